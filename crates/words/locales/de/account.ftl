### Wie man hereinkommt: Geräte, Links, Wiederherstellungscodes, Passkeys, Einladungen.

## Was der Server zum Anmelden sagt.

account-two-people = Dieser Browser spielt als { $own } und hat { $count ->
    [one] einen Tisch
   *[other] { $count } Tische
  }. Sag erst, was daraus wird, bevor er sich als { $name } anmeldet.
account-both-at-a-table = Beide sitzen an einem Tisch, dessen Partie noch läuft. Spielt sie zu Ende oder verlass den Tisch, dann lassen sie sich vereinen.
account-link-gone = Dieser Link gilt nicht mehr: Er hält zehn Minuten und für ein Gerät. Mach auf dem Gerät, auf dem du angemeldet bist, einen neuen.
account-wrong-code = Dieser Code lässt niemanden herein. Prüf ihn Zeichen für Zeichen; gibt es einen neueren, gilt nur der.
account-enough-guesses = Das wurde zu oft versucht. Probier es in einer Stunde noch einmal.
account-wrong-passkey = Dieser Passkey wurde nicht angenommen. Versuch es noch einmal oder komm auf anderem Weg herein.
account-unknown-passkey = Dieser Passkey ist hier nicht bekannt. Vielleicht wurde er entfernt; nimm einen anderen.
account-passkey-late = Das hat zu lange gedauert. Fang noch einmal an.
account-passkey-known = Dieser Passkey ist hier schon in Gebrauch.
account-enough-passkeys = Mehr Passkeys passen nicht. Entferne erst einen.
account-passkeys-no-address = Passkeys gehen hier noch nicht: Wer diesen Server betreibt, hat ihm seine öffentliche Adresse nicht gesagt (public-address).
account-passkeys-no-https = Passkeys gehen hier nicht: Browser legen sie nur für Adressen an, die mit https beginnen.
account-passkeys-elsewhere = Passkeys gehen unter { $address }. Öffne die Stadt dort.
account-invitation-needed = Dieses Haus ist geschlossen. Bring eine Einladung mit, oder melde dich als jemand an, den man hier kennt.
account-wrong-invitation = Diese Einladung lässt niemanden herein: Vielleicht ist sie verbraucht oder zu alt. Frag deinen Gastgeber nach einer neuen.
account-oidc-needed = In dieses Haus kommen Neue nur über seine eigene Anmeldung. Melde dich dort an oder als jemand, den man hier kennt.

## Die Geräte in den Einstellungen.

account-devices = Meine Geräte
account-devices-help = Wer eines dieser Geräte hat, spielt als du. Melde ab, was du nicht mehr in der Hand hast; Programme, die für dich einen Platz halten, spielen weiter.
account-device = { $browser } auf { $system }
account-device-unknown = Irgendein anderes Gerät
account-here = dieses hier
account-seen = zuletzt hier: { $ago }
account-rename = { $name } umbenennen
account-rename-short = Umbenennen
account-remove-short = Entfernen
account-name = Name
account-end = { $name } abmelden
account-end-short = Abmelden
account-ended = Erledigt: Dort spielt niemand mehr als du.

## Auch auf meinem Telefon.

account-phone = Auch auf meinem Telefon
account-phone-help = Öffne auf einem anderen Gerät einen Link, und du bist dort dieselbe Person: dieselben Tische, derselbe Name.
account-phone-make = Link machen
account-phone-again = Neuen Link machen
account-phone-until = Er meldet ein Gerät an und gilt bis { $time }. Zeig ihn sonst niemandem.
account-phone-link = Einmal-Link
account-phone-qr = Derselbe Link als QR-Code, für die Kamera deines Telefons
account-link-title = Dieses Gerät anmelden
account-link-ask = Mit diesem Link wird das hier ein Gerät von { $name }.
account-link-go = Als { $name } anmelden
account-signed-in = Willkommen, { $name }. Dieses Gerät kennt dich jetzt.

## Zwei, die einer sind.

account-join-title = Dieselbe Person?
account-join-help = Vereint gehören alle Tische, Ergebnisse und Notizen { $name }. Das lässt sich nicht rückgängig machen.
account-join = Ja, vereinen
account-give-up = Nein, { $own } hier aufgeben
account-stay = Alles lassen, wie es ist

## Wiederherstellungscode.

account-recovery = Wiederherstellungscode
account-recovery-help = Wenn du alle Geräte verlierst, bringt dieser Code deinen Namen und deine Tische auf ein neues. Schreib ihn auf Papier.
account-recovery-have = Du hast einen, gemacht: { $ago }.
account-recovery-make = Wiederherstellungscode machen
account-recovery-again = Neuen Code machen
account-recovery-remove = Code entfernen
account-recovery-once = Du siehst ihn nur dieses eine Mal. Der vorige gilt nicht mehr.
account-recovery-removed = Der Wiederherstellungscode ist weg.

## Passkeys.

account-passkeys = Passkeys
account-passkeys-help = Mit einem Passkey meldest du dich per Fingerabdruck, Gesicht oder PIN an, ohne Passwort und ohne Adresse. Du kannst mehrere haben.
account-passkey-make = Passkey anlegen
account-passkey-made = Erledigt. Ab jetzt lässt dich dieser Passkey herein.
account-passkey-used = zuletzt benutzt: { $ago }
account-passkey-unused = noch nie benutzt
account-passkey-remove = { $name } entfernen
account-passkey-removed = Dieser Passkey lässt niemanden mehr herein. Lösch ihn auch auf deinem Gerät.
account-passkey-none = Es wurde nichts unterschrieben: Der Browser hat abgebrochen. Versuch es noch einmal, wenn du so weit bist.
account-passkey-no-browser = Dieser Browser kennt keine Passkeys.

## Hereinkommen.

account-before = Schon bekannt hier?
account-before-help = Komm als du selbst herein: mit Passkey, mit Wiederherstellungscode oder mit einem Link, den du in den Einstellungen eines anderen Geräts machst.
account-with-passkey = Mit Passkey anmelden
account-with-code = Mit Wiederherstellungscode anmelden
account-go = Hereinkommen
account-invitation = Einladung
account-invitation-help = Dieses Haus ist geschlossen: Wer neu ist, bringt den Code einer Einladung mit.

# Bots mit eigenem Konto
bots-online = verbunden
bots-away = nicht verbunden
bots-named = { $name } (Bot)
bots-of = { $name } – Bot von { $owner }
bots-invite = Bots, die gerade da sind
bots-seat-help = Ein Programm von { $owner } spielt.
bots-welcome = Bots
bots-welcome-help = Bots, die in der Stadt sind, dürfen sich von selbst auf freie Plätze setzen.
bots-welcome-off = nur Menschen
bots-welcome-on = Bots willkommen
bots-offline = { $name } ist gerade nicht verbunden. Lade einen anderen Bot ein oder warte, bis sein Programm wieder da ist.
bots-not-for-you = { $name } spielt nicht mit allen: Mit wem, bestimmt, wem der Bot gehört.
bots-other-game = { $name } spielt dieses Spiel nicht.
bots-other-players = { $name } spielt nicht mit so vielen Leuten.
bots-no-other-bots = { $name } spielt nicht an einem Tisch mit anderen Bots.
bots-needs-clock = { $name } spielt nur mit Uhr. Stell eine für den Tisch ein.
bots-no-clock = { $name } spielt nicht mit Uhr.
bots-busy = { $name } hat gerade genug Partien. Versuch es wieder, wenn eine davon zu Ende ist.
bots-one-seat = Ein Bot nimmt an einem Tisch nur einen Platz ein.
bots-one-of-an-owner = Ein anderer Bot derselben Person sitzt schon hier.
bots-not-welcome = Hier wurde dir kein Platz angeboten: Bots setzen sich, wo sie eingeladen oder willkommen sind.
bots-only-play = Bots spielen; sie plaudern nicht, bitten nicht um Tipps und nehmen nichts zurück.
bots-enough = Mehr Bots kann eine Person hier nicht haben. Entferne zuerst einen.
bots-token-needed = Diese Tür ist für Bots: Zeig das Token eines Bots vor.
