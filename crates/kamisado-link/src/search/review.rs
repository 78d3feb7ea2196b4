use kamisado::{Language, Match};
use kamisado_engine::review::Reviewer;
use kamisado_view::{Narrator, Reviewing, RoundSummary};

use super::Step;
use super::desk::Desk;
use crate::Reply;

/// A look back at every decision of a match, the last one first.
pub(crate) struct Retrospect {
    language: Language,
    work: Work,
}

enum Work {
    /// Nothing is done before the first step.
    Begin,
    Review(Box<Reviewer>, Box<Narrator>),
    /// The last word is said.
    Over,
}

impl Retrospect {
    pub(super) const fn new(language: Language) -> Retrospect {
        Retrospect {
            language,
            work: Work::Begin,
        }
    }

    pub(super) fn step(&mut self, game: &Match, desk: &mut Desk) -> Step {
        let (mut reviewer, narrator) = match std::mem::replace(&mut self.work, Work::Over) {
            Work::Begin => {
                let reviewer = Box::new(Reviewer::new(game));
                (reviewer, Box::new(Narrator::new(game, self.language)))
            }
            Work::Review(reviewer, narrator) => (reviewer, narrator),
            Work::Over => return Step::done(Vec::new()),
        };
        let mut replies = Vec::new();
        if !desk.is_stopped()
            && let Some(index) = desk.review(&mut reviewer)
            // A decision during which the review was stopped has not been looked at.
            && !desk.is_stopped()
            && let Some(reviewed) = reviewer.reviewed(index)
        {
            let judged = narrator.judged(index, reviewed);
            replies.push(Reply::Review(Box::new(Reviewing::Decision(judged))));
            if let Some(round) = reviewer.round(reviewed.round) {
                let round = RoundSummary::new(reviewed.round, &round);
                replies.push(Reply::Review(Box::new(Reviewing::Round(round))));
            }
        }
        let complete = reviewer.is_done() && !desk.is_stopped();
        if !complete && !desk.is_stopped() {
            self.work = Work::Review(reviewer, narrator);
            return Step::more(replies);
        }
        let summary = narrator.summary(&reviewer.finish(), complete);
        replies.push(Reply::Review(Box::new(Reviewing::Summary(summary))));
        Step::done(replies)
    }
}
