### Pourquoi : les conseils et leurs raisons, et l’analyse d’une partie.

## Conseils

hint-nudge = Regarde encore : ici, tous les choix ne se valent pas.
hint-nudge-line = Pense à ce qui compte ici : { $label }.
hint-gain = Tout de suite : { SIGNED($gain) } { $gain ->
    [one] point
   *[other] points
}.
hint-line = { $label } : { SIGNED($points) }.
hint-chance = Tu gagnerais alors environ { $percent } parties sur 100, avec à peu près { $points } { $points ->
    [one] point
   *[other] points
}.
hint-sure = Rien d’autre ne s’en approche.
hint-instead = À défaut : { $choice } – environ { $less } { $less ->
    [one] point
   *[other] points
} de moins à la fin.
hint-instead-income = Cela rapporterait { $income } $ par manche.
hint-equal = Tout aussi bien : { $choice }.

web-hint-move = Montre le coup
web-hint-why = Pourquoi ?

## Raisons dans Carson City

city-nudge-building = Regarde la rangée de bâtiments et tes parcelles vides.
city-nudge-land = Regarde le plateau : quelle parcelle vaut le coup ?
city-nudge-attack = Regarde ce que rapportent les bâtiments des autres.
city-nudge-space = Regarde aussi les autres cases d’action, pas seulement les parcelles et les bâtiments.
city-nudge-pass = Les cow-boys que tu gardes en réserve font ta puissance de feu, et tu les auras encore à la prochaine manche.
city-nudge-character = Compare ce que chaque personnage t’apporte dans cette manche et l’argent que tu peux garder.
city-nudge-build = Où sont les voisins dont ce bâtiment a besoin ?
city-nudge-money = Que vaut un dollar maintenant, et à la manche suivante ?
city-why-income = { $building } en { $parcel } : { $income } $ par manche{ $from }.
city-why-income-from = , grâce à { $parts }
city-source-free-land = { $count } { $count ->
    [one] parcelle libre
   *[other] parcelles libres
}
city-source-mountain = { $count } { $count ->
    [one] montagne
   *[other] montagnes
}
city-source-river = la rivière
city-source-house = { $count } { $count ->
    [one] Maison
   *[other] Maisons
}
city-source-ranch = { $count } de tes Ranchs
city-source-mine = { $count } de tes Mines
city-source-itself = lui-même
city-source-round = le numéro de la manche
city-source-city-hall = la Mairie
city-why-no-lot = Tu n’as pas de parcelle pour { $building-the }.
city-why-price = Coût : { $price } $ ; tu as { $money } $.
city-why-free = Cela ne coûte rien.
city-why-land = Sur cette parcelle, { $building-the } rapporterait { $income } $ par manche.
city-why-robbery = { $seat } y perd la moitié de ses revenus à ton profit : { $income } $.
city-why-defend = Personne ne t’y prendra la moitié de tes revenus : { $income } $.
city-why-duel = Tu gagnes le duel { $percent } fois sur 100.
city-why-quiet = Personne d’autre n’y est encore.
city-why-kept = { $cowboys ->
    [0] Tu ne gardes aucun cow-boy
    [one] Tu gardes 1 cow-boy
   *[other] Tu gardes { $cowboys } cow-boys
} : ta puissance de feu reste à { $firepower }.
city-why-instead = { $building } en { $parcel } : { $income } $ par manche au lieu de { $before } $.
city-why-others-more = { $seat } gagne { $amount } $ de plus par manche.
city-why-others-less = { $seat } gagne { $amount } $ de moins par manche.
city-why-keep = Construit maintenant, il rapporterait au mieux { $income } $ par manche.
city-why-raised = Cette manche : { $raised }.
city-why-power = { $character } : { $power }.
city-why-limit = Tu peux garder { $limit } $ et tu en as { $money }.

## Raisons dans Circle the Wagons

wagons-nudge-take = Compare ce qu’une carte t’apporte et ce que les cartes sautées apportent à l’adversaire.
wagons-nudge-start = L’adversaire se sert en premier : quelles cartes lui laisserais-tu ?
wagons-reason-take = Au mieux, la carte { $card } t’apporte { SIGNED($gain) }.
wagons-reason-skipped = { $count ->
    [one] La carte sautée apporte
   *[other] Les { $count } cartes sautées apportent
} à l’adversaire au mieux { SIGNED($gain) }.
wagons-reason-free = Tu ne sautes rien : l’adversaire n’a aucune carte.
wagons-reason-start = Au mieux, la première carte apporte { SIGNED($gain) } à l’adversaire.

## Raisons dans le jeu de cartes

cards-nudge-bid = Compare la meilleure carte de la rangée avec celles qui te resteraient ensuite.
cards-nudge-take = Que rapporte chaque carte dans ta ville, et chez les autres ?
cards-nudge-person = Quand le pouvoir de ce personnage vaut-il le plus ?
cards-nudge-sell = Quelle carte vaut moins que son prix ?
cards-reason-best = La meilleure de la rangée pour toi : { $card } ({ SIGNED($gain) }).
cards-reason-others = La meilleure des autres cartes te rapporterait { SIGNED($gain) }.
cards-reason-low = Une petite mise garde les grosses pour plus tard.
cards-reason-rule = { $rule }

## Analyse

review-made = Évaluée par le bot { $level }, avec { $positions } positions par décision.
review-sums = La chance et le talent
review-sums-help = En points, par rapport à la moyenne des autres. La somme des parts donne le résultat. Les duels sont comptés sur tous les lancers possibles, les pioches sont jouées dans des mondes imaginés, les décisions sont comparées à la meilleure trouvée.
review-player = Joueur
review-start = Mise en place
review-luck = Dés et pioches
review-decisions = Ses décisions
review-others = Décisions des autres
review-rest = Inexpliqué
review-lead = Résultat
review-round = Manche
review-by-round = Manche par manche
review-told = { $seat } : { SIGNED($lead) } par rapport à la moyenne des autres. Dés et pioches { SIGNED($luck) }, ses décisions { SIGNED($decisions) }, celles des autres { SIGNED($others) }, mise en place { SIGNED($start) }, inexpliqué { SIGNED($rest) }.
review-round-told = Manche { $round } : dés et pioches { $luck }, ses décisions { $decisions }
review-decisions-help = Après chaque décision : l’avance qu’on pouvait en attendre sur la moyenne des autres, en points.
review-decision-best = { $seat } : { $done } ({ $lead })
review-decision-worse = { $seat } : { $done } ({ $lead }). Mieux : { $best } ({ $best-lead })
review-won-by = { $points ->
    [0] Tu gagnes à égalité avec { $rival } : { $parts }.
   *[other] Tu gagnes avec une avance de { $points } sur { $rival } : { $parts }.
}
review-lost-by = { $points ->
    [0] Tu perds à égalité avec { $rival } : { $parts }.
   *[other] Tu perds avec un retard de { $points } sur { $rival } : { $parts }.
}
review-part-luck = dés et pioches { SIGNED($points) }
review-part-mine = tes décisions { SIGNED($points) }
review-part-theirs = décisions { DE($rival) } { SIGNED($points) }
review-part-start = mise en place { SIGNED($points) }
review-part-rest = inexpliqué { SIGNED($points) }
review-key-decisions = Les décisions qui ont le plus compté
review-no-key-decisions = Aucune décision n’a coûté même un demi-point.
review-told-them = Un conseil aurait dit à { $seat } :
review-key-fortunes = Les lancers et pioches qui ont le plus compté
review-cost = { $seat } : { $done } – environ { $cost } { $cost ->
    [one] point
   *[other] points
} de moins que { $best }.
review-fortune = { $seat } : { SIGNED($lead) }
review-unfinished = Cette partie n’est pas finie et personne n’a abandonné : il n’y a encore rien à analyser.
review-line = Chances de gagner
review-line-told = { $name } : de { $first } à { $last }.
review-as-table = En tableau
review-decision = Coup
review-look = Voir le coup { $decision }
review-all-decisions = Toutes les décisions
review-done = Joué
review-best = Meilleur
review-costs = Perte
review-ready = L’analyse est prête.
review-back = Retour à la table
review-help = Un bot examine chaque décision de cette partie et dit ce qu’elle valait, et ce que les dés et les pioches ont donné et pris. Cela prend une minute environ ; tu peux quitter la page et revenir.
review-begin = Analyser la partie
review-running = { $done } décisions sur { $all } examinées
review-break-off = Arrêter
review-play-on-bots = Rejouer d’ici contre des bots
review-play-on-friends = … avec des amis
review-play-on-here = … sur cet écran
web-played-on = Cette partie reprend après le coup { $decisions } d’une autre.
