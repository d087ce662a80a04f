### What the server says when it refuses.

server-malformed = The server did not understand that. Load the page again, or try something else.
server-bad-name = A name has 1 to 32 characters.
server-bad-remark = A message has 1 to 500 characters.
server-long-note = A note has at most 10,000 characters.
server-long-salt = What you add to the dice has at most 200 characters.
server-protocol = This page is older than the server. Load it again.
server-nobody = Choose a name first, so that the others know who you are.
server-no-table = There is no such table. Maybe a letter fell off the link.
server-nothing-there = Nothing here by that name.
server-unreadable = This table can’t be reopened right now. Its record is safe.
server-not-yours = That seat is not yours.
server-stale = The game has moved on. Take another look and decide again.
server-not-begun = The game has not begun yet.
server-begun = The game has already begun.
server-not-over = The game is not over yet.
server-mark-taken = Somebody already plays with that mark. Choose another one.
server-seat-taken = That seat is taken.
server-seat-kept = That seat is kept for somebody.
server-seats = With these options the game cannot be played by { $count ->
    [one] one player
   *[other] { $count } players
  }. Choose other options or another number of seats.
server-one-seat = You already have a seat at this table. A second one is for the host to take.
server-sent-away = The host has sent you from this table. Others have room for you.
server-not-host = Only the host of the table can do that.
server-hidden = The host has hidden your messages at this table.
server-chat-closed = At this table only the players talk.
server-record-unreadable = This is not a record that can be read.
server-record-long = This record is too long to be shown here.
server-record-game = There is no game called “{ $what }” here.
server-record-newer = This record follows newer rules than this server knows.
server-record-start = This record does not replay: its game cannot begin as it is written. { $why }
server-record-entry = This record does not replay: entry { $number } is not possible. { $why }
server-record-result = This record does not replay: its points are not those that the game gives.
server-record-gave-up = This record does not replay: it says that { $seat } gave up, but the game was played to its end.
server-record-detail = It is not written as it should be.
server-dice-secret = the secret is not the one whose fingerprint was shown.
server-dice-roll = roll { $roll } does not follow from the secret.
server-no-hints = At this table nobody gives hints.
server-undo-asked = Somebody has already asked to undo something. Wait for the answer.
server-undo-pause = Your last request was turned down. You can ask again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
server-nothing-asked = There is nothing to answer.
server-no-person = There is no one in that seat for a bot to replace.
server-present = That player is on the site right now. Only they can hand their seat to a bot.
server-bot-not-asked = A bot can only take over for somebody whose turn it is, and it is not { $seat }’s.
server-bot-wait = { $seat } may still come back. A bot can take over in { $time }.
server-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
  }
server-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
  }
server-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
  }
server-days = { $count ->
    [one] one day
   *[other] { $count } days
  }
server-bot-asked = There is already a vote on letting a bot take over. Wait for the answer.
server-slow = Whoa, not so fast. Wait a moment.
server-storage = That could not be saved, so nothing has changed. Try again in a moment.
server-enough-tables = You have set up { $count } tables within a day. That is enough for now: play at one of them, or come again tomorrow.
server-enough-listed = You have put { $count } tables into the list within a day. That is enough for now: invite by link, or come again tomorrow.
server-enough-bot-tables = You have set up { $count } tables for bots alone within a day. That is enough for now: come again tomorrow.
server-enough-gathering = { $count } of your tables are still waiting for players. Fill or remove one of them first.
server-enough-listed-here = { $count } tables from your network are in the list and waiting for players. Invite by link, or fill one of them first.
server-enough-imports = You have brought { $count } records within a day. That is enough for now: come again tomorrow.
server-enough-import-bytes = You have brought very long records today. That is enough for now: come again tomorrow.
server-enough-remarks = You have said { $count } things within a day. Give your voice a rest until tomorrow.
server-enough-address = Too much of this has come from your network today. Come again tomorrow.
server-undo-enough = So much has been undone in this game that nothing more can be. Play it to its end.

## What happened at the table, in its log

server-log-bot-for = { $seat } was away for a long time: a bot takes over, proposed by { $by }.
server-log-bot-own = { $seat } lets a bot take over.
server-log-gave-up = { $seat } resigned: a bot takes over.
server-log-bot-refused = { $seat } would rather wait for { $whose } than play on with a bot.
server-log-back = { $seat } is back and plays on.
server-log-undone = { $seat } undid { $count ->
    [one] the last move
   *[other] the last { $count } moves
  }.
server-log-undo-refused = { $seat } does not agree to undo { $whose }’s move.
server-log-undo-lapsed = The game went on, so { $whose } undoes nothing.
server-log-rematch = { $seat } would like to play again.
server-one-review = A review that you asked for is still being made. Wait for it, or break it off.

## Operators: who is kept out, reports, blocks.
house-banned = { $hours ->
    [0] You are kept out of this house until further notice. The operators say: { $note }
    [one] You are kept out of this house for one more hour. The operators say: { $note }
   *[other] You are kept out of this house for { $hours } more hours. The operators say: { $note }
}
house-muted = { $hours ->
    [0] You cannot write messages here until further notice. The operators say: { $note }
    [one] You cannot write messages here for one more hour. The operators say: { $note }
   *[other] You cannot write messages here for { $hours } more hours. The operators say: { $note }
}
house-closed = Nobody new is let in at the moment. Come back later, or sign in as somebody who is known here.
server-blocked = Somebody at this table does not want to play with you. There is room at others.
server-bad-report = Say what happened, in 1 to 500 characters, about somebody other than you.
server-enough-reports = That is enough reports for one day. The operators read those that are there.
server-enough-blocks = You block as many people as one can. Let somebody in again first.
