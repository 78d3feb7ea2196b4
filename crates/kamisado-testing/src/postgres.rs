//! A private PostgreSQL.

use std::fs;
use std::os::unix::fs::{MetadataExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

use tempfile::TempDir;

use crate::caretaker::Caretaker;
use crate::{free_port, program};

/// What becomes of commits when the computer loses power. Whatever happens to processes, they are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    /// Nothing is synced to the disk. For tests of logic, which are faster then.
    Careless,
    /// As on a real server.
    Durable,
}

/// A cluster of databases in a folder and on a port of its own. It is gone when this is dropped or the program ends.
#[derive(Debug)]
pub struct Postgres {
    port: u16,
    /// Whom it runs as. It refuses to run as root.
    user: Option<(u32, u32)>,
    caretaker: Option<Caretaker>,
    folder: TempDir,
}

impl Postgres {
    /// The cluster that all tests of a program share. Each makes databases of its own in it.
    ///
    /// # Panics
    /// See [`Postgres::start`].
    pub fn shared() -> &'static Postgres {
        static SHARED: OnceLock<Postgres> = OnceLock::new();
        SHARED.get_or_init(|| Postgres::start(Durability::Careless))
    }

    /// Makes a cluster and starts it.
    ///
    /// # Panics
    /// When there is no PostgreSQL on this computer, or it does not start.
    #[must_use]
    pub fn start(durability: Durability) -> Postgres {
        let folder = tempfile::tempdir().expect("a folder");
        let is_root = fs::metadata(folder.path()).unwrap().uid() == 0;
        let user = is_root.then(|| (id("-u"), id("-g")));
        if let Some((user, group)) = user {
            chown(folder.path(), Some(user), Some(group)).expect("another owner of the folder");
        }
        let mut postgres = Postgres {
            port: 0,
            user,
            caretaker: None,
            folder,
        };
        let initdb = "--no-sync --no-locale --encoding=UTF8 --auth=trust --username=kamisado";
        postgres.run("initdb", initdb.split(' '));
        postgres.caretaker = Some(postgres.caretaker());
        // Somebody else may be faster and take the port.
        let is_started = (0..5).any(|_| {
            postgres.port = free_port();
            postgres.configure(durability);
            postgres.try_to_start().status.success()
        });
        assert!(is_started, "PostgreSQL does not start: {}", postgres.log());
        postgres
    }

    fn configure(&self, durability: Durability) {
        let folder = self.folder.path().display();
        let port = self.port;
        let mut settings = format!(
            "listen_addresses = '127.0.0.1'\nport = {port}\nunix_socket_directories = '{folder}'\n\
             max_connections = 400\nlog_min_messages = warning\n"
        );
        if durability == Durability::Careless {
            settings +=
                "fsync = off\nfull_page_writes = off\nshared_buffers = 32MB\nautovacuum = off\n";
        }
        let path = self.data().join("postgresql.conf");
        fs::write(path, settings).expect("the settings of PostgreSQL");
    }

    /// Ends the cluster and removes the folder when this process has ended.
    fn caretaker(&self) -> Caretaker {
        let arguments = [postgres_program("pg_ctl"), self.data(), self.folder()]
            .map(|path| path.display().to_string());
        let ids = self
            .user
            .map(|(user, group)| format!("--reuid={user} --regid={group} --clear-groups"));
        let becoming = ids.map_or(String::new(), |ids| format!("setpriv {ids} "));
        let script = format!(r#"{becoming}"$1" stop --mode=immediate --pgdata="$2"; rm -r "$3""#);
        Caretaker::new(&script, &arguments.each_ref().map(String::as_str)).expect("a shell")
    }

    fn folder(&self) -> PathBuf {
        self.folder.path().to_owned()
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// The address of a database. It need not exist.
    #[must_use]
    pub fn url(&self, database: &str) -> String {
        format!("postgres://kamisado@127.0.0.1:{}/{database}", self.port)
    }

    /// Makes an empty database and says its address.
    ///
    /// # Panics
    /// When the cluster is not running.
    #[must_use]
    pub fn create_database(&self) -> String {
        static NUMBER: AtomicU64 = AtomicU64::new(1);
        let name = format!("test{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        // Copied file by file, which is cheaper for small databases that are not synced.
        self.sql(
            "postgres",
            &format!("CREATE DATABASE {name} STRATEGY file_copy"),
        );
        self.url(&name)
    }

    /// Runs a statement, and says what it answers: a line for each row, columns separated by `|`.
    ///
    /// # Panics
    /// When it fails.
    pub fn sql(&self, database: &str, statement: &str) -> String {
        let url = self.url(database);
        let output = self.run(
            "psql",
            [
                &url,
                "--no-psqlrc",
                "--quiet",
                "--tuples-only",
                "--no-align",
                "--command",
                statement,
            ],
        );
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    /// Stops it as a crash would: without a warning, and without writing anything that was not written yet.
    ///
    /// # Panics
    /// When it does not run.
    pub fn crash(&self) {
        self.run("pg_ctl", ["stop", "--mode=immediate", "--silent"]);
    }

    /// Starts it again, and waits until it takes connections.
    ///
    /// # Panics
    /// When it does not start.
    pub fn restart(&self) {
        let started = self.try_to_start();
        assert!(
            started.status.success(),
            "PostgreSQL does not start again: {}",
            self.log()
        );
    }

    fn try_to_start(&self) -> Output {
        let log = self.folder.path().join("log").display().to_string();
        self.ask("pg_ctl", ["start", "--wait", "--silent", "--log", &log])
    }

    /// What it has written to its log.
    fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    /// The number of its first process, whose children are the others.
    ///
    /// # Panics
    /// When it does not run.
    #[must_use]
    pub fn process(&self) -> u32 {
        let file = self.data().join("postmaster.pid");
        let text = fs::read_to_string(file).expect("a PostgreSQL that runs");
        text.lines()
            .next()
            .unwrap_or_default()
            .parse()
            .expect("the number of a process")
    }

    /// Runs one of its programs, which has to succeed.
    fn run<'a>(
        &self,
        program: &str,
        arguments: impl IntoIterator<Item = impl AsRef<str> + 'a>,
    ) -> Output {
        let output = self.ask(program, arguments);
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(
            output.status.success(),
            "{program}: {error}\n{}",
            self.log()
        );
        output
    }

    /// Runs one of its programs, as a user that may.
    fn ask<'a>(
        &self,
        program: &str,
        arguments: impl IntoIterator<Item = impl AsRef<str> + 'a>,
    ) -> Output {
        let mut command = Command::new(postgres_program(program));
        for argument in arguments {
            command.arg(argument.as_ref());
        }
        command
            .env("PGDATA", self.data())
            .env("LC_ALL", "C")
            .current_dir(self.folder.path())
            .stdin(Stdio::null());
        if let Some((user, group)) = self.user {
            command.uid(user).gid(group);
        }
        // What is started in the background must not keep the output open.
        if program == "pg_ctl" {
            command.stdout(Stdio::null()).stderr(Stdio::null());
        }
        command.output().expect("a program of PostgreSQL")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // It stops the cluster, before the folder is removed.
        self.caretaker = None;
    }
}

fn postgres_program(name: &str) -> PathBuf {
    program(name).expect("the package postgresql, which `cargo xtask check` installs")
}

/// A number of the user that Debian has for PostgreSQL, or of one without any rights.
fn id(what: &str) -> u32 {
    let ask = |user: &str| {
        let output = Command::new("id").args([what, user]).output().ok()?;
        String::from_utf8_lossy(&output.stdout).trim().parse().ok()
    };
    ask("postgres")
        .or_else(|| ask("nobody"))
        .expect("a user postgres or nobody")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_committed_is_there_after_a_crash_and_the_folder_is_gone_in_the_end() {
        let postgres = Postgres::start(Durability::Durable);
        let folder = postgres.folder();
        let url = postgres.create_database();
        let name = url.rsplit('/').next().unwrap();
        assert_eq!(postgres.sql(name, "SHOW synchronous_commit"), "on");
        postgres.sql(name, "CREATE TABLE t AS SELECT 7 AS seven");
        let before = postgres.process();
        postgres.crash();
        postgres.restart();
        assert_ne!(postgres.process(), before);
        assert_eq!(postgres.sql(name, "SELECT seven FROM t"), "7");
        drop(postgres);
        assert!(!folder.exists());
    }
}
