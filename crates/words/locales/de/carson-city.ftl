### Carson City.

## Gebäude

city-building-ranch = Ranch
    .a = eine Ranch
    .the = die Ranch
    .many = Ranches
city-building-mine = Mine
    .a = eine Mine
    .the = die Mine
    .many = Minen
city-building-drugstore = Drugstore
    .a = einen Drugstore
    .the = den Drugstore
    .many = Drugstores
city-building-bank = Bank
    .a = eine Bank
    .the = die Bank
    .many = Banken
city-building-saloon = Saloon
    .a = einen Saloon
    .the = den Saloon
    .many = Saloons
city-building-hotel = Hotel
    .a = ein Hotel
    .the = das Hotel
    .many = Hotels
city-building-church = Kirche
    .a = eine Kirche
    .the = die Kirche
    .many = Kirchen
city-building-prison = Gefängnis
    .a = ein Gefängnis
    .the = das Gefängnis
    .many = Gefängnisse
city-building-general-store = General Store
    .a = einen General Store
    .the = den General Store
    .many = General Stores
city-building-school = Schule
    .a = eine Schule
    .the = die Schule
    .many = Schulen
city-building-blacksmith = Schmiede
    .a = eine Schmiede
    .the = die Schmiede
    .many = Schmieden
city-building-city-hall = Rathaus
    .a = ein Rathaus
    .the = das Rathaus
    .many = Rathäuser
city-building-train-station = Bahnhof
    .a = einen Bahnhof
    .the = den Bahnhof
    .many = Bahnhöfe

## Personen

city-character-paperboy = Zeitungsjunge
    .the = den Zeitungsjungen
city-character-sheriff = Sheriff
    .the = den Sheriff
city-character-banker = Bankier
    .the = den Bankier
city-character-grocer = Krämerin
    .the = die Krämerin
city-character-chinese-worker = Chinesischer Arbeiter
    .the = den Chinesischen Arbeiter
city-character-settler = Siedler
    .the = den Siedler
city-character-captain = Hauptmann
    .the = den Hauptmann
city-character-mercenary = Revolverheld
    .the = den Revolverhelden
city-character-indian = Indianer
    .the = den Indianer
city-character-prospector = Goldsucher
    .the = den Goldsucher
city-character-gunsmith = Büchsenmacher
    .the = den Büchsenmacher
city-character-singer = Sängerin
    .the = die Sängerin
city-character-auctioneer = Auktionator
    .the = den Auktionator
city-character-governor = Gouverneur
    .the = den Gouverneur
city-character-doctor = Doktor
    .the = den Doktor
city-character-undertaker = Totengräber
    .the = den Totengräber
city-character-cowboy = Cowboy
    .the = den Cowboy
city-character-heroes = Helden
    .the = die Helden
city-character-teacher = Lehrerin
    .the = die Lehrerin
city-character-lawyer = Rechtsanwalt
    .the = den Rechtsanwalt
city-character-editor = Herausgeber
    .the = den Herausgeber
city-character-father-christmas = Weihnachtsmann
    .the = den Weihnachtsmann

city-power-0y = zahl $3, nimm eine andere Person (nicht den Sheriff) und spiel als Nummer 0
city-power-0r = nimm eine andere Person (nicht den Sheriff), spiel als Nummer 0, mit $5 weniger Geldlimit
city-power-1y = ein weißer Cowboy, den niemand fordert
city-power-1r = du forderst niemanden und greifst nichts an; jedes verlorene Duell bringt 3 Punkte
city-power-2y = sofort $9
city-power-2r = am Rundenende kaufst du 3, 5 oder 7 Punkte für $3, $12 oder $25
city-power-3y = $8, oder eine Art deiner Gebäude bringt das Doppelte
city-power-3r = sofort $8, oder am Rundenende 1 Punkt je eigenes Wohnhaus
city-power-4y = 2 Straßen, und Gebäude zum halben Preis
city-power-4r = sofort ein beliebiges Gebäude aus der Auslage für $5
city-power-5y = eine Parzelle deiner Wahl
city-power-5r = sofort $8, oder am Rundenende 1 Punkt je eigenen Berg
city-power-6y = 1, 2 oder 3 Cowboys für $1, $4 oder $9
city-power-6r = 1 oder 2 Revolver für $3 oder $9
city-power-7y = +3 Feuerkraft in dieser Runde
city-power-7r = +2 Feuerkraft in dieser Runde
city-power-8y = 2 ausgewürfelte Parzellen
city-power-8r = keine Parzelle kostet dich mehr als $3
city-power-9y = für $10 eine Mine auf freiem Land, das niemandem gehört
city-power-9r = 2 Stangen Dynamit
city-power-10y = 2 Punkte für jedes gewonnene Duell
city-power-10r = ein zweiter Wurf in jedem Duell, und eine Stange Dynamit
city-power-11y = 2 Plättchen „Kein Duell“
city-power-11r = ein Cowboy extra beim Glücksspiel; seine Würfel werden multipliziert
city-power-12y = versteigere 2 Parzellen, die Hälfte des Gebots gehört dir
city-power-12r = versteigere die Munition, das Gebot gehört dir
city-power-13y = eine Straße, und 1 Punkt für jede Straße, die neues Land erschließt
city-power-13r = besteuere Revolver oder Geld der anderen
city-power-14y = besiegte Cowboys dürfen für $3 weiterziehen, deine umsonst
city-power-14r = wer besiegt wird, zahlt dir $2 oder verliert 1 Punkt
city-power-15y = ein Pferd
city-power-15r = für $8 eine Ranch auf freiem Land, das niemandem gehört
city-power-16y = deine Gebäude sind sicher, und du greifst keine an
city-power-16r = 3 Punkte, plus 3 für jeden Cowboy, der fortreitet (höchstens 2)
city-power-17y = du wählst in der nächsten Runde zuerst
city-power-17r = am Ende 2 Punkte je Schule, Gefängnis und Kirche, und 2, wenn du keinen Saloon hast
city-power-18y = kauf sofort eine Parzelle; niemand macht dir Land streitig
city-power-18r = Punkte für das Einkommen deiner Gebäude
city-power-19y = 5 Punkte
city-power-19r = 2 Punkte, und was der Würfel bringt

## Die Aktionsfelder

# Orte stehen nach „auf“, „um“ und „für“: .the ist der Akkusativ.
city-space-wages = Lohn
    .the = den Lohn
city-space-ammunition = Munition
    .the = die Munition
city-space-3-roads = 3 Straßen
    .the = das Feld „3 Straßen“
city-space-1-road = 1 Straße
    .the = das Feld „1 Straße“
city-space-parcels = Parzellen
    .the = die Parzellen
city-space-building-12 = Gebäude für $12
    .the = das Gebäude für $12
city-space-building-10 = Gebäude für $10
    .the = das Gebäude für $10
city-space-building-8 = Gebäude für $8
    .the = das Gebäude für $8
city-space-building-6 = Gebäude für $6
    .the = das Gebäude für $6
city-space-building-5 = Gebäude für $5
    .the = das Gebäude für $5
city-space-building-4 = Gebäude für $4
    .the = das Gebäude für $4
city-space-building-3 = Gebäude für $3
    .the = das Gebäude für $3
city-space-kept-buildings = Aufgeschobene Gebäude
    .the = die aufgeschobenen Gebäude
city-space-parcels-income = Einkommen aus Grundbesitz
    .the = das Einkommen aus Grundbesitz
city-space-cowboy-income = Einkommen für Cowboys
    .the = das Einkommen für Cowboys
city-space-gambling = Glücksspiel
    .the = das Glücksspiel
city-space-building-income = Einkommen aus Gebäuden
    .the = das Einkommen aus Gebäuden
city-space-parcels-vp = Punkte aus Grundbesitz
    .the = die Punkte aus Grundbesitz
city-space-cowboy-vp = Punkte für Cowboys
    .the = die Punkte für Cowboys
city-space-building-vp = Punkte aus Gebäuden
    .the = die Punkte aus Gebäuden
city-space-vp-5 = Punkte zu $5
    .the = die Punkte zu $5
city-space-vp-4 = Punkte zu $4
    .the = die Punkte zu $4
city-space-vp-3 = Punkte zu $3
    .the = die Punkte zu $3
city-space-vp-2 = Punkte zu $2
    .the = die Punkte zu $2
city-place-parcel = Parzelle { $parcel }
    .the = Parzelle { $parcel }
city-place-tile = { $building } für ${ $price }
    .the = { $building-the } für ${ $price }
city-place-building = { $building } auf { $parcel }
    .the = { $building-the } auf { $parcel }
city-road = { $side ->
    [n] nördlich von { $parcel }
    [e] östlich von { $parcel }
    [s] südlich von { $parcel }
   *[w] westlich von { $parcel }
}
city-seat = { $seat }

## Was gefragt wird

city-asked-first-parcel = Mit welcher Parzelle beginnst du?
city-asked-character = Welche Person nimmst du?
city-asked-second-character = Wen holt der Zeitungsjunge?
city-asked-eight = Jetzt $8 nehmen oder warten?
city-asked-take-building = Welches Gebäude für $5?
city-asked-free-parcel = Welche Parzelle nimmt der Siedler?
city-asked-recruit = Wie viele kaufst du beim Hauptmann?
city-asked-stake = Wohin kommt die neue { $building }?
city-asked-stake-tile = Welche { $building } aus der Auslage?
city-asked-lot = Welche Parzelle kommt unter den Hammer?
city-asked-bid = { $kind ->
    [ammunition] Die Munition steht bei ${ $bid }. Mehr bieten?
   *[parcels] Die Parzellen { $lot } stehen bei ${ $bid }. Mehr bieten?
}
city-asked-tax = Revolver oder Geld besteuern?
city-asked-heroes = Wie viele Cowboys ziehen mit den Helden fort?
city-asked-lawyer-parcel = Welche Parzelle kauft der Rechtsanwalt?
city-asked-place = { $cowboys ->
    [0] Kein Cowboy mehr da. Passen?
    [one] Deinen letzten Cowboy einsetzen oder passen?
   *[other] Einen Cowboy einsetzen (noch { $cowboys }) oder passen?
}
city-asked-duel-order = Welches Duell kommt zuerst?
city-asked-reroll = { $rolled } gewürfelt im Duell um { $place-the }. Noch einmal?
city-asked-heal = Duell um { $place-the } verloren. Wohin schickt der Doktor deinen Cowboy?
city-asked-undertaker = Der Totengräber will $2 oder einen Punkt. Was gibst du?
city-asked-undertaker-poor = Der Totengräber will $2, die du nicht hast: Du verlierst einen Punkt.
city-asked-buy-parcel = Welche Parzelle kaufst du?
city-asked-buy-building = Kaufst du { $building-the } für ${ $price }?
city-asked-build = { $scope ->
    [one] Wo baust du { $building-the }? Aufschieben geht auch.
   *[all] Welches deiner Gebäude baust du jetzt, und wo?
}
city-kept = deine Gebäude
city-asked-house = { $left ->
    [one] Wohin kommt das neue Wohnhaus?
   *[other] Wohin kommt das nächste Wohnhaus? (noch { $left })
}
city-asked-consent = { $builder } will auf deiner Parzelle { $parcel } ein Wohnhaus bauen. Einverstanden?
city-asked-income = { $means ->
    [grocer] Die Krämerin: $8, oder eine Art deiner Gebäude bringt diese Runde das Doppelte?
    [dynamite] Eine deiner Minen sprengen? Sie bringt diese Runde das Dreifache, und das Dynamit ist weg.
    [horse] Welche Ranch verdoppelt ein Pferd diese Runde?
   *[several] Welche deiner Gebäude bringen diese Runde mehr?
}
city-asked-buy-points = Wie viele Punkte zu je ${ $price }?
city-asked-last-roads = Die Runde endet. Legst du noch Straßen?
city-asked-banker = Wie viele Punkte vom Bankier?
city-asked-spend = { $must ->
    [0] Du hast ${ $money } und darfst alles behalten. Gibst du etwas ab? Je $10 ein Punkt.
   *[other] Du hast ${ $money }, dein Geldlimit ist ${ $limit }: Mindestens ${ $must } müssen weg. Wie viel gibst du ab? Je $10 ein Punkt.
}
city-asked-city-hall = Wohin kommt das Rathaus?

## Was die anderen lesen, während jemand gefragt ist

city-waiting-secretly = { $seat } wählt geheim.
city-waiting-first-parcel = { $seat } wählt eine Parzelle für den Anfang.
city-waiting-character = { $seat } wählt eine Person.
city-waiting-second-character = { $seat } wählt, wen der Zeitungsjunge holt.
city-waiting-eight = { $seat } kann jetzt $8 nehmen oder warten.
city-waiting-take-building = { $seat } kann für $5 ein Gebäude nehmen.
city-waiting-free-parcel = { $seat } wählt eine Parzelle für den Siedler.
city-waiting-recruit = { $seat } kann beim Hauptmann kaufen.
city-waiting-stake = { $seat } wählt, wohin die neue { $building } kommt.
city-waiting-stake-tile = { $seat } wählt eine { $building } aus der Auslage.
city-waiting-lot = { $seat } wählt eine Parzelle für die Versteigerung.
city-waiting-bid = { $kind ->
    [ammunition] { $seat } kann mehr als ${ $bid } für die Munition bieten.
   *[parcels] { $seat } kann mehr als ${ $bid } für { $lot } bieten.
}
city-waiting-tax = { $seat } besteuert Revolver oder Geld.
city-waiting-heroes = { $seat } entscheidet, wie viele Cowboys mit den Helden fortziehen.
city-waiting-lawyer-parcel = { $seat } wählt die Parzelle, die der Rechtsanwalt kauft.
city-waiting-place = { $cowboys ->
    [0] { $seat } hat keinen Cowboy mehr und kann nur passen.
    [one] { $seat } setzt den letzten Cowboy ein oder passt.
   *[other] { $seat } setzt einen Cowboy ein (noch { $cowboys }) oder passt.
}
city-waiting-duel-order = { $seat } entscheidet, welches Duell zuerst kommt.
city-waiting-reroll = { $seat } hat im Duell um { $place-the } { $rolled } gewürfelt und darf noch einmal würfeln.
city-waiting-heal = { $seat } hat das Duell um { $place-the } verloren und entscheidet, wohin der Doktor den Cowboy schickt.
city-waiting-undertaker = { $seat } zahlt dem Totengräber $2 oder verliert einen Punkt.
city-waiting-buy-parcel = { $seat } wählt eine Parzelle zum Kauf.
city-waiting-buy-building = { $seat } kann { $building-the } für ${ $price } kaufen.
city-waiting-build = { $scope ->
    [one] { $seat } baut { $building-the } oder schiebt den Bau auf.
   *[all] { $seat } kann jetzt aufgeschobene Gebäude bauen.
}
city-waiting-house = { $left ->
    [one] { $seat } sucht einen Platz für das neue Wohnhaus.
   *[other] { $seat } sucht einen Platz für das nächste Wohnhaus (noch { $left }).
}
city-waiting-consent = { $seat } entscheidet, ob { $builder } auf { $parcel } ein Wohnhaus bauen darf.
city-waiting-income = { $means ->
    [grocer] { $seat } entscheidet, was die Krämerin bringt.
    [dynamite] { $seat } kann eine Mine sprengen.
    [horse] { $seat } kann mit einem Pferd eine Ranch verdoppeln.
   *[several] { $seat } entscheidet, welche Gebäude mehr einbringen.
}
city-waiting-buy-points = { $seat } kann Punkte zu je ${ $price } kaufen.
city-waiting-last-roads = { $seat } kann noch Straßen legen, bevor die Runde endet.
city-waiting-banker = { $seat } kann beim Bankier Punkte kaufen.
city-waiting-spend = { $seat } hat ${ $money } und entscheidet, wie viel davon weggeht.
city-waiting-city-hall = { $seat } entscheidet, wohin das Rathaus kommt.
city-waiting-outlaw-order = { $seat } entscheidet, welcher Outlaw als Nächster zieht.
city-waiting-reward = { $seat } hat den Outlaw auf { $parcel } besiegt und nimmt Punkte oder raubt das Gebäude aus.
city-waiting-horse = { $seat } kann ein Pferd in ein Gehege schicken.
city-waiting-second-go = { $seat } ist noch einmal dran.
city-waiting-resettle = { $seat } entscheidet, wohin der Cowboy jetzt geht.
city-waiting-buy-horse = { $seat } kann statt $4 Lohn für $4 ein Pferd kaufen.
city-waiting-new-horse = { $seat } wählt ein Gehege für das neue Pferd.

## Möglichkeiten

city-choice-parcel = { $parcel } nehmen
city-choice-character = { $number } { $character }: { $power } (Geldlimit ${ $limit })
city-choice-paperboy = { $number } { $character }: { $power }
city-choice-now = $8 nehmen
city-choice-later = warten
city-choice-take = { $building-the } nehmen
city-choice-recruit = { $count ->
    [one] ein Cowboy
   *[other] { $count } Cowboys
}
city-choice-revolvers = { $count ->
    [one] ein Revolver
   *[other] { $count } Revolver
}
city-choice-tax-weapons = Revolver besteuern
city-choice-tax-money = Geld besteuern
city-choice-send = { $count ->
    [0] niemanden fortschicken
    [one] einen Cowboy fortschicken
   *[other] { $count } Cowboys fortschicken
}
city-choice-bid = ${ $amount } bieten
city-choice-place = { $why ->
    [row] { $what } für ${ $amount }
    [work] { $place }: { $what }
    [buy] Parzelle { $parcel } für ${ $amount }
    [attack] { $parcel } angreifen: { $what }, ${ $amount }
    [defend] { $parcel } verteidigen: { $what }, ${ $amount }
    [fight] den Outlaw auf { $parcel } angreifen, Stärke { $amount }
    [hold] das Rathaus besetzen
   *[none] { $place }
}
city-choice-against = { $choice } (gegen { $seats })
city-gives-dollars = ${ $amount }
city-gives-firepower = +3 Feuerkraft in dieser Runde
city-gives-dice = 2 Würfel, in Dollar
city-choice-place-dynamite = { $place }, mit Dynamit
city-choice-place-token = { $place }, „Kein Duell“
city-choice-sheriff = Sheriff auf { $place-the }
city-choice-pass = passen
city-choice-road = Straße { $road }
city-choice-duel = das Duell um { $parcel }
city-choice-reroll = noch einmal würfeln
city-choice-reroll-second = den zweiten Würfel noch einmal
city-choice-move = weiter auf { $place-the }
city-choice-pay = $2 zahlen
city-choice-lose = einen Punkt verlieren
city-choice-buy-parcel = { $parcel } für ${ $price } kaufen
city-choice-buy = kaufen
city-choice-decline = nein, danke
city-choice-build = { $building } auf { $parcel }: ${ $income }
city-choice-keep = Bau aufschieben
city-choice-house = Wohnhaus auf { $parcel }
city-choice-townhouse = Stadthaus auf { $parcel }
city-choice-if-agreed = { $choice }, wenn { $seat } zustimmt
city-choice-yes = ja
city-choice-no = nein
city-choice-double = { $building-many } verdoppeln ({ $raised })
city-raised = ${ $more } statt ${ $plain }
city-choice-blast = die Mine auf { $parcel } sprengen: { $raised }
city-choice-points = { $count ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $count } Punkte
}
city-choice-spend = { $points ->
    [0] ${ $amount } abgeben
    [one] ${ $amount } für 1 Punkt abgeben
   *[other] ${ $amount } für { $points } Punkte abgeben
}
city-choice-keep-money = ${ $amount } behalten
city-choice-done = fertig
city-preview-chance = Der Rest liegt an den Würfeln.
city-preview-same = Am Punktestand ändert das nichts.
city-preview-gain = Am Ende: { SIGNED($gain) } ★.
city-preview-costs = Jetzt: −${ $amount }.
city-preview-pays = Jetzt: +${ $amount }.
city-preview-income-more = Jede Runde: +${ $amount }.
city-preview-income-less = Jede Runde: −${ $amount }.
city-preview-best-income = Bringt bis zu ${ $amount } je Runde.

## Was geschah

city-event-centre = Die Stadtmitte ist { $parcel }.
city-event-mountains = Berge: { $parcels }.
city-event-first-order = Startreihenfolge: { $seats }.
city-event-tile-drawn = Neu in der Auslage: { $building } für ${ $price }.
city-event-city-hall = { $seat } setzt das Rathaus auf { $parcel }.
city-event-no-city-hall = Für das Rathaus ist kein Land mehr frei.
city-event-round = Runde { $round } beginnt.
city-event-owned = Parzelle { $parcel } gehört jetzt { $seat }.
city-event-chose = { $seat } nimmt { $character-the }.
city-event-turn-order = Zugreihenfolge: { $seats }.
city-event-earns = { $seat } bekommt ${ $amount } ({ $reason }).
city-event-pays = { $seat } zahlt ${ $amount } ({ $reason }).
city-event-points = { $points ->
    [one] { $seat } bekommt 1 Punkt ({ $reason }).
   *[other] { $seat } bekommt { $points } Punkte ({ $reason }).
}
city-event-loses-points = { $points ->
    [one] { $seat } verliert 1 Punkt ({ $reason }).
   *[other] { $seat } verliert { $points } Punkte ({ $reason }).
}
city-event-roads = { $count ->
    [one] { $seat } bekommt eine Straße.
   *[other] { $seat } bekommt { $count } Straßen.
}
city-event-cowboys = { $count ->
    [one] { $seat } bekommt einen Cowboy dazu.
   *[other] { $seat } bekommt { $count } Cowboys dazu.
}
city-event-cowboys-leave = { $count ->
    [one] Ein Cowboy von { $seat } reitet fort.
   *[other] { $count } Cowboys von { $seat } reiten fort.
}
city-event-revolvers = { $count ->
    [one] { $seat } bekommt einen Revolver.
   *[other] { $seat } bekommt { $count } Revolver.
}
city-event-dynamite = { $count ->
    [one] { $seat } bekommt eine Stange Dynamit.
   *[other] { $seat } bekommt { $count } Stangen Dynamit.
}
city-event-sheriff-joined = Der Sheriff reitet mit { $seat }.
city-event-auction = { $seat } versteigert die Parzellen { $parcels }.
city-event-auction-ammunition = { $seat } versteigert die Munition.
city-event-bid = { $seat } bietet ${ $amount }.
city-event-dropped-out = { $seat } steigt aus.
city-event-sold = Zuschlag für { $seat } bei ${ $amount }.
city-event-unsold = Niemand bietet.
city-event-placed = { $seat } setzt einen Cowboy auf { $place-the }.
city-event-placed-dynamite = { $seat } setzt einen Cowboy mit Dynamit auf { $place-the }.
city-event-placed-token = { $seat } setzt einen Cowboy mit „Kein Duell“ auf { $place-the }.
city-event-placed-sheriff = { $seat } setzt den Sheriff auf { $place-the }.
city-event-raids = { $seat } setzt einen Cowboy auf { $building-the } von { $owner } auf { $parcel }.
city-event-raids-dynamite = { $seat } setzt einen Cowboy mit Dynamit auf { $building-the } von { $owner } auf { $parcel }.
city-event-raids-sheriff = { $seat } setzt den Sheriff auf { $building-the } von { $owner } auf { $parcel }.
city-event-passed = { $seat } passt an { $position ->
    [1] erster
    [2] zweiter
    [3] dritter
    [4] vierter
    [5] fünfter
   *[other] sechster
} Stelle.
city-event-road-laid = { $seat } legt eine Straße { $road }.
city-event-rolled = Gewürfelt um { $place-the }: { $fighters }.
city-event-rerolled = { $seat } würfelt noch einmal: { $die }.
city-event-duel = { $winner } gewinnt das Duell um { $place-the }: { $fighters }.
city-event-duel-by-pass = { $winner } hat früher gepasst und gewinnt das Duell um { $place-the }: { $fighters }.
city-fighter = { $seat }: { $dice } + { $firepower } = { $strength }
city-fighter-without-dice = { $seat }: { $strength }
city-event-beaten = Der Cowboy von { $seat } verliert das Duell um { $place-the } und geht heim.
city-event-sent-home-lawyer = Der Rechtsanwalt will { $place-the } haben und schickt den Cowboy von { $seat } heim.
city-event-sent-home-church = Die Kirche schützt { $place-the } und schickt den Cowboy von { $seat } heim.
city-event-healed = Der Doktor schickt den Cowboy von { $seat } weiter auf { $place-the }.
city-event-ammunition = { $seat } schnappt sich die Munition: +3 Feuerkraft in dieser Runde.
city-event-holds = { $seat } besetzt das Rathaus.
city-event-declined = { $seat } verzichtet auf { $place-the }.
city-event-acquired = { $seat } bekommt { $building-a }.
city-event-built = { $seat } baut { $building-a } auf { $parcel }.
city-event-taken-back = { $seat } nimmt { $building-the } von { $parcel } zurück und schiebt den Bau auf.
city-event-house = { $seat } baut ein Wohnhaus auf { $parcel }.
city-event-townhouse = { $seat } macht das Wohnhaus auf { $parcel } zum Stadthaus.
city-event-refused = { $seat } lehnt ein Wohnhaus auf { $parcel } ab.
city-event-doubled = Alle { $building-many } von { $seat } bringen das Doppelte.
city-event-blasted = { $seat } sprengt die Mine auf { $parcel }: dreifaches Einkommen.
city-event-ended = Das Spiel ist aus. { $points }.

city-reason-space = { $space }
city-reason-parcel = Parzelle { $parcel }
city-reason-building = { $building }
city-reason-income = { $building } auf { $parcel }
city-reason-robbery = Angriff auf { $building-the } von { $owner } auf { $parcel }
city-reason-character = { $character }
city-reason-auction = Versteigerung
city-reason-road = neues Land, Straße { $road }
city-reason-duel = Duell um { $place-the }
city-reason-limit = abgegeben am Rundenende
city-card-round = Runde { $round }
city-card-character = Person
city-card-land = Neues Land
city-card-parcel = { $parcel }
city-card-won = Duelle gewonnen
city-card-lost = Duelle verloren
city-card-built = Gebaut
city-card-house = Wohnhaus auf { $parcel }
city-card-townhouse = Stadthaus auf { $parcel }
city-card-earned = Verdient
city-card-paid = Bezahlt
city-card-money = Geld vorher und nachher
city-card-scored = Punkte für
city-card-points = Punkte vorher und nachher
city-card-gains-money = { $reason }: +${ $amount }
city-card-loses-money = { $reason }: −${ $amount }
city-card-gains-points = { $reason }: +{ $amount }
city-card-loses-points = { $reason }: −{ $amount }
city-card-dollars = ${ $before } → ${ $after }
city-card-stars = { $before } → { $after }

## In Worten

city-title-map = Die Stadt
city-title-track = Die Aktionsfelder
city-title-players = Die Spieler
city-columns-first = Pkt Rev Cow
city-columns-second = Str. Feu. Land
city-words-round = Runde { $round } von 4.
city-words-player = { $seat }: ${ $money }, Punkte: { $points }. Im Vorrat: Cowboys { $cowboys }, Straßen { $roads }. Land: { $land }.
city-words-firepower = Feuerkraft von { $seat }: { $total } (Revolver { $revolvers }, Cowboys { $cowboys }, für diese Runde { $extra }).
city-words-character = { $seat } hat { $character-the }: { $power }. Geldlimit ${ $limit }.
city-words-kept = { $seat } hat aufgeschoben: { $buildings }.
city-words-dynamite = { $seat } hat { $count ->
    [one] 1 Stange Dynamit
   *[other] { $count } Stangen Dynamit
}.
city-words-row = Zu kaufen: { $tiles }. Plättchen im Beutel: { $bag }.
city-words-tile = { $building } für ${ $price }
city-words-map = Berge: { $mountains }. Wohnhäuser: { $houses }. Stadthäuser: { $townhouses }. Straßen erreichen { $connected }.
city-words-income = { $building } von { $seat } auf { $parcel }: ${ $total } ({ $parts }).
city-part-free-land = ${ $amount } freies Land { $parcel }
city-part-mountain = ${ $amount } Berg { $parcel }
city-part-house = ${ $amount } Wohnhaus { $parcel }
city-part-ranch = ${ $amount } Ranch { $parcel }
city-part-mine = ${ $amount } Mine { $parcel }
city-part-itself = ${ $amount } immer
city-part-round = ${ $amount } für die Runde
city-part-city-hall = ${ $amount } Rathaus
city-words-cowboys = Cowboys von { $seat }: { $places }.
city-words-several = { $place } (×{ $count })
city-words-duel = Duell um { $place-the }: { $fighters }.
city-words-chance = { $seat }: { $percent } %
city-percent = { $percent } %

city-score-gained = gesammelte Punkte
city-score-money = Geld, $6 je Punkt
city-score-possessions = Gebäude, Wohnhäuser, Berge
city-score-teacher = Lehrerin
city-score-station = Bahnhof

## Optionen

city-option-characters = Personen
city-option-characters-help = Welche Personen im Spiel sind.
city-option-random = zufällig
city-option-random-help = Die Personen und ihre Seiten werden zu Beginn gezogen: sieben, mit dem Zeitungsjungen acht.
city-option-own-characters = eine eigene Auswahl
city-option-own-characters-help = Beliebige 7 Personen, oder 8 mit dem Zeitungsjungen, jede mit der Seite, die oben liegt.
city-set-character = { $number } { $character }
city-set-member = { $number } { $character } ({ $side })
city-side-yellow = gelb
city-side-red = rot
city-side-chosen = wer sie hat, wählt die Seite
city-side-by-round = gelb in den Runden 1 bis 3, rot in Runde 4
city-side-help = { $power }; Geldlimit ${ $limit }
city-side-both = Gelb: { $yellow }. Rot: { $red }.
city-option-preset-help = { $characters }
city-preset-first-game = fürs erste Spiel
city-preset-quiet = beschauliche Stadt
city-preset-prosper = Stadt des Wohlstands
city-preset-gold-rush = Goldrausch
city-preset-home-owner = Stadt für Eigenheimbesitzer
city-preset-settling-scores = offene Rechnungen
city-option-buildings = Gebäude
city-option-buildings-help = Welche Gebäudeplättchen im Beutel sind.
city-option-all = alle 38
city-option-all-help = Jede Art von Gebäude kann kommen.
city-option-first-game = die 26 fürs erste Spiel
city-option-first-game-help = Ohne die Gebäude, die man länger erklären muss: gut für den Einstieg.
city-option-edition = Ausgabe
city-option-edition-help = Die Regeln von 2023 oder die von 2015.
city-option-2023 = 2023
city-option-2023-help = Die neuesten Regeln mit allen Personen. Rathaus und Bahnhof kommen ohne Wohnhaus.
city-option-2015 = 2015
city-option-2015-help = Die Regeln davor: ohne den Weihnachtsmann, dafür mit einem Wohnhaus zum Rathaus und zum Bahnhof, und jede Ranch bringt etwas ein.
city-options-players = Carson City ist für 2 bis 6 Spieler, nicht für { $players }.
city-options-solo = Allein spielst du gegen Standish: Wähl seine Strategie, oder nimm 2 bis 6 Spieler.
city-options-cast-size = Du nennst { $count } Personen; es müssen { $size } sein: sieben, oder acht mit dem Zeitungsjungen.
city-options-cast-twice = Person { $number } kommt zweimal vor: Jede ist nur mit einer Seite im Spiel.
city-options-cast-edition = Den Weihnachtsmann gibt es erst in der Ausgabe von 2023.

## Was nicht geht

city-illegal-other = Jetzt nicht. { $asked }
city-illegal-no-road = Du hast keine Straße mehr.
city-illegal-road = Keine Straße { $road }: Eine neue Straße beginnt, wo eine andere endet.
city-illegal-no-cowboy = Du hast keinen Cowboy mehr.
city-illegal-own-cowboy = Auf { $place-the } hast du schon einen Cowboy gesetzt.
city-illegal-sheriff-there = Auf { $place-the } kannst du nicht: Dort steht der Sheriff.
city-illegal-no-cowboy-space = { $place } braucht keinen Cowboy: Das geht von selbst.
city-illegal-ammunition-gone = Die Munition ist in dieser Runde schon verkauft.
city-illegal-closed = { $place }: in dieser Runde geschlossen.
city-illegal-sold-out = { $place }: In dieser Runde liegt keins aus.
city-illegal-peaceful-sheriff = Mit dem roten Sheriff stellst du dich zu niemandem und greifst nichts an: Auf { $place-the } kannst du nicht.
city-illegal-peaceful-outlaw = Mit dem roten Sheriff fängst du keinen Kampf mit einem Outlaw an: Auf { $place-the } kannst du nicht.
city-illegal-dynamite = Kein Dynamit für { $place-the }: Dort kämpft niemand.
city-illegal-no-dynamite = Du hast kein Dynamit.
city-illegal-no-tile = Für { $place-the } fehlt dir ein Besitzplättchen.
city-illegal-no-building = Auf { $place-the } kannst du nicht: verkauft, und kein Gebäude zum Angreifen.
city-illegal-heroes-attack = Die Helden greifen niemanden an: Auf { $place-the } kannst du nicht.
city-illegal-protected = { $place } ist vor Angriffen sicher.
city-illegal-no-sheriff = Du hast keinen Sheriff.
city-illegal-sheriff-place = Der Sheriff kommt dorthin, wo niemand steht: auf ein offenes Aktionsfeld, unverkauftes Land, ein eigenes Gebäude oder das Rathaus.
city-illegal-token = „Kein Duell“ geht nur mit einem Cowboy auf 3 Straßen, auf einem Einkommen oder im Stadtrat, einmal je Feld.
city-illegal-character-absent = { $character } ist in dieser Partie nicht dabei.
city-illegal-character-gone = { $character } steht nicht zur Wahl: Gegen Standish hilft jede Person nur einmal.
city-illegal-character-taken = { $seat } hat { $character-the } schon.
city-illegal-character-side = { $character }: Hier zählt die andere Seite.
city-illegal-fetch-sheriff = Den Sheriff holt der Zeitungsjunge nie.
city-illegal-parcel-owned = { $parcel } gehört schon { $seat }.
city-illegal-parcel-city-hall = Auf { $parcel } steht das Rathaus: Das Land bekommt niemand.
city-illegal-parcel-not-won = { $parcel } kannst du nicht kaufen: Dort steht kein Cowboy von dir.
city-illegal-parcel-price = { $parcel } kostet ${ $price }, und du hast ${ $money }.
city-illegal-parcel-chosen = { $parcel } hast du schon ausgewählt.
city-illegal-build-not-yours = { $parcel } ist nicht dein Land: Dort kannst du { $building-the } nicht bauen.
city-illegal-build-occupied = { $parcel } ist nicht frei: Dort kannst du { $building-the } nicht bauen.
city-illegal-build-no-tile = { $building }: So ein Gebäude hast du nicht.
city-illegal-build-later = Jetzt baust du, was du gerade bekommen hast. { $building } kommt erst bei den aufgeschobenen Gebäuden dran.
city-illegal-build-again = { $building }: Das hast du zurückgenommen und kannst es in dieser Runde nicht noch einmal bauen.
city-illegal-build-line = { $building } auf { $parcel } geht nicht: Daneben muss eine Straße gerade über den ganzen Plan laufen.
city-illegal-build-no-road = { $building } auf { $parcel } geht nicht: Dorthin führt keine Straße.
city-illegal-build-no-room = { $houses ->
    [one] { $building } auf { $parcel } geht nicht: Für das Wohnhaus dazu ist kein Platz.
   *[other] { $building } auf { $parcel } geht nicht: Für die { $houses } Wohnhäuser dazu ist kein Platz.
}
city-illegal-house-occupied = Kein Wohnhaus auf { $parcel }: Dort ist kein Platz mehr.
city-illegal-house-no-road = Kein Wohnhaus auf { $parcel }: Dorthin führt keine Straße.
city-illegal-house-refused = { $seat } lässt dich auf { $parcel } nicht bauen.
city-illegal-townhouse-no-house = Kein Stadthaus auf { $parcel }: Dort steht kein Wohnhaus.
city-illegal-townhouse-rim = Kein Stadthaus auf { $parcel }: am Rand des Plans nicht.
city-illegal-townhouse-free-land = Kein Stadthaus auf { $parcel }: Ringsum ist noch freies, unverkauftes Land.
city-illegal-bid = Biete mehr als ${ $bid } und höchstens deine ${ $money }.
city-illegal-spend = Höchstens ${ $limit } dürfen bleiben, und mehr, als du hast, gibst du nicht ab.
city-illegal-points = Deine ${ $money } reichen dafür nicht.
city-illegal-heal-same = Um { $place-the } hat er gerade verloren: Schick ihn woandershin.
city-illegal-heal-occupied = Auf { $place-the } kann er nicht: Dort steht schon jemand.
city-illegal-heal-given-up = Auf { $place-the } kann er nicht: Um dieses Land ist in dieser Runde schon gekämpft worden.
city-illegal-heal-past = Auf { $place-the } kann er nicht: In dieser Runde ist das schon vorbei.
city-illegal-take = Für { $place-the } liegt kein Plättchen da.
city-illegal-recruit-price = Das kostet ${ $price }, und du hast ${ $money }.
city-illegal-recruit-most = Beim Hauptmann gibt es höchstens { $most }.
city-illegal-recruit-supply = { $left ->
    [one] Im allgemeinen Vorrat ist nur noch ein Cowboy von dir.
   *[other] Im allgemeinen Vorrat sind nur noch { $left } Cowboys von dir.
}
city-illegal-send = Die Helden nehmen höchstens zwei Cowboys, aus deinem Vorrat.
city-illegal-duel = Um { $parcel } steht kein Duell an.
city-illegal-reroll = Du hast hier nur einen Würfel.
city-illegal-double = { $building }: Davon bringt dir keines etwas ein, oder es ist schon gesprengt.
city-illegal-blast-not-yours = Auf { $parcel } hast du keine Mine.
city-illegal-blast-again = Die Mine auf { $parcel } hast du in dieser Runde schon gesprengt.
city-illegal-blast-doubled = Die Krämerin verdoppelt deine Minen schon: kein Dynamit auf { $parcel }.
city-illegal-ride-not-yours = Auf { $parcel } hast du keine Ranch.
city-illegal-ride-again = Die Ranch auf { $parcel } verdoppelt schon ein Pferd.
city-illegal-ride-doubled = Die Krämerin verdoppelt deine Ranches schon: kein Pferd für { $parcel }.
city-illegal-ride-no-horse = Für die Ranch auf { $parcel } hast du kein Pferd mehr.
city-illegal-banker = Der Bankier verkauft 3, 5 oder 7 Punkte für $3, $12 oder $25, und du hast ${ $money }.
city-illegal-undertaker = Der Totengräber will $2, und du hast ${ $money }.
city-illegal-city-hall = Das Rathaus kommt auf freies, unverkauftes Land an einer Straße. Gibt es keins, legst du erst so wenige Straßen wie möglich.

## Varianten

city-variant-new-beginning = Ein neuer Anfang
city-variant-river = Carson River
city-variant-might-is-right = Das Recht des Stärkeren
city-variant-kit-carson = Kit Carson
city-variant-outlaws = Outlaws
city-variant-horses = Pferde
city-option-river-help = Ein Fluss, auf dem niemand baut, mit Brücken.
city-option-no-river = kein Fluss
city-option-river-side = die Flussseite des Spielplans
city-option-our-river-side = unsere Zeichnung der Flussseite
city-option-own-river = ein eigener Fluss
city-option-own-river-help = Eine Kette von 2 bis 15 Parzellen, Seite an Seite, von Rand zu Rand, die sich nirgends selbst berührt.
city-options-river-length = Ein Fluss hat 2 bis 15 Parzellen, nicht { $count }.
city-options-river-broken = Der Fluss ist keine durchgehende Kette.
city-options-river-ends = Ein Fluss beginnt und endet am Rand des Spielplans, also nicht auf { $parcel }.
city-options-river-touches = Der Fluss berührt sich selbst auf { $parcel }.
city-event-river = Der Carson River fließt durch { $parcels }.
city-event-bridge = { $seat } baut eine Brücke { $road }.
city-words-river = Der Fluss fließt durch { $river }. Brücken: { $bridges }.
city-part-river = ${ $amount } Fluss
city-score-bridges = an einer Brücke
city-illegal-bridge = Die Straße { $road } quert den Fluss: Eine Brücke braucht zwei Straßen.
city-illegal-river = { $parcel } ist Fluss: Dort kauft und baut niemand.
city-illegal-second-school = Keine Schule auf { $parcel }: Auf dieser Flussseite steht schon eine.
city-option-off = nein
city-option-on = ja
city-option-new-beginning-help = Alle wählen geheim, womit sie beginnen.
city-option-might-is-right-help = Duelle trägst du mit Plättchen aus statt mit Würfeln.
city-waiting-for-several = { $seats } wählen geheim.
city-asked-tiles = Welches Duellplättchen für { $place-the }?
city-choice-tile = die { $number } legen
city-choice-redraw = beide Plättchen gegen drei neue tauschen
city-event-tiles-drawn = Deine Duellplättchen: { $tiles }. ({ $seat })
city-event-tiles-announced = Die Duellplättchen von { $seat } ergeben zusammen { $total }.
city-event-new-tiles = { $count ->
    [one] { $seat } zieht ein neues Duellplättchen.
   *[other] { $seat } zieht { $count } neue Duellplättchen.
}
city-event-tiles-discarded = { $seat } gibt die Duellplättchen { $tiles } ab.
city-event-tiles-shown = Die Plättchen im Duell um { $place-the }: { $fighters }.
city-event-sharpshot = { $seat } zielt genau: { $dice }.
city-words-tiles = Deine Duellplättchen: { $tiles }.
city-words-tile-count = { $count ->
    [one] { $seat } hat ein Duellplättchen.
   *[other] { $seat } hat { $count } Duellplättchen.
}
city-words-discards = Abgelegt seit dem letzten Ziehen: { $tiles }.
city-words-sharpshooter = { $seat } hat den Scharfschützen.
city-illegal-tile = Du hast kein Duellplättchen mit einer { $number }.
city-illegal-redraw = Nur der Scharfschütze darf seine letzten zwei Duellplättchen tauschen, bevor er eins legt.
city-asked-sheets = Womit fängst du an? Du kannst ${ $money }{ $mark } ausgeben.
city-sheet-points = Punkte
city-sheet-cowboys = weitere Cowboys
city-sheet-revolvers = Revolver
city-sheet-roads = Straßen
city-sheet-parcels = Parzellen
city-sheet-sharpshooter = Scharfschütze
city-sheet-bid = Gebot in Dollar, um anzufangen
city-sheet-entry = { $what }: { $count }
city-choice-want = { $line }: { $count }
city-choice-give-up = { $line } für Geld abgeben: { $count }
city-event-sheet = { $seat } beginnt mit ${ $money }; { $lines }.
city-reason-first-place = Gebot, um anzufangen
city-illegal-sheet-line = Die nächste Zeile deines Bogens ist: { $line }.
city-illegal-sheet-amount = { $line }: { $amount } steht nicht auf der Preisliste.
city-illegal-sheet-price = { $line }: Das kostet ${ $price }, und du hast noch ${ $money }.
city-option-outlaws-help = Ab Runde 2 rauben Outlaws die reichsten Gebäude aus.
city-event-outlaws-come = { $count ->
    [one] Ein Outlaw reitet in die Stadt: Stärke { $strength }, { $reward }{ $mark } Punkte wert.
   *[other] { $count } Outlaws reiten in die Stadt: Stärke { $strength }, je { $reward }{ $mark } Punkte wert.
}
city-event-outlaw-came = Ein Outlaw taucht auf { $parcel } auf.
city-event-outlaw-jailed = Der Outlaw läuft geradewegs ins Gefängnis von { $seat } auf { $parcel }.
city-event-outlaw-moved = Der Outlaw zieht von { $from } nach { $to }: Dort sind ${ $income } zu holen.
city-event-outlaw-beaten = { $seat } besiegt den Outlaw auf { $parcel } (Stärke { $strength }): { $fighters }.
city-event-outlaw-wins = Der Outlaw auf { $parcel } behauptet sich (Stärke { $strength }): { $fighters }.
city-reason-outlaw = der Outlaw auf { $parcel }
city-asked-outlaw-order = Welcher Outlaw zieht als Nächster?
city-asked-reward = Der Outlaw auf { $parcel } ist besiegt. Punkte nehmen oder das Gebäude ausrauben?
city-choice-outlaw = der Outlaw auf { $parcel }
city-choice-collect = { $points }{ $mark } Punkte nehmen
city-choice-rob = das Gebäude ausrauben
city-words-outlaws = Outlaws: { $parcels }. Stärke { $strength }, Punkte { $reward }{ $mark }.
city-words-take-backs = So oft darfst du in dieser Runde noch Cowboys zurückholen: { $left } von { $most }{ $mark } Mal.
city-illegal-outlaw = Auf { $parcel } ist ein Outlaw: Dort kauft und baut niemand.
city-illegal-outlaw-there = Auf { $place-the } ist ein Outlaw: Dorthin kommt nur ein Cowboy, der gegen ihn kämpft.
city-option-horses-help = Pferde in fünf Gehegen, und jede Runde ein Rodeo.
city-options-cast-horses = Der gelbe Cowboy bringt ein Pferd: Er braucht die Variante „Pferde“.
city-event-horse = { $seat } bekommt ein Pferd dazu.
city-event-stabled = { $seat } führt ein Pferd ins Gehege { $enclosure }.
city-event-corralled = { $seat } schickt einen Cowboy ins Gehege { $enclosure }.
city-event-recalled = { $seat } gibt { $place-the } auf und holt den Cowboy zurück.
city-event-left-enclosure = { $seat } holt den Cowboy aus Gehege { $enclosure } zurück.
city-event-ridden = Ein Pferd von { $seat } verdoppelt die Ranch auf { $parcel }.
city-event-rodeo = { $seat } gewinnt das Rodeo ({ $counts }).
city-reason-enclosure = Gehege 4
city-reason-horse = ein Pferd
city-asked-horse = Schickst du ein Pferd in ein Gehege?
city-asked-second-go = Noch einmal dran: einen Cowboy einsetzen, einen zurückholen oder passen?
city-asked-resettle = Wohin geht der Cowboy jetzt?
city-asked-buy-horse = Statt $4 Lohn für $4 ein Pferd kaufen?
city-asked-new-horse = In welches Gehege kommt das neue Pferd?
city-choice-horse = { $enclosure ->
    [1] Pferd ins Gehege 1: Feuerkraft
    [2] Pferd ins Gehege 2: noch einmal dran
    [3] Pferd ins Gehege 3: verdoppelt eine Ranch
    [4] Pferd ins Gehege 4: $2
   *[other] Pferd ins Gehege 5: 5 fürs Rodeo
}
city-choice-corral = Cowboy ins Gehege { $enclosure } (Rodeo ×2)
city-choice-back = { $place } aufgeben und den Cowboy zurückholen
city-choice-leave = den Cowboy aus Gehege { $enclosure } zurückholen
city-choice-take-back = { $choice } (noch { $left } von { $most }{ $mark } Mal)
city-choice-ride = ein Pferd verdoppelt die Ranch auf { $parcel }: { $raised }
city-words-horses = Pferde von { $seat }: { $horses }. In den Gehegen 1 bis 5: { $stabled }. Gehege mit Cowboy: { $cowboys }. Gewonnene Rodeos: { $rodeos }.
city-score-horses = Pferde
city-illegal-without-horses = In dieser Partie gibt es keine Pferde.
city-illegal-enclosure-closed = Gehege { $enclosure } ist bei Kit Carson geschlossen.
city-illegal-enclosure-taken = Im Gehege { $enclosure } hast du schon einen Cowboy.
city-illegal-no-horse = Deine Pferde sind schon alle in Gehegen.
city-illegal-horse-first = Ein Pferd folgt einem Cowboy: Setze erst einen auf den Plan.
city-illegal-back = In dieser Runde hast du keinen Cowboy auf { $place-the } gesetzt.
city-illegal-leave = Im Gehege { $enclosure } hast du keinen Cowboy.
city-illegal-back-city-hall = Der Cowboy, der das Rathaus besetzt, bleibt dort.
city-illegal-back-often = Du hast schon { $most }-mal Cowboys zurückgeholt: Öfter geht es in einer Runde nicht.
city-illegal-same-place = Der Cowboy muss woandershin, nicht zurück auf { $place-the }.
city-illegal-corral-horse = Ein Pferd von dir steht noch im Gehege: Erst muss der Cowboy, dem es gefolgt ist, wieder auf den Plan.
city-option-kit-carson-help = Alle setzen ihre Cowboys gleichzeitig ein, und frühes Passen bringt am Ende Punkte.
city-waiting-race = Alle, die noch nicht gepasst haben, setzen ein.
city-score-race = vorn auf der Passleiste
city-option-solo = Gegen Standish
city-option-solo-help = Allein gegen Jeb Standish, der nach einer von vier Strategien spielt.
city-option-no-solo = ohne Standish
city-strategy-help = Kauft, das Beste zuerst: { $buildings }.
city-strategy-rancher = Rancher (eher leicht)
city-strategy-miner = Bergmann (mittel)
city-strategy-strength = Haudegen (schwer)
city-strategy-urban = Städter (für Experten)
city-options-solo-players = Gegen Standish spielst du allein.
city-options-solo-edition = Standish gibt es erst in der Ausgabe von 2023.
city-options-solo-characters = Gegen Standish gibt es nur Bankier, Krämerin, Chinesischen Arbeiter, Siedler, Hauptmann, Revolverheld, Indianer, Goldsucher, Büchsenmacher, Sängerin und Helden: Nenn sieben davon, oder nimm sie zufällig.
city-options-solo-kit-carson = Kit Carson spielst du zu mehreren: nicht gegen Standish.
city-options-solo-outlaws = Standish hat keine Regeln für Outlaws: Lass sie weg.
city-options-solo-horses = Standish hat keine Regeln für Pferde: Lass sie weg.
city-event-standish-drew = Standish zieht Karte { $letter } (Stärke { $power }{ $mark }): Feuerkraft { $firepower }.
city-event-standish-seeks = Standish sucht Land für { $building-a }.
city-event-standish-place = Standish setzt einen Cowboy auf { $place-the }: { $why }.
city-event-standish-build = { $building } auf { $parcel }, denn: { $why }.
city-event-standish-house = Wohnhaus auf { $parcel }, denn: { $why }.
city-event-standish-townhouse = Stadthaus auf { $parcel }, denn: { $why }.
city-event-standish-help = Ein Cowboy von Standish geht zu seinem Helfer: { $why }.
city-event-standish-nothing = Standish setzt niemanden ein: Für diese Karte gibt es nichts zu tun.
city-criterion-card = die Karte will es so
city-criterion-income = höchstes Einkommen: ${ $value }
city-criterion-gain = am meisten zusätzliches Einkommen: ${ $value }
city-criterion-priority = Nummer { $value } seiner Liste
city-criterion-cheapest = das billigste: ${ $value }
city-criterion-dearest = das teuerste: ${ $value }
city-criterion-near-his-land = am nächsten an seinem Land: { $value }
city-criterion-near-your-land = am nächsten an deinem Land: { $value }
city-criterion-free-space = am meisten freies Land ringsum: { $value }
city-criterion-new-roads = die wenigsten neuen Straßen: { $value }
city-criterion-last-on-track = das letzte Aktionsfeld
city-criterion-your-income = am wenigsten für dich
city-criterion-your-loss = du verlierst am meisten: ${ $value }
city-criterion-his-share = er behält am meisten: ${ $value }
city-criterion-own-townhouse = ein eigenes Stadthaus
city-criterion-only = die einzige Wahl
city-criterion-die = ausgewürfelt unter { $value }
city-reason-standish = Standishs Einkommen
city-score-strategy = Strategie
city-words-standish = Standish: { $strategy }. Feuerkraft { $firepower }. Cowboys beim Helfer: { $helped }. Karten in dieser Runde noch: { $left }.

## Was von uns ist

city-house-river = Der Lauf auf der Flussseite ist unsere eigene Zeichnung: Der gedruckte war nicht zu finden.
city-house-new-beginning = Geld und Preise des Bogens sind unsere eigenen: Die gedruckten waren nicht zu finden.
city-house-kit-carson = Wie oft du einen Cowboy zurückholen darfst, ist unsere eigene Grenze, damit jedes Spiel endet: Die Regeln kennen keine.
city-house-outlaws = Die Punkte für einen besiegten oder eingesperrten Outlaw sind unsere eigenen: Die gedruckten waren nicht zu finden.
city-house-enclosure = Die Hüte von Gehege { $number } sind unsere eigene Zahl: Die gedruckte war nicht zu finden.
city-house-standish-cards = Die Stärken von Standishs Karten, und welche Strategie welche nutzt, sind unsere eigenen: Die gedruckten waren nicht zu finden.
city-house-standish-priorities = In welcher Reihenfolge er Gebäude kauft, ist unsere eigene Liste: Die gedruckten waren nicht zu finden.
city-house-standish-bonus = Sein Bonus am Ende für eine und für zwei Gebäudearten ist unser eigener; der für drei ist gedruckt.

## Was über viele Partien gezählt wird

city-used-characters = Genommene Personen
city-used-buildings = Gebaute Gebäude
