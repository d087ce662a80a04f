### Carson City.

## Gebouwen

city-building-ranch = Ranch
city-building-mine = Mijn
city-building-drugstore = Drugstore
city-building-bank = Bank
city-building-saloon = Saloon
city-building-hotel = Hotel
city-building-church = Kerk
city-building-prison = Gevangenis
city-building-general-store = General Store
city-building-school = School
city-building-blacksmith = Smederij
city-building-city-hall = Stadhuis
city-building-train-station = Station

## Personages

city-character-paperboy = Krantenjongen
city-character-sheriff = Sheriff
city-character-banker = Bankier
city-character-grocer = Winkeljuffrouw
city-character-chinese-worker = Chinese arbeider
city-character-settler = Kolonist
city-character-captain = Kapitein
city-character-mercenary = Huurmoordenaar
city-character-indian = Indiaan
city-character-prospector = Goudzoeker
city-character-gunsmith = Wapensmid
city-character-singer = Zangeres
city-character-auctioneer = Veilingmeester
city-character-governor = Gouverneur
city-character-doctor = Dokter
city-character-undertaker = Begrafenisondernemer
city-character-cowboy = Cowboy
city-character-heroes = Helden
city-character-teacher = Onderwijzeres
city-character-lawyer = Advocaat
city-character-editor = Uitgever
city-character-father-christmas = Kerstman

city-power-0y = betaal $3, neem een ander personage (niet de Sheriff) en speel als nummer 0
city-power-0r = neem een ander personage (niet de Sheriff), speel als nummer 0, houd $5 minder
city-power-1y = een witte cowboy die niemand uitdaagt
city-power-1r = je begint geen ruzie, en elk verloren duel is 3 punten waard
city-power-2y = nu $9
city-power-2r = aan het eind van de ronde 3, 5 of 7 punten voor $3, $12 of $25
city-power-3y = $8, of één soort van je gebouwen brengt het dubbele op
city-power-3r = nu $8, of aan het eind van de ronde een punt per Huis
city-power-4y = 2 wegen, en gebouwen voor de halve prijs
city-power-4r = meteen een gebouw naar keuze voor $5
city-power-5y = een kavel naar keuze
city-power-5r = nu $8, of aan het eind van de ronde een punt per berg
city-power-6y = 1, 2 of 3 cowboys voor $1, $4 of $9
city-power-6r = 1 of 2 revolvers voor $3 of $9
city-power-7y = 3 vuurkracht deze ronde
city-power-7r = 2 vuurkracht deze ronde
city-power-8y = 2 kavels waar de dobbelstenen vallen
city-power-8r = geen kavel kost je meer dan $3
city-power-9y = een Mijn op nieuw land voor $10
city-power-9r = 2 staven dynamiet
city-power-10y = 2 punten voor elk gewonnen duel
city-power-10r = een tweede worp in elk duel, en een staaf dynamiet
city-power-11y = 2 fiches die een cowboy buiten duels houden
city-power-11r = een extra gokker die de dobbelstenen vermenigvuldigt
city-power-12y = veilt 2 kavels, de halve prijs is voor jou
city-power-12r = veilt de munitie, de prijs is voor jou
city-power-13y = een weg, en een punt voor elke weg die nieuw land bereikt
city-power-13r = belast de revolvers of het geld van de anderen
city-power-14y = verslagen cowboys mogen voor $3 verder, die van jou gratis
city-power-14r = $2 of een punt van elke verslagen cowboy van de anderen
city-power-15y = een paard
city-power-15r = een Ranch op nieuw land voor $8
city-power-16y = je gebouwen zijn veilig, en je valt er geen aan
city-power-16r = 3 punten, en 3 meer voor elk van hooguit 2 weggestuurde cowboys
city-power-17y = je kiest volgende ronde als eerste
city-power-17r = 2 punten per School, Gevangenis en Kerk, en 2 zonder Saloon
city-power-18y = koop meteen een kavel; niemand betwist jouw land
city-power-18r = punten voor de inkomsten van je gebouwen
city-power-19y = 5 punten
city-power-19r = 2 punten, en wat de dobbelsteen brengt

## Het actiespoor

city-space-wages = Salaris
city-space-ammunition = Munitie
city-space-3-roads = 3 wegen
city-space-1-road = 1 weg
city-space-parcels = Kavels
city-space-building-12 = het gebouw van $12
city-space-building-10 = het gebouw van $10
city-space-building-8 = het gebouw van $8
city-space-building-6 = het gebouw van $6
city-space-building-5 = het gebouw van $5
city-space-building-4 = het gebouw van $4
city-space-building-3 = het gebouw van $3
city-space-kept-buildings = bewaarde gebouwen
city-space-parcels-income = Inkomsten van kavels
city-space-cowboy-income = Inkomsten voor vuurkracht
city-space-gambling = Gokken
city-space-building-income = Inkomsten van gebouwen
city-space-parcels-vp = Punten voor kavels
city-space-cowboy-vp = Punten voor vuurkracht
city-space-building-vp = Punten voor gebouwen
city-space-vp-5 = punten van $5
city-space-vp-4 = punten van $4
city-space-vp-3 = punten van $3
city-space-vp-2 = punten van $2
city-place-parcel = kavel { $parcel }
city-seat = { $seat }

## Wat er gevraagd wordt

city-asked-first-parcel = Met welke kavel begin je?
city-asked-character = Welk personage?
city-asked-second-character = Wie haalt de Krantenjongen?
city-asked-eight = Nu $8, of wachten op iets beters?
city-asked-take-building = Welk gebouw voor $5?
city-asked-free-parcel = Welke kavel neemt de Kolonist?
city-asked-recruit = Wat verkoopt de Kapitein?
city-asked-stake = Waar komt de tegel { $building }?
city-asked-stake-tile = Welke tegel { $building } van de rij?
city-asked-lot = Welke kavel komt onder de hamer?
city-asked-bid = { $kind ->
    [ammunition] De munitie staat op ${ $bid }. Meer bieden?
   *[parcels] De kavels { $lot } staan op ${ $bid }. Meer bieden?
}
city-asked-tax = Revolvers of geld belasten?
city-asked-heroes = Hoeveel cowboys vertrekken met de Helden?
city-asked-lawyer-parcel = Welke kavel koopt de Advocaat?
city-asked-place = { $cowboys ->
    [0] Geen cowboy meer over. Passen?
    [one] Je laatste cowboy plaatsen of passen?
   *[other] Een van { $cowboys } cowboys plaatsen of passen?
}
city-asked-duel-order = Welk duel komt eerst?
city-asked-reroll = { $rolled } gegooid, plaats: { $place }. Nog eens gooien?
city-asked-heal = Verslagen, plaats: { $place }. Waar stuurt de Dokter hem heen?
city-asked-undertaker = De Begrafenisondernemer: $2 betalen of een punt verliezen?
city-asked-undertaker-poor = De Begrafenisondernemer: je hebt geen $2, dus je verliest een punt.
city-asked-buy-parcel = Welke kavel koop je?
city-asked-buy-building = { $building } kopen voor ${ $price }?
city-asked-build = { $scope ->
    [one] { $building }: waar zet je het neer? Wachten kan ook.
   *[all] Welk van je gebouwen bouw je nu, en waar?
}
city-kept = je gebouwen
city-asked-house = { $left ->
    [one] Waar komt het nieuwe Huis?
   *[other] Waar komt het volgende van { $left } nieuwe Huizen?
}
city-asked-consent = { $builder } wil een Huis bouwen op jouw kavel { $parcel }. Mag dat?
city-asked-income = { $means ->
    [grocer] De Winkeljuffrouw: $8, of brengt één soort van je gebouwen deze ronde het dubbele op?
    [dynamite] Een Mijn van je opblazen? Ze brengt deze ronde het driedubbele op, en het dynamiet is weg.
    [horse] Welke Ranch verdubbelt een paard deze ronde?
   *[several] Welke van je gebouwen brengen deze ronde meer op?
}
city-asked-buy-points = Hoeveel punten van ${ $price } per stuk?
city-asked-last-roads = De ronde loopt af. Nog wegen?
city-asked-banker = Hoeveel punten van de Bankier?
city-asked-spend = { $must ->
    [0] Je hebt ${ $money }, en alles mag blijven. Geef je iets uit? Elke $10 is een punt.
   *[other] Je hebt ${ $money }, ${ $limit } mag blijven: minstens ${ $must } moet weg. Hoeveel geef je uit? Elke $10 is een punt.
}
city-asked-city-hall = Waar komt het Stadhuis?

## Wat de anderen lezen terwijl iemand aan de beurt is

city-waiting-secretly = { $seat } kiest in het geheim.
city-waiting-first-parcel = { $seat } kiest een kavel om mee te beginnen.
city-waiting-character = { $seat } kiest een personage.
city-waiting-second-character = { $seat } kiest wie de Krantenjongen haalt.
city-waiting-eight = { $seat } kan nu $8 nemen, of wachten op iets beters.
city-waiting-take-building = { $seat } kan voor $5 een gebouw nemen.
city-waiting-free-parcel = { $seat } kiest een kavel voor de Kolonist.
city-waiting-recruit = { $seat } kiest wat de Kapitein verkoopt.
city-waiting-stake = { $seat } kiest waar de tegel { $building } komt.
city-waiting-stake-tile = { $seat } kiest een tegel { $building } uit de rij.
city-waiting-lot = { $seat } kiest een kavel voor de veiling.
city-waiting-bid = { $kind ->
    [ammunition] { $seat } kan meer dan ${ $bid } bieden voor de munitie.
   *[parcels] { $seat } kan meer dan ${ $bid } bieden voor { $lot }.
}
city-waiting-tax = { $seat } belast revolvers of geld.
city-waiting-heroes = { $seat } beslist hoeveel cowboys met de Helden vertrekken.
city-waiting-lawyer-parcel = { $seat } kiest de kavel die de Advocaat koopt.
city-waiting-place = { $cowboys ->
    [0] { $seat } heeft geen cowboy meer en kan alleen passen.
    [one] { $seat } plaatst de laatste cowboy, of past.
   *[other] { $seat } plaatst een van { $cowboys } cowboys, of past.
}
city-waiting-duel-order = { $seat } beslist welk duel eerst komt.
city-waiting-reroll = { $seat } gooide { $rolled } ({ $place }) en mag nog eens gooien.
city-waiting-heal = { $seat } is verslagen ({ $place }) en beslist waar de Dokter de cowboy heen stuurt.
city-waiting-undertaker = { $seat } betaalt de Begrafenisondernemer $2 of verliest een punt.
city-waiting-buy-parcel = { $seat } beslist welke kavel te kopen.
city-waiting-buy-building = { $seat } kan het gebouw { $building } kopen voor ${ $price }.
city-waiting-build = { $scope ->
    [one] { $seat } beslist waar het gebouw { $building } komt.
   *[all] { $seat } kan nu bewaarde gebouwen bouwen.
}
city-waiting-house = { $left ->
    [one] { $seat } zoekt een plek voor het nieuwe Huis.
   *[other] { $seat } zoekt een plek voor het volgende van { $left } nieuwe Huizen.
}
city-waiting-consent = { $seat } beslist of { $builder } een Huis mag bouwen op { $parcel }.
city-waiting-income = { $means ->
    [grocer] { $seat } beslist wat de Winkeljuffrouw oplevert.
    [dynamite] { $seat } kan een Mijn opblazen.
    [horse] { $seat } kan met een paard een Ranch verdubbelen.
   *[several] { $seat } beslist welke gebouwen meer opbrengen.
}
city-waiting-buy-points = { $seat } kan punten kopen voor ${ $price } per stuk.
city-waiting-last-roads = { $seat } kan nog wegen leggen voor de ronde afloopt.
city-waiting-banker = { $seat } kan punten kopen bij de Bankier.
city-waiting-spend = { $seat } heeft ${ $money } en beslist hoeveel daarvan uit te geven.
city-waiting-city-hall = { $seat } beslist waar het Stadhuis komt.
city-waiting-outlaw-order = { $seat } beslist welke bandiet nu gaat.
city-waiting-reward = { $seat } heeft de bandiet op { $parcel } verslagen en neemt punten of berooft het gebouw.
city-waiting-horse = { $seat } kan een paard naar een omheining sturen.
city-waiting-second-go = { $seat } is nog een keer aan zet.
city-waiting-resettle = { $seat } beslist waar de cowboy nu heen gaat.
city-waiting-buy-horse = { $seat } kan in plaats van $4 loon voor $4 een paard kopen.
city-waiting-new-horse = { $seat } kiest een omheining voor het nieuwe paard.

## Keuzes

city-choice-parcel = { $parcel } nemen
city-choice-character = { $number } { $character }: { $power } (houdt ${ $limit })
city-choice-now = $8 nemen
city-choice-later = wachten
city-choice-take = { $building } nemen
city-choice-recruit = { $count ->
    [one] een cowboy
   *[other] { $count } cowboys
}
city-choice-revolvers = { $count ->
    [one] een revolver
   *[other] { $count } revolvers
}
city-choice-tax-weapons = revolvers belasten
city-choice-tax-money = geld belasten
city-choice-send = { $count ->
    [0] niemand wegsturen
    [one] een cowboy wegsturen
   *[other] { $count } cowboys wegsturen
}
city-choice-bid = ${ $amount } bieden
city-choice-place = { $why ->
    [row] { $what } voor ${ $amount }
    [work] { $place }: { $what }
    [buy] kavel { $parcel } voor ${ $amount }
    [attack] { $parcel } overvallen: { $what }, ${ $amount }
    [defend] { $parcel } bewaken: { $what }, ${ $amount }
    [fight] tegen de bandiet op { $parcel }, sterkte { $amount }
    [hold] het Stadhuis bezetten
   *[none] { $place }
}
city-choice-against = { $choice }, tegen { $seats }
city-gives-dollars = ${ $amount }
city-gives-firepower = 3 vuurkracht deze ronde
city-gives-dice = wat twee dobbelstenen tonen
city-choice-place-dynamite = { $place }, met dynamiet
city-choice-place-token = { $place }, ‘geen duel’
city-choice-sheriff = de Sheriff: { $place }
city-choice-pass = passen
city-choice-road = weg bij { $road }
city-choice-duel = het duel om { $parcel }
city-choice-reroll = nog eens gooien
city-choice-reroll-second = de tweede dobbelsteen nog eens
city-choice-move = verder: { $place }
city-choice-pay = $2 betalen
city-choice-lose = een punt verliezen
city-choice-buy-parcel = { $parcel } kopen voor ${ $price }
city-choice-buy = kopen
city-choice-decline = nee, bedankt
city-choice-build = { $building } op { $parcel }: ${ $income }
city-choice-keep = bewaren voor later
city-choice-house = een Huis op { $parcel }
city-choice-townhouse = het Huis op { $parcel } wordt een Herenhuis
city-choice-if-agreed = { $choice }, als { $seat } het goedvindt
city-choice-yes = ja
city-choice-no = nee
city-choice-double = verdubbelen: { $building } ({ $raised })
city-raised = ${ $more } in plaats van ${ $plain }
city-choice-blast = de Mijn op { $parcel } opblazen: { $raised }
city-choice-points = { $count ->
    [0] geen punten
    [one] een punt
   *[other] { $count } punten
}
city-choice-spend = { $points ->
    [0] ${ $amount } uitgeven
    [one] ${ $amount } uitgeven voor een punt
   *[other] ${ $amount } uitgeven voor { $points } punten
}
city-choice-done = niets meer
city-preview-chance = De rest is toeval.
city-preview-same = Als het spel dan afliep, bleven de punten gelijk.
city-preview-gain = Punten als het spel dan afliep: { $gain }.

## Wat er gebeurde

city-event-centre = Carson City begint op { $parcel }.
city-event-mountains = Bergen verrijzen op { $parcels }.
city-event-first-order = De eerste volgorde: { $seats }.
city-event-tile-drawn = Nieuw in de rij: { $building }, { $space }.
city-event-city-hall = { $seat } zet het Stadhuis op { $parcel }.
city-event-no-city-hall = Er is geen land meer voor het Stadhuis.
city-event-round = Ronde { $round } begint.
city-event-owned = { $parcel } is van { $seat }.
city-event-chose = { $seat } roept: { $character }.
city-event-turn-order = Beurtvolgorde: { $seats }.
city-event-earns = { $seat } krijgt ${ $amount }: { $reason }.
city-event-pays = { $seat } betaalt ${ $amount }: { $reason }.
city-event-points = { $points ->
    [one] Een punt voor { $seat }: { $reason }.
   *[other] { $points } punten voor { $seat }: { $reason }.
}
city-event-loses-points = { $points ->
    [one] { $seat } verliest een punt: { $reason }.
   *[other] { $seat } verliest { $points } punten: { $reason }.
}
city-event-roads = { $count ->
    [one] { $seat } krijgt een weg.
   *[other] { $seat } krijgt { $count } wegen.
}
city-event-cowboys = { $count ->
    [one] Een cowboy komt bij { $seat }.
   *[other] { $count } cowboys komen bij { $seat }.
}
city-event-cowboys-leave = { $count ->
    [one] Een cowboy verlaat { $seat }.
   *[other] { $count } cowboys verlaten { $seat }.
}
city-event-revolvers = { $count ->
    [one] { $seat } krijgt een revolver.
   *[other] { $seat } krijgt { $count } revolvers.
}
city-event-dynamite = { $count ->
    [one] { $seat } krijgt een staaf dynamiet.
   *[other] { $seat } krijgt { $count } staven dynamiet.
}
city-event-sheriff-joined = De Sheriff rijdt mee met { $seat }.
city-event-auction = { $seat } veilt { $parcels }.
city-event-auction-ammunition = { $seat } veilt de munitie.
city-event-bid = { $seat } biedt ${ $amount }.
city-event-dropped-out = { $seat } biedt niet meer.
city-event-sold = Verkocht aan { $seat } voor ${ $amount }.
city-event-unsold = Niemand biedt.
city-event-placed = { $seat } plaatst een cowboy: { $place }.
city-event-placed-dynamite = { $seat } plaatst een cowboy met dynamiet: { $place }.
city-event-placed-token = { $seat } plaatst een cowboy met ‘geen duel’: { $place }.
city-event-placed-sheriff = { $seat } plaatst de Sheriff: { $place }.
city-event-passed = { $seat } past als nummer { $position }.
city-event-road-laid = { $seat } legt een weg bij { $road }.
city-event-rolled = De dobbelstenen, { $place }: { $fighters }.
city-event-rerolled = { $seat } gooit nog eens: { $die }.
city-event-duel = { $winner } wint het duel ({ $place }): { $fighters }.
city-event-duel-by-pass = { $winner } wint het duel ({ $place }) door eerder te passen: { $fighters }.
city-fighter = { $seat }: { $dice } + { $firepower } = { $strength }
city-event-beaten = De cowboy van { $seat } is verslagen ({ $place }) en gaat naar huis.
city-event-sent-home-lawyer = De Advocaat stuurt de cowboy van { $seat } naar huis ({ $place }).
city-event-sent-home-church = De Kerk stuurt de cowboy van { $seat } naar huis ({ $place }).
city-event-healed = De Dokter stuurt de cowboy van { $seat } verder: { $place }.
city-event-ammunition = { $seat } heeft de munitie: 3 vuurkracht meer deze ronde.
city-event-holds = { $seat } bezet het Stadhuis.
city-event-declined = { $seat } ziet ervan af: { $place }.
city-event-acquired = { $seat } mag bouwen: { $building }.
city-event-built = { $seat } bouwt op { $parcel }: { $building }.
city-event-taken-back = { $seat } neemt terug van { $parcel } en bewaart: { $building }.
city-event-house = { $seat } bouwt een Huis op { $parcel }.
city-event-townhouse = { $seat } maakt van het Huis op { $parcel } een Herenhuis.
city-event-refused = { $seat } wil geen Huis op { $parcel }.
city-event-doubled = Dubbel voor { $seat }: { $building }.
city-event-blasted = { $seat } blaast de Mijn op { $parcel } op.
city-event-ended = Het spel is uit: { $points }.

city-reason-space = { $space }
city-reason-parcel = kavel { $parcel }
city-reason-building = { $building }
city-reason-income = { $building } op { $parcel }
city-reason-robbery = overval op { $parcel } ({ $building })
city-reason-character = { $character }
city-reason-auction = veiling
city-reason-road = nieuw land bij { $road }
city-reason-duel = duel, { $place }
city-reason-limit = uitgegeven aan het eind van de ronde

## In woorden

city-title-map = De stad
city-title-track = Het actiespoor
city-title-players = De spelers
city-columns-first = ptn rev cow
city-columns-second = weg. krt. land
city-words-round = Ronde { $round } van 4.
city-words-player = { $seat }: ${ $money }, punten: { $points }. In voorraad: cowboys { $cowboys }, wegen { $roads }. Land: { $land }.
city-words-firepower = Vuurkracht van { $seat }: { $total } (revolvers { $revolvers }, cowboys { $cowboys }, voor deze ronde { $extra }).
city-words-character = { $seat } heeft: { $character } – { $power }. Houdt ${ $limit }.
city-words-kept = { $seat } bewaart: { $buildings }.
city-words-dynamite = { $seat } heeft dynamiet: { $count }.
city-words-row = Te koop: { $tiles }. Tegels in de zak: { $bag }.
city-words-tile = { $building } voor ${ $price }
city-words-map = Bergen: { $mountains }. Huizen: { $houses }. Herenhuizen: { $townhouses }. Wegen bereiken { $connected }.
city-words-income = { $building } van { $seat } op { $parcel }: ${ $total } ({ $parts }).
city-part-free-land = ${ $amount } vrij land { $parcel }
city-part-mountain = ${ $amount } berg { $parcel }
city-part-house = ${ $amount } Huis { $parcel }
city-part-ranch = ${ $amount } Ranch { $parcel }
city-part-mine = ${ $amount } Mijn { $parcel }
city-part-itself = ${ $amount } altijd
city-part-round = ${ $amount } voor de ronde
city-part-city-hall = ${ $amount } Stadhuis
city-words-cowboys = Cowboys van { $seat }: { $places }.
city-words-several = { $count } op { $place }
city-words-duel = Een duel ({ $place }): { $fighters }.
city-words-chance = { $seat }: { $percent } %

city-score-gained = behaalde punten
city-score-money = geld, $6 per punt
city-score-possessions = gebouwen, Huizen, bergen
city-score-teacher = Onderwijzeres
city-score-station = Station

## Opties

city-option-characters = Personages
city-option-characters-help = Welke personages meedoen.
city-option-random = door het toeval
city-option-own-characters = een eigen keuze
city-option-own-characters-help = Elke 7 personages, of 8 met de Krantenjongen, elk met de kant die boven ligt.
city-set-character = { $number } { $character }
city-set-member = { $number } { $character } ({ $side })
city-side-yellow = geel
city-side-red = rood
city-side-chosen = wie hem heeft, kiest de kant
city-side-by-round = geel in de rondes 1 tot 3, rood in ronde 4
city-side-help = { $power }; houdt ${ $limit }
city-side-both = Geel: { $yellow }. Rood: { $red }.
city-option-preset-help = { $characters }
city-preset-first-game = voor een eerste spel
city-preset-quiet = een rustige stad
city-preset-prosper = een stad om rijk te worden
city-preset-gold-rush = goudkoorts
city-preset-home-owner = een stad van huiseigenaren
city-preset-settling-scores = afrekenen
city-option-buildings = Gebouwen
city-option-buildings-help = Welke gebouwtegels in de zak zitten.
city-option-all = alle 38
city-option-first-game = de 26 voor een eerste spel
city-option-edition = Uitgave
city-option-edition-help = De regels van 2023 of die van 2015.
city-option-2023 = 2023
city-option-2015 = 2015
city-options-players = Carson City is voor 2 tot 6 spelers, niet voor { $players }.
city-options-solo = Het spel voor één gaat tegen Standish: kies zijn strategie, of neem 2 tot 6 spelers.
city-options-cast-size = Er zijn { $count } personages genoemd, en het moeten er { $size } zijn: zeven, of acht met de Krantenjongen.
city-options-cast-edition = De Kerstman kwam pas met de uitgave van 2023.

## Wat niet kan

city-illegal-other = Dat wordt nu niet gevraagd. { $asked }
city-illegal-no-road = Je hebt geen weg meer.
city-illegal-road = Een nieuwe weg begint waar een andere eindigt: niet bij { $road }.
city-illegal-no-cowboy = Je hebt geen cowboy meer.
city-illegal-own-cowboy = Daar staat al een cowboy van jou: { $place }.
city-illegal-sheriff-there = Niemand gaat bij de Sheriff staan: { $place }.
city-illegal-no-cowboy-space = Daar staat geen cowboy, dat gaat vanzelf: { $place }.
city-illegal-ammunition-gone = De munitie is verkocht voor deze ronde.
city-illegal-closed = Gesloten of niets te koop: { $place }.
city-illegal-peaceful-sheriff = Met de rode Sheriff ga je bij geen rivaal staan en val je niets aan: { $place }.
city-illegal-peaceful-outlaw = Met de rode Sheriff begin je geen gevecht met een bandiet: { $place }.
city-illegal-dynamite = Geen dynamiet, daar wordt niet gevochten: { $place }.
city-illegal-no-dynamite = Je hebt geen dynamiet.
city-illegal-no-tile = Je hebt geen eigendomstegel meer: { $place }.
city-illegal-no-building = Verkocht, en geen gebouw om aan te vallen: { $place }.
city-illegal-heroes-attack = De Helden vallen niemand aan: { $place }.
city-illegal-protected = Dit gebouw kan niet worden aangevallen: { $place }.
city-illegal-no-sheriff = Je hebt geen Sheriff om te plaatsen.
city-illegal-sheriff-place = De Sheriff staat waar niemand staat: een open veld, vrij land, je eigen gebouw, het Stadhuis.
city-illegal-token = ‘Geen duel’ gaat met een cowboy op 3 wegen, bij de inkomsten of in de gemeenteraad, één per veld.
city-illegal-character = Niet te krijgen: { $character }. Niet in het spel, bezet of met de andere kant boven. De Krantenjongen haalt nooit de Sheriff.
city-illegal-buy-parcel = { $parcel } is niet aan jou, of ${ $price } is meer dan je hebt.
city-illegal-parcel-taken = { $parcel } is van iemand, van het Stadhuis of al gekozen.
city-illegal-stake = { $parcel } is verkocht of bezet.
city-illegal-build-not-yours = { $parcel } is niet jouw land: geen plaats voor { $building }.
city-illegal-build-occupied = { $parcel } is bezet: geen plaats voor { $building }.
city-illegal-build-conditions = { $building } op { $parcel }: een weg, plaats voor het Huis of een weg dwars over de kaart ontbreekt, of je hebt hem niet te bouwen.
city-illegal-house = Geen Huis op { $parcel }: het moet vrij zijn, aan een weg liggen en niet geweigerd zijn.
city-illegal-townhouse = Geen Herenhuis op { $parcel }: het vraagt een Huis zonder vrij land eromheen, niet aan de rand, niet geweigerd.
city-illegal-bid = Een bod is hoger dan ${ $bid } en hooguit jouw ${ $money }.
city-illegal-spend = Hooguit ${ $limit } mag blijven, en niemand geeft meer uit dan hij heeft.
city-illegal-points = Met jouw ${ $money } gaat dat niet.
city-illegal-heal = Daar staan cowboys, het is verkocht, gesloten of al voorbij: { $place }.
city-illegal-take = Daar ligt niet zo’n tegel: { $place }.
city-illegal-recruit = Dat is meer dan jouw ${ $money } betalen, of dan er te krijgen is.
city-illegal-send = De Helden nemen hooguit twee cowboys mee, uit je voorraad.
city-illegal-duel = Op { $parcel } wacht geen duel.
city-illegal-reroll = Je hebt hier maar één dobbelsteen.
city-illegal-double = { $building }: je hebt er geen die iets opbrengt en niet al is opgeblazen.
city-illegal-blast = { $parcel } is geen Mijn van jou, is al opgeblazen of verdubbeld, of je dynamiet is op.
city-illegal-banker = De Bankier verkoopt 3, 5 of 7 punten voor $3, $12 of $25, en je hebt ${ $money }.
city-illegal-undertaker = De Begrafenisondernemer wil $2, en je hebt ${ $money }.
city-illegal-city-hall = Het Stadhuis komt op vrij, onverkocht land aan een weg. Alleen als dat er niet is, komen er eerst wegen, zo weinig als kan.

## Varianten

city-variant-new-beginning = Een nieuw begin
city-variant-river = Carsonrivier
city-variant-might-is-right = Het recht van de sterkste
city-variant-kit-carson = Kit Carson
city-variant-outlaws = Bandieten
city-variant-horses = Paarden
city-option-river-help = Een rivier waarop niemand bouwt, met bruggen.
city-option-no-river = geen rivier
city-option-river-side = de rivierkant van het bord
city-option-our-river-side = onze tekening van de rivierkant
city-option-own-river = een eigen rivier
city-option-own-river-help = Een keten van 2 tot 15 kavels, zij aan zij, van rand tot rand, die zichzelf nergens raakt.
city-options-river-length = Een rivier heeft 2 tot 15 kavels, geen { $count }.
city-options-river-broken = De rivier is geen doorlopende keten.
city-options-river-ends = Een rivier begint en eindigt aan de rand van het bord: niet op { $parcel }.
city-options-river-touches = De rivier raakt zichzelf op { $parcel }.
city-event-river = De Carsonrivier stroomt over { $parcels }.
city-event-bridge = { $seat } bouwt een brug bij { $road }.
city-words-river = De rivier stroomt over { $river }. Bruggen: { $bridges }.
city-part-river = ${ $amount } rivier
city-score-bridges = aan een brug
city-illegal-bridge = { $road } kruist de rivier: een brug kost twee wegen.
city-illegal-river = { $parcel } is rivier: daar koopt of bouwt niemand.
city-illegal-second-school = Op deze oever staat al een school: geen op { $parcel }.
city-option-off = nee
city-option-on = ja
city-option-new-beginning-help = Iedereen kiest in het geheim waarmee hij begint.
city-option-might-is-right-help = In duels leg je fiches in plaats van te dobbelen.
city-waiting-for-several = { $seats } kiezen in het geheim.
city-asked-tiles = Welk duelfiche voor { $place }?
city-choice-tile = leg een { $number }
city-choice-redraw = beide fiches ruilen voor drie nieuwe
city-event-tiles-drawn = Je duelfiches: { $tiles }. ({ $seat })
city-event-tiles-announced = De duelfiches van { $seat } zijn samen { $total }.
city-event-new-tiles = { $count ->
    [one] { $seat } trekt een nieuw duelfiche.
   *[other] { $seat } trekt { $count } nieuwe duelfiches.
}
city-event-tiles-discarded = { $seat } legt de duelfiches { $tiles } af.
city-event-tiles-shown = De fiches bij { $place }: { $fighters }.
city-event-sharpshot = { $seat } schiet scherp: { $dice }.
city-words-tiles = Je duelfiches: { $tiles }.
city-words-tile-count = { $count ->
    [one] { $seat } heeft één duelfiche.
   *[other] { $seat } heeft { $count } duelfiches.
}
city-words-discards = Afgelegd sinds er getrokken is: { $tiles }.
city-words-sharpshooter = { $seat } heeft de Scherpschutter.
city-illegal-tile = Je hebt geen duelfiche met een { $number }.
city-illegal-redraw = Alleen de Scherpschutter ruilt zijn laatste twee duelfiches, voordat hij er een legt.
city-asked-sheets = Een nieuw begin, met ${ $money }{ $mark } te besteden. Hoeveel: { $line }?
city-sheet-points = punten
city-sheet-cowboys = extra cowboys
city-sheet-revolvers = revolvers
city-sheet-roads = wegen
city-sheet-parcels = kavels
city-sheet-sharpshooter = Scherpschutter
city-sheet-bid = dollar voor de eerste plaats
city-sheet-entry = { $what }: { $count }
city-choice-want = { $count } { $line }
city-choice-give-up = { $count } { $line } inleveren voor geld
city-event-sheet = { $seat } begint met ${ $money }; { $lines }.
city-reason-first-place = de eerste plaats
city-illegal-sheet-line = De volgende regel van je blad is: { $line }.
city-illegal-sheet-money = Zoveel is er niet, of je geld is niet genoeg: { $line }.
city-option-outlaws-help = Vanaf ronde 2 overvallen bandieten de rijkste gebouwen.
city-event-outlaws-come = { $count ->
    [one] Een bandiet rijdt de stad in: sterkte { $strength }, { $reward }{ $mark } punten waard.
   *[other] { $count } bandieten rijden de stad in: sterkte { $strength }, elk { $reward }{ $mark } punten waard.
}
city-event-outlaw-came = Een bandiet duikt op in { $parcel }.
city-event-outlaw-jailed = De bandiet loopt regelrecht de gevangenis van { $seat } op { $parcel } in.
city-event-outlaw-moved = De bandiet op { $from } gaat naar { $to }, waar ${ $income } wordt verdiend.
city-event-outlaw-beaten = { $seat } verslaat de bandiet op { $parcel } (sterkte { $strength }): { $fighters }.
city-event-outlaw-wins = De bandiet op { $parcel } houdt stand (sterkte { $strength }): { $fighters }.
city-reason-outlaw = de bandiet op { $parcel }
city-asked-outlaw-order = Welke bandiet gaat nu?
city-asked-reward = De bandiet op { $parcel } is verslagen. Punten, of het gebouw beroven?
city-choice-outlaw = de bandiet op { $parcel }
city-choice-collect = neem { $points }{ $mark } punten
city-choice-rob = beroof het gebouw
city-words-outlaws = Bandieten: { $parcels }. Sterkte { $strength }, punten { $reward }{ $mark }.
city-words-take-backs = Zo vaak mag je deze ronde nog cowboys terughalen: { $left } van { $most }{ $mark } keer.
city-illegal-outlaw = Op { $parcel } is een bandiet: daar wordt niets gekocht of gebouwd.
city-illegal-outlaw-there = Op { $place } staat een bandiet: daar gaat verder niemand heen.
city-option-horses-help = Paarden in vijf omheiningen, en elke ronde een rodeo.
city-options-cast-horses = De gele Cowboy brengt een paard: hij heeft de paarden nodig.
city-event-horse = Een paard komt bij { $seat }.
city-event-stabled = { $seat } brengt een paard naar omheining { $enclosure }.
city-event-corralled = { $seat } stuurt een cowboy naar omheining { $enclosure }.
city-event-recalled = { $seat } haalt een cowboy terug: { $place }.
city-event-left-enclosure = { $seat } haalt de cowboy uit omheining { $enclosure } terug.
city-event-ridden = Een paard van { $seat } verdubbelt de ranch op { $parcel }.
city-event-rodeo = { $seat } wint de rodeo, { $counts }.
city-reason-enclosure = omheining 4
city-reason-horse = een paard
city-asked-horse = Een paard naar een omheining?
city-asked-second-go = Nog een beurt: een cowboy plaatsen, er een terughalen of passen?
city-asked-resettle = Waar gaat hij nu heen?
city-asked-buy-horse = In plaats van $4 loon voor $4 een paard kopen?
city-asked-new-horse = Naar welke omheining gaat het nieuwe paard?
city-choice-horse = { $enclosure ->
    [1] een paard naar omheining 1: vuurkracht
    [2] een paard naar omheining 2: nog een beurt
    [3] een paard naar omheining 3: verdubbelt een ranch
    [4] een paard naar omheining 4: $2
   *[other] een paard naar omheining 5: 5 voor de rodeo
}
city-choice-corral = een cowboy naar omheining { $enclosure }, verdubbelt die paarden in de rodeo
city-choice-back = de cowboy terughalen: { $place }
city-choice-leave = de cowboy uit omheining { $enclosure } terughalen
city-choice-take-back = { $choice } (nog { $left } van { $most }{ $mark } keer)
city-choice-ride = een paard verdubbelt de Ranch op { $parcel }: { $raised }
city-words-horses = Paarden van { $seat }: { $horses }. In omheining 1 tot 5: { $stabled }. Omheiningen met cowboy: { $cowboys }. Gewonnen rodeo’s: { $rodeos }.
city-score-horses = paarden
city-illegal-enclosure = Er is geen paard meer voor, er volgt er nu geen (alleen een cowboy op het bord), er is al een cowboy in die omheining, of bij Kit Carson is ze dicht.
city-illegal-same-place = Hij gaat naar een andere plek: niet terug naar { $place }.
city-illegal-back = Daar kun je geen cowboy terughalen, of je hebt het deze ronde vaak genoeg gedaan.
city-illegal-corral-horse = Er staat nog een paard van je in een omheining: eerst gaat de cowboy die het volgde weer op het bord.
city-option-kit-carson-help = Iedereen plaatst tegelijk zijn cowboys, en vroeg passen levert aan het eind punten op.
city-waiting-race = Iedereen die niet heeft gepast, plaatst cowboys.
city-score-race = vooraan op de pasvolgorde
city-option-solo = Tegen Standish
city-option-solo-help = Een spel voor één tegen Jeb Standish, die volgens de regels van een van vier strategieën speelt.
city-option-no-solo = zonder Standish
city-strategy-help = Koopt, het beste eerst: { $buildings }.
city-strategy-rancher = Rancher (bijna makkelijk)
city-strategy-miner = Mijnwerker (gemiddeld)
city-strategy-strength = Kracht (moeilijk)
city-strategy-urban = Stad (experts)
city-options-solo-players = Het spel tegen Standish is voor één speler.
city-options-solo-edition = Standish kwam pas met de uitgave van 2023.
city-options-solo-characters = Tegen Standish doen alleen Bankier, Winkeljuffrouw, Chinese arbeider, Kolonist, Kapitein, Huurmoordenaar, Indiaan, Goudzoeker, Wapensmid, Zangeres en Helden mee: noem er zeven, of laat het aan het toeval over.
city-options-solo-kit-carson = Kit Carson vraagt om meerderen die tegelijk plaatsen: niet tegen Standish.
city-options-solo-outlaws = Standish heeft geen regels voor bandieten: laat ze weg.
city-options-solo-horses = Standish heeft geen regels voor paarden: laat ze weg.
city-event-standish-drew = Standish trekt { $letter } met kracht { $power }{ $mark }: vuurkracht { $firepower }.
city-event-standish-seeks = Standish zoekt land hiervoor: { $building }.
city-event-standish-place = Standish stuurt een cowboy naar { $place } – { $why }.
city-event-standish-build = Waarom { $building } op { $parcel }: { $why }.
city-event-standish-house = Waarom een huis op { $parcel }: { $why }.
city-event-standish-townhouse = Waarom een herenhuis op { $parcel }: { $why }.
city-event-standish-help = Een cowboy van Standish gaat naar zijn helper – { $why }.
city-event-standish-nothing = Standish stuurt niemand: voor deze kaart is er niets te doen.
city-criterion-card = de kaart zegt het
city-criterion-income = beste inkomen: ${ $value }
city-criterion-gain = meeste extra inkomen: ${ $value }
city-criterion-priority = nummer { $value } van zijn lijst
city-criterion-cheapest = het goedkoopst: ${ $value }
city-criterion-dearest = het duurst: ${ $value }
city-criterion-near-his-land = het dichtst bij zijn land: { $value }
city-criterion-near-your-land = het dichtst bij jouw land: { $value }
city-criterion-free-space = meeste vrije land eromheen: { $value }
city-criterion-new-roads = minste nieuwe wegen: { $value }
city-criterion-last-on-track = het verst op de baan
city-criterion-your-income = het minst voor jou
city-criterion-your-loss = jij verliest het meest: ${ $value }
city-criterion-his-share = hij houdt het meest over: ${ $value }
city-criterion-own-townhouse = een eigen herenhuis
city-criterion-only = de enige keus
city-criterion-die = de dobbelsteen uit { $value }
city-reason-standish = de rekening van Standish
city-score-strategy = strategie
city-words-standish = Standish: { $strategy }. Vuurkracht { $firepower }. Cowboys bij zijn helper: { $helped }. Nog te trekken kaarten: { $left }.

## Wat van onszelf is

city-house-river = De loop op de rivierkant is onze eigen tekening: de gedrukte was niet te vinden.
city-house-new-beginning = Geld en prijzen van het blad zijn van onszelf: de gedrukte waren niet te vinden.
city-house-kit-carson = Hoe vaak je een cowboy mag terughalen is onze eigen grens, zodat elk spel eindigt: de regels kennen er geen.
city-house-outlaws = De punten voor een verslagen of opgesloten bandiet zijn van onszelf: de gedrukte waren niet te vinden.
city-house-enclosure = De hoeden van omheining { $number } zijn ons eigen getal: het gedrukte was niet te vinden.
city-house-standish-cards = De kracht van Standish’ kaarten, en welke strategie welke gebruikt, is van onszelf: de gedrukte waren niet te vinden.
city-house-standish-priorities = De volgorde waarin hij gebouwen koopt is van onszelf: de gedrukte lijsten waren niet te vinden.
city-house-standish-bonus = Zijn bonus aan het eind voor één en voor twee soorten gebouwen is van onszelf; die voor drie is gedrukt.
