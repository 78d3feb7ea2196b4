//! The book against the solver, and the player who relies on it.

#![allow(clippy::unwrap_used)] // A sample that cannot be made should fail the test.

use kamisado::{
    Board, BySide, Decision, LineUp, Match, MatchKind, MatchRules, Next, Opening, Position, Side,
};
use kamisado_engine::book::{Answer, Book, BookError, Defences, Stage, Starts, proves, search};
use kamisado_engine::{Level, Limits, Memory, Player, Score, Solver, Value, random_line_up};

fn small() -> Solver {
    Solver::new(Memory::mebibytes(16))
}

/// The line-ups to which the book has an answer.
fn answered() -> Vec<(LineUp, LineUp)> {
    let answer = |challengers| {
        let answer = Book::known().answer(Board::Standard, challengers)?;
        Some((challengers, answer.line_up()?))
    };
    Book::challengers().filter_map(answer).collect()
}

#[test]
fn a_sample_of_the_answers_is_proven_again() {
    let answered = answered();
    assert!(answered.len() >= 500, "{}", answered.len());
    let mut solver = small();
    for (challengers, answer) in answered.iter().step_by(answered.len() / 4) {
        assert!(proves(&mut solver, *challengers, Answer::Wins(*answer)));
    }
    // A line-up that does not answer is told from one that does.
    assert!(!proves(
        &mut solver,
        answered[0].0,
        Answer::Wins(answered[0].0)
    ));
}

#[test]
fn every_line_up_is_settled() {
    let book = Book::known();
    assert_eq!(book.len(), Book::LINE_UPS);
    assert_eq!(book.unbeatable_entries(), 275);
    // Of a line-up and its mirror only one has an entry.
    assert_eq!(book.unbeatable().count(), 531);
    let defences = Defences::of(book);
    assert_eq!((defences.count, defences.unbeatable), (60, 51));
    let great = "obgpyrun".parse().unwrap();
    assert_eq!(defences.greatest, Some((great, 18_636)));
}

#[test]
fn answers_hold_on_both_boards_and_for_mirrors() {
    let (challengers, answer) = answered()[1];
    let book = Book::known();
    let solver = small();
    for (board, challengers) in [
        (Board::Standard, challengers.mirror()),
        (Board::Mirrored, challengers.reverse()),
        (Board::Mirrored, challengers.mirror().reverse()),
    ] {
        let Some(Answer::Wins(answer)) = book.answer(board, challengers) else {
            panic!("{challengers} has an answer");
        };
        let start = Position::opening(board, BySide::new(challengers, answer), Side::Black);
        let outcome = solver.solve(&start, &Limits::none());
        assert_eq!(outcome.value, Some(Value::Loss), "{start}");
    }
    assert_eq!(
        book.answer(Board::Standard, challengers.mirror()),
        Some(Answer::Wins(answer.mirror()))
    );
}

#[test]
fn a_book_is_read_as_it_was_written() {
    let mut book = Book::empty();
    let (challengers, answer) = answered()[7];
    book.set(challengers.mirror(), Answer::Wins(answer.mirror()));
    let unbeatable = LineUp::from_index(12_345).unwrap();
    book.set(unbeatable, Answer::None);
    let read = Book::read(&book.bytes()).unwrap();
    assert_eq!(read, book);
    assert_eq!((read.len(), read.unbeatable_entries()), (2, 1));
    assert_eq!(
        read.answer(Board::Standard, challengers),
        Some(Answer::Wins(answer))
    );
    assert!(read.unbeatable().any(|line_up| line_up == unbeatable));
    assert_eq!(Book::read(&[0; 3]), Err(BookError::Length(3)));
    let mut bytes = book.bytes();
    bytes[4..6].copy_from_slice(&u16::to_le_bytes(LineUp::COUNT as u16));
    assert_eq!(Book::read(&bytes), Err(BookError::Entry(2)));
    assert_eq!(
        Starts::read(&Starts::known().bytes()).as_ref(),
        Ok(Starts::known())
    );
}

#[test]
fn an_answer_is_found_from_those_to_similar_line_ups() {
    let (challengers, _) = answered()[20];
    let mut book = Book::known().clone();
    assert_eq!(
        search(&mut small(), &Book::empty(), challengers, Stage::Likely),
        None
    );
    let found = search(&mut small(), &book, challengers, Stage::Likely).unwrap();
    assert!(proves(&mut small(), challengers, found));
    book.set(challengers, found);
    assert_eq!(book.answer(Board::Standard, challengers), Some(found));
}

#[test]
fn the_defender_answers_from_the_book_without_a_search() {
    let mut rules = MatchRules::from(MatchKind::Single);
    rules.opening = Opening::Tournament;
    for board in [Board::Standard, Board::Mirrored] {
        rules.board = board;
        let mut game = Match::new(rules);
        let (challengers, _) = answered()[3];
        game.play(Decision::LineUp(challengers)).unwrap();
        let mut player = Player::new(Level::PERFECT, Memory::mebibytes(1));
        let choice = player.decide(&game, &Limits::none().nodes(1)).unwrap();
        let Some(Answer::Wins(answer)) = Book::known().answer(board, challengers) else {
            // Turned round it is another line-up, which may have no answer.
            continue;
        };
        assert_eq!(choice.decision, Decision::LineUp(answer));
        assert_eq!((choice.score, choice.nodes), (Score::Win, 0));
    }
}

#[test]
fn the_challenger_lays_out_a_line_up_that_no_answer_beats() {
    let rules = MatchRules {
        opening: Opening::Tournament,
        ..MatchKind::Single.into()
    };
    for (seed, board) in [
        (0, Board::Standard),
        (1, Board::Standard),
        (2, Board::Mirrored),
    ] {
        let game = Match::new(MatchRules { board, ..rules });
        let mut player = Player::new(Level::PERFECT, Memory::mebibytes(1)).with_seed(seed);
        let choice = player.decide(&game, &Limits::none().nodes(1)).unwrap();
        let Decision::LineUp(challengers) = choice.decision else {
            panic!("a line-up is due");
        };
        assert_eq!((choice.score, choice.nodes), (Score::Win, 0));
        assert_eq!(Book::known().answer(board, challengers), Some(Answer::None));
        let solver = small();
        // The great defence, and some that are drawn.
        let great: LineUp = "obgpyrun".parse().unwrap();
        for answer in [great, great.mirror()]
            .into_iter()
            .chain((0..20).map(random_line_up))
        {
            let start = Position::opening(board, BySide::new(challengers, answer), Side::Black);
            let outcome = solver.solve(&start, &Limits::none());
            assert_eq!(outcome.value, Some(Value::Win), "{start}");
        }
    }
}

#[test]
fn every_start_is_known_and_opened_with_a_winning_move() {
    let mut player = Player::new(Level::PERFECT, Memory::mebibytes(1));
    let mut lost = 0;
    for position in Starts::all() {
        let start = Starts::known().get(&position).unwrap();
        lost += usize::from(start.winning.is_empty());
        for position in [position, position.turn(), position.flip_board()] {
            let start = Starts::known().get(&position).unwrap();
            let choice = player.decide(&Match::from(position), &Limits::none().nodes(1));
            let Some(Decision::Move(m)) = choice.map(|choice| choice.decision) else {
                panic!("{position} has moves");
            };
            assert!(
                start.winning.is_empty() || start.winning.contains(&m),
                "{position}"
            );
        }
    }
    assert_eq!(lost, 37);
}

#[test]
fn a_sample_of_the_first_moves_is_proven_again() {
    for position in Starts::all().step_by(200) {
        let start = Starts::known().get(&position).unwrap();
        let solver = small();
        let Some(easiest) = start.easiest else {
            assert_eq!(
                solver.solve(&position, &Limits::none()).value,
                Some(Value::Loss)
            );
            continue;
        };
        assert!(start.winning.contains(&easiest) && start.winning.contains(&easiest.mirror()));
        let Next::Turn(next) = position.play_unchecked(easiest) else {
            panic!("no first move ends the round");
        };
        let outcome = solver.solve(&next, &Limits::none());
        assert_eq!(outcome.value, Some(Value::Loss), "{position}");
    }
    // The exact length is what the solver finds.
    let quick = Starts::all().find(|start| Starts::known().get(start).unwrap().length == Some(5));
    let length = small().length(&quick.unwrap(), &Limits::none()).unwrap();
    assert_eq!(length.moves, 5);
    assert!(Starts::all().all(|start| Starts::known().get(&start).unwrap().length.is_some()));
    // Where all moves are known, the solver knows no others.
    let start = Starts::known().get(&Position::start()).unwrap();
    assert!(start.complete);
    let values = small().values(&Position::start(), &Limits::none(), |_, _| {});
    let wins = values
        .moves
        .iter()
        .filter(|(_, value)| *value == Some(Value::Win));
    assert_eq!(wins.map(|&(m, _)| m).collect::<Vec<_>>(), start.winning);
}

/// About what fifty milliseconds of processor time are enough for.
const FIFTY_MILLISECONDS: u64 = 30_000;

#[test]
fn no_won_start_is_lost_with_little_time() {
    for (seed, position) in Starts::all().step_by(300).enumerate() {
        let start = Starts::known().get(&position).unwrap();
        if start.winning.is_empty() {
            continue;
        }
        let mut game = Match::from(position);
        let mut winner = Player::new(Level::PERFECT, Memory::mebibytes(4)).with_seed(seed as u64);
        let mut loser = Player::new(Level::new(8).unwrap(), Memory::mebibytes(1));
        while let Some(due) = game.due() {
            let choice = if due.side() == position.side() {
                let limits = Limits::none().nodes_in_all(FIFTY_MILLISECONDS);
                winner.decide(&game, &limits)
            } else {
                loser.decide(&game, &Limits::none())
            };
            game.play(choice.unwrap().decision).unwrap();
        }
        let result = game.result().unwrap();
        assert_eq!(result.winner(), Some(position.side()), "{position}");
    }
}
