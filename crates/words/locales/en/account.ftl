### How people come in: devices, links, recovery codes, passkeys, invitations.

## What the server says about signing in.

account-two-people = This browser plays as { $own }, with { $count ->
    [one] one table
   *[other] { $count } tables
  }. Say first what becomes of that before it signs in as { $name }.
account-both-at-a-table = Both of them sit at one table whose game is not over. Finish that game or leave the table; then they can be joined.
account-link-gone = This link no longer works: it is good for ten minutes and for one device. Make a new one on the device where you are signed in.
account-wrong-code = This recovery code lets nobody in. Check it letter by letter; if you made a newer one, only that one works.
account-enough-guesses = That was tried too often. Try again in an hour.
account-wrong-passkey = This passkey was not accepted. Try again, or come in by another way.
account-unknown-passkey = This passkey is not known here. Maybe it was removed; choose another one.
account-passkey-late = That took too long. Begin again.
account-passkey-known = This passkey is already in use here.
account-enough-passkeys = You have as many passkeys as there is room for. Remove one first.
account-passkeys-no-address = Passkeys cannot be used here yet: whoever runs this server has not told it its public address (public-address).
account-passkeys-no-https = Passkeys cannot be used here: browsers only make them for addresses that begin with https.
account-passkeys-elsewhere = Passkeys work at { $address }. Open the town there.
account-invitation-needed = This house is closed. Bring an invitation, or sign in as somebody who is known here.
account-wrong-invitation = This invitation lets nobody in: it may be used up or too old. Ask your host for another.
account-oidc-needed = This house lets newcomers in by its own sign-in alone. Sign in there, or as somebody who is known here.

## The devices in the settings.

account-devices = My devices
account-devices-help = Whoever holds one of these devices plays as you. Sign out what you no longer have in your hands; programs that hold a seat for you play on.
account-device = { $browser } on { $system }
account-device-unknown = Some other device
account-here = this one
account-seen = last here { $ago }
account-rename = Rename { $name }
account-rename-short = Rename
account-remove-short = Remove
account-name = Name
account-end = Sign out { $name }
account-end-short = Sign out
account-ended = Done: nobody plays as you there any more.

## Also on my phone.

account-phone = Also on my phone
account-phone-help = Open a link on another device, and you are the same person there: same tables, same name.
account-phone-make = Make a link
account-phone-again = Make another link
account-phone-until = It signs one device in and is good until { $time }. Show it to nobody else.
account-phone-link = One-time link
account-phone-qr = The same link as a QR code, for the camera of your phone
account-link-title = Sign this device in
account-link-ask = This link makes this device one of { $name }’s.
account-link-go = Sign in as { $name }
account-signed-in = Howdy, { $name }. This device knows you now.

## Two people who are one.

account-join-title = The same person?
account-join-help = Joined, all tables, results and notes are { $name }’s. That cannot be undone.
account-join = Yes, join them
account-give-up = No, give { $own } up here
account-stay = Leave it as it is

## Recovery code.

account-recovery = Recovery code
account-recovery-help = If you lose all your devices, this code brings your name and your tables back on a new one. Write it down on paper.
account-recovery-have = You have one, made { $ago }.
account-recovery-make = Make a recovery code
account-recovery-again = Make a new code
account-recovery-remove = Remove the code
account-recovery-once = This is the only time you see it. The one before no longer works.
account-recovery-removed = The recovery code is gone.

## Passkeys.

account-passkeys = Passkeys
account-passkeys-help = With a passkey you sign in by fingerprint, face or PIN, without a password and without an address. You can have several.
account-passkey-make = Make a passkey
account-passkey-made = Done. From now on this passkey lets you in.
account-passkey-used = last used { $ago }
account-passkey-unused = never used yet
account-passkey-remove = Remove { $name }
account-passkey-removed = This passkey lets nobody in any more. Delete it on your device, too.
account-passkey-none = Nothing was signed: the browser broke it off. Try again when you are ready.
account-passkey-no-browser = This browser knows no passkeys.

## Coming in.

account-before = Known here already?
account-before-help = Come in as yourself: by passkey, by recovery code, or by a link that you make in the settings of another device.
account-with-passkey = Sign in with a passkey
account-with-code = Sign in with a recovery code
account-go = Come in
account-invitation = Invitation
account-invitation-help = This house is closed: whoever is new here brings the code of an invitation.

# Bots with an account of their own
bots-online = connected
bots-away = not connected
bots-named = { $name } (bot)
bots-of = { $name } – bot of { $owner }
bots-invite = Bots that are here
bots-seat-help = A program of { $owner } plays.
bots-welcome = Bots
bots-welcome-help = Bots that are in town can take an open seat by themselves.
bots-welcome-off = people only
bots-welcome-on = bots welcome
bots-offline = { $name } is not connected just now. Invite another bot, or wait until its program is back.
bots-not-for-you = { $name } does not play with everybody: its owner decides who it plays with.
bots-other-game = { $name } does not play this game.
bots-other-players = { $name } does not play with so many players.
bots-no-other-bots = { $name } does not play at a table with other bots.
bots-needs-clock = { $name } only plays with a clock. Set one up for the table.
bots-no-clock = { $name } does not play with a clock.
bots-busy = { $name } has enough games for now. Try again when one of them is over.
bots-one-seat = A bot takes only one seat at a table.
bots-one-of-an-owner = Another bot of the same owner sits here already.
bots-not-welcome = No seat was offered to you here: bots sit down where they are invited or welcome.
bots-only-play = Bots play; they do not talk, ask for hints or take anything back.
bots-enough = You have as many bots as one person can have here. Remove one first.
bots-token-needed = This door is for bots: show a bot’s token.
