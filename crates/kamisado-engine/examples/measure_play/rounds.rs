//! Rounds from random line-ups, and who plays them.

use kamisado::{Board, BySide, Decision, Match, MatchKind, Move, Position, Side};
use kamisado_engine::{Level, Limits, Memory, Player, random_line_up};

use crate::outsider::Outsider;

/// The start of a round in which both sides have line-ups of their own.
pub(crate) fn random_start(number: u64) -> Position {
    let line_up = |seed| random_line_up((7 << 40) + seed);
    let line_ups = BySide::new(line_up(2 * number), line_up(2 * number + 1));
    Position::opening(Board::Standard, line_ups, Side::Black)
}

/// Somebody who plays a side.
pub(crate) enum Opponent {
    Level(Box<Player>, Limits),
    Outsider(Box<Outsider>),
}

impl Opponent {
    /// A player of this level, with this many positions for each move.
    pub(crate) fn level(number: u8, seed: u64, nodes: u64) -> Opponent {
        let level = Level::new(number).unwrap_or(Level::PERFECT);
        let player = Player::new(level, Memory::mebibytes(16)).with_seed(seed);
        Opponent::Level(Box::new(player), Limits::none().nodes(nodes))
    }

    pub(crate) fn outsider(depth: u32, seed: u64) -> Opponent {
        Opponent::Outsider(Box::new(Outsider::new(depth, seed)))
    }

    pub(crate) fn choose(&mut self, game: &Match, position: &Position) -> Move {
        match self {
            Opponent::Outsider(outsider) => outsider.choose(position),
            Opponent::Level(player, limits) => {
                // What is left of a move is not kept for the next.
                let limits = limits.clone().nodes_in_all(limits.max_nodes());
                match player.decide(game, &limits).map(|choice| choice.decision) {
                    Some(Decision::Move(m)) => m,
                    _ => unreachable!("a move is due"),
                }
            }
        }
    }
}

/// Plays a round and says who won; `watch` is told every move before it is played.
pub(crate) fn play(
    start: &Position,
    mut players: BySide<&mut Opponent>,
    mut watch: impl FnMut(&Position, Move),
) -> Side {
    let Ok(mut game) = Match::from_position(MatchKind::Single.into(), *start) else {
        unreachable!("a round can begin like this");
    };
    while let Some(&position) = game.position() {
        let m = players[position.side()].choose(&game, &position);
        watch(&position, m);
        if game.play(Decision::Move(m)).is_err() {
            unreachable!("{m} is legal");
        }
    }
    let winner = game.result().and_then(kamisado::MatchResult::winner);
    winner.unwrap_or_else(|| unreachable!("a single round has a winner"))
}
