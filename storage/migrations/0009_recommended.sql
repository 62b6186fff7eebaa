-- Whether a person in a lobby wants to begin the match with the standing orders that the game recommends.

ALTER TABLE sittings ADD COLUMN recommended INTEGER NOT NULL DEFAULT 0 CHECK (recommended IN (0, 1));
