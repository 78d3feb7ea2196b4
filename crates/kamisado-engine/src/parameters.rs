//! Every number that was chosen rather than derived, in one place.

/// The first guess of the solver at how much it takes to prove that the mover wins, or loses: learned from
/// positions that were solved, as docs/engine.md tells.
pub(crate) mod estimate {
    use crate::solver::Weights;

    pub(crate) const PROOF: Weights = Weights {
        always: 920,
        choices: 117,
        pressure: -283,
        passes: -358,
        own_slides: -1,
        other_slides: 14,
        own_rows: -12,
        other_rows: -8,
    };
    pub(crate) const DISPROOF: Weights = Weights {
        always: 834,
        choices: 191,
        pressure: 1,
        passes: -99,
        own_slides: 17,
        other_slides: -3,
        own_rows: -1,
        other_rows: -25,
    };
    /// No guess is higher than two to the power of this.
    pub(crate) const HIGHEST: i32 = 15;
}

/// The first guess at how much it takes to win a round and the next one too.
pub(crate) mod twice {
    use crate::solver::Numbers;

    /// How many times as much it takes to prove it as to prove a win of the round.
    pub(crate) const RARITY: u32 = 16;
    /// What it takes where the round is about to be won: the next round decides, and to prove that one takes much more than a node.
    pub(crate) const WIN_WITHIN_REACH: Numbers = Numbers::new(32, 2_000);
    /// What it takes to prove that the first player wins the next round, and that they lose it.
    pub(crate) const NEXT_ROUND: Numbers = Numbers::new(200, 500);
}

/// Weights of the evaluation, in hundredths of a striker.
pub(crate) mod evaluation {
    pub(crate) const STRIKER: i32 = 100;
    pub(crate) const SAFE_LANDING: i32 = 12;
    pub(crate) const NOTHING_SAFE: i32 = 150;
    pub(crate) const BLOCKED: i32 = 30;
    pub(crate) const MOBILITY: i32 = 1;
    pub(crate) const ADVANCE: i32 = 0;
    pub(crate) const TO_MOVE: i32 = 0;
}

/// How the imperfect levels, 1 to 9, look at the board.
pub(crate) mod levels {
    use crate::level::Style;

    const fn style(depth: u32, percent: u32, fading: u32, moodiness: u32) -> Style {
        Style {
            depth,
            percent,
            fading,
            moodiness,
        }
    }

    pub(crate) const STYLES: [Style; 9] = [
        style(1, 50, 9, 400),
        style(2, 58, 8, 220),
        style(2, 72, 7, 170),
        style(2, 88, 5, 100),
        style(2, 100, 2, 60),
        style(3, 100, 1, 40),
        style(5, 97, 0, 30),
        style(6, 100, 0, 20),
        style(8, 100, 0, 10),
    ];
}

/// What a round is worth in its match.
pub(crate) mod stakes {
    /// In which part of the rounds between good players the challenger wins.
    pub(crate) const CHALLENGERS_WIN: f64 = 0.8;
    /// In which part of the rounds the side with the proven win is expected to win it.
    pub(crate) const TRUST_IN_PROOFS: f64 = 0.95;
    /// How often a tower with no tooth, one, two and three wins a round, compared with one without: counted in 1,353
    /// rounds of 75 marathons between levels 4, 6 and 8.
    pub(crate) const TOWERS_WIN: [f64; 4] = [1.0, 0.88, 0.52, 0.1];
    /// How many nodes the proof of a line-up that may come next is worth while the end of the round is not yet there.
    /// Nearly all line-ups are won for the challenger, and many of them this quickly proven.
    pub(crate) const NODES_FOR_AN_ORDINARY_LINE_UP: u64 = 20_000;
    /// How many nodes it is worth to find one of the rare line-ups that the defender wins, when it can be had now.
    pub(crate) const NODES_FOR_A_RARE_LINE_UP: u64 = 1_000_000;
}

/// How the player spends its effort.
pub(crate) mod player {
    /// The search remembers two to the power of this many positions.
    pub(crate) const SEARCH_TABLE_BITS: u32 = 16;
    /// How deep a search goes when nothing else stops it.
    pub(crate) const DEEPEST_SEARCH: u32 = 40;
    /// How many nodes a search gets when somebody waits for the answer already: a few milliseconds.
    pub(crate) const NODES_WHEN_STOPPED: u64 = 4_000;
    /// After how many nodes an unfinished proof knows better than such a search which move is the best.
    pub(crate) const NODES_TO_TRUST: u64 = 4_000;
    /// How many nodes it takes to see what an unfinished proof has found out about a move.
    pub(crate) const NODES_TO_REMEMBER: u64 = 2;
    /// How many nodes the proof of one move among several is worth.
    pub(crate) const NODES_FOR_AN_ALTERNATIVE: u64 = 1_000;
    /// How many nodes the proof of a challenger's first move is worth to a defender who chooses the fill.
    pub(crate) const NODES_FOR_A_FIRST_MOVE: u64 = 200;
    /// Among how many winning moves the one is chosen that leaves the opponent the least choice.
    pub(crate) const ALTERNATIVE_WINS: usize = 4;
    /// How many moves of the loser ahead the end of a round is looked for.
    pub(crate) const FORESIGHT_DEPTH: u32 = 1;
    /// How many possible ends of a round are looked beyond for one decision.
    pub(crate) const ENDS_TO_LOOK_BEYOND: u32 = 8;
    /// How many moves that keep the goal are compared for what else they bring to the match.
    pub(crate) const MOST_MOVES_TO_COMPARE: usize = 12;
    /// How many nodes it is worth to see whether an answer would give away more than can be forced.
    pub(crate) const NODES_FOR_A_WINDFALL: u64 = 300;
    /// How many nodes the proof that a goal of the round can be reached is worth.
    pub(crate) const NODES_FOR_A_GOAL: u64 = 5_000;
    /// How many moves the models of an opponent look ahead, who may not find the refutation of a move that loses.
    pub(crate) const MODEL_DEPTHS: [u32; 3] = [5, 7, 9];
    /// How much a trap is worth: in how many of a hundred cases an opponent falls into one they could.
    pub(crate) const HOPE: i32 = 50;
    /// What it is worth to a defender, in ten-thousandths of a match, that all of the challenger's first moves but one
    /// throw the round away.
    pub(crate) const FEW_GOOD_FIRST_MOVES: i32 = 1_000;
    /// How many answers that win against other line-ups are looked at where none wins.
    pub(crate) const LIKELY_ANSWERS: usize = 14;
}

/// How the book is made.
pub(crate) mod book {
    /// How many nodes the proof that an answer wins is worth, as long as there are others to try.
    pub(crate) const NODES_FOR_AN_ANSWER: u64 = 2_000_000;
    /// How many answers are tried that win against other line-ups: at first, and when these were not enough.
    pub(crate) const LIKELY: usize = 14;
    pub(crate) const MORE_LIKELY: usize = 60;
    /// How many variations of the answers that were hardest to beat are tried after them.
    pub(crate) const VARIATIONS: usize = 200;
    /// How many of the answers that were hardest to beat are changed into others.
    pub(crate) const ANSWERS_TO_CHANGE: usize = 8;
    /// One answer in this many is a new one all the same.
    pub(crate) const FRESH_ANSWER_IN: usize = 5;
    /// How many pairs of towers change places at most.
    pub(crate) const MOST_CHANGES: usize = 2;
    /// How often an answer is drawn again because it was tried before.
    pub(crate) const MOST_DRAWS: u32 = 100;
    /// How many answers show what a challenger's first moves are worth, and how many nodes each first move gets for each.
    pub(crate) const LESSONS: u64 = 24;
    pub(crate) const NODES_FOR_A_LESSON: u64 = 500;
    /// How many first moves are tried alone against every answer before all are tried together, and how many nodes each of them gets.
    pub(crate) const FIRST_MOVES: usize = 6;
    pub(crate) const NODES_FOR_A_FIRST_MOVE: u64 = 2_000;
    /// A first move is tried alone only if its win is expected to cost no more nodes than this.
    pub(crate) const MOST_TO_EXPECT: f64 = 4_000.0;
    /// What trying a first move costs besides its nodes.
    pub(crate) const COST_OF_A_TRY: f64 = 10.0;
    /// What is expected of a first move before it was tried: the logarithms of its odds to win and of its nodes.
    pub(crate) const EXPECTED_WIN: f64 = -2.0;
    pub(crate) const EXPECTED_COST: f64 = 5.0;
    /// How far an estimate is corrected by one try: at least by this part of the error, and by more in the first tries.
    pub(crate) const RATE: f64 = 0.15;
    pub(crate) const RATE_WHEN_NEW: f64 = 0.3;
    /// How far what is known of pairs of towers is corrected.
    pub(crate) const RATE_FOR_PAIRS: f64 = 0.08;
    /// Errors of the cost are larger, and are corrected by this part of the rates.
    pub(crate) const RATE_FOR_COST: f64 = 0.3;
    /// How much more the tower that a first move calls counts than the others.
    pub(crate) const WEIGHT_OF_THE_CALLED: f64 = 3.0;
    /// A start with at most this many first moves that win, of about a hundred, is fair.
    pub(crate) const MOST_OF_A_FAIR_START: usize = 4;
    /// And it lasts at least this many moves with best play; half of all starts last 18 or fewer.
    pub(crate) const SHORTEST_FAIR_START: u8 = 21;
    /// One with at least this many is easy for the challenger.
    pub(crate) const FEWEST_OF_AN_EASY_START: usize = 14;
}

/// How a player budgets time.
pub(crate) mod clock {
    use std::time::Duration;

    /// How many points a round brings its winner, and in how many rounds of a hundred.
    pub(crate) const POINTS_OF_A_WIN: [(usize, i32); 3] = [(1, 65), (2, 28), (4, 7)];
    /// In a series every round brings one.
    pub(crate) const POINTS_IN_A_SERIES: [(usize, i32); 1] = [(1, 100)];
    /// What a line-up deserves, in ordinary moves: the answer to one is found by proving many rounds.
    pub(crate) const LINE_UP: f64 = 6.0;
    /// What the choice of fill deserves: two rounds are proven for it.
    pub(crate) const FILL: f64 = 3.0;
    /// What the first move of a round deserves: there are about a hundred, and the proof is at its longest.
    pub(crate) const FIRST_MOVE: f64 = 3.0;
    /// How many moves a side makes in a round: 418 rounds between levels 3 to 7 lasted 13.5 moves on average.
    pub(crate) const MOVES_IN_A_ROUND: f64 = 7.0;
    /// However long a round has lasted, as many more moves are expected.
    pub(crate) const MOVES_STILL_EXPECTED: f64 = 3.0;
    /// How many times its share a decision may take when it is hard.
    pub(crate) const PATIENCE: u32 = 4;
    /// Which part of what can be used one decision may take at most.
    pub(crate) const BOLDNESS: f64 = 0.4;
    /// More than this on a clock makes no difference.
    pub(crate) const LONGEST_CLOCK: Duration = Duration::from_secs(100 * 24 * 60 * 60);
}

/// How much a review may do.
pub(crate) mod review {
    /// How many positions are looked into to prove who wins one position.
    pub(crate) const NODES: u64 = 2_000_000;
    /// How many to prove all its moves.
    pub(crate) const NODES_FOR_ALL_MOVES: u64 = 400_000;
    /// How many each of them gets at first; those that are left get four times as many each time.
    pub(crate) const LEAST_NODES_FOR_A_MOVE: u64 = 1_000;
}

/// What makes a puzzle, and a hard one.
pub(crate) mod puzzle {
    /// With fewer legal moves there is too little to choose from.
    pub(crate) const FEWEST_MOVES: usize = 3;
    /// A win farther away cannot be seen by anybody.
    pub(crate) const LONGEST: u32 = 15;
    /// How much every further move of one's own adds to the difficulty, in tempting moves.
    pub(crate) const POINTS_FOR_A_MOVE: usize = 2;
    /// More tempting moves than this do not make it harder.
    pub(crate) const MOST_TEMPTING: usize = 6;
    /// From which difficulty on a puzzle is of grade 2, 3, 4 and 5.
    pub(crate) const GRADES_FROM: [usize; 4] = [3, 5, 7, 10];
}
