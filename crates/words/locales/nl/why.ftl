### Waarom: hints met hun redenen, en de analyse van een partij.

## Hints

hint-nudge = Kijk nog eens goed: niet elke keuze is hier evenveel waard.
hint-nudge-line = Bedenk wat hier telt: { $label }.
hint-gain = Meteen: { SIGNED($gain) } { $gain ->
    [one] punt
   *[other] punten
}.
hint-line = { $label }: { SIGNED($points) }.
hint-chance = Zo win je ongeveer { $percent } van de 100 partijen en eindig je met zo’n { $points } { $points ->
    [one] punt
   *[other] punten
}.
hint-sure = Niets anders komt in de buurt.
hint-instead = Op één na best: { $choice } – aan het eind zo’n { $less } { $less ->
    [one] punt
   *[other] punten
} minder.
hint-instead-income = Dat zou ${ $income } per ronde opleveren.
hint-equal = Even goed: { $choice }.

web-hint-move = Laat de zet zien
web-hint-why = Waarom?

## Redenen in Carson City

city-nudge-building = Kijk welke gebouwen te koop zijn en welke kavels van jou leeg zijn.
city-nudge-land = Kijk naar het bord: welke kavel is de moeite waard?
city-nudge-attack = Kijk wat de gebouwen van de anderen opbrengen.
city-nudge-space = Kijk ook naar de andere actievelden, niet alleen naar land en gebouwen.
city-nudge-pass = Cowboys die je in voorraad houdt, zijn je vuurkracht, en volgende ronde heb je ze nog.
city-nudge-character = Vergelijk wat elk personage je deze ronde geeft, en hoeveel geld je mag houden.
city-nudge-build = Waar staan de buren die dit gebouw nodig heeft?
city-nudge-money = Wat is een dollar je nu waard, en wat volgende ronde?
city-why-income = { $building } op { $parcel }: ${ $income } per ronde{ $from }.
city-why-income-from = , dankzij { $parts }
city-source-free-land = { $count } { $count ->
    [one] vrije kavel
   *[other] vrije kavels
}
city-source-mountain = { $count } { $count ->
    [one] berg
   *[other] bergen
}
city-source-river = de rivier
city-source-house = { $count } { $count ->
    [one] Huis
   *[other] Huizen
}
city-source-ranch = { $count } { $count ->
    [one] Ranch
   *[other] Ranches
} van jou
city-source-mine = { $count } { $count ->
    [one] Mijn
   *[other] Mijnen
} van jou
city-source-itself = het gebouw zelf
city-source-round = het nummer van de ronde
city-source-city-hall = het Stadhuis
city-why-no-lot = Je hebt geen kavel voor { $building-the }.
city-why-price = Het kost ${ $price }; je hebt ${ $money }.
city-why-free = Het kost niets.
city-why-land = Op deze kavel zou { $building-the } ${ $income } per ronde opbrengen.
city-why-robbery = { $seat } raakt er de helft van de inkomsten aan je kwijt: ${ $income }.
city-why-defend = Zo pakt niemand je er de helft van je inkomsten af: ${ $income }.
city-why-duel = Je wint het duel in { $percent } van de 100 gevallen.
city-why-quiet = Er staat nog niemand anders.
city-why-kept = { $cowboys ->
    [0] Je houdt geen cowboy over
    [one] Je houdt 1 cowboy over
   *[other] Je houdt { $cowboys } cowboys over
}: je vuurkracht blijft { $firepower }.
city-why-instead = { $building } op { $parcel }: ${ $income } per ronde in plaats van ${ $before }.
city-why-others-more = { $seat } verdient ${ $amount } meer per ronde.
city-why-others-less = { $seat } verdient ${ $amount } minder per ronde.
city-why-keep = Als je het nu bouwt, brengt het hoogstens ${ $income } per ronde op.
city-why-raised = Deze ronde: { $raised }.
city-why-power = { $character }: { $power }.
city-why-limit = Je mag ${ $limit } houden en hebt ${ $money }.

## Redenen in Circle the Wagons

wagons-nudge-take = Weeg af wat een kaart jou oplevert en wat de overgeslagen kaarten je tegenstander opleveren.
wagons-nudge-start = Je tegenstander pakt als eerste: welke kaarten gun je hem nog het meest?
wagons-reason-take = Op zijn best gelegd levert kaart { $card } je { SIGNED($gain) } op.
wagons-reason-skipped = { $count ->
    [one] De kaart die je overslaat levert
   *[other] De { $count } kaarten die je overslaat leveren
} je tegenstander hooguit { SIGNED($gain) } op.
wagons-reason-free = Je slaat niets over: je tegenstander krijgt geen kaart.
wagons-reason-start = Op zijn best gelegd levert de eerste kaart je tegenstander { SIGNED($gain) } op.

## Redenen in het kaartspel

cards-nudge-bid = Vergelijk de beste kaart van de rij met wat er later voor je over zou zijn.
cards-nudge-take = Wat levert elke kaart op in jouw stad, en wat bij de anderen?
cards-nudge-person = Wanneer is de kracht van dit personage het meest waard?
cards-nudge-sell = Welke kaart is minder waard dan zijn prijs?
cards-reason-best = Het best voor jou in de rij: { $card } ({ SIGNED($gain) }).
cards-reason-others = De beste van de andere kaarten zou je { SIGNED($gain) } opleveren.
cards-reason-low = Een laag bod spaart je hoge kaarten voor later.
cards-reason-rule = { $rule }

## Analyse

review-made = Afgewogen door de { $level }, met { $positions } stellingen per beslissing.
review-sums = Geluk en kunde uit elkaar
review-sums-help = In punten, vergeleken met het gemiddelde van de anderen. De delen vormen samen het resultaat. Duels worden over alle worpen geteld, wat getrokken wordt speelt verder in denkbeeldige werelden, beslissingen worden vergeleken met de beste die gevonden is.
review-player = Speler
review-start = Opzet
review-luck = Worpen en trekkingen
review-decisions = Eigen beslissingen
review-others = Beslissingen van de anderen
review-rest = Onverklaard
review-lead = Resultaat
review-round = Ronde
review-by-round = Ronde voor ronde
review-told = { $seat }: { SIGNED($lead) } ten opzichte van het gemiddelde van de anderen. Worpen en trekkingen { SIGNED($luck) }, eigen beslissingen { SIGNED($decisions) }, beslissingen van de anderen { SIGNED($others) }, opzet { SIGNED($start) }, onverklaard { SIGNED($rest) }.
review-round-told = Ronde { $round }: worpen en trekkingen { $luck }, eigen beslissingen { $decisions }
review-decisions-help = Achter elke beslissing: de voorsprong in punten die daarmee te verwachten was op het gemiddelde van de anderen.
review-decision-best = { $seat }: { $done } ({ $lead })
review-decision-worse = { $seat }: { $done } ({ $lead }). Beter: { $best } ({ $best-lead })
review-won-by = { $points ->
    [0] Je won bij gelijke stand met { $rival }: { $parts }.
   *[other] Je won met { $points } verschil van { $rival }: { $parts }.
}
review-lost-by = { $points ->
    [0] Je verloor bij gelijke stand met { $rival }: { $parts }.
   *[other] Je verloor met { $points } verschil van { $rival }: { $parts }.
}
review-part-luck = worpen en trekkingen { SIGNED($points) }
review-part-mine = jouw beslissingen { SIGNED($points) }
review-part-theirs = beslissingen van { $rival } { SIGNED($points) }
review-part-start = opzet { SIGNED($points) }
review-part-rest = onverklaard { SIGNED($points) }
review-key-decisions = De beslissingen die het meest telden
review-no-key-decisions = Geen beslissing kostte ook maar een half punt.
review-told-them = Een tip had tegen { $seat } gezegd:
review-key-fortunes = De worpen en trekkingen die het meest telden
review-cost = { $seat }: { $done } – zo’n { $cost } { $cost ->
    [one] punt
   *[other] punten
} minder dan { $best }.
review-fortune = { $seat }: { SIGNED($lead) }
review-unfinished = Deze partij is niet afgelopen en niemand gaf op: er valt nog niets terug te kijken.
review-line = Winstkans
review-line-told = { $name }: van { $first } naar { $last }.
review-as-table = Als tabel
review-decision = Zet
review-look = Bekijk zet { $decision }
review-all-decisions = Alle beslissingen
review-done = Gespeeld
review-best = Beste
review-costs = Verlies
review-ready = De analyse is klaar.
review-back = Terug naar de tafel
review-help = Een bot bekijkt elke beslissing van deze partij en zegt wat die waard was, en wat worpen en trekkingen gaven en namen. Dat duurt ongeveer een minuut; je kunt deze pagina verlaten en later terugkomen.
review-begin = Blik terug op deze partij
review-running = { $done } van { $all } beslissingen bekeken
review-break-off = Stoppen
review-play-on-bots = Vanaf hier verder tegen bots
review-play-on-friends = … met vrienden
review-play-on-here = … aan dit scherm
web-played-on = Deze partij gaat verder vanaf zet { $decisions } van een andere.
