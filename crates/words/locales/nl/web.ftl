### De browser: alles wat het programma zelf zegt, bij welk spel dan ook.

## Rond elke pagina

web-home = Boomtown, startpagina
web-nav = Pagina’s
web-nav-tables = Tafels
web-nav-rules = Regels
web-nav-replay = Terugkijken
web-nav-settings = Instellingen
web-skip-to = Naar de inhoud
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
web-system = Systeem volgen

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
web-promise-free = Aanschuiven en spelen
web-promise-free-help = Kies een naam en je doet mee. Geen account, geen reclame, niemand die over je schouder meekijkt.
web-promise-link = Eén link is genoeg
web-promise-link-help = Stuur hem naar een vriend. Op één avond of over een hele week: de tafel onthoudt alles.
web-promise-dice = Dobbelstenen die je kunt narekenen
web-promise-dice-help = Alle worpen worden vooraf verzegeld en na afloop voor iedereen geopend.
web-promise-undo = Terugnemen mag
web-promise-undo-help = Je eigen vergissing neem je gewoon terug. Hebben anderen al gespeeld, dan vragen we het hun eerst.

## Namen

web-name-title = Hoe noemen ze je?
web-name-label = Je naam
web-name-help = De anderen aan tafel zien hem. Bij de instellingen kun je hem veranderen.
web-name-go = In het zadel
web-name-kept = Howdy. De nieuwe naam geldt.
web-end-sessions = Alle andere apparaten afmelden
web-sessions-ended = Klaar: alleen deze browser kent je nog.
web-my-data = Mijn gegevens
web-my-export = Alles wat er over mij bewaard is in één bestand
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
web-level-marshal = Kijkt ver vooruit en rekent op goede antwoorden. Moeilijk te verslaan.
web-level-legend = Beter speelt hier niemand. Kijkt zo ver vooruit als het kan.
web-house-rules = Huisregels
web-hints = Tips
web-hints-on = Toegestaan
web-hints-off = Geen
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
web-best = Je beste uitslag: { $mine } – { $rival }
web-best-none = Nog niet gespeeld
web-begin = Spel beginnen
web-begin-invite = Tafel openen

## Wachten op spelers

web-opening = De tafel wordt geopend…
web-loading = Een ogenblik…
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
web-sit = Aanschuiven
web-stand-up = Opstaan
web-remove-table = Tafel verwijderen
web-remove-table-help = De tafel verdwijnt, met zijn link. Wie hier al zit, krijgt het te horen.
web-keep-table = Houden
web-removed-own = De tafel is weg.
web-seat-fill = Wie hier moet zitten
web-seat-wait = Op iemand wachten
web-seat-free = Plaats vrijmaken
web-send-away = Wegsturen
web-send-away-name = { $name } wegsturen
web-send-away-help = { $name } raakt de plaats kwijt en kan niet meer aan deze tafel gaan zitten.
web-gathering = Het spel begint vanzelf zodra { $count ->
        [one] de laatste plaats bezet is
       *[other] alle plaatsen bezet zijn
    }.

## Lijsten van tafels

web-tables-mine = Jouw tafels
web-tables-mine-empty = Je zit nog nergens aan tafel. Kies een spel en binnen een minuut speel je.
web-tables-open = Zoeken spelers
web-tables-open-empty = Er wacht nu niemand. Open een tafel die iedereen kan vinden, dan staat hij hier.
web-tables-over = Afgelopen
web-tables-more = Meer laten zien
web-tables-set-up = Tafel openen
web-state-over = Afgelopen
web-state-gathering = { $count ->
        [one] Eén vrije plaats
       *[other] { $count } vrije plaatsen
    }
web-state-question = Jij moet iets beslissen
web-state-replaced = Een bot speelt voor jou
web-state-rematch = Je wordt gevraagd om nog eens te spelen
web-state-won = Gewonnen: { $names }
web-state-gave-up = { $name } heeft opgegeven, { $winner } wint
web-looked-ahead = Vooruitgekeken
web-looked-ahead-help = Er is teruggegaan tot vóór een worp of iets verborgens. Dit spel telt niet als beste uitslag.

## Het spel

web-board = Bord
web-board-coming = Het bord wordt uitgerold…
web-side = Spelers en verloop
web-your-turn = Jij bent aan de beurt
web-turn-of = { $name } is aan de beurt
web-to-move = aan de beurt
web-your-move = jij bent aan de beurt
web-is-bot = een bot
web-is-scripted = speelt volgens vaste regels
web-is-program = een programma
web-present = is er
web-away = weg
web-resigned = heeft opgegeven
web-ahead = aan kop
web-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-total = Totaal
web-undo = Terugnemen
web-undo-ask = Mag ik terug?
web-undo-waiting = Wachten op { $names }.
web-undo-what = Dit wordt teruggenomen, het laatste eerst:
web-undo-ask-help = We vragen het de anderen. Vinden ze het goed, dan gaat iedereen daarnaar terug.
web-undo-ask-bots = Is er sindsdien een worp of iets verborgens gezien, dan wordt het spel gemarkeerd, omdat er ook bots meespelen, en telt het voor niemand als beste uitslag.
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
web-story = Wat er gebeurt, { $step } van { $count }
web-story-next = Volgende
web-pause = Pauze
web-go-on = Verder
web-tempo = Tempo
web-tempo-slow = Langzaam
web-tempo-steady = Rustig
web-tempo-quick = Snel
web-tempo-once = Meteen
web-more = Spelers, verloop en meer
web-act-for = Je beslist voor
web-curtain = Geef het scherm aan { $name }
web-curtain-help = Dit spel heeft geheimen. Verder zou er nu niemand moeten kijken.
web-curtain-open = Ik ben { $name }
web-curtain-label = Het scherm wordt doorgegeven
web-curtain-who = Wie zit er nu aan het scherm?
web-since = Sinds je laatste zet
web-since-watch = Bekijken
web-since-mine = Wat jou aangaat
web-since-more = nog { $count }
web-since-less = Minder tonen
web-in-words = Het bord in woorden
web-brief = Het spel in drie zinnen
web-brief-done = Duidelijk
web-brief-rules = Alle regels
web-tip-first = Eerst:
web-tip-none = Tips uitzetten
web-choices = { $count ->
        [one] Eén keuze
       *[other] { $count } keuzes
    }
web-choices-gain = Meeste punten nu eerst
web-choices-narrow = Typ om de lijst in te korten
web-choices-none = Niets gevonden. Haal een paar letters weg.
web-log = Verloop
web-menu = Menu
web-rounds = Ronde na ronde
web-round-card = Ronde { $round } in één oogopslag
web-rounds-watch = Deze ronde opnieuw bekijken
web-log-empty = Er is nog niets gebeurd.
web-log-go = Dit moment bekijken
web-chat = Chat
web-chat-empty = Stil als een kerk op maandag. Zeg eens howdy.
web-chat-label = Zeg iets aan tafel
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
web-notes-cover = De notities van { $name } zijn alleen voor { $name }.
web-notes-kept = Bewaard.
web-notes-trouble = Bewaren lukte niet. Bij je volgende letter wordt het weer geprobeerd.

## Terugblik

web-history = Terugblik
web-history-at = Na zet { $decision } van { $count }
web-history-first = Naar het begin
web-history-back = Eén zet terug
web-history-forward = Eén zet verder
web-history-run = Afspelen
web-history-stop = Stoppen
web-history-now = Terug naar het spel
web-history-end = Naar het einde

## Het einde van een spel

web-over = Het spel is afgelopen
web-wins = { $names } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
web-win-together = { $names } delen de overwinning met elk { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
web-you-win = Je wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }!
web-you-lose = { $count ->
    [one] { $names } wint met { $points } tegen jouw { $own }. Jij eindigt op plaats { $place }.
   *[other] { $names } winnen met { $points } tegen jouw { $own }. Jij eindigt op plaats { $place }.
}
web-gave-up = { $name } heeft opgegeven. De overwinning gaat naar { $winner }.
web-abandoned = Het spel werd afgebroken.
web-unfinished = Hier eindigt het verslag, vóór het einde van het spel.
web-place = Plaats { $place }
web-watch-again = Nog eens bekijken
web-rematch = Nog een potje
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
web-resign-two = Je tegenstander wint en het spel is afgelopen.
web-resign-many = Een bot speelt in jouw plaats verder. Terugkomen kan niet meer.
web-play-on = Verder spelen
web-bot-for-me = Een bot voor mij laten spelen
web-bot-for = Een bot voor { $name } laten spelen
web-bot-for-in = Een bot kan voor { $name } spelen: { $when }
web-program = Een programma voor mij laten spelen
web-program-help = Met deze sleutel kan een programma op jouw plaats spelen, via de koppeling die onder ‘Voor programma’s’ staat. Wie de sleutel heeft, heeft de plaats: houd hem geheim.
web-takeover-asked = { $name } is al lang weg. Mag een bot daar verder spelen?
web-takeover-waiting = Wachten op { $names }.
web-seat-back = Weer zelf spelen
web-replaced = Een bot speelt voor jou.
web-bot-decided = { $count ->
    [one] De bot deed voor jou één zet die je nog kunt terugnemen.
   *[other] De bot deed voor jou { $count } zetten die je nog kunt terugnemen.
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
        [one] De ene worp volgt uit het geheim, maar een stelling of de punten zijn met de hand ingevuld of komen uit andere regels: daar is geen bewijs voor.
       *[other] Alle { $rolls } worpen volgen uit het geheim, maar een stelling of de punten zijn met de hand ingevuld of komen uit andere regels: daar is geen bewijs voor.
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
web-dice-verify = Vertrouw je deze pagina niet? Download het verslag en voer uit:

## Toetsen

web-keys = Toetsen
web-key-rounds = Tonen wat er per ronde gebeurde
web-key-help = Toont deze lijst.
web-key-tab = Springt naar de volgende mogelijkheid.
web-key-enter = Voert die uit.
web-key-undo = Neemt je laatste zet terug.
web-key-hint = Vraagt een bot om een tip.
web-key-board = Gaat naar het bord.
web-key-words = Gaat naar het bord in woorden.
web-key-log = Gaat naar het verloop.
web-key-chat = Gaat naar de chat.
web-key-history = Eén zet terug, één verder.
web-key-arrows = Bladert door een afgelopen spel.
web-key-space = Speelt de terugblik af en stopt hem.
web-key-escape = Sluit wat open is; slaat over wat getoond wordt; brengt je terug naar het spel.

## Terugkijken

web-replay-help = Elk afgelopen spel is zet voor zet te bekijken, en een verslag uit een bestand ook.
web-replay-record = Een verslag bekijken
web-replay-table = Ook een spel dat op een ander apparaat als bestand is opgeslagen, gaat hier verder.
web-replay-file = Bestand kiezen
web-replay-paste = Of plak het hier
web-replay-show = Bekijken
web-replay-none = Hier komen je afgelopen spellen te staan, zet voor zet terug te kijken.
web-replay-play = Speel er nu een
web-imports = Meegebrachte verslagen
web-imports-help = Alleen jij en wie de link heeft kan ze zien.
web-import-honest = Een meegebracht verslag. Het is na te spelen en de dobbelstenen zijn bewezen.
web-import-set-by-hand = Een meegebracht verslag. Het is na te spelen, maar de stelling of de punten zijn met de hand ingevuld of komen uit andere regels: dat bewijst niets.
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

## Over ons

web-about = Over Boomtown
web-api = Voor programma’s

## Problemen

web-lost = Dit spoor loopt dood
web-lost-help = Deze pagina bestaat niet. Misschien is een letter van het adres verloren gegaan.
web-lost-home = Terug naar de stad
web-table-missing = Deze tafel bestaat niet. Misschien is een letter van de link verloren gegaan.
web-table-removed = De gastheer heeft deze tafel verwijderd.
web-unreachable = De server is niet te bereiken. Controleer je verbinding; er is niets verloren.
web-trouble = Er ging iets mis. Probeer het nog een keer.
web-offline = Verbinding verbroken. Je zetten wachten hier tot ze er weer is.
web-try-again = Nu proberen
web-outdated = Er is een nieuwere versie van deze pagina.
web-reload = Vernieuwen

# Boards that can be moved and zoomed.
web-closer = Inzoomen
web-farther = Uitzoomen
web-show-all = Alles tonen

# The count at the end
web-finale-wins = { $name } wint
web-finale-shared = Een gedeelde overwinning
web-finale-again = Nog eens tellen
web-finale-skip = Tellen overslaan

# Tables on this device.
web-device-here = Op dit apparaat
web-device-no-server = Geen server in de buurt, dus je speelt op dit apparaat: tegen bots, met meer mensen aan één scherm of alleen. Vrienden kunnen meedoen zodra er verbinding is.
web-device-missing = Het deel waarmee je op dit apparaat speelt, kon niet worden geladen. Open de pagina één keer met verbinding, daarna kan het ook zonder.
web-device-full = Er is op dit apparaat geen ruimte meer voor. De zet is niet gespeeld; wat er was, is er nog. Maak wat ruimte en probeer het opnieuw.
web-device-forbidden = Deze browser laat ons niets bewaren, dus hier kun je niet op het apparaat spelen. In privévensters is dat vaak zo; met een gewoon venster lukt het.
web-device-newer = Een nieuwere versie van deze pagina heeft dit spel bewaard. Vernieuw de pagina om verder te spelen.
web-device-open = Aan een tafel op dit apparaat kan niemand anders aanschuiven. Geef de plaats aan een bot of iemand aan dit scherm.
web-device-nobody = Iemand moet spelen: neem zelf een plaats.
web-device-alone = Aan een tafel op dit apparaat is er verder niemand om het aan te vragen.
web-device-remove = Van dit apparaat verwijderen
web-device-remove-help = Het spel en het verslag zijn dan voorgoed weg. Wil je het houden, sla het dan eerst op als bestand.
web-device-file = Opslaan als bestand
web-device-file-help = In het bestand staat het hele spel zoals het er nu voor staat. Open het op een ander apparaat onder ‘{ web-nav-replay }’, dan gaat het spel daar verder.
web-device-file-dice = Ook het geheim van de dobbelstenen staat erin: wie het bestand kan lezen, kan weten wat er gegooid en getrokken wordt. Daarom krijgt een spel dat uit een bestand verdergaat een kenmerk, en telt het niet als beste uitslag.
web-device-file-save = Bestand opslaan
web-device-brought = Dit spel is met een bestand hierheen gebracht. Wie het bestand heeft, kan de worpen kennen; daarom geldt het als vooruitgekeken.
web-device-already = Dit spel staat al op dit apparaat en blijft zoals het is. Wil je vanuit het bestand verder, verwijder het hier dan eerst.
web-stands = Waar de tafel staat
web-stands-help = Een tafel op dit apparaat heeft geen verbinding nodig en blijft hier. Een tafel op de server kun je ook op je andere apparaten openen.
web-stands-server = Op de server
web-stands-device = Op dit apparaat
web-version-new = Er is een nieuwe versie. Je spellen blijven zoals ze zijn.
web-version-later = Later
web-part-missing = Een deel van deze pagina kon niet worden geladen. Vernieuw de pagina; je spellen blijven zoals ze zijn.

## Lessons

web-nav-learn = Leren
web-learn = Al spelend leren
web-learn-help = Een stelling, een paar zinnen, en jij doet de zet.
web-learn-new = Nieuw hier? In vijf minuten geleerd
web-learn-variants = Varianten en solotegenstanders
web-learn-steps = { $steps } zetten
web-learn-finished = Voltooid
web-learn-step = Zet { $step } van { $count }
web-learn-you = Jij bent { $name }
web-learn-not-it = Niet helemaal
web-learn-right = Precies
web-learn-next = Verder
web-learn-show = Laat zien
web-learn-again = Nog een keer
web-learn-over = Les voltooid. Tijd voor een echt spel!
web-learn-play = Tegen bots spelen
web-learn-all = Alle lessen
web-learn-first-use = Nieuw voor je? In twee minuten zie je hoe het werkt.
web-tips = Tips aan tafel
web-tips-help = Wat nieuw is, wordt één keer uitgelegd.
web-tips-again = Alle tips opnieuw tonen
web-tips-fresh = Je krijgt alle tips opnieuw te zien.

## Puzzles

web-puzzles = Puzzels
web-puzzles-help = Stellingen uit echte partijen waarin één keuze duidelijk beter is. Elke dag één, voor iedereen dezelfde.
web-puzzle-today = Puzzel van de dag
web-puzzle-solve = Los hem op
web-puzzle-number = Puzzel { $number }
web-puzzle-ask = Wat is hier het beste? Doe de zet.
web-puzzle-solved = Opgelost
web-puzzle-tried = Geprobeerd
web-puzzle-right = Goed: beter kan niet.
web-puzzle-wrong = Het kan beter: { $best }.
web-puzzle-exact = Alles is tot het eind van het spel uitgeprobeerd: hoeveel punten je dan voor staat.
web-puzzle-searched = Wat de sterkste bot na lang nadenken verwacht: hoeveel punten je aan het eind voor staat.
web-puzzle-choice = Keuze
web-puzzle-ahead = Voorsprong
web-puzzle-yours = de jouwe
web-puzzle-other = een andere keuze
web-puzzle-proof = Toon het bewijs
web-puzzle-proof-step = Volgende zet van het bewijs
web-puzzle-next = Nog één
web-puzzle-all = Alle puzzels
web-puzzles-solved = { $solved } van { $all } opgelost
web-puzzle-streak = { $days ->
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
}

web-review = Analyse
web-review-of = Analyse: { $game }

## Statistiek

web-statistics = Statistiek
web-ladder = Botladder
web-statistics-open = Hoe al je partijen zijn gegaan

## Een beslissing bevestigen

web-confirm = Om te beslissen
web-confirm-never = Eén tik
web-confirm-taps = Twee tikken
web-confirm-final = Eerst vragen
web-confirm-never-help = Wat je aantikt of aanklikt, geldt meteen.
web-confirm-taps-help = Met een vinger laat de eerste tik het zien en beslist de tweede. Muis en toetsenbord beslissen meteen.
web-confirm-final-help = Voor iets wat je niet kunt terugnemen, wordt het je nog een keer gevraagd; met een vinger tik je bovendien twee keer.
web-confirm-ask = Dit kun je niet terugnemen: { $action }
web-confirm-drop = Nog niet

## Een tip bij een eerder moment

web-hint-past = Voor { $name } zou een bot dit doen: { $action }
web-hint-done = Gespeeld: { $what }

## Een tafel opzetten en op anderen wachten

web-seats-order = Wie hoger zit, komt eerst. Iedereen kiest een symbool met zijn kleur.
web-seat-up = Plaats { $number } omhoog
web-seat-down = Plaats { $number } omlaag
web-seats-shuffle = Plaatsen schudden
web-invited-by = { $name } nodigt je uit.
web-played-here = Wat hier gespeeld wordt
web-played-usual = Zoals in de doos, zonder iets erbij.
web-played-players = { $count ->
        [one] Voor één speler
       *[other] Voor { $count } spelers
    }
web-played-hints = Je mag bots om tips vragen.
web-played-no-hints = Zonder tips.
web-points-table = De punten zoals ze nu staan
web-admin = Beheer
web-report = { $name } melden
web-block = Niet meer met { $name } spelen
web-blocked = { $name } kan niet meer gaan zitten waar jij zit, en je leest niets meer van { $name }.
web-chat-deleted = (weggehaald door de beheerders)

# De symbolen van de spelers met hun kleur.
web-mark-hat = hoed
web-mark-star = ster
web-mark-cactus = cactus
web-mark-boot = laars
web-mark-horseshoe = hoefijzer
web-mark-cow = koe
web-mark-change = Plaats { $number } speelt met het symbool ‘{ $mark }’. Ander symbool kiezen
web-mark-choose = Het symbool van plaats { $number }
web-mark-taken = bezet

# Met anderen of alleen.
web-company = Wie doet er mee
web-company-who = Je speelt
web-company-others = Met anderen of bots
web-company-alone = Alleen

# Een spel van dit apparaat gaat verder op de server, met vrienden.
web-move = Verder met vrienden
web-move-help = Het spel verhuist naar de server en gaat daar verder vanaf waar het nu staat. Voor de plaatsen die je aan vrienden geeft, krijg je een link.
web-move-seats = Plaatsen voor vrienden
web-move-dice = Tot nu toe waren de dobbelstenen van dit apparaat: niemand anders kan ze controleren, en wie goed heeft gekeken, kan weten wat er nu verborgen ligt. Dat staat bij de tafel, en de partij telt nergens mee in de statistieken. Vanaf hier verzegelt de server de dobbelstenen opnieuw.
web-move-go = Spel verhuizen
web-moved-open = Daarheen
web-moved-back = Toch hier verder
web-device-review-unkept = De analyse is klaar, maar op dit apparaat is geen ruimte om die te bewaren. Die blijft tot je de pagina sluit.
web-device-moved = Dit spel gaat verder op de server.
web-from-device = { $decisions ->
        [0] Deze partij is op een apparaat begonnen
        [one] De eerste zet van deze partij is op een apparaat gespeeld
       *[other] De eerste { $decisions } zetten van deze partij zijn op een apparaat gespeeld
    }. De dobbelstenen van toen kan niemand controleren; sindsdien zijn ze verzegeld. De partij telt nergens mee in de statistieken.

web-ahead-by-obvious = vanzelf beantwoord
web-ahead-by-orders = volgens je opdrachten
web-obvious = Wat voor de hand ligt
web-obvious-help = Waar maar één antwoord kan of niets op het spel staat, antwoordt de tafel voor je. In het verloop staat het erbij, en je kunt het terugnemen zoals elke zet. Dit geldt voor tafels waar je gaat zitten; in het menu van een tafel verander je het daar.
web-obvious-on = Beantwoord wat voor de hand ligt
web-obvious-off = Vraag mij alles

web-try = Eerst uitproberen
web-key-try = Op een eigen bord uitproberen wat er kan komen

## Borden als tabellen, voor wie in woorden speelt

web-grid-row = Rij
web-grid-space = Veld
web-grid-gives = Wat het oplevert
web-grid-price = Prijs
web-grid-cowboys = Cowboys daar
web-grid-odds = Kansen in het duel
web-grid-thing = Wat ze hebben
web-grid-character = personage
web-grid-kept = voor later bewaard
web-grid-card = Kaart
web-grid-before = Kaarten ervoor
web-grid-upper-left = Linksboven
web-grid-upper-right = Rechtsboven
web-grid-lower-left = Linksonder
web-grid-lower-right = Rechtsonder
web-grid-shows = Wat erop staat
web-grid-pull = Lokwaarde
web-grid-bids-left = Resterende veilingkaarten
web-grid-persons = Personages
web-grid-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-grid-nothing = niets
web-grid-players = De spelers
web-grid-score = Punten
