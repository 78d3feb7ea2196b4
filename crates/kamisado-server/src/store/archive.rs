//! Finished games: how they are found.
//!
//! Every query is answered in pages, newest first, and each page goes on where the last one ended. A page reads an index in the order
//! in which it is shown: that of a player, of a line-up, of each class (kind, opening, rated or casual, winner), or of all games. What
//! an index does not know, such as the length, is looked for in a limited number of games; then the page may be short, and the next one goes on
//! from there.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use kamisado::{BySide, LineUp, MatchKind, Opening, Side};
use kamisado_online::{Down, Game, GameId, GameResult, PersonId, Stamp};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Error, Row as _};

use super::database::down;
use super::ending::{kind_letter, opening_letter};
use super::people::{self, Person};
use super::sql::{Columns as _, Statement, game_columns, readable};
use super::{Store, games};

/// In how many games of an index a page looks for what the index does not know.
const WINDOW: u32 = 5_000;

/// What games are looked for. What is not set does not matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// One of the players.
    pub player: Option<PersonId>,
    /// The kind of match; all series are one kind.
    pub kind: Option<MatchKind>,
    /// The opening.
    pub opening: Option<Opening>,
    /// Rated or casual.
    pub rated: Option<bool>,
    /// Who won.
    pub winner: Option<Winner>,
    /// Ended at this moment or later.
    pub from: Option<Stamp>,
    /// Ended before this moment.
    pub to: Option<Stamp>,
    /// At least this many decisions.
    pub min_decisions: Option<u32>,
    /// At most this many decisions.
    pub max_decisions: Option<u32>,
    /// The line-up with which either side began, where it was chosen or drawn.
    pub line_up: Option<LineUp>,
}

/// Who won the games that are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// This side.
    Side(Side),
    /// Nobody.
    Nobody,
    /// The player that is looked for.
    Player,
    /// The opponent of the player that is looked for.
    Opponent,
}

/// Where a page ends, as text `1763360000000-17`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cursor {
    pub(super) ended_at: i64,
    pub(super) id: i64,
}

impl Cursor {
    const NEWEST: Cursor = Cursor {
        ended_at: i64::MAX,
        id: i64::MAX,
    };

    pub(super) fn of(finished: &FinishedGame) -> Cursor {
        Cursor {
            ended_at: finished.ended_at.0,
            id: finished.game.id.0,
        }
    }
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.ended_at, self.id)
    }
}

impl FromStr for Cursor {
    type Err = ();

    fn from_str(text: &str) -> Result<Cursor, ()> {
        let (ended_at, id) = text.split_once('-').ok_or(())?;
        let number = |text: &str| text.parse::<u64>().ok()?.try_into().ok();
        Ok(Cursor {
            ended_at: number(ended_at).ok_or(())?,
            id: number(id).ok_or(())?,
        })
    }
}

/// A game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinishedGame {
    /// The game.
    pub game: Game,
    /// How it ended.
    pub result: GameResult,
    /// The points at the end.
    pub points: BySide<u8>,
    /// How many decisions were made.
    pub decisions: u32,
    /// When it ended.
    pub ended_at: Stamp,
    /// The line-ups of the first round, where they were chosen or drawn.
    pub line_ups: BySide<Option<LineUp>>,
}

/// Some of the games that were looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// The games, the newest first.
    pub games: Vec<FinishedGame>,
    /// Their players.
    pub people: HashMap<PersonId, Person>,
    /// From where the next page goes on. There may be a next page even if this one is short or empty.
    pub next: Option<Cursor>,
}

impl Store {
    /// Finished games, the newest first.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn archive(
        &self,
        query: &Query,
        after: Option<Cursor>,
        limit: u32,
    ) -> Result<Page, Down> {
        let mut reader = self.reader().await?;
        page(&mut reader, query, after, limit).await.map_err(down)
    }

    /// A finished game that counts.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn finished_game(&self, game: GameId) -> Result<Option<FinishedGame>, Down> {
        let mut reader = self.reader().await?;
        let row = sqlx::query(concat!(
            "SELECT ",
            game_columns!(),
            " FROM game WHERE id = $1 AND class IS NOT NULL"
        ))
        .bind(game.0)
        .fetch_optional(&mut *reader)
        .await
        .map_err(down)?;
        row.as_ref().map(finished).transpose().map_err(down)
    }
}

/// One index that is read.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Source {
    All,
    Class(String),
    Player(PersonId, Side),
    LineUp(LineUp, Side),
}

async fn page(
    connection: &mut AnyConnection,
    query: &Query,
    after: Option<Cursor>,
    limit: u32,
) -> Result<Page, Error> {
    let begin = query.begin(after);
    let sources = sources(connection, query).await?;
    if sources.is_empty() {
        return Ok(Page::default());
    }
    let rows = query
        .statement(&sources, begin, limit + 1)?
        .query()
        .fetch_all(&mut *connection)
        .await?;
    let mut games = readable(&rows, finished);
    let left_out = rows.len() - games.len();
    let limit = usize::try_from(limit).unwrap_or(usize::MAX);
    let mut next = end_of_windows(connection, query, &sources, begin).await?;
    if let Some(end) = next {
        // What lies beyond the end of any window belongs to the next page, with what has not been looked at yet.
        games.retain(|game| Cursor::of(game) >= end);
    }
    if games.len() + left_out > limit {
        games.truncate(limit);
        next = games.last().map(Cursor::of);
    }
    let mut ids: Vec<PersonId> = games
        .iter()
        .flat_map(|finished| Side::ALL.map(|side| finished.game.players[side]))
        .collect();
    ids.sort_unstable();
    ids.dedup();
    Ok(Page {
        people: people::by_ids(connection, &ids).await?,
        games,
        next,
    })
}

/// The indexes that a page reads.
async fn sources(connection: &mut AnyConnection, query: &Query) -> Result<Vec<Source>, Error> {
    if let Some(player) = query.player {
        return Ok(Side::ALL.map(|side| Source::Player(player, side)).into());
    }
    if let Some(line_up) = query.line_up {
        return Ok(Side::ALL.map(|side| Source::LineUp(line_up, side)).into());
    }
    let pattern = query.pattern(None);
    if pattern == ANY {
        return Ok(vec![Source::All]);
    }
    let classes = sqlx::query(CLASSES).fetch_all(connection).await?;
    let classes: Vec<String> = classes
        .iter()
        .map(|row| row.try_get("class"))
        .collect::<Result<_, _>>()?;
    Ok(classes
        .into_iter()
        .filter(|class| fits(class, &pattern))
        .map(Source::Class)
        .collect())
}

/// The classes that there are, each found in one step.
const CLASSES: &str = "WITH RECURSIVE found (class) AS (\
     SELECT MIN(class) FROM game WHERE class IS NOT NULL \
     UNION ALL SELECT (SELECT MIN(class) FROM game WHERE class > found.class) FROM found WHERE found.class IS NOT NULL) \
     SELECT class FROM found WHERE class IS NOT NULL";

/// The pattern of all classes.
const ANY: &str = "____";

/// Whether a class is of a pattern, in which `_` stands for any letter.
fn fits(class: &str, pattern: &str) -> bool {
    class.len() == pattern.len()
        && class
            .chars()
            .zip(pattern.chars())
            .all(|(letter, wanted)| wanted == '_' || letter == wanted)
}

impl Query {
    /// The classes of the games that are looked for, where the player that is looked for has this side.
    fn pattern(&self, side: Option<Side>) -> String {
        let side_letter = |side| match side {
            Side::Black => 'b',
            Side::White => 'w',
        };
        let winner = match (self.winner, side) {
            (Some(Winner::Side(side)), _) | (Some(Winner::Player), Some(side)) => side_letter(side),
            (Some(Winner::Opponent), Some(side)) => side_letter(!side),
            (Some(Winner::Nobody), _) => 't',
            _ => '_',
        };
        [
            self.kind.map_or('_', kind_letter),
            self.opening.map_or('_', opening_letter),
            match self.rated {
                None => '_',
                Some(true) => 'r',
                Some(false) => 'c',
            },
            winner,
        ]
        .into_iter()
        .collect()
    }

    /// What the games come after, in the order of pages.
    fn begin(&self, after: Option<Cursor>) -> Cursor {
        let begin = after.unwrap_or(Cursor::NEWEST);
        match self.to {
            Some(to) => begin.min(Cursor {
                ended_at: to.0,
                id: i64::MIN,
            }),
            None => begin,
        }
    }

    /// The games of all indexes together.
    fn statement(&self, sources: &[Source], begin: Cursor, limit: u32) -> Result<Statement, Error> {
        let mut statement = Statement::new(concat!(
            "SELECT ",
            game_columns!(),
            " FROM game JOIN (SELECT id, ended_at FROM ("
        ));
        for (index, source) in sources.iter().enumerate() {
            if index > 0 {
                statement.push(" UNION ALL ");
            }
            // What the index does not know is looked for in some of its games.
            let side = match source {
                Source::Player(_, side) => Some(*side),
                _ => None,
            };
            let pattern = match source {
                Source::Class(_) | Source::All => ANY.to_owned(),
                _ => self.pattern(side),
            };
            let looks_further = self.looks_further(source);
            statement.push("SELECT id, ended_at FROM (");
            self.window(
                &mut statement,
                source,
                begin,
                "id, ended_at, class, decisions, black_line_up, white_line_up",
            )?;
            statement
                .push(" LIMIT ")
                .bind(i64::from(if looks_further { WINDOW } else { limit }))?
                .push(&format!(") AS source{index} WHERE 1 = 1"));
            if pattern != ANY {
                statement.push(" AND class LIKE ").bind(pattern)?;
            }
            if let Some(least) = self.min_decisions {
                statement
                    .push(" AND decisions >= ")
                    .bind(i64::from(least))?;
            }
            if let Some(most) = self.max_decisions {
                statement.push(" AND decisions <= ").bind(i64::from(most))?;
            }
            if let (Some(line_up), Source::Player(..)) = (self.line_up, source) {
                statement
                    .push(" AND (black_line_up = ")
                    .bind(line_up.to_string())?
                    .push(" OR white_line_up = ")
                    .bind(line_up.to_string())?
                    .push(")");
            }
        }
        statement
            .push(") AS sources ORDER BY ended_at DESC, id DESC LIMIT ")
            .bind(i64::from(limit))?
            .push(") AS found ON game.id = found.id ORDER BY found.ended_at DESC, found.id DESC");
        Ok(statement)
    }

    /// Whether an index does not know everything that is looked for.
    fn looks_further(&self, source: &Source) -> bool {
        let length = self.min_decisions.is_some() || self.max_decisions.is_some();
        length
            || match source {
                Source::All | Source::Class(_) => false,
                Source::Player(_, side) => {
                    self.pattern(Some(*side)) != ANY || self.line_up.is_some()
                }
                Source::LineUp(..) => self.pattern(None) != ANY,
            }
    }

    /// The games of one index in the order of pages.
    fn window(
        &self,
        statement: &mut Statement,
        source: &Source,
        begin: Cursor,
        columns: &str,
    ) -> Result<(), Error> {
        statement
            .push("SELECT ")
            .push(columns)
            .push(" FROM game WHERE ");
        match source {
            Source::All => statement.push("class IS NOT NULL"),
            Source::Class(class) => statement.push("class = ").bind(class.clone())?,
            Source::Player(player, Side::Black) => statement
                .push("class IS NOT NULL AND black = ")
                .bind(player.0)?,
            Source::Player(player, Side::White) => statement
                .push("class IS NOT NULL AND white = ")
                .bind(player.0)?,
            Source::LineUp(line_up, Side::Black) => statement
                .push("class IS NOT NULL AND black_line_up = ")
                .bind(line_up.to_string())?,
            // Games in which both have it are found once.
            Source::LineUp(line_up, Side::White) => statement
                .push("class IS NOT NULL AND white_line_up = ")
                .bind(line_up.to_string())?
                .push(" AND black_line_up <> white_line_up"),
        };
        statement
            .push(" AND (ended_at, id) < (")
            .bind(begin.ended_at)?
            .push(", ")
            .bind(begin.id)?
            .push(")");
        if let Some(from) = self.from {
            statement.push(" AND ended_at >= ").bind(from.0)?;
        }
        statement.push(" ORDER BY ended_at DESC, id DESC");
        Ok(())
    }
}

/// Up to where all indexes have been looked at, if there are games beyond.
async fn end_of_windows(
    connection: &mut AnyConnection,
    query: &Query,
    sources: &[Source],
    begin: Cursor,
) -> Result<Option<Cursor>, Error> {
    let mut end = None;
    for source in sources.iter().filter(|source| query.looks_further(source)) {
        let mut statement = Statement::default();
        query.window(&mut statement, source, begin, "id, ended_at")?;
        statement
            .push(" LIMIT 1 OFFSET ")
            .bind(i64::from(WINDOW) - 1)?;
        if let Some(row) = statement.query().fetch_optional(&mut *connection).await? {
            end = end.max(Some(Cursor {
                ended_at: row.try_get("ended_at")?,
                id: row.try_get("id")?,
            }));
        }
    }
    Ok(end)
}

pub(super) fn finished(row: &AnyRow) -> Result<FinishedGame, Error> {
    Ok(FinishedGame {
        game: games::game(row)?,
        result: row.parsed("result")?,
        points: BySide::new(row.number("black_points")?, row.number("white_points")?),
        decisions: row.number("decisions")?,
        ended_at: row.stamp("ended_at")?,
        line_ups: BySide::new(
            row.parsed_or_none("black_line_up")?,
            row.parsed_or_none("white_line_up")?,
        ),
    })
}

#[cfg(test)]
mod tests {
    use super::super::database::{Database, Role};
    use super::super::location::Location;
    use super::*;

    /// How SQLite answers a statement: a line for each table or index that it reads.
    async fn plan(connection: &mut AnyConnection, statement: Statement) -> Vec<String> {
        let rows = statement.explained().query().fetch_all(connection).await;
        let rows = rows.unwrap();
        rows.iter().map(|row| row.get("detail")).collect()
    }

    #[tokio::test]
    async fn every_page_reads_an_index_in_the_order_of_the_page() {
        let database = Database::open(&Location::Memory, Role::Server);
        let database = database.await.unwrap();
        let mut connection = database.reader().await.unwrap();
        let any = Query::default();
        let line_up = LineUp::match_play(7).unwrap();
        let sides = |source: fn(Side) -> Source| Side::ALL.map(source).to_vec();
        let cases = [
            (any, vec![Source::All], vec!["game_ended"]),
            (
                Query {
                    min_decisions: Some(40),
                    from: Some(Stamp(5)),
                    to: Some(Stamp(9)),
                    ..any
                },
                vec![Source::All],
                vec!["game_ended"],
            ),
            (
                any,
                vec![
                    Source::Class("smcb".to_owned()),
                    Source::Class("tmrw".to_owned()),
                ],
                vec!["game_class", "game_class"],
            ),
            (
                Query {
                    player: Some(PersonId(3)),
                    kind: Some(MatchKind::Standard),
                    ..any
                },
                sides(|side| Source::Player(PersonId(3), side)),
                vec!["game_black", "game_white"],
            ),
            (
                Query {
                    line_up: Some(line_up),
                    rated: Some(true),
                    ..any
                },
                vec![
                    Source::LineUp(line_up, Side::Black),
                    Source::LineUp(line_up, Side::White),
                ],
                vec!["game_black_line_up", "game_white_line_up"],
            ),
        ];
        for (query, sources, indexes) in cases {
            let statement = query.statement(&sources, Cursor::NEWEST, 51).unwrap();
            let lines = plan(&mut connection, statement).await;
            let reads: Vec<&String> = lines
                .iter()
                .filter(|line| line.contains(" game ") && !line.contains("PRIMARY KEY"))
                .collect();
            assert_eq!(reads.len(), indexes.len(), "{query:?}: {lines:#?}");
            for (read, index) in reads.iter().zip(indexes) {
                let by_index = format!("SEARCH game USING INDEX {index} ");
                let in_index = format!("SEARCH game USING COVERING INDEX {index} ");
                assert!(
                    read.starts_with(&by_index) || read.starts_with(&in_index),
                    "{query:?}: {lines:#?}"
                );
            }
            // Only what the pages of several indexes have found together is sorted.
            let sorted = lines
                .iter()
                .filter(|line| line.contains("TEMP B-TREE"))
                .count();
            assert!(sorted <= 2, "{query:?}: {lines:#?}");
        }
    }

    #[tokio::test]
    async fn what_profiles_and_lists_ask_reads_an_index() {
        let database = Database::open(&Location::Memory, Role::Server);
        let database = database.await.unwrap();
        let mut connection = database.reader().await.unwrap();
        for text in [
            CLASSES,
            super::super::profiles::RESULTS,
            super::super::ratings::LEADERBOARD,
            super::super::ratings::LAST_MATCHES,
        ] {
            let lines = plan(&mut connection, Statement::new(text)).await;
            let scans: Vec<&String> = lines
                .iter()
                .filter(|line| line.starts_with("SCAN ") && !line.contains("found"))
                .collect();
            assert!(scans.is_empty(), "{text}: {lines:#?}");
        }
    }

    #[test]
    fn a_cursor_is_told_and_read() {
        let cursor = Cursor {
            ended_at: 1_763_360_000_000,
            id: 17,
        };
        assert_eq!(cursor.to_string().parse(), Ok(cursor));
        for wrong in ["", "-", "1", "1-", "x-1", "1--1", "99999999999999999999-1"] {
            assert_eq!(wrong.parse::<Cursor>(), Err(()), "{wrong}");
        }
    }
}
