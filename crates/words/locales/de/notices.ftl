### Nachrichten an alle, die gerade nicht am Tisch sind: per Web-Push, Mail und Webhook; die Seiten hinter den Links in Mails; Absagen.

notice-place = { $game } mit { $others }
notice-turn = Du bist dran: { $place }
notice-asked = Man wartet auf deine Entscheidung.
notice-invited = Noch eine Partie? { $place }
notice-invited-body = Ein Platz ist für dich frei gehalten. Setz dich, oder lehne ab, damit niemand wartet.
notice-remark = { $name } sagt etwas: { $place }
notice-over = Partie zu Ende: { $place }
notice-winners = { $count ->
    [one] { $seats } gewinnt.
   *[other] { $seats } teilen sich den Sieg.
  }
notice-digest = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
  }
notice-digest-said = An deinen Tischen wurde etwas gesagt
notice-channel-off = Ein Kanal wurde abgeschaltet
notice-channel-off-body = Mehrere Nachrichten hintereinander kamen nicht an, deshalb wird dorthin nichts mehr gesendet. Sieh in deinen Einstellungen nach.
notice-bot-paused = Einer deiner Bots pausiert auf der Rangliste
notice-bot-paused-body = Er hat in mehreren Partien hintereinander nicht rechtzeitig geantwortet. Sieh nach seinem Programm und lass ihn dann in deinen Einstellungen wieder auf die Rangliste.
notice-test = Es klappt
notice-test-body = Hier sagt dir Boomtown, dass du dran bist.
notice-confirm = Ist das deine Adresse?
notice-confirm-body = Jemand, hoffentlich du, möchte von Boomtown an diese Adresse eine Mail bekommen, wenn er dran ist. Bestätige sie mit dem Link. Warst du es nicht, tu nichts, dann kommt keine weitere Mail.
notice-confirm-open = Adresse bestätigen
notice-open-table = Zum Tisch
notice-open-tables = Zu deinen Tischen
notice-open-settings = Zu deinen Einstellungen
notice-mail-why = Du bekommst diese Mail, weil du Boomtown darum gebeten hast.
notice-mail-leave = Abbestellen

## Seiten hinter den Links in Mails

notice-page-confirm = Darf Boomtown an { $address } schreiben, wenn du dran bist?
notice-page-confirm-button = Ja, das ist meine Adresse
notice-page-confirmed = Danke. Ab jetzt hörst du unter dieser Adresse von uns.
notice-page-leave = Soll Boomtown nicht mehr an { $address } schreiben?
notice-page-leave-button = Abbestellen
notice-page-left = An diese Adresse wird nichts mehr gesendet.

## Absagen, und warum ein Kanal abgeschaltet wurde

notice-no-channels = Dieser Server verschickt keine Nachrichten. Frag, wer ihn betreibt.
notice-no-mail = Dieser Server verschickt keine Mails. Wähle einen anderen Weg.
notice-bad-endpoint = Der Push-Dienst dieses Browsers lässt sich von hier aus nicht benutzen. Versuch es mit einem anderen Browser.
notice-bad-address = Das ist keine Mailadresse. Sie sieht aus wie name@example.org.
notice-bad-url = Nachrichten gehen nur an öffentliche Adressen, die mit https beginnen. Prüf die Adresse.
notice-bad-secret = Dieser Dienst braucht sein Token: ein Wort ohne Leerzeichen.
notice-bad-zone = Diese Zeitzone ist hier nicht bekannt. Wähle eine andere.
notice-enough-channels = Du hast schon { $count } Kanäle. Entferne erst einen.
notice-asked-lately = An diese Adresse ging gerade eine Mail. Such sie, auch im Spam, bevor du es noch einmal versuchst.
notice-unconfirmed = Diese Adresse ist noch nicht bestätigt. Folge erst dem Link in der Mail.
notice-off-failing = Abgeschaltet: Mehrere Nachrichten hintereinander kamen nicht an.
notice-off-silent = Abgeschaltet: Seit mehr als einem Tag kommt keine Antwort.

## Einstellungen im Browser

notice-set = Wenn ich nicht da bin
notice-set-help = Boomtown kann dir sagen, dass du dran bist, auch wenn keine Seite offen ist. Adressen werden verschlüsselt gespeichert und für nichts anderes benutzt.
notice-set-none = Noch ist nichts eingerichtet: Wähle unten, wohin Nachrichten gehen sollen.
notice-set-unavailable = Dieser Server verschickt keine Nachrichten.
notice-set-browser = Dieser Browser
notice-set-browser-add = Sag es mir in diesem Browser
notice-set-mail = Mailadresse
notice-set-mail-add = Adresse hinzufügen
notice-set-mail-sent = Eine Mail ist unterwegs. Folge dem Link darin.
notice-set-hook = Webhook
notice-set-hook-url = Adresse des Webhooks
notice-set-hook-form = Dienst
notice-set-hook-form-json = Signiertes JSON
notice-set-hook-secret = Token oder Geheimnis
notice-set-hook-add = Webhook hinzufügen
notice-set-channels = Wohin Nachrichten gehen
notice-set-on = an
notice-set-unconfirmed = wartet, bis du dem Link in der Mail folgst
notice-set-try = Ausprobieren
notice-set-tried = Eine Nachricht ist unterwegs.
notice-set-remove = Entfernen
notice-set-what = Was ich hören will
notice-set-turn = Ich bin dran
notice-set-invited = Jemand will noch eine Partie
notice-set-remark = Jemand sagt etwas an meinem Tisch
notice-set-over = Eine Partie von mir ist zu Ende
notice-set-when = Wann
notice-set-quiet = Ruhezeit
notice-set-from = von
notice-set-until = bis
notice-set-digest = Nur einmal am Tag, alles zusammen
notice-set-at = um
notice-set-zone = Die Uhrzeiten gelten für { $zone }.
notice-set-kept = Gespeichert.
notice-set-sent = Was gesendet wurde
notice-set-sent-none = Noch nichts.
notice-about-turn = du bist dran
notice-about-invited = noch eine Partie
notice-about-remark = eine Bemerkung
notice-about-over = Partie zu Ende
notice-about-digest = Übersicht des Tages
notice-about-channel-off = Kanal abgeschaltet
notice-about-bot-paused = Bot pausiert
notice-about-test = Probe
notice-about-confirm = Adresse bestätigen
notice-state-waiting = unterwegs
notice-state-sent = angekommen
notice-state-failed = nicht angenommen
notice-state-expired = aufgegeben
notice-state-settled = nicht mehr nötig
notice-set-gets = Was an { $name } geht
notice-set-tables = Wie viel ich von einzelnen Tischen höre
notice-set-tables-everything = Alles
notice-set-tables-turn = Nur wenn ich dran bin
notice-set-tables-nothing = Nichts

notice-reminder = Deine Zeit läuft: { $place }
notice-reminder-left = In { $time } ist deine Zeit um.
notice-answer = Hier antworten
notice-answer-agree = Ja, einverstanden
notice-answer-refuse = Nein
notice-answered = Deine Antwort ist angekommen.
notice-answer-stale = Diese Frage ist nicht mehr offen: Sie ist beantwortet, oder das Spiel ist weitergegangen.
notice-set-reminder = Meine Uhr läuft bald ab
notice-about-reminder = Uhr läuft ab
notice-asked-to-play = Spielst du mit? { $place }
