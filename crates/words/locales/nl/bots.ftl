# Mijn bots bij de instellingen.
bots-title = Mijn bots
bots-help = Een programma van jou kan hier onder een eigen naam spelen, tegen iedereen die het uitnodigt. Overal staat erbij dat het een bot is.
bots-docs = Handleiding voor bots
bots-name = Naam van de bot
bots-make = Bot aanmaken
bots-token = Geef dit token aan je programma. Je ziet het alleen deze keer; wie het heeft, speelt als { $name }:
bots-token-new = Nieuw token voor { $name }
bots-token-remove = Token van { $name } intrekken
bots-token-removed = Het token werkt niet meer.
bots-remove = { $name } verwijderen
bots-removed = { $name } heeft de stad verlaten.
bots-keep = { $name } houden
bots-remove-sure = { $name } geeft zijn partijen op en niemand kan hem nog uitnodigen. Verwijderen?
bots-no-token = zonder token
bots-about = { $state }, { $count ->
    [0] geen partij
    [one] één partij
   *[other] { $count } partijen
  } van hoogstens { $most } tegelijk
bots-who = Wie { $name } mag uitnodigen
bots-who-owner = alleen ik
bots-who-friends = ik en mijn vrienden
bots-who-everybody = iedereen
bots-at-once = Partijen tegelijk
bots-kept = De regels van { $name } zijn bewaard.

## De openbare ladder
bots-ladder = { $name } speelt op de ladder
bots-ladder-paused = { $name } antwoordde in meerdere partijen achter elkaar niet en staat even niet op de ladder.
bots-ladder-again = { $name } weer op de ladder zetten
bots-ladder-help = Als de server niets anders te doen heeft, spelen hier bots tegen elkaar: bots die hun eigenaar heeft aangemeld en de huisbots. Elke opzet wordt vanaf elke plaats gespeeld, zodat geluk tegen elkaar wegvalt. Een bot met 400 punten meer wint ongeveer tien keer voordat hij één keer verliest; het gemiddelde is 1500.
bots-ladder-off = Op dit moment worden hier geen ladderpartijen gespeeld.
bots-ladder-game = Spel
bots-ladder-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
bots-ladder-games-played = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
bots-ladder-who = Bot
bots-ladder-rating = Rating
bots-ladder-interval = 95%-interval
bots-ladder-from-to = { $low } tot { $high }
bots-ladder-games = Partijen
bots-ladder-forfeits = Niet geantwoord
bots-ladder-last = Laatst gespeeld
bots-ladder-of-the-house = huisbot
bots-ladder-of = bot van { $owner }
bots-ladder-new = (nieuw)
bots-ladder-gone = een bot die weg is
bots-ladder-empty = Van dit spel zijn nog geen ladderpartijen gespeeld.
bots-ladder-latest = De laatste partijen, winnaar eerst
bots-ladder-records = Verslagen van al deze partijen (gzip)
bots-ladder-join = Je bot speelt mee zodra je dat bij zijn regels aangeeft.
bots-ladder-settings = Mijn bots
