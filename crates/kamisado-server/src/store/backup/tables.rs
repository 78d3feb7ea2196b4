//! What is in a backup: every table with its columns, in an order in which nothing refers to what comes later.

use self::Content::{Fraction, Number, Text};

/// A table of the database.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table {
    pub(super) name: &'static str,
    /// The columns in whose order rows are written.
    pub(super) key: &'static str,
    pub(super) columns: &'static [(&'static str, Content)],
}

/// What a column contains, or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Content {
    Number,
    /// It is written as text, because programs read and write fractions in JSON in different ways.
    Fraction,
    Text,
}

impl Table {
    pub(super) fn named(name: &str) -> Option<&'static Table> {
        TABLES.iter().find(|table| table.name == name)
    }

    /// Whether the database numbers the rows itself.
    pub(super) fn is_numbered(&self) -> bool {
        self.columns.first() == Some(&("id", Number))
    }
}

/// All tables, apart from those in which the database notes its own schema.
pub(super) const TABLES: &[Table] = &[
    Table {
        name: "person",
        key: "id",
        columns: &[
            ("id", Number),
            ("kind", Text),
            ("level", Number),
            ("name", Text),
            ("folded", Text),
            ("password", Text),
            ("role", Text),
            ("created_at", Number),
            ("seen_at", Number),
            ("closed_at", Number),
        ],
    },
    Table {
        name: "session",
        key: "id",
        columns: &[
            ("id", Number),
            ("person", Number),
            ("token", Text),
            ("agent", Text),
            ("created_at", Number),
            ("seen_at", Number),
        ],
    },
    Table {
        name: "recovery",
        key: "person, code",
        columns: &[("person", Number), ("code", Text)],
    },
    Table {
        name: "seek",
        key: "id",
        columns: &[
            ("id", Number),
            ("slug", Text),
            ("person", Number),
            ("kind", Text),
            ("opening", Text),
            ("board", Text),
            ("clock", Text),
            ("rated", Number),
            ("side", Text),
            ("private", Number),
            ("created_at", Number),
            ("expires_at", Number),
        ],
    },
    Table {
        name: "game",
        key: "id",
        columns: &[
            ("id", Number),
            ("slug", Text),
            ("kind", Text),
            ("opening", Text),
            ("board", Text),
            ("clock", Text),
            ("rated", Number),
            ("black", Number),
            ("white", Number),
            ("seed", Number),
            ("created_at", Number),
            ("head", Number),
            ("side", Text),
            ("due_at", Number),
            ("ended_at", Number),
            ("result", Text),
            ("black_points", Number),
            ("white_points", Number),
            ("decisions", Number),
            ("class", Text),
            ("black_line_up", Text),
            ("white_line_up", Text),
        ],
    },
    Table {
        name: "entry",
        key: "game, seq",
        columns: &[
            ("game", Number),
            ("seq", Number),
            ("at", Number),
            ("lag", Number),
            ("side", Text),
            ("what", Text),
        ],
    },
    Table {
        name: "rating",
        key: "person, pool",
        columns: &[
            ("person", Number),
            ("pool", Text),
            ("rating", Fraction),
            ("deviation", Fraction),
            ("volatility", Fraction),
            ("games", Number),
            ("at", Number),
        ],
    },
    Table {
        name: "rating_change",
        key: "game, person",
        columns: &[
            ("game", Number),
            ("person", Number),
            ("pool", Text),
            ("at", Number),
            ("before", Fraction),
            ("after", Fraction),
            ("deviation", Fraction),
        ],
    },
    Table {
        name: "tally",
        key: "position",
        columns: &[("position", Number), ("black", Number), ("white", Number)],
    },
    Table {
        name: "block",
        key: "person, blocked",
        columns: &[("person", Number), ("blocked", Number), ("at", Number)],
    },
    Table {
        name: "report",
        key: "id",
        columns: &[
            ("id", Number),
            ("reporter", Number),
            ("about", Number),
            ("game", Number),
            ("reason", Text),
            ("at", Number),
            ("handled_at", Number),
            ("handled_by", Text),
        ],
    },
    Table {
        name: "audit",
        key: "id",
        columns: &[
            ("id", Number),
            ("at", Number),
            ("actor", Text),
            ("action", Text),
            ("subject", Text),
            ("detail", Text),
        ],
    },
    // Restored as well, so that the time until the next server starts is seen to be an outage and is on nobody's clock.
    Table {
        name: "node",
        key: "id",
        columns: &[("id", Text), ("started_at", Number), ("seen_at", Number)],
    },
    Table {
        name: "outage",
        key: "id",
        columns: &[("id", Number), ("from_at", Number), ("to_at", Number)],
    },
    Table {
        name: "building",
        key: "id",
        columns: &[
            ("id", Number),
            ("line_up", Text),
            ("stage", Number),
            ("machine", Text),
            ("held_until", Number),
            ("answer", Text),
        ],
    },
];

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use sqlx::Row as _;

    use super::*;
    use crate::store::{Location, Store};

    #[tokio::test]
    async fn a_backup_has_every_table_and_every_column() {
        let store = Store::open(Location::Memory).await.unwrap();
        let rows = sqlx::query(
            "SELECT t.name AS 'table', c.name AS 'column' FROM sqlite_schema AS t JOIN pragma_table_info(t.name) AS c \
             WHERE t.type = 'table' AND t.name NOT IN ('_sqlx_migrations', 'compatibility')",
        )
        .fetch_all(&mut *store.reader().await.unwrap())
        .await
        .unwrap();
        let mut there: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for row in rows {
            there
                .entry(row.get("table"))
                .or_default()
                .insert(row.get("column"));
        }
        let known = TABLES.iter().map(|table| {
            let columns = table.columns.iter().map(|(name, _)| (*name).to_owned());
            (table.name.to_owned(), columns.collect())
        });
        assert_eq!(there, known.collect());
    }
}
