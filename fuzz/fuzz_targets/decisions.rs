//! Random decisions in matches of every kind: whatever is chosen, the match stays in order.
#![no_main]

use arbitrary::Unstructured;
use kamisado::{
    Decision, Due, LineUp, Match, MatchRules, Move, Opening, Position, Setup, Side, Square, Tower,
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    // Running out of bytes ends the match where it stands.
    let _ = play(&mut Unstructured::new(bytes));
});

fn play(bytes: &mut Unstructured<'_>) -> arbitrary::Result<()> {
    let rules: MatchRules = bytes.arbitrary()?;
    let mut game = Match::new(rules);
    let mut mirror = Match::new(rules);
    while !bytes.is_empty() {
        let Some(due) = game.due() else {
            break;
        };
        let decision = decide(&game, due, bytes)?;
        let wrong: Decision = bytes.arbitrary()?;
        if !game.is_legal(wrong) {
            let before = game.clone();
            assert!(game.play(wrong).is_err());
            assert_eq!(game, before);
        }
        if let (Some(position), Decision::Move(m)) = (game.position(), decision) {
            let next = position.play(m).expect("a listed move is legal").next;
            assert_eq!(position.play_unchecked(m), next);
        }
        game.play(decision).expect("a legal decision can be taken");
        mirror
            .play(mirrored(decision))
            .expect("what is legal is legal in the mirror");
        check(&game, &mirror);
    }
    let mut undone = game.clone();
    let replayed = Match::new(rules).replay(game.decisions().iter().copied());
    assert_eq!(replayed.as_ref(), Ok(&game));
    if let Some(decision) = undone.undo() {
        undone.play(decision).expect("it was legal before");
        assert_eq!(undone, game);
    }
    Ok(())
}

fn decide(game: &Match, due: Due, bytes: &mut Unstructured<'_>) -> arbitrary::Result<Decision> {
    match due {
        Due::Move(_) | Due::Fill(_) => Ok(*bytes.choose(&game.legal())?),
        Due::LineUp(_) if game.rules().opening == Opening::MatchPlay => {
            let laid_out = game
                .challengers_line_up()
                .and_then(LineUp::match_play_number);
            let number = match laid_out {
                None => bytes.int_in_range(1..=35)?,
                Some(lower) => bytes.int_in_range(lower + 1..=36)?,
            };
            let line_up = LineUp::match_play(number).ok_or(arbitrary::Error::IncorrectFormat)?;
            Ok(Decision::LineUp(line_up))
        }
        Due::LineUp(_) => Ok(Decision::LineUp(bytes.arbitrary()?)),
    }
}

fn mirrored(decision: Decision) -> Decision {
    match decision {
        Decision::LineUp(line_up) => Decision::LineUp(line_up.mirror()),
        Decision::Move(m) => Decision::Move(m.mirror()),
        Decision::Fill(fill) => Decision::Fill(fill.mirror()),
    }
}

fn check(game: &Match, mirror: &Match) {
    assert_eq!(game.score(), mirror.score());
    assert_eq!(game.result(), mirror.result());
    assert_eq!(game.due().is_none(), game.result().is_some());
    for side in Side::ALL {
        for color in kamisado::Color::ALL {
            let twin = Tower::new(side, color.mirror());
            assert_eq!(game.teeth(Tower::new(side, color)), mirror.teeth(twin));
        }
    }
    let Some(position) = game.position() else {
        return;
    };
    assert_eq!(Setup::from(position).position(), Ok(*position));
    assert_eq!(mirror.position(), Some(&position.mirror()));
    assert_eq!(position.to_string().parse::<Position>(), Ok(*position));
    assert_eq!(position.key(), position.turn().key());
    assert_eq!(position.turn().turn(), *position);
    assert_eq!(position.turn().move_count(), position.move_count());
    let legal = all_moves().filter(|&m| position.is_legal(m));
    assert_eq!(legal.count(), position.move_count());
    for m in position.moves() {
        assert!(position.is_legal(m) && position.turn().is_legal(m.turn()));
    }
}

fn all_moves() -> impl Iterator<Item = Move> {
    Square::all().flat_map(|from| Square::all().map(move |to| Move::new(from, to)))
}
