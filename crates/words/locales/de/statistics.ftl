### Statistik: was aus zu Ende gespielten Partien wurde.

statistics-whose = Wessen Partien
statistics-mine = Meine
statistics-device = Meine auf diesem Gerät
statistics-site = Die von allen hier
statistics-game = Spiel
statistics-game-of = { $count ->
        [1] { $game }, allein
        [2] { $game }, zu zweit
        [3] { $game }, zu dritt
        [4] { $game }, zu viert
        [5] { $game }, zu fünft
        [6] { $game }, zu sechst
       *[other] { $game }, zu { $count }
    }
statistics-games = Partien
statistics-times = Mal
statistics-won = Gewonnen
statistics-points = Punkte im Schnitt
statistics-place = Platz im Schnitt
statistics-points-one = Punkte
statistics-place-one = Platz
statistics-place-of = { $place } von { $seats }
statistics-due = { $chance } bei reinem Zufall
statistics-help = Punkte und Plätze sind Durchschnitte. Der rote Strich in jedem Balken zeigt, wie viele Partien man bei reinem Zufall gewinnen würde. Ein geteilter Sieg zählt anteilig. Aufgegebene Partien zählen als gewonnen oder verloren, aber ohne Punkte; Partien, in denen jemand vorausgesehen hat oder die von einer Stellung aus weitergingen, zählen nicht.
statistics-older = Gezählt sind nur die letzten { $count } Partien.
statistics-empty = Sobald du eine Partie zu Ende gespielt hast, siehst du hier, wie deine Partien ausgehen: nach Tischgröße, Gegnern, Personen und Gebäuden.
statistics-over-time = Partie für Partie
statistics-source = Punkte aus
statistics-all-points = Alle Punkte
statistics-line-told = { $games ->
        [one] Eine Partie mit { $last } Punkten.
       *[other] { $games } Partien mit { $least } bis { $most } Punkten, in der letzten { $last }.
    }
statistics-day = Tag
statistics-average = Schnitt
statistics-all = { $count ->
        [one] Zeigen
       *[other] Alle { $count } zeigen
    }

## Wonach die Ergebnisse getrennt sind

statistics-by-players = Nach Tischgröße
statistics-by-option = Nach Option
statistics-by-opponent = Nach Gegnern am Tisch
statistics-by-seat = Nach Platz am Tisch
statistics-players = { $count ->
        [1] Allein
        [2] Zu zweit
        [3] Zu dritt
        [4] Zu viert
        [5] Zu fünft
        [6] Zu sechst
       *[other] Zu { $count }
    }
statistics-usual = Wie üblich
statistics-option = { $option }: { $choice }
statistics-people = Menschen
statistics-programs = Programme
statistics-rules = Das Spiel selbst
statistics-seat = Platz { $number }
