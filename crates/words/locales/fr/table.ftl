### Ce que disent tous les jeux.
###
### En plus de celles de Fluent, il y a une fonction : SIGNED($number) écrit un écart avec son signe : +3, 0, −2.

## Les jeux

game-circle-wagons = Circle the Wagons
game-circle-wagons-help = Prends des cartes dans le cercle, pose-les côte à côte ou l’une sur l’autre : le meilleur paysage gagne. À deux, ou en solo.
game-circle-wagons-brief = Prends gratuitement la carte suivante du cercle, ou sautes-en quelques-unes et prends-en une plus loin. Tu poses ce que tu as pris, ton adversaire pose ce que tu as sauté. Quand toutes les cartes sont posées, on compte vos plus grandes zones et trois cartes de score.
game-carson-city = Carson City
game-carson-city-help = Quatre manches pour acheter des terres, bâtir et se les disputer en duel. De 2 à 6, ou en solo contre Standish.
game-carson-city-brief = À chaque manche, tu choisis un personnage, puis tu places tes cow-boys sur ce que tu veux : terres, bâtiments, argent, points. Si plusieurs sont au même endroit, ils se battent en duel, avec un dé et leur puissance de feu. Après quatre manches, on compte terres, bâtiments et argent.
game-carson-cards = Carson City : Le jeu de cartes
game-carson-cards-help = Enchéris sur des terrains et des personnages, et bâtis ta ville carte après carte. De 1 à 6 joueurs.
game-carson-cards-brief = À chaque manche, quelques terrains et un personnage sont aux enchères. Chacun mise une carte face cachée ; la plus forte choisit en premier, et chaque carte ne se mise qu’une fois par époque. Les terrains se posent tout de suite dans ta ville, les personnages aident en chemin ou rapportent des points à la fin.

## Places et robots

seat-name = Joueur { $number }

level-tenderfoot = Pied-tendre
level-cowhand = Vacher
level-deputy = Adjoint
level-marshal = Marshal
level-legend = Légende
manner-land-grabber = Accapareur
manner-duellist = Duelliste
manner-builder = Bâtisseur

# What bots are called, by their seat: the same in every language. They are people of the town, and their level stands beside.
bot-name = { $seat ->
    [1] Cyrus
    [2] Hattie
    [3] Otis
    [4] Consuelo
    [5] Silas
    [6] Opal
    [7] Abner
   *[other] Ruth
}
scripted-name = { $game ->
    [carson-city] Standish
   *[other] Adversaire
}

## Ce qui est refusé

illegal-not-asked = Tout doux : ce n’est pas à toi de jouer.
illegal-over = La partie est finie. Plus rien à jouer.

undo-nothing = Aucun coup à annuler.
undo-needs-consent = Depuis, les dés ont roulé, une carte est apparue ou quelqu’un a joué. Demande aux autres.
undo-asked = { $name } voudrait annuler { $count ->
    [one] un coup
   *[other] { $count } coups
  }, dont { $yours ->
    [0] aucun
   *[other] { $yours }
  } à toi. D’accord ?
undo-line = { $name } : { $what }
undo-more = { $told } { $more }
undo-secret = quelque chose de caché

table-rules-changed = Les règles de ce jeu ont été corrigées depuis le début de la partie. Elle reprend où elle en était ; ce qui a été décidé avant reste et ne peut pas être annulé.
table-points-of-that-time = Selon les règles d’alors
## Chiffres maison

house-figure = ⌂ { $about }

## Listes et lignes

# Names of players: “Anna, Ben and Cleo”.
table-list = { $others } et { $last }
table-line = { $label } : { $value }
