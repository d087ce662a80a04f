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
