//! Every line that is printed is read back as the same value, in both directions.

#![allow(clippy::unwrap_used)] // A value that cannot be made should fail the test.

use kamisado::record::{Note, Tags};
use kamisado::{
    Board, BySide, Color, Concession, Decision, Fill, Language, LineUp, Match, MatchKind,
    MatchRules, Move, Opening, Reason, RoundEnd, Setup, Side, Square, Teeth, Tower,
};
use kamisado_engine::book::Favour;
use kamisado_engine::puzzle::Theme;
use kamisado_link::{
    Answer, Bounds, Command, Go, Info, OptionKind, OptionSpec, PuzzleQuestion, Query, Reply, Score,
    Start, TimeLeft,
};
use kamisado_view::{Day, Form, Remarks, State, Story, Written};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// Words that are not those that part a line into its pieces.
fn words() -> impl Strategy<Value = String> {
    let free = "[a-zA-Z0-9.+_äツ]{1,8}".prop_filter("a keyword", |word| {
        !["value", "type", "var", "default", "moves"].contains(&word.as_str())
    });
    vec(free, 1..4).prop_map(|words| words.join(" "))
}

fn square() -> impl Strategy<Value = Square> {
    (0..64_usize).prop_map(|index| Square::from_index(index).unwrap())
}

fn side() -> impl Strategy<Value = Side> {
    select(Side::ALL.to_vec())
}

fn color() -> impl Strategy<Value = Color> {
    select(Color::ALL.to_vec())
}

fn line_up() -> impl Strategy<Value = LineUp> {
    Just(Color::ALL)
        .prop_shuffle()
        .prop_map(|colors| LineUp::new(colors).unwrap())
}

fn decision() -> impl Strategy<Value = Decision> {
    prop_oneof![
        line_up().prop_map(Decision::LineUp),
        (square(), square()).prop_map(|(from, to)| Decision::Move(Move::new(from, to))),
        select(Fill::ALL.to_vec()).prop_map(Decision::Fill),
    ]
}

fn setup() -> impl Strategy<Value = Setup> {
    let teeth = (0..4_u8).prop_map(|count| Teeth::new(count).unwrap());
    let towers = vec((square(), side(), color(), teeth), 0..20);
    let active = proptest::option::of(color());
    let cap = select(vec![None, Some(1), Some(3), Some(5)]);
    let board = select(vec![Board::Standard, Board::Mirrored]);
    (towers, side(), active, cap, board).prop_map(|(towers, side, active, cap, board)| {
        let mut setup = Setup::empty();
        for (square, side, color, teeth) in towers {
            setup.put(square, Some((Tower::new(side, color), teeth)));
        }
        setup.side = side;
        setup.active = active;
        setup.cap = cap;
        setup.board = board;
        setup
    })
}

fn bounds() -> impl Strategy<Value = Bounds> {
    let milliseconds = || 0..i64::MAX as u64;
    let left =
        (milliseconds(), milliseconds()).prop_map(|(time, increment)| TimeLeft { time, increment });
    (
        any::<Option<u32>>(),
        any::<Option<u64>>(),
        proptest::option::of(milliseconds()),
        proptest::option::of((left.clone(), left)),
    )
        .prop_map(|(depth, nodes, movetime, clocks)| Bounds {
            depth,
            nodes,
            movetime,
            clocks: clocks.map(|(black, white)| BySide::new(black, white)),
        })
}

fn remarks() -> impl Strategy<Value = Remarks> {
    let tags = vec((words(), any::<String>()), 0..3).prop_map(|pairs| {
        let mut tags = Tags::default();
        for (name, value) in pairs {
            // A name that is none is not set.
            let _ = tags.set(&name, &value);
        }
        tags
    });
    let note = (any::<String>(), any::<Option<u64>>())
        .prop_map(|(comment, spent_ms)| Note { comment, spent_ms });
    let notes = prop::collection::btree_map(0..9_usize, note, 0..3);
    (tags, any::<String>(), notes).prop_map(|(tags, comment, notes)| Remarks {
        tags,
        comment,
        notes,
    })
}

fn puzzle_question() -> impl Strategy<Value = PuzzleQuestion> {
    let moves = vec((square(), square()), 0..5);
    let moves = moves.prop_map(|moves| {
        let moves = moves.into_iter().map(|(from, to)| Move::new(from, to));
        moves.collect()
    });
    let day = (1970..=9999_u16, 1..=12_u8, 1..=28_u8);
    prop_oneof![
        Just(PuzzleQuestion::Count),
        any::<u32>().prop_map(PuzzleQuestion::Number),
        any::<u32>().prop_map(PuzzleQuestion::Solution),
        day.prop_map(|(year, month, day)| {
            PuzzleQuestion::Daily(Day::new(year, month, day).unwrap())
        }),
        any::<(u8, u64)>().prop_map(|(grade, seed)| PuzzleQuestion::Grade { grade, seed }),
        (select(Theme::ALL.to_vec()), any::<u64>())
            .prop_map(|(theme, seed)| PuzzleQuestion::Theme { theme, seed }),
        (any::<u32>(), moves).prop_map(|(number, moves)| PuzzleQuestion::Check { number, moves }),
    ]
}

fn command() -> impl Strategy<Value = Command> {
    let start = prop_oneof![
        Just(Start::Opening),
        setup().prop_map(|setup| Start::Fen(Box::new(setup))),
    ];
    prop_oneof![
        select(vec![
            Command::Ugi,
            Command::IsReady,
            Command::NewGame,
            Command::Stop,
            Command::Quit,
            Command::Analyse,
            Command::State,
            Command::Undo,
            Command::Review,
            Command::Levels,
            Command::Ahead,
        ]),
        (square(), proptest::option::of(square())).prop_map(|(from, to)| Command::Why { from, to }),
        puzzle_question().prop_map(Command::Puzzle),
        decision().prop_map(Command::Play),
        (
            any::<u64>(),
            proptest::option::of(select(Favour::ALL.to_vec()))
        )
            .prop_map(|(random, favour)| Command::Draw { random, favour }),
        (0..LineUp::COUNT).prop_map(|index| Command::Book(
            LineUp::from_index(index).unwrap_or(LineUp::OWN_COLORS)
        )),
        any::<usize>().prop_map(|since| Command::Story { since }),
        words().prop_map(Command::Check),
        (side(), select(Concession::ALL.to_vec()))
            .prop_map(|(loser, concession)| Command::Concede { loser, concession }),
        any::<String>().prop_map(Command::Read),
        (select(Form::ALL.to_vec()), remarks())
            .prop_map(|(form, remarks)| Command::Write { form, remarks }),
        (words(), words()).prop_map(|(name, value)| Command::SetOption { name, value }),
        (start, vec(decision(), 0..10))
            .prop_map(|(start, decisions)| Command::Position { start, decisions }),
        select(Query::ALL.to_vec()).prop_map(Command::Query),
        any::<u32>().prop_map(|depth| Command::Go(Go::Perft(depth))),
        bounds().prop_map(|bounds| Command::Go(Go::Solve(bounds))),
        bounds().prop_map(|bounds| Command::Go(Go::Mate(bounds))),
        bounds().prop_map(|bounds| Command::Go(Go::Play(bounds))),
        Just(Command::Go(Go::Infinite)),
    ]
}

fn option() -> impl Strategy<Value = OptionSpec> {
    let kind = prop_oneof![
        any::<bool>().prop_map(|default| OptionKind::Check { default }),
        any::<(i64, i64, i64)>().prop_map(|(default, min, max)| OptionKind::Spin {
            default,
            min,
            max
        }),
        (words(), vec(words(), 1..5))
            .prop_map(|(default, vars)| OptionKind::Combo { default, vars }),
        words().prop_map(|default| OptionKind::Text { default }),
    ];
    (words(), kind).prop_map(|(name, kind)| OptionSpec { name, kind })
}

fn info() -> impl Strategy<Value = Info> {
    let score = prop_oneof![
        any::<i32>().prop_map(Score::Cp),
        any::<i32>().prop_map(Score::Mate),
        Just(Score::Win),
        Just(Score::Loss),
    ];
    (
        any::<[Option<u32>; 3]>(),
        any::<[Option<u64>; 4]>(),
        proptest::option::of(decision()),
        proptest::option::of(score),
        vec(decision(), 0..5),
    )
        .prop_map(|(small, large, decision, score, pv)| Info {
            depth: small[0],
            seldepth: small[1],
            hashfull: small[2],
            nodes: large[0],
            nps: large[1],
            time: large[2],
            perft: large[3],
            decision,
            score,
            pv,
        })
}

fn answer() -> impl Strategy<Value = Answer> {
    let end = (
        side(),
        select(vec![Reason::HomeRow, Reason::Deadlock]),
        color(),
    );
    prop_oneof![
        any::<bool>().prop_map(Answer::Truth),
        side().prop_map(Answer::Won),
        select(vec![Answer::None, Answer::LineUp, Answer::Tied]),
        setup().prop_map(Answer::fen),
        vec(decision(), 0..9).prop_map(Answer::Decisions),
        end.prop_map(|(winner, reason, tower)| Answer::End(RoundEnd {
            winner,
            reason,
            tower
        })),
        any::<(u8, u8)>().prop_map(|(black, white)| Answer::Score(BySide::new(black, white))),
    ]
}

/// A match some random decisions from its beginning, what followed from the last of them, and a language.
fn game() -> impl Strategy<Value = (Match, Language)> {
    let rules = (
        select(MatchKind::ALL.to_vec()),
        select(Opening::ALL.to_vec()),
        select(vec![Board::Standard, Board::Mirrored]),
    );
    let language = select(Language::ALL.to_vec());
    let choices = vec(any::<prop::sample::Index>(), 0..200);
    (rules, language, choices).prop_map(|((kind, opening, board), language, choices)| {
        let mut game = Match::new(MatchRules {
            kind,
            opening,
            board,
        });
        for (number, choice) in choices.into_iter().enumerate() {
            let legal = game.legal();
            let drawn = LineUp::match_play(number as u8 % 36 + 1).map(Decision::LineUp);
            let decision = if legal.is_empty() {
                drawn.unwrap()
            } else {
                *choice.get(&legal)
            };
            if game.play(decision).is_err() {
                break;
            }
        }
        (game, language)
    })
}

fn reply() -> impl Strategy<Value = Reply> {
    prop_oneof![
        words().prop_map(Reply::Name),
        words().prop_map(Reply::Author),
        option().prop_map(Reply::Option),
        select(vec![Reply::UgiOk, Reply::ReadyOk]),
        info().prop_map(Reply::Info),
        proptest::option::of(decision()).prop_map(Reply::BestMove),
        answer().prop_map(Reply::Response),
        game().prop_map(|(game, language)| Reply::State(Box::new(State::of(&game, language)))),
        (game(), 0..20_usize).prop_map(|((game, language), known)| {
            Reply::Story(Box::new(Story::page(known..usize::MAX, &game, language)))
        }),
        (game(), select(Form::ALL.to_vec()), remarks()).prop_map(
            |((game, language), form, remarks)| {
                Reply::Written(Box::new(Written::new(form, &remarks.on(&game), language)))
            }
        ),
        words().prop_map(Reply::Error),
    ]
}

proptest! {
    #[test]
    fn a_printed_command_is_read_as_itself(command in command()) {
        let line = command.to_string();
        prop_assert!(!line.contains('\n'));
        prop_assert_eq!(line.parse(), Ok(command), "{}", line);
    }

    #[test]
    fn a_printed_reply_is_read_as_itself(reply in reply()) {
        let line = reply.to_string();
        prop_assert!(!line.contains('\n'));
        prop_assert_eq!(line.parse(), Ok(reply), "{}", line);
    }

    #[test]
    fn a_command_is_read_or_refused_with_one_line(line in "\\PC*") {
        if let Err(error) = line.parse::<Command>() {
            let text = error.to_string();
            prop_assert!(!text.is_empty() && !text.contains(['\n', '\r']), "{:?}", text);
        }
    }
}

#[test]
fn commands_are_read_as_the_protocol_writes_them() {
    let lines = [
        "ugi",
        "setoption name Match value standard",
        "isready",
        "uginewgame",
        "position startpos",
        "position startpos moves ngrypubo obupyrgn b1b7 left",
        "position fen OBUPYRGN/8/8/8/8/8/8/ngrypubo b - moves b1b7",
        "go",
        "go depth 5",
        "go nodes 100000",
        "go movetime 50",
        "go p1time 60000 p2time 60000 p1inc 1000 p2inc 1000",
        "go p1time 60000 p2time 60000",
        "go infinite",
        "go perft 4",
        "go solve",
        "go mate",
        "stop",
        "quit",
        "query p1turn",
        "analyse",
        "state",
        "concede p1 resignation",
        "concede p2 time",
        "story",
        "story since 12",
        "play b1b7",
        "undo",
        "draw 20251116",
        "draw 20251116 favour none",
        "draw 20251116 favour white",
        "book gbopyrun",
        r#"read "b1b7 a8a4\n""#,
        "write kanji",
        "review",
        "levels",
        "why b1",
        "why b1 b8",
        "ahead",
        "check",
        "check 8/8 b -",
        "puzzle count",
        "puzzle 17",
        "puzzle daily 2026-11-16",
        "puzzle grade 3 seed 99",
        "puzzle check 17 b1b7 a8a4",
        "puzzle solution 17",
        r#"write record {"tags":{"Black":"Ada"},"comment":"","notes":{"3":{"comment":"?!","spent_ms":5}}}"#,
    ];
    for line in lines {
        let command: Command = line.parse().unwrap();
        assert_eq!(command.to_string(), line);
    }
}

#[test]
fn malformed_commands_are_refused_with_what_is_wrong() {
    let lines = [
        ("chess", r#""chess" is not a command"#),
        ("ugi please", r#"nothing more is expected at "please""#),
        ("setoption Match", "the option has no name"),
        ("setoption name Match", "the option has no value"),
        ("setoption name value x", "the option has no name"),
        ("position", "the line ends before startpos or fen"),
        ("position start", "a position begins with startpos or fen"),
        (
            "position startpos b1b7",
            "after startpos there should be moves",
        ),
        (
            "position startpos moves b1b7 0000",
            r#""0000" is not a decision"#,
        ),
        ("position fen", "the position ends before the ranks"),
        ("position fen 8/8 b -", "2 ranks instead of 8"),
        ("go depth", "the line ends before a depth"),
        ("go depth deep", r#""deep" is not a depth"#),
        ("go p1time 5", "the clocks need both"),
        ("go infinite depth 4", "nothing more is expected"),
        ("go mate 5", r#""5" is not a limit"#),
        ("query", "the line ends before what is queried"),
        ("why", "the line ends before a square"),
        ("why b9", r#""b9" is not a square"#),
        ("why b1 b7 b8", "nothing more is expected"),
        ("puzzle", "the line ends before count"),
        ("puzzle chess", r#""chess" is nothing to ask about puzzles"#),
        ("puzzle daily 2026-13-01", "not a date"),
        ("puzzle grade 3", "there should be seed"),
        ("puzzle check 1 left", r#""left" is not a move"#),
        ("play", "the line ends before a decision"),
        ("play 0000", "not a decision"),
        ("draw two", r#""two" is not a number"#),
        ("draw 2 for", "there should be favour or nothing"),
        ("draw 2 favour", "the line ends before none, black or white"),
        ("draw 2 favour me", "write none, black or white"),
        ("book", "the line ends before a line-up"),
        ("book gbopyruu", r#""gbopyruu" is not a line-up"#),
        ("story from 3", "there should be since"),
        ("concede black time", r#""black" is neither p1 nor p2"#),
        ("concede p1 points", "by resignation or on time"),
        ("read b1b7", "a JSON string"),
        (r#"read "b1b7" a8a4"#, "a JSON string"),
        ("write", r#""" is not a form"#),
        ("write record {", "a JSON object with tags"),
        (
            r#"write record {"tags":{"Result":"*"}}"#,
            "it cannot be set",
        ),
        ("\u{0}", "is not a command"),
    ];
    for (line, wrong) in lines {
        let error = line.parse::<Command>().unwrap_err().to_string();
        assert!(error.contains(wrong), "{line}: {error}");
    }
}

#[test]
fn a_clock_that_has_run_out_shows_no_time() {
    let command: Command = "go p1time -20 p2time 5".parse().unwrap();
    assert_eq!(command.to_string(), "go p1time 0 p2time 5");
}
