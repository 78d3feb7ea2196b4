-- The book of answers, while machines build it together with `kamisado book build`: a row for each line-up that had no answer when one of them
-- began. No page reads or writes it.
CREATE TABLE building (
    -- Line-ups are tried in this order.
    id {id},
    -- The challenger's line-up; of a pair of mirrors the one that comes first.
    line_up TEXT NOT NULL UNIQUE,
    -- How many stages were tried in vain: 0 likely answers, 1 variations of them, 2 all there are.
    stage BIGINT NOT NULL,
    -- The machine that tries the next stage, and until when nobody else does.
    machine TEXT,
    held_until BIGINT,
    -- The line-up that wins, or none; nothing as long as it is open.
    answer TEXT
);
CREATE INDEX building_open ON building (stage, id) WHERE answer IS NULL;
