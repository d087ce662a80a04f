### Le plateau de Carson City dans le navigateur.

## La carte

web-city-map = La carte de la ville. Les flèches mènent d’une parcelle à l’autre, Entrée choisit.
web-city-ground = { $ground ->
    [land] terre libre
    [mountain] montagne
    [river] rivière
    [house] Maison
   *[townhouse] Hôtel particulier
}
web-city-owner = à { $name }
web-city-earns = rapporte { $amount } $
web-city-costs = coûte { $amount } $
web-city-outlaw = Hors-la-loi, force { $strength }
web-city-outlaws-worth = Hors-la-loi : force { $strength }, { $points } points chacun
web-city-cowboys-of = cow-boys de { $names }
web-city-can-choose = au choix
web-city-price = { $occupied ->
    [0] { $price } $ pour la terre
   *[other] { $price } $ : 1 $ pour la terre, { $occupied } $ pour ce qui s’y trouve et l’entoure
}
web-city-income = Rapporte { $total } $
web-city-cap = Au plus { $cap } $.
web-city-counts-as = { $houses ->
    [one] Compte comme une Maison.
   *[other] Compte comme { $houses } Maisons.
}
web-city-does = { $kind ->
    [ranch] Rapporte 1 $ par parcelle libre autour.
    [mine] Rapporte 3 $ par montagne voisine.
    [drugstore] Rapporte 3 $ par Maison voisine et par Ranch à toi.
    [bank] Rapporte 3 $ par Maison voisine et par Mine à toi.
    [saloon] Rapporte 5 $ par Maison voisine.
    [hotel] Rapporte toujours 6 $.
    [church] Ne rapporte rien, mais personne n’attaque tes bâtiments autour.
    [prison] Ne rapporte rien, mais t’arme.
    [general-store] Rapporte 6 $ par Maison voisine sur tes terres, 3 $ pour les autres.
    [school] Ne rapporte rien, mais amène trois Maisons.
    [blacksmith] Rapporte 5 $ fois la manche, et 5 $ par Ranch à toi.
    [city-hall] N’est à personne. Qui l’occupe gagne plus dans ses commerces.
   *[train-station] À la fin un point pour deux Maisons de toute la ville.
}
web-city-needs = { $kind ->
    [ranch] Demande une terre libre à toi, sans route.
    [mine] Demande une terre libre à toi, sans route.
    [train-station] Demande une terre libre à toi le long d’une route qui traverse toute la carte.
    [city-hall] Demande une terre libre qui n’est à personne.
    [school] Demande une terre libre à toi au bord d’une route, et de la place pour trois Maisons.
   *[other] Demande une terre libre à toi au bord d’une route, et de la place pour une Maison.
}
web-city-arms = { $revolvers ->
    [one] Apporte un revolver.
   *[other] Apporte { $revolvers } revolvers.
}

## La piste

web-city-track = La piste
web-city-beside = À côté de la carte
web-city-group-supplies = Réserves
web-city-group-row = Terres et bâtiments
web-city-bag = encore { $count } dans le sac
web-city-group-incomes = Revenus
web-city-group-council = Conseil municipal : points
web-city-gives-wages = 4 $ chacun
web-city-gives-ammunition = 3 de puissance
web-city-gives-3-roads = 3 routes
web-city-gives-1-road = 1 route chacun
web-city-gives-parcels = Achat des terres
web-city-gives-building = un bâtiment à { $price } $
web-city-gives-kept = Bâtiments gardés
web-city-gives-parcels-income = 2 $ par parcelle
web-city-gives-cowboy-income = 2 $ par puissance
web-city-gives-gambling = deux dés en $
web-city-gives-building-income = Les bâtiments paient
web-city-gives-parcels-vp = 1 pour 2 parcelles
web-city-gives-cowboy-vp = 1 pour 2 de puissance
web-city-gives-building-vp = 1 par bâtiment
web-city-gives-vp = { $price } $ pièce
web-city-closed = fermé cette manche
web-city-phase = { $phase ->
    [1] Personnages
    [2] Cow-boys
    [3] La piste
   *[4] Fin de la manche
}
web-city-duels = Duels à venir
web-city-fought = Terminés
web-city-chance = ta chance { $percent } %
web-city-ways = gagne dans { $wins } cas sur { $ways }

## Les personnages

web-city-characters = Personnages
web-city-both-sides = Les deux faces
web-city-keeps = garde { $limit } $
web-city-with = chez { $name }

## Les joueurs

web-city-money = argent
web-city-points = points gagnés
web-city-cowboys = cow-boys en réserve
web-city-firepower = puissance de feu
web-city-roads = routes
web-city-land = terres
web-city-dynamite = dynamite
web-city-tokens = jetons « pas de duel »
web-city-horses = chevaux
web-city-tiles-left = { $count ->
    [one] encore une tuile de propriété
   *[other] encore { $count } tuiles de propriété
}
web-city-passed = a passé en position { $place }
web-city-in-turn = numéro { $place } dans l’ordre du tour
web-city-fire = { $part ->
    [revolvers] { $count } revolvers
    [cowboys] { $count } cow-boys
    [ammunition] { $count } munitions
    [mercenary] { $count } Mercenaire
   *[horses] { $count } chevaux
}

## Ce que tu peux faire

web-city-choices = Ce que tu peux faire
web-city-hands = Ce que tu tiens
web-city-hand = { $hand ->
    [place] Cow-boy
    [dynamite] Avec dynamite
    [token] « Pas de duel »
    [sheriff] Shérif
    [back] Reprendre
    [road] Route
    [house] Maison
    [townhouse] Hôtel particulier
   *[other] Sur le plateau
}
web-city-where = { $where ->
    [parcel] Choisis une parcelle éclairée sur la carte.
    [space] Choisis une case éclairée de la piste.
    [both] Choisis une parcelle éclairée sur la carte ou une case éclairée de la piste.
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
    [1] puissance
    [2] encore un coup
    [3] Ranch doublé
    [4] 2 $ tout de suite
   *[5] le rodéo
}
web-city-pen-of = { $name } : chevaux { $horses }{ $cowboy ->
    [yes] , et un cow-boy
   *[no] {""}
}
web-city-tiles = Tuiles de duel
web-city-my-tiles = Tes tuiles de duel
web-city-standish-helper = Cow-boys chez son allié : { $count }
web-city-sheet-fill = Remplis la feuille et rends-la.
web-city-sheet-help = Personne ne la voit avant que tout le monde ait rendu la sienne. Le départ habituel est déjà inscrit ; l’argent qui reste est à toi.
web-city-sheet-bid = Seule la plus haute enchère est payée, et commence.
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
    [ammunition] 3 de puissance pour le reste de la manche.
    [three-roads] Trois routes, à poser quand tu places ou passes.
    [one-road] Une route pour chaque cow-boy ici.
    [parcels] Les cow-boys de la carte achètent leur terre maintenant.
    [kept-buildings] Chacun peut poser les bâtiments qu’il a gardés.
    [parcels-income] 2 $ pour chacune de tes parcelles.
    [cowboy-income] 2 $ pour chaque point de ta puissance.
    [gambling] Autant de dollars que montrent deux dés.
    [building-income] Voleurs et gardiens se battent aux bâtiments, puis chaque bâtiment paie.
    [parcels-vp] Un point pour deux de tes parcelles.
    [cowboy-vp] Un point pour deux points de ta puissance.
    [building-vp] Un point pour chacun de tes bâtiments.
   *[points] Autant de points que tu veux à { $price } $ pièce. Les moins chers ferment de manche en manche.
}
web-city-peace = { $peace ->
    [yes] On s’y tient à plusieurs en paix.
   *[no] À plusieurs, on s’y bat.
}
web-city-free = ne coûte rien

## Les duels et la fin

web-city-showdown = Le duel
web-city-duel-for = Duel : { $place }
web-city-duel-won = reste debout
web-city-brings = { SIGNED($gain) }

## Pour qui on interroge la première fois

web-city-tip-first-parcel = Prends une terre qui rapportera : les Mines veulent des montagnes autour d’elles, les Ranchs de la terre libre, les commerces des Maisons et une route. Cette parcelle ne coûte rien.
web-city-tip-character = Un personnage ne t’aide que pour cette manche. Son numéro dit qui place en premier, et « garde » combien d’argent tu peux emporter dans la suivante.
web-city-tip-place = Sur une terre, un cow-boy l’achète ; sur la piste, il reçoit ce que dit la case ; chez un rival, il dévalise le bâtiment. À deux au même endroit, on se bat. Qui passe tôt gagne les égalités et choisit plus tôt son prochain personnage.
web-city-tip-building = Les bâtiments paient à chaque manche. Tous sauf le Ranch et la Mine veulent une route jusqu’à ta terre et la place d’une nouvelle Maison ; ce que tu ne peux pas bâtir se garde.
