### Circle the Wagons.

## Matériel

wagons-terrain-desert = désert
wagons-terrain-forest = forêt
wagons-terrain-snow = neige
wagons-terrain-mountain = montagne
wagons-terrain-plains = prairie
wagons-terrain-water = eau

wagons-object-beer = bière
wagons-object-cow = vache
wagons-object-fort = fort
wagons-object-gun = fusil
wagons-object-mine = mine
wagons-object-wagon = chariot

# Deux lettres chacun, toutes différentes : elles figurent dans les images en caractères.
wagons-letters-beer = Bi
wagons-letters-cow = Va
wagons-letters-fort = Fo
wagons-letters-gun = Fu
wagons-letters-mine = Mi
wagons-letters-wagon = Ch

## Cartes de score

wagons-card-badlands = Mauvaises terres
wagons-rule-badlands = 4 points par fusil placé juste entre deux déserts, à gauche et à droite ou au-dessus et au-dessous. Un fusil ne compte qu’une fois.
wagons-card-happy-cows = Vaches heureuses
wagons-rule-happy-cows = 2 points par vache qui n’est ni sur la neige ni juste à côté.
wagons-card-the-clearing = La clairière
wagons-rule-the-clearing = 2 points par fort, −1 par territoire de forêt.
wagons-card-circle-the-wagons = Chariots en cercle
wagons-rule-circle-the-wagons = 6 points par territoire bordé de chariots sur ses quatre côtés. Un chariot peut compter pour plusieurs territoires, un trou n’est pas un territoire.
wagons-card-smalltown-charm = Charme villageois
wagons-rule-smalltown-charm = Celui qui a le moins de territoires marque l’écart en points.
wagons-card-gold-country = Le pays de l’or
wagons-rule-gold-country = 2 points par mine en montagne ou juste à côté.
wagons-card-prairie-life = La vie dans la prairie
wagons-rule-prairie-life = Additionne tes vaches et tes territoires de prairie : tu en marques la moitié, arrondie à l’inférieur. Une vache dans la prairie compte double.
wagons-card-cool-water = Eau fraîche
wagons-rule-cool-water = 3 points par chariot sur ta plus grande zone d’eau ou juste à côté. À taille égale, c’est la meilleure qui compte.
wagons-card-claim-jumpers = Voleurs de concessions
wagons-rule-claim-jumpers = 9 points à celui qui a le plus de mines. Si l’autre a plus de fusils, 5 de ces points sont pour lui. Autant de mines : rien.
wagons-card-boom-or-bust = Fortune ou ruine
wagons-rule-boom-or-bust = 5 points avec 2 mines au plus, rien de 3 à 6, 3 points avec 7, 8 points avec 8 ou plus.
wagons-card-wagon-train = Le convoi
wagons-rule-wagon-train = Pour chaque ligne de chariots, droite et sans trou, horizontale ou verticale : 1 point pour 2 chariots, 2 pour 3, 4 pour 4, 7 pour 5, 10 pour 6 ou plus.
wagons-card-one-too-many = Le verre de trop
wagons-rule-one-too-many = Celui qui a le plus de bières perd 1 point par bière de l’autre. À égalité : rien.
wagons-card-bootleggers = Contrebandiers
wagons-rule-bootleggers = 2 points par bière à côté d’un chariot, −1 pour chaque autre bière.
wagons-card-undiscovered = Inexploré
wagons-rule-undiscovered = 5 points par trou d’un seul territoire, avec huit territoires tout autour.
wagons-card-fortified = Place forte
wagons-rule-fortified = 7 points par carré de 2×2 forts. Un fort peut compter pour plusieurs carrés.
wagons-card-the-herd = Le troupeau
wagons-rule-the-herd = 2 points par vache de ton plus grand troupeau. Un troupeau, ce sont des vaches qui se touchent par un côté.
wagons-card-target-practice = Exercice de tir
wagons-rule-target-practice = Pour chaque bière : 1 point par territoire qui la sépare du fusil le plus proche, sur sa ligne ou sa colonne. Les trous ne rapportent rien.
wagons-card-rifles-ready = Fusils en joue
wagons-rule-rifles-ready = 2 points par fort à côté d’un fusil. Un fort ne compte qu’une fois.

## Scénarios du cow-boy solitaire

wagons-scenario-defensible-position = Position défensive
wagons-scenario-cattle-baron = Le baron du bétail
wagons-scenario-gold-fever = La fièvre de l’or
wagons-scenario-the-long-haul = La longue route
wagons-scenario-dry-town = Régime sec
wagons-scenario-high-noon = Règlement à midi

## Options

wagons-option-solo = Cow-boy solitaire
wagons-option-solo-help = Sans : contre quelqu’un. Sinon, tu pars en solo contre un adversaire qui suit des règles fixes.
wagons-option-two = Sans : partie à deux
wagons-option-scenario-help = En solo. Cartes de score : { $first }, { $second }. { $brief }

wagons-options-players = Circle the Wagons se joue en solo ou à deux, pas à { $players }.
wagons-options-solo-scoring = Un scénario du cow-boy solitaire a ses propres cartes de score. Renonce au scénario, ou à ton choix de cartes.
wagons-options-twice = Une carte de score figure deux fois : { $card }. Nommes-en trois différentes.

## Ce qui est demandé

wagons-asked-start = Choisis la carte de départ : ton adversaire joue en premier et commence là.
wagons-asked-draft = Prends une carte : la suivante est gratuite, chaque carte sautée va à ton adversaire.
wagons-asked-lay = Pose la carte { $card } dans ton paysage : bord à bord ou par-dessus, à l’endroit ou tournée de 180°.

wagons-waiting-start = { $seat } choisit la carte de départ.
wagons-waiting-draft = { $seat } choisit une carte.
wagons-waiting-lay = { $seat } pose la carte { $card }.

## Choix

# Des lignes d’une liste : rester bref.
wagons-choice-start = Départ à la carte { $card } : { $cells }
wagons-choice-take = Prendre la { $card } ({ $skipped ->
        [0] gratuite
        [one] saute 1 carte
       *[other] saute { $skipped } cartes
    }) : { $cells }
wagons-choice-lay = Poser en { $at }
wagons-choice-lay-turned = Poser en { $at }, tournée

## Ce qu’un choix apporterait

wagons-preview-start = { $count ->
        [one] Une carte dans le cercle
       *[other] { $count } cartes dans cet ordre
    } : { $cards }.
wagons-preview-take = La carte { $card } à sa meilleure place : { $gain ->
        [0] aucun changement
       *[other] { SIGNED($gain) }
    }.
wagons-preview-given = { $count ->
        [one] Ton adversaire reçoit une carte
       *[other] Ton adversaire reçoit { $count } cartes
    } : { $cards }.
wagons-preview-gain = Tes points : { $gain ->
        [0] aucun changement
       *[other] { SIGNED($gain) }
    }.
wagons-preview-line = { $label } : { SIGNED($change) }

## Images

wagons-title-hand = À poser : carte { $card }, à l’endroit et tournée
wagons-title-circle = Le cercle : { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
wagons-title-town = Paysage : { $seat }
wagons-title-scoring = Cartes de score
# A line of that picture.
wagons-scoring-line = { $card } : { $rule }
wagons-title-preference = Dessus de la pile des préférences
wagons-town-empty = Rien ici pour l’instant.

## Tout en mots

wagons-words-cell = { $object } ({ $terrain })
wagons-words-card = carte { $card } ({ $cells })
wagons-words-hole = vide
wagons-words-scoring = Carte de score « { $card } » : { $rule }
wagons-words-points = { $seat } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
wagons-words-town = Paysage { DE($seat) } : { $count ->
        [one] une carte
       *[other] { $count } cartes
    }, { $cells } territoires. Chaque ligne commence à la colonne { $first }.
wagons-words-town-empty = { $seat } n’a encore posé aucune carte.
wagons-words-row = Ligne { $row } : { $cells }.
wagons-words-circle = { $count ->
        [0] Le cercle est vide.
        [one] Une carte dans le cercle : { $cards }.
       *[other] { $count } cartes dans le cercle, la suivante en tête : { $cards }.
    }
wagons-words-scenario = Scénario : { $scenario }. { $brief }
# Ce que fait et marque l’adversaire dans un scénario.
wagons-words-brief = L’adversaire cherche une chose : { $object }. À la manche 2, il saute jusqu’à { $skips ->
        [one] une carte
       *[other] { $skips } cartes
    } pour l’avoir. Dans sa ville, chacune lui rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
wagons-words-city = { $count ->
        [0] La ville de l’adversaire est vide.
        [one] Une carte dans la ville de l’adversaire : { $cards }.
       *[other] { $count } cartes dans la ville de l’adversaire, celle du dessus en dernier : { $cards }.
    }
wagons-words-preference = Dessus de la pile des préférences : { $card }. { $left ->
        [0] C’est la dernière.
        [one] Il en reste une dessous.
       *[other] Il en reste { $left } dessous.
    }

## Points

wagons-score-area = Zone ({ $terrain })
wagons-score-city-object = Objet du scénario ({ $object })
wagons-score-city-terrains = Les trois terrains les plus fréquents

## Ce qui s’est passé

wagons-event-started = { $seat } choisit la carte { $card } comme départ.
wagons-event-taken = { $skipped ->
        [0] { $seat } prend la carte { $card }.
        [one] { $seat } saute la carte { $cards } et prend la carte { $card }.
       *[other] { $seat } saute les cartes { $cards } et prend la carte { $card }.
    }
wagons-event-laid = { $seat } pose la carte { $card } en { $at } : { $gain ->
        [0] aucun changement
       *[other] { SIGNED($gain) }
    }.
wagons-event-opponent-took = { $skipped ->
        [0] L’adversaire prend la carte { $card } ({ $reason }).
        [one] L’adversaire saute la carte { $cards } et prend la carte { $card } ({ $reason }).
       *[other] L’adversaire saute les cartes { $cards } et prend la carte { $card } ({ $reason }).
    }
wagons-event-city-grew = { $count ->
        [one] La carte { $cards } rejoint la ville de l’adversaire.
       *[other] Les cartes { $cards } rejoignent la ville de l’adversaire.
    }
wagons-event-preference-turned = La carte { $card } est maintenant sur le dessus de la pile des préférences.
wagons-event-second-round = Manche 2. La pile des préférences devient le cercle : cartes { $cards }.
wagons-event-ended = Toutes les cartes sont posées. { $scores }.
wagons-event-score = { $seat } : { $points }

# Pourquoi l’adversaire a pris une carte ; suit entre parenthèses.
wagons-reason-preference = comme la préférence : { $object } ({ $terrain })
wagons-reason-scenario = l’objet du scénario : { $object }
wagons-reason-city = comme au-dessus de la ville : { $object }
wagons-reason-next = la suivante du cercle

## Ce qui est refusé

wagons-illegal-not-in-circle = La carte { $card } n’est pas dans le cercle. Choisis-en une qui y est.
wagons-illegal-choose-start = Le cercle n’a pas encore de début. Choisis la carte de départ.
wagons-illegal-draft-first = Tu n’as pas de carte à poser. Prends-en une d’abord.
wagons-illegal-first-at-origin = La première carte d’un paysage va en 0,0. Pose-la là, à l’endroit ou tournée.
wagons-illegal-not-touching = En { $at }, la carte ne toucherait ni ne couvrirait ton paysage. Pose-la bord à bord ou par-dessus.
wagons-illegal-lay-first = Tu as encore la carte { $card } en main. Pose-la d’abord.

## Ce qui est de nous

wagons-house-scenarios = Les scénarios du cow-boy solitaire sont de nous, avec leurs noms, leurs règles et leurs chiffres : les cartes originales sont introuvables.
wagons-house-backs = Quelle carte de score est au dos de quelle carte de territoire n’est pas certain.
