//! What the computer tells a player who asks: a hint, or why a round was lost.

use kamisado::notation::Entry;
use kamisado::{Decision, Due, Event, Move, Side, Verdict};
use kamisado_engine::review::Review;
use kamisado_engine::{Choice, Score};
use kamisado_i18n::{Message, tell};

use super::{GameScreen, Notice};
use crate::screen::text;

/// The most winning moves to name: of a list any longer nobody wants the end.
const NAMED: usize = 5;

impl GameScreen {
    /// Why the last round that is over was lost, as far as it is proven.
    pub(super) fn tell_review(&self, review: &Review) -> Vec<String> {
        let round = review.rounds.iter().rfind(|round| round.winner.is_some());
        let Some((round, winner)) = round.and_then(|round| Some((round, round.winner?))) else {
            return vec![self.say(Message::ReviewNothingYet)];
        };
        let turned = review.turning_point.or(round.turning_point);
        let Some(turned) = turned.and_then(|index| review.decisions.get(index)) else {
            let mut events = self.session.story().iter().rev();
            let conceded = events.find(|event| {
                matches!(event, Event::MatchWon { verdict, .. } if *verdict != Verdict::Points)
            });
            return vec![match conceded {
                Some(event) => tell(event, self.language),
                None => self.say(Message::ReviewNoMistake { side: !winner }),
            }];
        };
        let side = turned.side;
        let text = turned.decision.to_string();
        let point = self.say(Message::ReviewTurningPoint { side, text: &text });
        let mut told = Vec::new();
        if review.rounds.len() > 1 {
            let round = turned.round + 1;
            told.push(self.say(Message::LabelRound { round }));
        }
        told.push(point);
        if !turned.winning.is_empty() {
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

    /// A move of the position in signs and squares.
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
