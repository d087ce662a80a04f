### Circle the Wagons.

## Speelmateriaal

wagons-terrain-desert = woestijn
wagons-terrain-forest = bos
wagons-terrain-snow = sneeuw
wagons-terrain-mountain = bergen
wagons-terrain-plains = prairie
wagons-terrain-water = water

wagons-object-beer = bier
wagons-object-cow = koe
wagons-object-fort = fort
wagons-object-gun = geweer
wagons-object-mine = mijn
wagons-object-wagon = huifkar

# Telkens twee letters, allemaal verschillend: ze staan in de plaatjes van tekens.
wagons-letters-beer = Bi
wagons-letters-cow = Ko
wagons-letters-fort = Fo
wagons-letters-gun = Ge
wagons-letters-mine = Mi
wagons-letters-wagon = Hu

## Scorekaarten

wagons-card-badlands = Woeste gronden
wagons-rule-badlands = 4 punten per geweer dat precies tussen twee woestijnen ligt, links en rechts of boven en onder. Een geweer telt één keer.
wagons-card-happy-cows = Blije koeien
wagons-rule-happy-cows = 2 punten per koe die niet op of naast sneeuw staat.
wagons-card-the-clearing = De open plek
wagons-rule-the-clearing = 2 punten per fort, −1 per vak bos.
wagons-card-circle-the-wagons = Huifkarren in een kring
wagons-rule-circle-the-wagons = 6 punten per vak met een huifkar aan alle vier de kanten. Een huifkar mag voor meer vakken tellen, een gat is geen vak.
wagons-card-smalltown-charm = Dorpse charme
wagons-rule-smalltown-charm = Wie de minste vakken heeft, krijgt het verschil in punten.
wagons-card-gold-country = Goudland
wagons-rule-gold-country = 2 punten per mijn in de bergen of er direct naast.
wagons-card-prairie-life = Prairieleven
wagons-rule-prairie-life = Tel je koeien en je vakken prairie bij elkaar op: de helft krijg je in punten, naar beneden afgerond. Een koe op de prairie telt dubbel.
wagons-card-cool-water = Koel water
wagons-rule-cool-water = 3 punten per huifkar op of naast je grootste watergebied. Zijn er meer even groot, dan telt het beste.
wagons-card-claim-jumpers = Landjepik
wagons-rule-claim-jumpers = 9 punten voor de meeste mijnen. Heeft de ander meer geweren, dan gaan er 5 van naar de ander. Evenveel mijnen: niets.
wagons-card-boom-or-bust = Alles of niets
wagons-rule-boom-or-bust = 5 punten met hoogstens 2 mijnen, niets met 3 tot en met 6, 3 punten met 7, 8 punten met 8 of meer.
wagons-card-wagon-train = De karavaan
wagons-rule-wagon-train = Voor elke rechte, ononderbroken rij huifkarren, horizontaal of verticaal: 1 punt voor 2 huifkarren, 2 voor 3, 4 voor 4, 7 voor 5, 10 voor 6 of meer.
wagons-card-one-too-many = Eentje te veel
wagons-rule-one-too-many = Wie het meeste bier heeft, verliest 1 punt per bier van de ander. Evenveel: niets.
wagons-card-bootleggers = Dranksmokkelaars
wagons-rule-bootleggers = 2 punten per bier naast een huifkar, −1 per ander bier.
wagons-card-undiscovered = Onontdekt
wagons-rule-undiscovered = 5 punten per gat van precies één vak, met rondom acht vakken.
wagons-card-fortified = Goed versterkt
wagons-rule-fortified = 7 punten per blok van 2×2 forten. Een fort mag voor meer blokken tellen.
wagons-card-the-herd = De kudde
wagons-rule-the-herd = 2 punten per koe in je grootste kudde. Bij een kudde horen koeien die met een zijde aan elkaar grenzen.
wagons-card-target-practice = Schietoefening
wagons-rule-target-practice = Per bier: 1 punt voor elk vak tussen dat bier en het dichtstbijzijnde geweer in dezelfde rij of kolom. Gaten leveren niets op.
wagons-card-rifles-ready = Geweren in de aanslag
wagons-rule-rifles-ready = 2 punten per fort naast een geweer. Een fort telt één keer.

## Scenario’s voor de eenzame cowboy

wagons-scenario-defensible-position = Sterke stelling
wagons-scenario-cattle-baron = De veebaron
wagons-scenario-gold-fever = Goudkoorts
wagons-scenario-the-long-haul = De lange tocht
wagons-scenario-dry-town = Drooggelegd
wagons-scenario-high-noon = Klokslag twaalf

## Opties

wagons-option-solo = Eenzame cowboy
wagons-option-solo-help = Uit: tegen iemand. Anders rijd je alleen tegen een tegenstander die vaste regels volgt.
wagons-option-two = Uit: met z’n tweeën
wagons-option-scenario-help = Voor jou alleen. Scorekaarten: { $first }, { $second }. { $brief }

wagons-options-players = Circle the Wagons is voor één of twee spelers, niet voor { $players }.
wagons-options-solo-scoring = Een scenario voor de eenzame cowboy heeft eigen scorekaarten. Laat het scenario weg, of je keuze van kaarten.
wagons-options-twice = Eén scorekaart staat er twee keer: { $card }. Noem drie verschillende.

## Wat er gevraagd wordt

wagons-asked-start = Kies de startkaart: je tegenstander is als eerste aan de beurt en begint daar.
wagons-asked-draft = Pak een kaart: de eerstvolgende is gratis, elke kaart die je overslaat gaat naar je tegenstander.
wagons-asked-lay = Leg kaart { $card } in je landschap: met een zijde ertegenaan of erbovenop, rechtop of gedraaid.

wagons-waiting-start = { $seat } kiest de startkaart.
wagons-waiting-draft = { $seat } pakt een kaart.
wagons-waiting-lay = { $seat } legt kaart { $card }.

## Keuzes

# Regels van een lijst: houd ze kort.
wagons-choice-start = Bij { $card } beginnen: { $cells }
wagons-choice-take = { $card } pakken ({ $skipped ->
        [0] gratis
       *[other] { $skipped } overslaan
    }): { $cells }
wagons-choice-lay = Op { $at } leggen
wagons-choice-lay-turned = Op { $at } gedraaid leggen

## Wat een keuze zou opleveren

wagons-preview-start = { $count ->
        [one] Eén kaart in de kring
       *[other] { $count } kaarten in deze volgorde
    }: { $cards }.
wagons-preview-take = Kaart { $card } op de beste plek: { $gain ->
        [0] blijft gelijk
       *[other] { SIGNED($gain) }
    }.
wagons-preview-given = { $count ->
        [one] Je tegenstander krijgt één kaart
       *[other] Je tegenstander krijgt { $count } kaarten
    }: { $cards }.
wagons-preview-gain = Je punten: { $gain ->
        [0] blijven gelijk
       *[other] { SIGNED($gain) }
    }.
wagons-preview-line = { $label }: { SIGNED($change) }

## Plaatjes

wagons-title-hand = Te leggen: kaart { $card }, rechtop en gedraaid
wagons-title-circle = De kring: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
wagons-title-town = Landschap: { $seat }
wagons-title-scoring = Scorekaarten
# A line of that picture.
wagons-scoring-line = { $card }: { $rule }
wagons-title-preference = Bovenop de voorkeurstapel
wagons-town-empty = Hier ligt nog niets.

## Alles in woorden

wagons-words-cell = { $terrain } met { $object }
wagons-words-card = kaart { $card } ({ $cells })
wagons-words-hole = leeg
wagons-words-scoring = Scorekaart ‘{ $card }’: { $rule }
wagons-words-points = { $seat } heeft { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
wagons-words-town = Landschap van { $seat }: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }, { $cells } vakken. Elke rij begint bij kolom { $first }.
wagons-words-town-empty = { $seat } heeft nog geen kaart gelegd.
wagons-words-row = Rij { $row }: { $cells }.
wagons-words-circle = { $count ->
        [0] De kring is leeg.
        [one] Eén kaart in de kring: { $cards }.
       *[other] { $count } kaarten in de kring, de eerstvolgende vooraan: { $cards }.
    }
wagons-words-scenario = Scenario: { $scenario }. { $brief }
# Wat de tegenstander in een scenario doet en scoort.
wagons-words-brief = De tegenstander wil één ding: { $object }. In ronde 2 slaat hij er hoogstens { $skips ->
        [one] één kaart
       *[other] { $skips } kaarten
    } voor over. Per stuk in zijn stad krijgt hij { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
wagons-words-city = { $count ->
        [0] De stad van de tegenstander is leeg.
        [one] Eén kaart in de stad van de tegenstander: { $cards }.
       *[other] { $count } kaarten in de stad van de tegenstander, de bovenste als laatste: { $cards }.
    }
wagons-words-preference = Bovenop de voorkeurstapel: { $card }. { $left ->
        [0] Het is de laatste.
        [one] Er ligt er nog één onder.
       *[other] Er liggen er nog { $left } onder.
    }

## Punten

wagons-score-area = Gebied ({ $terrain })
wagons-score-city-object = Symbool van het scenario ({ $object })
wagons-score-city-terrains = De drie meest voorkomende terreinen

## Wat er gebeurde

wagons-event-started = { $seat } kiest kaart { $card } als startkaart.
wagons-event-taken = { $skipped ->
        [0] { $seat } pakt kaart { $card }.
        [one] { $seat } slaat kaart { $cards } over en pakt kaart { $card }.
       *[other] { $seat } slaat de kaarten { $cards } over en pakt kaart { $card }.
    }
wagons-event-laid = { $seat } legt kaart { $card } op { $at }: { $gain ->
        [0] blijft gelijk
       *[other] { SIGNED($gain) }
    }.
wagons-event-opponent-took = { $skipped ->
        [0] De tegenstander pakt kaart { $card } ({ $reason }).
        [one] De tegenstander slaat kaart { $cards } over en pakt kaart { $card } ({ $reason }).
       *[other] De tegenstander slaat de kaarten { $cards } over en pakt kaart { $card } ({ $reason }).
    }
wagons-event-city-grew = { $count ->
        [one] Kaart { $cards } gaat naar de stad van de tegenstander.
       *[other] De kaarten { $cards } gaan naar de stad van de tegenstander.
    }
wagons-event-preference-turned = Bovenop de voorkeurstapel ligt nu kaart { $card }.
wagons-event-second-round = Ronde 2. De voorkeurstapel wordt de kring: de kaarten { $cards }.
wagons-event-ended = Alle kaarten zijn gelegd. { $scores }.
wagons-event-score = { $seat }: { $points }

# Waarom de tegenstander een kaart pakte; staat er tussen haakjes achter.
wagons-reason-preference = net als de voorkeur: { $terrain } met { $object }
wagons-reason-scenario = symbool van het scenario: { $object }
wagons-reason-city = zoals op de bovenste kaart van zijn stad: { $object }
wagons-reason-next = de eerstvolgende in de kring

## Wat niet kan

wagons-illegal-not-in-circle = Kaart { $card } ligt niet in de kring. Kies er een die er wel ligt.
wagons-illegal-choose-start = De kring heeft nog geen begin. Kies de startkaart.
wagons-illegal-draft-first = Je hebt geen kaart om te leggen. Pak er eerst een.
wagons-illegal-first-at-origin = De eerste kaart van een landschap komt op 0,0. Leg hem daar, rechtop of gedraaid.
wagons-illegal-not-touching = Op { $at } zou de kaart je landschap niet raken en ook niet bedekken. Leg hem er met een zijde tegenaan of erbovenop.
wagons-illegal-lay-first = Je hebt kaart { $card } nog in je hand. Leg die eerst.

## Wat van onszelf is

wagons-house-scenarios = De scenario’s van de eenzame cowboy zijn van onszelf, met hun namen, regels en getallen: de gedrukte kaarten waren niet te vinden.
wagons-house-backs = Welke scorekaart op de achterkant van welke landkaart staat, is niet zeker.
