use kamisado::record::Record;
use kamisado::{MatchKind, Opening, Side};
use kamisado_online::{Game, GameResult, Stamp, Table, Terms, What};
use kamisado_server::store::{Cursor, FinishedGame, PersonKind, Query, Store, Winner};

use super::{Dice, Place, end, on_both, play, terms, two};

on_both!(
    every_filter_finds_what_it_should_page_by_page,
    a_game_is_a_record_with_names_date_and_times,
    results_are_counted_by_kind_and_side,
);

/// Some games of all kinds, in the order in which they ended.
async fn some_games(store: &Store) -> Vec<Table> {
    let mut dice = Dice(4242);
    let people = [two(store).await, two(store).await];
    let mut tables = Vec::new();
    for index in 0..60 {
        let kind = [
            MatchKind::Single,
            MatchKind::DoubleRound,
            MatchKind::Standard,
        ][dice.roll(3)];
        let mut terms = terms(kind, kind != MatchKind::Single && dice.roll(2) == 0);
        if !terms.rated && dice.roll(2) == 0 {
            terms.rules.opening = Opening::OneThreeFive;
        }
        let players = people[dice.roll(2)];
        let players = if dice.roll(2) == 0 {
            players
        } else {
            players.swap()
        };
        // Some end in the same moment.
        let at = Stamp(1_000_000 + 100_000 * (index / 2));
        let game = store.begin_game(terms, players, at).await.unwrap();
        let most = [8, 500][dice.roll(2)];
        let mut table = play(store, game, most, &mut dice).await;
        if table.result().is_none() {
            let side = Side::ALL[dice.roll(2)];
            end(store, &mut table, Some(side), What::Resign).await;
        }
        tables.push(table);
    }
    tables
}

/// All pages, one after the other.
async fn all(store: &Store, query: &Query, limit: u32) -> Vec<FinishedGame> {
    let mut games = Vec::new();
    let mut after: Option<Cursor> = None;
    loop {
        let page = store.archive(query, after, limit).await.unwrap();
        assert!(page.games.len() <= limit as usize);
        for finished in &page.games {
            for side in Side::ALL {
                assert!(page.people.contains_key(&finished.game.players[side]));
            }
        }
        games.extend(page.games);
        match page.next {
            // A page can be told where it begins.
            Some(next) => after = Some(next.to_string().parse().unwrap()),
            None => return games,
        }
    }
}

/// What a query finds, worked out without the database.
fn expected(tables: &[Table], fits: impl Fn(&Table, Terms, GameResult) -> bool) -> Vec<Game> {
    let mut found: Vec<_> = tables
        .iter()
        .filter(|table| fits(table, table.game().terms, table.result().unwrap()))
        .collect();
    found.sort_by_key(|table| {
        (
            std::cmp::Reverse(table.entries().last().unwrap().at),
            std::cmp::Reverse(table.game().id),
        )
    });
    found.into_iter().map(|table| *table.game()).collect()
}

async fn every_filter_finds_what_it_should_page_by_page(place: Place) {
    let store = &place.store;
    let tables = some_games(store).await;
    let player = tables[0].game().players[Side::Black];
    let line_up = tables
        .iter()
        .find_map(|table| {
            (table.game().terms.rules.opening == Opening::MatchPlay).then(|| {
                table.play().rounds()[0]
                    .start()
                    .towers()
                    .line_ups()
                    .unwrap()[Side::White]
            })
        })
        .unwrap();
    let has_line_up = |table: &Table| {
        let rounds = table.play().rounds();
        let line_ups = rounds
            .first()
            .and_then(|round| round.start().towers().line_ups());
        table.game().terms.rules.opening == Opening::MatchPlay
            && line_ups
                .is_some_and(|line_ups| Side::ALL.into_iter().any(|side| line_ups[side] == line_up))
    };
    let plays = |table: &Table, side: Side| table.game().players[side] == player;
    let won = |result, side| matches!(result, GameResult::Won { winner, .. } if winner == side);
    let any = Query::default();
    type Fits<'a> = Box<dyn Fn(&Table, Terms, GameResult) -> bool + 'a>;
    let cases: Vec<(Query, Fits<'_>)> = vec![
        (any, Box::new(|_, _, _| true)),
        (
            Query {
                player: Some(player),
                ..any
            },
            Box::new(|table, _, _| plays(table, Side::Black) || plays(table, Side::White)),
        ),
        (
            Query {
                player: Some(player),
                winner: Some(Winner::Player),
                ..any
            },
            Box::new(|table, _, result| {
                Side::ALL
                    .into_iter()
                    .any(|side| plays(table, side) && won(result, side))
            }),
        ),
        (
            Query {
                player: Some(player),
                winner: Some(Winner::Opponent),
                rated: Some(true),
                ..any
            },
            Box::new(|table, terms, result| {
                terms.rated
                    && Side::ALL
                        .into_iter()
                        .any(|side| plays(table, side) && won(result, !side))
            }),
        ),
        (
            Query {
                kind: Some(MatchKind::Standard),
                ..any
            },
            Box::new(|_, terms, _| terms.rules.kind == MatchKind::Standard),
        ),
        (
            Query {
                opening: Some(Opening::OneThreeFive),
                winner: Some(Winner::Side(Side::White)),
                ..any
            },
            Box::new(|_, terms, result| {
                terms.rules.opening == Opening::OneThreeFive && won(result, Side::White)
            }),
        ),
        (
            Query {
                rated: Some(false),
                ..any
            },
            Box::new(|_, terms, _| !terms.rated),
        ),
        (
            Query {
                winner: Some(Winner::Nobody),
                ..any
            },
            Box::new(|_, _, result| result == GameResult::Tied),
        ),
        (
            Query {
                from: Some(Stamp(2_000_000)),
                to: Some(Stamp(3_000_000)),
                ..any
            },
            Box::new(|table, _, _| {
                let at = table.entries().last().unwrap().at;
                at >= Stamp(2_000_000) && at < Stamp(3_000_000)
            }),
        ),
        (
            Query {
                min_decisions: Some(9),
                max_decisions: Some(40),
                ..any
            },
            Box::new(|table, _, _| (9..=40).contains(&table.play().decisions().len())),
        ),
        (
            Query {
                line_up: Some(line_up),
                ..any
            },
            Box::new(|table, _, _| has_line_up(table)),
        ),
        (
            Query {
                line_up: Some(line_up),
                player: Some(player),
                rated: Some(true),
                ..any
            },
            Box::new(|table, terms, _| {
                has_line_up(table)
                    && terms.rated
                    && (plays(table, Side::Black) || plays(table, Side::White))
            }),
        ),
        (
            Query {
                kind: Some(MatchKind::Marathon),
                ..any
            },
            Box::new(|_, _, _| false),
        ),
    ];
    for (query, fits) in cases {
        let expected = expected(&tables, fits);
        for limit in [1, 7, 100] {
            let found = all(store, &query, limit).await;
            let found: Vec<Game> = found.iter().map(|finished| finished.game).collect();
            assert_eq!(found, expected, "{query:?}, {limit} on a page");
        }
    }
}

async fn a_game_is_a_record_with_names_date_and_times(place: Place) {
    let store = &place.store;
    let tables = some_games(store).await;
    let naming = |person: &kamisado_server::store::Person| match &person.kind {
        PersonKind::Guest => format!("Guest {}", person.id.0),
        _ => String::new(),
    };
    for table in &tables {
        let record = store
            .record(table.game().slug, &naming)
            .await
            .unwrap()
            .unwrap();
        assert_eq!(record.game().decisions(), table.play().decisions());
        assert_eq!(record.tags.get("Date"), Some("1970-01-01"));
        let black = table.game().players[Side::Black].0;
        assert_eq!(record.tags.get("Black"), Some(&*format!("Guest {black}")));
        assert_eq!(record.note(0).spent_ms, Some(1_000));
        assert_eq!(record.to_string().parse::<Record>().as_ref(), Ok(&record));
        let winner = record
            .game()
            .result()
            .and_then(kamisado::MatchResult::winner);
        match table.result().unwrap() {
            GameResult::Won { winner: won, .. } => assert_eq!(winner, Some(won)),
            _ => assert_eq!(winner, None),
        }
    }
    let mut seen = 0;
    let mut after = None;
    loop {
        let (records, next) = store.records(after, 7, &naming).await.unwrap();
        seen += records.len();
        after = next;
        if next.is_none() {
            break;
        }
    }
    assert_eq!(seen, tables.len());
}

async fn results_are_counted_by_kind_and_side(place: Place) {
    let store = &place.store;
    let tables = some_games(store).await;
    let player = tables[0].game().players[Side::Black];
    let results = store.results(player).await.unwrap();
    for side in Side::ALL {
        for kind in MatchKind::ALL {
            let played: Vec<GameResult> = tables
                .iter()
                .filter(|table| {
                    table.game().players[side] == player && table.game().terms.rules.kind == kind
                })
                .filter_map(Table::result)
                .collect();
            let found = results.iter().find(|row| (row.0, row.1) == (kind, side));
            let won = played
                .iter()
                .filter(|result| result.score(side) == Some(1.0))
                .count();
            let tied = played
                .iter()
                .filter(|result| result.score(side) == Some(0.5))
                .count();
            let found = found.map(|row| row.2).unwrap_or_default();
            assert_eq!((found.won, found.tied), (won as u64, tied as u64));
            assert_eq!(found.games(), played.len() as u64);
        }
    }
}
