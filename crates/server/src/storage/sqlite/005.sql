-- Who made a table, when, of what kind and how large it was: to count what somebody leaves behind, and to know what nobody will miss.
ALTER TABLE tables ADD COLUMN maker TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN made INTEGER NOT NULL DEFAULT 0;
-- 'table', 'bots' where no person was to play, 'import' for a record that was brought, 'unbegun' for one that was broken off before.
ALTER TABLE tables ADD COLUMN kind TEXT NOT NULL DEFAULT 'table';
ALTER TABLE tables ADD COLUMN size INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET
    maker = coalesce(doc->>'$.host', ''),
    made = coalesce(doc->>'$.created', 0),
    kind = CASE
        WHEN doc->>'$.imported' THEN 'import'
        WHEN stage = 'over' AND doc->>'$.header' IS NULL THEN 'unbegun'
        ELSE 'table'
    END
WHERE json_valid(doc);
CREATE INDEX tables_made ON tables (maker, made);
CREATE INDEX tables_gathered ON tables (maker) WHERE stage = 'gathering';
CREATE INDEX tables_of_a_kind ON tables (kind, made) WHERE kind <> 'table';

-- When a person was last here, to the day: those of before count as if they had just come.
ALTER TABLE people ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE people SET seen = unixepoch() * 1000;
CREATE INDEX people_seen ON people (seen);
