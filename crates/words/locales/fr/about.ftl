### Ce que disent la page sur Boomtown et celle pour les programmes.

web-about-what = Boomtown est un lieu pour trois jeux de villes du Far West, et un moteur sur lequel d’autres peuvent bâtir.
web-about-open = Libre et ouvert
web-about-open-text = Tout est open source, sous licence MIT. Une seule commande suffit pour le lancer ; change-le, héberge-le pour tes amis.
web-about-data = Ce que l’on sait de toi
web-about-data-text = Le nom que tu as choisi, les parties que tu joues, et un cookie pour te reconnaître. Aucun pistage, rien n’est chargé d’ailleurs.
web-about-dice = Équitable, preuve à l’appui
web-about-dice-text = Tous les lancers sont scellés avant la partie et dévoilés après. Chaque table a une page qui les vérifie.
web-about-programs = Les programmes sont bienvenus
web-about-programs-text = Un programme peut occuper une place, par la même API que cette page.
web-about-programs-link = Comment faire
web-about-games = Les jeux
web-about-games-text = Ces jeux ont été inventés et publiés par d’autres ; leurs noms sont à leurs propriétaires. Les textes des règles et les dessins sont les nôtres. Si un jeu te plaît, achète-le et joue-le à une vraie table.
web-api-what = Ce que fait cette page, un programme peut le faire : ouvrir des tables, s’asseoir, jouer.
web-api-read = Lire la description
web-api-token = Pour qu’un programme tienne une de tes places, crée une clé pour cette place et donne-la-lui.
