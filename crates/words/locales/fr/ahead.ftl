## Décider d’avance : les questions qui se règlent seules, et les consignes pour la suite

ahead-ask-me = me demander
ahead-not-now = Il n’y a rien à décider d’avance pour l’instant. Réessaie une fois la manche lancée.
ahead-unfit = Ces consignes ne correspondent plus à la table. Rouvre-les et vérifie-les.
ahead-stop-fits-not = Tes consignes ont pris fin : ce qu’elles prévoyaient n’est plus possible.

city-ahead-if-attacked = si quelqu’un me dispute une place ou attaque un de mes bâtiments
city-ahead-if-price = si une parcelle que je veux a renchéri
city-ahead-if-taken = si quelqu’un occupe déjà la place de mon prochain cow-boy
city-ahead-if-lost = si je perds un duel
city-ahead-attacked = Tes consignes ont pris fin : il faut maintenant te battre pour { $place-the }, contre { $seats }.
city-ahead-price = Tes consignes ont pris fin : la parcelle { $parcel } coûte { $price } $ au lieu de { $before } $.
city-ahead-taken = Tes consignes ont pris fin : ta prochaine place est déjà prise ({ $place }, { $seats }).
city-ahead-lost = Tes consignes ont pris fin : un de tes cow-boys a perdu un duel.
city-ahead-place = { $number ->
    [one] Mon prochain cow-boy
   *[other] Celui d’après ({ $number })
  }
city-ahead-buy = acheter
city-ahead-leave = ne pas acheter
city-ahead-at-most = au plus $
city-ahead-points-at-most = points au plus
city-ahead-duels = Si je choisis le premier duel
city-ahead-ranked = le plus important
city-ahead-build = Où placer : { $building }
city-ahead-build-on = construire en { $parcel }
city-ahead-house = { $number ->
    [one] La Maison qui va avec ({ $building })
   *[other] La Maison n° { $number } qui va avec ({ $building })
  }
city-ahead-undertaker = Si le Croque-mort tend la main
city-ahead-reward = Si je bats un Hors-la-loi
city-ahead-consent = Si quelqu’un veut une Maison chez moi
city-ahead-roads = Mes dernières routes de la manche
city-ahead-no-roads = les garder
city-ahead-banker = Les points du Banquier
city-ahead-all-points = autant de points que je peux en payer
city-ahead-some-points = quelques points
city-ahead-no-points = aucun point
city-ahead-spend = Mon argent en fin de manche
city-ahead-spend-least = ne dépenser que le nécessaire
city-ahead-spend-all = tout dépenser en points
city-ahead-spend-some = en dépenser une partie

cards-ahead-bid = { $after ->
    [0] Ma mise de cette manche
    [1] Ma mise de la manche suivante
   *[other] Ma mise de la manche { $round }
  }
cards-ahead-keep = garder pour plus tard
cards-ahead-use = utiliser maintenant
cards-ahead-use-if-outbid = n’utiliser que si quelqu’un se sert avant moi
cards-ahead-sell-nothing = ne rien vendre
cards-ahead-take = prendre
cards-ahead-take-and-ask = prendre et me demander où la poser
cards-ahead-take-best = prendre et poser là où elle rapporte le plus maintenant
cards-ahead-take-at = prendre et poser en { $at } ({ $gain ->
    [0] aucun changement
   *[other] { SIGNED($gain) }
  })
cards-ahead-leave = laisser
cards-ahead-if-outbid = si quelqu’un mise plus que moi
cards-ahead-if-gone = si la carte que je veux le plus est partie
cards-ahead-if-new = si une autre carte rejoint la rangée
cards-ahead-outbid = Tes consignes ont pris fin : une mise plus haute que la tienne ({ $seats }).
cards-ahead-gone = Tes consignes ont pris fin : { $card } n’est plus là.
cards-ahead-new = Tes consignes ont pris fin : { $card } a rejoint la rangée.
cards-ahead-nothing-left = Tes consignes ont pris fin : il ne reste rien que tu veuilles dans la rangée.

wagons-ahead-if = Si { $seat } prend la { $card }
wagons-ahead-draft = La prochaine carte que je prends
wagons-ahead-lay-given = Les cartes sautées pour moi
wagons-ahead-lay-taken = La carte que je prends
wagons-ahead-lay-best = poser là où elle rapporte le plus maintenant
wagons-ahead-if-behind = si { $seat } me dépasse aux points
wagons-ahead-behind = Tes consignes ont pris fin : { $seat } a { $points ->
    [one] un point
   *[other] { $points } points
  } d’avance sur toi.

web-ahead-title = Décider d’avance
web-ahead-help = Laisse des consignes pour ce qu’on pourrait te demander. Personne d’autre ne les voit, et tu peux les changer à tout moment.
web-ahead-none = Il n’y a rien à décider d’avance en ce moment.
web-ahead-loading = Un instant…
web-ahead-order = Le plus important en premier : si tout n’est pas possible, ce qui est plus bas s’en passe.
web-ahead-up = Monter : { $what }
web-ahead-down = Descendre : { $what }
web-ahead-stops = S’arrêter et me demander
web-ahead-leave = Laisser ces consignes
web-ahead-end = Retirer les consignes
web-ahead-left = Tes consignes sont en place.
web-ahead-ended = Tes consignes sont retirées.
web-ahead-standing = Tes consignes sont en place. Ce qu’elles prévoient est répondu pour toi.
web-ahead-change = Modifier
