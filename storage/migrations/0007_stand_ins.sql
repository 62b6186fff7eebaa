-- An offer says for whom its taker only stands in: they have the seat back, whatever they planned meanwhile.

ALTER TABLE offers ADD COLUMN for_user INTEGER;

-- Of those that stand: somebody on holiday wanted this very person.
UPDATE offers SET for_user = (
    SELECT user_id FROM sittings JOIN people USING (user_id)
    WHERE sittings.table_id = offers.table_id AND sittings.seat = offers.seat AND left_at IS NULL
        AND settings ->> '$.vacation.person' = offers.user_id
);

-- People who were forgotten do not come back: whoever stood in for them keeps the seat.
UPDATE sittings SET for_user = NULL WHERE for_user < 0;
