//! A match looked at again: what every decision kept or threw away, what would have won, and where the match turned.

mod proofs;
mod replay;

use kamisado::{Decision, Match, Side};

use self::proofs::{Known, Proofs};
use self::replay::{Replayed, Step, steps};
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
    /// The moment the match turned: of the decisions with which its loser threw a round away for good, the one in the
    /// round with the most at stake. `None` when there was no such decision, or nobody has won.
    pub turning_point: Option<usize>,
    /// How many positions were looked into.
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
    /// The decisions that threw a proven win of this round away, by their place in the match. The fill or the line-up
    /// before the round is one of its decisions.
    pub turning_points: Vec<usize>,
    /// The last of them, after which the loser never had the win again.
    pub turning_point: Option<usize>,
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
    /// Those proven to win the round for the one who decides; of line-ups one is enough.
    pub winning: Vec<Decision>,
    /// How many of the legal ones were not proven either way: some of the hundred first moves of a round are not
    /// worth the time. `None` for line-ups.
    pub open: Option<usize>,
    /// These: whether they would have won is not known, so where there are any, `winning` may not be all there is.
    pub unknown: Vec<Decision>,
    /// Who could have forced the win of the round before it.
    pub before: Option<Side>,
    /// How the round stood after it.
    pub after: Standing,
}

impl Reviewed {
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
    /// The proof did not arrive within the limits, or there is none to be had.
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
    /// How many of a hundred of his proven moves keep the win when it is his turn next; 100 once the round is over.
    pub ease: Option<u8>,
    /// Both in one number for a graph: from 50 (only just) to 100 (whatever he does) for Black, the same below zero
    /// for White, and 0 where nothing is proven.
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
    /// How many positions are worth looking into to prove who wins one position, as a rule.
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
        while reviewer.step(solver, limits).is_some() {
            on_progress(Progress {
                done: total - reviewer.left(),
                total,
            });
        }
        reviewer.finish()
    }
}

/// A review under way, one decision after the other.
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
/// let (index, reviewed) = reviewer.step(&solver, &limits).unwrap();
/// assert_eq!((index, reviewed.decision), (0, game.decisions()[0]));
/// assert_eq!(reviewer.finish().decisions.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Reviewer {
    game: Match,
    replayed: Replayed,
    /// How many decisions have not been looked at.
    left: usize,
    known: Option<Known>,
    rounds: Vec<RoundReview>,
    /// From the last one on.
    decisions: Vec<Reviewed>,
}

impl Reviewer {
    /// A review about to begin.
    #[must_use]
    pub fn new(game: &Match) -> Reviewer {
        let replayed = steps(game);
        let rounds = replayed.rounds.iter().map(|round| RoundReview {
            start: Standing::default(),
            winner: round.winner,
            turning_points: Vec::new(),
            turning_point: None,
        });
        Reviewer {
            game: game.clone(),
            left: replayed.steps.len(),
            rounds: rounds.collect(),
            decisions: Vec::with_capacity(replayed.steps.len()),
            replayed,
            known: None,
        }
    }

    /// How many decisions have not been looked at.
    #[must_use]
    pub const fn left(&self) -> usize {
        self.left
    }

    /// Looks at the last decision that has not been looked at, and returns its place in the match and what is proven
    /// about it; `None` when there is none.
    pub fn step(&mut self, solver: &Solver, limits: &Limits) -> Option<(usize, &Reviewed)> {
        let mut proofs = Proofs::new(solver, limits, self.known.unwrap_or_default());
        if self.known.is_none() {
            proofs.begin_with(&self.game);
            self.known = Some(proofs.known());
        }
        let index = self.left.checked_sub(1)?;
        let step = self.replayed.steps.get(index)?;
        let reviewed = proofs.review(step);
        let known = proofs.known();
        if let (Step::Move { first: true, .. }, Some(round)) =
            (step, self.rounds.get_mut(step.round()))
        {
            round.start = known.standing();
        }
        if reviewed.judgement == Judgement::ThrewAway
            && let Some(round) = self.rounds.get_mut(reviewed.round)
        {
            round.turning_points.insert(0, index);
        }
        self.known = Some(known);
        self.left = index;
        self.decisions.push(reviewed);
        self.decisions.last().map(|reviewed| (index, reviewed))
    }

    /// What is proven about the whole match. Where decisions have not been looked at, nothing is.
    #[must_use]
    pub fn finish(self) -> Review {
        let Reviewer {
            game,
            replayed,
            left,
            known,
            mut rounds,
            mut decisions,
        } = self;
        let unseen = replayed.steps.iter().take(left).rev();
        decisions.extend(unseen.map(Step::unseen));
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
            round.turning_point = round.turning_points.iter().copied().rfind(|&index| {
                let thrower = decisions[index].side;
                round.winner.is_none_or(|winner| winner != thrower)
            });
        }
        let winner = game.result().map(|result| result.winner);
        let turning_point = rounds
            .iter()
            .zip(&replayed.rounds)
            .filter(|(round, _)| winner.is_some() && round.winner == winner)
            .filter_map(|(round, replayed)| Some((replayed.stake, round.turning_point?)))
            .max();
        Review {
            rounds,
            decisions,
            turning_point: turning_point.map(|(_, index)| index),
            nodes: known.nodes(),
        }
    }
}
