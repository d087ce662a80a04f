-- Only tables where people play go on by themselves after a restart.
UPDATE progress SET bots = 0 WHERE bots = 1 AND number IN (
    SELECT number FROM tables WHERE CASE WHEN json_valid(doc) THEN NOT EXISTS (
        SELECT 1 FROM json_each(doc, '$.seats') AS seat WHERE seat.value->>'$.holder.kind' IN ('person', 'program')
    ) ELSE 1 END
);
