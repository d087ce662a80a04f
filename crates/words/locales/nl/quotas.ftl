# Wat er van een grens over is, gezegd als het weinig is; en hoe lang iets bewaard wordt.
quota-tables = { $left ->
    [0] Meer tafels kun je op één dag niet klaarzetten.
    [one] Je kunt vandaag nog één tafel klaarzetten.
   *[other] Je kunt vandaag nog { $left } tafels klaarzetten.
}
quota-listed_tables = { $left ->
    [0] Meer tafels kun je op één dag niet in de lijst zetten. Met de link kun je nog wel uitnodigen.
    [one] Je kunt vandaag nog één tafel in de lijst zetten.
   *[other] Je kunt vandaag nog { $left } tafels in de lijst zetten.
}
quota-bot_tables = { $left ->
    [0] Meer tafels met alleen bots kun je op één dag niet klaarzetten.
    [one] Je kunt vandaag nog één tafel met alleen bots klaarzetten.
   *[other] Je kunt vandaag nog { $left } tafels met alleen bots klaarzetten.
}
quota-gathering = { $left ->
    [0] Er mogen niet meer tafels van je op spelers wachten. Vul of verwijder er eerst een.
    [one] Er mag nog één tafel van je op spelers wachten.
   *[other] Er mogen nog { $left } tafels van je op spelers wachten.
}
quota-listed_gathering = { $left ->
    [0] Er mogen niet meer tafels van je in de lijst wachten. Vul of verwijder er eerst een.
    [one] Er mag nog één tafel van je in de lijst wachten.
   *[other] Er mogen nog { $left } tafels van je in de lijst wachten.
}
quota-imports = { $left ->
    [0] Meer verslagen kun je op één dag niet meebrengen.
    [one] Je kunt vandaag nog één verslag meebrengen.
   *[other] Je kunt vandaag nog { $left } verslagen meebrengen.
}
quota-import_bytes = De verslagen die je vandaag nog meebrengt, mogen samen { $megabytes } MB lang zijn.
quota-remarks = { $left ->
    [0] Meer kun je op één dag niet zeggen.
    [one] Je kunt vandaag nog één keer iets zeggen.
   *[other] Je kunt vandaag nog { $left } keer iets zeggen.
}
quota-reports = { $left ->
    [0] Meer kun je op één dag niet melden.
    [one] Je kunt vandaag nog één melding doen.
   *[other] Je kunt vandaag nog { $left } meldingen doen.
}
quota-blocks = { $left ->
    [0] Meer mensen kun je niet blokkeren. Laat eerst iemand weer toe.
    [one] Je kunt nog één persoon blokkeren.
   *[other] Je kunt nog { $left } mensen blokkeren.
}
quota-bots = { $left ->
    [0] Meer bots kun je niet hebben.
    [one] Je kunt nog één bot hebben.
   *[other] Je kunt nog { $left } bots hebben.
}
quota-kept-imports = { $days ->
    [one] Ze worden één dag bewaard.
   *[other] Ze worden { $days } dagen bewaard.
}
quota-kept-listed = { $hours ->
    [one] Als je een uur niet langskomt en het spel niet begonnen is, wordt de tafel opgeruimd.
   *[other] Als je { $hours } uur niet langskomt en het spel niet begonnen is, wordt de tafel opgeruimd.
}
quota-kept-invitation = { $days ->
    [one] Als je een dag niet langskomt en het spel niet begonnen is, wordt de tafel opgeruimd.
   *[other] Als je { $days } dagen niet langskomt en het spel niet begonnen is, wordt de tafel opgeruimd.
}
quota-kept-guest = { $days ->
    [one] Gasten zonder spel worden vergeten als ze een dag niet geweest zijn. Met een passkey of een herstelcode blijf je meer dan een jaar bekend.
   *[other] Gasten zonder spel worden vergeten als ze { $days } dagen niet geweest zijn. Met een passkey of een herstelcode blijf je meer dan een jaar bekend.
}
