### The board of Carson City: The Card Game in the browser.

## What is to be won

web-cards-take-card = Take { $card-the }. Appeal { $pull }.
web-cards-see-card = { $card }. Appeal { $pull }.
web-cards-take = Take it
web-cards-no-place = doesn’t fit
web-cards-pull = Appeal { $pull }: virtual players take the most appealing card.
web-cards-sign-dollar = brings points
web-cards-sign-arrow = can be used in the auction
web-cards-brings-empty = Room to build on.
web-cards-brings-mountain = 2 points for each Mine around it.
web-cards-brings-house = Feeds the shops around it.
web-cards-brings-townhouse = Counts as two Houses, and may cover one.
web-cards-brings-mine = 2 points for each mountain around it.
web-cards-brings-ranch = 1 point for each empty parcel around it.
web-cards-brings-blacksmith = 1 point for each Mine and each Ranch in the city.
web-cards-brings-drugstore = 1 point for each House around it and each Ranch in the city.
web-cards-brings-bank = 1 point for each House around it and each Mine in the city.
web-cards-brings-saloon = 2 points for each House around it.
web-cards-brings-hotel = 3 points, and counts as two Houses.
web-cards-brings-general-store = 1 point for each House around it, 1 more for each House in the city.
web-cards-brings-church = 1 point for each House in the city.
web-cards-brings-prison = Keeps Outlaws quiet.
web-cards-brings-city-hall = 1 point for each House around it, and for each building in the city but Houses and Townhouses, itself included.
web-cards-brings-outlaws = Cost 6 points, unless a Prison or the Sheriff keeps them quiet.

## The auction

web-cards-round = Round { $round } of 18
web-cards-epoch = Era { $epoch }
web-cards-ties = Ties
web-cards-ties-help = On a tie, the suit further left picks first. The back of the next character card sets the order.
web-cards-hand = Your auction cards
web-cards-bid = { $bonus ->
        [0] Bid { $bid }
       *[other] Bid { $bid }, counting { $total }
    }
web-cards-put-down = { $bonus ->
        [0] Bid the { $bid }
       *[other] Bid the { $bid }: it counts { $total }
    }
web-cards-spent = You’ve already played your { $bid } this era.
web-cards-left = Still in hand: { $cards }
web-cards-sealed = A card is face down.
web-cards-raised = The bid gets { SIGNED($bonus) }.
web-cards-bids = { $bonus ->
        [0] Bids { $bid }.
       *[other] Bids { $bid } and { $bonus } more: { $total }.
    }
web-cards-bid-void = The bid of { $bid } is void.
web-cards-took = Took { $card-the }.
web-cards-taken-by = { $name } took { $card-the }.
web-cards-last-round = Round { $round }:
web-cards-won = { $name } bid { $bid } and took { $card-the }.

## The piles

web-cards-left-in-piles = { $terrain } terrain · { $persons ->
        [one] 1 character
       *[other] { $persons } characters
    }
web-cards-piles = What is still to come
web-cards-pile-terrain = { $count ->
        [one] One terrain card of this era
       *[other] { $count } terrain cards of this era
    }
web-cards-pile-persons = { $count ->
        [one] One character
       *[other] { $count } characters
    }
web-cards-pile-under = Under the pile, the next one first

## Characters

web-cards-use = Use now
web-cards-not-now = Not now
web-cards-sale = The Auctioneer’s sale
web-cards-sale-how = Only cards that neither cover nor are covered can be sold. The number is the change to your score.
web-cards-choose = Who the Paperboy brings

## Cities

web-cards-first = Bid, take a card from the row and place it here. Shops want Houses around them, Mines want mountains, Ranches want empty land. Cards may overlap.
web-cards-city = { $name }’s city, { $cards ->
        [0] no card yet
        [one] one card
       *[other] { $cards } cards
    }
web-cards-city-keys = { $name }’s city, { $cards ->
        [0] no card yet
        [one] one card
       *[other] { $cards } cards
    }. Arrow keys move the view, plus and minus zoom, 0 shows all of it.
web-cards-city-lay = Your city. Place { $card }: arrow keys move it, Enter places it.
web-cards-look = Look at { $name }’s city
web-cards-my-city = My city
web-cards-collected = { $count ->
        [0] No terrain card yet
        [one] One terrain card
       *[other] { $count } terrain cards
    }

## Laying a card

web-cards-how-lay = Choose a spot in your city.
web-cards-lay = Place it
web-cards-gain = { $gain ->
        [0] No change
       *[other] { SIGNED($gain) }
    }
web-cards-covers = Covers: { $cells }
web-cards-covers-nothing = Covers nothing.
web-cards-not-here = The card can’t go here.

## Points

web-cards-points = Points
web-cards-line = What counts
web-cards-no-points = Nobody has a point yet.
web-cards-total = Total

## Tips

web-cards-tip-bid = Every number serves once until the cards come back. Bid high for a row you need, low for one you do not.
web-cards-tip-take = Each card shows what it would bring at its best place. A character brings points at the end, or helps in the auction.
web-cards-tip-lay = Beside your city or over empty parcels. Keep room: the city does not grow for ever.
web-cards-tip-use = You may use this character now. Once used, they rest until the auction cards come back; waiting costs nothing.
web-cards-tip-sale = The Auctioneer turns a card of your city into points, and its place into room.
web-cards-tip-virtual = Virtual players bid at random and take the card with the highest appeal. What they have left to bid is open: use it.
