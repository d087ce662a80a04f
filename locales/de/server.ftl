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
server-enough-tables = Du hast an einem Tag { $count } Tische eröffnet. Das reicht fürs Erste: Spiel an einem davon, oder komm morgen wieder.
server-enough-listed = Du hast an einem Tag { $count } Tische in die Liste gestellt. Das reicht fürs Erste: Lade mit dem Link ein, oder komm morgen wieder.
server-enough-bot-tables = Du hast an einem Tag { $count } Tische nur für Bots eröffnet. Das reicht fürs Erste: Komm morgen wieder.
server-enough-gathering = { $count } deiner Tische warten noch auf Mitspieler. Besetze oder entferne erst einen davon.
server-enough-imports = Du hast an einem Tag { $count } Aufzeichnungen mitgebracht. Das reicht fürs Erste: Komm morgen wieder.
server-enough-import-bytes = Du hast heute sehr lange Aufzeichnungen mitgebracht. Das reicht fürs Erste: Komm morgen wieder.
server-enough-remarks = Du hast an einem Tag { $count } Mal etwas gesagt. Gönn deiner Stimme bis morgen eine Pause.
server-enough-address = Aus deinem Netz kam davon heute schon zu viel. Komm morgen wieder.
server-undo-enough = In dieser Partie wurde so viel zurückgenommen, dass nichts mehr geht. Spiel sie zu Ende.
