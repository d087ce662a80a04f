# Ce qui reste d’une limite, dit quand il en reste peu ; et combien de temps les choses sont gardées.
quota-tables = { $left ->
    [0] Tu ne peux pas ouvrir plus de tables en un jour.
    [one] Aujourd’hui, tu peux encore ouvrir une table.
   *[other] Aujourd’hui, tu peux encore ouvrir { $left } tables.
}
quota-listed_tables = { $left ->
    [0] Tu ne peux pas mettre plus de tables dans la liste en un jour. Tu peux toujours inviter par lien.
    [one] Aujourd’hui, tu peux encore mettre une table dans la liste.
   *[other] Aujourd’hui, tu peux encore mettre { $left } tables dans la liste.
}
quota-bot_tables = { $left ->
    [0] Tu ne peux pas ouvrir plus de tables pour les seuls bots en un jour.
    [one] Aujourd’hui, tu peux encore ouvrir une table pour les seuls bots.
   *[other] Aujourd’hui, tu peux encore ouvrir { $left } tables pour les seuls bots.
}
quota-gathering = { $left ->
    [0] Trop de tes tables attendent déjà des joueurs. Remplis-en ou enlèves-en une d’abord.
    [one] Une seule autre de tes tables peut encore attendre des joueurs.
   *[other] { $left } autres de tes tables peuvent encore attendre des joueurs.
}
quota-listed_gathering = { $left ->
    [0] Trop de tes tables attendent déjà dans la liste. Remplis-en ou enlèves-en une d’abord.
    [one] Une seule autre de tes tables peut encore attendre dans la liste.
   *[other] { $left } autres de tes tables peuvent encore attendre dans la liste.
}
quota-imports = { $left ->
    [0] Tu ne peux pas apporter plus de parties enregistrées en un jour.
    [one] Aujourd’hui, tu peux encore apporter une partie enregistrée.
   *[other] Aujourd’hui, tu peux encore apporter { $left } parties enregistrées.
}
quota-import_bytes = Les parties que tu apporteras encore aujourd’hui peuvent faire { $megabytes } Mo en tout.
quota-remarks = { $left ->
    [0] Tu ne peux pas en dire plus en un jour.
    [one] Aujourd’hui, tu peux encore envoyer un message.
   *[other] Aujourd’hui, tu peux encore envoyer { $left } messages.
}
quota-reports = { $left ->
    [0] Tu ne peux pas faire plus de signalements en un jour.
    [one] Aujourd’hui, tu peux encore faire un signalement.
   *[other] Aujourd’hui, tu peux encore faire { $left } signalements.
}
quota-blocks = { $left ->
    [0] Tu ne peux pas bloquer plus de monde. Débloque d’abord quelqu’un.
    [one] Tu peux encore bloquer une personne.
   *[other] Tu peux encore bloquer { $left } personnes.
}
quota-bots = { $left ->
    [0] Tu ne peux pas avoir plus de bots.
    [one] Tu peux encore avoir un bot.
   *[other] Tu peux encore avoir { $left } bots.
}
quota-kept-imports = { $days ->
    [one] Ils sont gardés un jour.
   *[other] Ils sont gardés { $days } jours.
}
quota-kept-listed = { $hours ->
    [one] Si tu ne repasses pas pendant une heure et que la partie n’a pas commencé, la table est enlevée.
   *[other] Si tu ne repasses pas pendant { $hours } heures et que la partie n’a pas commencé, la table est enlevée.
}
quota-kept-invitation = { $days ->
    [one] Si tu ne repasses pas pendant un jour et que la partie n’a pas commencé, la table est enlevée.
   *[other] Si tu ne repasses pas pendant { $days } jours et que la partie n’a pas commencé, la table est enlevée.
}
quota-kept-guest = { $days ->
    [one] Les invités sans partie sont oubliés après un jour d’absence. Avec une clé d’accès ou un code de secours, on te reconnaît pendant plus d’un an.
   *[other] Les invités sans partie sont oubliés après { $days } jours d’absence. Avec une clé d’accès ou un code de secours, on te reconnaît pendant plus d’un an.
}
