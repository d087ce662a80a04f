-- Messages to people. What names a channel's other side (an endpoint, an address, a secret) is sealed with a key that is not in here.
CREATE TABLE channels (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    sealed BLOB NOT NULL,
    -- A keyed hash of the address: the same one is known again without being read.
    mark TEXT NOT NULL,
    made INTEGER NOT NULL,
    confirmed INTEGER NOT NULL,
    -- How many messages in a row did not arrive, and why it was switched off.
    failures INTEGER NOT NULL DEFAULT 0,
    off TEXT,
    UNIQUE (person, mark)
) WITHOUT ROWID;
CREATE INDEX channels_by_mark ON channels (mark);

-- What a person wants to be told and when, as JSON.
CREATE TABLE notice_settings (
    person TEXT PRIMARY KEY,
    settings TEXT NOT NULL
) WITHOUT ROWID;

-- The tables of which a person wants to hear nothing.
CREATE TABLE muted (
    person TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (person, number)
) WITHOUT ROWID;

-- What happened that somebody may have to be told: written in the transaction of the decision, one row for each table, person and matter.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY,
    person TEXT NOT NULL,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    version INTEGER NOT NULL,
    made INTEGER NOT NULL,
    due INTEGER NOT NULL,
    UNIQUE (person, number, kind)
);
CREATE INDEX outbox_by_due ON outbox (due);

-- Messages on their way, and those that were for a while.
CREATE TABLE deliveries (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    channel TEXT NOT NULL,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    made INTEGER NOT NULL,
    due INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL DEFAULT 'waiting',
    trouble TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
CREATE INDEX deliveries_by_due ON deliveries (due) WHERE state = 'waiting';
CREATE INDEX deliveries_by_person ON deliveries (person, made);

-- Whoever is forgotten takes all of this along, however he is forgotten.
CREATE TRIGGER nobody_is_told_who_left AFTER DELETE ON people BEGIN
    DELETE FROM channels WHERE person = old.id;
    DELETE FROM notice_settings WHERE person = old.id;
    DELETE FROM muted WHERE person = old.id;
    DELETE FROM outbox WHERE person = old.id;
    DELETE FROM deliveries WHERE person = old.id;
END;
CREATE TRIGGER nobody_is_told_of_a_table_that_is_gone AFTER DELETE ON tables BEGIN
    DELETE FROM muted WHERE number = old.number;
    DELETE FROM outbox WHERE number = old.number;
    DELETE FROM deliveries WHERE number = old.number;
END;
CREATE TRIGGER nothing_goes_on_a_way_that_is_gone AFTER DELETE ON channels BEGIN
    DELETE FROM deliveries WHERE channel = old.id;
END;
