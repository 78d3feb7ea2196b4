use std::collections::VecDeque;

use kamisado::{Decision, Match, Move, Next, Position, Side};
use kamisado_engine::{Goal, Proof, Value};

use super::Step;
use super::desk::Desk;
use crate::{Info, Reply, Score};

/// A proof for every legal decision, then the exact length of each.
pub(crate) struct Analysis {
    side: Side,
    /// The decisions whose value is not proven yet.
    open: VecDeque<(Candidate, Proof)>,
    /// The decisions whose length is looked for now.
    timed: VecDeque<Candidate>,
    /// Those that take longer.
    slow: VecDeque<Candidate>,
    /// How many positions the length of one is worth in this pass.
    nodes_for_a_length: u64,
}

/// A decision, and the one that must be worth the same because the position is symmetric.
struct Candidate {
    decision: Decision,
    twin: Option<Decision>,
    outlook: Outlook,
    wins: bool,
}

/// How many positions a length is worth in the first pass: about two milliseconds.
const FIRST_EFFORT: u64 = 1 << 12;
/// How many times more in each pass that follows, so that what is quickly found is told first.
const MORE_EFFORT: u64 = 4;

/// The score of a round that ends after so many moves.
pub(super) fn mate(moves: u32, wins: bool) -> Score {
    let moves = i32::try_from(moves).unwrap_or(i32::MAX);
    Score::Mate(if wins { moves } else { -moves })
}

/// What comes after a decision, for the round it belongs to.
pub(super) enum Outlook {
    /// The round goes on, or begins, with this position, after so many more moves have been played.
    Open(Position, u32),
    /// The round is over, and this side has won it.
    Over(Side),
}

impl Outlook {
    /// What comes after a legal move or fill.
    pub(super) fn after(game: &Match, decision: Decision) -> Option<Outlook> {
        match decision {
            Decision::Move(m) => Some(match game.position()?.play_unchecked(m) {
                Next::Turn(position) => Outlook::Open(position, 1),
                Next::Over(finish) => Outlook::Over(finish.end.winner),
            }),
            Decision::Fill(fill) => game.preview(fill).map(|start| Outlook::Open(start, 0)),
            Decision::LineUp(_) => None,
        }
    }

    /// What this side can expect of it, once it is proven.
    pub(super) fn score(&self, side: Side, desk: &mut Desk) -> Option<Score> {
        match self {
            Outlook::Over(winner) => Some(mate(1, *winner == side)),
            Outlook::Open(position, _) => Some(self.value(side, desk.solve(position)?.value?)),
        }
    }

    /// What a proof of the position means for this side.
    fn value(&self, side: Side, value: Value) -> Score {
        let winner = match self {
            Outlook::Over(winner) => *winner,
            Outlook::Open(position, _) if value == Value::Win => position.side(),
            Outlook::Open(position, _) => !position.side(),
        };
        if winner == side {
            Score::Win
        } else {
            Score::Loss
        }
    }

    /// The same with the exact length and the best line of both sides, or `Some(None)` if that is not found by looking into
    /// so many positions; `None` while there is more to do.
    pub(super) fn exact_score(
        &self,
        side: Side,
        nodes: u64,
        desk: &mut Desk,
    ) -> Option<Option<(Score, Vec<Move>)>> {
        match self {
            Outlook::Over(_) => self
                .score(side, desk)
                .map(|score| Some((score, Vec::new()))),
            Outlook::Open(position, played) => {
                let length = desk.length(position, nodes)?;
                Some(length.map(|length| {
                    let wins = (length.value == Value::Win) == (position.side() == side);
                    (mate(length.moves + played, wins), length.line)
                }))
            }
        }
    }
}

impl Analysis {
    pub(super) fn new(game: &Match) -> Analysis {
        let side = game.due().map_or(Side::Black, kamisado::Due::side);
        // The moves of a position that is its own mirror image come in pairs: one of each is enough.
        let is_symmetric = game
            .position()
            .is_some_and(|position| position.mirror() == *position);
        let twin = |decision| match decision {
            Decision::Move(m) if is_symmetric && m.mirror() != m => Some(m.mirror()),
            _ => None,
        };
        let mut open = VecDeque::new();
        let mut timed = VecDeque::new();
        for decision in game.legal() {
            let twin = twin(decision).map(Decision::Move);
            if twin.is_some_and(|twin| twin < decision) {
                continue;
            }
            let Some(outlook) = Outlook::after(game, decision) else {
                continue;
            };
            let mut candidate = Candidate {
                decision,
                twin,
                outlook,
                wins: false,
            };
            match candidate.outlook {
                Outlook::Open(position, _) => {
                    open.push_back((candidate, Proof::new(&position, Goal::ROUND)));
                }
                Outlook::Over(winner) => {
                    candidate.wins = winner == side;
                    timed.push_back(candidate);
                }
            }
        }
        Analysis {
            side,
            open,
            timed,
            slow: VecDeque::new(),
            nodes_for_a_length: FIRST_EFFORT,
        }
    }

    pub(super) fn step(&mut self, desk: &mut Desk) -> Step {
        let mut replies = Vec::new();
        if !self.open.is_empty() {
            self.prove(desk, &mut replies);
        } else if let Some(candidate) = self.timed.pop_front() {
            self.time(candidate, desk, &mut replies);
        }
        let is_over = self.open.is_empty() && self.timed.is_empty() && self.slow.is_empty();
        if is_over || desk.is_stopped() {
            // Tells the host that nothing more comes.
            replies.push(Reply::Info(desk.totals()));
            return Step::done(replies);
        }
        Step::more(replies)
    }

    /// Works on the values of the first open decisions, as many as there are threads.
    fn prove(&mut self, desk: &mut Desk, replies: &mut Vec<Reply>) {
        let threads = desk.threads().min(self.open.len());
        let (decisions, mut proofs): (Vec<_>, Vec<_>) = self.open.drain(..threads).unzip();
        let outcomes = desk.advance_each(&mut proofs);
        let work = decisions.into_iter().zip(proofs).zip(outcomes);
        let mut unproven = Vec::new();
        for ((mut candidate, proof), outcome) in work {
            match outcome.map(|outcome| outcome.value) {
                Some(Some(value)) => {
                    let score = candidate.outlook.value(self.side, value);
                    candidate.wins = score == Score::Win;
                    candidate.tell(score, replies);
                    self.timed.push_back(candidate);
                }
                // Stopped.
                Some(None) => {}
                None => unproven.push((candidate, proof)),
            }
        }
        for open in unproven.into_iter().rev() {
            self.open.push_front(open);
        }
        if self.open.is_empty() {
            // The best come first.
            self.timed
                .make_contiguous()
                .sort_by_key(|candidate| !candidate.wins);
        }
    }

    /// Works on the exact length of a decision.
    fn time(&mut self, candidate: Candidate, desk: &mut Desk, replies: &mut Vec<Reply>) {
        let exact = candidate
            .outlook
            .exact_score(self.side, self.nodes_for_a_length, desk);
        match exact {
            Some(Some((score, line))) => candidate.tell_exactly(score, &line, replies),
            Some(None) => self.slow.push_back(candidate),
            None => self.timed.push_front(candidate),
        }
        if self.timed.is_empty() {
            self.timed.append(&mut self.slow);
            self.nodes_for_a_length = self.nodes_for_a_length.saturating_mul(MORE_EFFORT);
        }
    }
}

impl Candidate {
    fn tell(&self, score: Score, replies: &mut Vec<Reply>) {
        let decisions = std::iter::once(self.decision).chain(self.twin);
        replies.extend(decisions.map(|decision| about(decision, score, Vec::new())));
    }

    /// With the line that follows the decision.
    fn tell_exactly(&self, score: Score, line: &[Move], replies: &mut Vec<Reply>) {
        let line_of = |decision, line: &mut dyn Iterator<Item = Move>| {
            let line = std::iter::once(decision).chain(line.map(Decision::Move));
            about(decision, score, line.collect())
        };
        replies.push(line_of(self.decision, &mut line.iter().copied()));
        if let Some(twin) = self.twin {
            replies.push(line_of(twin, &mut line.iter().map(|m| m.mirror())));
        }
    }
}

/// What is known about a decision.
fn about(decision: Decision, score: Score, pv: Vec<Decision>) -> Reply {
    Reply::Info(Info {
        decision: Some(decision),
        score: Some(score),
        pv,
        ..Info::default()
    })
}
