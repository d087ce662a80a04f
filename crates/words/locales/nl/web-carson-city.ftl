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
web-city-outlaw = Outlaw, kracht { $strength }
web-city-outlaws-worth = Outlaws: kracht { $strength }, elk { $points } punten waard
web-city-cowboys-of = cowboys van { $names }
web-city-can-choose = te kiezen
web-city-price = { $occupied ->
    [0] ${ $price } voor het land
   *[other] ${ $price }: $1 voor het land, ${ $occupied } voor wat erop en eromheen staat
}
web-city-price-yours = ${ $price } voor jou, ${ $full } voor anderen
web-city-income = Levert ${ $total } op
web-city-cap = Hoogstens ${ $cap }.
web-city-counts-as = { $houses ->
    [one] Telt als een Huis.
   *[other] Telt als { $houses } Huizen.
}
web-city-does = { $kind ->
    [ranch] Levert $1 op voor elke vrije kavel eromheen.
    [mine] Levert $3 op voor elke berg eromheen.
    [drugstore] Levert $3 op voor elk Huis eromheen en elke Ranch van jou.
    [bank] Levert $3 op voor elk Huis eromheen en elke Mijn van jou.
    [saloon] Levert $5 op voor elk Huis eromheen.
    [hotel] Levert altijd $6 op.
    [church] Levert niets op, maar niemand valt je gebouwen eromheen aan.
    [prison] Levert niets op, maar bewapent je.
    [general-store] Levert $6 op voor elk Huis op jouw land eromheen, $3 voor elk ander.
    [school] Levert geen geld op, wel drie Huizen.
    [blacksmith] Levert $5 op in ronde 1, $10 in ronde 2 enzovoort, en $5 per eigen Ranch.
    [city-hall] Is van niemand. Wie het bezet, verdient meer aan de eigen winkels.
   *[train-station] Aan het eind een punt per twee Huizen van de hele stad.
}
web-city-needs = { $kind ->
    [ranch] Heeft vrij eigen land nodig, geen weg.
    [mine] Heeft vrij eigen land nodig, geen weg.
    [train-station] Heeft vrij eigen land nodig aan een weg dwars over het bord.
    [city-hall] Komt op vrij land dat van niemand is.
    [school] Heeft vrij eigen land aan een weg nodig, en plaats voor drie nieuwe Huizen.
   *[other] Heeft vrij eigen land aan een weg nodig, en plaats voor een nieuw Huis.
}
web-city-arms = { $revolvers ->
    [one] Brengt een revolver mee.
   *[other] Brengt { $revolvers } revolvers mee.
}

## Het spoor

web-city-track = De actievelden
web-city-beside = Naast het bord
web-city-group-supplies = Uitrusting
web-city-group-row = Land en gebouwen
web-city-bag = nog { $count } in de zak
web-city-group-incomes = Inkomsten
web-city-group-council = Gemeenteraad: punten
web-city-gives-wages = $4 per cowboy
web-city-gives-ammunition = +3 vuurkracht
web-city-gives-3-roads = 3 wegen
web-city-gives-1-road = 1 weg per cowboy
web-city-gives-parcels = Land kopen
web-city-gives-building = een gebouw voor ${ $price }
web-city-gives-kept = Alsnog bouwen
web-city-gives-parcels-income = $2 per kavel
web-city-gives-cowboy-income = $2 per vuurkracht
web-city-gives-gambling = 2 dobbelstenen, in $
web-city-gives-building-income = Gebouwen brengen geld op
web-city-gives-parcels-vp = 1 punt per 2 kavels
web-city-gives-cowboy-vp = 1 punt per 2 vuurkracht
web-city-gives-building-vp = 1 punt per gebouw
web-city-gives-vp = ${ $price } per punt
web-city-closed = deze ronde gesloten
web-city-phase = { $phase ->
    [1] Personages
    [2] Cowboys
    [3] Acties
   *[4] Einde van de ronde
}
web-city-duels = Komende duels
web-city-fought = Uitgevochten
web-city-chance = jouw kans: { $percent }%
web-city-ways = wint in { $wins } van { $ways } gevallen

## De personages

web-city-characters = Personages
web-city-both-sides = Beide kanten
web-city-keeps = geldlimiet ${ $limit }
web-city-with = bij { $name }

## De spelers

web-city-money = geld
web-city-points = behaalde punten
web-city-cowboys = cowboys in voorraad
web-city-firepower = vuurkracht
web-city-roads = wegen
web-city-land = land
web-city-dynamite = dynamiet
web-city-tokens = fiches ‘geen duel’
web-city-horses = paarden
web-city-tiles-left = { $count ->
    [one] nog één eigendomstegel
   *[other] nog { $count } eigendomstegels
}
web-city-passed = als { $place }e gepast
web-city-in-turn = { $place }e in de beurtvolgorde
web-city-fire = { $part ->
    [revolvers] { $count ->
        [one] 1 revolver
       *[other] { $count } revolvers
    }
    [cowboys] { $count ->
        [one] 1 cowboy
       *[other] { $count } cowboys
    }
    [ammunition] { $count } van munitie
    [mercenary] { $count } van de Huurmoordenaar
   *[horses] { $count ->
        [one] 1 paard
       *[other] { $count } paarden
    }
}

## Wat je kunt doen

web-city-choices = Wat je kunt doen
web-city-hands = Wat je kunt zetten
web-city-hand = { $hand ->
    [place] Cowboy
    [dynamite] Met dynamiet
    [token] ‘Geen duel’
    [sheriff] Sheriff
    [back] Cowboy terughalen
    [road] Weg
    [house] Huis
    [townhouse] Herenhuis
   *[other] Op het bord
}
web-city-where = { $where ->
    [parcel] Kies een verlichte kavel op het bord.
    [space] Kies een verlicht actieveld.
    [both] Kies een verlichte kavel of een verlicht actieveld.
    [hall] Er is nog geen vrije kavel aangesloten: kies waar de volgende weg komt.
    [roads] Kies waar de weg komt.
    [role] Kies een personage.
    [pen] Kies een erf.
   *[tile] Kies een tegel.
}
web-city-list = Als lijst
web-city-number = Hoeveel
web-city-less = Minder
web-city-more = Meer

## Varianten

web-city-pens = Erven
web-city-pen = Erf { $number }, { $hats ->
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
    [yes] {" "}en een cowboy
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
    [ammunition] +3 vuurkracht voor de rest van de ronde.
    [three-roads] Drie wegen, die je legt wanneer je plaatst of past.
    [one-road] Een weg voor elke cowboy hier.
    [parcels] Cowboys op het bord kopen nu hun land.
    [kept-buildings] Iedereen mag bewaarde gebouwen neerzetten.
    [parcels-income] $2 voor elk van je kavels.
    [cowboy-income] $2 voor elk punt van je vuurkracht.
    [gambling] Zoveel dollar als twee dobbelstenen aangeven.
    [building-income] Aanvallers en verdedigers duelleren, daarna levert elk gebouw zijn eigenaar geld op.
    [parcels-vp] Een punt per twee van je kavels.
    [cowboy-vp] Een punt per twee punten van je vuurkracht.
    [building-vp] Een punt voor elk van je gebouwen.
   *[points] Zoveel punten als je wilt voor ${ $price } per stuk. Na elke ronde sluit het goedkoopste veld.
}
web-city-peace = { $peace ->
    [yes] Hier mogen er meer staan, zonder duel.
   *[no] Staan er hier meer, dan komt er een duel.
}
web-city-free = kost niets

## Duels en het einde

web-city-showdown = Het duel
web-city-duel-for = Duel om { $place-the }
web-city-duel-won = blijft overeind
web-city-duel-tie = Gelijkspel: { $name } heeft eerder gepast.
web-city-gain-points = { $points } ★
web-city-would-win = Jouw kans in het duel: { $percent }%.
web-city-would-earn = zou hier ${ $amount } per ronde opbrengen
web-city-land-earns = Hier zou een Mijn ${ $mine } per ronde opbrengen, een Ranch ${ $ranch }.
web-city-up-to = tot ${ $amount } per ronde
web-city-weakened = Eén cowboy minder in voorraad: { $place } zakt van { $now } naar { $then }%.
web-city-brings = { SIGNED($gain) }

## Voor wie het voor het eerst gevraagd wordt

web-city-tip-first-parcel = Neem land dat wat oplevert: Mijnen willen bergen om zich heen, Ranches vrij land, winkels Huizen en een weg. Deze kavel kost niets.
web-city-tip-character = Een personage helpt je alleen deze ronde. Zijn nummer zegt wie het eerst plaatst, en de geldlimiet hoeveel geld je mag meenemen naar de volgende ronde.
web-city-tip-place = Op vrij land koopt een cowboy de kavel, op een actieveld haalt hij wat daar staat, op andermans gebouw steelt hij de halve opbrengst. Staan er twee, dan duelleren ze. Wie vroeg past, wint bij gelijke stand en kiest eerder een personage.
web-city-tip-building = Gebouwen leveren elke ronde geld op. Alle behalve Ranch en Mijn hebben een weg naar je land nodig en plaats voor een nieuw Huis; wat je nu niet kunt bouwen, bewaar je.

## Tips

web-city-tip-build = Winkels verdienen aan Huizen eromheen, Mijnen aan bergen, Ranches aan leeg land. Elke oplichtende kavel toont wat hij per ronde oplevert.
web-city-tip-house = Dit Huis bedient elke winkel eromheen, die van jou en die van anderen. Op land met een eigenaar bedient het alleen hem.
web-city-tip-points = Punten worden elke ronde duurder. Houd genoeg geld om te bouwen; wat je personage je niet laat houden, geef je beter hier uit.
web-city-tip-spend = De ronde is voorbij. Geld boven je limiet moet weg en levert weinig punten op. Daaronder werkt het volgende ronde voor je.
web-city-tip-duels = Er wachten meer duels, en jij zegt welk eerst komt. Een cowboy die verliest, komt terug in je voorraad en is vuurkracht in het volgende.
web-city-tip-consent = Iemand wil een Huis op jouw land zetten. Het bedient daar alleen jouw winkels en is punten waard voor jou.
web-city-tip-auction = Wie uitstapt, doet niet meer mee; het hoogste bod betaalt.
web-city-tip-roads = Wegen die je houdt, blijven van jou. Leg ze als een winkel van je een verbinding nodig heeft.
web-city-tip-city-hall = Het Stadhuis staat er. Met een cowboy erop ben jij de baas en verdienen je winkels meer, tot iemand je daar verslaat.
web-city-tip-outlaws = Er zijn outlaws in de stad: ze halveren wat een gebouw oplevert. Stuur een cowboy naar de kavel; vuurkracht en een dobbelsteen moeten hun kracht halen.
web-city-tip-horses = Na een cowboy mag een paard naar een erf. Elk helpt op zijn eigen manier; de hoeden tellen bij de rodeo aan het eind van de ronde.
web-city-tip-sheets = Koop regel voor regel waarmee je begint; de anderen doen dat ook, in het geheim. Wat je niet uitgeeft, is je geld.
web-city-tip-tiles = Geen dobbelstenen: leg in het geheim een tegel, die komt bij je vuurkracht en is dan op. Gespeelde liggen open, dus je kunt tellen wat de anderen nog hebben.
web-city-tip-race = Iedereen zet tegelijk, en cowboys mogen terug. Wie klaar is, past; vroeg passen wint bij gelijke stand.
web-city-tip-river = Op de rivier koopt en bouwt niemand. Mijnen ernaast leveren meer op, en oversteken kost twee wegen tegelijk: een brug.
web-city-tip-standish = Standish trekt een kaart en doet wat erop staat; bij elke daad staat de reden. Hij dobbelt niet, wint bij gelijke stand, en zijn opbrengst wordt meteen punten.
web-city-tip-eight = Met geld van nu kun je bouwen. Wacht je, dan krijg je later deze ronde wat je personage belooft: wat je dan bezit, telt.
web-city-tip-take-building = Elk gebouw in de rij kost je even weinig, ook het duurste. Bouw het meteen of bewaar het.
web-city-tip-recruit = Elke extra cowboy bezet een plek meer, of blijft in je voorraad als vuurkracht. Een revolver is vuurkracht in elk duel. Elk volgend exemplaar kost meer dan het vorige.
web-city-tip-lot = Beide kavels worden samen geveild. Wint iemand anders, dan krijg je de helft; win jij, dan betaal je maar de helft. Kies wat de anderen willen, of wat je zelf wilt.
web-city-tip-tax = Alle anderen betalen jou, naar hun revolvers of naar hun geld. Je ziet wat ze hebben: reken uit wat meer oplevert.
web-city-tip-reroll = Alle dobbelstenen liggen open. De nieuwe worp geldt, ook als hij lager is: gooi alleen opnieuw als je anders verliest.
web-city-tip-heal = Een verslagen cowboy kan op een vrije plek die nog niet aan de beurt was toch nog van nut zijn. Zonder de Arts komt hij terug in je voorraad en is hij vuurkracht in je volgende duels.
web-city-tip-undertaker = Het geld gaat naar wie de Begrafenisondernemer heeft; een punt is gewoon weg. Geld boven je limiet moet aan het eind van de ronde toch weg.
