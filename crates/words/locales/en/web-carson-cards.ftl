### The board of Carson City: The Card Game in the browser.

## What is to be won

web-cards-take-card = Take { $card }. Pull { $pull }.
web-cards-see-card = { $card }. Pull { $pull }.
web-cards-take = Take it
web-cards-no-place = no room
web-cards-pull = Pull { $pull }: virtual players take what pulls them most.
web-cards-sign-dollar = brings points
web-cards-sign-arrow = can be used in the auction
web-cards-brings-empty = Room to build on.
web-cards-brings-mountain = 2 points for each Mine beside it.
web-cards-brings-house = Shops around it earn by it.
web-cards-brings-townhouse = Counts as two Houses, and may cover one.
web-cards-brings-mine = 2 points for each mountain around it.
web-cards-brings-ranch = 1 point for each empty cell around it.
web-cards-brings-blacksmith = 1 point for each Mine and each Ranch in the city.
web-cards-brings-drugstore = 1 point for each House around it and each Ranch in the city.
web-cards-brings-bank = 1 point for each House around it and each Mine in the city.
web-cards-brings-saloon = 2 points for each House around it.
web-cards-brings-hotel = 3 points, and counts as two Houses.
web-cards-brings-general-store = 1 point for each House around it, 1 more for each House in the city.
web-cards-brings-church = 1 point for each House in the city.
web-cards-brings-prison = Keeps Outlaws quiet.
web-cards-brings-city-hall = 1 point for each House around it and for each other building.
web-cards-brings-outlaws = Cost 6 points, unless a Prison or the Sheriff keeps them quiet.

## The auction

web-cards-round = Round { $round } of 18
web-cards-epoch = Epoch { $epoch }
web-cards-ties = Ties
web-cards-ties-help = Among equal bids, whoever stands farther left takes first. The back of the next person says so.
web-cards-hand = Your auction cards
web-cards-bid = { $bonus ->
        [0] Bid { $bid }
       *[other] Bid { $bid }, which counts { $total }
    }
web-cards-put-down = { $bonus ->
        [0] Put the { $bid } down
       *[other] Put the { $bid } down: it counts { $total }
    }
web-cards-spent = The { $bid } is spent for this epoch.
web-cards-left = Still in hand: { $cards }
web-cards-sealed = A card lies face down.
web-cards-raised = The bid counts { $bonus } more.
web-cards-bids = { $bonus ->
        [0] Bids { $bid }.
       *[other] Bids { $bid } and { $bonus } more: { $total }.
    }
web-cards-bid-void = The bid of { $bid } is void.
web-cards-took = Took { $card }.
web-cards-taken-by = { $name } took { $card }.
web-cards-last-round = Round { $round } went:
web-cards-won = { $name } bid { $bid } and took { $card }.

## The piles

web-cards-left-in-piles = { $terrain } land · { $persons } people
web-cards-piles = What is still to come
web-cards-pile-terrain = { $count ->
        [one] One terrain card of this epoch
       *[other] { $count } terrain cards of this epoch
    }
web-cards-pile-persons = { $count ->
        [one] One person
       *[other] { $count } persons
    }
web-cards-pile-under = Under the pile, the next one first

## Persons

web-cards-use = Use now
web-cards-not-now = Not now
web-cards-sale = The Auctioneer’s sale
web-cards-sale-how = Only cards that lie free can go. The figure is what the sale does to your points.
web-cards-choose = Whom the Newspaper boy brings

## Cities

web-cards-first = Bid, take a card of the row and lay it here. Shops want Houses around them, Mines want mountains, Ranches want empty land. Cards may overlap.
web-cards-city = { $name }’s city, { $cards ->
        [0] no card yet
        [one] one card
       *[other] { $cards } cards
    }
web-cards-city-keys = { $name }’s city, { $cards ->
        [0] no card yet
        [one] one card
       *[other] { $cards } cards
    }. Arrow keys move the map, plus and minus zoom, 0 fits it.
web-cards-city-lay = Your city. Lay { $card }: arrow keys move it, Enter lays it.
web-cards-look = Look at { $name }’s city
web-cards-my-city = My city
web-cards-collected = { $count ->
        [0] No terrain card yet
        [one] One terrain card
       *[other] { $count } terrain cards
    }

## Laying a card

web-cards-how-lay = Choose a place in your city.
web-cards-lay = Lay it
web-cards-gain = { $gain ->
        [0] No change
       *[other] { SIGNED($gain) }
    }
web-cards-covers = Covers: { $cells }
web-cards-covers-nothing = Covers nothing.
web-cards-not-here = The card cannot lie here.

## Points

web-cards-points = Points
web-cards-line = What counts
web-cards-no-points = Nobody has a point yet.
web-cards-total = Total
