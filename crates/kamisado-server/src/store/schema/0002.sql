-- Which servers may work with this database. A change that only adds something leaves the row alone; one that would break older
-- servers raises it, so that they refuse to start.
CREATE TABLE compatibility (
    -- The number of the oldest schema whose servers know enough.
    oldest BIGINT NOT NULL
);
INSERT INTO compatibility (oldest) VALUES (1);
