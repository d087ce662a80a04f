## Trying what could come, on a board that is just for whoever tries

trying-title = Just for me
trying-help = Play on as you like: nobody sees this board, and nothing counts until you send it. Dice, draws and whatever the others hide are guesses here.
trying-reminder = Nobody sees this board. Dice, draws and hidden things are guesses.
trying-points = Points on this board
trying-you = Just for you: you decide
trying-for = Just for you: decide for { $name }
trying-over = Just for you: this is how it would end
trying-thinking = Just for you: bots are thinking
trying-steps = What you have tried
trying-now = As things stand
trying-at = { $count ->
    [one] { $step } of { $count } decision.
   *[other] { $step } of { $count } decisions.
  }
trying-back = One decision back
trying-forward = One decision forward
trying-bots = Let bots answer for the others
trying-stop = Stop
trying-anew = Other dice and guesses
trying-send = { $count ->
    [one] Send my decision
   *[other] Send my { $count } decisions
  }
trying-leave = Back to the table
trying-moved = The table has moved on in the meantime.
trying-from-there = Try from there
trying-question = You are being asked at the table: { $question }
trying-kept = { $kept } of { $count } decisions still fit; the rest are gone.
trying-sent = { $count ->
    [one] Your decision has been sent.
   *[other] Your { $count } decisions have been sent.
  }
trying-sent-some = { $sent ->
    [0] Nothing has been sent.
   *[other] { $sent } of { $count } decisions sent.
  }
trying-others = Somebody else has to decide first.
trying-differs = Things turned out differently from what you tried.
