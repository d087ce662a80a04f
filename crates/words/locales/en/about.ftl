### What the page about Boomtown says, and the page for programs.

web-about-what = Boomtown is a place to play three town-building games of the Wild West, and an engine that others can build on.
web-about-open = Free and open
web-about-open-text = All of it is open source under the MIT licence. Run it with one command, change it, host it for friends.
web-about-data = What we know about you
web-about-data-text = The name you chose, the games you play, and a cookie so we recognise you. No tracking, no third-party content.
web-about-dice = Fair by proof
web-about-dice-text = Every roll is sealed before a game starts and opened when it is over. Every table has a page that checks it.
web-about-programs = Programs are welcome
web-about-programs-text = A program can hold a seat, through the same API this page uses.
web-about-programs-link = How it works
web-about-games = The games
web-about-games-text = The games were invented and published by others; their names belong to their owners. Rules, texts and drawings here are our own. If you like a game, buy it and play it at a real table.
web-api-what = Everything this page does, a program can do: set up tables, sit down, play.
web-api-read = Read the description
web-api-token = To let a program hold a seat of yours, make a token for the seat and give it to the program.
