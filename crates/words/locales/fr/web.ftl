### Le navigateur : tout ce que le programme dit de lui-même, quel que soit le jeu.

## Autour de chaque page

web-home = Boomtown, première page
web-nav = Pages
web-nav-tables = Tables
web-nav-rules = Règles
web-nav-replay = Revoir
web-nav-settings = Réglages
web-skip-to = Aller droit à la page
web-turns = { $count ->
        [one] Une table t’attend
       *[other] { $count } tables t’attendent
    }
web-next-table = Vers la prochaine table qui t’attend
web-close = Fermer
web-you = toi
web-keep = Garder
web-on = Oui
web-off = Non
web-system = Comme le système

## La première page

web-hero-over = Trois jeux du Far West
web-hero = Bâtis une ville qui vaut qu’on se batte
web-hero-under = Entre amis par un lien, au même écran ou contre un bot. Sans compte, sans frais.
web-games = Les jeux
web-facts = { $fewest } à { $most } joueurs · environ { $minutes } minutes
web-play-bot =
    { $bots ->
        [1] Jouer tout de suite contre un bot
       *[other] Jouer tout de suite contre { $bots } bots
    }
web-play-friend = Jouer avec un ami
web-play-here = À cet écran
web-all-options = Toutes les options
web-home-mine = Tes tables
web-home-all-mine = Les { $count } tables
web-promises = Ce sur quoi tu peux compter
web-promise-free = S’asseoir et jouer
web-promise-free-help = Choisis un nom et te voilà. Pas de compte, pas de publicité, personne pour lire par-dessus ton épaule.
web-promise-link = Un lien suffit
web-promise-link-help = Envoie-le à un ami. En une soirée ou en une semaine : la table se souvient de tout.
web-promise-dice = Des dés vérifiables
web-promise-dice-help = La chance d’une partie est scellée avant le premier jet, puis ouverte à la fin aux yeux de tous.
web-promise-undo = Droit à l’erreur
web-promise-undo-help = Tes étourderies s’annulent librement. Si d’autres ont joué depuis, on leur demande.

## Noms

web-name-title = Comment t’appelle-t-on ?
web-name-label = Ton nom
web-name-help = Les autres à la table le voient. Tu peux le changer dans les réglages.
web-name-go = En selle
web-name-kept = Salut. Le nouveau nom est connu.
web-sessions = Mes autres appareils
web-sessions-help = Quiconque a le cookie de ce navigateur joue à ta place : sur un vieux téléphone, sur un ordinateur emprunté. Ceci met fin à ce qui est ouvert ailleurs ; ici, tu restes. Les programmes qui tiennent une place pour toi continuent.
web-end-sessions = Mettre fin à mes autres sessions
web-sessions-ended = C’est fait : seul ce navigateur te connaît encore.
web-my-data = Mes parties et moi
web-my-games = Toutes mes parties terminées en un fichier
web-forget-me = Partir pour de bon
web-forget-help = Ton nom disparaît de toutes les tables, tes remarques et tes notes sont effacées, et ce navigateur t’oublie. Les parties restent à ceux avec qui tu as joué. Les parties en cours sont abandonnées. Il n’y a pas de retour.
web-forgotten = Ton nom n’est plus là. Bonne route.
web-bot-name = Bot : { $level }

## Une nouvelle table

web-new = Nouvelle table
web-explain = Ce que disent les règles : { $title }
web-variants = Variantes
web-variants-help = Ajoute ce que tu veux. Pour une première partie, laisse-les de côté.
web-house-all = Ce qui est de nous ici, faute d’avoir trouvé l’imprimé
web-own-begin-with = Partir de :
web-own-clear = rien
web-own-map-help = Touche les parcelles une à une ou trace par-dessus ; au clavier, les flèches déplacent et la barre d’espace choisit.
web-own-wrong = { $place }, ici cela ne va pas
web-own-out = pas en jeu
web-own-count = Choisis : { $count }
web-own-fine = On peut jouer ainsi.
web-own-text = En texte, à copier ou à coller
web-own-unknown = Inconnu ici : { $words }.
web-own-name = Un nom pour ce choix
web-own-keep = Garder sur cet appareil
web-own-kept = « { $name } » est gardé.
web-own-is-kept = sur cet appareil
web-own-forget = Supprimer « { $name } »
web-seats = Places
web-seats-help = Qui s’assied où. Une place libre revient à qui suit ton lien.
web-seat = Place { $number }
web-seat-me = Toi
web-seat-me-named = Toi ({ $name })
web-seat-here = Quelqu’un à cet écran
web-seat-friend = Libre, pour un ami
web-seat-friend-help = Tu reçois un lien à envoyer.
web-seat-open = Place libre
web-seat-add = Une place de plus
web-seat-remove = Enlever la place { $number }
web-level-tenderfoot = Nouveau en ville : facile à battre.
web-level-cowhand = Prend ce qui rapporte tout de suite.
web-level-deputy = Voit un peu plus loin. Bien pour une première partie.
web-level-marshal = Voit aussi loin que possible. Dur à battre.
web-house-rules = Règles de la maison
web-hints = Conseils
web-hints-on = Permis
web-hints-off = Personne ne demande à un bot
web-hints-help = Si les joueurs peuvent demander à un bot ce qu’il ferait.
web-listed = Qui peut la trouver
web-listed-on = Tout le monde, dans la liste
web-listed-off = Qui a le lien
web-listed-help = Les tables de la liste sont ouvertes aux inconnus.
web-pace = À quel rythme
web-pace-evening = En une soirée
web-pace-days = Sur plusieurs jours
web-pace-help = Si quelqu’un doit jouer et reste absent, un bot peut le remplacer : en une soirée après 5 minutes, sur plusieurs jours après 3 jours.
web-salt = Mettre du tien dans les dés
web-salt-help = Ton navigateur met de toute façon ses propres octets au hasard dans les dés. Si tu veux, ajoute des mots à toi : personne, pas même ce serveur, n’aura alors pu les choisir.
web-best = Ton meilleur résultat : { $mine } à { $rival }
web-best-none = Pas encore joué
web-begin = Commencer la partie
web-begin-invite = Dresser la table

## On se réunit

web-opening = La table s’ouvre…
web-invite = Une invitation
web-invite-help = Envoie ce lien. Qui l’ouvre peut s’asseoir.
web-invited = Tu es de la partie. { $count ->
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
web-seat-fill = Qui doit s’asseoir ici
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

web-tables-mine = Les tiennes
web-tables-mine-empty = Tu n’es assis à aucune table. Choisis un jeu, et tu joues dans une minute.
web-tables-open = Cherchent du monde
web-tables-open-empty = Personne n’attend en ce moment. Dresse une table que tous peuvent trouver, et elle paraîtra ici.
web-tables-over = Terminées
web-tables-more = En montrer plus
web-tables-set-up = Ouvrir une table
web-state-over = Terminée
web-state-gathering = { $count ->
        [one] Une place libre
       *[other] { $count } places libres
    }
web-state-question = On te demande quelque chose
web-state-replaced = Un bot joue à ta place
web-state-rematch = On te propose de rejouer
web-state-won = Victoire : { $names }
web-state-gave-up = { $name } a abandonné, { $winner } gagne
web-looked-ahead = A vu la suite
web-looked-ahead-help = Quelqu’un est revenu avant un jet de dés ou un secret. Cette partie ne compte pas comme meilleur résultat.

## La partie

web-board = Plateau
web-board-coming = On déroule la carte…
web-side = Joueurs et journal
web-your-turn = À toi de jouer
web-turn-of = Au tour de { $name }
web-to-move = doit jouer
web-is-bot = un bot
web-is-scripted = joue selon les règles
web-is-program = un programme
web-present = est là
web-away = absent
web-resigned = a abandonné
web-ahead = en tête
web-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-total = Somme
web-undo = Reprendre
web-undo-ask = Demander à reprendre
web-undo-asked = { $name } voudrait reprendre { $count ->
    [one] une décision
   *[other] { $count } décisions
  }, dont { $yours ->
    [0] aucune
   *[other] { $yours }
  } de toi. D’accord ?
web-undo-waiting = Il manque une réponse : { $names }.
web-undo-what = Voici ce qui est repris, le plus récent d’abord :
web-undo-ask-help = Les autres sont consultés. S’ils sont d’accord, tout le monde y revient.
web-undo-look-help = Depuis, tu as vu un jet de dés ou un secret. Tu peux revenir : les bots décident à nouveau et les dés sont relancés, mais la partie est marquée et ne compte pas comme ton meilleur résultat.
web-undo-going = serait repris
web-undo-leave = Laisser
web-agree = D’accord
web-refuse = Pas question
web-hint = Conseil
web-hinted = Un bot ferait ceci : { $action }
web-hint-do = Le faire
web-hint-drop = Non merci
web-skip = Passer
web-more = Joueurs, journal et le reste
web-act-for = Tu décides pour
web-curtain = Passe l’écran à { $name }
web-curtain-help = Ce jeu a ses secrets. Personne d’autre ne devrait regarder.
web-curtain-open = C’est moi, { $name }
web-curtain-label = L’écran change de main
web-curtain-who = Qui est devant l’écran ?
web-since = Depuis ta dernière décision
web-since-watch = Regarder
web-in-words = Le plateau en mots
web-brief = Le jeu en trois phrases
web-brief-done = Compris
web-brief-rules = Toutes les règles
web-tip-first = D’abord :
web-tip-none = Plus de conseils
web-choices = { $count ->
        [one] Un choix
       *[other] { $count } choix
    }
web-choices-gain = Le meilleur gain d’abord
web-choices-narrow = Écris pour réduire la liste
web-choices-none = Rien ne convient. Écris moins.
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-log-go = Regarder ce moment
web-chat = Causer
web-chat-empty = Silence d’église un lundi. Dis donc bonjour.
web-chat-label = Dis quelque chose à la table
web-chat-send = Envoyer
web-chat-watching = regarde
web-chat-about = Que faire des remarques de { $name }
web-chat-hide = Masquer { $name } pour tout le monde
web-chat-show = Montrer de nouveau les remarques de { $name }
web-chat-somebody = quelqu’un
web-chat-players-only = Ici, seuls les joueurs parlent
web-chat-closed = À cette table, seuls les joueurs parlent.
web-chat-hidden = L’hôte a masqué tes remarques à cette table.
web-mute = Ne plus entendre { $name }
web-unmute = Entendre de nouveau { $name }
web-muted = Ceux que tu n’entends plus
web-notes = Notes privées
web-notes-tab = Notes
web-notes-help = Toi seul vois ceci. Tout est gardé à mesure que tu écris.
web-notes-cover = Les notes de { $name } ne regardent que { $name }.
web-notes-kept = C’est gardé.
web-notes-trouble = Impossible de garder la note. On réessaie à ta prochaine lettre.

## Le passé

web-history = Le passé
web-history-at = Après la décision { $decision } sur { $count }
web-history-first = Au début
web-history-back = Une décision en arrière
web-history-forward = Une décision en avant
web-history-run = Rejouer
web-history-stop = Arrêter
web-history-now = Revenir au présent
web-history-end = À la fin

## La fin d’une partie

web-over = La partie est finie
web-wins = { $names } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-win-together = { $names } partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun.
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
web-record-text = Partie à lire
web-record-json = Partie pour programmes

## Le menu de la table

web-link = Lien vers cette table
web-link-help = Qui l’a peut regarder, ou s’asseoir tant qu’il reste des places.
web-link-moment = Lien vers le moment même que tu regardes :
web-resign = Abandonner
web-resign-two = Tu laisses la victoire à l’autre camp, et la partie est finie.
web-resign-many = Un bot continue à ta place. Tu ne reviendras pas.
web-play-on = Continuer à jouer
web-bot-for-me = Laisser un bot jouer pour moi
web-bot-for = Laisser un bot jouer pour { $name }
web-bot-for-in = Un bot pourra jouer pour { $name } { $when }
web-program = Laisser un programme jouer pour moi
web-program-help = Avec cette clé, un programme peut agir pour ta place, par les portes décrites pour les programmes. Qui a la clé tient la place : garde-la secrète.
web-takeover-asked = { $name } est absent depuis longtemps. Un bot peut-il continuer à cette place ?
web-takeover-waiting = Il manque une réponse : { $names }.
web-seat-back = Reprendre ma place
web-replaced = Tu étais absent, et un bot joue à ta place.
web-bot-decided = { $count ->
    [one] Le bot a pris pour toi une décision que tu peux encore reprendre.
   *[other] Le bot a pris pour toi { $count } décisions que tu peux encore reprendre.
  }
web-bot-undo = Reprendre les coups du bot

## Les dés

web-dice = Vérifier les dés
web-dice-how = Avant le premier tirage, le serveur scelle un secret et en montre l’empreinte. Chaque tirage découle du secret et de ce que les joueurs y mettent : chaque navigateur ajoute ses propres octets au hasard quand son joueur s’assied. À la fin, le secret est ouvert, et chacun peut recalculer tous les tirages.
web-dice-honest = { $rolls ->
        [0] Honnête : il n’y avait rien à jeter.
        [one] Honnête : l’unique jet découle du secret scellé.
       *[other] Honnête : les { $rolls } jets découlent du secret scellé.
    }
web-dice-set-by-hand = { $rolls ->
        [one] L’unique jet découle du secret, mais une position a été posée à la main ou par des règles plus récentes : rien ne la prouve.
       *[other] Les { $rolls } jets découlent du secret, mais une position a été posée à la main ou par des règles plus récentes : rien ne la prouve.
    }
web-dice-not-yet = { $rolls ->
        [one] La partie est en cours : { $rolls } jet jusqu’ici, le secret est encore scellé.
       *[other] La partie est en cours : { $rolls } jets jusqu’ici, le secret est encore scellé.
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
web-key-help = Montre cette liste.
web-key-tab = Va à la prochaine chose que l’on peut faire.
web-key-enter = La fait.
web-key-undo = Reprend ta dernière décision.
web-key-hint = Demande conseil à un bot.
web-key-board = Va au plateau.
web-key-words = Va au plateau en mots.
web-key-log = Va au journal.
web-key-chat = Va à la causerie.
web-key-history = Une décision en arrière, une en avant.
web-key-arrows = Parcourt une partie terminée.
web-key-space = Rejoue le passé, l’arrête.
web-key-escape = Ferme ce qui est ouvert ; passe ce qui est montré ; revient au présent.

## Revoir

web-replay-help = Toute partie terminée se revoit coup par coup, et une partie tirée d’un fichier aussi.
web-replay-record = Regarder une partie enregistrée
web-replay-file = Choisir un fichier
web-replay-paste = Ou colle-la ici
web-replay-show = Regarder
web-replay-none = Tes parties finies seront ici, à revoir coup par coup.
web-replay-play = En jouer une
web-imports = Historiques que tu as apportés
web-imports-help = Seuls toi et ceux qui ont le lien peuvent les voir. Ils restent ici un mois.
web-import-honest = Un historique apporté ici. Il se rejoue, et ses tirages sont prouvés.
web-import-set-by-hand = Un historique apporté ici. Il se rejoue, mais sa position a été posée à la main ou par des règles plus récentes : cela ne prouve rien.
web-import-unproven = Un historique apporté ici. Il se rejoue, mais rien ne prouve ses tirages.
web-import-wrong = Un historique apporté ici. Ses tirages ne concordent pas : { $why }

## Règles

web-rules-help = Dans nos propres mots, telles que cette maison les joue.
web-rules-contents = Sommaire
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
        [0] Rien trouvé
        [one] Trouvé dans { $count } partie
       *[other] Trouvé dans { $count } parties
    }
web-rules-nothing = Pas un mot là-dessus dans ces règles. Essaie autre chose.
web-rules-house = notre propre chiffre : l’imprimé est resté introuvable
web-rules-unreachable = Les règles n’ont pas pu être chargées : il n’y a pas de liaison avec le serveur. Ouvertes une fois en ligne, elles restent sur cet appareil.
web-rules-play = Y jouer
web-rules-read = Les lire

## Réglages

web-settings-help = Gardés dans ce navigateur, connus de personne d’autre.
web-notices = Avis
web-notices-help = Le navigateur te prévient quand c’est à toi et que tu regardes ailleurs, tant que la table est ouverte dans un onglet.
web-notices-refused = Ton navigateur n’autorise pas les avis de cette page. Autorise-les dans ses réglages pour cette page, puis réessaie.
web-language = Langue
web-theme = Lumière
web-theme-light = Papier de jour
web-theme-dark = Lanterne de nuit
web-palette = Couleurs des joueurs
web-palette-house = Couleurs de la maison
web-palette-safe = Pour tous les yeux
web-boards = Plateaux
web-boards-help = En mots, tu lis le même plateau sous forme de texte et tu choisis dans une liste : pour les lecteurs d’écran, les lignes lentes et les petits écrans.
web-boards-drawn = Dessinés
web-boards-words = En mots
web-palette-help = Chaque joueur a aussi un symbole, si bien qu’aucune couleur n’est jamais seule. « Pour tous les yeux » montre aussi gains et pertes en bleu et orange au lieu de vert et rouge.
web-motion = Mouvement
web-sound = Son

## À propos

web-about = À propos
web-about-what = Boomtown est un lieu pour trois jeux de villes du Far West, et un moteur sur lequel d’autres peuvent bâtir.
web-about-open = Libre et ouvert
web-about-open-text = Toute la maison est en source ouverte, sous licence MIT. Chacun peut la lancer d’une seule commande, la changer et l’héberger pour ses amis.
web-about-data = Ce que l’on sait de toi
web-about-data-text = Le nom que tu as choisi, les parties que tu joues, et un cookie qui dit que c’est toi. Aucun pistage, rien n’est chargé d’ailleurs.
web-about-dice = Équitable, preuve à l’appui
web-about-dice-text = Toute la chance est scellée avant la partie et ouverte après. Chaque table a une page qui la vérifie.
web-about-programs = Les programmes sont bienvenus
web-about-programs-text = Un programme peut tenir une place, par les mêmes portes que cette page.
web-about-programs-link = Comment faire
web-about-games = Les jeux
web-about-games-text = Ces jeux ont été inventés et publiés par d’autres ; leurs noms sont à leurs propriétaires. Les textes des règles et les dessins sont les nôtres. Si un jeu te plaît, achète-le et joue-le à une vraie table.
web-api = Pour les programmes
web-api-what = Ce que fait cette page, un programme peut le faire : dresser des tables, s’asseoir, jouer.
web-api-read = Lire la description
web-api-token = Pour qu’un programme tienne une de tes places, crée une clé pour cette place et donne-la-lui.

## Ennuis

web-lost = Cette piste ne mène nulle part
web-lost-help = Cette page n’existe pas. Une lettre de l’adresse s’est peut-être perdue.
web-lost-home = Retour en ville
web-table-missing = Cette table n’existe pas. Une lettre du lien s’est peut-être perdue.
web-table-removed = L’hôte a enlevé cette table.
web-not-found = Cela n’existe pas ici.
web-unreachable = Le serveur ne répond pas. Vérifie ta connexion ; rien n’est perdu.
web-trouble = Quelque chose a mal tourné. Essaie encore une fois.
web-offline = La ligne est coupée. Tes coups attendent ici qu’elle soit rétablie.
web-try-again = Essayer maintenant
web-outdated = Il existe une version plus récente de cette page.
web-reload = La charger

# Boards that can be moved and zoomed.
web-closer = Plus près
web-farther = Plus loin
web-show-all = Tout montrer

# The count at the end
web-finale-wins = { $name } gagne
web-finale-shared = Une victoire partagée
web-finale-again = Recompter
web-finale-skip = Passer le décompte
