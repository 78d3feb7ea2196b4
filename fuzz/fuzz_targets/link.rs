//! Any lines to the line protocol: every reply is one line that can be read back, no line costs more than it may, and the
//! session goes on.
#![no_main]

use kamisado_link::{Capacity, Command, Reply, Session, Status};
use libfuzzer_sys::fuzz_target;

/// How many searches an input may begin, and how many steps each is looked at before it is told to stop.
const SEARCHES: usize = 4;
const STEPS: usize = 3;
/// How many positions all of them together may look into. A player who is told to stop still looks at the board for some
/// thousand.
const NODES: u64 = SEARCHES as u64 * 5_000;
/// How many bytes all replies together may have, for every line and for all.
const BYTES_FOR_A_LINE: usize = 32 << 10;
const BYTES: usize = 256 << 10;

const CAPACITY: Capacity = Capacity {
    hash: 1,
    decisions: 256,
    page: 8,
    slice: 64,
    ..Capacity::STRANGERS
};

fuzz_target!(|text: &str| {
    // Time stands still, so that the same bytes always do the same.
    let mut session = Session::with_capacity(|| std::time::Duration::ZERO, CAPACITY);
    let mut searches = 0;
    let mut nodes = 0;
    let mut bytes = 0;
    let mut lines = 0;
    let mut heard = |reply: Reply| {
        let line = reply.to_string();
        assert!(!line.contains('\n'), "{line:?}");
        let read = line.parse::<Reply>();
        assert!(read.is_ok(), "{line:?}: {read:?}");
        bytes += line.len();
    };
    for line in text.lines() {
        lines += 1;
        if let Ok(command) = line.parse::<Command>() {
            assert_eq!(command.to_string().parse(), Ok(command));
        }
        let handled = session.handle(line);
        handled.replies.into_iter().for_each(&mut heard);
        if handled.quit {
            break;
        }
        let Some(mut search) = handled.search else {
            continue;
        };
        let mut status = Status::More;
        for _ in 0..STEPS {
            if status == Status::More {
                status = search.step(&mut heard);
            }
        }
        assert!(session.handle("stop").replies.is_empty());
        while status != Status::Done {
            status = search.step(&mut heard);
        }
        nodes += search.work();
        searches += 1;
        if searches == SEARCHES {
            break;
        }
    }
    assert!(nodes <= NODES, "{nodes} nodes");
    assert!(
        bytes <= BYTES + BYTES_FOR_A_LINE * lines,
        "{bytes} bytes of replies to {lines} lines"
    );
    let ready: Vec<Reply> = session.handle("isready").replies;
    assert_eq!(ready, [Reply::ReadyOk]);
});
