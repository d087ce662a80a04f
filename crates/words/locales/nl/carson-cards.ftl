### Carson City: het kaartspel.

## Wat er op het land staat

cards-element-empty = leeg
cards-element-mountain = berg
cards-element-house = Huis
cards-element-townhouse = Herenhuis
cards-element-mine = Mijn
cards-element-ranch = Ranch
cards-element-blacksmith = Smidse
cards-element-drugstore = Drugstore
cards-element-bank = Bank
cards-element-saloon = Saloon
cards-element-hotel = Hotel
cards-element-general-store = General Store
cards-element-church = Kerk
cards-element-prison = Gevangenis
cards-element-city-hall = Stadhuis
cards-element-outlaws = outlaws

# Telkens twee letters, allemaal verschillend: ze staan in de plaatjes van tekens.
cards-letters-house = Hu
cards-letters-townhouse = He
cards-letters-mine = Mi
cards-letters-ranch = Ra
cards-letters-blacksmith = Sm
cards-letters-drugstore = Dr
cards-letters-bank = Ba
cards-letters-saloon = Sa
cards-letters-hotel = Ho
cards-letters-general-store = Gs
cards-letters-church = Ke
cards-letters-prison = Ge
cards-letters-city-hall = St

cards-terrain = { $card } ({ $cells })
    .the = { $card } ({ $cells })

## Tekens

cards-suit-hat = hoed
cards-suit-star = ster
cards-suit-cactus = cactus
cards-suit-boot = laars
cards-suit-horseshoe = hoefijzer
cards-suit-cow = koe
cards-suit-none = nog geen teken
cards-suit-of = { $seat }: { $suit }

## Personages

cards-person-cowboy = Cowboy
    .the = de Cowboy
cards-rule-cowboy = Aan het eind: 3 punten voor elke Ranch.
cards-person-auctioneer = Veilingmeester
    .the = de Veilingmeester
cards-rule-auctioneer = Voor een bod, aan het eind of om plaats te maken voor een kaart die nergens past, mag je kaarten uit je stad verkopen, hoogstens drie in het hele spel: 7 punten per kaart. Ze mogen niets bedekken en niet bedekt zijn, en de stad moet één geheel blijven.
cards-person-settler = Kolonist
    .the = de Kolonist
cards-rule-settler = Aan het eind: 1 punt voor elk leeg vak rond minstens één Ranch.
cards-person-captain = Kapitein
    .the = de Kapitein
cards-rule-captain = 6 punten, en je stad mag een negende kolom of een negende rij hebben.
cards-person-singer = Zangeres
    .the = de Zangeres
cards-rule-singer = Aan het eind: zoveel punten als je beste Saloon oplevert.
cards-person-lawyer = Advocaat
    .the = de Advocaat
cards-rule-lawyer = Voor het bieden, één keer per tijdperk: neem meteen een kaart. Je bod telt dan niet.
cards-person-gunsmith = Wapensmid
    .the = de Wapensmid
cards-rule-gunsmith = Voor het bieden, één keer per tijdperk: +6 op je bod.
cards-person-banker = Bankier
    .the = de Bankier
cards-rule-banker = Aan het eind: 4 punten voor elke Bank.
cards-person-governor = Gouverneur
    .the = de Gouverneur
cards-rule-governor = Voor het bieden, één keer in het spel: er komt een terreinkaart bij en je neemt meteen een kaart, naast je gewone beurt.
cards-person-doctor = Arts
    .the = de Arts
cards-rule-doctor = 5 punten. Na het omdraaien, één keer per tijdperk: +2 op je bod.
cards-person-heroes = Helden
    .the = de Helden
cards-rule-heroes = 6 punten. Voor het bieden, één keer per tijdperk: +3 op je bod.
cards-person-teacher = Schooljuf
    .the = de Schooljuf
cards-rule-teacher = Aan het eind: 1 punt voor elk Huis, 2 voor elk Herenhuis of Hotel.
cards-person-publisher = Uitgever
    .the = de Uitgever
cards-rule-publisher = Aan het eind, voor je personages: 1 punt voor elke $ (ook die van hemzelf), 4 voor elke pijl.
cards-person-grocer = Winkeljuffrouw
    .the = de Winkeljuffrouw
cards-rule-grocer = Aan het eind: 4 punten voor elke Drugstore.
cards-person-day-labourer = Chinese Werker
    .the = de Chinese Werker
cards-rule-day-labourer = Voor het bieden, één keer per tijdperk: er komt voor iedereen een terreinkaart bij, en in je beurt neem je twee kaarten.
cards-person-newspaper-boy = Krantenjongen
    .the = de Krantenjongen
cards-rule-newspaper-boy = 3 punten, en aan het eind een personage naar keuze dat niemand heeft.
cards-person-sheriff = Sheriff
    .the = de Sheriff
cards-rule-sheriff = Aan het eind: 3 punten voor elke Gevangenis. Je outlaws kosten niets en tellen als lege vakken.
cards-person-gunslinger = Huurmoordenaar
    .the = de Huurmoordenaar
cards-rule-gunslinger = Na het omdraaien, één keer per tijdperk: +5 op je bod.
cards-person-indian = Indiaan
    .the = de Indiaan
cards-rule-indian = Aan het eind: een half punt voor elk vak dat je nog kunt bebouwen, naar boven afgerond.
cards-person-prospector = Goudzoeker
    .the = de Goudzoeker
cards-rule-prospector = Aan het eind: 1 punt voor elke berg en elke Mijn.
cards-person-undertaker = Begrafenisondernemer
    .the = de Begrafenisondernemer
cards-rule-undertaker = Aan het eind: 2 punten voor elk van je personages, hijzelf inbegrepen.

## Scoreblok

cards-pad-ranches = Ranches (lege vakken eromheen)
cards-pad-mines = Mijnen (bergen eromheen)
cards-pad-drugstores = Drugstores (Huizen eromheen)
cards-pad-banks = Banken (Huizen eromheen)
cards-pad-saloons = Saloons (Huizen eromheen)
cards-pad-stores-and-hall = General Stores, Stadhuis (Huizen eromheen)
cards-pad-per-ranch = Drugstores, Smidsen (Ranches in de stad)
cards-pad-per-mine = Banken, Smidsen (Mijnen in de stad)
cards-pad-per-house = Kerken, General Stores (Huizen in de stad)
cards-pad-hotels = Hotels
cards-pad-per-building = Stadhuis (gebouwen in de stad)
cards-pad-outlaws = Outlaws
cards-pad-handicap = Voorgift{ $mark }
cards-pad-pulls = Lokwaarde van { $count ->
        [one] één terreinkaart
       *[other] { $count } terreinkaarten
    }

## Opties

cards-option-fill = Tafel aanvullen
cards-option-fill-help = Virtuele spelers nemen de vrije plaatsen in. Ze bieden willekeurig en nemen wat het meest lokt.
cards-option-fill-count = tot { $players } spelers
cards-option-strength = Virtuele spelers
cards-option-strength-help = Hoe hoog de virtuele spelers kunnen bieden.
cards-strength-beginner = beginners
cards-option-strength-beginner-help = Ze bieden van 1 tot en met 9, net als jij.
cards-strength-advanced = gevorderden
cards-option-strength-advanced-help = Ze hebben een 10 in plaats van de 1.
cards-strength-professional = profs
cards-option-strength-professional-help = Ze hebben een 10 en een 11 in plaats van de 1 en de 2.
cards-note-strength = Aan deze tafel wint elk van hen ongeveer { $share } van de 100 partijen van mensen die even goed spelen; gelijk verdeeld zou het { $even } zijn.
cards-option-handicap = Voorgift van de virtuele spelers
cards-option-handicap-help = Ze beginnen met meer of minder punten, zodat ze aan elke tafel even sterk zijn.
cards-handicap-by-table = punten die bij de tafel passen
cards-handicap-house = punten van de eerdere regels
cards-handicap-off = geen, zoals gedrukt
cards-note-handicap = Aan deze tafel begint elk van hen met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
cards-option-suits = Tekens
cards-option-suits-help = Het teken beslist bij gelijke stand: elke ronde rangschikt de open achterkant van het volgende personage ze alle zes.
cards-suits-chance = door het lot verdeeld
cards-suits-chosen = iedereen kiest zelf
cards-suits-by-seat = naar de plaatsen

cards-options-people = Het kaartspel is voor 1 tot en met 6 spelers, niet voor { $people }.
cards-options-fill = De tafel wordt aangevuld tot 4, 5 of 6 spelers, niet tot { $fill }.

## Wat er gevraagd wordt

cards-asked-suit = Kies een teken.
cards-asked-use = Zet je de { $person } nu in? { $rule }
cards-asked-take-at-once = Neem meteen een kaart. ({ $person })
cards-asked-sell = Verkoop een kaart uit je stad voor 7 punten, of pas.
cards-asked-sell-for-room = Er is geen plaats voor { $card }. Verkoop een kaart uit je stad voor 7 punten om plaats te maken, of zie ervan af.
cards-asked-bid = Leg een veilingkaart gedekt neer. Hoe hoger, hoe eerder je aan de beurt bent.
cards-asked-take = Neem een kaart uit de rij.
cards-asked-lay = Leg { $card } in je stad.
cards-asked-choose = Kies het personage dat de Krantenjongen je brengt.

cards-waiting-suit = { $seat } kiest een teken.
cards-waiting-use = { $seat } kan de { $person } inzetten. { $rule }
cards-waiting-sell = { $seat } mag verkopen.
cards-waiting-sell-for-room = { $seat } heeft geen plaats voor { $card } en mag verkopen.
cards-waiting-bid = Wachten op het bod van { $seats }.
cards-waiting-take = { $seat } neemt een kaart.
cards-waiting-lay = { $seat } legt { $card }.
cards-waiting-choose = { $seat } kiest een laatste personage.

## Keuzes

# Regels van een lijst: kort houden.
cards-choice-suit = { $suit }
cards-choice-use = { $person } inzetten. { $rule }
cards-choice-spare = Nu niet
cards-choice-bid = { $bid } bieden
cards-choice-take = { $card }, lokwaarde { $pull }
cards-choice-take-person = { $person }, lokwaarde { $pull }. { $rule }
cards-choice-lay = Op { $at } leggen
cards-choice-sell = { $card } verkopen
cards-choice-sell-no-more = Niets meer verkopen
cards-choice-lose = Afzien van { $card }
cards-choice-choose = { $person }. { $rule }
cards-choice-choose-nobody = Niemand

## Wat een keuze zou opleveren

cards-preview-gain = Je punten: { $gain ->
        [0] blijven gelijk
       *[other] { SIGNED($gain) }
    }.
cards-preview-line = { $label }: { SIGNED($change) }
cards-preview-no-place = De kaart past nergens en zou uit het spel gaan.

## Plaatjes

cards-title-hand = Te leggen: { $card }
cards-title-row = Ronde { $round } van 18: de rij
cards-title-city = Stad: { $seat }
cards-title-auction = Veilingkaarten
cards-title-persons = Personages
cards-ties = Gelijke biedingen:
cards-city-empty = Hier is nog niets.

## Alles in woorden

cards-words-round = Ronde { $round } van 18, tijdperk { $epoch }.
cards-words-row = In de rij: { $cards }.
cards-words-row-card = { $card }, lokwaarde { $pull }
cards-words-person = { $person }: { $rule }
cards-words-back = Volgorde bij gelijke biedingen: { $suits }.
cards-words-player = { $seat } ({ $suit }) heeft { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
cards-words-virtual = { $seat } ({ $suit }), virtueel, heeft { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
cards-words-auction = { $seat } heeft { $left ->
        [0] geen veilingkaart
        [one] één veilingkaart: { $cards }
       *[other] { $left } veilingkaarten: { $cards }
    }. Gespeeld: { $count ->
        [0] geen
       *[other] { $spent }
    }.
cards-words-bid-shown = { $seat } biedt { $bid }.
cards-words-bid-void = { $seat } biedt { $bid }, maar dat telt niet: de Advocaat heeft al een kaart gehaald.
cards-words-bonus = { SIGNED($bonus) } op het bod van { $seat }.
cards-words-bid-own = Jij biedt { $bid }; nog niemand weet het.
cards-words-bid-sealed = { $seat } heeft gedekt geboden.
cards-words-persons = Personages van { $seat }: { $persons }.
cards-words-person-ready = { $person }
cards-words-person-turned = { $person } (ingezet)
cards-words-handicap = { $seat } is begonnen met een voorgift van { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }{ $mark }.
cards-words-collected = { $seat } heeft { $count ->
        [0] geen terreinkaart
        [one] één terreinkaart
       *[other] { $count } terreinkaarten
    } verzameld.
cards-words-sold = { $seat } heeft verkocht: { $cards }.
cards-words-city-empty = { $seat } heeft nog niets gebouwd.
cards-words-city = Stad van { $seat }: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }, { $columns } × { $rows } vakken, vanaf kolom { $first }.
cards-words-city-row = Rij { $row }: { $cells }.
cards-words-bare = geen kaart

## Gebeurtenissen

cards-event-suit = { $seat } kiest een teken: { $suit }.
cards-event-suits = Tekens: { $suits }.
cards-event-epoch = Tijdperk { $epoch } begint.
cards-event-sent-under = Doodskop op de stapel: de { $person } gaat weer onderop.
cards-event-round = Ronde { $round }: { $cards }. Gelijke biedingen: { $suits }.
cards-event-used = { $seat } zet de { $person } in.
cards-event-spared = { $seat } bewaart de { $person }.
cards-event-row-grew = Nieuw in de rij: { $card }.
cards-event-sealed = { $seat } biedt gedekt.
cards-event-shown = Kaarten op tafel: { $bids }.
cards-bid-of = { $seat }: { $bid }
# An auction card, what persons add to it, and what it comes to.
cards-bid = { $bonus ->
        [0] { $bid }
       *[other] { $bid } + { $bonus } = { $total }
    }
cards-event-raised = { $seat } biedt nu { $bid }.
cards-event-taken = { $seat } neemt { $card-the }.
cards-event-laid = { $seat } legt { $card } op { $at }: { $gain ->
        [0] blijft gelijk
       *[other] { SIGNED($gain) }
    }.
cards-event-fits-nowhere = { $seat } heeft geen plaats voor { $card }. De kaart gaat uit het spel.
cards-event-left-over = { $count ->
        [one] Deze kaart wilde niemand
       *[other] Deze kaarten wilde niemand
    }: { $cards }.
cards-event-sold = { $seat } verkoopt { $card } voor 7 punten.
cards-event-chosen = De Krantenjongen brengt de { $person } naar { $seat }.
cards-event-ended = Het spel is afgelopen. { $points }.

## Wat geweigerd wordt

cards-illegal-suit-first = Kies eerst een teken.
cards-illegal-suit-taken = ‘{ $suit }’ heeft al iemand. Kies een ander teken.
cards-illegal-use-or-pass = Kies eerst: zet je de { $person } in, of pas je?
cards-illegal-bid-first = Nu biedt iedereen: leg een veilingkaart gedekt neer.
cards-illegal-bid-spent = Je hebt in dit tijdperk geen { $bid } om mee te bieden. Kies een andere kaart.
cards-illegal-take-first = Neem een kaart uit de rij.
cards-illegal-not-in-row = { $card } ligt niet in de rij.
cards-illegal-lay-first = Leg eerst { $card } in je stad.
cards-illegal-first-at-origin = De eerste kaart van een stad ligt op 0,0, niet op { $at }.
cards-illegal-too-far = Op { $at } zou de stad te groot worden: 8 bij 8 vakken, met de Kapitein één kolom of rij meer.
cards-illegal-apart = Op { $at } zou de kaart je stad niet met een zijde van een vak raken.
cards-illegal-covers = Op { $at } zou ‘{ $above }’ op ‘{ $below }’ komen. Je mag alleen lege vakken bedekken, gelijk met gelijk en een Huis met een Herenhuis; outlaws alleen met een Sheriff of een Gevangenis.
cards-illegal-sell-or-pass = Verkoop een kaart uit je stad of pas.
cards-illegal-not-in-city = { $card } ligt niet in je stad.
cards-illegal-not-sellable = { $card } kun je niet verkopen: die bedekt iets, is bedekt of houdt de stad bijeen.
cards-illegal-sell-or-lose = Er is geen plaats voor: verkoop een kaart uit je stad om plaats te maken, of pas en zie ervan af.
cards-illegal-makes-no-room = { $card } verkopen maakt geen plaats voor de kaart in je hand.
cards-illegal-choose-or-pass = Kies een personage of pas.
cards-illegal-person-owned = De { $person } is al bezet.

## Wat van onszelf is

cards-house-deck = Welke elementen een terreinkaart delen, en waar ze staan, is van onszelf; hoe vaak elk voorkomt is gedrukt.
cards-house-pulls = De lokwaarde van de terreinkaarten voor virtuele spelers is van onszelf: de gedrukte getallen waren niet te vinden.
cards-house-person-pulls = De lokwaarde van deze personages voor virtuele spelers is van onszelf: { $persons }. De gedrukte getallen waren niet te vinden.
cards-house-backs = Welke achterkant met zijn volgorde van tekens bij welk personage hoort, is van onszelf: de gedrukte waren niet te vinden.
cards-house-handicap = De punten waarmee virtuele spelers beginnen zijn van onszelf: de gedrukte regels geven er geen.

## Wat over veel partijen wordt geteld

cards-used-people = Gewonnen personages
