### Anmelden über den Identitätsanbieter eines Hauses.

account-oidc-again = Das hat zu lange gedauert oder in einem anderen Browser begonnen. Fang noch einmal an.
account-oidc-refused = Du hast dich dort nicht angemeldet, also hat sich hier nichts geändert.
account-oidc-failed = Diese Anmeldung wurde nicht angenommen. Versuch es noch einmal; klappt es nie, sag es dem, der diesen Server betreibt.
account-oidc-away = Die Anmeldung dieses Hauses antwortet gerade nicht. Versuch es später noch einmal oder komm auf anderem Weg herein.
account-oidc-not-allowed = Dort kennt man dich, aber dieses Haus lässt nur einen Teil der Leute herein. Frag den, der diesen Server betreibt.
account-oidc-not-linked = Dieses Konto ist nicht mit jener Anmeldung verknüpft.

account-with-oidc = Mit { $name } anmelden
account-oidc = Anmeldung mit { $name }
account-oidc-help = Verknüpft kommst du auf jedem Gerät mit { $name } herein und bist dort derselbe Mensch.
account-oidc-since = Verknüpft { $ago }.
account-oidc-link = Mit { $name } verknüpfen
account-oidc-unlink = Verknüpfung lösen
account-oidc-unlinked = Dieses Konto ist nicht mehr verknüpft.
account-oidc-leave = Hier abmelden
account-oidc-two = Dieser Browser spielt als Gast, der Tische hat. Die Anmeldung kennt dich als jemand anderen: Bist du beide?
account-oidc-give-up = Nein, den Gast hier aufgeben
