### The settings.

web-settings-help = How things look and sound stays in this browser.
web-settings-look = Look and sound
web-settings-table = At the table
web-notices = Notifications
web-notices-help = Get a nudge when it’s your turn and you’re looking elsewhere, as long as Boomtown is open in a tab.
web-notices-refused = Your browser blocks notifications from this page. Allow them in its settings for this page, then try again.
web-language = Language
web-theme = Theme
web-theme-light = Daylight (light)
web-theme-dark = Lantern (dark)
web-palette = Players’ colours
web-palette-house = House colours
web-palette-safe = Colour-blind safe
web-boards = Board view
web-boards-help = As text, you read the same board in sentences and choose from a list: for screen readers, slow connections and small screens.
web-boards-drawn = Picture
web-boards-words = Text
web-palette-help = Every player has a symbol too, so you never have to rely on colour. The colour-blind safe set also changes gains and losses from green and red to blue and orange.
web-motion = Motion
web-tempo-help = How long you see each thing that others do before the next one comes. “At once” shows everything together; with motion off it is so until you choose a pace.
web-sound = Sound
