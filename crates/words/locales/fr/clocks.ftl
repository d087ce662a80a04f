### Les pendules : combien de temps il y a, ce qui arrive quand il est écoulé, et qui doit jouer depuis quand.

server-log-clock-mark = Le temps { DE($seat) } est écoulé.
server-log-clock-ask = Le temps { DE($seat) } est écoulé : les autres peuvent laisser un bot continuer.
server-log-clock-bot = Le temps { DE($seat) } est écoulé : un bot continue.
server-log-clock-forfeit = Le temps { DE($seat) } est écoulé : cette place a perdu.
server-clock-decides = À cette table, c’est la pendule qui décide quand un bot prend la relève.
server-no-holiday = Tu es déjà en vacances, ou il ne te reste pas autant de jours. Regarde dans les réglages.
server-clock-bank = Donne à chacun au moins une seconde et au plus un an.
server-clock-cap = Le maximum d’une pendule doit valoir au moins son temps de départ et ce qu’ajoute une décision, et au plus un an.
server-clock-grace = Une pendule attend au plus une heure une connexion perdue.
server-clock-offset = Aucun lieu n’est à plus de 14 heures de l’UTC. Vérifie le fuseau horaire de ton ordinateur.

web-clock = Pendule
web-clock-help = Ta pendule tourne tant que c’est ton tour. Personne n’est remplacé avant la fin de son temps, et à ton retour tu reprends la main.
web-clock-none = Sans pendule
web-clock-evening = Une soirée : 15 minutes, plus 20 secondes par décision
web-clock-quick = Rapide : 5 minutes, plus 10 secondes par décision
web-clock-day-each = Sur plusieurs jours : un jour par décision
web-clock-three-days-each = Sur plusieurs jours : 3 jours par décision
web-clock-two-weeks = Sur plusieurs jours : 14 jours pour toute la partie
web-clock-own = Temps au choix…
web-clock-own-kind = Quelle sorte de pendule
web-clock-own-evening = Une soirée
web-clock-own-each = Des jours par décision
web-clock-own-game = Des jours pour toute la partie
web-clock-own-minutes = Minutes au départ
web-clock-own-seconds = Secondes ajoutées par décision
web-clock-own-most-minutes = Jamais plus sur une pendule que (minutes)
web-clock-own-days-each = Jours par décision
web-clock-own-days = Jours au départ
web-clock-own-hours = Heures ajoutées par décision
web-clock-own-most-days = Jamais plus sur une pendule que (jours)
web-clock-own-between = « { $what } » : entre un nombre entier de { $least } à { $most }.
web-clock-zero = Quand le temps est écoulé
web-clock-zero-mark = Une simple mention dans le journal
web-clock-zero-ask = Les autres peuvent laisser un bot continuer
web-clock-zero-bot = Un bot continue
web-clock-zero-forfeit = La place a perdu
web-clock-rest = Quand les pendules s’arrêtent
web-clock-nights = La nuit, de 23 h à 7 h
web-clock-weekends = Le week-end
web-clock-left = reste { $time }
web-clock-resting = pendule arrêtée
web-clock-up = temps écoulé
web-clock-yours = Il te reste { $time }.
web-clock-days = { $days } j { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-clock-said = { $minutes ->
    [0] moins d’une minute
    [one] une minute
   *[other] { $minutes } minutes
  }
web-clock-took = en { $time }

web-holiday = Vacances
web-holiday-help = Pendant tes vacances, tes pendules s’arrêtent aux tables qui se jouent sur plusieurs jours. Tu as 28 jours par an. Un jour entamé compte en entier.
web-holiday-days = Jours
web-holiday-left = { $days ->
    [0] Il ne te reste aucun jour cette année.
    [one] Il te reste un jour cette année.
   *[other] Il te reste { $days } jours cette année.
  }
web-holiday-take = Partir en vacances
web-holiday-until = Tu es en vacances jusqu’au { $date }.
web-holiday-end = Je suis de retour

web-list-turn = À toi de jouer
web-list-waiting = Tu attends les autres
web-list-gathering = Pas encore complètes
web-list-watch = Parties en cours à regarder
web-list-next = Prochaine table où c’est ton tour
web-list-none-left = Ce n’est ton tour nulle part ailleurs.
web-list-since = Depuis ta dernière visite
web-list-since-more = … et { $count } de plus
web-list-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
  }

server-log-race-up = La course est finie : qui n’avait pas encore passé passe maintenant.
server-race-turns = À une table sur plusieurs jours, on place à tour de rôle et non à toute vitesse : c’est à { $seat } de jouer.
server-clock-race = Une course dure de dix secondes à une heure. Choisis une autre durée.
web-mute-table = Ne plus rien entendre de cette table
web-unmute-table = Entendre à nouveau parler de cette table
web-muted-table = Tu ne recevras plus de messages sur cette table.
web-unmuted-table = Tu recevras à nouveau des messages sur cette table.
web-race = Tous à la fois

server-keep-own = Tu as déjà une place : garde celle-ci pour quelqu’un d’autre.
server-nobody-to-invite = Cette personne ne joue plus ici. Choisis quelqu’un d’autre.
server-fewer-alone = Personne n’est encore là. Pour jouer seul, prépare une partie en solo.
server-fewer-not-here = Une partie qui reprend d’une position a besoin de tous ses joueurs.
web-begin-fewer = Commencer sans les autres
web-begin-fewer-waits = Tu commencerais bien. Les autres à la table doivent encore être d’accord.
web-asked-to-play = Une place t’est réservée à cette table.
web-asked-to-play-accept = J’en suis
web-seat-keep = Garder pour { $name }
