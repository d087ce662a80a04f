### Aanmelden via de identiteitsprovider van een huis.

account-oidc-again = Dat duurde te lang of begon in een andere browser. Begin opnieuw.
account-oidc-refused = Je hebt je daar niet aangemeld, dus hier is niets veranderd.
account-oidc-failed = Deze aanmelding werd niet aangenomen. Probeer het nog eens; lukt het nooit, zeg het dan tegen wie deze server beheert.
account-oidc-away = De aanmelding van dit huis antwoordt nu niet. Probeer het later nog eens of kom op een andere manier binnen.
account-oidc-not-allowed = Daar kennen ze je, maar dit huis laat maar een deel van de mensen binnen. Vraag het aan wie deze server beheert.
account-oidc-not-linked = Dit account is niet aan die aanmelding gekoppeld.

account-with-oidc = Aanmelden met { $name }
account-oidc = Aanmelding met { $name }
account-oidc-help = Gekoppeld kom je op elk apparaat met { $name } binnen en ben je daar dezelfde.
account-oidc-since = Gekoppeld { $ago }.
account-oidc-link = Koppelen met { $name }
account-oidc-unlink = Ontkoppelen
account-oidc-unlinked = Dit account is niet meer gekoppeld.
account-oidc-leave = Hier afmelden
account-oidc-two = Deze browser speelt als gast die tafels heeft. De aanmelding kent je als iemand anders: ben je allebei?
account-oidc-give-up = Nee, de gast hier opgeven
