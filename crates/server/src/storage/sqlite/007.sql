-- Which request of whom made which table, so that repeating it makes no second one.
CREATE TABLE creations (
    person TEXT NOT NULL,
    key TEXT NOT NULL,
    number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    asked TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, key)
) WITHOUT ROWID;
CREATE INDEX creations_by_age ON creations (at);
CREATE INDEX creations_of_a_table ON creations (number);

-- Tables that still wait for somebody, or were left full by a server that was killed.
CREATE INDEX tables_gathering ON tables (number) WHERE stage = 'gathering';

-- Which session of a person counts: a cookie of an earlier one is nobody's. Whoever never ended his others has none here, and that is 0.
CREATE TABLE sessions (
    person TEXT PRIMARY KEY,
    session INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TRIGGER nobody_has_sessions AFTER DELETE ON people BEGIN
    DELETE FROM sessions WHERE person = old.id;
END;
