use std::collections::VecDeque;

use kamisado::{Decision, Match, Move, Next, Position, Side};
use kamisado_engine::{Count, Goal, Length, Limits, Proof, Solver, Value};

use super::Step;
use super::desk::{Advance, Desk};
use crate::{Info, Reply, Score};

/// A proof for every legal decision, then the exact length of each.
pub(crate) struct Analysis {
    side: Side,
    /// The decisions whose value is not proven yet.
    open: VecDeque<Open<Proof>>,
    /// The decisions that end the round, which are reported once the others are proven.
    over: Vec<(Candidate, Score)>,
    /// The decisions whose length is looked for now.
    timed: VecDeque<Open<Count>>,
    /// Those that take longer.
    slow: VecDeque<Open<Count>>,
    /// How many positions the length of one is worth in this pass, all passes together.
    effort: u64,
}

/// A decision, and the one that must be worth the same because the position is symmetric.
struct Candidate {
    decision: Decision,
    twin: Option<Decision>,
    outlook: Outlook,
}

/// A decision that is being worked on.
struct Open<W> {
    candidate: Candidate,
    work: W,
    /// How many positions have been looked into for it.
    spent: u64,
}

/// How many positions a length is worth in the first pass: about two milliseconds.
const FIRST_EFFORT: u64 = 1 << 12;
/// The factor for each pass that follows, so that what is found quickly is reported first.
const MORE_EFFORT: u64 = 4;

/// The score of a round that ends after this many moves.
pub(super) fn mate(moves: u32, wins: bool) -> Score {
    let moves = i32::try_from(moves).unwrap_or(i32::MAX);
    Score::Mate(if wins { moves } else { -moves })
}

/// What comes after a decision, for the round it belongs to.
pub(super) enum Outlook {
    /// The round goes on, or begins, with this position, after this many more moves have been played.
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

    /// The same with the exact length and the best line of both sides, or `Some(None)` if that is not found within the limits;
    /// `None` while there is more to do.
    pub(super) fn exact_score(
        &self,
        side: Side,
        desk: &mut Desk,
    ) -> Option<Option<(Score, Vec<Move>)>> {
        match self {
            Outlook::Over(_) => self
                .score(side, desk)
                .map(|score| Some((score, Vec::new()))),
            Outlook::Open(position, _) => {
                let length = desk.length(position)?;
                Some(length.map(|length| (self.exact_value(side, &length), length.line)))
            }
        }
    }

    /// What the exact length of the position means for this side.
    fn exact_value(&self, side: Side, length: &Length) -> Score {
        let played = match self {
            Outlook::Over(_) => 0,
            Outlook::Open(_, played) => *played,
        };
        let wins = self.value(side, length.value) == Score::Win;
        mate(length.moves + played, wins)
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
        let mut over = Vec::new();
        for decision in game.legal() {
            let twin = twin(decision).map(Decision::Move);
            if twin.is_some_and(|twin| twin < decision) {
                continue;
            }
            let Some(outlook) = Outlook::after(game, decision) else {
                continue;
            };
            let candidate = Candidate {
                decision,
                twin,
                outlook,
            };
            match candidate.outlook {
                Outlook::Open(position, _) => {
                    open.push_back(Open::new(candidate, Proof::new(&position, Goal::ROUND)));
                }
                Outlook::Over(winner) => over.push((candidate, mate(1, winner == side))),
            }
        }
        Analysis {
            side,
            open,
            over,
            timed: VecDeque::new(),
            slow: VecDeque::new(),
            effort: FIRST_EFFORT,
        }
    }

    pub(super) fn step(&mut self, desk: &mut Desk) -> Step {
        let mut replies = Vec::new();
        if !self.open.is_empty() {
            self.prove(desk, &mut replies);
        } else if !self.timed.is_empty() {
            self.time(desk, &mut replies);
        }
        if self.open.is_empty() {
            for (candidate, score) in self.over.drain(..) {
                candidate.tell_exactly(score, &[], &mut replies);
            }
        }
        let is_over = self.open.is_empty() && self.timed.is_empty();
        if is_over || desk.is_stopped() {
            // Tells the host that nothing more comes.
            replies.push(Reply::Info(desk.totals()));
            return Step::done(replies);
        }
        Step::more(replies)
    }

    /// Works on the values of the first open decisions.
    fn prove(&mut self, desk: &mut Desk, replies: &mut Vec<Reply>) {
        let proven = desk.share(&mut self.open, &|open, solver, limits, slice| {
            open.prove(solver, limits, slice)
        });
        for (Open { candidate, .. }, value) in proven {
            let Outlook::Open(position, _) = candidate.outlook else {
                continue;
            };
            let score = candidate.outlook.value(self.side, value);
            candidate.tell(score, replies);
            let open = Open::new(candidate, Count::new(&position));
            // The best come first.
            if score == Score::Win {
                self.timed.push_front(open);
            } else {
                self.timed.push_back(open);
            }
        }
    }

    /// Works on the exact lengths of the first decisions.
    fn time(&mut self, desk: &mut Desk, replies: &mut Vec<Reply>) {
        let effort = self.effort;
        let timed = desk.share(&mut self.timed, &|open, solver, limits, slice| {
            open.time(effort, solver, limits, slice)
        });
        for (open, length) in timed {
            let candidate = &open.candidate;
            match length {
                Some(length) => {
                    let score = candidate.outlook.exact_value(self.side, &length);
                    candidate.tell_exactly(score, &length.line, replies);
                }
                None => self.slow.push_back(open),
            }
        }
        if self.timed.is_empty() {
            self.timed.append(&mut self.slow);
            self.effort = self.effort.saturating_mul(MORE_EFFORT);
        }
    }
}

impl<W> Open<W> {
    const fn new(candidate: Candidate, work: W) -> Open<W> {
        Open {
            candidate,
            work,
            spent: 0,
        }
    }
}

impl Open<Proof> {
    fn prove(&mut self, solver: &Solver, limits: &Limits, slice: u64) -> Advance<Value> {
        let outcome = solver.advance_alone(&mut self.work, limits, slice);
        let spent = self.work.nodes() - self.spent;
        self.spent += spent;
        Advance {
            // Without a value it has been stopped.
            found: outcome.and_then(|outcome| outcome.value),
            spent,
        }
    }
}

impl Open<Count> {
    /// Comes back with the length, or with nothing when it has taken as many positions as it is worth for now.
    fn time(
        &mut self,
        effort: u64,
        solver: &Solver,
        limits: &Limits,
        slice: u64,
    ) -> Advance<Option<Length>> {
        let part = slice.min(effort.saturating_sub(self.spent));
        let before = self.work.nodes();
        let length = solver.count(&mut self.work, limits, part);
        // What is played without being remembered is work as well, but not counted one by one.
        let spent = match &length {
            None => part.max(1),
            Some(_) => self.work.nodes() - before,
        };
        self.spent += spent;
        let found = match length {
            Some(Some(length)) => Some(Some(length)),
            // Stopped.
            Some(None) => None,
            None => (self.spent >= effort).then_some(None),
        };
        Advance { found, spent }
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
