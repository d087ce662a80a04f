-- Bots with an account of their own. Their names are among those of people; of their tokens only the SHA-256 is kept.
CREATE TABLE bots (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    token TEXT UNIQUE,
    rules TEXT NOT NULL,
    made INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX bots_of ON bots (owner, made);

CREATE TRIGGER nobody_has_bots AFTER DELETE ON people BEGIN
    DELETE FROM bots WHERE id = old.id OR owner = old.id;
END;
