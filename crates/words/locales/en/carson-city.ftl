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
    .the = the Paperboy
city-character-sheriff = Sheriff
    .the = the Sheriff
city-character-banker = Banker
    .the = the Banker
city-character-grocer = Grocer
    .the = the Grocer
city-character-chinese-worker = Chinese Worker
    .the = the Chinese Worker
city-character-settler = Settler
    .the = the Settler
city-character-captain = Captain
    .the = the Captain
city-character-mercenary = Mercenary
    .the = the Mercenary
city-character-indian = Indian
    .the = the Indian
city-character-prospector = Prospector
    .the = the Prospector
city-character-gunsmith = Gunsmith
    .the = the Gunsmith
city-character-singer = Singer
    .the = the Singer
city-character-auctioneer = Auctioneer
    .the = the Auctioneer
city-character-governor = Governor
    .the = the Governor
city-character-doctor = Doctor
    .the = the Doctor
city-character-undertaker = Undertaker
    .the = the Undertaker
city-character-cowboy = Cowboy
    .the = the Cowboy
city-character-heroes = Heroes
    .the = the Heroes
city-character-teacher = Teacher
    .the = the Teacher
city-character-lawyer = Lawyer
    .the = the Lawyer
city-character-editor = Editor
    .the = the Editor
city-character-father-christmas = Father Christmas
    .the = Father Christmas

city-power-0y = pay $3, take another character (not the Sheriff) and play as number 0
city-power-0r = take another character (not the Sheriff), play as number 0, with a cash limit $5 lower
city-power-1y = a white cowboy nobody can challenge
city-power-1r = you can’t start duels, but score 3 points for each one you lose
city-power-2y = $9 now
city-power-2r = at the end of the round, buy 3, 5 or 7 points for $3, $12 or $25
city-power-3y = $8, or double income from one type of building
city-power-3r = $8 now, or 1 point per House you own at the end of the round
city-power-4y = 2 roads, and buildings at half price
city-power-4r = buy any building on the track for $5, right now
city-power-5y = a parcel of your choice
city-power-5r = $8 now, or 1 point per mountain you own at the end of the round
city-power-6y = 1, 2 or 3 cowboys for $1, $4 or $9
city-power-6r = 1 or 2 revolvers for $3 or $9
city-power-7y = +3 firepower this round
city-power-7r = +2 firepower this round
city-power-8y = 2 random unowned parcels
city-power-8r = no parcel costs you more than $3
city-power-9y = pay $10: a Mine on an empty, unowned parcel
city-power-9r = 2 sticks of dynamite
city-power-10y = 2 points for each duel you win
city-power-10r = one reroll per duel, and a stick of dynamite
city-power-11y = 2 “no duel” tokens to keep cowboys out of duels
city-power-11r = an extra cowboy on Gambling: multiply the two dice
city-power-12y = auction 2 parcels and keep half the price
city-power-12r = auction the ammunition and keep the price
city-power-13y = a road, and 1 point for each road you build to an unconnected parcel
city-power-13r = tax everyone else’s revolvers or money
city-power-14y = beaten cowboys may go elsewhere for $3; yours for free
city-power-14r = for each rival cowboy beaten: $2 for you, or its owner loses 1 point
city-power-15y = a horse
city-power-15r = pay $8: a Ranch on an empty, unowned parcel
city-power-16y = nobody can attack your buildings, and you can’t attack theirs
city-power-16r = 3 points, plus 3 for each cowboy you give up (2 at most)
city-power-17y = you choose first in the next round
city-power-17r = at the end: 2 points per School, Prison and Church, and 2 if you own no Saloon
city-power-18y = buy a parcel right now; nobody can contest your land purchases
city-power-18r = points for your building income
city-power-19y = 5 points
city-power-19r = 2 points, plus whatever the die brings

## The track

city-space-wages = Wages
    .the = Wages
city-space-ammunition = Ammunition
    .the = Ammunition
city-space-3-roads = 3 Roads
    .the = 3 Roads
city-space-1-road = 1 Road
    .the = 1 Road
city-space-parcels = Parcels
    .the = Parcels
city-space-building-12 = $12 building
    .the = the $12 building
city-space-building-10 = $10 building
    .the = the $10 building
city-space-building-8 = $8 building
    .the = the $8 building
city-space-building-6 = $6 building
    .the = the $6 building
city-space-building-5 = $5 building
    .the = the $5 building
city-space-building-4 = $4 building
    .the = the $4 building
city-space-building-3 = $3 building
    .the = the $3 building
city-space-kept-buildings = Kept Buildings
    .the = Kept Buildings
city-space-parcels-income = Parcel Income
    .the = Parcel Income
city-space-cowboy-income = Cowboy Income
    .the = Cowboy Income
city-space-gambling = Gambling
    .the = Gambling
city-space-building-income = Building Income
    .the = Building Income
city-space-parcels-vp = Parcel Points
    .the = Parcel Points
city-space-cowboy-vp = Cowboy Points
    .the = Cowboy Points
city-space-building-vp = Building Points
    .the = Building Points
city-space-vp-5 = Points at $5
    .the = the $5 points space
city-space-vp-4 = Points at $4
    .the = the $4 points space
city-space-vp-3 = Points at $3
    .the = the $3 points space
city-space-vp-2 = Points at $2
    .the = the $2 points space
city-place-parcel = parcel { $parcel }
    .the = parcel { $parcel }
city-place-tile = { $building } for ${ $price }
    .the = the { $building } for ${ $price }
city-place-building = { $building } on { $parcel }
    .the = the { $building } on { $parcel }
city-road = { $side ->
    [n] north of { $parcel }
    [e] east of { $parcel }
    [s] south of { $parcel }
   *[w] west of { $parcel }
}
city-seat = { $seat }

## What is asked

city-asked-first-parcel = Which parcel do you start with?
city-asked-character = Which character?
city-asked-second-character = Which character does the Paperboy fetch?
city-asked-eight = Take $8 now, or wait?
city-asked-take-building = Which building for $5?
city-asked-free-parcel = Which parcel does the Settler take?
city-asked-recruit = How many do you buy from the Captain?
city-asked-stake = Where does the { $building } go?
city-asked-stake-tile = Which { $building } on the track?
city-asked-lot = Which parcel goes under the hammer?
city-asked-bid = { $kind ->
    [ammunition] The ammunition is up for auction at ${ $bid }. Bid more?
   *[parcels] Parcels { $lot } are up for auction at ${ $bid }. Bid more?
}
city-asked-tax = Tax revolvers or money?
city-asked-heroes = How many cowboys ride off with the Heroes?
city-asked-lawyer-parcel = Which parcel does the Lawyer buy?
city-asked-place = { $cowboys ->
    [0] No cowboys left. Pass?
    [one] Place your last cowboy or pass?
   *[other] Place a cowboy ({ $cowboys } left) or pass?
}
city-asked-duel-order = Which duel comes first?
city-asked-reroll = You rolled { $rolled } for { $place-the }. Reroll?
city-asked-heal = Your cowboy lost the duel for { $place-the }. Where does the Doctor send him?
city-asked-undertaker = The Undertaker wants $2 or a point. Which one?
city-asked-undertaker-poor = The Undertaker wants $2 you don’t have, so you lose a point.
city-asked-buy-parcel = Which parcel do you buy?
city-asked-buy-building = Buy the { $building } for ${ $price }?
city-asked-build = { $scope ->
    [one] Where does the { $building } go? You can also keep it.
   *[all] Which of your kept buildings do you place now, and where?
}
city-kept = your buildings
city-asked-house = { $left ->
    [one] Where does the new House go?
   *[other] Where does the next House go? ({ $left } to place)
}
city-asked-consent = { $builder } wants to build a House on your parcel { $parcel }. Do you allow it?
city-asked-income = { $means ->
    [grocer] The Grocer: $8, or double income from one type of building?
    [dynamite] Blast one of your Mines? It pays three times this round, and the dynamite is gone.
    [horse] Which Ranch does a horse double this round?
   *[several] Which income do you boost this round?
}
city-asked-buy-points = How many points at ${ $price } each?
city-asked-last-roads = End of the round. Build any more roads?
city-asked-banker = How many points from the Banker?
city-asked-spend = { $must ->
    [0] You have ${ $money } and may keep it all. Spend some? $10 buys 1 point.
   *[other] You have ${ $money } and may keep ${ $limit }: spend at least ${ $must }. $10 buys 1 point.
}
city-asked-city-hall = Where does the City Hall go?

## What the others read while somebody is asked

city-waiting-secretly = { $seat } chooses in secret.
city-waiting-first-parcel = { $seat } chooses a starting parcel.
city-waiting-character = { $seat } chooses a character.
city-waiting-second-character = { $seat } chooses who the Paperboy fetches.
city-waiting-eight = { $seat } may take $8 now, or wait.
city-waiting-take-building = { $seat } may take a building for $5.
city-waiting-free-parcel = { $seat } chooses a parcel for the Settler.
city-waiting-recruit = { $seat } may buy from the Captain.
city-waiting-stake = { $seat } chooses where the { $building } goes.
city-waiting-stake-tile = { $seat } chooses a { $building } on the track.
city-waiting-lot = { $seat } chooses a parcel for the auction.
city-waiting-bid = { $kind ->
    [ammunition] { $seat } may bid more than ${ $bid } for the ammunition.
   *[parcels] { $seat } may bid more than ${ $bid } for { $lot }.
}
city-waiting-tax = { $seat } taxes revolvers or money.
city-waiting-heroes = { $seat } decides how many cowboys ride off with the Heroes.
city-waiting-lawyer-parcel = { $seat } chooses a parcel for the Lawyer to buy.
city-waiting-place = { $cowboys ->
    [0] { $seat } has no cowboys left and can only pass.
    [one] { $seat } places the last cowboy or passes.
   *[other] { $seat } places a cowboy ({ $cowboys } left) or passes.
}
city-waiting-duel-order = { $seat } decides which duel comes first.
city-waiting-reroll = { $seat } rolled { $rolled } for { $place-the } and may reroll.
city-waiting-heal = { $seat } lost the duel for { $place-the } and decides where the Doctor sends the cowboy.
city-waiting-undertaker = { $seat } pays the Undertaker $2 or loses a point.
city-waiting-buy-parcel = { $seat } chooses a parcel to buy.
city-waiting-buy-building = { $seat } may buy the { $building } for ${ $price }.
city-waiting-build = { $scope ->
    [one] { $seat } decides where the { $building } goes.
   *[all] { $seat } may place kept buildings now.
}
city-waiting-house = { $left ->
    [one] { $seat } chooses a place for the new House.
   *[other] { $seat } chooses a place for the next House ({ $left } to place).
}
city-waiting-consent = { $seat } decides whether { $builder } may build a House on { $parcel }.
city-waiting-income = { $means ->
    [grocer] { $seat } decides what the Grocer brings.
    [dynamite] { $seat } may blast a Mine.
    [horse] { $seat } may let a horse double a Ranch.
   *[several] { $seat } decides which income to boost.
}
city-waiting-buy-points = { $seat } may buy points at ${ $price } each.
city-waiting-last-roads = { $seat } may build more roads before the round ends.
city-waiting-banker = { $seat } may buy points from the Banker.
city-waiting-spend = { $seat } has ${ $money } and decides how much of it to spend.
city-waiting-city-hall = { $seat } decides where the City Hall goes.
city-waiting-outlaw-order = { $seat } decides which Outlaw moves next.
city-waiting-reward = { $seat } has beaten the Outlaw on { $parcel } and takes points or robs the building.
city-waiting-horse = { $seat } may send a horse into an enclosure.
city-waiting-second-go = { $seat } takes another turn.
city-waiting-resettle = { $seat } decides where the cowboy goes now.
city-waiting-buy-horse = { $seat } may buy a horse for $4 instead of earning $4.
city-waiting-new-horse = { $seat } chooses an enclosure for the new horse.

## Choices

city-choice-parcel = take { $parcel }
city-choice-character = { $number } { $character }: { $power } (cash limit ${ $limit })
city-choice-paperboy = { $number } { $character }: { $power }
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
    [buy] buy { $parcel } for ${ $amount }
    [attack] attack { $parcel }: { $what }, ${ $amount }
    [defend] defend { $parcel }: { $what }, ${ $amount }
    [fight] fight the Outlaw on { $parcel }, strength { $amount }
    [hold] hold the City Hall
   *[none] { $place }
}
city-choice-against = { $choice } (against { $seats })
city-gives-dollars = ${ $amount }
city-gives-firepower = +3 firepower this round
city-gives-dice = 2 dice, in dollars
city-choice-place-dynamite = { $place }, with dynamite
city-choice-place-token = { $place }, “no duel”
city-choice-sheriff = Sheriff on { $place-the }
city-choice-pass = pass
city-choice-road = road { $road }
city-choice-duel = the duel for { $parcel }
city-choice-reroll = reroll
city-choice-reroll-second = reroll the second die
city-choice-move = go to { $place-the }
city-choice-pay = pay $2
city-choice-lose = lose a point
city-choice-buy-parcel = buy { $parcel } for ${ $price }
city-choice-buy = buy it
city-choice-decline = no thanks
city-choice-build = { $building } on { $parcel }: ${ $income }
city-choice-keep = keep it for later
city-choice-house = House on { $parcel }
city-choice-townhouse = Townhouse on { $parcel }
city-choice-if-agreed = { $choice }, if { $seat } agrees
city-choice-yes = yes
city-choice-no = no
city-choice-double = double { $building } income ({ $raised })
city-raised = ${ $more } instead of ${ $plain }
city-choice-blast = blast the Mine on { $parcel }: { $raised }
city-choice-points = { $count ->
    [0] no points
    [one] 1 point
   *[other] { $count } points
}
city-choice-spend = { $points ->
    [0] spend ${ $amount }
    [one] spend ${ $amount } for 1 point
   *[other] spend ${ $amount } for { $points } points
}
city-choice-keep-money = keep ${ $amount }
city-choice-done = done
city-preview-chance = The rest is up to the dice.
city-preview-same = Score if the game ended here: no change.
city-preview-gain = At the end: { SIGNED($gain) } ★.
city-preview-costs = Now: −${ $amount }.
city-preview-pays = Now: +${ $amount }.
city-preview-income-more = Each round: +${ $amount }.
city-preview-income-less = Each round: −${ $amount }.
city-preview-best-income = Earns up to ${ $amount } a round.

## What happened

city-event-centre = The town centre is { $parcel }.
city-event-mountains = Mountains: { $parcels }.
city-event-first-order = Starting order: { $seats }.
city-event-tile-drawn = New for sale: { $building } at ${ $price }.
city-event-city-hall = { $seat } places the City Hall on { $parcel }.
city-event-no-city-hall = There is no land left for the City Hall.
city-event-round = Round { $round } begins.
city-event-owned = { $seat } owns { $parcel }.
city-event-chose = { $seat } chooses { $character-the }.
city-event-turn-order = Turn order: { $seats }.
city-event-earns = { $seat } earns ${ $amount } ({ $reason }).
city-event-pays = { $seat } pays ${ $amount } ({ $reason }).
city-event-points = { $points ->
    [one] { $seat } scores 1 point ({ $reason }).
   *[other] { $seat } scores { $points } points ({ $reason }).
}
city-event-loses-points = { $points ->
    [one] { $seat } loses 1 point ({ $reason }).
   *[other] { $seat } loses { $points } points ({ $reason }).
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
    [one] One of { $seat }’s cowboys rides off.
   *[other] { $count } of { $seat }’s cowboys ride off.
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
city-event-dropped-out = { $seat } drops out.
city-event-sold = Sold to { $seat } for ${ $amount }.
city-event-unsold = Nobody bids.
city-event-placed = { $seat } places a cowboy on { $place-the }.
city-event-placed-dynamite = { $seat } places a cowboy with dynamite on { $place-the }.
city-event-placed-token = { $seat } places a cowboy with a “no duel” token on { $place-the }.
city-event-placed-sheriff = { $seat } places the Sheriff on { $place-the }.
city-event-raids = { $seat } places a cowboy on { $owner }’s { $building } on { $parcel }.
city-event-raids-dynamite = { $seat } places a cowboy with dynamite on { $owner }’s { $building } on { $parcel }.
city-event-raids-sheriff = { $seat } places the Sheriff on { $owner }’s { $building } on { $parcel }.
city-event-passed = { $seat } passes { $position ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}.
city-event-road-laid = { $seat } builds a road { $road }.
city-event-rolled = Dice for { $place-the }: { $fighters }.
city-event-rerolled = { $seat } rerolls: { $die }.
city-event-duel = { $winner } wins the duel for { $place-the }: { $fighters }.
city-event-duel-by-pass = { $winner } passed earlier and wins the tie for { $place-the }: { $fighters }.
city-fighter = { $seat }: { $dice } + { $firepower } = { $strength }
city-fighter-without-dice = { $seat }: { $strength }
city-event-beaten = { $seat }’s cowboy loses the duel for { $place-the } and goes home.
city-event-sent-home-lawyer = The Lawyer sends { $seat }’s cowboy home from { $place-the }.
city-event-sent-home-church = The Church sends { $seat }’s cowboy home from { $place-the }.
city-event-healed = The Doctor patches up { $seat }’s cowboy and sends him to { $place-the }.
city-event-ammunition = { $seat } takes the ammunition: +3 firepower this round.
city-event-holds = { $seat } holds the City Hall.
city-event-declined = { $seat } turns down { $place-the }.
city-event-acquired = { $seat } takes the { $building } tile.
city-event-built = { $seat } builds a { $building } on { $parcel }.
city-event-taken-back = { $seat } takes back the { $building } on { $parcel } for later.
city-event-house = { $seat } adds a House on { $parcel }.
city-event-townhouse = { $seat } turns the House on { $parcel } into a Townhouse.
city-event-refused = { $seat } allows no House on { $parcel }.
city-event-doubled = { $seat } doubles the income from every { $building }.
city-event-blasted = { $seat } dynamites the Mine on { $parcel } for triple income.
city-event-ended = The game is over. { $points }.

city-reason-space = { $space }
city-reason-parcel = parcel { $parcel }
city-reason-building = { $building }
city-reason-income = { $building } on { $parcel }
city-reason-robbery = raid on { $owner }’s { $building } on { $parcel }
city-reason-character = { $character }
city-reason-auction = auction
city-reason-road = new land by the road { $road }
city-reason-duel = duel for { $place-the }
city-reason-limit = cash limit
city-card-round = Round { $round }
city-card-character = Character
city-card-land = New land
city-card-parcel = { $parcel }
city-card-won = Duels won
city-card-lost = Duels lost
city-card-built = Built
city-card-house = House on { $parcel }
city-card-townhouse = Townhouse on { $parcel }
city-card-earned = Earned
city-card-paid = Paid
city-card-money = Money before and after
city-card-scored = Points for
city-card-points = Points before and after
city-card-gains-money = { $reason }: +${ $amount }
city-card-loses-money = { $reason }: −${ $amount }
city-card-gains-points = { $reason }: +{ $amount }
city-card-loses-points = { $reason }: −{ $amount }
city-card-dollars = ${ $before } → ${ $after }
city-card-stars = { $before } → { $after }

## In words

city-title-map = The city
city-title-track = The action spaces
city-title-players = The players
city-columns-first = pts rev cow
city-columns-second = road fire land
city-words-round = Round { $round } of 4.
city-words-player = { $seat }: ${ $money }, points: { $points }. Supply: cowboys { $cowboys }, roads { $roads }. Land: { $land }.
city-words-firepower = { $seat }’s firepower: { $total } (revolvers { $revolvers }, cowboys { $cowboys }, this round { $extra }).
city-words-character = { $seat } has { $character-the }: { $power }. Cash limit ${ $limit }.
city-words-kept = { $seat }’s buildings for later: { $buildings }.
city-words-dynamite = { $seat } has { $count ->
    [one] 1 stick of dynamite
   *[other] { $count } sticks of dynamite
}.
city-words-row = For sale: { $tiles }. Tiles in the bag: { $bag }.
city-words-tile = { $building } at ${ $price }
city-words-map = Mountains: { $mountains }. Houses: { $houses }. Townhouses: { $townhouses }. Roads reach { $connected }.
city-words-income = { $seat }’s { $building } on { $parcel }: ${ $total } ({ $parts }).
city-part-free-land = ${ $amount } free land { $parcel }
city-part-mountain = ${ $amount } mountain { $parcel }
city-part-house = ${ $amount } House { $parcel }
city-part-ranch = ${ $amount } Ranch { $parcel }
city-part-mine = ${ $amount } Mine { $parcel }
city-part-itself = ${ $amount } always
city-part-round = ${ $amount } for the round
city-part-city-hall = ${ $amount } City Hall
city-words-cowboys = { $seat }’s cowboys: { $places }.
city-words-several = { $place } (×{ $count })
city-words-duel = Duel for { $place-the }: { $fighters }.
city-words-chance = { $seat }: { $percent }%
city-percent = { $percent }%

city-score-gained = points gained
city-score-money = money, $6 a point
city-score-possessions = buildings, Houses, mountains
city-score-teacher = Teacher
city-score-station = Train Station

## Options

city-option-characters = Characters
city-option-characters-help = Which characters are in play.
city-option-random = random
city-option-random-help = The characters and their sides are drawn when the game begins: seven of them, eight if the Paperboy is among them.
city-option-own-characters = a set of your own
city-option-own-characters-help = Any 7 characters, or 8 with the Paperboy, each with the side you want up.
city-set-character = { $number } { $character }
city-set-member = { $number } { $character } ({ $side })
city-side-yellow = yellow
city-side-red = red
city-side-chosen = its player chooses the side
city-side-by-round = yellow in rounds 1 to 3, red in round 4
city-side-help = { $power }; cash limit ${ $limit }
city-side-both = Yellow: { $yellow }. Red: { $red }.
city-option-preset-help = { $characters }
city-preset-first-game = first game
city-preset-quiet = a quiet city
city-preset-prosper = a city to prosper in
city-preset-gold-rush = gold rush
city-preset-home-owner = home owners’ city
city-preset-settling-scores = settling scores
city-option-buildings = Buildings
city-option-buildings-help = Which building tiles are in the bag.
city-option-all = all 38
city-option-all-help = Every kind of building can come up.
city-option-first-game = the 26 for a first game
city-option-first-game-help = Without the buildings that take longer to explain: good for newcomers.
city-option-edition = Edition
city-option-edition-help = The rules of 2023 or those of 2015.
city-option-2023 = 2023
city-option-2023-help = The newest rules, with every character. City Hall and Train Station come without a House.
city-option-2015 = 2015
city-option-2015-help = The rules before that: without Father Christmas, but with a House beside the City Hall and the Train Station, and every Ranch earns something.
city-options-players = Carson City is for 2 to 6 players, not for { $players }.
city-options-solo = Alone you play against Standish: choose his strategy, or take 2 to 6 players.
city-options-cast-size = You named { $count } characters; it takes { $size }: seven, or eight with the Paperboy.
city-options-cast-twice = Character { $number } is listed twice: each is in play with one side only.
city-options-cast-edition = Father Christmas is new in the 2023 edition.

## What cannot be done

city-illegal-other = Not now. { $asked }
city-illegal-no-road = You have no road left.
city-illegal-road = No road { $road }: a new road begins where another ends.
city-illegal-no-cowboy = You have no cowboy left.
city-illegal-own-cowboy = One of your cowboys is already on { $place-the }.
city-illegal-sheriff-there = You can’t join the Sheriff on { $place-the }.
city-illegal-no-cowboy-space = { $place } needs no cowboy: it happens automatically.
city-illegal-ammunition-gone = The ammunition is already sold this round.
city-illegal-closed = { $place } is closed this round.
city-illegal-sold-out = { $place }: there is none to buy this round.
city-illegal-peaceful-sheriff = With the red Sheriff you can’t challenge or attack anyone, so you can’t go to { $place-the }.
city-illegal-peaceful-outlaw = With the red Sheriff you can’t start a fight with an Outlaw, so you can’t go to { $place-the }.
city-illegal-dynamite = No need for dynamite on { $place-the }: nobody fights there.
city-illegal-no-dynamite = You have no dynamite.
city-illegal-no-tile = You have no property tile left for { $place }.
city-illegal-no-building = You can’t go to { $place-the }: it is owned, and there is no building to attack.
city-illegal-heroes-attack = The Heroes can’t attack { $place-the }.
city-illegal-protected = { $place } can’t be attacked.
city-illegal-no-sheriff = You have no Sheriff.
city-illegal-sheriff-place = The Sheriff goes where nobody is: an open space, unowned land, your own building, the City Hall.
city-illegal-token = A “no duel” token goes with a cowboy on 3 Roads, on an income or on a points space of the council, one per space.
city-illegal-character-absent = { $character } is not in this game.
city-illegal-character-gone = { $character } isn’t there to help: against Standish each character helps once.
city-illegal-character-taken = { $seat } already has { $character-the }.
city-illegal-character-side = { $character }: the other side is up.
city-illegal-fetch-sheriff = The Paperboy never fetches the Sheriff.
city-illegal-parcel-owned = { $parcel } already belongs to { $seat }.
city-illegal-parcel-city-hall = The City Hall is on { $parcel }: nobody can own that land.
city-illegal-parcel-not-won = { $parcel } is not yours to buy: your cowboy isn’t there.
city-illegal-parcel-price = { $parcel } costs ${ $price }, and you have ${ $money }.
city-illegal-parcel-chosen = You have already chosen { $parcel }.
city-illegal-build-not-yours = You can’t build a { $building } on { $parcel }: it is not your land.
city-illegal-build-occupied = You can’t build a { $building } on { $parcel }: it is not empty.
city-illegal-build-no-tile = You have no { $building } to build.
city-illegal-build-later = Now you build what you have just bought. Your { $building } waits for Kept Buildings.
city-illegal-build-again = You took your { $building } back. It can’t be built again this round.
city-illegal-build-line = No { $building } on { $parcel }: it needs a road beside it that runs straight across the whole map.
city-illegal-build-no-road = No { $building } on { $parcel }: there is no road to it.
city-illegal-build-no-room = { $houses ->
    [one] No { $building } on { $parcel }: there is no room for its House.
   *[other] No { $building } on { $parcel }: there is no room for its { $houses } Houses.
}
city-illegal-house-occupied = No House on { $parcel }: something is there already.
city-illegal-house-no-road = No House on { $parcel }: there is no road to it.
city-illegal-house-refused = { $seat } doesn’t let you build on { $parcel }.
city-illegal-townhouse-no-house = No Townhouse on { $parcel }: there is no House to raise.
city-illegal-townhouse-rim = No Townhouse on { $parcel }: it is at the edge of the map.
city-illegal-townhouse-free-land = No Townhouse on { $parcel }: there is empty, unowned land around it.
city-illegal-bid = Bid more than ${ $bid }, and at most your ${ $money }.
city-illegal-spend = You may keep ${ $limit } at most, and can’t spend more than you have.
city-illegal-points = ${ $money } won’t buy that.
city-illegal-heal-same = He has just lost the duel for { $place-the }. Send him somewhere else.
city-illegal-heal-occupied = He can’t go to { $place-the }: somebody is there.
city-illegal-heal-given-up = He can’t go to { $place-the }: the duel for it is over this round.
city-illegal-heal-past = He can’t go to { $place-the }: its turn is over this round.
city-illegal-take = There is no tile on { $place-the }.
city-illegal-recruit-price = That costs ${ $price }, and you have ${ $money }.
city-illegal-recruit-most = The Captain sells { $most } at most.
city-illegal-recruit-supply = { $left ->
    [one] Only one of your cowboys is in the general supply.
   *[other] Only { $left } of your cowboys are in the general supply.
}
city-illegal-send = The Heroes take two cowboys at most, out of your supply.
city-illegal-duel = There is no duel for { $parcel }.
city-illegal-reroll = You have only one die here.
city-illegal-double = You have no { $building } with income left to double.
city-illegal-blast-not-yours = You have no Mine on { $parcel }.
city-illegal-blast-again = You have already blasted the Mine on { $parcel } this round.
city-illegal-blast-doubled = The Grocer already doubles your Mines: no dynamite on { $parcel }.
city-illegal-ride-not-yours = You have no Ranch on { $parcel }.
city-illegal-ride-again = A horse already doubles the Ranch on { $parcel }.
city-illegal-ride-doubled = The Grocer already doubles your Ranches: no horse for { $parcel }.
city-illegal-ride-no-horse = You have no horse left for the Ranch on { $parcel }.
city-illegal-banker = The Banker sells 3, 5 or 7 points for $3, $12 or $25, and you have ${ $money }.
city-illegal-undertaker = The Undertaker wants $2, and you have ${ $money }.
city-illegal-city-hall = The City Hall goes on empty, unowned land on a road. If there is none, build as few roads as needed first.

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
city-option-own-river-help = A chain of 2 to 15 parcels, side by side, from edge to edge, that touches itself nowhere.
city-options-river-length = A river has 2 to 15 parcels, not { $count }.
city-options-river-broken = The river is not one chain from end to end.
city-options-river-ends = A river begins and ends at the edge of the board, so not on { $parcel }.
city-options-river-touches = The river touches itself on { $parcel }.
city-event-river = The Carson River runs through { $parcels }.
city-event-bridge = { $seat } builds a bridge { $road }.
city-words-river = The river runs through { $river }. Bridges: { $bridges }.
city-part-river = ${ $amount } river
city-score-bridges = at a bridge
city-illegal-bridge = The road { $road } crosses the river: a bridge takes two roads.
city-illegal-river = { $parcel } is river: nobody buys or builds there.
city-illegal-second-school = You can’t build a School on { $parcel }: there is one on this side of the river already.
city-option-off = no
city-option-on = yes
city-option-new-beginning-help = Everybody chooses in secret what to begin with.
city-option-might-is-right-help = Duels are fought with tiles instead of dice.
city-waiting-for-several = { $seats } choose in secret.
city-asked-tiles = Which duel tile for { $place-the }?
city-choice-tile = play a { $number }
city-choice-redraw = swap both tiles for three new ones
city-event-tiles-drawn = Your duel tiles: { $tiles }. ({ $seat })
city-event-tiles-announced = { $seat }’s duel tiles add up to { $total }.
city-event-new-tiles = { $count ->
    [one] { $seat } draws a new duel tile.
   *[other] { $seat } draws { $count } new duel tiles.
}
city-event-tiles-discarded = { $seat } gives up the duel tiles { $tiles }.
city-event-tiles-shown = Duel tiles for { $place-the }: { $fighters }.
city-event-sharpshot = { $seat } takes aim: { $dice }.
city-words-tiles = Your duel tiles: { $tiles }.
city-words-tile-count = { $count ->
    [one] { $seat } holds a duel tile.
   *[other] { $seat } holds { $count } duel tiles.
}
city-words-discards = Discarded since the last draw: { $tiles }.
city-words-sharpshooter = { $seat } has the Sharpshooter.
city-illegal-tile = You hold no duel tile with a { $number }.
city-illegal-redraw = Only the Sharpshooter may swap the last two duel tiles, before playing one.
city-asked-sheets = What will you begin with? You have ${ $money }{ $mark } to spend.
city-sheet-points = points
city-sheet-cowboys = more cowboys
city-sheet-revolvers = revolvers
city-sheet-roads = roads
city-sheet-parcels = parcels
city-sheet-sharpshooter = Sharpshooter
city-sheet-bid = dollars bid to go first
city-sheet-entry = { $what }: { $count }
city-choice-want = { $line }: { $count }
city-choice-give-up = give up { $line } for money: { $count }
city-event-sheet = { $seat } begins with ${ $money }; { $lines }.
city-reason-first-place = bid to go first
city-illegal-sheet-line = The next line of your sheet is: { $line }.
city-illegal-sheet-amount = { $line }: { $amount } is not on the price list.
city-illegal-sheet-price = { $line }: that costs ${ $price }, and you have ${ $money } left.
city-option-outlaws-help = From round 2 on Outlaws rob the richest buildings.
city-event-outlaws-come = { $count ->
    [one] An Outlaw rides into town: strength { $strength }, worth { $reward }{ $mark } points.
   *[other] { $count } Outlaws ride into town: strength { $strength }, worth { $reward }{ $mark } points each.
}
city-event-outlaw-came = An Outlaw appears on { $parcel }.
city-event-outlaw-jailed = The Outlaw walks right into { $seat }’s Prison on { $parcel }.
city-event-outlaw-moved = The Outlaw moves from { $from } to { $to } (${ $income } income).
city-event-outlaw-beaten = { $seat } beats the Outlaw on { $parcel } (strength { $strength }): { $fighters }.
city-event-outlaw-wins = The Outlaw on { $parcel } holds out (strength { $strength }): { $fighters }.
city-reason-outlaw = the Outlaw on { $parcel }
city-asked-outlaw-order = Which Outlaw moves next?
city-asked-reward = You beat the Outlaw on { $parcel }. Take points, or rob the building?
city-choice-outlaw = the Outlaw on { $parcel }
city-choice-collect = take { $points }{ $mark } points
city-choice-rob = rob the building
city-words-outlaws = Outlaws: { $parcels }. Strength { $strength }, points { $reward }{ $mark }.
city-words-take-backs = Cowboys you may still take back this round: { $left } of { $most }{ $mark }.
city-illegal-outlaw = There is an Outlaw on { $parcel }: nothing can be bought or built there.
city-illegal-outlaw-there = There is an Outlaw on { $place-the }: only a cowboy who fights him can go there.
city-option-horses-help = Horses in five enclosures, and a rodeo each round.
city-options-cast-horses = The yellow Cowboy brings a horse: he needs the Horses variant.
city-event-horse = A horse joins { $seat }.
city-event-stabled = { $seat } leads a horse into enclosure { $enclosure }.
city-event-corralled = { $seat } sends a cowboy into enclosure { $enclosure }.
city-event-recalled = { $seat } takes a cowboy back from { $place-the }.
city-event-left-enclosure = { $seat } takes the cowboy back from enclosure { $enclosure }.
city-event-ridden = { $seat }’s horse doubles the Ranch on { $parcel }.
city-event-rodeo = { $seat } wins the rodeo ({ $counts }).
city-reason-enclosure = enclosure 4
city-reason-horse = a horse
city-asked-horse = Send a horse into an enclosure?
city-asked-second-go = Another turn: place a cowboy, take one back, or pass?
city-asked-resettle = Where does the cowboy go now?
city-asked-buy-horse = Buy a horse for $4 instead of earning $4?
city-asked-new-horse = Which enclosure does the new horse go into?
city-choice-horse = { $enclosure ->
    [1] horse into enclosure 1: firepower
    [2] horse into enclosure 2: another turn
    [3] horse into enclosure 3: doubles a Ranch
    [4] horse into enclosure 4: $2
   *[other] horse into enclosure 5: 5 for the rodeo
}
city-choice-corral = cowboy into enclosure { $enclosure } (rodeo ×2)
city-choice-back = take the cowboy back from { $place-the }
city-choice-leave = take the cowboy back from enclosure { $enclosure }
city-choice-take-back = { $choice } ({ $left } of { $most }{ $mark } times left)
city-choice-ride = a horse doubles the Ranch on { $parcel }: { $raised }
city-words-horses = { $seat }’s horses: { $horses }. In enclosures 1 to 5: { $stabled }. Enclosures with a cowboy: { $cowboys }. Rodeos won: { $rodeos }.
city-score-horses = horses
city-illegal-without-horses = There are no horses in this game.
city-illegal-enclosure-closed = Enclosure { $enclosure } is closed with Kit Carson.
city-illegal-enclosure-taken = You already have a cowboy in enclosure { $enclosure }.
city-illegal-no-horse = All your horses are in enclosures already.
city-illegal-horse-first = A horse follows a cowboy: put one on the board first.
city-illegal-back = You have no cowboy from this round on { $place-the }.
city-illegal-leave = You have no cowboy in enclosure { $enclosure }.
city-illegal-back-city-hall = The cowboy who holds the City Hall stays there.
city-illegal-back-often = You’ve taken cowboys back { $most } times: that’s the most in one round.
city-illegal-same-place = The cowboy must go somewhere else, not back to { $place-the }.
city-illegal-corral-horse = One of your horses is still in an enclosure: the cowboy it followed must go back on the board first.
city-option-kit-carson-help = Everybody places cowboys at the same time, and passing early scores at the end.
city-waiting-race = Still placing: everyone who hasn’t passed.
city-score-race = ahead on the pass track
city-option-solo = Against Standish
city-option-solo-help = Alone against Jeb Standish, who follows one of four strategies.
city-option-no-solo = no Standish
city-strategy-help = Buys, best first: { $buildings }.
city-strategy-rancher = Rancher (fairly easy)
city-strategy-miner = Miner (average)
city-strategy-strength = Strength (hard)
city-strategy-urban = Urban (expert)
city-options-solo-players = The game against Standish is for one player.
city-options-solo-edition = Standish is new in the 2023 edition.
city-options-solo-characters = Against Standish there are only Banker, Grocer, Chinese Worker, Settler, Captain, Mercenary, Indian, Prospector, Gunsmith, Singer and Heroes: name seven of them, or take a random set.
city-options-solo-kit-carson = Kit Carson needs several players: you can’t play it against Standish.
city-options-solo-outlaws = Standish has no rules for Outlaws: leave them out.
city-options-solo-horses = Standish has no rules for horses: leave them out.
city-event-standish-drew = Standish draws { $letter } (power { $power }{ $mark }); his firepower is { $firepower }.
city-event-standish-seeks = Standish wants land for a { $building }.
city-event-standish-place = Standish places a cowboy on { $place-the }: { $why }.
city-event-standish-build = { $building } on { $parcel }, because: { $why }.
city-event-standish-house = House on { $parcel }, because: { $why }.
city-event-standish-townhouse = Townhouse on { $parcel }, because: { $why }.
city-event-standish-help = One of Standish’s cowboys goes to his helper: { $why }.
city-event-standish-nothing = Standish places nobody: there is nothing for this card.
city-criterion-card = the card says so
city-criterion-income = best income: ${ $value }
city-criterion-gain = most additional income: ${ $value }
city-criterion-priority = number { $value } on his list
city-criterion-cheapest = the cheapest: ${ $value }
city-criterion-dearest = the most expensive: ${ $value }
city-criterion-near-his-land = nearest to his land: { $value }
city-criterion-near-your-land = nearest to your land: { $value }
city-criterion-free-space = most empty land around it: { $value }
city-criterion-new-roads = fewest new roads: { $value }
city-criterion-last-on-track = last on the track
city-criterion-your-income = least for you
city-criterion-your-loss = you lose most: ${ $value }
city-criterion-his-share = he keeps most: ${ $value }
city-criterion-own-townhouse = a Townhouse of his own
city-criterion-only = the only choice
city-criterion-die = picked by the die from { $value }
city-reason-standish = Standish’s income
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

## What is counted over many games

city-used-characters = Characters taken
city-used-buildings = Buildings built
