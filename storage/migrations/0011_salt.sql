-- The interaction that seated a person in the lobby. The salt of the dice is made from the ids of those who sit when the
-- match starts, and of the start. People who joined before this migration have none; the salts of old matches stay.

ALTER TABLE sittings ADD COLUMN interaction_id INTEGER;
