### Het bord van Circle the Wagons in de browser.

## De kring

web-wagons-circle = De kring: { $count ->
        [0] leeg
        [one] één kaart
       *[other] { $count } kaarten
    }
web-wagons-card-start = Kaart { $card }: { $cells }. Begin de kring hier.
web-wagons-card-take = Kaart { $card }: { $cells }. { $skips ->
        [0] De eerstvolgende, gratis.
        [one] Wie hem pakt, geeft { $rival } één kaart.
       *[other] Wie hem pakt, geeft { $rival } { $skips } kaarten.
    }
web-wagons-card-before = Kaart { $card }: { $cells }. { $before ->
        [0] De eerstvolgende.
        [one] Er ligt één kaart voor.
       *[other] Er liggen { $before } kaarten voor.
    }
web-wagons-free = gratis
web-wagons-next-free = De eerstvolgende is gratis
web-wagons-gives = { $count ->
        [one] { $rival } krijgt één kaart
       *[other] { $rival } krijgt { $count } kaarten
    }
web-wagons-take = Pakken
web-wagons-start = Hier beginnen
web-wagons-start-here = De kring begint hier
web-wagons-left = { $count ->
        [one] kaart nog in de kring
       *[other] kaarten nog in de kring
    }
web-wagons-how-take = Tik een kaart aan: je ziet wat hij kost en wat { $rival } krijgt.
web-wagons-how-start = Tik een kaart aan: de cijfers tonen de volgorde.
web-wagons-circle-empty = De kring is leeg.

## De landschappen

web-wagons-first = Pak een kaart uit de kring en leg hem hier neer. Wat je overslaat, legt je tegenstander. Aan het eind telt je grootste gebied van elk terrein, en wat de scorekaarten zeggen.
web-wagons-waiting = te leggen:
web-wagons-town = Landschap van { $name }, { $cards ->
        [0] nog geen kaart
        [one] één kaart
       *[other] { $cards } kaarten
    }. De pijltjes verschuiven het beeld, plus en min zoomen, 0 toont alles.
web-wagons-town-lay = Jouw landschap. Leg kaart { $card }: de pijltjes verplaatsen hem, R draait hem, Enter legt hem neer.

## Een kaart leggen

web-wagons-brings = { $gain ->
        [0] Blijft gelijk
       *[other] { SIGNED($gain) }
    }
web-wagons-where = op { $column },{ $row }
web-wagons-where-turned = op { $column },{ $row }, gedraaid
web-wagons-covers = Bedekt: { $cells }
web-wagons-covers-nothing = Bedekt niets.
web-wagons-not-here = Hier past de kaart niet.
web-wagons-how-lay = Kies een plek in je landschap.
web-wagons-turn = Draaien
web-wagons-lay = Leggen

## Punten

web-wagons-points = Punten
web-wagons-areas = Het grootste gebied van elk terrein
web-wagons-total = Totaal
web-wagons-light-area = Toon het grootste gebied: { $terrain }

## De eenzame cowboy

web-wagons-city = Stad van de tegenstander: { $count ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $count } kaarten
    }
web-wagons-city-cards = De kaarten van de stad, de bovenste eerst
web-wagons-city-empty = Nog geen kaart.
web-wagons-preference = { $left ->
        [0] Voorkeur, de laatste
       *[other] Voorkeur, nog { $left } eronder
    }
web-wagons-hard = Moeilijkheid: { $level } van { $most }
web-wagons-hard-help = Bot ‘{ level-cowhand }’ wint hier { $won } van de 100 partijen.

## Tips

web-wagons-tip-start = Je tegenstander begint waar jij het zegt. Begin waar de gratis kaart hem het minst oplevert.
web-wagons-tip-draft = De eerstvolgende kaart is gratis. Elke kaart die je overslaat, gaat naar je tegenstander, en die moet hem leggen: kijk wat je weggeeft voor je pakt.
web-wagons-tip-lay = Naast je landschap of eroverheen, rechtop of gedraaid. De grootste gebieden tellen, en de drie scorekaarten; wat bedekt is niet.
web-wagons-tip-given = Een cadeau dat je niet kunt weigeren: deze kaart werd overgeslagen. Heb je er niets aan, leg hem dan waar hij het minst bedekt.
web-wagons-tip-solo = Je tegenstander pakt wat bij zijn voorkeurskaart past en krijgt wat jij overslaat. Bij hem tellen alle vakken: let op wat je laat liggen.
