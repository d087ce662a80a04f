-- What operators ask for, on the page or on the command line: the audit log, and what servers still have to carry out.
CREATE TABLE admin_log (
    number INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    -- The operator; empty for the command line.
    who TEXT NOT NULL,
    -- The person whom it is about; empty where it is about none.
    about TEXT NOT NULL,
    command TEXT NOT NULL,
    -- Empty while it waits, 'done', or the id of the message that says why not.
    outcome TEXT NOT NULL,
    -- When a server took it, to carry it out.
    taken INTEGER NOT NULL
);
CREATE INDEX admin_log_waiting ON admin_log (number) WHERE outcome = '';

CREATE TABLE sanctions (
    number INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    whom TEXT NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER,
    note TEXT NOT NULL,
    UNIQUE (kind, whom)
);

CREATE TABLE house (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE operators (
    person TEXT PRIMARY KEY
) WITHOUT ROWID;

CREATE TABLE reports (
    number INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    reporter TEXT NOT NULL,
    reporter_name TEXT NOT NULL,
    person TEXT NOT NULL,
    person_name TEXT NOT NULL,
    place TEXT NOT NULL,
    why TEXT NOT NULL,
    said TEXT NOT NULL,
    closed INTEGER NOT NULL
);
CREATE INDEX reports_by ON reports (reporter, at);
CREATE INDEX reports_about ON reports (person);

-- With whom somebody does not want to play.
CREATE TABLE blocks (
    person TEXT NOT NULL,
    other TEXT NOT NULL,
    PRIMARY KEY (person, other)
) WITHOUT ROWID;
CREATE INDEX blocks_of ON blocks (other);

-- From where people came lately, for as long as the settings say.
CREATE TABLE addresses (
    person TEXT NOT NULL,
    address TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, address)
) WITHOUT ROWID;
CREATE INDEX addresses_from ON addresses (address);

CREATE TRIGGER nobody_is_administered AFTER DELETE ON people BEGIN
    UPDATE admin_log SET about = '', command = '' WHERE about = old.id;
    UPDATE admin_log SET who = '' WHERE who = old.id;
    DELETE FROM sanctions WHERE whom = old.id;
    DELETE FROM operators WHERE person = old.id;
    DELETE FROM reports WHERE person = old.id OR reporter = old.id;
    DELETE FROM blocks WHERE person = old.id OR other = old.id;
    DELETE FROM addresses WHERE person = old.id;
END;
