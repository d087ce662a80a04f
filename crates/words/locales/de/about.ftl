### Was auf der Seite über Boomtown und auf der für Programme steht.

web-about-what = Boomtown ist ein Ort für drei Spiele um Städte im Wilden Westen, und eine Spiel-Engine, auf der andere aufbauen können.
web-about-open = Frei und offen
web-about-open-text = Alles ist quelloffen, unter der MIT-Lizenz. Wer will, startet es mit einem einzigen Befehl, ändert es und betreibt es für den Freundeskreis.
web-about-data = Was man hier über dich weiß
web-about-data-text = Den Namen, den du gewählt hast, die Spiele, die du spielst, und ein Cookie, an dem wir dich erkennen. Kein Tracking, nichts wird von anderswo geladen.
web-about-dice = Nachweislich fair
web-about-dice-text = Der Zufall wird vor dem Spiel versiegelt und danach geöffnet. Jeder Tisch hat eine Seite, die es prüft.
web-about-programs = Programme sind willkommen
web-about-programs-text = Auch ein Programm kann an einem Platz sitzen, über dieselbe Schnittstelle, die diese Seite benutzt.
web-about-programs-link = So geht das
web-about-games = Die Spiele
web-about-games-text = Erfunden und herausgegeben haben die Spiele andere; die Namen gehören ihren Inhabern. Regeltexte und Zeichnungen sind unsere eigenen. Gefällt dir ein Spiel, dann kauf es und spiel es an einem echten Tisch.
web-api-what = Was diese Seite kann, kann auch ein Programm: Tische eröffnen, sich setzen, spielen.
web-api-read = Beschreibung lesen
web-api-token = Soll ein Programm auf deinem Platz sitzen, dann mach für den Platz einen Schlüssel und gib ihn dem Programm.
