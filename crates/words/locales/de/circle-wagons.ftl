### Circle the Wagons.

## Spielmaterial

wagons-terrain-desert = Wüste
wagons-terrain-forest = Wald
wagons-terrain-snow = Schnee
wagons-terrain-mountain = Gebirge
wagons-terrain-plains = Prärie
wagons-terrain-water = Wasser

wagons-object-beer = Bier
wagons-object-cow = Vieh
wagons-object-fort = Fort
wagons-object-gun = Waffe
wagons-object-mine = Mine
wagons-object-wagon = Wagen

# Je zwei Buchstaben, alle verschieden: Sie stehen in den Bildern aus Zeichen.
wagons-letters-beer = Bi
wagons-letters-cow = Vi
wagons-letters-fort = Fo
wagons-letters-gun = Wf
wagons-letters-mine = Mi
wagons-letters-wagon = Wg

## Punktekarten

wagons-card-badlands = Ödland
wagons-rule-badlands = 4 Punkte für jede Waffe direkt zwischen zwei Wüsten, links und rechts oder oben und unten. Eine Waffe zählt nur einmal.
wagons-card-happy-cows = Glückliche Kühe
wagons-rule-happy-cows = 2 Punkte für jedes Stück Vieh, das weder auf Schnee noch direkt neben Schnee steht.
wagons-card-the-clearing = Die Waldlichtung
wagons-rule-the-clearing = 2 Punkte für jedes Fort, −1 für jedes Wald-Territorium.
wagons-card-circle-the-wagons = Wagenburg
wagons-rule-circle-the-wagons = 6 Punkte für jedes Territorium mit Wagen auf allen vier Seiten. Ein Wagen darf mehrfach zählen, eine Lücke ist kein Territorium.
wagons-card-smalltown-charm = Kleinstadtcharme
wagons-rule-smalltown-charm = Wer weniger Territorien hat, bekommt die Differenz als Punkte.
wagons-card-gold-country = Goldland
wagons-rule-gold-country = 2 Punkte für jede Mine im Gebirge oder direkt daneben.
wagons-card-prairie-life = Prärieleben
wagons-rule-prairie-life = Zähle dein Vieh und deine Prärie-Territorien zusammen: Die Hälfte davon bekommst du als Punkte, abgerundet. Vieh in der Prärie zählt doppelt.
wagons-card-cool-water = Kühles Nass
wagons-rule-cool-water = 3 Punkte für jeden Wagen in deinem größten Wasser-Gebiet oder direkt daneben. Sind mehrere gleich groß, zählt das beste.
wagons-card-claim-jumpers = Besitzanspruch
wagons-rule-claim-jumpers = 9 Punkte für die meisten Minen. Hat die andere Seite mehr Waffen, gehen 5 davon an sie. Gleich viele Minen: nichts.
wagons-card-boom-or-bust = Alles oder nichts
wagons-rule-boom-or-bust = 5 Punkte mit höchstens 2 Minen, nichts mit 3 bis 6, 3 Punkte mit 7, 8 Punkte mit 8 oder mehr.
wagons-card-wagon-train = Der große Treck
wagons-rule-wagon-train = Für jede gerade, lückenlose Reihe von Wagen, waagerecht oder senkrecht: 1 Punkt für 2 Wagen, 2 für 3, 4 für 4, 7 für 5, 10 für 6 oder mehr.
wagons-card-one-too-many = Einen über den Durst
wagons-rule-one-too-many = Wer mehr Bier hat, verliert 1 Punkt für jedes Bier der anderen Seite. Gleich viel: nichts.
wagons-card-bootleggers = Schmuggler
wagons-rule-bootleggers = 2 Punkte für jedes Bier direkt neben einem Wagen, −1 für jedes andere.
wagons-card-undiscovered = Unentdeckt
wagons-rule-undiscovered = 5 Punkte für jede Lücke von genau einem Territorium, um die ringsum acht Territorien liegen.
wagons-card-fortified = Gut befestigt
wagons-rule-fortified = 7 Punkte für jeden Block aus 2×2 Forts. Ein Fort darf mehrfach zählen.
wagons-card-the-herd = Die Herde
wagons-rule-the-herd = 2 Punkte für jedes Stück Vieh in deiner größten Herde. Zu einer Herde gehört, was an den Kanten zusammenhängt.
wagons-card-target-practice = Zielschießen
wagons-rule-target-practice = Für jedes Bier: 1 Punkt je Territorium zwischen ihm und der nächsten Waffe in seiner Zeile oder Spalte. Lücken bringen nichts.
wagons-card-rifles-ready = Gewehre im Anschlag
wagons-rule-rifles-ready = 2 Punkte für jedes Fort direkt neben einer Waffe. Ein Fort zählt nur einmal.

## Szenarien für den Einsamen Cowboy

wagons-scenario-defensible-position = Gut zu verteidigen
wagons-scenario-cattle-baron = Der Viehbaron
wagons-scenario-gold-fever = Goldrausch
wagons-scenario-the-long-haul = Der lange Weg
wagons-scenario-dry-town = Auf dem Trockenen
wagons-scenario-high-noon = Zwölf Uhr mittags

## Optionen

wagons-option-solo = Einsamer Cowboy
wagons-option-solo-help = Aus: gegen jemanden. Sonst reitest du allein gegen einen Gegner mit festen Regeln.
wagons-option-two = Aus: zu zweit
wagons-option-scenario-help = Für dich allein. Punktekarten: { $first }, { $second }. { $brief }

wagons-options-players = Circle the Wagons ist für eine oder zwei Personen, nicht für { $players }.
wagons-options-solo-scoring = Ein Szenario für den Einsamen Cowboy bringt seine Punktekarten mit. Lass das Szenario weg oder deine Auswahl der Karten.
wagons-options-twice = Eine Punktekarte ist doppelt genannt: { $card }. Nenn drei verschiedene.

## Was gefragt ist

wagons-asked-start = Wähl die Startkarte: Dein Gegner ist zuerst dran und beginnt dort.
wagons-asked-draft = Nimm eine Karte: Die nächste kostet nichts, jede übersprungene bekommt dein Gegner.
wagons-asked-lay = Leg Karte { $card } an: Kante an Kante oder obendrauf, aufrecht oder gedreht.

wagons-waiting-start = { $seat } wählt die Startkarte.
wagons-waiting-draft = { $seat } sucht eine Karte aus.
wagons-waiting-lay = { $seat } legt Karte { $card } an.

## Auswahl

# Einträge einer Liste: kurz halten.
wagons-choice-start = Bei { $card } beginnen: { $cells }
wagons-choice-take = { $card } nehmen ({ $skipped ->
        [0] gratis
       *[other] { $skipped } überspringen
    }): { $cells }
wagons-choice-lay = Auf { $at } anlegen
wagons-choice-lay-turned = Auf { $at } gedreht anlegen

## Was eine Wahl bringen würde

wagons-preview-start = { $count ->
        [one] Eine Karte im Kreis
       *[other] { $count } Karten in dieser Reihenfolge
    }: { $cards }.
wagons-preview-take = Karte { $card } am besten Platz: { $gain ->
        [0] keine Änderung
       *[other] { SIGNED($gain) }
    }.
wagons-preview-given = { $count ->
        [one] Dein Gegner bekommt eine Karte
       *[other] Dein Gegner bekommt { $count } Karten
    }: { $cards }.
wagons-preview-gain = Deine Punkte: { $gain ->
        [0] bleiben gleich
       *[other] { SIGNED($gain) }
    }.
wagons-preview-line = { $label }: { SIGNED($change) }

## Bilder

wagons-title-hand = Anzulegen: Karte { $card }, aufrecht und gedreht
wagons-title-circle = Der Kreis: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
wagons-title-town = Landschaft: { $seat }
wagons-title-scoring = Punktekarten
# A line of that picture.
wagons-scoring-line = { $card }: { $rule }
wagons-title-preference = Oben auf dem Vorlieben-Stapel
wagons-town-empty = Hier ist noch nichts.

## Alles in Worten

wagons-words-cell = { $terrain } mit { $object }
wagons-words-card = Karte { $card } ({ $cells })
wagons-words-hole = leer
wagons-words-scoring = Punktekarte „{ $card }“: { $rule }
wagons-words-points = { $seat } hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
wagons-words-town = Landschaft von { $seat }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, { $cells } Territorien. Jede Zeile beginnt bei Spalte { $first }.
wagons-words-town-empty = { $seat } hat noch keine Karte gelegt.
wagons-words-row = Zeile { $row }: { $cells }.
wagons-words-circle = { $count ->
        [0] Der Kreis ist leer.
        [one] Eine Karte im Kreis: { $cards }.
       *[other] { $count } Karten im Kreis, die nächste zuerst: { $cards }.
    }
wagons-words-scenario = Szenario: { $scenario }. { $brief }
# Was der Gegner in einem Szenario tut und wertet.
wagons-words-brief = Der Gegner ist auf eins aus: { $object }. In Runde 2 überspringt er dafür bis zu { $skips ->
        [one] eine Karte
       *[other] { $skips } Karten
    }. Für jedes Exemplar in seiner Stadt bekommt er { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
wagons-words-city = { $count ->
        [0] Die Stadt des Gegners ist leer.
        [one] Eine Karte in der Stadt des Gegners: { $cards }.
       *[other] { $count } Karten in der Stadt des Gegners, die oberste zuletzt: { $cards }.
    }
wagons-words-preference = Oben auf dem Vorlieben-Stapel: { $card }. { $left ->
        [0] Es ist die letzte.
        [one] Darunter liegt noch eine.
       *[other] Darunter liegen noch { $left }.
    }

## Punkte

wagons-score-area = Gebiet ({ $terrain })
wagons-score-city-object = Objekt des Szenarios ({ $object })
wagons-score-city-terrains = Die drei häufigsten Territoriums-Typen

## Was geschah

wagons-event-started = { $seat } wählt Karte { $card } als Startkarte.
wagons-event-taken = { $skipped ->
        [0] { $seat } nimmt Karte { $card }.
        [one] { $seat } überspringt Karte { $cards } und nimmt Karte { $card }.
       *[other] { $seat } überspringt die Karten { $cards } und nimmt Karte { $card }.
    }
wagons-event-laid = { $seat } legt Karte { $card } auf { $at } an: { $gain ->
        [0] keine Änderung
       *[other] { SIGNED($gain) }
    }.
wagons-event-opponent-took = { $skipped ->
        [0] Der Gegner nimmt Karte { $card } ({ $reason }).
        [one] Der Gegner überspringt Karte { $cards } und nimmt Karte { $card } ({ $reason }).
       *[other] Der Gegner überspringt die Karten { $cards } und nimmt Karte { $card } ({ $reason }).
    }
wagons-event-city-grew = { $count ->
        [one] In die Stadt des Gegners kommt Karte { $cards }.
       *[other] In die Stadt des Gegners kommen die Karten { $cards }.
    }
wagons-event-preference-turned = Auf dem Vorlieben-Stapel liegt jetzt Karte { $card } oben.
wagons-event-second-round = Runde 2. Der Vorlieben-Stapel wird zum Kreis: Karten { $cards }.
wagons-event-ended = Alle Karten sind angelegt. { $scores }.
wagons-event-score = { $seat }: { $points }

# Warum der Gegner eine Karte nahm; steht in Klammern dahinter.
wagons-reason-preference = wie die Vorliebe: { $terrain } mit { $object }
wagons-reason-scenario = Objekt des Szenarios: { $object }
wagons-reason-city = wie auf der obersten Karte seiner Stadt: { $object }
wagons-reason-next = die nächste im Kreis

## Was nicht geht

wagons-illegal-not-in-circle = Karte { $card } liegt nicht im Kreis. Wähl eine, die dort liegt.
wagons-illegal-choose-start = Der Kreis hat noch keinen Anfang. Wähl die Startkarte.
wagons-illegal-draft-first = Du hast keine Karte zum Anlegen. Nimm erst eine.
wagons-illegal-first-at-origin = Die erste Karte einer Landschaft kommt auf 0,0. Leg sie dorthin, aufrecht oder gedreht.
wagons-illegal-not-touching = Auf { $at } würde die Karte deine Landschaft weder berühren noch überdecken. Leg sie Kante an Kante oder obendrauf.
wagons-illegal-lay-first = Du hast noch Karte { $card } auf der Hand. Leg sie zuerst an.

## Was von uns ist

wagons-house-scenarios = Die Szenarien des Einsamen Cowboys sind unsere eigenen, mit ihren Namen, Regeln und Zahlen: Die gedruckten Karten waren nicht zu finden.
wagons-house-backs = Welche Punktekarte auf der Rückseite welcher Landschaftskarte steht, ist nicht gewiss.
