//! Random setups with any towers and teeth: refused, or a position in order from which every round comes to an end.
#![no_main]

use kamisado::{Board, Color, Next, Setup, Side, Square, Teeth, Tower};
use libfuzzer_sys::arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;

#[derive(Debug, Arbitrary)]
struct Input {
    towers: [(Tower, Teeth, Square); 18],
    side: Side,
    active: Option<Color>,
    board: Board,
    cap: Option<u8>,
    choices: Vec<u8>,
}

fuzz_target!(|input: Input| {
    let mut setup = Setup::empty();
    for (tower, teeth, square) in input.towers {
        setup.put(square, Some((tower, teeth)));
    }
    setup.side = input.side;
    setup.active = input.active;
    setup.board = input.board;
    setup.cap = input.cap;
    let mut position = match setup.position() {
        Ok(position) => position,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    // When the choices run out, the first move is taken until the round is over.
    for choice in input
        .choices
        .into_iter()
        .chain(core::iter::repeat_n(0, 1000))
    {
        assert_eq!(Setup::from(&position).position(), Ok(position));
        assert_eq!(position.to_string().parse(), Ok(position));
        let (turn, mirror) = (position.turn(), position.mirror());
        assert_eq!(position.key(), turn.key());
        for m in position.moves() {
            let next = position.play(m).expect("a listed move is legal").next;
            assert_eq!(next, position.play_unchecked(m));
            let after = next.position().map(|next| (next.turn(), next.mirror()));
            let turned = turn.play_unchecked(m.turn()).position().copied();
            let mirrored = mirror.play_unchecked(m.mirror()).position().copied();
            assert_eq!(after, turned.zip(mirrored));
        }
        let count = position.move_count();
        let Some(m) = position.moves().nth(usize::from(choice) % count) else {
            unreachable!("a position always has a move");
        };
        match position.play_unchecked(m) {
            Next::Turn(next) => position = next,
            Next::Over(_) => return,
        }
    }
    panic!("a thousand moves and no end");
});
