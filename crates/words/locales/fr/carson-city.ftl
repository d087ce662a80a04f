### Carson City.

## Bâtiments

city-building-ranch = Ranch
    .a = un Ranch
    .the = le Ranch
    .many = Ranchs
city-building-mine = Mine
    .a = une Mine
    .the = la Mine
    .many = Mines
city-building-drugstore = Drugstore
    .a = un Drugstore
    .the = le Drugstore
    .many = Drugstores
city-building-bank = Banque
    .a = une Banque
    .the = la Banque
    .many = Banques
city-building-saloon = Saloon
    .a = un Saloon
    .the = le Saloon
    .many = Saloons
city-building-hotel = Hôtel
    .a = un Hôtel
    .the = l’Hôtel
    .many = Hôtels
city-building-church = Église
    .a = une Église
    .the = l’Église
    .many = Églises
city-building-prison = Prison
    .a = une Prison
    .the = la Prison
    .many = Prisons
city-building-general-store = Bazar
    .a = un Bazar
    .the = le Bazar
    .many = Bazars
city-building-school = École
    .a = une École
    .the = l’École
    .many = Écoles
city-building-blacksmith = Forge
    .a = une Forge
    .the = la Forge
    .many = Forges
city-building-city-hall = Mairie
    .a = une Mairie
    .the = la Mairie
    .many = Mairies
city-building-train-station = Gare
    .a = une Gare
    .the = la Gare
    .many = Gares

## Personnages

city-character-paperboy = Crieur de journaux
    .the = le Crieur de journaux
city-character-sheriff = Shérif
    .the = le Shérif
city-character-banker = Banquier
    .the = le Banquier
city-character-grocer = Épicière
    .the = l’Épicière
city-character-chinese-worker = Ouvrier chinois
    .the = l’Ouvrier chinois
city-character-settler = Colon
    .the = le Colon
city-character-captain = Capitaine
    .the = le Capitaine
city-character-mercenary = Mercenaire
    .the = le Mercenaire
city-character-indian = Indien
    .the = l’Indien
city-character-prospector = Prospecteur
    .the = le Prospecteur
city-character-gunsmith = Armurier
    .the = l’Armurier
city-character-singer = Chanteuse
    .the = la Chanteuse
city-character-auctioneer = Commissaire-priseur
    .the = le Commissaire-priseur
city-character-governor = Gouverneur
    .the = le Gouverneur
city-character-doctor = Docteur
    .the = le Docteur
city-character-undertaker = Croque-mort
    .the = le Croque-mort
city-character-cowboy = Cow-boy
    .the = le Cow-boy
city-character-heroes = Héros
    .the = les Héros
city-character-teacher = Institutrice
    .the = l’Institutrice
city-character-lawyer = Avocat
    .the = l’Avocat
city-character-editor = Rédacteur
    .the = le Rédacteur
city-character-father-christmas = Père Noël
    .the = le Père Noël

city-power-0y = paie 3 $, prends un autre personnage (pas le Shérif) et joue en numéro 0
city-power-0r = prends un autre personnage (pas le Shérif), joue en numéro 0, avec une limite d’argent plus basse de 5 $
city-power-1y = un cow-boy blanc que personne ne défie
city-power-1r = tu ne provoques aucun duel, et chaque duel perdu te rapporte 3 points
city-power-2y = 9 $ tout de suite
city-power-2r = en fin de manche, achète 3, 5 ou 7 points pour 3 $, 12 $ ou 25 $
city-power-3y = 8 $, ou revenu doublé pour un type de bâtiment
city-power-3r = 8 $ tout de suite, ou 1 point par Maison que tu possèdes en fin de manche
city-power-4y = 2 routes, et les bâtiments à moitié prix
city-power-4r = achète tout de suite un bâtiment de la rangée pour 5 $
city-power-5y = une parcelle au choix
city-power-5r = 8 $ tout de suite, ou 1 point par montagne que tu possèdes en fin de manche
city-power-6y = 1, 2 ou 3 cow-boys pour 1 $, 4 $ ou 9 $
city-power-6r = 1 ou 2 revolvers pour 3 $ ou 9 $
city-power-7y = +3 en puissance de feu cette manche
city-power-7r = +2 en puissance de feu cette manche
city-power-8y = 2 parcelles au hasard des dés
city-power-8r = aucune parcelle ne te coûte plus de 3 $
city-power-9y = pour 10 $, une Mine sur une parcelle libre et sans propriétaire
city-power-9r = 2 bâtons de dynamite
city-power-10y = 2 points pour chaque duel gagné
city-power-10r = une relance par duel, et un bâton de dynamite
city-power-11y = 2 jetons « pas de duel » pour tes cow-boys
city-power-11r = un cow-boy de plus aux paris ; il multiplie les dés
city-power-12y = mets 2 parcelles aux enchères : la moitié du prix est pour toi
city-power-12r = mets les munitions aux enchères : le prix est pour toi
city-power-13y = une route, et 1 point pour chaque route qui dessert une parcelle nouvelle
city-power-13r = taxe les revolvers ou l’argent des autres
city-power-14y = les cow-boys battus repartent pour 3 $, les tiens gratuitement
city-power-14r = chaque cow-boy battu des autres : 2 $ pour toi, ou 1 point de moins pour eux
city-power-15y = un cheval
city-power-15r = pour 8 $, un Ranch sur une parcelle libre et sans propriétaire
city-power-16y = personne n’attaque tes bâtiments, et tu n’attaques pas les leurs
city-power-16r = 3 points, plus 3 par cow-boy renvoyé (2 au plus)
city-power-17y = tu choisis en premier à la manche suivante
city-power-17r = à la fin, 2 points par École, Prison et Église, et 2 si tu n’as pas de Saloon
city-power-18y = achète une parcelle tout de suite ; personne ne te dispute tes achats de terrain
city-power-18r = des points pour le revenu de tes bâtiments
city-power-19y = 5 points
city-power-19r = 2 points, plus ce qu’apporte le dé

## Les actions

city-space-wages = Salaire
    .the = le Salaire
    .on = au Salaire
city-space-ammunition = Munitions
    .the = les Munitions
    .on = aux Munitions
city-space-3-roads = 3 routes
    .the = les 3 routes
    .on = sur les 3 routes
city-space-1-road = 1 route
    .the = 1 route
    .on = sur 1 route
city-space-parcels = Parcelles
    .the = les Parcelles
    .on = sur les Parcelles
city-space-building-12 = Bâtiment à 12 $
    .the = le bâtiment à 12 $
    .on = sur le bâtiment à 12 $
city-space-building-10 = Bâtiment à 10 $
    .the = le bâtiment à 10 $
    .on = sur le bâtiment à 10 $
city-space-building-8 = Bâtiment à 8 $
    .the = le bâtiment à 8 $
    .on = sur le bâtiment à 8 $
city-space-building-6 = Bâtiment à 6 $
    .the = le bâtiment à 6 $
    .on = sur le bâtiment à 6 $
city-space-building-5 = Bâtiment à 5 $
    .the = le bâtiment à 5 $
    .on = sur le bâtiment à 5 $
city-space-building-4 = Bâtiment à 4 $
    .the = le bâtiment à 4 $
    .on = sur le bâtiment à 4 $
city-space-building-3 = Bâtiment à 3 $
    .the = le bâtiment à 3 $
    .on = sur le bâtiment à 3 $
city-space-kept-buildings = Bâtiments gardés
    .the = les bâtiments gardés
    .on = sur les bâtiments gardés
city-space-parcels-income = Revenu des parcelles
    .the = le Revenu des parcelles
    .on = au Revenu des parcelles
city-space-cowboy-income = Revenu des cow-boys
    .the = le Revenu des cow-boys
    .on = au Revenu des cow-boys
city-space-gambling = Revenu des paris
    .the = le Revenu des paris
    .on = au Revenu des paris
city-space-building-income = Revenu des bâtiments
    .the = le Revenu des bâtiments
    .on = au Revenu des bâtiments
city-space-parcels-vp = Points des parcelles
    .the = les Points des parcelles
    .on = aux Points des parcelles
city-space-cowboy-vp = Points des cow-boys
    .the = les Points des cow-boys
    .on = aux Points des cow-boys
city-space-building-vp = Points des bâtiments
    .the = les Points des bâtiments
    .on = aux Points des bâtiments
city-space-vp-5 = Points à 5 $
    .the = les points à 5 $
    .on = sur les points à 5 $
city-space-vp-4 = Points à 4 $
    .the = les points à 4 $
    .on = sur les points à 4 $
city-space-vp-3 = Points à 3 $
    .the = les points à 3 $
    .on = sur les points à 3 $
city-space-vp-2 = Points à 2 $
    .the = les points à 2 $
    .on = sur les points à 2 $
city-place-parcel = parcelle { $parcel }
    .the = la parcelle { $parcel }
    .on = sur la parcelle { $parcel }
city-place-tile = { $building } à { $price } $
    .the = { $building-the } à { $price } $
    .on = sur { $building-the } à { $price } $
city-place-building = { $building } en { $parcel }
    .the = { $building-the } en { $parcel }
    .on = sur { $building-the } en { $parcel }
city-road = { $side ->
    [n] au nord de { $parcel }
    [e] à l’est de { $parcel }
    [s] au sud de { $parcel }
   *[w] à l’ouest de { $parcel }
}
city-seat = { $seat }

## Ce qui est demandé

city-asked-first-parcel = Avec quelle parcelle commences-tu ?
city-asked-character = Quel personnage prends-tu ?
city-asked-second-character = Qui envoies-tu chercher par le Crieur de journaux ?
city-asked-eight = 8 $ maintenant, ou plus tard ?
city-asked-take-building = Quel bâtiment pour 5 $ ?
city-asked-free-parcel = Quelle parcelle prend le Colon ?
city-asked-recruit = Combien en prends-tu au Capitaine ?
city-asked-stake = Où poses-tu { $building-the } ?
city-asked-stake-tile = Quelle tuile { $building } de la rangée prends-tu ?
city-asked-lot = Quelle parcelle mets-tu aux enchères ?
city-asked-bid = { $kind ->
    [ammunition] Les munitions sont à { $bid } $. Tu surenchéris ?
   *[parcels] Les parcelles { $lot } sont à { $bid } $. Tu surenchéris ?
}
city-asked-tax = Que taxes-tu : les revolvers ou l’argent ?
city-asked-heroes = Combien de cow-boys partent avec les Héros ?
city-asked-lawyer-parcel = Quelle parcelle achète l’Avocat ?
city-asked-place = { $cowboys ->
    [0] Plus aucun cow-boy. Tu passes ?
    [one] Tu places ton dernier cow-boy ou tu passes ?
   *[other] Tu places un cow-boy (il t’en reste { $cowboys }) ou tu passes ?
}
city-asked-duel-order = Quel duel en premier ?
city-asked-reroll = { $rolled } aux dés pour { $place-the }. Tu relances ?
city-asked-heal = Ton cow-boy a perdu le duel pour { $place-the }. Où l’envoie le Docteur ?
city-asked-undertaker = Le Croque-mort veut 2 $ ou un point. Que donnes-tu ?
city-asked-undertaker-poor = Le Croque-mort veut 2 $ que tu n’as pas : tu perds un point.
city-asked-buy-parcel = Quelle parcelle achètes-tu ?
city-asked-buy-building = Tu achètes { $building-the } pour { $price } $ ?
city-asked-build = { $scope ->
    [one] Où construis-tu { $building-the } ? Tu peux aussi attendre.
   *[all] Lequel de tes bâtiments construis-tu maintenant, et où ?
}
city-kept = tes bâtiments
city-asked-house = { $left ->
    [one] Où va la nouvelle Maison ?
   *[other] Où va la prochaine Maison ? (encore { $left })
}
city-asked-consent = { $builder } veut construire une Maison sur ta parcelle { $parcel }. Tu acceptes ?
city-asked-income = { $means ->
    [grocer] L’Épicière : 8 $, ou revenu doublé pour un type de bâtiment ?
    [dynamite] Tu dynamites une de tes Mines ? Elle rapporte le triple cette manche, et la dynamite est perdue.
    [horse] Quel Ranch un cheval double-t-il cette manche ?
   *[several] Quel revenu augmentes-tu cette manche ?
}
city-asked-buy-points = Combien de points à { $price } $ achètes-tu ?
city-asked-last-roads = Fin de manche. Tu poses encore des routes ?
city-asked-banker = Combien de points achètes-tu au Banquier ?
city-asked-spend = { $must ->
    [0] Tu as { $money } $ et tu peux tout garder. Tu en dépenses ? 10 $ = 1 point.
   *[other] Tu as { $money } $ et tu peux en garder { $limit } : dépense au moins { $must } $. 10 $ = 1 point.
}
city-asked-city-hall = Où va la Mairie ?

## Ce que lisent les autres pendant que quelqu’un choisit

city-waiting-secretly = { $seat } choisit en secret.
city-waiting-first-parcel = { $seat } choisit une parcelle pour commencer.
city-waiting-character = { $seat } choisit un personnage.
city-waiting-second-character = { $seat } choisit qui le Crieur de journaux va chercher.
city-waiting-eight = { $seat } peut prendre 8 $ maintenant, ou attendre.
city-waiting-take-building = { $seat } peut prendre un bâtiment pour 5 $.
city-waiting-free-parcel = { $seat } choisit une parcelle pour le Colon.
city-waiting-recruit = { $seat } peut acheter au Capitaine.
city-waiting-stake = { $seat } choisit où poser { $building-the }.
city-waiting-stake-tile = { $seat } choisit une tuile { $building } de la rangée.
city-waiting-lot = { $seat } choisit une parcelle à mettre aux enchères.
city-waiting-bid = { $kind ->
    [ammunition] { $seat } peut offrir plus de { $bid } $ pour les munitions.
   *[parcels] { $seat } peut offrir plus de { $bid } $ pour { $lot }.
}
city-waiting-tax = { $seat } taxe les revolvers ou l’argent.
city-waiting-heroes = { $seat } décide combien de cow-boys partent avec les Héros.
city-waiting-lawyer-parcel = { $seat } choisit la parcelle qu’achète l’Avocat.
city-waiting-place = { $cowboys ->
    [0] { $seat } n’a plus de cow-boy et ne peut que passer.
    [one] { $seat } place son dernier cow-boy ou passe.
   *[other] { $seat } place un cow-boy (il en reste { $cowboys }) ou passe.
}
city-waiting-duel-order = { $seat } choisit quel duel vient en premier.
city-waiting-reroll = { $seat } a fait { $rolled } aux dés pour { $place-the } et peut relancer.
city-waiting-heal = { $seat } a perdu le duel pour { $place-the } et choisit où le Docteur envoie son cow-boy.
city-waiting-undertaker = { $seat } paie 2 $ au Croque-mort ou perd un point.
city-waiting-buy-parcel = { $seat } choisit une parcelle à acheter.
city-waiting-buy-building = { $seat } peut acheter { $building-the } pour { $price } $.
city-waiting-build = { $scope ->
    [one] { $seat } choisit où construire { $building-the }.
   *[all] { $seat } peut construire les bâtiments gardés.
}
city-waiting-house = { $left ->
    [one] { $seat } cherche une place pour la nouvelle Maison.
   *[other] { $seat } cherche une place pour la prochaine Maison (encore { $left }).
}
city-waiting-consent = { $seat } décide si { $builder } peut construire une Maison en { $parcel }.
city-waiting-income = { $means ->
    [grocer] { $seat } décide ce que rapporte l’Épicière.
    [dynamite] { $seat } peut dynamiter une Mine.
    [horse] { $seat } peut doubler un Ranch avec un cheval.
   *[several] { $seat } décide quel revenu augmenter.
}
city-waiting-buy-points = { $seat } peut acheter des points à { $price } $ le point.
city-waiting-last-roads = { $seat } peut encore poser des routes avant la fin de la manche.
city-waiting-banker = { $seat } peut acheter des points au Banquier.
city-waiting-spend = { $seat } a { $money } $ et décide combien en dépenser.
city-waiting-city-hall = { $seat } décide où va la Mairie.
city-waiting-outlaw-order = { $seat } décide quel hors-la-loi se déplace maintenant.
city-waiting-reward = { $seat } a battu le hors-la-loi en { $parcel } et prend des points ou pille le bâtiment.
city-waiting-horse = { $seat } peut envoyer un cheval dans un enclos.
city-waiting-second-go = { $seat } joue encore une action.
city-waiting-resettle = { $seat } décide où va le cow-boy maintenant.
city-waiting-buy-horse = { $seat } peut acheter un cheval pour 4 $ au lieu de toucher 4 $.
city-waiting-new-horse = { $seat } choisit un enclos pour le nouveau cheval.

## Choix

city-choice-parcel = prendre { $parcel }
city-choice-character = { $number } { $character } : { $power } (limite { $limit } $)
city-choice-paperboy = { $number } { $character } : { $power }
city-choice-now = prendre 8 $
city-choice-later = attendre
city-choice-take = prendre { $building-the }
city-choice-recruit = { $count ->
    [one] un cow-boy
   *[other] { $count } cow-boys
}
city-choice-revolvers = { $count ->
    [one] un revolver
   *[other] { $count } revolvers
}
city-choice-tax-weapons = taxer les revolvers
city-choice-tax-money = taxer l’argent
city-choice-send = { $count ->
    [0] ne renvoyer personne
    [one] renvoyer un cow-boy
   *[other] renvoyer { $count } cow-boys
}
city-choice-bid = miser { $amount } $
city-choice-place = { $why ->
    [row] { $what } pour { $amount } $
    [work] { $place } : { $what }
    [buy] acheter { $parcel } pour { $amount } $
    [attack] attaquer { $parcel } : { $what }, { $amount } $
    [defend] défendre { $parcel } : { $what }, { $amount } $
    [fight] affronter le hors-la-loi en { $parcel }, force { $amount }
    [hold] occuper la Mairie
   *[none] { $place }
}
city-choice-against = { $choice } (contre { $seats })
city-gives-dollars = { $amount } $
city-gives-firepower = +3 en puissance de feu cette manche
city-gives-dice = 2 dés, en dollars
city-choice-place-dynamite = { $place }, avec dynamite
city-choice-place-token = { $place }, « pas de duel »
city-choice-sheriff = Shérif { $place-on }
city-choice-pass = passer
city-choice-road = route { $road }
city-choice-duel = le duel pour { $parcel }
city-choice-reroll = relancer
city-choice-reroll-second = relancer le second dé
city-choice-move = aller { $place-on }
city-choice-pay = payer 2 $
city-choice-lose = perdre un point
city-choice-buy-parcel = acheter { $parcel } pour { $price } $
city-choice-buy = acheter
city-choice-decline = non, merci
city-choice-build = { $building } en { $parcel } : { $income } $
city-choice-keep = garder pour plus tard
city-choice-house = Maison en { $parcel }
city-choice-townhouse = Immeuble en { $parcel }
city-choice-if-agreed = { $choice }, si { $seat } est d’accord
city-choice-yes = oui
city-choice-no = non
city-choice-double = doubler le revenu des { $building-many } ({ $raised })
city-raised = { $more } $ au lieu de { $plain } $
city-choice-blast = dynamiter la Mine en { $parcel } : { $raised }
city-choice-points = { $count ->
    [0] aucun point
    [one] 1 point
   *[other] { $count } points
}
city-choice-spend = { $points ->
    [0] dépenser { $amount } $
    [one] dépenser { $amount } $ pour 1 point
   *[other] dépenser { $amount } $ pour { $points } points
}
city-choice-keep-money = garder { $amount } $
city-choice-done = terminé
city-preview-chance = Le reste dépend des dés.
city-preview-same = Si la partie s’arrêtait là : score inchangé.
city-preview-gain = À la fin : { SIGNED($gain) } ★.
city-preview-costs = Maintenant : −{ $amount } $.
city-preview-pays = Maintenant : +{ $amount } $.
city-preview-income-more = À chaque manche : +{ $amount } $.
city-preview-income-less = À chaque manche : −{ $amount } $.
city-preview-best-income = Rapporte jusqu’à { $amount } $ par manche.

## Ce qui s’est passé

city-event-centre = Le centre-ville est en { $parcel }.
city-event-mountains = Montagnes : { $parcels }.
city-event-first-order = Ordre de départ : { $seats }.
city-event-tile-drawn = Nouveau à vendre : { $building } à { $price } $.
city-event-city-hall = { $seat } pose la Mairie en { $parcel }.
city-event-no-city-hall = Plus de place pour la Mairie.
city-event-round = La manche { $round } commence.
city-event-owned = La parcelle { $parcel } est maintenant à { $seat }.
city-event-chose = { $seat } choisit { $character-the }.
city-event-turn-order = Ordre du tour : { $seats }.
city-event-earns = { $seat } reçoit { $amount } $ ({ $reason }).
city-event-pays = { $seat } paie { $amount } $ ({ $reason }).
city-event-points = { $points ->
    [one] { $seat } marque 1 point ({ $reason }).
   *[other] { $seat } marque { $points } points ({ $reason }).
}
city-event-loses-points = { $points ->
    [one] { $seat } perd 1 point ({ $reason }).
   *[other] { $seat } perd { $points } points ({ $reason }).
}
city-event-roads = { $count ->
    [one] { $seat } reçoit une route.
   *[other] { $seat } reçoit { $count } routes.
}
city-event-cowboys = { $count ->
    [one] { $seat } reçoit un cow-boy de plus.
   *[other] { $seat } reçoit { $count } cow-boys de plus.
}
city-event-cowboys-leave = { $count ->
    [one] Un cow-boy { DE($seat) } s’en va.
   *[other] { $count } cow-boys { DE($seat) } s’en vont.
}
city-event-revolvers = { $count ->
    [one] { $seat } reçoit un revolver.
   *[other] { $seat } reçoit { $count } revolvers.
}
city-event-dynamite = { $count ->
    [one] { $seat } reçoit un bâton de dynamite.
   *[other] { $seat } reçoit { $count } bâtons de dynamite.
}
city-event-sheriff-joined = Le Shérif chevauche avec { $seat }.
city-event-auction = { $seat } met les parcelles { $parcels } aux enchères.
city-event-auction-ammunition = { $seat } met les munitions aux enchères.
city-event-bid = { $seat } mise { $amount } $.
city-event-dropped-out = { $seat } abandonne les enchères.
city-event-sold = Adjugé à { $seat } pour { $amount } $.
city-event-unsold = Personne ne mise.
city-event-placed = { $seat } place un cow-boy { $place-on }.
city-event-placed-dynamite = { $seat } place un cow-boy avec dynamite { $place-on }.
city-event-placed-token = { $seat } place un cow-boy avec un jeton « pas de duel » { $place-on }.
city-event-placed-sheriff = { $seat } place le Shérif { $place-on }.
city-event-raids = { $seat } place un cow-boy sur { $building-the } { DE($owner) } en { $parcel }.
city-event-raids-dynamite = { $seat } place un cow-boy avec dynamite sur { $building-the } { DE($owner) } en { $parcel }.
city-event-raids-sheriff = { $seat } place le Shérif sur { $building-the } { DE($owner) } en { $parcel }.
city-event-passed = { $seat } passe en { $position ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
} position.
city-event-road-laid = { $seat } pose une route { $road }.
city-event-rolled = Les dés pour { $place-the } : { $fighters }.
city-event-rerolled = { $seat } relance : { $die }.
city-event-duel = { $winner } gagne le duel pour { $place-the } : { $fighters }.
city-event-duel-by-pass = { $winner } a passé avant et gagne à égalité le duel pour { $place-the } : { $fighters }.
city-fighter = { $seat } : { $dice } + { $firepower } = { $strength }
city-fighter-without-dice = { $seat } : { $strength }
city-event-beaten = { $seat } perd le duel pour { $place-the } : son cow-boy rentre chez lui.
city-event-sent-home-lawyer = L’Avocat veut { $place-the } et renvoie le cow-boy { DE($seat) }.
city-event-sent-home-church = L’Église protège { $place-the } et renvoie le cow-boy { DE($seat) }.
city-event-healed = Le Docteur soigne le cow-boy { DE($seat) } et l’envoie { $place-on }.
city-event-ammunition = { $seat } prend les munitions : +3 en puissance de feu cette manche.
city-event-holds = { $seat } occupe la Mairie.
city-event-declined = { $seat } laisse { $place-the }.
city-event-acquired = { $seat } prend la tuile { $building }.
city-event-built = { $seat } construit { $building-a } en { $parcel }.
city-event-taken-back = { $seat } retire { $building-the } de { $parcel } pour plus tard.
city-event-house = { $seat } ajoute une Maison en { $parcel }.
city-event-townhouse = { $seat } transforme la Maison en { $parcel } en Immeuble.
city-event-refused = { $seat } refuse une Maison en { $parcel }.
city-event-doubled = { $seat } double le revenu de ses { $building-many }.
city-event-blasted = { $seat } dynamite la Mine en { $parcel } : revenu triplé.
city-event-ended = La partie est finie. { $points }.

city-reason-space = { $space }
city-reason-parcel = parcelle { $parcel }
city-reason-building = { $building }
city-reason-income = { $building } en { $parcel }
city-reason-robbery = attaque sur { $building-the } { DE($owner) } en { $parcel }
city-reason-character = { $character }
city-reason-auction = enchères
city-reason-road = terre nouvelle, route { $road }
city-reason-duel = duel pour { $place-the }
city-reason-limit = limite d’argent
city-card-round = Manche { $round }
city-card-character = Personnage
city-card-land = Nouvelles parcelles
city-card-parcel = { $parcel }
city-card-won = Duels gagnés
city-card-lost = Duels perdus
city-card-built = Construit
city-card-house = Maison en { $parcel }
city-card-townhouse = Immeuble en { $parcel }
city-card-earned = Gagné
city-card-paid = Payé
city-card-money = Argent avant et après
city-card-scored = Points pour
city-card-points = Points avant et après
city-card-gains-money = { $reason } : +{ $amount } $
city-card-loses-money = { $reason } : −{ $amount } $
city-card-gains-points = { $reason } : +{ $amount }
city-card-loses-points = { $reason } : −{ $amount }
city-card-dollars = { $before } $ → { $after } $
city-card-stars = { $before } → { $after }

## En mots

city-title-map = La ville
city-title-track = Les actions
city-title-players = Les joueurs
city-columns-first = pts rev c-b
city-columns-second = rte feu terr
city-words-round = Manche { $round } sur 4.
city-words-player = { $seat } : { $money } $, points : { $points }. En réserve : cow-boys { $cowboys }, routes { $roads }. Parcelles : { $land }.
city-words-firepower = Puissance de feu { DE($seat) } : { $total } (revolvers { $revolvers }, cow-boys { $cowboys }, cette manche { $extra }).
city-words-character = { $seat } a { $character-the } : { $power }. Limite { $limit } $.
city-words-kept = { $seat } garde pour plus tard : { $buildings }.
city-words-dynamite = { $seat } a { $count ->
    [one] 1 bâton de dynamite
   *[other] { $count } bâtons de dynamite
}.
city-words-row = À vendre : { $tiles }. Tuiles dans le sac : { $bag }.
city-words-tile = { $building } à { $price } $
city-words-map = Montagnes : { $mountains }. Maisons : { $houses }. Immeubles : { $townhouses }. Les routes atteignent { $connected }.
city-words-income = { $building } { DE($seat) } en { $parcel } : { $total } $ ({ $parts }).
city-part-free-land = { $amount } $ parcelle libre { $parcel }
city-part-mountain = { $amount } $ montagne { $parcel }
city-part-house = { $amount } $ Maison { $parcel }
city-part-ranch = { $amount } $ Ranch { $parcel }
city-part-mine = { $amount } $ Mine { $parcel }
city-part-itself = { $amount } $ toujours
city-part-round = { $amount } $ pour la manche
city-part-city-hall = { $amount } $ Mairie
city-words-cowboys = Cow-boys { DE($seat) } : { $places }.
city-words-several = { $place } (×{ $count })
city-words-duel = Duel pour { $place-the } : { $fighters }.
city-words-chance = { $seat } : { $percent } %
city-percent = { $percent } %

city-score-gained = points gagnés
city-score-money = argent, 6 $ le point
city-score-possessions = bâtiments, Maisons, montagnes
city-score-teacher = Institutrice
city-score-station = Gare

## Options

city-option-characters = Personnages
city-option-characters-help = Quels personnages sont en jeu.
city-option-random = au hasard
city-option-random-help = Les personnages et leur côté sont tirés au début de la partie : sept, ou huit si le Crieur de journaux en est.
city-option-own-characters = ta propre sélection
city-option-own-characters-help = 7 personnages au choix, ou 8 avec le Crieur de journaux, chacun avec sa face visible.
city-set-character = { $number } { $character }
city-set-member = { $number } { $character } ({ $side })
city-side-yellow = jaune
city-side-red = rouge
city-side-chosen = la personne qui le prend choisit la face
city-side-by-round = jaune aux manches 1 à 3, rouge à la manche 4
city-side-help = { $power } ; limite { $limit } $
city-side-both = Jaune : { $yellow }. Rouge : { $red }.
city-option-preset-help = { $characters }
city-preset-first-game = pour une première partie
city-preset-quiet = une ville tranquille
city-preset-prosper = une ville où s’enrichir
city-preset-gold-rush = ruée vers l’or
city-preset-home-owner = une ville de propriétaires
city-preset-settling-scores = règlements de comptes
city-option-buildings = Bâtiments
city-option-buildings-help = Quelles tuiles de bâtiment sont dans le sac.
city-option-all = les 38
city-option-all-help = Tous les bâtiments peuvent sortir.
city-option-first-game = les 26 d’une première partie
city-option-first-game-help = Sans les bâtiments plus longs à expliquer : parfait pour débuter.
city-option-edition = Édition
city-option-edition-help = Les règles de 2023 ou celles de 2015.
city-option-2023 = 2023
city-option-2023-help = Les règles les plus récentes, avec tous les personnages. La Mairie et la Gare viennent sans Maison.
city-option-2015 = 2015
city-option-2015-help = Les règles d’avant : sans le Père Noël, mais avec une Maison pour la Mairie et pour la Gare, et chaque Ranch rapporte quelque chose.
city-options-players = Carson City se joue de 2 à 6, pas à { $players }.
city-options-solo = En solo, on joue contre Standish : choisis sa stratégie, ou prends de 2 à 6 joueurs.
city-options-cast-size = Tu nommes { $count } personnages ; il en faut { $size } : sept, ou huit avec le Crieur de journaux.
city-options-cast-twice = Le personnage { $number } y figure deux fois : chacun ne joue que d’un côté.
city-options-cast-edition = Le Père Noël n’existe que dans l’édition de 2023.

## Ce qui ne va pas

city-illegal-other = Pas maintenant. { $asked }
city-illegal-no-road = Tu n’as plus de route.
city-illegal-road = Pas de route { $road } : une nouvelle route commence où une autre finit.
city-illegal-no-cowboy = Tu n’as plus de cow-boy.
city-illegal-own-cowboy = { $place } : un de tes cow-boys y est déjà.
city-illegal-sheriff-there = { $place } : tu ne peux pas y rejoindre le Shérif.
city-illegal-no-cowboy-space = { $place } : pas besoin de cow-boy, cela se fait tout seul.
city-illegal-ammunition-gone = Les munitions sont déjà vendues cette manche.
city-illegal-closed = { $place } : c’est fermé cette manche.
city-illegal-sold-out = { $place } : il n’y en a pas cette manche.
city-illegal-peaceful-sheriff = Avec le Shérif rouge, tu ne défies personne et n’attaques rien : tu ne peux pas aller { $place-on }.
city-illegal-peaceful-outlaw = Avec le Shérif rouge, tu n’affrontes aucun hors-la-loi : tu ne peux pas aller { $place-on }.
city-illegal-dynamite = { $place } : pas besoin de dynamite, personne ne s’y bat.
city-illegal-no-dynamite = Tu n’as pas de dynamite.
city-illegal-no-tile = Il ne te reste plus de tuile de propriété pour { $place-the }.
city-illegal-no-building = { $place } : parcelle prise, sans bâtiment à attaquer.
city-illegal-heroes-attack = Les Héros n’attaquent personne, pas même { $place-the }.
city-illegal-protected = { $place } : ce bâtiment ne peut pas être attaqué.
city-illegal-no-sheriff = Tu n’as pas de Shérif.
city-illegal-sheriff-place = Le Shérif va où il n’y a personne : une case ouverte, une parcelle sans propriétaire, ton bâtiment, la Mairie.
city-illegal-token = Un jeton « pas de duel » va seulement avec un cow-boy sur les 3 routes, aux revenus ou au conseil, un par case.
city-illegal-character-absent = { $character } : ce personnage n’est pas en jeu.
city-illegal-character-gone = { $character } n’est pas disponible : contre Standish, chaque personnage n’aide qu’une fois.
city-illegal-character-taken = { $seat } a déjà pris { $character-the }.
city-illegal-character-side = { $character } : c’est l’autre face qui compte.
city-illegal-fetch-sheriff = Le Crieur de journaux ne va jamais chercher le Shérif.
city-illegal-parcel-owned = { $parcel } est déjà à { $seat }.
city-illegal-parcel-city-hall = La Mairie est en { $parcel } : cette parcelle n’est à personne.
city-illegal-parcel-not-won = Tu ne peux pas acheter { $parcel } : aucun de tes cow-boys n’y est.
city-illegal-parcel-price = { $parcel } coûte { $price } $, et tu as { $money } $.
city-illegal-parcel-chosen = Tu as déjà choisi { $parcel }.
city-illegal-build-not-yours = { $parcel } n’est pas à toi : tu ne peux pas y construire { $building-a }.
city-illegal-build-occupied = { $parcel } n’est pas libre : tu ne peux pas y construire { $building-a }.
city-illegal-build-no-tile = { $building } : tu n’as pas ce bâtiment.
city-illegal-build-later = Tu construis maintenant ce que tu viens de prendre. { $building } : ce sera avec les bâtiments gardés.
city-illegal-build-again = { $building } : tu as repris ce bâtiment, tu ne peux plus le construire cette manche.
city-illegal-build-line = Pas de { $building } en { $parcel } : il faut à côté une route droite d’un bord à l’autre de la carte.
city-illegal-build-no-road = Tu ne peux pas construire { $building-a } en { $parcel } : aucune route n’y mène.
city-illegal-build-no-room = { $houses ->
    [one] Tu ne peux pas construire { $building-a } en { $parcel } : il n’y a pas de place pour sa Maison.
   *[other] Tu ne peux pas construire { $building-a } en { $parcel } : il n’y a pas de place pour ses { $houses } Maisons.
}
city-illegal-house-occupied = Pas de Maison en { $parcel } : la place est déjà prise.
city-illegal-house-no-road = Pas de Maison en { $parcel } : aucune route n’y mène.
city-illegal-house-refused = { $seat } ne te laisse pas construire en { $parcel }.
city-illegal-townhouse-no-house = Pas d’Immeuble en { $parcel } : il n’y a pas de Maison.
city-illegal-townhouse-rim = Pas d’Immeuble en { $parcel } : pas au bord de la carte.
city-illegal-townhouse-free-land = Pas d’Immeuble en { $parcel } : il reste autour une parcelle libre et sans propriétaire.
city-illegal-bid = Mise plus de { $bid } $, et au plus tes { $money } $.
city-illegal-spend = Tu peux garder { $limit } $ au plus, et pas dépenser plus que tu n’as.
city-illegal-points = Tes { $money } $ ne suffisent pas.
city-illegal-heal-same = Il vient de perdre le duel pour { $place-the } : envoie-le ailleurs.
city-illegal-heal-occupied = { $place } : il y a déjà quelqu’un.
city-illegal-heal-given-up = { $place } : le duel pour cette parcelle a déjà eu lieu cette manche.
city-illegal-heal-past = { $place } : c’est déjà passé cette manche.
city-illegal-take = { $place } : il n’y a pas de tuile.
city-illegal-recruit-price = Cela coûte { $price } $, et tu as { $money } $.
city-illegal-recruit-most = Le Capitaine en vend { $most } au plus.
city-illegal-recruit-supply = { $left ->
    [one] Il n’y a plus qu’un de tes cow-boys dans la réserve générale.
   *[other] Il n’y a plus que { $left } de tes cow-boys dans la réserve générale.
}
city-illegal-send = Les Héros prennent deux cow-boys au plus, de ta réserve.
city-illegal-duel = Il n’y a pas de duel pour { $parcel }.
city-illegal-reroll = Tu n’as qu’un dé ici.
city-illegal-double = Aucun revenu à doubler : { $building }.
city-illegal-blast-not-yours = Tu n’as pas de Mine en { $parcel }.
city-illegal-blast-again = Tu as déjà dynamité la Mine en { $parcel } cette manche.
city-illegal-blast-doubled = L’Épicière double déjà tes Mines : pas de dynamite en { $parcel }.
city-illegal-ride-not-yours = Tu n’as pas de Ranch en { $parcel }.
city-illegal-ride-again = Un cheval double déjà le Ranch en { $parcel }.
city-illegal-ride-doubled = L’Épicière double déjà tes Ranchs : pas de cheval pour { $parcel }.
city-illegal-ride-no-horse = Tu n’as plus de cheval pour le Ranch en { $parcel }.
city-illegal-banker = Le Banquier vend 3, 5 ou 7 points pour 3 $, 12 $ ou 25 $, et tu as { $money } $.
city-illegal-undertaker = Le Croque-mort veut 2 $, et tu as { $money } $.
city-illegal-city-hall = La Mairie va sur une parcelle libre et sans propriétaire, au bord d’une route. S’il n’y en a pas, pose d’abord le moins de routes possible.

## Variantes

city-variant-new-beginning = Un nouveau départ
city-variant-river = La rivière Carson
city-variant-might-is-right = La loi du plus fort
city-variant-kit-carson = Kit Carson
city-variant-outlaws = Hors-la-loi
city-variant-horses = Chevaux
city-option-river-help = Une rivière où personne ne construit, avec des ponts.
city-option-no-river = pas de rivière
city-option-river-side = le côté rivière du plateau
city-option-our-river-side = notre dessin du côté rivière
city-option-own-river = ta propre rivière
city-option-own-river-help = Une chaîne de 2 à 15 parcelles, côte à côte, d’un bord à l’autre, qui ne se touche nulle part.
city-options-river-length = Une rivière compte de 2 à 15 parcelles, pas { $count }.
city-options-river-broken = La rivière ne forme pas une chaîne continue.
city-options-river-ends = Une rivière commence et finit au bord du plateau, donc pas en { $parcel }.
city-options-river-touches = La rivière se touche elle-même en { $parcel }.
city-event-river = La rivière Carson traverse { $parcels }.
city-event-bridge = { $seat } construit un pont { $road }.
city-words-river = La rivière traverse { $river }. Ponts : { $bridges }.
city-part-river = { $amount } $ rivière
city-score-bridges = près d’un pont
city-illegal-bridge = La route { $road } traverse la rivière : un pont demande deux routes.
city-illegal-river = { $parcel } est dans la rivière : on n’y achète ni ne construit.
city-illegal-second-school = Pas d’École en { $parcel } : il y en a déjà une de ce côté de la rivière.
city-option-off = non
city-option-on = oui
city-option-new-beginning-help = Tout le monde choisit en secret de quoi commencer.
city-option-might-is-right-help = En duel, on pose des tuiles au lieu de lancer les dés.
city-waiting-for-several = { $seats } choisissent en secret.
city-asked-tiles = Quelle tuile de duel pour { $place-the } ?
city-choice-tile = poser un { $number }
city-choice-redraw = échanger les deux tuiles contre trois nouvelles
city-event-tiles-drawn = Tes tuiles de duel : { $tiles }. ({ $seat })
city-event-tiles-announced = Les tuiles de duel { DE($seat) } font { $total } en tout.
city-event-new-tiles = { $count ->
    [one] { $seat } pioche une nouvelle tuile de duel.
   *[other] { $seat } pioche { $count } nouvelles tuiles de duel.
}
city-event-tiles-discarded = { $seat } défausse les tuiles de duel { $tiles }.
city-event-tiles-shown = Les tuiles pour { $place-the } : { $fighters }.
city-event-sharpshot = { $seat } vise juste : { $dice }.
city-words-tiles = Tes tuiles de duel : { $tiles }.
city-words-tile-count = { $count ->
    [one] { $seat } a une tuile de duel.
   *[other] { $seat } a { $count } tuiles de duel.
}
city-words-discards = Défaussées depuis la dernière pioche : { $tiles }.
city-words-sharpshooter = { $seat } a le Tireur d’élite.
city-illegal-tile = Tu n’as pas de tuile de duel { $number }.
city-illegal-redraw = Seul le Tireur d’élite peut échanger ses deux dernières tuiles, avant d’en poser une.
city-asked-sheets = Avec quoi commences-tu ? Tu as { $money } ${ $mark } à dépenser.
city-sheet-points = points
city-sheet-cowboys = cow-boys en plus
city-sheet-revolvers = revolvers
city-sheet-roads = routes
city-sheet-parcels = parcelles
city-sheet-sharpshooter = Tireur d’élite
city-sheet-bid = mise en dollars pour commencer
city-sheet-entry = { $what } : { $count }
city-choice-want = { $line } : { $count }
city-choice-give-up = céder contre de l’argent : { $line }, { $count }
city-event-sheet = { $seat } commence avec { $money } $ ; { $lines }.
city-reason-first-place = mise pour commencer
city-illegal-sheet-line = La ligne suivante de ta feuille est : { $line }.
city-illegal-sheet-amount = { $line } : { $amount } n’est pas sur la liste de prix.
city-illegal-sheet-price = { $line } : cela coûte { $price } $, et il te reste { $money } $.
city-option-outlaws-help = Dès la manche 2, des hors-la-loi pillent les bâtiments les plus riches.
city-event-outlaws-come = { $count ->
    [one] Un hors-la-loi arrive en ville : force { $strength }, { $reward }{ $mark } points à la clé.
   *[other] { $count } hors-la-loi arrivent en ville : force { $strength }, { $reward }{ $mark } points chacun.
}
city-event-outlaw-came = Un hors-la-loi surgit en { $parcel }.
city-event-outlaw-jailed = Le hors-la-loi entre tout droit dans la Prison { DE($seat) } en { $parcel }.
city-event-outlaw-moved = Le hors-la-loi va de { $from } en { $to } ({ $income } $ à prendre).
city-event-outlaw-beaten = { $seat } bat le hors-la-loi en { $parcel } (force { $strength }) : { $fighters }.
city-event-outlaw-wins = Le hors-la-loi en { $parcel } tient bon (force { $strength }) : { $fighters }.
city-reason-outlaw = le hors-la-loi en { $parcel }
city-asked-outlaw-order = Quel hors-la-loi se déplace maintenant ?
city-asked-reward = Le hors-la-loi en { $parcel } est battu. Tu prends des points ou tu pilles le bâtiment ?
city-choice-outlaw = le hors-la-loi en { $parcel }
city-choice-collect = prendre { $points }{ $mark } points
city-choice-rob = piller le bâtiment
city-words-outlaws = Hors-la-loi : { $parcels }. Force { $strength }, points { $reward }{ $mark }.
city-words-take-backs = Cow-boys que tu peux encore reprendre cette manche : { $left } sur { $most }{ $mark }.
city-illegal-outlaw = Un hors-la-loi est en { $parcel } : on n’y achète ni ne construit rien.
city-illegal-outlaw-there = Un hors-la-loi occupe { $place-the } : seul un cow-boy qui l’affronte peut y aller.
city-option-horses-help = Des chevaux dans cinq enclos, et un rodéo à chaque manche.
city-options-cast-horses = Le Cow-boy jaune amène un cheval : il lui faut la variante « Chevaux ».
city-event-horse = { $seat } reçoit un cheval.
city-event-stabled = { $seat } mène un cheval à l’enclos { $enclosure }.
city-event-corralled = { $seat } envoie un cow-boy à l’enclos { $enclosure }.
city-event-recalled = { $seat } laisse { $place-the } et reprend son cow-boy.
city-event-left-enclosure = { $seat } reprend le cow-boy de l’enclos { $enclosure }.
city-event-ridden = Un cheval { DE($seat) } double le Ranch en { $parcel }.
city-event-rodeo = { $seat } gagne le rodéo ({ $counts }).
city-reason-enclosure = enclos 4
city-reason-horse = un cheval
city-asked-horse = Tu envoies un cheval dans un enclos ?
city-asked-second-go = Encore une action : tu places un cow-boy, tu en reprends un ou tu passes ?
city-asked-resettle = Où va le cow-boy maintenant ?
city-asked-buy-horse = Tu achètes un cheval pour 4 $ au lieu de toucher 4 $ ?
city-asked-new-horse = Dans quel enclos va le nouveau cheval ?
city-choice-horse = { $enclosure ->
    [1] cheval à l’enclos 1 : puissance de feu
    [2] cheval à l’enclos 2 : encore une action
    [3] cheval à l’enclos 3 : double un Ranch
    [4] cheval à l’enclos 4 : 2 $
   *[other] cheval à l’enclos 5 : 5 pour le rodéo
}
city-choice-corral = cow-boy à l’enclos { $enclosure } (rodéo ×2)
city-choice-back = laisser { $place-the } et reprendre le cow-boy
city-choice-leave = reprendre le cow-boy de l’enclos { $enclosure }
city-choice-take-back = { $choice } (encore { $left } fois sur { $most }{ $mark })
city-choice-ride = un cheval double le Ranch en { $parcel } : { $raised }
city-words-horses = Chevaux { DE($seat) } : { $horses }. Dans les enclos 1 à 5 : { $stabled }. Enclos avec cow-boy : { $cowboys }. Rodéos gagnés : { $rodeos }.
city-score-horses = chevaux
city-illegal-without-horses = Il n’y a pas de chevaux dans cette partie.
city-illegal-enclosure-closed = L’enclos { $enclosure } est fermé avec Kit Carson.
city-illegal-enclosure-taken = Tu as déjà un cow-boy dans l’enclos { $enclosure }.
city-illegal-no-horse = Tous tes chevaux sont déjà dans des enclos.
city-illegal-horse-first = Un cheval suit un cow-boy : places-en d’abord un sur le plateau.
city-illegal-back = Tu n’as pas de cow-boy de cette manche { $place-on }.
city-illegal-leave = Tu n’as pas de cow-boy dans l’enclos { $enclosure }.
city-illegal-back-city-hall = Le cow-boy qui tient la Mairie y reste.
city-illegal-back-often = Tu as déjà repris des cow-boys { $most } fois : pas davantage dans une manche.
city-illegal-same-place = Le cow-boy doit aller ailleurs, pas { $place-on }.
city-illegal-corral-horse = Un de tes chevaux est resté dans un enclos : le cow-boy qu’il a suivi doit d’abord retourner sur le plateau.
city-option-kit-carson-help = Tout le monde place ses cow-boys en même temps, et passer tôt rapporte à la fin.
city-waiting-race = Placent encore : tous ceux qui n’ont pas passé.
city-score-race = en tête de l’ordre de passe
city-option-solo = Contre Standish
city-option-solo-help = En solo contre Jeb Standish, qui joue selon une stratégie parmi quatre.
city-option-no-solo = sans Standish
city-strategy-help = Achète, du meilleur au moins bon : { $buildings }.
city-strategy-rancher = Rancher (assez facile)
city-strategy-miner = Mineur (moyen)
city-strategy-strength = Force (difficile)
city-strategy-urban = Citadin (expert)
city-options-solo-players = Contre Standish, on joue en solo.
city-options-solo-edition = Standish n’existe que dans l’édition de 2023.
city-options-solo-characters = Contre Standish, il n’y a que Banquier, Épicière, Ouvrier chinois, Colon, Capitaine, Mercenaire, Indien, Prospecteur, Armurier, Chanteuse et Héros : nommes-en sept, ou laisse faire le hasard.
city-options-solo-kit-carson = Kit Carson se joue à plusieurs : pas contre Standish.
city-options-solo-outlaws = Standish n’a pas de règles pour les hors-la-loi : laisse-les de côté.
city-options-solo-horses = Standish n’a pas de règles pour les chevaux : laisse-les de côté.
city-event-standish-drew = Standish pioche { $letter } (valeur { $power }{ $mark }) : puissance de feu { $firepower }.
city-event-standish-seeks = Standish cherche un terrain pour { $building-a }.
city-event-standish-place = Standish place un cow-boy { $place-on } : { $why }.
city-event-standish-build = { $building } en { $parcel }, car : { $why }.
city-event-standish-house = Maison en { $parcel }, car : { $why }.
city-event-standish-townhouse = Immeuble en { $parcel }, car : { $why }.
city-event-standish-help = Un cow-boy de Standish va chez son allié : { $why }.
city-event-standish-nothing = Standish ne place personne : il n’y a rien pour cette carte.
city-criterion-card = la carte le veut
city-criterion-income = meilleur revenu : { $value } $
city-criterion-gain = plus grand revenu supplémentaire : { $value } $
city-criterion-priority = numéro { $value } de sa liste
city-criterion-cheapest = le moins cher : { $value } $
city-criterion-dearest = le plus cher : { $value } $
city-criterion-near-his-land = le plus près de ses terres : { $value }
city-criterion-near-your-land = le plus près de tes terres : { $value }
city-criterion-free-space = le plus de terrain libre autour : { $value }
city-criterion-new-roads = le moins de routes nouvelles : { $value }
city-criterion-last-on-track = la dernière case d’action
city-criterion-your-income = le moins pour toi
city-criterion-your-loss = tu perds le plus : { $value } $
city-criterion-his-share = il garde le plus : { $value } $
city-criterion-own-townhouse = un Immeuble à lui
city-criterion-only = le seul choix
city-criterion-die = tiré au dé parmi { $value }
city-reason-standish = revenus de Standish
city-score-strategy = stratégie
city-words-standish = Standish : { $strategy }. Puissance de feu { $firepower }. Cow-boys chez son allié : { $helped }. Cartes à venir : { $left }.

## Ce qui est de nous

city-house-river = Le cours du côté rivière est notre propre dessin : l’original est introuvable.
city-house-new-beginning = L’argent et les prix de la feuille sont de nous : les originaux sont introuvables.
city-house-kit-carson = Combien de fois on peut reprendre un cow-boy est une limite de notre cru, pour que toute partie finisse : la règle n’en connaît pas.
city-house-outlaws = Les points pour un hors-la-loi battu ou emprisonné sont de nous : les originaux sont introuvables.
city-house-enclosure = Les chapeaux de l’enclos { $number } sont un chiffre maison : l’original est introuvable.
city-house-standish-cards = La force des cartes de Standish, et quelle stratégie utilise lesquelles, sont de nous : les originaux sont introuvables.
city-house-standish-priorities = L’ordre dans lequel il achète ses bâtiments est de nous : les listes originales sont introuvables.
city-house-standish-bonus = Son bonus de fin pour une et pour deux sortes de bâtiments est de nous ; celui pour trois est imprimé.

## Ce qui est compté sur beaucoup de parties

city-used-characters = Personnages pris
city-used-buildings = Bâtiments construits
