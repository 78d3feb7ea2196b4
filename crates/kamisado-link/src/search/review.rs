use kamisado::{Language, Match};
use kamisado_engine::review::Reviewer;
use kamisado_view::{Narrator, Reviewing};

use super::Step;
use super::desk::Desk;
use crate::Reply;

/// A look back at every decision of a match, the last one first.
pub(crate) struct Retrospect {
    /// Until the last word is said.
    reviewer: Option<Reviewer>,
    narrator: Narrator,
}

impl Retrospect {
    pub(super) fn new(game: &Match, language: Language) -> Retrospect {
        Retrospect {
            reviewer: Some(Reviewer::new(game)),
            narrator: Narrator::new(game, language),
        }
    }

    pub(super) fn step(&mut self, desk: &mut Desk) -> Step {
        let Some(reviewer) = &mut self.reviewer else {
            return Step::done(Vec::new());
        };
        let mut replies = Vec::new();
        if !desk.is_stopped()
            && let Some((index, reviewed)) = desk.review(reviewer)
        {
            let judged = self.narrator.judged(index, reviewed);
            // A decision during which the review was stopped has not been looked at.
            if !desk.is_stopped() {
                replies.push(Reply::Review(Box::new(Reviewing::Decision(judged))));
            }
        }
        let complete = reviewer.left() == 0 && !desk.is_stopped();
        if !complete && !desk.is_stopped() {
            return Step::more(replies);
        }
        if let Some(reviewer) = self.reviewer.take() {
            let summary = self.narrator.summary(&reviewer.finish(), complete);
            replies.push(Reply::Review(Box::new(Reviewing::Summary(summary))));
        }
        Step::done(replies)
    }
}
