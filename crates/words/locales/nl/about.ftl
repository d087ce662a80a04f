### Wat er op de pagina over Boomtown en op die voor programma’s staat.

web-about-what = Boomtown is een plek voor drie spellen over steden in het Wilde Westen, en een spel-engine waar anderen op kunnen voortbouwen.
web-about-open = Vrij en open
web-about-open-text = Het hele huis is open source, onder de MIT-licentie. Wie wil, start het met één opdracht, verandert het en draait het voor vrienden.
web-about-data = Wat hier van je bekend is
web-about-data-text = De naam die je koos, de spellen die je speelt, en een cookie dat zegt dat jij het bent. Geen gesnuffel, en niets komt van elders.
web-about-dice = Aantoonbaar eerlijk
web-about-dice-text = Het toeval wordt vóór het spel verzegeld en daarna geopend. Elke tafel heeft een pagina die het controleert.
web-about-programs = Programma’s zijn welkom
web-about-programs-text = Ook een programma kan op een plaats zitten, via dezelfde koppeling die deze pagina gebruikt.
web-about-programs-link = Zo werkt het
web-about-games = De spellen
web-about-games-text = De spellen zijn door anderen bedacht en uitgegeven; hun namen zijn van hun eigenaars. Regelteksten en tekeningen zijn van onszelf. Bevalt een spel je, koop het dan en speel het aan een echte tafel.
web-api-what = Wat deze pagina kan, kan een programma ook: tafels openen, aanschuiven, spelen.
web-api-read = Beschrijving lezen
web-api-token = Moet een programma op jouw plaats zitten, maak dan een sleutel voor de plaats en geef die aan het programma.
