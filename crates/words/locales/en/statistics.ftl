### Statistics: what finished games came to.

statistics-whose = Whose games
statistics-mine = Mine
statistics-device = Mine on this device
statistics-site = Everybody’s here
statistics-game = Game
statistics-game-of = { $count ->
        [one] { $game }, alone
       *[other] { $game }, { $count } players
    }
statistics-games = Games
statistics-times = Times
statistics-won = Won
statistics-points = Points on average
statistics-place = Place on average
statistics-points-one = Points
statistics-place-one = Place
statistics-place-of = { $place } of { $seats }
statistics-due = { $chance } by luck alone
statistics-help = Points and places are averages. The red mark in each bar shows how many games would be won if chance alone decided. A shared win counts in parts. Games that were given up count as won or lost, but not with their points; games that looked ahead or went on from a position do not count.
statistics-older = Only the latest { $count } games are counted.
statistics-empty = Here you will see how your games went, once you have finished one: by number of players, by opponent, by character and building.
statistics-over-time = Game by game
statistics-source = Points from
statistics-all-points = All points
statistics-line-told = { $games ->
        [one] One game with { $last } points.
       *[other] { $games } games, from { $least } to { $most } points, { $last } in the latest.
    }
statistics-day = Day
statistics-average = Average
statistics-all = { $count ->
        [one] Show it
       *[other] Show all { $count }
    }

## What results are told apart by

statistics-by-players = By number of players
statistics-by-option = By option
statistics-by-opponent = By opponent at the table
statistics-by-seat = By seat
statistics-players = { $count ->
        [one] Alone
       *[other] { $count } players
    }
statistics-usual = As usual
statistics-option = { $option }: { $choice }
statistics-people = People
statistics-programs = Programs
statistics-rules = The game itself
statistics-seat = Seat { $number }
