-- How often in a row an endpoint gave no answer that could be used, counted a few times a day, when it was counted last, and when
-- something arrived last.
ALTER TABLE channels ADD COLUMN unanswered INTEGER NOT NULL DEFAULT 0;
ALTER TABLE channels ADD COLUMN unanswered_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE channels ADD COLUMN worked INTEGER NOT NULL DEFAULT 0;

-- How much came from an address since a time, by a keyed hash of it.
CREATE TABLE address_counts (
    what TEXT NOT NULL,
    mark TEXT NOT NULL,
    since INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    PRIMARY KEY (what, mark)
) WITHOUT ROWID;
