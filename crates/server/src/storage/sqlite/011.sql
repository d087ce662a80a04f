-- The devices on which somebody is signed in. Their cookies name them; one that is not here is nobody's.
CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    -- Given by the person; empty where the device goes by its browser and system.
    name TEXT NOT NULL,
    browser TEXT NOT NULL,
    system TEXT NOT NULL,
    made INTEGER NOT NULL,
    seen INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX devices_of ON devices (person, seen);

-- One-time links that sign another device in, by the SHA-256 of their codes.
CREATE TABLE links (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    until INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX links_of ON links (person);

-- Recovery codes: the part that finds the row, and the Argon2 hash of the rest.
CREATE TABLE recovery (
    person TEXT PRIMARY KEY,
    finder TEXT NOT NULL UNIQUE,
    hash TEXT NOT NULL,
    made INTEGER NOT NULL,
    used INTEGER
) WITHOUT ROWID;

-- Passkeys, by the ids that authenticators gave them, in hexadecimal digits.
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    credential TEXT NOT NULL,
    made INTEGER NOT NULL,
    used INTEGER
) WITHOUT ROWID;
CREATE INDEX passkeys_of ON passkeys (person);

CREATE TRIGGER nobody_has_ways_in AFTER DELETE ON people BEGIN
    DELETE FROM devices WHERE person = old.id;
    DELETE FROM links WHERE person = old.id;
    DELETE FROM recovery WHERE person = old.id;
    DELETE FROM passkeys WHERE person = old.id;
END;

-- Codes that let new people into a house that is closed, by their SHA-256.
CREATE TABLE invitations (
    hash TEXT PRIMARY KEY,
    uses INTEGER NOT NULL,
    until INTEGER NOT NULL
) WITHOUT ROWID;

-- The keys that sign cookies: the one without an end signs, the others are still believed until theirs.
CREATE TABLE signing_keys (
    key BLOB PRIMARY KEY,
    until INTEGER
) WITHOUT ROWID;
INSERT INTO signing_keys (key, until) SELECT value, NULL FROM meta WHERE key = 'signing';
DELETE FROM meta WHERE key = 'signing';
