### Les réglages.

web-settings-help = L’apparence et le son restent dans ce navigateur.
web-settings-look = Apparence et son
web-settings-table = À la table
web-notices = Notifications
web-notices-help = Le navigateur te prévient quand c’est à toi et que tu regardes ailleurs, tant que Boomtown est ouvert dans un onglet.
web-notices-refused = Ton navigateur n’autorise pas les notifications de cette page. Autorise-les dans ses réglages pour cette page, puis réessaie.
web-language = Langue
web-theme = Thème
web-theme-light = Clair (plein jour)
web-theme-dark = Sombre (lanterne)
web-palette = Couleurs des joueurs
web-palette-house = Couleurs de la maison
web-palette-safe = Adaptées aux daltoniens
web-boards = Plateaux
web-boards-help = En texte, tu lis le même plateau en phrases et tu choisis dans une liste : pour les lecteurs d’écran, les connexions lentes et les petits écrans.
web-boards-drawn = Dessinés
web-boards-words = Texte
web-palette-help = Chaque joueur a aussi un symbole, si bien que la couleur n’est jamais indispensable. « Adaptées aux daltoniens » montre aussi gains et pertes en bleu et orange au lieu de vert et rouge.
web-motion = Mouvement
web-tempo-help = Le temps que tu as pour voir ce que font les autres avant la suite. « D’un coup » affiche tout à la fois. Sans mouvement, c’est ainsi tant que tu n’as pas choisi de rythme.
web-sound = Son
