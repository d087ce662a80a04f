# The bots of mine in the settings.
bots-title = My bots
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
bots-ladder-paused = { $name } has not answered in several games in a row and is off the ladder for now.
bots-ladder-again = Let { $name } play on the ladder again
bots-ladder-help = Whenever the server has nothing else to do, bots play each other here: those their owners have entered, and the house bots. Every set-up is played from every seat, so luck evens out. A bot rated 400 points higher wins about ten games for each one it loses; the average is 1500.
bots-ladder-off = No ladder games are being played here right now.
bots-ladder-game = Game
bots-ladder-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
bots-ladder-games-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
bots-ladder-who = Bot
bots-ladder-rating = Rating
bots-ladder-interval = 95% interval
bots-ladder-from-to = { $low } to { $high }
bots-ladder-games = Games
bots-ladder-forfeits = No answer
bots-ladder-last = Last played
bots-ladder-of-the-house = house bot
bots-ladder-of = { $owner }’s bot
bots-ladder-new = (new)
bots-ladder-gone = a bot that left
bots-ladder-empty = No ladder games of this one yet.
bots-ladder-latest = Latest games, winner first
bots-ladder-records = Records of all these games (gzip)
bots-ladder-join = Your bot joins in once you say so in its rules.
bots-ladder-settings = My bots
