## Deciding ahead: questions that answer themselves, and orders for those to come

ahead-ask-me = ask me
ahead-not-now = Nothing can be ordered at this moment. Try again once the round is under way.
ahead-unfit = These orders no longer fit the table. Open them again and check them.
ahead-stop-fits-not = Your orders ended: what they said is no longer possible.

city-ahead-if-attacked = if somebody comes to one of my places or attacks a building of mine
city-ahead-if-price = if a parcel I want has become more expensive
city-ahead-if-taken = if somebody already stands where my next cowboy should go
city-ahead-if-lost = if I lose a duel
city-ahead-attacked = Your orders ended: { $seats } showed up at { $place-the }.
city-ahead-price = Your orders ended: parcel { $parcel } costs ${ $price } instead of ${ $before }.
city-ahead-taken = Your orders ended: { $seats } got to { $place-the } first.
city-ahead-lost = Your orders ended: one of your cowboys lost a duel.
city-ahead-place = { $number ->
    [one] My next cowboy
   *[other] The one after that ({ $number })
  }
city-ahead-buy = buy it
city-ahead-leave = leave it
city-ahead-at-most = at most $
city-ahead-points-at-most = points at most
city-ahead-duels = If I choose which duel comes first
city-ahead-ranked = the most important one
city-ahead-build = Where the { $building } goes
city-ahead-build-on = build on { $parcel }
city-ahead-house = { $number ->
    [one] The House for the { $building }
   *[other] House { $number } for the { $building }
  }
city-ahead-undertaker = If the Undertaker holds out his hand
city-ahead-reward = If I beat an Outlaw
city-ahead-consent = If somebody wants a House on my land
city-ahead-roads = My last roads of the round
city-ahead-no-roads = keep them
city-ahead-banker = Points from the Banker
city-ahead-all-points = as many points as I can pay for
city-ahead-some-points = some points
city-ahead-no-points = no points
city-ahead-spend = My money at the end of the round
city-ahead-spend-least = spend only what I must
city-ahead-spend-all = spend it all on points
city-ahead-spend-some = spend some

cards-ahead-bid = { $after ->
    [0] My bid in this round
    [1] My bid in the next round
   *[other] My bid in round { $round }
  }
cards-ahead-keep = keep for later
cards-ahead-use = use now
cards-ahead-use-if-outbid = use only if somebody would pick before me
cards-ahead-sell-nothing = sell nothing
cards-ahead-take = take it
cards-ahead-take-and-ask = take it and ask me where it goes
cards-ahead-take-best = take it and place it where it brings the most now
cards-ahead-take-at = take it and place it at { $at } ({ $gain ->
    [0] no change
   *[other] { SIGNED($gain) }
  })
cards-ahead-leave = leave it
cards-ahead-if-outbid = if somebody outbids me
cards-ahead-if-gone = if the card I want most is gone
cards-ahead-if-new = if another card joins the row
cards-ahead-outbid = Your orders ended: { $seats } outbid you.
cards-ahead-gone = Your orders ended: { $card } is gone.
cards-ahead-new = Your orders ended: { $card } joined the row.
cards-ahead-nothing-left = Your orders ended: nothing you want is left in the row.

wagons-ahead-if = If { $seat } takes { $card }
wagons-ahead-draft = The card I take next
wagons-ahead-lay-given = Cards skipped for me
wagons-ahead-lay-taken = The card I take
wagons-ahead-lay-best = place where it brings the most now
wagons-ahead-if-behind = if { $seat } overtakes me in points
wagons-ahead-behind = Your orders ended: { $seat } is { $points ->
    [one] a point
   *[other] { $points } points
  } ahead of you.

web-ahead-title = Decide ahead
web-ahead-help = Leave orders for what you may be asked. Nobody else sees them, and you can change them at any time.
web-ahead-none = There is nothing to decide ahead right now.
web-ahead-loading = One moment …
web-ahead-order = The most important comes first: if not everything is possible, whatever is further down has to wait.
web-ahead-up = Move up: { $what }
web-ahead-down = Move down: { $what }
web-ahead-stops = Stop and ask me
web-ahead-leave = Leave these orders
web-ahead-end = Withdraw orders
web-ahead-left = Your orders are in place.
web-ahead-ended = Your orders are withdrawn.
web-ahead-standing = Your orders stand. What they cover is answered for you.
web-ahead-change = Change
