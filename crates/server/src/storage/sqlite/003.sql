-- Those who leave for good, from the moment they say so until nothing names them any more: so that it is brought to its end
-- after the server was killed in the middle of it.
CREATE TABLE leaving (
    person TEXT PRIMARY KEY,
    name TEXT NOT NULL
) WITHOUT ROWID;

-- What somebody said, to forget it and to count it.
CREATE INDEX remarks_of ON remarks (person, at);
