//! How many decisions are still to come in a match: typically, and at most.

use kamisado::{BySide, Color, Due, Match, MatchKind, Position, Side, Teeth, Tower};

use crate::parameters::clock::*;
use kamisado::sorting::sort_by_key;

/// The decisions of one side from the one that is due to the end of the match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Outlook {
    /// How much thought the decision that is due deserves, in ordinary moves.
    pub(super) weight: f64,
    /// How much all expected decisions deserve, this one included.
    pub(super) total: f64,
    /// How many decisions are to be expected, this one included.
    pub(super) decisions: u32,
    /// How many there can be at the very most, this one included.
    pub(super) most: u32,
}

impl Outlook {
    /// The outlook of the side whose decision is due.
    pub(super) fn new(game: &Match, due: Due) -> Outlook {
        let side = due.side();
        let rules = game.rules();
        let lays_out_often = rules.lays_out_every_round();
        let rounds_to_come =
            expected_rounds(game, side) - if round_is_over(due) { 0.0 } else { 1.0 };
        let mut round = Expected::of_a_round(rules.kind, lays_out_often);
        round.scale(rounds_to_come.max(0.0));

        let weight = weight(game, due);
        let now = match due {
            Due::Fill(_) => Expected { weight, count: 1.0 },
            Due::LineUp(_) => Expected {
                weight: weight + MOVES_IN_A_ROUND,
                count: 1.0 + MOVES_IN_A_ROUND,
            },
            Due::Move(_) => {
                let later = (moves_left(game, side) - 1.0).max(0.0);
                Expected {
                    weight: weight + later,
                    count: 1.0 + later,
                }
            }
        };
        Outlook {
            weight,
            total: (now.weight + round.weight).max(f64::MIN_POSITIVE),
            decisions: (now.count + round.count).ceil() as u32,
            most: most(game, due, lays_out_often),
        }
    }
}

/// What a side is expected to decide.
struct Expected {
    weight: f64,
    count: f64,
}

impl Expected {
    fn of_a_round(kind: MatchKind, line_up: bool) -> Expected {
        // Every other round the side begins, and chooses the fill after it.
        let fills = if kind.has_teeth() { 0.5 } else { 0.0 };
        let line_ups = if line_up { 1.0 } else { 0.0 };
        Expected {
            weight: MOVES_IN_A_ROUND + 0.5 * (FIRST_MOVE - 1.0) + fills * FILL + line_ups * LINE_UP,
            count: MOVES_IN_A_ROUND + fills + line_ups,
        }
    }

    fn scale(&mut self, factor: f64) {
        self.weight *= factor;
        self.count *= factor;
    }
}

/// Whether a round has just ended and the next not begun.
const fn round_is_over(due: Due) -> bool {
    matches!(due, Due::Fill(_))
}

/// How much thought a decision deserves, in ordinary moves.
fn weight(game: &Match, due: Due) -> f64 {
    match due {
        Due::LineUp(_) => LINE_UP,
        Due::Fill(_) => FILL,
        Due::Move(_) => match game.position() {
            // Where there is no choice there is nothing to think about.
            Some(position) if position.move_count() == 1 => 0.0,
            Some(position) if position.active().is_none() => FIRST_MOVE,
            _ => 1.0,
        },
    }
}

/// How many moves the side is expected to make in the round in progress.
fn moves_left(game: &Match, side: Side) -> f64 {
    let played = game.rounds().last().map_or(0, |round| {
        let own = |played: &&kamisado::Played| played.before.side() == side;
        round.played().iter().filter(own).count()
    });
    (MOVES_IN_A_ROUND - played as f64).max(MOVES_STILL_EXPECTED)
}

/// How many rounds are still to be expected, one in progress included, if each is as good as a tossed coin.
fn expected_rounds(game: &Match, side: Side) -> f64 {
    let kind = game.rules().kind;
    if let Some(rounds) = fixed_rounds(game) {
        return f64::from(rounds);
    }
    let points: &[(usize, i32)] = if kind.has_teeth() {
        &POINTS_OF_A_WIN
    } else {
        &POINTS_IN_A_SERIES
    };
    let needed = game
        .score()
        .map(|score| usize::from(kind.target().saturating_sub(score)));
    let (own, other) = (needed[side], needed[!side]);
    // rounds[a][b]: one side needs `a` points, the other `b`.
    let mut rounds = vec![vec![0.0; other + 1]; own + 1];
    for a in 1..=own {
        for b in 1..=other {
            let after: f64 = points
                .iter()
                .map(|&(points, share)| {
                    let won = rounds[a.saturating_sub(points)][b];
                    let lost = rounds[a][b.saturating_sub(points)];
                    f64::from(share) / 100.0 * (won + lost) / 2.0
                })
                .sum();
            rounds[a][b] = 1.0 + after;
        }
    }
    rounds[own][other]
}

/// How many rounds are still to be played, one in progress included, where the points do not decide that.
fn fixed_rounds(game: &Match) -> Option<u32> {
    let over = game.rounds().iter().filter(|round| round.end().is_some());
    let left = game.rules().kind.rounds()?.saturating_sub(over.count());
    u32::try_from(left).ok()
}

/// How many decisions of the side there can be at most.
fn most(game: &Match, due: Due, lays_out_often: bool) -> u32 {
    let kind = game.rules().kind;
    let rounds = fixed_rounds(game).unwrap_or_else(|| {
        1 + Side::ALL
            .iter()
            .map(|&side| wins_without_the_match(game, side))
            .sum::<u32>()
    });
    let in_a_round = longest_round(kind) + u32::from(kind.has_teeth()) + u32::from(lays_out_often);
    let (now, rounds_to_come) = match due {
        Due::Fill(_) => (1, rounds),
        Due::LineUp(_) => (2 + longest_round(kind), rounds - 1),
        Due::Move(side) => {
            let left = game
                .position()
                .map_or(1, |position| longest(&rows(position), side));
            (left + u32::from(kind.has_teeth()), rounds - 1)
        }
    };
    now + rounds_to_come * in_a_round
}

/// How many rounds a side can still win without winning the match: the cheapest ones.
fn wins_without_the_match(game: &Match, side: Side) -> u32 {
    let kind = game.rules().kind;
    let spare = kind
        .target()
        .saturating_sub(game.score()[side])
        .saturating_sub(1);
    if !kind.has_teeth() {
        return u32::from(spare);
    }
    let mut costs: Vec<u8> = Color::ALL
        .into_iter()
        .flat_map(|color| {
            // The next tooth of this tower, and those after it.
            let first = game.teeth(Tower::new(side, color));
            std::iter::successors(Some(first), |teeth| Some(teeth.grown()))
                .take_while(|&teeth| teeth < Teeth::FOUR)
                .map(Teeth::next_points)
        })
        .collect();
    sort_by_key(&mut costs, |&cost| cost);
    let mut spare = spare;
    let affordable = costs.into_iter().take_while(|&cost| {
        let pays = cost <= spare;
        spare = spare.saturating_sub(cost);
        pays
    });
    affordable.count() as u32
}

/// How many rows the towers of each side can still go without reaching their goal, by their teeth.
type Rows = BySide<[u32; 4]>;

fn rows(position: &Position) -> Rows {
    let mut rows = Rows::default();
    for (tower, square, teeth) in position.towers().iter() {
        let way = square.rank().abs_diff(tower.side.goal_rank());
        rows[tower.side][usize::from(teeth.count() & 3)] += u32::from(way.saturating_sub(1));
    }
    rows
}

/// How many moves a side can make in a round at most. Every move takes a tower at least one row forward; a push
/// gives up to as many rows back as the pusher has teeth, to towers with fewer teeth. The more teeth those have, the
/// more they can give back in their turn.
fn longest(rows: &Rows, side: Side) -> u32 {
    let mut rows = *rows;
    for teeth in (1..4).rev() {
        for pusher in Side::ALL {
            rows[!pusher][teeth - 1] += teeth as u32 * rows[pusher][teeth];
        }
    }
    // The last move reaches the goal.
    rows[side].iter().sum::<u32>() + 1
}

/// How many moves a side can make at most in any round of such a match, whatever teeth have been earned before it.
fn longest_round(kind: MatchKind) -> u32 {
    let shares = teeth_before_the_end(kind);
    let lengths = shares.iter().flat_map(|&black| {
        shares
            .iter()
            .map(move |&white| longest(&BySide::new(black, white), Side::Black))
    });
    lengths.max().unwrap_or(0)
}

/// The ways in which a side's towers can share teeth that do not win the match, as the rows they can go.
fn teeth_before_the_end(kind: MatchKind) -> Vec<[u32; 4]> {
    const ROWS: u32 = 6;
    let most = if kind.has_teeth() {
        u32::from(kind.target()) - 1
    } else {
        0
    };
    let mut shares = Vec::new();
    for triples in 0..=most / 7 {
        for doubles in 0..=(most - 7 * triples) / 3 {
            for sumos in 0..=most - 7 * triples - 3 * doubles {
                if let Some(others) = 8_u32.checked_sub(sumos + doubles + triples) {
                    shares.push([others, sumos, doubles, triples].map(|count| count * ROWS));
                }
            }
        }
    }
    shares
}
