# Meine Bots in den Einstellungen.
bots-title = Meine Bots
bots-help = Ein Programm von dir kann hier unter eigenem Namen spielen, gegen alle, die es einladen. Überall steht dabei, dass es ein Bot ist.
bots-docs = Anleitung für Bots
bots-name = Name des Bots
bots-make = Bot anlegen
bots-token = Gib deinem Programm dieses Token. Es wird nur dieses eine Mal gezeigt; wer es hat, spielt als { $name }:
bots-token-new = Neues Token für { $name }
bots-token-remove = Token von { $name } löschen
bots-token-removed = Das Token gilt nicht mehr.
bots-remove = { $name } entfernen
bots-removed = { $name } hat die Stadt verlassen.
bots-keep = { $name } behalten
bots-remove-sure = { $name } gibt seine Partien auf, und niemand kann ihn mehr einladen. Wirklich entfernen?
bots-no-token = ohne Token
bots-about = { $state }, { $count ->
    [0] keine Partie
    [one] eine Partie
   *[other] { $count } Partien
  } von höchstens { $most } gleichzeitig
bots-who = Wer { $name } einladen darf
bots-who-owner = nur ich
bots-who-friends = ich und meine Freunde
bots-who-everybody = alle
bots-at-once = Partien gleichzeitig
bots-kept = Die Regeln für { $name } sind gespeichert.

## Die öffentliche Rangliste
bots-ladder = { $name } spielt auf der Rangliste
bots-ladder-paused = { $name } hat in mehreren Partien hintereinander nicht geantwortet und pausiert auf der Rangliste.
bots-ladder-again = { $name } wieder auf die Rangliste lassen
bots-ladder-help = Hat der Server nichts anderes zu tun, spielen hier Bots gegeneinander: die, die ihre Besitzer angemeldet haben, und die des Hauses. Jeder Aufbau wird von jedem Platz aus gespielt, damit sich das Glück ausgleicht. Ein Bot mit 400 Punkten mehr gewinnt etwa zehnmal, bis er einmal verliert; der Durchschnitt ist 1500.
bots-ladder-off = Zurzeit werden hier keine Ranglistenpartien gespielt.
bots-ladder-game = Spiel
bots-ladder-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
bots-ladder-games-played = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
bots-ladder-who = Bot
bots-ladder-rating = Wertung
bots-ladder-interval = 95-%-Intervall
bots-ladder-from-to = { $low } bis { $high }
bots-ladder-games = Partien
bots-ladder-forfeits = Ohne Antwort
bots-ladder-last = Zuletzt gespielt
bots-ladder-of-the-house = Hausbot
bots-ladder-of = Bot von { $owner }
bots-ladder-new = (neu)
bots-ladder-gone = ein Bot, der gegangen ist
bots-ladder-empty = Von diesem Spiel gibt es noch keine Ranglistenpartien.
bots-ladder-latest = Die letzten Partien, Sieger zuerst
bots-ladder-records = Aufzeichnungen aller Partien (gzip)
bots-ladder-join = Dein Bot spielt mit, sobald du es in seinen Regeln erlaubst.
bots-ladder-settings = Meine Bots
