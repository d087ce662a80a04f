### Wat alle spellen zeggen.
###
### Naast die van Fluent zelf is er één functie: SIGNED($number) schrijft een verandering met teken: +3, 0, −2.

## De spellen

game-circle-wagons = Circle the Wagons
game-circle-wagons-help = Pak kaarten uit de kring, leg ze naast en over elkaar: het beste landschap wint. Met z’n tweeën, of alleen als eenzame cowboy.
game-circle-wagons-brief = Pak de eerstvolgende kaart van de kring voor niets, of sla er een paar over en pak er een verderop. Jij legt wat je pakte, je tegenstander legt wat jij oversloeg. Liggen alle kaarten, dan tellen jullie grootste gebieden en drie scorekaarten.
game-carson-city = Carson City
game-carson-city-help = Vier rondes land kopen, bouwen en erom duelleren. Met twee tot zes, of alleen tegen Standish.
game-carson-city-brief = Elke ronde kies je een personage en zet je daarna je cowboys op wat je wilt: land, gebouwen, geld, punten. Staan er meer op één plaats, dan duelleren ze met een dobbelsteen en hun vuurkracht. Na vier rondes tellen land, gebouwen en geld.
game-carson-cards = Carson City: Het kaartspel
game-carson-cards-help = Bied op land en mensen en bouw kaart voor kaart aan je stad. Met één tot zes spelers.
game-carson-cards-brief = Elke ronde komen een paar stukken land en een persoon onder de hamer. Iedereen biedt gedekt één kaart; het hoogste bod kiest eerst, en elk bod geldt maar één keer per tijdperk. Land leg je meteen in je stad, personen helpen onderweg of brengen aan het eind punten op.

## Plaatsen en bots

seat-name = Speler { $number }

level-tenderfoot = Groentje
level-cowhand = Cowboy
level-deputy = Hulpsheriff
level-marshal = Marshal

scripted-name = { $game ->
    [carson-city] Standish
   *[other] Tegenstander
}

## Wat niet kan

illegal-not-asked = Rustig aan: je bent niet aan de beurt. Wacht tot je iets gevraagd wordt.
illegal-over = Het spel is afgelopen. Er valt niets meer te spelen.

undo-nothing = Je hebt geen zet gedaan die je terug kunt nemen.
undo-needs-consent = Sinds je laatste zet is er gedobbeld, is er een kaart omgedraaid of heeft iemand anders gespeeld. Vraag de anderen of het mag.
undo-line = { $name }: { $what }
undo-secret = iets dat nog verborgen is

table-rules-changed = De regels van dit spel zijn verbeterd sinds het begon. Het gaat verder waar het stond; wat eerder besloten is, blijft en kan niet worden teruggenomen.
## Eigen getallen

house-figure = ⌂ { $about }
