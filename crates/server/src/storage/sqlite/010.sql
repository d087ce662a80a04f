-- Reviews of finished games, as JSON: made once, kept with the table.
CREATE TABLE reviews (
    number INTEGER PRIMARY KEY,
    review TEXT NOT NULL
);
