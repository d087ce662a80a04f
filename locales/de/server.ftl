### Was der Server sagt, wenn er ablehnt.

server-malformed = Der Server versteht das nicht: { $what }.
server-protocol = Diese Seite ist älter als der Server. Lade sie neu.
server-nobody = Such dir erst einen Namen aus, damit die anderen wissen, wer du bist.
server-no-table = Diesen Tisch gibt es nicht. Vielleicht ist ein Buchstabe des Links verloren gegangen.
server-nothing-there = Hier ist nichts.
server-unreadable = Dieser Tisch lässt sich gerade nicht wieder aufnehmen. Seine Aufzeichnung ist sicher.
server-not-yours = Das ist nicht dein Platz.
server-stale = Das Spiel ist inzwischen weitergegangen. Schau noch einmal hin und entscheide neu.
server-not-begun = Das Spiel hat noch nicht begonnen.
server-begun = Das Spiel hat schon begonnen.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-games-running = Du spielst noch mit anderen. Spiel diese Partien zu Ende oder gib sie erst auf.
server-seat-taken = Dieser Platz ist besetzt.
server-seats = Mit diesen Optionen lässt sich das Spiel nicht { $count ->
    [one] allein
   *[other] zu { $count }
  } spielen. Wähl andere Optionen oder eine andere Zahl von Plätzen.
server-no-hints = An diesem Tisch gibt niemand Tipps.
server-undo-asked = Es will schon jemand etwas zurücknehmen. Warte die Antwort ab.
server-undo-pause = Deine letzte Bitte wurde abgelehnt. Du kannst in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } wieder fragen.
server-nothing-asked = Das fragt dich niemand.
server-no-person = Auf diesem Platz sitzt niemand, für den ein Bot weiterspielen könnte.
server-present = Dieser Spieler ist da. Nur er selbst kann seinen Platz einem Bot überlassen.
server-bot-asked = Es wird schon gefragt, ob ein Bot weiterspielen darf. Warte die Antwort ab.
server-slow = Brr, nicht so schnell. Warte einen Moment.
server-storage = Das ließ sich nicht speichern, also hat sich nichts geändert. Versuch es gleich noch einmal.
