-- What a notice is numbered in its message: for each person by itself, as a count of all would tell how many others got.

ALTER TABLE notices ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
UPDATE notices SET number = id;

-- Reminders now hold more. What was stored of earlier ones is not needed.
DELETE FROM notices WHERE body ->> '$.kind' = 'reminder';
