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
