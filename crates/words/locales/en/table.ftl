### What all games say.
###
### Beside Fluent's own there are two functions: SIGNED($number) writes a change with its sign: +3, 0, −2; DE($name) puts the
### French "de" before a name: "de Bob", "d’Anna". A noun that stands in sentences has its forms as attributes: where $building is
### a Bank, $building-a is its attribute .a. The languages need not have the same forms.

## The games

game-circle-wagons = Circle the Wagons
game-circle-wagons-help = Draft cards around a circle, overlap them into a town, and build the better one. For two, or solo as the Lone Cowboy.
game-circle-wagons-brief = Take the next card in the circle for free, or skip some and take one further on. You place what you took; your opponent places what you skipped. When every card is placed, you score your largest areas and three scoring cards.
game-carson-city = Carson City
game-carson-city-help = Four rounds of buying land, building and drawing guns over it. For 2 to 6, or solo against Standish.
game-carson-city-brief = Each round you choose a character, then place your cowboys on what you want: land, buildings, money, points. If several land on the same spot, they duel: a die plus firepower. After four rounds, you score land, buildings and money.
game-carson-cards = Carson City: The Card Game
game-carson-cards-help = Bid for land and characters, and build your town card by card. For 1 to 6.
game-carson-cards-brief = In each round a few pieces of land and a character are up for auction. Everybody bids one card face down; the highest bid picks first, and you can play each card only once per era. Land goes straight into your city; characters help along the way or score at the end.

## Seats and bots

seat-name = Player { $number }

level-tenderfoot = Tenderfoot
level-cowhand = Cowhand
level-deputy = Deputy
level-marshal = Marshal
level-legend = Legend
manner-land-grabber = Land-grabber
manner-duellist = Duellist
manner-builder = Builder

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
   *[other] Rival
}

## What is refused

illegal-not-asked = Hold your horses: it’s not your turn.
illegal-over = The game is over. Nothing more can be played.

undo-nothing = You have no move to undo.
undo-needs-consent = Dice were rolled, a card was turned up or someone else moved since. Ask the others first.
undo-asked = { $name } would like to undo { $count ->
    [one] one move
   *[other] { $count } moves
  }, { $yours ->
    [0] none of them
   *[other] { $yours } of them
  } yours. OK?
undo-line = { $name }: { $what }
undo-more = { $told } { $more }
undo-secret = something that is still hidden

# When a mended rule would have changed a game that was being played.
table-rules-changed = The rules of this game have been corrected since it began. It continues from the current position; earlier decisions are kept and cannot be taken back.
table-points-of-that-time = Under the rules of that time
## Figures of our own

house-figure = ⌂ { $about }

## Lists and lines

# Names of players: “Anna, Ben and Cleo”.
table-list = { $others } and { $last }
table-line = { $label }: { $value }
