//! Random histories of a game: whatever players do and whenever they do it, the table stays in order.
#![no_main]

use std::time::Duration;

use arbitrary::Unstructured;
use kamisado::{BySide, Decision, Side};
use kamisado_online::lines::Reply;
use kamisado_online::{
    Act, Answer, Away, Chore, Clock, Command, Entry, Game, GameId, GameResult, Outage, Per,
    PersonId, Phrase, Proposal, Received, Slug, Stamp, Table, Terms, What,
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    // Running out of bytes ends the game where it stands.
    let _ = play(&mut Unstructured::new(bytes));
});

fn play(bytes: &mut Unstructured<'_>) -> arbitrary::Result<()> {
    let game = Game {
        id: GameId(1),
        slug: Slug::from_random(1),
        terms: Terms {
            rules: bytes.arbitrary()?,
            clock: clock(bytes)?,
            rated: bytes.arbitrary()?,
        },
        players: BySide::new(PersonId(1), PersonId(2)),
        seed: bytes.arbitrary()?,
        created_at: Stamp(bytes.arbitrary::<u32>()?.into()),
    };
    let mut outages = Vec::new();
    for _ in 0..bytes.int_in_range(0..=3)? {
        let from = game.created_at.0 + i64::from(bytes.arbitrary::<u32>()? >> 12);
        outages.push(Outage {
            from: Stamp(from),
            to: Stamp(from + i64::from(bytes.arbitrary::<u16>()?)),
        });
    }
    let mut table = Table::new(game, outages.clone());
    let mut now = game.created_at;
    let mut endings = 0;
    while !bytes.is_empty() {
        now = Stamp(now.0.saturating_add(bytes.arbitrary::<i16>()?.into()));
        if bytes.ratio(1, 64)? {
            now = Stamp(now.0.saturating_add(bytes.arbitrary::<i32>()?.into()));
        }
        if bytes.ratio(1, 32)? {
            // Whatever a damaged journal holds is refused without a panic, or it is legal.
            let entry = entry(&table, bytes)?;
            let before = table.clone();
            if table.apply(&entry).is_err() {
                assert_eq!(table, before);
            }
            endings = usize::from(table.result().is_some());
            check(&table, now);
            continue;
        }
        if bytes.ratio(1, 3)? {
            let before = table.clone();
            let chore = table.chore(now);
            assert_eq!(table, before, "a chore is done when it is applied");
            match chore {
                Some(Chore::Append(proposal)) => append(&mut table, &proposal, &mut endings),
                Some(Chore::Rematch { seq, at, .. }) => {
                    let what = What::NextGame(Slug::from_random(now.0.unsigned_abs()));
                    let next_game = Entry {
                        what,
                        seq,
                        at,
                        ..server_entry(&table)
                    };
                    table.apply(&next_game).expect("the next game can be named");
                }
                None => {}
            }
        } else {
            decide(&mut table, now, &mut endings, bytes)?;
        }
        check(&table, now);
    }
    let entries: Vec<Entry> = table.entries().copied().collect();
    let folded = Table::replay(game, outages, &entries);
    assert_eq!(folded.as_ref(), Ok(&table));
    assert_eq!(endings, usize::from(table.result().is_some()));
    Ok(())
}

fn decide(
    table: &mut Table,
    now: Stamp,
    endings: &mut usize,
    bytes: &mut Unstructured<'_>,
) -> arbitrary::Result<()> {
    let side: Side = bytes.arbitrary()?;
    let back = u32::from(bytes.arbitrary::<u8>()?).saturating_sub(250);
    let command = Command {
        seen: table.seq().saturating_sub(back),
        act: act(table, bytes)?,
    };
    let received = Received {
        at: now,
        lag: Duration::from_micros(bytes.arbitrary::<u32>()?.into()),
        opponent: match bytes.arbitrary::<u8>()? {
            0 => Away::Lost(Duration::from_secs(bytes.arbitrary::<u8>()?.into())),
            1 => Away::Left(Duration::from_secs(bytes.arbitrary::<u8>()?.into())),
            _ => Away::Here,
        },
    };
    let before = table.clone();
    let answer = table.decide(Some(side), command, received);
    assert_eq!(*table, before, "deciding changes nothing");
    match answer {
        Ok(Answer::New(proposal)) => {
            append(table, &proposal, endings);
            let again = table.decide(Some(side), command, received);
            assert!(matches!(again, Ok(Answer::Again(_))), "{again:?}");
        }
        Ok(Answer::Instead(proposal, _)) => {
            assert!(matches!(proposal.entry.what, What::Flag | What::Abort));
            append(table, &proposal, endings);
            assert!(table.decide(Some(side), command, received).is_err());
        }
        Ok(Answer::Again(seq)) => assert!(seq < table.seq() && seq >= command.seen),
        Err(_) => {}
    }
    Ok(())
}

fn append(table: &mut Table, proposal: &Proposal, endings: &mut usize) {
    let was_over = table.result().is_some();
    table
        .apply(&proposal.entry)
        .expect("what was decided is possible");
    let next = table.next();
    assert_eq!(proposal.next.side, next.side);
    assert_eq!(proposal.next.due_at, next.due_at);
    let ending = proposal.next.ending.as_ref();
    *endings += usize::from(ending.is_some());
    assert_eq!(ending.is_some(), !was_over && table.result().is_some());
    if let Some(ending) = ending {
        assert_eq!(table.result(), Some(ending.result));
        assert_eq!(ending.points, table.play().score());
    }
}

fn check(table: &Table, now: Stamp) {
    let Reply::Now { banks, due_at, .. } = table.now(now) else {
        panic!("the clocks are a line of clocks");
    };
    assert_eq!(banks.is_none(), table.game().terms.clock == Clock::None);
    if let Some(due_at) = due_at {
        assert!(table.result().is_none());
        assert!(table.next().due_at >= Some(due_at));
    }
    if matches!(table.result(), Some(GameResult::Tied)) {
        assert_eq!(table.play().score().black, table.play().score().white);
    }
    let ats: Vec<Stamp> = table.entries().map(|entry| entry.at).collect();
    assert!(ats.is_sorted());
    if let Some(line) = table.seq().checked_sub(1).and_then(|seq| table.line(seq)) {
        assert_eq!(line.to_string().parse(), Ok(line));
    }
}

fn act(table: &Table, bytes: &mut Unstructured<'_>) -> arbitrary::Result<Act> {
    Ok(match bytes.int_in_range(0..=31)? {
        0 => Act::Resign,
        1 | 2 => Act::Takeback,
        3..=5 => Act::Yes,
        6 => Act::No,
        7 => Act::Claim,
        8 | 9 => Act::Rematch,
        10 => Act::Say(*bytes.choose(&Phrase::ALL)?),
        11 => Act::Play(bytes.arbitrary()?),
        _ => match table.play().legal().as_slice() {
            [] => Act::Play(Decision::LineUp(bytes.arbitrary()?)),
            legal => Act::Play(*bytes.choose(legal)?),
        },
    })
}

fn entry(table: &Table, bytes: &mut Unstructured<'_>) -> arbitrary::Result<Entry> {
    let what = match bytes.int_in_range(0..=12)? {
        0 => What::Resign,
        1 => What::Flag,
        2 => What::Claim,
        3 => What::Abort,
        4 => What::Void,
        5 => What::Takeback,
        6 => What::Undo(bytes.arbitrary::<u8>()?.into()),
        7 => What::Decline,
        8 => What::Rematch,
        9 => What::NextGame(Slug::from_random(bytes.arbitrary()?)),
        10 => What::Say(*bytes.choose(&Phrase::ALL)?),
        _ => What::Decision(bytes.arbitrary()?),
    };
    let last = table.entries().last().map_or(0, |entry| entry.at.0);
    Ok(Entry {
        side: bytes.arbitrary()?,
        at: Stamp(last.saturating_add(bytes.arbitrary::<i32>()?.into())),
        lag: Duration::from_millis(bytes.arbitrary()?),
        what,
        ..server_entry(table)
    })
}

fn server_entry(table: &Table) -> Entry {
    Entry {
        game: table.game().id,
        seq: table.seq(),
        at: Stamp(0),
        lag: Duration::ZERO,
        side: None,
        what: What::Abort,
    }
}

fn clock(bytes: &mut Unstructured<'_>) -> arbitrary::Result<Clock> {
    Ok(match bytes.int_in_range(0..=3)? {
        0 => Clock::None,
        1 => Clock::Days(bytes.int_in_range(1..=Clock::MAX_DAYS)?),
        _ => Clock::Bank {
            bank: Duration::from_secs(bytes.int_in_range(0..=Clock::MAX_BANK)?),
            increment: Duration::from_secs(bytes.int_in_range(0..=Clock::MAX_INCREMENT)?),
            delay: Duration::from_secs(bytes.int_in_range(0..=Clock::MAX_INCREMENT)?),
            per: *bytes.choose(&[Per::Match, Per::Round])?,
        },
    })
}
