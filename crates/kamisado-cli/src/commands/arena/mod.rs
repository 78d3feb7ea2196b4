mod ticker;

use std::path::PathBuf;
use std::time::Duration;

use kamisado::{Language, MatchKind};
use kamisado_arena::{
    Arena, ClockTime, Control, EngineSpec, Records, RecordsError, Report, Schedule, Sprt, Start,
};
use kamisado_engine::Level;
use kamisado_i18n::Message;

use self::ticker::Ticker;
use crate::failure::Failure;
use crate::output::Output;

/// Lets engines play each other and says which is stronger
///
/// Every pair of games is one start played from both sides, so a lucky start helps nobody. An engine that crashes, does
/// not answer in time or answers with something illegal loses the game, and the report says so. With more than two
/// engines, every engine plays every other.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Engines:
  level:3                      one of our own levels, 1 to 10
  level:10,aim=round           the same, playing each round for itself; also seed=7 and memory=256 (MiB)
  cmd:./other-engine ugi       another program that speaks the line protocol
  cmd,Level=5:./engine ugi     the same with an option set

Examples:
  kamisado arena level:4 level:3
  kamisado arena --ladder --pairs 200
  kamisado arena level:10 level:10,aim=round --match standard --pairs 200
  kamisado arena level:10 'cmd:./other-engine ugi' --time 60+0.5 --records games
  kamisado arena 'cmd:./new ugi' 'cmd:./old ugi' --nodes 10000 --pairs 5000 --sprt 0,20")]
pub(crate) struct Arguments {
    /// The engines
    #[arg(value_name = "ENGINE", required_unless_present = "ladder")]
    engines: Vec<EngineSpec>,

    /// Each of our levels against the one below it
    #[arg(long, conflicts_with = "engines")]
    ladder: bool,

    /// How many pairs of games to play at most
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pairs: u64,

    /// What to play: single, double, standard, long, marathon, series, or series-5 for five wins
    #[arg(long = "match", value_name = "KIND", default_value_t = MatchKind::Single)]
    kind: MatchKind,

    /// How games start: random (random line-ups), matchplay (drawn line-ups), tournament (the engines line up), standard or
    /// 1-3-5; from the last two, engines without randomness or a clock repeat the same games
    #[arg(long, default_value_t = Start::default())]
    start: Start,

    /// The random seed for line-ups and habits; the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// How many games to play at a time; by default one per processor
    #[arg(long, short = 'j', value_name = "GAMES", value_parser = clap::value_parser!(u16).range(1..))]
    concurrency: Option<u16>,

    /// Seconds for a whole match, and the increment per decision: 60 or 60+0.5
    #[arg(long, value_name = "TIME", conflicts_with = "movetime")]
    time: Option<ClockTime>,

    /// Milliseconds for each decision
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    movetime: Option<u64>,

    /// About how many positions to search for each decision
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,

    /// How many milliseconds late an answer may be
    #[arg(long, value_name = "MS", default_value_t = 200, value_parser = clap::value_parser!(u64).range(..=86_400_000))]
    margin: u64,

    /// How many seconds to wait for an answer if no time limit is set
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    patience: u64,

    /// Stop as soon as it is clear whether the first engine is stronger by the first or the second number of Elo points
    #[arg(
        long,
        value_name = "ELO0,ELO1",
        num_args = 1,
        value_delimiter = ',',
        allow_hyphen_values = true
    )]
    sprt: Vec<f64>,

    /// How often the test may accept the second number although the first is true
    #[arg(long, default_value_t = 0.05, requires = "sprt")]
    alpha: f64,

    /// How often the test may accept the first number although the second is true
    #[arg(long, default_value_t = 0.05, requires = "sprt")]
    beta: f64,

    /// Save the records: one file per game in a directory, or JSON lines in one file if its name ends in .jsonl
    #[arg(long, value_name = "DIR|FILE")]
    records: Option<PathBuf>,

    /// Print one JSON object for each pairing
    #[arg(long)]
    json: bool,

    /// Show no progress
    #[arg(long, short)]
    quiet: bool,
}

impl Arguments {
    pub(crate) fn run(self, language: Language, output: &mut Output<'_>) -> Result<(), Failure> {
        let arena = self.arena(language)?;
        let pairings = self.pairings(language)?;
        for engine in &self.engines {
            engine.check(arena.control.patience).map_err(|fault| {
                let unfit = Message::ArenaUnfit {
                    engine: &engine.to_string(),
                    fault: &fault.say(language),
                };
                Failure::Wrong(unfit.say(language))
            })?;
        }
        let mut records = self.records.as_deref().map(Records::open).transpose()?;
        for [first, second] in &pairings {
            let engines = [first, second];
            let mut ticker = Ticker::new(arena.pairs, engines, self.quiet, language);
            let mut forfeits = 0;
            let tally = arena.run(engines, |pair, tally| {
                for forfeit in &tally.forfeits[forfeits..] {
                    ticker.report(forfeit);
                }
                forfeits = tally.forfeits.len();
                ticker.tell(&arena, tally);
                match &mut records {
                    Some(records) => records.keep(&arena, engines, pair).map_err(Failure::from),
                    None => Ok(()),
                }
            });
            ticker.finish();
            let report = Report::new(&arena, engines, &tally?);
            if self.json {
                output.json(&report)?;
            } else {
                output.line(report.say(language))?;
            }
            output.flush()?;
        }
        Ok(())
    }

    fn arena(&self, language: Language) -> Result<Arena, Failure> {
        Ok(Arena {
            schedule: Schedule {
                kind: self.kind,
                start: self.start,
                seed: self.seed,
            },
            control: Control {
                nodes: self.nodes,
                movetime: self.movetime.map(Duration::from_millis),
                clock: self.time,
                margin: Duration::from_millis(self.margin),
                patience: Duration::from_secs(self.patience),
            },
            pairs: self.pairs,
            concurrency: self.concurrency.map_or_else(
                || std::thread::available_parallelism().map_or(1, usize::from),
                usize::from,
            ),
            sprt: self.sprt(language)?,
        })
    }

    fn sprt(&self, language: Language) -> Result<Option<Sprt>, Failure> {
        let (elo0, elo1) = match *self.sprt {
            [] => return Ok(None),
            [elo0, elo1] if -2000.0 <= elo0 && elo0 < elo1 && elo1 <= 2000.0 => (elo0, elo1),
            _ => {
                return Err(Failure::Wrong(Message::ErrorSprt.say(language)));
            }
        };
        for (name, chance) in [("--alpha", self.alpha), ("--beta", self.beta)] {
            if !(chance > 0.0 && chance < 0.5) {
                return Err(Failure::Wrong(Message::ErrorChance { name }.say(language)));
            }
        }
        Ok(Some(Sprt {
            elo0,
            elo1,
            alpha: self.alpha,
            beta: self.beta,
        }))
    }

    /// Who plays whom.
    fn pairings(&self, language: Language) -> Result<Vec<[EngineSpec; 2]>, Failure> {
        if self.ladder {
            let pairings = Level::all().zip(Level::all().skip(1));
            return Ok(pairings
                .map(|(weaker, stronger)| [stronger, weaker].map(EngineSpec::level))
                .collect());
        }
        if self.engines.len() < 2 {
            return Err(Failure::Wrong(Message::ErrorOneEngine.say(language)));
        }
        let mut pairings = Vec::new();
        for (place, first) in self.engines.iter().enumerate() {
            for second in &self.engines[place + 1..] {
                pairings.push([first.clone(), second.clone()]);
            }
        }
        Ok(pairings)
    }
}

impl From<RecordsError> for Failure {
    fn from(RecordsError { path, error }: RecordsError) -> Failure {
        Failure::from(error).at(path.display())
    }
}
