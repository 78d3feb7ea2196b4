//! What people and scripts get to read about the games.

use std::collections::BTreeMap;
use std::fmt;

use kamisado::{Language, MatchKind, Side};
use kamisado_i18n::Message;
use serde::{Serialize, Serializer};

use crate::engines::{EngineSpec, Fault};
use crate::statistics::{Accepted, Interval, Pairs, Sprt};
use crate::{Arena, Tally};

/// All that came of the games of two engines, as one JSON object. What has no number, such as the Elo of an engine
/// that won every game, is `null`.
#[derive(Debug, Serialize)]
pub struct Report {
    engines: [String; 2],
    #[serde(rename = "match")]
    kind: MatchKind,
    start: String,
    seed: u64,
    games: u64,
    /// Games the first engine won.
    won: u64,
    /// Games that were tied, where that can be.
    #[serde(skip_serializing_if = "Option::is_none")]
    tied: Option<u64>,
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
    #[serde(serialize_with = "in_english")]
    fault: Fault,
}

/// What scripts read does not depend on the language of the user.
fn in_english<S: Serializer>(fault: &Fault, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&fault.say(Language::English))
}

impl Report {
    /// The report on the games of these two engines.
    #[must_use]
    pub fn new(arena: &Arena, engines: [&EngineSpec; 2], tally: &Tally) -> Report {
        let pairs = tally.pairs;
        Report {
            engines: engines.map(EngineSpec::to_string),
            kind: arena.schedule.kind,
            start: arena.schedule.start.to_string(),
            seed: arena.schedule.seed,
            games: 2 * pairs.count(),
            won: tally.won,
            tied: (arena.schedule.kind == MatchKind::DoubleRound).then_some(tally.tied),
            pairs,
            points: tally.points,
            rounds: tally.rounds,
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
            forfeits: tally
                .forfeits
                .iter()
                .map(|forfeit| Lost {
                    pair: forfeit.pair + 1,
                    engine: engines[forfeit.engine].to_string(),
                    side: forfeit.side,
                    fault: forfeit.fault.clone(),
                })
                .collect(),
        }
    }
}

impl Report {
    /// The report for people: a line that says it all, and others that say it more closely.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        let [first, second] = &self.engines;
        let mut lines = vec![
            summary(self.pairs, [first, second], language),
            Message::ArenaPairs {
                won: self.pairs.won + self.pairs.ahead,
                split: self.pairs.split,
                lost: self.pairs.lost + self.pairs.behind,
            }
            .say(language),
        ];
        if let Some(count) = self.tied {
            lines.push(Message::ArenaTied { count }.say(language));
        }
        if self.kind != MatchKind::Single {
            let [own, others] = self.points;
            let rounds = self.rounds;
            let points = Message::ArenaPoints {
                own,
                others,
                rounds,
            };
            lines.push(points.say(language));
        }
        lines.extend(self.sprt.as_ref().map(|sprt| sprt.say(language)));
        let mut faults: BTreeMap<(&str, String), u64> = BTreeMap::new();
        for lost in &self.forfeits {
            let fault = lost.fault.say(language);
            *faults.entry((&lost.engine, fault)).or_default() += 1;
        }
        lines.extend(faults.iter().map(|((engine, fault), &count)| {
            Message::ArenaForfeits {
                engine,
                count,
                fault,
            }
            .say(language)
        }));
        lines.join("\n  ")
    }
}

impl Tested {
    fn say(&self, language: Language) -> String {
        let hundredths = |number: f64| (100.0 * number).round() / 100.0;
        let ratio = hundredths(self.llr);
        let (low, high) = (hundredths(self.bounds.low), hundredths(self.bounds.high));
        let accept = |elo: f64| {
            Message::ArenaSprtAccepted {
                ratio,
                low,
                high,
                elo: &Elo(elo).to_string(),
            }
            .say(language)
        };
        match self.accepted {
            Some(Accepted::Elo0) => accept(self.test.elo0),
            Some(Accepted::Elo1) => accept(self.test.elo1),
            None => Message::ArenaSprtOpen { ratio, low, high }.say(language),
        }
    }
}

/// Who played, the score, and how many Elo points that is.
#[must_use]
pub fn summary(pairs: Pairs, [engine, rival]: [&str; 2], language: Language) -> String {
    let Interval { low, high } = pairs.elo_interval();
    let [elo, low, high] = [pairs.elo(), low, high].map(|elo| Elo(elo).to_string());
    Message::ArenaResult {
        engine,
        rival,
        percent: (1000.0 * pairs.score()).round() / 10.0,
        elo: &elo,
        low: &low,
        high: &high,
        games: 2 * pairs.count(),
    }
    .say(language)
}

struct Elo(f64);

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            f64::INFINITY => f.write_str("+∞"),
            f64::NEG_INFINITY => f.write_str("−∞"),
            // Without a character before nothing.
            elo if elo.abs() < 0.5 => f.write_str("0"),
            elo if elo < 0.0 => write!(f, "−{:.0}", -elo),
            elo => write!(f, "+{elo:.0}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_no_number_is_told_nevertheless() {
        let say = |pairs, language| summary(pairs, ["level:2", "level:1"], language);
        assert_eq!(
            say(Pairs::of(4), Language::English),
            "level:2 against level:1: 100%, +∞ Elo (−113 to +∞), games: 2"
        );
        assert_eq!(
            say(Pairs::default(), Language::German),
            "level:2 gegen level:1: 50\u{a0}%, 0 Elo (−∞ bis +∞), Partien: 0"
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
