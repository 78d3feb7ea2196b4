//! How often somebody kept a win that few moves kept: one of the things to look at when a player is reported.
//!
//! Finished rated games are compared with what the solver proves about them. A move is counted if the player had a proven win,
//! at most one move in [`FEW`] kept it, everything was proven, and none of the moves won on the spot, because nobody needs help to see a move
//! that wins at once. The same is counted for the opponents, who had the same positions from the other side.

use std::ops::AddAssign;

use kamisado::{Decision, Language, Match, Side};
use kamisado_engine::review::{Judgement, Review, Reviewed};
use kamisado_engine::{Limits, Solver};
use kamisado_i18n::Message;
use kamisado_online::{Down, PersonId};
use kamisado_server::store::{Person, Query, Store};

use crate::engine::Effort;
use crate::failure::Failure;
use crate::output::Output;

/// A win is hard to keep when at most one move in this many keeps it.
const FEW: usize = 3;

/// How many games are asked for at once.
const PAGE: u32 = 50;

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The name
    name: String,

    /// How many rated games to look at, the newest first
    #[arg(long, value_name = "NUMBER", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=1000))]
    games: u32,

    #[command(flatten)]
    effort: Effort,
}

/// How often a win was kept that few moves kept.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Kept {
    /// How often.
    kept: u32,
    /// Of how many such moves.
    of: u32,
    /// How often on average if every move had been drawn by lot.
    by_lot: f64,
}

impl AddAssign for Kept {
    fn add_assign(&mut self, other: Kept) {
        self.kept += other.kept;
        self.of += other.of;
        self.by_lot += other.by_lot;
    }
}

impl Kept {
    /// What a review says about the moves of one side.
    fn by(side: Side, game: &Match, review: &Review) -> Kept {
        let mut all = Kept::default();
        let own = review.decisions.iter().enumerate();
        for (index, reviewed) in own.filter(|(_, reviewed)| reviewed.side == side) {
            if let Some(legal) = hard(index, game, reviewed) {
                all += Kept {
                    kept: u32::from(reviewed.judgement == Judgement::Kept),
                    of: 1,
                    by_lot: reviewed.winning.len() as f64 / legal as f64,
                };
            }
        }
        all
    }
}

/// How many moves there were, if it was hard to keep the win.
fn hard(index: usize, game: &Match, reviewed: &Reviewed) -> Option<usize> {
    let legal = reviewed.legal?;
    let is_hard = matches!(reviewed.decision, Decision::Move(_))
        && reviewed.before == Some(reviewed.side)
        && reviewed.open == Some(0)
        && reviewed.winning.len() * FEW <= legal;
    if !is_hard {
        return None;
    }
    let position = game.entry(index)?.before.position()?;
    let wins_at_once = |decision: &Decision| match decision {
        Decision::Move(m) => position
            .play(*m)
            .is_ok_and(|played| played.next.position().is_none()),
        _ => false,
    };
    (!reviewed.winning.iter().any(wins_at_once)).then_some(legal)
}

/// Looks through the games, and says what was found.
pub(super) async fn run(
    arguments: &Arguments,
    store: &Store,
    language: Language,
    output: &mut Output<'_>,
) -> Result<(), Failure> {
    let down = |Down| Failure::No(Message::DatabaseDown.say(language));
    let name = arguments.name.as_str();
    let person = store.by_name(name).await.map_err(down)?;
    let Some(person) = person else {
        return Err(Failure::No(Message::AdminUnknown { name }.say(language)));
    };
    let name = person.name().unwrap_or(name);
    let solver = arguments.effort.solver(language)?;
    let nodes = arguments.effort.nodes_or(Review::NODES);
    let (mut own, mut others) = (Kept::default(), Kept::default());
    output.line(Message::FairnessLead { name }.say(language))?;
    for (slug, side, game) in games(store, person.id, arguments.games)
        .await
        .map_err(down)?
    {
        let limits = Limits::none().nodes(nodes);
        let review = review(&game, &solver, &limits);
        let (one, other) = (
            Kept::by(side, &game, &review),
            Kept::by(!side, &game, &review),
        );
        let game = slug.as_str();
        let told = Message::FairnessGame {
            game,
            kept: one.kept,
            count: one.of,
        };
        output.line(told.say(language))?;
        own += one;
        others += other;
    }
    let Kept { kept, of, by_lot } = own;
    let about = format!("{by_lot:.1}");
    let told = Message::FairnessPlayer {
        name,
        kept,
        count: of,
        text: &about,
    };
    output.line(told.say(language))?;
    let Kept { kept, of, by_lot } = others;
    let about = format!("{by_lot:.1}");
    let told = Message::FairnessOpponents {
        kept,
        count: of,
        text: &about,
    };
    output.line(told.say(language))?;
    output.line(Message::FairnessNote.say(language))
}

fn review(game: &Match, solver: &Solver, limits: &Limits) -> Review {
    Review::of(game, solver, limits, |_| {})
}

/// The last rated games of somebody that are over: the name, the side, and the match.
async fn games(
    store: &Store,
    person: PersonId,
    most: u32,
) -> Result<Vec<(kamisado_online::Slug, Side, Match)>, Down> {
    let query = Query {
        player: Some(person),
        rated: Some(true),
        ..Query::default()
    };
    let nobody = |_: &Person| String::new();
    let (mut found, mut after) = (Vec::new(), None);
    loop {
        let page = store.archive(&query, after, PAGE).await?;
        for finished in page.games {
            if found.len() >= most as usize {
                return Ok(found);
            }
            let game = finished.game;
            let side = Side::ALL
                .into_iter()
                .find(|&side| game.players[side] == person);
            let record = store.record(game.slug, &nobody).await?;
            if let (Some(side), Some(record)) = (side, record) {
                found.push((game.slug, side, record.game().clone()));
            }
        }
        match page.next {
            Some(next) => after = Some(next),
            None => return Ok(found),
        }
    }
}

#[cfg(test)]
mod tests {
    use kamisado::MatchKind;
    use kamisado_engine::Memory;

    use super::*;

    /// A round in which Black could have won until the ninth decision.
    fn lost_by_black() -> Match {
        let mut game = Match::new(MatchKind::Single.into());
        for m in [
            "h1h5", "e8e2", "b1b2", "h8h6", "g1g7", "h6e3", "c1c4", "g8h7", "f1f7", "e2f1",
        ] {
            game.play(m.parse().unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn only_wins_that_were_hard_to_keep_are_counted() {
        let game = lost_by_black();
        let solver = Solver::new(Memory::mebibytes(16));
        let limits = Limits::none().nodes(200_000);
        let review = review(&game, &solver, &limits);
        for side in Side::ALL {
            let Kept { kept, of, by_lot } = Kept::by(side, &game, &review);
            assert!(kept <= of, "{side}: {kept} of {of}");
            assert!(by_lot <= f64::from(of) / FEW as f64, "{side}: {by_lot}");
        }
        // The move with which Black threw the win away is one of them, and White's last one, which won on the spot, is not.
        let thrown = review.turning_point.unwrap();
        assert_eq!(review.decisions[thrown].side, Side::Black);
        let last = review.decisions.len() - 1;
        assert_eq!(hard(last, &game, &review.decisions[last]), None);
        let black = Kept::by(Side::Black, &game, &review);
        assert!(black.of > black.kept, "{black:?}");
    }
}
