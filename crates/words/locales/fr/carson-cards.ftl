### Carson City : le jeu de cartes.

## Ce qui se trouve sur le terrain

cards-element-empty = vide
cards-element-mountain = montagne
cards-element-house = Maison
cards-element-townhouse = Immeuble
cards-element-mine = Mine
cards-element-ranch = Ranch
cards-element-blacksmith = Forge
cards-element-drugstore = Drugstore
cards-element-bank = Banque
cards-element-saloon = Saloon
cards-element-hotel = Hôtel
cards-element-general-store = Bazar
cards-element-church = Église
cards-element-prison = Prison
cards-element-city-hall = Mairie
cards-element-outlaws = hors-la-loi

# Deux lettres chacun, toutes différentes : elles figurent dans les dessins en caractères.
cards-letters-house = Ma
cards-letters-townhouse = Im
cards-letters-mine = Mi
cards-letters-ranch = Ra
cards-letters-blacksmith = Fo
cards-letters-drugstore = Dr
cards-letters-bank = Ba
cards-letters-saloon = Sa
cards-letters-hotel = Hô
cards-letters-general-store = Bz
cards-letters-church = Ég
cards-letters-prison = Pr
cards-letters-city-hall = Mr

cards-terrain = { $card } ({ $cells })
    .the = { $card } ({ $cells })

## Symboles

cards-suit-hat = chapeau
cards-suit-star = étoile
cards-suit-cactus = cactus
cards-suit-boot = botte
cards-suit-horseshoe = fer à cheval
cards-suit-cow = vache
cards-suit-none = encore sans symbole
cards-suit-of = { $seat } : { $suit }

## Personnages

cards-person-cowboy = Cow-boy
    .the = le Cow-boy
cards-rule-cowboy = À la fin : 3 points par Ranch.
cards-person-auctioneer = Commissaire-priseur
    .the = le Commissaire-priseur
cards-rule-auctioneer = Avant une mise, à la fin, ou pour faire de la place à une carte qui ne va nulle part, tu peux vendre des cartes de ta ville, trois au plus dans toute la partie : 7 points chacune. Elles ne doivent ni en couvrir une autre ni être couvertes, et la ville doit rester d’un seul tenant.
cards-person-settler = Colon
    .the = le Colon
cards-rule-settler = À la fin : 1 point par parcelle vide voisine d’au moins un Ranch.
cards-person-captain = Capitaine
    .the = le Capitaine
cards-rule-captain = 6 points, et ta ville peut avoir une neuvième colonne ou une neuvième ligne.
cards-person-singer = Chanteuse
    .the = la Chanteuse
cards-rule-singer = À la fin : autant de points que rapporte ton meilleur Saloon.
cards-person-lawyer = Avocat
    .the = l’Avocat
cards-rule-lawyer = Avant les mises, une fois par époque : prends tout de suite une carte. Ta mise est alors perdue.
cards-person-gunsmith = Armurier
    .the = l’Armurier
cards-rule-gunsmith = Avant les mises, une fois par époque : +6 à ta mise.
cards-person-banker = Banquier
    .the = le Banquier
cards-rule-banker = À la fin : 4 points par Banque.
cards-person-governor = Gouverneur
    .the = le Gouverneur
cards-rule-governor = Avant les mises, une fois par partie : une carte de terrain s’ajoute et tu prends tout de suite une carte, en plus de ton tour normal.
cards-person-doctor = Docteur
    .the = le Docteur
cards-rule-doctor = 5 points. Après la révélation des mises, une fois par époque : +2 à ta mise.
cards-person-heroes = Héros
    .the = les Héros
cards-rule-heroes = 6 points. Avant les mises, une fois par époque : +3 à ta mise.
cards-person-teacher = Institutrice
    .the = l’Institutrice
cards-rule-teacher = À la fin : 1 point par Maison, 2 par Immeuble ou Hôtel.
cards-person-publisher = Rédacteur
    .the = le Rédacteur
cards-rule-publisher = À la fin, pour tes personnages : 1 point par « $ » (le sien compris), 4 par flèche.
cards-person-grocer = Épicière
    .the = l’Épicière
cards-rule-grocer = À la fin : 4 points par Drugstore.
cards-person-day-labourer = Ouvrier chinois
    .the = l’Ouvrier chinois
cards-rule-day-labourer = Avant les mises, une fois par époque : une carte de terrain s’ajoute pour tout le monde et, à ton tour, tu prends deux cartes.
cards-person-newspaper-boy = Crieur de journaux
    .the = le Crieur de journaux
cards-rule-newspaper-boy = 3 points, et à la fin un personnage de ton choix que personne n’a.
cards-person-sheriff = Shérif
    .the = le Shérif
cards-rule-sheriff = À la fin : 3 points par Prison. Tes hors-la-loi ne coûtent rien et comptent comme des parcelles vides.
cards-person-gunslinger = Mercenaire
    .the = le Mercenaire
cards-rule-gunslinger = Après la révélation des mises, une fois par époque : +5 à ta mise.
cards-person-indian = Indien
    .the = l’Indien
cards-rule-indian = À la fin : un demi-point par parcelle où tu pourrais encore bâtir, arrondi au supérieur.
cards-person-prospector = Prospecteur
    .the = le Prospecteur
cards-rule-prospector = À la fin : 1 point par montagne et par Mine.
cards-person-undertaker = Croque-mort
    .the = le Croque-mort
cards-rule-undertaker = À la fin : 2 points par personnage que tu possèdes, lui compris.

## Feuille de score

cards-pad-ranches = Ranchs (parcelles vides autour)
cards-pad-mines = Mines (montagnes autour)
cards-pad-drugstores = Drugstores (Maisons autour)
cards-pad-banks = Banques (Maisons autour)
cards-pad-saloons = Saloons (Maisons autour)
cards-pad-stores-and-hall = Bazars, Mairie (Maisons autour)
cards-pad-per-ranch = Drugstores, Forges (Ranchs de la ville)
cards-pad-per-mine = Banques, Forges (Mines de la ville)
cards-pad-per-house = Églises, Bazars (Maisons de la ville)
cards-pad-hotels = Hôtels
cards-pad-per-building = Mairie (bâtiments de la ville)
cards-pad-outlaws = Hors-la-loi
cards-pad-handicap = Handicap{ $mark }
cards-pad-pulls = Attrait de { $count ->
        [one] { $count } carte de terrain
       *[other] { $count } cartes de terrain
    }

## Options

cards-option-fill = Compléter la table
cards-option-fill-help = Des joueurs virtuels prennent les places libres. Ils misent au hasard et prennent ce qui les attire le plus.
cards-option-fill-count = jusqu’à { $players } joueurs
cards-option-strength = Joueurs virtuels
cards-option-strength-help = Jusqu’où les joueurs virtuels peuvent miser.
cards-strength-beginner = débutants
cards-option-strength-beginner-help = Ils misent de 1 à 9, comme toi.
cards-strength-advanced = confirmés
cards-option-strength-advanced-help = Ils ont un 10 au lieu du 1.
cards-strength-professional = professionnels
cards-option-strength-professional-help = Ils ont un 10 et un 11 au lieu du 1 et du 2.
cards-note-strength = À cette table, chacun d’eux gagne environ { $share } parties sur 100 contre des gens qui jouent aussi bien ; à parts égales, ce serait { $even }.
cards-option-handicap = Handicap des joueurs virtuels
cards-option-handicap-help = Ils commencent avec plus ou moins de points, pour être aussi forts à toutes les tables.
cards-handicap-by-table = des points adaptés à la table
cards-handicap-house = les points des règles précédentes
cards-handicap-off = aucun, comme imprimé
cards-note-handicap = À cette table, chacun d’eux commence avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cards-option-suits = Symboles
cards-option-suits-help = Le symbole départage les égalités : à chaque manche, le dos visible du prochain personnage classe les six.
cards-suits-chance = tirés au sort
cards-suits-chosen = au choix de chacun
cards-suits-by-seat = selon les places

cards-options-people = Le jeu de cartes se joue de 1 à 6, pas à { $people }.
cards-options-fill = La table se complète jusqu’à 4, 5 ou 6 joueurs, pas jusqu’à { $fill }.

## Ce qui est demandé

cards-asked-suit = Choisis un symbole.
cards-asked-use = Tu utilises { $person-the } maintenant ? { $rule }
cards-asked-take-at-once = Prends une carte tout de suite. ({ $person })
cards-asked-sell = Vends une carte de ta ville pour 7 points, ou passe.
cards-asked-sell-for-room = Il n’y a pas de place pour { $card }. Vends une carte de ta ville pour 7 points afin d’en faire, ou renonce.
cards-asked-bid = Mise une carte, face cachée. La plus forte choisit en premier.
cards-asked-take = Prends une carte de la rangée.
cards-asked-lay = Pose { $card } dans ta ville.
cards-asked-choose = Choisis le personnage que t’amène le Crieur de journaux.

cards-waiting-suit = { $seat } choisit un symbole.
cards-waiting-use = { $seat } peut utiliser { $person-the }. { $rule }
cards-waiting-sell = { $seat } peut vendre.
cards-waiting-sell-for-room = { $seat } n’a pas de place pour { $card } et peut vendre.
cards-waiting-bid = On attend la mise : { $seats }.
cards-waiting-take = { $seat } prend une carte.
cards-waiting-lay = { $seat } pose { $card }.
cards-waiting-choose = { $seat } choisit un dernier personnage.

## Choix

# Lignes d’une liste : restons brefs.
cards-choice-suit = { $suit }
cards-choice-use = Utiliser { $person-the }. { $rule }
cards-choice-spare = Pas maintenant
cards-choice-bid = Miser { $bid }
cards-choice-take = { $card }, attrait { $pull }
cards-choice-take-person = { $person }, attrait { $pull }. { $rule }
cards-choice-lay = Poser en { $at }
cards-choice-sell = Vendre { $card }
cards-choice-sell-no-more = Ne plus rien vendre
cards-choice-lose = Renoncer à { $card }
cards-choice-choose = { $person }. { $rule }
cards-choice-choose-nobody = Personne

## Ce qu’apporterait un choix

cards-preview-gain = Tes points : { $gain ->
        [0] aucun changement
       *[other] { SIGNED($gain) }
    }.
cards-preview-line = { $label } : { SIGNED($change) }
cards-preview-no-place = La carte ne va nulle part et sortirait du jeu.

## Dessins

cards-title-hand = À poser : { $card }
cards-title-row = Manche { $round } sur 18 : la rangée
cards-title-city = Ville : { $seat }
cards-title-auction = Cartes enchère
cards-title-persons = Personnages
cards-ties = Égalités :
cards-city-empty = Rien ici pour l’instant.

## Tout en mots

cards-words-round = Manche { $round } sur 18, époque { $epoch }.
cards-words-row = Dans la rangée : { $cards }.
cards-words-row-card = { $card }, attrait { $pull }
cards-words-person = { $person } : { $rule }
cards-words-back = Ordre à égalité : { $suits }.
cards-words-player = { $seat } ({ $suit }) a { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cards-words-virtual = { $seat } ({ $suit }), joueur virtuel, a { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cards-words-auction = Cartes enchère { DE($seat) } : { $left ->
        [0] aucune
        [one] une, le { $cards }
       *[other] { $left }, { $cards }
    }. Déjà jouées : { $count ->
        [0] aucune
       *[other] { $spent }
    }.
cards-words-bid-shown = { $seat } mise { $bid }.
cards-words-bid-void = { $seat } mise { $bid }, mais cela ne compte pas : l’Avocat a déjà pris une carte.
cards-words-bonus = { SIGNED($bonus) } à la mise { DE($seat) }.
cards-words-bid-own = Tu mises { $bid } ; personne ne le sait encore.
cards-words-bid-sealed = { $seat } a misé face cachée.
cards-words-persons = Personnages { DE($seat) } : { $persons }.
cards-words-person-ready = { $person }
cards-words-person-turned = { $person } (déjà utilisé)
cards-words-handicap = { $seat } a commencé avec un handicap de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $mark }.
cards-words-collected = Cartes de terrain { DE($seat) } : { $count ->
        [0] aucune
       *[other] { $count }
    }.
cards-words-sold = { $seat } a vendu : { $cards }.
cards-words-city-empty = { $seat } n’a encore rien bâti.
cards-words-city = Ville { DE($seat) } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { $columns } colonnes sur { $rows } lignes, à partir de la colonne { $first }.
cards-words-city-row = Ligne { $row } : { $cells }.
cards-words-bare = pas de carte

## Événements

cards-event-suit = { $seat } choisit un symbole : { $suit }.
cards-event-suits = Symboles : { $suits }.
cards-event-epoch = L’époque { $epoch } commence.
cards-event-sent-under = Tête de mort sur la pile : { $person-the } repart dessous.
cards-event-round = Manche { $round } : { $cards }. Égalités : { $suits }.
cards-event-used = { $seat } utilise { $person-the }.
cards-event-spared = { $seat } garde { $person-the } pour plus tard.
cards-event-row-grew = S’ajoute à la rangée : { $card }.
cards-event-sealed = { $seat } mise face cachée.
cards-event-shown = Cartes sur table : { $bids }.
cards-bid-of = { $seat } : { $bid }
# An auction card, what persons add to it, and what it comes to.
cards-bid = { $bonus ->
        [0] { $bid }
       *[other] { $bid } + { $bonus } = { $total }
    }
cards-event-raised = { $seat } mise maintenant { $bid }.
cards-event-taken = { $seat } prend { $card-the }.
cards-event-laid = { $seat } pose { $card } en { $at } : { $gain ->
        [0] aucun changement
       *[other] { SIGNED($gain) }
    }.
cards-event-fits-nowhere = { $seat } n’a pas de place pour { $card }. La carte sort du jeu.
cards-event-left-over = { $count ->
        [one] Personne n’a voulu de cette carte
       *[other] Personne n’a voulu de ces cartes
    } : { $cards }.
cards-event-sold = { $seat } vend { $card } pour 7 points.
cards-event-chosen = Le Crieur de journaux amène { $person-the } à { $seat }.
cards-event-ended = La partie est finie. { $points }.

## Ce qui est refusé

cards-illegal-suit-first = Choisis d’abord un symbole.
cards-illegal-suit-taken = Quelqu’un a déjà ce symbole ({ $suit }). Choisis-en un autre.
cards-illegal-use-or-pass = Décide d’abord : tu utilises { $person-the }, ou tu passes ?
cards-illegal-bid-first = Tout le monde mise maintenant : mise une carte enchère.
cards-illegal-bid-spent = Tu n’as pas de { $bid } à miser dans cette époque. Choisis une autre carte.
cards-illegal-take-first = Prends une carte de la rangée.
cards-illegal-not-in-row = { $card } n’est pas dans la rangée.
cards-illegal-lay-first = Pose d’abord { $card } dans ta ville.
cards-illegal-first-at-origin = La première carte d’une ville se pose en 0,0, pas en { $at }.
cards-illegal-too-far = En { $at }, la ville deviendrait trop grande : 8 parcelles sur 8, une colonne ou une ligne de plus avec le Capitaine.
cards-illegal-apart = En { $at }, la carte ne toucherait pas ta ville par un bord de parcelle.
cards-illegal-covers = En { $at }, impossible de couvrir { $below } par { $above }. On ne couvre que des parcelles vides, une chose par la même chose et une Maison par un Immeuble ; les hors-la-loi seulement avec un Shérif ou une Prison.
cards-illegal-sell-or-pass = Vends une carte de ta ville ou passe.
cards-illegal-not-in-city = { $card } n’est pas dans ta ville.
cards-illegal-not-sellable = Impossible de vendre { $card } : la carte en couvre une autre, est couverte ou relie la ville.
cards-illegal-sell-or-lose = Il n’y a pas de place : vends une carte de ta ville pour en faire, ou passe et renonce.
cards-illegal-makes-no-room = Vendre { $card } ne ferait pas de place à la carte que tu tiens.
cards-illegal-choose-or-pass = Choisis un personnage ou passe.
cards-illegal-person-owned = Quelqu’un a déjà { $person-the }.

## Ce qui est de nous

cards-house-deck = Quels éléments partagent une carte de terrain, et où ils s’y trouvent, est de nous ; combien il y en a est imprimé.
cards-house-pulls = L’attrait des cartes de terrain sur les joueurs virtuels est de nous : les chiffres originaux sont introuvables.
cards-house-person-pulls = L’attrait de ces personnages sur les joueurs virtuels est de nous : { $persons }. Les chiffres originaux sont introuvables.
cards-house-backs = Quel dos, avec son ordre des symboles, va avec quel personnage est de nous : les dos originaux sont introuvables.
cards-house-handicap = Les points avec lesquels les joueurs virtuels commencent sont de nous : les règles imprimées ne leur en donnent aucun.

## Ce qui est compté sur beaucoup de parties

cards-used-people = Personnages obtenus
