-- Since when those are asked who are being asked, by the server's own clock, which stands still while it is down.
ALTER TABLE progress ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;

-- When people were last here, by the same clock; a minute may be missing.
CREATE TABLE last_seen (
    person TEXT PRIMARY KEY,
    uptime INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TRIGGER nobody_was_seen AFTER DELETE ON people BEGIN
    DELETE FROM last_seen WHERE person = old.id;
END;
