### La table de Carson City : le jeu de cartes dans le navigateur.

## Ce qu’il y a à gagner

web-cards-take-card = Prendre { $card }. Attrait { $pull }.
web-cards-see-card = { $card }. Attrait { $pull }.
web-cards-take = Prendre
web-cards-no-place = pas de place
web-cards-pull = Attrait { $pull } : les joueurs virtuels prennent ce qui les attire le plus.
web-cards-sign-dollar = rapporte des points
web-cards-sign-arrow = sert pendant l’enchère
web-cards-brings-empty = De la place pour bâtir.
web-cards-brings-mountain = 2 points par mine voisine.
web-cards-brings-house = Les commerces voisins en profitent.
web-cards-brings-townhouse = Compte pour deux maisons et peut en recouvrir une.
web-cards-brings-mine = 2 points par montagne autour.
web-cards-brings-ranch = 1 point par case vide autour.
web-cards-brings-blacksmith = 1 point par mine et par ranch de la ville.
web-cards-brings-drugstore = 1 point par maison autour et par ranch de la ville.
web-cards-brings-bank = 1 point par maison autour et par mine de la ville.
web-cards-brings-saloon = 2 points par maison autour.
web-cards-brings-hotel = 3 points, et compte pour deux maisons.
web-cards-brings-general-store = 1 point par maison autour, 1 de plus par maison de la ville.
web-cards-brings-church = 1 point par maison de la ville.
web-cards-brings-prison = Calme les hors-la-loi.
web-cards-brings-city-hall = 1 point par maison autour et par autre bâtiment.
web-cards-brings-outlaws = Coûtent 6 points, sauf si une prison ou le shérif les calme.

## L’enchère

web-cards-round = Manche { $round } sur 18
web-cards-epoch = Époque { $epoch }
web-cards-ties = Égalités
web-cards-ties-help = À mise égale, le plus à gauche prend d’abord. C’est le dos de la prochain personnage qui le dit.
web-cards-hand = Tes cartes d’enchère
web-cards-bid = { $bonus ->
        [0] Miser { $bid }
       *[other] Miser { $bid }, qui compte { $total }
    }
web-cards-put-down = { $bonus ->
        [0] Poser le { $bid }
       *[other] Poser le { $bid } : il compte { $total }
    }
web-cards-spent = Le { $bid } est dépensé pour cette époque.
web-cards-left = Encore en main : { $cards }
web-cards-sealed = Une carte est posée face cachée.
web-cards-raised = La mise compte { $bonus } de plus.
web-cards-bids = { $bonus ->
        [0] Mise { $bid }.
       *[other] Mise { $bid } et { $bonus } de plus : { $total }.
    }
web-cards-bid-void = La mise de { $bid } ne compte pas.
web-cards-took = A pris { $card }.
web-cards-taken-by = { $name } a pris { $card }.
web-cards-last-round = La manche { $round } :
web-cards-won = { $name } a misé { $bid } et pris : { $card }.

## Les piles

web-cards-left-in-piles = { $terrain } terres · { $persons } gens
web-cards-piles = Ce qui reste à venir
web-cards-pile-terrain = { $count ->
        [one] Une carte de terrain de cette époque
       *[other] { $count } cartes de terrain de cette époque
    }
web-cards-pile-persons = { $count ->
        [one] Un personnage
       *[other] { $count } personnages
    }
web-cards-pile-under = Sous la pile, le prochain d’abord

## Personnages

web-cards-use = Utiliser
web-cards-not-now = Pas maintenant
web-cards-sale = La vente du commissaire-priseur
web-cards-sale-how = Seules les cartes libres peuvent partir. Le chiffre dit ce que la vente change à tes points.
web-cards-choose = Qui le vendeur de journaux amène

## Villes

web-cards-first = Mise, prends une carte de la rangée et pose-la ici. Les commerces veulent des maisons autour d’eux, les mines des montagnes, les ranchs de la terre vide. Les cartes peuvent se recouvrir.
web-cards-city = Ville de { $name }, { $cards ->
        [0] encore aucune carte
        [one] une carte
       *[other] { $cards } cartes
    }
web-cards-city-keys = Ville de { $name }, { $cards ->
        [0] encore aucune carte
        [one] une carte
       *[other] { $cards } cartes
    }. Les flèches déplacent le plan, plus et moins zooment, 0 montre tout.
web-cards-city-lay = Ta ville. Pose { $card } : les flèches la déplacent, Entrée la pose.
web-cards-look = Regarder la ville de { $name }
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

web-cards-points = Les points
web-cards-line = Ce qui compte
web-cards-no-points = Personne n’a encore de point.
web-cards-total = En tout
