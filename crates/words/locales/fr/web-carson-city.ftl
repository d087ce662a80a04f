### Le plateau de Carson City dans le navigateur.

## La carte

web-city-map = La carte de la ville. Les flèches mènent d’une parcelle à l’autre, Entrée choisit.
web-city-ground = { $ground ->
    [land] parcelle libre
    [mountain] montagne
    [river] rivière
    [house] Maison
   *[townhouse] Immeuble
}
web-city-owner = à { $name }
web-city-earns = rapporte { $amount } $
web-city-costs = coûte { $amount } $
web-city-outlaw = Hors-la-loi, force { $strength }
web-city-outlaws-worth = Hors-la-loi : force { $strength }, { $points } points chacun
web-city-cowboys-of = cow-boys : { $names }
web-city-can-choose = sélectionnable
web-city-price = { $occupied ->
    [0] { $price } $ pour la parcelle
   *[other] { $price } $ : 1 $ pour la parcelle, { $occupied } $ pour ce qui s’y trouve et ce qui l’entoure
}
web-city-price-yours = { $price } $ pour toi, { $full } $ pour les autres
web-city-income = Rapporte { $total } $
web-city-cap = Au plus { $cap } $.
web-city-counts-as = { $houses ->
    [one] Compte comme une Maison.
   *[other] Compte comme { $houses } Maisons.
}
web-city-does = { $kind ->
    [ranch] Rapporte 1 $ par parcelle libre autour.
    [mine] Rapporte 3 $ par montagne autour.
    [drugstore] Rapporte 3 $ par Maison autour et par Ranch que tu possèdes.
    [bank] Rapporte 3 $ par Maison autour et par Mine que tu possèdes.
    [saloon] Rapporte 5 $ par Maison autour.
    [hotel] Rapporte toujours 6 $.
    [church] Ne rapporte rien, mais personne n’attaque tes bâtiments autour.
    [prison] Ne rapporte rien, mais t’arme.
    [general-store] Rapporte 6 $ par Maison autour sur tes terres, 3 $ pour les autres.
    [school] Ne rapporte rien, mais amène trois Maisons.
    [blacksmith] Rapporte 5 $ à la manche 1, 10 $ à la manche 2 et ainsi de suite, plus 5 $ par Ranch que tu possèdes.
    [city-hall] N’est à personne. Le joueur qui l’occupe gagne plus dans ses commerces.
   *[train-station] À la fin, 1 point toutes les 2 Maisons de la ville.
}
web-city-needs = { $kind ->
    [ranch] Il faut une de tes parcelles libres ; pas besoin de route.
    [mine] Il faut une de tes parcelles libres ; pas besoin de route.
    [train-station] Il faut une de tes parcelles libres, le long d’une route qui traverse toute la carte.
    [city-hall] Il faut une parcelle libre et sans propriétaire.
    [school] Il faut une de tes parcelles libres, reliée à une route, et la place de trois Maisons.
   *[other] Il faut une de tes parcelles libres, reliée à une route, et la place d’une Maison.
}
web-city-arms = { $revolvers ->
    [one] Apporte un revolver.
   *[other] Apporte { $revolvers } revolvers.
}

## Les actions

web-city-track = Les actions
web-city-beside = À côté de la carte
web-city-group-supplies = Équipement
web-city-group-row = Terres et bâtiments
web-city-bag = encore { $count } dans le sac
web-city-group-incomes = Revenus
web-city-group-council = Conseil municipal : points
web-city-gives-wages = 4 $ par cow-boy
web-city-gives-ammunition = +3 en feu
web-city-gives-3-roads = 3 routes
web-city-gives-1-road = 1 route par cow-boy
web-city-gives-parcels = Achat des parcelles
web-city-gives-building = un bâtiment à { $price } $
web-city-gives-kept = Bâtiments gardés
web-city-gives-parcels-income = 2 $ par parcelle
web-city-gives-cowboy-income = 2 $ par point de feu
web-city-gives-gambling = 2 dés, en $
web-city-gives-building-income = Revenus des bâtiments
web-city-gives-parcels-vp = 1 point pour 2 parcelles
web-city-gives-cowboy-vp = 1 point pour 2 de feu
web-city-gives-building-vp = 1 point par bâtiment
web-city-gives-vp = { $price } $ le point
web-city-closed = fermé cette manche
web-city-phase = { $phase ->
    [1] Personnages
    [2] Cow-boys
    [3] Actions
   *[4] Fin de la manche
}
web-city-duels = Duels à venir
web-city-fought = Terminés
web-city-chance = tes chances : { $percent } %
web-city-ways = gagne { $wins } lancers sur { $ways }

## Les personnages

web-city-characters = Personnages
web-city-both-sides = Les deux faces
web-city-keeps = limite { $limit } $
web-city-with = chez { $name }

## Les joueurs

web-city-money = argent
web-city-points = points gagnés
web-city-cowboys = cow-boys en réserve
web-city-firepower = puissance de feu
web-city-roads = routes
web-city-land = parcelles
web-city-dynamite = dynamite
web-city-tokens = jetons « pas de duel »
web-city-horses = chevaux
web-city-tiles-left = { $count ->
    [one] encore une tuile de propriété
   *[other] encore { $count } tuiles de propriété
}
web-city-passed = a passé en { $place ->
    [1] 1re
   *[other] { $place }e
} position
web-city-in-turn = { $place ->
    [1] 1re
   *[other] { $place }e
} place dans l’ordre du tour
web-city-fire = { $part ->
    [revolvers] { $count ->
        [one] { $count } revolver
       *[other] { $count } revolvers
    }
    [cowboys] { $count ->
        [one] { $count } cow-boy
       *[other] { $count } cow-boys
    }
    [ammunition] { $count } des munitions
    [mercenary] { $count } du Mercenaire
   *[horses] { $count ->
        [one] { $count } cheval
       *[other] { $count } chevaux
    }
}

## Ce que tu peux faire

web-city-choices = Tes choix
web-city-hands = Tes pions
web-city-hand = { $hand ->
    [place] Cow-boy
    [dynamite] Avec dynamite
    [token] « Pas de duel »
    [sheriff] Shérif
    [back] Reprendre un cow-boy
    [road] Route
    [house] Maison
    [townhouse] Immeuble
   *[other] Sur le plateau
}
web-city-where = { $where ->
    [parcel] Choisis une parcelle en surbrillance.
    [space] Choisis une case d’action en surbrillance.
    [both] Choisis une parcelle ou une case d’action en surbrillance.
    [hall] Aucun terrain libre n’est encore relié : choisis où va la prochaine route.
    [roads] Choisis où passe la route.
    [role] Choisis un personnage.
    [pen] Choisis un enclos.
   *[tile] Choisis une tuile.
}
web-city-list = En liste
web-city-number = Combien
web-city-less = Moins
web-city-more = Plus

## Variantes

web-city-pens = Enclos
web-city-pen = Enclos { $number }, { $hats ->
    [one] un chapeau
   *[other] { $hats } chapeaux
}
web-city-pen-does = { $number ->
    [1] puissance de feu
    [2] encore une action
    [3] Ranch doublé
    [4] 2 $ tout de suite
   *[5] le rodéo
}
web-city-pen-of = { $name } : chevaux { $horses }{ $cowboy ->
    [yes] {" "}et un cow-boy
   *[no] {""}
}
web-city-tiles = Tuiles de duel
web-city-my-tiles = Tes tuiles de duel
web-city-standish-helper = Cow-boys chez son allié : { $count }
web-city-sheet-fill = Remplis la feuille et rends-la.
web-city-sheet-help = Personne ne la voit avant que tout le monde ait rendu la sienne. Le départ habituel est déjà inscrit ; l’argent qui reste est à toi.
web-city-sheet-bid = Seule la plus haute mise paie, et joue en premier.
web-city-sheet-pays = rapporte { $amount } $
web-city-sheet-less = moins : { $line }
web-city-sheet-more = plus : { $line }
web-city-sheet-cost = Coûte { $amount } $.
web-city-sheet-left = reste { $amount } $
web-city-sheet-hand-in = Rendre la feuille
web-city-sheet-handed = C’est rendu. Les feuilles seront montrées dès que tout le monde sera prêt.

## Les cases de la piste, en une phrase

web-city-about = { $space ->
    [wages] Chaque cow-boy ici gagne 4 $.
    [ammunition] +3 en puissance de feu pour le reste de la manche.
    [three-roads] Trois routes, à poser quand tu places ou passes.
    [one-road] Une route pour chaque cow-boy ici.
    [parcels] Les cow-boys du plateau achètent leur parcelle maintenant.
    [kept-buildings] Tout le monde peut poser ses bâtiments gardés.
    [parcels-income] 2 $ pour chacune de tes parcelles.
    [cowboy-income] 2 $ pour chaque point de ta puissance de feu.
    [gambling] Autant de dollars que montrent deux dés.
    [building-income] Attaquants et défenseurs se battent en duel, puis chaque bâtiment rapporte à son propriétaire.
    [parcels-vp] Un point toutes les deux parcelles.
    [cowboy-vp] Un point tous les deux points de ta puissance de feu.
    [building-vp] Un point pour chacun de tes bâtiments.
   *[points] Autant de points que tu veux à { $price } $ le point. La case la moins chère ferme après chaque manche.
}
web-city-peace = { $peace ->
    [yes] Pas de duel ici.
   *[no] À plusieurs, c’est le duel.
}
web-city-free = ne coûte rien

## Les duels et la fin

web-city-showdown = Le duel
web-city-duel-for = Duel pour { $place-the }
web-city-duel-won = reste debout
web-city-duel-tie = Égalité : { $name } a passé plus tôt.
web-city-gain-points = { $points } ★
web-city-would-win = Tes chances au duel : { $percent } %.
web-city-would-earn = rapporterait ici { $amount } $ par manche
web-city-land-earns = Ici une Mine rapporterait { $mine } $ par manche, un Ranch { $ranch } $.
web-city-up-to = jusqu’à { $amount } $ par manche
web-city-weakened = Un cow-boy de moins en réserve : { $place } passe de { $now } à { $then } %.
web-city-brings = { SIGNED($gain) }

## Pour qui on interroge la première fois

web-city-tip-first-parcel = Prends une parcelle qui rapportera : les Mines veulent des montagnes autour d’elles, les Ranchs des parcelles libres, les commerces des Maisons et une route. Cette parcelle ne coûte rien.
web-city-tip-character = Il ne t’aide que cette manche. Le plus petit numéro place en premier. La limite dit combien d’argent tu emportes dans la suivante.
web-city-tip-place = Sur une parcelle, un cow-boy l’achète ; sur une case d’action, il prend ce qu’elle offre ; sur le bâtiment d’un autre, il vole la moitié du revenu. À deux au même endroit, c’est le duel. Passe tôt : tu gagnes les égalités et tu choisis plus tôt ton prochain personnage.
web-city-tip-building = Les bâtiments rapportent à chaque manche. Tous sauf le Ranch et la Mine veulent une route jusqu’à ta parcelle et la place d’une nouvelle Maison ; ce que tu ne peux pas construire se garde.

## Tips

web-city-tip-build = Les commerces vivent des Maisons voisines, les Mines des montagnes, les Ranchs des parcelles libres. Chaque parcelle éclairée montre ce qu’elle rapporterait par manche.
web-city-tip-house = Cette Maison sert tous les commerces voisins, les tiens et ceux des autres. Sur une terre possédée, elle ne sert que son propriétaire.
web-city-tip-points = Les points coûtent plus cher à chaque manche. Garde de quoi construire ; ce que ton personnage ne te laisse pas garder, dépense-le plutôt ici.
web-city-tip-spend = La manche est finie. L’argent au-dessus de ta limite doit partir et achète peu de points. En dessous, il travaillera pour toi.
web-city-tip-duels = Plusieurs duels attendent, et tu dis lequel vient d’abord. Un cow-boy battu revient dans ta réserve et compte au duel suivant.
web-city-tip-consent = Quelqu’un veut une Maison sur ta terre. Elle n’y servirait que tes commerces et te vaudrait des points.
web-city-tip-auction = Qui renonce ne revient pas ; la plus haute enchère paie.
web-city-tip-roads = Les routes gardées restent à toi. Pose-les quand un de tes commerces a besoin d’une liaison.
web-city-tip-city-hall = La Mairie est là. Un cow-boy dessus t’en fait le maître, et tes commerces rapportent plus, jusqu’à ce qu’on t’y batte.
web-city-tip-outlaws = Des hors-la-loi sont en ville : ils divisent par deux ce qu’un bâtiment rapporte. Envoie un cow-boy ; ta puissance de feu et un dé doivent atteindre leur force.
web-city-tip-horses = Après un cow-boy, un cheval peut gagner un enclos. Chacun aide à sa façon ; les chapeaux comptent au rodéo de fin de manche.
web-city-tip-sheets = Achète ligne après ligne ton départ ; les autres font de même en secret. Ce que tu ne dépenses pas est ton argent.
web-city-tip-tiles = Pas de dés : pose une tuile en secret, elle s’ajoute à ta puissance de feu et part. Les tuiles jouées restent visibles : compte ce qui reste aux autres.
web-city-tip-race = Tout le monde place en même temps, et l’on peut reprendre ses cow-boys. Qui a fini passe ; passer tôt gagne les égalités.
web-city-tip-river = On n’achète ni ne construit sur la rivière. Les Mines voisines rapportent plus, et la franchir prend deux routes d’un coup : un pont.
web-city-tip-standish = Standish tire une carte et fait ce qu’elle dit ; chaque action vient avec sa raison. Il ne lance pas de dé, gagne les égalités, et ses revenus deviennent aussitôt des points.
web-city-tip-eight = L’argent pris maintenant sert à construire. Si tu attends, tu touches plus tard dans la manche ce que promet ton personnage, selon ce que tu possèdes alors.
web-city-tip-take-building = Chaque bâtiment de la rangée te coûte le même petit prix, même le plus cher. Construis-le tout de suite ou garde-le.
web-city-tip-recruit = Un cow-boy de plus, c’est un endroit de plus, ou de la puissance de feu s’il reste dans ta réserve. Un revolver compte dans chaque duel. Chacun coûte plus que le précédent.
web-city-tip-lot = Les deux parcelles sont vendues ensemble. Si quelqu’un d’autre l’emporte, tu touches la moitié ; si c’est toi, tu ne paies que la moitié. Choisis ce que les autres veulent, ou ce que tu veux toi-même.
web-city-tip-tax = Tous les autres te paient, selon leurs revolvers ou selon leur argent. Tu vois ce qu’ils ont : calcule ce qui rapporte le plus.
web-city-tip-reroll = Tous les dés sont sur la table. Le nouveau jet compte, même s’il est plus bas : ne relance que si tu es en train de perdre.
web-city-tip-heal = Un cow-boy battu peut encore servir à un endroit libre dont le tour n’est pas encore venu. Sans le Docteur, il revient dans ta réserve et compte dans tes prochains duels.
web-city-tip-undertaker = L’argent va à qui a le Croque-mort ; un point est simplement perdu. De toute façon, l’argent au-dessus de ta limite doit partir en fin de manche.
