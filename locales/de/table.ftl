### Was alle Spiele sagen.
###
### Außer Fluents eigenen gibt es eine Funktion: SIGNED($number) schreibt eine Änderung mit Vorzeichen: +3, 0, −2.

## Die Spiele

game-circle-wagons = Circle the Wagons
game-circle-wagons-help = Nimm Karten aus dem Kreis, leg sie neben- und übereinander: Die bessere Landschaft gewinnt. Zu zweit oder allein als Einsamer Cowboy.
game-carson-city = Carson City
game-carson-city-help = Vier Runden lang Land kaufen, bauen und sich darum duellieren. Zu zweit bis zu sechst oder allein gegen Standish.
game-carson-cards = Carson City: Das Kartenspiel
game-carson-cards-help = Biete auf Land und Leute und bau deine Stadt Karte für Karte. Allein bis zu sechst.

## Plätze und Bots

seat-name = Spieler { $number }

level-tenderfoot = Greenhorn
level-cowhand = Cowboy
level-deputy = Hilfssheriff
level-marshal = Marshal

## Was nicht geht

illegal-not-asked = Immer mit der Ruhe: Du bist nicht am Zug. Warte, bis du gefragt wirst.
illegal-over = Das Spiel ist aus. Jetzt geht nichts mehr.

undo-nothing = Du hast keinen Zug gemacht, den du zurücknehmen könntest.
undo-needs-consent = Seit deinem letzten Zug wurde gewürfelt oder eine Karte aufgedeckt, oder jemand anders war dran. Frag die anderen, ob sie einverstanden sind.
