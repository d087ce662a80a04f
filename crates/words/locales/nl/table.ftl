### Wat alle spellen zeggen.
###
### Naast die van Fluent zelf is er één functie: SIGNED($number) schrijft een verandering met teken: +3, 0, −2.

## De spellen

game-circle-wagons = Circle the Wagons
game-circle-wagons-help = Pak kaarten uit de kring, leg ze naast en over elkaar: het beste landschap wint. Met z’n tweeën, of alleen als eenzame cowboy.
game-circle-wagons-brief = Pak de eerstvolgende kaart van de kring gratis, of sla er een paar over en pak er een verderop. Jij legt wat je pakte, je tegenstander legt wat jij oversloeg. Liggen alle kaarten, dan tellen jullie grootste gebieden en drie scorekaarten.
game-carson-city = Carson City
game-carson-city-help = Vier rondes land kopen, bouwen en erom duelleren. Met twee tot zes, of alleen tegen Standish.
game-carson-city-brief = Elke ronde kies je een personage en zet je daarna je cowboys op wat je wilt: land, gebouwen, geld, punten. Staan er meer op één plaats, dan duelleren ze met een dobbelsteen en hun vuurkracht. Na vier rondes tellen land, gebouwen en geld.
game-carson-cards = Carson City: Het kaartspel
game-carson-cards-help = Bied op land en personages en bouw kaart voor kaart aan je stad. Voor 1 tot en met 6 spelers.
game-carson-cards-brief = Elke ronde komen een paar stukken land en een personage onder de hamer. Iedereen biedt gedekt één kaart; het hoogste bod kiest eerst, en elke kaart bied je maar één keer per tijdperk. Land leg je meteen in je stad, personages helpen onderweg of leveren aan het eind punten op.

## Plaatsen en bots

seat-name = Speler { $number }

level-tenderfoot = Groentje
level-cowhand = Veedrijver
level-deputy = Hulpsheriff
level-marshal = Marshal
level-legend = Legende
manner-land-grabber = Landjepikker
manner-duellist = Duellist
manner-builder = Bouwer

# What bots are called, by their seat: the same in every language. They are people of the town, and their level stands beside.
bot-name = { $seat ->
    [1] Cyrus
    [2] Hattie
    [3] Otis
    [4] Consuelo
    [5] Silas
    [6] Opal
    [7] Abner
   *[other] Ruth
}
scripted-name = { $game ->
    [carson-city] Standish
   *[other] Tegenstander
}

## Wat niet kan

illegal-not-asked = Ho, rustig aan: je bent niet aan de beurt.
illegal-over = Het spel is afgelopen. Er valt niets meer te spelen.

undo-nothing = Je hebt nog niets gedaan dat je kunt terugnemen.
undo-needs-consent = Sinds je laatste zet is er gedobbeld, is er een kaart omgedraaid of heeft iemand anders gespeeld. Vraag de anderen of het mag.
undo-asked = { $name } wil { $count ->
    [one] één zet
   *[other] { $count } zetten
  } terugnemen, van jou { $yours ->
    [0] geen
   *[other] { $yours }
  }. Vind je dat goed?
undo-line = { $name }: { $what }
undo-more = { $told } { $more }
undo-secret = iets dat nog verborgen is

table-rules-changed = De regels van dit spel zijn verbeterd sinds het begon. Het gaat verder waar het stond; wat eerder besloten is, blijft en kan niet worden teruggenomen.
table-points-of-that-time = Volgens de regels van toen
## Eigen getallen

house-figure = ⌂ { $about }

## Lijsten en regels

# Names of players: “Anna, Ben and Cleo”.
table-list = { $others } en { $last }
table-line = { $label }: { $value }
