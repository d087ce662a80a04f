### De tafel van Carson City: het kaartspel in de browser.

## Wat er te winnen valt

web-cards-take-card = { $card } nemen. Lokwaarde { $pull }.
web-cards-see-card = { $card }. Lokwaarde { $pull }.
web-cards-take = Nemen
web-cards-no-place = geen plaats
web-cards-pull = Lokwaarde { $pull }: virtuele spelers nemen wat het meest lokt.
web-cards-sign-dollar = levert punten op
web-cards-sign-arrow = helpt bij de veiling
web-cards-brings-empty = Ruimte om te bouwen.
web-cards-brings-mountain = 2 punten voor elke Mijn eromheen.
web-cards-brings-house = Levert de winkels eromheen iets op.
web-cards-brings-townhouse = Telt als twee Huizen en mag er een bedekken.
web-cards-brings-mine = 2 punten voor elke berg eromheen.
web-cards-brings-ranch = 1 punt voor elk leeg vak eromheen.
web-cards-brings-blacksmith = 1 punt voor elke Mijn en elke Ranch in de stad.
web-cards-brings-drugstore = 1 punt voor elk Huis eromheen en elke Ranch in de stad.
web-cards-brings-bank = 1 punt voor elk Huis eromheen en elke Mijn in de stad.
web-cards-brings-saloon = 2 punten voor elk Huis eromheen.
web-cards-brings-hotel = 3 punten, en telt als twee Huizen.
web-cards-brings-general-store = 1 punt voor elk Huis eromheen, nog 1 voor elk Huis in de stad.
web-cards-brings-church = 1 punt voor elk Huis in de stad.
web-cards-brings-prison = Houdt outlaws rustig.
web-cards-brings-city-hall = 1 punt voor elk Huis eromheen en voor elk gebouw in de stad behalve Huizen en Herenhuizen, zichzelf meegeteld.
web-cards-brings-outlaws = Kosten 6 punten, zolang geen Gevangenis of Sheriff ze rustig houdt.

## De veiling

web-cards-round = Ronde { $round } van 18
web-cards-epoch = Tijdperk { $epoch }
web-cards-ties = Gelijk bod
web-cards-ties-help = Bij gelijke biedingen neemt eerst wie verder naar links staat. De achterkant van het volgende personage toont de volgorde.
web-cards-hand = Jouw veilingkaarten
web-cards-bid = { $bonus ->
        [0] { $bid } bieden
       *[other] { $bid } bieden, dat telt als { $total }
    }
web-cards-put-down = { $bonus ->
        [0] De { $bid } spelen
       *[other] De { $bid } spelen: hij telt als { $total }
    }
web-cards-spent = De { $bid } heb je dit tijdperk al gespeeld.
web-cards-left = Nog in de hand: { $cards }
web-cards-sealed = Er ligt een gedekte kaart.
web-cards-raised = { SIGNED($bonus) } op het bod.
web-cards-bids = { $bonus ->
        [0] Biedt { $bid }.
       *[other] Biedt { $bid } en { $bonus } extra: { $total }.
    }
web-cards-bid-void = Het bod van { $bid } telt niet.
web-cards-took = Nam { $card-the }.
web-cards-taken-by = { $name } nam { $card-the }.
web-cards-last-round = Zo ging ronde { $round }:
web-cards-won = { $name } bood { $bid } en nam { $card-the }.

## De stapels

web-cards-left-in-piles = { $terrain } terrein · { $persons ->
        [one] 1 personage
       *[other] { $persons } personages
    }
web-cards-piles = Wat er nog komt
web-cards-pile-terrain = { $count ->
        [one] Eén terreinkaart van dit tijdperk
       *[other] { $count } terreinkaarten van dit tijdperk
    }
web-cards-pile-persons = { $count ->
        [one] Eén personage
       *[other] { $count } personages
    }
web-cards-pile-under = Onder de stapel, de volgende eerst

## Personages

web-cards-use = Inzetten
web-cards-not-now = Nu niet
web-cards-sale = De Veilingmeester verkoopt
web-cards-sale-how = Alleen kaarten die niets bedekken en niet bedekt zijn, kun je verkopen. Het getal is wat de verkoop met je punten doet.
web-cards-choose = Wie de Krantenjongen brengt

## Steden

web-cards-first = Bied, neem een kaart uit de rij en leg die hier. Winkels willen Huizen om zich heen, Mijnen bergen, Ranches leeg land. Kaarten mogen overlappen.
web-cards-city = Stad van { $name }, { $cards ->
        [0] nog geen kaart
        [one] één kaart
       *[other] { $cards } kaarten
    }
web-cards-city-keys = Stad van { $name }, { $cards ->
        [0] nog geen kaart
        [one] één kaart
       *[other] { $cards } kaarten
    }. De pijltjes verschuiven het beeld, plus en min zoomen, 0 toont alles.
web-cards-city-lay = Jouw stad. Leg { $card }: de pijltjes verplaatsen de kaart, Enter legt hem neer.
web-cards-look = Bekijk de stad van { $name }
web-cards-my-city = Mijn stad
web-cards-collected = { $count ->
        [0] Nog geen terreinkaart
        [one] Eén terreinkaart
       *[other] { $count } terreinkaarten
    }

## Een kaart leggen

web-cards-how-lay = Kies een plek in je stad.
web-cards-lay = Leggen
web-cards-gain = { $gain ->
        [0] Blijft gelijk
       *[other] { SIGNED($gain) }
    }
web-cards-covers = Bedekt: { $cells }
web-cards-covers-nothing = Bedekt niets.
web-cards-not-here = Hier past de kaart niet.

## Punten

web-cards-points = Punten
web-cards-line = Wat telt
web-cards-no-points = Nog niemand heeft een punt.
web-cards-total = Totaal

## Tips

web-cards-tip-bid = Elk getal gebruik je één keer, tot de kaarten terugkomen. Bied hoog op een rij die je nodig hebt, laag op een andere.
web-cards-tip-take = Elke kaart toont wat hij op zijn beste plek oplevert. Een personage levert aan het eind punten op, of helpt bij het bieden.
web-cards-tip-lay = Langs een zijde van de stad of over lege vakken. Houd ruimte over: de stad groeit niet eeuwig.
web-cards-tip-use = Je mag dit personage nu inzetten. Daarna rust het tot de veilingkaarten terugkomen; wachten kost niets.
web-cards-tip-sale = De Veilingmeester maakt van een kaart uit je stad punten en geeft je zijn plek terug.
web-cards-tip-virtual = Virtuele spelers bieden willekeurig en nemen de kaart met de hoogste lokwaarde. Wat ze nog kunnen bieden, ligt open: gebruik het.
