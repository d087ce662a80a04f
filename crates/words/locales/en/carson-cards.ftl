### Carson City: The Card Game.

## What stands on the land

cards-element-empty = empty
cards-element-mountain = mountain
cards-element-house = House
cards-element-townhouse = Townhouse
cards-element-mine = Mine
cards-element-ranch = Ranch
cards-element-blacksmith = Blacksmith
cards-element-drugstore = Drugstore
cards-element-bank = Bank
cards-element-saloon = Saloon
cards-element-hotel = Hotel
cards-element-general-store = General Store
cards-element-church = Church
cards-element-prison = Prison
cards-element-city-hall = City Hall
cards-element-outlaws = Outlaws

# Two letters each, no two alike: they stand in the pictures made of characters.
cards-letters-house = Ho
cards-letters-townhouse = Th
cards-letters-mine = Mi
cards-letters-ranch = Ra
cards-letters-blacksmith = Bl
cards-letters-drugstore = Dr
cards-letters-bank = Ba
cards-letters-saloon = Sa
cards-letters-hotel = Ht
cards-letters-general-store = Gs
cards-letters-church = Ch
cards-letters-prison = Pr
cards-letters-city-hall = Ci

cards-terrain = { $card } ({ $cells })

## Suits

cards-suit-hat = hat
cards-suit-star = star
cards-suit-cactus = cactus
cards-suit-boot = boot
cards-suit-horseshoe = horseshoe
cards-suit-cow = cow
cards-suit-none = no suit yet
cards-suit-of = { $seat }: { $suit }

## Persons

cards-person-cowboy = Cowboy
cards-rule-cowboy = At the end: 3 points for each Ranch.
cards-person-auctioneer = Auctioneer
cards-rule-auctioneer = Before a bid, at the end, or to make room for a card that fits nowhere: sell up to three cards of your city in the whole game, 7 points each. They must lie free, and the city must stay in one piece.
cards-person-settler = Settler
cards-rule-settler = At the end: 1 point for each empty cell beside one or more Ranches.
cards-person-captain = Captain
cards-rule-captain = 6 points, and your city may have a ninth column or a ninth row.
cards-person-singer = Singer
cards-rule-singer = At the end: as many points as your best Saloon brings.
cards-person-lawyer = Lawyer
cards-rule-lawyer = Before the bids, once an epoch: take a card at once. Your bid is then spent for nothing.
cards-person-gunsmith = Gunsmith
cards-rule-gunsmith = Before the bids, once an epoch: your bid counts 6 more.
cards-person-banker = Banker
cards-rule-banker = At the end: 4 points for each Bank.
cards-person-governor = Governor
cards-rule-governor = Before the bids, once in the game: one more terrain card is laid out and you take a card at once, beside your regular turn.
cards-person-doctor = Doctor
cards-rule-doctor = 5 points. Once the bids lie open, once an epoch: your bid counts 2 more.
cards-person-heroes = Heroes
cards-rule-heroes = 6 points. Before the bids, once an epoch: your bid counts 3 more.
cards-person-teacher = Teacher
cards-rule-teacher = At the end: 1 point for each House, 2 for each Townhouse or Hotel.
cards-person-publisher = Publisher
cards-rule-publisher = At the end, for your persons: 1 point for each $ (his own too), 4 for each arrow.
cards-person-grocer = Grocer
cards-rule-grocer = At the end: 4 points for each Drugstore.
cards-person-day-labourer = Day labourer
cards-rule-day-labourer = Before the bids, once an epoch: one more terrain card is laid out for all, and in your turn you take two cards.
cards-person-newspaper-boy = Newspaper boy
cards-rule-newspaper-boy = 3 points, and at the end a person of your choice whom nobody has.
cards-person-sheriff = Sheriff
cards-rule-sheriff = At the end: 3 points for each Prison. Your Outlaws cost nothing and count as empty cells.
cards-person-gunslinger = Gunslinger
cards-rule-gunslinger = Once the bids lie open, once an epoch: your bid counts 5 more.
cards-person-indian = Indian
cards-rule-indian = At the end: half a point for each cell you could still build on, rounded up.
cards-person-prospector = Prospector
cards-rule-prospector = At the end: 1 point for each mountain and each Mine.
cards-person-undertaker = Undertaker
cards-rule-undertaker = At the end: 2 points for each of your persons, himself included.

## Scoring pad

cards-pad-ranches = Ranches: empty cells around
cards-pad-mines = Mines: mountains around
cards-pad-drugstores = Drugstores: Houses around
cards-pad-banks = Banks: Houses around
cards-pad-saloons = Saloons: Houses around
cards-pad-stores-and-hall = General Stores, City Hall: Houses around
cards-pad-per-ranch = Drugstores, Blacksmiths: Ranches in the city
cards-pad-per-mine = Banks, Blacksmiths: Mines in the city
cards-pad-per-house = Churches, General Stores: Houses in the city
cards-pad-hotels = Hotels
cards-pad-per-building = City Hall: buildings in the city
cards-pad-outlaws = Outlaws
cards-pad-handicap = Handicap{ $mark }
cards-pad-pulls = Pull of { $count ->
        [one] one terrain card
       *[other] { $count } terrain cards
    }

## Options

cards-option-fill = Fill the table
cards-option-fill-help = Virtual players take the free places. They bid by chance and take what pulls them most.
cards-option-fill-count = up to { $players } players
cards-option-strength = Virtual players
cards-option-strength-help = How high the virtual players can bid.
cards-strength-beginner = beginners
cards-option-strength-beginner-help = They bid from 1 to 9, like you.
cards-strength-advanced = advanced
cards-option-strength-advanced-help = They have a 10 instead of the 1.
cards-strength-professional = professionals
cards-option-strength-professional-help = They have a 10 and an 11 instead of the 1 and the 2.
cards-note-strength = At this table each of them wins about { $share } of 100 games against people who play alike; an even share would be { $even }.
cards-option-handicap = Handicap of virtual players
cards-option-handicap-help = They begin with more or fewer points, so that they are as strong at every size of table.
cards-handicap-house = points that fit the table
cards-handicap-off = none, as printed
cards-note-handicap = At this table each of them begins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cards-option-suits = Suits
cards-option-suits-help = The suit decides ties: each round the open back of the next person ranks all six.
cards-suits-chance = dealt by chance
cards-suits-chosen = everybody chooses
cards-suits-by-seat = by the order of the seats

cards-options-people = The card game is for one to six people, not { $people }.
cards-options-fill = The table is filled up to 4, 5 or 6 players, not { $fill }.

## What is asked

cards-asked-suit = Choose a suit.
cards-asked-use = Use your person now? { $person }: { $rule }
cards-asked-take-at-once = Take a card at once. ({ $person })
cards-asked-sell = Sell a card of your city for 7 points, or pass.
cards-asked-sell-for-room = There is no room for { $card }. Sell a card of your city for 7 points to make some, or let it go.
cards-asked-bid = Put an auction card down. The higher it is, the sooner you take.
cards-asked-take = Take a card of the row.
cards-asked-lay = Lay { $card } into your city.
cards-asked-choose = Choose the person that the Newspaper boy brings you.

cards-waiting-suit = { $seat } is choosing a suit.
cards-waiting-use = { $seat } is thinking about a person. { $person }: { $rule }
cards-waiting-sell = { $seat } may sell.
cards-waiting-sell-for-room = { $seat } has no room for { $card } and may sell.
cards-waiting-bid = Bids are still out: { $seats }.
cards-waiting-take = { $seat } is taking a card.
cards-waiting-lay = { $seat } is laying { $card }.
cards-waiting-choose = { $seat } is choosing a last person.
cards-seat = { $seat }

## Choices

# Entries of a list: keep them short.
cards-choice-suit = { $suit }
cards-choice-use = Use: { $person }. { $rule }
cards-choice-spare = Not now: { $person }
cards-choice-bid = Bid { $bid }
cards-choice-take = { $card }, pull { $pull }
cards-choice-take-person = { $person }, pull { $pull }. { $rule }
cards-choice-lay = At { $at }
cards-choice-sell = Sell { $card }
cards-choice-sell-no-more = Sell no more
cards-choice-lose = Let it go: { $card }
cards-choice-choose = The { $person }. { $rule }
cards-choice-choose-nobody = Nobody

## What a choice would bring

cards-preview-gain = Your points: { $gain ->
        [0] no change
       *[other] { SIGNED($gain) }
    }.
cards-preview-line = { $label }: { SIGNED($change) }
cards-preview-no-place = There is no place for it: it would leave the game.

## Pictures

cards-title-hand = To lay: { $card }
cards-title-row = Round { $round } of 18: the row
cards-title-city = City: { $seat }
cards-title-auction = Auction cards
cards-title-persons = Persons
cards-ties = Ties:
cards-city-empty = Nothing here yet.

## Everything in words

cards-words-round = Round { $round } of 18, epoch { $epoch }.
cards-words-row = In the row: { $cards }.
cards-words-row-card = { $card } with pull { $pull }
cards-words-person = { $person }: { $rule }
cards-words-back = Ties go to the suit that stands first: { $suits }.
cards-words-player = { $seat } ({ $suit }) stands at { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cards-words-virtual = { $seat } ({ $suit }), a virtual player, stands at { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cards-words-auction = { $seat } has { $left ->
        [0] no auction card
        [one] one auction card: { $cards }
       *[other] { $left } auction cards: { $cards }
    }. Spent: { $count ->
        [0] none
       *[other] { $spent }
    }.
cards-words-bid-shown = { $seat } bids { $bid }.
cards-words-bid-void = { $seat } bids { $bid }, which counts for nothing: the Lawyer took a card already.
cards-words-bonus = { $seat }’s bid will count { $bonus } more.
cards-words-bid-own = You bid { $bid }; nobody else knows yet.
cards-words-bid-sealed = { $seat } has put a card down.
cards-words-persons = With { $seat }: { $persons }.
cards-words-person-ready = { $person }
cards-words-person-turned = { $person } (used)
cards-words-handicap = { $seat } began with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $mark } as a handicap.
cards-words-collected = { $seat } has collected { $count ->
        [0] no terrain card
        [one] one terrain card
       *[other] { $count } terrain cards
    }.
cards-words-sold = { $seat } has sold: { $cards }.
cards-words-city-empty = { $seat } has built nothing yet.
cards-words-city = { $seat }’s city: { $count ->
        [one] one card
       *[other] { $count } cards
    }, { $columns } columns by { $rows } rows, from column { $first } on.
cards-words-city-row = Row { $row }: { $cells }.
cards-words-bare = bare

## Events

cards-event-suit = { $seat } chooses a suit: { $suit }.
cards-event-suits = Suits: { $suits }.
cards-event-epoch = Epoch { $epoch } begins.
cards-event-sent-under = A skull on the pile: back under it goes the { $person }.
cards-event-round = Round { $round }: { $cards }. Ties: { $suits }.
cards-event-used = { $seat } uses the { $person }.
cards-event-spared = { $seat } leaves the { $person } alone.
cards-event-row-grew = One more in the row: { $card }.
cards-event-sealed = { $seat } puts a card down.
cards-event-shown = Cards on the table: { $bids }.
cards-bid-of = { $seat }: { $bid }
# An auction card, what persons add to it, and what it comes to.
cards-bid = { $bonus ->
        [0] { $bid }
       *[other] { $bid } + { $bonus } = { $total }
    }
cards-event-raised = { $seat } now bids { $bid }.
cards-event-taken = { $seat } takes { $card }.
cards-event-laid = { $seat } lays { $card } at { $at }: { $gain ->
        [0] no change
       *[other] { SIGNED($gain) }
    }.
cards-event-fits-nowhere = { $seat } has no place for { $card }. It leaves the game.
cards-event-left-over = { $count ->
        [one] Nobody wanted it
       *[other] Nobody wanted them
    }: { $cards }.
cards-event-sold = { $seat } sells { $card } for 7 points.
cards-event-chosen = The Newspaper boy brings { $seat } the { $person }.
cards-event-ended = The game is over: { $points }.

## What is refused

cards-illegal-suit-first = Choose a suit first.
cards-illegal-suit-taken = Somebody already has it: { $suit }. Choose another suit.
cards-illegal-use-or-pass = You are asked about a person: use the { $person } or pass.
cards-illegal-bid-first = Everybody bids now: put an auction card down.
cards-illegal-bid-spent = You have no { $bid } to bid with in this epoch. Choose another card.
cards-illegal-take-first = Take a card of the row.
cards-illegal-not-in-row = It does not lie in the row: { $card }.
cards-illegal-lay-first = First lay { $card } into your city.
cards-illegal-first-at-origin = The first card of a city lies at 0,0, not at { $at }.
cards-illegal-too-far = At { $at } the city would grow too large: 8 by 8 cells, one more column or row with the Captain.
cards-illegal-apart = At { $at } the card would not touch your city along the side of a cell.
cards-illegal-covers = At { $at } this would come to lie over { $below }: { $above }. Only empty cells may be covered, the same by the same, a House by a Townhouse; Outlaws only with a Sheriff or a Prison.
cards-illegal-sell-or-pass = Sell a card of your city or pass.
cards-illegal-not-in-city = It does not lie in your city: { $card }.
cards-illegal-not-sellable = It cannot be sold, because it covers, is covered or holds the city together: { $card }.
cards-illegal-sell-or-lose = There is no room for it: sell a card of your city to make some, or pass and let it go.
cards-illegal-makes-no-room = Selling it would make no room for the card in your hand: { $card }.
cards-illegal-choose-or-pass = Choose a person or pass.
cards-illegal-person-owned = Somebody already has the { $person }.

## What is our own

cards-house-deck = Which elements share a terrain card, and where they stand, is our own; how often each occurs is printed.
cards-house-pulls = The pull of the terrain cards on virtual players is our own: the printed numbers could not be found.
cards-house-person-pulls = The pull of these persons on virtual players is our own: { $persons }. The printed numbers could not be found.
cards-house-backs = Which back with its order of suits belongs to which person is our own: the printed backs could not be found.
cards-house-handicap = The points with which virtual players begin are our own: the printed rules give them none.
