//! Measures the solver and prints the tables of docs/engine.md:
//! `cargo run --release -p kamisado-engine --example measure_solver -- 1000`.

#![allow(clippy::print_stdout, clippy::unwrap_used)]

use std::sync::OnceLock;
use std::time::Instant;

use kamisado::{Board, BySide, Color, LineUp, Position, Setup, Side, Square, Teeth};
use kamisado_engine::{Limits, Memory, Solver, Value};

/// A search that takes longer than this many nodes is given up and counted as such.
const MOST_NODES: u64 = 20_000_000;

fn main() {
    let arguments: Vec<usize> = std::env::args()
        .filter_map(|text| text.parse().ok())
        .collect();
    let count = arguments.first().copied().unwrap_or(1000);

    println!("## The standard start\n");
    println!(
        "| question | threads | ms | nodes | MiB used | answer |\n| --- | --- | --- | --- | --- | --- |"
    );
    for threads in [1, 2] {
        all_first_moves(threads);
        the_start(threads);
    }
    length_of_the_start();
    certificate_of_the_start();

    println!("\n## Random rounds, {count} each\n");
    println!(
        "| rounds | threads | unit | median | 90 % | 99 % | longest | mean | given up | most MiB used |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    for threads in [1, 2] {
        distribution("tournament setups", count, threads, Random::round);
        distribution("match rounds, teeth 0–3", count, threads, |random| {
            let round = random.round();
            random.with_teeth(&round)
        });
    }
}

fn all_first_moves(threads: usize) {
    let time = stopwatch(threads);
    let solver = Solver::new(Memory::default()).with_threads(threads);
    let values = solver.values(&Position::start(), &Limits::none(), |_, _| ());
    let time = time();
    let won = values
        .moves
        .iter()
        .filter(|(_, value)| *value == Some(Value::Win));
    println!(
        "| all 102 first moves | {threads} | {time:.0} | {} | {} | {} win |",
        values.nodes,
        mebibytes(&solver),
        won.count()
    );
}

fn the_start(threads: usize) {
    let time = stopwatch(threads);
    let solver = Solver::new(Memory::default()).with_threads(threads);
    let outcome = solver.solve(&Position::start(), &Limits::none());
    println!(
        "| who wins | {threads} | {:.0} | {} | {} | {} |",
        time(),
        outcome.nodes,
        mebibytes(&solver),
        outcome.value.unwrap()
    );
}

fn length_of_the_start() {
    let time = stopwatch(1);
    let solver = Solver::new(Memory::default());
    let length = solver.length(&Position::start(), &Limits::none()).unwrap();
    println!(
        "| exact length | 1 | {:.0} | {} | {} | {} in {} |",
        time(),
        length.nodes,
        mebibytes(&solver),
        length.value,
        length.moves
    );
}

fn certificate_of_the_start() {
    let time = stopwatch(1);
    let solver = Solver::new(Memory::default());
    let certificate = solver
        .certificate(&Position::start(), &Limits::none())
        .unwrap();
    let written = time();
    let time = stopwatch(1);
    let proof = certificate.verify().unwrap();
    println!(
        "| certificate | 1 | {written:.0}, verified in {:.0} | | {} | {} moves, {} bytes |",
        time(),
        mebibytes(&solver),
        proof.choices,
        certificate.to_string().len()
    );
}

fn distribution(
    name: &str,
    count: usize,
    threads: usize,
    mut round: impl FnMut(&mut Random) -> Position,
) {
    let mut random = Random(2026);
    let (mut times, mut nodes) = (Vec::new(), Vec::new());
    let (mut memory, mut given_up) = (0, 0);
    for _ in 0..count {
        let position = round(&mut random);
        let time = stopwatch(threads);
        let solver = Solver::new(Memory::default()).with_threads(threads);
        let outcome = solver.solve(&position, &Limits::none().nodes(MOST_NODES));
        times.push(time());
        nodes.push(outcome.nodes as f64);
        memory = memory.max(mebibytes(&solver));
        given_up += usize::from(outcome.value.is_none());
    }
    for (unit, digits, mut values) in [("ms", 1, times), ("nodes", 0, nodes)] {
        values.sort_by(f64::total_cmp);
        let at = |part: f64| values[((values.len() - 1) as f64 * part) as usize];
        let mean = values.iter().sum::<f64>() / values.len() as f64;
        let [median, ninety, most, longest] = [at(0.5), at(0.9), at(0.99), at(1.0)];
        println!(
            "| {name} | {threads} | {unit} | {median:.digits$} | {ninety:.digits$} | {most:.digits$} | {longest:.digits$} | {mean:.digits$} | {given_up} | {memory} |"
        );
    }
}

/// Tells the milliseconds since it was started: of the processor for one thread, of the clock for several.
fn stopwatch(threads: usize) -> impl Fn() -> f64 {
    let (begun, begun_by_processor) = (Instant::now(), processor_time());
    move || match threads {
        1 => processor_time() - begun_by_processor,
        _ => milliseconds(begun),
    }
}

fn milliseconds(begun: Instant) -> f64 {
    begun.elapsed().as_secs_f64() * 1e3
}

/// The milliseconds this thread has been given by the processor, so that a busy machine measures like a quiet one;
/// where the system does not tell, the milliseconds that have passed.
fn processor_time() -> f64 {
    static BEGUN: OnceLock<Instant> = OnceLock::new();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(
        || milliseconds(*BEGUN.get_or_init(Instant::now)),
        |nanoseconds| nanoseconds / 1e6,
    )
}

fn mebibytes(solver: &Solver) -> usize {
    solver.bytes_in_use().div_ceil(1 << 20)
}

/// SplitMix64: the same rounds on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ mixed >> 31) % bound
    }

    fn line_up(&mut self) -> LineUp {
        let mut colors = Color::ALL;
        for last in (1..colors.len()).rev() {
            colors.swap(last, self.below(last as u64 + 1) as usize);
        }
        LineUp::new(colors).unwrap()
    }

    fn round(&mut self) -> Position {
        let line_ups = BySide::new(self.line_up(), self.line_up());
        Position::opening(Board::Standard, line_ups, Side::Black)
    }

    /// The round as it may stand in a marathon: each side has won some rounds, each with a random tower, and has less
    /// than fifteen points.
    fn with_teeth(&mut self, round: &Position) -> Position {
        let mut setup = Setup::from(round);
        for side in Side::ALL {
            let mut teeth = [Teeth::NONE; 8];
            for _ in 0..self.below(7) {
                let tower = self.below(8) as usize;
                let points: u8 = teeth.iter().map(|teeth| teeth.points()).sum();
                if teeth[tower] < Teeth::TRIPLE && points + teeth[tower].next_points() < 15 {
                    teeth[tower] = teeth[tower].grown();
                }
            }
            for square in Square::all() {
                if let Some((tower, _)) = setup.at(square)
                    && tower.side == side
                {
                    setup.put(square, Some((tower, teeth[tower.color.index()])));
                }
            }
        }
        setup.position().unwrap()
    }
}
