### Clocks: how much time there is, what happens when it is up, and who is asked since when.

server-log-clock-mark = { $seat } has run out of time.
server-log-clock-ask = { $seat } has run out of time: the others may let a bot take over.
server-log-clock-bot = { $seat } has run out of time: a bot takes over.
server-log-clock-forfeit = { $seat } has run out of time and forfeits.
server-clock-decides = At this table the clock decides when a bot takes over.
server-no-holiday = You are on holiday already, or you do not have that many days left. Look in the settings.
server-clock-bank = Give everybody at least a second and at most a year.
server-clock-cap = The most on a clock must be at least what it begins with and what a move adds, and at most a year.
server-clock-grace = A clock waits an hour at most for a lost connection.
server-clock-offset = No place is more than 14 hours from UTC. Check your computer’s time zone.

web-clock = Clock
web-clock-help = Your clock runs while it is your turn. Nobody is replaced before their time is up, and whoever comes back takes over again.
web-clock-none = No clock
web-clock-evening = One evening: 15 minutes, plus 20 seconds a move
web-clock-quick = Quick: 5 minutes, plus 10 seconds a move
web-clock-day-each = Over days: a day for each move
web-clock-three-days-each = Over days: 3 days for each move
web-clock-two-weeks = Over days: 14 days for the whole game
web-clock-own = Own times …
web-clock-own-kind = What kind of clock
web-clock-own-evening = One evening
web-clock-own-each = Days for each move
web-clock-own-game = Days for the whole game
web-clock-own-minutes = Minutes at the start
web-clock-own-seconds = Seconds that each move adds
web-clock-own-most-minutes = Never more on a clock than (minutes)
web-clock-own-days-each = Days for each move
web-clock-own-days = Days at the start
web-clock-own-hours = Hours that each move adds
web-clock-own-most-days = Never more on a clock than (days)
web-clock-own-between = “{ $what }”: enter a whole number from { $least } to { $most }.
web-clock-zero = When time is up
web-clock-zero-mark = Just a note in the log
web-clock-zero-ask = The others may let a bot take over
web-clock-zero-bot = A bot takes over
web-clock-zero-forfeit = The seat forfeits
web-clock-rest = When clocks rest
web-clock-nights = At night, from 11 p.m. to 7 a.m.
web-clock-weekends = At weekends
web-clock-left = { $time } left
web-clock-resting = clock rests
web-clock-up = time is up
web-clock-yours = You have { $time } left.
web-clock-days = { $days } d { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-clock-said = { $minutes ->
    [0] less than a minute
    [one] one minute
   *[other] { $minutes } minutes
  }
web-clock-took = took { $time }

web-holiday = Holidays
web-holiday-help = While you are on holiday your clocks rest at tables that are played over days. You have 28 days a year. A day that you begin counts as a whole one.
web-holiday-days = Days
web-holiday-left = { $days ->
    [0] No days left this year.
    [one] One day left this year.
   *[other] { $days } days left this year.
  }
web-holiday-take = Go on holiday
web-holiday-until = You are on holiday until { $date }.
web-holiday-end = I am back

web-list-turn = Your turn
web-list-waiting = You wait for others
web-list-gathering = Not full yet
web-list-watch = Running tables to watch
web-list-next = Next table where it is your turn
web-list-none-left = It is not your turn anywhere else.
web-list-since = Since you last looked
web-list-since-more = … and { $count } more
web-list-unread = { $count ->
    [one] one new remark
   *[other] { $count } new remarks
  }

server-log-race-up = The race is over: whoever had not passed passes now.
server-race-turns = At a table over days everybody places in turn instead of racing: it is { $seat }’s turn.
server-clock-race = A race lasts between ten seconds and an hour. Choose another time.
web-mute-table = Tell me nothing of this table
web-unmute-table = Tell me of this table again
web-muted-table = You’ll get no messages about this table.
web-unmuted-table = You’ll get messages about this table again.
web-race = Everybody races

server-keep-own = You have a seat already: keep this one for somebody else.
server-nobody-to-invite = That person no longer plays here. Choose somebody else.
server-fewer-alone = Nobody has come yet. To play alone, set up a game for one.
server-fewer-not-here = A game that starts from a position needs all its players.
web-begin-fewer = Begin without the others
web-begin-fewer-waits = You would begin. Waiting for the others at the table to agree.
web-asked-to-play = A seat is kept for you at this table.
web-asked-to-play-accept = I’m in
web-seat-keep = Keep for { $name }
