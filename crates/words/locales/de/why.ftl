### Warum: Tipps mit ihren Gründen, und die Analyse einer Partie.

## Tipps

hint-nudge = Sieh noch einmal hin: Hier bringt nicht jeder Zug gleich viel.
hint-nudge-line = Überleg, was hier zählt: { $label }.
hint-gain = Sofort: { SIGNED($gain) } { $gain ->
    [one] Punkt
   *[other] Punkte
}.
hint-line = { $label }: { SIGNED($points) }.
hint-chance = Damit gewinnst du etwa { $percent } von 100 Partien und kommst auf rund { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
hint-sure = Nichts anderes kommt da heran.
hint-instead = Am nächsten kommt: { $choice } – am Ende etwa { $less } { $less ->
    [one] Punkt
   *[other] Punkte
} weniger.
hint-instead-income = Das brächte ${ $income } pro Runde.
hint-equal = Genauso gut: { $choice }.

web-hint-move = Zug zeigen
web-hint-why = Warum?

## Gründe in Carson City

city-nudge-building = Schau auf die Auslage der Gebäude und auf deine leeren Parzellen.
city-nudge-land = Schau auf den Plan: Welche Parzelle lohnt sich?
city-nudge-attack = Schau, was die Gebäude der anderen einbringen.
city-nudge-space = Schau auch auf die Felder der Leiste, nicht nur auf Land und Gebäude.
city-nudge-pass = Die Cowboys, die du behältst, sind deine Feuerkraft – und nächste Runde noch da.
city-nudge-character = Vergleiche, was dir jede Person in dieser Runde bringt und wie viel Geld du behalten darfst.
city-nudge-build = Wo stehen die Nachbarn, die dieses Gebäude braucht?
city-nudge-money = Was ist dir ein Dollar jetzt wert, und was in der nächsten Runde?
city-why-income = { $building } auf { $parcel }: ${ $income } pro Runde{ $from }.
city-why-income-from = , durch { $parts }
city-source-free-land = { $count } { $count ->
    [one] freie Parzelle
   *[other] freie Parzellen
}
city-source-mountain = { $count } { $count ->
    [one] Berg
   *[other] Berge
}
city-source-river = den Fluss
city-source-house = { $count } { $count ->
    [one] Wohnhaus
   *[other] Wohnhäuser
}
city-source-ranch = { $count } { $count ->
    [one] eigene Ranch
   *[other] eigene Ranches
}
city-source-mine = { $count } { $count ->
    [one] eigene Mine
   *[other] eigene Minen
}
city-source-itself = das Gebäude selbst
city-source-round = die Nummer der Runde
city-source-city-hall = das Rathaus
city-why-no-lot = Du hast keine Parzelle für { $building-the }.
city-why-price = Kostet ${ $price }; du hast ${ $money }.
city-why-free = Kostet nichts.
city-why-land = { $building } auf dieser Parzelle: ${ $income } pro Runde.
city-why-robbery = { $seat } verliert dort das halbe Einkommen an dich: ${ $income }.
city-why-defend = So nimmt dir dort niemand das halbe Einkommen: ${ $income }.
city-why-duel = Das Duell gewinnst du in { $percent } von 100 Fällen.
city-why-quiet = Dort steht noch niemand sonst.
city-why-kept = { $cowboys ->
    [0] Du behältst keinen Cowboy
    [one] Du behältst 1 Cowboy
   *[other] Du behältst { $cowboys } Cowboys
}: Deine Feuerkraft bleibt bei { $firepower }.
city-why-instead = { $building } auf { $parcel }: ${ $income } pro Runde statt ${ $before }.
city-why-others-more = { $seat } nimmt pro Runde ${ $amount } mehr ein.
city-why-others-less = { $seat } nimmt pro Runde ${ $amount } weniger ein.
city-why-keep = Jetzt gebaut, brächte es höchstens ${ $income } pro Runde.
city-why-raised = In dieser Runde: { $raised }.
city-why-power = { $character }: { $power }.
city-why-limit = Du darfst ${ $limit } behalten und hast ${ $money }.

## Gründe in Circle the Wagons

wagons-nudge-take = Wäg ab, was eine Karte dir bringt und was die übersprungenen dem Gegner bringen.
wagons-nudge-start = Dein Gegner nimmt als Erster: Welche Karten gönnst du ihm am ehesten?
wagons-reason-take = Bestens gelegt bringt dir Karte { $card } { SIGNED($gain) }.
wagons-reason-skipped = { $count ->
    [one] Die übersprungene Karte bringt
   *[other] Die { $count } übersprungenen Karten bringen
} dem Gegner höchstens { SIGNED($gain) }.
wagons-reason-free = Du überspringst nichts: Der Gegner bekommt keine Karte.
wagons-reason-start = Bestens gelegt bringt die erste Karte dem Gegner { SIGNED($gain) }.

## Gründe im Kartenspiel

cards-nudge-bid = Vergleiche die beste Karte der Auslage mit denen, die später für dich übrig wären.
cards-nudge-take = Was bringt jede Karte in deiner Stadt, und was den anderen?
cards-nudge-person = Wann ist die Fähigkeit dieser Person am meisten wert?
cards-nudge-sell = Welche Karte ist weniger wert als ihr Preis?
cards-reason-best = Am besten für dich in der Auslage: { $card } ({ SIGNED($gain) }).
cards-reason-others = Die beste der anderen Karten brächte dir { SIGNED($gain) }.
cards-reason-low = Ein niedriges Gebot spart die hohen für später.
cards-reason-rule = { $rule }

## Analyse

review-made = Abgewogen von einem Bot (Stufe { $level }), mit { $positions } Stellungen je Entscheidung.
review-sums = Glück und Können getrennt
review-sums-help = In Punkten, verglichen mit dem Schnitt der anderen. Die Teile ergeben zusammen das Ergebnis. Duelle werden über alle Würfe gezählt, Gezogenes wird in gedachten Welten weitergespielt, Entscheidungen werden mit der besten gefundenen verglichen.
review-player = Spieler
review-start = Aufbau
review-luck = Würfel und Gezogenes
review-decisions = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-rest = Ungeklärt
review-lead = Ergebnis
review-round = Runde
review-by-round = Runde für Runde
review-told = { $seat }: { SIGNED($lead) } gegenüber dem Schnitt der anderen. Würfel und Gezogenes { SIGNED($luck) }, eigene Entscheidungen { SIGNED($decisions) }, Entscheidungen der anderen { SIGNED($others) }, Aufbau { SIGNED($start) }, ungeklärt { SIGNED($rest) }.
review-round-told = Runde { $round }: Würfel und Gezogenes { $luck }, eigene Entscheidungen { $decisions }
review-decisions-help = Hinter jeder Entscheidung: der Vorsprung in Punkten, der damit gegenüber dem Schnitt der anderen zu erwarten war.
review-decision-best = { $seat }: { $done } ({ $lead })
review-decision-worse = { $seat }: { $done } ({ $lead }). Besser: { $best } ({ $best-lead })
review-won-by = { $points ->
    [0] Gewonnen bei Gleichstand mit { $rival }: { $parts }.
   *[other] Gewonnen mit { $points } Vorsprung vor { $rival }: { $parts }.
}
review-lost-by = { $points ->
    [0] Verloren bei Gleichstand mit { $rival }: { $parts }.
   *[other] Verloren mit { $points } Rückstand auf { $rival }: { $parts }.
}
review-part-luck = Würfel und Gezogenes { SIGNED($points) }
review-part-mine = deine Entscheidungen { SIGNED($points) }
review-part-theirs = Entscheidungen von { $rival } { SIGNED($points) }
review-part-start = Aufbau { SIGNED($points) }
review-part-rest = ungeklärt { SIGNED($points) }
review-key-decisions = Die wichtigsten Entscheidungen
review-no-key-decisions = Keine Entscheidung hat auch nur einen halben Punkt gekostet.
review-told-them = Ein Tipp hätte { $seat } gesagt:
review-key-fortunes = Die wichtigsten Würfe und Ziehungen
review-cost = { $seat }: { $done } – etwa { $cost } { $cost ->
    [one] Punkt
   *[other] Punkte
} weniger als { $best }.
review-fortune = { $seat }: { SIGNED($lead) }
review-unfinished = Diese Partie ist nicht zu Ende, und niemand hat aufgegeben: Es gibt noch keine Analyse.
review-line = Gewinnchance
review-line-told = { $name }: von { $first } auf { $last }.
review-as-table = Als Tabelle
review-decision = Zug
review-look = Zug { $decision } ansehen
review-all-decisions = Alle Entscheidungen
review-done = Gespielt
review-best = Am besten
review-costs = Verlust
review-ready = Die Analyse ist fertig.
review-back = Zurück an den Tisch
review-help = Ein Bot sieht sich jede Entscheidung dieser Partie an und sagt, was sie wert war und was Würfel und Gezogenes gegeben und genommen haben. Das dauert etwa eine Minute; du kannst die Seite verlassen und wiederkommen.
review-begin = Partie durchsehen
review-running = { $done } von { $all } Entscheidungen durchgesehen
review-break-off = Abbrechen
review-play-on-bots = Von hier gegen Bots weiterspielen
review-play-on-friends = … mit Freunden
review-play-on-here = … an diesem Bildschirm
web-played-on = Diese Partie geht von Zug { $decisions } einer anderen aus weiter.
