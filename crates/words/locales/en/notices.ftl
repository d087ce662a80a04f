### Messages to people who are not at the table: by Web Push, mail and webhook; the pages behind the links in mails; refusals.

notice-place = { $game } with { $others }
notice-turn = Your turn: { $place }
notice-asked = A decision of yours is awaited.
notice-invited = Play again? { $place }
notice-invited-body = A seat is kept for you. Sit down, or decline so that nobody waits.
notice-remark = { $name } says something: { $place }
notice-over = Game over: { $place }
notice-winners = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the win.
  }
notice-digest = { $count ->
    [one] One table is waiting for you
   *[other] { $count } tables are waiting for you
  }
notice-digest-said = Something was said at your tables
notice-channel-off = A channel was switched off
notice-channel-off-body = Several messages in a row did not get through, so nothing more is sent there. Have a look at your settings.
notice-bot-paused = A bot of yours was taken off the ladder
notice-bot-paused-body = It did not answer in time in several games in a row. Look after its program; then keep its rules again in your settings, and it plays on the ladder again.
notice-test = It works
notice-test-body = This is where Boomtown tells you that it’s your turn.
notice-confirm = Is this your address?
notice-confirm-body = Somebody, hopefully you, wants Boomtown to send a mail to this address when it’s their turn. Confirm it with the link. If it wasn’t you, do nothing, and no further mail will come.
notice-confirm-open = Confirm the address
notice-open-table = Go to the table
notice-open-tables = Go to your tables
notice-open-settings = Go to your settings
notice-mail-why = You get this mail because you asked Boomtown for it.
notice-mail-leave = Unsubscribe

## Pages behind the links in mails

notice-page-confirm = May Boomtown write to { $address } when it’s your turn?
notice-page-confirm-button = Yes, this is my address
notice-page-confirmed = Thank you. From now on you’ll hear from us at this address.
notice-page-leave = Shall Boomtown stop writing to { $address }?
notice-page-leave-button = Unsubscribe
notice-page-left = Nothing more will be sent to this address.

## Refusals, and why a channel was switched off

notice-no-channels = This server sends no messages. Ask whoever runs it.
notice-no-mail = This server sends no mail. Choose another way.
notice-bad-endpoint = This browser’s push service cannot be used from here. Try another browser.
notice-bad-address = This is not a mail address. It looks like name@example.org.
notice-bad-url = Messages only go to public addresses that begin with https. Check the address.
notice-bad-secret = This service needs its token: one word, without spaces.
notice-bad-zone = This time zone is not known here. Choose another one.
notice-enough-channels = You already have { $count } channels. Remove one first.
notice-asked-lately = A mail was sent to this address just now. Look for it, also among the spam, before you ask again.
notice-unconfirmed = This address has not been confirmed yet. Follow the link in the mail first.
notice-off-failing = Switched off: several messages in a row did not get through.
notice-off-silent = Switched off: it has not answered for more than a day.

## Settings in the browser

notice-set = When I’m away
notice-set-help = Boomtown can tell you that it’s your turn, also when no page is open. Addresses are stored encrypted and used for nothing else.
notice-set-none = Nothing is set up yet: choose below where messages go.
notice-set-unavailable = This server sends no messages.
notice-set-browser = This browser
notice-set-browser-add = Tell me in this browser
notice-set-mail = Mail address
notice-set-mail-add = Add this address
notice-set-mail-sent = A mail is on its way. Follow the link in it.
notice-set-hook = Webhook
notice-set-hook-url = Address of the webhook
notice-set-hook-form = Service
notice-set-hook-form-json = Signed JSON
notice-set-hook-secret = Token or secret
notice-set-hook-add = Add this webhook
notice-set-channels = Where messages go
notice-set-on = on
notice-set-unconfirmed = waiting until you follow the link in the mail
notice-set-try = Try it
notice-set-tried = A message is on its way.
notice-set-remove = Remove
notice-set-what = What I want to hear
notice-set-turn = It’s my turn
notice-set-invited = Somebody wants to play again
notice-set-remark = Somebody says something at my table
notice-set-over = A game of mine is over
notice-set-when = When
notice-set-quiet = Quiet hours
notice-set-from = from
notice-set-until = until
notice-set-digest = Only once a day, all at once
notice-set-at = at
notice-set-zone = Times are those of { $zone }.
notice-set-kept = Saved.
notice-set-sent = What was sent
notice-set-sent-none = Nothing yet.
notice-about-turn = your turn
notice-about-invited = play again
notice-about-remark = a remark
notice-about-over = game over
notice-about-digest = daily digest
notice-about-channel-off = channel switched off
notice-about-bot-paused = bot off the ladder
notice-about-test = test
notice-about-confirm = address to confirm
notice-state-waiting = on its way
notice-state-sent = arrived
notice-state-failed = not taken
notice-state-expired = given up
notice-state-settled = no longer needed
notice-set-gets = What goes to { $name }
notice-set-tables = How much I hear of single tables
notice-set-tables-everything = Everything
notice-set-tables-turn = Only my turn
notice-set-tables-nothing = Nothing

notice-reminder = Your time is running: { $place }
notice-reminder-left = Your time is up in { $time }.
notice-answer = Answer here
notice-answer-agree = Yes, go ahead
notice-answer-refuse = No
notice-answered = Your answer has been taken.
notice-answer-stale = This question is no longer open: it has been answered, or the game has moved on.
notice-set-reminder = My clock is about to run out
notice-about-reminder = clock running out
notice-asked-to-play = Will you play? { $place }
