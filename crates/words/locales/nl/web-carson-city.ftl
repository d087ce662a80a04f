### Het bord van Carson City in de browser.

## De kaart

web-city-map = De kaart van de stad. Met de pijltjes ga je van kavel naar kavel, Enter kiest.
web-city-ground = { $ground ->
    [land] vrij land
    [mountain] berg
    [river] rivier
    [house] Huis
   *[townhouse] Herenhuis
}
web-city-owner = van { $name }
web-city-earns = levert ${ $amount } op
web-city-costs = kost ${ $amount }
web-city-outlaw = Bandiet, sterkte { $strength }
web-city-outlaws-worth = Bandieten: sterkte { $strength }, elk { $points } punten waard
web-city-cowboys-of = cowboys van { $names }
web-city-can-choose = te kiezen
web-city-price = { $occupied ->
    [0] ${ $price } voor het land
   *[other] ${ $price }: $1 voor het land, ${ $occupied } voor wat erop en eromheen staat
}
web-city-income = Levert ${ $total } op
web-city-cap = Hoogstens ${ $cap }.
web-city-counts-as = { $houses ->
    [one] Telt als een Huis.
   *[other] Telt als { $houses } Huizen.
}
web-city-does = { $kind ->
    [ranch] Levert $1 op voor elke vrije kavel eromheen.
    [mine] Levert $3 op voor elke berg ernaast.
    [drugstore] Levert $3 op voor elk Huis ernaast en elke Ranch van jou.
    [bank] Levert $3 op voor elk Huis ernaast en elke Mijn van jou.
    [saloon] Levert $5 op voor elk Huis ernaast.
    [hotel] Levert altijd $6 op.
    [church] Levert niets op, maar niemand valt je gebouwen eromheen aan.
    [prison] Levert niets op, maar bewapent je.
    [general-store] Levert $6 op voor elk Huis op jouw land ernaast, $3 voor elk ander.
    [school] Levert geen geld op, wel drie Huizen.
    [blacksmith] Levert $5 maal de ronde op, en $5 voor elke Ranch van jou.
    [city-hall] Is van niemand. Wie het bezet, verdient meer in zijn winkels.
   *[train-station] Aan het eind een punt per twee Huizen van de hele stad.
}
web-city-needs = { $kind ->
    [ranch] Heeft vrij eigen land nodig, geen weg.
    [mine] Heeft vrij eigen land nodig, geen weg.
    [train-station] Heeft vrij eigen land nodig aan een weg dwars over de kaart.
    [city-hall] Heeft vrij land van niemand nodig.
    [school] Heeft vrij eigen land aan een weg nodig, en plaats voor drie nieuwe Huizen.
   *[other] Heeft vrij eigen land aan een weg nodig, en plaats voor een nieuw Huis.
}
web-city-arms = { $revolvers ->
    [one] Brengt een revolver mee.
   *[other] Brengt { $revolvers } revolvers mee.
}

## Het spoor

web-city-track = Het actiespoor
web-city-beside = Naast de kaart
web-city-group-supplies = Voorraden
web-city-group-row = Land en gebouwen
web-city-bag = nog { $count } in de zak
web-city-group-incomes = Inkomsten
web-city-group-council = Gemeenteraad: punten
web-city-gives-wages = elk $4
web-city-gives-ammunition = 3 vuurkracht
web-city-gives-3-roads = 3 wegen
web-city-gives-1-road = elk 1 weg
web-city-gives-parcels = Land kopen
web-city-gives-building = een gebouw voor ${ $price }
web-city-gives-kept = Bewaarde bouwen
web-city-gives-parcels-income = $2 per kavel
web-city-gives-cowboy-income = $2 per vuurkracht
web-city-gives-gambling = twee dobbelstenen in $
web-city-gives-building-income = Gebouwen betalen
web-city-gives-parcels-vp = 1 per 2 kavels
web-city-gives-cowboy-vp = 1 per 2 vuurkracht
web-city-gives-building-vp = 1 per gebouw
web-city-gives-vp = elk ${ $price }
web-city-closed = deze ronde gesloten
web-city-phase = { $phase ->
    [1] Personages
    [2] Cowboys
    [3] Het actiespoor
   *[4] Einde van de ronde
}
web-city-duels = Komende duels
web-city-fought = Uitgevochten
web-city-chance = jouw kans { $percent } %
web-city-ways = wint in { $wins } van { $ways } gevallen

## De personages

web-city-characters = Personages
web-city-both-sides = Beide kanten
web-city-keeps = houdt ${ $limit }
web-city-with = bij { $name }

## De spelers

web-city-money = geld
web-city-points = behaalde punten
web-city-cowboys = cowboys in voorraad
web-city-firepower = vuurkracht
web-city-roads = wegen
web-city-land = land
web-city-dynamite = dynamiet
web-city-tokens = ‘geen duel’-fiches
web-city-horses = paarden
web-city-tiles-left = { $count ->
    [one] nog één eigendomstegel
   *[other] nog { $count } eigendomstegels
}
web-city-passed = paste als nummer { $place }
web-city-in-turn = nummer { $place } in de beurtvolgorde
web-city-fire = { $part ->
    [revolvers] { $count } revolvers
    [cowboys] { $count } cowboys
    [ammunition] { $count } munitie
    [mercenary] { $count } Huurling
   *[horses] { $count } paarden
}

## Wat je kunt doen

web-city-choices = Wat je kunt doen
web-city-hands = Wat je vasthoudt
web-city-hand = { $hand ->
    [place] Cowboy
    [dynamite] Met dynamiet
    [token] ‘Geen duel’
    [sheriff] Sheriff
    [back] Terugnemen
    [road] Weg
    [house] Huis
    [townhouse] Herenhuis
   *[other] Op het bord
}
web-city-where = { $where ->
    [parcel] Kies een verlichte kavel op de kaart.
    [space] Kies een verlicht vak van het spoor.
    [both] Kies een verlichte kavel op de kaart of een verlicht vak van het spoor.
    [roads] Kies waar de weg komt.
    [role] Kies een personage.
    [pen] Kies een omheining.
   *[tile] Kies een tegel.
}
web-city-list = Als lijst
web-city-number = Hoeveel
web-city-less = Minder
web-city-more = Meer

## Varianten

web-city-pens = Omheiningen
web-city-pen = Omheining { $number }, { $hats ->
    [one] één hoed
   *[other] { $hats } hoeden
}
web-city-pen-does = { $number ->
    [1] vuurkracht
    [2] nog een beurt
    [3] Ranch dubbel
    [4] meteen $2
   *[5] de rodeo
}
web-city-pen-of = { $name }: paarden { $horses }{ $cowboy ->
    [yes] , en een cowboy
   *[no] {""}
}
web-city-tiles = Dueltegels
web-city-my-tiles = Jouw dueltegels
web-city-standish-helper = Cowboys bij zijn helper: { $count }
web-city-sheet-fill = Vul het formulier in en lever het in.
web-city-sheet-help = Niemand ziet het voordat iedereen heeft ingeleverd. Het gewone begin staat er al; het geld dat overblijft is van jou.
web-city-sheet-bid = Alleen wie het hoogst biedt, betaalt en begint.
web-city-sheet-pays = levert ${ $amount } op
web-city-sheet-less = minder: { $line }
web-city-sheet-more = meer: { $line }
web-city-sheet-cost = Kost ${ $amount }.
web-city-sheet-left = ${ $amount } over
web-city-sheet-hand-in = Inleveren
web-city-sheet-handed = Ingeleverd. De formulieren worden getoond zodra iedereen klaar is.

## De vakken van het spoor, in één zin

web-city-about = { $space ->
    [wages] Elke cowboy hier verdient $4.
    [ammunition] 3 vuurkracht voor de rest van de ronde.
    [three-roads] Drie wegen, die je legt wanneer je plaatst of past.
    [one-road] Een weg voor elke cowboy hier.
    [parcels] Cowboys op de kaart kopen nu hun land.
    [kept-buildings] Iedereen mag bewaarde gebouwen neerzetten.
    [parcels-income] $2 voor elk van je kavels.
    [cowboy-income] $2 voor elk punt van je vuurkracht.
    [gambling] Zoveel dollar als twee dobbelstenen aangeven.
    [building-income] Rovers en bewakers duelleren bij de gebouwen, daarna betaalt elk gebouw zijn eigenaar.
    [parcels-vp] Een punt per twee van je kavels.
    [cowboy-vp] Een punt per twee punten van je vuurkracht.
    [building-vp] Een punt voor elk van je gebouwen.
   *[points] Zoveel punten als je wilt voor ${ $price } per stuk. De goedkope sluiten van ronde tot ronde.
}
web-city-peace = { $peace ->
    [yes] Hier staan er meer in vrede.
   *[no] Staan hier er meer, dan duelleren ze.
}
web-city-free = kost niets

## Duels en het einde

web-city-showdown = Het duel
web-city-duel-for = Duel om: { $place }
web-city-duel-won = blijft overeind
web-city-brings = { SIGNED($gain) }

## Voor wie het voor het eerst gevraagd wordt

web-city-tip-first-parcel = Neem land dat wat oplevert: mijnen willen bergen om zich heen, ranches vrij land, winkels huizen en een weg. Deze kavel kost niets.
web-city-tip-character = Een personage helpt je alleen deze ronde. Zijn nummer zegt wie het eerst plaatst, en ‘houdt’ hoeveel geld je mee mag nemen naar de volgende ronde.
web-city-tip-place = Op land koopt een cowboy het, op het spoor krijgt hij wat het vak zegt, op andermans gebouw berooft hij het. Twee op één plek vechten. Wie vroeg past, wint bij gelijke stand en kiest het volgende personage eerder.
web-city-tip-building = Gebouwen betalen elke ronde. Alle behalve ranch en mijn hebben een weg naar je land nodig en plaats voor een nieuw huis; wat je nu niet kunt bouwen, bewaar je.
