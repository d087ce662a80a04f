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
