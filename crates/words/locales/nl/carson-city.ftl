### Carson City.

## Gebouwen

city-building-ranch = Ranch
    .the = de Ranch
city-building-mine = Mijn
    .the = de Mijn
city-building-drugstore = Drugstore
    .the = de Drugstore
city-building-bank = Bank
    .the = de Bank
city-building-saloon = Saloon
    .the = de Saloon
city-building-hotel = Hotel
    .the = het Hotel
city-building-church = Kerk
    .the = de Kerk
city-building-prison = Gevangenis
    .the = de Gevangenis
city-building-general-store = General Store
    .the = de General Store
city-building-school = School
    .the = de School
city-building-blacksmith = Smidse
    .the = de Smidse
city-building-city-hall = Stadhuis
    .the = het Stadhuis
city-building-train-station = Station
    .the = het Station

## Personages

city-character-paperboy = Krantenjongen
city-character-sheriff = Sheriff
city-character-banker = Bankier
city-character-grocer = Winkeljuffrouw
city-character-chinese-worker = Chinese Werker
city-character-settler = Kolonist
city-character-captain = Kapitein
city-character-mercenary = Huurmoordenaar
city-character-indian = Indiaan
city-character-prospector = Goudzoeker
city-character-gunsmith = Wapensmid
city-character-singer = Zangeres
city-character-auctioneer = Veilingmeester
city-character-governor = Gouverneur
city-character-doctor = Arts
city-character-undertaker = Begrafenisondernemer
city-character-cowboy = Cowboy
city-character-heroes = Helden
city-character-teacher = Schooljuf
city-character-lawyer = Advocaat
city-character-editor = Uitgever
city-character-father-christmas = Kerstman

city-power-0y = betaal $3, neem een ander personage (niet de Sheriff) en speel als nummer 0
city-power-0r = neem een ander personage (niet de Sheriff), speel als nummer 0, met $5 minder geldlimiet
city-power-1y = een witte cowboy die door niemand wordt uitgedaagd
city-power-1r = je daagt niemand uit en valt niets aan; elk verloren duel is 3 punten waard
city-power-2y = nu $9
city-power-2r = koop aan het eind van de ronde 3, 5 of 7 punten voor $3, $12 of $25
city-power-3y = $8, of dubbele inkomsten van één soort gebouw
city-power-3r = nu $8, of aan het eind van de ronde 1 punt per eigen Huis
city-power-4y = 2 wegen, en gebouwen voor de halve prijs
city-power-4r = meteen een gebouw uit de rij voor $5
city-power-5y = een kavel naar keuze
city-power-5r = nu $8, of aan het eind van de ronde 1 punt per eigen berg
city-power-6y = 1, 2 of 3 cowboys voor $1, $4 of $9
city-power-6r = 1 of 2 revolvers voor $3 of $9
city-power-7y = +3 vuurkracht deze ronde
city-power-7r = +2 vuurkracht deze ronde
city-power-8y = 2 kavels die de dobbelstenen aanwijzen
city-power-8r = geen kavel kost je meer dan $3
city-power-9y = voor $10 een Mijn op vrij land dat van niemand is
city-power-9r = 2 staven dynamiet
city-power-10y = 2 punten voor elk gewonnen duel
city-power-10r = een tweede worp in elk duel, en een staaf dynamiet
city-power-11y = 2 fiches ‘geen duel’
city-power-11r = een extra cowboy bij het gokken; zijn dobbelstenen worden vermenigvuldigd
city-power-12y = veil 2 kavels, de helft van het bod is voor jou
city-power-12r = veil de munitie, het bod is voor jou
city-power-13y = een weg, en 1 punt voor elke weg die nieuw land aansluit
city-power-13r = belast de revolvers of het geld van de anderen
city-power-14y = verslagen cowboys mogen voor $3 verder, die van jou gratis
city-power-14r = wie verslagen wordt, betaalt jou $2 of verliest 1 punt
city-power-15y = een paard
city-power-15r = voor $8 een Ranch op vrij land dat van niemand is
city-power-16y = je gebouwen zijn veilig, en je valt er geen aan
city-power-16r = 3 punten, plus 3 voor elke cowboy die vertrekt (hooguit 2)
city-power-17y = je kiest volgende ronde als eerste
city-power-17r = aan het eind 2 punten per School, Gevangenis en Kerk, en 2 als je geen Saloon hebt
city-power-18y = koop meteen een kavel; niemand betwist jouw land
city-power-18r = punten voor de inkomsten van je gebouwen
city-power-19y = 5 punten
city-power-19r = 2 punten, en wat de dobbelsteen oplevert

## De actievelden

city-space-wages = Salaris
    .the = Salaris
city-space-ammunition = Munitie
    .the = Munitie
city-space-3-roads = 3 wegen
    .the = 3 wegen
city-space-1-road = 1 weg
    .the = 1 weg
city-space-parcels = Kavels
    .the = Kavels
city-space-building-12 = Gebouw van $12
    .the = het gebouw van $12
city-space-building-10 = Gebouw van $10
    .the = het gebouw van $10
city-space-building-8 = Gebouw van $8
    .the = het gebouw van $8
city-space-building-6 = Gebouw van $6
    .the = het gebouw van $6
city-space-building-5 = Gebouw van $5
    .the = het gebouw van $5
city-space-building-4 = Gebouw van $4
    .the = het gebouw van $4
city-space-building-3 = Gebouw van $3
    .the = het gebouw van $3
city-space-kept-buildings = Bewaarde gebouwen
    .the = bewaarde gebouwen
city-space-parcels-income = Inkomsten van kavels
    .the = Inkomsten van kavels
city-space-cowboy-income = Inkomsten voor vuurkracht
    .the = Inkomsten voor vuurkracht
city-space-gambling = Inkomsten door gokken
    .the = Inkomsten door gokken
city-space-building-income = Inkomsten van gebouwen
    .the = Inkomsten van gebouwen
city-space-parcels-vp = Punten voor kavels
    .the = Punten voor kavels
city-space-cowboy-vp = Punten voor vuurkracht
    .the = Punten voor vuurkracht
city-space-building-vp = Punten voor gebouwen
    .the = Punten voor gebouwen
city-space-vp-5 = Punten voor $5
    .the = Punten voor $5
city-space-vp-4 = Punten voor $4
    .the = Punten voor $4
city-space-vp-3 = Punten voor $3
    .the = Punten voor $3
city-space-vp-2 = Punten voor $2
    .the = Punten voor $2
city-place-parcel = kavel { $parcel }
    .the = kavel { $parcel }
city-place-tile = { $building } voor ${ $price }
    .the = { $building-the } voor ${ $price }
city-place-building = { $building } op { $parcel }
    .the = { $building-the } op { $parcel }
city-road = { $side ->
    [n] ten noorden van { $parcel }
    [e] ten oosten van { $parcel }
    [s] ten zuiden van { $parcel }
   *[w] ten westen van { $parcel }
}
city-seat = { $seat }

## Wat er gevraagd wordt

city-asked-first-parcel = Met welke kavel begin je?
city-asked-character = Welk personage neem je?
city-asked-second-character = Wie laat je de Krantenjongen halen?
city-asked-eight = Nu $8 nemen, of wachten?
city-asked-take-building = Welk gebouw voor $5?
city-asked-free-parcel = Welke kavel neemt de Kolonist?
city-asked-recruit = Hoeveel koop je er van de Kapitein?
city-asked-stake = Waar komt de nieuwe { $building }?
city-asked-stake-tile = Welke { $building } uit de rij?
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
   *[other] Een cowboy plaatsen (nog { $cowboys }) of passen?
}
city-asked-duel-order = Welk duel komt eerst?
city-asked-reroll = { $rolled } gegooid in het duel om { $place-the }. Nog eens?
city-asked-heal = Duel om { $place-the } verloren. Waar stuurt de Arts je cowboy heen?
city-asked-undertaker = De Begrafenisondernemer wil $2 of een punt. Wat geef je?
city-asked-undertaker-poor = De Begrafenisondernemer wil $2 die je niet hebt: je verliest een punt.
city-asked-buy-parcel = Welke kavel koop je?
city-asked-buy-building = Koop je { $building-the } voor ${ $price }?
city-asked-build = { $scope ->
    [one] Waar bouw je { $building-the }? Bewaren kan ook.
   *[all] Welk van je gebouwen bouw je nu, en waar?
}
city-kept = je gebouwen
city-asked-house = { $left ->
    [one] Waar komt het nieuwe Huis?
   *[other] Waar komt het volgende Huis? (nog { $left })
}
city-asked-consent = { $builder } wil een Huis bouwen op jouw kavel { $parcel }. Mag dat?
city-asked-income = { $means ->
    [grocer] De Winkeljuffrouw: $8, of dubbele inkomsten van één soort gebouw?
    [dynamite] Dynamiet in een van je Mijnen? Die levert deze ronde het driedubbele op, en het dynamiet is weg.
    [horse] Welke Ranch verdubbelt een paard deze ronde?
   *[several] Welke van je gebouwen leveren deze ronde meer op?
}
city-asked-buy-points = Hoeveel punten voor ${ $price } per stuk?
city-asked-last-roads = De ronde is bijna om. Leg je nog wegen?
city-asked-banker = Hoeveel punten van de Bankier?
city-asked-spend = { $must ->
    [0] Je hebt ${ $money } en mag alles houden. Geef je iets af? Elke $10 is een punt.
   *[other] Je hebt ${ $money } en je geldlimiet is ${ $limit }: minstens ${ $must } moet weg. Hoeveel geef je af? Elke $10 is een punt.
}
city-asked-city-hall = Waar komt het Stadhuis?

## Wat de anderen lezen terwijl iemand aan de beurt is

city-waiting-secretly = { $seat } kiest in het geheim.
city-waiting-first-parcel = { $seat } kiest een kavel om mee te beginnen.
city-waiting-character = { $seat } kiest een personage.
city-waiting-second-character = { $seat } kiest wie de Krantenjongen haalt.
city-waiting-eight = { $seat } kan nu $8 nemen, of wachten.
city-waiting-take-building = { $seat } kan voor $5 een gebouw nemen.
city-waiting-free-parcel = { $seat } kiest een kavel voor de Kolonist.
city-waiting-recruit = { $seat } kan kopen van de Kapitein.
city-waiting-stake = { $seat } kiest waar de nieuwe { $building } komt.
city-waiting-stake-tile = { $seat } kiest een { $building } uit de rij.
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
    [one] { $seat } plaatst de laatste cowboy of past.
   *[other] { $seat } plaatst een cowboy (nog { $cowboys }) of past.
}
city-waiting-duel-order = { $seat } beslist welk duel eerst komt.
city-waiting-reroll = { $seat } gooide { $rolled } in het duel om { $place-the } en mag nog eens gooien.
city-waiting-heal = { $seat } verloor het duel om { $place-the } en beslist waar de Arts de cowboy heen stuurt.
city-waiting-undertaker = { $seat } betaalt de Begrafenisondernemer $2 of verliest een punt.
city-waiting-buy-parcel = { $seat } kiest een kavel om te kopen.
city-waiting-buy-building = { $seat } kan { $building-the } kopen voor ${ $price }.
city-waiting-build = { $scope ->
    [one] { $seat } beslist waar { $building-the } komt.
   *[all] { $seat } kan nu bewaarde gebouwen bouwen.
}
city-waiting-house = { $left ->
    [one] { $seat } zoekt een plek voor het nieuwe Huis.
   *[other] { $seat } zoekt een plek voor het volgende Huis (nog { $left }).
}
city-waiting-consent = { $seat } beslist of { $builder } een Huis mag bouwen op { $parcel }.
city-waiting-income = { $means ->
    [grocer] { $seat } beslist wat de Winkeljuffrouw oplevert.
    [dynamite] { $seat } kan dynamiet in een Mijn steken.
    [horse] { $seat } kan met een paard een Ranch verdubbelen.
   *[several] { $seat } beslist welke gebouwen meer opleveren.
}
city-waiting-buy-points = { $seat } kan punten kopen voor ${ $price } per stuk.
city-waiting-last-roads = { $seat } kan nog wegen leggen voor de ronde afloopt.
city-waiting-banker = { $seat } kan punten kopen bij de Bankier.
city-waiting-spend = { $seat } heeft ${ $money } en beslist hoeveel daarvan weggaat.
city-waiting-city-hall = { $seat } beslist waar het Stadhuis komt.
city-waiting-outlaw-order = { $seat } beslist welke outlaw nu beweegt.
city-waiting-reward = { $seat } heeft de outlaw op { $parcel } verslagen en neemt punten of berooft het gebouw.
city-waiting-horse = { $seat } kan een paard op een erf zetten.
city-waiting-second-go = { $seat } is nog een keer aan de beurt.
city-waiting-resettle = { $seat } beslist waar de cowboy nu heen gaat.
city-waiting-buy-horse = { $seat } kan in plaats van $4 salaris voor $4 een paard kopen.
city-waiting-new-horse = { $seat } kiest een erf voor het nieuwe paard.

## Keuzes

city-choice-parcel = { $parcel } nemen
city-choice-character = { $number } { $character }: { $power } (geldlimiet ${ $limit })
city-choice-paperboy = { $number } { $character }: { $power }
city-choice-now = $8 nemen
city-choice-later = wachten
city-choice-take = { $building-the } nemen
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
    [attack] { $parcel } aanvallen: { $what }, ${ $amount }
    [defend] { $parcel } verdedigen: { $what }, ${ $amount }
    [fight] de outlaw op { $parcel } aanvallen, kracht { $amount }
    [hold] het Stadhuis bezetten
   *[none] { $place }
}
city-choice-against = { $choice } (tegen { $seats })
city-gives-dollars = ${ $amount }
city-gives-firepower = +3 vuurkracht deze ronde
city-gives-dice = 2 dobbelstenen, in dollars
city-choice-place-dynamite = { $place }, met dynamiet
city-choice-place-token = { $place }, ‘geen duel’
city-choice-sheriff = Sheriff op { $place-the }
city-choice-pass = passen
city-choice-road = weg { $road }
city-choice-duel = het duel om { $parcel }
city-choice-reroll = nog eens gooien
city-choice-reroll-second = de tweede dobbelsteen nog eens
city-choice-move = door naar { $place-the }
city-choice-pay = $2 betalen
city-choice-lose = een punt verliezen
city-choice-buy-parcel = { $parcel } kopen voor ${ $price }
city-choice-buy = kopen
city-choice-decline = nee, bedankt
city-choice-build = { $building } op { $parcel }: ${ $income }
city-choice-keep = bewaren voor later
city-choice-house = Huis op { $parcel }
city-choice-townhouse = Herenhuis op { $parcel }
city-choice-if-agreed = { $choice }, als { $seat } het goedvindt
city-choice-yes = ja
city-choice-no = nee
city-choice-double = { $building } verdubbelen ({ $raised })
city-raised = ${ $more } in plaats van ${ $plain }
city-choice-blast = dynamiet in de Mijn op { $parcel }: { $raised }
city-choice-points = { $count ->
    [0] geen punten
    [one] 1 punt
   *[other] { $count } punten
}
city-choice-spend = { $points ->
    [0] ${ $amount } afgeven
    [one] ${ $amount } afgeven voor 1 punt
   *[other] ${ $amount } afgeven voor { $points } punten
}
city-choice-keep-money = ${ $amount } houden
city-choice-done = klaar
city-preview-chance = De rest hangt van de dobbelstenen af.
city-preview-same = Aan je punten verandert dat niets.
city-preview-gain = Aan het eind: { SIGNED($gain) } ★.
city-preview-costs = Nu: −${ $amount }.
city-preview-pays = Nu: +${ $amount }.
city-preview-income-more = Elke ronde: +${ $amount }.
city-preview-income-less = Elke ronde: −${ $amount }.
city-preview-best-income = Brengt tot ${ $amount } per ronde op.

## Wat er gebeurde

city-event-centre = Het stadscentrum is { $parcel }.
city-event-mountains = Er staan bergen op { $parcels }.
city-event-first-order = Startvolgorde: { $seats }.
city-event-tile-drawn = Nieuw te koop: { $building } voor ${ $price }.
city-event-city-hall = { $seat } zet het Stadhuis op { $parcel }.
city-event-no-city-hall = Er is geen land meer voor het Stadhuis.
city-event-round = Ronde { $round } begint.
city-event-owned = Kavel { $parcel } is nu van { $seat }.
city-event-chose = { $seat } kiest de { $character }.
city-event-turn-order = Beurtvolgorde: { $seats }.
city-event-earns = { $seat } krijgt ${ $amount } ({ $reason }).
city-event-pays = { $seat } betaalt ${ $amount } ({ $reason }).
city-event-points = { $points ->
    [one] { $seat } krijgt 1 punt ({ $reason }).
   *[other] { $seat } krijgt { $points } punten ({ $reason }).
}
city-event-loses-points = { $points ->
    [one] { $seat } verliest 1 punt ({ $reason }).
   *[other] { $seat } verliest { $points } punten ({ $reason }).
}
city-event-roads = { $count ->
    [one] { $seat } krijgt een weg.
   *[other] { $seat } krijgt { $count } wegen.
}
city-event-cowboys = { $count ->
    [one] { $seat } krijgt er een cowboy bij.
   *[other] { $seat } krijgt er { $count } cowboys bij.
}
city-event-cowboys-leave = { $count ->
    [one] Een cowboy van { $seat } vertrekt.
   *[other] { $count } cowboys van { $seat } vertrekken.
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
city-event-auction = { $seat } veilt de kavels { $parcels }.
city-event-auction-ammunition = { $seat } veilt de munitie.
city-event-bid = { $seat } biedt ${ $amount }.
city-event-dropped-out = { $seat } stapt uit de veiling.
city-event-sold = Verkocht aan { $seat } voor ${ $amount }.
city-event-unsold = Niemand biedt.
city-event-placed = { $seat } plaatst een cowboy op { $place-the }.
city-event-placed-dynamite = { $seat } plaatst een cowboy met dynamiet op { $place-the }.
city-event-placed-token = { $seat } plaatst een cowboy met ‘geen duel’ op { $place-the }.
city-event-placed-sheriff = { $seat } plaatst de Sheriff op { $place-the }.
city-event-raids = { $seat } plaatst een cowboy op { $building-the } van { $owner } op { $parcel }.
city-event-raids-dynamite = { $seat } plaatst een cowboy met dynamiet op { $building-the } van { $owner } op { $parcel }.
city-event-raids-sheriff = { $seat } plaatst de Sheriff op { $building-the } van { $owner } op { $parcel }.
city-event-passed = { $seat } past als { $position ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
   *[other] zesde
}.
city-event-road-laid = { $seat } legt een weg { $road }.
city-event-rolled = Gegooid om { $place-the }: { $fighters }.
city-event-rerolled = { $seat } gooit nog eens: { $die }.
city-event-duel = { $winner } wint het duel om { $place-the }: { $fighters }.
city-event-duel-by-pass = { $winner } paste eerder en wint het duel om { $place-the }: { $fighters }.
city-fighter = { $seat }: { $dice } + { $firepower } = { $strength }
city-fighter-without-dice = { $seat }: { $strength }
city-event-beaten = De cowboy van { $seat } verliest het duel om { $place-the } en gaat naar huis.
city-event-sent-home-lawyer = De Advocaat stuurt de cowboy van { $seat } van { $place-the } naar huis.
city-event-sent-home-church = De Kerk stuurt de cowboy van { $seat } van { $place-the } naar huis.
city-event-healed = De Arts stuurt de cowboy van { $seat } door naar { $place-the }.
city-event-ammunition = { $seat } pakt de munitie: +3 vuurkracht deze ronde.
city-event-holds = { $seat } bezet het Stadhuis.
city-event-declined = { $seat } ziet af van { $place-the }.
city-event-acquired = { $seat } krijgt een { $building }.
city-event-built = { $seat } bouwt een { $building } op { $parcel }.
city-event-taken-back = { $seat } haalt { $building-the } van { $parcel } terug, voor later.
city-event-house = { $seat } bouwt een Huis op { $parcel }.
city-event-townhouse = { $seat } maakt van het Huis op { $parcel } een Herenhuis.
city-event-refused = { $seat } weigert een Huis op { $parcel }.
city-event-doubled = Dubbele inkomsten voor { $seat }: { $building }.
city-event-blasted = { $seat } steekt dynamiet in de Mijn op { $parcel }: driedubbele inkomsten.
city-event-ended = Het spel is afgelopen. { $points }.

city-reason-space = { $space }
city-reason-parcel = kavel { $parcel }
city-reason-building = { $building }
city-reason-income = { $building } op { $parcel }
city-reason-robbery = aanval op { $building-the } van { $owner } op { $parcel }
city-reason-character = { $character }
city-reason-auction = veiling
city-reason-road = nieuw land, weg { $road }
city-reason-duel = duel om { $place-the }
city-reason-limit = afgegeven aan het eind van de ronde
city-card-round = Ronde { $round }
city-card-character = Personage
city-card-land = Nieuw land
city-card-parcel = { $parcel }
city-card-won = Duels gewonnen
city-card-lost = Duels verloren
city-card-built = Gebouwd
city-card-house = Huis op { $parcel }
city-card-townhouse = Herenhuis op { $parcel }
city-card-earned = Verdiend
city-card-paid = Betaald
city-card-money = Geld ervoor en erna
city-card-scored = Punten voor
city-card-points = Punten ervoor en erna
city-card-gains-money = { $reason }: +${ $amount }
city-card-loses-money = { $reason }: −${ $amount }
city-card-gains-points = { $reason }: +{ $amount }
city-card-loses-points = { $reason }: −{ $amount }
city-card-dollars = ${ $before } → ${ $after }
city-card-stars = { $before } → { $after }

## In woorden

city-title-map = De stad
city-title-track = De actievelden
city-title-players = De spelers
city-columns-first = pnt rev cow
city-columns-second = weg vuur land
city-words-round = Ronde { $round } van 4.
city-words-player = { $seat }: ${ $money }, punten: { $points }. In voorraad: cowboys { $cowboys }, wegen { $roads }. Land: { $land }.
city-words-firepower = Vuurkracht van { $seat }: { $total } (revolvers { $revolvers }, cowboys { $cowboys }, voor deze ronde { $extra }).
city-words-character = { $seat } heeft de { $character }: { $power }. Geldlimiet ${ $limit }.
city-words-kept = { $seat } bewaart voor later: { $buildings }.
city-words-dynamite = { $seat } heeft { $count ->
    [one] 1 staaf dynamiet
   *[other] { $count } staven dynamiet
}.
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
city-words-several = { $place } (×{ $count })
city-words-duel = Duel om { $place-the }: { $fighters }.
city-words-chance = { $seat }: { $percent }%
city-percent = { $percent }%

city-score-gained = behaalde punten
city-score-money = geld, $6 per punt
city-score-possessions = gebouwen, Huizen, bergen
city-score-teacher = Schooljuf
city-score-station = Station

## Opties

city-option-characters = Personages
city-option-characters-help = Welke personages meedoen.
city-option-random = willekeurig
city-option-random-help = De personages en hun kant worden aan het begin getrokken: zeven, of acht als de Krantenjongen erbij is.
city-option-own-characters = een eigen keuze
city-option-own-characters-help = 7 personages naar keuze, of 8 met de Krantenjongen, elk met de kant die boven ligt.
city-set-character = { $number } { $character }
city-set-member = { $number } { $character } ({ $side })
city-side-yellow = geel
city-side-red = rood
city-side-chosen = wie hem heeft, kiest de kant
city-side-by-round = geel in ronde 1 tot en met 3, rood in ronde 4
city-side-help = { $power }; geldlimiet ${ $limit }
city-side-both = Geel: { $yellow }. Rood: { $red }.
city-option-preset-help = { $characters }
city-preset-first-game = voor een eerste spel
city-preset-quiet = een rustige stad
city-preset-prosper = een stad vol kansen
city-preset-gold-rush = goudkoorts
city-preset-home-owner = de stad van de grootgrondbezitter
city-preset-settling-scores = in rep en roer
city-option-buildings = Gebouwen
city-option-buildings-help = Welke gebouwtegels in de zak zitten.
city-option-all = alle 38
city-option-all-help = Elk soort gebouw kan komen.
city-option-first-game = de 26 voor een eerste spel
city-option-first-game-help = Zonder de gebouwen die meer uitleg vragen: fijn om mee te beginnen.
city-option-edition = Uitgave
city-option-edition-help = De regels van 2023 of die van 2015.
city-option-2023 = 2023
city-option-2023-help = De nieuwste regels, met alle personages. Stadhuis en Station komen zonder Huis.
city-option-2015 = 2015
city-option-2015-help = De regels van daarvoor: zonder de Kerstman, maar met een Huis bij het Stadhuis en het Station, en elke Ranch levert iets op.
city-options-players = Carson City is voor 2 tot en met 6 spelers, niet voor { $players }.
city-options-solo = In je eentje speel je tegen Standish: kies zijn strategie, of neem 2 tot 6 spelers.
city-options-cast-size = Je noemt { $count } personages; het moeten er { $size } zijn: zeven, of acht met de Krantenjongen.
city-options-cast-twice = Personage { $number } staat er twee keer in: elk doet met maar één kant mee.
city-options-cast-edition = De Kerstman is er pas in de uitgave van 2023.

## Wat niet kan

city-illegal-other = Nu niet. { $asked }
city-illegal-no-road = Je hebt geen weg meer.
city-illegal-road = Geen weg { $road }: een nieuwe weg begint waar een andere eindigt.
city-illegal-no-cowboy = Je hebt geen cowboy meer.
city-illegal-own-cowboy = Op { $place-the } staat al een cowboy van jou.
city-illegal-sheriff-there = Op { $place-the } staat de Sheriff: daar kom je niet bij.
city-illegal-no-cowboy-space = Op { $place-the } zet je geen cowboy: dat gaat vanzelf.
city-illegal-ammunition-gone = De munitie is deze ronde al verkocht.
city-illegal-closed = { $place }: deze ronde gesloten.
city-illegal-sold-out = { $place }: deze ronde ligt er geen.
city-illegal-peaceful-sheriff = Met de rode Sheriff ga je bij niemand staan en val je niets aan: op { $place-the } kan het niet.
city-illegal-peaceful-outlaw = Met de rode Sheriff begin je geen gevecht met een outlaw: op { $place-the } kan het niet.
city-illegal-dynamite = Op { $place-the } vecht niemand: dynamiet heeft daar geen zin.
city-illegal-no-dynamite = Je hebt geen dynamiet.
city-illegal-no-tile = Je hebt geen eigendomstegel meer voor { $place-the }.
city-illegal-no-building = Op { $place-the } valt niets te kopen of aan te vallen.
city-illegal-heroes-attack = De Helden vallen niemand aan: op { $place-the } kan het niet.
city-illegal-protected = { $place } kun je niet aanvallen.
city-illegal-no-sheriff = Je hebt geen Sheriff.
city-illegal-sheriff-place = De Sheriff komt waar niemand staat: op een open actieveld, vrij land, je eigen gebouw of het Stadhuis.
city-illegal-token = ‘Geen duel’ kan alleen met een cowboy op 3 wegen, bij de inkomsten of in de gemeenteraad, één per veld.
city-illegal-character-absent = De { $character } doet in dit spel niet mee.
city-illegal-character-gone = De { $character } is er niet: tegen Standish helpt elk personage maar één keer.
city-illegal-character-taken = { $seat } heeft de { $character } al.
city-illegal-character-side = De { $character } ligt met de andere kant boven.
city-illegal-fetch-sheriff = De Krantenjongen haalt nooit de Sheriff.
city-illegal-parcel-owned = { $parcel } is al van { $seat }.
city-illegal-parcel-city-hall = Op { $parcel } staat het Stadhuis: dat land krijgt niemand.
city-illegal-parcel-not-won = { $parcel } kun je niet kopen: daar staat geen cowboy van jou.
city-illegal-parcel-price = { $parcel } kost ${ $price }, en je hebt ${ $money }.
city-illegal-parcel-chosen = { $parcel } heb je al gekozen.
city-illegal-build-not-yours = { $parcel } is niet jouw land: daar kun je geen { $building } bouwen.
city-illegal-build-occupied = { $parcel } is niet vrij: daar kun je geen { $building } bouwen.
city-illegal-build-no-tile = Je hebt geen { $building } om te bouwen.
city-illegal-build-later = Nu bouw je wat je net hebt gekregen. { $building } komt pas bij de bewaarde gebouwen.
city-illegal-build-again = { $building }: die tegel heb je teruggenomen. Deze ronde kun je hem niet meer bouwen.
city-illegal-build-line = Geen { $building } op { $parcel }: ernaast moet een weg recht over het hele bord lopen.
city-illegal-build-no-road = Geen { $building } op { $parcel }: daar komt geen weg langs.
city-illegal-build-no-room = { $houses ->
    [one] Geen { $building } op { $parcel }: voor het Huis dat erbij komt is geen plaats.
   *[other] Geen { $building } op { $parcel }: voor de { $houses } Huizen die erbij komen is geen plaats.
}
city-illegal-house-occupied = Geen Huis op { $parcel }: daar staat al iets.
city-illegal-house-no-road = Geen Huis op { $parcel }: daar komt geen weg langs.
city-illegal-house-refused = { $seat } laat je op { $parcel } niet bouwen.
city-illegal-townhouse-no-house = Geen Herenhuis op { $parcel }: daar staat geen Huis.
city-illegal-townhouse-rim = Geen Herenhuis op { $parcel }: niet aan de rand van het bord.
city-illegal-townhouse-free-land = Geen Herenhuis op { $parcel }: eromheen is nog vrij, onverkocht land.
city-illegal-bid = Bied meer dan ${ $bid } en hooguit jouw ${ $money }.
city-illegal-spend = Hooguit ${ $limit } mag blijven, en meer dan je hebt geef je niet af.
city-illegal-points = Daar is ${ $money } te weinig voor.
city-illegal-heal-same = Om { $place-the } heeft hij net verloren: stuur hem ergens anders heen.
city-illegal-heal-occupied = Naar { $place-the } kan hij niet: daar staat al iemand.
city-illegal-heal-given-up = Naar { $place-the } kan hij niet: om dat land is deze ronde al gevochten.
city-illegal-heal-past = Naar { $place-the } kan hij niet: dat is deze ronde al voorbij.
city-illegal-take = Zo’n tegel ligt niet op { $place-the }.
city-illegal-recruit-price = Dat kost ${ $price }, en je hebt ${ $money }.
city-illegal-recruit-most = De Kapitein verkoopt er hooguit { $most }.
city-illegal-recruit-supply = { $left ->
    [one] In de algemene voorraad is nog maar één cowboy van jou.
   *[other] In de algemene voorraad zijn nog maar { $left } cowboys van jou.
}
city-illegal-send = De Helden nemen hooguit twee cowboys mee, uit je voorraad.
city-illegal-duel = Om { $parcel } is er geen duel.
city-illegal-reroll = Je hebt hier maar één dobbelsteen.
city-illegal-double = { $building }: je hebt er geen die nog iets extra’s kan opleveren.
city-illegal-blast-not-yours = Op { $parcel } heb je geen Mijn.
city-illegal-blast-again = In de Mijn op { $parcel } ligt deze ronde al dynamiet.
city-illegal-blast-doubled = De Winkeljuffrouw verdubbelt je Mijnen al: geen dynamiet op { $parcel }.
city-illegal-ride-not-yours = Op { $parcel } heb je geen Ranch.
city-illegal-ride-again = De Ranch op { $parcel } wordt al door een paard verdubbeld.
city-illegal-ride-doubled = De Winkeljuffrouw verdubbelt je Ranches al: geen paard voor { $parcel }.
city-illegal-ride-no-horse = Voor de Ranch op { $parcel } heb je geen paard meer.
city-illegal-banker = De Bankier verkoopt 3, 5 of 7 punten voor $3, $12 of $25, en je hebt ${ $money }.
city-illegal-undertaker = De Begrafenisondernemer wil $2, en je hebt ${ $money }.
city-illegal-city-hall = Het Stadhuis komt op vrij, onverkocht land aan een weg. Is dat er niet, leg dan eerst zo weinig mogelijk wegen.

## Varianten

city-variant-new-beginning = Een nieuw begin
city-variant-river = Carson River
city-variant-might-is-right = Het recht van de sterkste
city-variant-kit-carson = Kit Carson
city-variant-outlaws = Outlaws
city-variant-horses = Paarden
city-option-river-help = Een rivier waarop niemand bouwt, met bruggen.
city-option-no-river = geen rivier
city-option-river-side = de rivierkant van het bord
city-option-our-river-side = onze tekening van de rivierkant
city-option-own-river = een eigen rivier
city-option-own-river-help = Een keten van 2 tot en met 15 kavels, zij aan zij, van rand tot rand, die zichzelf nergens raakt.
city-options-river-length = Een rivier heeft 2 tot en met 15 kavels, geen { $count }.
city-options-river-broken = De rivier is geen doorlopende keten.
city-options-river-ends = Een rivier begint en eindigt aan de rand van het bord, dus niet op { $parcel }.
city-options-river-touches = De rivier raakt zichzelf op { $parcel }.
city-event-river = De Carson River stroomt door { $parcels }.
city-event-bridge = { $seat } bouwt een brug { $road }.
city-words-river = De rivier stroomt door { $river }. Bruggen: { $bridges }.
city-part-river = ${ $amount } rivier
city-score-bridges = aan een brug
city-illegal-bridge = De weg { $road } kruist de rivier: een brug kost twee wegen.
city-illegal-river = { $parcel } is rivier: daar koopt of bouwt niemand.
city-illegal-second-school = Geen School op { $parcel }: aan deze kant van de rivier staat er al een.
city-option-off = nee
city-option-on = ja
city-option-new-beginning-help = Iedereen kiest in het geheim een eigen begin.
city-option-might-is-right-help = In duels leg je tegels in plaats van te dobbelen.
city-waiting-for-several = { $seats } kiezen in het geheim.
city-asked-tiles = Welke dueltegel voor { $place-the }?
city-choice-tile = de { $number } leggen
city-choice-redraw = beide tegels ruilen voor drie nieuwe
city-event-tiles-drawn = Je dueltegels: { $tiles }. ({ $seat })
city-event-tiles-announced = De dueltegels van { $seat } zijn samen { $total }.
city-event-new-tiles = { $count ->
    [one] { $seat } trekt een nieuwe dueltegel.
   *[other] { $seat } trekt { $count } nieuwe dueltegels.
}
city-event-tiles-discarded = { $seat } legt de dueltegels { $tiles } af.
city-event-tiles-shown = De dueltegels om { $place-the }: { $fighters }.
city-event-sharpshot = { $seat } mikt goed: { $dice }.
city-words-tiles = Je dueltegels: { $tiles }.
city-words-tile-count = { $count ->
    [one] { $seat } heeft één dueltegel.
   *[other] { $seat } heeft { $count } dueltegels.
}
city-words-discards = Afgelegd sinds de laatste keer trekken: { $tiles }.
city-words-sharpshooter = { $seat } heeft de Scherpschutter.
city-illegal-tile = Je hebt geen dueltegel met een { $number }.
city-illegal-redraw = Alleen de Scherpschutter mag zijn laatste twee dueltegels ruilen, voor hij er een legt.
city-asked-sheets = Waarmee begin je? Je hebt ${ $money }{ $mark } te besteden.
city-sheet-points = punten
city-sheet-cowboys = extra cowboys
city-sheet-revolvers = revolvers
city-sheet-roads = wegen
city-sheet-parcels = kavels
city-sheet-sharpshooter = Scherpschutter
city-sheet-bid = bod om te beginnen, in dollars
city-sheet-entry = { $what }: { $count }
city-choice-want = { $line }: { $count }
city-choice-give-up = { $line } inleveren voor geld: { $count }
city-event-sheet = { $seat } begint met ${ $money }; { $lines }.
city-reason-first-place = bod om te beginnen
city-illegal-sheet-line = De volgende regel van je formulier is: { $line }.
city-illegal-sheet-amount = { $line }: { $amount } staat niet op de prijslijst.
city-illegal-sheet-price = { $line }: dat kost ${ $price }, en je hebt nog ${ $money }.
city-option-outlaws-help = Vanaf ronde 2 beroven outlaws de rijkste gebouwen.
city-event-outlaws-come = { $count ->
    [one] Een outlaw rijdt de stad in: kracht { $strength }, { $reward }{ $mark } punten waard.
   *[other] { $count } outlaws rijden de stad in: kracht { $strength }, elk { $reward }{ $mark } punten waard.
}
city-event-outlaw-came = Op { $parcel } duikt een outlaw op.
city-event-outlaw-jailed = De outlaw loopt regelrecht de Gevangenis van { $seat } op { $parcel } in.
city-event-outlaw-moved = De outlaw gaat van { $from } naar { $to }: daar is ${ $income } te halen.
city-event-outlaw-beaten = { $seat } verslaat de outlaw op { $parcel } (kracht { $strength }): { $fighters }.
city-event-outlaw-wins = De outlaw op { $parcel } houdt stand (kracht { $strength }): { $fighters }.
city-reason-outlaw = de outlaw op { $parcel }
city-asked-outlaw-order = Welke outlaw beweegt nu?
city-asked-reward = De outlaw op { $parcel } is verslagen. Punten nemen, of het gebouw beroven?
city-choice-outlaw = de outlaw op { $parcel }
city-choice-collect = { $points }{ $mark } punten nemen
city-choice-rob = het gebouw beroven
city-words-outlaws = Outlaws: { $parcels }. Kracht { $strength }, punten { $reward }{ $mark }.
city-words-take-backs = Zo vaak mag je deze ronde nog cowboys terughalen: { $left } van { $most }{ $mark } keer.
city-illegal-outlaw = Op { $parcel } is een outlaw: daar koopt of bouwt niemand iets.
city-illegal-outlaw-there = Op { $place-the } is een outlaw: daar gaat alleen een cowboy heen die met hem vecht.
city-option-horses-help = Paarden op vijf erven, en elke ronde een rodeo.
city-options-cast-horses = De gele Cowboy brengt een paard: hij heeft de variant ‘Paarden’ nodig.
city-event-horse = { $seat } krijgt er een paard bij.
city-event-stabled = { $seat } brengt een paard naar erf { $enclosure }.
city-event-corralled = { $seat } stuurt een cowboy naar erf { $enclosure }.
city-event-recalled = { $seat } haalt een cowboy terug van { $place-the }.
city-event-left-enclosure = { $seat } haalt de cowboy terug van erf { $enclosure }.
city-event-ridden = Een paard van { $seat } verdubbelt de Ranch op { $parcel }.
city-event-rodeo = { $seat } wint de rodeo ({ $counts }).
city-reason-enclosure = erf 4
city-reason-horse = een paard
city-asked-horse = Zet je een paard op een erf?
city-asked-second-go = Nog een beurt: een cowboy plaatsen, er een terughalen of passen?
city-asked-resettle = Waar gaat de cowboy nu heen?
city-asked-buy-horse = Voor $4 een paard kopen in plaats van $4 salaris?
city-asked-new-horse = Op welk erf komt het nieuwe paard?
city-choice-horse = { $enclosure ->
    [1] paard naar erf 1: vuurkracht
    [2] paard naar erf 2: nog een beurt
    [3] paard naar erf 3: verdubbelt een Ranch
    [4] paard naar erf 4: $2
   *[other] paard naar erf 5: 5 voor de rodeo
}
city-choice-corral = cowboy naar erf { $enclosure } (rodeo ×2)
city-choice-back = cowboy terughalen van { $place-the }
city-choice-leave = cowboy terughalen van erf { $enclosure }
city-choice-take-back = { $choice } (nog { $left } van { $most }{ $mark } keer)
city-choice-ride = een paard verdubbelt de Ranch op { $parcel }: { $raised }
city-words-horses = Paarden van { $seat }: { $horses }. Op erf 1 tot en met 5: { $stabled }. Erven met cowboy: { $cowboys }. Gewonnen rodeo’s: { $rodeos }.
city-score-horses = paarden
city-illegal-without-horses = In dit spel zijn er geen paarden.
city-illegal-enclosure-closed = Erf { $enclosure } is gesloten (Kit Carson).
city-illegal-enclosure-taken = Op erf { $enclosure } heb je al een cowboy.
city-illegal-no-horse = Al je paarden staan al op een erf.
city-illegal-horse-first = Een paard volgt een cowboy: zet er eerst een op het bord.
city-illegal-back = Je hebt geen cowboy van deze ronde op { $place-the }.
city-illegal-leave = Je hebt geen cowboy op erf { $enclosure }.
city-illegal-back-city-hall = De cowboy die het Stadhuis bezet, blijft daar.
city-illegal-back-often = Je hebt al { $most } keer een cowboy teruggehaald: vaker mag niet in één ronde.
city-illegal-same-place = De cowboy moet ergens anders heen, niet terug naar { $place-the }.
city-illegal-corral-horse = Er staat nog een paard van je op een erf: eerst moet de cowboy die het volgde weer op het bord.
city-option-kit-carson-help = Alle cowboys worden tegelijk geplaatst, en vroeg passen levert aan het eind punten op.
city-waiting-race = Iedereen die nog niet heeft gepast, plaatst cowboys.
city-score-race = vooraan in de pasvolgorde
city-option-solo = Tegen Standish
city-option-solo-help = In je eentje tegen Jeb Standish, die een van vier strategieën volgt.
city-option-no-solo = zonder Standish
city-strategy-help = Koopt, het beste eerst: { $buildings }.
city-strategy-rancher = Rancher (vrij makkelijk)
city-strategy-miner = Mijnwerker (gemiddeld)
city-strategy-strength = Vechtjas (moeilijk)
city-strategy-urban = Stedeling (voor experts)
city-options-solo-players = Tegen Standish speel je in je eentje.
city-options-solo-edition = Standish is er pas in de uitgave van 2023.
city-options-solo-characters = Tegen Standish doen alleen Bankier, Winkeljuffrouw, Chinese Werker, Kolonist, Kapitein, Huurmoordenaar, Indiaan, Goudzoeker, Wapensmid, Zangeres en Helden mee: noem er zeven, of neem ze willekeurig.
city-options-solo-kit-carson = Kit Carson speel je met meer spelers: niet tegen Standish.
city-options-solo-outlaws = Standish heeft geen regels voor outlaws: laat ze weg.
city-options-solo-horses = Standish heeft geen regels voor paarden: laat ze weg.
city-event-standish-drew = Standish trekt kaart { $letter } (kracht { $power }{ $mark }): vuurkracht { $firepower }.
city-event-standish-seeks = Standish zoekt land voor een { $building }.
city-event-standish-place = Standish plaatst een cowboy op { $place-the }: { $why }.
city-event-standish-build = { $building } op { $parcel }, want: { $why }.
city-event-standish-house = Huis op { $parcel }, want: { $why }.
city-event-standish-townhouse = Herenhuis op { $parcel }, want: { $why }.
city-event-standish-help = Een cowboy van Standish gaat naar zijn helper: { $why }.
city-event-standish-nothing = Standish plaatst niemand: voor deze kaart is er niets te doen.
city-criterion-card = de kaart zegt het
city-criterion-income = hoogste inkomsten: ${ $value }
city-criterion-gain = meeste extra inkomsten: ${ $value }
city-criterion-priority = nummer { $value } van zijn lijst
city-criterion-cheapest = het goedkoopst: ${ $value }
city-criterion-dearest = het duurst: ${ $value }
city-criterion-near-his-land = het dichtst bij zijn land: { $value }
city-criterion-near-your-land = het dichtst bij jouw land: { $value }
city-criterion-free-space = het meeste vrije land eromheen: { $value }
city-criterion-new-roads = de minste nieuwe wegen: { $value }
city-criterion-last-on-track = het laatste actieveld
city-criterion-your-income = het minst voor jou
city-criterion-your-loss = jij verliest het meest: ${ $value }
city-criterion-his-share = hij houdt het meest over: ${ $value }
city-criterion-own-townhouse = een eigen Herenhuis
city-criterion-only = de enige keus
city-criterion-die = geloot uit { $value }
city-reason-standish = inkomsten van Standish
city-score-strategy = strategie
city-words-standish = Standish: { $strategy }. Vuurkracht { $firepower }. Cowboys bij zijn helper: { $helped }. Nog te trekken kaarten: { $left }.

## Wat van onszelf is

city-house-river = De loop op de rivierkant is onze eigen tekening: de gedrukte was niet te vinden.
city-house-new-beginning = Geld en prijzen van het formulier zijn van onszelf: de gedrukte waren niet te vinden.
city-house-kit-carson = Hoe vaak je een cowboy mag terughalen is onze eigen grens, zodat elk spel eindigt: de regels kennen er geen.
city-house-outlaws = De punten voor een verslagen of opgesloten outlaw zijn van onszelf: de gedrukte waren niet te vinden.
city-house-enclosure = De hoeden van erf { $number } zijn ons eigen getal: het gedrukte was niet te vinden.
city-house-standish-cards = De kracht van Standish’ kaarten, en welke strategie welke gebruikt, is van onszelf: de gedrukte waren niet te vinden.
city-house-standish-priorities = De volgorde waarin hij gebouwen koopt is van onszelf: de gedrukte lijsten waren niet te vinden.
city-house-standish-bonus = Zijn bonus aan het eind voor één en voor twee soorten gebouwen is van onszelf; die voor drie is gedrukt.

## Wat over veel partijen wordt geteld

city-used-characters = Genomen personages
city-used-buildings = Gebouwde gebouwen
