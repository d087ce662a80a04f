nim-heap = The heap
nim-left = { $counters ->
    [one] One counter is left.
   *[other] { $counters } counters are left.
}
nim-prompt = Take one, two or three counters.
nim-take = { $counters ->
    [one] Take one counter
   *[other] Take { $counters } counters
}
nim-taken = { $counters ->
    [one] { $seat } takes one counter.
   *[other] { $seat } takes { $counters } counters.
}
nim-last-counter = The last counter
nim-illegal-number = Take at least one counter and at most { $most }.
nim-bad-heap = A heap has 1 to { $largest } counters.
nim-two-players = Nim is for two.
nim-option-heap = Heap
nim-option-heap-help = How many counters there are at the beginning.
nim-option-counters = { $counters } counters
