### Wat de server zegt als hij weigert.

server-malformed = Dit begrijpt de server niet: { $what }.
server-protocol = Deze pagina is ouder dan de server. Laad haar opnieuw.
server-nobody = Kies eerst een naam, dan weten de anderen wie je bent.
server-no-table = Die tafel bestaat niet. Misschien is er een letter van de link zoekgeraakt.
server-nothing-there = Hier is niets.
server-unreadable = Deze tafel kan nu niet hervat worden. Het verslag is veilig.
server-not-yours = Die plek is niet van jou.
server-stale = Het spel is intussen verdergegaan. Kijk nog eens en beslis opnieuw.
server-not-begun = Het spel is nog niet begonnen.
server-begun = Het spel is al begonnen.
server-not-over = Het spel is nog niet afgelopen.
server-games-running = Je speelt nog met anderen. Speel die partijen uit of geef ze eerst op.
server-seat-taken = Die plek is bezet.
server-seats = Met deze opties kan het spel niet { $count ->
    [one] door één speler
   *[other] door { $count } spelers
  } worden gespeeld. Kies andere opties of een ander aantal plekken.
server-no-hints = Aan deze tafel geeft niemand tips.
server-undo-asked = Er wil al iemand iets terugnemen. Wacht het antwoord af.
server-undo-pause = Je vorige verzoek is afgewezen. Je kunt het over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
  } weer vragen.
server-nothing-asked = Dat vraagt niemand je.
server-no-person = Op die plek zit niemand voor wie een bot verder kan spelen.
server-present = Die speler is er. Alleen hijzelf kan zijn plek aan een bot geven.
server-bot-asked = Er wordt al gevraagd of een bot verder mag spelen. Wacht het antwoord af.
server-slow = Ho, niet zo snel. Wacht even.
server-storage = Dat kon niet worden bewaard, dus er is niets veranderd. Probeer het zo nog eens.
