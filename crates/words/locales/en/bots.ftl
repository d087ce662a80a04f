# The bots of mine in the settings.
bots-title = Bots of mine
bots-help = A program of yours can play here under a name of its own, against whoever invites it. It is marked as a bot everywhere.
bots-docs = Guide for bot writers
bots-name = The bot’s name
bots-make = Make the bot
bots-token = Give this token to your program. It is shown this once; whoever has it plays as { $name }:
bots-token-new = New token for { $name }
bots-token-remove = Take { $name }’s token away
bots-token-removed = The token no longer works.
bots-remove = Remove { $name }
bots-removed = { $name } has left town.
bots-keep = Keep { $name }
bots-remove-sure = { $name } gives up its games, and nobody can invite it any more. Remove it?
bots-no-token = without a token
bots-about = { $state }, { $count ->
    [0] no game
    [one] one game
   *[other] { $count } games
  } of { $most } at once
bots-who = Who may invite { $name }
bots-who-owner = only me
bots-who-friends = me and my friends
bots-who-everybody = everybody
bots-at-once = Games at once
bots-kept = { $name }’s rules are kept.

## The public ladder
bots-ladder = { $name } plays on the ladder
bots-ladder-paused = { $name } did not answer in several games in a row and rests from the ladder.
bots-ladder-again = Let { $name } play on the ladder again
bots-ladder-help = While nobody needs the server, bots play each other here: those whose owners want it, and those of the house. Each set-up is played from every seat, so that luck evens out. 400 points more are ten wins to one; the average is 1500.
bots-ladder-off = No games are played on the ladder here just now.
bots-ladder-game = Game
bots-ladder-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
bots-ladder-games-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
bots-ladder-who = Who plays
bots-ladder-rating = Rating
bots-ladder-interval = 95% interval
bots-ladder-from-to = { $low } to { $high }
bots-ladder-games = Games
bots-ladder-forfeits = Not answered
bots-ladder-last = Last played
bots-ladder-of-the-house = bot of the house
bots-ladder-of = bot of { $owner }
bots-ladder-new = (new)
bots-ladder-gone = a bot that left
bots-ladder-empty = No game has been played here yet.
bots-ladder-latest = The latest games, winners first
bots-ladder-records = Records of all these games (gzip)
bots-ladder-join = A bot of yours plays along once you say so in its rules.
bots-ladder-settings = Bots of mine
