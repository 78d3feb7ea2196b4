//! The progress of the games while they are played.

use std::io::{self, Write as _};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use kamisado::Language;
use kamisado_arena::{Arena, EngineSpec, Forfeit, Tally, summary};
use kamisado_i18n::Message;

use crate::output::printable;
use crate::screen::terminal::is_screen;

/// Shows on the standard error how far the games have come: a bar in a terminal, lines elsewhere.
#[derive(Debug)]
pub(super) struct Ticker {
    shown: Shown,
    names: [String; 2],
    language: Language,
}

#[derive(Debug)]
enum Shown {
    Bar(ProgressBar),
    Lines { last: Instant },
    Nothing,
}

impl Ticker {
    /// For this many pairs.
    pub(super) fn new(
        pairs: u64,
        engines: [&EngineSpec; 2],
        quiet: bool,
        language: Language,
    ) -> Ticker {
        Ticker {
            shown: if quiet {
                Shown::Nothing
            } else if is_screen(&io::stderr()) {
                Shown::Bar(bar(pairs))
            } else {
                Shown::Lines {
                    last: Instant::now(),
                }
            },
            names: engines.map(EngineSpec::to_string),
            language,
        }
    }

    /// Another pair was played.
    pub(super) fn tell(&mut self, arena: &Arena, tally: &Tally) {
        /// Lines come no more often than this.
        const PAUSE: Duration = Duration::from_secs(2);
        let pair = tally.pairs.count();
        let text = || {
            let [first, second] = &self.names;
            let mut text = summary(tally.pairs, [first, second], self.language);
            if let Some(sprt) = arena.sprt {
                let ratio = sprt.log_likelihood_ratio(tally.pairs);
                text.push_str(&format!(", SPRT {ratio:.2}"));
            }
            text
        };
        match &mut self.shown {
            Shown::Bar(bar) => {
                bar.set_position(pair);
                bar.set_message(text());
            }
            Shown::Lines { last } if last.elapsed() >= PAUSE => {
                *last = Instant::now();
                let line = Message::ArenaProgress {
                    pair,
                    count: arena.pairs,
                    text: &text(),
                };
                // The result may be wanted even if the progress cannot be written.
                let _ = writeln!(io::stderr(), "{}", printable(&line.say(self.language)));
            }
            Shown::Lines { .. } | Shown::Nothing => {}
        }
    }

    /// Reports a game that was forfeited.
    pub(super) fn report(&self, forfeit: &Forfeit) {
        let line = Message::ArenaForfeit {
            pair: forfeit.pair + 1,
            engine: &self.names[forfeit.engine],
            side: forfeit.side,
            fault: &forfeit.fault.say(self.language),
        }
        .say(self.language);
        match &self.shown {
            Shown::Bar(bar) => bar.println(printable(&line)),
            Shown::Lines { .. } => {
                let _ = writeln!(io::stderr(), "{}", printable(&line));
            }
            Shown::Nothing => {}
        }
    }

    /// Clears the bar.
    pub(super) fn finish(&self) {
        if let Shown::Bar(bar) = &self.shown {
            bar.finish_and_clear();
        }
    }
}

/// A bar for a terminal.
fn bar(pairs: u64) -> ProgressBar {
    let bar = ProgressBar::new(pairs);
    if let Ok(style) =
        ProgressStyle::with_template("{bar:20} {pos}/{len} {elapsed}/{duration} {msg}")
    {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(250));
    bar
}
