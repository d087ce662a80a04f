### Klokken: hoeveel tijd er is, wat er gebeurt als die op is, en wie sinds wanneer gevraagd is.

server-log-clock-mark = De tijd van { $seat } is op.
server-log-clock-ask = De tijd van { $seat } is op: de anderen mogen een bot verder laten spelen.
server-log-clock-bot = De tijd van { $seat } is op: een bot speelt verder.
server-log-clock-forfeit = De tijd van { $seat } is op: deze plaats heeft verloren.
server-clock-decides = Aan deze tafel beslist de klok wanneer een bot het overneemt.
server-no-holiday = Je bent al met vakantie, of je hebt niet meer zo veel dagen. Kijk bij de instellingen.
server-clock-bank = Geef iedereen minstens een seconde en hoogstens een jaar.
server-clock-cap = Het hoogste op een klok moet minstens zo veel zijn als waar hij mee begint en wat een beslissing oplevert, en hoogstens een jaar.
server-clock-grace = Een klok wacht hoogstens een uur op een verbroken verbinding.
server-clock-offset = Geen plaats ligt meer dan 14 uur van UTC. Controleer de tijdzone van je computer.

web-clock = Klok
web-clock-help = Je klok loopt zolang je aan de beurt bent. Niemand wordt vervangen voor zijn tijd op is, en wie terugkomt, speelt zelf verder.
web-clock-none = Geen klok
web-clock-evening = Eén avond: 15 minuten, plus 20 seconden per beslissing
web-clock-quick = Snel: 5 minuten, plus 10 seconden per beslissing
web-clock-day-each = Over dagen: een dag voor elke beslissing
web-clock-three-days-each = Over dagen: 3 dagen voor elke beslissing
web-clock-two-weeks = Over dagen: 14 dagen voor het hele spel
web-clock-own = Eigen tijden …
web-clock-own-kind = Wat voor klok
web-clock-own-evening = Eén avond
web-clock-own-each = Dagen voor elke beslissing
web-clock-own-game = Dagen voor het hele spel
web-clock-own-minutes = Minuten aan het begin
web-clock-own-seconds = Seconden die elke beslissing oplevert
web-clock-own-most-minutes = Nooit meer op een klok dan (minuten)
web-clock-own-days-each = Dagen voor elke beslissing
web-clock-own-days = Dagen aan het begin
web-clock-own-hours = Uren die elke beslissing oplevert
web-clock-own-most-days = Nooit meer op een klok dan (dagen)
web-clock-own-between = ‘{ $what }’: vul een heel getal in van { $least } tot { $most }.
web-clock-zero = Als de tijd op is
web-clock-zero-mark = Alleen een aantekening in het verslag
web-clock-zero-ask = De anderen mogen een bot verder laten spelen
web-clock-zero-bot = Een bot speelt verder
web-clock-zero-forfeit = De plaats heeft verloren
web-clock-rest = Wanneer de klokken rusten
web-clock-nights = ’s Nachts, van 23 tot 7 uur
web-clock-weekends = In het weekend
web-clock-left = nog { $time }
web-clock-resting = klok rust
web-clock-up = tijd is op
web-clock-yours = Je hebt nog { $time }.
web-clock-days = { $days } d { $hours } u
web-clock-hours = { $hours } u { $minutes } min
web-clock-said = { $minutes ->
    [0] minder dan een minuut
    [one] één minuut
   *[other] { $minutes } minuten
  }
web-clock-took = duurde { $time }

web-holiday = Vakantie
web-holiday-help = Tijdens je vakantie rusten je klokken aan tafels waar over dagen gespeeld wordt. Je hebt 28 dagen per jaar. Een begonnen dag telt als een hele.
web-holiday-days = Dagen
web-holiday-left = { $days ->
    [0] Dit jaar geen dagen meer over.
    [one] Dit jaar nog één dag over.
   *[other] Dit jaar nog { $days } dagen over.
  }
web-holiday-take = Met vakantie gaan
web-holiday-until = Je bent met vakantie tot { $date }.
web-holiday-end = Ik ben terug

web-list-turn = Jij bent aan de beurt
web-list-waiting = Je wacht op anderen
web-list-gathering = Nog niet vol
web-list-watch = Lopende tafels om naar te kijken
web-list-next = Volgende tafel waar je aan de beurt bent
web-list-none-left = Je bent nergens anders aan de beurt.
web-list-since = Sinds je laatst keek
web-list-since-more = … en nog { $count }
web-list-unread = { $count ->
    [one] één nieuwe opmerking
   *[other] { $count } nieuwe opmerkingen
  }

server-log-race-up = De race is voorbij: wie nog niet gepast had, past nu.
server-race-turns = Aan een tafel over dagen wordt om de beurt geplaatst in plaats van om het snelst: { $seat } is aan de beurt.
server-clock-race = Een race duurt tien seconden tot een uur. Kies een andere tijd.
web-mute-table = Niets horen over deze tafel
web-unmute-table = Weer horen over deze tafel
web-muted-table = Over deze tafel krijg je geen berichten meer.
web-unmuted-table = Over deze tafel krijg je weer berichten.
web-race = Allemaal tegelijk

server-keep-own = Je hebt al een plaats: houd deze vrij voor iemand anders.
server-nobody-to-invite = Deze persoon speelt hier niet meer. Kies iemand anders.
server-fewer-alone = Er is nog niemand. Wil je alleen spelen, zet dan een solospel op.
server-fewer-not-here = Een partij die vanaf een stelling verdergaat, heeft al haar spelers nodig.
web-begin-fewer = Zonder de anderen beginnen
web-begin-fewer-waits = Jij zou beginnen. De anderen aan tafel moeten nog instemmen.
web-asked-to-play = Aan deze tafel is een plaats voor je vrijgehouden.
web-asked-to-play-accept = Ik doe mee
web-seat-keep = Vrijhouden voor { $name }
