### The board of Circle the Wagons in the browser.

## The circle

web-wagons-circle = The circle: { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }
web-wagons-card-start = Card { $card }: { $cells }. Start the circle here.
web-wagons-card-take = Card { $card }: { $cells }. { $skips ->
        [0] The next one, free.
        [one] To take it, hand one card to { $rival }.
       *[other] To take it, hand { $skips } cards to { $rival }.
    }
web-wagons-card-before = Card { $card }: { $cells }. { $before ->
        [0] The next one.
        [one] One card comes before it.
       *[other] { $before } cards come before it.
    }
web-wagons-free = free
web-wagons-next-free = The next one is free
web-wagons-gives = { $count ->
        [one] { $rival } gets one card
       *[other] { $rival } gets { $count } cards
    }
web-wagons-take = Take it
web-wagons-start = Start here
web-wagons-start-here = The circle starts here
web-wagons-left = { $count ->
        [one] card left in the circle
       *[other] cards left in the circle
    }
web-wagons-how-take = Tap a card to see its cost and what { $rival } gets.
web-wagons-how-start = Tap a card: the numbers show the order.
web-wagons-circle-empty = The circle is empty.

## The towns

web-wagons-first = Take a card from the circle and place it here. What you skip, your opponent places. At the end your largest area of each terrain counts, and what the scoring cards say.
web-wagons-waiting = to place:
web-wagons-town = { $name }’s town, { $cards ->
        [0] no card yet
        [one] one card
       *[other] { $cards } cards
    }. Arrow keys move the view, plus and minus zoom, 0 shows all of it.
web-wagons-town-lay = Your town. Place card { $card }: arrow keys move it, R rotates it, Enter places it.

## Laying a card

web-wagons-brings = { $gain ->
        [0] No change
       *[other] { SIGNED($gain) }
    }
web-wagons-where = at { $column },{ $row }
web-wagons-where-turned = at { $column },{ $row }, rotated
web-wagons-covers = Covers: { $cells }
web-wagons-covers-nothing = Covers nothing.
web-wagons-not-here = The card can’t go here.
web-wagons-how-lay = Choose a spot in your town.
web-wagons-turn = Rotate
web-wagons-lay = Place it

## Points

web-wagons-points = Points
web-wagons-areas = The largest area of each terrain
web-wagons-total = Total
web-wagons-light-area = Show the largest area: { $terrain }

## The Lone Cowboy

web-wagons-city = The Rival’s city: { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
web-wagons-city-cards = The cards of the city, the top one first
web-wagons-city-empty = No card yet.
web-wagons-preference = { $left ->
        [0] Preference (last one)
       *[other] Preference (+{ $left } below)
    }
web-wagons-hard = Difficulty: { $level } of { $most }
web-wagons-hard-help = The Cowhand bot wins { $won } games in 100 here.

## Tips

web-wagons-tip-start = Your opponent takes the first turn, from the card you choose. Start where the free card helps them least.
web-wagons-tip-draft = The next card is free. Every card you skip goes to your opponent, who must place it: look at what you give before you take.
web-wagons-tip-lay = Beside the town or over it, upright or rotated. Largest areas count, and the three scoring cards; what is covered does not.
web-wagons-tip-given = A present you cannot refuse: this card was skipped. If it does not help you, place it where it covers least.
web-wagons-tip-solo = Your opponent takes what suits his preference card and gets what you skip. All cells of his cards count for him: mind what you leave.
