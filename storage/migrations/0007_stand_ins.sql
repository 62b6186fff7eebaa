-- An offer names the person whom its taker only replaces for a time. This person gets the seat back in any case.

ALTER TABLE offers ADD COLUMN for_user INTEGER;

-- Of those that stand: somebody on holiday wanted this very person.
UPDATE offers SET for_user = (
    SELECT user_id FROM sittings JOIN people USING (user_id)
    WHERE sittings.table_id = offers.table_id AND sittings.seat = offers.seat AND left_at IS NULL
        AND settings ->> '$.vacation.person' = offers.user_id
);

-- People whose data was deleted do not come back: their stand-ins keep the seats.
UPDATE sittings SET for_user = NULL WHERE for_user < 0;
