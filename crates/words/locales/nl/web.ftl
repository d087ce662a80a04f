### De browser: alles wat het programma zelf zegt, bij welk spel dan ook.

## Rond elke pagina

web-home = Boomtown, voorpagina
web-nav = Pagina’s
web-nav-tables = Tafels
web-nav-rules = Regels
web-nav-replay = Terugkijken
web-nav-settings = Instellingen
web-skip-to = Meteen naar de pagina
web-turns = { $count ->
        [one] Eén tafel wacht op je
       *[other] { $count } tafels wachten op je
    }
web-next-table = Naar de volgende tafel die op je wacht
web-close = Sluiten
web-you = jij
web-keep = Bewaren
web-on = Aan
web-off = Uit
web-system = Zoals het systeem

## De voorpagina

web-hero-over = Drie spellen uit het Wilde Westen
web-hero = Bouw een stad waar je voor wilt vechten
web-hero-under = Met vrienden via een link, aan één scherm of tegen een bot. Zonder account, zonder kosten.
web-games = De spellen
web-facts = { $fewest } tot { $most } spelers · ongeveer { $minutes } minuten
web-play-bot =
    { $bots ->
        [1] Nu tegen een bot spelen
       *[other] Nu tegen { $bots } bots spelen
    }
web-play-friend = Met een vriend spelen
web-play-here = Aan dit scherm
web-all-options = Alle opties
web-home-mine = Jouw tafels
web-home-all-mine = Alle { $count } tafels
web-promises = Waar je op kunt rekenen
web-promise-free = Gaan zitten en spelen
web-promise-free-help = Kies een naam en je doet mee. Geen account, geen reclame, niemand die over je schouder meekijkt.
web-promise-link = Eén link is genoeg
web-promise-link-help = Stuur hem naar een vriend. Op één avond of over een hele week: de tafel onthoudt alles.
web-promise-dice = Dobbelstenen die je kunt narekenen
web-promise-dice-help = Het geluk van een spel wordt vóór de eerste worp verzegeld en na afloop voor iedereen geopend.
web-promise-undo = Terugnemen mag
web-promise-undo-help = Je eigen vergissing neem je gewoon terug. Hebben anderen al gespeeld, dan wordt het hun gevraagd.

## Namen

web-name-title = Hoe noemen ze je?
web-name-label = Je naam
web-name-help = De anderen aan tafel zien hem. Bij de instellingen kun je hem veranderen.
web-name-go = In het zadel
web-name-kept = Howdy. De nieuwe naam geldt.
web-sessions = Mijn andere apparaten
web-sessions-help = Wie de cookie van deze browser heeft, speelt als jij: op een oude telefoon, op een geleende computer. Hiermee eindigt wat elders open is; hier blijf je. Programma’s die een plaats voor je bezetten, spelen door.
web-end-sessions = Mijn andere sessies beëindigen
web-sessions-ended = Klaar: alleen deze browser kent je nog.
web-my-data = Mijn partijen en ik
web-my-games = Al mijn afgelopen partijen in één bestand
web-forget-me = Voorgoed vertrekken
web-forget-help = Je naam verdwijnt van alle tafels, je opmerkingen en notities worden gewist en deze browser vergeet je. De partijen blijven voor wie met je speelde. Lopende partijen geef je op. Er is geen weg terug.
web-forgotten = Je naam is weg. Goede reis.
web-bot-name = Bot: { $level }

## Een nieuwe tafel

web-new = Nieuwe tafel
web-explain = Wat de regels zeggen: { $title }
web-variants = Varianten
web-variants-help = Voeg toe wat je wilt. Laat ze bij een eerste spel weg.
web-house-all = Wat hier van onszelf is, omdat het gedrukte niet te vinden was
web-own-begin-with = Begin met:
web-own-clear = niets
web-own-map-help = Tik de kavels één voor één aan of veeg eroverheen; op het toetsenbord lopen de pijlen en kiest de spatiebalk.
web-own-wrong = { $place }, hier past het niet
web-own-out = doet niet mee
web-own-count = Gekozen: { $count }
web-own-fine = Zo kan er gespeeld worden.
web-own-text = Als tekst, om te kopiëren of te plakken
web-own-unknown = Dit is hier niet bekend: { $words }.
web-own-name = Een naam ervoor
web-own-keep = Op dit apparaat bewaren
web-own-kept = ‘{ $name }’ is bewaard.
web-own-is-kept = op dit apparaat
web-own-forget = ‘{ $name }’ verwijderen
web-seats = Plaatsen
web-seats-help = Wie waar zit. Een vrije plaats is voor wie je link volgt.
web-seat = Plaats { $number }
web-seat-me = Jij
web-seat-me-named = Jij ({ $name })
web-seat-here = Iemand aan dit scherm
web-seat-friend = Vrij, voor een vriend
web-seat-friend-help = Je krijgt een link om te sturen.
web-seat-open = Vrije plaats
web-seat-add = Nog een plaats
web-seat-remove = Plaats { $number } weghalen
web-level-tenderfoot = Nieuw in de stad: makkelijk te verslaan.
web-level-cowhand = Pakt wat nu loont.
web-level-deputy = Kijkt een beetje vooruit. Goed voor een eerste spel.
web-level-marshal = Kijkt zo ver vooruit als het kan. Moeilijk te verslaan.
web-house-rules = Huisregels
web-hints = Tips
web-hints-on = Toegestaan
web-hints-off = Niemand vraagt een bot
web-hints-help = Of spelers een bot mogen vragen wat die zou doen.
web-listed = Wie de tafel vindt
web-listed-on = Iedereen, in de lijst
web-listed-off = Wie de link heeft
web-listed-help = Aan tafels in de lijst kunnen ook onbekenden gaan zitten.
web-pace = Hoe snel er wordt gezet
web-pace-evening = Op één avond
web-pace-days = Over dagen, wanneer het uitkomt
web-pace-help = Wie aan de beurt is en wegblijft, kan door een bot worden vervangen: op één avond na 5 minuten, over dagen na 3 dagen.
web-salt = Iets van jezelf in de dobbelstenen stoppen
web-salt-help = Je browser stopt er sowieso eigen toevalstekens in. Als je wilt, voeg er woorden van jezelf aan toe: dan kan niemand, zelfs deze server niet, de dobbelstenen hebben uitgekozen.
web-best = Je beste uitslag: { $mine } tegen { $rival }
web-best-none = Nog niet gespeeld
web-begin = Spel beginnen
web-begin-invite = Tafel klaarzetten

## Wachten op spelers

web-opening = De tafel wordt geopend…
web-invite = Uitnodiging
web-invite-help = Stuur deze link. Wie hem opent, kan gaan zitten.
web-invited = Je bent uitgenodigd. { $count ->
        [0] Alle plaatsen zijn bezet: je kunt toekijken.
        [one] Eén plaats is vrij.
       *[other] { $count } plaatsen zijn vrij.
    }
web-copy = Kopiëren
web-share = Delen
web-copied = Gekopieerd. Nu nog versturen.
web-copy-by-hand = De link is geselecteerd: kopieer hem met je toetsenbord.
web-sit = Gaan zitten
web-stand-up = Opstaan
web-remove-table = Tafel verwijderen
web-remove-table-help = De tafel verdwijnt, met haar link. Wie hier al zit, krijgt het te horen.
web-keep-table = Houden
web-removed-own = De tafel is weg.
web-seat-fill = Wie hier moet zitten
web-seat-wait = Op iemand wachten
web-seat-free = Plaats vrijmaken
web-send-away = Wegsturen
web-send-away-name = { $name } wegsturen
web-send-away-help = { $name } raakt de plek kwijt en kan niet meer aan deze tafel gaan zitten.
web-gathering = Het spel begint vanzelf zodra { $count ->
        [one] de laatste plaats bezet is
       *[other] alle plaatsen bezet zijn
    }.

## Lijsten van tafels

web-tables-mine = Van jou
web-tables-mine-empty = Je zit aan geen tafel. Kies een spel, en over een minuut speel je.
web-tables-open = Zoeken nog iemand
web-tables-open-empty = Er wacht nu niemand. Zet een tafel klaar die iedereen kan vinden, dan staat hij hier.
web-tables-over = Afgelopen
web-tables-more = Meer laten zien
web-tables-set-up = Tafel openen
web-state-over = Afgelopen
web-state-gathering = { $count ->
        [one] Eén vrije plaats
       *[other] { $count } vrije plaatsen
    }
web-state-question = Er wordt je iets gevraagd
web-state-replaced = Een bot speelt voor jou
web-state-rematch = Je wordt gevraagd om nog eens te spelen
web-state-won = Gewonnen: { $names }
web-state-gave-up = { $name } gaf op, { $winner } wint
web-looked-ahead = Vooruitgekeken
web-looked-ahead-help = Er is teruggegaan tot vóór een worp of iets verborgens. Dit spel telt niet als beste uitslag.

## Het spel

web-board = Speelveld
web-board-coming = De kaart wordt uitgerold…
web-side = Spelers en verloop
web-your-turn = Jij bent aan de beurt
web-turn-of = { $name } is aan de beurt
web-to-move = aan zet
web-is-bot = een bot
web-is-scripted = speelt volgens vaste regels
web-is-program = een programma
web-present = is er
web-away = niet aanwezig
web-resigned = gaf op
web-ahead = aan kop
web-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-total = Totaal
web-undo = Terugnemen
web-undo-ask = Vragen om terug te nemen
web-undo-asked = { $name } wil { $count ->
    [one] één beslissing
   *[other] { $count } beslissingen
  } terugnemen, van jou { $yours ->
    [0] geen
   *[other] { $yours }
  }. Vind je dat goed?
web-undo-waiting = Er ontbreekt nog een antwoord: { $names }.
web-undo-what = Dit wordt teruggenomen, het laatste eerst:
web-undo-ask-help = De anderen wordt het gevraagd. Vinden ze het goed, dan gaan allen daarnaar terug.
web-undo-look-help = Sindsdien heb je een worp of iets verborgens gezien. Je kunt terug: bots beslissen opnieuw en de dobbelstenen rollen opnieuw, maar het spel wordt gemarkeerd en telt niet als je beste uitslag.
web-undo-going = zou worden teruggenomen
web-undo-leave = Laten staan
web-agree = Akkoord
web-refuse = Geen sprake van
web-hint = Tip
web-hinted = Een bot zou dit doen: { $action }
web-hint-do = Doen
web-hint-drop = Nee, bedankt
web-skip = Overslaan
web-more = Spelers, verloop en meer
web-act-for = Je beslist voor
web-curtain = Geef het scherm aan { $name }
web-curtain-help = Dit spel heeft geheimen. Verder zou er nu niemand moeten kijken.
web-curtain-open = Ik ben { $name }
web-curtain-label = Het scherm wordt doorgegeven
web-curtain-who = Wie zit er nu aan het scherm?
web-since = Sinds je laatste beslissing
web-since-watch = Bekijken
web-in-words = Het speelveld in woorden
web-brief = Het spel in drie zinnen
web-brief-done = Duidelijk
web-brief-rules = Alle regels
web-tip-first = Eerst:
web-tip-none = Geen tips meer
web-choices = { $count ->
        [one] Eén keuze
       *[other] { $count } keuzes
    }
web-choices-gain = Grootste winst eerst
web-choices-narrow = Typ om de lijst in te korten
web-choices-none = Niets past. Typ minder.
web-log = Verloop
web-log-empty = Er is nog niets gebeurd.
web-log-go = Dit moment bekijken
web-chat = Praten
web-chat-empty = Stil als een kerk op maandag. Zeg eens howdy.
web-chat-label = Zeg iets tegen de tafel
web-chat-send = Versturen
web-chat-watching = kijkt toe
web-chat-about = Wat te doen met de opmerkingen van { $name }
web-chat-hide = { $name } voor iedereen verbergen
web-chat-show = Opmerkingen van { $name } weer tonen
web-chat-somebody = iemand
web-chat-players-only = Hier praten alleen de spelers
web-chat-closed = Aan deze tafel praten alleen de spelers.
web-chat-hidden = De gastheer heeft je opmerkingen aan deze tafel verborgen.
web-mute = { $name } dempen
web-unmute = { $name } weer horen
web-muted = Mensen die je hebt gedempt
web-notes = Eigen notities
web-notes-tab = Notities
web-notes-help = Alleen jij ziet dit. Het wordt bewaard terwijl je schrijft.
web-notes-cover = De aantekeningen van { $name } zijn alleen voor { $name }.
web-notes-kept = Bewaard.
web-notes-trouble = Bewaren lukte niet. Bij je volgende letter wordt het weer geprobeerd.

## Verleden

web-history = Verleden
web-history-at = Na beslissing { $decision } van { $count }
web-history-first = Naar het begin
web-history-back = Eén beslissing terug
web-history-forward = Eén beslissing verder
web-history-run = Afspelen
web-history-stop = Stoppen
web-history-now = Terug naar nu
web-history-end = Naar het einde

## Het einde van een spel

web-over = Het spel is afgelopen
web-wins = { $names } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
web-win-together = { $names } delen de winst met elk { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
web-gave-up = { $name } gaf op. De winst gaat naar { $winner }.
web-abandoned = Het spel werd afgebroken.
web-unfinished = Hier eindigt het verslag, vóór het einde van het spel.
web-place = Plaats { $place }
web-watch-again = Nog eens bekijken
web-rematch = Nog een keer
web-rematch-join = Naar het volgende spel
web-rematch-there = Er staat een nieuw spel klaar, als je wilt.
web-rematch-accept = Ik doe mee
web-rematch-decline = Nee, bedankt
web-rematch-of = Je wordt gevraagd nog een spel mee te spelen.
web-seat-kept = vrijgehouden voor { $name }
web-seat-open-up = Voor anderen openen
web-record-text = Verslag om te lezen
web-record-json = Verslag voor programma’s

## Het menu aan tafel

web-link = Link naar deze tafel
web-link-help = Wie hem heeft, kan toekijken, of gaan zitten zolang er plaatsen vrij zijn.
web-link-moment = Link naar precies het moment dat je nu bekijkt:
web-resign = Opgeven
web-resign-two = Je laat de winst aan de andere kant, en het spel is afgelopen.
web-resign-many = Een bot speelt in jouw plaats verder. Terugkomen kan niet meer.
web-play-on = Verder spelen
web-bot-for-me = Een bot voor mij laten spelen
web-bot-for = Een bot voor { $name } laten spelen
web-bot-for-in = Een bot kan voor { $name } spelen: { $when }
web-program = Een programma voor mij laten spelen
web-program-help = Met deze sleutel kan een programma voor jouw plaats handelen, door de deuren die voor programma’s beschreven zijn. Wie de sleutel heeft, heeft de plaats: houd hem geheim.
web-takeover-asked = { $name } is al lang weg. Mag een bot daar verder spelen?
web-takeover-waiting = Er ontbreekt nog een antwoord: { $names }.
web-seat-back = Mijn plaats terugnemen
web-replaced = Je was weg, en een bot speelt voor jou.
web-bot-decided = { $count ->
    [one] De bot nam voor jou één beslissing die je nog kunt terugnemen.
   *[other] De bot nam voor jou { $count } beslissingen die je nog kunt terugnemen.
  }
web-bot-undo = Terugnemen wat de bot deed

## Dobbelstenen

web-dice = Dobbelstenen narekenen
web-dice-how = Vóór de eerste worp verzegelt de server een geheim en toont de vingerafdruk ervan. Elke worp volgt uit het geheim en uit wat de spelers erin stoppen: elke browser voegt eigen toevalstekens toe als zijn speler gaat zitten. Aan het eind gaat het geheim open en kan iedereen alle worpen narekenen.
web-dice-honest = { $rolls ->
        [0] Eerlijk: er viel niets te dobbelen.
        [one] Eerlijk: de ene worp volgt uit het verzegelde geheim.
       *[other] Eerlijk: alle { $rolls } worpen volgen uit het verzegelde geheim.
    }
web-dice-set-by-hand = { $rolls ->
        [one] De ene worp volgt uit het geheim, maar een stelling is met de hand of door nieuwere regels neergezet: daar is geen bewijs voor.
       *[other] Alle { $rolls } worpen volgen uit het geheim, maar een stelling is met de hand of door nieuwere regels neergezet: daar is geen bewijs voor.
    }
web-dice-not-yet = { $rolls ->
        [one] Het spel loopt: één worp tot nu toe, het geheim is nog verzegeld.
       *[other] Het spel loopt: { $rolls } worpen tot nu toe, het geheim is nog verzegeld.
    }
web-dice-not-sealed = De dobbelstenen van dit spel waren niet verzegeld en zijn dus niet na te rekenen.
web-dice-wrong = Hier klopt iets niet: { $why }
web-dice-commitment = Vingerafdruk van het geheim (SHA-256)
web-dice-secret = Het geheim
web-dice-salt = Erbij gedaan door { $name }
web-dice-shares = Iedereen die meespeelt heeft zijn deel: elke browser heeft er eigen toevalstekens in gedaan.
web-dice-shares-missing = Zonder deel in de dobbelstenen: { $names }.
web-dice-verify = Wil je deze pagina niet op haar woord geloven, haal dan het verslag binnen en gebruik:

## Toetsen

web-keys = Toetsen
web-key-help = Toont deze lijst.
web-key-tab = Gaat naar het volgende dat je kunt doen.
web-key-enter = Doet het.
web-key-undo = Neemt je laatste beslissing terug.
web-key-hint = Vraagt een bot om een tip.
web-key-board = Gaat naar het speelveld.
web-key-words = Gaat naar het speelveld in woorden.
web-key-log = Gaat naar het verloop.
web-key-chat = Gaat naar het praten.
web-key-history = Eén beslissing terug, één verder.
web-key-arrows = Bladert door een afgelopen spel.
web-key-space = Speelt het verleden af, stopt het.
web-key-escape = Sluit wat open is; slaat over wat getoond wordt; komt terug naar nu.

## Terugkijken

web-replay-help = Elk afgelopen spel is zet voor zet te bekijken, en een verslag uit een bestand ook.
web-replay-record = Een verslag bekijken
web-replay-file = Bestand kiezen
web-replay-paste = Of plak het hier
web-replay-show = Bekijken
web-replay-none = Hier komen je afgelopen spellen te staan, zet voor zet terug te kijken.
web-replay-play = Speel er nu een
web-imports = Meegebrachte verslagen
web-imports-help = Alleen jij en wie de link heeft kan ze zien. Ze blijven een maand bewaard.
web-import-honest = Een meegebracht verslag. Het is na te spelen en de dobbelstenen zijn bewezen.
web-import-set-by-hand = Een meegebracht verslag. Het is na te spelen, maar de stelling is met de hand of door nieuwere regels neergezet: dat bewijst niets.
web-import-unproven = Een meegebracht verslag. Het is na te spelen, maar voor de dobbelstenen is er geen bewijs.
web-import-wrong = Een meegebracht verslag. De dobbelstenen kloppen niet: { $why }

## Regels

web-rules-help = In onze eigen woorden, zoals dit huis ze speelt.
web-rules-contents = Inhoud
web-rules-search = In de regels zoeken
web-rules-found = { $count ->
        [0] Niets gevonden
        [one] In één deel gevonden
       *[other] In { $count } delen gevonden
    }
web-rules-nothing = Daarover staat hier geen woord. Probeer een ander.
web-rules-house = ons eigen cijfer: het gedrukte was niet te vinden
web-rules-unreachable = De regels konden niet worden geladen: er is geen verbinding met de server. Eén keer met verbinding geopend, blijven ze op dit apparaat.
web-rules-play = Spelen
web-rules-read = Lezen

## Instellingen

web-settings-help = Ze blijven in deze browser, verder kent niemand ze.
web-notices = Meldingen
web-notices-help = De browser meldt zich als je aan de beurt bent en ergens anders kijkt, zolang de tafel in een tabblad open is.
web-notices-refused = Je browser staat geen meldingen van deze pagina toe. Sta ze toe in de instellingen voor deze pagina en probeer het opnieuw.
web-language = Taal
web-theme = Licht
web-theme-light = Papier bij dag
web-theme-dark = Lantaarn bij nacht
web-palette = Kleuren van de spelers
web-palette-house = Kleuren van het huis
web-palette-safe = Voor alle ogen
web-boards = Speelborden
web-boards-help = In woorden lees je hetzelfde bord als tekst en kies je uit een lijst: voor schermlezers, trage verbindingen en kleine schermen.
web-boards-drawn = Getekend
web-boards-words = In woorden
web-palette-help = Elke speler heeft ook een symbool, zodat een kleur nooit alleen staat. ‘Voor alle ogen’ toont ook winst en verlies in blauw en oranje in plaats van groen en rood.
web-motion = Beweging
web-sound = Geluid

## Over ons

web-about = Over Boomtown
web-about-what = Boomtown is een plek voor drie spellen over steden in het Wilde Westen, en een motor waar anderen op kunnen bouwen.
web-about-open = Vrij en open
web-about-open-text = Het hele huis is open source, onder de MIT-licentie. Wie wil, start het met één opdracht, verandert het en draait het voor vrienden.
web-about-data = Wat hier van je bekend is
web-about-data-text = De naam die je koos, de spellen die je speelt, en een cookie dat zegt dat jij het bent. Geen gesnuffel, en niets komt van elders.
web-about-dice = Aantoonbaar eerlijk
web-about-dice-text = Alle geluk wordt vóór het spel verzegeld en erna geopend. Elke tafel heeft een pagina die het narekent.
web-about-programs = Programma’s zijn welkom
web-about-programs-text = Ook een programma kan op een plaats zitten, door dezelfde deuren die deze pagina gebruikt.
web-about-programs-link = Zo werkt het
web-about-games = De spellen
web-about-games-text = De spellen zijn door anderen bedacht en uitgegeven; hun namen zijn van hun eigenaars. Regelteksten en tekeningen zijn van onszelf. Bevalt een spel je, koop het dan en speel het aan een echte tafel.
web-api = Voor programma’s
web-api-what = Wat deze pagina kan, kan een programma ook: tafels klaarzetten, gaan zitten, spelen.
web-api-read = Beschrijving lezen
web-api-token = Moet een programma op jouw plaats zitten, maak dan een sleutel voor de plaats en geef die aan het programma.

## Problemen

web-lost = Dit spoor loopt dood
web-lost-help = Deze pagina bestaat niet. Misschien is een letter van het adres verloren gegaan.
web-lost-home = Terug naar de stad
web-table-missing = Deze tafel bestaat niet. Misschien is een letter van de link verloren gegaan.
web-table-removed = De gastheer heeft deze tafel verwijderd.
web-not-found = Dat is hier niet te vinden.
web-unreachable = De server is niet te bereiken. Controleer je verbinding; er is niets verloren.
web-trouble = Er ging iets mis. Probeer het nog een keer.
web-offline = De lijn is verbroken. Je zetten wachten hier tot hij er weer is.
web-try-again = Nu proberen
web-outdated = Er is een nieuwere versie van deze pagina.
web-reload = Laden

# Boards that can be moved and zoomed.
web-closer = Dichterbij
web-farther = Verder weg
web-show-all = Alles tonen

# The count at the end
web-finale-wins = { $name } wint
web-finale-shared = Een gedeelde overwinning
web-finale-again = Nog eens tellen
web-finale-skip = Tellen overslaan
