# Was von einer Grenze übrig ist, gesagt, wenn es wenig ist; und wie lange etwas aufgehoben wird.
quota-tables = { $left ->
    [0] Mehr Tische kannst du an einem Tag nicht eröffnen.
    [one] Heute kannst du noch einen Tisch eröffnen.
   *[other] Heute kannst du noch { $left } Tische eröffnen.
}
quota-listed_tables = { $left ->
    [0] Mehr Tische kannst du an einem Tag nicht in die Liste stellen. Mit dem Link kannst du weiter einladen.
    [one] Heute kannst du noch einen Tisch in die Liste stellen.
   *[other] Heute kannst du noch { $left } Tische in die Liste stellen.
}
quota-bot_tables = { $left ->
    [0] Mehr Tische nur für Bots kannst du an einem Tag nicht eröffnen.
    [one] Heute kannst du noch einen Tisch nur für Bots eröffnen.
   *[other] Heute kannst du noch { $left } Tische nur für Bots eröffnen.
}
quota-gathering = { $left ->
    [0] Mehr Tische von dir dürfen nicht auf Mitspieler warten. Besetze oder entferne erst einen davon.
    [one] Noch ein Tisch von dir darf auf Mitspieler warten.
   *[other] Noch { $left } Tische von dir dürfen auf Mitspieler warten.
}
quota-listed_gathering = { $left ->
    [0] Mehr Tische von dir dürfen nicht in der Liste warten. Besetze oder entferne erst einen davon.
    [one] Noch ein Tisch von dir darf in der Liste warten.
   *[other] Noch { $left } Tische von dir dürfen in der Liste warten.
}
quota-imports = { $left ->
    [0] Mehr Aufzeichnungen kannst du an einem Tag nicht mitbringen.
    [one] Heute kannst du noch eine Aufzeichnung mitbringen.
   *[other] Heute kannst du noch { $left } Aufzeichnungen mitbringen.
}
quota-import_bytes = Die Aufzeichnungen, die du heute noch mitbringst, dürfen zusammen { $megabytes } MB lang sein.
quota-remarks = { $left ->
    [0] Mehr kannst du an einem Tag nicht sagen.
    [one] Heute kannst du noch einmal etwas sagen.
   *[other] Heute kannst du noch { $left } Mal etwas sagen.
}
quota-reports = { $left ->
    [0] Mehr kannst du an einem Tag nicht melden.
    [one] Heute kannst du noch einmal jemanden melden.
   *[other] Heute kannst du noch { $left } Mal jemanden melden.
}
quota-blocks = { $left ->
    [0] Mehr Leute kannst du nicht sperren. Lass erst jemanden wieder zu.
    [one] Du kannst noch eine Person sperren.
   *[other] Du kannst noch { $left } Leute sperren.
}
quota-bots = { $left ->
    [0] Mehr Bots kannst du nicht haben.
    [one] Du kannst noch einen Bot haben.
   *[other] Du kannst noch { $left } Bots haben.
}
quota-kept-imports = { $days ->
    [one] Sie werden einen Tag lang aufgehoben.
   *[other] Sie werden { $days } Tage lang aufgehoben.
}
quota-kept-listed = { $hours ->
    [one] Wenn du eine Stunde lang nicht vorbeischaust und die Partie nicht begonnen hat, wird der Tisch abgeräumt.
   *[other] Wenn du { $hours } Stunden lang nicht vorbeischaust und die Partie nicht begonnen hat, wird der Tisch abgeräumt.
}
quota-kept-invitation = { $days ->
    [one] Wenn du einen Tag lang nicht vorbeischaust und die Partie nicht begonnen hat, wird der Tisch abgeräumt.
   *[other] Wenn du { $days } Tage lang nicht vorbeischaust und die Partie nicht begonnen hat, wird der Tisch abgeräumt.
}
quota-kept-guest = { $days ->
    [one] Gäste ohne Partie werden vergessen, wenn sie einen Tag lang nicht hier waren. Mit einem Passkey oder einem Wiederherstellungscode bleibst du über ein Jahr lang bekannt.
   *[other] Gäste ohne Partie werden vergessen, wenn sie { $days } Tage lang nicht hier waren. Mit einem Passkey oder einem Wiederherstellungscode bleibst du über ein Jahr lang bekannt.
}
