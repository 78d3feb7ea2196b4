-- Every decision changes when a game has to be looked at. An index on that made each of them twice as expensive: PostgreSQL writes to all indexes
-- of a table when a value in one of them changes. Whoever looks for what is due goes through the games that are running instead, every few
-- seconds.
DROP INDEX game_due;
