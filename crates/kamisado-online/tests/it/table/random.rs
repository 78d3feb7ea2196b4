use kamisado::Side;
use kamisado_online::{Act, Answer, Phrase, Stamp, Table};

use super::Play;

/// Random histories: the table that was there all along is the one that its entries make.
#[test]
fn the_fold_is_the_table() {
    let mut state = 42_u64;
    let mut below = |bound: u64| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) % bound
    };
    for terms in [
        "single standard standard 60+1 casual",
        "double matchplay standard 30~2 rated",
        "standard matchplay mirrored 20+1/round casual",
        "series-2 1-3-5 standard 2d casual",
        "single standard standard none casual",
    ] {
        for _ in 0..20 {
            let mut play = Play::new(terms);
            for _ in 0..150 {
                play.wait(below(4_000) as i64);
                play.chores();
                let side = Side::ALL[below(2) as usize];
                let act = match below(20) {
                    0 => Act::Say(Phrase::Hello),
                    1 | 2 => Act::Takeback,
                    3 | 4 => Act::Yes,
                    5 => Act::No,
                    6 => Act::Rematch,
                    7 if below(20) == 0 => Act::Resign,
                    _ => match play.table.play().legal().as_slice() {
                        [] => continue,
                        legal => Act::Play(legal[below(legal.len() as u64) as usize]),
                    },
                };
                let seen = play.table.seq();
                if let Ok(Answer::New(proposal)) = play.ask(side, seen, act) {
                    play.table.apply(&proposal.entry).unwrap();
                    assert_eq!(play.ask(side, seen, act), Ok(Answer::Again(seen)));
                }
            }
            let entries: Vec<_> = play.table.entries().copied().collect();
            let folded = Table::replay(*play.table.game(), Vec::new(), &entries).unwrap();
            assert_eq!(folded, play.table);
            assert_eq!(folded.now(Stamp(play.now)), play.table.now(Stamp(play.now)));
        }
    }
}
