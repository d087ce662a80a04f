### Les messages à qui n’est pas à la table : par Web Push, courriel et webhook ; les pages derrière les liens des courriels ; les refus.

notice-place = { $game } avec { $others }
notice-turn = À toi de jouer : { $place }
notice-asked = On attend ta décision.
notice-invited = On rejoue ? { $place }
notice-invited-body = Une place t’est réservée. Assieds-toi, ou refuse pour que personne n’attende.
notice-remark = { $name } dit quelque chose : { $place }
notice-over = Partie terminée : { $place }
notice-winners = { $count ->
    [one] { $seats } gagne.
   *[other] { $seats } se partagent la victoire.
  }
notice-digest = { $count ->
    [one] Une table t’attend
   *[other] { $count } tables t’attendent
  }
notice-digest-said = On a parlé à tes tables
notice-channel-off = Un canal a été coupé
notice-channel-off-body = Plusieurs messages de suite ne sont pas arrivés : plus rien n’y est envoyé. Jette un œil à tes réglages.
notice-bot-paused = Un de tes bots a été retiré du classement
notice-bot-paused-body = Il n’a pas répondu à temps dans plusieurs parties de suite. Vérifie son programme, puis remets-le au classement dans tes réglages.
notice-test = Ça marche
notice-test-body = C’est ici que Boomtown te dira que c’est à toi de jouer.
notice-confirm = Est-ce ton adresse ?
notice-confirm-body = Quelqu’un, toi sans doute, veut recevoir de Boomtown un courriel à cette adresse quand vient son tour. Confirme-la avec le lien. Si ce n’était pas toi, ne fais rien : il n’y aura pas d’autre courriel.
notice-confirm-open = Confirmer l’adresse
notice-open-table = Aller à la table
notice-open-tables = Voir tes tables
notice-open-settings = Voir tes réglages
notice-mail-why = Tu reçois ce courriel parce que tu l’as demandé à Boomtown.
notice-mail-leave = Se désabonner

## Les pages derrière les liens des courriels

notice-page-confirm = Boomtown peut-il écrire à { $address } quand c’est à toi de jouer ?
notice-page-confirm-button = Oui, c’est mon adresse
notice-page-confirmed = Merci. Désormais tu auras de nos nouvelles à cette adresse.
notice-page-leave = Boomtown doit-il cesser d’écrire à { $address } ?
notice-page-leave-button = Se désabonner
notice-page-left = Plus rien ne sera envoyé à cette adresse.

## Les refus, et pourquoi un canal a été coupé

notice-no-channels = Ce serveur n’envoie pas de messages. Demande à la personne qui le gère.
notice-no-mail = Ce serveur n’envoie pas de courriels. Choisis un autre moyen.
notice-bad-endpoint = Le service push de ce navigateur n’est pas utilisable d’ici. Essaie un autre navigateur.
notice-bad-address = Ce n’est pas une adresse de courriel. Elle ressemble à nom@example.org.
notice-bad-url = Les messages ne vont qu’à des adresses publiques qui commencent par https. Vérifie l’adresse.
notice-bad-secret = Ce service a besoin de son jeton : un seul mot, sans espaces.
notice-bad-zone = Ce fuseau horaire n’est pas connu ici. Choisis-en un autre.
notice-enough-channels = Tu as déjà { $count } canaux. Supprimes-en un d’abord.
notice-asked-lately = Un courriel vient d’être envoyé à cette adresse. Cherche-le, aussi dans les indésirables, avant de redemander.
notice-unconfirmed = Cette adresse n’est pas encore confirmée. Suis d’abord le lien du courriel.
notice-off-failing = Coupé : plusieurs messages de suite ne sont pas arrivés.
notice-off-silent = Coupé : aucune réponse depuis plus d’un jour.

## Les réglages dans le navigateur

notice-set = Quand je ne suis pas là
notice-set-help = Boomtown peut te dire que c’est à toi de jouer, même sans page ouverte. Les adresses sont conservées chiffrées et ne servent à rien d’autre.
notice-set-none = Rien n’est encore réglé : choisis ci-dessous où les messages doivent aller.
notice-set-unavailable = Ce serveur n’envoie pas de messages.
notice-set-browser = Ce navigateur
notice-set-browser-add = Me prévenir dans ce navigateur
notice-set-mail = Adresse de courriel
notice-set-mail-add = Ajouter cette adresse
notice-set-mail-sent = Un courriel est en route. Suis le lien qu’il contient.
notice-set-hook = Webhook
notice-set-hook-url = Adresse du webhook
notice-set-hook-form = Service
notice-set-hook-form-json = JSON signé
notice-set-hook-secret = Jeton ou secret
notice-set-hook-add = Ajouter ce webhook
notice-set-channels = Où vont les messages
notice-set-on = actif
notice-set-unconfirmed = en attente : suis le lien du courriel
notice-set-try = Essayer
notice-set-tried = Un message est en route.
notice-set-remove = Supprimer
notice-set-what = Ce que je veux savoir
notice-set-turn = C’est à moi de jouer
notice-set-invited = Quelqu’un veut rejouer
notice-set-remark = Quelqu’un dit quelque chose à ma table
notice-set-over = Une de mes parties est terminée
notice-set-when = Quand
notice-set-quiet = Heures calmes
notice-set-from = de
notice-set-until = à
notice-set-digest = Une seule fois par jour, tout ensemble
notice-set-at = à
notice-set-zone = Les heures sont celles de { $zone }.
notice-set-kept = C’est noté.
notice-set-sent = Ce qui a été envoyé
notice-set-sent-none = Rien encore.
notice-about-turn = à toi de jouer
notice-about-invited = rejouer
notice-about-remark = une remarque
notice-about-over = partie terminée
notice-about-digest = résumé du jour
notice-about-channel-off = canal coupé
notice-about-bot-paused = bot retiré du classement
notice-about-test = essai
notice-about-confirm = adresse à confirmer
notice-state-waiting = en route
notice-state-sent = arrivé
notice-state-failed = refusé
notice-state-expired = abandonné
notice-state-settled = devenu inutile
notice-set-gets = Ce qui va vers { $name }
notice-set-tables = Ce que je veux savoir de chaque table
notice-set-tables-everything = Tout
notice-set-tables-turn = Seulement mon tour
notice-set-tables-nothing = Rien

notice-reminder = Ton temps s’écoule : { $place }
notice-reminder-left = Ton temps est écoulé dans { $time }.
notice-answer = Répondre ici
notice-answer-agree = Oui, d’accord
notice-answer-refuse = Non
notice-answered = Ta réponse est arrivée.
notice-answer-stale = Cette question n’est plus ouverte : elle a reçu sa réponse, ou la partie a continué.
notice-set-reminder = Mon temps est presque écoulé
notice-about-reminder = temps presque écoulé
notice-asked-to-play = Tu joues ? { $place }
