-- A seat keeps a name only where one was given to it: people's own names are looked up when they are shown.
UPDATE tables SET doc = CASE WHEN json_valid(doc) THEN json_set(doc, '$.seats', (
    SELECT json_group_array(json(
        CASE WHEN seat.value->>'$.name' = (
            SELECT name FROM people WHERE id =
                coalesce(seat.value->>'$.holder.id', seat.value->>'$.holder.owner', seat.value->>'$.stands_in_for')
        ) THEN json_set(seat.value, '$.name', '') ELSE seat.value END
    ))
    FROM json_each(doc, '$.seats') AS seat
)) ELSE doc END;
