# What is left of a limit, told when it is little; and how long things are kept.
quota-tables = { $left ->
    [0] You have set up as many tables as one can within a day.
    [one] You can set up one more table today.
   *[other] You can set up { $left } more tables today.
}
quota-listed_tables = { $left ->
    [0] You have put as many tables into the list as one can within a day. By link you can still invite.
    [one] You can put one more table into the list today.
   *[other] You can put { $left } more tables into the list today.
}
quota-bot_tables = { $left ->
    [0] You have set up as many tables for bots alone as one can within a day.
    [one] You can set up one more table for bots alone today.
   *[other] You can set up { $left } more tables for bots alone today.
}
quota-gathering = { $left ->
    [0] As many of your tables wait for players as may. Fill or remove one of them first.
    [one] One more of your tables can wait for players.
   *[other] { $left } more of your tables can wait for players.
}
quota-listed_gathering = { $left ->
    [0] As many of your tables wait in the list as may. Fill or remove one of them first.
    [one] One more of your tables can wait in the list.
   *[other] { $left } more of your tables can wait in the list.
}
quota-imports = { $left ->
    [0] You have brought as many records as one can within a day.
    [one] You can bring one more record today.
   *[other] You can bring { $left } more records today.
}
quota-import_bytes = The records that you bring today can still be { $megabytes } MB long together.
quota-remarks = { $left ->
    [0] You have said as much as one can within a day.
    [one] You can say one more thing today.
   *[other] You can say { $left } more things today.
}
quota-reports = { $left ->
    [0] You have made as many reports as one can within a day.
    [one] You can make one more report today.
   *[other] You can make { $left } more reports today.
}
quota-blocks = { $left ->
    [0] You block as many people as one can. Let somebody in again first.
    [one] You can block one more person.
   *[other] You can block { $left } more people.
}
quota-bots = { $left ->
    [0] You have as many bots as one can.
    [one] You can have one more bot.
   *[other] You can have { $left } more bots.
}
quota-kept-imports = { $days ->
    [one] They are kept for one day.
   *[other] They are kept for { $days } days.
}
quota-kept-listed = { $hours ->
    [one] If you do not look in for an hour and the game has not begun, the table is removed.
   *[other] If you do not look in for { $hours } hours and the game has not begun, the table is removed.
}
quota-kept-invitation = { $days ->
    [one] If you do not look in for a day and the game has not begun, the table is removed.
   *[other] If you do not look in for { $days } days and the game has not begun, the table is removed.
}
quota-kept-guest = { $days ->
    [one] Guests without a game are forgotten after a day away. A passkey or a recovery code keeps you for more than a year.
   *[other] Guests without a game are forgotten after { $days } days away. A passkey or a recovery code keeps you for more than a year.
}
