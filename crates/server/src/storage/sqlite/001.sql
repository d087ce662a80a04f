CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL
) WITHOUT ROWID;

-- What seldom changes at a table. Numbers follow the order of creation.
CREATE TABLE tables (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    stage TEXT NOT NULL,
    listed INTEGER NOT NULL,
    doc TEXT NOT NULL
);
CREATE INDEX tables_in_the_lobby ON tables (stage, number) WHERE listed = 1;

-- What changes with every decision: short rows, so that many tables share a page.
CREATE TABLE progress (
    number INTEGER PRIMARY KEY,
    version INTEGER NOT NULL,
    decisions INTEGER NOT NULL,
    deciders TEXT NOT NULL,
    updated INTEGER NOT NULL,
    bots INTEGER NOT NULL
);
CREATE INDEX progress_waiting_for_bots ON progress (number) WHERE bots = 1;

-- Who sits where, to find a person's tables.
CREATE TABLE holders (
    person TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (person, number)
) WITHOUT ROWID;

-- The record of each table, only ever added to.
CREATE TABLE entries (
    number INTEGER NOT NULL,
    place INTEGER NOT NULL,
    version INTEGER NOT NULL,
    entry TEXT NOT NULL,
    who TEXT NOT NULL,
    request TEXT NOT NULL,
    PRIMARY KEY (number, place)
) WITHOUT ROWID;

CREATE TABLE remarks (
    number INTEGER NOT NULL,
    remark INTEGER NOT NULL,
    version INTEGER NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    request TEXT NOT NULL,
    PRIMARY KEY (number, remark)
) WITHOUT ROWID;

-- The last state that was kept with each record, for when the rules have changed since.
CREATE TABLE kept (
    number INTEGER PRIMARY KEY,
    entries INTEGER NOT NULL,
    state TEXT NOT NULL
);

CREATE TABLE notes (
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (number, seat)
) WITHOUT ROWID;

-- Tokens of programs, by their SHA-256.
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    owner TEXT NOT NULL,
    UNIQUE (table_id, seat)
) WITHOUT ROWID;
