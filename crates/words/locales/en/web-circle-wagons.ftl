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
web-wagons-how-take = Look at a card: you see what it costs and what { $rival } gets.
web-wagons-how-start = Look at a card: the numbers show the order.
web-wagons-circle-empty = The circle is empty.

## The towns

web-wagons-first = Take a card from the circle and lay it here. What you skip, your rival lays. At the end your largest area of each terrain counts, and what the scoring cards say.
web-wagons-waiting = to lay:
web-wagons-town = { $name }’s town, { $cards ->
        [0] no card yet
        [one] one card
       *[other] { $cards } cards
    }. Arrow keys move the map, plus and minus zoom, 0 fits it.
web-wagons-town-lay = Your town. Lay card { $card }: arrow keys move it, R turns it, Enter lays it.

## Laying a card

web-wagons-brings = { $gain ->
        [0] No change
       *[other] { SIGNED($gain) }
    }
web-wagons-where = at { $column },{ $row }
web-wagons-where-turned = at { $column },{ $row }, turned
web-wagons-covers = Covers: { $cells }
web-wagons-covers-nothing = Covers nothing.
web-wagons-not-here = The card cannot lie here.
web-wagons-how-lay = Choose a place in your town.
web-wagons-turn = Turn
web-wagons-lay = Lay it

## Points

web-wagons-points = Points
web-wagons-areas = The largest area of each terrain
web-wagons-total = Total
web-wagons-light-area = Show the largest area: { $terrain }

## The Lone Cowboy

web-wagons-city = The rival’s city: { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
web-wagons-city-cards = The cards of the city, the top one first
web-wagons-city-empty = No card yet.
web-wagons-preference = { $left ->
        [0] Preference, the last
       *[other] Preference, { $left } under it
    }
web-wagons-hard = Difficulty: { $level } of { $most }
web-wagons-hard-help = A Cowhand wins { $won } of 100 games here.
