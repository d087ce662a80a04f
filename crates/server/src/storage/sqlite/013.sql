-- The clocks of a table's seats, as JSON, and the server's uptime at which the first of them will be at zero.
ALTER TABLE progress ADD COLUMN clocks TEXT NOT NULL DEFAULT '[]';
ALTER TABLE progress ADD COLUMN due INTEGER;
CREATE INDEX progress_due ON progress (due) WHERE due IS NOT NULL;

-- When the server was started: how long it had been up in all by then, and what the wall clock said, in milliseconds.
CREATE TABLE starts (
    uptime INTEGER NOT NULL,
    wall INTEGER NOT NULL
);

-- When people are on holiday, in milliseconds since 1970.
CREATE TABLE holidays (
    person TEXT NOT NULL,
    begins INTEGER NOT NULL,
    ends INTEGER NOT NULL
);
CREATE INDEX holidays_of ON holidays (person);
