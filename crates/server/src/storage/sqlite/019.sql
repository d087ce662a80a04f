-- What the seats of the ladder's games came to. A player is the id of a bot with an account, or 'level:' and the name of a bot of the house.
CREATE TABLE ladder (
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    round TEXT NOT NULL,
    player TEXT NOT NULL,
    place INTEGER NOT NULL,
    forfeit INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (number, seat)
) WITHOUT ROWID;
CREATE INDEX ladder_of_a_game ON ladder (game, number);
CREATE INDEX ladder_of_a_player ON ladder (player, number);

CREATE TRIGGER nobody_is_on_the_ladder_who_left AFTER DELETE ON people BEGIN
    DELETE FROM ladder WHERE player = old.id;
END;

-- When the ladder stopped asking a bot because it failed too often.
ALTER TABLE bots ADD COLUMN ladder_paused INTEGER;
