"""One match in one channel: the table itself, who sits at it, its lobby, and what is stored beside the match."""
