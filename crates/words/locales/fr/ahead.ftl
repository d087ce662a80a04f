## Décider d’avance : les questions qui se règlent seules, et les consignes pour la suite

ahead-ask-me = me demander
ahead-not-now = Il n’y a rien à décider d’avance pour l’instant. Réessaie une fois la manche lancée.
ahead-unfit = Ces consignes ne correspondent plus à la table. Rouvre-les et vérifie-les.
ahead-stop-fits-not = Tes consignes ont pris fin : ce qu’elles prévoyaient n’est plus possible.

city-ahead-if-attacked = si quelqu’un me dispute une place ou attaque un de mes bâtiments
city-ahead-if-price = si une parcelle que je veux a renchéri
city-ahead-if-taken = si quelqu’un occupe déjà la place de mon prochain cow-boy
city-ahead-if-lost = si je perds un duel
city-ahead-attacked = Tes consignes ont pris fin : { $seats } vient te chercher querelle ({ $place }).
city-ahead-price = Tes consignes ont pris fin : la parcelle { $parcel } coûte { $price } $ au lieu de { $before } $.
city-ahead-taken = Tes consignes ont pris fin : { $seats } y était avant toi ({ $place }).
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
   *[other] La Maison no { $number } qui va avec ({ $building })
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

web-ahead-title = Décider d’avance
web-ahead-help = Laisse des consignes pour ce qu’on pourrait te demander. Personne d’autre ne les voit, et tu peux les changer à tout moment.
web-ahead-none = Il n’y a rien à décider d’avance en ce moment.
web-ahead-loading = Un instant…
web-ahead-order = Le plus important en premier : si l’argent manque, ce qui est plus bas s’en passe.
web-ahead-up = Monter : { $what }
web-ahead-down = Descendre : { $what }
web-ahead-stops = S’arrêter et me demander
web-ahead-leave = Laisser ces consignes
web-ahead-end = Retirer les consignes
web-ahead-left = Tes consignes sont en place.
web-ahead-ended = Tes consignes sont retirées.
web-ahead-standing = Tes consignes sont en place. Ce qu’elles prévoient est répondu pour toi.
web-ahead-change = Modifier
