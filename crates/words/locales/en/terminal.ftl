### The terminal: everything the client says of itself, whichever game is played.

## Who sits where

terminal-holder-person = a person: { $name }
terminal-holder-bot = bot: { $level }
terminal-holder-scripted = follows a script

## The first page

terminal-go-on = Resume: { $game } ({ $standing })
terminal-go-on-help = { $count ->
        [0] Not a move made yet.
        [one] One move made so far.
       *[other] { $count } moves made so far.
    } It is just as you left it.
terminal-begin-asked = New game: { $game }, as given on the command line
terminal-new = New game: { $game }
terminal-language = Language: { $language }
terminal-language-help = Enter switches to the next one.
terminal-welcome-keys = ↑↓ choose · Enter go · Esc quit

terminal-set-aside = The saved game { $file } cannot be used: { $why }. It was set aside as { $place }.
terminal-not-set-aside = The saved game { $file } cannot be used: { $why }. It stays at { $place }.
terminal-save-unreadable = it can’t be read or replayed
terminal-save-no-game = there is no game called { $game } here
terminal-save-other-secret = the secret of its dice is not the sealed one
terminal-save-no-seats = it doesn’t say who holds each seat
terminal-save-other-form = another version of Boomtown wrote it
terminal-gone = The game { $game } is gone, or being played in another window.
terminal-nothing-to-resume = No game to resume. Start one: boomtown play

## Setting up

terminal-players = Players
terminal-players-help = How many play, people and bots together.
terminal-seat = Seat { $number }
terminal-think = Thinking time
terminal-think-value = { $millis } ms a move
terminal-think-help = The longer they think, the better the { level-deputy }, the { level-marshal } and the { level-legend } play.
terminal-begin = Start the game
terminal-form-keys = ↑↓ row · ←→ change · type a name · Enter next or start · Esc back
terminal-own-open = Enter opens it.
terminal-own-fine = Can be played like this.
terminal-own-out = not in play
terminal-own-count = Chosen: { $count }
terminal-own-name = Keep it as: { $name }
terminal-own-unknown = These are not known here: { $words }.
terminal-own-map-keys = ←↑↓→ walk · Space choose · Del empty · F2 keep · F8 forget · Enter done
terminal-own-list-keys = ↑↓ row · ←→ side · Del empty · F2 keep · F8 forget · Enter done
terminal-own-naming-keys = type a name · Enter keep · Esc rather not

terminal-help-person = Somebody on this screen. Type a name; ← → for a bot instead.
terminal-help-tenderfoot = New in town: easy to beat.
terminal-help-cowhand = Takes what pays now.
terminal-help-deputy = Looks a little ahead. A fair opponent for a first game.
terminal-help-marshal = Looks well ahead and expects good replies. Hard to beat.
terminal-help-legend = The best there is. Looks as far ahead as the time allows.
terminal-help-scripted = Nobody sits here: the rules say what this seat does.

## The game

terminal-your-turn = { $seat }, it is your turn.
terminal-thinking = { $seat } is thinking…
terminal-thinking-several = { $count } bots are thinking…
terminal-paused = Paused: press Space to continue
terminal-over = The game is over.
terminal-speed = speed { $speed }/{ $speeds } (Space + −)
terminal-ahead = ahead
terminal-choices = { $count ->
        [one] Only one choice
       *[other] { $count } choices, type to narrow
    }
terminal-choices-by-gain = { $count ->
        [one] Only one choice
       *[other] { $count } choices, best gain first
    }
terminal-nothing-fits = Nothing fits. Esc shows all again.
terminal-brings = What it brings
terminal-preview = if you do it
terminal-hint-thinking = asking the { level-legend }…
terminal-hinted = ◆ What the { level-legend } would do
terminal-what-came-next = What came next
terminal-log = What happened
terminal-log-empty = Nothing yet.
terminal-rounds-none = This game is not played in rounds.
terminal-scores = Points
terminal-total = Total
terminal-words = Everything in words
terminal-review = Why it went as it did
terminal-review-begun = The { level-legend } looks through the game. This takes a minute or so.
terminal-review-esc = Esc breaks it off.
terminal-review-broken-off = The review is broken off.
terminal-review-later = That comes when the game is over.
terminal-review-at-server = The server’s page of this table has the review.
terminal-review-keys = ← and → step through the game, F2 says what a bot would do there, Ctrl P plays on from there.
terminal-play-on-from = Step back to a move with ← first.
terminal-past-hint = { $seat }: the { level-legend } would choose “{ $choice }”.
terminal-rounds = What each round brought
terminal-help = Keys
terminal-close = any key closes

terminal-past = Replay: after move { $decision } of { $count }.
terminal-past-keys = ← → step · Home End · Space plays · Esc back to the game
terminal-record = A recorded game: after move { $decision } of { $count }.
terminal-record-keys = ← → step · Home End · Space plays · F9 review · + − speed · F10 quit
terminal-come-back-first = You can’t do that in a replay. Esc returns to the game.

terminal-undone = Undone.
terminal-undo-ask = { $seat } wants to undo this, the latest first:
terminal-undo-more = { $count ->
    [one] … and one more
   *[other] … and { $count } more
}
terminal-undo-agree = Others have moved since, or something was revealed. { $whom }, do you agree?
terminal-undo-refused = No deal: the move stands.
terminal-agree = Agree
terminal-refuse = No deal

terminal-pass-keyboard = Pass the keyboard to { $seat }.
terminal-pass-ready = { $seat }: press Enter when nobody else is looking.

terminal-malformed = That doesn’t work here. Pick something from the list.
terminal-not-kept = The game cannot be saved: { $why }.
terminal-bot-broke-down = { $seat }’s bot crashed ({ $why }). The game is saved.
terminal-too-small = This window is too small for a town. Make it { $width } × { $height } or larger.

## The end

terminal-wins = { $names } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
terminal-win-together = { $names } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
terminal-head = { $game } ({ $names })
terminal-unfinished = The game is not over. So far:
terminal-gave-up = { $seat } resigned. The win goes to { $winner }. The points so far:
terminal-looked-ahead = Looked ahead: somebody went back to before a roll or something hidden.
terminal-kept = Saved as { $path }
terminal-play-again = Play again
terminal-look-through = Look through the game
terminal-leave = Main menu

## Keys

terminal-key-help = Help
terminal-key-hint = Hint
terminal-key-undo = Undo
terminal-key-sort = Sort
terminal-key-scores = Points
terminal-key-log = Log
terminal-key-rounds = Rounds
terminal-key-words = Words
terminal-key-past = Past
terminal-key-review = Review
terminal-key-play-on = Play on
terminal-key-quit = Quit

terminal-help-choose = Choose; Page Up, Page Down, Home, End and the wheel too. A click selects, a second one plays.
terminal-help-play = Plays the selected choice.
terminal-help-narrow = Type anything to narrow the list: “cow”, “take 7”, “2,-1”.
terminal-help-escape = Shows all choices again; returns from a replay.
terminal-help-help = This page. “?” opens it too.
terminal-help-hint = Asks the { level-legend } what it would do, and marks it ◆. Ctrl T too.
terminal-help-undo = Undoes your last move. Bots always agree; people are asked if someone has moved since. Ctrl Z too.
terminal-help-sort = Sorts the choices by the points they bring right away, or as they were. Ctrl S too.
terminal-help-scores = The points and what they come from. Ctrl B too.
terminal-help-log = All that happened. Ctrl L too.
terminal-help-rounds = What each round brought: land, duels, buildings, incomes and points of each player. Ctrl R too.
terminal-help-words = Everything there is to see, in sentences. Ctrl W too.
terminal-help-past = One move back; looking changes nothing.
terminal-help-forward = One move forward.
terminal-help-picture = Next picture, if they don’t all fit.
terminal-help-scroll = Moves the pictures, with Ctrl too; the wheel does it as well.
terminal-help-pause = Pauses and resumes, while you only watch.
terminal-help-pace = Faster, slower, while you only watch.
terminal-help-review = Why the game went as it did, once it is over: chances, luck, decisions. Ctrl E too.
terminal-help-play-on = Plays on from the move you are looking at, once the game is over.
terminal-help-quit = Leaves. The game is saved; the next “boomtown play” resumes it. Ctrl Q too.

## Line by line

terminal-plain-welcome = Type a number to choose, some letters to narrow the list, or “help”.
terminal-plain-number = Type a number from 1 to { $count }.
terminal-plain-own = Name them in one line, with spaces between: { $names }. An empty line goes back.
terminal-plain-own-again = Type it again, or an empty line to leave it like this: what is chosen later may make it right.
terminal-plain-own-keep = A name to keep it under? An empty line keeps nothing.
terminal-plain-defaults = An empty line takes the first answer, or the one in brackets.
terminal-plain-seat = Seat { $number }: a name for a person, or a bot ({ $levels }) [{ $now }]
terminal-plain-more = { $count ->
        [one] One more choice: “more” lists it.
       *[other] { $count } more choices: “more” lists them, letters narrow the list.
    }
terminal-plain-nothing-fits = Nothing fits “{ $typed }”. All choices again:
terminal-plain-narrowed = { $count } of { $all } fit “{ $typed }”. An empty line shows all again.
terminal-plain-hint = The { level-legend } would choose { $number }: { $choice }
terminal-plain-standing = { $place }. { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-plain-yes = Type “yes” to agree.
terminal-plain-saved = The game is saved. Resume it: boomtown play
terminal-plain-help =
    A number chooses. So does the short form of a choice, such as “take 7”, if you know it.
    Other letters narrow the list; with “/” in front even a number does. An empty line shows all choices again.
    more: the next choices
    sort: what brings most comes first, or not
    try 3: what choice 3 would bring
    look: everything there is to see, in sentences
    board: the same as pictures of letters
    score: the points and what they come from
    log: all that happened
    rounds: what each round brought everybody
    history 5: how things stood after move 5; back and forward go on from there
    hint: what the { level-legend } would do
    undo: take back your last move
    quit: leave; the game is saved
terminal-plain-afterwards = Type “review” to see why it went as it did, “help” for all commands, or “quit”.
terminal-plain-nothing-asked = Nobody decides here. Go to an earlier move first, such as “history 5”.
terminal-plain-reviewing = The { level-legend } looks through the game. This takes a minute or so; Ctrl C breaks it off.
terminal-plain-afterwards-help =
    review: why the game went as it did, luck and skill apart
    decisions: every decision, with its value and the best one’s
    history 5: how things stood after move 5; back and forward go on from there
    hint: what the { level-legend } would do there
    play: play on from there; people who are not here are replaced by bots
    look: everything there is to see there, in sentences
    board: the same as pictures of letters
    score: the points and what they come from
    log: all that happened
    rounds: what each round brought everybody
    quit: leave

# The words for each command, with commas between them; the English ones always work. The first one is for the help above.
terminal-command-help = help, ?
terminal-command-look = look
terminal-command-board = board
terminal-command-try = try
terminal-command-undo = undo
terminal-command-hint = hint
terminal-command-score = score, points
terminal-command-log = log
terminal-command-rounds = rounds
terminal-command-history = history
terminal-command-back = back
terminal-command-forward = forward
terminal-command-sort = sort
terminal-command-more = more
terminal-command-review = review, why
terminal-command-decisions = decisions
terminal-command-play-on = play
terminal-command-quit = quit, exit
terminal-command-yes = yes, y
terminal-no-random-bits = The computer gives no random numbers for the dice: { $why }.

## Lessons

terminal-learn-which = What would you like to learn?
terminal-learn-how = Answer with a number. A ? tells the position in words.
terminal-learn-step = Move { $step } of { $count }
terminal-learn-over = Lesson done. Time for a real game: boomtown play

## Puzzles

terminal-puzzle = Puzzle { $number }: what is best?
terminal-puzzle-right = Right.
terminal-puzzle-wrong = There is something better.
terminal-puzzle-exact = Everything was tried to the end: by how many points each choice leaves you ahead.
terminal-puzzle-searched = What the strongest bot expects: by how many points each choice leaves you ahead at the end.

# At a server's table.
terminal-join-bad-address = This is not the address of a table. Copy it from the browser: https://games.example.org/t/…
terminal-join-as = You are { $name }.
terminal-join-unreachable = The server cannot be reached: { $why }
terminal-join-recovery = Recovery code:
terminal-join-removed = The table was removed.
terminal-join-lost = The connection is lost. Trying again …
terminal-join-back = Connected again.
terminal-join-sit = Type “sit” to take a seat.
terminal-join-welcome = Type a number to choose, some letters to narrow the list, or “help”.
terminal-join-yes-no = Type “yes” or “no”.
terminal-join-bot-asked = May a bot take over for { $seat }?
terminal-join-not-asked = You aren’t asked right now.
terminal-join-undo-asks = The others are asked whether you may take it back.
terminal-join-undo-again = Type “undo” again to do it.
terminal-join-say-what = Say what? For example: say Hello!
terminal-join-resign-sure = Type “resign yes” to give up.
terminal-join-seated = You have a seat.
terminal-join-noted = Noted.
terminal-join-next = The next table: { $address }
terminal-join-broken-off = The game was broken off.
terminal-join-there = here
terminal-join-away = away
terminal-join-ahead-first = Type “ahead” first to see what can be ordered.
terminal-join-ahead-help =
    ahead 3: what can be chosen in line 3
    ahead 3 2: choose the second of it; “ahead 3 2 7” with 7 as the limit
    ahead 3 +: line 3 becomes more important; “ahead 3 -” less
    ahead !1: switch condition 1
    ahead yes: leave these orders; “ahead no” withdraws them
terminal-join-on = on
terminal-join-off = off
terminal-join-obvious-how = Type “obvious on” or “obvious off”.
terminal-join-obvious-on = Obvious questions answer themselves now.
terminal-join-obvious-off = You are asked everything yourself again.
terminal-join-fewer = You would begin without those who have not come. As soon as everybody at the table agrees, the game begins.
terminal-join-declined = Your seat is free for somebody else.
terminal-join-mute-how = Type “mute” or “mute off”.
terminal-join-muted = You get no more messages about this table.
terminal-join-unmuted = You get messages about this table again.
terminal-join-seat-open = open
terminal-join-seat-bot = bot
terminal-join-seat-keep = keep
terminal-join-seat-invite = invite
terminal-join-seat-how = Type “seat 3 open”, “seat 3 bot deputy”, “seat 3 keep Ann” or “seat 3 invite Clockwork”.
terminal-join-nobody = There is no { $name } here.
terminal-join-who = Which player? Type a number or a name.
terminal-join-done = Done.
terminal-join-remove-sure = Type “remove yes” to remove it.
terminal-join-chat-how = Type “chat off” so that only the players talk, or “chat on”.
terminal-join-undo-bot = Type “undo bot” to undo that.
terminal-join-record-how = Into which file? For example: record game.json
terminal-join-recorded = The record is in { $file }.
terminal-join-not-recorded = The record could not be written: { $why }
terminal-join-trial-none = You cannot try things here: the server plays by the rules of another version.
terminal-join-trial-send = send
terminal-join-trial-bots = bots
terminal-join-trial-end = end
terminal-join-trial-help =
    a number: decide, for whoever must decide
    undo: one decision back
    look, board, score: how it stands here
    trial bots: let bots answer for the others
    trial send: send your own decisions to the table
    trial end: back to the table
terminal-join-help =
    yes, no: answer what the others ask you
    say Hello!: words for everybody at the table
    note: your private note; with words behind it, it is written anew
    clock: how much time everybody has
    who: who is here
    sit: take a seat, or take yours back from a bot
    bot: let a bot play for you
    resign yes: give up
    rematch: play again
    ahead: leave orders for what you will be asked
    obvious on: let obvious questions answer themselves; “obvious off” ends it
    fewer: begin without those who have not come
    decline: give back your seat before the game, or one that is kept for you
    mute: no more messages about this table; “mute off” brings them back
    trial: play on for yourself from here; nobody sees it, and you can send your own decisions afterwards
    undo bot: undo what a bot did for you while you were away
    bot 2: let a bot play for whoever is away (a number or a name)
    sit 2: take just this seat
    dice: whether the dice were honest
    record game.json: write the record of the game into a file
    program: let a program play for you
    For the host: seat 3 open, seat 3 bot deputy, seat 3 keep Ann, seat 3 invite Clockwork; chat off (only the players talk), chat on; hide Ann, show Ann; remove yes
terminal-command-say = say
terminal-command-note = note
terminal-command-clock = clock, clocks
terminal-command-who = who
terminal-command-sit = sit
terminal-command-no = no, n
terminal-command-bot = bot
terminal-command-resign = resign
terminal-command-rematch = rematch
terminal-command-ahead = ahead
terminal-command-obvious = obvious
terminal-command-fewer = fewer
terminal-command-decline = decline, stand
terminal-command-mute = mute
terminal-command-trial = trial
terminal-command-dice = dice
terminal-command-record = record
terminal-command-program = program
terminal-command-seat = seat
terminal-command-remove = remove
terminal-command-chat = chat
terminal-command-hide = hide
terminal-command-show = show
terminal-command-undo-bot = undo bot
