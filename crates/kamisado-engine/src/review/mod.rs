//! The review of a match: what every decision kept or threw away, what would have won, and where the match turned.

mod proofs;

use std::mem;

use kamisado::{Decision, Fill, HistoryEntry, Match, MatchResult, Side, Tower};

use self::proofs::{Known, Proofs};
use crate::futures::Futures;
use crate::stakes::{Chance, Stakes};
use crate::thought::{Notebook, Paused, Thought};
use crate::{Limits, Solver};

/// What is proven about every decision of a match.
///
/// ```
/// use kamisado::{Match, MatchKind, Side};
/// use kamisado_engine::{Limits, Memory, Solver};
/// use kamisado_engine::review::{Judgement, Review};
///
/// let mut game = Match::new(MatchKind::Single.into());
/// for m in ["h1h5", "e8e2", "b1b2", "h8h6", "g1g7", "h6e3", "c1c4", "g8h7", "f1f7", "e2f1"] {
///     game.play(m.parse()?)?;
/// }
/// let solver = Solver::new(Memory::mebibytes(16));
/// let limits = Limits::none().nodes(Review::NODES);
/// let review = Review::of(&game, &solver, &limits, |progress| println!("{} of {}", progress.done, progress.total));
///
/// // Black could have won until this move.
/// let turned = &review.decisions[review.turning_point.unwrap()];
/// assert_eq!((turned.side, turned.judgement), (Side::Black, Judgement::ThrewAway));
/// assert!(!turned.winning.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub struct Review {
    /// The rounds begun, as in [`Match::rounds`].
    pub rounds: Vec<RoundReview>,
    /// All decisions, as in [`Match::decisions`].
    pub decisions: Vec<Reviewed>,
    /// The turning point of the match: of the decisions with which the loser of the match threw a round away for good, the one in the round with
    /// the most at stake. `None` if there was no such decision, or nobody has won.
    pub turning_point: Option<usize>,
    /// How many positions were searched.
    pub nodes: u64,
}

/// What is proven about a round.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub struct RoundReview {
    /// How it stood before its first move.
    pub start: Standing,
    /// Who won it, by playing or by resignation or time; `None` while it is in progress.
    pub winner: Option<Side>,
    /// The decisions that threw away a proven win of this round, by their index in the match. The fill or the line-up before a round counts as
    /// one of its decisions.
    pub turning_points: Vec<usize>,
    /// The last of them, after which the loser never had the win again.
    pub turning_point: Option<usize>,
}

impl RoundReview {
    /// The last of the turning points after which the loser never had the win again.
    fn decisive<'a>(&self, reviewed: impl Fn(usize) -> Option<&'a Reviewed>) -> Option<usize> {
        self.turning_points.iter().copied().rfind(|&index| {
            let thrower = reviewed(index).map(|decision| decision.side);
            self.winner.is_none() || self.winner != thrower
        })
    }
}

/// What is proven about a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub struct Reviewed {
    /// The decision.
    pub decision: Decision,
    /// Who took it.
    pub side: Side,
    /// The round it belongs to, from 0; a fill or a line-up belongs to the round that follows.
    pub round: usize,
    /// What it did to the round.
    pub judgement: Judgement,
    /// How many decisions were legal; `None` for line-ups, which are too many to prove.
    pub legal: Option<usize>,
    /// The decisions proven to win the round for the side that decides; for line-ups, a single one.
    pub winning: Vec<Decision>,
    /// How many legal decisions were not proven either way: some of the hundred first moves of a round are not worth the time. `None` for
    /// line-ups.
    pub open: Option<usize>,
    /// The unproven decisions themselves. If there are any, `winning` may be incomplete.
    pub unknown: Vec<Decision>,
    /// Who could have forced a win of the round before this decision.
    pub before: Option<Side>,
    /// How the round stood after this decision.
    pub after: Standing,
}

impl Reviewed {
    /// What can be said about a decision that nobody has looked at.
    fn unseen(entry: &HistoryEntry<'_>) -> Reviewed {
        let legal = match entry.decision {
            Decision::Move(_) => entry.before.position().map(|position| {
                let moves = position.moves().map(Decision::Move);
                moves.collect::<Vec<_>>()
            }),
            Decision::Fill(_) => Some(Fill::ALL.map(Decision::Fill).to_vec()),
            Decision::LineUp(_) => None,
        };
        Reviewed {
            decision: entry.decision,
            side: entry.side,
            round: round_of(entry),
            judgement: Judgement::Open,
            legal: legal.as_ref().map(Vec::len),
            winning: Vec::new(),
            open: legal.as_ref().map(Vec::len),
            unknown: legal.unwrap_or_default(),
            before: None,
            after: Standing::default(),
        }
    }

    /// Whether there was no choice.
    #[must_use]
    pub fn is_forced(&self) -> bool {
        self.legal == Some(1)
    }
}

/// What a decision did to a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Judgement {
    /// It kept a proven win.
    Kept,
    /// It threw a proven win away.
    ThrewAway,
    /// Nothing would have helped: the opponent had a proven win.
    Lost,
    /// There was no proof within the limits, or there can be none.
    Open,
}

impl Judgement {
    /// `kept`, `threw-away`, `lost` or `open`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Judgement::Kept => "kept",
            Judgement::ThrewAway => "threw-away",
            Judgement::Lost => "lost",
            Judgement::Open => "open",
        }
    }

    fn of(side: Side, before: Option<Side>, after: Option<Side>) -> Judgement {
        match (before, after) {
            (Some(before), _) if before != side => Judgement::Lost,
            (Some(_), Some(after)) if after == side => Judgement::Kept,
            (Some(_), Some(_)) => Judgement::ThrewAway,
            _ => Judgement::Open,
        }
    }
}

/// Who can force the win of a round, and how easily.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub struct Standing {
    /// Who can, as far as it is proven.
    pub winner: Option<Side>,
    /// How many of a hundred of the winner's proven moves keep the win when the winner moves next; 100 once the round is over.
    pub ease: Option<u8>,
    /// Both in one number for a graph: from 50 (only just winning) to 100 (every move wins) for Black, the same below zero for White, and 0 if
    /// nothing is proven.
    pub height: i8,
}

impl Standing {
    fn new(winner: Option<Side>, ease: Option<u8>) -> Standing {
        let height = 50 + ease.unwrap_or(0).min(100) as i8 / 2;
        Standing {
            winner,
            ease,
            height: match winner {
                Some(Side::Black) => height,
                Some(Side::White) => -height,
                None => 0,
            },
        }
    }

    /// The round is over.
    fn over(winner: Side) -> Standing {
        Standing::new(Some(winner), Some(100))
    }
}

/// How far a review has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How many decisions have been looked at.
    pub done: usize,
    /// Of how many.
    pub total: usize,
}

impl Review {
    /// How many positions are typically worth searching to prove who wins from a position.
    pub const NODES: u64 = crate::parameters::review::NODES;

    /// Looks at every decision of a match, the last one first: what is proven late in a round helps with what came
    /// before. The limits hold for each decision on its own; a single move among many gets less.
    pub fn of(
        game: &Match,
        solver: &Solver,
        limits: &Limits,
        mut on_progress: impl FnMut(Progress),
    ) -> Review {
        let mut reviewer = Reviewer::new(game);
        let total = reviewer.left();
        while !reviewer.is_done() {
            if reviewer.step(solver, limits, u64::MAX).is_some() {
                on_progress(Progress {
                    done: total - reviewer.left(),
                    total,
                });
            }
        }
        reviewer.finish()
    }
}

/// A review under way, one decision after the other, each in as many slices as it takes.
///
/// ```
/// use kamisado::Match;
/// use kamisado_engine::{Limits, Memory, Solver};
/// use kamisado_engine::review::{Review, Reviewer};
///
/// let mut game = Match::default();
/// game.play("b1b7".parse()?)?;
/// let solver = Solver::new(Memory::mebibytes(16));
/// let limits = Limits::none().nodes(Review::NODES);
/// let mut reviewer = Reviewer::new(&game);
/// // The last decision comes first.
/// let index = loop {
///     if let Some(index) = reviewer.step(&solver, &limits, 10_000) {
///         break index;
///     }
/// };
/// assert_eq!(reviewer.reviewed(index).unwrap().decision, game.decisions()[0]);
/// assert_eq!(reviewer.finish().decisions.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Reviewer {
    game: Match,
    /// How many decisions have not been looked at.
    left: usize,
    /// `None` until the position in which the match was left has been looked at.
    known: Option<Known>,
    /// What has been asked about the decision that is being looked at.
    notebook: Notebook,
    rounds: Vec<RoundReview>,
    /// From the last one on.
    decisions: Vec<Reviewed>,
}

impl Reviewer {
    /// A review about to begin.
    #[must_use]
    pub fn new(game: &Match) -> Reviewer {
        let mut rounds: Vec<RoundReview> = game
            .rounds()
            .iter()
            .map(|round| RoundReview {
                start: Standing::default(),
                winner: round.end().map(|end| end.winner),
                turning_points: Vec::new(),
                turning_point: None,
            })
            .collect();
        // A round that a player gave away together with the match.
        if let (Some(MatchResult::Won { winner, .. }), Some(last)) =
            (game.result(), rounds.last_mut())
            && last.winner.is_none()
        {
            last.winner = Some(winner);
        }
        Reviewer {
            game: game.clone(),
            left: game.decisions().len(),
            decisions: Vec::new(),
            known: None,
            notebook: Notebook::default(),
            rounds,
        }
    }

    /// How many decisions have not been looked at.
    #[must_use]
    pub const fn left(&self) -> usize {
        self.left
    }

    /// Whether everything has been looked at.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.left == 0 && self.known.is_some()
    }

    /// How many positions have been searched so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        let known = self.known.as_ref().map_or(0, Known::nodes);
        known.saturating_add(self.notebook.nodes())
    }

    /// Works for about this many nodes on the last decision that has not been reviewed yet. Returns the index of the decision when it is done;
    /// `None` if there is more to do, or nothing left.
    ///
    /// The limits hold for each decision on its own. The number of slices doesn't change what is proven, as long as the solver has one thread
    /// and does nothing else in between.
    pub fn step(&mut self, solver: &Solver, limits: &Limits, slice: u64) -> Option<usize> {
        let purse = limits;
        let limits = purse.afresh();
        let thought = Thought::new(solver, mem::take(&mut self.notebook), slice);
        let mut proofs = Proofs::new(&thought, &limits, self.known.unwrap_or_default());
        if self.known.is_none() {
            match proofs.begin_with(&self.game) {
                Ok(()) => {
                    self.known = Some(proofs.known());
                    purse.settle(&limits);
                }
                Err(Paused) => self.notebook = thought.into_notebook(),
            }
            return None;
        }
        let index = self.left.checked_sub(1)?;
        let entry = self.game.entry(index)?;
        let Ok(reviewed) = proofs.review(&entry) else {
            self.notebook = thought.into_notebook();
            return None;
        };
        let known = proofs.known();
        if begins_round(&entry)
            && let Some(round) = self.rounds.get_mut(reviewed.round)
        {
            round.start = known.standing();
        }
        if reviewed.judgement == Judgement::ThrewAway
            && let Some(round) = self.rounds.get_mut(reviewed.round)
        {
            round.turning_points.insert(0, index);
        }
        purse.settle(&limits);
        self.known = Some(known);
        self.left = index;
        self.decisions.push(reviewed);
        Some(index)
    }

    /// What is proven about a decision, by its place in the match, once it has been looked at.
    #[must_use]
    pub fn reviewed(&self, index: usize) -> Option<&Reviewed> {
        let decisions = self.game.decisions().len();
        let from_the_end = decisions.checked_sub(index.checked_add(1)?)?;
        self.decisions.get(from_the_end)
    }

    /// What is proven about a round, counted from 0, once all its decisions have been looked at.
    #[must_use]
    pub fn round(&self, number: usize) -> Option<RoundReview> {
        let next = self.left.checked_sub(1);
        let next = next.and_then(|index| self.game.entry(index));
        if next.is_some_and(|entry| round_of(&entry) >= number) {
            return None;
        }
        let mut round = self.rounds.get(number)?.clone();
        round.turning_point = round.decisive(|index| self.reviewed(index));
        Some(round)
    }

    /// What is proven about the whole match. Where decisions have not been looked at, nothing is.
    #[must_use]
    pub fn finish(self) -> Review {
        let Reviewer {
            game,
            left,
            known,
            mut rounds,
            mut decisions,
            ..
        } = self;
        let unseen = game.history().take(left).rev();
        decisions.extend(unseen.map(|entry| Reviewed::unseen(&entry)));
        decisions.reverse();
        let known = known.unwrap_or_default();
        if let Some(round) = rounds.last_mut()
            && game
                .rounds()
                .last()
                .is_some_and(|round| round.played().is_empty())
        {
            round.start = known.end();
        }
        for round in &mut rounds {
            round.turning_point = round.decisive(|index| decisions.get(index));
        }
        let decided = |round: &RoundReview| match game.result() {
            None => false,
            Some(MatchResult::Won { winner, .. }) => round.winner == Some(winner),
            // Both rounds made it a tie; the later one settled it.
            Some(MatchResult::Tied) => true,
        };
        let turning_point = rounds
            .iter()
            .zip(stakes(&game))
            .filter(|(round, _)| decided(round))
            .filter_map(|(round, stake)| Some((stake, round.turning_point?)))
            .max();
        Review {
            rounds,
            decisions,
            turning_point: turning_point.map(|(_, index)| index),
            nodes: known.nodes(),
        }
    }
}

/// The round that a decision belongs to, from 0.
const fn round_of(entry: &HistoryEntry<'_>) -> usize {
    entry.round.saturating_sub(1)
}

/// Whether a decision is the first move of its round.
fn begins_round(entry: &HistoryEntry<'_>) -> bool {
    entry.played.is_some() && entry.before.moves_played() == 0
}

/// How much was at stake in each round.
fn stakes(game: &Match) -> Vec<Chance> {
    let rules = *game.rules();
    let futures = Futures::default();
    let begun = game.at(0).unwrap_or_else(|| game.now());
    let mut score = begun.score();
    let mut stakes = Vec::with_capacity(game.rounds().len());
    for round in game.rounds() {
        stakes.push(Stakes::of_round(rules, score, round.start(), &futures));
        if let Some(end) = round.end() {
            let teeth = round
                .start()
                .towers()
                .teeth(Tower::new(end.winner, end.tower));
            let points = if rules.kind.has_teeth() {
                teeth.next_points()
            } else {
                1
            };
            score[end.winner] = score[end.winner].saturating_add(points);
        }
    }
    stakes
}
