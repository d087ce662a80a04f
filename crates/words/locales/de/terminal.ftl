### Das Terminal: was das Programm von sich aus sagt, gleich bei welchem Spiel.

## Wer wo sitzt

terminal-holder-person = ein Mensch: { $name }
terminal-holder-bot = Bot: { $level }
terminal-holder-scripted = spielt nach festen Regeln

## Die erste Seite

terminal-go-on = Weiterspielen: { $game } ({ $standing })
terminal-go-on-help = { $count ->
        [0] Noch kein Zug gemacht.
        [one] Eine Entscheidung bisher.
       *[other] { $count } Entscheidungen bisher.
    } Alles liegt noch so, wie du es verlassen hast.
terminal-begin-asked = Neues Spiel: { $game }, wie verlangt
terminal-new = Neues Spiel: { $game }
terminal-language = Sprache: { $language }
terminal-language-help = Enter nimmt die nächste.
terminal-welcome-keys = ↑↓ wählen · Enter los · Esc beenden

terminal-set-aside = Der Spielstand { $file } ist nicht zu gebrauchen: { $why }. Er liegt jetzt beiseite: { $place }.
terminal-not-set-aside = Der Spielstand { $file } ist nicht zu gebrauchen: { $why }. Er bleibt hier: { $place }.
terminal-save-unreadable = er lässt sich nicht lesen oder nachspielen
terminal-save-no-game = ein Spiel namens { $game } gibt es hier nicht
terminal-save-other-secret = das Geheimnis seiner Würfel ist nicht das versiegelte
terminal-save-no-seats = er sagt nicht, wer auf welchem Platz sitzt
terminal-save-other-form = eine andere Version von Boomtown hat ihn geschrieben
terminal-gone = Das Spiel { $game } ist fort oder wird in einem anderen Fenster gespielt.
terminal-nothing-to-resume = Kein angefangenes Spiel wartet. Fang eins an: boomtown play

## Aufbau

terminal-players = Spieler
terminal-players-help = Wie viele mitspielen, Menschen und Bots zusammen.
terminal-seat = Platz { $number }
terminal-think = Bedenkzeit der Bots
terminal-think-value = { $millis } ms je Entscheidung
terminal-think-help = Je länger sie nachdenken, desto besser spielen { level-deputy }, { level-marshal } und { level-legend }.
terminal-begin = Spiel beginnen
terminal-form-keys = ↑↓ Zeile · ←→ ändern · Namen tippen · Enter weiter oder los · Esc zurück
terminal-own-open = Enter öffnet es.
terminal-own-fine = So kann gespielt werden.
terminal-own-out = nicht dabei
terminal-own-count = Gewählt: { $count }
terminal-own-name = Behalten als: { $name }
terminal-own-unknown = Das gibt es hier nicht: { $words }.
terminal-own-map-keys = ←↑↓→ gehen · Leertaste wählen · Entf leeren · F2 behalten · F8 vergessen · Enter fertig
terminal-own-list-keys = ↑↓ Zeile · ←→ Seite · Entf leeren · F2 behalten · F8 vergessen · Enter fertig
terminal-own-naming-keys = Namen tippen · Enter behalten · Esc doch nicht

terminal-help-person = Jemand an diesem Bildschirm. Tippe einen Namen; ← → setzt einen Bot hin.
terminal-help-tenderfoot = Neu in der Stadt: leicht zu schlagen.
terminal-help-cowhand = Nimmt, was sich sofort lohnt.
terminal-help-deputy = Denkt ein wenig voraus. Ein guter Gegner für das erste Spiel.
terminal-help-marshal = Denkt weit voraus und rechnet mit guten Antworten. Schwer zu schlagen.
terminal-help-legend = Besser spielt hier niemand. Denkt so weit voraus, wie die Zeit reicht.
terminal-help-scripted = Hier sitzt niemand: Was dieser Platz tut, sagen die Regeln.

## Das Spiel

terminal-your-turn = { $seat }, du bist dran.
terminal-thinking = { $seat } denkt nach …
terminal-thinking-several = { $count } Bots denken nach …
terminal-paused = Angehalten: Leertaste spielt weiter
terminal-over = Das Spiel ist aus.
terminal-speed = Tempo { $speed }/{ $speeds } (Leertaste + −)
terminal-ahead = vorn
terminal-choices = { $count ->
        [one] Nur eins zur Wahl
       *[other] { $count } zur Wahl, Tippen filtert
    }
terminal-choices-by-gain = { $count ->
        [one] Nur eins zur Wahl
       *[other] { $count } zur Wahl, nach Ertrag
    }
terminal-nothing-fits = Nichts passt. Esc zeigt wieder alles.
terminal-brings = Was es bringt
terminal-preview = wenn du es tust
terminal-hint-thinking = die { level-legend } überlegt …
terminal-hinted = ◆ Das würde die { level-legend } tun
terminal-what-came-next = Was dann kam
terminal-log = Was geschah
terminal-log-empty = Noch nichts.
terminal-rounds-none = Dieses Spiel geht nicht über Runden.
terminal-scores = Punkte
terminal-total = Summe
terminal-words = Alles in Worten
terminal-review = Warum es so ausging
terminal-review-begun = Die { level-legend } sieht das Spiel durch. Das dauert etwa eine Minute.
terminal-review-esc = Esc bricht ab.
terminal-review-broken-off = Die Analyse ist abgebrochen.
terminal-review-later = Das gibt es, sobald das Spiel vorbei ist.
terminal-review-at-server = Die Analyse gibt es auf der Seite des Tischs beim Server.
terminal-review-keys = ← und → gehen durch das Spiel, F2 sagt, was ein Bot dort täte, Strg P spielt von dort weiter.
terminal-play-on-from = Geh zuerst mit ← zu einem Zug zurück.
terminal-past-hint = { $seat }: Die { level-legend } würde „{ $choice }“ wählen.
terminal-rounds = Was jede Runde brachte
terminal-help = Tasten
terminal-close = jede Taste schließt

terminal-past = Du siehst die Vergangenheit: nach Entscheidung { $decision } von { $count }.
terminal-past-keys = ← → Schritt · Pos1 Ende · Leertaste spielt ab · Esc zurück ins Spiel
terminal-record = Aufgezeichnetes Spiel: nach Entscheidung { $decision } von { $count }.
terminal-record-keys = ← → Schritt · Pos1 Ende · Leertaste spielt ab · F9 Analyse · + − Tempo · F10 beenden
terminal-come-back-first = Das geht nur jetzt, nicht in der Vergangenheit. Esc bringt dich zurück.

terminal-undone = Zurückgenommen.
terminal-undo-ask = { $seat } möchte das zurücknehmen, das Letzte zuerst:
terminal-undo-more = { $count ->
    [one] … und noch eines
   *[other] … und noch { $count }
}
terminal-undo-agree = Seither haben andere gezogen, oder etwas wurde aufgedeckt. { $whom }, bist du einverstanden?
terminal-undo-refused = Kommt nicht infrage: Der Zug bleibt.
terminal-agree = Einverstanden
terminal-refuse = Kommt nicht infrage

terminal-pass-keyboard = Gib die Tastatur an { $seat } weiter.
terminal-pass-ready = { $seat }: Drücke Enter, wenn sonst niemand hinsieht.

terminal-malformed = Das geht hier nicht. Wähle etwas aus der Liste.
terminal-not-kept = Das Spiel lässt sich nicht speichern: { $why }.
terminal-bot-broke-down = Der Bot von { $seat } ist ausgefallen ({ $why }). Das Spiel ist gespeichert.
terminal-too-small = Dieses Fenster ist zu klein für eine Stadt. Mach es { $width } × { $height } groß oder größer.

## Das Ende

terminal-wins = { $names } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
terminal-win-together = { $names } teilen sich den Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
terminal-head = { $game } ({ $names })
terminal-unfinished = Das Spiel ist nicht zu Ende. Bisher:
terminal-gave-up = { $seat } hat aufgegeben. Der Sieg geht an { $winner }. Die Punkte bis dahin:
terminal-looked-ahead = Vorausgeschaut: Es wurde hinter einen Wurf oder etwas Verdecktes zurückgegangen.
terminal-kept = Gespeichert als { $path }
terminal-play-again = Revanche
terminal-look-through = Das Spiel ansehen
terminal-leave = Startseite

## Tasten

terminal-key-help = Hilfe
terminal-key-hint = Tipp
terminal-key-undo = Rückn.
terminal-key-sort = Sortieren
terminal-key-scores = Punkte
terminal-key-log = Verlauf
terminal-key-rounds = Runden
terminal-key-words = Worte
terminal-key-past = Rückbl.
terminal-key-review = Analyse
terminal-key-play-on = Weiter
terminal-key-quit = Ende

terminal-help-choose = Wählen; auch mit Bild auf, Bild ab, Pos1, Ende und dem Rad. Ein Klick wählt, ein zweiter spielt.
terminal-help-play = Spielt, was gewählt ist.
terminal-help-narrow = Tippe irgendetwas, um die Liste einzuengen: „Vieh“, „take 7“, „2,-1“.
terminal-help-escape = Zeigt wieder alle Möglichkeiten; kehrt aus der Vergangenheit zurück.
terminal-help-help = Diese Seite. „?“ öffnet sie auch.
terminal-help-hint = Fragt die { level-legend }, was sie tun würde, und markiert es mit ◆. Auch Strg T.
terminal-help-undo = Nimmt deinen letzten Zug zurück. Bots sind stets einverstanden; Menschen werden gefragt, wenn seither jemand gezogen hat. Auch Strg Z.
terminal-help-sort = Sortiert nach dem sofortigen Ertrag oder wie zuvor. Auch Strg S.
terminal-help-scores = Die Punkte und woher sie kommen. Auch Strg B.
terminal-help-log = Alles, was geschah. Auch Strg L.
terminal-help-rounds = Was jede Runde brachte: Land, Duelle, Gebäude, Einkommen und Punkte von allen. Auch Strg R.
terminal-help-words = Alles, was zu sehen ist, in Sätzen. Auch Strg W.
terminal-help-past = Eine Entscheidung zurück in die Vergangenheit; Hinsehen ändert nichts.
terminal-help-forward = Wieder eine Entscheidung weiter.
terminal-help-picture = Zum nächsten Bild, wo nicht alle hinpassen.
terminal-help-scroll = Verschiebt die Bilder, auch mit Strg; das Rad tut es ebenso.
terminal-help-pause = Anhalten und weiter, wenn du nur zusiehst.
terminal-help-pace = Schneller, langsamer, wenn du nur zusiehst.
terminal-help-review = Warum das Spiel so ausging, sobald es vorbei ist: Chancen, Glück, Entscheidungen. Auch Strg E.
terminal-help-play-on = Spielt vom angezeigten Zug aus weiter, sobald das Spiel vorbei ist.
terminal-help-quit = Verlässt das Spiel. Es ist gespeichert; das nächste „boomtown play“ spielt weiter. Auch Strg Q.

## Zeile für Zeile

terminal-plain-welcome = Tippe eine Zahl zum Wählen, ein paar Buchstaben zum Einengen oder „hilfe“.
terminal-plain-number = Tippe eine Zahl von 1 bis { $count }.
terminal-plain-own = Nenne sie in einer Zeile, mit Leerzeichen dazwischen: { $names }. Eine leere Zeile geht zurück.
terminal-plain-own-again = Tippe sie neu, oder eine leere Zeile, um es so zu lassen: Was später gewählt wird, kann es richten.
terminal-plain-own-keep = Unter welchem Namen behalten? Eine leere Zeile behält nichts.
terminal-plain-defaults = Eine leere Zeile nimmt die erste Antwort oder das, was in Klammern steht.
terminal-plain-seat = Platz { $number }: ein Name für einen Menschen oder ein Bot ({ $levels }) [{ $now }]
terminal-plain-more = { $count ->
        [one] Noch eine Möglichkeit: „mehr“ zeigt sie.
       *[other] Noch { $count } Möglichkeiten: „mehr“ zeigt sie, Buchstaben engen die Liste ein.
    }
terminal-plain-nothing-fits = Nichts passt zu „{ $typed }“. Wieder alle Möglichkeiten:
terminal-plain-narrowed = { $count } von { $all } passen zu „{ $typed }“. Eine leere Zeile zeigt wieder alles.
terminal-plain-hint = Die { level-legend } würde { $number } nehmen: { $choice }
terminal-plain-standing = { $place }. { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
terminal-plain-yes = Tippe „ja“, wenn du einverstanden bist.
terminal-plain-saved = Das Spiel ist gespeichert. Weiter geht es mit: boomtown play
terminal-plain-help =
    Eine Zahl wählt. Die Kurzform einer Möglichkeit, etwa „take 7“, wählt auch, wenn du sie kennst.
    Andere Buchstaben engen die Liste ein; mit „/“ davor tut es auch eine Zahl. Eine leere Zeile zeigt wieder alles.
    mehr: die nächsten Möglichkeiten
    sortieren: was am meisten bringt zuerst, oder nicht
    probe 3: was Möglichkeit 3 brächte
    ansehen: alles, was zu sehen ist, in Sätzen
    brett: dasselbe als Bilder aus Buchstaben
    punkte: die Punkte und woher sie kommen
    verlauf: alles, was geschah
    runden: was jede Runde allen brachte
    rückblick 5: wie es nach Entscheidung 5 stand; vorher und nachher gehen von dort weiter
    tipp: was die { level-legend } täte
    zurück: deine letzte Entscheidung zurücknehmen
    ende: aufhören; das Spiel ist gespeichert
terminal-plain-afterwards = „analyse“ sagt, warum es so ausging, „hilfe“ nennt alle Befehle, „ende“ hört auf.
terminal-plain-nothing-asked = Hier entscheidet niemand. Geh zuerst zu einem früheren Zug, etwa „rückblick 5“.
terminal-plain-reviewing = Die { level-legend } sieht das Spiel durch. Das dauert etwa eine Minute; Strg C bricht ab.
terminal-plain-afterwards-help =
    analyse: warum das Spiel so ausging, Glück und Können getrennt
    entscheidungen: jede Entscheidung mit ihrem Wert und dem der besten
    rückblick 5: wie es nach Entscheidung 5 stand; vorher und nachher gehen von dort weiter
    tipp: was die { level-legend } dort täte
    weiter: von dort weiterspielen; wer nicht da ist, wird durch einen Bot ersetzt
    ansehen: alles, was dort zu sehen ist, in Sätzen
    brett: dasselbe als Bilder aus Buchstaben
    punkte: die Punkte und woher sie kommen
    verlauf: alles, was geschah
    runden: was jede Runde allen brachte
    ende: aufhören

# Die Wörter für jeden Befehl, mit Kommas dazwischen; die englischen gelten immer. Das erste steht oben in der Hilfe.
terminal-command-help = hilfe
terminal-command-look = ansehen, schau
terminal-command-board = brett
terminal-command-try = probe
terminal-command-undo = zurück, zurueck
terminal-command-hint = tipp
terminal-command-score = punkte
terminal-command-log = verlauf
terminal-command-rounds = runden
terminal-command-history = rückblick, rueckblick
terminal-command-back = vorher
terminal-command-forward = nachher
terminal-command-sort = sortieren
terminal-command-more = mehr
terminal-command-review = analyse, warum
terminal-command-decisions = entscheidungen
terminal-command-play-on = weiter, weiterspielen
terminal-command-quit = ende
terminal-command-yes = ja, j
terminal-no-random-bits = Der Rechner liefert keine Zufallszahlen für die Würfel: { $why }.

## Lessons

terminal-learn-which = Was möchtest du lernen?
terminal-learn-how = Antworte mit einer Nummer. Ein ? erzählt die Stellung in Worten.
terminal-learn-step = Zug { $step } von { $count }
terminal-learn-over = Lektion geschafft. Zeit für eine echte Partie: boomtown play

## Puzzles

terminal-puzzle = Rätsel { $number }: Was ist am besten?
terminal-puzzle-right = Richtig.
terminal-puzzle-wrong = Es geht besser.
terminal-puzzle-exact = Alles wurde bis zum Ende durchprobiert: um wie viele Punkte dich jede Wahl nach vorn bringt.
terminal-puzzle-searched = Was der stärkste Bot erwartet: um wie viele Punkte du nach jeder Wahl am Ende vorn liegst.

# At a server's table.
terminal-join-bad-address = Das ist keine Adresse eines Tisches. Kopier sie aus dem Browser: https://games.example.org/t/…
terminal-join-as = Du bist { $name }.
terminal-join-unreachable = Der Server ist nicht zu erreichen: { $why }
terminal-join-recovery = Wiederherstellungscode:
terminal-join-removed = Den Tisch gibt es nicht mehr.
terminal-join-lost = Die Verbindung ist weg. Neuer Versuch …
terminal-join-back = Wieder verbunden.
terminal-join-sit = Mit „setzen“ nimmst du Platz.
terminal-join-welcome = Eine Zahl wählt, Buchstaben engen die Liste ein, „hilfe“ hilft.
terminal-join-yes-no = Antworte mit „ja“ oder „nein“.
terminal-join-bot-asked = Darf ein Bot für { $seat } weiterspielen?
terminal-join-not-asked = Du wirst gerade nichts gefragt.
terminal-join-undo-asks = Die anderen werden gefragt, ob du zurücknehmen darfst.
terminal-join-undo-again = Gib noch einmal „zurück“ ein, dann geschieht es.
terminal-join-say-what = Was denn? Zum Beispiel: sage Hallo!
terminal-join-resign-sure = Mit „aufgeben ja“ gibst du auf.
terminal-join-seated = Du hast einen Platz.
terminal-join-noted = Notiert.
terminal-join-next = Der nächste Tisch: { $address }
terminal-join-broken-off = Die Partie wurde abgebrochen.
terminal-join-there = da
terminal-join-away = weg
terminal-join-ahead-first = Gib zuerst „voraus“ ein, dann siehst du, was sich im Voraus entscheiden lässt.
terminal-join-ahead-help =
    voraus 3: was in Zeile 3 zur Wahl steht
    voraus 3 2: das Zweite davon wählen; „voraus 3 2 7“ mit 7 als Grenze
    voraus 3 +: Zeile 3 wird wichtiger; „voraus 3 -“ weniger wichtig
    voraus !1: Bedingung 1 umschalten
    voraus ja: diese Anweisungen hinterlassen; „voraus nein“ zieht sie zurück
terminal-join-on = an
terminal-join-off = aus
terminal-join-obvious-how = Gib „klar an“ oder „klar aus“ ein.
terminal-join-obvious-on = Klare Fragen beantworten sich jetzt selbst.
terminal-join-obvious-off = Du wirst wieder alles selbst gefragt.
terminal-join-fewer = Du würdest ohne die anfangen, die nicht gekommen sind. Sobald alle am Tisch einverstanden sind, geht es los.
terminal-join-declined = Dein Platz ist frei für jemand anderen.
terminal-join-mute-how = Gib „stumm“ oder „stumm aus“ ein.
terminal-join-muted = Du bekommst keine Nachrichten mehr über diesen Tisch.
terminal-join-unmuted = Du bekommst wieder Nachrichten über diesen Tisch.
terminal-join-seat-open = frei
terminal-join-seat-bot = bot
terminal-join-seat-keep = halten
terminal-join-seat-invite = einladen
terminal-join-seat-how = Tippe „platz 3 frei“, „platz 3 bot deputy“, „platz 3 halten Ann“ oder „platz 3 einladen Uhrwerk“.
terminal-join-nobody = Hier gibt es niemanden namens { $name }.
terminal-join-who = Wer? Tippe eine Zahl oder einen Namen.
terminal-join-done = Erledigt.
terminal-join-remove-sure = Tippe „entfernen ja“, um ihn zu entfernen.
terminal-join-chat-how = Tippe „chat aus“, damit nur die Spieler reden, oder „chat an“.
terminal-join-undo-bot = Tippe „zurück bot“, um das zurückzunehmen.
terminal-join-record-how = In welche Datei? Zum Beispiel: aufzeichnung spiel.json
terminal-join-recorded = Die Aufzeichnung steht in { $file }.
terminal-join-not-recorded = Die Aufzeichnung ließ sich nicht schreiben: { $why }
terminal-join-trial-none = Hier kannst du nichts ausprobieren: Der Server spielt nach den Regeln einer anderen Version.
terminal-join-trial-send = senden
terminal-join-trial-bots = bots
terminal-join-trial-end = ende
terminal-join-trial-help =
    eine Zahl: entscheiden, für wen auch immer gerade gefragt wird
    zurück: eine Entscheidung zurück
    ansehen, brett, punkte: wie es hier steht
    ausprobieren bots: Bots für die anderen antworten lassen
    ausprobieren senden: deine eigenen Entscheidungen an den Tisch schicken
    ausprobieren ende: zurück an den Tisch
terminal-join-help =
    ja, nein: antworten, wenn die anderen etwas fragen
    sage Hallo!: ein Wort an alle am Tisch
    notiz: deine private Notiz; mit Text dahinter wird sie neu geschrieben
    uhr: wie viel Zeit alle haben
    wer: wer da ist
    setzen: Platz nehmen, oder den eigenen vom Bot zurückholen
    bot: einen Bot für dich spielen lassen
    aufgeben ja: aufgeben
    revanche: noch einmal spielen
    voraus: Anweisungen hinterlassen für das, was du gefragt wirst
    klar an: klare Fragen sich selbst beantworten lassen; „klar aus“ beendet das
    weniger: ohne die anfangen, die nicht gekommen sind
    absagen: vor dem Spiel deinen Platz zurückgeben, oder einen, der für dich frei gehalten wird
    stumm: keine Nachrichten mehr über diesen Tisch; „stumm aus“ bringt sie zurück
    ausprobieren: von hier für dich weiterspielen; niemand sieht es, und danach kannst du deine eigenen Entscheidungen schicken
    zurück bot: zurücknehmen, was ein Bot für dich getan hat, als du weg warst
    bot 2: einen Bot für jemanden spielen lassen, der weg ist (eine Zahl oder ein Name)
    setzen 2: genau diesen Platz nehmen
    würfel: ob die Würfel ehrlich waren
    aufzeichnung spiel.json: die Aufzeichnung des Spiels in eine Datei schreiben
    programm: ein Programm für dich spielen lassen
    Wer den Tisch aufgemacht hat: platz 3 frei, platz 3 bot deputy, platz 3 halten Ann, platz 3 einladen Uhrwerk; chat aus (nur die Spieler reden), chat an; verbergen Ann, zeigen Ann; entfernen ja
terminal-command-say = sage, sag
terminal-command-note = notiz
terminal-command-clock = uhr, uhren
terminal-command-who = wer
terminal-command-sit = setzen
terminal-command-no = nein
terminal-command-bot = bot
terminal-command-resign = aufgeben
terminal-command-rematch = revanche
terminal-command-ahead = voraus
terminal-command-obvious = klar
terminal-command-fewer = weniger
terminal-command-decline = absagen, aufstehen
terminal-command-mute = stumm
terminal-command-trial = ausprobieren
terminal-command-dice = würfel, wuerfel
terminal-command-record = aufzeichnung
terminal-command-program = programm
terminal-command-seat = platz
terminal-command-remove = entfernen
terminal-command-chat = chat
terminal-command-hide = verbergen
terminal-command-show = zeigen
terminal-command-undo-bot = zurück bot, zurueck bot
