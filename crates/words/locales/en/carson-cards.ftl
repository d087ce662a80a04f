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
    .the = { $card } ({ $cells })

## Suits

cards-suit-hat = hat
cards-suit-star = star
cards-suit-cactus = cactus
cards-suit-boot = boot
cards-suit-horseshoe = horseshoe
cards-suit-cow = cow
cards-suit-none = no suit yet
cards-suit-of = { $seat }: { $suit }

## Characters

cards-person-cowboy = Cowboy
    .the = the Cowboy
cards-rule-cowboy = At the end: 3 points for each Ranch.
cards-person-auctioneer = Auctioneer
    .the = the Auctioneer
cards-rule-auctioneer = Before a bid, at the end, or to make room for a card that fits nowhere: sell cards from your city for 7 points each, three at most in the game. Only uncovered cards that cover nothing, and the city must stay in one piece.
cards-person-settler = Settler
    .the = the Settler
cards-rule-settler = At the end: 1 point for each empty parcel next to one or more Ranches.
cards-person-captain = Captain
    .the = the Captain
cards-rule-captain = 6 points, and your city may have a ninth column or a ninth row.
cards-person-singer = Singer
    .the = the Singer
cards-rule-singer = At the end: as many points as your best Saloon brings.
cards-person-lawyer = Lawyer
    .the = the Lawyer
cards-rule-lawyer = Before bidding, once per era: take a card right away. You still bid, but your bid is wasted.
cards-person-gunsmith = Gunsmith
    .the = the Gunsmith
cards-rule-gunsmith = Before bidding, once per era: your bid gets +6.
cards-person-banker = Banker
    .the = the Banker
cards-rule-banker = At the end: 4 points for each Bank.
cards-person-governor = Governor
    .the = the Governor
cards-rule-governor = Before bidding, once per game: add a terrain card to the row and take a card right away, on top of your normal pick.
cards-person-doctor = Doctor
    .the = the Doctor
cards-rule-doctor = 5 points. After the reveal, once per era: your bid gets +2.
cards-person-heroes = Heroes
    .the = the Heroes
cards-rule-heroes = 6 points. Before bidding, once per era: your bid gets +3.
cards-person-teacher = Teacher
    .the = the Teacher
cards-rule-teacher = At the end: 1 point for each House, 2 for each Townhouse or Hotel.
cards-person-publisher = Editor
    .the = the Editor
cards-rule-publisher = At the end: 1 point per $ (his own included) and 4 per arrow on your characters.
cards-person-grocer = Grocer
    .the = the Grocer
cards-rule-grocer = At the end: 4 points for each Drugstore.
cards-person-day-labourer = Chinese Worker
    .the = the Chinese Worker
cards-rule-day-labourer = Before bidding, once per era: add a terrain card to the row; on your turn you take two cards.
cards-person-newspaper-boy = Paperboy
    .the = the Paperboy
cards-rule-newspaper-boy = 3 points, and at the end any character nobody owns.
cards-person-sheriff = Sheriff
    .the = the Sheriff
cards-rule-sheriff = At the end: 3 points for each Prison. Your Outlaws cost nothing and count as empty parcels.
cards-person-gunslinger = Mercenary
    .the = the Mercenary
cards-rule-gunslinger = After the reveal, once per era: your bid gets +5.
cards-person-indian = Indian
    .the = the Indian
cards-rule-indian = At the end: half a point for each parcel you could still build on, rounded up.
cards-person-prospector = Prospector
    .the = the Prospector
cards-rule-prospector = At the end: 1 point for each mountain and each Mine.
cards-person-undertaker = Undertaker
    .the = the Undertaker
cards-rule-undertaker = At the end: 2 points for each of your characters, himself included.

## Scoring pad

cards-pad-ranches = Ranches (empty parcels around)
cards-pad-mines = Mines (mountains around)
cards-pad-drugstores = Drugstores (Houses around)
cards-pad-banks = Banks (Houses around)
cards-pad-saloons = Saloons (Houses around)
cards-pad-stores-and-hall = General Stores, City Hall (Houses around)
cards-pad-per-ranch = Drugstores, Blacksmiths (Ranches in the city)
cards-pad-per-mine = Banks, Blacksmiths (Mines in the city)
cards-pad-per-house = Churches, General Stores (Houses in the city)
cards-pad-hotels = Hotels
cards-pad-per-building = City Hall (buildings in the city)
cards-pad-outlaws = Outlaws
cards-pad-handicap = Handicap{ $mark }
cards-pad-pulls = Appeal of { $count ->
        [one] one terrain card
       *[other] { $count } terrain cards
    }

## Options

cards-option-fill = Fill the table
cards-option-fill-help = Virtual players take the open seats. They bid at random and take the most appealing card.
cards-option-fill-count = up to { $players } players
cards-option-strength = Virtual players
cards-option-strength-help = How high the virtual players can bid.
cards-strength-beginner = beginner
cards-option-strength-beginner-help = They bid from 1 to 9, like you.
cards-strength-advanced = advanced
cards-option-strength-advanced-help = They have a 10 instead of the 1.
cards-strength-professional = pro
cards-option-strength-professional-help = They have a 10 and an 11 instead of the 1 and the 2.
cards-note-strength = At this table each of them wins about { $share } games in 100 against people of equal strength; an even share would be { $even }.
cards-option-handicap = Handicap of virtual players
cards-option-handicap-help = They begin with more or fewer points, so that they are as strong at every size of table.
cards-handicap-by-table = points that fit the table
cards-handicap-house = points of the earlier rules
cards-handicap-off = none, as printed
cards-note-handicap = At this table each of them begins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cards-option-suits = Suits
cards-option-suits-help = The suit breaks ties: each round the open back of the next character ranks all six.
cards-suits-chance = random
cards-suits-chosen = everybody chooses
cards-suits-by-seat = by the order of the seats

cards-options-people = The card game is for one to six people, not { $people }.
cards-options-fill = The table is filled up to 4, 5 or 6 players, not { $fill }.

## What is asked

cards-asked-suit = Choose a suit.
cards-asked-use = Use { $person-the } now? { $rule }
cards-asked-take-at-once = Take a card right now. ({ $person })
cards-asked-sell = Sell a card from your city for 7 points, or pass.
cards-asked-sell-for-room = There is no room for { $card }. Sell a card from your city for 7 points to make some, or let it go.
cards-asked-bid = Bid an auction card, face down. The higher the bid, the earlier you pick.
cards-asked-take = Take a card from the row.
cards-asked-lay = Place { $card } in your city.
cards-asked-choose = Choose the character the Paperboy brings you.

cards-waiting-suit = { $seat } chooses a suit.
cards-waiting-use = { $seat } may use { $person-the }. { $rule }
cards-waiting-sell = { $seat } may sell.
cards-waiting-sell-for-room = { $seat } has no room for { $card } and may sell.
cards-waiting-bid = Waiting for bids from { $seats }.
cards-waiting-take = { $seat } takes a card.
cards-waiting-lay = { $seat } places { $card }.
cards-waiting-choose = { $seat } chooses a last character.

## Choices

# Entries of a list: keep them short.
cards-choice-suit = { $suit }
cards-choice-use = Use { $person-the }. { $rule }
cards-choice-spare = Not now
cards-choice-bid = Bid { $bid }
cards-choice-take = { $card }, appeal { $pull }
cards-choice-take-person = { $person }, appeal { $pull }. { $rule }
cards-choice-lay = Place at { $at }
cards-choice-sell = Sell { $card }
cards-choice-sell-no-more = Sell no more
cards-choice-lose = Let { $card } go
cards-choice-choose = { $person }. { $rule }
cards-choice-choose-nobody = Nobody

## What a choice would bring

cards-preview-gain = Your points: { $gain ->
        [0] no change
       *[other] { SIGNED($gain) }
    }.
cards-preview-line = { $label }: { SIGNED($change) }
cards-preview-no-place = It fits nowhere and would be discarded.

## Pictures

cards-title-hand = To place: { $card }
cards-title-row = Round { $round } of 18: the row
cards-title-city = City: { $seat }
cards-title-auction = Auction cards
cards-title-persons = Characters
cards-ties = Ties:
cards-city-empty = Nothing here yet.

## Everything in words

cards-words-round = Round { $round } of 18, Era { $epoch }.
cards-words-row = In the row: { $cards }.
cards-words-row-card = { $card }, appeal { $pull }
cards-words-person = { $person }: { $rule }
cards-words-back = Tie order: { $suits }.
cards-words-player = { $seat } ({ $suit }) has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cards-words-virtual = { $seat } ({ $suit }), a virtual player, has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cards-words-auction = { $seat } has { $left ->
        [0] no auction card
        [one] one auction card: { $cards }
       *[other] { $left } auction cards: { $cards }
    }. Already played: { $count ->
        [0] none
       *[other] { $spent }
    }.
cards-words-bid-shown = { $seat } bids { $bid }.
cards-words-bid-void = { $seat } bids { $bid }, which counts for nothing: the Lawyer already took a card.
cards-words-bonus = { $seat }’s bid gets { SIGNED($bonus) }.
cards-words-bid-own = You bid { $bid }; nobody else knows yet.
cards-words-bid-sealed = { $seat } has bid face down.
cards-words-persons = { $seat }’s characters: { $persons }.
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
cards-words-bare = no card

## Events

cards-event-suit = { $seat } chooses a suit: { $suit }.
cards-event-suits = Suits: { $suits }.
cards-event-epoch = Era { $epoch } begins.
cards-event-sent-under = Skull on the pile: { $person-the } goes back under it.
cards-event-round = Round { $round }: { $cards }. Ties: { $suits }.
cards-event-used = { $seat } uses { $person-the }.
cards-event-spared = { $seat } does not use { $person-the }.
cards-event-row-grew = Added to the row: { $card }.
cards-event-sealed = { $seat } bids face down.
cards-event-shown = Cards on the table: { $bids }.
cards-bid-of = { $seat }: { $bid }
# An auction card, what persons add to it, and what it comes to.
cards-bid = { $bonus ->
        [0] { $bid }
       *[other] { $bid } + { $bonus } = { $total }
    }
cards-event-raised = { $seat } now bids { $bid }.
cards-event-taken = { $seat } takes { $card-the }.
cards-event-laid = { $seat } places { $card } at { $at }: { $gain ->
        [0] no change
       *[other] { SIGNED($gain) }
    }.
cards-event-fits-nowhere = { $seat } has no room for { $card }. It is discarded.
cards-event-left-over = { $count ->
        [one] Nobody wanted this card
       *[other] Nobody wanted these cards
    }: { $cards }.
cards-event-sold = { $seat } sells { $card } for 7 points.
cards-event-chosen = The Paperboy brings { $person-the } to { $seat }.
cards-event-ended = The game is over. { $points }.

## What is refused

cards-illegal-suit-first = Choose a suit first.
cards-illegal-suit-taken = Somebody already has the { $suit }. Choose another suit.
cards-illegal-use-or-pass = First decide: use { $person-the } or pass?
cards-illegal-bid-first = Everybody bids now: bid an auction card.
cards-illegal-bid-spent = You have no { $bid } left to bid this era. Choose another card.
cards-illegal-take-first = Take a card from the row.
cards-illegal-not-in-row = { $card } is not in the row.
cards-illegal-lay-first = First place { $card } in your city.
cards-illegal-first-at-origin = The first card of a city goes at 0,0, not at { $at }.
cards-illegal-too-far = At { $at } the city would grow too large: 8 by 8 parcels, one more column or row with the Captain.
cards-illegal-apart = At { $at } the card would not touch your city along an edge.
cards-illegal-covers = { $above } can’t go on top of { $below } at { $at }. Cover only empty parcels, the same thing with the same thing, or a House with a Townhouse; Outlaws only with a Sheriff or a Prison.
cards-illegal-sell-or-pass = Sell a card from your city or pass.
cards-illegal-not-in-city = { $card } is not in your city.
cards-illegal-not-sellable = { $card } can’t be sold: it covers another card, is covered, or holds the city together.
cards-illegal-sell-or-lose = There is no room for it: sell a card from your city to make some, or pass and let it go.
cards-illegal-makes-no-room = Selling { $card } would make no room for the card in your hand.
cards-illegal-choose-or-pass = Choose a character or pass.
cards-illegal-person-owned = Somebody already has { $person-the }.

## What is our own

cards-house-deck = Which elements share a terrain card, and where they are on it, is our own; how often each occurs is printed.
cards-house-pulls = The appeal of the terrain cards to virtual players is our own: we couldn’t find the printed numbers.
cards-house-person-pulls = The appeal of these characters to virtual players is our own: { $persons }. We couldn’t find the printed numbers.
cards-house-backs = Which back with its order of suits belongs to which character is our own: we couldn’t find the printed backs.
cards-house-handicap = The points with which virtual players begin are our own: the printed rules give them none.

## What is counted over many games

cards-used-people = People who came
