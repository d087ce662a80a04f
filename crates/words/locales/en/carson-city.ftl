### Carson City.

## Buildings

city-building-ranch = Ranch
city-building-mine = Mine
city-building-drugstore = Drugstore
city-building-bank = Bank
city-building-saloon = Saloon
city-building-hotel = Hotel
city-building-church = Church
city-building-prison = Prison
city-building-general-store = General Store
city-building-school = School
city-building-blacksmith = Blacksmith
city-building-city-hall = City Hall
city-building-train-station = Train Station

## Characters

city-character-paperboy = Paperboy
city-character-sheriff = Sheriff
city-character-banker = Banker
city-character-grocer = Grocer
city-character-chinese-worker = Chinese Worker
city-character-settler = Settler
city-character-captain = Captain
city-character-mercenary = Mercenary
city-character-indian = Indian
city-character-prospector = Prospector
city-character-gunsmith = Gunsmith
city-character-singer = Singer
city-character-auctioneer = Auctioneer
city-character-governor = Governor
city-character-doctor = Doctor
city-character-undertaker = Undertaker
city-character-cowboy = Cowboy
city-character-heroes = Heroes
city-character-teacher = Teacher
city-character-lawyer = Lawyer
city-character-editor = Editor
city-character-father-christmas = Father Christmas

city-power-0y = pay $3, take another character (not the Sheriff) and play as number 0
city-power-0r = take another character (not the Sheriff), play as number 0, keep $5 less
city-power-1y = a white cowboy whom nobody fights
city-power-1r = you start no fight, and each duel you lose is 3 points
city-power-2y = $9 now
city-power-2r = at the end of the round 3, 5 or 7 points for $3, $12 or $25
city-power-3y = $8, or one kind of your buildings earns double
city-power-3r = $8 now, or a point for each of your Houses at the end of the round
city-power-4y = 2 roads, and buildings at half price
city-power-4r = any building of the row for $5 at once
city-power-5y = a parcel of your choice
city-power-5r = $8 now, or a point for each of your mountains at the end of the round
city-power-6y = 1, 2 or 3 cowboys for $1, $4 or $9
city-power-6r = 1 or 2 revolvers for $3 or $9
city-power-7y = 3 firepower this round
city-power-7r = 2 firepower this round
city-power-8y = 2 parcels where the dice fall
city-power-8r = no parcel costs you more than $3
city-power-9y = a Mine on new land for $10
city-power-9r = 2 sticks of dynamite
city-power-10y = 2 points for each duel you win
city-power-10r = a second roll in each duel, and a stick of dynamite
city-power-11y = 2 tokens that keep a cowboy out of duels
city-power-11r = an extra gambler who multiplies the dice
city-power-12y = auctions 2 parcels, half the price is yours
city-power-12r = auctions the ammunition, the price is yours
city-power-13y = a road, and a point for each road that reaches new land
city-power-13r = taxes the others’ revolvers or their money
city-power-14y = beaten cowboys may move on for $3, yours for nothing
city-power-14r = $2 or a point from each beaten cowboy of the others
city-power-15y = a horse
city-power-15r = a Ranch on new land for $8
city-power-16y = your buildings are safe, and you attack none
city-power-16r = 3 points, and 3 more for each of up to 2 cowboys sent away
city-power-17y = you choose first in the next round
city-power-17r = 2 points for each School, Prison and Church, and 2 without a Saloon
city-power-18y = buy a parcel at once; nobody contests your land
city-power-18r = points for the income of your buildings
city-power-19y = 5 points
city-power-19r = 2 points, and what the die brings

## The track

city-space-wages = Wages
city-space-ammunition = Ammunition
city-space-3-roads = 3 Roads
city-space-1-road = 1 Road
city-space-parcels = Parcels
city-space-building-12 = the building at $12
city-space-building-10 = the building at $10
city-space-building-8 = the building at $8
city-space-building-6 = the building at $6
city-space-building-5 = the building at $5
city-space-building-4 = the building at $4
city-space-building-3 = the building at $3
city-space-kept-buildings = Kept Buildings
city-space-parcels-income = Parcels Income
city-space-cowboy-income = Cowboy Income
city-space-gambling = Gambling Income
city-space-building-income = Building Income
city-space-parcels-vp = Parcels Points
city-space-cowboy-vp = Cowboy Points
city-space-building-vp = Building Points
city-space-vp-5 = Points at $5
city-space-vp-4 = Points at $4
city-space-vp-3 = Points at $3
city-space-vp-2 = Points at $2
city-place-parcel = parcel { $parcel }
city-seat = { $seat }

## What is asked

city-asked-first-parcel = Which parcel to begin with?
city-asked-character = Which character?
city-asked-second-character = Which character does the Paperboy fetch?
city-asked-eight = $8 now, or wait for something better?
city-asked-take-building = Which building for $5?
city-asked-free-parcel = Which parcel does the Settler take?
city-asked-recruit = What does the Captain sell?
city-asked-stake = Where does the { $building } go?
city-asked-stake-tile = Which { $building } of the row?
city-asked-lot = Which parcel goes under the hammer?
city-asked-bid = { $kind ->
    [ammunition] The ammunition is up for auction at ${ $bid }. Bid more?
   *[parcels] Parcels { $lot } are up for auction at ${ $bid }. Bid more?
}
city-asked-tax = Tax revolvers or money?
city-asked-heroes = How many cowboys ride off with the Heroes?
city-asked-lawyer-parcel = Which parcel does the Lawyer buy?
city-asked-place = { $cowboys ->
    [0] No cowboy left. Pass?
    [one] Place your last cowboy, or pass?
   *[other] Place one of { $cowboys } cowboys, or pass?
}
city-asked-duel-order = Which duel comes first?
city-asked-reroll = { $rolled } on the dice at { $place }. Roll again?
city-asked-heal = Beaten at { $place }. Where does the Doctor send him?
city-asked-undertaker = The Undertaker: pay $2 or lose a point?
city-asked-undertaker-poor = The Undertaker: you do not have $2, so you lose a point.
city-asked-buy-parcel = Which parcel to buy?
city-asked-buy-building = Buy the { $building } for ${ $price }?
city-asked-build = { $scope ->
    [one] Where does the { $building } go? It can also wait.
   *[all] Which of your buildings do you place now, and where?
}
city-kept = your buildings
city-asked-house = { $left ->
    [one] Where does the new House go?
   *[other] Where does the next of { $left } new Houses go?
}
city-asked-consent = { $builder } wants to build a House on your parcel { $parcel }. Allowed?
city-asked-income = { $means ->
    [grocer] The Grocer: $8, or one kind of your buildings pays double this round?
    [dynamite] Blast a Mine of yours? It pays three times this round, and the dynamite is gone.
    [horse] Which Ranch does a horse double this round?
   *[several] Which of your buildings pay more this round?
}
city-asked-buy-points = How many points at ${ $price } each?
city-asked-last-roads = The round ends. Any more roads?
city-asked-banker = How many points from the Banker?
city-asked-spend = { $must ->
    [0] ${ $money } in hand, and all of it may stay. Spend any? Each $10 is a point.
   *[other] ${ $money } in hand, ${ $limit } may stay: ${ $must } or more must go. How much? Each $10 is a point.
}
city-asked-city-hall = Where does the City Hall stand?

## What the others read while somebody is asked

city-waiting-secretly = { $seat } chooses in secret.
city-waiting-first-parcel = { $seat } chooses a parcel to begin with.
city-waiting-character = { $seat } chooses a character.
city-waiting-second-character = { $seat } chooses whom the Paperboy fetches.
city-waiting-eight = { $seat } may take $8 now, or wait for something better.
city-waiting-take-building = { $seat } may take a building for $5.
city-waiting-free-parcel = { $seat } chooses a parcel for the Settler.
city-waiting-recruit = { $seat } chooses what the Captain sells.
city-waiting-stake = { $seat } chooses where the { $building } goes.
city-waiting-stake-tile = { $seat } chooses a { $building } of the row.
city-waiting-lot = { $seat } chooses a parcel for the auction.
city-waiting-bid = { $kind ->
    [ammunition] { $seat } may bid more than ${ $bid } for the ammunition.
   *[parcels] { $seat } may bid more than ${ $bid } for { $lot }.
}
city-waiting-tax = { $seat } taxes revolvers or money.
city-waiting-heroes = { $seat } decides how many cowboys ride off with the Heroes.
city-waiting-lawyer-parcel = { $seat } chooses the parcel that the Lawyer buys.
city-waiting-place = { $cowboys ->
    [0] { $seat } has no cowboy left and can only pass.
    [one] { $seat } places the last cowboy, or passes.
   *[other] { $seat } places one of { $cowboys } cowboys, or passes.
}
city-waiting-duel-order = { $seat } decides which duel comes first.
city-waiting-reroll = { $seat } rolled { $rolled } at { $place } and may roll again.
city-waiting-heal = { $seat } was beaten at { $place } and decides where the Doctor sends the cowboy.
city-waiting-undertaker = { $seat } pays the Undertaker $2 or loses a point.
city-waiting-buy-parcel = { $seat } decides which parcel to buy.
city-waiting-buy-building = { $seat } may buy the { $building } for ${ $price }.
city-waiting-build = { $scope ->
    [one] { $seat } decides where the { $building } goes.
   *[all] { $seat } may place kept buildings now.
}
city-waiting-house = { $left ->
    [one] { $seat } chooses a place for the new House.
   *[other] { $seat } chooses a place for the next of { $left } new Houses.
}
city-waiting-consent = { $seat } decides whether { $builder } may build a House on { $parcel }.
city-waiting-income = { $means ->
    [grocer] { $seat } decides what the Grocer brings.
    [dynamite] { $seat } may blast a Mine.
    [horse] { $seat } may let a horse double a Ranch.
   *[several] { $seat } decides which buildings pay more.
}
city-waiting-buy-points = { $seat } may buy points at ${ $price } each.
city-waiting-last-roads = { $seat } may lay more roads before the round ends.
city-waiting-banker = { $seat } may buy points from the Banker.
city-waiting-spend = { $seat } has ${ $money } and decides how much of it to spend.
city-waiting-city-hall = { $seat } decides where the City Hall stands.
city-waiting-outlaw-order = { $seat } decides which Outlaw moves next.
city-waiting-reward = { $seat } has beaten the Outlaw on { $parcel } and takes points or robs the building.
city-waiting-horse = { $seat } may send a horse into an enclosure.
city-waiting-second-go = { $seat } has another go.
city-waiting-resettle = { $seat } decides where the cowboy goes now.
city-waiting-buy-horse = { $seat } may buy a horse for $4 instead of a wage of $4.
city-waiting-new-horse = { $seat } chooses an enclosure for the new horse.

## Choices

city-choice-parcel = take { $parcel }
city-choice-character = { $number } { $character }: { $power } (keeps ${ $limit })
city-choice-now = take $8
city-choice-later = wait
city-choice-take = take the { $building }
city-choice-recruit = { $count ->
    [one] a cowboy
   *[other] { $count } cowboys
}
city-choice-revolvers = { $count ->
    [one] a revolver
   *[other] { $count } revolvers
}
city-choice-tax-weapons = tax revolvers
city-choice-tax-money = tax money
city-choice-send = { $count ->
    [0] send nobody away
    [one] send a cowboy away
   *[other] send { $count } cowboys away
}
city-choice-bid = bid ${ $amount }
city-choice-place = { $why ->
    [row] { $what } for ${ $amount }
    [work] { $place }: { $what }
    [buy] land { $parcel } for ${ $amount }
    [attack] rob { $parcel }: { $what }, ${ $amount }
    [defend] guard { $parcel }: { $what }, ${ $amount }
    [fight] fight the Outlaw at { $parcel }, strength { $amount }
    [hold] hold the City Hall
   *[none] { $place }
}
city-choice-against = { $choice }, against { $seats }
city-gives-dollars = ${ $amount }
city-gives-firepower = 3 firepower this round
city-gives-dice = what two dice show
city-choice-place-dynamite = { $place }, with dynamite
city-choice-place-token = { $place }, “no duel”
city-choice-sheriff = Sheriff: { $place }
city-choice-pass = pass
city-choice-road = road at { $road }
city-choice-duel = the duel on { $parcel }
city-choice-reroll = roll again
city-choice-reroll-second = roll the second die again
city-choice-move = on to { $place }
city-choice-pay = pay $2
city-choice-lose = lose a point
city-choice-buy-parcel = buy { $parcel } for ${ $price }
city-choice-buy = buy it
city-choice-decline = no, thanks
city-choice-build = { $building } on { $parcel }: ${ $income }
city-choice-keep = keep it for later
city-choice-house = a House on { $parcel }
city-choice-townhouse = the House on { $parcel } becomes a Townhouse
city-choice-if-agreed = { $choice }, if { $seat } agrees
city-choice-yes = yes
city-choice-no = no
city-choice-double = double: { $building } ({ $raised })
city-raised = ${ $more } instead of ${ $plain }
city-choice-blast = blast the Mine on { $parcel }: { $raised }
city-choice-points = { $count ->
    [0] no points
    [one] a point
   *[other] { $count } points
}
city-choice-spend = { $points ->
    [0] spend ${ $amount }
    [one] spend ${ $amount } for a point
   *[other] spend ${ $amount } for { $points } points
}
city-choice-done = nothing more
city-preview-chance = The rest is up to chance.
city-preview-same = The points would not change if the game ended then.
city-preview-gain = Points if the game ended then: { $gain }.

## What happened

city-event-centre = Carson City begins on { $parcel }.
city-event-mountains = Mountains rise on { $parcels }.
city-event-first-order = The first order: { $seats }.
city-event-tile-drawn = New in the row: { $building }, { $space }.
city-event-city-hall = { $seat } sets the City Hall on { $parcel }.
city-event-no-city-hall = There is no land left for the City Hall.
city-event-round = Round { $round } begins.
city-event-owned = { $seat } owns { $parcel }.
city-event-chose = { $seat } calls the { $character }.
city-event-turn-order = Turn order: { $seats }.
city-event-earns = { $seat } gets ${ $amount }: { $reason }.
city-event-pays = { $seat } pays ${ $amount }: { $reason }.
city-event-points = { $points ->
    [one] { $seat } scores a point: { $reason }.
   *[other] { $seat } scores { $points } points: { $reason }.
}
city-event-loses-points = { $points ->
    [one] { $seat } loses a point: { $reason }.
   *[other] { $seat } loses { $points } points: { $reason }.
}
city-event-roads = { $count ->
    [one] { $seat } gets a road.
   *[other] { $seat } gets { $count } roads.
}
city-event-cowboys = { $count ->
    [one] A cowboy joins { $seat }.
   *[other] { $count } cowboys join { $seat }.
}
city-event-cowboys-leave = { $count ->
    [one] A cowboy leaves { $seat }.
   *[other] { $count } cowboys leave { $seat }.
}
city-event-revolvers = { $count ->
    [one] { $seat } gets a revolver.
   *[other] { $seat } gets { $count } revolvers.
}
city-event-dynamite = { $count ->
    [one] { $seat } gets a stick of dynamite.
   *[other] { $seat } gets { $count } sticks of dynamite.
}
city-event-sheriff-joined = The Sheriff rides with { $seat }.
city-event-auction = { $seat } puts { $parcels } up for auction.
city-event-auction-ammunition = { $seat } puts the ammunition up for auction.
city-event-bid = { $seat } bids ${ $amount }.
city-event-dropped-out = { $seat } bids no more.
city-event-sold = Sold to { $seat } for ${ $amount }.
city-event-unsold = Nobody bids.
city-event-placed = { $seat } sends a cowboy to { $place }.
city-event-placed-dynamite = { $seat } sends a cowboy with dynamite to { $place }.
city-event-placed-token = { $seat } sends a cowboy with a “no duel” token to { $place }.
city-event-placed-sheriff = { $seat } sends the Sheriff to { $place }.
city-event-passed = { $seat } passes as number { $position }.
city-event-road-laid = { $seat } lays a road at { $road }.
city-event-rolled = The dice at { $place }: { $fighters }.
city-event-rerolled = { $seat } rolls again: { $die }.
city-event-duel = { $winner } wins the duel for { $place }: { $fighters }.
city-event-duel-by-pass = { $winner } wins the duel for { $place }, having passed first: { $fighters }.
city-fighter = { $seat }: { $dice } + { $firepower } = { $strength }
city-event-beaten = The cowboy of { $seat } is beaten at { $place } and goes home.
city-event-sent-home-lawyer = The Lawyer sends the cowboy of { $seat } home from { $place }.
city-event-sent-home-church = The Church sends the cowboy of { $seat } home from { $place }.
city-event-healed = The Doctor sends the cowboy of { $seat } on to { $place }.
city-event-ammunition = { $seat } has the ammunition: 3 firepower more this round.
city-event-holds = { $seat } holds the City Hall.
city-event-declined = { $seat } gives up { $place }.
city-event-acquired = { $seat } has a { $building } to build.
city-event-built = { $seat } builds a { $building } on { $parcel }.
city-event-taken-back = { $seat } takes the { $building } on { $parcel } back and keeps it.
city-event-house = { $seat } adds a House on { $parcel }.
city-event-townhouse = { $seat } turns the House on { $parcel } into a Townhouse.
city-event-refused = { $seat } wants no House on { $parcel }.
city-event-doubled = Every { $building } of { $seat } earns double.
city-event-blasted = { $seat } blasts the Mine on { $parcel }.
city-event-ended = The game is over: { $points }.

city-reason-space = { $space }
city-reason-parcel = parcel { $parcel }
city-reason-building = { $building }
city-reason-income = { $building } on { $parcel }
city-reason-robbery = robbery at the { $building } on { $parcel }
city-reason-character = { $character }
city-reason-auction = auction
city-reason-road = new land at { $road }
city-reason-duel = the duel for { $place }
city-reason-limit = spent at the end of the round

## In words

city-title-map = The city
city-title-track = The track
city-title-players = The players
city-columns-first = pts rev cow
city-columns-second = road fire land
city-words-round = Round { $round } of 4.
city-words-player = { $seat }: ${ $money }, points: { $points }. In hand: cowboys { $cowboys }, roads { $roads }. Land: { $land }.
city-words-firepower = Firepower of { $seat }: { $total } (revolvers { $revolvers }, cowboys { $cowboys }, for this round { $extra }).
city-words-character = { $seat } has the { $character }: { $power }. Keeps ${ $limit }.
city-words-kept = { $seat } keeps: { $buildings }.
city-words-dynamite = { $seat } has dynamite: { $count }.
city-words-row = For sale: { $tiles }. Tiles in the bag: { $bag }.
city-words-tile = { $building } at ${ $price }
city-words-map = Mountains: { $mountains }. Houses: { $houses }. Townhouses: { $townhouses }. Roads reach { $connected }.
city-words-income = { $building } of { $seat } on { $parcel }: ${ $total } ({ $parts }).
city-part-free-land = ${ $amount } free land { $parcel }
city-part-mountain = ${ $amount } mountain { $parcel }
city-part-house = ${ $amount } House { $parcel }
city-part-ranch = ${ $amount } Ranch { $parcel }
city-part-mine = ${ $amount } Mine { $parcel }
city-part-itself = ${ $amount } always
city-part-round = ${ $amount } for the round
city-part-city-hall = ${ $amount } City Hall
city-words-cowboys = Cowboys of { $seat }: { $places }.
city-words-several = { $count } on { $place }
city-words-duel = A duel for { $place }: { $fighters }.
city-words-chance = { $seat }: { $percent } %

city-score-gained = points gained
city-score-money = money, $6 a point
city-score-possessions = buildings, Houses, mountains
city-score-teacher = Teacher
city-score-station = Train Station

## Options

city-option-characters = Characters
city-option-characters-help = Which characters are in play.
city-option-random = by chance
city-option-own-characters = a set of your own
city-option-own-characters-help = Any 7 characters, or 8 with the Paperboy, each with the side that is up.
city-set-character = { $number } { $character }
city-set-member = { $number } { $character } ({ $side })
city-side-yellow = yellow
city-side-red = red
city-side-chosen = its player chooses the side
city-side-by-round = yellow in rounds 1 to 3, red in round 4
city-side-help = { $power }; keeps ${ $limit }
city-side-both = Yellow: { $yellow }. Red: { $red }.
city-option-preset-help = { $characters }
city-preset-first-game = for a first game
city-preset-quiet = a quiet city
city-preset-prosper = a city to get rich in
city-preset-gold-rush = gold rush
city-preset-home-owner = a city of home owners
city-preset-settling-scores = settling scores
city-option-buildings = Buildings
city-option-buildings-help = Which building tiles are in the bag.
city-option-all = all 38
city-option-first-game = the 26 for a first game
city-option-edition = Edition
city-option-edition-help = The rules of 2023 or those of 2015.
city-option-2023 = 2023
city-option-2015 = 2015
city-options-players = Carson City is for 2 to 6 players, not for { $players }.
city-options-solo = The game for one is against Standish: choose his strategy, or take 2 to 6 players.
city-options-cast-size = { $count } characters are named, and it must be { $size }: seven, or eight with the Paperboy.
city-options-cast-edition = Father Christmas came with the edition of 2023.

## What cannot be done

city-illegal-other = That is not what is asked now. { $asked }
city-illegal-no-road = You have no road left.
city-illegal-road = A new road begins where another ends: not at { $road }.
city-illegal-no-cowboy = You have no cowboy left.
city-illegal-own-cowboy = One of your cowboys stands on { $place } already.
city-illegal-sheriff-there = Nobody joins the Sheriff on { $place }.
city-illegal-no-cowboy-space = No cowboy stands on { $place }: it happens by itself.
city-illegal-ammunition-gone = The ammunition is sold for this round.
city-illegal-closed = { $place } is closed or has nothing to sell.
city-illegal-peaceful-sheriff = With the red Sheriff you join no rival and attack nothing: not on { $place }.
city-illegal-peaceful-outlaw = With the red Sheriff you begin no fight with an Outlaw: not on { $place }.
city-illegal-dynamite = No dynamite for { $place }: nobody fights there.
city-illegal-no-dynamite = You have no dynamite.
city-illegal-no-tile = You have no property tile left for { $place }.
city-illegal-no-building = { $place } is owned, and there is no building to attack.
city-illegal-heroes-attack = The Heroes attack nobody: not on { $place }.
city-illegal-protected = The building on { $place } cannot be attacked.
city-illegal-no-sheriff = You have no Sheriff to place.
city-illegal-sheriff-place = The Sheriff stands where nobody stands: an open space, unowned land, your own building, the City Hall.
city-illegal-token = A “no duel” token goes with a cowboy on 3 Roads, on the incomes or on the council, one for each space.
city-illegal-character = The { $character } cannot be had: not in play, taken, or with the other side up. The Paperboy never fetches the Sheriff.
city-illegal-buy-parcel = { $parcel } is not yours to buy, or ${ $price } is more than you have.
city-illegal-parcel-taken = { $parcel } is somebody’s, the City Hall’s or chosen already.
city-illegal-stake = { $parcel } is owned or occupied.
city-illegal-build-not-yours = { $parcel } is not your land: no { $building } there.
city-illegal-build-occupied = { $parcel } is occupied: no { $building } there.
city-illegal-build-conditions = { $building } on { $parcel }: a road, a place for its House or a road across the map is missing, or it is not yours to build.
city-illegal-house = No House on { $parcel }: it must be free, reached by a road, and not refused.
city-illegal-townhouse = No Townhouse on { $parcel }: it takes a House with no free land around it, off the rim, and not refused.
city-illegal-bid = A bid is more than ${ $bid } and at most your ${ $money }.
city-illegal-spend = At most ${ $limit } can stay, and nobody spends more than he has.
city-illegal-points = Your ${ $money } do not buy that.
city-illegal-heal = { $place } has cowboys, is owned or closed, or is past.
city-illegal-take = No such tile lies on { $place }.
city-illegal-recruit = That is more than your ${ $money } pay for, or than there are to be had.
city-illegal-send = The Heroes take two cowboys at most, out of your supply.
city-illegal-duel = No duel waits on { $parcel }.
city-illegal-reroll = You have only one die here.
city-illegal-double = { $building }: you have none that earns anything and is not blasted already.
city-illegal-blast = { $parcel } is no Mine of yours, is blasted already or doubled, or you have no dynamite left.
city-illegal-banker = The Banker sells 3, 5 or 7 points for $3, $12 or $25, and you have ${ $money }.
city-illegal-undertaker = The Undertaker wants $2, and you have ${ $money }.
city-illegal-city-hall = The City Hall goes to free, unowned land that a road reaches. Only if there is none, roads come first, as few as will do.

## Variants

city-variant-new-beginning = A New Beginning
city-variant-river = Carson River
city-variant-might-is-right = Might is Right
city-variant-kit-carson = Kit Carson
city-variant-outlaws = Outlaws
city-variant-horses = Horses
city-option-river-help = A river nobody builds on, with bridges.
city-option-no-river = no river
city-option-river-side = the river side of the board
city-option-our-river-side = our drawing of the river side
city-option-own-river = a river of your own
city-option-own-river-help = A chain of 2 to 15 parcels, side by side, from rim to rim, that touches itself nowhere.
city-options-river-length = A river has 2 to 15 parcels, not { $count }.
city-options-river-broken = The river is not one chain from end to end.
city-options-river-ends = A river begins and ends at the rim of the board: not on { $parcel }.
city-options-river-touches = The river touches itself on { $parcel }.
city-event-river = The Carson River runs over { $parcels }.
city-event-bridge = { $seat } builds a bridge at { $road }.
city-words-river = The river runs over { $river }. Bridges: { $bridges }.
city-part-river = ${ $amount } river
city-score-bridges = at a bridge
city-illegal-bridge = { $road } crosses the river: a bridge takes two roads.
city-illegal-river = { $parcel } is river: nobody buys or builds there.
city-illegal-second-school = A School stands on this bank already: none on { $parcel }.
city-option-off = no
city-option-on = yes
city-option-new-beginning-help = Everybody chooses in secret what to begin with.
city-option-might-is-right-help = In duels tiles are laid instead of dice being rolled.
city-waiting-for-several = { $seats } choose in secret.
city-asked-tiles = Which duel tile for { $place }?
city-choice-tile = lay a { $number }
city-choice-redraw = give up both tiles for three new ones
city-event-tiles-drawn = Your duel tiles: { $tiles }. ({ $seat })
city-event-tiles-announced = The duel tiles of { $seat } make { $total } together.
city-event-new-tiles = { $count ->
    [one] { $seat } draws a new duel tile.
   *[other] { $seat } draws { $count } new duel tiles.
}
city-event-tiles-discarded = { $seat } gives up the duel tiles { $tiles }.
city-event-tiles-shown = The tiles at { $place }: { $fighters }.
city-event-sharpshot = { $seat } shoots sharp: { $dice }.
city-words-tiles = Your duel tiles: { $tiles }.
city-words-tile-count = { $count ->
    [one] { $seat } holds a duel tile.
   *[other] { $seat } holds { $count } duel tiles.
}
city-words-discards = On the discards since the last draw: { $tiles }.
city-words-sharpshooter = { $seat } has the Sharpshooter.
city-illegal-tile = You hold no duel tile with a { $number }.
city-illegal-redraw = Only the Sharpshooter gives up his last two duel tiles, before he lays one.
city-asked-sheets = A new beginning, with ${ $money }{ $mark } to spend. How many: { $line }?
city-sheet-points = points
city-sheet-cowboys = more cowboys
city-sheet-revolvers = revolvers
city-sheet-roads = roads
city-sheet-parcels = parcels
city-sheet-sharpshooter = Sharpshooter
city-sheet-bid = dollars for the first place
city-sheet-entry = { $what }: { $count }
city-choice-want = { $count } { $line }
city-choice-give-up = give up { $count } { $line } for money
city-event-sheet = { $seat } begins with ${ $money }; { $lines }.
city-reason-first-place = first place
city-illegal-sheet-line = The next line of your sheet is: { $line }.
city-illegal-sheet-money = That many cannot be had, or your money does not reach: { $line }.
city-option-outlaws-help = From round 2 on Outlaws rob the richest buildings.
city-event-outlaws-come = { $count ->
    [one] An Outlaw rides in: strength { $strength }, worth { $reward }{ $mark } points.
   *[other] { $count } Outlaws ride in: strength { $strength }, worth { $reward }{ $mark } points each.
}
city-event-outlaw-came = An Outlaw appears on { $parcel }.
city-event-outlaw-jailed = The Outlaw walks right into the Prison of { $seat } on { $parcel }.
city-event-outlaw-moved = The Outlaw on { $from } goes to { $to }, where ${ $income } are earned.
city-event-outlaw-beaten = { $seat } beats the Outlaw on { $parcel } (strength { $strength }): { $fighters }.
city-event-outlaw-wins = The Outlaw on { $parcel } holds out (strength { $strength }): { $fighters }.
city-reason-outlaw = the Outlaw on { $parcel }
city-asked-outlaw-order = Which Outlaw moves next?
city-asked-reward = The Outlaw on { $parcel } is beaten. Points, or rob the building?
city-choice-outlaw = the Outlaw on { $parcel }
city-choice-collect = take { $points }{ $mark } points
city-choice-rob = rob the building
city-words-outlaws = Outlaws: { $parcels }. Strength { $strength }, points { $reward }{ $mark }.
city-words-take-backs = Cowboys you may still take back this round: { $left } of { $most }{ $mark }.
city-illegal-outlaw = An Outlaw is on { $parcel }: nothing is bought or built there.
city-illegal-outlaw-there = An Outlaw is on { $place }: nobody else goes there.
city-option-horses-help = Horses in five enclosures, and a rodeo each round.
city-options-cast-horses = The yellow Cowboy brings a horse: he needs the horses.
city-event-horse = A horse joins { $seat }.
city-event-stabled = { $seat } leads a horse into enclosure { $enclosure }.
city-event-corralled = { $seat } sends a cowboy into enclosure { $enclosure }.
city-event-recalled = { $seat } takes a cowboy back from { $place }.
city-event-left-enclosure = { $seat } takes the cowboy back from enclosure { $enclosure }.
city-event-ridden = A horse of { $seat } doubles the Ranch on { $parcel }.
city-event-rodeo = { $seat } wins the rodeo, { $counts }.
city-reason-enclosure = enclosure 4
city-reason-horse = a horse
city-asked-horse = A horse into an enclosure?
city-asked-second-go = Another go: place a cowboy, take one back, or pass?
city-asked-resettle = Where does he go now?
city-asked-buy-horse = Instead of a wage of $4, buy a horse for $4?
city-asked-new-horse = Into which enclosure does the new horse go?
city-choice-horse = { $enclosure ->
    [1] a horse into enclosure 1: firepower
    [2] a horse into enclosure 2: another go
    [3] a horse into enclosure 3: doubles a Ranch
    [4] a horse into enclosure 4: $2
   *[other] a horse into enclosure 5: 5 for the rodeo
}
city-choice-corral = a cowboy into enclosure { $enclosure }, to double its horses in the rodeo
city-choice-back = take the cowboy back from { $place }
city-choice-leave = take the cowboy back from enclosure { $enclosure }
city-choice-take-back = { $choice } ({ $left } of { $most }{ $mark } times left)
city-choice-ride = a horse doubles the Ranch on { $parcel }: { $raised }
city-words-horses = Horses of { $seat }: { $horses }. In enclosures 1 to 5: { $stabled }. Enclosures with a cowboy: { $cowboys }. Rodeos won: { $rodeos }.
city-score-horses = horses
city-illegal-enclosure = No horse is left for it, none follows now (it takes a cowboy on the board), a cowboy is in that enclosure already, or with Kit Carson it is closed.
city-illegal-same-place = He moves to another place: not back to { $place }.
city-illegal-back = No cowboy of yours can be taken back from there, or you have done so often enough this round.
city-illegal-corral-horse = A horse of yours has stayed in an enclosure: the cowboy whom it followed goes onto the board again first.
city-option-kit-carson-help = Everybody places cowboys at the same time, and passing early scores at the end.
city-waiting-race = Everybody who has not passed places cowboys.
city-score-race = ahead on the pass track
city-option-solo = Against Standish
city-option-solo-help = A game for one against Jeb Standish, who plays by the rules of one of four strategies.
city-option-no-solo = no Standish
city-strategy-help = Buys, the best first: { $buildings }.
city-strategy-rancher = Rancher (almost easy)
city-strategy-miner = Miner (average)
city-strategy-strength = Strength (hard)
city-strategy-urban = Urban (expert)
city-options-solo-players = The game against Standish is for one player.
city-options-solo-edition = Standish came with the edition of 2023.
city-options-solo-characters = Against Standish there are only Banker, Grocer, Chinese Worker, Settler, Captain, Mercenary, Indian, Prospector, Gunsmith, Singer and Heroes: name seven of them, or leave it to chance.
city-options-solo-kit-carson = Kit Carson needs several who place at once: not against Standish.
city-options-solo-outlaws = Standish has no rules for Outlaws: leave them out.
city-options-solo-horses = Standish has no rules for horses: leave them out.
city-event-standish-drew = Standish draws { $letter } with power { $power }{ $mark }: firepower { $firepower }.
city-event-standish-seeks = Standish looks for land for this: { $building }.
city-event-standish-place = Standish sends a cowboy to { $place } – { $why }.
city-event-standish-build = Why { $building } on { $parcel }: { $why }.
city-event-standish-house = Why a House on { $parcel }: { $why }.
city-event-standish-townhouse = Why a Townhouse on { $parcel }: { $why }.
city-event-standish-help = A cowboy of Standish goes to his helper – { $why }.
city-event-standish-nothing = Standish sends nobody: there is nothing for this card.
city-criterion-card = the card says so
city-criterion-income = best income: ${ $value }
city-criterion-gain = most additional income: ${ $value }
city-criterion-priority = number { $value } of his list
city-criterion-cheapest = the cheapest: ${ $value }
city-criterion-dearest = the dearest: ${ $value }
city-criterion-near-his-land = nearest to his land: { $value }
city-criterion-near-your-land = nearest to your land: { $value }
city-criterion-free-space = most free land around: { $value }
city-criterion-new-roads = fewest new roads: { $value }
city-criterion-last-on-track = last on the track
city-criterion-your-income = least for you
city-criterion-your-loss = you lose most: ${ $value }
city-criterion-his-share = he keeps most: ${ $value }
city-criterion-own-townhouse = a Townhouse of his own
city-criterion-only = the only choice
city-criterion-die = the die among { $value }
city-reason-standish = Standish’s account
city-score-strategy = strategy
city-words-standish = Standish: { $strategy }. Firepower { $firepower }. Cowboys with his helper: { $helped }. Cards to come this round: { $left }.

## What is our own

city-house-river = The course of the river side is our own drawing: the printed one could not be found.
city-house-new-beginning = The money and the prices of the sheet are our own: the printed ones could not be found.
city-house-kit-carson = How often you may take a cowboy back is our own limit, so that every game ends: the rules know none.
city-house-outlaws = The points for a beaten or jailed Outlaw are our own: the printed ones could not be found.
city-house-enclosure = The hats of enclosure { $number } are our own figure: the printed one could not be found.
city-house-standish-cards = The powers of Standish’s cards, and which strategy uses which, are our own: the printed ones could not be found.
city-house-standish-priorities = The order in which he buys buildings is our own: the printed lists could not be found.
city-house-standish-bonus = His bonus at the end for one and for two kinds of buildings is our own; that for three is printed.
