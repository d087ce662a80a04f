### Was alle Spiele sagen.
###
### Außer Fluents eigenen gibt es eine Funktion: SIGNED($number) schreibt eine Änderung mit Vorzeichen: +3, 0, −2.

## Die Spiele

game-circle-wagons = Circle the Wagons
game-circle-wagons-help = Nimm Karten aus dem Kreis, leg sie neben- und übereinander: Die bessere Landschaft gewinnt. Zu zweit oder allein als Einsamer Cowboy.
game-circle-wagons-brief = Nimm die nächste Karte im Kreis umsonst, oder überspring ein paar und nimm eine weiter hinten. Du legst, was du genommen hast, dein Gegner legt, was du übersprungen hast. Liegen alle Karten, zählen eure größten Gebiete und drei Punktekarten.
game-carson-city = Carson City
game-carson-city-help = Vier Runden lang Land kaufen, bauen und darum zur Waffe greifen. Für 2 bis 6, oder allein gegen Standish.
game-carson-city-brief = In jeder Runde wählst du eine Person und setzt dann deine Cowboys auf das, was du willst: Land, Gebäude, Geld, Punkte. Stehen mehrere an einem Ort, duellieren sie sich mit Würfel und Feuerkraft. Nach vier Runden zählen Land, Gebäude und Geld.
game-carson-cards = Carson City: Das Kartenspiel
game-carson-cards-help = Biete auf Land und Leute und bau deine Stadt Karte für Karte. Für 1 bis 6.
game-carson-cards-brief = In jeder Runde kommen ein paar Stücke Land und eine Person unter den Hammer. Alle bieten verdeckt eine Karte; das höchste Gebot wählt zuerst, und jede Karte bietest du nur einmal je Epoche. Land legst du sofort in deine Stadt, Personen helfen unterwegs oder bringen am Ende Punkte.

## Plätze und Bots

seat-name = Spieler { $number }

level-tenderfoot = Greenhorn
level-cowhand = Viehtreiber
level-deputy = Hilfssheriff
level-marshal = Marshal
level-legend = Legende
manner-land-grabber = Landhai
manner-duellist = Duellant
manner-builder = Baumeister

# What bots are called, by their seat: the same in every language. They are people of the town, and their level stands beside.
bot-name = { $seat ->
    [1] Cyrus
    [2] Hattie
    [3] Otis
    [4] Consuelo
    [5] Silas
    [6] Opal
    [7] Abner
   *[other] Ruth
}
scripted-name = { $game ->
    [carson-city] Standish
   *[other] Gegner
}

## Was nicht geht

illegal-not-asked = Brr, ganz ruhig: Du bist nicht dran.
illegal-over = Das Spiel ist aus. Jetzt geht nichts mehr.

undo-nothing = Du hast keinen Zug gemacht, den du zurücknehmen könntest.
undo-needs-consent = Seit deinem letzten Zug wurde gewürfelt oder eine Karte aufgedeckt, oder jemand anders war dran. Frag die anderen, ob sie einverstanden sind.
undo-asked = { $name } möchte { $count ->
    [one] einen Zug
   *[other] { $count } Züge
  } zurücknehmen, von dir { $yours ->
    [0] keinen
   *[other] { $yours }
  }. Einverstanden?
undo-line = { $name }: { $what }
undo-more = { $told } { $more }
undo-secret = etwas, das noch verdeckt ist

table-rules-changed = Die Regeln dieses Spiels wurden ausgebessert, seit es begonnen hat. Es geht weiter, wo es stand; was vorher entschieden wurde, bleibt und lässt sich nicht zurücknehmen.
table-points-of-that-time = Nach den damaligen Regeln
## Eigene Zahlen

house-figure = ⌂ { $about }

## Listen und Zeilen

# Names of players: “Anna, Ben and Cleo”.
table-list = { $others } und { $last }
table-line = { $label }: { $value }
