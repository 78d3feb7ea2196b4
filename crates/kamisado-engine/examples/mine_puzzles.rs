//! Mines puzzles from engine games and writes them as JSON lines:
//! `cargo run --release -p kamisado-engine --example mine_puzzles -- 120 > puzzles.jsonl`.
//!
//! The number is how many are kept of each grade; a second one limits how many games are played. The games are the same each time, so the puzzles are too.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::collections::HashSet;

use kamisado::{Board, BySide, Match, MatchKind, MatchRules, Opening};
use kamisado_engine::puzzle::{Puzzle, Theme};
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
    let mut puzzles = shelf.puzzles;
    puzzles.sort_by_cached_key(|puzzle| {
        let text = puzzle.position.to_string();
        (puzzle.grade, puzzle.length, puzzle.tempting.len(), text)
    });
    for puzzle in &puzzles {
        match serde_json::to_string(puzzle) {
            Ok(line) => println!("{line}"),
            Err(error) => eprintln!("{error}"),
        }
    }
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
