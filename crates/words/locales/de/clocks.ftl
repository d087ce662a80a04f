### Uhren: wie viel Zeit es gibt, was geschieht, wenn sie um ist, und wer seit wann gefragt ist.

server-log-clock-mark = Die Zeit von { $seat } ist um.
server-log-clock-ask = Die Zeit von { $seat } ist um: Die anderen dürfen einen Bot weiterspielen lassen.
server-log-clock-bot = Die Zeit von { $seat } ist um: Ein Bot spielt weiter.
server-log-clock-forfeit = Die Zeit von { $seat } ist um: Das Spiel ist für diesen Platz verloren.
server-clock-decides = An diesem Tisch entscheidet die Uhr, wann ein Bot übernimmt.
server-no-holiday = Du bist schon im Urlaub, oder so viele Tage hast du nicht mehr. Sieh in den Einstellungen nach.
server-clock-bank = Gib allen mindestens eine Sekunde und höchstens ein Jahr.
server-clock-cap = Das Höchste auf einer Uhr muss mindestens so viel sein wie das, womit sie beginnt und was ein Zug bringt, und höchstens ein Jahr.
server-clock-grace = Auf eine verlorene Verbindung wartet eine Uhr höchstens eine Stunde.
server-clock-offset = Kein Ort ist weiter als 14 Stunden von UTC entfernt. Prüf die Zeitzone deines Rechners.

web-clock = Uhr
web-clock-help = Deine Uhr läuft, solange du dran bist. Niemand wird ersetzt, bevor seine Zeit um ist, und wer wiederkommt, spielt selbst weiter.
web-clock-none = Keine Uhr
web-clock-evening = Ein Abend: 15 Minuten und 20 Sekunden für jeden Zug
web-clock-quick = Schnell: 5 Minuten und 10 Sekunden für jeden Zug
web-clock-day-each = Über Tage: ein Tag für jeden Zug
web-clock-three-days-each = Über Tage: 3 Tage für jeden Zug
web-clock-two-weeks = Über Tage: 14 Tage für das ganze Spiel
web-clock-own = Eigene Zeiten …
web-clock-own-kind = Was für eine Uhr
web-clock-own-evening = Ein Abend
web-clock-own-each = Tage für jeden Zug
web-clock-own-game = Tage für das ganze Spiel
web-clock-own-minutes = Minuten zu Beginn
web-clock-own-seconds = Sekunden, die jeder Zug bringt
web-clock-own-most-minutes = Nie mehr auf der Uhr als (Minuten)
web-clock-own-days-each = Tage für jeden Zug
web-clock-own-days = Tage zu Beginn
web-clock-own-hours = Stunden, die jeder Zug bringt
web-clock-own-most-days = Nie mehr auf der Uhr als (Tage)
web-clock-own-between = „{ $what }“: Gib eine ganze Zahl von { $least } bis { $most } ein.
web-clock-zero = Wenn die Zeit um ist
web-clock-zero-mark = Nur ein Vermerk im Protokoll
web-clock-zero-ask = Die anderen dürfen einen Bot weiterspielen lassen
web-clock-zero-bot = Ein Bot spielt weiter
web-clock-zero-forfeit = Der Platz hat verloren
web-clock-rest = Wann die Uhren ruhen
web-clock-nights = Nachts, von 23 bis 7 Uhr
web-clock-weekends = Am Wochenende
web-clock-left = noch { $time }
web-clock-resting = Uhr ruht
web-clock-up = Zeit ist um
web-clock-yours = Du hast noch { $time }.
web-clock-days = { $days } T { $hours } Std.
web-clock-hours = { $hours } Std. { $minutes } Min.
web-clock-said = { $minutes ->
    [0] weniger als eine Minute
    [one] eine Minute
   *[other] { $minutes } Minuten
  }
web-clock-took = dauerte { $time }

web-holiday = Urlaub
web-holiday-help = Im Urlaub ruhen deine Uhren an Tischen, an denen über Tage gespielt wird. Du hast 28 Tage im Jahr. Ein angefangener Tag zählt ganz.
web-holiday-days = Tage
web-holiday-left = { $days ->
    [0] Dieses Jahr ist kein Tag mehr übrig.
    [one] Dieses Jahr ist noch ein Tag übrig.
   *[other] Dieses Jahr sind noch { $days } Tage übrig.
  }
web-holiday-take = In den Urlaub gehen
web-holiday-until = Du bist im Urlaub bis { $date }.
web-holiday-end = Ich bin wieder da

web-list-turn = Du bist dran
web-list-waiting = Du wartest auf andere
web-list-gathering = Noch nicht voll
web-list-watch = Laufende Tische zum Zuschauen
web-list-next = Nächster Tisch, an dem du dran bist
web-list-none-left = Du bist sonst nirgends dran.
web-list-since = Seit du zuletzt hier warst
web-list-since-more = … und { $count } weitere
web-list-unread = { $count ->
    [one] eine neue Bemerkung
   *[other] { $count } neue Bemerkungen
  }

server-log-race-up = Das Rennen ist vorbei: Wer noch nicht gepasst hat, passt jetzt.
server-race-turns = An einem Tisch über Tage wird nicht um die Wette gesetzt, sondern reihum: { $seat } ist dran.
server-clock-race = Ein Rennen dauert zehn Sekunden bis eine Stunde. Wähl eine andere Zeit.
web-mute-table = Von diesem Tisch nichts hören
web-unmute-table = Von diesem Tisch wieder hören
web-muted-table = Zu diesem Tisch kommt keine Nachricht mehr.
web-unmuted-table = Zu diesem Tisch kommen wieder Nachrichten.
web-race = Alle um die Wette

server-keep-own = Du hast schon einen Platz: Halt diesen für jemand anderen frei.
server-nobody-to-invite = Diese Person spielt hier nicht mehr. Wähl jemand anderen.
server-fewer-alone = Es ist noch niemand da. Wer allein spielen will, richtet ein Solospiel ein.
server-fewer-not-here = Eine Partie, die von einer Stellung aus weitergeht, braucht alle ihre Spieler.
web-begin-fewer = Ohne die anderen anfangen
web-begin-fewer-waits = Du würdest anfangen. Die anderen am Tisch müssen noch zustimmen.
web-asked-to-play = An diesem Tisch ist ein Platz für dich frei gehalten.
web-asked-to-play-accept = Ich bin dabei
web-seat-keep = Für { $name } frei halten
