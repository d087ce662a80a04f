### De tafel van Carson City: het kaartspel in de browser.

## Wat er te winnen valt

web-cards-take-card = Neem { $card }. Trek { $pull }.
web-cards-see-card = { $card }. Trek { $pull }.
web-cards-take = Nemen
web-cards-no-place = geen plek
web-cards-pull = Trek { $pull }: virtuele spelers nemen wat hen het meest trekt.
web-cards-sign-dollar = levert punten op
web-cards-sign-arrow = helpt bij de veiling
web-cards-brings-empty = Ruimte om te bouwen.
web-cards-brings-mountain = 2 punten voor elke mijn ernaast.
web-cards-brings-house = Winkels eromheen verdienen eraan.
web-cards-brings-townhouse = Telt als twee woonhuizen en mag er een bedekken.
web-cards-brings-mine = 2 punten voor elke berg eromheen.
web-cards-brings-ranch = 1 punt voor elk leeg vak eromheen.
web-cards-brings-blacksmith = 1 punt voor elke mijn en elke ranch in de stad.
web-cards-brings-drugstore = 1 punt voor elk woonhuis eromheen en elke ranch in de stad.
web-cards-brings-bank = 1 punt voor elk woonhuis eromheen en elke mijn in de stad.
web-cards-brings-saloon = 2 punten voor elk woonhuis eromheen.
web-cards-brings-hotel = 3 punten, en telt als twee woonhuizen.
web-cards-brings-general-store = 1 punt voor elk woonhuis eromheen, nog 1 voor elk woonhuis in de stad.
web-cards-brings-church = 1 punt voor elk woonhuis in de stad.
web-cards-brings-prison = Houdt bandieten rustig.
web-cards-brings-city-hall = 1 punt voor elk woonhuis eromheen en voor elk ander gebouw.
web-cards-brings-outlaws = Kosten 6 punten, zolang geen gevangenis of sheriff ze rustig houdt.

## De veiling

web-cards-round = Ronde { $round } van 18
web-cards-epoch = Tijdperk { $epoch }
web-cards-ties = Gelijkspel
web-cards-ties-help = Bij gelijke biedingen neemt eerst wie verder naar links staat. Dat zegt de achterkant van de volgende persoon.
web-cards-hand = Jouw veilingkaarten
web-cards-bid = { $bonus ->
        [0] Bied { $bid }
       *[other] Bied { $bid }, dat telt als { $total }
    }
web-cards-put-down = { $bonus ->
        [0] Leg de { $bid } neer
       *[other] Leg de { $bid } neer: hij telt als { $total }
    }
web-cards-spent = De { $bid } is op voor dit tijdperk.
web-cards-left = Nog in de hand: { $cards }
web-cards-sealed = Er ligt een gedekte kaart.
web-cards-raised = Het bod telt { $bonus } meer.
web-cards-bids = { $bonus ->
        [0] Biedt { $bid }.
       *[other] Biedt { $bid } en { $bonus } extra: { $total }.
    }
web-cards-bid-void = Het bod van { $bid } telt niet.
web-cards-took = Nam { $card }.
web-cards-taken-by = { $name } nam { $card }.
web-cards-last-round = Zo ging ronde { $round }:
web-cards-won = { $name } bood { $bid } en nam: { $card }.

## De stapels

web-cards-left-in-piles = { $terrain } terrein · { $persons } personen
web-cards-piles = Wat er nog komt
web-cards-pile-terrain = { $count ->
        [one] Eén terreinkaart van dit tijdperk
       *[other] { $count } terreinkaarten van dit tijdperk
    }
web-cards-pile-persons = { $count ->
        [one] Eén persoon
       *[other] { $count } personen
    }
web-cards-pile-under = Onder de stapel, de volgende eerst

## Personen

web-cards-use = Inzetten
web-cards-not-now = Nu niet
web-cards-sale = De verkoop van de veilingmeester
web-cards-sale-how = Alleen kaarten die vrij liggen kunnen weg. Het getal is wat de verkoop met je punten doet.
web-cards-choose = Wie de krantenjongen brengt

## Steden

web-cards-first = Bied, neem een kaart uit de rij en leg die hier. Winkels willen woonhuizen om zich heen, mijnen bergen, ranches leeg land. Kaarten mogen overlappen.
web-cards-city = Stad van { $name }, { $cards ->
        [0] nog geen kaart
        [one] één kaart
       *[other] { $cards } kaarten
    }
web-cards-city-keys = Stad van { $name }, { $cards ->
        [0] nog geen kaart
        [one] één kaart
       *[other] { $cards } kaarten
    }. Pijltjestoetsen verschuiven de kaart, plus en min zoomen, 0 toont alles.
web-cards-city-lay = Jouw stad. Leg { $card }: pijltjestoetsen verplaatsen de kaart, Enter legt haar neer.
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
        [0] Geen verandering
       *[other] { SIGNED($gain) }
    }
web-cards-covers = Bedekt: { $cells }
web-cards-covers-nothing = Bedekt niets.
web-cards-not-here = Hier kan de kaart niet liggen.

## Punten

web-cards-points = Punten
web-cards-line = Wat telt
web-cards-no-points = Nog niemand heeft een punt.
web-cards-total = Totaal
