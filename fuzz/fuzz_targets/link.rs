//! Any lines to the line protocol: every reply is one line that can be read back, no line costs more than it may, and the
//! session goes on.
#![no_main]

use kamisado_link::{Capacity, Command, Reply, Session, Status};
use libfuzzer_sys::fuzz_target;

/// How many lines of an input are handled, and how many searches they may begin.
const LINES: usize = 32;
const SEARCHES: usize = 2;
/// How many steps of a search are looked at before it is told to stop.
const STEPS: usize = 3;
/// How many positions a search may look into. A player who is told to stop still looks at the board for some thousand.
const NODES: u64 = 5_000;
/// How many bytes all replies to a line may have together, those of its search included.
const BYTES: usize = 16 << 10;

/// So little that short inputs reach every bound.
const CAPACITY: Capacity = Capacity {
    hash: 1,
    line: 512,
    decisions: 32,
    page: 4,
    slice: 64,
    ..Capacity::STRANGERS
};

fuzz_target!(|text: &str| {
    // Time stands still, so that the same bytes always do the same.
    let mut session = Session::with_capacity(|| std::time::Duration::ZERO, CAPACITY);
    let mut searches = 0;
    for line in text.lines().take(LINES) {
        if let Ok(command) = line.parse::<Command>() {
            assert_eq!(command.to_string().parse(), Ok(command));
        }
        let mut bytes = 0;
        let mut heard = |reply: Reply| {
            let line = reply.to_string();
            assert!(!line.contains('\n'), "{line:?}");
            let read = line.parse::<Reply>();
            assert!(read.is_ok(), "{line:?}: {read:?}");
            bytes += line.len();
        };
        let handled = session.handle(line);
        handled.replies.into_iter().for_each(&mut heard);
        if handled.quit {
            break;
        }
        if let Some(mut search) = handled.search {
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
            let nodes = search.work();
            assert!(nodes <= NODES, "{nodes} nodes for {line:?}");
            searches += 1;
        }
        assert!(bytes <= BYTES, "{bytes} bytes of replies to {line:?}");
        if searches == SEARCHES {
            break;
        }
    }
    let ready: Vec<Reply> = session.handle("isready").replies;
    assert_eq!(ready, [Reply::ReadyOk]);
});
