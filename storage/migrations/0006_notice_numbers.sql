-- What a notice is numbered in its message: for each person by itself, as a count of all would tell how many others got.

ALTER TABLE notices ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
UPDATE notices SET number = id;

-- Reminders say more than they did: of those sent before nothing is needed any more.
DELETE FROM notices WHERE body ->> '$.kind' = 'reminder';
