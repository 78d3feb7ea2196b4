//! Mines puzzles from engine games and writes them as the program keeps them:
//! `cargo run --release -p kamisado-engine --example mine_puzzles -- 120 > puzzles.txt`.
//!
//! The number is how many are kept of each grade; a second one limits how many games are played. With `-- deadlocks 40` that many
//! puzzles with a deadlock are looked for in matches played at random, where there are more of them, and added to those on standard
//! input. The games are the same each time, so the puzzles are too.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::collections::HashSet;

use std::io::{self, Read as _};

use kamisado::{
    Board, BySide, Decision, Due, Fill, LineUp, Match, MatchKind, MatchRules, Move, Next, Opening,
    Position, Reason,
};
use kamisado_engine::puzzle::{self, Puzzle, Theme};
use kamisado_engine::{Level, Limits, Memory, Player, Solver};

/// From one round no more than this, so that the puzzles do not look alike.
const MOST_OF_A_ROUND: usize = 2;
/// Puzzles with a rare theme are kept beyond the number of their grade.
const RARE: usize = 40;
/// Deadlocks are very rare: at least this many are looked for.
const DEADLOCKS: usize = 10;
/// A harder proof would be a harder puzzle than anybody wants.
const NODES: u64 = 8_000;

fn main() {
    if std::env::args().nth(1).as_deref() == Some("deadlocks") {
        let wanted = std::env::args().nth(2).and_then(|text| text.parse().ok());
        return mine_deadlocks(wanted.unwrap_or(40));
    }
    let mut numbers = std::env::args()
        .skip(1)
        .map(|text| text.parse::<u64>().ok());
    let wanted = numbers.next().flatten().unwrap_or(120);
    let most_games = numbers.next().flatten().unwrap_or(400);
    let mut shelf = Shelf::new(wanted as usize);
    for seed in 0_u64.. {
        let game = play(seed);
        // Every match is looked at by a solver that knows nothing yet, so that no game depends on the ones before.
        let solver = Solver::new(Memory::mebibytes(16));
        for round in game.rounds() {
            let mut kept = 0;
            for played in round.played().iter().rev() {
                if kept == MOST_OF_A_ROUND {
                    break;
                }
                let limits = Limits::none().nodes(NODES);
                if let Some(puzzle) = Puzzle::at(&played.before, &solver, &limits) {
                    kept += usize::from(shelf.offer(puzzle));
                }
            }
        }
        if seed % 25 == 24 {
            eprintln!("after {} games: {}", seed + 1, shelf.report());
        }
        if shelf.is_full() || seed + 1 == most_games {
            break;
        }
    }
    print!("{}", puzzle::write(&sorted(shelf.puzzles)));
}

/// Adds puzzles with a deadlock to those that are there.
fn mine_deadlocks(wanted: usize) {
    let mut text = String::new();
    if let Err(error) = io::stdin().read_to_string(&mut text) {
        eprintln!("{error}");
    }
    let mut puzzles = puzzle::read(&text).unwrap_or_default();
    let mut new = Vec::new();
    let mut seen: HashSet<u64> = puzzles.iter().map(Puzzle::key).collect();
    let has_deadlock = |puzzle: &Puzzle| puzzle.themes().contains(&Theme::Deadlock);
    let mut found = puzzles.iter().filter(|puzzle| has_deadlock(puzzle)).count();
    let solver = Solver::new(Memory::mebibytes(16));
    for seed in 0_u64.. {
        if found >= wanted {
            break;
        }
        let game = wander(seed);
        let mut is_new = true;
        let played = game.rounds().iter().flat_map(kamisado::Round::played);
        for position in played.map(|played| played.before) {
            if !is_new || !threatens_deadlock(&position) {
                continue;
            }
            let limits = Limits::none().nodes(NODES);
            let puzzle = Puzzle::at(&position, &solver, &limits).filter(has_deadlock);
            if let Some(puzzle) = puzzle.filter(|puzzle| seen.insert(puzzle.key())) {
                eprintln!("match {seed}: {} in {}", puzzle.position, puzzle.length);
                new.push(puzzle);
                found += 1;
                // One of a match, so that they do not look alike.
                is_new = false;
            }
        }
    }
    // Those that are there keep their numbers.
    puzzles.extend(sorted(new));
    print!("{}", puzzle::write(&puzzles));
}

/// Whether a move ends the round in a won deadlock, or leaves the opponent only moves that lose, one of them by deadlock.
fn threatens_deadlock(position: &Position) -> bool {
    let side = position.side();
    let wins = |next: &Next| next.end().filter(|end| end.winner == side);
    position.active().is_some()
        && position.moves().any(|m| match position.play_unchecked(m) {
            Next::Turn(next) if next.side() != side => {
                let replies: Vec<_> = next
                    .moves()
                    .map(|m| wins(&next.play_unchecked(m)))
                    .collect();
                let by_deadlock = |end: &&kamisado::RoundEnd| end.reason == Reason::Deadlock;
                replies.iter().all(Option::is_some)
                    && replies.iter().flatten().any(|end| by_deadlock(&end))
            }
            next => wins(&next).is_some_and(|end| end.reason == Reason::Deadlock),
        })
}

/// A marathon played at random, by players who let nobody reach the home row: the board fills, and towers get stuck.
fn wander(seed: u64) -> Match {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut chance = |count: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % count.max(1) as u64) as usize
    };
    let mut game = Match::new(MatchRules {
        kind: MatchKind::Marathon,
        opening: Opening::MatchPlay,
        board: Board::Standard,
    });
    while let Some(due) = game.due() {
        let decision = match due {
            Due::LineUp(_) => {
                let all = (1..).map_while(LineUp::match_play).map(Decision::LineUp);
                let legal: Vec<_> = all.filter(|&line_up| game.is_legal(line_up)).collect();
                legal.get(chance(legal.len())).copied()
            }
            Due::Fill(_) => Some(Decision::Fill(Fill::ALL[chance(2)])),
            Due::Move(_) => {
                let legal = game.position().map(Position::moves).into_iter().flatten();
                let legal: Vec<Move> = legal.collect();
                let safe: Vec<Move> = legal
                    .iter()
                    .copied()
                    .filter(|&m| is_safe(&game, m))
                    .collect();
                let from = if safe.is_empty() { &legal } else { &safe };
                from.get(chance(from.len())).copied().map(Decision::Move)
            }
        };
        if decision.is_none_or(|decision| game.play(decision).is_err()) {
            break;
        }
    }
    game
}

/// Whether a move leaves the round open, and the opponent without a move that reaches the home row.
fn is_safe(game: &Match, m: Move) -> bool {
    let Some(position) = game.position() else {
        return false;
    };
    match position.play_unchecked(m) {
        Next::Over(_) => false,
        Next::Turn(next) => !next.moves().any(|m| {
            let end = next.play_unchecked(m).end();
            end.is_some_and(|end| end.reason == Reason::HomeRow)
        }),
    }
}

/// The easiest first.
fn sorted(mut puzzles: Vec<Puzzle>) -> Vec<Puzzle> {
    puzzles.sort_by_cached_key(|puzzle| {
        let text = puzzle.position.to_string();
        (puzzle.grade, puzzle.length, puzzle.tempting.len(), text)
    });
    puzzles
}

/// Plays a match between two players of levels 3 to 7; longer ones bring more teeth.
fn play(seed: u64) -> Match {
    let kinds = [MatchKind::Standard, MatchKind::Long, MatchKind::Marathon];
    let mut game = Match::new(MatchRules {
        kind: kinds[(seed % 3) as usize],
        opening: Opening::Tournament,
        board: Board::Standard,
    });
    let mut players = BySide::from_fn(|side| {
        let number = 3 + ((seed / 3 + 2 * side.index() as u64) % 5) as u8;
        Player::new(Level::new(number).unwrap_or_default(), Memory::mebibytes(1))
            .with_seed(2 * seed + side.index() as u64)
    });
    while let Some(due) = game.due() {
        let choice = players[due.side()].decide(&game, &Limits::none());
        if choice.is_none_or(|choice| game.play(choice.decision).is_err()) {
            break;
        }
    }
    game
}

/// The puzzles kept so far.
struct Shelf {
    wanted: usize,
    puzzles: Vec<Puzzle>,
    seen: HashSet<u64>,
}

impl Shelf {
    fn new(wanted: usize) -> Shelf {
        Shelf {
            wanted,
            puzzles: Vec::new(),
            seen: HashSet::new(),
        }
    }

    fn count(&self, is: impl Fn(&Puzzle) -> bool) -> usize {
        self.puzzles.iter().filter(|puzzle| is(puzzle)).count()
    }

    /// Keeps a puzzle that is new and wanted.
    fn offer(&mut self, puzzle: Puzzle) -> bool {
        let of_grade = self.count(|other| other.grade == puzzle.grade);
        let themes = puzzle.themes();
        let rare = [Theme::Push, Theme::Deadlock].into_iter().any(|theme| {
            themes.contains(&theme) && self.count(|other| other.themes().contains(&theme)) < RARE
        });
        // Wins in one move are for the first steps only.
        let too_easy =
            puzzle.length == 1 && self.count(|other| other.length == 1) >= self.wanted / 2;
        let wanted = rare || of_grade < self.wanted && !too_easy;
        if wanted && self.seen.insert(puzzle.key()) {
            self.puzzles.push(puzzle);
            return true;
        }
        false
    }

    fn is_full(&self) -> bool {
        Puzzle::GRADES
            .into_iter()
            .all(|grade| self.count(|puzzle| puzzle.grade == grade) >= self.wanted)
            && self.count(|puzzle| puzzle.themes().contains(&Theme::Deadlock)) >= DEADLOCKS
    }

    fn report(&self) -> String {
        let grades =
            Puzzle::GRADES.map(|grade| self.count(|puzzle| puzzle.grade == grade).to_string());
        format!(
            "{} puzzles, by grade {}, {} with pushes, {} with deadlocks",
            self.puzzles.len(),
            grades.join(" "),
            self.count(|puzzle| puzzle.themes().contains(&Theme::Push)),
            self.count(|puzzle| puzzle.themes().contains(&Theme::Deadlock)),
        )
    }
}
