-- What finished games came to, as JSON: made once from the record, kept with the table. Nothing of a person is in it.
CREATE TABLE digests (
    number INTEGER PRIMARY KEY,
    digest TEXT NOT NULL
);
CREATE INDEX tables_that_are_over ON tables (number) WHERE stage = 'over' AND kind = 'table';
