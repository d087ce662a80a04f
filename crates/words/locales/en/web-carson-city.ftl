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
web-city-income = Earns ${ $total }
web-city-cap = At most ${ $cap }.
web-city-counts-as = { $houses ->
    [one] Counts as a House.
   *[other] Counts as { $houses } Houses.
}
web-city-does = { $kind ->
    [ranch] Earns $1 for each free parcel around it.
    [mine] Earns $3 for each mountain next to it.
    [drugstore] Earns $3 for each House next to it and for each Ranch of yours.
    [bank] Earns $3 for each House next to it and for each Mine of yours.
    [saloon] Earns $5 for each House next to it.
    [hotel] Always earns $6.
    [church] Earns nothing, but nobody attacks your buildings around it.
    [prison] Earns nothing, but arms you.
    [general-store] Earns $6 for each House on your land next to it, $3 for each other.
    [school] Earns nothing, but brings three Houses.
    [blacksmith] Earns $5 times the round, and $5 for each Ranch of yours.
    [city-hall] Belongs to nobody. Whoever holds it earns more in his shops.
   *[train-station] At the end a point for two Houses of the whole city.
}
web-city-needs = { $kind ->
    [ranch] Needs free land of yours, no road.
    [mine] Needs free land of yours, no road.
    [train-station] Needs free land of yours along a road right across the map.
    [city-hall] Needs free land of nobody.
    [school] Needs free land of yours at a road, and places for three new Houses.
   *[other] Needs free land of yours at a road, and a place for a new House.
}
web-city-arms = { $revolvers ->
    [one] Brings a revolver.
   *[other] Brings { $revolvers } revolvers.
}

## The track

web-city-track = The track
web-city-beside = Beside the map
web-city-group-supplies = Supplies
web-city-group-row = Land and buildings
web-city-bag = { $count } more in the bag
web-city-group-incomes = Incomes
web-city-group-council = Town Council: points
web-city-gives-wages = $4 each
web-city-gives-ammunition = 3 firepower
web-city-gives-3-roads = 3 roads
web-city-gives-1-road = 1 road each
web-city-gives-parcels = Land is bought
web-city-gives-building = a building for ${ $price }
web-city-gives-kept = Kept ones are built
web-city-gives-parcels-income = $2 a parcel
web-city-gives-cowboy-income = $2 a firepower
web-city-gives-gambling = two dice in $
web-city-gives-building-income = Buildings pay
web-city-gives-parcels-vp = 1 for 2 parcels
web-city-gives-cowboy-vp = 1 for 2 firepower
web-city-gives-building-vp = 1 a building
web-city-gives-vp = ${ $price } each
web-city-closed = closed this round
web-city-phase = { $phase ->
    [1] Characters
    [2] Cowboys
    [3] The track
   *[4] The round ends
}
web-city-duels = Duels to come
web-city-fought = Fought out
web-city-chance = your chance { $percent } %
web-city-ways = wins in { $wins } of { $ways } ways

## The characters

web-city-characters = Characters
web-city-both-sides = Both sides
web-city-keeps = keeps ${ $limit }
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
web-city-passed = passed as number { $place }
web-city-in-turn = number { $place } in turn order
web-city-fire = { $part ->
    [revolvers] { $count } revolvers
    [cowboys] { $count } cowboys
    [ammunition] { $count } ammunition
    [mercenary] { $count } Mercenary
   *[horses] { $count } horses
}

## What can be done

web-city-choices = What you can do
web-city-hands = What you hold
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
    [parcel] Choose a lit parcel on the map.
    [space] Choose a lit space of the track.
    [both] Choose a lit parcel on the map or a lit space of the track.
    [roads] Choose where the road lies.
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
    [2] another go
    [3] a Ranch doubled
    [4] $2 at once
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
web-city-sheet-help = Nobody sees it before all have handed theirs in. It begins with the usual start; the money that is left is yours.
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
    [ammunition] 3 firepower for the rest of the round.
    [three-roads] Three roads, to lay whenever you place or pass.
    [one-road] A road for every cowboy here.
    [parcels] Cowboys on the map buy their land now.
    [kept-buildings] Everybody may place buildings kept for later.
    [parcels-income] $2 for each of your parcels.
    [cowboy-income] $2 for each point of your firepower.
    [gambling] As many dollars as two dice show.
    [building-income] Robbers and guards duel at the buildings, then every building pays its owner.
    [parcels-vp] A point for every two of your parcels.
    [cowboy-vp] A point for every two points of your firepower.
    [building-vp] A point for each of your buildings.
   *[points] As many points as you like for ${ $price } each. The cheap ones close from round to round.
}
web-city-peace = { $peace ->
    [yes] Several stand here in peace.
   *[no] Where several stand, they duel.
}
web-city-free = costs nothing

## Duels and the end

web-city-showdown = The duel
web-city-duel-for = Duel: { $place }
web-city-duel-won = left standing
web-city-brings = { SIGNED($gain) }

## For whoever is asked the first time

web-city-tip-first-parcel = Take land that will earn: Mines want mountains around them, Ranches want free land, shops want Houses and a road. This parcel costs nothing.
web-city-tip-character = A character is yours for this round only. His number says who places first, and “keeps” how much money you may carry into the next round.
web-city-tip-place = On land a cowboy buys it, on the track he gets what the space says, on a rival’s building he robs it. Two on one place fight. Whoever passes early wins ties and chooses the next character sooner.
web-city-tip-building = Buildings pay every round. All but Ranch and Mine need a road to your land and a place for a new House; what you cannot build now is kept for later.
