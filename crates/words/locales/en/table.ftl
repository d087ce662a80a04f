### What all games say.
###
### Beside Fluent's own there is one function: SIGNED($number) writes a change with its sign: +3, 0, −2.

## The games

game-circle-wagons = Circle the Wagons
game-circle-wagons-help = Draft cards around a circle, lay them beside or over each other, and end up with the better town. For two, or for one as the Lone Cowboy.
game-circle-wagons-brief = Take the next card of the circle for nothing, or skip some and take one further on. You lay what you took, your rival lays what you skipped. When all cards lie, your largest areas and three scoring cards are counted.
game-carson-city = Carson City
game-carson-city-help = Four rounds of buying land, building and drawing guns over it. For two to six, or for one against Standish.
game-carson-city-brief = Each round you choose a character, then place your cowboys on what you want: land, buildings, money, points. Where several stand on one place, they duel with a die and their firepower. After four rounds land, buildings and money are counted.
game-carson-cards = Carson City: The Card Game
game-carson-cards-help = Bid for land and people, and build your town card by card. For one to six.
game-carson-cards-brief = In each round a few pieces of land and a person are up for auction. Everybody bids one card face down; the highest bid chooses first, and each bid can be used only once an epoch. Land is laid into your city at once, people help you on the way or bring points at the end.

## Seats and bots

seat-name = Player { $number }

level-tenderfoot = Tenderfoot
level-cowhand = Cowhand
level-deputy = Deputy
level-marshal = Marshal

scripted-name = { $game ->
    [carson-city] Standish
   *[other] Rival
}

## What is refused

illegal-not-asked = Hold your horses: it is not your turn. Wait until you are asked.
illegal-over = The game is over. Nothing more can be played.

undo-nothing = You have made no move that could be taken back.
undo-needs-consent = Since your last move a die was rolled, a card was turned up or somebody else has moved. Ask the others to agree.
undo-line = { $name }: { $what }
undo-secret = something that is still hidden

# When a mended rule would have changed a game that was being played.
table-rules-changed = The rules of this game were mended since it began. It goes on from where it stood; what was decided before stays, and cannot be taken back.
## Figures of our own

house-figure = ⌂ { $about }
