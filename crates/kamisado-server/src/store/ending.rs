//! What the end of a game means for its row, the archive, the ratings and the tallies. All of it happens in the transaction that
//! writes the last entry, so it happens once.

use kamisado::{BySide, LineUp, Match, MatchKind, Opening, Side};
use kamisado_online::{Ending, Entry, Game, GameResult, Table, Terms};
use sqlx::AnyConnection;
use sqlx::Error;

use super::ratings::Advantages;
use super::sql::unreadable;
use super::{Store, games, journal, people, ratings, tallies};

/// What has been worked out about an ending before its transaction.
#[derive(Debug)]
pub(super) struct Effects {
    game: Game,
    class: Option<String>,
    line_ups: BySide<Option<LineUp>>,
    /// The first positions of each round, with the winner of the round.
    positions: Vec<(i64, Side)>,
    /// What it was worth to begin.
    advantage: f64,
}

/// Works out what a last entry means. It is read from the entries before it, which never change.
pub(super) async fn effects(
    connection: &mut AnyConnection,
    last: &Entry,
    ending: &Ending,
    advantages: &Advantages,
) -> Result<Effects, Error> {
    let game = games::by_id(connection, last.game).await?;
    let mut entries = journal::since(connection, last.game, 0).await?;
    entries.truncate(usize::try_from(last.seq).unwrap_or(usize::MAX));
    entries.push(*last);
    let table =
        Table::replay(game, Vec::new(), &entries).map_err(|error| unreadable("what", error))?;
    let advantage = advantages.of(connection, &game.terms, last.at).await?;
    Ok(Effects {
        advantage,
        ..Effects::of(&table, ending)
    })
}

/// The ending of a table that is over.
pub(super) fn ending_of(table: &Table) -> Option<Ending> {
    let play = table.play();
    table.result().map(|result| Ending {
        result,
        points: play.score(),
        decisions: u32::try_from(play.decisions().len()).unwrap_or(u32::MAX),
    })
}

impl Effects {
    /// What the end of this table means.
    pub(super) fn of(table: &Table, ending: &Ending) -> Effects {
        let game = *table.game();
        let class = class(&game.terms, ending.result);
        Effects {
            positions: match class {
                Some(_) => positions(table.play(), ending.result),
                None => Vec::new(),
            },
            line_ups: line_ups(table.play()),
            game,
            class,
            advantage: 0.0,
        }
    }
}

/// A last entry that has just been written, and what it means.
pub(super) type Last<'a> = (&'a Entry, &'a Ending, &'a Effects);

/// Does everything that follows from the last entries of some games, unless a game was over already.
pub(super) async fn apply(
    connection: &mut AnyConnection,
    endings: &[Last<'_>],
) -> Result<(), Error> {
    let mut over = Vec::with_capacity(endings.len());
    for &ending in endings {
        if close(connection, ending).await? {
            over.push(ending);
        }
    }
    // Those of casual games and of games that do not count keep what they have.
    let players = over
        .iter()
        .filter(|(.., effects)| effects.class.is_some() && effects.game.terms.pool().is_some())
        .flat_map(|(.., effects)| Side::ALL.map(|side| effects.game.players[side]))
        .collect();
    people::lock(connection, players).await?;
    let mut positions = Vec::new();
    for (last, ending, effects) in over {
        if effects.class.is_some() {
            let Effects {
                game, advantage, ..
            } = effects;
            ratings::apply(connection, game, ending.result, *advantage, last.at).await?;
        }
        positions.extend_from_slice(&effects.positions);
    }
    tallies::add(connection, &positions).await
}

/// Notes in the row of a game how it ended. Says whether that is news.
async fn close(
    connection: &mut AnyConnection,
    (last, ending, effects): Last<'_>,
) -> Result<bool, Error> {
    let closed = sqlx::query(
        "UPDATE game SET ended_at = $1, result = $2, black_points = $3, white_points = $4, decisions = $5, class = $6, \
         black_line_up = $7, white_line_up = $8, due_at = NULL, side = NULL WHERE id = $9 AND ended_at IS NULL",
    )
    .bind(last.at.0)
    .bind(ending.result.to_string())
    .bind(i64::from(ending.points[Side::Black]))
    .bind(i64::from(ending.points[Side::White]))
    .bind(i64::from(ending.decisions))
    .bind(effects.class.clone())
    .bind(effects.line_ups[Side::Black].map(|line_up| line_up.to_string()))
    .bind(effects.line_ups[Side::White].map(|line_up| line_up.to_string()))
    .bind(last.game.0)
    .execute(connection)
    .await?;
    Ok(closed.rows_affected() > 0)
}

/// The games that the archive finds together: kind, opening, rated or casual, and winner, a letter each. Nothing for games that do not
/// count.
pub(super) fn class(terms: &Terms, result: GameResult) -> Option<String> {
    let winner = match result {
        GameResult::Won {
            winner: Side::Black,
            ..
        } => 'b',
        GameResult::Won {
            winner: Side::White,
            ..
        } => 'w',
        GameResult::Tied => 't',
        GameResult::Aborted | GameResult::Void => return None,
    };
    let rated = if terms.rated { 'r' } else { 'c' };
    Some(
        [
            kind_letter(terms.rules.kind),
            opening_letter(terms.rules.opening),
            rated,
            winner,
        ]
        .into_iter()
        .collect(),
    )
}

/// The letter of a kind of match. Stored, so it never changes.
pub(super) const fn kind_letter(kind: MatchKind) -> char {
    match kind {
        MatchKind::Single => 's',
        MatchKind::DoubleRound => 'd',
        MatchKind::Standard => 't',
        MatchKind::Long => 'l',
        MatchKind::Marathon => 'm',
        MatchKind::Series { .. } => 'r',
    }
}

/// The letter of an opening. Stored, so it never changes.
pub(super) const fn opening_letter(opening: Opening) -> char {
    match opening {
        Opening::Standard => 's',
        Opening::Tournament => 't',
        Opening::MatchPlay => 'm',
        Opening::OneThreeFive => '1',
    }
}

/// The line-ups of the first round, where somebody chose or drew them.
fn line_ups(game: &Match) -> BySide<Option<LineUp>> {
    let first = game.rounds().first();
    match first.and_then(|round| round.start().towers().line_ups()) {
        Some(line_ups) if game.rules().opening.asks_for_line_ups() => line_ups.map(Some),
        _ => BySide::new(None, None),
    }
}

/// The positions that are tallied, each with whoever won its round. A round that was broken off went to the winner of the game.
pub(super) fn positions(game: &Match, result: GameResult) -> Vec<(i64, Side)> {
    let mut positions = Vec::new();
    for round in game.rounds() {
        let broken_off = match result {
            GameResult::Won { winner, .. } => Some(winner),
            _ => None,
        };
        let Some(winner) = round.end().map(|end| end.winner).or(broken_off) else {
            continue;
        };
        let later = round
            .played()
            .iter()
            .filter_map(|played| played.next.position());
        let reached = std::iter::once(round.start()).chain(later);
        positions.extend(
            reached
                .take(Store::TALLIED_MOVES + 1)
                .map(|position| (tallies::number(position), winner)),
        );
    }
    positions
}
