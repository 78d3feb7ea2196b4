//! What a review reports: a line for each decision as it is judged, and one about the whole match.

use kamisado::{Decision, Language, Match, Moment, Side};
use kamisado_engine::review::{Judgement, Review, Reviewed, RoundReview, Standing};
use kamisado_i18n::Message;
use serde::{Deserialize, Serialize};

use crate::told;

/// A part of a review.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Reviewing {
    /// What is proven about a decision.
    Decision(Judged),
    /// What is proven about a round, once all its decisions are.
    Round(RoundSummary),
    /// The summary of the whole match.
    Summary(Summary),
}

/// What is proven about a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judged {
    /// Its index among the decisions, from 0.
    pub index: usize,
    /// The number of its round, from 1; a line-up or a fill belongs to the round it prepares.
    pub round: usize,
    /// Whose decision it was.
    pub side: Side,
    /// The decision.
    pub decision: Decision,
    /// The decision in words.
    pub words: String,
    /// What it did to the round.
    pub judgement: Judgement,
    /// Whether there was no choice.
    pub forced: bool,
    /// How many decisions were legal; null for line-ups.
    pub legal: Option<usize>,
    /// How many of them are not proven either way; null for line-ups.
    pub open: Option<usize>,
    /// Those proven to win the round.
    pub winning: Vec<Winning>,
    /// Who could force a win of the round before it.
    pub before: Option<Side>,
    /// How the round stood after it.
    pub after: Standing,
    /// What it did, in a sentence.
    pub sentence: String,
    /// What would have won, in a sentence, if it threw the win away.
    pub better: Option<String>,
}

/// A decision that wins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Winning {
    /// The decision.
    pub decision: Decision,
    /// The same in words.
    pub words: String,
}

/// What a review says about the whole match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// Whether every decision was reviewed; false if the review was stopped.
    pub complete: bool,
    /// The rounds, in order.
    pub rounds: Vec<RoundSummary>,
    /// The decision with which the match turned, by its index; in an unfinished match, the last decision with which a round turned.
    pub turning_point: Option<usize>,
    /// What there is to say about it, in sentences.
    pub sentences: Vec<String>,
}

/// What a review says about a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundSummary {
    /// Its number, from 1.
    pub round: usize,
    /// How it stood before its first move.
    pub start: Standing,
    /// Who won it; null while it is in progress.
    pub winner: Option<Side>,
    /// The decisions that threw away a proven win, by index.
    pub turning_points: Vec<usize>,
    /// The last of them, after which the loser never had the win again.
    pub turning_point: Option<usize>,
}

impl RoundSummary {
    /// What a review found about a round, counted from 0.
    #[must_use]
    pub fn new(number: usize, found: &RoundReview) -> RoundSummary {
        RoundSummary {
            round: number + 1,
            start: found.start,
            winner: found.winner,
            turning_points: found.turning_points.clone(),
            turning_point: found.turning_point,
        }
    }
}

/// Puts what a review finds into words.
#[derive(Clone, Debug)]
pub struct Narrator {
    language: Language,
    game: Match,
}

impl Narrator {
    /// A narrator of the review of this match.
    #[must_use]
    pub fn new(game: &Match, language: Language) -> Narrator {
        Narrator {
            language,
            game: game.clone(),
        }
    }

    fn words(&self, index: usize, decision: Decision) -> String {
        let position = self.game.at(index).and_then(Moment::position);
        told::decision_in_words(decision, position, self.language)
    }

    fn better(&self, index: usize, reviewed: &Reviewed) -> Option<String> {
        let best = *reviewed.winning.first()?;
        let text = self.words(index, best);
        Some(Message::ReviewBetter { text: &text }.say(self.language))
    }

    /// What is proven about the decision with this index.
    #[must_use]
    pub fn judged(&self, index: usize, reviewed: &Reviewed) -> Judged {
        let text = &*self.words(index, reviewed.decision);
        let side = reviewed.side;
        let sentence = match reviewed.judgement {
            Judgement::Kept => Message::ReviewKept { side, text },
            Judgement::ThrewAway => Message::ReviewThrewAway { side, text },
            Judgement::Lost => Message::ReviewLost { side, text },
            Judgement::Open => Message::ReviewOpen { text },
        };
        let winning = reviewed.winning.iter().map(|&decision| Winning {
            decision,
            words: self.words(index, decision),
        });
        Judged {
            index,
            round: reviewed.round + 1,
            side,
            decision: reviewed.decision,
            words: text.to_owned(),
            judgement: reviewed.judgement,
            forced: reviewed.is_forced(),
            legal: reviewed.legal,
            open: reviewed.open,
            winning: winning.collect(),
            before: reviewed.before,
            after: reviewed.after,
            sentence: sentence.say(self.language),
            better: (reviewed.judgement == Judgement::ThrewAway)
                .then(|| self.better(index, reviewed))
                .flatten(),
        }
    }

    /// Why a round ended as it did: where it turned, or how it was given up. `written` says how the decision with an index is
    /// written where this is told.
    #[must_use]
    pub fn why(
        &self,
        review: &Review,
        round: usize,
        written: impl FnOnce(usize) -> String,
    ) -> Option<String> {
        let reviewed = review.rounds.get(round)?;
        let winner = reviewed.winner?;
        let side = !winner;
        if let Some(turned) = reviewed.turning_point {
            let text = &written(turned);
            return Some(Message::ReviewTurningPoint { side, text }.say(self.language));
        }
        let is_last = round + 1 == review.rounds.len();
        let conceded = self.game.concession_events().first().filter(|_| {
            let result = self.game.result();
            is_last && result.is_some_and(|result| result.winner() == Some(winner))
        });
        Some(match conceded {
            Some(event) => kamisado_i18n::tell(event, self.language),
            None => Message::ReviewNoMistake { side }.say(self.language),
        })
    }

    /// What there is to say about the whole match.
    #[must_use]
    pub fn summary(&self, review: &Review, complete: bool) -> Summary {
        let mut sentences = Vec::new();
        // Of an unfinished match, the last round that turned.
        let last = || {
            review
                .rounds
                .iter()
                .rev()
                .find_map(|round| round.turning_point)
        };
        let told = review.turning_point.or_else(last);
        if let Some((index, turned)) =
            told.and_then(|index| Some((index, review.decisions.get(index)?)))
        {
            let text = &*self.words(index, turned.decision);
            let side = turned.side;
            sentences.push(Message::ReviewTurningPoint { side, text }.say(self.language));
            sentences.extend(self.better(index, turned));
        }
        if sentences.is_empty() && complete {
            sentences.push(Message::ReviewNothing.say(self.language));
        }
        let rounds = review.rounds.iter().enumerate();
        let rounds = rounds.map(|(number, found)| RoundSummary::new(number, found));
        Summary {
            complete,
            rounds: rounds.collect(),
            turning_point: told,
            sentences,
        }
    }
}
