### Why: hints with their reasons, and the review of a finished game.

## Hints

# A nudge: what to look at, without naming the move.
hint-nudge = Take another look: the choices here are not worth the same.
hint-nudge-line = Think about what counts here: { $label }.
hint-gain = Right away: { SIGNED($gain) } { $gain ->
    [one] point
   *[other] points
}.
hint-line = { $label }: { SIGNED($points) }.
hint-chance = You would then win about { $percent } games in 100 and finish with about { $points } { $points ->
    [one] point
   *[other] points
}.
hint-sure = Nothing else comes close.
hint-instead = Next best: { $choice } – about { $less } { $less ->
    [one] point
   *[other] points
} less in the end.
hint-instead-income = That would bring ${ $income } a round.
hint-equal = Just as good: { $choice }.

web-hint-move = Show me the move
web-hint-why = Why?

## Reasons in Carson City

city-nudge-building = Look at the row of buildings and at your empty parcels.
city-nudge-land = Look at the map: which parcel is worth having?
city-nudge-attack = Look at what the others’ buildings earn.
city-nudge-space = Look at the spaces of the track, not only at land and buildings.
city-nudge-pass = The cowboys you keep are your firepower, and they will be back next round.
city-nudge-character = Compare what each character gives you this round, and how much cash you may keep.
city-nudge-build = Where are the neighbours this building wants?
city-nudge-money = What is a dollar worth to you now, and what next round?
city-why-income = { $building } on { $parcel }: ${ $income } a round{ $from }.
city-why-income-from = , from { $parts }
city-source-free-land = { $count } free { $count ->
    [one] parcel
   *[other] parcels
}
city-source-mountain = { $count } { $count ->
    [one] mountain
   *[other] mountains
}
city-source-river = the river
city-source-house = { $count } { $count ->
    [one] House
   *[other] Houses
}
city-source-ranch = { $count } { $count ->
    [one] Ranch
   *[other] Ranches
} of yours
city-source-mine = { $count } { $count ->
    [one] Mine
   *[other] Mines
} of yours
city-source-itself = the building itself
city-source-round = the number of the round
city-source-city-hall = the City Hall
city-why-no-lot = You have no parcel that can take the { $building }.
city-why-price = It costs ${ $price } of your ${ $money }.
city-why-free = It costs nothing.
city-why-land = On this parcel a { $building } would earn ${ $income } a round.
city-why-robbery = It takes half of { $seat }’s income there: ${ $income }.
city-why-defend = It keeps others from half of your income there: ${ $income }.
city-why-duel = You win the duel in { $percent } of 100.
city-why-quiet = Nobody else is there yet.
city-why-kept = { $cowboys ->
    [0] You keep no cowboy
    [one] You keep 1 cowboy
   *[other] You keep { $cowboys } cowboys
}: your firepower stays at { $firepower }.
city-why-instead = { $building } on { $parcel }: ${ $income } a round instead of ${ $before }.
city-why-others-more = { $seat } earns ${ $amount } more a round.
city-why-others-less = { $seat } earns ${ $amount } less a round.
city-why-keep = Built now, it would earn ${ $income } a round at best.
city-why-raised = This round: { $raised }.
city-why-power = { $character }: { $power }.
city-why-limit = You may keep ${ $limit }; you have ${ $money }.

## Reasons in Circle the Wagons

wagons-nudge-take = Weigh what a card brings you against what the skipped ones bring your opponent.
wagons-nudge-start = Your opponent takes first: which cards would you leave there?
wagons-reason-take = Placed at best, card { $card } brings you { SIGNED($gain) }.
wagons-reason-skipped = The { $count ->
    [one] card you skip brings
   *[other] { $count } cards you skip bring
} your opponent { SIGNED($gain) } at best.
wagons-reason-free = You skip nothing: your opponent gets no card.
wagons-reason-start = Placed at best, the first card brings your opponent { SIGNED($gain) }.

## Reasons in the Card Game

cards-nudge-bid = Compare the best card in the row with the ones you would get later.
cards-nudge-take = What does each card bring in your city, and what to the others?
cards-nudge-person = When is a character’s power worth most?
cards-nudge-sell = Which card is worth less than its price?
cards-reason-best = Best in the row for you: { $card } ({ SIGNED($gain) }).
cards-reason-others = The best of the other cards would bring you { SIGNED($gain) }.
cards-reason-low = A low bid saves your high ones for later.
cards-reason-rule = { $rule }

## Review

review-made = Weighed by the { $level } with { $positions } positions per decision.
review-sums = Luck and skill apart
review-sums-help = In points, against the others’ average. The parts add up to the result. Duels are counted over every fall of the dice; draws are played on in imagined worlds; decisions are compared with the best one found.
review-player = Player
review-start = Set-up
review-luck = Dice and draws
review-decisions = Own decisions
review-others = The others’ decisions
review-rest = Unexplained
review-lead = Result
review-round = Round
review-by-round = Round by round
review-told = { $seat }: { SIGNED($lead) } against the others’ average. Dice and draws { SIGNED($luck) }, own decisions { SIGNED($decisions) }, the others’ decisions { SIGNED($others) }, set-up { SIGNED($start) }, unexplained { SIGNED($rest) }.
review-round-told = Round { $round }: dice and draws { $luck }, own decisions { $decisions }
review-decisions-help = Behind each decision: by how many points its player could expect to be ahead of the others’ average.
review-decision-best = { $seat }: { $done } ({ $lead })
review-decision-worse = { $seat }: { $done } ({ $lead }). Better: { $best } ({ $best-lead })
review-won-by = { $points ->
    [0] You won the tie with { $rival }: { $parts }.
   *[other] You won by { $points } against { $rival }: { $parts }.
}
review-lost-by = { $points ->
    [0] You lost the tie with { $rival }: { $parts }.
   *[other] You lost by { $points } to { $rival }: { $parts }.
}
review-part-luck = dice and draws { SIGNED($points) }
review-part-mine = your decisions { SIGNED($points) }
review-part-theirs = { $rival }’s decisions { SIGNED($points) }
review-part-start = set-up { SIGNED($points) }
review-part-rest = unexplained { SIGNED($points) }
review-key-decisions = The decisions that mattered most
review-no-key-decisions = No decision cost as much as half a point.
review-told-them = A hint would have told { $seat }:
review-key-fortunes = The rolls and draws that mattered most
review-cost = { $seat }: { $done } – about { $cost } { $cost ->
    [one] point
   *[other] points
} less than { $best }.
review-fortune = { $seat }: { SIGNED($lead) }
review-unfinished = This game is not over, and nobody gave up: there is nothing to review yet.
review-line = Chance of winning
review-line-told = { $name }: from { $first } to { $last }.
review-as-table = As a table
review-decision = Decision
review-look = Look at decision { $decision }
review-all-decisions = All decisions
review-done = Done
review-best = Best
review-costs = Cost
review-ready = The review is ready.
review-back = Back to the table
review-help = A bot looks at every decision of this game and says what it was worth, and what dice and draws gave and took. It takes a minute or so; you can leave this page and come back.
review-begin = Review this game
review-running = { $done } of { $all } decisions reviewed
review-break-off = Break off
review-play-on-bots = Play on from here against bots
review-play-on-friends = … with friends
review-play-on-here = … on this screen
web-played-on = This game continues from decision { $decisions } of another one.
