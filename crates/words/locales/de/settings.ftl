### Die Einstellungen.

web-settings-help = Aussehen und Ton bleiben in diesem Browser.
web-settings-look = Aussehen und Ton
web-settings-table = Am Tisch
web-notices = Meldungen
web-notices-help = Der Browser meldet sich, wenn du dran bist und gerade woanders hinschaust, solange Boomtown in einem Tab offen ist.
web-notices-refused = Dein Browser erlaubt dieser Seite keine Meldungen. Erlaube sie in seinen Einstellungen zu dieser Seite und versuch es noch einmal.
web-language = Sprache
web-theme = Design
web-theme-light = Papier bei Tag (hell)
web-theme-dark = Laterne bei Nacht (dunkel)
web-palette = Farben der Spieler
web-palette-house = Farben des Hauses
web-palette-safe = Auch für Farbenblinde
web-boards = Spielpläne
web-boards-help = In Worten liest du denselben Spielplan als Text und wählst aus einer Liste: für Screenreader, langsame Leitungen und kleine Bildschirme.
web-boards-drawn = Gezeichnet
web-boards-words = In Worten
web-palette-help = Alle haben auch ein Symbol, sodass nie eine Farbe allein steht. „Auch für Farbenblinde“ zeigt auch Gewinn und Verlust in Blau und Orange statt in Grün und Rot.
web-motion = Bewegung
web-tempo-help = So lange siehst du, was andere tun, bevor das Nächste kommt. „Sofort“ zeigt alles auf einmal. Ohne Bewegung ist es so, bis du ein Tempo wählst.
web-sound = Ton
