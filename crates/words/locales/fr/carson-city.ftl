### Carson City.

## Bâtiments

city-building-ranch = Ranch
city-building-mine = Mine
city-building-drugstore = Drugstore
city-building-bank = Banque
city-building-saloon = Saloon
city-building-hotel = Hôtel
city-building-church = Église
city-building-prison = Prison
city-building-general-store = Magasin général
city-building-school = École
city-building-blacksmith = Forge
city-building-city-hall = Hôtel de ville
city-building-train-station = Gare

## Personnages

city-character-paperboy = Crieur de journaux
city-character-sheriff = Shérif
city-character-banker = Banquier
city-character-grocer = Épicière
city-character-chinese-worker = Ouvrier chinois
city-character-settler = Colon
city-character-captain = Capitaine
city-character-mercenary = Mercenaire
city-character-indian = Indien
city-character-prospector = Prospecteur
city-character-gunsmith = Armurier
city-character-singer = Chanteuse
city-character-auctioneer = Commissaire-priseur
city-character-governor = Gouverneur
city-character-doctor = Docteur
city-character-undertaker = Croque-mort
city-character-cowboy = Cow-boy
city-character-heroes = Héros
city-character-teacher = Institutrice
city-character-lawyer = Avocat
city-character-editor = Éditeur
city-character-father-christmas = Père Noël

city-power-0y = paie 3 $, prends un autre personnage (pas le Shérif) et joue en numéro 0
city-power-0r = prends un autre personnage (pas le Shérif), joue en numéro 0, garde 5 $ de moins
city-power-1y = un cow-boy blanc que personne ne défie
city-power-1r = tu ne cherches querelle à personne, et chaque duel perdu vaut 3 points
city-power-2y = 9 $ tout de suite
city-power-2r = en fin de manche 3, 5 ou 7 points pour 3 $, 12 $ ou 25 $
city-power-3y = 8 $, ou une sorte de tes bâtiments rapporte le double
city-power-3r = 8 $ tout de suite, ou un point par Maison en fin de manche
city-power-4y = 2 routes, et les bâtiments à moitié prix
city-power-4r = tout de suite un bâtiment au choix pour 5 $
city-power-5y = une parcelle au choix
city-power-5r = 8 $ tout de suite, ou un point par montagne en fin de manche
city-power-6y = 1, 2 ou 3 cow-boys pour 1 $, 4 $ ou 9 $
city-power-6r = 1 ou 2 revolvers pour 3 $ ou 9 $
city-power-7y = 3 de puissance de feu pour la manche
city-power-7r = 2 de puissance de feu pour la manche
city-power-8y = 2 parcelles là où tombent les dés
city-power-8r = aucune parcelle ne te coûte plus de 3 $
city-power-9y = une Mine sur une terre nouvelle pour 10 $
city-power-9r = 2 bâtons de dynamite
city-power-10y = 2 points pour chaque duel gagné
city-power-10r = un second lancer à chaque duel, et un bâton de dynamite
city-power-11y = 2 jetons qui tiennent un cow-boy hors des duels
city-power-11r = un joueur de plus, qui multiplie les dés
city-power-12y = met 2 parcelles aux enchères, la moitié du prix est à toi
city-power-12r = met les munitions aux enchères, le prix est à toi
city-power-13y = une route, et un point pour chaque route qui atteint une terre nouvelle
city-power-13r = taxe les revolvers ou l’argent des autres
city-power-14y = les cow-boys battus repartent pour 3 $, les tiens pour rien
city-power-14r = 2 $ ou un point pour chaque cow-boy battu des autres
city-power-15y = un cheval
city-power-15r = un Ranch sur une terre nouvelle pour 8 $
city-power-16y = tes bâtiments sont à l’abri, et tu n’en attaques aucun
city-power-16r = 3 points, et 3 de plus pour chacun de 2 cow-boys au plus renvoyés
city-power-17y = tu choisis en premier à la manche suivante
city-power-17r = 2 points par École, Prison et Église, et 2 sans Saloon
city-power-18y = achète une parcelle tout de suite ; personne ne te dispute une terre
city-power-18r = des points pour le revenu de tes bâtiments
city-power-19y = 5 points
city-power-19r = 2 points, et ce qu’apporte le dé

## La piste

city-space-wages = Salaire
city-space-ammunition = Munitions
city-space-3-roads = 3 routes
city-space-1-road = 1 route
city-space-parcels = Parcelles
city-space-building-12 = le bâtiment à 12 $
city-space-building-10 = le bâtiment à 10 $
city-space-building-8 = le bâtiment à 8 $
city-space-building-6 = le bâtiment à 6 $
city-space-building-5 = le bâtiment à 5 $
city-space-building-4 = le bâtiment à 4 $
city-space-building-3 = le bâtiment à 3 $
city-space-kept-buildings = bâtiments gardés
city-space-parcels-income = Revenu des parcelles
city-space-cowboy-income = Revenu des cow-boys
city-space-gambling = Revenu du jeu
city-space-building-income = Revenu des bâtiments
city-space-parcels-vp = Points des parcelles
city-space-cowboy-vp = Points des cow-boys
city-space-building-vp = Points des bâtiments
city-space-vp-5 = points à 5 $
city-space-vp-4 = points à 4 $
city-space-vp-3 = points à 3 $
city-space-vp-2 = points à 2 $
city-place-parcel = parcelle { $parcel }
city-seat = { $seat }

## Ce qui est demandé

city-asked-first-parcel = Par quelle parcelle commencer ?
city-asked-character = Quel personnage ?
city-asked-second-character = Qui le Crieur de journaux va-t-il chercher ?
city-asked-eight = 8 $ maintenant, ou attendre mieux ?
city-asked-take-building = Quel bâtiment pour 5 $ ?
city-asked-free-parcel = Quelle parcelle prend le Colon ?
city-asked-recruit = Que vend le Capitaine ?
city-asked-stake = Où va la tuile { $building } ?
city-asked-stake-tile = Quelle tuile { $building } de la rangée ?
city-asked-lot = Quelle parcelle passe sous le marteau ?
city-asked-bid = { $kind ->
    [ammunition] Les munitions sont à { $bid } $. Surenchérir ?
   *[parcels] Les parcelles { $lot } sont à { $bid } $. Surenchérir ?
}
city-asked-tax = Taxer les revolvers ou l’argent ?
city-asked-heroes = Combien de cow-boys partent avec les Héros ?
city-asked-lawyer-parcel = Quelle parcelle achète l’Avocat ?
city-asked-place = { $cowboys ->
    [0] Plus aucun cow-boy. Passer ?
    [one] Placer ton dernier cow-boy, ou passer ?
   *[other] Placer un de tes { $cowboys } cow-boys, ou passer ?
}
city-asked-duel-order = Quel duel d’abord ?
city-asked-reroll = { $rolled } aux dés, lieu : { $place }. Relancer ?
city-asked-heal = Battu, lieu : { $place }. Où l’envoie le Docteur ?
city-asked-undertaker = Le Croque-mort : payer 2 $ ou perdre un point ?
city-asked-undertaker-poor = Le Croque-mort : tu n’as pas 2 $, tu perds donc un point.
city-asked-buy-parcel = Quelle parcelle acheter ?
city-asked-buy-building = Acheter : { $building } pour { $price } $ ?
city-asked-build = { $scope ->
    [one] { $building } : où l’installer ? Ça peut attendre.
   *[all] Lequel de tes bâtiments construis-tu maintenant, et où ?
}
city-kept = tes bâtiments
city-asked-house = { $left ->
    [one] Où va la nouvelle Maison ?
   *[other] Où va la prochaine des { $left } nouvelles Maisons ?
}
city-asked-consent = { $builder } veut bâtir une Maison sur ta parcelle { $parcel }. D’accord ?
city-asked-income = { $means ->
    [grocer] L’Épicière : 8 $, ou un type de tes bâtiments rapporte le double cette manche ?
    [dynamite] Dynamiter une de tes Mines ? Elle rapporte le triple cette manche, et la dynamite est perdue.
    [horse] Quel Ranch un cheval double-t-il cette manche ?
   *[several] Lesquels de tes bâtiments rapportent plus cette manche ?
}
city-asked-buy-points = Combien de points à { $price } $ ?
city-asked-last-roads = La manche finit. Encore des routes ?
city-asked-banker = Combien de points du Banquier ?
city-asked-spend = { $must ->
    [0] Tu as { $money } $, et tout peut rester. Tu dépenses quelque chose ? Chaque 10 $ vaut un point.
   *[other] Tu as { $money } $, { $limit } $ peuvent rester : au moins { $must } $ doivent partir. Combien ? Chaque 10 $ vaut un point.
}
city-asked-city-hall = Où se dresse l’Hôtel de ville ?

## Ce que lisent les autres pendant que quelqu’un choisit

city-waiting-secretly = { $seat } choisit en secret.
city-waiting-first-parcel = { $seat } choisit une parcelle pour commencer.
city-waiting-character = { $seat } choisit un personnage.
city-waiting-second-character = { $seat } choisit qui le Crieur de journaux va chercher.
city-waiting-eight = { $seat } peut prendre 8 $ maintenant, ou attendre mieux.
city-waiting-take-building = { $seat } peut prendre un bâtiment pour 5 $.
city-waiting-free-parcel = { $seat } choisit une parcelle pour le Colon.
city-waiting-recruit = { $seat } choisit ce que vend le Capitaine.
city-waiting-stake = { $seat } choisit où va la tuile { $building }.
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
    [one] { $seat } place son dernier cow-boy, ou passe.
   *[other] { $seat } place un de ses { $cowboys } cow-boys, ou passe.
}
city-waiting-duel-order = { $seat } décide quel duel vient d’abord.
city-waiting-reroll = { $seat } a fait { $rolled } aux dés ({ $place }) et peut relancer.
city-waiting-heal = { $seat } a été battu ({ $place }) et décide où le Docteur envoie le cow-boy.
city-waiting-undertaker = { $seat } paie 2 $ au Croque-mort ou perd un point.
city-waiting-buy-parcel = { $seat } décide quelle parcelle acheter.
city-waiting-buy-building = { $seat } peut acheter la tuile { $building } pour { $price } $.
city-waiting-build = { $scope ->
    [one] { $seat } décide où va la tuile { $building }.
   *[all] { $seat } peut construire les bâtiments mis de côté.
}
city-waiting-house = { $left ->
    [one] { $seat } cherche une place pour la nouvelle Maison.
   *[other] { $seat } cherche une place pour la prochaine des { $left } nouvelles Maisons.
}
city-waiting-consent = { $seat } décide si { $builder } peut bâtir une Maison en { $parcel }.
city-waiting-income = { $means ->
    [grocer] { $seat } décide ce que rapporte l’Épicière.
    [dynamite] { $seat } peut dynamiter une Mine.
    [horse] { $seat } peut doubler un Ranch avec un cheval.
   *[several] { $seat } décide quels bâtiments rapportent plus.
}
city-waiting-buy-points = { $seat } peut acheter des points à { $price } $ pièce.
city-waiting-last-roads = { $seat } peut encore poser des routes avant la fin de la manche.
city-waiting-banker = { $seat } peut acheter des points au Banquier.
city-waiting-spend = { $seat } a { $money } $ et décide combien en dépenser.
city-waiting-city-hall = { $seat } décide où se dresse l’Hôtel de ville.
city-waiting-outlaw-order = { $seat } décide quel hors-la-loi se déplace maintenant.
city-waiting-reward = { $seat } a battu le hors-la-loi en { $parcel } et prend des points ou pille le bâtiment.
city-waiting-horse = { $seat } peut envoyer un cheval dans un enclos.
city-waiting-second-go = { $seat } joue encore une fois.
city-waiting-resettle = { $seat } décide où va le cow-boy à présent.
city-waiting-buy-horse = { $seat } peut acheter un cheval pour 4 $ au lieu d’une paie de 4 $.
city-waiting-new-horse = { $seat } choisit un enclos pour le nouveau cheval.

## Choix

city-choice-parcel = prendre { $parcel }
city-choice-character = { $number } { $character } : { $power } (garde { $limit } $)
city-choice-now = prendre 8 $
city-choice-later = attendre
city-choice-take = prendre : { $building }
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
city-choice-bid = miser { $amount } $
city-choice-place = { $why ->
    [row] { $what } pour { $amount } $
    [work] { $place } : { $what }
    [buy] terrain { $parcel } pour { $amount } $
    [attack] piller { $parcel } : { $what }, { $amount } $
    [defend] garder { $parcel } : { $what }, { $amount } $
    [fight] contre le hors-la-loi en { $parcel }, force { $amount }
    [hold] occuper l’Hôtel de ville
   *[none] { $place }
}
city-choice-against = { $choice }, contre { $seats }
city-gives-dollars = { $amount } $
city-gives-firepower = 3 de puissance de feu cette manche
city-gives-dice = la somme de deux dés
city-choice-place-dynamite = { $place }, avec dynamite
city-choice-place-token = { $place }, « pas de duel »
city-choice-sheriff = Shérif : { $place }
city-choice-pass = passer
city-choice-road = route en { $road }
city-choice-duel = le duel pour { $parcel }
city-choice-reroll = relancer
city-choice-reroll-second = relancer le second dé
city-choice-move = repartir : { $place }
city-choice-pay = payer 2 $
city-choice-lose = perdre un point
city-choice-buy-parcel = acheter { $parcel } pour { $price } $
city-choice-buy = acheter
city-choice-decline = non, merci
city-choice-build = { $building } sur { $parcel } : { $income } $
city-choice-keep = garder pour plus tard
city-choice-house = une Maison sur { $parcel }
city-choice-townhouse = la Maison sur { $parcel } devient un Hôtel particulier
city-choice-if-agreed = { $choice }, si { $seat } est d’accord
city-choice-yes = oui
city-choice-no = non
city-choice-double = doubler : { $building } ({ $raised })
city-raised = { $more } $ au lieu de { $plain } $
city-choice-blast = dynamiter la Mine en { $parcel } : { $raised }
city-choice-points = { $count ->
    [0] aucun point
    [one] un point
   *[other] { $count } points
}
city-choice-spend = { $points ->
    [0] dépenser { $amount } $
    [one] dépenser { $amount } $ pour un point
   *[other] dépenser { $amount } $ pour { $points } points
}
city-choice-done = rien de plus
city-preview-chance = Le reste est affaire de hasard.
city-preview-same = Si la partie finissait alors, les points ne changeraient pas.
city-preview-gain = Points si la partie finissait alors : { $gain }.

## Ce qui s’est passé

city-event-centre = Carson City commence en { $parcel }.
city-event-mountains = Des montagnes se dressent en { $parcels }.
city-event-first-order = Le premier ordre : { $seats }.
city-event-tile-drawn = Nouveau dans la rangée : { $building }, { $space }.
city-event-city-hall = { $seat } pose l’Hôtel de ville en { $parcel }.
city-event-no-city-hall = Il n’y a plus de terre pour l’Hôtel de ville.
city-event-round = La manche { $round } commence.
city-event-owned = { $parcel } est à { $seat }.
city-event-chose = { $seat } appelle : { $character }.
city-event-turn-order = Ordre du tour : { $seats }.
city-event-earns = { $seat } reçoit { $amount } $ : { $reason }.
city-event-pays = { $seat } paie { $amount } $ : { $reason }.
city-event-points = { $points ->
    [one] Un point pour { $seat } : { $reason }.
   *[other] { $points } points pour { $seat } : { $reason }.
}
city-event-loses-points = { $points ->
    [one] { $seat } perd un point : { $reason }.
   *[other] { $seat } perd { $points } points : { $reason }.
}
city-event-roads = { $count ->
    [one] { $seat } reçoit une route.
   *[other] { $seat } reçoit { $count } routes.
}
city-event-cowboys = { $count ->
    [one] Un cow-boy rejoint { $seat }.
   *[other] { $count } cow-boys rejoignent { $seat }.
}
city-event-cowboys-leave = { $count ->
    [one] Un cow-boy quitte { $seat }.
   *[other] { $count } cow-boys quittent { $seat }.
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
city-event-auction = { $seat } met { $parcels } aux enchères.
city-event-auction-ammunition = { $seat } met les munitions aux enchères.
city-event-bid = { $seat } mise { $amount } $.
city-event-dropped-out = { $seat } ne mise plus.
city-event-sold = Adjugé à { $seat } pour { $amount } $.
city-event-unsold = Personne ne mise.
city-event-placed = { $seat } place un cow-boy : { $place }.
city-event-placed-dynamite = { $seat } place un cow-boy avec dynamite : { $place }.
city-event-placed-token = { $seat } place un cow-boy avec un jeton « pas de duel » : { $place }.
city-event-placed-sheriff = { $seat } place le Shérif : { $place }.
city-event-passed = { $seat } passe en numéro { $position }.
city-event-road-laid = { $seat } pose une route en { $road }.
city-event-rolled = Les dés, { $place } : { $fighters }.
city-event-rerolled = { $seat } relance : { $die }.
city-event-duel = { $winner } gagne le duel ({ $place }) : { $fighters }.
city-event-duel-by-pass = { $winner } gagne le duel ({ $place }) pour avoir passé avant : { $fighters }.
city-fighter = { $seat } : { $dice } + { $firepower } = { $strength }
city-event-beaten = Le cow-boy de { $seat } est battu ({ $place }) et rentre.
city-event-sent-home-lawyer = L’Avocat renvoie le cow-boy de { $seat } ({ $place }).
city-event-sent-home-church = L’Église renvoie le cow-boy de { $seat } ({ $place }).
city-event-healed = Le Docteur fait repartir le cow-boy de { $seat } : { $place }.
city-event-ammunition = { $seat } a les munitions : 3 de puissance de feu de plus cette manche.
city-event-holds = { $seat } occupe l’Hôtel de ville.
city-event-declined = { $seat } renonce : { $place }.
city-event-acquired = { $seat } peut construire : { $building }.
city-event-built = { $seat } construit en { $parcel } : { $building }.
city-event-taken-back = { $seat } reprend en { $parcel } et garde : { $building }.
city-event-house = { $seat } ajoute une Maison en { $parcel }.
city-event-townhouse = { $seat } fait de la Maison en { $parcel } un Hôtel particulier.
city-event-refused = { $seat } ne veut pas de Maison en { $parcel }.
city-event-doubled = Double pour { $seat } : { $building }.
city-event-blasted = { $seat } dynamite la Mine en { $parcel }.
city-event-ended = La partie est finie : { $points }.

city-reason-space = { $space }
city-reason-parcel = parcelle { $parcel }
city-reason-building = { $building }
city-reason-income = { $building } en { $parcel }
city-reason-robbery = pillage en { $parcel } ({ $building })
city-reason-character = { $character }
city-reason-auction = enchères
city-reason-road = terre nouvelle en { $road }
city-reason-duel = duel, { $place }
city-reason-limit = dépensé en fin de manche

## En mots

city-title-map = La ville
city-title-track = La piste
city-title-players = Les joueurs
city-columns-first = pts rev c-b
city-columns-second = rte. feu. terr
city-words-round = Manche { $round } sur 4.
city-words-player = { $seat } : { $money } $, points : { $points }. En réserve : cow-boys { $cowboys }, routes { $roads }. Terres : { $land }.
city-words-firepower = Puissance de feu de { $seat } : { $total } (revolvers { $revolvers }, cow-boys { $cowboys }, pour la manche { $extra }).
city-words-character = { $seat } a : { $character } – { $power }. Garde { $limit } $.
city-words-kept = { $seat } garde : { $buildings }.
city-words-dynamite = { $seat } a de la dynamite : { $count }.
city-words-row = À vendre : { $tiles }. Tuiles dans le sac : { $bag }.
city-words-tile = { $building } à { $price } $
city-words-map = Montagnes : { $mountains }. Maisons : { $houses }. Hôtels particuliers : { $townhouses }. Les routes atteignent { $connected }.
city-words-income = { $building } de { $seat } en { $parcel } : { $total } $ ({ $parts }).
city-part-free-land = { $amount } $ terre libre { $parcel }
city-part-mountain = { $amount } $ montagne { $parcel }
city-part-house = { $amount } $ Maison { $parcel }
city-part-ranch = { $amount } $ Ranch { $parcel }
city-part-mine = { $amount } $ Mine { $parcel }
city-part-itself = { $amount } $ toujours
city-part-round = { $amount } $ pour la manche
city-part-city-hall = { $amount } $ Hôtel de ville
city-words-cowboys = Cow-boys de { $seat } : { $places }.
city-words-several = { $count } sur { $place }
city-words-duel = Un duel ({ $place }) : { $fighters }.
city-words-chance = { $seat } : { $percent } %

city-score-gained = points gagnés
city-score-money = argent, 6 $ le point
city-score-possessions = bâtiments, Maisons, montagnes
city-score-teacher = Institutrice
city-score-station = Gare

## Options

city-option-characters = Personnages
city-option-characters-help = Quels personnages sont en jeu.
city-option-random = au hasard
city-option-own-characters = un choix à toi
city-option-own-characters-help = 7 personnages au choix, ou 8 avec le Crieur de journaux, chacun avec sa face visible.
city-set-character = { $number } { $character }
city-set-member = { $number } { $character } ({ $side })
city-side-yellow = jaune
city-side-red = rouge
city-side-chosen = la face au choix de qui le prend
city-side-by-round = jaune aux manches 1 à 3, rouge à la manche 4
city-side-help = { $power } ; garde { $limit } $
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
city-option-first-game = les 26 d’une première partie
city-option-edition = Édition
city-option-edition-help = Les règles de 2023 ou celles de 2015.
city-option-2023 = 2023
city-option-2015 = 2015
city-options-players = Carson City se joue de 2 à 6, pas à { $players }.
city-options-solo = La partie en solitaire se joue contre Standish : choisis sa stratégie, ou prends de 2 à 6 joueurs.
city-options-cast-size = { $count } personnages sont nommés, il en faut { $size } : sept, ou huit avec le Crieur de journaux.
city-options-cast-edition = Le Père Noël est venu avec l’édition de 2023.

## Ce qui ne va pas

city-illegal-other = Ce n’est pas ce qui est demandé. { $asked }
city-illegal-no-road = Tu n’as plus de route.
city-illegal-road = Une nouvelle route commence où une autre finit : pas en { $road }.
city-illegal-no-cowboy = Tu n’as plus de cow-boy.
city-illegal-own-cowboy = Un de tes cow-boys y est déjà : { $place }.
city-illegal-sheriff-there = Personne ne rejoint le Shérif : { $place }.
city-illegal-no-cowboy-space = Aucun cow-boy n’y va, cela se fait tout seul : { $place }.
city-illegal-ammunition-gone = Les munitions sont vendues pour cette manche.
city-illegal-closed = Fermé, ou rien à vendre : { $place }.
city-illegal-peaceful-sheriff = Avec le Shérif rouge tu ne rejoins aucun rival et n’attaques rien : { $place }.
city-illegal-peaceful-outlaw = Avec le Shérif rouge tu n’engages aucun combat avec un hors-la-loi : { $place }.
city-illegal-dynamite = Pas de dynamite, personne ne s’y bat : { $place }.
city-illegal-no-dynamite = Tu n’as pas de dynamite.
city-illegal-no-tile = Tu n’as plus de tuile de propriété : { $place }.
city-illegal-no-building = Vendu, et pas de bâtiment à attaquer : { $place }.
city-illegal-heroes-attack = Les Héros n’attaquent personne : { $place }.
city-illegal-protected = Ce bâtiment ne peut pas être attaqué : { $place }.
city-illegal-no-sheriff = Tu n’as pas de Shérif à placer.
city-illegal-sheriff-place = Le Shérif va où il n’y a personne : une case ouverte, une terre libre, ton bâtiment, l’Hôtel de ville.
city-illegal-token = Un jeton « pas de duel » va avec un cow-boy sur 3 routes, aux revenus ou au conseil, un par case.
city-illegal-character = Pas disponible : { $character }. Pas en jeu, pris, ou de l’autre côté. Le Crieur de journaux ne va jamais chercher le Shérif.
city-illegal-buy-parcel = { $parcel } n’est pas pour toi, ou { $price } $ est plus que tu n’as.
city-illegal-parcel-taken = { $parcel } est à quelqu’un, à l’Hôtel de ville, ou déjà choisie.
city-illegal-stake = { $parcel } est vendue ou occupée.
city-illegal-build-not-yours = { $parcel } n’est pas à toi : pas de place pour { $building }.
city-illegal-build-occupied = { $parcel } est occupée : pas de place pour { $building }.
city-illegal-build-conditions = { $building } en { $parcel } : il manque une route, une place pour sa Maison ou une route à travers la carte, ou tu n’as pas à le construire.
city-illegal-house = Pas de Maison en { $parcel } : il faut une terre libre, au bord d’une route, et pas refusée.
city-illegal-townhouse = Pas d’Hôtel particulier en { $parcel } : il faut une Maison sans terre libre autour, loin du bord, et pas refusée.
city-illegal-bid = Une mise dépasse { $bid } $ et ne va pas au-delà de tes { $money } $.
city-illegal-spend = { $limit } $ au plus peuvent rester, et nul ne dépense plus qu’il n’a.
city-illegal-points = Tes { $money } $ n’y suffisent pas.
city-illegal-heal = Il y a des cow-boys, c’est vendu, fermé ou déjà passé : { $place }.
city-illegal-take = Il n’y a pas cette tuile : { $place }.
city-illegal-recruit = C’est plus que tes { $money } $ n’en paient, ou qu’il n’y en a.
city-illegal-send = Les Héros prennent deux cow-boys au plus, de ta réserve.
city-illegal-duel = Aucun duel n’attend en { $parcel }.
city-illegal-reroll = Tu n’as qu’un dé ici.
city-illegal-double = { $building } : tu n’en as pas qui rapporte et qui ne soit pas déjà dynamitée.
city-illegal-blast = { $parcel } n’est pas une de tes Mines, est déjà dynamitée ou doublée, ou tu n’as plus de dynamite.
city-illegal-banker = Le Banquier vend 3, 5 ou 7 points pour 3 $, 12 $ ou 25 $, et tu as { $money } $.
city-illegal-undertaker = Le Croque-mort veut 2 $, et tu as { $money } $.
city-illegal-city-hall = L’Hôtel de ville va sur une terre libre et invendue au bord d’une route. S’il n’y en a pas, des routes d’abord, le moins possible.

## Variantes

city-variant-new-beginning = Un nouveau départ
city-variant-river = La rivière Carson
city-variant-might-is-right = La loi du plus fort
city-variant-kit-carson = Kit Carson
city-variant-outlaws = Hors-la-loi
city-variant-horses = Chevaux
city-option-river-help = Une rivière où personne ne bâtit, avec des ponts.
city-option-no-river = pas de rivière
city-option-river-side = le côté rivière du plateau
city-option-our-river-side = notre dessin du côté rivière
city-option-own-river = ta propre rivière
city-option-own-river-help = Une chaîne de 2 à 15 parcelles, côte à côte, d’un bord à l’autre, qui ne se touche nulle part.
city-options-river-length = Une rivière compte de 2 à 15 parcelles, pas { $count }.
city-options-river-broken = La rivière ne forme pas une chaîne continue.
city-options-river-ends = Une rivière commence et finit au bord du plateau : pas en { $parcel }.
city-options-river-touches = La rivière se touche elle-même en { $parcel }.
city-event-river = La rivière Carson coule sur { $parcels }.
city-event-bridge = { $seat } bâtit un pont en { $road }.
city-words-river = La rivière coule sur { $river }. Ponts : { $bridges }.
city-part-river = { $amount } $ rivière
city-score-bridges = près d’un pont
city-illegal-bridge = { $road } traverse la rivière : un pont demande deux routes.
city-illegal-river = { $parcel } est dans la rivière : on n’y achète ni ne bâtit.
city-illegal-second-school = Une école se trouve déjà sur cette rive : pas d’autre en { $parcel }.
city-option-off = non
city-option-on = oui
city-option-new-beginning-help = Chacun choisit en secret avec quoi il commence.
city-option-might-is-right-help = En duel, on pose des tuiles au lieu de lancer les dés.
city-waiting-for-several = { $seats } choisissent en secret.
city-asked-tiles = Quelle tuile de duel pour { $place } ?
city-choice-tile = poser un { $number }
city-choice-redraw = échanger les deux tuiles contre trois nouvelles
city-event-tiles-drawn = Tes tuiles de duel : { $tiles }. ({ $seat })
city-event-tiles-announced = Les tuiles de duel de { $seat } font { $total } en tout.
city-event-new-tiles = { $count ->
    [one] { $seat } pioche une nouvelle tuile de duel.
   *[other] { $seat } pioche { $count } nouvelles tuiles de duel.
}
city-event-tiles-discarded = { $seat } défausse les tuiles de duel { $tiles }.
city-event-tiles-shown = Les tuiles en { $place } : { $fighters }.
city-event-sharpshot = { $seat } vise juste : { $dice }.
city-words-tiles = Tes tuiles de duel : { $tiles }.
city-words-tile-count = { $count ->
    [one] { $seat } a une tuile de duel.
   *[other] { $seat } a { $count } tuiles de duel.
}
city-words-discards = Défaussées depuis la dernière pioche : { $tiles }.
city-words-sharpshooter = { $seat } a le Tireur d’élite.
city-illegal-tile = Tu n’as pas de tuile de duel { $number }.
city-illegal-redraw = Seul le Tireur d’élite échange ses deux dernières tuiles, avant d’en poser une.
city-asked-sheets = Un nouveau départ, avec { $money } ${ $mark } à dépenser. Combien : { $line } ?
city-sheet-points = points
city-sheet-cowboys = cow-boys en plus
city-sheet-revolvers = revolvers
city-sheet-roads = routes
city-sheet-parcels = parcelles
city-sheet-sharpshooter = Tireur d’élite
city-sheet-bid = dollars pour la première place
city-sheet-entry = { $what } : { $count }
city-choice-want = { $count } { $line }
city-choice-give-up = céder { $count } { $line } contre de l’argent
city-event-sheet = { $seat } commence avec { $money } $ ; { $lines }.
city-reason-first-place = la première place
city-illegal-sheet-line = La ligne suivante de ta feuille est : { $line }.
city-illegal-sheet-money = Il n’y en a pas autant, ou ton argent ne suffit pas : { $line }.
city-option-outlaws-help = Dès la manche 2, des hors-la-loi pillent les bâtiments les plus riches.
city-event-outlaws-come = { $count ->
    [one] Un hors-la-loi arrive : force { $strength }, { $reward }{ $mark } points à la clé.
   *[other] { $count } hors-la-loi arrivent : force { $strength }, { $reward }{ $mark } points chacun.
}
city-event-outlaw-came = Un hors-la-loi surgit en { $parcel }.
city-event-outlaw-jailed = Le hors-la-loi entre tout droit dans la prison de { $seat } en { $parcel }.
city-event-outlaw-moved = Le hors-la-loi de { $from } va en { $to }, où l’on gagne { $income } $.
city-event-outlaw-beaten = { $seat } bat le hors-la-loi en { $parcel } (force { $strength }) : { $fighters }.
city-event-outlaw-wins = Le hors-la-loi en { $parcel } tient bon (force { $strength }) : { $fighters }.
city-reason-outlaw = le hors-la-loi en { $parcel }
city-asked-outlaw-order = Quel hors-la-loi se déplace maintenant ?
city-asked-reward = Le hors-la-loi en { $parcel } est battu. Des points, ou piller le bâtiment ?
city-choice-outlaw = le hors-la-loi en { $parcel }
city-choice-collect = prendre { $points }{ $mark } points
city-choice-rob = piller le bâtiment
city-words-outlaws = Hors-la-loi : { $parcels }. Force { $strength }, points { $reward }{ $mark }.
city-words-take-backs = Cow-boys que tu peux encore reprendre cette manche : { $left } sur { $most }{ $mark }.
city-illegal-outlaw = Un hors-la-loi est en { $parcel } : rien ne s’y achète ni ne s’y bâtit.
city-illegal-outlaw-there = Un hors-la-loi occupe { $place } : personne d’autre n’y va.
city-option-horses-help = Des chevaux dans cinq enclos, et un rodéo à chaque manche.
city-options-cast-horses = Le Cow-boy jaune amène un cheval : il lui faut les chevaux.
city-event-horse = Un cheval rejoint { $seat }.
city-event-stabled = { $seat } mène un cheval à l’enclos { $enclosure }.
city-event-corralled = { $seat } envoie un cow-boy à l’enclos { $enclosure }.
city-event-recalled = { $seat } reprend un cow-boy : { $place }.
city-event-left-enclosure = { $seat } reprend le cow-boy de l’enclos { $enclosure }.
city-event-ridden = Un cheval de { $seat } double le ranch en { $parcel }.
city-event-rodeo = { $seat } gagne le rodéo, { $counts }.
city-reason-enclosure = enclos 4
city-reason-horse = un cheval
city-asked-horse = Un cheval dans un enclos ?
city-asked-second-go = Encore un tour : placer un cow-boy, en reprendre un ou passer ?
city-asked-resettle = Où va-t-il à présent ?
city-asked-buy-horse = Au lieu d’une paie de 4 $, acheter un cheval pour 4 $ ?
city-asked-new-horse = Dans quel enclos va le nouveau cheval ?
city-choice-horse = { $enclosure ->
    [1] un cheval à l’enclos 1 : puissance de feu
    [2] un cheval à l’enclos 2 : encore un tour
    [3] un cheval à l’enclos 3 : double un ranch
    [4] un cheval à l’enclos 4 : 2 $
   *[other] un cheval à l’enclos 5 : 5 pour le rodéo
}
city-choice-corral = un cow-boy à l’enclos { $enclosure }, pour y doubler les chevaux au rodéo
city-choice-back = reprendre le cow-boy : { $place }
city-choice-leave = reprendre le cow-boy de l’enclos { $enclosure }
city-choice-take-back = { $choice } (encore { $left } fois sur { $most }{ $mark })
city-choice-ride = un cheval double le Ranch en { $parcel } : { $raised }
city-words-horses = Chevaux de { $seat } : { $horses }. Dans les enclos 1 à 5 : { $stabled }. Enclos avec cow-boy : { $cowboys }. Rodéos gagnés : { $rodeos }.
city-score-horses = chevaux
city-illegal-enclosure = Il ne reste pas de cheval, aucun ne suit maintenant (il faut un cow-boy sur le plateau), un cow-boy est déjà dans l’enclos, ou il est fermé avec Kit Carson.
city-illegal-same-place = Il va à une autre place, pas à la même : { $place }.
city-illegal-back = Tu ne peux reprendre aucun cow-boy là, ou tu l’as fait assez souvent ce tour-ci.
city-illegal-corral-horse = Un de tes chevaux est resté dans un enclos : le cow-boy qu’il a suivi retourne d’abord sur le plateau.
city-option-kit-carson-help = Chacun place ses cow-boys en même temps, et passer tôt rapporte à la fin.
city-waiting-race = Tous ceux qui n’ont pas passé placent des cow-boys.
city-score-race = en tête de l’ordre de passe
city-option-solo = Contre Standish
city-option-solo-help = Une partie en solitaire contre Jeb Standish, qui joue selon l’une de quatre stratégies.
city-option-no-solo = sans Standish
city-strategy-help = Achète, du meilleur au moins bon : { $buildings }.
city-strategy-rancher = Rancher (presque facile)
city-strategy-miner = Mineur (moyen)
city-strategy-strength = Force (difficile)
city-strategy-urban = Citadin (expert)
city-options-solo-players = La partie contre Standish se joue seul.
city-options-solo-edition = Standish est arrivé avec l’édition de 2023.
city-options-solo-characters = Contre Standish, il n’y a que Banquier, Épicière, Ouvrier chinois, Colon, Capitaine, Mercenaire, Indien, Prospecteur, Armurier, Chanteuse et Héros : nommes-en sept, ou laisse faire le hasard.
city-options-solo-kit-carson = Kit Carson demande plusieurs joueurs qui placent en même temps : pas contre Standish.
city-options-solo-outlaws = Standish n’a pas de règles pour les hors-la-loi : laisse-les de côté.
city-options-solo-horses = Standish n’a pas de règles pour les chevaux : laisse-les de côté.
city-event-standish-drew = Standish tire { $letter } de force { $power }{ $mark } : puissance de feu { $firepower }.
city-event-standish-seeks = Standish cherche un terrain pour ceci : { $building }.
city-event-standish-place = Standish envoie un cow-boy : { $place } – { $why }.
city-event-standish-build = Pourquoi { $building } en { $parcel } : { $why }.
city-event-standish-house = Pourquoi une maison en { $parcel } : { $why }.
city-event-standish-townhouse = Pourquoi un immeuble en { $parcel } : { $why }.
city-event-standish-help = Un cow-boy de Standish va chez son allié – { $why }.
city-event-standish-nothing = Standish n’envoie personne : il n’y a rien pour cette carte.
city-criterion-card = la carte le veut
city-criterion-income = meilleur revenu : { $value } $
city-criterion-gain = plus grand revenu supplémentaire : { $value } $
city-criterion-priority = numéro { $value } de sa liste
city-criterion-cheapest = le moins cher : { $value } $
city-criterion-dearest = le plus cher : { $value } $
city-criterion-near-his-land = le plus près de ses terres : { $value }
city-criterion-near-your-land = le plus près de tes terres : { $value }
city-criterion-free-space = le plus de terrain libre autour : { $value }
city-criterion-new-roads = le moins de routes nouvelles : { $value }
city-criterion-last-on-track = le plus loin sur la piste
city-criterion-your-income = le moins pour toi
city-criterion-your-loss = tu perds le plus : { $value } $
city-criterion-his-share = il garde le plus : { $value } $
city-criterion-own-townhouse = un immeuble à lui
city-criterion-only = le seul choix
city-criterion-die = le dé parmi { $value }
city-reason-standish = le compte de Standish
city-score-strategy = stratégie
city-words-standish = Standish : { $strategy }. Puissance de feu { $firepower }. Cow-boys chez son allié : { $helped }. Cartes à venir : { $left }.

## Ce qui est de nous

city-house-river = Le cours du côté rivière est notre propre dessin : l’imprimé est resté introuvable.
city-house-new-beginning = L’argent et les prix de la feuille sont de nous : les imprimés sont restés introuvables.
city-house-kit-carson = Combien de fois on peut reprendre un cow-boy est une limite de notre cru, pour que toute partie finisse : la règle n’en connaît pas.
city-house-outlaws = Les points pour un hors-la-loi battu ou emprisonné sont de nous : les imprimés sont restés introuvables.
city-house-enclosure = Les chapeaux de l’enclos { $number } sont un chiffre à nous : l’imprimé est resté introuvable.
city-house-standish-cards = La force des cartes de Standish, et quelle stratégie utilise lesquelles, sont de nous : les imprimées sont restées introuvables.
city-house-standish-priorities = L’ordre dans lequel il achète ses bâtiments est de nous : les listes imprimées sont restées introuvables.
city-house-standish-bonus = Son bonus de fin pour une et pour deux sortes de bâtiments est de nous ; celui pour trois est imprimé.
