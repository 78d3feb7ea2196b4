-- Times are milliseconds since 1970. {id}, {key} and {clustered} differ between databases: see database.rs.

CREATE TABLE person (
    id {id},
    -- guest, account, computer or ghost
    kind TEXT NOT NULL,
    -- The level of a computer player.
    level BIGINT UNIQUE,
    name TEXT,
    -- The name as it is compared: names that look alike are the same.
    folded TEXT UNIQUE,
    -- An argon2id hash.
    password TEXT,
    -- player or moderator
    role TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    closed_at BIGINT
);

CREATE TABLE session (
    id {id},
    person BIGINT NOT NULL REFERENCES person (id),
    -- SHA-256 of the token, in hex.
    token TEXT NOT NULL UNIQUE,
    agent TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);
CREATE INDEX session_person ON session (person);
CREATE INDEX session_seen ON session (seen_at);

CREATE TABLE recovery (
    person BIGINT NOT NULL REFERENCES person (id),
    -- SHA-256 of the code, in hex.
    code TEXT NOT NULL,
    PRIMARY KEY (person, code)
) {clustered};

CREATE TABLE seek (
    id {id},
    -- What the game will be called in addresses.
    slug TEXT NOT NULL UNIQUE,
    person BIGINT NOT NULL REFERENCES person (id),
    kind TEXT NOT NULL,
    opening TEXT NOT NULL,
    board TEXT NOT NULL,
    clock TEXT NOT NULL,
    rated BIGINT NOT NULL,
    -- The side that whoever posted it wants, or nothing.
    side TEXT,
    -- 1 for an invitation, which is found by its slug only.
    private BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX seek_person ON seek (person);
CREATE INDEX seek_expires ON seek (expires_at);

CREATE TABLE game (
    id {id},
    slug TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    opening TEXT NOT NULL,
    board TEXT NOT NULL,
    clock TEXT NOT NULL,
    rated BIGINT NOT NULL,
    black BIGINT NOT NULL REFERENCES person (id),
    white BIGINT NOT NULL REFERENCES person (id),
    seed BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    -- How many entries there are, whose decision is due, and when somebody has to look at the game.
    head BIGINT NOT NULL,
    side TEXT,
    due_at BIGINT,
    -- What the archive knows once the game is over.
    ended_at BIGINT,
    result TEXT,
    black_points BIGINT,
    white_points BIGINT,
    decisions BIGINT,
    -- Kind, opening, rated or casual, and winner, a letter each; nothing for games that do not count.
    class TEXT,
    -- The line-ups of the first round, where somebody chose or drew them.
    black_line_up TEXT,
    white_line_up TEXT
);
CREATE INDEX game_due ON game (due_at) WHERE ended_at IS NULL;
CREATE INDEX game_running ON game (created_at, id) WHERE ended_at IS NULL;
CREATE INDEX game_ended ON game (ended_at, id) WHERE class IS NOT NULL;
CREATE INDEX game_class ON game (class, ended_at, id) WHERE class IS NOT NULL;
CREATE INDEX game_black ON game (black, ended_at, id, class);
CREATE INDEX game_white ON game (white, ended_at, id, class);
CREATE INDEX game_black_line_up ON game (black_line_up, ended_at, id) WHERE black_line_up IS NOT NULL;
CREATE INDEX game_white_line_up ON game (white_line_up, ended_at, id) WHERE white_line_up IS NOT NULL;

-- The journal. Its key is the lock: whoever writes a number first has it.
CREATE TABLE entry (
    game BIGINT NOT NULL REFERENCES game (id),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    lag BIGINT NOT NULL,
    side TEXT,
    what TEXT NOT NULL,
    PRIMARY KEY (game, seq)
) {clustered};

CREATE TABLE rating (
    person BIGINT NOT NULL REFERENCES person (id),
    pool TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, pool)
) {clustered};
-- Those whose rating is known well enough to be listed.
CREATE INDEX rating_listed ON rating (pool, rating, person) WHERE deviation <= 110;

CREATE TABLE rating_change (
    game BIGINT NOT NULL REFERENCES game (id),
    person BIGINT NOT NULL REFERENCES person (id),
    pool TEXT NOT NULL,
    at BIGINT NOT NULL,
    before DOUBLE PRECISION NOT NULL,
    after DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game, person)
) {clustered};
CREATE INDEX rating_change_person ON rating_change (person, pool, at);
CREATE INDEX rating_change_pool ON rating_change (pool, at);

-- Who won the rounds in which a position was reached.
CREATE TABLE tally (
    position {key},
    black BIGINT NOT NULL,
    white BIGINT NOT NULL
);

CREATE TABLE block (
    person BIGINT NOT NULL REFERENCES person (id),
    blocked BIGINT NOT NULL REFERENCES person (id),
    at BIGINT NOT NULL,
    PRIMARY KEY (person, blocked)
) {clustered};
CREATE INDEX block_blocked ON block (blocked);

CREATE TABLE report (
    id {id},
    reporter BIGINT NOT NULL REFERENCES person (id),
    about BIGINT NOT NULL REFERENCES person (id),
    game BIGINT REFERENCES game (id),
    reason TEXT NOT NULL,
    at BIGINT NOT NULL,
    handled_at BIGINT,
    handled_by TEXT
);
CREATE INDEX report_open ON report (at) WHERE handled_at IS NULL;
CREATE INDEX report_about ON report (about);
CREATE INDEX report_reporter ON report (reporter, at);

CREATE TABLE audit (
    id {id},
    at BIGINT NOT NULL,
    actor TEXT NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL
);

CREATE TABLE node (
    id TEXT PRIMARY KEY,
    started_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
) {clustered};

CREATE TABLE outage (
    id {id},
    from_at BIGINT NOT NULL,
    to_at BIGINT NOT NULL
);
CREATE INDEX outage_to ON outage (to_at);
