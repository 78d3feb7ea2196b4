//! What is tested: one server or several, and what they share.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, ensure};
use kamisado_testing::{Durability, Nats, Postgres};

use super::server::{Server, family_cpu};

/// What the servers keep games in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Database {
    /// A file, which one server has for itself.
    Sqlite,
    /// A private PostgreSQL, which is as durable as a real one.
    Postgres,
}

/// Which servers are tested.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Setup {
    /// What the servers keep games in
    #[arg(long, value_enum, default_value_t = Database::Sqlite)]
    pub(crate) database: Database,
    /// How many servers, which share a PostgreSQL and a NATS server
    #[arg(long, default_value_t = 1)]
    pub(crate) servers: usize,
}

impl Setup {
    /// One server with a file, as most people have it.
    pub(crate) const ONE: Setup = Setup {
        database: Database::Sqlite,
        servers: 1,
    };

    /// Two servers that share a database.
    pub(crate) const TWO: Setup = Setup {
        database: Database::Postgres,
        servers: 2,
    };
}

/// The servers, and what they share.
pub(crate) struct Cluster {
    pub(crate) servers: Vec<Server>,
    /// Where the servers are, whether they run or not.
    pub(crate) addresses: Vec<SocketAddr>,
    pub(crate) postgres: Option<Arc<Postgres>>,
    /// The name of the database in it.
    database: String,
    /// Carries hints between several servers.
    pub(crate) nats: Option<Nats>,
}

impl Cluster {
    /// Starts everything. Files are kept in the folder.
    pub(crate) fn start(program: &Path, folder: &Path, setup: Setup) -> Result<Cluster> {
        ensure!(
            setup.servers == 1 || setup.database == Database::Postgres && setup.servers > 0,
            "several servers need --database postgres"
        );
        let is_shared = setup.database == Database::Postgres;
        let postgres = is_shared.then(|| Arc::new(Postgres::start(Durability::Durable)));
        let database = match &postgres {
            None => folder.join("kamisado.db").display().to_string(),
            Some(postgres) => postgres.create_database(),
        };
        let mut arguments = vec!["--database".to_owned(), database.clone()];
        let nats = (setup.servers > 1).then(Nats::start);
        if let Some(nats) = &nats {
            arguments.extend(["--bus".to_owned(), nats.url()]);
        }
        let servers = (0..setup.servers).map(|_| Server::start(program, &arguments));
        let servers = servers.collect::<Result<Vec<_>>>()?;
        Ok(Cluster {
            addresses: servers.iter().map(|server| server.address).collect(),
            servers,
            postgres,
            database: database.rsplit('/').next().unwrap_or_default().to_owned(),
            nats,
        })
    }

    /// The memory that the servers take, in bytes.
    pub(crate) fn memory(&self) -> Result<u64> {
        self.servers.iter().map(Server::memory).sum()
    }

    /// The processor time that the servers have used.
    pub(crate) fn cpu(&self) -> Result<Duration> {
        self.servers.iter().map(Server::cpu).sum()
    }

    /// The processor time that PostgreSQL has used. A file is part of its server.
    pub(crate) fn database_cpu(&self) -> Result<Duration> {
        match &self.postgres {
            None => Ok(Duration::ZERO),
            Some(postgres) => family_cpu(postgres.process()),
        }
    }

    /// How many bytes PostgreSQL has written to its log, which is what it syncs.
    pub(crate) fn logged(&self) -> u64 {
        let statement = "SELECT CAST(pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS BIGINT)";
        self.count(statement).unwrap_or(0)
    }

    /// What is wrong in the database: a word for each kind of fault, and how many there are.
    pub(crate) fn faults(&self) -> Vec<(&'static str, u64)> {
        FAULTS
            .iter()
            .filter_map(|&(word, statement)| Some((word, self.count(statement)?)))
            .collect()
    }

    /// How many games are over and rated.
    pub(crate) fn rated(&self) -> u64 {
        self.count(RATED).unwrap_or(0)
    }

    /// Asks PostgreSQL for a number. Files are not looked into.
    fn count(&self, statement: &str) -> Option<u64> {
        let postgres = self.postgres.as_ref()?;
        postgres.sql(&self.database, statement).parse().ok()
    }
}

const RATED: &str = "SELECT COUNT(*) FROM game WHERE rated = 1 AND class IS NOT NULL";

/// What must not be in a database, as counts.
const FAULTS: &[(&str, &str)] = &[
    (
        "gaps",
        "SELECT COUNT(*) FROM game WHERE head <> (SELECT COUNT(*) FROM entry WHERE entry.game = game.id) \
         OR head <> (SELECT COALESCE(MAX(seq) + 1, 0) FROM entry WHERE entry.game = game.id)",
    ),
    (
        "not_rated_once",
        "SELECT COUNT(*) FROM game WHERE (CASE WHEN rated = 1 AND class IS NOT NULL THEN 2 ELSE 0 END) <> \
         (SELECT COUNT(*) FROM rating_change WHERE rating_change.game = game.id)",
    ),
    (
        "ratings_overwritten",
        "SELECT COUNT(*) FROM rating WHERE games <> (SELECT COUNT(*) FROM rating_change \
         WHERE rating_change.person = rating.person AND rating_change.pool = rating.pool)",
    ),
];
