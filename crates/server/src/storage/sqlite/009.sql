-- For a record that was brought, the hash of what it says: whoever brings it again finds the table that is there.
ALTER TABLE tables ADD COLUMN record_hash TEXT;
CREATE UNIQUE INDEX tables_of_a_record ON tables (maker, record_hash) WHERE record_hash IS NOT NULL AND maker <> '';

-- A game that is over names the table where it is played again only for as long as that is there.
CREATE TRIGGER no_offer_leads_nowhere AFTER DELETE ON tables BEGIN
    UPDATE tables SET doc = json_set(doc, '$.rematch', NULL)
        WHERE id = CASE WHEN json_valid(old.doc) THEN old.doc->>'$.rematch_of' END
        AND CASE WHEN json_valid(doc) THEN doc->>'$.rematch' = old.id ELSE 0 END;
END;
UPDATE tables SET doc = json_set(doc, '$.rematch', NULL)
    WHERE CASE WHEN json_valid(doc) THEN doc->>'$.rematch' NOT IN (SELECT id FROM tables) ELSE 0 END;
