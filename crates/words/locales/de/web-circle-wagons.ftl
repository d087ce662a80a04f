### Das Spielfeld von Circle the Wagons im Browser.

## Der Kreis

web-wagons-circle = Der Kreis: { $count ->
        [0] leer
        [one] eine Karte
       *[other] { $count } Karten
    }
web-wagons-card-start = Karte { $card }: { $cells }. Den Kreis hier beginnen.
web-wagons-card-take = Karte { $card }: { $cells }. { $skips ->
        [0] Die nächste, gratis.
        [one] Wer sie nimmt, gibt { $rival } eine Karte.
       *[other] Wer sie nimmt, gibt { $rival } { $skips } Karten.
    }
web-wagons-card-before = Karte { $card }: { $cells }. { $before ->
        [0] Die nächste.
        [one] Davor liegt eine Karte.
       *[other] Davor liegen { $before } Karten.
    }
web-wagons-free = gratis
web-wagons-next-free = Die nächste ist gratis
web-wagons-gives = { $count ->
        [one] { $rival } bekommt eine Karte
       *[other] { $rival } bekommt { $count } Karten
    }
web-wagons-take = Nehmen
web-wagons-start = Hier beginnen
web-wagons-start-here = Der Kreis beginnt hier
web-wagons-left = { $count ->
        [one] Karte noch im Kreis
       *[other] Karten noch im Kreis
    }
web-wagons-how-take = Tipp eine Karte an: Du siehst, was sie kostet und was { $rival } bekommt.
web-wagons-how-start = Tipp eine Karte an: Die Zahlen zeigen die Reihenfolge.
web-wagons-circle-empty = Der Kreis ist leer.

## Die Landschaften

web-wagons-first = Nimm eine Karte aus dem Kreis und lege sie hierher. Was du überspringst, legt dein Gegner. Am Ende zählt dein größtes Gebiet jedes Territoriums-Typs, und was die Punktekarten sagen.
web-wagons-waiting = zu legen:
web-wagons-town = Landschaft von { $name }, { $cards ->
        [0] noch keine Karte
        [one] eine Karte
       *[other] { $cards } Karten
    }. Pfeiltasten verschieben die Ansicht, Plus und Minus zoomen, 0 zeigt alles.
web-wagons-town-lay = Deine Landschaft. Lege Karte { $card }: Pfeiltasten bewegen sie, R dreht sie, Enter legt sie.

## Eine Karte legen

web-wagons-brings = { $gain ->
        [0] Bleibt gleich
       *[other] { SIGNED($gain) }
    }
web-wagons-where = auf { $column },{ $row }
web-wagons-where-turned = auf { $column },{ $row }, gedreht
web-wagons-covers = Überdeckt: { $cells }
web-wagons-covers-nothing = Überdeckt nichts.
web-wagons-not-here = Hier passt die Karte nicht.
web-wagons-how-lay = Such dir einen Platz in deiner Landschaft.
web-wagons-turn = Drehen
web-wagons-lay = Anlegen

## Punkte

web-wagons-points = Punkte
web-wagons-areas = Das größte Gebiet jedes Territoriums-Typs
web-wagons-total = Summe
web-wagons-light-area = Das größte Gebiet zeigen: { $terrain }

## Der einsame Cowboy

web-wagons-city = Stadt des Gegners: { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    }
web-wagons-city-cards = Die Karten der Stadt, die oberste zuerst
web-wagons-city-empty = Noch keine Karte.
web-wagons-preference = { $left ->
        [0] Letzte Vorliebe
       *[other] Vorliebe, noch { $left } darunter
    }
web-wagons-hard = Schwierigkeit: { $level } von { $most }
web-wagons-hard-help = Der Bot „{ level-cowhand }“ gewinnt hier { $won } von 100 Partien.

## Tips

web-wagons-tip-start = Dein Gegner beginnt dort, wo du es sagst. Fang an, wo ihm die freie Karte am wenigsten nützt.
web-wagons-tip-draft = Die nächste Karte ist gratis. Jede, die du überspringst, bekommt dein Gegner, und er muss sie legen: Schau, was du verschenkst, bevor du nimmst.
web-wagons-tip-lay = Neben die Landschaft oder darüber, aufrecht oder gedreht. Es zählen die größten Gebiete und die drei Punktekarten; was überdeckt ist, zählt nicht.
web-wagons-tip-given = Ein Geschenk, das du nicht ablehnen kannst: Diese Karte wurde übersprungen. Hilft sie dir nicht, leg sie so, dass sie wenig überdeckt.
web-wagons-tip-solo = Dein Gegner nimmt, was zu seiner Vorliebe passt, und bekommt, was du überspringst. Bei ihm zählen alle Territorien seiner Karten: Achte darauf, was du liegen lässt.
