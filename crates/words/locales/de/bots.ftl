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
