-- What somebody made and took away again within two days: it still counts for what he may make in a day.
CREATE TABLE taken_away (
    maker TEXT NOT NULL,
    made INTEGER NOT NULL,
    kind TEXT NOT NULL,
    listed INTEGER NOT NULL,
    size INTEGER NOT NULL
);
CREATE INDEX taken_away_of ON taken_away (maker, made);

CREATE TRIGGER tables_are_taken_away AFTER DELETE ON tables BEGIN
    DELETE FROM taken_away WHERE made < (unixepoch() - 172800) * 1000;
    INSERT INTO taken_away (maker, made, kind, listed, size)
        SELECT old.maker, old.made, old.kind, old.listed, old.size
        WHERE old.maker <> '' AND old.made >= (unixepoch() - 172800) * 1000;
    -- No later table has the number of one that is gone: what was still to be kept of it must not reach another.
    INSERT INTO meta (key, value) VALUES ('last_table', old.number)
        ON CONFLICT (key) DO UPDATE SET value = max(value, excluded.value);
END;

-- Whom a table names who has no seat there: to find them when they leave for good.
CREATE TABLE named (
    person TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (person, number)
) WITHOUT ROWID;
CREATE INDEX named_at ON named (number);

INSERT OR IGNORE INTO named (person, number)
    SELECT person.value, tables.number FROM tables,
    json_each(CASE WHEN json_valid(tables.doc) THEN tables.doc ELSE '{}' END, '$.moderation.sent_away') AS person;
INSERT OR IGNORE INTO named (person, number)
    SELECT person.value, tables.number FROM tables,
    json_each(CASE WHEN json_valid(tables.doc) THEN tables.doc ELSE '{}' END, '$.moderation.hidden') AS person;
