### De instellingen.

web-settings-help = Hoe het eruitziet en klinkt, blijft in deze browser.
web-settings-look = Uiterlijk en geluid
web-settings-table = Aan tafel
web-notices = Meldingen
web-notices-help = De browser meldt zich als je aan de beurt bent en ergens anders kijkt, zolang Boomtown in een tabblad open is.
web-notices-refused = Je browser staat geen meldingen van deze pagina toe. Sta ze toe in de instellingen voor deze pagina en probeer het opnieuw.
web-language = Taal
web-theme = Licht
web-theme-light = Papier overdag
web-theme-dark = Lantaarn ’s nachts
web-palette = Kleuren van de spelers
web-palette-house = Kleuren van het huis
web-palette-safe = Ook voor kleurenblinden
web-boards = Borden
web-boards-help = In woorden lees je hetzelfde bord als tekst en kies je uit een lijst: voor schermlezers, trage verbindingen en kleine schermen.
web-boards-drawn = Getekend
web-boards-words = In woorden
web-palette-help = Elke speler heeft ook een symbool, zodat een kleur nooit alleen staat. ‘Ook voor kleurenblinden’ toont ook winst en verlies in blauw en oranje in plaats van groen en rood.
web-motion = Beweging
web-tempo-help = Zo lang zie je wat anderen doen voordat het volgende komt. ‘Meteen’ toont alles in één keer. Zonder beweging is dat zo, tot je een tempo kiest.
web-sound = Geluid
