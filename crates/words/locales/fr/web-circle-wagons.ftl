### Le plateau de Circle the Wagons dans le navigateur.

## Le cercle

web-wagons-circle = Le cercle : { $count ->
        [0] vide
        [one] une carte
       *[other] { $count } cartes
    }
web-wagons-card-start = Carte { $card } : { $cells }. Commencer le cercle ici.
web-wagons-card-take = Carte { $card } : { $cells }. { $skips ->
        [0] La suivante, gratuite.
        [one] La prendre donne une carte à { $rival }.
       *[other] La prendre donne { $skips } cartes à { $rival }.
    }
web-wagons-card-before = Carte { $card } : { $cells }. { $before ->
        [0] La suivante.
        [one] Une carte la précède.
       *[other] { $before } cartes la précèdent.
    }
web-wagons-free = gratuite
web-wagons-next-free = La suivante est gratuite
web-wagons-gives = { $count ->
        [one] { $rival } reçoit une carte
       *[other] { $rival } reçoit { $count } cartes
    }
web-wagons-take = Prendre
web-wagons-start = Commencer ici
web-wagons-start-here = Le cercle commence ici
web-wagons-left = { $count ->
        [one] carte encore dans le cercle
       *[other] cartes encore dans le cercle
    }
web-wagons-how-take = Touche une carte : tu vois ce qu’elle coûte et ce qui revient à { $rival }.
web-wagons-how-start = Touche une carte : les chiffres donnent l’ordre.
web-wagons-circle-empty = Le cercle est vide.

## Les paysages

web-wagons-first = Prends une carte du cercle et pose-la ici. Ce que tu sautes, ton adversaire le pose. À la fin comptent ta plus grande zone de chaque terrain et ce que disent les cartes de score.
web-wagons-waiting = à poser :
web-wagons-town = Paysage { DE($name) }, { $cards ->
        [0] pas encore de carte
        [one] une carte
       *[other] { $cards } cartes
    }. Les flèches déplacent la vue, plus et moins zooment, 0 montre tout.
web-wagons-town-lay = Ton paysage. Pose la carte { $card } : les flèches la déplacent, R la tourne, Entrée la pose.

## Poser une carte

web-wagons-brings = { $gain ->
        [0] Aucun changement
       *[other] { SIGNED($gain) }
    }
web-wagons-where = en { $column },{ $row }
web-wagons-where-turned = en { $column },{ $row }, tournée
web-wagons-covers = Recouvre : { $cells }
web-wagons-covers-nothing = Ne recouvre rien.
web-wagons-not-here = La carte ne peut pas être posée ici.
web-wagons-how-lay = Choisis une place dans ton paysage.
web-wagons-turn = Tourner
web-wagons-lay = Poser

## Points

web-wagons-points = Points
web-wagons-areas = La plus grande zone de chaque terrain
web-wagons-total = Total
web-wagons-light-area = Montrer la plus grande zone : { $terrain }

## Le cow-boy solitaire

web-wagons-city = Ville de l’adversaire : { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
web-wagons-city-cards = Les cartes de la ville, celle du dessus d’abord
web-wagons-city-empty = Pas encore de carte.
web-wagons-preference = { $left ->
        [0] Dernière préférence
       *[other] Préférence (encore { $left } dessous)
    }
web-wagons-hard = Difficulté : { $level } sur { $most }
web-wagons-hard-help = Le bot « { level-cowhand } » gagne ici { $won } parties sur 100.

## Tips

web-wagons-tip-start = Ton adversaire commence là où tu le dis. Choisis l’endroit où la carte gratuite lui sert le moins.
web-wagons-tip-draft = La carte suivante est gratuite. Chaque carte sautée va à ton adversaire, qui doit la poser : regarde ce que tu donnes avant de prendre.
web-wagons-tip-lay = À côté du paysage ou par-dessus, à l’endroit ou tournée. Comptent les plus grandes zones et les trois cartes de score ; ce qui est couvert, non.
web-wagons-tip-given = Un cadeau qui ne se refuse pas : cette carte a été sautée. Si elle ne t’aide pas, pose-la où elle couvre le moins.
web-wagons-tip-solo = Ton adversaire prend ce qui convient à sa préférence et reçoit ce que tu sautes. Toutes les cases de ses cartes comptent : attention à ce que tu laisses.
