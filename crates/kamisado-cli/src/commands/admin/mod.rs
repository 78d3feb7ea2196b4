mod backup;
mod fairness;

use std::path::PathBuf;

use clap::Subcommand;
use kamisado::Language;
use kamisado_i18n::{Explain as _, Message};
use kamisado_online::{Down, PersonId, Slug, Stamp};
use kamisado_server::store::{Done, ReportId, Role, Store};
use tokio::runtime::Builder;

use crate::commands::serve::settings;
use crate::failure::Failure;
use crate::output::Output;
use crate::storage::database;

/// Manages the accounts and games of a server, even while it is running
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Every action is recorded in the audit trail, with the name of the user and the time. Case and \
look-alike letters make no difference in names.

Examples:
  kamisado admin reports
  kamisado admin close Mallory
  kamisado admin --database club.db rename Mallory Mal
  kamisado admin void kR3xYw9aPq
  kamisado admin backup monday.gz
  kamisado admin --database new.db restore monday.gz")]
pub(crate) struct Arguments {
    /// The database: a file, an address such as postgres://user@host/name, or :memory: to keep nothing; without it, kamisado.db in the
    /// user's data folder
    #[arg(long, value_name = "FILE|ADDRESS", global = true)]
    database: Option<PathBuf>,

    /// Read settings from this TOML file
    #[arg(long, value_name = "FILE", global = true)]
    config: Option<PathBuf>,

    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Closes an account: nobody can log in to it any more
    Close {
        /// The name
        name: String,
    },
    /// Reopens a closed account
    Open {
        /// The name
        name: String,
    },
    /// Renames an account
    Rename {
        /// The name
        name: String,
        /// The new name
        new: String,
    },
    /// Declares a game void, whether it is being played or over
    Void {
        /// The ten letters and digits in the game's address
        game: String,
    },
    /// Lists the open reports
    Reports {
        /// Instead, mark the report with this number as handled
        #[arg(long, value_name = "NUMBER")]
        handled: Option<i64>,
    },
    /// Makes somebody a moderator
    Promote {
        /// The name
        name: String,
    },
    /// Takes the role of moderator away
    Demote {
        /// The name
        name: String,
    },
    /// Compares somebody's rated games with proofs: how often they kept a win that few moves kept
    #[command(after_help = "\
This counts moves where the player had a proven win, at most one move in three kept it, and none won on the spot. \
The figures prove nothing on their own: strong players find such moves too. Nothing is changed, and nobody is told.

Examples:
  kamisado admin fairness Mallory --games 50")]
    Fairness(fairness::Arguments),
    /// Shows the audit trail, the newest first
    Audit {
        /// How many lines
        #[arg(long, value_name = "NUMBER", default_value_t = 50)]
        limit: u32,
    },
    /// Backs up everything to a file, even while the server is running
    Backup {
        /// The new file; if it ends in .gz it is compressed, and - is standard output
        file: PathBuf,
    },
    /// Restores a database from a backup, all or nothing; servers must be stopped
    Restore {
        /// The file with the backup; - is standard input
        file: PathBuf,
        /// Replace what is in the database
        #[arg(long)]
        replace: bool,
    },
}

impl Arguments {
    pub(crate) fn run(self, language: Language, output: &mut Output<'_>) -> Result<(), Failure> {
        let location = match self.database {
            Some(given) => database::location(given)
                .map_err(|error| Failure::Wrong(error.explain(language)))?,
            None => settings(self.config.as_deref(), language)?.database,
        };
        let runtime = Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(async {
            let store = match self.action {
                // It makes the database if there is none, and keeps servers from a file.
                Action::Restore { .. } => Store::open(location).await,
                _ => Store::open_beside(location).await,
            };
            let store = store.map_err(|error| database::failure(&error, language))?;
            let done = self.action.run(&store, language, output).await;
            store.close().await;
            done
        })
    }
}

/// Who does it, for the audit trail: the user of the system.
fn actor() -> String {
    ["USER", "LOGNAME", "USERNAME"]
        .iter()
        .find_map(|name| std::env::var(name).ok())
        .filter(|name| !name.is_empty())
        .unwrap_or_else(|| "admin".to_owned())
}

impl Action {
    async fn run(
        self,
        store: &Store,
        language: Language,
        output: &mut Output<'_>,
    ) -> Result<(), Failure> {
        let actor = actor();
        let down = |Down| Failure::No(Message::DatabaseDown.say(language));
        let (done, subject, message) = match &self {
            Action::Close { name } => {
                let done = store.set_closed(name, true, &actor).await;
                (done, name.clone(), Message::AdminClosed { name })
            }
            Action::Open { name } => {
                let done = store.set_closed(name, false, &actor).await;
                (done, name.clone(), Message::AdminOpened { name })
            }
            Action::Rename { name, new } => {
                let done = store.rename(name, new, &actor).await;
                let subject = match done {
                    Ok(Done::NameTaken | Done::BadName(_)) => new,
                    _ => name,
                };
                (
                    done,
                    subject.clone(),
                    Message::AdminRenamed { name, text: new },
                )
            }
            Action::Void { game } => {
                let done = match game.parse::<Slug>() {
                    Ok(slug) => store.void(slug, &actor).await,
                    Err(_) => Ok(Done::Unknown),
                };
                (done, game.clone(), Message::AdminVoided { name: game })
            }
            Action::Promote { name } => {
                let done = store.set_role(name, Role::Moderator, &actor).await;
                (done, name.clone(), Message::AdminPromoted { name })
            }
            Action::Demote { name } => {
                let done = store.set_role(name, Role::Player, &actor).await;
                (done, name.clone(), Message::AdminDemoted { name })
            }
            Action::Reports {
                handled: Some(number),
            } => {
                let name = &number.to_string();
                let told = Message::AdminHandled { name }.say(language);
                let done = store.handle_report(ReportId(*number), &actor).await;
                return finish(done.map_err(down)?, name, told, language, output);
            }
            Action::Reports { handled: None } => {
                return reports(store, language, output).await.map_err(down)?;
            }
            Action::Fairness(arguments) => {
                return fairness::run(arguments, store, language, output).await;
            }
            Action::Audit { limit } => return audit(store, *limit, output).await.map_err(down)?,
            Action::Backup { file } => {
                let told = backup::back_up(store, file, language).await?;
                let path = file.display().to_string();
                store
                    .audit(&actor, "backup", &path, "")
                    .await
                    .map_err(down)?;
                return told.map_or(Ok(()), |told| output.line(told));
            }
            Action::Restore { file, replace } => {
                let told = backup::restore(store, file, *replace, language).await?;
                let path = file.display().to_string();
                store
                    .audit(&actor, "restore", &path, "")
                    .await
                    .map_err(down)?;
                return output.line(told);
            }
        };
        finish(
            done.map_err(down)?,
            &subject,
            message.say(language),
            language,
            output,
        )
    }
}

/// Reports the outcome of an action.
fn finish(
    done: Done,
    name: &str,
    told: String,
    language: Language,
    output: &mut Output<'_>,
) -> Result<(), Failure> {
    let refused = match done {
        Done::Done => return output.line(told),
        Done::Already => return output.line(Message::AdminAlready.say(language)),
        Done::Unknown => Message::AdminUnknown { name },
        Done::NameTaken => Message::AdminNameTaken { name },
        Done::BadName(_) => Message::AdminBadName { name },
    };
    Err(Failure::No(refused.say(language)))
}

/// How many reports are listed at once.
const REPORTS: u32 = 200;

async fn reports(
    store: &Store,
    language: Language,
    output: &mut Output<'_>,
) -> Result<Result<(), Failure>, Down> {
    let reports = store.reports(REPORTS).await?;
    if reports.is_empty() {
        return Ok(output.line(Message::AdminNoReports.say(language)));
    }
    let ids: Vec<PersonId> = reports
        .iter()
        .flat_map(|report| [report.by, report.about])
        .collect();
    let people = store.people(&ids).await?;
    let name = |id: PersonId| match people.get(&id).and_then(|person| person.name()) {
        Some(name) => name.to_owned(),
        None => format!("#{}", id.0),
    };
    for report in reports {
        let game = report
            .game
            .map_or_else(|| "-".to_owned(), |slug| slug.to_string());
        let line = format!(
            "{:>5}  {}  {} → {}  {game}  {}",
            report.id.0,
            moment(report.at),
            name(report.by),
            name(report.about),
            report.reason
        );
        if let Err(failure) = output.line(line) {
            return Ok(Err(failure));
        }
    }
    Ok(Ok(()))
}

async fn audit(
    store: &Store,
    limit: u32,
    output: &mut Output<'_>,
) -> Result<Result<(), Failure>, Down> {
    for line in store.audit_trail(limit).await? {
        let line = format!(
            "{}  {}  {} {} {}",
            moment(line.at),
            line.actor,
            line.action,
            line.subject,
            line.detail
        );
        if let Err(failure) = output.line(line.trim_end()) {
            return Ok(Err(failure));
        }
    }
    Ok(Ok(()))
}

/// A moment for people who look for it in logs: `2026-11-17 06:50:12Z`.
fn moment(at: Stamp) -> String {
    match jiff::Timestamp::from_millisecond(at.0) {
        Ok(moment) => moment.strftime("%Y-%m-%d %H:%M:%SZ").to_string(),
        Err(_) => at.0.to_string(),
    }
}
