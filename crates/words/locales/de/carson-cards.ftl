### Carson City: Das Kartenspiel.

## Was auf dem Land steht

cards-element-empty = leer
cards-element-mountain = Berg
cards-element-house = Wohnhaus
cards-element-townhouse = Stadthaus
cards-element-mine = Mine
cards-element-ranch = Ranch
cards-element-blacksmith = Schmiede
cards-element-drugstore = Drugstore
cards-element-bank = Bank
cards-element-saloon = Saloon
cards-element-hotel = Hotel
cards-element-general-store = General Store
cards-element-church = Kirche
cards-element-prison = Gefängnis
cards-element-city-hall = Rathaus
cards-element-outlaws = Outlaws

# Je zwei Buchstaben, alle verschieden: Sie stehen in den Bildern aus Zeichen.
cards-letters-house = Wo
cards-letters-townhouse = St
cards-letters-mine = Mi
cards-letters-ranch = Ra
cards-letters-blacksmith = Sc
cards-letters-drugstore = Dr
cards-letters-bank = Ba
cards-letters-saloon = Sa
cards-letters-hotel = Ho
cards-letters-general-store = Gs
cards-letters-church = Ki
cards-letters-prison = Ge
cards-letters-city-hall = Rh

cards-terrain = { $card } ({ $cells })
    .the = { $card } ({ $cells })

## Zeichen

cards-suit-hat = Hut
cards-suit-star = Stern
cards-suit-cactus = Kaktus
cards-suit-boot = Stiefel
cards-suit-horseshoe = Hufeisen
cards-suit-cow = Rind
cards-suit-none = noch ohne Zeichen
cards-suit-of = { $seat }: { $suit }

## Personen

cards-person-cowboy = Cowboy
    .the = den Cowboy
cards-rule-cowboy = Am Ende: 3 Punkte für jede Ranch.
cards-person-auctioneer = Auktionator
    .the = den Auktionator
cards-rule-auctioneer = Vor einem Gebot, am Ende oder um Platz für eine Karte zu schaffen, die nirgends passt, darfst du Karten deiner Stadt verkaufen, im ganzen Spiel höchstens drei: je 7 Punkte. Sie dürfen nichts überdecken und nicht überdeckt sein, und die Stadt muss zusammenhängen.
cards-person-settler = Siedler
    .the = den Siedler
cards-rule-settler = Am Ende: 1 Punkt für jede leere Parzelle rings um mindestens eine Ranch.
cards-person-captain = Hauptmann
    .the = den Hauptmann
cards-rule-captain = 6 Punkte, und deine Stadt darf eine neunte Spalte oder eine neunte Zeile haben.
cards-person-singer = Sängerin
    .the = die Sängerin
cards-rule-singer = Am Ende: so viele Punkte, wie dein bester Saloon bringt.
cards-person-lawyer = Rechtsanwalt
    .the = den Rechtsanwalt
cards-rule-lawyer = Vor den Geboten, einmal pro Epoche: Nimm sofort eine Karte. Dein Gebot verfällt dafür.
cards-person-gunsmith = Büchsenmacher
    .the = den Büchsenmacher
cards-rule-gunsmith = Vor den Geboten, einmal pro Epoche: +6 auf dein Gebot.
cards-person-banker = Bankier
    .the = den Bankier
cards-rule-banker = Am Ende: 4 Punkte für jede Bank.
cards-person-governor = Gouverneur
    .the = den Gouverneur
cards-rule-governor = Vor den Geboten, einmal im Spiel: Eine Geländekarte kommt dazu, und du nimmst sofort eine Karte, zusätzlich zu deinem normalen Zug.
cards-person-doctor = Doktor
    .the = den Doktor
cards-rule-doctor = 5 Punkte. Nach dem Aufdecken, einmal pro Epoche: +2 auf dein Gebot.
cards-person-heroes = Helden
    .the = die Helden
cards-rule-heroes = 6 Punkte. Vor den Geboten, einmal pro Epoche: +3 auf dein Gebot.
cards-person-teacher = Lehrerin
    .the = die Lehrerin
cards-rule-teacher = Am Ende: 1 Punkt für jedes Wohnhaus, 2 für jedes Stadthaus oder Hotel.
cards-person-publisher = Herausgeber
    .the = den Herausgeber
cards-rule-publisher = Am Ende, für deine Personen: 1 Punkt für jedes $ (auch sein eigenes), 4 für jeden Pfeil.
cards-person-grocer = Krämerin
    .the = die Krämerin
cards-rule-grocer = Am Ende: 4 Punkte für jeden Drugstore.
cards-person-day-labourer = Chinesischer Arbeiter
    .the = den Chinesischen Arbeiter
cards-rule-day-labourer = Vor den Geboten, einmal pro Epoche: Eine Geländekarte kommt für alle dazu, und wenn du dran bist, nimmst du zwei Karten.
cards-person-newspaper-boy = Zeitungsjunge
    .the = den Zeitungsjungen
cards-rule-newspaper-boy = 3 Punkte, und am Ende eine Person deiner Wahl, die niemand hat.
cards-person-sheriff = Sheriff
    .the = den Sheriff
cards-rule-sheriff = Am Ende: 3 Punkte für jedes Gefängnis. Deine Outlaws kosten nichts und zählen als leere Parzellen.
cards-person-gunslinger = Revolverheld
    .the = den Revolverhelden
cards-rule-gunslinger = Nach dem Aufdecken, einmal pro Epoche: +5 auf dein Gebot.
cards-person-indian = Indianer
    .the = den Indianer
cards-rule-indian = Am Ende: ein halber Punkt für jede Parzelle, die du noch bebauen könntest, aufgerundet.
cards-person-prospector = Goldsucher
    .the = den Goldsucher
cards-rule-prospector = Am Ende: 1 Punkt für jeden Berg und jede Mine.
cards-person-undertaker = Totengräber
    .the = den Totengräber
cards-rule-undertaker = Am Ende: 2 Punkte für jede deiner Personen, ihn selbst eingeschlossen.

## Wertungsblock

cards-pad-ranches = Ranches (leere Nachbarparzellen)
cards-pad-mines = Minen (Berge ringsum)
cards-pad-drugstores = Drugstores (Wohnhäuser ringsum)
cards-pad-banks = Banken (Wohnhäuser ringsum)
cards-pad-saloons = Saloons (Wohnhäuser ringsum)
cards-pad-stores-and-hall = General Stores, Rathaus (Wohnhäuser ringsum)
cards-pad-per-ranch = Drugstores, Schmieden (Ranches in der Stadt)
cards-pad-per-mine = Banken, Schmieden (Minen in der Stadt)
cards-pad-per-house = Kirchen, General Stores (Wohnhäuser in der Stadt)
cards-pad-hotels = Hotels
cards-pad-per-building = Rathaus (Gebäude in der Stadt)
cards-pad-outlaws = Outlaws
cards-pad-handicap = Vorgabe{ $mark }
cards-pad-pulls = Reiz von { $count ->
        [one] einer Geländekarte
       *[other] { $count } Geländekarten
    }

## Optionen

cards-option-fill = Tisch auffüllen
cards-option-fill-help = Virtuelle Spieler nehmen die freien Plätze ein. Sie bieten zufällig und nehmen, was am meisten reizt.
cards-option-fill-count = auf { $players } Spieler
cards-option-strength = Virtuelle Spieler
cards-option-strength-help = Wie hoch die virtuellen Spieler bieten können.
cards-strength-beginner = Anfänger
cards-option-strength-beginner-help = Sie bieten von 1 bis 9, wie du.
cards-strength-advanced = Fortgeschrittene
cards-option-strength-advanced-help = Sie haben eine 10 statt der 1.
cards-strength-professional = Profis
cards-option-strength-professional-help = Sie haben eine 10 und eine 11 statt der 1 und der 2.
cards-note-strength = An diesem Tisch gewinnt jeder von ihnen etwa { $share } von 100 Partien gegen gleich gute Leute; gleichmäßig verteilt wären es { $even }.
cards-option-handicap = Vorgabe der virtuellen Spieler
cards-option-handicap-help = Sie beginnen mit mehr oder weniger Punkten, damit sie an jedem Tisch gleich stark sind.
cards-handicap-by-table = Punkte, die zum Tisch passen
cards-handicap-house = Punkte nach den früheren Regeln
cards-handicap-off = keine, wie gedruckt
cards-note-handicap = An diesem Tisch beginnt jeder von ihnen mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
cards-option-suits = Zeichen
cards-option-suits-help = Das Zeichen entscheidet bei Gleichstand: Jede Runde ordnet die offene Rückseite der nächsten Person alle sechs.
cards-suits-chance = ausgelost
cards-suits-chosen = alle wählen selbst
cards-suits-by-seat = nach den Plätzen

cards-options-people = Das Kartenspiel ist für 1 bis 6 Personen, nicht für { $people }.
cards-options-fill = Der Tisch wird auf 4, 5 oder 6 Spieler aufgefüllt, nicht auf { $fill }.

## Was gefragt ist

cards-asked-suit = Wähl ein Zeichen.
cards-asked-use = Setzt du { $person-the } jetzt ein? { $rule }
cards-asked-take-at-once = Nimm sofort eine Karte. ({ $person })
cards-asked-sell = Verkauf eine Karte deiner Stadt für 7 Punkte oder pass.
cards-asked-sell-for-room = Für { $card } ist kein Platz. Verkauf eine Karte deiner Stadt für 7 Punkte, um Platz zu schaffen, oder verzichte.
cards-asked-bid = Leg eine Auktionskarte verdeckt hin. Je höher, desto früher bist du dran.
cards-asked-take = Nimm eine Karte aus der Reihe.
cards-asked-lay = Leg { $card } in deine Stadt.
cards-asked-choose = Wähl die Person, die dir der Zeitungsjunge bringt.

cards-waiting-suit = { $seat } wählt ein Zeichen.
cards-waiting-use = { $seat } kann { $person-the } einsetzen. { $rule }
cards-waiting-sell = { $seat } darf verkaufen.
cards-waiting-sell-for-room = { $seat } hat keinen Platz für { $card } und darf verkaufen.
cards-waiting-bid = Warten auf die Gebote von { $seats }.
cards-waiting-take = { $seat } nimmt eine Karte.
cards-waiting-lay = { $seat } legt { $card }.
cards-waiting-choose = { $seat } wählt eine letzte Person.

## Auswahl

# Einträge einer Liste: kurz halten.
cards-choice-suit = { $suit }
cards-choice-use = { $person } einsetzen. { $rule }
cards-choice-spare = Jetzt nicht
cards-choice-bid = { $bid } bieten
cards-choice-take = { $card }, Reiz { $pull }
cards-choice-take-person = { $person }, Reiz { $pull }. { $rule }
cards-choice-lay = Bei { $at } anlegen
cards-choice-sell = { $card } verkaufen
cards-choice-sell-no-more = Nichts mehr verkaufen
cards-choice-lose = Auf { $card } verzichten
cards-choice-choose = { $person }. { $rule }
cards-choice-choose-nobody = Niemanden

## Was eine Wahl bringen würde

cards-preview-gain = Deine Punkte: { $gain ->
        [0] bleiben gleich
       *[other] { SIGNED($gain) }
    }.
cards-preview-line = { $label }: { SIGNED($change) }
cards-preview-no-place = Die Karte passt nirgends und käme aus dem Spiel.

## Bilder

cards-title-hand = Zu legen: { $card }
cards-title-row = Runde { $round } von 18: die Reihe
cards-title-city = Stadt: { $seat }
cards-title-auction = Auktionskarten
cards-title-persons = Personen
cards-ties = Gleichstand:
cards-city-empty = Hier ist noch nichts.

## Alles in Worten

cards-words-round = Runde { $round } von 18, Epoche { $epoch }.
cards-words-row = In der Reihe: { $cards }.
cards-words-row-card = { $card }, Reiz { $pull }
cards-words-person = { $person }: { $rule }
cards-words-back = Reihenfolge bei Gleichstand: { $suits }.
cards-words-player = { $seat } ({ $suit }) hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
cards-words-virtual = { $seat } ({ $suit }), virtuell, hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
cards-words-auction = { $seat } hat { $left ->
        [0] keine Auktionskarte
        [one] eine Auktionskarte: { $cards }
       *[other] { $left } Auktionskarten: { $cards }
    }. Ausgespielt: { $count ->
        [0] keine
       *[other] { $spent }
    }.
cards-words-bid-shown = { $seat } bietet { $bid }.
cards-words-bid-void = { $seat } bietet { $bid }, aber das gilt nicht: Der Rechtsanwalt hat schon eine Karte geholt.
cards-words-bonus = { SIGNED($bonus) } auf das Gebot von { $seat }.
cards-words-bid-own = Du bietest { $bid }; noch weiß es niemand.
cards-words-bid-sealed = { $seat } hat verdeckt geboten.
cards-words-persons = Personen von { $seat }: { $persons }.
cards-words-person-ready = { $person }
cards-words-person-turned = { $person } (eingesetzt)
cards-words-handicap = { $seat } hat mit einer Vorgabe von { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }{ $mark } begonnen.
cards-words-collected = { $seat } hat { $count ->
        [0] keine Geländekarte
        [one] eine Geländekarte
       *[other] { $count } Geländekarten
    } gesammelt.
cards-words-sold = { $seat } hat verkauft: { $cards }.
cards-words-city-empty = { $seat } hat noch nichts gebaut.
cards-words-city = Stadt von { $seat }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, { $columns } mal { $rows } Parzellen, ab Spalte { $first }.
cards-words-city-row = Zeile { $row }: { $cells }.
cards-words-bare = keine Karte

## Ereignisse

cards-event-suit = { $seat } wählt ein Zeichen: { $suit }.
cards-event-suits = Zeichen: { $suits }.
cards-event-epoch = Epoche { $epoch } beginnt.
cards-event-sent-under = Totenkopf auf dem Stapel: „{ $person }“ kommt wieder darunter.
cards-event-round = Runde { $round }: { $cards }. Gleichstände: { $suits }.
cards-event-used = { $seat } setzt { $person-the } ein.
cards-event-spared = { $seat } spart sich { $person-the } auf.
cards-event-row-grew = Neu in der Reihe: { $card }.
cards-event-sealed = { $seat } bietet verdeckt.
cards-event-shown = Aufgedeckt: { $bids }.
cards-bid-of = { $seat }: { $bid }
# An auction card, what persons add to it, and what it comes to.
cards-bid = { $bonus ->
        [0] { $bid }
       *[other] { $bid } + { $bonus } = { $total }
    }
cards-event-raised = { $seat } bietet jetzt { $bid }.
cards-event-taken = { $seat } nimmt { $card-the }.
cards-event-laid = { $seat } legt { $card } bei { $at }: { $gain ->
        [0] keine Änderung
       *[other] { SIGNED($gain) }
    }.
cards-event-fits-nowhere = { $seat } hat keinen Platz für { $card }. Die Karte kommt aus dem Spiel.
cards-event-left-over = { $count ->
        [one] Diese Karte wollte niemand
       *[other] Diese Karten wollte niemand
    }: { $cards }.
cards-event-sold = { $seat } verkauft { $card } für 7 Punkte.
cards-event-chosen = Der Zeitungsjunge bringt { $person-the } zu { $seat }.
cards-event-ended = Das Spiel ist aus. { $points }.

## Was abgelehnt wird

cards-illegal-suit-first = Wähl erst ein Zeichen.
cards-illegal-suit-taken = „{ $suit }“ hat schon jemand. Wähl ein anderes Zeichen.
cards-illegal-use-or-pass = Entscheide erst: Setzt du { $person-the } ein, oder passt du?
cards-illegal-bid-first = Jetzt bieten alle: Leg eine Auktionskarte verdeckt hin.
cards-illegal-bid-spent = Du hast in dieser Epoche keine { $bid } zum Bieten. Wähl eine andere Karte.
cards-illegal-take-first = Nimm eine Karte aus der Reihe.
cards-illegal-not-in-row = { $card } liegt nicht in der Reihe.
cards-illegal-lay-first = Leg zuerst { $card } in deine Stadt.
cards-illegal-first-at-origin = Die erste Karte einer Stadt liegt bei 0,0, nicht bei { $at }.
cards-illegal-too-far = Bei { $at } würde die Stadt zu groß: 8 mal 8 Parzellen, mit dem Hauptmann eine Spalte oder Zeile mehr.
cards-illegal-apart = Bei { $at } würde die Karte deine Stadt nicht mit einer Parzellenseite berühren.
cards-illegal-covers = Bei { $at } träfe „{ $above }“ auf „{ $below }“. Überdecken darfst du nur leere Parzellen, Gleiches mit Gleichem und ein Wohnhaus mit einem Stadthaus; Outlaws nur mit Sheriff oder Gefängnis.
cards-illegal-sell-or-pass = Verkauf eine Karte deiner Stadt oder pass.
cards-illegal-not-in-city = { $card } liegt nicht in deiner Stadt.
cards-illegal-not-sellable = { $card } kannst du nicht verkaufen: überdeckt etwas, ist überdeckt oder hält die Stadt zusammen.
cards-illegal-sell-or-lose = Dafür ist kein Platz: Verkauf eine Karte deiner Stadt, um Platz zu schaffen, oder pass und verzichte.
cards-illegal-makes-no-room = { $card } zu verkaufen schafft keinen Platz für die Karte in deiner Hand.
cards-illegal-choose-or-pass = Wähl eine Person oder pass.
cards-illegal-person-owned = Jemand hat { $person-the } schon.

## Was von uns ist

cards-house-deck = Welche Elemente sich eine Geländekarte teilen, und wo sie stehen, ist von uns; wie oft jedes vorkommt, ist gedruckt.
cards-house-pulls = Der Reiz der Geländekarten auf virtuelle Spieler ist von uns: Die gedruckten Zahlen waren nicht zu finden.
cards-house-person-pulls = Der Reiz dieser Personen auf virtuelle Spieler ist von uns: { $persons }. Die gedruckten Zahlen waren nicht zu finden.
cards-house-backs = Welche Rückseite mit ihrer Rangfolge der Zeichen zu welcher Person gehört, ist von uns: Die gedruckten waren nicht zu finden.
cards-house-handicap = Die Punkte, mit denen virtuelle Spieler beginnen, sind von uns: Die gedruckten Regeln geben ihnen keine.

## Was über viele Partien gezählt wird

cards-used-people = Gewonnene Personen
