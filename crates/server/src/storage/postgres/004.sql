-- What the seats of the ladder's games came to. A player is the id of a bot with an account, or 'level:' and the name of a bot of the house.
CREATE TABLE ladder (
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    round TEXT NOT NULL,
    player TEXT NOT NULL,
    place BIGINT NOT NULL,
    forfeit BOOLEAN NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (number, seat)
);
CREATE INDEX ladder_of_a_game ON ladder (game, number);
CREATE INDEX ladder_of_a_player ON ladder (player, number);

CREATE FUNCTION nobody_is_on_the_ladder_who_left() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM ladder WHERE player = old.id;
    RETURN NULL;
END $$;
CREATE TRIGGER nobody_is_on_the_ladder_who_left AFTER DELETE ON people
    FOR EACH ROW EXECUTE FUNCTION nobody_is_on_the_ladder_who_left();

-- When the ladder stopped asking a bot because it failed too often.
ALTER TABLE bots ADD COLUMN ladder_paused BIGINT;
