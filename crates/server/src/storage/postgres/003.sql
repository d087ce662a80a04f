-- How often in a row an endpoint gave no answer that could be used, counted a few times a day, when it was counted last, and when
-- something arrived last.
ALTER TABLE channels ADD COLUMN unanswered BIGINT NOT NULL DEFAULT 0;
ALTER TABLE channels ADD COLUMN unanswered_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE channels ADD COLUMN worked BIGINT NOT NULL DEFAULT 0;

-- How much came from an address since a time, by a keyed hash of it.
CREATE TABLE address_counts (
    what TEXT NOT NULL,
    mark TEXT NOT NULL,
    since BIGINT NOT NULL,
    amount BIGINT NOT NULL,
    PRIMARY KEY (what, mark)
);
