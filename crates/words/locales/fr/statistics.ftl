### Statistiques : ce que les parties terminées ont donné.

statistics-whose = Les parties de qui
statistics-mine = Les miennes
statistics-device = Les miennes sur cet appareil
statistics-site = Celles de tout le monde ici
statistics-game = Jeu
statistics-game-of = { $count ->
        [1] { $game }, en solo
       *[other] { $game }, à { $count }
    }
statistics-games = Parties
statistics-times = Fois
statistics-won = Gagnées
statistics-points = Points en moyenne
statistics-place = Place en moyenne
statistics-points-one = Points
statistics-place-one = Place
statistics-place-of = { $place } sur { $seats }
statistics-due = { $chance } par pur hasard
statistics-help = Les points et les places sont des moyennes. Le trait rouge de chaque barre montre combien de parties le pur hasard ferait gagner. Une victoire partagée compte en partie. Les parties abandonnées comptent comme gagnées ou perdues, mais sans leurs points ; celles où quelqu’un a vu d’avance ou qui reprennent une position ne comptent pas.
statistics-older = Seules les { $count } dernières parties sont comptées.
statistics-empty = Dès que tu auras terminé une partie, tu verras ici comment se passent tes parties : par nombre de joueurs, adversaire, personnage et bâtiment.
statistics-over-time = Partie après partie
statistics-source = Points venant de
statistics-all-points = Tous les points
statistics-line-told = { $games ->
        [one] Une partie avec { $last } points.
       *[other] { $games } parties, de { $least } à { $most } points, { $last } dans la dernière.
    }
statistics-day = Jour
statistics-average = Moyenne
statistics-all = { $count ->
        [one] Afficher
       *[other] Afficher les { $count }
    }

## Ce qui distingue les résultats

statistics-by-players = Par nombre de joueurs
statistics-by-option = Par option
statistics-by-opponent = Par adversaire à la table
statistics-by-seat = Par place à la table
statistics-players = { $count ->
        [1] En solo
       *[other] { $count } joueurs
    }
statistics-usual = Comme d’habitude
statistics-option = { $option } : { $choice }
statistics-people = Des gens
statistics-programs = Des programmes
statistics-rules = Le jeu lui-même
statistics-seat = Place { $number }
