//! The computer's advice for players: a hint, or why a round was lost.

use kamisado::notation::Entry;
use kamisado::{Decision, Due, Move, Side};
use kamisado_engine::review::Review;
use kamisado_engine::{Choice, Score};
use kamisado_i18n::Message;
use kamisado_view::Narrator;

use super::{GameScreen, Notice};
use crate::screen::text;

/// The most winning moves to name.
const NAMED: usize = 5;

impl GameScreen {
    /// Why the last round that is over was lost, as far as it is proven.
    pub(super) fn tell_review(&self, review: &Review) -> Vec<String> {
        let mut rounds = review.rounds.iter().enumerate();
        let Some((last, round)) = rounds.rfind(|(_, round)| round.winner.is_some()) else {
            return vec![self.say(Message::ReviewNothingYet)];
        };
        let turned = review.turning_point.or(round.turning_point);
        let turned = turned.and_then(|index| review.decisions.get(index));
        let round = turned.map_or(last, |turned| turned.round);
        let mut told = Vec::new();
        if turned.is_some() && review.rounds.len() > 1 {
            told.push(self.say(Message::LabelRound { round: round + 1 }));
        }
        let narrator = Narrator::new(self.game(), self.language);
        told.extend(narrator.why(review, round, |index| {
            let decision = self.game().decisions().get(index);
            decision.map_or_else(String::new, ToString::to_string)
        }));
        if let Some(turned) = turned.filter(|turned| !turned.winning.is_empty()) {
            let named = turned.winning.iter().take(NAMED).map(ToString::to_string);
            let mut text = named.collect::<Vec<_>>().join(", ");
            if turned.winning.len() > NAMED {
                text.push_str(" …");
            }
            told.push(self.say(Message::ReviewBetter { text: &text }));
        }
        told
    }

    pub(super) fn give_hint(&mut self, choice: &Choice) {
        let mut words = match choice.decision {
            Decision::Move(m) => {
                self.hint = Some(m);
                self.written(m)
            }
            Decision::Fill(fill) => {
                self.fill = fill;
                self.say(Message::FillName { fill })
            }
            Decision::LineUp(line_up) => {
                self.lay_out.colors = *line_up.colors();
                let side = self.game().due().map_or(Side::Black, Due::side);
                self.as_shown(side, line_up).to_string()
            }
        };
        let verdict = match choice.score {
            Score::Win => Some(Message::AnalysisWins),
            Score::Loss => Some(Message::AnalysisLoses),
            Score::Mate(count) if count > 0 => Some(Message::AnalysisWins),
            Score::Mate(_) => Some(Message::AnalysisLoses),
            Score::Guess(_) => None,
        };
        if let Some(verdict) = verdict {
            words = format!("{words} ({})", self.say(verdict));
        }
        self.notice = Some(Notice::Good(self.say(Message::StatusHint { text: &words })));
    }

    /// A move of the position in characters and squares.
    fn written(&self, m: Move) -> String {
        let entry = self
            .game()
            .position()
            .and_then(|position| Entry::of_move(position, m));
        match entry {
            None => m.to_string(),
            Some(entry) => {
                format!(
                    "{m}, {}",
                    text::entry(entry, kamisado_draw::Symbols::Letters)
                )
            }
        }
    }
}
