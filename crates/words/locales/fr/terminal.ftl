### Le terminal : tout ce que le programme dit de lui-même, quel que soit le jeu.

## Qui est assis où

terminal-holder-person = une personne : { $name }
terminal-holder-bot = bot : { $level }
terminal-holder-scripted = joue un script

## La première page

terminal-go-on = Reprendre : { $game } ({ $standing })
terminal-go-on-help = { $count ->
        [0] Aucun coup joué pour l’instant.
        [one] Une décision prise jusqu’ici.
       *[other] { $count } décisions prises jusqu’ici.
    } Tout est resté comme tu l’as laissé.
terminal-begin-asked = Nouvelle partie : { $game }, comme demandé
terminal-new = Nouvelle partie : { $game }
terminal-language = Langue : { $language }
terminal-language-help = Entrée passe à la suivante.
terminal-welcome-keys = ↑↓ choisir · Entrée valider · Échap quitter

terminal-set-aside = La partie sauvegardée { $file } est inutilisable : { $why }. Elle a été mise de côté : { $place }.
terminal-not-set-aside = La partie sauvegardée { $file } est inutilisable : { $why }. Elle reste ici : { $place }.
terminal-save-unreadable = elle ne peut être ni lue ni rejouée
terminal-save-no-game = il n’y a pas ici de jeu nommé { $game }
terminal-save-other-secret = le secret de ses dés n’est pas celui qui était scellé
terminal-save-no-seats = elle ne dit pas qui tient chaque place
terminal-save-other-form = elle vient d’une autre version de Boomtown
terminal-gone = La partie { $game } a disparu, ou se joue dans une autre fenêtre.
terminal-nothing-to-resume = Aucune partie en attente. Commences-en une : boomtown play

## La mise en place

terminal-players = Joueurs
terminal-players-help = Combien jouent, personnes et bots ensemble.
terminal-seat = Place { $number }
terminal-think = Réflexion des bots
terminal-think-value = { $millis } ms par décision
terminal-think-help = Plus ils réfléchissent, mieux jouent l’{ level-deputy }, le { level-marshal } et la { level-legend }.
terminal-begin = Commencer la partie
terminal-form-keys = ↑↓ ligne · ←→ changer · taper un nom · Entrée suite · Échap retour
terminal-own-open = Entrée l’ouvre.
terminal-own-fine = On peut jouer ainsi.
terminal-own-out = pas en jeu
terminal-own-count = Choisis : { $count }
terminal-own-name = Garder sous le nom : { $name }
terminal-own-unknown = Inconnu ici : { $words }.
terminal-own-map-keys = ←↑↓→ aller · Espace choisir · Suppr vider · F2 garder · F8 oublier · Entrée fini
terminal-own-list-keys = ↑↓ ligne · ←→ face · Suppr vider · F2 garder · F8 oublier · Entrée fini
terminal-own-naming-keys = tape un nom · Entrée garder · Échap annuler

terminal-help-person = Quelqu’un sur cet écran. Tape un nom ; ← → pour mettre un bot.
terminal-help-tenderfoot = Nouveau en ville : facile à battre.
terminal-help-cowhand = Prend ce qui rapporte tout de suite.
terminal-help-deputy = Regarde un peu plus loin. Un bon adversaire pour une première partie.
terminal-help-marshal = Voit loin et s’attend aux bonnes répliques. Dur à battre.
terminal-help-legend = Personne ici ne joue mieux. Regarde aussi loin que le temps le permet.
terminal-help-scripted = Personne n’est assis ici : les règles disent ce que fait cette place.

## La partie

terminal-your-turn = { $seat }, c’est à toi.
terminal-thinking = { $seat } réfléchit…
terminal-thinking-several = { $count } bots réfléchissent…
terminal-paused = En pause : Espace pour continuer
terminal-over = La partie est finie.
terminal-speed = vitesse { $speed }/{ $speeds } (Espace + −)
terminal-ahead = en tête
terminal-choices = { $count ->
        [one] Un seul choix
       *[other] { $count } choix, tape pour filtrer
    }
terminal-choices-by-gain = { $count ->
        [one] Un seul choix
       *[other] { $count } choix, par gain
    }
terminal-nothing-fits = Rien ne convient. Échap montre tout de nouveau.
terminal-brings = Ce que ça rapporte
terminal-preview = si tu le fais
terminal-hint-thinking = la { level-legend } réfléchit…
terminal-hinted = ◆ Ce que ferait la { level-legend }
terminal-what-came-next = La suite
terminal-log = Ce qui s’est passé
terminal-log-empty = Rien encore.
terminal-rounds-none = Ce jeu ne se joue pas en manches.
terminal-scores = Points
terminal-total = Total
terminal-words = Tout en mots
terminal-review = Pourquoi c’est arrivé
terminal-review-begun = La { level-legend } examine la partie. Cela prend à peu près une minute.
terminal-review-esc = Échap l’interrompt.
terminal-review-broken-off = L’analyse est interrompue.
terminal-review-later = C’est possible une fois la partie finie.
terminal-review-at-server = L’analyse se trouve sur la page de cette table, sur le serveur.
terminal-review-keys = ← et → parcourent la partie, F2 dit ce qu’un bot y ferait, Ctrl P rejoue à partir de là.
terminal-play-on-from = Reviens d’abord à un coup avec ←.
terminal-past-hint = { $seat } : la { level-legend } choisirait « { $choice } ».
terminal-rounds = Ce que chaque manche a rapporté
terminal-help = Touches
terminal-close = une touche pour fermer

terminal-past = Tu regardes le passé : après la décision { $decision } sur { $count }.
terminal-past-keys = ← → un coup · Début Fin · Espace déroule · Échap retour au présent
terminal-record = Partie enregistrée : après la décision { $decision } sur { $count }.
terminal-record-keys = ← → un coup · Début Fin · Espace déroule · F9 analyse · + − vitesse · F10 quitter
terminal-come-back-first = Cela se fait au présent, pas dans le passé. Échap t’y ramène.

terminal-undone = Coup annulé.
terminal-undo-ask = { $seat } veut annuler ceci, le plus récent d’abord :
terminal-undo-more = { $count ->
    [one] … et un autre
   *[other] … et { $count } autres
}
terminal-undo-agree = Depuis, d’autres ont joué ou quelque chose a été révélé. { $whom }, es-tu d’accord ?
terminal-undo-refused = Pas question : le coup reste.
terminal-agree = D’accord
terminal-refuse = Pas question

terminal-pass-keyboard = Passe le clavier à { $seat }.
terminal-pass-ready = { $seat } : appuie sur Entrée quand personne d’autre ne regarde.

terminal-malformed = Ça ne marche pas ici. Choisis dans la liste.
terminal-not-kept = La partie ne peut pas être sauvegardée : { $why }.
terminal-bot-broke-down = Le bot { DE($seat) } est tombé en panne ({ $why }). La partie est sauvegardée.
terminal-too-small = Cette fenêtre est trop petite pour une ville. Il lui faut au moins { $width } × { $height }.

## La fin

terminal-wins = { $names } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
terminal-win-together = { $names } se partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun.
terminal-head = { $game } ({ $names })
terminal-unfinished = La partie n’est pas finie. Jusqu’ici :
terminal-gave-up = { $seat } a abandonné. La victoire revient à { $winner }. Les points jusque-là :
terminal-looked-ahead = A vu la suite : quelqu’un est revenu avant un lancer de dés ou un secret.
terminal-kept = Enregistrée sous { $path }
terminal-play-again = Rejouer
terminal-look-through = Revoir la partie
terminal-leave = Accueil

## Les touches

terminal-key-help = Aide
terminal-key-hint = Conseil
terminal-key-undo = Annuler
terminal-key-sort = Trier
terminal-key-scores = Points
terminal-key-log = Journal
terminal-key-rounds = Manches
terminal-key-words = Mots
terminal-key-past = Passé
terminal-key-review = Analyse
terminal-key-play-on = Rejouer
terminal-key-quit = Quitter

terminal-help-choose = Choisir ; aussi avec Page haut, Page bas, Début, Fin et la molette. Un clic choisit, un second joue.
terminal-help-play = Joue ce qui est choisi.
terminal-help-narrow = Tape quelque chose pour filtrer la liste : « vache », « take 7 », « 2,-1 ».
terminal-help-escape = Montre de nouveau tous les choix ; revient du passé.
terminal-help-help = Cette page. « ? » l’ouvre aussi.
terminal-help-hint = Demande à la { level-legend } ce qu’elle ferait et le marque d’un ◆. Ctrl T aussi.
terminal-help-undo = Annule ton dernier coup. Les bots sont toujours d’accord ; on demande aux personnes si quelqu’un a joué depuis. Ctrl Z aussi.
terminal-help-sort = Trie par ce que ça rapporte tout de suite, ou comme avant. Ctrl S aussi.
terminal-help-scores = Les points et d’où ils viennent. Ctrl B aussi.
terminal-help-log = Tout ce qui s’est passé. Ctrl L aussi.
terminal-help-rounds = Ce que chaque manche a rapporté : terrains, duels, bâtiments, revenus et points de chacun. Ctrl R aussi.
terminal-help-words = Tout ce qu’il y a à voir, en phrases. Ctrl W aussi.
terminal-help-past = Une décision en arrière ; regarder ne change rien.
terminal-help-forward = Une décision en avant.
terminal-help-picture = À l’image suivante, quand toutes ne tiennent pas.
terminal-help-scroll = Déplace les images, avec Ctrl aussi ; la molette le fait également.
terminal-help-pause = Arrête et reprend, quand tu ne fais que regarder.
terminal-help-pace = Plus vite, moins vite, quand tu ne fais que regarder.
terminal-help-review = Pourquoi la partie s’est passée ainsi, une fois finie : chances, hasard, décisions. Ctrl E aussi.
terminal-help-play-on = Rejoue à partir du coup affiché, une fois la partie finie.
terminal-help-quit = Quitte. La partie est sauvegardée ; le prochain « boomtown play » la reprend. Ctrl Q aussi.

## Ligne par ligne

terminal-plain-welcome = Tape un nombre pour choisir, quelques lettres pour filtrer la liste, ou « aide ».
terminal-plain-number = Tape un nombre de 1 à { $count }.
terminal-plain-own = Nomme-les sur une ligne, séparés par des espaces : { $names }. Une ligne vide revient en arrière.
terminal-plain-own-again = Tape-la à nouveau, ou une ligne vide pour la laisser ainsi : un choix suivant peut l’arranger.
terminal-plain-own-keep = Sous quel nom le garder ? Une ligne vide ne garde rien.
terminal-plain-defaults = Une ligne vide prend la première réponse, ou ce qui est entre crochets.
terminal-plain-seat = Place { $number } : un nom pour une personne, ou un bot ({ $levels }) [{ $now }]
terminal-plain-more = { $count ->
        [one] Encore un choix : « suite » le montre.
       *[other] Encore { $count } choix : « suite » les montre, des lettres filtrent la liste.
    }
terminal-plain-nothing-fits = Rien ne correspond à « { $typed } ». Voici de nouveau tous les choix :
terminal-plain-narrowed = { $count } sur { $all } correspondent à « { $typed } ». Une ligne vide montre tout de nouveau.
terminal-plain-hint = La { level-legend } choisirait { $number } : { $choice }
terminal-plain-standing = { $place }. { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-plain-yes = Tape « oui » pour accepter.
terminal-plain-saved = La partie est sauvegardée. Pour la reprendre : boomtown play
terminal-plain-help =
    Un nombre choisit. La forme courte d’un choix, comme « take 7 », aussi, si tu la connais.
    D’autres lettres filtrent la liste ; avec « / » devant, un nombre aussi. Une ligne vide montre tout de nouveau.
    suite : les choix suivants
    trier : ce qui rapporte le plus d’abord, ou non
    essai 3 : ce que rapporterait le choix 3
    regarder : tout ce qu’il y a à voir, en phrases
    plateau : la même chose en images faites de lettres
    points : les points et d’où ils viennent
    journal : tout ce qui s’est passé
    manches : ce que chaque manche a rapporté à chacun
    histoire 5 : où l’on en était après le coup 5 ; retour et suivant continuent de là
    conseil : ce que ferait la { level-legend }
    annuler : annule ton dernier coup
    quitter : s’arrêter ; la partie est sauvegardée
terminal-plain-afterwards = « analyse » dit pourquoi, « aide » donne toutes les commandes, « quitter » arrête.
terminal-plain-nothing-asked = Personne ne décide ici. Va d’abord à un coup précédent, par exemple « histoire 5 ».
terminal-plain-reviewing = La { level-legend } examine la partie. Cela prend à peu près une minute ; Ctrl C l’interrompt.
terminal-plain-afterwards-help =
    analyse : pourquoi la partie s’est passée ainsi, le hasard et le talent à part
    décisions : chaque décision, avec sa valeur et celle de la meilleure
    histoire 5 : où l’on en était après le coup 5 ; retour et suivant continuent de là
    conseil : ce que la { level-legend } y ferait
    rejouer : rejouer à partir de là ; des bots remplacent les absents
    regarder : tout ce qu’on y voit, en phrases
    plateau : la même chose en images faites de lettres
    points : les points et d’où ils viennent
    journal : tout ce qui s’est passé
    manches : ce que chaque manche a rapporté à chacun
    quitter : s’arrêter

# Les mots de chaque commande, séparés par des virgules ; les mots anglais marchent toujours. Le premier figure dans l’aide ci-dessus.
terminal-command-help = aide
terminal-command-look = regarder
terminal-command-board = plateau
terminal-command-try = essai
terminal-command-undo = annuler, reprendre
terminal-command-hint = conseil
terminal-command-score = points
terminal-command-log = journal
terminal-command-rounds = manches
terminal-command-history = histoire
terminal-command-back = retour, avant
terminal-command-forward = suivant, après, apres
terminal-command-sort = trier
terminal-command-more = suite
terminal-command-review = analyse, pourquoi
terminal-command-decisions = décisions, decisions
terminal-command-play-on = rejouer
terminal-command-quit = quitter
terminal-command-yes = oui, o
terminal-no-random-bits = L’ordinateur ne fournit pas de nombres aléatoires pour les dés : { $why }.

## Lessons

terminal-learn-which = Que veux-tu apprendre ?
terminal-learn-how = Réponds par un numéro. Un ? raconte la position en mots.
terminal-learn-step = Coup { $step } sur { $count }
terminal-learn-over = Leçon terminée. Place à une vraie partie : boomtown play

## Puzzles

terminal-puzzle = Énigme { $number } : quel est le meilleur choix ?
terminal-puzzle-right = Exact.
terminal-puzzle-wrong = Il y a mieux.
terminal-puzzle-exact = Tout a été essayé jusqu’à la fin : de combien de points chaque choix te met devant.
terminal-puzzle-searched = Ce qu’attend le bot le plus fort : de combien de points tu seras devant à la fin.

# At a server's table.
terminal-join-bad-address = Ce n’est pas l’adresse d’une table. Copie-la depuis le navigateur : https://games.example.org/t/…
terminal-join-as = Tu es { $name }.
terminal-join-unreachable = Le serveur ne répond pas : { $why }
terminal-join-recovery = Code de secours :
terminal-join-removed = La table n’existe plus.
terminal-join-lost = La connexion est perdue. Nouvel essai …
terminal-join-back = La connexion est rétablie.
terminal-join-sit = Tape « asseoir » pour prendre place.
terminal-join-welcome = Un nombre choisit, des lettres raccourcissent la liste, « aide » explique.
terminal-join-yes-no = Réponds « oui » ou « non ».
terminal-join-bot-asked = Un bot peut-il continuer pour { $seat } ?
terminal-join-not-asked = On ne te demande rien en ce moment.
terminal-join-undo-asks = On demande aux autres si tu peux reprendre ton coup.
terminal-join-undo-again = Tape encore une fois « annuler » pour le faire.
terminal-join-say-what = Dire quoi ? Par exemple : dire Bonjour !
terminal-join-resign-sure = Tape « abandonner oui » pour abandonner.
terminal-join-seated = Tu as une place.
terminal-join-noted = C’est noté.
terminal-join-next = La table suivante : { $address }
terminal-join-broken-off = La partie a été interrompue.
terminal-join-there = là
terminal-join-away = absent
terminal-join-ahead-first = Tape d’abord « avance » pour voir ce qui peut se décider d’avance.
terminal-join-ahead-help =
    avance 3 : ce qu’on peut choisir à la ligne 3
    avance 3 2 : en choisir le deuxième ; « avance 3 2 7 » avec 7 pour limite
    avance 3 + : la ligne 3 devient plus importante ; « avance 3 - » moins importante
    avance !1 : changer la condition 1
    avance oui : laisser ces consignes ; « avance non » les retire
terminal-join-on = oui
terminal-join-off = non
terminal-join-obvious-how = Tape « évident oui » ou « évident non ».
terminal-join-obvious-on = Les questions évidentes se règlent maintenant seules.
terminal-join-obvious-off = On te demande de nouveau tout.
terminal-join-fewer = Tu commencerais sans ceux qui ne sont pas venus. Dès que toute la table est d’accord, la partie commence.
terminal-join-declined = Ta place est libre pour quelqu’un d’autre.
terminal-join-mute-how = Tape « silence » ou « silence non ».
terminal-join-muted = Tu ne reçois plus de messages au sujet de cette table.
terminal-join-unmuted = Tu reçois de nouveau des messages au sujet de cette table.
terminal-join-seat-open = libre
terminal-join-seat-bot = bot
terminal-join-seat-keep = garder
terminal-join-seat-invite = inviter
terminal-join-seat-how = Tape « place 3 libre », « place 3 bot deputy », « place 3 garder Ann » ou « place 3 inviter Clockwork ».
terminal-join-nobody = Personne ici ne s’appelle { $name }.
terminal-join-who = Qui ? Tape un numéro ou un nom.
terminal-join-done = C’est fait.
terminal-join-remove-sure = Tape « supprimer oui » pour la supprimer.
terminal-join-chat-how = Tape « chat non » pour que seuls les joueurs parlent, ou « chat oui ».
terminal-join-undo-bot = Tape « annuler bot » pour l’annuler.
terminal-join-record-how = Dans quel fichier ? Par exemple : relevé partie.json
terminal-join-recorded = Le relevé est dans { $file }.
terminal-join-not-recorded = Le relevé n’a pas pu être écrit : { $why }
terminal-join-trial-none = Impossible d’essayer ici : le serveur joue selon les règles d’une autre version.
terminal-join-trial-send = envoyer
terminal-join-trial-bots = bots
terminal-join-trial-end = fin
terminal-join-trial-help =
    un numéro : décider, pour qui que ce soit
    annuler : une décision en arrière
    regarder, plateau, points : où on en est ici
    tester bots : laisser des bots répondre pour les autres
    tester envoyer : envoyer tes propres décisions à la table
    tester fin : retour à la table
terminal-join-help =
    oui, non : répondre à ce que les autres demandent
    dire Bonjour ! : un mot à toute la table
    note : ta note à toi ; avec des mots derrière, elle est réécrite
    horloge : le temps de chacun
    qui : qui est là
    asseoir : prendre place, ou reprendre la tienne à un bot
    bot : laisser un bot jouer pour toi
    abandonner oui : abandonner
    revanche : rejouer
    avance : laisser des consignes pour ce qu’on te demandera
    évident oui : laisser les questions évidentes se régler seules ; « évident non » y met fin
    moins : commencer sans ceux qui ne sont pas venus
    décliner : rendre ta place avant la partie, ou celle qui t’est gardée
    silence : plus de messages au sujet de cette table ; « silence non » les ramène
    tester : jouer la suite pour toi d’ici ; personne ne le voit, et tu peux ensuite envoyer tes propres décisions
    annuler bot : annuler ce qu’un bot a fait pour toi en ton absence
    bot 2 : laisser un bot jouer pour quelqu’un d’absent (un numéro ou un nom)
    asseoir 2 : prendre cette place précise
    dés : si les dés étaient honnêtes
    relevé partie.json : écrire le relevé de la partie dans un fichier
    programme : laisser un programme jouer pour toi
    Pour l’hôte : place 3 libre, place 3 bot deputy, place 3 garder Ann, place 3 inviter Clockwork ; chat non (seuls les joueurs parlent), chat oui ; masquer Ann, montrer Ann ; supprimer oui
terminal-command-say = dire
terminal-command-note = note
terminal-command-clock = horloge, horloges
terminal-command-who = qui
terminal-command-sit = asseoir
terminal-command-no = non
terminal-command-bot = bot
terminal-command-resign = abandonner
terminal-command-rematch = revanche
terminal-command-ahead = avance
terminal-command-obvious = évident, evident
terminal-command-fewer = moins
terminal-command-decline = décliner, decliner, lever
terminal-command-mute = silence
terminal-command-trial = tester
terminal-command-dice = dés, des
terminal-command-record = relevé, releve
terminal-command-program = programme
terminal-command-seat = place
terminal-command-remove = supprimer
terminal-command-chat = chat
terminal-command-hide = masquer
terminal-command-show = montrer
terminal-command-undo-bot = annuler bot
