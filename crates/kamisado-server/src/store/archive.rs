//! Finished games.

use kamisado::{Decision, DecisionError, Match, MatchRules};
use kamisado_online::{Entry, What};

/// A game as its entries tell it.
#[derive(Debug)]
pub(super) struct Replayed {
    /// The match.
    pub(super) game: Match,
    /// How long each decision took, in milliseconds.
    pub(super) spent: Vec<u64>,
}

/// Plays what the entries say. Those that are no decisions are left out, and those that were taken back.
pub(super) fn replay(rules: MatchRules, entries: &[Entry]) -> Result<Replayed, DecisionError> {
    let mut decisions: Vec<(Decision, u64)> = Vec::new();
    let mut since = entries.first().map(|entry| entry.at);
    for entry in entries {
        match entry.what {
            What::Decision(decision) => {
                let time = since.map_or(entry.lag, |since| entry.at - since);
                let spent = time.saturating_sub(entry.lag).as_millis();
                decisions.push((decision, u64::try_from(spent).unwrap_or(u64::MAX)));
            }
            What::Undo(left) => decisions.truncate(usize::try_from(left).unwrap_or(usize::MAX)),
            _ => continue,
        }
        since = Some(entry.at);
    }
    let mut game = Match::new(rules);
    for &(decision, _) in &decisions {
        game.play(decision)?;
    }
    Ok(Replayed {
        game,
        spent: decisions.into_iter().map(|(_, spent)| spent).collect(),
    })
}
