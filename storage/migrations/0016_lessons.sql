-- A lesson is a table of one person's own: it has AI seats beside theirs, and no channel, no messages and no deadlines.
-- It is deleted when the person ends it, begins it anew or is forgotten.
--   learner  whose lesson it is; NULL: a table in a channel
--   read_to  the number of the person's last event of which they have read

ALTER TABLE tables ADD COLUMN learner INTEGER;
ALTER TABLE tables ADD COLUMN read_to INTEGER NOT NULL DEFAULT 0;

CREATE UNIQUE INDEX one_lesson_of_a_game ON tables (learner, game) WHERE learner IS NOT NULL;

DROP INDEX one_current_table_per_channel;
CREATE UNIQUE INDEX one_current_table_per_channel ON tables (channel_id)
WHERE state IN ('lobby', 'playing', 'frozen') AND learner IS NULL;

-- Those that hold their channel.
DROP VIEW current_tables;
CREATE VIEW current_tables AS
SELECT * FROM tables WHERE state IN ('lobby', 'playing', 'frozen') AND learner IS NULL;

-- Those that may still be played, without lessons: one that is archived holds no channel.
DROP VIEW unfinished_tables;
CREATE VIEW unfinished_tables AS SELECT * FROM tables WHERE ended_at IS NULL AND learner IS NULL;
