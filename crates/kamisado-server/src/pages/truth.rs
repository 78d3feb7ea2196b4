//! What is proven about the game, each fact with the command that proves it again, and what the book answers to a line-up.

use std::sync::OnceLock;

use askama::Template;
use axum::extract::State;
use axum::response::Html;
use kamisado::{LineUp, Position};
use kamisado_engine::book::{Book, Defences, Start, Starts};
use kamisado_i18n::Message;

use crate::assets::Assets;
use crate::error::Error;
use crate::frame::Frame;
use crate::language::InLanguage;
use crate::pages::render;

/// What the script of the page says. The script replaces `{text}`.
const WORDS: &[Message<'_>] = &[
    Message::TruthAnswerWins { text: "{text}" },
    Message::TruthAnswerNone,
    Message::TruthAnswerUnknown,
    Message::EngineLost,
    Message::EngineBusy,
];

/// The most line-ups without an answer that the page names.
const MOST_NAMED: usize = 64;

/// What the books of the program know, counted once.
#[derive(Debug)]
struct Counts {
    start: (usize, usize),
    capped: (usize, usize),
    drawn_won: usize,
    drawn_lost: usize,
    answered: usize,
    unbeatable: usize,
    named: Vec<LineUp>,
    defences: Defences,
}

impl Counts {
    fn known() -> &'static Counts {
        static COUNTS: OnceLock<Counts> = OnceLock::new();
        COUNTS.get_or_init(|| {
            let (starts, book) = (Starts::known(), Book::known());
            let winning = |start: &Position| {
                let known: Option<Start> = starts.get(start);
                (
                    known.map_or(0, |known| known.winning.len()),
                    start.moves().count(),
                )
            };
            let start = Position::start();
            let capped = start.with_capped_opening();
            let drawn = Starts::all().filter(|position| *position != start && *position != capped);
            let (mut drawn_won, mut drawn_lost) = (0, 0);
            for known in drawn.filter_map(|position| starts.get(&position)) {
                if known.winning.is_empty() {
                    drawn_lost += 1;
                } else {
                    drawn_won += 1;
                }
            }
            Counts {
                start: winning(&start),
                capped: winning(&capped),
                drawn_won,
                drawn_lost,
                answered: book.len() - book.unbeatable_entries(),
                unbeatable: book.unbeatable_entries(),
                named: book.unbeatable().take(MOST_NAMED).collect(),
                defences: Defences::of(book),
            }
        })
    }
}

/// A fact, and the commands that prove it.
#[derive(Debug)]
struct Fact {
    sentence: String,
    commands: Vec<String>,
}

#[derive(Debug, Template)]
#[template(path = "truth.html")]
struct Truth {
    frame: Frame,
}

impl Truth {
    fn facts(&self) -> Vec<Fact> {
        let fact = |message: Message<'_>, commands: &[&str]| Fact {
            sentence: self.frame.say(message),
            commands: commands.iter().map(|&command| command.to_owned()).collect(),
        };
        let counts = Counts::known();
        let (winning, moves) = counts.start;
        let (capped_winning, capped_moves) = counts.capped;
        let capped = Position::start().with_capped_opening();
        let mut facts = vec![
            fact(Message::TruthStart, &["kamisado solve --length startpos"]),
            fact(
                Message::TruthStartMoves { winning, moves },
                &["kamisado analyse startpos"],
            ),
            fact(
                Message::TruthStartStrategy,
                &[
                    "kamisado solve --certificate start.txt startpos",
                    "kamisado verify start.txt",
                ],
            ),
            fact(
                Message::TruthCapped {
                    winning: capped_winning,
                    moves: capped_moves,
                },
                &[&format!("kamisado analyse '{capped}'")],
            ),
            fact(
                Message::TruthDrawn {
                    starts: Starts::COUNT - 2,
                    won: counts.drawn_won,
                    lost: counts.drawn_lost,
                },
                &["kamisado book build-moves moves.bin"],
            ),
            fact(
                Message::TruthFair,
                &["kamisado setup fair", "kamisado play --favour none"],
            ),
            fact(
                Message::TruthRandom,
                &["cargo run --release -p kamisado-engine --example first_players_share -- 3000 2"],
            ),
        ];
        if let Some(&line_up) = counts.named.first() {
            facts.push(fact(
                Message::TruthTournament {
                    line_up,
                    answers: LineUp::COUNT,
                },
                &[&format!("kamisado book verify {line_up}")],
            ));
        }
        facts.push(fact(
            Message::TruthAnswers {
                line_ups: Book::LINE_UPS,
                answered: counts.answered,
                unbeatable: counts.unbeatable,
            },
            &["kamisado book", "kamisado book verify"],
        ));
        let Defences {
            count: answers,
            unbeatable: both,
            greatest,
        } = counts.defences;
        if let Some((line_up, count)) = greatest {
            facts.push(fact(
                Message::TruthDefence { line_up, count },
                &["kamisado book"],
            ));
        }
        facts.push(fact(
            Message::TruthBoth { both, answers },
            &["kamisado book"],
        ));
        facts.push(fact(
            Message::TruthTwice,
            &["cargo run --release -p kamisado-engine --example two_to_nil -- 0"],
        ));
        facts
    }

    /// How many line-ups the book does not know yet, if there are any.
    fn unsettled(&self) -> Option<String> {
        let count = Book::LINE_UPS - Book::known().len();
        (count > 0).then(|| self.frame.say(Message::TruthUnsettled { count }))
    }

    /// The line-ups without an answer that the page can show.
    fn unbeatable(&self) -> String {
        let names = Counts::known().named.iter().map(ToString::to_string);
        names.collect::<Vec<_>>().join(" ")
    }
}

pub(crate) async fn page(
    InLanguage(language): InLanguage,
    State(assets): State<Assets>,
) -> Result<Html<String>, Error> {
    let frame = Frame::new(language, "truth", &assets);
    render(language, &Truth { frame })
}
