### Le navigateur : tout ce que le programme dit de lui-même, quel que soit le jeu.

## Autour de chaque page

web-home = Boomtown, accueil
web-nav = Pages
web-nav-tables = Tables
web-nav-rules = Règles
web-nav-replay = Revoir
web-nav-settings = Réglages
web-skip-to = Aller au contenu
web-turns = { $count ->
        [one] Une table t’attend
       *[other] { $count } tables t’attendent
    }
web-next-table = Vers la prochaine table qui t’attend
web-close = Fermer
web-you = toi
web-keep = Enregistrer
web-on = Activé
web-off = Désactivé
web-system = Selon le système

## La première page

web-hero-over = Trois jeux du Far West
web-hero = Une ville, ça se bâtit et ça se dispute
web-hero-under = Entre amis par un lien, sur le même écran ou contre un bot. Sans compte, sans frais.
web-games = Les jeux
web-facts = { $fewest } à { $most } joueurs · environ { $minutes } minutes
web-play-bot =
    { $bots ->
        [1] Jouer tout de suite contre un bot
       *[other] Jouer tout de suite contre { $bots } bots
    }
web-play-friend = Jouer avec un ami
web-play-here = Sur cet écran
web-all-options = Toutes les options
web-home-mine = Tes tables
web-home-all-mine = Voir les { $count } tables
web-promises = Ce sur quoi tu peux compter
web-promise-free = S’asseoir et jouer
web-promise-free-help = Choisis un nom et te voilà. Pas de compte, pas de publicité, personne pour lire par-dessus ton épaule.
web-promise-link = Un lien suffit
web-promise-link-help = Envoie-le à un ami. En une soirée ou en une semaine : la table se souvient de tout.
web-promise-dice = Des dés vérifiables
web-promise-dice-help = Tous les lancers sont scellés avant la partie et dévoilés à la fin : chacun peut vérifier.
web-promise-undo = Droit à l’erreur
web-promise-undo-help = Tes étourderies s’annulent librement. Si d’autres ont joué depuis, on leur demande.

## Noms

web-name-title = Comment t’appelle-t-on ?
web-name-label = Ton nom
web-name-help = Les autres à la table le voient. Tu peux le changer dans les réglages.
web-name-go = En selle
web-name-kept = Salut. Nouveau nom enregistré.
web-end-sessions = Déconnecter tous les autres appareils
web-sessions-ended = C’est fait : seul ce navigateur te connaît encore.
web-my-data = Mes données
web-my-export = Tout ce qui est conservé sur moi, en un fichier
web-my-games = Toutes mes parties terminées en un fichier
web-forget-me = Partir pour de bon
web-forget-help = Ton nom disparaît de toutes les tables, tes messages et tes notes sont effacés, et ce navigateur t’oublie. Les parties restent à ceux avec qui tu as joué. Les parties en cours sont abandonnées. C’est définitif.
web-forgotten = Ton nom est effacé. Bonne route.
web-bot-name = Bot : { $level }

## Une nouvelle table

web-new = Nouvelle table
web-explain = Ce que disent les règles : { $title }
web-variants = Variantes
web-variants-help = Ajoute ce que tu veux. Pour une première partie, laisse-les de côté.
web-house-all = Ce qui est de nous ici, faute d’avoir trouvé l’imprimé
web-own-begin-with = Partir de :
web-own-clear = rien
web-own-map-help = Touche les parcelles une à une ou trace par-dessus ; au clavier, les flèches déplacent et la barre d’espace choisit.
web-own-wrong = { $place }, ici cela ne va pas
web-own-out = pas en jeu
web-own-count = Choisis : { $count }
web-own-fine = On peut jouer ainsi.
web-own-text = En texte, à copier ou à coller
web-own-unknown = Inconnu ici : { $words }.
web-own-name = Un nom pour ce choix
web-own-keep = Enregistrer sur cet appareil
web-own-kept = « { $name } » est enregistré.
web-own-is-kept = sur cet appareil
web-own-forget = Supprimer « { $name } »
web-seats = Places
web-seats-help = Qui est assis où. Les places libres vont à ceux qui suivent ton lien.
web-seat = Place { $number }
web-seat-me = Toi
web-seat-me-named = Toi ({ $name })
web-seat-here = Quelqu’un sur cet écran
web-seat-friend = Libre, pour un ami
web-seat-friend-help = Tu reçois un lien à envoyer.
web-seat-open = Place libre
web-seat-add = Ajouter une place
web-seat-remove = Retirer la place { $number }
web-level-tenderfoot = Nouveau en ville : facile à battre.
web-level-cowhand = Prend ce qui rapporte tout de suite.
web-level-deputy = Voit un peu plus loin. Bien pour une première partie.
web-level-marshal = Voit loin et s’attend aux bonnes répliques. Dur à battre.
web-level-legend = Personne ici ne joue mieux. Voit aussi loin que possible.
web-house-rules = Règles de la maison
web-hints = Conseils
web-hints-on = Autorisés
web-hints-off = Désactivés
web-hints-help = Les joueurs peuvent-ils demander conseil à un bot ?
web-listed = Qui peut trouver la table
web-listed-on = Tout le monde, dans la liste
web-listed-off = Ceux qui ont le lien
web-listed-help = Les tables de la liste sont ouvertes aux inconnus.
web-pace = À quel rythme
web-pace-evening = En une soirée
web-pace-days = Sur plusieurs jours
web-pace-help = Si quelqu’un doit jouer et reste absent, un bot peut le remplacer : en une soirée après 5 minutes, sur plusieurs jours après 3 jours.
web-salt = Mets ton grain de sel dans les dés
web-salt-help = Ton navigateur met de toute façon ses propres octets au hasard dans les dés. Si tu veux, ajoute des mots à toi : personne, pas même ce serveur, n’aura alors pu les choisir.
web-best = Ton meilleur résultat : { $mine } à { $rival }
web-best-none = Pas encore joué
web-begin = Commencer la partie
web-begin-invite = Ouvrir la table

## On se réunit

web-opening = La table s’ouvre…
web-loading = Un instant…
web-invite = Invitation
web-invite-help = Envoie ce lien. La personne qui l’ouvre peut s’asseoir.
web-invited = On t’invite à jouer. { $count ->
        [0] Toutes les places sont prises : tu peux regarder.
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }
web-copy = Copier
web-share = Partager
web-copied = Copié. Il n’y a plus qu’à l’envoyer.
web-copy-by-hand = Le lien est sélectionné : copie-le au clavier.
web-sit = S’asseoir
web-stand-up = Se lever
web-remove-table = Enlever la table
web-remove-table-help = La table disparaît, et son lien avec elle. Ceux qui s’y sont assis en sont avertis.
web-keep-table = La garder
web-removed-own = La table n’est plus là.
web-seat-fill = Qui s’assied ici ?
web-seat-wait = Attendre quelqu’un
web-seat-free = Libérer la place
web-send-away = Renvoyer
web-send-away-name = Renvoyer { $name }
web-send-away-help = { $name } perd sa place et ne pourra plus s’asseoir à cette table.
web-gathering = La partie commence d’elle-même dès que { $count ->
        [one] la dernière place est prise
       *[other] toutes les places sont prises
    }.

## Listes de tables

web-tables-mine = Mes tables
web-tables-mine-empty = Aucune table pour l’instant. Choisis un jeu : dans une minute, tu joues.
web-tables-open = Cherchent des joueurs
web-tables-open-empty = Personne n’attend en ce moment. Ouvre une table publique : elle apparaîtra ici.
web-tables-over = Terminées
web-tables-more = En montrer plus
web-tables-set-up = Ouvrir une table
web-state-over = Terminée
web-state-gathering = { $count ->
        [one] Une place libre
       *[other] { $count } places libres
    }
web-state-question = On attend ta réponse
web-state-replaced = Un bot joue à ta place
web-state-rematch = On te propose de rejouer
web-state-won = Victoire : { $names }
web-state-gave-up = { $name } a abandonné, { $winner } gagne
web-looked-ahead = A vu la suite
web-looked-ahead-help = Quelqu’un est revenu avant un lancer de dés ou un secret. Cette partie ne compte pas comme meilleur résultat.

## La partie

web-board = Plateau
web-board-coming = On déroule le plateau…
web-side = Joueurs et journal
web-your-turn = À toi de jouer
web-turn-of = Au tour { DE($name) }
web-to-move = doit jouer
web-your-move = à toi de jouer
web-is-bot = un bot
web-is-scripted = joue selon des règles fixes
web-is-program = un programme
web-present = là
web-away = pas là
web-resigned = a abandonné
web-ahead = en tête
web-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-total = Total
web-undo = Annuler
web-undo-ask = Demander à annuler
web-undo-waiting = On attend la réponse : { $names }.
web-undo-what = Voici ce qui est repris, le plus récent d’abord :
web-undo-ask-help = Les autres sont consultés. S’ils sont d’accord, tout le monde y revient.
web-undo-ask-bots = Si un lancer de dés ou un secret a été vu depuis, la partie est marquée, car des bots jouent aussi, et elle ne compte comme meilleur résultat pour personne.
web-undo-look-help = Depuis, tu as vu un lancer de dés ou un secret. Tu peux revenir : les bots décident à nouveau et les dés sont relancés, mais la partie est marquée et ne compte pas comme ton meilleur résultat.
web-undo-going = serait repris
web-undo-leave = Laisser
web-agree = D’accord
web-refuse = Pas question
web-hint = Conseil
web-hinted = Un bot ferait ceci : { $action }
web-hint-do = Jouer ça
web-hint-drop = Non merci
web-skip = Passer
web-story = Ce qui se passe, { $step } sur { $count }
web-story-next = Suivant
web-pause = Pause
web-go-on = Continuer
web-tempo = Rythme
web-tempo-slow = Lent
web-tempo-steady = Posé
web-tempo-quick = Rapide
web-tempo-once = D’un coup
web-more = Joueurs, journal et le reste
web-act-for = Tu joues pour
web-curtain = Passe l’écran à { $name }
web-curtain-help = Ce jeu a ses secrets. Personne d’autre ne devrait regarder.
web-curtain-open = C’est moi, { $name }
web-curtain-label = L’écran change de main
web-curtain-who = Qui est devant l’écran ?
web-since = Depuis ton dernier coup
web-since-watch = Regarder
web-since-mine = Ce qui te concerne
web-since-more = { $count } de plus
web-since-less = Afficher moins
web-in-words = Le plateau en texte
web-brief = Le jeu en trois phrases
web-brief-done = Compris
web-brief-rules = Toutes les règles
web-tip-first = D’abord :
web-tip-none = Masquer les conseils
web-choices = { $count ->
        [one] Un choix
       *[other] { $count } choix
    }
web-choices-gain = Le plus de points tout de suite d’abord
web-choices-narrow = Tape pour filtrer
web-choices-none = Aucun résultat. Écris moins de lettres.
web-log = Journal
web-menu = Menu
web-rounds = Manche par manche
web-round-card = La manche { $round } en un coup d’œil
web-rounds-watch = Revoir cette manche
web-log-empty = Il ne s’est encore rien passé.
web-log-go = Revoir ce moment
web-chat = Discussion
web-chat-empty = Silence de mort dans le saloon. Dis bonjour.
web-chat-label = Dis quelque chose à la table
web-chat-send = Envoyer
web-chat-watching = regarde
web-chat-about = Que faire des messages { DE($name) }
web-chat-hide = Masquer { $name } pour tout le monde
web-chat-show = Montrer de nouveau les messages { DE($name) }
web-chat-somebody = quelqu’un
web-chat-players-only = Ici, seuls les joueurs parlent
web-chat-closed = À cette table, seuls les joueurs parlent.
web-chat-hidden = L’hôte a masqué tes messages à cette table.
web-mute = Ne plus entendre { $name }
web-unmute = Entendre de nouveau { $name }
web-muted = Ceux que tu n’entends plus
web-notes = Notes privées
web-notes-tab = Notes
web-notes-help = Visible de toi uniquement. Enregistré à mesure que tu écris.
web-notes-cover = Les notes { DE($name) } ne regardent que { $name }.
web-notes-kept = Enregistré.
web-notes-trouble = Échec de l’enregistrement. Nouvel essai quand tu écriras.

## Le passé

web-history = Historique
web-history-at = Après le coup { $decision } sur { $count }
web-history-first = Au début
web-history-back = Un coup en arrière
web-history-forward = Un coup en avant
web-history-run = Lecture
web-history-stop = Arrêter
web-history-now = Revenir au présent
web-history-end = À la fin

## La fin d’une partie

web-over = La partie est finie
web-wins = { $names } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-win-together = { $names } se partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun.
web-you-win = Tu gagnes avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
web-you-lose = { $count ->
    [one] { $names } gagne, { $points } contre { $own } pour toi. Tu finis en position { $place }.
   *[other] { $names } gagnent, { $points } contre { $own } pour toi. Tu finis en position { $place }.
}
web-gave-up = { $name } a abandonné. La victoire revient à { $winner }.
web-abandoned = La partie a été interrompue.
web-unfinished = L’historique s’arrête ici, avant la fin de la partie.
web-place = Rang { $place }
web-watch-again = Revoir la partie
web-rematch = Rejouer ensemble
web-rematch-join = À la partie suivante
web-rematch-there = Une nouvelle partie t’attend, si tu veux.
web-rematch-accept = J’en suis
web-rematch-decline = Non merci
web-rematch-of = On te propose une nouvelle partie ensemble.
web-seat-kept = place gardée pour { $name }
web-seat-open-up = Ouvrir à d’autres
web-record-text = Relevé (texte)
web-record-json = Relevé (JSON)

## Le menu de la table

web-link = Lien vers cette table
web-link-help = Avec ce lien, on peut regarder, ou s’asseoir tant qu’il reste des places.
web-link-moment = Lien vers cette position :
web-resign = Abandonner
web-resign-two = Ton adversaire gagne et la partie s’arrête.
web-resign-many = Un bot prend ta place pour de bon.
web-play-on = Continuer à jouer
web-bot-for-me = Laisser un bot jouer pour moi
web-bot-for = Laisser un bot jouer pour { $name }
web-bot-for-in = Un bot pourra jouer pour { $name } { $when }
web-program = Laisser un programme jouer pour moi
web-program-help = Avec cette clé, un programme peut jouer à ta place par l’API. La clé donne la place : garde-la secrète.
web-takeover-asked = { $name } est absent depuis longtemps. Un bot peut-il continuer à cette place ?
web-takeover-waiting = On attend la réponse : { $names }.
web-seat-back = Reprendre ma place
web-replaced = Un bot joue à ta place.
web-bot-decided = { $count ->
    [one] Le bot a joué pour toi un coup que tu peux encore annuler.
   *[other] Le bot a joué pour toi { $count } coups que tu peux encore annuler.
  }
web-bot-undo = Annuler les coups du bot

## Les dés

web-dice = Vérifier les dés
web-dice-how = Avant le premier tirage, le serveur scelle un secret et en montre l’empreinte. Chaque tirage découle du secret et de ce que les joueurs y mettent : chaque navigateur ajoute ses propres octets au hasard quand son joueur s’assied. À la fin, le secret est ouvert, et chacun peut recalculer tous les tirages.
web-dice-honest = { $rolls ->
        [0] Réglo : aucun lancer dans cette partie.
        [one] Réglo : l’unique lancer découle du secret scellé.
       *[other] Réglo : les { $rolls } lancers découlent du secret scellé.
    }
web-dice-set-by-hand = { $rolls ->
        [one] L’unique lancer découle du secret, mais une position ou les points ont été fixés à la main ou viennent d’autres règles : rien ne les prouve.
       *[other] Les { $rolls } lancers découlent du secret, mais une position ou les points ont été fixés à la main ou viennent d’autres règles : rien ne les prouve.
    }
web-dice-not-yet = { $rolls ->
        [one] La partie est en cours : { $rolls } lancer jusqu’ici, le secret est encore scellé.
       *[other] La partie est en cours : { $rolls } lancers jusqu’ici, le secret est encore scellé.
    }
web-dice-not-sealed = Les dés de cette partie n’étaient pas scellés : on ne peut pas les vérifier.
web-dice-wrong = Il y a quelque chose de louche : { $why }
web-dice-commitment = Empreinte du secret (SHA-256)
web-dice-secret = Le secret
web-dice-salt = Ajouté par { $name }
web-dice-shares = Tous ceux qui jouent y ont leur part : chaque navigateur a ajouté ses propres octets au hasard.
web-dice-shares-missing = Sans part dans les dés : { $names }.
web-dice-verify = Pour vérifier sans croire cette page sur parole, télécharge la partie et lance :

## Touches

web-keys = Touches
web-key-rounds = Afficher ce qui s’est passé à chaque manche
web-key-help = Montre cette liste.
web-key-tab = Élément suivant
web-key-enter = Valide
web-key-undo = Annule ton dernier coup.
web-key-hint = Demande conseil à un bot.
web-key-board = Va au plateau.
web-key-words = Va au plateau en texte.
web-key-log = Va au journal.
web-key-chat = Va à la discussion.
web-key-history = Un coup en arrière, un en avant.
web-key-arrows = Parcourt une partie terminée.
web-key-space = Lecture / pause
web-key-escape = Ferme ce qui est ouvert ; passe ce qui est montré ; revient au présent.

## Revoir

web-replay-help = Toute partie terminée se revoit coup par coup, et une partie tirée d’un fichier aussi.
web-replay-record = Regarder une partie enregistrée
web-replay-table = Une partie enregistrée dans un fichier sur un autre appareil continue ici, elle aussi.
web-replay-file = Choisir un fichier
web-replay-paste = Ou colle-la ici
web-replay-show = Regarder
web-replay-none = Tes parties finies seront ici, à revoir coup par coup.
web-replay-play = En jouer une
web-imports = Historiques que tu as apportés
web-imports-help = Seuls toi et ceux qui ont le lien peuvent les voir.
web-import-honest = Un historique apporté ici. Il se rejoue, et ses tirages sont prouvés.
web-import-set-by-hand = Un historique apporté ici. Il se rejoue, mais sa position ou ses points ont été fixés à la main ou viennent d’autres règles : cela ne prouve rien.
web-import-unproven = Un historique apporté ici. Il se rejoue, mais rien ne prouve ses tirages.
web-import-wrong = Un historique apporté ici. Ses tirages ne concordent pas : { $why }

## Règles

web-rules-help = Avec nos mots, telles qu’on les joue ici.
web-rules-contents = Sommaire
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
        [0] Rien trouvé
        [one] Trouvé dans { $count } partie
       *[other] Trouvé dans { $count } parties
    }
web-rules-nothing = Pas un mot là-dessus dans ces règles. Essaie autre chose.
web-rules-house = chiffre maison : l’original est introuvable
web-rules-unreachable = Les règles n’ont pas pu être chargées : il n’y a pas de liaison avec le serveur. Ouvertes une fois en ligne, elles restent sur cet appareil.
web-rules-play = Y jouer
web-rules-read = Les lire

## À propos

web-about = À propos
web-api = Pour les programmes

## Ennuis

web-lost = Cette piste ne mène nulle part
web-lost-help = Cette page n’existe pas. Une lettre de l’adresse s’est peut-être perdue.
web-lost-home = Retour en ville
web-table-missing = Cette table n’existe pas. Une lettre du lien s’est peut-être perdue.
web-table-removed = L’hôte a enlevé cette table.
web-unreachable = Le serveur ne répond pas. Vérifie ta connexion ; rien n’est perdu.
web-trouble = Quelque chose a mal tourné. Essaie encore une fois.
web-offline = Connexion perdue. Tes coups sont gardés ici jusqu’au retour.
web-try-again = Essayer maintenant
web-outdated = Il existe une version plus récente de cette page.
web-reload = Recharger

# Boards that can be moved and zoomed.
web-closer = Zoom +
web-farther = Zoom −
web-show-all = Tout voir

# The count at the end
web-finale-wins = { $name } gagne
web-finale-shared = Une victoire partagée
web-finale-again = Recompter
web-finale-skip = Passer le décompte

# Tables on this device.
web-device-here = Sur cet appareil
web-device-no-server = Aucun serveur en vue : tu joues sur cet appareil, contre des bots, à plusieurs sur le même écran ou en solo. Les amis pourront venir dès qu’il y aura une connexion.
web-device-missing = Impossible de charger de quoi jouer sur cet appareil. Ouvre la page une fois avec une connexion ; ensuite, on peut s’en passer.
web-device-full = Il n’y a plus de place sur cet appareil. Le coup n’a pas été joué ; rien de ce qui était là n’est perdu. Libère un peu d’espace et réessaie.
web-device-forbidden = Ce navigateur ne nous laisse rien enregistrer : impossible de jouer ici sur l’appareil. C’est souvent le cas des fenêtres privées ; une fenêtre normale suffit.
web-device-newer = Cette partie a été enregistrée par une version plus récente de la page. Recharge-la pour continuer.
web-device-open = Personne d’autre ne peut venir à une table sur cet appareil. Donne la place à un bot ou à quelqu’un sur cet écran.
web-device-nobody = Il faut bien que quelqu’un joue : prends une place.
web-device-alone = À une table sur cet appareil, il n’y a personne d’autre à qui demander.
web-device-remove = Supprimer de cet appareil
web-device-remove-help = La partie et son compte rendu disparaîtront pour de bon. Pour la garder, enregistre-la d’abord dans un fichier.
web-device-file = Enregistrer dans un fichier
web-device-file-help = Le fichier contient toute la partie telle qu’elle est. Ouvre-le sur un autre appareil, sous « { web-nav-replay } », et la partie y continue.
web-device-file-dice = Il contient aussi le secret des dés : qui peut le lire peut savoir ce qui sera lancé et tiré. Une partie reprise d’un fichier est donc signalée et ne compte pas comme meilleur résultat.
web-device-file-save = Enregistrer le fichier
web-device-brought = La partie est arrivée ici par un fichier. Qui a le fichier peut connaître ses dés ; on considère donc que la suite a pu être vue.
web-device-already = Cette partie est déjà sur cet appareil et reste comme elle est. Pour reprendre celle du fichier, supprime d’abord celle d’ici.
web-stands = Où se trouve la table
web-stands-help = Une table sur cet appareil n’a besoin d’aucune connexion et reste ici. Celle du serveur s’ouvre aussi sur tes autres appareils.
web-stands-server = Sur le serveur
web-stands-device = Sur cet appareil
web-version-new = Il y a une nouvelle version. Tes parties restent telles quelles.
web-version-later = Plus tard
web-part-missing = Une partie de cette page n’a pas pu être chargée. Recharge la page ; tes parties restent telles quelles.

## Lessons

web-nav-learn = Apprendre
web-learn = Apprendre en jouant
web-learn-help = Une position, une ou deux phrases, et c’est toi qui joues.
web-learn-new = Nouveau ? Apprends-le en cinq minutes
web-learn-variants = Variantes et adversaires en solo
web-learn-steps = { $steps } coups
web-learn-finished = Terminée
web-learn-step = Coup { $step } sur { $count }
web-learn-you = Tu es { $name }
web-learn-not-it = Pas tout à fait
web-learn-right = C’est ça
web-learn-next = Suite
web-learn-show = Montre-moi
web-learn-again = Recommencer
web-learn-over = Leçon terminée. Place à une vraie partie !
web-learn-play = Jouer contre des bots
web-learn-all = Toutes les leçons
web-learn-first-use = Tu découvres ? En deux minutes, tu vois comment ça marche.
web-tips = Conseils à la table
web-tips-help = Chaque nouveauté est expliquée une fois.
web-tips-again = Revoir tous les conseils
web-tips-fresh = Tu reverras tous les conseils.

## Puzzles

web-puzzles = Énigmes
web-puzzles-help = Des positions de vraies parties où un choix est nettement meilleur. Une par jour, la même pour tous.
web-puzzle-today = Énigme du jour
web-puzzle-solve = La résoudre
web-puzzle-number = Énigme { $number }
web-puzzle-ask = Quel est le meilleur choix ? Joue-le.
web-puzzle-solved = Résolue
web-puzzle-tried = Tentée
web-puzzle-right = Exact : rien n’est meilleur.
web-puzzle-wrong = Il y a mieux : { $best }.
web-puzzle-exact = Tout a été essayé jusqu’à la fin de la partie : de combien de points tu es alors devant.
web-puzzle-searched = Ce qu’attend le bot le plus fort après réflexion : de combien de points tu es devant à la fin.
web-puzzle-choice = Choix
web-puzzle-ahead = Avance
web-puzzle-yours = le tien
web-puzzle-other = un autre choix
web-puzzle-proof = Voir la preuve
web-puzzle-proof-step = Coup suivant de la preuve
web-puzzle-next = Une autre
web-puzzle-all = Toutes les énigmes
web-puzzles-solved = Résolues : { $solved } sur { $all }
web-puzzle-streak = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}

web-review = Analyse
web-review-of = Analyse : { $game }

## Statistiques

web-statistics = Statistiques
web-ladder = Classement des bots
web-statistics-open = Le bilan de toutes tes parties

## Confirmer une décision

web-confirm = Pour décider
web-confirm-never = Un appui
web-confirm-taps = Deux appuis
web-confirm-final = Me demander avant
web-confirm-never-help = Ce que tu touches ou cliques est décidé aussitôt.
web-confirm-taps-help = Au doigt, le premier appui montre, le second décide. La souris et le clavier décident aussitôt.
web-confirm-final-help = Avant une décision qu’on ne peut pas annuler, on te demande encore une fois ; au doigt, il faut aussi deux appuis.
web-confirm-ask = Impossible à annuler ensuite : { $action }
web-confirm-drop = Pas encore

## Un conseil à un moment passé

web-hint-past = Pour { $name }, un bot ferait ceci : { $action }
web-hint-done = Joué : { $what }

## Préparer une table et attendre les autres

web-seats-order = Qui est plus haut joue d’abord. Chacun choisit son symbole et sa couleur.
web-seat-up = Monter la place { $number }
web-seat-down = Descendre la place { $number }
web-seats-shuffle = Mélanger les places
web-invited-by = { $name } t’invite à jouer.
web-played-here = Ce qu’on joue ici
web-played-usual = Comme dans la boîte, sans rien de plus.
web-played-players = { $count ->
        [1] En solo
       *[other] À { $count } joueurs
    }
web-played-hints = On peut demander conseil aux bots.
web-played-no-hints = Sans conseils.
web-points-table = Les points du moment
web-admin = Modération
web-report = Signaler { $name }
web-block = Ne plus jouer avec { $name }
web-blocked = { $name } ne peut plus s’asseoir à tes tables, et tu ne lis plus ses messages.
web-chat-deleted = (retiré par la modération)

# Les symboles des joueurs, avec leur couleur.
web-mark-hat = chapeau
web-mark-star = étoile
web-mark-cactus = cactus
web-mark-boot = botte
web-mark-horseshoe = fer à cheval
web-mark-cow = vache
web-mark-change = La place { $number } joue avec ce symbole : { $mark }. Changer de symbole
web-mark-choose = Le symbole de la place { $number }
web-mark-taken = pris

# Avec d’autres ou en solo.
web-company = Qui joue
web-company-who = Tu joues
web-company-others = Avec d’autres ou des bots
web-company-alone = En solo

# Une partie de cet appareil continue sur le serveur, avec des amis.
web-move = Continuer avec des amis
web-move-help = La partie passe sur le serveur et y reprend là où elle en est. Tu auras un lien à envoyer pour les places que tu laisses à des amis.
web-move-seats = Places pour des amis
web-move-dice = Jusqu’ici, les dés étaient ceux de cet appareil : personne d’autre ne peut les vérifier, et qui a regardé de près pourrait savoir ce qui est caché en ce moment. La table le signale, et la partie ne compte dans aucune statistique. À partir d’ici, le serveur scelle de nouveaux dés.
web-move-go = Déplacer la partie
web-moved-open = Y aller
web-moved-back = Finalement, continuer ici
web-device-review-unkept = L’analyse est prête, mais il n’y a pas la place de la garder sur cet appareil. Elle reste là tant que tu ne fermes pas la page.
web-device-moved = Cette partie continue sur le serveur.
web-from-device = { $decisions ->
        [0] Cette partie a commencé sur un appareil
        [one] Le premier coup de cette partie a été joué sur un appareil
       *[other] Les { $decisions } premiers coups de cette partie ont été joués sur un appareil
    }. Personne ne peut vérifier les dés d’alors ; depuis, ils sont scellés. La partie ne compte dans aucune statistique.

web-ahead-by-obvious = répondu tout seul
web-ahead-by-orders = selon tes consignes
web-obvious = Réponses évidentes
web-obvious-help = Quand une seule réponse est possible ou que rien n’est en jeu, la table répond pour toi. Le journal le signale, et cela s’annule comme tout autre coup. C’est le réglage des tables où tu t’assieds ; le menu d’une table le change pour elle.
web-obvious-on = Répondre à l’évidence pour moi
web-obvious-off = Tout me demander

web-try = Essayer d’abord
web-key-try = Essayer sur un plateau à part ce qui pourrait venir

## Les plateaux en tableaux, pour qui joue en mots

web-grid-row = Rangée
web-grid-space = Case
web-grid-gives = Ce qu’elle donne
web-grid-price = Prix
web-grid-cowboys = Cow-boys présents
web-grid-odds = Chances au duel
web-grid-thing = Ce qu’ils ont
web-grid-character = personnage
web-grid-kept = gardé pour plus tard
web-grid-card = Carte
web-grid-before = Cartes avant elle
web-grid-upper-left = En haut à gauche
web-grid-upper-right = En haut à droite
web-grid-lower-left = En bas à gauche
web-grid-lower-right = En bas à droite
web-grid-shows = Ce qu’elle montre
web-grid-pull = Attrait
web-grid-bids-left = Cartes enchère restantes
web-grid-persons = Personnages
web-grid-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-grid-nothing = rien
web-grid-players = Les joueurs
web-grid-score = Points
