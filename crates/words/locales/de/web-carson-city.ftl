### Der Plan von Carson City im Browser.

## Der Plan

web-city-map = Der Plan der Stadt. Mit den Pfeiltasten geht es von Parzelle zu Parzelle, Enter wählt.
web-city-ground = { $ground ->
    [land] freies Land
    [mountain] Berg
    [river] Fluss
    [house] Wohnhaus
   *[townhouse] Stadthaus
}
web-city-owner = gehört { $name }
web-city-earns = bringt ${ $amount }
web-city-costs = kostet ${ $amount }
web-city-outlaw = Outlaw, Stärke { $strength }
web-city-outlaws-worth = Outlaws: Stärke { $strength }, jeder { $points } Punkte wert
web-city-cowboys-of = Cowboys von { $names }
web-city-can-choose = wählbar
web-city-price = { $occupied ->
    [0] ${ $price } für das Land
   *[other] ${ $price }: $1 für das Land, ${ $occupied } für das, was darauf und ringsum steht
}
web-city-price-yours = ${ $price } für dich, ${ $full } für andere
web-city-income = Bringt ${ $total }
web-city-cap = Höchstens ${ $cap }.
web-city-counts-as = { $houses ->
    [one] Zählt als ein Wohnhaus.
   *[other] Zählt als { $houses } Wohnhäuser.
}
web-city-does = { $kind ->
    [ranch] Bringt $1 für jede freie Parzelle ringsum.
    [mine] Bringt $3 für jeden Berg ringsum.
    [drugstore] Bringt $3 für jedes Wohnhaus ringsum und jede deiner Ranches.
    [bank] Bringt $3 für jedes Wohnhaus ringsum und jede deiner Minen.
    [saloon] Bringt $5 für jedes Wohnhaus ringsum.
    [hotel] Bringt immer $6.
    [church] Bringt nichts, aber niemand greift deine Gebäude ringsum an.
    [prison] Bringt nichts, bewaffnet dich aber.
    [general-store] Bringt $6 für jedes Wohnhaus auf deinem Land ringsum, $3 für jedes andere.
    [school] Bringt kein Geld, aber drei Wohnhäuser.
    [blacksmith] Bringt $5 in Runde 1, $10 in Runde 2 und so fort, dazu $5 je eigene Ranch.
    [city-hall] Gehört niemandem. Wer es besetzt, bekommt mehr aus seinen Geschäften.
   *[train-station] Am Ende ein Punkt für je zwei Wohnhäuser der ganzen Stadt.
}
web-city-needs = { $kind ->
    [ranch] Braucht freies eigenes Land, keine Straße.
    [mine] Braucht freies eigenes Land, keine Straße.
    [train-station] Braucht freies eigenes Land an einer Straße quer über den ganzen Plan.
    [city-hall] Braucht freies Land, das niemandem gehört.
    [school] Braucht freies eigenes Land an einer Straße und Platz für drei neue Wohnhäuser.
   *[other] Braucht freies eigenes Land an einer Straße und Platz für ein neues Wohnhaus.
}
web-city-arms = { $revolvers ->
    [one] Bringt einen Revolver.
   *[other] Bringt { $revolvers } Revolver.
}

## Die Leiste

web-city-track = Die Aktionsfelder
web-city-beside = Neben dem Plan
web-city-group-supplies = Ausrüstung
web-city-group-row = Land und Gebäude
web-city-bag = noch { $count } im Beutel
web-city-group-incomes = Einkommen
web-city-group-council = Stadtrat: Punkte
web-city-gives-wages = $4 je Cowboy
web-city-gives-ammunition = +3 Feuerkraft
web-city-gives-3-roads = 3 Straßen
web-city-gives-1-road = 1 Straße je Cowboy
web-city-gives-parcels = Landkauf
web-city-gives-building = ein Gebäude für ${ $price }
web-city-gives-kept = Bau nachholen
web-city-gives-parcels-income = $2 je Parzelle
web-city-gives-cowboy-income = $2 je Feuerkraft
web-city-gives-gambling = zwei Würfel in $
web-city-gives-building-income = Gebäude bringen Geld
web-city-gives-parcels-vp = 1 Punkt je 2 Parzellen
web-city-gives-cowboy-vp = 1 Punkt je 2 Feuerkraft
web-city-gives-building-vp = 1 Punkt je Gebäude
web-city-gives-vp = ${ $price } je Punkt
web-city-closed = in dieser Runde geschlossen
web-city-phase = { $phase ->
    [1] Personen
    [2] Cowboys
    [3] Aktionen
   *[4] Rundenende
}
web-city-duels = Kommende Duelle
web-city-fought = Ausgetragen
web-city-chance = deine Chance: { $percent } %
web-city-ways = gewinnt in { $wins } von { $ways } Fällen

## Die Personen

web-city-characters = Personen
web-city-both-sides = Beide Seiten
web-city-keeps = Geldlimit ${ $limit }
web-city-with = bei { $name }

## Die Spieler

web-city-money = Geld
web-city-points = gewonnene Punkte
web-city-cowboys = Cowboys im Vorrat
web-city-firepower = Feuerkraft
web-city-roads = Straßen
web-city-land = Land
web-city-dynamite = Dynamit
web-city-tokens = Plättchen „Kein Duell“
web-city-horses = Pferde
web-city-tiles-left = { $count ->
    [one] noch ein Besitzplättchen
   *[other] noch { $count } Besitzplättchen
}
web-city-passed = gepasst, Platz { $place }
web-city-in-turn = Platz { $place } der Zugreihenfolge
web-city-fire = { $part ->
    [revolvers] { $count } Revolver
    [cowboys] { $count ->
        [one] 1 Cowboy
       *[other] { $count } Cowboys
    }
    [ammunition] { $count } durch Munition
    [mercenary] { $count } durch den Revolverhelden
   *[horses] { $count ->
        [one] 1 Pferd
       *[other] { $count } Pferde
    }
}

## Was man tun kann

web-city-choices = Was du tun kannst
web-city-hands = Was du einsetzen kannst
web-city-hand = { $hand ->
    [place] Cowboy
    [dynamite] Mit Dynamit
    [token] „Kein Duell“
    [sheriff] Sheriff
    [back] Cowboy zurückholen
    [road] Straße
    [house] Wohnhaus
    [townhouse] Stadthaus
   *[other] Auf dem Plan
}
web-city-where = { $where ->
    [parcel] Wähl eine leuchtende Parzelle auf dem Plan.
    [space] Wähl ein leuchtendes Aktionsfeld.
    [both] Wähl eine leuchtende Parzelle oder ein leuchtendes Aktionsfeld.
    [hall] Noch ist kein freies Land angeschlossen: Wähle, wohin die nächste Straße kommt.
    [roads] Wähl, wo die Straße hinkommt.
    [role] Wähl eine Person.
    [pen] Wähl ein Gehege.
   *[tile] Wähl ein Plättchen.
}
web-city-list = Als Liste
web-city-number = Wie viele
web-city-less = Weniger
web-city-more = Mehr

## Varianten

web-city-pens = Gehege
web-city-pen = Gehege { $number }, { $hats ->
    [one] ein Hut
   *[other] { $hats } Hüte
}
web-city-pen-does = { $number ->
    [1] Feuerkraft
    [2] noch einmal dran
    [3] doppelte Ranch
    [4] $2 sofort
   *[5] Rodeo
}
web-city-pen-of = { $name }: Pferde { $horses }{ $cowboy ->
    [yes] {" "}und ein Cowboy
   *[no] {""}
}
web-city-tiles = Duellplättchen
web-city-my-tiles = Deine Duellplättchen
web-city-standish-helper = Cowboys bei seinem Helfer: { $count }
web-city-sheet-fill = Füll den Bogen aus und gib ihn ab.
web-city-sheet-help = Niemand sieht ihn, bevor alle abgegeben haben. Eingetragen ist der übliche Anfang; das Geld, das übrig bleibt, gehört dir.
web-city-sheet-bid = Nur wer am höchsten bietet, zahlt – und fängt an.
web-city-sheet-pays = bringt ${ $amount }
web-city-sheet-less = weniger: { $line }
web-city-sheet-more = mehr: { $line }
web-city-sheet-cost = Kostet ${ $amount }.
web-city-sheet-left = ${ $amount } übrig
web-city-sheet-hand-in = Abgeben
web-city-sheet-handed = Abgegeben. Die Bögen werden aufgedeckt, sobald alle fertig sind.

## Die Felder der Leiste, in einem Satz

web-city-about = { $space ->
    [wages] Jeder Cowboy hier verdient $4.
    [ammunition] +3 Feuerkraft für den Rest der Runde.
    [three-roads] Drei Straßen, die du legst, wann immer du einsetzt oder passt.
    [one-road] Eine Straße für jeden Cowboy hier.
    [parcels] Cowboys auf dem Plan kaufen jetzt ihr Land.
    [kept-buildings] Alle dürfen aufgeschobene Gebäude bauen.
    [parcels-income] $2 für jede deiner Parzellen.
    [cowboy-income] $2 für jeden Punkt deiner Feuerkraft.
    [gambling] So viele Dollar, wie zwei Würfel zeigen.
    [building-income] Angreifer und Verteidiger duellieren sich, dann bringt jedes Gebäude seinem Besitzer Geld.
    [parcels-vp] Ein Punkt für je zwei deiner Parzellen.
    [cowboy-vp] Ein Punkt für je zwei Punkte deiner Feuerkraft.
    [building-vp] Ein Punkt für jedes deiner Gebäude.
   *[points] So viele Punkte, wie du willst, für je ${ $price }. Nach jeder Runde schließt das billigste Feld.
}
web-city-peace = { $peace ->
    [yes] Hier dürfen mehrere stehen, ohne Duell.
   *[no] Stehen hier mehrere, duellieren sie sich.
}
web-city-free = kostet nichts

## Duelle und das Ende

web-city-showdown = Das Duell
web-city-duel-for = Duell um { $place-the }
web-city-duel-won = bleibt stehen
web-city-duel-tie = Gleichstand: { $name } hat früher gepasst.
web-city-gain-points = { $points } ★
web-city-would-win = Deine Chance im Duell: { $percent } %.
web-city-would-earn = brächte hier ${ $amount } je Runde
web-city-land-earns = Hier brächte eine Mine ${ $mine } je Runde, eine Ranch ${ $ranch }.
web-city-up-to = bis zu ${ $amount } je Runde
web-city-weakened = Ein Cowboy weniger im Vorrat: { $place } fällt von { $now } auf { $then } %.
web-city-brings = { SIGNED($gain) }

## Für alle, die zum ersten Mal gefragt werden

web-city-tip-first-parcel = Nimm Land, das etwas einbringt: Minen wollen Berge um sich, Ranches freies Land, Geschäfte Wohnhäuser und eine Straße. Diese Parzelle kostet nichts.
web-city-tip-character = Eine Person hilft dir nur in dieser Runde. Ihre Nummer sagt, wer zuerst einsetzt, und das Geldlimit, wie viel Geld du in die nächste Runde mitnehmen darfst.
web-city-tip-place = Auf freiem Land kauft ein Cowboy die Parzelle, auf einem Aktionsfeld holt er, was dort steht, auf einem fremden Gebäude raubt er das halbe Einkommen. Zwei an einem Ort duellieren sich. Wer früh passt, gewinnt bei Gleichstand und wählt die nächste Person früher.
web-city-tip-building = Gebäude bringen jede Runde Geld. Alle außer Ranch und Mine brauchen eine Straße zu deinem Land und Platz für ein neues Wohnhaus; was du jetzt nicht bauen kannst, schiebst du auf.

## Tips

web-city-tip-build = Geschäfte verdienen an Wohnhäusern ringsum, Minen an Bergen, Ranches an freiem Land. Jede leuchtende Parzelle zeigt, was sie jede Runde brächte.
web-city-tip-house = Dieses Wohnhaus dient jedem Geschäft ringsum, deinen und denen der anderen. Auf Land, das jemandem gehört, dient es nur dem Besitzer.
web-city-tip-points = Punkte werden jede Runde teurer. Behalt genug Geld zum Bauen; was dir deine Person nicht lässt, gibst du besser hier aus.
web-city-tip-spend = Die Runde ist vorbei. Geld über deinem Limit muss weg und bringt nur wenige Punkte. Darunter arbeitet es in der nächsten Runde für dich.
web-city-tip-duels = Mehrere Duelle stehen an, und du sagst, welches zuerst kommt. Ein Cowboy, der verliert, kommt in deinen Vorrat zurück und ist im nächsten Feuerkraft.
web-city-tip-consent = Jemand will ein Wohnhaus auf dein Land stellen. Es dient dort nur deinen Geschäften und ist Punkte für dich wert.
web-city-tip-auction = Wer aussteigt, bleibt draußen; das höchste Gebot zahlt.
web-city-tip-roads = Straßen, die du behältst, bleiben dir. Leg sie, wenn ein Geschäft von dir eine Verbindung braucht.
web-city-tip-city-hall = Das Rathaus steht. Wer einen Cowboy darauf hat, hat es besetzt, und seine Geschäfte bringen mehr ein, bis ihn dort jemand schlägt.
web-city-tip-outlaws = Outlaws sind in der Stadt: Sie halbieren, was ein Gebäude einbringt. Schick einen Cowboy auf die Parzelle; Feuerkraft und ein Würfel müssen ihre Stärke erreichen.
web-city-tip-horses = Nach einem Cowboy darf ein Pferd in ein Gehege. Jedes hilft auf seine Weise; die Hüte zählen beim Rodeo am Ende der Runde.
web-city-tip-sheets = Kauf Zeile für Zeile, womit du anfängst; die anderen tun dasselbe verdeckt. Was du nicht ausgibst, ist dein Geld.
web-city-tip-tiles = Keine Würfel: Leg verdeckt ein Plättchen, es kommt zu deiner Feuerkraft und ist dann weg. Gespielte liegen offen: Du kannst zählen, was die anderen noch haben.
web-city-tip-race = Alle setzen zugleich, und Cowboys dürfen zurück. Wer fertig ist, passt; früh passen gewinnt bei Gleichstand.
web-city-tip-river = Auf dem Fluss kauft und baut niemand. Minen am Ufer bringen mehr, und hinüber braucht es zwei Straßen auf einmal: eine Brücke.
web-city-tip-standish = Standish zieht eine Karte und tut, was sie sagt; zu jeder Tat steht der Grund. Er würfelt nicht, gewinnt bei Gleichstand, und sein Einkommen wird sofort zu Punkten.
web-city-tip-eight = Geld, das du jetzt nimmst, kannst du verbauen. Wartest du, bekommst du später in dieser Runde, was deine Person verspricht: Es zählt, was dir dann gehört.
web-city-tip-take-building = Jedes Gebäude der Auslage kostet dich gleich wenig, auch das teuerste. Bau es gleich oder schieb es auf.
web-city-tip-recruit = Jeder weitere Cowboy besetzt einen Ort mehr oder bleibt im Vorrat und ist Feuerkraft. Ein Revolver ist Feuerkraft in jedem Duell. Jedes Stück kostet mehr als das vorige.
web-city-tip-lot = Beide Parzellen werden zusammen versteigert. Gewinnt jemand anders, bekommst du die Hälfte; gewinnst du, zahlst du nur die Hälfte. Biete an, was die anderen wollen oder was du selbst willst.
web-city-tip-tax = Alle anderen zahlen dir etwas, je nach ihren Revolvern oder je nach ihrem Geld. Du siehst, was sie haben: Rechne nach, was mehr bringt.
web-city-tip-reroll = Alle Würfel liegen offen. Der neue Wurf gilt, auch wenn er niedriger ist: Würfle nur noch einmal, wenn du sonst verlierst.
web-city-tip-heal = Ein besiegter Cowboy kann an einem freien Ort, der noch nicht an der Reihe war, doch noch nützen. Ohne den Doktor kommt er in deinen Vorrat zurück und ist in deinen nächsten Duellen Feuerkraft.
web-city-tip-undertaker = Das Geld bekommt, wer den Totengräber hat; ein Punkt ist einfach weg. Geld über deinem Limit muss am Ende der Runde ohnehin weg.
