### Carson City: het kaartspel.

## Wat er op het land staat

cards-element-empty = leeg
cards-element-mountain = berg
cards-element-house = woonhuis
cards-element-townhouse = herenhuis
cards-element-mine = mijn
cards-element-ranch = ranch
cards-element-blacksmith = smederij
cards-element-drugstore = drogisterij
cards-element-bank = bank
cards-element-saloon = saloon
cards-element-hotel = hotel
cards-element-general-store = dorpswinkel
cards-element-church = kerk
cards-element-prison = gevangenis
cards-element-city-hall = stadhuis
cards-element-outlaws = bandieten

# Telkens twee letters, allemaal verschillend: ze staan in de plaatjes van tekens.
cards-letters-house = Wo
cards-letters-townhouse = He
cards-letters-mine = Mi
cards-letters-ranch = Ra
cards-letters-blacksmith = Sm
cards-letters-drugstore = Dr
cards-letters-bank = Ba
cards-letters-saloon = Sa
cards-letters-hotel = Ho
cards-letters-general-store = Wi
cards-letters-church = Ke
cards-letters-prison = Ge
cards-letters-city-hall = St

cards-terrain = { $card } ({ $cells })

## Kleuren

cards-suit-hat = hoed
cards-suit-star = ster
cards-suit-cactus = cactus
cards-suit-boot = laars
cards-suit-horseshoe = hoefijzer
cards-suit-cow = koe
cards-suit-none = nog geen teken
cards-suit-of = { $seat }: { $suit }

## Personen

cards-person-cowboy = Cowboy
cards-rule-cowboy = Aan het eind: 3 punten voor elke ranch.
cards-person-auctioneer = Veilingmeester
cards-rule-auctioneer = Voor een bod, aan het eind of om plaats te maken voor een kaart die nergens past, mag je kaarten uit je stad verkopen, hoogstens drie in het hele spel: 7 punten per kaart. Ze moeten vrij liggen en de stad moet één geheel blijven.
cards-person-settler = Kolonist
cards-rule-settler = Aan het eind: 1 punt voor elk leeg vak naast minstens één ranch.
cards-person-captain = Kapitein
cards-rule-captain = 6 punten, en je stad mag een negende kolom of een negende rij hebben.
cards-person-singer = Zangeres
cards-rule-singer = Aan het eind: zoveel punten als je beste saloon oplevert.
cards-person-lawyer = Advocaat
cards-rule-lawyer = Voor het bieden, één keer per tijdperk: neem meteen een kaart. Je bod telt dan niet.
cards-person-gunsmith = Wapensmid
cards-rule-gunsmith = Voor het bieden, één keer per tijdperk: je bod telt 6 meer.
cards-person-banker = Bankier
cards-rule-banker = Aan het eind: 4 punten voor elke bank.
cards-person-governor = Gouverneur
cards-rule-governor = Voor het bieden, één keer in het spel: er komt een terreinkaart bij en je neemt meteen een kaart, naast je gewone beurt.
cards-person-doctor = Dokter
cards-rule-doctor = 5 punten. Na het omdraaien, één keer per tijdperk: je bod telt 2 meer.
cards-person-heroes = Helden
cards-rule-heroes = 6 punten. Voor het bieden, één keer per tijdperk: je bod telt 3 meer.
cards-person-teacher = Lerares
cards-rule-teacher = Aan het eind: 1 punt voor elk woonhuis, 2 voor elk herenhuis of hotel.
cards-person-publisher = Uitgever
cards-rule-publisher = Aan het eind, voor je personen: 1 punt voor elke $ (ook die van hemzelf), 4 voor elke pijl.
cards-person-grocer = Kruidenier
cards-rule-grocer = Aan het eind: 4 punten voor elke drogisterij.
cards-person-day-labourer = Dagloner
cards-rule-day-labourer = Voor het bieden, één keer per tijdperk: er komt voor iedereen een terreinkaart bij, en in je beurt neem je twee kaarten.
cards-person-newspaper-boy = Krantenjongen
cards-rule-newspaper-boy = 3 punten, en aan het eind een persoon naar keuze die niemand heeft.
cards-person-sheriff = Sheriff
cards-rule-sheriff = Aan het eind: 3 punten voor elke gevangenis. Je bandieten kosten niets en tellen als lege vakken.
cards-person-gunslinger = Revolverheld
cards-rule-gunslinger = Na het omdraaien, één keer per tijdperk: je bod telt 5 meer.
cards-person-indian = Indiaan
cards-rule-indian = Aan het eind: een half punt voor elk vak dat je nog kunt bebouwen, naar boven afgerond.
cards-person-prospector = Goudzoeker
cards-rule-prospector = Aan het eind: 1 punt voor elke berg en elke mijn.
cards-person-undertaker = Doodgraver
cards-rule-undertaker = Aan het eind: 2 punten voor elk van je personen, hijzelf inbegrepen.

## Scoreblok

cards-pad-ranches = Ranches: lege vakken eromheen
cards-pad-mines = Mijnen: bergen eromheen
cards-pad-drugstores = Drogisterijen: woonhuizen eromheen
cards-pad-banks = Banken: woonhuizen eromheen
cards-pad-saloons = Saloons: woonhuizen eromheen
cards-pad-stores-and-hall = Dorpswinkels, stadhuis: woonhuizen eromheen
cards-pad-per-ranch = Drogisterijen, smederijen: ranches in de stad
cards-pad-per-mine = Banken, smederijen: mijnen in de stad
cards-pad-per-house = Kerken, dorpswinkels: woonhuizen in de stad
cards-pad-hotels = Hotels
cards-pad-per-building = Stadhuis: gebouwen in de stad
cards-pad-outlaws = Bandieten
cards-pad-handicap = Voorgift{ $mark }
cards-pad-pulls = Trek van { $count ->
        [one] één terreinkaart
       *[other] { $count } terreinkaarten
    }

## Opties

cards-option-fill = Tafel aanvullen
cards-option-fill-help = Virtuele spelers nemen de vrije plaatsen in. Ze bieden op goed geluk en nemen wat hen het meest trekt.
cards-option-fill-count = tot { $players } spelers
cards-option-strength = Virtuele spelers
cards-option-strength-help = Hoe hoog de virtuele spelers kunnen bieden.
cards-strength-beginner = beginnelingen
cards-option-strength-beginner-help = Ze bieden van 1 tot 9, net als jij.
cards-strength-advanced = gevorderden
cards-option-strength-advanced-help = Ze hebben een 10 in plaats van de 1.
cards-strength-professional = profs
cards-option-strength-professional-help = Ze hebben een 10 en een 11 in plaats van de 1 en de 2.
cards-note-strength = Aan deze tafel wint elk van hen ongeveer { $share } van de 100 partijen van mensen die even goed spelen; gelijk verdeeld zou het { $even } zijn.
cards-option-handicap = Voorgift van de virtuele spelers
cards-option-handicap-help = Ze beginnen met meer of minder punten, zodat ze aan elke tafel even sterk zijn.
cards-handicap-house = punten die bij de tafel passen
cards-handicap-off = geen, zoals gedrukt
cards-note-handicap = Aan deze tafel begint elk van hen met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
cards-option-suits = Tekens
cards-option-suits-help = Het teken beslist bij gelijke stand: elke ronde rangschikt de open achterkant van de volgende persoon ze alle zes.
cards-suits-chance = door het lot verdeeld
cards-suits-chosen = iedereen kiest zelf
cards-suits-by-seat = naar de plaatsen

cards-options-people = Het kaartspel is voor één tot zes mensen, niet voor { $people }.
cards-options-fill = De tafel wordt aangevuld tot 4, 5 of 6 spelers, niet tot { $fill }.

## Wat er gevraagd wordt

cards-asked-suit = Kies een teken.
cards-asked-use = Zet je nu een persoon in? { $person }: { $rule }
cards-asked-take-at-once = Neem meteen een kaart. ({ $person })
cards-asked-sell = Verkoop een kaart uit je stad voor 7 punten, of pas.
cards-asked-sell-for-room = Er is geen plaats voor { $card }. Verkoop een kaart uit je stad voor 7 punten om plaats te maken, of zie ervan af.
cards-asked-bid = Leg een veilingkaart gedekt neer. Hoe hoger, hoe eerder je aan de beurt bent.
cards-asked-take = Neem een kaart uit de rij.
cards-asked-lay = Leg { $card } in je stad.
cards-asked-choose = Kies de persoon die de krantenjongen je brengt.

cards-waiting-suit = { $seat } kiest een teken.
cards-waiting-use = { $seat } denkt na over een persoon. { $person }: { $rule }
cards-waiting-sell = { $seat } mag verkopen.
cards-waiting-sell-for-room = { $seat } heeft geen plaats voor { $card } en mag verkopen.
cards-waiting-bid = Er ontbreken nog biedingen: { $seats }.
cards-waiting-take = { $seat } neemt een kaart.
cards-waiting-lay = { $seat } legt { $card }.
cards-waiting-choose = { $seat } kiest een laatste persoon.
cards-seat = { $seat }

## Keuzes

# Regels van een lijst: kort houden.
cards-choice-suit = { $suit }
cards-choice-use = Inzetten: { $person }. { $rule }
cards-choice-spare = Nu niet: { $person }
cards-choice-bid = { $bid } bieden
cards-choice-take = { $card }, trek { $pull }
cards-choice-take-person = { $person }, trek { $pull }. { $rule }
cards-choice-lay = Op { $at }
cards-choice-sell = { $card } verkopen
cards-choice-sell-no-more = Niets meer verkopen
cards-choice-lose = Ervan afzien: { $card }
cards-choice-choose = { $person }. { $rule }
cards-choice-choose-nobody = Niemand

## Wat een keuze zou opleveren

cards-preview-gain = Je punten: { $gain ->
        [0] geen verandering
       *[other] { SIGNED($gain) }
    }.
cards-preview-line = { $label }: { SIGNED($change) }
cards-preview-no-place = Er is geen plaats voor: de kaart zou uit het spel gaan.

## Plaatjes

cards-title-hand = Te leggen: { $card }
cards-title-row = Ronde { $round } van 18: de rij
cards-title-city = Stad: { $seat }
cards-title-auction = Veilingkaarten
cards-title-persons = Personen
cards-ties = Gelijke stand:
cards-city-empty = Hier is nog niets.

## Alles in woorden

cards-words-round = Ronde { $round } van 18, tijdperk { $epoch }.
cards-words-row = In de rij: { $cards }.
cards-words-row-card = { $card } met trek { $pull }
cards-words-person = { $person }: { $rule }
cards-words-back = Bij gelijke stand wint wie vooraan staat: { $suits }.
cards-words-player = { $seat } ({ $suit }) staat op { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
cards-words-virtual = { $seat } ({ $suit }), virtueel, staat op { $points ->
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
cards-words-bid-void = { $seat } biedt { $bid }, maar dat telt niet: de advocaat heeft al een kaart gehaald.
cards-words-bonus = Het bod van { $seat } telt { $bonus } meer.
cards-words-bid-own = Jij biedt { $bid }; nog niemand weet het.
cards-words-bid-sealed = { $seat } heeft een kaart gedekt neergelegd.
cards-words-persons = Bij { $seat }: { $persons }.
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
    }, { $columns } kolommen bij { $rows } rijen, vanaf kolom { $first }.
cards-words-city-row = Rij { $row }: { $cells }.
cards-words-bare = onbelegd

## Gebeurtenissen

cards-event-suit = { $seat } kiest een teken: { $suit }.
cards-event-suits = Tekens: { $suits }.
cards-event-epoch = Tijdperk { $epoch } begint.
cards-event-sent-under = Een doodskop op de stapel, terug eronder gaat: { $person }.
cards-event-round = Ronde { $round }: { $cards }. Gelijke stand: { $suits }.
cards-event-used = { $seat } zet in: { $person }.
cards-event-spared = { $seat } wacht nog: { $person }.
cards-event-row-grew = Nieuw in de rij: { $card }.
cards-event-sealed = { $seat } legt een kaart gedekt neer.
cards-event-shown = Kaarten op tafel: { $bids }.
cards-bid-of = { $seat }: { $bid }
# An auction card, what persons add to it, and what it comes to.
cards-bid = { $bonus ->
        [0] { $bid }
       *[other] { $bid } + { $bonus } = { $total }
    }
cards-event-raised = { $seat } biedt nu { $bid }.
cards-event-taken = { $seat } neemt: { $card }.
cards-event-laid = { $seat } legt { $card } op { $at }: { $gain ->
        [0] geen verandering
       *[other] { SIGNED($gain) }
    }.
cards-event-fits-nowhere = { $seat } heeft geen plaats voor { $card }. De kaart gaat uit het spel.
cards-event-left-over = { $count ->
        [one] Die wilde niemand
       *[other] Die wilde niemand
    }: { $cards }.
cards-event-sold = { $seat } verkoopt { $card } voor 7 punten.
cards-event-chosen = De krantenjongen brengt { $seat }: { $person }.
cards-event-ended = Het spel is afgelopen: { $points }.

## Wat geweigerd wordt

cards-illegal-suit-first = Kies eerst een teken.
cards-illegal-suit-taken = Dat heeft al iemand: { $suit }. Kies een ander teken.
cards-illegal-use-or-pass = Je wordt naar een persoon gevraagd: { $person }. Zet die in of pas.
cards-illegal-bid-first = Nu biedt iedereen: leg een veilingkaart gedekt neer.
cards-illegal-bid-spent = Je hebt in dit tijdperk geen { $bid } om mee te bieden. Kies een andere kaart.
cards-illegal-take-first = Neem een kaart uit de rij.
cards-illegal-not-in-row = Dat ligt niet in de rij: { $card }.
cards-illegal-lay-first = Leg eerst { $card } in je stad.
cards-illegal-first-at-origin = De eerste kaart van een stad ligt op 0,0, niet op { $at }.
cards-illegal-too-far = Op { $at } zou de stad te groot worden: 8 bij 8 vakken, met de kapitein één kolom of rij meer.
cards-illegal-apart = Op { $at } zou de kaart je stad niet met een zijde van een vak raken.
cards-illegal-covers = Op { $at } zou dit op { $below } komen te liggen: { $above }. Je mag alleen lege vakken bedekken, gelijk met gelijk en een woonhuis met een herenhuis; bandieten alleen met een sheriff of een gevangenis.
cards-illegal-sell-or-pass = Verkoop een kaart uit je stad of pas.
cards-illegal-not-in-city = Dat ligt niet in je stad: { $card }.
cards-illegal-not-sellable = Deze kaart kun je niet verkopen, omdat ze iets bedekt, bedekt is of de stad bijeenhoudt: { $card }.
cards-illegal-sell-or-lose = Er is geen plaats voor: verkoop een kaart uit je stad om plaats te maken, of pas en zie ervan af.
cards-illegal-makes-no-room = Die verkopen maakt geen plaats voor de kaart in je hand: { $card }.
cards-illegal-choose-or-pass = Kies een persoon of pas.
cards-illegal-person-owned = Deze persoon is al van iemand: { $person }.

## Wat van onszelf is

cards-house-deck = Welke elementen een terreinkaart delen, en waar ze staan, is van onszelf; hoe vaak elk voorkomt is gedrukt.
cards-house-pulls = De trek van de terreinkaarten op virtuele spelers is van onszelf: de gedrukte getallen waren niet te vinden.
cards-house-person-pulls = De trek van deze personen op virtuele spelers is van onszelf: { $persons }. De gedrukte getallen waren niet te vinden.
cards-house-backs = Welke achterkant met zijn volgorde van kleuren bij welke persoon hoort, is van onszelf: de gedrukte waren niet te vinden.
cards-house-handicap = De punten waarmee virtuele spelers beginnen zijn van onszelf: de gedrukte regels geven er geen.
