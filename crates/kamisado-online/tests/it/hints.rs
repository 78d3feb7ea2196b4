//! What servers tell each other can be written and read, and nothing that comes over a network can do harm.

use kamisado::BySide;
use kamisado_online::{GameId, Hint, PersonId, Presence, Quota, RoomNews, Stamp};

use crate::simulation::chance::Chance;

fn some_hint(chance: &Chance) -> Hint {
    const PRESENCES: [Presence; 3] = [Presence::Here, Presence::Lost, Presence::Left];
    // Small and large numbers.
    let number = || chance.next() >> chance.below(64);
    let game = GameId(number().cast_signed());
    match chance.below(6) {
        0 => Hint::Game {
            game,
            seq: number() as u32,
        },
        1 => Hint::Room {
            game,
            server: number(),
            news: RoomNews {
                at: Stamp(number().cast_signed()),
                players: BySide::from_fn(|_| *chance.pick(&PRESENCES)),
                viewers: number() as u32,
                is_on: chance.happens(500),
                position: chance.happens(500).then(number),
            },
        },
        2 => Hint::Lobby,
        3 => Hint::Person(PersonId(number().cast_signed())),
        4 => Hint::Spent {
            quota: *chance.pick(&Quota::ALL),
            key: number(),
        },
        _ => Hint::Everything,
    }
}

#[test]
fn every_hint_can_be_written_and_read() {
    let chance = Chance::new(1);
    for _ in 0..20_000 {
        let hint = some_hint(&chance);
        let text = hint.to_string();
        assert!(text.len() <= Hint::LONGEST, "{text}");
        assert_eq!(text.parse(), Ok(hint), "{text}");
        // What a newer version says after it is not for this one.
        assert_eq!(format!("{text} and more").parse(), Ok(hint), "{text}");
    }
}

#[test]
fn nothing_that_comes_does_harm() {
    let chance = Chance::new(2);
    for _ in 0..20_000 {
        let mut bytes = some_hint(&chance).to_string().into_bytes();
        for _ in 0..=chance.below(4) {
            let place = chance.below(bytes.len() as u64 + 1) as usize;
            match chance.below(3) {
                0 => bytes.truncate(place),
                1 => bytes.insert(place, chance.next() as u8),
                _ => bytes.extend_from_within(place..),
            }
        }
        // Whether it is a hint or not, it is answered.
        if let Ok(hint) = String::from_utf8_lossy(&bytes).parse::<Hint>() {
            assert_eq!(hint.to_string().parse(), Ok(hint));
        }
    }
    // A server of an older version says less.
    let older = "room 1 2 3 here lost 4 on".parse();
    assert!(
        matches!(older, Ok(Hint::Room { news, .. }) if news.is_on && news.position.is_none()),
        "{older:?}"
    );
    for nothing in [
        "",
        " ",
        "sing",
        "game",
        "game 1",
        "room 1 2 3 here here",
        "spent time 5",
    ] {
        assert!(nothing.parse::<Hint>().is_err(), "{nothing:?}");
    }
    assert!("lobby ".repeat(100).parse::<Hint>().is_err());
}
