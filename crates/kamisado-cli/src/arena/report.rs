//! What people and scripts get to read about the games.

use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use kamisado::{MatchKind, Side};
use serde::Serialize;

use super::engines::EngineSpec;
use super::statistics::{Accepted, Interval, Pairs, Sprt};
use super::{Arena, Forfeit, Standing};

/// All that came of the games of two engines, as one JSON object. What has no number, such as the Elo of an engine
/// that won every game, is `null`.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    engines: [String; 2],
    #[serde(rename = "match")]
    kind: MatchKind,
    start: String,
    seed: u64,
    games: u64,
    /// Games the first engine won.
    won: u64,
    pairs: Pairs,
    points: [u64; 2],
    rounds: u64,
    score: f64,
    score_95: Interval,
    elo: f64,
    elo_95: Interval,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<Tested>,
    forfeits: Vec<Lost>,
}

#[derive(Debug, Serialize)]
struct Tested {
    #[serde(flatten)]
    test: Sprt,
    llr: f64,
    bounds: Interval,
    accepted: Option<Accepted>,
}

#[derive(Debug, Serialize)]
struct Lost {
    /// Counted from 1.
    pair: u64,
    engine: String,
    side: Side,
    fault: String,
}

impl Report {
    pub(crate) fn new(arena: &Arena, engines: [&EngineSpec; 2], standing: &Standing) -> Report {
        let pairs = standing.pairs;
        Report {
            engines: engines.map(EngineSpec::to_string),
            kind: arena.schedule.kind,
            start: arena.schedule.start.to_string(),
            seed: arena.schedule.seed,
            games: 2 * pairs.count(),
            won: pairs.games_won(),
            pairs,
            points: standing.points,
            rounds: standing.rounds,
            score: pairs.score(),
            score_95: pairs.score_interval(),
            elo: pairs.elo(),
            elo_95: pairs.elo_interval(),
            sprt: arena.sprt.map(|test| Tested {
                test,
                llr: test.log_likelihood_ratio(pairs),
                bounds: test.bounds(),
                accepted: test.accepted(pairs),
            }),
            forfeits: standing
                .forfeits
                .iter()
                .map(|forfeit| Lost {
                    pair: forfeit.pair + 1,
                    engine: engines[forfeit.engine].to_string(),
                    side: forfeit.side,
                    fault: forfeit.fault.to_string(),
                })
                .collect(),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = &self.engines;
        write!(f, "{first} against {second}: {}", Summary(self.pairs))?;
        write!(
            f,
            "\n  pairs: {} won, {} split, {} lost",
            self.pairs.won, self.pairs.split, self.pairs.lost
        )?;
        if self.kind != MatchKind::Single {
            let [own, others] = self.points;
            write!(f, "\n  points: {own} to {others} in {} rounds", self.rounds)?;
        }
        if let Some(Tested {
            test,
            llr,
            bounds,
            accepted,
        }) = &self.sprt
        {
            write!(
                f,
                "\n  SPRT: log-likelihood ratio {llr:.2} ({:.2} to {:.2}), ",
                bounds.low, bounds.high
            )?;
            match accepted {
                Some(Accepted::Elo0) => write!(f, "{:+} Elo accepted", test.elo0)?,
                Some(Accepted::Elo1) => write!(f, "{:+} Elo accepted", test.elo1)?,
                None => f.write_str("nothing accepted yet: play more pairs")?,
            }
        }
        let mut faults: BTreeMap<(&str, &str), u64> = BTreeMap::new();
        for lost in &self.forfeits {
            *faults.entry((&lost.engine, &lost.fault)).or_default() += 1;
        }
        for ((engine, fault), count) in faults {
            let games = if count == 1 { "game" } else { "games" };
            write!(f, "\n  {engine} forfeited {count} {games}: it {fault}")?;
        }
        Ok(())
    }
}

/// `78.3% of 400 games, +223 Elo (+190 to +260)`.
struct Summary(Pairs);

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pairs = self.0;
        let Interval { low, high } = pairs.elo_interval();
        write!(
            f,
            "{:.1}% of {} games, {} Elo ({} to {})",
            100.0 * pairs.score(),
            2 * pairs.count(),
            Elo(pairs.elo()),
            Elo(low),
            Elo(high)
        )
    }
}

struct Elo(f64);

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            f64::INFINITY => f.write_str("+∞"),
            f64::NEG_INFINITY => f.write_str("-∞"),
            // Without a minus before nothing.
            elo => write!(f, "{:+.0}", if elo.abs() < 0.5 { 0.0 } else { elo }),
        }
    }
}

/// Shows on the standard error how far the games have come: a bar in a terminal, lines elsewhere.
#[derive(Debug)]
pub(crate) enum Progress {
    Bar(ProgressBar),
    Lines { last: Instant },
    Silent,
}

impl Progress {
    /// Progress of this many pairs.
    pub(crate) fn new(pairs: u64, quiet: bool) -> Progress {
        if quiet {
            return Progress::Silent;
        }
        if !io::stderr().is_terminal() {
            return Progress::Lines {
                last: Instant::now(),
            };
        }
        let bar = ProgressBar::new(pairs);
        if let Ok(style) = ProgressStyle::with_template(
            "{bar:30} {pos}/{len} pairs, {elapsed} of ~{duration}  {msg}",
        ) {
            bar.set_style(style);
        }
        bar.enable_steady_tick(Duration::from_millis(250));
        Progress::Bar(bar)
    }

    /// Another pair was played.
    pub(crate) fn tell(&mut self, arena: &Arena, engines: [&EngineSpec; 2], standing: &Standing) {
        /// Lines come no more often than this.
        const PAUSE: Duration = Duration::from_secs(2);
        let count = standing.pairs.count();
        let mut message = Summary(standing.pairs).to_string();
        if let Some(sprt) = arena.sprt {
            let llr = sprt.log_likelihood_ratio(standing.pairs);
            message.push_str(&format!(", LLR {llr:.2}"));
        }
        match self {
            Progress::Bar(bar) => {
                bar.set_position(count);
                bar.set_message(message);
            }
            Progress::Lines { last } if last.elapsed() >= PAUSE => {
                *last = Instant::now();
                let [first, second] = engines;
                // Whoever does not listen to the progress may still want the result.
                let _ = writeln!(
                    io::stderr(),
                    "{first} against {second}, pair {count} of {}: {message}",
                    arena.pairs
                );
            }
            Progress::Lines { .. } | Progress::Silent => {}
        }
    }

    /// Tells of a game that was lost by doing something wrong.
    pub(crate) fn report(&self, engines: [&EngineSpec; 2], forfeit: &Forfeit) {
        let Forfeit {
            pair,
            engine,
            side,
            fault,
        } = forfeit;
        let line = format!(
            "pair {}: {} as {side} {fault}, and loses the game",
            pair + 1,
            engines[*engine]
        );
        match self {
            Progress::Bar(bar) => bar.println(line),
            Progress::Lines { .. } => {
                let _ = writeln!(io::stderr(), "{line}");
            }
            Progress::Silent => {}
        }
    }

    /// Clears the bar.
    pub(crate) fn finish(&self) {
        if let Progress::Bar(bar) = self {
            bar.finish_and_clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_no_number_is_told_nevertheless() {
        assert_eq!(
            Summary(Pairs::of(2)).to_string(),
            "100.0% of 2 games, +∞ Elo (-113 to +∞)"
        );
        assert_eq!(
            Summary(Pairs::default()).to_string(),
            "50.0% of 0 games, +0 Elo (-∞ to +∞)"
        );
        assert_eq!(
            serde_json::to_string(&Interval {
                low: f64::NEG_INFINITY,
                high: 1.5
            })
            .unwrap(),
            r#"{"low":null,"high":1.5}"#
        );
    }
}
