### Was der Server sagt, wenn er ablehnt.

server-malformed = Das hat der Server nicht verstanden. Lade die Seite neu oder versuche etwas anderes.
server-bad-name = Ein Name hat 1 bis 32 Zeichen.
server-bad-remark = Eine Nachricht hat 1 bis 500 Zeichen.
server-long-note = Eine Notiz hat höchstens 10.000 Zeichen.
server-long-salt = Was du zu den Würfeln beiträgst, hat höchstens 200 Zeichen.
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
server-mark-taken = Mit diesem Zeichen spielt schon jemand. Wähl ein anderes.
server-seat-taken = Dieser Platz ist besetzt.
server-seat-kept = Dieser Platz ist für jemanden freigehalten.
server-seats = Mit diesen Optionen lässt sich das Spiel nicht { $count ->
    [one] allein
   *[other] mit { $count } Leuten
  } spielen. Wähl andere Optionen oder eine andere Zahl von Plätzen.
server-one-seat = Du hast an diesem Tisch schon einen Platz. Einen zweiten nimmt nur, wer den Tisch aufgestellt hat.
server-sent-away = Der Gastgeber hat dich von diesem Tisch geschickt. Anderswo ist Platz für dich.
server-not-host = Das kann nur, wer den Tisch aufgestellt hat.
server-hidden = Der Gastgeber hat deine Nachrichten an diesem Tisch ausgeblendet.
server-chat-closed = An diesem Tisch reden nur die Spieler.
server-record-unreadable = Das ist keine Aufzeichnung, die man lesen kann.
server-record-long = Diese Aufzeichnung ist zu lang, um hier gezeigt zu werden.
server-record-game = Ein Spiel namens „{ $what }“ gibt es hier nicht.
server-record-newer = Diese Aufzeichnung folgt neueren Regeln, als dieser Server sie kennt.
server-record-start = Diese Aufzeichnung lässt sich nicht nachspielen: So kann das Spiel nicht beginnen. { $why }
server-record-entry = Diese Aufzeichnung lässt sich nicht nachspielen: Eintrag { $number } ist nicht möglich. { $why }
server-record-result = Diese Aufzeichnung lässt sich nicht nachspielen: Ihre Punkte sind nicht die, die das Spiel ergibt.
server-record-gave-up = Diese Aufzeichnung lässt sich nicht nachspielen: Sie sagt, dass { $seat } aufgegeben hat, aber das Spiel wurde zu Ende gespielt.
server-record-detail = Das ist nicht richtig geschrieben.
server-dice-secret = das Geheimnis ist nicht das, dessen Fingerabdruck gezeigt wurde.
server-dice-roll = Wurf { $roll } folgt nicht aus dem Geheimnis.
server-no-hints = An diesem Tisch gibt niemand Tipps.
server-undo-asked = Es will schon jemand etwas zurücknehmen. Warte die Antwort ab.
server-undo-pause = Deine letzte Bitte wurde abgelehnt. Du kannst in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } wieder fragen.
server-nothing-asked = Danach hat dich niemand gefragt.
server-no-person = Auf diesem Platz sitzt niemand, für den ein Bot weiterspielen könnte.
server-present = Da sitzt noch jemand. Nur wer dort sitzt, kann den Platz einem Bot überlassen.
server-bot-not-asked = Ein Bot kann nur für jemanden weiterspielen, der dran ist, und das ist { $seat } nicht.
server-bot-wait = { $seat } kommt vielleicht noch wieder. Ein Bot kann übernehmen: in { $time }.
server-seconds = { $count ->
    [one] einer Sekunde
   *[other] { $count } Sekunden
  }
server-minutes = { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
  }
server-hours = { $count ->
    [one] einer Stunde
   *[other] { $count } Stunden
  }
server-days = { $count ->
    [one] einem Tag
   *[other] { $count } Tagen
  }
server-bot-asked = Es wird schon gefragt, ob ein Bot weiterspielen darf. Warte die Antwort ab.
server-slow = Brr, nicht so schnell. Warte einen Moment.
server-storage = Das ließ sich nicht speichern, also hat sich nichts geändert. Versuch es gleich noch einmal.
server-enough-tables = Du hast an einem Tag { $count } Tische eröffnet. Das reicht fürs Erste: Spiel an einem davon, oder komm morgen wieder.
server-enough-listed = Du hast an einem Tag { $count } Tische in die Liste gestellt. Das reicht fürs Erste: Lade mit dem Link ein, oder komm morgen wieder.
server-enough-bot-tables = Du hast an einem Tag { $count } Tische nur für Bots eröffnet. Das reicht fürs Erste: Komm morgen wieder.
server-enough-gathering = { $count } deiner Tische warten noch auf Mitspieler. Besetze oder entferne erst einen davon.
server-enough-listed-here = { $count } Tische aus deinem Netz stehen schon in der Liste und warten auf Mitspieler. Lade mit dem Link ein, oder besetzt erst einen davon.
server-enough-imports = Du hast an einem Tag { $count } Aufzeichnungen mitgebracht. Das reicht fürs Erste: Komm morgen wieder.
server-enough-import-bytes = Du hast heute sehr lange Aufzeichnungen mitgebracht. Das reicht fürs Erste: Komm morgen wieder.
server-enough-remarks = Du hast an einem Tag { $count } Mal etwas gesagt. Gönn deiner Stimme bis morgen eine Pause.
server-enough-address = Aus deinem Netz kam davon heute schon zu viel. Komm morgen wieder.
server-undo-enough = In dieser Partie wurde so viel zurückgenommen, dass nichts mehr geht. Spiel sie zu Ende.

## Was am Tisch geschah, für den Verlauf

server-log-bot-for = { $seat } war lange fort: Ein Bot spielt weiter, vorgeschlagen von { $by }.
server-log-bot-own = { $seat } lässt einen Bot weiterspielen.
server-log-gave-up = { $seat } hat aufgegeben: Ein Bot spielt weiter.
server-log-bot-refused = { $seat } möchte lieber auf { $whose } warten als mit einem Bot weiterspielen.
server-log-back = { $seat } ist wieder da und spielt weiter.
server-log-undone = { $seat } hat { $count ->
    [one] den letzten Zug
   *[other] die letzten { $count } Züge
  } zurückgenommen.
server-log-undo-refused = { $seat } ist nicht einverstanden, dass { $whose } etwas zurücknimmt.
server-log-undo-lapsed = Es ging weiter, { $whose } nimmt also nichts zurück.
server-log-rematch = { $seat } möchte noch einmal spielen.
server-one-review = Deine letzte Analyse ist noch in Arbeit. Warte auf sie oder brich sie ab.

## Betreuung: wer draußen bleibt, Meldungen, Sperren.
house-banned = { $hours ->
    [0] Du bist hier bis auf Weiteres ausgesperrt. Die Betreuung sagt: { $note }
    [one] Du bist hier noch eine Stunde ausgesperrt. Die Betreuung sagt: { $note }
   *[other] Du bist hier noch { $hours } Stunden ausgesperrt. Die Betreuung sagt: { $note }
}
house-muted = { $hours ->
    [0] Du kannst hier bis auf Weiteres nichts schreiben. Die Betreuung sagt: { $note }
    [one] Du kannst hier noch eine Stunde lang nichts schreiben. Die Betreuung sagt: { $note }
   *[other] Du kannst hier noch { $hours } Stunden lang nichts schreiben. Die Betreuung sagt: { $note }
}
house-closed = Neue kommen gerade nicht herein. Versuch es später, oder melde dich als jemand an, den man hier kennt.
server-blocked = An diesem Tisch möchte jemand nicht mit dir spielen. An anderen ist Platz.
server-bad-report = Sag in 1 bis 500 Zeichen, was vorgefallen ist, und zwar über jemand anderen als dich.
server-enough-reports = Das sind genug Meldungen für einen Tag. Die Betreuung liest, was da ist.
server-enough-blocks = Mehr Leute kannst du nicht sperren. Lass erst jemanden wieder zu.
