### Statistiek: hoe afgelopen partijen zijn gegaan.

statistics-whose = Wiens partijen
statistics-mine = Die van mij
statistics-device = Die van mij op dit apparaat
statistics-site = Die van iedereen hier
statistics-game = Spel
statistics-game-of = { $count ->
        [one] { $game }, alleen
       *[other] { $game }, { $count } spelers
    }
statistics-games = Partijen
statistics-times = Keer
statistics-won = Gewonnen
statistics-points = Punten gemiddeld
statistics-place = Plaats gemiddeld
statistics-points-one = Punten
statistics-place-one = Plaats
statistics-place-of = { $place } van { $seats }
statistics-due = { $chance } bij puur toeval
statistics-help = Punten en plaatsen zijn gemiddelden. Het rode streepje in elke balk laat zien hoeveel partijen je bij puur toeval zou winnen. Een gedeelde overwinning telt voor een deel. Opgegeven partijen tellen als gewonnen of verloren, maar zonder punten; partijen waarin iemand vooruit heeft gekeken of die vanaf een stelling verdergingen, tellen niet mee.
statistics-older = Alleen de laatste { $count } partijen zijn geteld.
statistics-empty = Zodra je een partij hebt uitgespeeld, zie je hier hoe je partijen gaan: naar aantal spelers, tegenstanders, personages en gebouwen.
statistics-over-time = Partij voor partij
statistics-source = Punten uit
statistics-all-points = Alle punten
statistics-line-told = { $games ->
        [one] Eén partij met { $last } punten.
       *[other] { $games } partijen met { $least } tot { $most } punten, { $last } in de laatste.
    }
statistics-day = Dag
statistics-average = Gemiddeld
statistics-all = { $count ->
        [one] Laat zien
       *[other] Laat alle { $count } zien
    }

## Waarnaar de resultaten zijn verdeeld

statistics-by-players = Naar aantal spelers
statistics-by-option = Naar optie
statistics-by-opponent = Naar tegenstanders aan tafel
statistics-by-seat = Naar plaats aan tafel
statistics-players = { $count ->
        [one] Alleen
       *[other] { $count } spelers
    }
statistics-usual = Zoals gewoonlijk
statistics-option = { $option }: { $choice }
statistics-people = Mensen
statistics-programs = Programma’s
statistics-rules = Het spel zelf
statistics-seat = Plaats { $number }
