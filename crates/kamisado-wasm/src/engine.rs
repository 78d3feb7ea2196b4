//! The engine behind the boundary: a buffer for the next line, and a link that answers it.

use std::time::Duration;

use kamisado_link::{Capacity, Link, Reply, Session};

/// What a browser tab can spare: the largest table in MiB, and one thread, because a worker has no other.
pub(crate) const CAPACITY: Capacity = Capacity {
    hash: 64,
    threads: 1,
    ..Capacity::OWN_MACHINE
};

/// What the worker has to do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum Progress {
    /// To wait for the next line.
    Idle = 0,
    /// To call [`Engine::step`], after having looked for a line.
    More = 1,
    /// To end: the host has said `quit`.
    Over = 2,
}

/// A link, and the buffer its next line is written into.
///
/// ```
/// use std::time::Duration;
///
/// use kamisado_wasm::{Engine, Progress};
///
/// let mut engine = Engine::new(|| Duration::ZERO, || false);
/// engine.buffer(10).copy_from_slice(b"go perft 2");
/// let mut lines = Vec::new();
/// let mut progress = engine.handle(10, |reply| lines.push(reply.to_string()));
/// while progress == Progress::More {
///     progress = engine.step(|reply| lines.push(reply.to_string()));
/// }
/// assert_eq!(lines, ["info perft 1150"]);
/// ```
#[derive(Debug)]
pub struct Engine {
    link: Link,
    line: Vec<u8>,
}

impl Engine {
    /// An engine with this clock, whose searches come to an end as soon as `is_stopping` says so.
    pub fn new(clock: fn() -> Duration, is_stopping: fn() -> bool) -> Engine {
        let session = Session::with_capacity(clock, CAPACITY).with_interrupt(is_stopping);
        Engine {
            link: Link::new(session),
            line: Vec::new(),
        }
    }

    /// Room for the bytes of the next line. A line that is too long gets none: it is refused whatever it says.
    pub fn buffer(&mut self, length: usize) -> &mut [u8] {
        self.line.clear();
        self.line.resize(length.min(CAPACITY.line), 0);
        &mut self.line
    }

    /// Answers the line in the buffer.
    pub fn handle(&mut self, length: usize, say: impl FnMut(Reply)) -> Progress {
        let replies = match self.line.get(..length) {
            // What is no text is no command either, and the answer will say so.
            Some(line) => self.link.handle(&String::from_utf8_lossy(line)),
            None => vec![CAPACITY.line_too_long()],
        };
        replies.into_iter().for_each(say);
        self.progress()
    }

    /// Goes on with the search for some milliseconds.
    pub fn step(&mut self, say: impl FnMut(Reply)) -> Progress {
        self.link.step().into_iter().for_each(say);
        self.progress()
    }

    fn progress(&self) -> Progress {
        if self.link.is_over() {
            Progress::Over
        } else if self.link.has_work() {
            Progress::More
        } else {
            Progress::Idle
        }
    }
}
