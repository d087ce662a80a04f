## Essayer ce qui pourrait venir, sur un plateau rien que pour soi

trying-title = Rien que pour moi
trying-help = Joue la suite comme tu veux : personne ne voit ce plateau, et rien ne compte tant que tu ne l’as pas envoyé. Ici, les dés, les pioches et tout ce que les autres cachent sont devinés.
trying-reminder = Personne ne voit ce plateau. Les dés, les pioches et ce qui est caché sont devinés.
trying-points = Points sur ce plateau
trying-you = Rien que pour toi : à toi de décider
trying-for = Rien que pour toi : décide pour { $name }
trying-over = Rien que pour toi : voici comment ça finirait
trying-thinking = Rien que pour toi : les bots réfléchissent
trying-steps = Ce que tu as essayé
trying-now = Où on en est
trying-at = { $count ->
    [one] { $step } décision sur { $count }.
   *[other] { $step } décisions sur { $count }.
  }
trying-back = Reculer d’une décision
trying-forward = Avancer d’une décision
trying-bots = Laisser des bots répondre pour les autres
trying-stop = Arrêter
trying-anew = D’autres dés, d’autres hypothèses
trying-send = { $count ->
    [one] Envoyer ma décision
   *[other] Envoyer mes { $count } décisions
  }
trying-leave = Retour à la table
trying-moved = La partie a continué à la table entre-temps.
trying-from-there = Essayer à partir de là
trying-question = On te demande quelque chose à la table : { $question }
trying-kept = { $kept } décisions sur { $count } tiennent encore ; les autres sont parties.
trying-sent = { $count ->
    [one] Ta décision est envoyée.
   *[other] Tes { $count } décisions sont envoyées.
  }
trying-sent-some = { $sent ->
    [0] Rien n’a été envoyé.
   *[other] { $sent } décisions envoyées sur { $count }.
  }
trying-others = Quelqu’un d’autre doit décider d’abord.
trying-differs = Les choses ont tourné autrement que dans ton essai.
