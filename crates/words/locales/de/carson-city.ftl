### Carson City.

## Gebäude

city-building-ranch = Ranch
city-building-mine = Mine
city-building-drugstore = Drugstore
city-building-bank = Bank
city-building-saloon = Saloon
city-building-hotel = Hotel
city-building-church = Kirche
city-building-prison = Gefängnis
city-building-general-store = General Store
city-building-school = Schule
city-building-blacksmith = Schmiede
city-building-city-hall = Rathaus
city-building-train-station = Bahnhof

## Personen

city-character-paperboy = Zeitungsjunge
city-character-sheriff = Sheriff
city-character-banker = Bankier
city-character-grocer = Krämerin
city-character-chinese-worker = Chinesischer Arbeiter
city-character-settler = Siedler
city-character-captain = Hauptmann
city-character-mercenary = Revolverheld
city-character-indian = Indianer
city-character-prospector = Goldsucher
city-character-gunsmith = Büchsenmacher
city-character-singer = Sängerin
city-character-auctioneer = Auktionator
city-character-governor = Gouverneur
city-character-doctor = Doktor
city-character-undertaker = Totengräber
city-character-cowboy = Cowboy
city-character-heroes = Helden
city-character-teacher = Lehrerin
city-character-lawyer = Rechtsanwalt
city-character-editor = Herausgeber
city-character-father-christmas = Weihnachtsmann

city-power-0y = zahle $3, nimm eine andere Person (nicht den Sheriff) und spiele als Nummer 0
city-power-0r = nimm eine andere Person (nicht den Sheriff), spiele als Nummer 0, behalte $5 weniger
city-power-1y = ein weißer Cowboy, den niemand fordert
city-power-1r = du beginnst keinen Streit, und jedes verlorene Duell bringt 3 Punkte
city-power-2y = sofort $9
city-power-2r = am Rundenende 3, 5 oder 7 Punkte für $3, $12 oder $25
city-power-3y = $8, oder eine Art deiner Gebäude bringt das Doppelte
city-power-3r = sofort $8, oder am Rundenende ein Punkt je Wohnhaus
city-power-4y = 2 Straßen, und Gebäude zum halben Preis
city-power-4r = sofort ein beliebiges Gebäude der Auslage für $5
city-power-5y = eine Parzelle deiner Wahl
city-power-5r = sofort $8, oder am Rundenende ein Punkt je Berg
city-power-6y = 1, 2 oder 3 Cowboys für $1, $4 oder $9
city-power-6r = 1 oder 2 Revolver für $3 oder $9
city-power-7y = 3 Feuerkraft in dieser Runde
city-power-7r = 2 Feuerkraft in dieser Runde
city-power-8y = 2 Parzellen, wohin die Würfel fallen
city-power-8r = keine Parzelle kostet dich mehr als $3
city-power-9y = eine Mine auf neuem Land für $10
city-power-9r = 2 Stangen Dynamit
city-power-10y = 2 Punkte für jedes gewonnene Duell
city-power-10r = ein zweiter Wurf in jedem Duell, und eine Stange Dynamit
city-power-11y = 2 Plättchen, die einen Cowboy aus Duellen heraushalten
city-power-11r = ein Spieler mehr, der die Würfel malnimmt
city-power-12y = versteigert 2 Parzellen, der halbe Preis ist deiner
city-power-12r = versteigert die Munition, der Preis ist deiner
city-power-13y = eine Straße, und ein Punkt für jede Straße, die neues Land erschließt
city-power-13r = besteuert Revolver oder Geld der anderen
city-power-14y = besiegte Cowboys dürfen für $3 weiterziehen, deine umsonst
city-power-14r = $2 oder einen Punkt von jedem besiegten Cowboy der anderen
city-power-15y = ein Pferd
city-power-15r = eine Ranch auf neuem Land für $8
city-power-16y = deine Gebäude sind sicher, und du greifst keine an
city-power-16r = 3 Punkte, und 3 mehr für jeden von bis zu 2 fortgeschickten Cowboys
city-power-17y = du wählst in der nächsten Runde zuerst
city-power-17r = 2 Punkte je Schule, Gefängnis und Kirche, und 2 ohne Saloon
city-power-18y = kaufe sofort eine Parzelle; niemand macht dir Land streitig
city-power-18r = Punkte für das Einkommen deiner Gebäude
city-power-19y = 5 Punkte
city-power-19r = 2 Punkte, und was der Würfel bringt

## Die Leiste

city-space-wages = Lohn
city-space-ammunition = Munition
city-space-3-roads = 3 Straßen
city-space-1-road = 1 Straße
city-space-parcels = Parzellen
city-space-building-12 = das Gebäude für $12
city-space-building-10 = das Gebäude für $10
city-space-building-8 = das Gebäude für $8
city-space-building-6 = das Gebäude für $6
city-space-building-5 = das Gebäude für $5
city-space-building-4 = das Gebäude für $4
city-space-building-3 = das Gebäude für $3
city-space-kept-buildings = aufgeschobene Gebäude
city-space-parcels-income = Einkommen aus Grundbesitz
city-space-cowboy-income = Einkommen für Cowboys
city-space-gambling = Glücksspiel
city-space-building-income = Einkommen aus Gebäuden
city-space-parcels-vp = Punkte für Grundbesitz
city-space-cowboy-vp = Punkte für Cowboys
city-space-building-vp = Punkte für Gebäude
city-space-vp-5 = Punkte zu $5
city-space-vp-4 = Punkte zu $4
city-space-vp-3 = Punkte zu $3
city-space-vp-2 = Punkte zu $2
city-place-parcel = Parzelle { $parcel }
city-seat = { $seat }

## Was gefragt wird

city-asked-first-parcel = Mit welcher Parzelle beginnst du?
city-asked-character = Welche Person?
city-asked-second-character = Wen holt der Zeitungsjunge?
city-asked-eight = Jetzt $8, oder auf Besseres warten?
city-asked-take-building = Welches Gebäude für $5?
city-asked-free-parcel = Welche Parzelle nimmt der Siedler?
city-asked-recruit = Was verkauft der Hauptmann?
city-asked-stake = Wohin kommt das Plättchen { $building }?
city-asked-stake-tile = Welches Plättchen { $building } der Auslage?
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
   *[other] Einen von { $cowboys } Cowboys einsetzen oder passen?
}
city-asked-duel-order = Welches Duell kommt zuerst?
city-asked-reroll = { $rolled } gewürfelt, Ort: { $place }. Noch einmal?
city-asked-heal = Besiegt, Ort: { $place }. Wohin schickt ihn der Doktor?
city-asked-undertaker = Der Totengräber: $2 zahlen oder einen Punkt verlieren?
city-asked-undertaker-poor = Der Totengräber: Du hast keine $2, also verlierst du einen Punkt.
city-asked-buy-parcel = Welche Parzelle kaufst du?
city-asked-buy-building = { $building } für ${ $price } kaufen?
city-asked-build = { $scope ->
    [one] { $building }: Wohin damit? Warten geht auch.
   *[all] Welches deiner Gebäude baust du jetzt, und wo?
}
city-kept = deine Gebäude
city-asked-house = { $left ->
    [one] Wohin kommt das neue Wohnhaus?
   *[other] Wohin kommt das nächste von { $left } neuen Wohnhäusern?
}
city-asked-consent = { $builder } will auf deiner Parzelle { $parcel } ein Wohnhaus bauen. Einverstanden?
city-asked-income = { $means ->
    [grocer] Die Krämerin: $8, oder eine Art deiner Gebäude bringt diese Runde das Doppelte?
    [dynamite] Eine deiner Minen sprengen? Sie bringt diese Runde das Dreifache, und das Dynamit ist weg.
    [horse] Welche Ranch verdoppelt ein Pferd diese Runde?
   *[several] Welche deiner Gebäude bringen diese Runde mehr?
}
city-asked-buy-points = Wie viele Punkte zu je ${ $price }?
city-asked-last-roads = Die Runde endet. Noch Straßen?
city-asked-banker = Wie viele Punkte vom Bankier?
city-asked-spend = { $must ->
    [0] ${ $money } auf der Hand, und alles darf bleiben. Gibst du etwas aus? Je $10 ein Punkt.
   *[other] ${ $money } auf der Hand, ${ $limit } dürfen bleiben: mindestens ${ $must } müssen weg. Wie viel gibst du aus? Je $10 ein Punkt.
}
city-asked-city-hall = Wo steht das Rathaus?

## Was die anderen lesen, während jemand gefragt ist

city-waiting-secretly = { $seat } wählt geheim.
city-waiting-first-parcel = { $seat } wählt eine Parzelle für den Anfang.
city-waiting-character = { $seat } wählt eine Person.
city-waiting-second-character = { $seat } wählt, wen der Zeitungsjunge holt.
city-waiting-eight = { $seat } kann jetzt $8 nehmen oder auf Besseres warten.
city-waiting-take-building = { $seat } kann für $5 ein Gebäude nehmen.
city-waiting-free-parcel = { $seat } wählt eine Parzelle für den Siedler.
city-waiting-recruit = { $seat } wählt, was der Hauptmann verkauft.
city-waiting-stake = { $seat } wählt, wohin das Plättchen { $building } kommt.
city-waiting-stake-tile = { $seat } wählt ein Plättchen { $building } aus der Auslage.
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
   *[other] { $seat } setzt einen von { $cowboys } Cowboys ein oder passt.
}
city-waiting-duel-order = { $seat } entscheidet, welches Duell zuerst kommt.
city-waiting-reroll = { $seat } hat { $rolled } gewürfelt ({ $place }) und darf noch einmal würfeln.
city-waiting-heal = { $seat } ist besiegt ({ $place }) und entscheidet, wohin der Doktor den Cowboy schickt.
city-waiting-undertaker = { $seat } zahlt dem Totengräber $2 oder verliert einen Punkt.
city-waiting-buy-parcel = { $seat } entscheidet, welche Parzelle gekauft wird.
city-waiting-buy-building = { $seat } kann das Gebäude { $building } für ${ $price } kaufen.
city-waiting-build = { $scope ->
    [one] { $seat } entscheidet, wohin das Gebäude { $building } kommt.
   *[all] { $seat } kann jetzt aufgehobene Gebäude bauen.
}
city-waiting-house = { $left ->
    [one] { $seat } sucht einen Platz für das neue Wohnhaus.
   *[other] { $seat } sucht einen Platz für das nächste von { $left } neuen Wohnhäusern.
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
city-waiting-spend = { $seat } hat ${ $money } und entscheidet, wie viel davon ausgegeben wird.
city-waiting-city-hall = { $seat } entscheidet, wo das Rathaus steht.
city-waiting-outlaw-order = { $seat } entscheidet, welcher Outlaw als Nächster zieht.
city-waiting-reward = { $seat } hat den Outlaw auf { $parcel } besiegt und nimmt Punkte oder raubt das Gebäude aus.
city-waiting-horse = { $seat } kann ein Pferd in ein Gehege schicken.
city-waiting-second-go = { $seat } ist noch einmal am Zug.
city-waiting-resettle = { $seat } entscheidet, wohin der Cowboy jetzt geht.
city-waiting-buy-horse = { $seat } kann statt $4 Lohn für $4 ein Pferd kaufen.
city-waiting-new-horse = { $seat } wählt ein Gehege für das neue Pferd.

## Möglichkeiten

city-choice-parcel = { $parcel } nehmen
city-choice-character = { $number } { $character }: { $power } (behält ${ $limit })
city-choice-now = $8 nehmen
city-choice-later = warten
city-choice-take = { $building } nehmen
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
    [buy] Land { $parcel } für ${ $amount }
    [attack] { $parcel } überfallen: { $what }, ${ $amount }
    [defend] { $parcel } bewachen: { $what }, ${ $amount }
    [fight] gegen den Outlaw auf { $parcel }, Stärke { $amount }
    [hold] das Rathaus besetzen
   *[none] { $place }
}
city-choice-against = { $choice }, gegen { $seats }
city-gives-dollars = ${ $amount }
city-gives-firepower = 3 Feuerkraft in dieser Runde
city-gives-dice = was zwei Würfel zeigen
city-choice-place-dynamite = { $place }, mit Dynamit
city-choice-place-token = { $place }, „Kein Duell“
city-choice-sheriff = der Sheriff: { $place }
city-choice-pass = passen
city-choice-road = Straße bei { $road }
city-choice-duel = das Duell um { $parcel }
city-choice-reroll = noch einmal würfeln
city-choice-reroll-second = den zweiten Würfel noch einmal
city-choice-move = weiter: { $place }
city-choice-pay = $2 zahlen
city-choice-lose = einen Punkt verlieren
city-choice-buy-parcel = { $parcel } für ${ $price } kaufen
city-choice-buy = kaufen
city-choice-decline = nein, danke
city-choice-build = { $building } auf { $parcel }: ${ $income }
city-choice-keep = für später behalten
city-choice-house = ein Wohnhaus auf { $parcel }
city-choice-townhouse = das Wohnhaus auf { $parcel } wird ein Stadthaus
city-choice-if-agreed = { $choice }, wenn { $seat } zustimmt
city-choice-yes = ja
city-choice-no = nein
city-choice-double = verdoppeln: { $building } ({ $raised })
city-raised = ${ $more } statt ${ $plain }
city-choice-blast = die Mine auf { $parcel } sprengen: { $raised }
city-choice-points = { $count ->
    [0] keine Punkte
    [one] ein Punkt
   *[other] { $count } Punkte
}
city-choice-spend = { $points ->
    [0] ${ $amount } abgeben
    [one] ${ $amount } für einen Punkt abgeben
   *[other] ${ $amount } für { $points } Punkte abgeben
}
city-choice-done = nichts mehr
city-preview-chance = Der Rest ist Zufall.
city-preview-same = Endete das Spiel dann, bliebe es bei den Punkten.
city-preview-gain = Punkte, wenn das Spiel dann endete: { $gain }.

## Was geschah

city-event-centre = Carson City beginnt auf { $parcel }.
city-event-mountains = Berge erheben sich auf { $parcels }.
city-event-first-order = Die erste Reihenfolge: { $seats }.
city-event-tile-drawn = Neu in der Auslage: { $building }, { $space }.
city-event-city-hall = { $seat } setzt das Rathaus auf { $parcel }.
city-event-no-city-hall = Für das Rathaus ist kein Land mehr frei.
city-event-round = Runde { $round } beginnt.
city-event-owned = { $parcel } gehört { $seat }.
city-event-chose = { $seat } ruft: { $character }.
city-event-turn-order = Zugreihenfolge: { $seats }.
city-event-earns = { $seat } bekommt ${ $amount }: { $reason }.
city-event-pays = { $seat } zahlt ${ $amount }: { $reason }.
city-event-points = { $points ->
    [one] Ein Punkt für { $seat }: { $reason }.
   *[other] { $points } Punkte für { $seat }: { $reason }.
}
city-event-loses-points = { $points ->
    [one] { $seat } verliert einen Punkt: { $reason }.
   *[other] { $seat } verliert { $points } Punkte: { $reason }.
}
city-event-roads = { $count ->
    [one] { $seat } bekommt eine Straße.
   *[other] { $seat } bekommt { $count } Straßen.
}
city-event-cowboys = { $count ->
    [one] Ein Cowboy kommt zu { $seat }.
   *[other] { $count } Cowboys kommen zu { $seat }.
}
city-event-cowboys-leave = { $count ->
    [one] Ein Cowboy verlässt { $seat }.
   *[other] { $count } Cowboys verlassen { $seat }.
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
city-event-auction = { $seat } versteigert { $parcels }.
city-event-auction-ammunition = { $seat } versteigert die Munition.
city-event-bid = { $seat } bietet ${ $amount }.
city-event-dropped-out = { $seat } bietet nicht mehr.
city-event-sold = Zuschlag für { $seat } bei ${ $amount }.
city-event-unsold = Niemand bietet.
city-event-placed = { $seat } setzt einen Cowboy ein: { $place }.
city-event-placed-dynamite = { $seat } setzt einen Cowboy mit Dynamit ein: { $place }.
city-event-placed-token = { $seat } setzt einen Cowboy mit „Kein Duell“ ein: { $place }.
city-event-placed-sheriff = { $seat } setzt den Sheriff ein: { $place }.
city-event-passed = { $seat } passt als Nummer { $position }.
city-event-road-laid = { $seat } legt eine Straße bei { $road }.
city-event-rolled = Die Würfel, { $place }: { $fighters }.
city-event-rerolled = { $seat } würfelt noch einmal: { $die }.
city-event-duel = { $winner } gewinnt das Duell ({ $place }): { $fighters }.
city-event-duel-by-pass = { $winner } gewinnt das Duell ({ $place }), weil zuerst gepasst: { $fighters }.
city-fighter = { $seat }: { $dice } + { $firepower } = { $strength }
city-event-beaten = Der Cowboy von { $seat } ist besiegt ({ $place }) und geht heim.
city-event-sent-home-lawyer = Der Rechtsanwalt schickt den Cowboy von { $seat } heim ({ $place }).
city-event-sent-home-church = Die Kirche schickt den Cowboy von { $seat } heim ({ $place }).
city-event-healed = Der Doktor schickt den Cowboy von { $seat } weiter: { $place }.
city-event-ammunition = { $seat } hat die Munition: 3 Feuerkraft mehr in dieser Runde.
city-event-holds = { $seat } besetzt das Rathaus.
city-event-declined = { $seat } verzichtet: { $place }.
city-event-acquired = { $seat } hat zu bauen: { $building }.
city-event-built = { $seat } baut auf { $parcel }: { $building }.
city-event-taken-back = { $seat } nimmt von { $parcel } zurück und behält: { $building }.
city-event-house = { $seat } baut ein Wohnhaus auf { $parcel }.
city-event-townhouse = { $seat } macht das Wohnhaus auf { $parcel } zum Stadthaus.
city-event-refused = { $seat } will kein Wohnhaus auf { $parcel }.
city-event-doubled = Doppelt für { $seat }: { $building }.
city-event-blasted = { $seat } sprengt die Mine auf { $parcel }.
city-event-ended = Das Spiel ist aus: { $points }.

city-reason-space = { $space }
city-reason-parcel = Parzelle { $parcel }
city-reason-building = { $building }
city-reason-income = { $building } auf { $parcel }
city-reason-robbery = Überfall auf { $parcel } ({ $building })
city-reason-character = { $character }
city-reason-auction = Versteigerung
city-reason-road = neues Land bei { $road }
city-reason-duel = Duell, { $place }
city-reason-limit = abgegeben am Rundenende

## In Worten

city-title-map = Die Stadt
city-title-track = Die Leiste
city-title-players = Die Spieler
city-columns-first = Pkt Rev Cow
city-columns-second = Str. Krft Land
city-words-round = Runde { $round } von 4.
city-words-player = { $seat }: ${ $money }, Punkte: { $points }. Im Vorrat: Cowboys { $cowboys }, Straßen { $roads }. Land: { $land }.
city-words-firepower = Feuerkraft von { $seat }: { $total } (Revolver { $revolvers }, Cowboys { $cowboys }, für diese Runde { $extra }).
city-words-character = { $seat } hat: { $character } – { $power }. Behält ${ $limit }.
city-words-kept = { $seat } hat aufgeschoben: { $buildings }.
city-words-dynamite = { $seat } hat Dynamit: { $count }.
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
city-words-several = { $count } auf { $place }
city-words-duel = Ein Duell ({ $place }): { $fighters }.
city-words-chance = { $seat }: { $percent } %

city-score-gained = gesammelte Punkte
city-score-money = Geld, $6 je Punkt
city-score-possessions = Gebäude, Wohnhäuser, Berge
city-score-teacher = Lehrerin
city-score-station = Bahnhof

## Optionen

city-option-characters = Personen
city-option-characters-help = Welche Personen im Spiel sind.
city-option-random = per Zufall
city-option-own-characters = eine eigene Auswahl
city-option-own-characters-help = Beliebige 7 Personen, oder 8 mit dem Zeitungsjungen, jede mit der Seite, die oben liegt.
city-set-character = { $number } { $character }
city-set-member = { $number } { $character } ({ $side })
city-side-yellow = gelb
city-side-red = rot
city-side-chosen = wer sie hat, wählt die Seite
city-side-by-round = gelb in den Runden 1 bis 3, rot in Runde 4
city-side-help = { $power }; behält ${ $limit }
city-side-both = Gelb: { $yellow }. Rot: { $red }.
city-option-preset-help = { $characters }
city-preset-first-game = fürs erste Spiel
city-preset-quiet = eine ruhige Stadt
city-preset-prosper = eine Stadt zum Reichwerden
city-preset-gold-rush = Goldrausch
city-preset-home-owner = eine Stadt der Hausbesitzer
city-preset-settling-scores = Abrechnung
city-option-buildings = Gebäude
city-option-buildings-help = Welche Gebäudeplättchen im Beutel sind.
city-option-all = alle 38
city-option-first-game = die 26 fürs erste Spiel
city-option-edition = Ausgabe
city-option-edition-help = Die Regeln von 2023 oder die von 2015.
city-option-2023 = 2023
city-option-2015 = 2015
city-options-players = Carson City ist für 2 bis 6 Spieler, nicht für { $players }.
city-options-solo = Das Spiel für einen geht gegen Standish: Wähle seine Strategie, oder nimm 2 bis 6 Spieler.
city-options-cast-size = { $count } Personen sind genannt, und es müssen { $size } sein: sieben, oder acht mit dem Zeitungsjungen.
city-options-cast-edition = Der Weihnachtsmann kam erst mit der Ausgabe von 2023.

## Was nicht geht

city-illegal-other = Das ist jetzt nicht gefragt. { $asked }
city-illegal-no-road = Du hast keine Straße mehr.
city-illegal-road = Eine neue Straße beginnt, wo eine andere endet: nicht bei { $road }.
city-illegal-no-cowboy = Du hast keinen Cowboy mehr.
city-illegal-own-cowboy = Dort steht schon ein Cowboy von dir: { $place }.
city-illegal-sheriff-there = Zum Sheriff stellt sich niemand: { $place }.
city-illegal-no-cowboy-space = Dort steht kein Cowboy, das geschieht von selbst: { $place }.
city-illegal-ammunition-gone = Die Munition ist für diese Runde verkauft.
city-illegal-closed = Geschlossen oder nichts zu kaufen: { $place }.
city-illegal-peaceful-sheriff = Mit dem roten Sheriff stellst du dich zu keinem Rivalen und greifst nichts an: { $place }.
city-illegal-peaceful-outlaw = Mit dem roten Sheriff fängst du keinen Kampf mit einem Outlaw an: { $place }.
city-illegal-dynamite = Kein Dynamit, dort wird nicht gekämpft: { $place }.
city-illegal-no-dynamite = Du hast kein Dynamit.
city-illegal-no-tile = Du hast kein Besitzplättchen mehr: { $place }.
city-illegal-no-building = Verkauft, und kein Gebäude da zum Angreifen: { $place }.
city-illegal-heroes-attack = Die Helden greifen niemanden an: { $place }.
city-illegal-protected = Dieses Gebäude kann man nicht angreifen: { $place }.
city-illegal-no-sheriff = Du hast keinen Sheriff einzusetzen.
city-illegal-sheriff-place = Der Sheriff steht, wo niemand steht: offenes Feld, unverkauftes Land, eigenes Gebäude, Rathaus.
city-illegal-token = „Kein Duell“ gilt mit einem Cowboy auf 3 Straßen, bei den Einkommen oder im Stadtrat, je Feld einmal.
city-illegal-character = Nicht zu haben: { $character }. Nicht im Spiel, vergeben oder mit der anderen Seite oben. Der Zeitungsjunge holt nie den Sheriff.
city-illegal-buy-parcel = { $parcel } steht dir nicht zu, oder ${ $price } ist mehr, als du hast.
city-illegal-parcel-taken = { $parcel } gehört jemandem, ist das Rathaus oder schon gewählt.
city-illegal-stake = { $parcel } ist verkauft oder besetzt.
city-illegal-build-not-yours = { $parcel } ist nicht dein Land: kein Platz für { $building }.
city-illegal-build-occupied = { $parcel } ist besetzt: kein Platz für { $building }.
city-illegal-build-conditions = { $building } auf { $parcel }: Straße, Platz fürs Wohnhaus oder eine Straße quer über die Karte fehlt, oder du hast es nicht zu bauen.
city-illegal-house = Kein Wohnhaus auf { $parcel }: Es muss frei, an einer Straße und nicht verweigert sein.
city-illegal-townhouse = Kein Stadthaus auf { $parcel }: Es braucht ein Wohnhaus ohne freies Land ringsum, nicht am Rand, nicht verweigert.
city-illegal-bid = Ein Gebot ist höher als ${ $bid } und höchstens deine ${ $money }.
city-illegal-spend = Höchstens ${ $limit } dürfen bleiben, und niemand gibt mehr ab, als er hat.
city-illegal-points = Deine ${ $money } reichen dafür nicht.
city-illegal-heal = Dort stehen Cowboys, es ist verkauft, geschlossen oder schon vorbei: { $place }.
city-illegal-take = Dort liegt kein solches Plättchen: { $place }.
city-illegal-recruit = Das ist mehr, als deine ${ $money } bezahlen oder als zu haben ist.
city-illegal-send = Die Helden nehmen höchstens zwei Cowboys, aus deinem Vorrat.
city-illegal-duel = Auf { $parcel } steht kein Duell an.
city-illegal-reroll = Du hast hier nur einen Würfel.
city-illegal-double = { $building }: Du hast keins, das etwas einbringt und nicht schon gesprengt ist.
city-illegal-blast = { $parcel } ist keine Mine von dir, ist schon gesprengt oder verdoppelt, oder dein Dynamit ist verbraucht.
city-illegal-banker = Der Bankier verkauft 3, 5 oder 7 Punkte für $3, $12 oder $25, und du hast ${ $money }.
city-illegal-undertaker = Der Totengräber will $2, und du hast ${ $money }.
city-illegal-city-hall = Das Rathaus kommt auf freies, unverkauftes Land an einer Straße. Nur wenn es keins gibt, kommen erst Straßen, so wenige wie möglich.

## Varianten

city-variant-new-beginning = Ein neuer Anfang
city-variant-river = Carson-Fluss
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
city-options-river-ends = Ein Fluss beginnt und endet am Rand des Plans: nicht auf { $parcel }.
city-options-river-touches = Der Fluss berührt sich selbst auf { $parcel }.
city-event-river = Der Carson-Fluss läuft über { $parcels }.
city-event-bridge = { $seat } baut eine Brücke bei { $road }.
city-words-river = Der Fluss läuft über { $river }. Brücken: { $bridges }.
city-part-river = ${ $amount } Fluss
city-score-bridges = an einer Brücke
city-illegal-bridge = { $road } quert den Fluss: Eine Brücke braucht zwei Straßen.
city-illegal-river = { $parcel } ist Fluss: Dort kauft und baut niemand.
city-illegal-second-school = Auf diesem Ufer steht schon eine Schule: keine auf { $parcel }.
city-option-off = nein
city-option-on = ja
city-option-new-beginning-help = Alle wählen geheim, womit sie beginnen.
city-option-might-is-right-help = In Duellen legt man Plättchen, statt zu würfeln.
city-waiting-for-several = { $seats } wählen geheim.
city-asked-tiles = Welches Duellplättchen für { $place }?
city-choice-tile = lege eine { $number }
city-choice-redraw = beide Plättchen gegen drei neue tauschen
city-event-tiles-drawn = Deine Duellplättchen: { $tiles }. ({ $seat })
city-event-tiles-announced = Die Duellplättchen von { $seat } ergeben zusammen { $total }.
city-event-new-tiles = { $count ->
    [one] { $seat } zieht ein neues Duellplättchen.
   *[other] { $seat } zieht { $count } neue Duellplättchen.
}
city-event-tiles-discarded = { $seat } gibt die Duellplättchen { $tiles } ab.
city-event-tiles-shown = Die Plättchen bei { $place }: { $fighters }.
city-event-sharpshot = { $seat } schießt scharf: { $dice }.
city-words-tiles = Deine Duellplättchen: { $tiles }.
city-words-tile-count = { $count ->
    [one] { $seat } hat ein Duellplättchen.
   *[other] { $seat } hat { $count } Duellplättchen.
}
city-words-discards = Abgelegt seit dem letzten Ziehen: { $tiles }.
city-words-sharpshooter = { $seat } hat den Scharfschützen.
city-illegal-tile = Du hast kein Duellplättchen mit einer { $number }.
city-illegal-redraw = Nur der Scharfschütze tauscht seine letzten zwei Duellplättchen, bevor er eins legt.
city-asked-sheets = Ein neuer Anfang, mit ${ $money }{ $mark } zum Ausgeben. Wie viel: { $line }?
city-sheet-points = Punkte
city-sheet-cowboys = weitere Cowboys
city-sheet-revolvers = Revolver
city-sheet-roads = Straßen
city-sheet-parcels = Parzellen
city-sheet-sharpshooter = Scharfschütze
city-sheet-bid = Dollar für den ersten Platz
city-sheet-entry = { $what }: { $count }
city-choice-want = { $count } { $line }
city-choice-give-up = { $count } { $line } für Geld abgeben
city-event-sheet = { $seat } beginnt mit ${ $money }; { $lines }.
city-reason-first-place = der erste Platz
city-illegal-sheet-line = Die nächste Zeile deines Blattes ist: { $line }.
city-illegal-sheet-money = So viel gibt es nicht, oder dein Geld reicht nicht: { $line }.
city-option-outlaws-help = Ab Runde 2 überfallen Outlaws die reichsten Gebäude.
city-event-outlaws-come = { $count ->
    [one] Ein Outlaw reitet ein: Stärke { $strength }, { $reward }{ $mark } Punkte wert.
   *[other] { $count } Outlaws reiten ein: Stärke { $strength }, je { $reward }{ $mark } Punkte wert.
}
city-event-outlaw-came = Ein Outlaw taucht auf { $parcel } auf.
city-event-outlaw-jailed = Der Outlaw läuft geradewegs ins Gefängnis von { $seat } auf { $parcel }.
city-event-outlaw-moved = Der Outlaw auf { $from } geht nach { $to }, wo ${ $income } verdient werden.
city-event-outlaw-beaten = { $seat } besiegt den Outlaw auf { $parcel } (Stärke { $strength }): { $fighters }.
city-event-outlaw-wins = Der Outlaw auf { $parcel } behauptet sich (Stärke { $strength }): { $fighters }.
city-reason-outlaw = der Outlaw auf { $parcel }
city-asked-outlaw-order = Welcher Outlaw zieht als Nächster?
city-asked-reward = Der Outlaw auf { $parcel } ist besiegt. Punkte, oder das Gebäude ausrauben?
city-choice-outlaw = der Outlaw auf { $parcel }
city-choice-collect = nimm { $points }{ $mark } Punkte
city-choice-rob = raube das Gebäude aus
city-words-outlaws = Outlaws: { $parcels }. Stärke { $strength }, Punkte { $reward }{ $mark }.
city-words-take-backs = So oft darfst du in dieser Runde noch Cowboys zurückholen: { $left } von { $most }{ $mark } Mal.
city-illegal-outlaw = Auf { $parcel } ist ein Outlaw: Dort wird nichts gekauft oder gebaut.
city-illegal-outlaw-there = Auf { $place } ist ein Outlaw: Dorthin geht sonst niemand.
city-option-horses-help = Pferde in fünf Gehegen, und jede Runde ein Rodeo.
city-options-cast-horses = Der gelbe Cowboy bringt ein Pferd: Er braucht die Pferde.
city-event-horse = Ein Pferd kommt zu { $seat }.
city-event-stabled = { $seat } führt ein Pferd ins Gehege { $enclosure }.
city-event-corralled = { $seat } schickt einen Cowboy ins Gehege { $enclosure }.
city-event-recalled = { $seat } holt einen Cowboy zurück: { $place }.
city-event-left-enclosure = { $seat } holt den Cowboy aus Gehege { $enclosure } zurück.
city-event-ridden = Ein Pferd von { $seat } verdoppelt die Ranch auf { $parcel }.
city-event-rodeo = { $seat } gewinnt das Rodeo, { $counts }.
city-reason-enclosure = Gehege 4
city-reason-horse = ein Pferd
city-asked-horse = Ein Pferd in ein Gehege?
city-asked-second-go = Noch ein Zug: einen Cowboy einsetzen, einen zurückholen oder passen?
city-asked-resettle = Wohin geht er jetzt?
city-asked-buy-horse = Statt $4 Lohn für $4 ein Pferd kaufen?
city-asked-new-horse = In welches Gehege kommt das neue Pferd?
city-choice-horse = { $enclosure ->
    [1] ein Pferd ins Gehege 1: Feuerkraft
    [2] ein Pferd ins Gehege 2: noch ein Zug
    [3] ein Pferd ins Gehege 3: verdoppelt eine Ranch
    [4] ein Pferd ins Gehege 4: $2
   *[other] ein Pferd ins Gehege 5: 5 fürs Rodeo
}
city-choice-corral = ein Cowboy ins Gehege { $enclosure }, verdoppelt dessen Pferde im Rodeo
city-choice-back = den Cowboy zurückholen: { $place }
city-choice-leave = den Cowboy aus Gehege { $enclosure } zurückholen
city-choice-take-back = { $choice } (noch { $left } von { $most }{ $mark } Mal)
city-choice-ride = ein Pferd verdoppelt die Ranch auf { $parcel }: { $raised }
city-words-horses = Pferde von { $seat }: { $horses }. In den Gehegen 1 bis 5: { $stabled }. Gehege mit Cowboy: { $cowboys }. Gewonnene Rodeos: { $rodeos }.
city-score-horses = Pferde
city-illegal-enclosure = Dafür ist kein Pferd mehr da, jetzt folgt keines (nur einem Cowboy auf dem Plan), im Gehege ist schon ein Cowboy, oder es ist bei Kit Carson geschlossen.
city-illegal-same-place = Er zieht auf einen anderen Platz: nicht zurück auf { $place }.
city-illegal-back = Von dort kannst du keinen Cowboy zurücknehmen, oder du hast es in dieser Runde oft genug getan.
city-illegal-corral-horse = Ein Pferd von dir steht noch im Gehege: Erst geht der Cowboy, dem es gefolgt ist, wieder auf den Plan.
city-option-kit-carson-help = Alle setzen ihre Cowboys gleichzeitig ein, und frühes Passen bringt am Ende Punkte.
city-waiting-race = Alle, die nicht gepasst haben, setzen Cowboys ein.
city-score-race = vorn auf der Passleiste
city-option-solo = Gegen Standish
city-option-solo-help = Ein Spiel für einen gegen Jeb Standish, der nach den Regeln einer von vier Strategien spielt.
city-option-no-solo = ohne Standish
city-strategy-help = Kauft, das Beste zuerst: { $buildings }.
city-strategy-rancher = Rancher (fast leicht)
city-strategy-miner = Bergmann (mittel)
city-strategy-strength = Stärke (schwer)
city-strategy-urban = Städter (Experten)
city-options-solo-players = Das Spiel gegen Standish ist für einen Spieler.
city-options-solo-edition = Standish kam erst mit der Ausgabe von 2023.
city-options-solo-characters = Gegen Standish gibt es nur Bankier, Krämerin, Chinesischen Arbeiter, Siedler, Hauptmann, Revolverheld, Indianer, Goldsucher, Büchsenmacher, Sängerin und Helden: Nenne sieben davon, oder überlass es dem Zufall.
city-options-solo-kit-carson = Kit Carson braucht mehrere, die gleichzeitig einsetzen: nicht gegen Standish.
city-options-solo-outlaws = Standish hat keine Regeln für Outlaws: Lass sie weg.
city-options-solo-horses = Standish hat keine Regeln für Pferde: Lass sie weg.
city-event-standish-drew = Standish zieht { $letter } mit Kraft { $power }{ $mark }: Feuerkraft { $firepower }.
city-event-standish-seeks = Standish sucht Land dafür: { $building }.
city-event-standish-place = Standish schickt einen Cowboy: { $place } – { $why }.
city-event-standish-build = Warum { $building } auf { $parcel }: { $why }.
city-event-standish-house = Warum ein Wohnhaus auf { $parcel }: { $why }.
city-event-standish-townhouse = Warum ein Stadthaus auf { $parcel }: { $why }.
city-event-standish-help = Ein Cowboy von Standish geht zu seinem Helfer – { $why }.
city-event-standish-nothing = Standish schickt niemanden: Für diese Karte gibt es nichts zu tun.
city-criterion-card = die Karte will es so
city-criterion-income = bestes Einkommen: ${ $value }
city-criterion-gain = meistes zusätzliches Einkommen: ${ $value }
city-criterion-priority = Nummer { $value } seiner Liste
city-criterion-cheapest = das billigste: ${ $value }
city-criterion-dearest = das teuerste: ${ $value }
city-criterion-near-his-land = am nächsten bei seinem Land: { $value }
city-criterion-near-your-land = am nächsten bei deinem Land: { $value }
city-criterion-free-space = meistes freies Land ringsum: { $value }
city-criterion-new-roads = wenigste neue Straßen: { $value }
city-criterion-last-on-track = am weitesten hinten auf der Leiste
city-criterion-your-income = am wenigsten für dich
city-criterion-your-loss = du verlierst am meisten: ${ $value }
city-criterion-his-share = er behält am meisten: ${ $value }
city-criterion-own-townhouse = ein eigenes Stadthaus
city-criterion-only = die einzige Wahl
city-criterion-die = der Würfel unter { $value }
city-reason-standish = Standishs Rechnung
city-score-strategy = Strategie
city-words-standish = Standish: { $strategy }. Feuerkraft { $firepower }. Cowboys beim Helfer: { $helped }. Karten in dieser Runde noch: { $left }.

## Was von uns ist

city-house-river = Der Lauf auf der Flussseite ist unsere eigene Zeichnung: Der gedruckte war nicht zu finden.
city-house-new-beginning = Geld und Preise des Bogens sind unsere eigenen: Die gedruckten waren nicht zu finden.
city-house-kit-carson = Wie oft man einen Cowboy zurückholen darf, ist unsere eigene Grenze, damit jedes Spiel endet: Die Regeln kennen keine.
city-house-outlaws = Die Punkte für einen besiegten oder eingesperrten Outlaw sind unsere eigenen: Die gedruckten waren nicht zu finden.
city-house-enclosure = Die Hüte von Gehege { $number } sind unsere eigene Zahl: Die gedruckte war nicht zu finden.
city-house-standish-cards = Die Stärken von Standishs Karten, und welche Strategie welche nutzt, sind unsere eigenen: Die gedruckten waren nicht zu finden.
city-house-standish-priorities = In welcher Reihenfolge er Gebäude kauft, ist unsere eigene Liste: Die gedruckten waren nicht zu finden.
city-house-standish-bonus = Sein Bonus am Ende für eine und für zwei Gebäudearten ist unser eigener; der für drei ist gedruckt.
