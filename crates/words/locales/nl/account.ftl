### Hoe je binnenkomt: apparaten, links, herstelcodes, passkeys, uitnodigingen.

## Wat de server over aanmelden zegt.

account-two-people = Deze browser speelt als { $own }, met { $count ->
    [one] één tafel
   *[other] { $count } tafels
  }. Zeg eerst wat daarmee gebeurt voordat hij zich als { $name } aanmeldt.
account-both-at-a-table = Ze zitten allebei aan een tafel waarvan de partij nog loopt. Speel die uit of verlaat de tafel, dan kunnen ze worden samengevoegd.
account-link-gone = Deze link werkt niet meer: hij is tien minuten geldig en voor één apparaat. Maak een nieuwe op het apparaat waarop je bent aangemeld.
account-wrong-code = Deze herstelcode laat niemand binnen. Controleer hem teken voor teken; als je een nieuwere hebt gemaakt, werkt alleen die.
account-enough-guesses = Dat is te vaak geprobeerd. Probeer het over een uur opnieuw.
account-wrong-passkey = Deze passkey werd niet geaccepteerd. Probeer het opnieuw of kom op een andere manier binnen.
account-unknown-passkey = Deze passkey is hier niet bekend. Misschien is hij verwijderd; kies een andere.
account-passkey-late = Dat duurde te lang. Begin opnieuw.
account-passkey-known = Deze passkey is hier al in gebruik.
account-enough-passkeys = Meer passkeys passen er niet. Verwijder er eerst een.
account-passkeys-no-address = Passkeys kunnen hier nog niet: wie deze server draait, heeft hem zijn openbare adres niet verteld (public-address).
account-passkeys-no-https = Passkeys kunnen hier niet: browsers maken ze alleen voor adressen die met https beginnen.
account-passkeys-elsewhere = Passkeys werken op { $address }. Open de stad daar.
account-invitation-needed = Dit huis is gesloten. Breng een uitnodiging mee, of meld je aan als iemand die hier bekend is.
account-wrong-invitation = Deze uitnodiging laat niemand binnen: misschien is hij al gebruikt of verlopen. Vraag je gastheer om een andere.
account-oidc-needed = In dit huis komen nieuwe mensen alleen binnen via de eigen aanmelding. Meld je daar aan, of als iemand die hier bekend is.

## De apparaten bij de instellingen.

account-devices = Mijn apparaten
account-devices-help = Wie een van deze apparaten heeft, speelt als jij. Meld af wat je niet meer in handen hebt; programma’s die een plaats voor je bezetten, spelen door.
account-device = { $browser } op { $system }
account-device-unknown = Een ander apparaat
account-here = dit apparaat
account-seen = laatst hier: { $ago }
account-rename = { $name } hernoemen
account-rename-short = Hernoemen
account-remove-short = Verwijderen
account-name = Naam
account-end = { $name } afmelden
account-end-short = Afmelden
account-ended = Klaar: daar speelt niemand meer als jij.

## Ook op mijn telefoon.

account-phone = Ook op mijn telefoon
account-phone-help = Open een link op een ander apparaat en je bent daar dezelfde persoon: dezelfde tafels, dezelfde naam.
account-phone-make = Link maken
account-phone-again = Nieuwe link maken
account-phone-until = Hij meldt één apparaat aan en is geldig tot { $time }. Laat hem aan niemand anders zien.
account-phone-link = Eenmalige link
account-phone-qr = Dezelfde link als QR-code, voor de camera van je telefoon
account-link-title = Dit apparaat aanmelden
account-link-ask = Met deze link wordt dit een apparaat van { $name }.
account-link-go = Aanmelden als { $name }
account-signed-in = Welkom, { $name }. Dit apparaat kent je nu.

## Twee die één zijn.

account-join-title = Dezelfde persoon?
account-join-help = Samengevoegd zijn alle tafels, uitslagen en notities van { $name }. Dat kan niet ongedaan worden gemaakt.
account-join = Ja, samenvoegen
account-give-up = Nee, { $own } hier opgeven
account-stay = Alles laten zoals het is

## Herstelcode.

account-recovery = Herstelcode
account-recovery-help = Als je al je apparaten kwijtraakt, krijg je met deze code je naam en je tafels terug op een nieuw apparaat. Schrijf hem op papier.
account-recovery-have = Je hebt er een, gemaakt: { $ago }.
account-recovery-make = Herstelcode maken
account-recovery-again = Nieuwe code maken
account-recovery-remove = Code verwijderen
account-recovery-once = Je ziet hem alleen nu. De vorige werkt niet meer.
account-recovery-removed = De herstelcode is weg.

## Passkeys.

account-passkeys = Passkeys
account-passkeys-help = Met een passkey meld je je aan met vingerafdruk, gezicht of pincode, zonder wachtwoord en zonder adres. Je kunt er meer hebben.
account-passkey-make = Passkey maken
account-passkey-made = Klaar. Vanaf nu laat deze passkey je binnen.
account-passkey-used = laatst gebruikt: { $ago }
account-passkey-unused = nog niet gebruikt
account-passkey-remove = { $name } verwijderen
account-passkey-removed = Deze passkey laat niemand meer binnen. Verwijder hem ook op je apparaat.
account-passkey-none = Er is niets ondertekend: de browser brak het af. Probeer het opnieuw als je zover bent.
account-passkey-no-browser = Deze browser kent geen passkeys.

## Binnenkomen.

account-before = Al bekend hier?
account-before-help = Kom binnen als jezelf: met een passkey, met een herstelcode of met een link die je maakt bij de instellingen van een ander apparaat.
account-with-passkey = Aanmelden met passkey
account-with-code = Aanmelden met herstelcode
account-go = Binnenkomen
account-invitation = Uitnodiging
account-invitation-help = Dit huis is gesloten: wie nieuw is, brengt de code van een uitnodiging mee.

# Bots met een eigen account
bots-online = verbonden
bots-away = niet verbonden
bots-named = { $name } (bot)
bots-of = { $name } – bot van { $owner }
bots-invite = Bots die er nu zijn
bots-seat-help = Een programma van { $owner } speelt.
bots-welcome = Bots
bots-welcome-help = Bots die in de stad zijn, mogen zelf op een vrije plaats gaan zitten.
bots-welcome-off = alleen mensen
bots-welcome-on = bots welkom
bots-offline = { $name } is nu niet verbonden. Nodig een andere bot uit, of wacht tot zijn programma terug is.
bots-not-for-you = { $name } speelt niet met iedereen: zijn eigenaar bepaalt met wie.
bots-other-game = { $name } speelt dit spel niet.
bots-other-players = { $name } speelt niet met zoveel spelers.
bots-no-other-bots = { $name } speelt niet aan een tafel met andere bots.
bots-needs-clock = { $name } speelt alleen met een klok. Stel er een in voor de tafel.
bots-no-clock = { $name } speelt niet met een klok.
bots-busy = { $name } heeft nu genoeg partijen. Probeer het opnieuw als er een is afgelopen.
bots-one-seat = Een bot neemt aan een tafel maar één plaats in.
bots-one-of-an-owner = Er zit hier al een andere bot van dezelfde eigenaar.
bots-not-welcome = Er is je hier geen plaats aangeboden: bots gaan zitten waar ze uitgenodigd of welkom zijn.
bots-only-play = Bots spelen; ze kletsen niet, vragen geen hints en nemen niets terug.
bots-enough = Meer bots kan één persoon hier niet hebben. Verwijder er eerst een.
bots-token-needed = Deze deur is voor bots: laat het token van een bot zien.
