### The browser: everything the client says of itself, whichever game is played.

## Around every page

web-home = Boomtown, first page
web-nav = Pages
web-nav-tables = Tables
web-nav-rules = Rules
web-nav-replay = Replay
web-nav-settings = Settings
web-skip-to = Straight to the page
web-turns = { $count ->
        [one] One table waits for you
       *[other] { $count } tables wait for you
    }
web-next-table = Next table that waits for you
web-close = Close
web-you = you
web-keep = Keep
web-on = On
web-off = Off
web-system = As the system

## The first page

web-hero-over = Three games of the Wild West
web-hero = Build a town worth fighting for
web-hero-under = With friends by a link, at one screen, or against a bot. No account, no cost.
web-games = The games
web-facts = { $fewest } to { $most } players · about { $minutes } minutes
web-play-bot =
    { $bots ->
        [1] Play against a bot now
       *[other] Play against { $bots } bots now
    }
web-play-friend = Play with a friend
web-play-here = At this screen
web-all-options = All options
web-home-mine = Your tables
web-home-all-mine = All { $count } tables
web-promises = What you can count on
web-promise-free = Sit down and play
web-promise-free-help = Pick a name and you are in. No account, no advertising, nobody looking over your shoulder.
web-promise-link = One link is enough
web-promise-link-help = Send it to a friend. Play in one evening or over a week: the table remembers.
web-promise-dice = Dice you can check
web-promise-dice-help = The luck of a game is sealed before the first roll, and opened at the end for everybody to check.
web-promise-undo = Take it back
web-promise-undo-help = Your own slips are free to take back. Where others have moved, they are asked.

## Names

web-name-title = What do they call you?
web-name-label = Your name
web-name-help = The others at the table see it. You can change it in the settings.
web-name-go = Ride on
web-name-kept = Howdy. The new name is known.
web-sessions = My other devices
web-sessions-help = Whoever has this browser’s cookie plays as you: on an old phone, on a borrowed computer. This ends whatever is open elsewhere; here you stay. Programs that hold a seat for you play on.
web-end-sessions = End my other sessions
web-sessions-ended = Done: only this browser knows you now.
web-my-data = My games and I
web-my-games = All my finished games in one file
web-forget-me = Leave for good
web-forget-help = Your name disappears from all tables, your remarks and notes are deleted, and this browser forgets you. The games stay for those you played with. Games that are still on are given up. There is no way back.
web-forgotten = Your name is gone. Happy trails.
web-bot-name = Bot: { $level }

## A new table

web-new = New table
web-explain = What the rules say: { $title }
web-variants = Variants
web-variants-help = Add any of them. For a first game, leave them out.
web-house-all = What is our own here, because the printed figures could not be found
web-own-begin-with = Begin with:
web-own-clear = nothing
web-own-map-help = Tap the parcels one by one or draw over them; on the keyboard the arrows walk and the space bar chooses.
web-own-wrong = { $place }, here it does not fit
web-own-out = not in play
web-own-count = Chosen: { $count }
web-own-fine = Can be played like this.
web-own-text = As a text, to copy or to paste
web-own-unknown = These are not known here: { $words }.
web-own-name = A name for it
web-own-keep = Keep on this device
web-own-kept = “{ $name }” is kept.
web-own-is-kept = kept on this device
web-own-forget = Delete “{ $name }”
web-seats = Seats
web-seats-help = Who sits where. A free seat is taken by whoever follows your link.
web-seat = Seat { $number }
web-seat-me = You
web-seat-me-named = You ({ $name })
web-seat-here = Somebody at this screen
web-seat-friend = Free, for a friend
web-seat-friend-help = You get a link to send.
web-seat-open = Free seat
web-seat-add = Another seat
web-seat-remove = Take seat { $number } away
web-level-tenderfoot = New in town: easy to beat.
web-level-cowhand = Takes what pays now.
web-level-deputy = Looks a little ahead. Fair for a first game.
web-level-marshal = Looks ahead as far as it can. Hard to beat.
web-house-rules = House rules
web-hints = Hints
web-hints-on = Allowed
web-hints-off = Nobody asks a bot
web-hints-help = Whether players may ask a bot what it would do.
web-listed = Who may find it
web-listed-on = Everybody, in the list
web-listed-off = Whoever has the link
web-listed-help = Tables in the list are open to strangers.
web-pace = How soon you answer
web-pace-evening = In one evening
web-pace-days = Over days, as it suits
web-pace-help = Whoever is asked and stays away can be replaced by a bot: in one evening after 5 minutes, over days after 3 days.
web-salt = Put something of your own into the dice
web-salt-help = Your browser puts random bytes of its own into the dice anyway. If you like, add words of yours: nobody, not even this server, could have chosen the dice then.
web-best = Your best: { $mine } to { $rival }
web-best-none = Not played yet
web-begin = Start the game
web-begin-invite = Set up the table

## Gathering

web-opening = Opening the table…
web-invite = Invitation
web-invite-help = Send this link. Whoever opens it can sit down.
web-invited = You are invited. { $count ->
        [0] All seats are taken: you can watch.
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
web-copy = Copy
web-share = Share
web-copied = Copied. Now send it.
web-copy-by-hand = The link is marked: copy it with your keyboard.
web-sit = Sit down
web-stand-up = Stand up
web-remove-table = Remove the table
web-remove-table-help = The table goes, with its link. Whoever has sat down here is told.
web-keep-table = Keep it
web-removed-own = The table is gone.
web-seat-fill = Who is to sit here
web-seat-wait = Wait for somebody
web-seat-free = Free the seat
web-send-away = Send away
web-send-away-name = Send { $name } away
web-send-away-help = { $name } loses the seat and cannot sit down at this table again.
web-gathering = The game starts by itself as soon as { $count ->
        [one] the last seat is
       *[other] all seats are
    } taken.

## Lists of tables

web-tables-mine = Yours
web-tables-mine-empty = You sit at no table. Pick a game, and you are playing in a minute.
web-tables-open = Looking for players
web-tables-open-empty = Nobody is waiting just now. Set up a table, let everybody find it, and it stands here.
web-tables-over = Finished
web-tables-more = Show more
web-tables-set-up = Set up a table
web-state-over = Finished
web-state-gathering = { $count ->
        [one] One free seat
       *[other] { $count } free seats
    }
web-state-question = You are asked something
web-state-replaced = A bot plays for you
web-state-rematch = You are asked to play again
web-state-won = { $names } won
web-state-gave-up = { $name } gave up, { $winner } won
web-looked-ahead = Looked ahead
web-looked-ahead-help = Somebody went back to before a roll or something hidden. This game does not count as anybody’s best.

## Playing

web-board = Board
web-board-coming = The board is being unrolled…
web-side = Players and log
web-your-turn = Your turn
web-turn-of = { $name } to move
web-to-move = to move
web-is-bot = bot
web-is-scripted = plays by the rules
web-is-program = a program
web-present = here
web-away = away
web-resigned = gave up
web-ahead = ahead
web-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-total = Total
web-undo = Take back
web-undo-ask = Ask to take back
web-undo-asked = { $name } would like to take back { $count ->
    [one] one decision
   *[other] { $count } decisions
  }, { $yours ->
    [0] none of them
   *[other] { $yours } of them
  } yours. Do you agree?
web-undo-waiting = Waiting for an answer: { $names }.
web-undo-what = This is taken back, the latest first:
web-undo-ask-help = The others are asked. If they agree, all go back to before it.
web-undo-look-help = You have seen a roll or something hidden since. You can go back: bots decide anew and the dice fall anew, but the game is marked and does not count as your best.
web-undo-going = would be taken back
web-undo-leave = Leave it
web-agree = Agree
web-refuse = No deal
web-hint = Hint
web-hinted = A bot would do this: { $action }
web-hint-do = Do it
web-hint-drop = Thanks, no
web-skip = Skip
web-more = Players, log and more
web-act-for = You decide for
web-curtain = Hand the screen to { $name }
web-curtain-help = This game has secrets. Nobody else should be looking.
web-curtain-open = I am { $name }
web-curtain-label = The screen is handed over
web-curtain-who = Who is at the screen?
web-since = Since your last decision
web-since-watch = Watch it
web-in-words = The board in words
web-brief = The game in three sentences
web-brief-done = Got it
web-brief-rules = The whole rules
web-tip-first = First:
web-tip-none = No more tips
web-choices = { $count ->
        [one] One choice
       *[other] { $count } choices
    }
web-choices-gain = Best gain first
web-choices-narrow = Type to narrow the list
web-choices-none = Nothing fits. Type less.
web-log = What happened
web-log-empty = Nothing has happened yet.
web-log-go = Look at this moment
web-chat = Chat
web-chat-empty = Quiet as a church on Monday. Say howdy.
web-chat-label = Say something to the table
web-chat-send = Send
web-chat-watching = watching
web-chat-about = What to do about the remarks of { $name }
web-chat-hide = Hide { $name } from everybody
web-chat-show = Show the remarks of { $name } again
web-chat-somebody = somebody
web-chat-players-only = Only the players talk here
web-chat-closed = At this table only the players talk.
web-chat-hidden = The host has hidden your remarks at this table.
web-mute = Mute { $name }
web-unmute = Hear { $name } again
web-muted = People you have muted
web-notes = Private notes
web-notes-tab = Notes
web-notes-help = Only you see this. It is kept as you write.
web-notes-cover = The notes of { $name } are for { $name } only.
web-notes-kept = Kept.
web-notes-trouble = Could not be kept. It is tried again with your next letter.

## History

web-history = History
web-history-at = After decision { $decision } of { $count }
web-history-first = To the beginning
web-history-back = One decision back
web-history-forward = One decision on
web-history-run = Play it back
web-history-stop = Stop
web-history-now = Back to now
web-history-end = To the end

## The end of a game

web-over = The game is over
web-wins = { $names } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-win-together = { $names } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
web-gave-up = { $name } gave up. The win goes to { $winner }.
web-abandoned = The game was broken off.
web-unfinished = The record ends here, before the end of the game.
web-place = Place { $place }
web-watch-again = Watch it again
web-rematch = Play again
web-rematch-join = To the next game
web-rematch-there = Another game is on offer, if you like.
web-rematch-accept = Play again too
web-rematch-decline = No, thanks
web-rematch-of = You are asked to play another game together.
web-seat-kept = kept for { $name }
web-seat-open-up = Open it to others
web-record-text = Record to read
web-record-json = Record for programs

## The table’s menu

web-link = Link to this table
web-link-help = Whoever has it can watch, or sit down while seats are free.
web-link-moment = Link to the very moment you are looking at:
web-resign = Give up
web-resign-two = You leave the win to the other side, and the game is over.
web-resign-many = A bot goes on in your place. You do not come back.
web-play-on = Play on
web-bot-for-me = Let a bot play for me
web-bot-for = Let a bot play for { $name }
web-bot-for-in = A bot can play for { $name } { $when }
web-program = Let a program play for me
web-program-help = With this key a program can act for your seat, over the doors described for programs. Whoever has the key holds the seat: keep it secret.
web-takeover-asked = { $name } has been away for long. May a bot go on in that seat?
web-takeover-waiting = Waiting for an answer: { $names }.
web-seat-back = Take my seat back
web-replaced = You were away, and a bot plays for you.
web-bot-decided = { $count ->
    [one] The bot made one decision for you that you can still take back.
   *[other] The bot made { $count } decisions for you that you can still take back.
  }
web-bot-undo = Take back what the bot did

## Dice

web-dice = Check the dice
web-dice-how = Before the first roll the server seals a secret and shows its fingerprint. Every roll follows from the secret and from what the players put in: each browser adds random bytes of its own when its player sits down. At the end the secret is opened, and anybody can work out all rolls again.
web-dice-honest = { $rolls ->
        [0] Honest: there was nothing to roll.
        [one] Honest: the one roll follows from the sealed secret.
       *[other] Honest: all { $rolls } rolls follow from the sealed secret.
    }
web-dice-set-by-hand = { $rolls ->
        [one] The one roll follows from the secret, but a position was set by hand or by newer rules: nothing proves it.
       *[other] All { $rolls } rolls follow from the secret, but a position was set by hand or by newer rules: nothing proves it.
    }
web-dice-not-yet = { $rolls ->
        [one] The game is on: one roll so far, the secret is still sealed.
       *[other] The game is on: { $rolls } rolls so far, the secret is still sealed.
    }
web-dice-not-sealed = The dice of this game were not sealed, so they cannot be checked.
web-dice-wrong = Something is rotten: { $why }
web-dice-commitment = Fingerprint of the secret (SHA-256)
web-dice-secret = The secret
web-dice-salt = Put in by { $name }
web-dice-shares = Everybody who plays had a share: the browser of each put in random bytes of its own.
web-dice-shares-missing = Without a share in the dice: { $names }.
web-dice-verify = To check it without trusting this page, download the record and run:

## Keys

web-keys = Keys
web-key-help = Shows this list.
web-key-tab = Goes on to the next thing that can be done.
web-key-enter = Does it.
web-key-undo = Takes your last decision back.
web-key-hint = Asks a bot for a hint.
web-key-board = Goes to the board.
web-key-words = Goes to the board in words.
web-key-log = Goes to the log.
web-key-chat = Goes to the chat.
web-key-history = One decision back, one on.
web-key-arrows = Moves through the history of a finished game.
web-key-space = Plays the history back, stops it.
web-key-escape = Closes what is open; skips what is being shown; comes back to now.

## Replay

web-replay-help = Any finished game can be looked through move by move, and so can a record from a file.
web-replay-record = Look at a record
web-replay-file = Choose a file
web-replay-paste = Or paste it here
web-replay-show = Look at it
web-replay-none = Your finished games will stand here, to be watched again move by move.
web-replay-play = Play one now
web-imports = Records you brought
web-imports-help = Only you and whoever has the link can see them. They are kept for a month.
web-import-honest = A record that was brought here. It replays, and its dice are proven.
web-import-set-by-hand = A record that was brought here. It replays, but its position was set by hand or by newer rules: that proves nothing.
web-import-unproven = A record that was brought here. It replays, but there is no proof of its dice.
web-import-wrong = A record that was brought here. Its dice do not fit: { $why }

## Rules

web-rules-help = In our own words, as this house plays them.
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-found = { $count ->
        [0] Nothing found
        [one] Found in one section
       *[other] Found in { $count } sections
    }
web-rules-nothing = No word of it in these rules. Try another one.
web-rules-house = our own figure: the printed one could not be found
web-rules-unreachable = The rules could not be loaded: there is no line to the server. Once opened with a line, they stay on this device.
web-rules-play = Play it
web-rules-read = Read them

## Settings

web-settings-help = Kept in this browser, known to nobody else.
web-notices = Notices
web-notices-help = The browser tells you when it is your turn and you are looking elsewhere, as long as the table is open in a tab.
web-notices-refused = Your browser does not allow notices from this page. Allow them in its settings for this page, then try again.
web-language = Language
web-theme = Light
web-theme-light = Paper by day
web-theme-dark = Lantern by night
web-palette = Players’ colours
web-palette-house = House colours
web-palette-safe = Colour-safe
web-boards = Boards
web-boards-help = In words you read the same board as text and choose from a list: for screen readers, slow lines and small screens.
web-boards-drawn = Drawn
web-boards-words = In words
web-palette-help = Every player has a symbol too, so that no colour ever stands alone. The colour-safe set also changes gains and losses from green and red to blue and orange.
web-motion = Motion
web-sound = Sound

## About

web-about = About
web-about-what = Boomtown is a place to play three games of towns in the Wild West, and an engine that others can build on.
web-about-open = Free and open
web-about-open-text = The whole house is open source under the MIT licence. Anybody can run it with one command, change it, and host it for friends.
web-about-data = What is known about you
web-about-data-text = The name you chose, the games you play, and a cookie that says it is you. No tracking, nothing loaded from elsewhere.
web-about-dice = Fair by proof
web-about-dice-text = All luck is sealed before a game starts and opened when it is over. Every table has a page that checks it.
web-about-programs = Programs are welcome
web-about-programs-text = A seat can be held by a program, over the same doors that this page uses.
web-about-programs-link = How it works
web-about-games = The games
web-about-games-text = The games were invented and published by others; their names belong to their owners. Rules, texts and drawings here are our own. If you like a game, buy it and play it at a real table.
web-api = For programs
web-api-what = Everything this page does, a program can do: set up tables, sit down, play.
web-api-read = Read the description
web-api-token = To let a program hold a seat of yours, make a token for the seat and give it to the program.

## Trouble

web-lost = This trail leads nowhere
web-lost-help = There is no such page. Maybe a letter of the address got lost.
web-lost-home = Back to town
web-table-missing = There is no such table. Maybe a letter of the link got lost.
web-table-removed = The host has removed this table.
web-not-found = There is no such thing here.
web-unreachable = The server cannot be reached. Check your connection; nothing you did is lost.
web-trouble = Something went wrong. Try once more.
web-offline = The line is cut. Your moves wait here until it stands again.
web-try-again = Try now
web-outdated = There is a newer version of this page.
web-reload = Load it

# Boards that can be moved and zoomed.
web-closer = Closer
web-farther = Farther
web-show-all = Show all of it

# The count at the end
web-finale-wins = { $name } wins
web-finale-shared = A shared victory
web-finale-again = Count it again
web-finale-skip = Skip the count
