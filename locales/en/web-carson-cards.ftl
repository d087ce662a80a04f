### The board of Carson City: The Card Game in the browser.
