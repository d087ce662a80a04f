### Wat de server zegt als hij weigert.

server-malformed = Dat begreep de server niet. Laad de pagina opnieuw of probeer iets anders.
server-bad-name = Een naam heeft 1 tot 32 tekens.
server-bad-remark = Een bericht heeft 1 tot 500 tekens.
server-long-note = Een notitie heeft hoogstens 10.000 tekens.
server-long-salt = Wat je aan de dobbelstenen bijdraagt, heeft hoogstens 200 tekens.
server-protocol = Deze pagina is ouder dan de server. Laad de pagina opnieuw.
server-nobody = Kies eerst een naam, dan weten de anderen wie je bent.
server-no-table = Die tafel bestaat niet. Misschien is er een letter van de link zoekgeraakt.
server-nothing-there = Hier is niets.
server-unreadable = Deze tafel kan nu niet hervat worden. Het verslag is veilig.
server-not-yours = Die plaats is niet van jou.
server-stale = Het spel is intussen verdergegaan. Kijk nog eens en beslis opnieuw.
server-not-begun = Het spel is nog niet begonnen.
server-begun = Het spel is al begonnen.
server-not-over = Het spel is nog niet afgelopen.
server-mark-taken = Iemand speelt al met dat symbool. Kies een ander.
server-seat-taken = Die plaats is bezet.
server-seat-kept = Die plaats is voor iemand vrijgehouden.
server-seats = Met deze opties kan het spel niet { $count ->
    [one] door één speler
   *[other] door { $count } spelers
  } worden gespeeld. Kies andere opties of een ander aantal plaatsen.
server-one-seat = Je hebt al een plaats aan deze tafel. Een tweede is alleen voor wie de tafel heeft opgezet.
server-sent-away = De gastheer heeft je van deze tafel gestuurd. Elders is er plaats voor je.
server-not-host = Dat kan alleen wie de tafel heeft opgezet.
server-hidden = De gastheer heeft je berichten aan deze tafel verborgen.
server-chat-closed = Aan deze tafel praten alleen de spelers.
server-record-unreadable = Dit is geen leesbaar verslag.
server-record-long = Dit verslag is te lang om hier te tonen.
server-record-game = Een spel met de naam ‘{ $what }’ is hier niet.
server-record-newer = Dit verslag volgt nieuwere regels dan deze server kent.
server-record-start = Dit verslag is niet na te spelen: zo kan het spel niet beginnen. { $why }
server-record-entry = Dit verslag is niet na te spelen: regel { $number } kan niet. { $why }
server-record-result = Dit verslag is niet na te spelen: de punten zijn niet die van het spel.
server-record-gave-up = Dit verslag is niet na te spelen: volgens het verslag heeft { $seat } opgegeven, maar het spel is uitgespeeld.
server-record-detail = Het is niet goed geschreven.
server-dice-secret = het geheim is niet dat waarvan de vingerafdruk is getoond.
server-dice-roll = worp { $roll } volgt niet uit het geheim.
server-no-hints = Aan deze tafel geeft niemand tips.
server-undo-asked = Er wil al iemand iets terugnemen. Wacht het antwoord af.
server-undo-pause = Je vorige verzoek is afgewezen. Je kunt het over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
  } weer vragen.
server-nothing-asked = Daar is je niets over gevraagd.
server-no-person = Op die plaats zit niemand voor wie een bot verder kan spelen.
server-present = Die speler is er. Alleen wie er zit, kan de plaats aan een bot geven.
server-bot-not-asked = Een bot kan alleen verder spelen voor wie aan de beurt is, en dat is { $seat } niet.
server-bot-wait = { $seat } komt misschien nog terug. Een bot kan verder spelen over { $time }.
server-seconds = { $count ->
    [one] één seconde
   *[other] { $count } seconden
  }
server-minutes = { $count ->
    [one] één minuut
   *[other] { $count } minuten
  }
server-hours = { $count ->
    [one] één uur
   *[other] { $count } uur
  }
server-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
  }
server-bot-asked = Er wordt al gevraagd of een bot verder mag spelen. Wacht het antwoord af.
server-slow = Ho, niet zo snel. Wacht even.
server-storage = Dat kon niet worden bewaard, dus er is niets veranderd. Probeer het zo nog eens.
server-enough-tables = Je hebt op één dag { $count } tafels klaargezet. Dat is voorlopig genoeg: speel aan een ervan, of kom morgen terug.
server-enough-listed = Je hebt op één dag { $count } tafels in de lijst gezet. Dat is voorlopig genoeg: nodig uit met de link, of kom morgen terug.
server-enough-bot-tables = Je hebt op één dag { $count } tafels met alleen bots klaargezet. Dat is voorlopig genoeg: kom morgen terug.
server-enough-gathering = { $count } van je tafels wachten nog op spelers. Vul of verwijder er eerst een.
server-enough-listed-here = Er staan al { $count } tafels uit jouw netwerk in de lijst die op spelers wachten. Nodig uit met de link, of vul er eerst een.
server-enough-imports = Je hebt op één dag { $count } verslagen meegebracht. Dat is voorlopig genoeg: kom morgen terug.
server-enough-import-bytes = Je hebt vandaag heel lange verslagen meegebracht. Dat is voorlopig genoeg: kom morgen terug.
server-enough-remarks = Je hebt op één dag { $count } keer iets gezegd. Gun je stem rust tot morgen.
server-enough-address = Hiervan kwam vandaag al te veel van jouw netwerk. Kom morgen terug.
server-undo-enough = In deze partij is zoveel teruggenomen dat er niets meer bij kan. Speel die uit.

## Wat er aan de tafel gebeurde, voor het verloop

server-log-bot-for = { $seat } was lang weg: een bot speelt verder, op voorstel van { $by }.
server-log-bot-own = { $seat } laat een bot verder spelen.
server-log-gave-up = { $seat } gaf op: een bot speelt verder.
server-log-bot-refused = { $seat } wacht liever op { $whose } dan met een bot verder te spelen.
server-log-back = { $seat } is terug en speelt verder.
server-log-undone = { $seat } nam { $count ->
    [one] de laatste beslissing
   *[other] de laatste { $count } beslissingen
  } terug.
server-log-undo-refused = { $seat } vindt het niet goed dat { $whose } iets terugneemt.
server-log-undo-lapsed = Er is verder gespeeld, dus { $whose } neemt niets terug.
server-log-rematch = { $seat } wil nog een keer spelen.
server-one-review = Een analyse waar je om vroeg wordt nog gemaakt. Wacht erop of breek die af.

## Beheer: wie buiten blijft, meldingen, blokkades.
house-banned = { $hours ->
    [0] Je mag hier tot nader order niet naar binnen. De beheerders zeggen: { $note }
    [one] Je mag hier nog één uur niet naar binnen. De beheerders zeggen: { $note }
   *[other] Je mag hier nog { $hours } uur niet naar binnen. De beheerders zeggen: { $note }
}
house-muted = { $hours ->
    [0] Je kunt hier tot nader order niets schrijven. De beheerders zeggen: { $note }
    [one] Je kunt hier nog één uur niets schrijven. De beheerders zeggen: { $note }
   *[other] Je kunt hier nog { $hours } uur niets schrijven. De beheerders zeggen: { $note }
}
house-closed = Er komen nu geen nieuwe mensen binnen. Probeer het later, of meld je aan als iemand die hier bekend is.
server-blocked = Iemand aan deze tafel wil niet met je spelen. Aan andere tafels is plaats.
server-bad-report = Zeg in 1 tot 500 tekens wat er gebeurd is, over iemand anders dan jezelf.
server-enough-reports = Dat zijn genoeg meldingen voor één dag. De beheerders lezen wat er al is.
server-enough-blocks = Meer mensen kun je niet blokkeren. Laat eerst iemand weer toe.
