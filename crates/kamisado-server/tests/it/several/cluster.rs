use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use kamisado_server::{Config, Server};
use kamisado_testing::{Durability, Nats, Postgres, Signal, signal};
use tokio::runtime::Builder;
use tokio::time::{sleep, timeout};

use super::cable::Cable;
use crate::online::{PATIENCE, Person};

/// Servers in processes of their own, with one database and one NATS, each behind a network that can be cut.
pub(crate) struct Cluster {
    pub(crate) postgres: Postgres,
    pub(crate) nats: Nats,
    /// From each server to the database.
    pub(crate) data: Vec<Cable>,
    /// From each server to NATS.
    pub(crate) hints: Vec<Cable>,
    database: String,
    servers: Vec<Process>,
}

/// A server.
struct Process {
    address: String,
    child: Child,
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a server says when it is ready, before its address.
const READY: &str = "ready at ";

/// What the environment of a process has that a test starts as a server.
const AS_SERVER: &str = "KAMISADO_TEST_AS_SERVER";

/// Begins as a server with the settings of the environment, and ends when it is asked to. In a run of all tests it does nothing.
pub(crate) fn serve() {
    if std::env::var_os(AS_SERVER).is_none() {
        return;
    }
    let mut config = Config::default();
    config.set_from_environment(std::env::vars()).unwrap();
    let runtime = Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let server = Server::bind(Config { port: 0, ..config }).await.unwrap();
        let kind = tokio::signal::unix::SignalKind::terminate();
        let mut asked = tokio::signal::unix::signal(kind).unwrap();
        let mut output = std::io::stdout();
        writeln!(output, "\n{READY}{}", server.address()).unwrap();
        output.flush().unwrap();
        let ending = async move {
            asked.recv().await;
        };
        server.run(ending).await;
    });
}

impl Cluster {
    pub(crate) async fn start(servers: usize) -> Cluster {
        // A crash of the database loses nothing that was committed.
        let postgres = Postgres::start(Durability::Durable);
        let nats = Nats::start();
        let database = postgres.create_database();
        let mut cluster = Cluster {
            data: Vec::new(),
            hints: Vec::new(),
            database,
            postgres,
            nats,
            servers: Vec::new(),
        };
        for server in 0..servers {
            let [data, hints] = [&cluster.database, &cluster.nats.url()].map(|url| port(url));
            cluster.data.push(Cable::to(data).await);
            cluster.hints.push(Cable::to(hints).await);
            let process = cluster.spawn(server).await;
            cluster.servers.push(process);
        }
        cluster
    }

    /// Starts a server that has ended.
    pub(crate) async fn start_again(&mut self, server: usize) {
        self.servers[server] = self.spawn(server).await;
    }

    async fn spawn(&self, server: usize) -> Process {
        let near = |url: &str, cable: &Cable| {
            url.replace(&format!(":{}", port(url)), &format!(":{}", cable.port))
        };
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "--nocapture", "several::be_a_server"])
            .env(AS_SERVER, "1")
            .env(
                "KAMISADO_SERVER_DATABASE",
                near(&self.database, &self.data[server]),
            )
            .env(
                "KAMISADO_SERVER_BUS",
                near(&self.nats.url(), &self.hints[server]),
            )
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let ready = tokio::task::spawn_blocking(move || {
            let mut lines = output.lines().map_while(Result::ok);
            let address = lines.find_map(|line| Some(line.strip_prefix(READY)?.to_owned()));
            // What else it says is read, so that it can go on.
            std::thread::spawn(move || lines.for_each(drop));
            address
        });
        let address = ready.await.unwrap().expect("a server that starts");
        let address = address.trim_start_matches("http://").trim_end_matches('/');
        Process {
            address: address.to_owned(),
            child,
        }
    }

    /// Waits until a server has ended.
    pub(crate) async fn ended(&mut self, server: usize) {
        let child = &mut self.servers[server].child;
        let ending = async {
            while child.try_wait().unwrap().is_none() {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(PATIENCE, ending).await.expect("a server that ends");
    }

    /// How many outages are on record.
    pub(crate) fn outages(&self) -> u64 {
        let database = self.database.rsplit('/').next().unwrap_or_default();
        let count = self.postgres.sql(database, "SELECT COUNT(*) FROM outage");
        count.parse().unwrap()
    }

    pub(crate) fn signal(&self, server: usize, what: Signal) {
        signal(self.servers[server].child.id(), what);
    }

    /// Somebody who has never been here, at one of the servers.
    pub(crate) fn visitor(&self, server: usize) -> Person {
        Person::at(&self.servers[server].address)
    }

    /// Somebody goes to another server, as a load balancer would send them.
    pub(crate) fn send(&self, person: &mut Person, server: usize) {
        person.address.clone_from(&self.servers[server].address);
    }
}

/// The port in an address.
fn port(url: &str) -> u16 {
    let authority = url.split("//").nth(1).unwrap().split('/').next().unwrap();
    authority.rsplit(':').next().unwrap().parse().unwrap()
}
