### De terminal: alles wat het programma zelf zegt, bij welk spel ook.

## Wie waar zit

terminal-holder-person = een mens: { $name }
terminal-holder-bot = bot: { $level }
terminal-holder-scripted = speelt volgens vaste regels

## De eerste pagina

terminal-go-on = Verder spelen: { $game } ({ $standing })
terminal-go-on-help = { $count ->
        [0] Nog geen zet gedaan.
        [one] Tot nu toe één beslissing.
       *[other] Tot nu toe { $count } beslissingen.
    } Alles ligt nog zoals je het achterliet.
terminal-begin-asked = Nieuw spel: { $game }, zoals gevraagd
terminal-new = Nieuw spel: { $game }
terminal-language = Taal: { $language }
terminal-language-help = Enter neemt de volgende.
terminal-welcome-keys = ↑↓ kiezen · Enter kiezen · Esc stoppen

terminal-set-aside = Het bewaarde spel { $file } is onbruikbaar: { $why }. Het is opzijgelegd: { $place }.
terminal-not-set-aside = Het bewaarde spel { $file } is onbruikbaar: { $why }. Het blijft hier: { $place }.
terminal-save-unreadable = het is niet te lezen of na te spelen
terminal-save-no-game = een spel met de naam { $game } is hier niet
terminal-save-other-secret = het geheim van de dobbelstenen is niet het verzegelde
terminal-save-no-seats = er staat niet in wie welke plaats heeft
terminal-save-other-form = een andere versie van Boomtown heeft het geschreven
terminal-gone = Het spel { $game } is weg, of wordt in een ander venster gespeeld.
terminal-nothing-to-resume = Er wacht geen onvoltooid spel. Begin er een: boomtown play

## Klaarzetten

terminal-players = Spelers
terminal-players-help = Hoeveel er meespelen, mensen en bots samen.
terminal-seat = Plaats { $number }
terminal-think = Denktijd van bots
terminal-think-value = { $millis } ms per beslissing
terminal-think-help = Hoe langer ze nadenken, hoe beter de { level-deputy }, de { level-marshal } en de { level-legend } spelen.
terminal-begin = Begin het spel
terminal-form-keys = ↑↓ regel · ←→ wijzigen · typ een naam · Enter verder of begin · Esc terug
terminal-own-open = Enter opent het.
terminal-own-fine = Zo kan er gespeeld worden.
terminal-own-out = doet niet mee
terminal-own-count = Gekozen: { $count }
terminal-own-name = Bewaren als: { $name }
terminal-own-unknown = Dit is hier niet bekend: { $words }.
terminal-own-map-keys = ←↑↓→ lopen · spatie kiezen · Del leeg · F2 bewaren · F8 vergeten · Enter klaar
terminal-own-list-keys = ↑↓ rij · ←→ kant · Del leeg · F2 bewaren · F8 vergeten · Enter klaar
terminal-own-naming-keys = typ een naam · Enter bewaren · Esc toch niet

terminal-help-person = Iemand aan dit scherm. Typ een naam; met ← → zet je er een bot neer.
terminal-help-tenderfoot = Nieuw in de stad: makkelijk te verslaan.
terminal-help-cowhand = Pakt wat nu iets oplevert.
terminal-help-deputy = Kijkt een beetje vooruit. Een goede tegenstander voor een eerste spel.
terminal-help-marshal = Kijkt ver vooruit en rekent op goede antwoorden. Moeilijk te verslaan.
terminal-help-legend = Beter speelt hier niemand. Kijkt zo ver vooruit als de tijd toelaat.
terminal-help-scripted = Hier zit niemand: de regels zeggen wat deze plaats doet.

## Het spel

terminal-your-turn = { $seat }, jij bent aan de beurt.
terminal-thinking = { $seat } denkt na…
terminal-thinking-several = { $count } bots denken na…
terminal-paused = Gepauzeerd: spatie gaat verder
terminal-over = Het spel is afgelopen.
terminal-speed = tempo { $speed }/{ $speeds } (spatie + −)
terminal-ahead = aan kop
terminal-choices = { $count ->
        [one] Eén keuze
       *[other] { $count } keuzes, typ en filter
    }
terminal-choices-by-gain = { $count ->
        [one] Eén keuze
       *[other] { $count } keuzes, meeste winst eerst
    }
terminal-nothing-fits = Niets past. Esc toont weer alles.
terminal-brings = Wat het oplevert
terminal-preview = als je dit doet
terminal-hint-thinking = de { level-legend } denkt…
terminal-hinted = ◆ Dit zou de { level-legend } doen
terminal-what-came-next = Wat er toen kwam
terminal-log = Wat er gebeurde
terminal-log-empty = Nog niets.
terminal-rounds-none = Dit spel gaat niet in rondes.
terminal-scores = Punten
terminal-total = Totaal
terminal-words = Alles in woorden
terminal-review = Waarom het zo liep
terminal-review-begun = De { level-legend } kijkt het spel door. Dat duurt ongeveer een minuut.
terminal-review-esc = Esc breekt af.
terminal-review-broken-off = De analyse is afgebroken.
terminal-review-later = Dat kan zodra het spel voorbij is.
terminal-review-at-server = De analyse staat op de pagina van deze tafel bij de server.
terminal-review-keys = ← en → lopen door het spel, F2 zegt wat een bot daar zou doen, Ctrl P speelt vanaf daar verder.
terminal-play-on-from = Ga eerst met ← terug naar een zet.
terminal-past-hint = { $seat }: de { level-legend } zou ‘{ $choice }’ kiezen.
terminal-rounds = Wat elke ronde opleverde
terminal-help = Toetsen
terminal-close = elke toets sluit

terminal-past = Je kijkt naar het verleden: na beslissing { $decision } van { $count }.
terminal-past-keys = ← → stap · Home End · spatie speelt af · Esc terug naar het spel
terminal-record = Een opgenomen spel: na beslissing { $decision } van { $count }.
terminal-record-keys = ← → stap · Home End · spatie speelt af · F9 analyse · + − tempo · F10 stoppen
terminal-come-back-first = Dat kan alleen nu, niet in het verleden. Esc brengt je terug.

terminal-undone = Teruggenomen.
terminal-undo-ask = { $seat } wil dit terugnemen, het laatste eerst:
terminal-undo-more = { $count ->
    [one] … en nog één
   *[other] … en nog { $count }
}
terminal-undo-agree = Sindsdien hebben anderen gespeeld, of er is iets onthuld. { $whom }, ga je akkoord?
terminal-undo-refused = Geen sprake van: de zet blijft staan.
terminal-agree = Akkoord
terminal-refuse = Geen sprake van

terminal-pass-keyboard = Geef het toetsenbord door aan { $seat }.
terminal-pass-ready = { $seat }: druk op Enter als niemand anders kijkt.

terminal-malformed = Dat kan hier niet. Kies iets uit de lijst.
terminal-not-kept = Het spel kan niet worden bewaard: { $why }.
terminal-bot-broke-down = De bot van { $seat } is ermee opgehouden ({ $why }). Het spel is bewaard.
terminal-too-small = Dit venster is te klein voor een stad. Maak het { $width } × { $height } of groter.

## Het einde

terminal-wins = { $names } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
terminal-win-together = { $names } delen de overwinning met elk { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
terminal-head = { $game } ({ $names })
terminal-unfinished = Het spel is niet afgelopen. Tot nu toe:
terminal-gave-up = { $seat } gaf op. De winst gaat naar { $winner }. De punten tot dan toe:
terminal-looked-ahead = Vooruitgekeken: er is teruggegaan tot vóór een worp of iets verborgens.
terminal-kept = Bewaard als { $path }
terminal-play-again = Nog een potje
terminal-look-through = Het spel bekijken
terminal-leave = Startpagina

## Toetsen

terminal-key-help = Hulp
terminal-key-hint = Tip
terminal-key-undo = Terugn.
terminal-key-sort = Sorteren
terminal-key-scores = Punten
terminal-key-log = Verloop
terminal-key-rounds = Rondes
terminal-key-words = Woorden
terminal-key-past = Terugbl.
terminal-key-review = Analyse
terminal-key-play-on = Verder
terminal-key-quit = Stop

terminal-help-choose = Kiezen; ook met Page Up, Page Down, Home, End en het wieltje. Eén klik kiest, een tweede speelt.
terminal-help-play = Speelt wat gekozen is.
terminal-help-narrow = Typ iets om de lijst te filteren: ‘koe’, ‘take 7’, ‘2,-1’.
terminal-help-escape = Toont weer alle keuzes; komt terug uit het verleden.
terminal-help-help = Deze pagina. ‘?’ opent die ook.
terminal-help-hint = Vraagt de { level-legend } om raad en zet er ◆ bij. Ook Ctrl T.
terminal-help-undo = Neemt je laatste zet terug. Bots vinden alles best; mensen wordt het gevraagd als er sindsdien iemand gespeeld heeft. Ook Ctrl Z.
terminal-help-sort = Sorteert op wat het meteen oplevert, of zoals het was. Ook Ctrl S.
terminal-help-scores = De punten en waar ze vandaan komen. Ook Ctrl B.
terminal-help-log = Alles wat er gebeurde. Ook Ctrl L.
terminal-help-rounds = Wat elke ronde opleverde: land, duels, gebouwen, inkomsten en punten van iedereen. Ook Ctrl R.
terminal-help-words = Alles wat er te zien is, in zinnen. Ook Ctrl W.
terminal-help-past = Eén beslissing terug in het verleden; kijken verandert niets.
terminal-help-forward = Weer één beslissing vooruit.
terminal-help-picture = Naar het volgende beeld, als ze niet allemaal passen.
terminal-help-scroll = Verschuift de beelden, ook met Ctrl; het wieltje doet het ook.
terminal-help-pause = Stopt en gaat verder, als je alleen kijkt.
terminal-help-pace = Sneller, langzamer, als je alleen kijkt.
terminal-help-review = Waarom het spel zo liep, als het voorbij is: kansen, geluk, beslissingen. Ook Ctrl E.
terminal-help-play-on = Speelt verder vanaf de zet die je bekijkt, als het spel voorbij is.
terminal-help-quit = Stopt. Het spel is bewaard; de volgende ‘boomtown play’ gaat ermee verder. Ook Ctrl Q.

## Regel voor regel

terminal-plain-welcome = Typ een getal om te kiezen, een paar letters om te filteren, of ‘hulp’.
terminal-plain-number = Typ een getal van 1 tot en met { $count }.
terminal-plain-own = Noem ze op één regel, met spaties ertussen: { $names }. Een lege regel gaat terug.
terminal-plain-own-again = Typ het opnieuw, of een lege regel om het zo te laten: wat later gekozen wordt, kan het goedmaken.
terminal-plain-own-keep = Onder welke naam bewaren? Een lege regel bewaart niets.
terminal-plain-defaults = Een lege regel neemt het eerste antwoord, of wat tussen haken staat.
terminal-plain-seat = Plaats { $number }: een naam voor een mens, of een bot ({ $levels }) [{ $now }]
terminal-plain-more = { $count ->
        [one] Nog één keuze: ‘meer’ toont die.
       *[other] Nog { $count } keuzes: ‘meer’ toont ze, letters filteren de lijst.
    }
terminal-plain-nothing-fits = Niets past bij ‘{ $typed }’. Weer alle keuzes:
terminal-plain-narrowed = { $count } van { $all } passen bij ‘{ $typed }’. Een lege regel toont weer alles.
terminal-plain-hint = De { level-legend } zou { $number } kiezen: { $choice }
terminal-plain-standing = { $place }. { $seat }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
terminal-plain-yes = Typ ‘ja’ om akkoord te gaan.
terminal-plain-saved = Het spel is bewaard. Ga verder met: boomtown play
terminal-plain-help =
    Een getal kiest. De korte vorm van een keuze, zoals ‘take 7’, ook, als je die kent.
    Andere letters filteren de lijst; met ‘/’ ervoor doet een getal dat ook. Een lege regel toont weer alles.
    meer: de volgende keuzes
    sorteren: wat het meest oplevert eerst, of niet
    proef 3: wat keuze 3 zou opleveren
    kijk: alles wat er te zien is, in zinnen
    bord: hetzelfde als beelden van letters
    punten: de punten en waar ze vandaan komen
    verloop: alles wat er gebeurde
    rondes: wat elke ronde iedereen opleverde
    terugblik 5: hoe het stond na beslissing 5; eerder en later gaan vandaar verder
    tip: wat de { level-legend } zou doen
    terug: neem je laatste beslissing terug
    stop: ophouden; het spel is bewaard
terminal-plain-afterwards = ‘analyse’ zegt waarom het zo liep, ‘hulp’ noemt alle commando’s, ‘stop’ houdt op.
terminal-plain-nothing-asked = Hier beslist niemand. Ga eerst naar een eerdere zet, zoals ‘terugblik 5’.
terminal-plain-reviewing = De { level-legend } kijkt het spel door. Dat duurt ongeveer een minuut; Ctrl C breekt af.
terminal-plain-afterwards-help =
    analyse: waarom het spel zo liep, geluk en kunde apart
    beslissingen: elke beslissing met haar waarde en die van de beste
    terugblik 5: hoe het stond na beslissing 5; eerder en later gaan vandaar verder
    tip: wat de { level-legend } daar zou doen
    verder: vanaf daar verder spelen; wie er niet is, wordt vervangen door een bot
    kijk: alles wat daar te zien is, in zinnen
    bord: hetzelfde als beelden van letters
    punten: de punten en waar ze vandaan komen
    verloop: alles wat er gebeurde
    rondes: wat elke ronde iedereen opleverde
    stop: ophouden

# De woorden voor elk commando, met komma’s ertussen; de Engelse werken altijd. Het eerste staat in de hulp hierboven.
terminal-command-help = hulp
terminal-command-look = kijk
terminal-command-board = bord
terminal-command-try = proef
terminal-command-undo = terug
terminal-command-hint = tip
terminal-command-score = punten
terminal-command-log = verloop
terminal-command-rounds = rondes
terminal-command-history = terugblik
terminal-command-back = eerder
terminal-command-forward = later
terminal-command-sort = sorteren
terminal-command-more = meer
terminal-command-review = analyse, waarom
terminal-command-decisions = beslissingen
terminal-command-play-on = verder
terminal-command-quit = stop
terminal-command-yes = ja, j
terminal-no-random-bits = De computer geeft geen willekeurige getallen voor de dobbelstenen: { $why }.

## Lessons

terminal-learn-which = Wat wil je leren?
terminal-learn-how = Antwoord met een nummer. Met een ? hoor je de stelling in woorden.
terminal-learn-step = Zet { $step } van { $count }
terminal-learn-over = Les voltooid. Tijd voor een echt spel: boomtown play

## Puzzles

terminal-puzzle = Puzzel { $number }: wat is het beste?
terminal-puzzle-right = Goed.
terminal-puzzle-wrong = Het kan beter.
terminal-puzzle-exact = Alles is tot het eind uitgeprobeerd: hoeveel punten elke keuze je voor laat staan.
terminal-puzzle-searched = Wat de sterkste bot verwacht: hoeveel punten je na elke keuze aan het eind voor staat.

# At a server's table.
terminal-join-bad-address = Dit is niet het adres van een tafel. Kopieer het uit de browser: https://games.example.org/t/…
terminal-join-as = Je bent { $name }.
terminal-join-unreachable = De server is niet te bereiken: { $why }
terminal-join-recovery = Herstelcode:
terminal-join-removed = De tafel bestaat niet meer.
terminal-join-lost = De verbinding is weg. Nog een poging …
terminal-join-back = Weer verbonden.
terminal-join-sit = Met ‘zitten’ neem je plaats.
terminal-join-welcome = Een getal kiest, letters maken de lijst korter, ‘help’ helpt.
terminal-join-yes-no = Antwoord met ‘ja’ of ‘nee’.
terminal-join-bot-asked = Mag een bot verder spelen voor { $seat }?
terminal-join-not-asked = Je wordt nu niets gevraagd.
terminal-join-undo-asks = De anderen wordt gevraagd of je mag terugnemen.
terminal-join-undo-again = Typ nog een keer ‘terug’ om het te doen.
terminal-join-say-what = Wat dan? Bijvoorbeeld: zeg Hallo!
terminal-join-resign-sure = Met ‘opgeven ja’ geef je op.
terminal-join-seated = Je hebt een plaats.
terminal-join-noted = Genoteerd.
terminal-join-next = De volgende tafel: { $address }
terminal-join-broken-off = Het spel is afgebroken.
terminal-join-there = aanwezig
terminal-join-away = weg
terminal-join-ahead-first = Typ eerst ‘vooruit’, dan zie je wat je vooruit kunt beslissen.
terminal-join-ahead-help =
    vooruit 3: wat er in regel 3 te kiezen valt
    vooruit 3 2: het tweede daarvan kiezen; ‘vooruit 3 2 7’ met 7 als grens
    vooruit 3 +: regel 3 wordt belangrijker; ‘vooruit 3 -’ minder belangrijk
    vooruit !1: voorwaarde 1 omzetten
    vooruit ja: deze opdrachten achterlaten; ‘vooruit nee’ trekt ze in
terminal-join-on = aan
terminal-join-off = uit
terminal-join-obvious-how = Typ ‘duidelijk aan’ of ‘duidelijk uit’.
terminal-join-obvious-on = Duidelijke vragen beantwoorden zichzelf nu.
terminal-join-obvious-off = Je wordt weer alles zelf gevraagd.
terminal-join-fewer = Je zou beginnen zonder wie er niet is. Zodra iedereen aan tafel het eens is, begint het spel.
terminal-join-declined = Je plaats is vrij voor iemand anders.
terminal-join-mute-how = Typ ‘stil’ of ‘stil uit’.
terminal-join-muted = Je krijgt geen berichten meer over deze tafel.
terminal-join-unmuted = Je krijgt weer berichten over deze tafel.
terminal-join-seat-open = vrij
terminal-join-seat-bot = bot
terminal-join-seat-keep = houden
terminal-join-seat-invite = uitnodigen
terminal-join-seat-how = Typ ‘plaats 3 vrij’, ‘plaats 3 bot deputy’, ‘plaats 3 houden Ann’ of ‘plaats 3 uitnodigen Clockwork’.
terminal-join-nobody = Hier is niemand die { $name } heet.
terminal-join-who = Wie? Typ een nummer of een naam.
terminal-join-done = Gedaan.
terminal-join-remove-sure = Typ ‘verwijderen ja’ om hem te verwijderen.
terminal-join-chat-how = Typ ‘chat uit’ zodat alleen de spelers praten, of ‘chat aan’.
terminal-join-undo-bot = Typ ‘terug bot’ om dat terug te nemen.
terminal-join-record-how = In welk bestand? Bijvoorbeeld: verslag spel.json
terminal-join-recorded = Het verslag staat in { $file }.
terminal-join-not-recorded = Het verslag kon niet worden geschreven: { $why }
terminal-join-trial-none = Je kunt hier niets uitproberen: de server speelt volgens de regels van een andere versie.
terminal-join-trial-send = sturen
terminal-join-trial-bots = bots
terminal-join-trial-end = einde
terminal-join-trial-help =
    een nummer: beslissen, voor wie er ook gevraagd wordt
    terug: één beslissing terug
    kijk, bord, punten: hoe het hier staat
    uitproberen bots: bots voor de anderen laten antwoorden
    uitproberen sturen: je eigen beslissingen naar de tafel sturen
    uitproberen einde: terug naar de tafel
terminal-join-help =
    ja, nee: antwoorden als de anderen iets vragen
    zeg Hallo!: iets zeggen tegen iedereen aan tafel
    notitie: je eigen notitie; met tekst erachter wordt ze opnieuw geschreven
    klok: hoeveel tijd iedereen heeft
    wie: wie er is
    zitten: plaatsnemen, of je plaats van een bot terugnemen
    bot: een bot voor je laten spelen
    opgeven ja: opgeven
    revanche: nog een keer spelen
    vooruit: opdrachten achterlaten voor wat je gevraagd wordt
    duidelijk aan: duidelijke vragen zichzelf laten beantwoorden; ‘duidelijk uit’ maakt er een eind aan
    minder: beginnen zonder wie er niet is
    afzeggen: voor het spel je plaats teruggeven, of een die voor jou wordt vrijgehouden
    stil: geen berichten meer over deze tafel; ‘stil uit’ brengt ze terug
    uitproberen: van hieruit voor jezelf verder spelen; niemand ziet het, en daarna kun je je eigen beslissingen sturen
    terug bot: terugnemen wat een bot voor je deed terwijl je weg was
    bot 2: een bot laten spelen voor wie weg is (een nummer of een naam)
    zitten 2: precies deze plaats nemen
    dobbelstenen: of de dobbelstenen eerlijk waren
    verslag spel.json: het verslag van het spel naar een bestand schrijven
    programma: een programma voor je laten spelen
    Voor de gastheer: plaats 3 vrij, plaats 3 bot deputy, plaats 3 houden Ann, plaats 3 uitnodigen Clockwork; chat uit (alleen de spelers praten), chat aan; verbergen Ann, tonen Ann; verwijderen ja
terminal-command-say = zeg
terminal-command-note = notitie
terminal-command-clock = klok, klokken
terminal-command-who = wie
terminal-command-sit = zitten
terminal-command-no = nee
terminal-command-bot = bot
terminal-command-resign = opgeven
terminal-command-rematch = revanche
terminal-command-ahead = vooruit
terminal-command-obvious = duidelijk
terminal-command-fewer = minder
terminal-command-decline = afzeggen, opstaan
terminal-command-mute = stil
terminal-command-trial = uitproberen
terminal-command-dice = dobbelstenen
terminal-command-record = verslag
terminal-command-program = programma
terminal-command-seat = plaats
terminal-command-remove = verwijderen
terminal-command-chat = chat
terminal-command-hide = verbergen
terminal-command-show = tonen
terminal-command-undo-bot = terug bot
