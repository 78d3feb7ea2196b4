//! Any lines to the line protocol: every reply is one line that can be read back, and the session goes on.
#![no_main]

use kamisado_link::{Capacity, Command, Link, Reply, Session};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let capacity = Capacity {
        hash: 1,
        threads: 1,
    };
    // Time stands still, so that the same bytes always do the same.
    let clock = || std::time::Duration::ZERO;
    let mut link = Link::new(Session::with_capacity(clock, capacity));
    for line in text.lines() {
        if let Ok(command) = line.parse::<Command>() {
            assert_eq!(command.to_string().parse(), Ok(command));
        }
        let mut replies = link.handle(line);
        replies.extend(link.step());
        replies.extend(link.handle("stop"));
        for reply in replies {
            let line = reply.to_string();
            assert!(!line.contains('\n'), "{line:?}");
            let read = line.parse::<Reply>();
            assert!(read.is_ok(), "{line:?}: {read:?}");
        }
        if link.is_over() {
            return;
        }
        assert_eq!(link.handle("isready"), [Reply::ReadyOk]);
    }
});
