//! Decisions that are typed.

use kamisado::notation::read_move;
use kamisado::{Decision, Due, Fill, LineUp};
use kamisado_i18n::{Explain as _, Message};

use super::GameScreen;

impl GameScreen {
    /// Takes what was typed as the decision that is due.
    pub(crate) fn submit(&mut self) {
        let typed = self.line.trim().to_owned();
        match self.due_here() {
            Some(Due::Move(_)) => {
                let Some(position) = self.game().position() else {
                    return;
                };
                match read_move(&typed, position, self.language) {
                    Ok(m) => {
                        self.play(Decision::Move(m));
                    }
                    Err(error) => self.complain(error.explain(self.language)),
                }
            }
            Some(Due::Fill(_)) => match self.read_fill(&typed) {
                Some(fill) => {
                    self.play(Decision::Fill(fill));
                }
                None => self.complain(self.say(Message::PromptFill)),
            },
            Some(Due::LineUp(side)) => match typed.parse::<LineUp>() {
                Ok(shown) => {
                    let line_up = self.as_shown(side, shown);
                    self.play(Decision::LineUp(line_up));
                }
                Err(error) => self.complain(error.explain(self.language)),
            },
            None if self.is_learned() => {}
            None if self.game().due().is_none() => {
                self.complain(self.say(Message::ErrorMatchOver));
            }
            None => self.complain(self.say(Message::StatusThinking)),
        }
    }

    /// Reads a fill as it is called in English or in the player's language, or the beginning of it.
    fn read_fill(&self, typed: &str) -> Option<Fill> {
        let typed = typed.to_lowercase();
        let named: Vec<Fill> = Fill::ALL
            .into_iter()
            .filter(|&fill| {
                let own = self.say(Message::FillName { fill }).to_lowercase();
                !typed.is_empty()
                    && (fill.name().starts_with(&typed)
                        || own.split(' ').any(|word| word.starts_with(&typed))
                        || own == typed)
            })
            .collect();
        match named[..] {
            [fill] => Some(fill),
            _ => None,
        }
    }
}
