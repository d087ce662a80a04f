### Nachrichten an alle, die gerade nicht am Tisch sind: per Web-Push, Mail und Webhook; die Seiten hinter den Links in Mails; Absagen.

notice-place = { $game } mit { $others }
notice-turn = Du bist dran: { $place }
notice-asked = Man wartet auf deine Entscheidung.
notice-undo = { $seat } möchte einen Zug zurücknehmen. Bist du einverstanden?
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
notice-channel-off = Ein Kanal wurde abgeschaltet
notice-channel-off-body = Mehrere Nachrichten hintereinander kamen nicht an, deshalb wird dorthin nichts mehr gesendet. Sieh in deinen Einstellungen nach.
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
