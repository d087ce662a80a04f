## Im Voraus entscheiden: Fragen, die sich selbst beantworten, und Anweisungen für die nächsten

ahead-ask-me = mich fragen
ahead-not-now = Im Augenblick lässt sich nichts im Voraus entscheiden. Versuch es wieder, sobald die Runde läuft.
ahead-unfit = Diese Anweisungen passen nicht mehr zur Lage am Tisch. Öffne sie noch einmal und sieh sie durch.
ahead-stop-fits-not = Deine Anweisungen sind beendet: Was darin stand, geht nicht mehr.

city-ahead-if-attacked = wenn mir jemand einen Platz streitig macht oder ein Gebäude von mir angreift
city-ahead-if-price = wenn eine Parzelle, die ich will, teurer geworden ist
city-ahead-if-taken = wenn dort schon jemand steht, wo mein nächster Cowboy hinsoll
city-ahead-if-lost = wenn ich ein Duell verliere
city-ahead-attacked = Deine Anweisungen sind beendet: Um { $place-the } musst du jetzt gegen { $seats } kämpfen.
city-ahead-price = Deine Anweisungen sind beendet: Parzelle { $parcel } kostet ${ $price } statt ${ $before }.
city-ahead-taken = Deine Anweisungen sind beendet: Dein nächster Platz ist schon vergeben ({ $place }, { $seats }).
city-ahead-lost = Deine Anweisungen sind beendet: Einer deiner Cowboys hat ein Duell verloren.
city-ahead-place = { $number ->
    [one] Mein nächster Cowboy
   *[other] Der danach ({ $number })
  }
city-ahead-buy = kaufen
city-ahead-leave = nicht kaufen
city-ahead-at-most = höchstens $
city-ahead-points-at-most = höchstens Punkte
city-ahead-duels = Wenn ich bestimme, welches Duell zuerst kommt
city-ahead-ranked = das wichtigste
city-ahead-build = Wohin { $building-the } kommt
city-ahead-build-on = auf { $parcel } bauen
city-ahead-house = { $number ->
    [one] Das Wohnhaus dazu ({ $building })
   *[other] Wohnhaus { $number } dazu ({ $building })
  }
city-ahead-undertaker = Wenn der Totengräber die Hand aufhält
city-ahead-reward = Wenn ich einen Outlaw besiege
city-ahead-consent = Wenn jemand ein Wohnhaus auf meinem Land will
city-ahead-roads = Meine letzten Straßen der Runde
city-ahead-no-roads = behalten
city-ahead-banker = Punkte vom Bankier
city-ahead-all-points = so viele Punkte, wie ich bezahlen kann
city-ahead-some-points = ein paar Punkte
city-ahead-no-points = keine Punkte
city-ahead-spend = Mein Geld am Ende der Runde
city-ahead-spend-least = nur ausgeben, was ich muss
city-ahead-spend-all = alles für Punkte ausgeben
city-ahead-spend-some = einen Teil ausgeben

cards-ahead-bid = { $after ->
    [0] Mein Gebot in dieser Runde
    [1] Mein Gebot in der nächsten Runde
   *[other] Mein Gebot in Runde { $round }
  }
cards-ahead-keep = für später aufheben
cards-ahead-use = jetzt einsetzen
cards-ahead-use-if-outbid = nur einsetzen, wenn sonst jemand vor mir nimmt
cards-ahead-sell-nothing = nichts verkaufen
cards-ahead-take = nehmen
cards-ahead-take-and-ask = nehmen und mich fragen, wohin damit
cards-ahead-take-best = nehmen und dorthin legen, wo sie jetzt am meisten bringt
cards-ahead-take-at = nehmen und auf { $at } legen ({ $gain ->
    [0] keine Änderung
   *[other] { SIGNED($gain) }
  })
cards-ahead-leave = liegen lassen
cards-ahead-if-outbid = wenn mich jemand überbietet
cards-ahead-if-gone = wenn die Karte weg ist, die ich am liebsten will
cards-ahead-if-new = wenn noch eine Karte in die Reihe kommt
cards-ahead-outbid = Deine Anweisungen sind beendet: überboten von { $seats }.
cards-ahead-gone = Deine Anweisungen sind beendet: { $card } ist weg.
cards-ahead-new = Deine Anweisungen sind beendet: { $card } ist in die Reihe gekommen.
cards-ahead-nothing-left = Deine Anweisungen sind beendet: In der Reihe liegt nichts mehr, was du willst.

wagons-ahead-if = Wenn { $seat } sich { $card } nimmt
wagons-ahead-draft = Die Karte, die ich als Nächstes nehme
wagons-ahead-lay-given = Karten, die für mich übersprungen werden
wagons-ahead-lay-taken = Die Karte, die ich nehme
wagons-ahead-lay-best = dorthin legen, wo sie jetzt am meisten bringt
wagons-ahead-if-behind = wenn { $seat } mich nach Punkten überholt
wagons-ahead-behind = Deine Anweisungen sind beendet: { $seat } liegt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } vor dir.

web-ahead-title = Im Voraus entscheiden
web-ahead-help = Hinterlass Anweisungen für das, was du gefragt werden könntest. Niemand sonst sieht sie, und du kannst sie jederzeit ändern.
web-ahead-none = Gerade gibt es nichts im Voraus zu entscheiden.
web-ahead-loading = Einen Moment …
web-ahead-order = Das Wichtigste steht oben: Geht nicht alles, geht das Untere leer aus.
web-ahead-up = Nach oben: { $what }
web-ahead-down = Nach unten: { $what }
web-ahead-stops = Anhalten und mich fragen
web-ahead-leave = So hinterlassen
web-ahead-end = Anweisungen zurückziehen
web-ahead-left = Deine Anweisungen gelten jetzt.
web-ahead-ended = Deine Anweisungen sind zurückgezogen.
web-ahead-standing = Deine Anweisungen gelten. Was sie regeln, wird für dich beantwortet.
web-ahead-change = Ändern
