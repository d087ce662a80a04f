### The browser: everything the client says of itself, whichever game is played.

## Around every page

web-home = Boomtown home
web-nav = Pages
web-nav-tables = Tables
web-nav-rules = Rules
web-nav-replay = Replay
web-nav-settings = Settings
web-skip-to = Skip to content
web-turns = { $count ->
        [one] One table is waiting for you
       *[other] { $count } tables are waiting for you
    }
web-next-table = Next table waiting for you
web-close = Close
web-you = you
web-keep = Save
web-on = On
web-off = Off
web-system = System setting

## The first page

web-hero-over = Three games of the Wild West
web-hero = Build a town worth fighting for
web-hero-under = With friends by a link, on one screen, or against a bot. No account, no cost.
web-games = The games
web-facts = { $fewest } to { $most } players · about { $minutes } minutes
web-play-bot =
    { $bots ->
        [1] Play against a bot now
       *[other] Play against { $bots } bots now
    }
web-play-friend = Play with a friend
web-play-here = On this screen
web-all-options = All options
web-home-mine = Your tables
web-home-all-mine = All { $count } tables
web-promises = What you can count on
web-promise-free = Sit down and play
web-promise-free-help = Pick a name and you are in. No account, no advertising, nobody looking over your shoulder.
web-promise-link = One link is enough
web-promise-link-help = Send it to a friend. Play in one evening or over a week: the table remembers.
web-promise-dice = Dice you can check
web-promise-dice-help = Every roll is sealed before the game and opened afterwards, so anyone can check it.
web-promise-undo = Undo
web-promise-undo-help = Undo your own slips freely. Once someone else has moved, they get a say.

## Names

web-name-title = What do they call you?
web-name-label = Your name
web-name-help = The others at the table see it. You can change it in the settings.
web-name-go = Ride on
web-name-kept = Howdy. New name saved.
web-end-sessions = Sign out all other devices
web-sessions-ended = Done: only this browser knows you now.
web-my-data = My data
web-my-export = Download everything that is kept about me
web-my-games = Download all my finished games
web-forget-me = Leave for good
web-forget-help = Your name disappears from all tables, your chat messages and notes are deleted, and this browser forgets you. The games stay for those you played with. Games still running are resigned. This can’t be undone.
web-forgotten = Your name is gone. Happy trails.
web-bot-name = Bot: { $level }

## A new table

web-new = New table
web-explain = What the rules say: { $title }
web-variants = Variants
web-variants-help = Add any of them. For a first game, leave them out.
web-house-all = What is our own here, because we couldn’t find the printed figures
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
web-own-keep = Save on this device
web-own-kept = “{ $name }” is saved.
web-own-is-kept = saved on this device
web-own-forget = Delete “{ $name }”
web-seats = Seats
web-seats-help = Who sits where. Open seats go to whoever follows your link.
web-seat = Seat { $number }
web-seat-me = You
web-seat-me-named = You ({ $name })
web-seat-here = Someone on this screen
web-seat-friend = Open, for a friend
web-seat-friend-help = You get a link to send.
web-seat-open = Open seat
web-seat-add = Add a seat
web-seat-remove = Remove seat { $number }
web-level-tenderfoot = New in town: easy to beat.
web-level-cowhand = Takes what pays now.
web-level-deputy = Looks a little ahead. Fair for a first game.
web-level-marshal = Looks well ahead and expects good replies. Hard to beat.
web-level-legend = The best there is. Looks as far ahead as it can.
web-house-rules = House rules
web-hints = Hints
web-hints-on = Allowed
web-hints-off = Off
web-hints-help = May players ask a bot what it would do?
web-listed = Who can find this table
web-listed-on = Everybody, in the list
web-listed-off = Whoever has the link
web-listed-help = Tables in the list are open to strangers.
web-pace = How soon you answer
web-pace-evening = In one evening
web-pace-days = Over days, as it suits
web-pace-help = A player who stays away on their turn can be replaced by a bot: after 5 minutes in a one-evening game, after 3 days in a game over days.
web-salt = Shake the dice yourself
web-salt-help = Your browser mixes random bytes of its own into the dice anyway. If you like, type anything: it is mixed into every roll, so nobody, not even this server, could have picked them.
web-best = Your best: { $mine } to { $rival }
web-best-none = Not played yet
web-begin = Start the game
web-begin-invite = Set up the table

## Gathering

web-opening = Opening the table…
web-loading = Just a moment…
web-invite = Invitation
web-invite-help = Send this link. Whoever opens it can sit down.
web-invited = You are invited. { $count ->
        [0] All seats are taken: you can watch.
        [one] One seat is open.
       *[other] { $count } seats are open.
    }
web-copy = Copy
web-share = Share
web-copied = Copied. Now send it.
web-copy-by-hand = The link is marked: copy it with your keyboard.
web-sit = Sit down
web-stand-up = Stand up
web-remove-table = Remove the table
web-remove-table-help = The table and its link are removed. Everyone who has sat down here is notified.
web-keep-table = Keep it
web-removed-own = The table is gone.
web-seat-fill = Who sits here?
web-seat-wait = Wait for somebody
web-seat-free = Open this seat
web-send-away = Send away
web-send-away-name = Send { $name } away
web-send-away-help = { $name } loses the seat and cannot sit down at this table again.
web-gathering = The game starts by itself as soon as { $count ->
        [one] the last seat is
       *[other] all seats are
    } taken.

## Lists of tables

web-tables-mine = My tables
web-tables-mine-empty = You’re not at a table yet. Pick a game and you’ll be playing in a minute.
web-tables-open = Looking for players
web-tables-open-empty = Nobody is waiting right now. Set up a public table and it will show up here.
web-tables-over = Finished
web-tables-more = Show more
web-tables-set-up = Set up a table
web-state-over = Finished
web-state-gathering = { $count ->
        [one] One open seat
       *[other] { $count } open seats
    }
web-state-question = Your answer is needed
web-state-replaced = A bot plays for you
web-state-rematch = You are asked to play again
web-state-won = { $names } won
web-state-gave-up = { $name } resigned, { $winner } won
web-looked-ahead = Looked ahead
web-looked-ahead-help = Somebody went back to before a roll or something hidden. This game does not count as anybody’s best.

## Playing

web-board = Board
web-board-coming = Unrolling the board…
web-side = Players and log
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-to-move = their turn
web-your-move = your turn
web-is-bot = bot
web-is-scripted = follows a script
web-is-program = a program
web-present = here
web-away = away
web-resigned = resigned
web-ahead = ahead
web-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-total = Total
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-waiting = Waiting for { $names }.
web-undo-what = This is undone, the latest first:
web-undo-ask-help = The others are asked. If they agree, everyone goes back to before it.
web-undo-ask-bots = If a roll or something hidden has been seen since, the game is marked, because bots play too, and does not count as anybody’s best.
web-undo-look-help = You have seen a roll or something hidden since. You can go back: bots decide again and the dice fall again, but the game is marked and does not count as your best.
web-undo-going = would be undone
web-undo-leave = Leave it
web-agree = Agree
web-refuse = No deal
web-hint = Hint
web-hinted = A bot would do this: { $action }
web-hint-do = Do it
web-hint-drop = No thanks
web-skip = Skip
web-story = What happens, { $step } of { $count }
web-story-next = Next
web-pause = Pause
web-go-on = Go on
web-tempo = Pace
web-tempo-slow = Slow
web-tempo-steady = Steady
web-tempo-quick = Quick
web-tempo-once = At once
web-more = Players, log and more
web-act-for = Playing as
web-curtain = Hand the screen to { $name }
web-curtain-help = Hidden information ahead. Everyone else, look away.
web-curtain-open = I am { $name }
web-curtain-label = The screen is handed over
web-curtain-who = Who is at the screen?
web-since = Since your last turn
web-since-watch = Watch it
web-since-mine = What concerns you
web-since-more = { $count } more
web-since-less = Show less
web-in-words = Board as text
web-brief = The game in three sentences
web-brief-done = Got it
web-brief-rules = Full rules
web-tip-first = First:
web-tip-none = Hide tips
web-choices = { $count ->
        [one] One choice
       *[other] { $count } choices
    }
web-choices-gain = Most points now first
web-choices-narrow = Type to narrow the list
web-choices-none = No match. Type less.
web-log = Log
web-menu = Menu
web-rounds = Round by round
web-round-card = Round { $round } at a glance
web-rounds-watch = Watch this round again
web-log-empty = Nothing has happened yet.
web-log-go = Jump to this moment
web-chat = Chat
web-chat-empty = Quiet as a church on Monday. Say howdy.
web-chat-label = Say something to the table
web-chat-send = Send
web-chat-watching = watching
web-chat-about = What to do about { $name }’s messages
web-chat-hide = Hide { $name } from everybody
web-chat-show = Show { $name }’s messages again
web-chat-somebody = somebody
web-chat-players-only = Only the players talk here
web-chat-closed = At this table only the players talk.
web-chat-hidden = The host has hidden your messages at this table.
web-mute = Mute { $name }
web-unmute = Hear { $name } again
web-muted = People you have muted
web-notes = Private notes
web-notes-tab = Notes
web-notes-help = Only you see this. Saved as you type.
web-notes-cover = { $name }’s notes are for { $name } only.
web-notes-kept = Saved.
web-notes-trouble = Not saved. We’ll try again as you type.

## History

web-history = History
web-history-at = After move { $decision } of { $count }
web-history-first = To the beginning
web-history-back = One move back
web-history-forward = One move forward
web-history-run = Play it back
web-history-stop = Stop
web-history-now = Back to the present
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
web-you-win = You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
web-you-lose = { $count ->
    [one] { $names } wins, { $points } to your { $own }. You take place { $place }.
   *[other] { $names } win, { $points } to your { $own }. You take place { $place }.
}
web-gave-up = { $name } resigned. The win goes to { $winner }.
web-abandoned = The game was abandoned.
web-unfinished = The record ends here, before the end of the game.
web-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
web-watch-again = Watch it again
web-rematch = Play again
web-rematch-join = To the next game
web-rematch-there = Another game is on offer, if you like.
web-rematch-accept = Play again too
web-rematch-decline = No thanks
web-rematch-of = You are asked to play another game together.
web-seat-kept = kept for { $name }
web-seat-open-up = Open it to others
web-record-text = Game record (text)
web-record-json = Game record (JSON)

## The table’s menu

web-link = Link to this table
web-link-help = Anyone with it can watch, or sit down while seats are open.
web-link-moment = Link to this position:
web-resign = Resign
web-resign-two = Your opponent wins and the game ends.
web-resign-many = A bot takes your seat for good.
web-play-on = Play on
web-bot-for-me = Let a bot play for me
web-bot-for = Let a bot play for { $name }
web-bot-for-in = A bot can play for { $name } { $when }
web-program = Let a program play for me
web-program-help = With this key a program can play your seat through the API. Anyone who has the key has the seat: keep it secret.
web-takeover-asked = { $name } has been away for a long time. Let a bot take over that seat?
web-takeover-waiting = Waiting for { $names }.
web-seat-back = Take my seat back
web-replaced = A bot is playing for you.
web-bot-decided = { $count ->
    [one] The bot made one move for you that you can still undo.
   *[other] The bot made { $count } moves for you that you can still undo.
  }
web-bot-undo = Undo what the bot did

## Dice

web-dice = Check the dice
web-dice-how = Before the first roll the server seals a secret and shows its fingerprint. Every roll follows from the secret and from what the players add: each browser adds random bytes of its own when its player sits down. At the end the secret is opened, and anyone can recompute every roll.
web-dice-honest = { $rolls ->
        [0] Fair: there was nothing to roll.
        [one] Fair: the one roll follows from the sealed secret.
       *[other] Fair: all { $rolls } rolls follow from the sealed secret.
    }
web-dice-set-by-hand = { $rolls ->
        [one] The one roll follows from the secret, but a position or the points were set by hand or come from other rules: nothing proves them.
       *[other] All { $rolls } rolls follow from the secret, but a position or the points were set by hand or come from other rules: nothing proves them.
    }
web-dice-not-yet = { $rolls ->
        [one] The game is on: one roll so far, the secret is still sealed.
       *[other] The game is on: { $rolls } rolls so far, the secret is still sealed.
    }
web-dice-not-sealed = The dice of this game were not sealed, so they cannot be checked.
web-dice-wrong = This doesn’t add up: { $why }
web-dice-commitment = Fingerprint of the secret (SHA-256)
web-dice-secret = The secret
web-dice-salt = Added by { $name }
web-dice-shares = Everyone who plays had a share: each browser added random bytes of its own.
web-dice-shares-missing = Without a share in the dice: { $names }.
web-dice-verify = To check it without trusting this page, download the record and run:

## Keys

web-keys = Keys
web-key-rounds = Show what happened round by round
web-key-help = Show this list
web-key-tab = Next control
web-key-enter = Activate it
web-key-undo = Undo your last move
web-key-hint = Ask a bot for a hint
web-key-board = Go to the board
web-key-words = Go to the board as text
web-key-log = Go to the log
web-key-chat = Go to the chat
web-key-history = One move back, one forward
web-key-arrows = Move through the history of a finished game
web-key-space = Play the history, stop it
web-key-escape = Close · skip the animation · back to the present

## Replay

web-replay-help = Any finished game can be looked through move by move, and so can a record from a file.
web-replay-record = Look at a record
web-replay-table = A game that was saved as a file on another device goes on from here, too.
web-replay-file = Choose a file
web-replay-paste = Or paste it here
web-replay-show = Look at it
web-replay-none = Finished games show up here, ready to replay move by move.
web-replay-play = Play one now
web-imports = Records you brought
web-imports-help = Only you and whoever has the link can see them.
web-import-honest = A record that was brought here. It replays, and its dice are proven.
web-import-set-by-hand = A record that was brought here. It replays, but its position or its points were set by hand or come from other rules: that proves nothing.
web-import-unproven = A record that was brought here. It replays, but there is no proof of its dice.
web-import-wrong = A record that was brought here. Its dice do not fit: { $why }

## Rules

web-rules-help = In our own words, as played here.
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-found = { $count ->
        [0] Nothing found
        [one] Found in one section
       *[other] Found in { $count } sections
    }
web-rules-nothing = Not in these rules. Try another word.
web-rules-house = our own number: we couldn’t find the printed one
web-rules-unreachable = The rules could not be loaded: there is no connection to the server. Once opened, they stay on this device.
web-rules-play = Play it
web-rules-read = Read them

## About

web-about = About
web-api = For programs

## Trouble

web-lost = This trail leads nowhere
web-lost-help = There is no such page. Maybe a letter fell off the address.
web-lost-home = Back to town
web-table-missing = There is no such table. Maybe a letter fell off the link.
web-table-removed = The host has removed this table.
web-unreachable = The server cannot be reached. Check your connection; nothing you did is lost.
web-trouble = Something went wrong. Try once more.
web-offline = Connection lost. Your moves are safe here until it’s back.
web-try-again = Try now
web-outdated = There is a newer version of this page.
web-reload = Reload

# Boards that can be moved and zoomed.
web-closer = Zoom in
web-farther = Zoom out
web-show-all = Fit

# The count at the end
web-finale-wins = { $name } wins
web-finale-shared = A shared victory
web-finale-again = Count again
web-finale-skip = Skip the count

# Tables on this device.
web-device-here = On this device
web-device-no-server = No server in reach, so you play on this device: against bots, several on one screen, or alone. Friends can join once there is a connection.
web-device-missing = The part that plays on this device could not be loaded. Open the page once with a connection, then it works without one.
web-device-full = This device has no room left for it. The move was not played; nothing that was there is lost. Free some space and try again.
web-device-forbidden = This browser does not let us save anything, so nothing can be played here on the device. Private windows often forbid it; a normal one will do.
web-device-newer = A newer version of this page saved this game. Reload to go on with it.
web-device-open = Nobody else can come to a table on this device. Give the seat to a bot or to somebody on this screen.
web-device-nobody = Somebody has to play: take a seat yourself.
web-device-alone = At a table on this device there is nobody else to ask.
web-device-remove = Remove from this device
web-device-remove-help = The game and its record go for good. If you want to keep it, save it as a file first.
web-device-file = Save as a file
web-device-file-help = The file holds the whole game as it stands. Open it on another device under “{ web-nav-replay }”, and the game goes on there.
web-device-file-dice = It also holds the secret of the dice: whoever can read it can know what will be rolled and drawn. So a game that goes on from a file is marked, and does not count as anybody’s best.
web-device-file-save = Save the file
web-device-brought = The game was brought here by a file. Whoever has the file can know its dice, so it is marked as looked ahead.
web-device-already = This game is on this device already, and stays as it is. To go on from the file, remove the game here first.
web-stands = Where to play
web-stands-help = A table on this device needs no connection and stays here. One on the server can be opened on your other devices too.
web-stands-server = On the server
web-stands-device = On this device
web-version-new = There is a new version. Your games stay as they are.
web-version-later = Later
web-part-missing = A part of this page could not be loaded. Reload the page; your games stay as they are.

## Lessons

web-nav-learn = Learn
web-learn = Learn by playing
web-learn-help = A position, a sentence or two, and you make the move.
web-learn-new = New here? Learn it in five minutes
web-learn-variants = Variants and solo opponents
web-learn-steps = { $steps } moves
web-learn-finished = Done
web-learn-step = Move { $step } of { $count }
web-learn-you = You are { $name }
web-learn-not-it = Not quite
web-learn-right = That’s it
web-learn-next = Next
web-learn-show = Show me
web-learn-again = Try it again
web-learn-over = Lesson done. Time for a real game!
web-learn-play = Play against bots
web-learn-all = All lessons
web-learn-first-use = New to this? In two minutes you see how it works.
web-tips = Tips at the table
web-tips-help = Whatever is new is explained once.
web-tips-again = Show all tips again
web-tips-fresh = You will see every tip again.

## Puzzles

web-puzzles = Puzzles
web-puzzles-help = Positions from real games in which one choice is clearly better. One a day, the same for everybody.
web-puzzle-today = Puzzle of the day
web-puzzle-solve = Solve it
web-puzzle-number = Puzzle { $number }
web-puzzle-ask = What is best here? Make the move.
web-puzzle-solved = Solved
web-puzzle-tried = Tried
web-puzzle-right = Right: nothing is better.
web-puzzle-wrong = There is something better: { $best }.
web-puzzle-exact = Everything was tried to the end of the game: by how many points you are ahead then.
web-puzzle-searched = What the strongest bot expects after thinking it over: by how many points you are ahead at the end.
web-puzzle-choice = Choice
web-puzzle-ahead = Ahead by
web-puzzle-yours = yours
web-puzzle-other = another choice
web-puzzle-proof = Show the proof
web-puzzle-proof-step = Next move of the proof
web-puzzle-next = Another one
web-puzzle-all = All puzzles
web-puzzles-solved = { $solved } of { $all } solved
web-puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}

web-review = Review
web-review-of = Review: { $game }

## Statistics

web-statistics = Statistics
web-ladder = Bot ladder
web-statistics-open = How all your games went

## Confirming a decision

web-confirm = To decide
web-confirm-never = One tap
web-confirm-taps = Two taps
web-confirm-final = Ask me first
web-confirm-never-help = Whatever you tap or click is decided right away.
web-confirm-taps-help = With a finger, the first tap shows and the second decides. A mouse and the keyboard decide right away.
web-confirm-final-help = Before a decision that cannot be taken back you are asked once more; with a finger two taps as well.
web-confirm-ask = This cannot be taken back: { $action }
web-confirm-drop = Not yet

## A hint at a moment of the past

web-hint-past = For { $name } a bot would do this: { $action }
web-hint-done = Done: { $what }

## Setting up a table, and waiting for players

web-seats-order = Whoever sits higher comes first. Everybody picks a mark: a symbol and its colour.
web-seat-up = Move seat { $number } up
web-seat-down = Move seat { $number } down
web-seats-shuffle = Mix the seats
web-invited-by = { $name } invites you to play.
web-played-here = What is played here
web-played-usual = As it is in the box, nothing added.
web-played-players = { $count ->
        [one] For one player
       *[other] For { $count } players
    }
web-played-hints = Bots may be asked for hints.
web-played-no-hints = Without hints.
web-points-table = The points as they stand
web-admin = Operators
web-report = Report { $name }
web-block = Do not play with { $name } any more
web-blocked = { $name } can no longer sit down where you sit, and you no longer read { $name }.
web-chat-deleted = (taken away by the operators)

# The marks of the players: a symbol and its colour.
web-mark-hat = hat
web-mark-star = star
web-mark-cactus = cactus
web-mark-boot = boot
web-mark-horseshoe = horseshoe
web-mark-cow = cow
web-mark-change = Seat { $number } plays with the { $mark }. Change the mark
web-mark-choose = The mark of seat { $number }
web-mark-taken = taken

# With others or alone.
web-company = Who plays
web-company-who = You play
web-company-others = With others or bots
web-company-alone = Alone

# A game of this device goes on at the server, with friends.
web-move = Go on with friends
web-move-help = The game moves to the server and continues there from the current position. You get a link for the seats you give to friends.
web-move-seats = Seats for friends
web-move-dice = So far the dice were this device’s own: nothing proves them to anybody else, and whoever looked closely could know what lies hidden now. The table says so, and the game counts for nobody’s statistics. From here on the server seals the dice anew.
web-move-go = Move the game
web-moved-open = Go there
web-moved-back = Go on here after all
web-device-review-unkept = The review is made, but this device has no room to keep it. It is there until you close this page.
web-device-moved = This game now continues on the server.
web-from-device = { $decisions ->
        [0] This game was set up on a device
        [one] The first decision of this game was made on a device
       *[other] The first { $decisions } decisions of this game were made on a device
    }. Nothing proves the dice of that time; since then they are sealed. It counts for nobody’s statistics.

web-ahead-by-obvious = answered by itself
web-ahead-by-orders = answered by your orders
web-obvious = Obvious answers
web-obvious-help = Where only one answer is possible or nothing is at stake, the table answers for you. The log shows it, and it can be undone like any move. This is the default for tables you sit down at; the menu of a table changes it there.
web-obvious-on = Answer the obvious for me
web-obvious-off = Ask me everything

web-try = Try it first
web-key-try = Try on a board of your own what could come

## Boards as tables, for whoever plays in words

web-grid-row = Row
web-grid-space = Space
web-grid-gives = What it gives
web-grid-price = Price
web-grid-cowboys = Cowboys there
web-grid-odds = Chances in the duel
web-grid-thing = What they have
web-grid-character = character
web-grid-kept = kept for later
web-grid-card = Card
web-grid-before = Cards before it
web-grid-upper-left = Upper left
web-grid-upper-right = Upper right
web-grid-lower-left = Lower left
web-grid-lower-right = Lower right
web-grid-shows = What it shows
web-grid-pull = Appeal
web-grid-bids-left = Auction cards left
web-grid-persons = Characters
web-grid-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-grid-nothing = nothing
web-grid-players = The players
web-grid-score = Points
