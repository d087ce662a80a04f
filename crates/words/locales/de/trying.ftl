## Ausprobieren, was kommen könnte – auf einem Brett, das nur einem selbst gehört

trying-title = Nur für mich
trying-help = Spiel weiter, wie du magst: Dieses Brett sieht niemand, und nichts davon gilt, bis du es abschickst. Würfel, Karten und alles, was die anderen verdeckt halten, sind hier geraten.
trying-reminder = Dieses Brett sieht niemand. Würfel, Karten und Verdecktes sind geraten.
trying-points = Punkte auf diesem Brett
trying-you = Nur für dich: Du entscheidest
trying-for = Nur für dich: Entscheide für { $name }
trying-over = Nur für dich: So würde es ausgehen
trying-thinking = Nur für dich: Die Bots überlegen
trying-steps = Was du ausprobiert hast
trying-now = So steht es
trying-at = { $count ->
    [one] { $step } von { $count } Entscheidung.
   *[other] { $step } von { $count } Entscheidungen.
  }
trying-back = Eine Entscheidung zurück
trying-forward = Eine Entscheidung vor
trying-bots = Bots für die anderen antworten lassen
trying-stop = Anhalten
trying-anew = Anders würfeln und raten
trying-send = { $count ->
    [one] Meine Entscheidung abschicken
   *[other] Meine { $count } Entscheidungen abschicken
  }
trying-leave = Zurück zum Tisch
trying-moved = Am Tisch ging es inzwischen weiter.
trying-from-there = Von dort ausprobieren
trying-question = Am Tisch wirst du gefragt: { $question }
trying-kept = { $kept } von { $count } Entscheidungen passen noch, die übrigen sind weg.
trying-sent = { $count ->
    [one] Deine Entscheidung ist abgeschickt.
   *[other] Deine { $count } Entscheidungen sind abgeschickt.
  }
trying-sent-some = { $sent ->
    [0] Nichts abgeschickt.
   *[other] { $sent } von { $count } Entscheidungen abgeschickt.
  }
trying-others = Erst ist jemand anders dran.
trying-differs = Es kam anders, als du es ausprobiert hast.
