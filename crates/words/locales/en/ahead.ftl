## Deciding ahead: questions that answer themselves, and orders for those to come

ahead-ask-me = ask me
ahead-not-now = Nothing can be ordered at this moment. Try again once the round is under way.
ahead-unfit = These orders no longer fit the table. Open them again and check them.
ahead-stop-fits-not = Your orders ended: what they said is no longer possible.

city-ahead-if-attacked = if somebody comes to one of my places or attacks a building of mine
city-ahead-if-price = if a parcel I want has become more expensive
city-ahead-if-taken = if somebody already stands where my next cowboy should go
city-ahead-if-lost = if I lose a duel
city-ahead-attacked = Your orders ended: { $seats } showed up at { $place }.
city-ahead-price = Your orders ended: parcel { $parcel } costs ${ $price } instead of ${ $before }.
city-ahead-taken = Your orders ended: { $seats } got to { $place } first.
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

web-ahead-title = Decide ahead
web-ahead-help = Leave orders for what you may be asked. Nobody else sees them, and you can change them at any time.
web-ahead-none = There is nothing to decide ahead right now.
web-ahead-loading = One moment …
web-ahead-order = The most important comes first: if the money runs out, whatever is further down gets none.
web-ahead-up = Move up: { $what }
web-ahead-down = Move down: { $what }
web-ahead-stops = Stop and ask me
web-ahead-leave = Leave these orders
web-ahead-end = Withdraw orders
web-ahead-left = Your orders are in place.
web-ahead-ended = Your orders are withdrawn.
web-ahead-standing = Your orders stand. What they cover is answered for you.
web-ahead-change = Change
