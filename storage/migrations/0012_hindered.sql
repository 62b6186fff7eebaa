-- What keeps the bot from writing to a table's channel, with a number for each time that it was noticed; NULL: nothing.

ALTER TABLE tables ADD COLUMN hindered TEXT CHECK (hindered IS NULL OR json_valid(hindered));
ALTER TABLE tables ADD COLUMN hindrances INTEGER NOT NULL DEFAULT 0;
