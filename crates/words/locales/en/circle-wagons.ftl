### Circle the Wagons.

## Pieces

wagons-terrain-desert = desert
wagons-terrain-forest = forest
wagons-terrain-snow = snow
wagons-terrain-mountain = mountain
wagons-terrain-plains = plains
wagons-terrain-water = water

wagons-object-beer = beer
wagons-object-cow = cow
wagons-object-fort = fort
wagons-object-gun = gun
wagons-object-mine = mine
wagons-object-wagon = wagon

# Two letters each, no two alike: they stand in the pictures made of characters.
wagons-letters-beer = Be
wagons-letters-cow = Co
wagons-letters-fort = Fo
wagons-letters-gun = Gu
wagons-letters-mine = Mi
wagons-letters-wagon = Wa

## Scoring cards

wagons-card-badlands = Badlands
wagons-rule-badlands = 4 points for each gun directly between two deserts, left and right or above and below. A gun counts once.
wagons-card-happy-cows = Happy Cows
wagons-rule-happy-cows = 2 points for each cow neither on snow nor next to snow.
wagons-card-the-clearing = The Clearing
wagons-rule-the-clearing = 2 points for each fort, −1 for each forest.
wagons-card-circle-the-wagons = Circle the Wagons
wagons-rule-circle-the-wagons = 6 points for each territory with wagons on all four sides. A wagon may count for several, a hole is no territory.
wagons-card-smalltown-charm = Smalltown Charm
wagons-rule-smalltown-charm = Whoever has fewer territories gets the difference in points.
wagons-card-gold-country = Gold Country
wagons-rule-gold-country = 2 points for each mine on a mountain or next to one.
wagons-card-prairie-life = Prairie Life
wagons-rule-prairie-life = Count your cows and your plains: half of that in points, rounded down. A cow on plains counts twice.
wagons-card-cool-water = Cool Water
wagons-rule-cool-water = 3 points for each wagon on your largest water area or next to it. If several are equally large, the best one counts.
wagons-card-claim-jumpers = Claim Jumpers
wagons-rule-claim-jumpers = 9 points for the most mines. If the opponent has more guns, they take 5 of the 9. Tied on mines: nothing.
wagons-card-boom-or-bust = Boom or Bust
wagons-rule-boom-or-bust = 5 points with up to 2 mines, none with 3 to 6, 3 points with 7, 8 points with 8 or more.
wagons-card-wagon-train = Wagon Train
wagons-rule-wagon-train = For each unbroken line of wagons, across or down: 1 point for 2 wagons, 2 for 3, 4 for 4, 7 for 5, 10 for 6 or more.
wagons-card-one-too-many = One Too Many
wagons-rule-one-too-many = The player with more beers loses 1 point per beer the opponent has. Tied: nothing.
wagons-card-bootleggers = Bootleggers
wagons-rule-bootleggers = 2 points for each beer next to a wagon, −1 for each that is not.
wagons-card-undiscovered = Undiscovered
wagons-rule-undiscovered = 5 points for each hole the size of one territory, surrounded by territories on all eight sides (corners included).
wagons-card-fortified = Fortified
wagons-rule-fortified = 7 points for each block of 2×2 forts. A fort may count for several.
wagons-card-the-herd = The Herd
wagons-rule-the-herd = 2 points for each cow in your largest group of cows connected edge to edge.
wagons-card-target-practice = Target Practice
wagons-rule-target-practice = For each beer: 1 point for each territory between it and the nearest gun in its row or column. Holes score nothing.
wagons-card-rifles-ready = Rifles Ready
wagons-rule-rifles-ready = 2 points for each fort next to a gun. A fort counts once.

## Lone Cowboy scenarios

wagons-scenario-defensible-position = Defensible Position
wagons-scenario-cattle-baron = Cattle Baron
wagons-scenario-gold-fever = Gold Fever
wagons-scenario-the-long-haul = The Long Haul
wagons-scenario-dry-town = Dry Town
wagons-scenario-high-noon = High Noon

## Options

wagons-option-solo = Lone Cowboy
wagons-option-solo-help = Off: against somebody. Otherwise you ride alone against a Rival who follows fixed rules.
wagons-option-two = Off: for two players
wagons-option-scenario-help = For one. Scoring cards: { $first }, { $second }. { $brief }

wagons-options-players = Circle the Wagons seats one or two, not { $players }.
wagons-options-solo-scoring = A Lone Cowboy scenario brings its own scoring cards. Leave out either the scenario or your choice of cards.
wagons-options-twice = One scoring card is named twice: { $card }. Name three different ones.

## What is asked

wagons-asked-start = Choose the start card. Your opponent drafts first, from there.
wagons-asked-draft = Draft a card. The next one is free; any you skip go to your opponent.
wagons-asked-lay = Place card { $card } in your town, edge to edge or overlapping, upright or rotated 180°.

wagons-waiting-start = { $seat } chooses the start card.
wagons-waiting-draft = { $seat } drafts a card.
wagons-waiting-lay = { $seat } places card { $card }.

## Choices

# Entries of a list: keep them short.
wagons-choice-start = Start at { $card }: { $cells }
wagons-choice-take = Take { $card } ({ $skipped ->
        [0] free
       *[other] skip { $skipped }
    }): { $cells }
wagons-choice-lay = Place at { $at }
wagons-choice-lay-turned = Place at { $at }, rotated

## What a choice would bring

wagons-preview-start = { $count ->
        [one] One card in the circle
       *[other] { $count } cards in this order
    }: { $cards }.
wagons-preview-take = Card { $card } at its best spot: { $gain ->
        [0] no change
       *[other] { SIGNED($gain) }
    }.
wagons-preview-given = { $count ->
        [one] Your opponent gets one card
       *[other] Your opponent gets { $count } cards
    }: { $cards }.
wagons-preview-gain = Your points: { $gain ->
        [0] no change
       *[other] { SIGNED($gain) }
    }.
wagons-preview-line = { $label }: { SIGNED($change) }

## Pictures

wagons-title-hand = To place: card { $card }, upright and rotated
wagons-title-circle = The circle: { $count ->
        [one] one card
       *[other] { $count } cards
    }
wagons-title-town = Town: { $seat }
wagons-title-scoring = Scoring cards
# A line of that picture.
wagons-scoring-line = { $card }: { $rule }
wagons-title-preference = Top of the preference pile
wagons-town-empty = Nothing here yet.

## Everything in words

wagons-words-cell = { $object } on { $terrain }
wagons-words-card = card { $card } ({ $cells })
wagons-words-hole = empty
wagons-words-scoring = Scoring card “{ $card }”: { $rule }
wagons-words-points = { $seat } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
wagons-words-town = { $seat }’s town: { $count ->
        [one] one card
       *[other] { $count } cards
    }, { $cells } territories. Each row begins at column { $first }.
wagons-words-town-empty = { $seat } has placed no card yet.
wagons-words-row = Row { $row }: { $cells }.
wagons-words-circle = { $count ->
        [0] The circle is empty.
        [one] One card in the circle: { $cards }.
       *[other] { $count } cards in the circle, the next one first: { $cards }.
    }
wagons-words-scenario = Scenario: { $scenario }. { $brief }
# What the rival does and scores in a scenario.
wagons-words-brief = The Rival wants one thing: { $object }. In round 2 he skips up to { $skips ->
        [one] one card
       *[other] { $skips } cards
    } for it. Each one in his city is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
wagons-words-city = { $count ->
        [0] The Rival’s city is empty.
        [one] One card in the Rival’s city: { $cards }.
       *[other] { $count } cards in the Rival’s city, the top one last: { $cards }.
    }
wagons-words-preference = Top of the preference pile: { $card }. { $left ->
        [0] It is the last one.
        [one] One more is under it.
       *[other] { $left } more are under it.
    }

## Points

wagons-score-area = Area ({ $terrain })
wagons-score-city-object = Object of the scenario ({ $object })
wagons-score-city-terrains = Three most common terrains

## What happened

wagons-event-started = { $seat } chooses card { $card } as the start.
wagons-event-taken = { $skipped ->
        [0] { $seat } takes card { $card }.
        [one] { $seat } skips card { $cards } and takes card { $card }.
       *[other] { $seat } skips cards { $cards } and takes card { $card }.
    }
wagons-event-laid = { $seat } places card { $card } at { $at }: { $gain ->
        [0] no change
       *[other] { SIGNED($gain) }
    }.
wagons-event-opponent-took = { $skipped ->
        [0] The Rival takes card { $card } ({ $reason }).
        [one] The Rival skips card { $cards } and takes card { $card } ({ $reason }).
       *[other] The Rival skips cards { $cards } and takes card { $card } ({ $reason }).
    }
wagons-event-city-grew = { $count ->
        [one] Card { $cards } goes into the Rival’s city.
       *[other] Cards { $cards } go into the Rival’s city.
    }
wagons-event-preference-turned = Card { $card } is now on top of the preference pile.
wagons-event-second-round = Round 2. The preference pile becomes the circle: cards { $cards }.
wagons-event-ended = All cards are placed. { $scores }.
wagons-event-score = { $seat }: { $points }

# Why the rival took a card; stands in brackets behind it.
wagons-reason-preference = matches the preference: { $object } on { $terrain }
wagons-reason-scenario = the scenario’s object: { $object }
wagons-reason-city = matches the top of the city: { $object }
wagons-reason-next = the next in the circle

## What is refused

wagons-illegal-not-in-circle = Card { $card } is not in the circle. Choose one that is.
wagons-illegal-choose-start = The circle has no start yet. Choose the start card.
wagons-illegal-draft-first = There is no card to place. Draft one first.
wagons-illegal-first-at-origin = The first card of a town goes at 0,0. Place it there, upright or rotated.
wagons-illegal-not-touching = At { $at } the card would neither touch nor cover your town. Move it until an edge meets.
wagons-illegal-lay-first = Card { $card } is still in your hand. Place it first.

## What is our own

wagons-house-scenarios = The Lone Cowboy’s scenarios are our own, with their names, their rules and their figures: we couldn’t find the printed cards.
wagons-house-backs = Which scoring card is on the back of which territory card is not certain.
