### The board of Carson City in the browser.

## The map

web-city-map = The map of the city. Arrow keys go from parcel to parcel, Enter chooses.
web-city-ground = { $ground ->
    [land] free land
    [mountain] mountain
    [river] river
    [house] House
   *[townhouse] Townhouse
}
web-city-owner = belongs to { $name }
web-city-earns = earns ${ $amount }
web-city-costs = costs ${ $amount }
web-city-outlaw = Outlaw, strength { $strength }
web-city-outlaws-worth = Outlaws: strength { $strength }, each worth { $points } points
web-city-cowboys-of = cowboys of { $names }
web-city-can-choose = can be chosen
web-city-price = { $occupied ->
    [0] ${ $price } for the land
   *[other] ${ $price }: $1 for the land, ${ $occupied } for what is on and around it
}
web-city-price-yours = ${ $price } for you, ${ $full } for others
web-city-income = Earns ${ $total }
web-city-cap = At most ${ $cap }.
web-city-counts-as = { $houses ->
    [one] Counts as a House.
   *[other] Counts as { $houses } Houses.
}
web-city-does = { $kind ->
    [ranch] Earns $1 for each empty parcel around it.
    [mine] Earns $3 for each mountain around it.
    [drugstore] Earns $3 for each House around it and for each Ranch you own.
    [bank] Earns $3 for each House around it and for each Mine you own.
    [saloon] Earns $5 for each House around it.
    [hotel] Always earns $6.
    [church] Earns nothing, but nobody can attack your buildings next to it.
    [prison] Earns nothing, but arms you.
    [general-store] Earns $6 for each House on your land around it, $3 for each other.
    [school] Earns nothing, but brings three Houses.
    [blacksmith] Earns $5 in round 1, $10 in round 2 and so on, plus $5 for each Ranch you own.
    [city-hall] Belongs to nobody. Whoever holds it earns more from their shops.
   *[train-station] At the end: 1 point for every 2 Houses in the whole city.
}
web-city-needs = { $kind ->
    [ranch] Needs an empty parcel of yours, no road.
    [mine] Needs an empty parcel of yours, no road.
    [train-station] Needs an empty parcel of yours along a road right across the map.
    [city-hall] Needs an empty, unowned parcel.
    [school] Needs an empty parcel of yours on a road, and room for three new Houses.
   *[other] Needs an empty parcel of yours on a road, and room for a new House.
}
web-city-arms = { $revolvers ->
    [one] Brings a revolver.
   *[other] Brings { $revolvers } revolvers.
}

## The track

web-city-track = The action spaces
web-city-beside = Beside the map
web-city-group-supplies = Supplies
web-city-group-row = Land and buildings
web-city-bag = { $count } more in the bag
web-city-group-incomes = Incomes
web-city-group-council = Town Council: points
web-city-gives-wages = $4 per cowboy
web-city-gives-ammunition = +3 firepower
web-city-gives-3-roads = 3 roads
web-city-gives-1-road = 1 road per cowboy
web-city-gives-parcels = Buy land
web-city-gives-building = a building for ${ $price }
web-city-gives-kept = Place kept buildings
web-city-gives-parcels-income = $2 per parcel
web-city-gives-cowboy-income = $2 per firepower
web-city-gives-gambling = 2 dice, in $
web-city-gives-building-income = Buildings pay
web-city-gives-parcels-vp = 1 point per 2 parcels
web-city-gives-cowboy-vp = 1 point per 2 firepower
web-city-gives-building-vp = 1 point per building
web-city-gives-vp = ${ $price } per point
web-city-closed = closed this round
web-city-phase = { $phase ->
    [1] Characters
    [2] Cowboys
    [3] Actions
   *[4] End of the round
}
web-city-duels = Duels to come
web-city-fought = Settled
web-city-chance = your odds: { $percent }%
web-city-ways = wins { $wins } of { $ways } rolls

## The characters

web-city-characters = Characters
web-city-both-sides = Both sides
web-city-keeps = cash limit ${ $limit }
web-city-with = with { $name }

## The players

web-city-money = money
web-city-points = points gained
web-city-cowboys = cowboys in hand
web-city-firepower = firepower
web-city-roads = roads
web-city-land = land
web-city-dynamite = dynamite
web-city-tokens = “no duel” tokens
web-city-horses = horses
web-city-tiles-left = { $count ->
    [one] one property tile left
   *[other] { $count } property tiles left
}
web-city-passed = passed { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}
web-city-in-turn = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} in turn order
web-city-fire = { $part ->
    [revolvers] { $count ->
        [one] 1 revolver
       *[other] { $count } revolvers
    }
    [cowboys] { $count ->
        [one] 1 cowboy
       *[other] { $count } cowboys
    }
    [ammunition] { $count } from ammunition
    [mercenary] { $count } from the Mercenary
   *[horses] { $count ->
        [one] 1 horse
       *[other] { $count } horses
    }
}

## What can be done

web-city-choices = Your options
web-city-hands = Your pieces
web-city-hand = { $hand ->
    [place] Cowboy
    [dynamite] With dynamite
    [token] “No duel”
    [sheriff] Sheriff
    [back] Take back
    [road] Road
    [house] House
    [townhouse] Townhouse
   *[other] On the board
}
web-city-where = { $where ->
    [parcel] Choose a highlighted parcel.
    [space] Choose a highlighted action space.
    [both] Choose a highlighted parcel or action space.
    [hall] No free land is connected yet: choose where the next road goes.
    [roads] Choose where the road goes.
    [role] Choose a character.
    [pen] Choose an enclosure.
   *[tile] Choose a tile.
}
web-city-list = As a list
web-city-number = How many
web-city-less = Less
web-city-more = More

## Variants

web-city-pens = Enclosures
web-city-pen = Enclosure { $number }, { $hats ->
    [one] one hat
   *[other] { $hats } hats
}
web-city-pen-does = { $number ->
    [1] firepower
    [2] another turn
    [3] a Ranch doubled
    [4] $2 right now
   *[5] the rodeo
}
web-city-pen-of = { $name }: horses { $horses }{ $cowboy ->
    [yes] , and a cowboy
   *[no] {""}
}
web-city-tiles = Duel tiles
web-city-my-tiles = Your duel tiles
web-city-standish-helper = Cowboys with his helper: { $count }
web-city-sheet-fill = Fill in the sheet and hand it in.
web-city-sheet-help = Nobody sees it until everyone has handed theirs in. It starts from the usual setup; you keep what you don’t spend.
web-city-sheet-bid = Only the highest bidder pays, and begins.
web-city-sheet-pays = brings ${ $amount }
web-city-sheet-less = less: { $line }
web-city-sheet-more = more: { $line }
web-city-sheet-cost = Costs ${ $amount }.
web-city-sheet-left = ${ $amount } left
web-city-sheet-hand-in = Hand it in
web-city-sheet-handed = Handed in. The sheets are shown as soon as everybody is ready.

## The stops of the track, in a sentence

web-city-about = { $space ->
    [wages] Every cowboy here earns $4.
    [ammunition] +3 firepower for the rest of the round.
    [three-roads] Three roads. Build them whenever you place or pass.
    [one-road] A road for every cowboy here.
    [parcels] Cowboys on the map buy their land now.
    [kept-buildings] Everybody may place buildings kept for later.
    [parcels-income] $2 for each of your parcels.
    [cowboy-income] $2 for each point of your firepower.
    [gambling] As many dollars as two dice show.
    [building-income] Attackers and defenders duel, then every building pays its owner.
    [parcels-vp] A point for every two of your parcels.
    [cowboy-vp] A point for every two points of your firepower.
    [building-vp] A point for each of your buildings.
   *[points] Buy as many points as you like at ${ $price } each. The cheapest space closes after each round.
}
web-city-peace = { $peace ->
    [yes] No duel here: everyone gets it.
   *[no] More than one player here means a duel.
}
web-city-free = costs nothing

## Duels and the end

web-city-showdown = The duel
web-city-duel-for = Duel for { $place-the }
web-city-duel-won = left standing
web-city-duel-tie = A tie: { $name } passed earlier.
web-city-gain-points = { $points } ★
web-city-would-win = Your odds in the duel: { $percent }%.
web-city-would-earn = would earn ${ $amount } a round here
web-city-land-earns = Here a Mine would earn ${ $mine } a round, a Ranch ${ $ranch }.
web-city-up-to = up to ${ $amount } a round
web-city-weakened = One cowboy less in hand: { $place } falls from { $now } to { $then }%.
web-city-brings = { SIGNED($gain) }

## For whoever is asked the first time

web-city-tip-first-parcel = Take land that will earn: Mines want mountains around them, Ranches want free land, shops want Houses and a road. This parcel costs nothing.
web-city-tip-character = A character is yours for this round only. Lowest number places first. The cash limit is what you may carry into the next round.
web-city-tip-place = A cowboy on land buys it, on an action space takes what it offers, on a rival’s building steals half its income. Two players on one spot duel. Pass early to win ties and pick your next character sooner.
web-city-tip-building = Buildings pay every round. All but Ranch and Mine need a road and room for a new House. Can’t build it yet? Keep it for later.

## Tips

web-city-tip-build = Shops earn from Houses around them, Mines from mountains, Ranches from empty land. Each lit parcel shows what it would pay every round.
web-city-tip-house = This House serves every shop around it, yours and your rivals’. On land somebody owns it serves only the owner.
web-city-tip-points = Points get dearer every round. Keep enough money to build with; what your character does not let you keep is better spent here.
web-city-tip-spend = The round is over. Money above your cash limit must go, and buys few points. Below the limit it works for you next round.
web-city-tip-duels = Several duels wait, and you say which comes first. A cowboy who loses comes back to your hand and is firepower in the next one.
web-city-tip-consent = Somebody wants to put a House on your land. It would serve only your shops, and be worth points for you.
web-city-tip-auction = Whoever drops out stays out; the highest bid pays.
web-city-tip-roads = Roads you keep stay yours. Build them when a shop of yours needs a connection.
web-city-tip-city-hall = The City Hall has been built. A cowboy on it makes you its holder, and your shops earn more, until somebody beats you there.
web-city-tip-outlaws = Outlaws are in town: they halve what a building earns. Send a cowboy to the parcel; firepower and a die must reach their strength.
web-city-tip-horses = After a cowboy a horse may go into an enclosure. Each helps in its own way; the hats count for the rodeo at the end of the round.
web-city-tip-sheets = Buy what you begin with, line by line; the others do the same in secret. What you do not spend is your money.
web-city-tip-tiles = No dice: play a tile in secret. It adds to your firepower and is gone. Played tiles lie open, so you can count what the others still have.
web-city-tip-race = Everybody places at the same time, and cowboys may be taken back. Whoever is done passes; to pass early wins ties.
web-city-tip-river = Nobody buys or builds on the river. Mines beside it earn more, and to cross it takes two roads at once: a bridge.
web-city-tip-standish = Standish draws a card and does what it says; each deed of his comes with its reason. He rolls no die and wins ties, and his income turns into points right away.
web-city-tip-eight = Money now is money to build with. If you wait, you get later this round what your character promises, by what you own by then.
web-city-tip-take-building = Every building on the track costs you the same low price, even the most expensive one. Build it right away or keep it for later.
web-city-tip-recruit = Each extra cowboy goes to one more place, or stays in your hand as firepower. A revolver is firepower in every duel. Each one costs more than the one before.
web-city-tip-lot = Both parcels are sold together. If somebody else wins, you get half the bid; if you win, you pay only half. Choose what the others want, or what you want yourself.
web-city-tip-tax = Everybody else pays you, by their revolvers or by their money. You see what they have: work out which brings more.
web-city-tip-reroll = All dice are on the table. The new roll counts even if it is lower: reroll only if you would lose otherwise.
web-city-tip-heal = A beaten cowboy can still be of use in a free place whose turn has not come yet. Without the Doctor he comes back to your hand and is firepower in your next duels.
web-city-tip-undertaker = The money goes to whoever has the Undertaker; a point is simply gone. Money above your cash limit has to go at the end of the round anyway.
