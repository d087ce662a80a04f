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
web-city-income = Bringt ${ $total }
web-city-cap = Höchstens ${ $cap }.
web-city-counts-as = { $houses ->
    [one] Zählt als ein Wohnhaus.
   *[other] Zählt als { $houses } Wohnhäuser.
}
web-city-does = { $kind ->
    [ranch] Bringt $1 für jede freie Parzelle ringsum.
    [mine] Bringt $3 für jeden Berg daneben.
    [drugstore] Bringt $3 für jedes Wohnhaus daneben und jede deiner Ranches.
    [bank] Bringt $3 für jedes Wohnhaus daneben und jede deiner Minen.
    [saloon] Bringt $5 für jedes Wohnhaus daneben.
    [hotel] Bringt immer $6.
    [church] Bringt nichts, aber niemand greift deine Gebäude ringsum an.
    [prison] Bringt nichts, bewaffnet dich aber.
    [general-store] Bringt $6 für jedes Wohnhaus auf deinem Land daneben, $3 für jedes andere.
    [school] Bringt kein Geld, aber drei Wohnhäuser.
    [blacksmith] Bringt $5 mal die Runde, und $5 für jede deiner Ranches.
    [city-hall] Gehört niemandem. Wer es hält, verdient in seinen Läden mehr.
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

web-city-track = Die Leiste
web-city-beside = Neben dem Plan
web-city-group-supplies = Vorräte
web-city-group-row = Land und Gebäude
web-city-bag = noch { $count } im Beutel
web-city-group-incomes = Einkommen
web-city-group-council = Stadtrat: Punkte
web-city-gives-wages = je $4
web-city-gives-ammunition = 3 Feuerkraft
web-city-gives-3-roads = 3 Straßen
web-city-gives-1-road = je 1 Straße
web-city-gives-parcels = Landkauf
web-city-gives-building = ein Gebäude für ${ $price }
web-city-gives-kept = Bau nachholen
web-city-gives-parcels-income = $2 je Parzelle
web-city-gives-cowboy-income = $2 je Feuerkraft
web-city-gives-gambling = zwei Würfel in $
web-city-gives-building-income = Gebäude zahlen
web-city-gives-parcels-vp = 1 für 2 Parzellen
web-city-gives-cowboy-vp = 1 für 2 Feuerkraft
web-city-gives-building-vp = 1 je Gebäude
web-city-gives-vp = je ${ $price }
web-city-closed = in dieser Runde geschlossen
web-city-phase = { $phase ->
    [1] Personen
    [2] Cowboys
    [3] Die Leiste
   *[4] Rundenende
}
web-city-duels = Kommende Duelle
web-city-fought = Ausgetragen
web-city-chance = deine Aussicht { $percent } %
web-city-ways = gewinnt in { $wins } von { $ways } Fällen

## Die Personen

web-city-characters = Personen
web-city-both-sides = Beide Seiten
web-city-keeps = behält ${ $limit }
web-city-with = bei { $name }

## Die Spieler

web-city-money = Geld
web-city-points = gewonnene Punkte
web-city-cowboys = Cowboys im Vorrat
web-city-firepower = Feuerkraft
web-city-roads = Straßen
web-city-land = Land
web-city-dynamite = Dynamit
web-city-tokens = „Kein Duell“-Marker
web-city-horses = Pferde
web-city-tiles-left = { $count ->
    [one] noch ein Besitzplättchen
   *[other] noch { $count } Besitzplättchen
}
web-city-passed = hat als Nummer { $place } gepasst
web-city-in-turn = Nummer { $place } der Zugfolge
web-city-fire = { $part ->
    [revolvers] { $count } Revolver
    [cowboys] { $count } Cowboys
    [ammunition] { $count } Munition
    [mercenary] { $count } Revolverheld
   *[horses] { $count } Pferde
}

## Was man tun kann

web-city-choices = Was du tun kannst
web-city-hands = Was du in der Hand hast
web-city-hand = { $hand ->
    [place] Cowboy
    [dynamite] Mit Dynamit
    [token] „Kein Duell“
    [sheriff] Sheriff
    [back] Zurücknehmen
    [road] Straße
    [house] Wohnhaus
    [townhouse] Stadthaus
   *[other] Auf dem Plan
}
web-city-where = { $where ->
    [parcel] Wähle eine leuchtende Parzelle auf dem Plan.
    [space] Wähle ein leuchtendes Feld der Leiste.
    [both] Wähle eine leuchtende Parzelle auf dem Plan oder ein leuchtendes Feld der Leiste.
    [roads] Wähle, wo die Straße liegt.
    [role] Wähle eine Person.
    [pen] Wähle ein Gehege.
   *[tile] Wähle ein Plättchen.
}
web-city-list = Als Liste
web-city-number = Wie viel
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
    [2] noch ein Zug
    [3] doppelte Ranch
    [4] $2 sofort
   *[5] Rodeo
}
web-city-pen-of = { $name }: Pferde { $horses }{ $cowboy ->
    [yes] , und ein Cowboy
   *[no] {""}
}
web-city-tiles = Duellplättchen
web-city-my-tiles = Deine Duellplättchen
web-city-standish-helper = Cowboys bei seinem Helfer: { $count }
web-city-sheet-fill = Füll den Bogen aus und gib ihn ab.
web-city-sheet-help = Niemand sieht ihn, bevor alle abgegeben haben. Eingetragen ist der übliche Anfang; das Geld, das übrig bleibt, gehört dir.
web-city-sheet-bid = Nur das höchste Gebot wird bezahlt und fängt an.
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
    [ammunition] 3 Feuerkraft für den Rest der Runde.
    [three-roads] Drei Straßen, die du legst, wann immer du einsetzt oder passt.
    [one-road] Eine Straße für jeden Cowboy hier.
    [parcels] Cowboys auf dem Plan kaufen jetzt ihr Land.
    [kept-buildings] Alle dürfen bauen, was sie aufgehoben haben.
    [parcels-income] $2 für jede deiner Parzellen.
    [cowboy-income] $2 für jeden Punkt deiner Feuerkraft.
    [gambling] So viele Dollar, wie zwei Würfel zeigen.
    [building-income] Räuber und Wächter duellieren sich an den Gebäuden, dann zahlt jedes Gebäude.
    [parcels-vp] Ein Punkt für je zwei deiner Parzellen.
    [cowboy-vp] Ein Punkt für je zwei Punkte deiner Feuerkraft.
    [building-vp] Ein Punkt für jedes deiner Gebäude.
   *[points] So viele Punkte, wie du willst, für je ${ $price }. Die billigen schließen von Runde zu Runde.
}
web-city-peace = { $peace ->
    [yes] Hier stehen mehrere in Frieden.
   *[no] Stehen hier mehrere, duellieren sie sich.
}
web-city-free = kostet nichts

## Duelle und das Ende

web-city-showdown = Das Duell
web-city-duel-for = Duell: { $place }
web-city-duel-won = bleibt stehen
web-city-brings = { SIGNED($gain) }

## Für alle, die zum ersten Mal gefragt werden

web-city-tip-first-parcel = Nimm Land, das etwas einbringt: Minen wollen Berge um sich, Ranches freies Land, Läden Wohnhäuser und eine Straße. Diese Parzelle kostet nichts.
web-city-tip-character = Eine Person hilft dir nur in dieser Runde. Ihre Nummer sagt, wer zuerst einsetzt, und „behält“, wie viel Geld du in die nächste Runde mitnehmen darfst.
web-city-tip-place = Auf Land kauft ein Cowboy es, auf der Leiste bekommt er, was das Feld sagt, auf fremden Gebäuden raubt er sie aus. Zwei an einem Ort kämpfen. Wer früh passt, gewinnt bei Gleichstand und wählt die nächste Person früher.
web-city-tip-building = Gebäude zahlen jede Runde. Alle außer Ranch und Mine brauchen eine Straße zu deinem Land und Platz für ein neues Wohnhaus; was du jetzt nicht bauen kannst, hebst du auf.
