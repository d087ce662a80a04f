### Ce que dit le serveur quand il refuse.

server-malformed = Le serveur n’a pas compris. Recharge la page ou essaie autre chose.
server-bad-name = Un nom compte de 1 à 32 caractères.
server-bad-remark = Un message compte de 1 à 500 caractères.
server-long-note = Une note compte au plus 10 000 caractères.
server-long-salt = Ce que tu ajoutes aux dés compte au plus 200 caractères.
server-protocol = Cette page est plus ancienne que le serveur. Recharge-la.
server-nobody = Choisis d’abord un nom, pour que les autres sachent qui tu es.
server-no-table = Cette table n’existe pas. Le lien a peut-être perdu une lettre.
server-nothing-there = Il n’y a rien ici.
server-unreadable = Cette table ne peut pas être rouverte pour l’instant. Rien n’est perdu.
server-not-yours = Cette place n’est pas la tienne.
server-stale = La partie a avancé. Regarde, puis choisis à nouveau.
server-not-begun = La partie n’a pas encore commencé.
server-begun = La partie a déjà commencé.
server-not-over = La partie n’est pas encore finie.
server-mark-taken = Quelqu’un joue déjà avec ce symbole. Choisis-en un autre.
server-seat-taken = Cette place est prise.
server-seat-kept = Cette place est gardée pour quelqu’un.
server-seats = Avec ces options, le jeu ne se joue pas { $count ->
    [one] en solo
   *[other] à { $count }
  }. Choisis d’autres options ou un autre nombre de places.
server-one-seat = Tu as déjà une place à cette table. Seul l’hôte peut en prendre une deuxième.
server-sent-away = L’hôte t’a renvoyé de cette table. Il y a de la place ailleurs.
server-not-host = Seul l’hôte de la table peut faire cela.
server-hidden = L’hôte a masqué tes messages à cette table.
server-chat-closed = À cette table, seuls les joueurs parlent.
server-record-unreadable = Cet historique est illisible.
server-record-long = Cet historique est trop long pour être montré ici.
server-record-game = Il n’y a pas ici de jeu nommé « { $what } ».
server-record-newer = Cet historique suit des règles plus récentes que celles de ce serveur.
server-record-start = Cet historique ne se rejoue pas : la partie ne peut pas commencer ainsi. { $why }
server-record-entry = Cet historique ne se rejoue pas : l’entrée { $number } est impossible. { $why }
server-record-result = Cet historique ne se rejoue pas : ses points ne sont pas ceux de la partie.
server-record-gave-up = Cet historique ne se rejoue pas : il dit que { $seat } a abandonné, mais la partie a été jouée jusqu’au bout.
server-record-detail = C’est mal écrit.
server-dice-secret = le secret n’est pas celui dont on a montré l’empreinte.
server-dice-roll = le tirage { $roll } ne découle pas du secret.
server-no-hints = À cette table, personne ne donne de conseils.
server-undo-asked = Quelqu’un a déjà demandé à annuler un coup. Attends la réponse.
server-undo-pause = Ta dernière demande a été refusée. Tu pourras redemander dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
server-nothing-asked = Rien à répondre pour l’instant.
server-no-person = Personne à remplacer à cette place.
server-present = Cette personne est là : elle seule peut céder sa place à un bot.
server-bot-not-asked = Un bot ne peut continuer que pour quelqu’un dont c’est le tour, et ce n’est pas celui { DE($seat) }.
server-bot-wait = { $seat } va peut-être revenir. Un bot pourra continuer dans { $time }.
server-seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
  }
server-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
  }
server-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
  }
server-days = { $count ->
    [one] un jour
   *[other] { $count } jours
  }
server-bot-asked = La question d’un bot est déjà posée. Attends la réponse.
server-slow = Holà, pas si vite. Attends un instant.
server-storage = Impossible d’enregistrer cela : rien n’a donc changé. Réessaie dans un instant.
server-enough-tables = Tu as ouvert { $count } tables en un jour. C’est assez pour l’instant : joue à l’une d’elles ou reviens demain.
server-enough-listed = Tu as mis { $count } tables dans la liste en un jour. C’est assez pour l’instant : invite par lien ou reviens demain.
server-enough-bot-tables = Tu as ouvert { $count } tables pour les seuls bots en un jour. C’est assez pour l’instant : reviens demain.
server-enough-gathering = { $count } de tes tables attendent encore des joueurs. Remplis-en ou enlèves-en une d’abord.
server-enough-listed-here = { $count } tables de ton réseau sont déjà dans la liste et attendent des joueurs. Invite par lien, ou remplissez-en d’abord une.
server-enough-imports = Tu as apporté { $count } parties enregistrées en un jour. C’est assez pour l’instant : reviens demain.
server-enough-import-bytes = Tu as apporté de très longues parties enregistrées aujourd’hui. C’est assez pour l’instant : reviens demain.
server-enough-remarks = Tu as parlé { $count } fois en un jour. Repose ta voix jusqu’à demain.
server-enough-address = Il en est déjà venu trop de ton réseau aujourd’hui. Reviens demain.
server-undo-enough = On a tant annulé dans cette partie que plus rien ne peut l’être. Joue-la jusqu’au bout.

## Ce qui s’est passé à la table, pour le journal

server-log-bot-for = { $seat } était absent depuis longtemps : un bot continue, sur proposition de { $by }.
server-log-bot-own = { $seat } laisse un bot continuer.
server-log-gave-up = { $seat } a abandonné : un bot continue.
server-log-bot-refused = { $seat } préfère attendre { $whose } plutôt que de continuer avec un bot.
server-log-back = { $seat } est de retour et joue la suite.
server-log-undone = { $seat } a annulé { $count ->
    [one] la dernière décision
   *[other] les { $count } dernières décisions
  }.
server-log-undo-refused = { $seat } ne veut pas que { $whose } revienne en arrière.
server-log-undo-lapsed = La partie a continué : { $whose } n’annule rien.
server-log-rematch = { $seat } aimerait rejouer.
server-one-review = Une analyse que tu as demandée est encore en cours. Attends-la ou arrête-la.

## Modération : qui reste dehors, signalements, blocages.
house-banned = { $hours ->
    [0] L’entrée t’est refusée ici jusqu’à nouvel ordre. Mot de la modération : { $note }
    [one] L’entrée t’est refusée ici pendant une heure encore. Mot de la modération : { $note }
   *[other] L’entrée t’est refusée ici pendant { $hours } heures encore. Mot de la modération : { $note }
}
house-muted = { $hours ->
    [0] Tu ne peux rien écrire ici jusqu’à nouvel ordre. Mot de la modération : { $note }
    [one] Tu ne peux rien écrire ici pendant une heure encore. Mot de la modération : { $note }
   *[other] Tu ne peux rien écrire ici pendant { $hours } heures encore. Mot de la modération : { $note }
}
house-closed = Personne de nouveau n’entre en ce moment. Reviens plus tard, ou connecte-toi sous un nom connu ici.
server-blocked = Quelqu’un à cette table ne veut pas jouer avec toi. Il y a de la place ailleurs.
server-bad-report = Dis ce qui s’est passé, en 1 à 500 caractères, au sujet de quelqu’un d’autre que toi.
server-enough-reports = C’est assez de signalements pour une journée. La modération lit ceux qui sont là.
server-enough-blocks = Tu ne peux pas bloquer plus de monde. Débloque d’abord quelqu’un.
