## Uitproberen wat er kan komen, op een bord voor jezelf alleen

trying-title = Alleen voor mij
trying-help = Speel verder zoals je wilt: niemand ziet dit bord, en niets telt tot je het verstuurt. Dobbelstenen, kaarten en alles wat de anderen verborgen houden zijn hier een gok.
trying-reminder = Niemand ziet dit bord. Dobbelstenen, kaarten en wat verborgen is zijn een gok.
trying-points = Punten op dit bord
trying-you = Alleen voor jou: jij beslist
trying-for = Alleen voor jou: beslis voor { $name }
trying-over = Alleen voor jou: zo zou het aflopen
trying-thinking = Alleen voor jou: de bots denken na
trying-steps = Wat je hebt geprobeerd
trying-now = Zoals het nu staat
trying-at = { $count ->
    [one] { $step } van { $count } beslissing.
   *[other] { $step } van { $count } beslissingen.
  }
trying-back = Eén beslissing terug
trying-forward = Eén beslissing vooruit
trying-bots = Bots voor de anderen laten antwoorden
trying-stop = Stoppen
trying-anew = Anders gooien en gokken
trying-send = { $count ->
    [one] Mijn beslissing versturen
   *[other] Mijn { $count } beslissingen versturen
  }
trying-leave = Terug naar de tafel
trying-moved = Aan tafel is er intussen verder gespeeld.
trying-from-there = Vanaf daar proberen
trying-question = Aan tafel wordt je iets gevraagd: { $question }
trying-kept = { $kept } van { $count } beslissingen passen nog; de rest is weg.
trying-sent = { $count ->
    [one] Je beslissing is verstuurd.
   *[other] Je { $count } beslissingen zijn verstuurd.
  }
trying-sent-some = { $sent ->
    [0] Er is niets verstuurd.
   *[other] { $sent } van { $count } beslissingen verstuurd.
  }
trying-others = Eerst is iemand anders aan de beurt.
trying-differs = Het liep anders dan je had geprobeerd.
