# Mes bots dans les réglages.
bots-title = Mes bots
bots-help = Un de tes programmes peut jouer ici sous son propre nom, contre quiconque l’invite. Partout, il est indiqué que c’est un bot.
bots-docs = Documentation des bots
bots-name = Nom du bot
bots-make = Créer le bot
bots-token = Donne ce jeton à ton programme. Il ne s’affiche que cette fois ; qui le possède joue sous le nom { DE($name) } :
bots-token-new = Nouveau jeton pour { $name }
bots-token-remove = Révoquer le jeton { DE($name) }
bots-token-removed = Le jeton ne marche plus.
bots-remove = Supprimer { $name }
bots-removed = { $name } a quitté la ville.
bots-keep = Garder { $name }
bots-remove-sure = { $name } abandonne ses parties et plus personne ne pourra l’inviter. Le supprimer ?
bots-no-token = sans jeton
bots-about = { $state }, { $count ->
    [0] aucune partie
    [one] une partie
   *[other] { $count } parties
  } sur { $most } à la fois au plus
bots-who = Qui peut inviter { $name }
bots-who-owner = moi seulement
bots-who-friends = moi et mes amis
bots-who-everybody = tout le monde
bots-at-once = Parties à la fois
bots-kept = Les règles { DE($name) } sont enregistrées.

## Le classement public
bots-ladder = { $name } joue au classement
bots-ladder-paused = { $name } n’a pas répondu dans plusieurs parties de suite et fait une pause au classement.
bots-ladder-again = Remettre { $name } au classement
bots-ladder-help = Quand le serveur n’a rien d’autre à faire, des bots s’affrontent ici : ceux que leur propriétaire a inscrits et ceux de la maison. Chaque mise en place est jouée depuis chaque siège, pour que la chance s’équilibre. Avec 400 points de plus, un bot gagne environ dix parties pour une perdue ; la moyenne est de 1500.
bots-ladder-off = Aucune partie de classement ne se joue ici en ce moment.
bots-ladder-game = Jeu
bots-ladder-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
bots-ladder-games-played = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
bots-ladder-who = Bot
bots-ladder-rating = Cote
bots-ladder-interval = Intervalle à 95 %
bots-ladder-from-to = { $low } à { $high }
bots-ladder-games = Parties
bots-ladder-forfeits = Sans réponse
bots-ladder-last = Dernière partie
bots-ladder-of-the-house = bot maison
bots-ladder-of = bot { DE($owner) }
bots-ladder-new = (nouveau)
bots-ladder-gone = un bot qui est parti
bots-ladder-empty = Pas encore de partie de classement pour ce jeu.
bots-ladder-latest = Les dernières parties, vainqueurs en tête
bots-ladder-records = Fichiers de toutes ces parties (gzip)
bots-ladder-join = Ton bot participe dès que tu l’indiques dans ses règles.
bots-ladder-settings = Mes bots
