### La table de Carson City : le jeu de cartes dans le navigateur.

## Ce qu’il y a à gagner

web-cards-take-card = Prendre { $card-the }. Attrait { $pull }.
web-cards-see-card = { $card }. Attrait { $pull }.
web-cards-take = Prendre
web-cards-no-place = pas de place
web-cards-pull = Attrait { $pull } : les joueurs virtuels prennent ce qui les attire le plus.
web-cards-sign-dollar = rapporte des points
web-cards-sign-arrow = sert pendant l’enchère
web-cards-brings-empty = De la place pour bâtir.
web-cards-brings-mountain = 2 points par Mine voisine.
web-cards-brings-house = Les commerces voisins en profitent.
web-cards-brings-townhouse = Compte pour deux Maisons et peut en recouvrir une.
web-cards-brings-mine = 2 points par montagne autour.
web-cards-brings-ranch = 1 point par parcelle vide autour.
web-cards-brings-blacksmith = 1 point par Mine et par Ranch de la ville.
web-cards-brings-drugstore = 1 point par Maison autour et par Ranch de la ville.
web-cards-brings-bank = 1 point par Maison autour et par Mine de la ville.
web-cards-brings-saloon = 2 points par Maison autour.
web-cards-brings-hotel = 3 points, et compte pour deux Maisons.
web-cards-brings-general-store = 1 point par Maison autour, 1 de plus par Maison de la ville.
web-cards-brings-church = 1 point par Maison de la ville.
web-cards-brings-prison = Calme les hors-la-loi.
web-cards-brings-city-hall = 1 point par Maison autour, et par bâtiment de la ville sauf les Maisons et les Immeubles, la Mairie comprise.
web-cards-brings-outlaws = Coûtent 6 points, sauf si une Prison ou le Shérif les calme.

## L’enchère

web-cards-round = Manche { $round } sur 18
web-cards-epoch = Époque { $epoch }
web-cards-ties = Égalités
web-cards-ties-help = À mise égale, le symbole le plus à gauche choisit en premier. C’est le dos du prochain personnage qui l’indique.
web-cards-hand = Tes cartes enchère
web-cards-bid = { $bonus ->
        [0] Miser { $bid }
       *[other] Miser { $bid }, qui compte { $total }
    }
web-cards-put-down = { $bonus ->
        [0] Miser le { $bid }
       *[other] Miser le { $bid } : il compte { $total }
    }
web-cards-spent = Tu as déjà joué ton { $bid } dans cette époque.
web-cards-left = Encore en main : { $cards }
web-cards-sealed = Une carte est posée face cachée.
web-cards-raised = { SIGNED($bonus) } à la mise.
web-cards-bids = { $bonus ->
        [0] Mise { $bid }.
       *[other] Mise { $bid } et { $bonus } de plus : { $total }.
    }
web-cards-bid-void = La mise de { $bid } ne compte pas.
web-cards-took = A pris { $card-the }.
web-cards-taken-by = { $name } a pris { $card-the }.
web-cards-last-round = La manche { $round } :
web-cards-won = { $name } a misé { $bid } et pris { $card-the }.

## Les piles

web-cards-left-in-piles = { $terrain } terrains · { $persons ->
        [one] 1 personnage
       *[other] { $persons } personnages
    }
web-cards-piles = Ce qui reste à venir
web-cards-pile-terrain = { $count ->
        [one] Une carte de terrain de cette époque
       *[other] { $count } cartes de terrain de cette époque
    }
web-cards-pile-persons = { $count ->
        [one] Un personnage
       *[other] { $count } personnages
    }
web-cards-pile-under = Sous la pile, le prochain en premier

## Personnages

web-cards-use = Utiliser
web-cards-not-now = Pas maintenant
web-cards-sale = Le Commissaire-priseur vend
web-cards-sale-how = Seules les cartes qui n’en couvrent pas et ne sont pas couvertes peuvent se vendre. Le nombre dit ce que la vente change à tes points.
web-cards-choose = Qui le Crieur de journaux amène

## Villes

web-cards-first = Mise, prends une carte de la rangée et pose-la ici. Les commerces veulent des Maisons autour d’eux, les Mines des montagnes, les Ranchs des parcelles vides. Les cartes peuvent se recouvrir.
web-cards-city = Ville { DE($name) }, { $cards ->
        [0] encore aucune carte
        [one] une carte
       *[other] { $cards } cartes
    }
web-cards-city-keys = Ville { DE($name) }, { $cards ->
        [0] encore aucune carte
        [one] une carte
       *[other] { $cards } cartes
    }. Les flèches déplacent la vue, plus et moins zooment, 0 montre tout.
web-cards-city-lay = Ta ville. Pose { $card } : les flèches la déplacent, Entrée la pose.
web-cards-look = Regarder la ville { DE($name) }
web-cards-my-city = Ma ville
web-cards-collected = { $count ->
        [0] Encore aucune carte de terrain
        [one] Une carte de terrain
       *[other] { $count } cartes de terrain
    }

## Poser une carte

web-cards-how-lay = Choisis une place dans ta ville.
web-cards-lay = Poser
web-cards-gain = { $gain ->
        [0] Aucun changement
       *[other] { SIGNED($gain) }
    }
web-cards-covers = Recouvre : { $cells }
web-cards-covers-nothing = Ne recouvre rien.
web-cards-not-here = La carte ne peut pas être posée ici.

## Points

web-cards-points = Points
web-cards-line = Ce qui compte
web-cards-no-points = Personne n’a encore de point.
web-cards-total = Total

## Tips

web-cards-tip-bid = Chaque nombre sert une fois, jusqu’au retour des cartes. Mise haut pour une rangée utile, bas pour une autre.
web-cards-tip-take = Chaque carte montre ce qu’elle rapporterait à sa meilleure place. Un personnage rapporte à la fin, ou aide aux enchères.
web-cards-tip-lay = Contre un côté de la ville ou sur des parcelles vides. Garde de la place : la ville ne grandit pas sans fin.
web-cards-tip-use = Tu peux utiliser ce personnage maintenant. Il se repose ensuite jusqu’au retour des cartes ; attendre ne coûte rien.
web-cards-tip-sale = Le Commissaire-priseur change une carte de ta ville en points, et sa place en espace libre.
web-cards-tip-virtual = Les joueurs virtuels misent au hasard et prennent la carte au plus fort attrait. Ce qu’il leur reste à miser est visible : sers-t’en.
