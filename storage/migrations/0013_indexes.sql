-- Indexes for ten thousand tables: what a table, a channel or a moment concerns is found without reading all rows.

-- The indexes of sittings so far hold the current ones alone; a table is loaded with its past sittings.
CREATE INDEX sittings_of_table ON sittings (table_id);
CREATE INDEX sittings_kept ON sittings (for_user) WHERE for_user IS NOT NULL AND left_at IS NULL;

-- The next reminder was looked for behind all timers of other kinds, most of which are long past.
CREATE INDEX timers_by_kind ON timers (kind, due_at);
DROP INDEX timers_by_time;

CREATE INDEX tables_of_channel ON tables (channel_id);
CREATE INDEX tables_by_state ON tables (state);
CREATE INDEX untold_tables ON tables (id) WHERE told_at IS NULL;
