//! Thinking in slices.
//!
//! A decision takes many questions to the solver and the searcher, and each question depends on the previous answers. If the nodes of a slice
//! run out in the middle, only the answers are kept. The next slice starts the same reasoning again, skips the questions that have been answered
//! and continues with the one that was open. So the code that thinks reads as if
//! it were never interrupted, and finds the same in slices of any size.

use std::cell::{Cell, RefCell};

use kamisado::Position;

use crate::search::{Found, Search, Searcher};
use crate::sight::Sight;
use crate::{Count, Goal, Limits, Outcome, Proof, Solver};

/// The nodes of a slice are used up; what was asked will be asked again.
#[derive(Debug)]
pub(crate) struct Paused;

/// The questions of one decision, and what has come of them so far.
#[derive(Debug, Default)]
pub(crate) struct Notebook {
    answered: Vec<(Question, Answer)>,
    open: Option<(Question, Work)>,
}

/// What was asked about a position, by its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    Proof { key: u64, goal: Goal, nodes: u64 },
    Search { key: u64, depth: u32, nodes: u64 },
    Length { key: u64, most: u32, nodes: u64 },
}

#[derive(Clone, Debug)]
enum Answer {
    Proof(Outcome),
    Search(Found),
    Length { moves: Option<u32>, nodes: u64 },
}

/// A question that is being worked on. Where a search is, its searcher knows.
#[derive(Debug)]
enum Work {
    Proof(Proof),
    Search(Search, u64),
    Length(Count),
}

impl Notebook {
    /// How many nodes all questions have taken so far.
    pub(crate) fn nodes(&self) -> u64 {
        let answered = self.answered.iter().map(|(_, answer)| match answer {
            Answer::Proof(outcome) => outcome.nodes,
            Answer::Search(found) => found.nodes,
            Answer::Length { nodes, .. } => *nodes,
        });
        let open = self.open.as_ref().map_or(0, |(_, work)| match work {
            Work::Proof(proof) => proof.nodes(),
            Work::Search(_, nodes) => *nodes,
            Work::Length(count) => count.nodes(),
        });
        answered.fold(open, u64::saturating_add)
    }
}

/// One slice of a decision.
#[derive(Debug)]
pub(crate) struct Thought<'a> {
    solver: &'a Solver,
    notebook: RefCell<Notebook>,
    /// How many questions have been asked.
    asked: Cell<usize>,
    /// How many nodes are left.
    slice: Cell<u64>,
}

impl<'a> Thought<'a> {
    /// Goes on with what is in the notebook.
    pub(crate) fn new(solver: &'a Solver, notebook: Notebook, slice: u64) -> Thought<'a> {
        Thought {
            solver,
            notebook: RefCell::new(notebook),
            asked: Cell::new(0),
            slice: Cell::new(slice.max(1)),
        }
    }

    /// Leaves the notebook for the next slice.
    pub(crate) fn into_notebook(self) -> Notebook {
        self.notebook.into_inner()
    }

    /// Proves who wins a position, within limits.
    pub(crate) fn solve(&self, position: &Position, limits: &Limits) -> Result<Outcome, Paused> {
        self.solve_for(position, Goal::ROUND, limits)
    }

    /// Proves whether the side to move reaches its goal, or keeps the other side from its own.
    pub(crate) fn solve_for(
        &self,
        position: &Position,
        goal: Goal,
        limits: &Limits,
    ) -> Result<Outcome, Paused> {
        let question = Question::Proof {
            key: position.key(),
            goal,
            nodes: limits.max_nodes(),
        };
        if let Some(Answer::Proof(outcome)) = self.answer_to(question)? {
            limits.spend(outcome.nodes);
            return Ok(outcome);
        }
        let mut proof = match self.take_up(question) {
            Some(Work::Proof(proof)) => proof,
            _ => Proof::new(position, goal),
        };
        let before = proof.nodes();
        limits.spend(before);
        let outcome = self.solver.advance(&mut proof, limits, self.slice.get());
        self.charge(proof.nodes() - before);
        let Some(outcome) = outcome else {
            return Err(self.leave(question, Work::Proof(proof)));
        };
        self.note(question, Answer::Proof(outcome));
        Ok(outcome)
    }

    /// Searches for the best of the moves that are seen.
    pub(crate) fn search(
        &self,
        searcher: &RefCell<Searcher>,
        position: &Position,
        depth: u32,
        sight: Sight,
        limits: &Limits,
    ) -> Result<Found, Paused> {
        let question = Question::Search {
            key: position.key(),
            depth,
            nodes: limits.max_nodes(),
        };
        if let Some(Answer::Search(found)) = self.answer_to(question)? {
            limits.spend(found.nodes);
            return Ok(found);
        }
        let mut searcher = searcher.borrow_mut();
        let mut search = match self.take_up(question) {
            Some(Work::Search(search, _)) => search,
            _ => {
                searcher.begin();
                Search::new(position, depth, sight)
            }
        };
        let before = searcher.nodes();
        limits.spend(before);
        let found = searcher.advance(&mut search, limits, self.slice.get());
        self.charge(searcher.nodes() - before);
        let Some(found) = found else {
            return Err(self.leave(question, Work::Search(search, searcher.nodes())));
        };
        self.note(question, Answer::Search(found.clone()));
        Ok(found)
    }

    /// Counts how many moves a position lasts; `None` where that is more than `most`, or not found within the limits.
    pub(crate) fn length(
        &self,
        position: &Position,
        most: u32,
        limits: &Limits,
    ) -> Result<Option<u32>, Paused> {
        let question = Question::Length {
            key: position.key(),
            most,
            nodes: limits.max_nodes(),
        };
        if let Some(Answer::Length { moves, nodes }) = self.answer_to(question)? {
            limits.spend(nodes);
            return Ok(moves);
        }
        let mut count = match self.take_up(question) {
            Some(Work::Length(count)) => count,
            _ => Count::new(position).at_most(most),
        };
        let before = count.nodes();
        limits.spend(before);
        let length = self.solver.count(&mut count, limits, self.slice.get());
        let nodes = count.nodes();
        self.charge(nodes - before);
        let Some(length) = length else {
            return Err(self.leave(question, Work::Length(count)));
        };
        let moves = length
            .map(|length| length.moves)
            .filter(|&moves| moves <= most);
        self.note(question, Answer::Length { moves, nodes });
        Ok(moves)
    }

    /// The answer of an earlier slice, if there is one.
    fn answer_to(&self, question: Question) -> Result<Option<Answer>, Paused> {
        let mut notebook = self.notebook.borrow_mut();
        let asked = self.asked.get();
        if let Some((before, answer)) = notebook.answered.get(asked) {
            if *before == question {
                self.asked.set(asked + 1);
                return Ok(Some(answer.clone()));
            }
            // Told to stop, one asks something else than before.
            notebook.answered.truncate(asked);
            notebook.open = None;
        }
        if self.slice.get() == 0 {
            return Err(Paused);
        }
        Ok(None)
    }

    /// The work on a question that was left open.
    fn take_up(&self, question: Question) -> Option<Work> {
        let (open, work) = self.notebook.borrow_mut().open.take()?;
        (open == question).then_some(work)
    }

    fn leave(&self, question: Question, work: Work) -> Paused {
        self.notebook.borrow_mut().open = Some((question, work));
        Paused
    }

    fn note(&self, question: Question, answer: Answer) {
        self.notebook.borrow_mut().answered.push((question, answer));
        self.asked.set(self.asked.get() + 1);
    }

    /// Counts nodes; every question counts for one at least.
    fn charge(&self, nodes: u64) {
        self.slice
            .set(self.slice.get().saturating_sub(nodes.max(1)));
    }
}
