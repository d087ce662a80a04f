### Der Browser: alles, was der Client von sich aus sagt, egal bei welchem Spiel.

## Um jede Seite herum

web-home = Boomtown, Startseite
web-nav = Seiten
web-nav-tables = Tische
web-nav-rules = Regeln
web-nav-replay = Rückblick
web-nav-settings = Einstellungen
web-skip-to = Zum Inhalt
web-turns = { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
web-next-table = Zum nächsten Tisch, der auf dich wartet
web-close = Schließen
web-you = du
web-keep = Speichern
web-on = An
web-off = Aus
web-system = Wie im System

## Die Startseite

web-hero-over = Drei Spiele aus dem Wilden Westen
web-hero = Bau eine Stadt, um die sich das Kämpfen lohnt
web-hero-under = Mit Freunden per Link, am selben Bildschirm oder gegen einen Bot. Ohne Konto, ohne Kosten.
web-games = Die Spiele
web-facts = { $fewest } bis { $most } Personen · etwa { $minutes } Minuten
web-play-bot =
    { $bots ->
        [1] Jetzt gegen einen Bot spielen
       *[other] Jetzt gegen { $bots } Bots spielen
    }
web-play-friend = Mit Freunden spielen
web-play-here = An diesem Bildschirm
web-all-options = Alle Optionen
web-home-mine = Deine Tische
web-home-all-mine = Alle { $count } Tische
web-promises = Worauf du dich verlassen kannst
web-promise-free = Hinsetzen und spielen
web-promise-free-help = Such dir einen Namen aus, und du bist dabei. Kein Konto, keine Werbung, niemand schaut dir über die Schulter.
web-promise-link = Ein Link genügt
web-promise-link-help = Schick ihn jemandem. Ob an einem Abend oder über eine Woche: Der Tisch merkt sich alles.
web-promise-dice = Würfel zum Nachprüfen
web-promise-dice-help = Alle Würfe werden vor dem ersten versiegelt und am Ende für alle geöffnet.
web-promise-undo = Zurücknehmen erlaubt
web-promise-undo-help = Eigene Versehen nimmst du einfach zurück. Haben andere schon gezogen, werden sie gefragt.

## Namen

web-name-title = Wie nennt man dich?
web-name-label = Dein Name
web-name-help = Die anderen am Tisch sehen ihn. In den Einstellungen kannst du ihn ändern.
web-name-go = In den Sattel
web-name-kept = Howdy. Der neue Name ist gespeichert.
web-end-sessions = Alle anderen Geräte abmelden
web-sessions-ended = Erledigt: Nur noch dieser Browser kennt dich.
web-my-data = Meine Daten
web-my-export = Alles, was über mich gespeichert ist, in einer Datei
web-my-games = Alle meine beendeten Partien in einer Datei
web-forget-me = Für immer gehen
web-forget-help = Dein Name verschwindet von allen Tischen, deine Nachrichten und Notizen werden gelöscht, und dieser Browser vergisst dich. Die Partien bleiben denen, mit denen du gespielt hast. Laufende Partien gibst du damit auf. Einen Weg zurück gibt es nicht.
web-forgotten = Dein Name ist fort. Mach’s gut, Fremder.
web-bot-name = Bot: { $level }

## Ein neuer Tisch

web-new = Neuer Tisch
web-explain = Was die Regeln sagen: { $title }
web-variants = Varianten
web-variants-help = Nimm dazu, was du willst. Beim ersten Mal: keine.
web-house-all = Was hier von uns ist, weil das Gedruckte nicht zu finden war
web-own-begin-with = Beginne mit:
web-own-clear = nichts
web-own-map-help = Tipp die Parzellen einzeln an oder fahr darüber; auf der Tastatur wandern die Pfeile, und die Leertaste wählt.
web-own-wrong = { $place }, hier passt es nicht
web-own-out = nicht dabei
web-own-count = Gewählt: { $count }
web-own-fine = So kann gespielt werden.
web-own-text = Als Text, zum Kopieren oder Einfügen
web-own-unknown = Das gibt es hier nicht: { $words }.
web-own-name = Ein Name dafür
web-own-keep = Auf diesem Gerät speichern
web-own-kept = „{ $name }“ ist gespeichert.
web-own-is-kept = auf diesem Gerät
web-own-forget = „{ $name }“ löschen
web-seats = Plätze
web-seats-help = Wer wo sitzt. Einen freien Platz bekommt, wer deinem Link folgt.
web-seat = Platz { $number }
web-seat-me = Du
web-seat-me-named = Du ({ $name })
web-seat-here = Jemand an diesem Bildschirm
web-seat-friend = Frei (per Link)
web-seat-friend-help = Du bekommst einen Link zum Verschicken.
web-seat-open = Freier Platz
web-seat-add = Noch ein Platz
web-seat-remove = Platz { $number } entfernen
web-level-tenderfoot = Neu in der Stadt: leicht zu schlagen.
web-level-cowhand = Nimmt, was sich jetzt lohnt.
web-level-deputy = Denkt ein wenig voraus. Gut für das erste Spiel.
web-level-marshal = Denkt weit voraus und rechnet mit guten Antworten. Schwer zu schlagen.
web-level-legend = Besser spielt hier niemand. Denkt so weit voraus, wie es geht.
web-house-rules = Hausregeln
web-hints = Tipps
web-hints-on = Erlaubt
web-hints-off = Keine
web-hints-help = Darf man einen Bot fragen, was er tun würde?
web-listed = Wer den Tisch findet
web-listed-on = Alle, in der Liste
web-listed-off = Wer den Link hat
web-listed-help = An Tische in der Liste können sich auch Fremde setzen.
web-pace = Wie schnell gezogen wird
web-pace-evening = An einem Abend
web-pace-days = Über Tage, wie es passt
web-pace-help = Wer dran ist und fortbleibt, kann durch einen Bot ersetzt werden: an einem Abend nach 5 Minuten, über Tage nach 3 Tagen.
web-salt = Etwas Eigenes in die Würfel geben
web-salt-help = Dein Browser gibt ohnehin eigene Zufallszeichen in die Würfel. Wenn du magst, schreib noch etwas dazu: Dann kann sie niemand ausgesucht haben, nicht einmal dieser Server.
web-best = Dein bestes Ergebnis: { $mine } zu { $rival }
web-best-none = Noch nicht gespielt
web-begin = Spiel starten
web-begin-invite = Tisch eröffnen

## Warten auf Mitspieler

web-opening = Der Tisch wird geöffnet …
web-loading = Einen Moment …
web-invite = Einladung
web-invite-help = Verschick diesen Link. Wer ihn öffnet, kann sich setzen.
web-invited = Du bist eingeladen. { $count ->
        [0] Alle Plätze sind besetzt: Du kannst zuschauen.
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
web-copy = Kopieren
web-share = Teilen
web-copied = Kopiert. Jetzt nur noch verschicken.
web-copy-by-hand = Der Link ist markiert: Kopier ihn mit der Tastatur.
web-sit = Hinsetzen
web-stand-up = Aufstehen
web-remove-table = Tisch entfernen
web-remove-table-help = Der Tisch verschwindet, und mit ihm sein Link. Wer hier schon sitzt, erfährt es.
web-keep-table = Behalten
web-removed-own = Der Tisch ist weg.
web-seat-fill = Wer sitzt hier?
web-seat-wait = Auf jemanden warten
web-seat-free = Platz freimachen
web-send-away = Wegschicken
web-send-away-name = { $name } wegschicken
web-send-away-help = { $name } verliert den Platz und kann sich nicht wieder an diesen Tisch setzen.
web-gathering = Das Spiel beginnt von selbst, sobald { $count ->
        [one] der letzte Platz besetzt ist
       *[other] alle Plätze besetzt sind
    }.

## Listen von Tischen

web-tables-mine = Deine Tische
web-tables-mine-empty = Du sitzt noch an keinem Tisch. Such dir ein Spiel aus, und in einer Minute geht es los.
web-tables-open = Suchen Mitspieler
web-tables-open-empty = Gerade wartet niemand. Eröffne einen Tisch, den alle finden, dann steht er hier.
web-tables-over = Beendet
web-tables-more = Mehr zeigen
web-tables-set-up = Tisch eröffnen
web-state-over = Beendet
web-state-gathering = { $count ->
        [one] Ein freier Platz
       *[other] { $count } freie Plätze
    }
web-state-question = Du bist gefragt
web-state-replaced = Ein Bot spielt für dich
web-state-rematch = Du wirst zu einer neuen Partie gebeten
web-state-won = Gewonnen: { $names }
web-state-gave-up = { $name } hat aufgegeben, { $winner } gewinnt
web-looked-ahead = Vorausgeschaut
web-looked-ahead-help = Hier wurde hinter einen Wurf oder etwas Verdecktes zurückgegangen. Diese Partie zählt nicht als bestes Ergebnis.

## Das Spiel

web-board = Spielplan
web-board-coming = Der Spielplan wird ausgerollt …
web-side = Spieler und Verlauf
web-your-turn = Du bist dran
web-turn-of = { $name } ist dran
web-to-move = dran
web-your-move = du bist dran
web-is-bot = ein Bot
web-is-scripted = spielt nach festen Regeln
web-is-program = ein Programm
web-present = ist da
web-away = nicht da
web-resigned = hat aufgegeben
web-ahead = vorn
web-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-total = Summe
web-undo = Zurücknehmen
web-undo-ask = Darf ich zurück?
web-undo-waiting = Warten auf { $names }.
web-undo-what = Das wird zurückgenommen, das Letzte zuerst:
web-undo-ask-help = Die anderen werden gefragt. Sind sie einverstanden, geht es für alle dorthin zurück.
web-undo-ask-bots = Wurde seitdem ein Wurf oder etwas Verdecktes gesehen, wird die Partie markiert, weil auch Bots mitspielen, und zählt für niemanden als bestes Ergebnis.
web-undo-look-help = Seitdem hast du einen Wurf oder etwas Verdecktes gesehen. Du kannst zurück: Bots entscheiden neu und die Würfel fallen neu, aber die Partie wird markiert und zählt nicht als dein bestes Ergebnis.
web-undo-going = würde zurückgenommen
web-undo-leave = So lassen
web-agree = Einverstanden
web-refuse = Kommt nicht infrage
web-hint = Tipp
web-hinted = Ein Bot würde das tun: { $action }
web-hint-do = Genau so
web-hint-drop = Nein, danke
web-skip = Überspringen
web-story = Was geschieht, { $step } von { $count }
web-story-next = Weiter
web-pause = Anhalten
web-go-on = Weiterspielen
web-tempo = Tempo
web-tempo-slow = Langsam
web-tempo-steady = Ruhig
web-tempo-quick = Schnell
web-tempo-once = Sofort
web-more = Spieler, Verlauf und mehr
web-act-for = Du spielst für
web-curtain = Gib den Bildschirm weiter an { $name }
web-curtain-help = Jetzt kommt Verdecktes. Alle anderen sehen bitte weg.
web-curtain-open = Ich bin { $name }
web-curtain-label = Der Bildschirm wird weitergegeben
web-curtain-who = Wer sitzt gerade am Bildschirm?
web-since = Seit deinem letzten Zug
web-since-watch = Ansehen
web-since-mine = Was dich betrifft
web-since-more = { $count } weitere
web-since-less = Weniger zeigen
web-in-words = Der Spielplan in Worten
web-brief = Das Spiel in drei Sätzen
web-brief-done = Alles klar
web-brief-rules = Alle Regeln
web-tip-first = Zuerst:
web-tip-none = Tipps abschalten
web-choices = { $count ->
        [one] Eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
web-choices-gain = Meiste Punkte sofort zuerst
web-choices-narrow = Tippen zum Eingrenzen
web-choices-none = Nichts gefunden. Nimm ein paar Buchstaben weg.
web-log = Verlauf
web-menu = Menü
web-rounds = Runde für Runde
web-round-card = Runde { $round } auf einen Blick
web-rounds-watch = Diese Runde noch einmal ansehen
web-log-empty = Noch ist nichts passiert.
web-log-go = Diesen Moment ansehen
web-chat = Chat
web-chat-empty = Still wie in der Kirche am Montag. Sag mal Howdy.
web-chat-label = Sag etwas in die Runde
web-chat-send = Senden
web-chat-watching = schaut zu
web-chat-about = Was tun mit den Nachrichten von { $name }
web-chat-hide = { $name } für alle ausblenden
web-chat-show = Nachrichten von { $name } wieder zeigen
web-chat-somebody = jemand
web-chat-players-only = Hier reden nur die Spieler
web-chat-closed = An diesem Tisch reden nur die Spieler.
web-chat-hidden = Der Gastgeber hat deine Nachrichten an diesem Tisch ausgeblendet.
web-mute = { $name } stumm schalten
web-unmute = { $name } wieder hören
web-muted = Stumm geschaltet
web-notes = Private Notizen
web-notes-tab = Notizen
web-notes-help = Das siehst nur du. Es wird beim Schreiben gespeichert.
web-notes-cover = Die Notizen von { $name } gehen nur { $name } etwas an.
web-notes-kept = Gespeichert.
web-notes-trouble = Das ließ sich nicht speichern. Beim nächsten Buchstaben wird es wieder versucht.

## Rückblick

web-history = Rückblick
web-history-at = Nach Zug { $decision } von { $count }
web-history-first = An den Anfang
web-history-back = Einen Zug zurück
web-history-forward = Einen Zug weiter
web-history-run = Abspielen
web-history-stop = Anhalten
web-history-now = Zurück ins Spiel
web-history-end = Ans Ende

## Das Ende eines Spiels

web-over = Das Spiel ist aus
web-wins = { $names } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
web-win-together = { $names } teilen sich den Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
web-you-win = Du gewinnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
web-you-lose = { $count ->
    [one] { $names } gewinnt mit { $points } zu { $own }. Du landest auf Platz { $place }.
   *[other] { $names } gewinnen mit { $points } zu { $own }. Du landest auf Platz { $place }.
}
web-gave-up = { $name } hat aufgegeben. Der Sieg geht an { $winner }.
web-abandoned = Das Spiel wurde abgebrochen.
web-unfinished = Hier endet die Aufzeichnung, vor dem Ende des Spiels.
web-place = Platz { $place }
web-watch-again = Noch einmal ansehen
web-rematch = Revanche
web-rematch-join = Zum nächsten Spiel
web-rematch-there = Es geht in eine neue Partie, wenn du willst.
web-rematch-accept = Ich bin dabei
web-rematch-decline = Nein, danke
web-rematch-of = Du wirst gebeten, noch eine Partie mitzuspielen.
web-seat-kept = freigehalten für { $name }
web-seat-open-up = Für andere öffnen
web-record-text = Aufzeichnung (Text)
web-record-json = Aufzeichnung (JSON)

## Das Menü am Tisch

web-link = Link zu diesem Tisch
web-link-help = Wer ihn hat, kann zuschauen, oder sich setzen, solange Plätze frei sind.
web-link-moment = Link zu dieser Stellung:
web-resign = Aufgeben
web-resign-two = Dein Gegner gewinnt, und das Spiel ist aus.
web-resign-many = Ein Bot übernimmt deinen Platz, für immer.
web-play-on = Weiterspielen
web-bot-for-me = Einen Bot für mich spielen lassen
web-bot-for = Einen Bot für { $name } spielen lassen
web-bot-for-in = Ein Bot kann für { $name } spielen: { $when }
web-program = Ein Programm für mich spielen lassen
web-program-help = Mit diesem Schlüssel kann ein Programm auf deinem Platz spielen, über die Schnittstelle, die unter „Für Programme“ beschrieben ist. Wer den Schlüssel hat, hat den Platz: Halt ihn geheim.
web-takeover-asked = { $name } ist schon lange fort. Darf ein Bot dort weiterspielen?
web-takeover-waiting = Warten auf { $names }.
web-seat-back = Wieder selbst spielen
web-replaced = Ein Bot spielt für dich.
web-bot-decided = { $count ->
    [one] Der Bot hat für dich einen Zug gemacht, den du noch zurücknehmen kannst.
   *[other] Der Bot hat für dich { $count } Züge gemacht, die du noch zurücknehmen kannst.
  }
web-bot-undo = Züge des Bots zurücknehmen

## Würfel

web-dice = Würfel prüfen
web-dice-how = Vor dem ersten Wurf versiegelt der Server ein Geheimnis und zeigt seinen Fingerabdruck. Jeder Wurf folgt aus dem Geheimnis und aus dem, was die Spieler dazugeben: Jeder Browser fügt eigene Zufallszeichen hinzu, wenn sich sein Spieler setzt. Am Ende wird das Geheimnis geöffnet, und jeder kann alle Würfe nachrechnen.
web-dice-honest = { $rolls ->
        [0] Ehrlich: Es gab nichts zu würfeln.
        [one] Ehrlich: Der eine Wurf folgt aus dem versiegelten Geheimnis.
       *[other] Ehrlich: Alle { $rolls } Würfe folgen aus dem versiegelten Geheimnis.
    }
web-dice-set-by-hand = { $rolls ->
        [one] Der eine Wurf folgt aus dem Geheimnis, aber eine Stellung oder die Punkte wurden von Hand gesetzt oder stammen aus anderen Regeln: Für sie gibt es keinen Beweis.
       *[other] Alle { $rolls } Würfe folgen aus dem Geheimnis, aber eine Stellung oder die Punkte wurden von Hand gesetzt oder stammen aus anderen Regeln: Für sie gibt es keinen Beweis.
    }
web-dice-not-yet = { $rolls ->
        [one] Das Spiel läuft: ein Wurf bisher, das Geheimnis ist noch versiegelt.
       *[other] Das Spiel läuft: { $rolls } Würfe bisher, das Geheimnis ist noch versiegelt.
    }
web-dice-not-sealed = Die Würfel dieses Spiels waren nicht versiegelt und lassen sich darum nicht prüfen.
web-dice-wrong = Das passt nicht zusammen: { $why }
web-dice-commitment = Fingerabdruck des Geheimnisses (SHA-256)
web-dice-secret = Das Geheimnis
web-dice-salt = Dazugegeben von { $name }
web-dice-shares = Alle, die mitspielen, haben ihren Anteil: Jeder Browser hat eigene Zufallszeichen dazugegeben.
web-dice-shares-missing = Ohne Anteil an den Würfeln: { $names }.
web-dice-verify = Wer dieser Seite nicht trauen will, lädt die Aufzeichnung herunter und prüft sie mit:

## Tasten

web-keys = Tasten
web-key-rounds = Zeigen, was in jeder Runde geschah
web-key-help = Zeigt diese Liste.
web-key-tab = Springt zur nächsten Möglichkeit.
web-key-enter = Führt sie aus.
web-key-undo = Nimmt deinen letzten Zug zurück.
web-key-hint = Fragt einen Bot um einen Tipp.
web-key-board = Geht zum Spielplan.
web-key-words = Geht zum Spielplan in Worten.
web-key-log = Geht zum Verlauf.
web-key-chat = Geht zum Chat.
web-key-history = Einen Zug zurück, einen weiter.
web-key-arrows = Blättert durch ein beendetes Spiel.
web-key-space = Spielt den Rückblick ab, hält ihn an.
web-key-escape = Schließt, was offen ist; überspringt, was gezeigt wird; bringt dich zurück ins Spiel.

## Ansehen

web-replay-help = Jedes beendete Spiel lässt sich Zug für Zug ansehen, und eine Aufzeichnung aus einer Datei ebenso.
web-replay-record = Eine Aufzeichnung ansehen
web-replay-table = Auch eine Partie, die auf einem anderen Gerät als Datei gesichert wurde, geht hier weiter.
web-replay-file = Datei wählen
web-replay-paste = Oder hier einfügen
web-replay-show = Ansehen
web-replay-none = Hier stehen deine beendeten Spiele, Zug für Zug zum Nachsehen.
web-replay-play = Jetzt eins spielen
web-imports = Mitgebrachte Aufzeichnungen
web-imports-help = Nur du und wer den Link hat kann sie sehen.
web-import-honest = Eine mitgebrachte Aufzeichnung. Sie lässt sich nachspielen, und ihre Würfel sind bewiesen.
web-import-set-by-hand = Eine mitgebrachte Aufzeichnung. Sie lässt sich nachspielen, aber ihre Stellung oder ihre Punkte wurden von Hand gesetzt oder stammen aus anderen Regeln: Das beweist nichts.
web-import-unproven = Eine mitgebrachte Aufzeichnung. Sie lässt sich nachspielen, aber für ihre Würfel gibt es keinen Beweis.
web-import-wrong = Eine mitgebrachte Aufzeichnung. Ihre Würfel stimmen nicht: { $why }

## Regeln

web-rules-help = In unseren eigenen Worten, so wie hier gespielt wird.
web-rules-contents = Inhalt
web-rules-search = In den Regeln suchen
web-rules-found = { $count ->
        [0] Nichts gefunden
        [one] In einem Abschnitt gefunden
       *[other] In { $count } Abschnitten gefunden
    }
web-rules-nothing = Davon steht hier kein Wort. Versuch ein anderes.
web-rules-house = unsere eigene Zahl: Die gedruckte war nicht zu finden
web-rules-unreachable = Die Regeln ließen sich nicht laden: Es gibt keine Verbindung zum Server. Einmal mit Verbindung geöffnet, bleiben sie auf diesem Gerät.
web-rules-play = Spielen
web-rules-read = Lesen

## Über uns

web-about = Über Boomtown
web-api = Für Programme

## Ärger

web-lost = Diese Fährte führt ins Nichts
web-lost-help = Diese Seite gibt es nicht. Vielleicht ging ein Buchstabe der Adresse verloren.
web-lost-home = Zurück in die Stadt
web-table-missing = Diesen Tisch gibt es nicht. Vielleicht ging ein Buchstabe des Links verloren.
web-table-removed = Wer den Tisch eröffnet hat, hat ihn wieder entfernt.
web-unreachable = Der Server ist nicht zu erreichen. Prüf deine Verbindung; verloren ist nichts.
web-trouble = Da ging etwas schief. Versuch es noch einmal.
web-offline = Verbindung verloren. Deine Züge sind hier sicher, bis sie zurück ist.
web-try-again = Noch einmal
web-outdated = Es gibt eine neuere Fassung dieser Seite.
web-reload = Neu laden

# Boards that can be moved and zoomed.
web-closer = Vergrößern
web-farther = Verkleinern
web-show-all = Alles zeigen

# The count at the end
web-finale-wins = { $name } gewinnt
web-finale-shared = Ein geteilter Sieg
web-finale-again = Noch einmal zählen
web-finale-skip = Zählen überspringen

# Tables on this device.
web-device-here = Auf diesem Gerät
web-device-no-server = Kein Server in Reichweite, also spielst du auf diesem Gerät: gegen Bots, zu mehreren an einem Bildschirm oder allein. Freunde können dazukommen, sobald es eine Verbindung gibt.
web-device-missing = Der Teil, mit dem man auf diesem Gerät spielt, ließ sich nicht laden. Öffne die Seite einmal mit Verbindung, danach geht es auch ohne.
web-device-full = Auf diesem Gerät ist dafür kein Platz mehr. Der Zug ist nicht gespielt; was da war, ist noch da. Schaff etwas Platz und versuch es noch einmal.
web-device-forbidden = Dieser Browser lässt uns nichts speichern, also kann man hier nicht auf dem Gerät spielen. In privaten Fenstern ist das oft so; ein normales genügt.
web-device-newer = Dieses Spiel hat eine neuere Version der Seite gespeichert. Lade neu, um weiterzuspielen.
web-device-open = An einen Tisch auf diesem Gerät kann sich sonst niemand setzen. Gib den Platz einem Bot oder jemandem an diesem Bildschirm.
web-device-nobody = Jemand muss spielen: Setz dich selbst an den Tisch.
web-device-alone = An einem Tisch auf diesem Gerät ist sonst niemand, den man fragen könnte.
web-device-remove = Von diesem Gerät löschen
web-device-remove-help = Das Spiel und sein Protokoll sind dann endgültig weg. Wenn du es behalten willst, sichere es vorher als Datei.
web-device-file = Als Datei sichern
web-device-file-help = In der Datei steht die ganze Partie, so wie sie gerade ist. Öffne sie auf einem anderen Gerät unter „{ web-nav-replay }“, dann geht die Partie dort weiter.
web-device-file-dice = Auch das Geheimnis der Würfel steht darin: Wer die Datei lesen kann, kann wissen, was gewürfelt und gezogen wird. Deshalb wird eine Partie, die aus einer Datei weitergeht, gekennzeichnet und zählt nicht als bestes Ergebnis.
web-device-file-save = Datei sichern
web-device-brought = Die Partie kam mit einer Datei hierher. Wer die Datei hat, kann ihre Würfel kennen; deshalb gilt sie als vorausgeschaut.
web-device-already = Diese Partie ist schon auf diesem Gerät und bleibt, wie sie ist. Um aus der Datei weiterzuspielen, lösche sie hier zuerst.
web-stands = Wo der Tisch steht
web-stands-help = Ein Tisch auf diesem Gerät braucht keine Verbindung und bleibt hier. Einen auf dem Server kannst du auch auf deinen anderen Geräten öffnen.
web-stands-server = Auf dem Server
web-stands-device = Auf diesem Gerät
web-version-new = Es gibt eine neue Version. Deine Spiele bleiben, wie sie sind.
web-version-later = Später
web-part-missing = Ein Teil dieser Seite ließ sich nicht laden. Lade die Seite neu; deine Spiele bleiben, wie sie sind.

## Lessons

web-nav-learn = Lernen
web-learn = Spielend lernen
web-learn-help = Eine Stellung, ein, zwei Sätze, und du machst den Zug.
web-learn-new = Neu hier? In fünf Minuten gelernt
web-learn-variants = Varianten und Solo-Gegner
web-learn-steps = { $steps } Züge
web-learn-finished = Geschafft
web-learn-step = Zug { $step } von { $count }
web-learn-you = Du bist { $name }
web-learn-not-it = Nicht ganz
web-learn-right = Genau
web-learn-next = Weiter
web-learn-show = Zeig es mir
web-learn-again = Noch einmal
web-learn-over = Lektion geschafft. Zeit für eine echte Partie!
web-learn-play = Gegen Bots spielen
web-learn-all = Alle Lektionen
web-learn-first-use = Neu für dich? In zwei Minuten siehst du, wie es geht.
web-tips = Tipps am Tisch
web-tips-help = Was neu ist, wird einmal erklärt.
web-tips-again = Alle Tipps wieder zeigen
web-tips-fresh = Du siehst alle Tipps noch einmal.

## Puzzles

web-puzzles = Rätsel
web-puzzles-help = Stellungen aus echten Partien, in denen eine Wahl klar besser ist. Jeden Tag eins, für alle dasselbe.
web-puzzle-today = Rätsel des Tages
web-puzzle-solve = Lösen
web-puzzle-number = Rätsel { $number }
web-puzzle-ask = Was ist hier am besten? Mach den Zug.
web-puzzle-solved = Gelöst
web-puzzle-tried = Versucht
web-puzzle-right = Richtig: Besser geht es nicht.
web-puzzle-wrong = Es geht besser: { $best }.
web-puzzle-exact = Alles wurde bis zum Spielende durchprobiert: um wie viele Punkte du dann vorn liegst.
web-puzzle-searched = Was der stärkste Bot nach langem Überlegen erwartet: um wie viele Punkte du am Ende vorn liegst.
web-puzzle-choice = Wahl
web-puzzle-ahead = Vorsprung
web-puzzle-yours = deine
web-puzzle-other = eine andere Wahl
web-puzzle-proof = Beweis zeigen
web-puzzle-proof-step = Nächster Zug des Beweises
web-puzzle-next = Noch eins
web-puzzle-all = Alle Rätsel
web-puzzles-solved = { $solved } von { $all } gelöst
web-puzzle-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}

web-review = Analyse
web-review-of = Analyse: { $game }

## Statistik

web-statistics = Statistik
web-ladder = Bot-Rangliste
web-statistics-open = Wie alle deine Partien ausgingen

## Eine Entscheidung bestätigen

web-confirm = Zum Entscheiden
web-confirm-never = Ein Tipp genügt
web-confirm-taps = Zweimal tippen
web-confirm-final = Vorher fragen
web-confirm-never-help = Was du antippst oder anklickst, gilt sofort.
web-confirm-taps-help = Mit dem Finger zeigt der erste Tipp nur, der zweite entscheidet. Maus und Tastatur entscheiden sofort.
web-confirm-final-help = Vor allem, was sich nicht zurücknehmen lässt, wirst du noch einmal gefragt; mit dem Finger tippst du außerdem zweimal.
web-confirm-ask = Das lässt sich nicht zurücknehmen: { $action }
web-confirm-drop = Noch nicht

## Ein Tipp zu einem früheren Moment

web-hint-past = Für { $name } würde ein Bot das tun: { $action }
web-hint-done = Gespielt wurde: { $what }

## Einen Tisch aufstellen und auf andere warten

web-seats-order = Wer weiter oben sitzt, kommt zuerst. Jeder wählt sein Zeichen mit seiner Farbe.
web-seat-up = Platz { $number } nach oben
web-seat-down = Platz { $number } nach unten
web-seats-shuffle = Plätze mischen
web-invited-by = { $name } lädt dich ein.
web-played-here = Was hier gespielt wird
web-played-usual = Wie in der Schachtel, ohne Zusätze.
web-played-players = { $count ->
        [1] Allein
        [2] Zu zweit
        [3] Zu dritt
        [4] Zu viert
        [5] Zu fünft
        [6] Zu sechst
       *[other] Zu { $count }
    }
web-played-hints = Bots dürfen um Tipps gebeten werden.
web-played-no-hints = Ohne Tipps.
web-points-table = Die Punkte, wie sie stehen
web-admin = Betreuung
web-report = { $name } melden
web-block = Nicht mehr mit { $name } spielen
web-blocked = { $name } kann sich nicht mehr setzen, wo du sitzt, und du liest nichts mehr von { $name }.
web-chat-deleted = (von der Betreuung entfernt)

# Die Zeichen der Spieler mit ihrer Farbe.
web-mark-hat = Hut
web-mark-star = Stern
web-mark-cactus = Kaktus
web-mark-boot = Stiefel
web-mark-horseshoe = Hufeisen
web-mark-cow = Rind
web-mark-change = Platz { $number } spielt mit dem Zeichen „{ $mark }“. Zeichen ändern
web-mark-choose = Das Zeichen von Platz { $number }
web-mark-taken = vergeben

# Mit anderen oder allein.
web-company = Wer mitspielt
web-company-who = Du spielst
web-company-others = Mit anderen oder Bots
web-company-alone = Allein

# Ein Spiel von diesem Gerät geht auf dem Server weiter, mit Freunden.
web-move = Mit Freunden weiterspielen
web-move-help = Das Spiel zieht auf den Server um und geht dort weiter, wo es steht. Für die Plätze, die du Freunden gibst, bekommst du einen Link.
web-move-seats = Plätze für Freunde
web-move-dice = Bisher hat dieses Gerät gewürfelt: Das kann niemand sonst nachprüfen, und wer genau hingesehen hat, könnte wissen, was gerade verdeckt liegt. Der Tisch sagt das dazu, und die Partie zählt in keiner Statistik. Von hier an versiegelt der Server die Würfel neu.
web-move-go = Spiel umziehen
web-moved-open = Dorthin gehen
web-moved-back = Doch hier weiterspielen
web-device-review-unkept = Die Analyse ist fertig, aber auf diesem Gerät ist kein Platz, um sie zu behalten. Sie bleibt, bis du die Seite schließt.
web-device-moved = Dieses Spiel geht auf dem Server weiter.
web-from-device = { $decisions ->
        [0] Diese Partie wurde auf einem Gerät begonnen
        [one] Der erste Zug dieser Partie wurde auf einem Gerät gespielt
       *[other] Die ersten { $decisions } Züge dieser Partie wurden auf einem Gerät gespielt
    }. Die Würfel dieser Zeit kann niemand nachprüfen; seither sind sie versiegelt. Die Partie zählt in keiner Statistik.

web-ahead-by-obvious = von selbst beantwortet
web-ahead-by-orders = nach deinen Anweisungen
web-obvious = Klare Sache
web-obvious-help = Wo nur eine Antwort möglich ist oder nichts davon abhängt, antwortet der Tisch für dich. Im Verlauf steht es dabei, und es lässt sich wie jeder Zug zurücknehmen. Das gilt für Tische, an die du dich setzt; im Menü eines Tisches änderst du es dort.
web-obvious-on = Klare Fragen für mich beantworten
web-obvious-off = Mich alles fragen

web-try = Erst ausprobieren
web-key-try = Auf einem eigenen Brett ausprobieren, was kommen könnte

## Bretter als Tabellen, für alle, die in Worten spielen

web-grid-row = Reihe
web-grid-space = Feld
web-grid-gives = Was es bringt
web-grid-price = Preis
web-grid-cowboys = Cowboys dort
web-grid-odds = Chancen im Duell
web-grid-thing = Was sie haben
web-grid-character = Person
web-grid-kept = für später behalten
web-grid-card = Karte
web-grid-before = Karten davor
web-grid-upper-left = Oben links
web-grid-upper-right = Oben rechts
web-grid-lower-left = Unten links
web-grid-lower-right = Unten rechts
web-grid-shows = Was sie zeigt
web-grid-pull = Reiz
web-grid-bids-left = Übrige Auktionskarten
web-grid-persons = Personen
web-grid-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-grid-nothing = nichts
web-grid-players = Die Spieler
web-grid-score = Punkte
