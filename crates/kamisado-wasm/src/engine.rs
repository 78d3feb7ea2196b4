//! The engine behind the boundary: a buffer for the next line, and a link that answers it.

use std::borrow::Cow;
use std::time::Duration;

use kamisado_i18n::{Language, provide};
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
pub enum Next {
    /// Wait for the next line.
    Wait = 0,
    /// Look for a line, and then call [`Engine::step`].
    Step = 1,
    /// End: the host has said `quit`.
    End = 2,
}

/// A link, and the buffer its next line is written into.
///
/// ```
/// use std::time::Duration;
///
/// use kamisado_wasm::{Engine, Next};
///
/// let mut engine = Engine::new(|| Duration::ZERO, || false);
/// engine.buffer(10).copy_from_slice(b"go perft 2");
/// let mut lines = Vec::new();
/// let mut next = engine.handle(10, |reply| lines.push(reply.to_string()));
/// while next == Next::Step {
///     next = engine.step(|reply| lines.push(reply.to_string()));
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

    /// Room for the bytes of the next line. A line that is too long gets less than it needs: it is refused whatever it says.
    pub fn buffer(&mut self, length: usize) -> &mut [u8] {
        self.line.clear();
        self.line.resize(length.min(CAPACITY.line + 1), 0);
        &mut self.line
    }

    /// Takes the catalogue of a language from the buffer: the code of the language, a line break, and the messages. The first catalogue of
    /// a language counts; unknown languages are ignored.
    pub fn catalogue(&mut self, length: usize) {
        let written = text(&self.line, length);
        let (code, text) = written.split_once('\n').unwrap_or_default();
        if let Ok(language) = code.parse::<Language>() {
            provide(language, text);
        }
    }

    /// Answers the line in the buffer.
    pub fn handle(&mut self, length: usize, say: impl FnMut(Reply)) -> Next {
        let replies = self.link.handle(&text(&self.line, length));
        replies.into_iter().for_each(say);
        self.next()
    }

    /// Goes on with the search for some milliseconds.
    pub fn step(&mut self, say: impl FnMut(Reply)) -> Next {
        self.link.step().into_iter().for_each(say);
        self.next()
    }

    fn next(&self) -> Next {
        if self.link.is_over() {
            Next::End
        } else if self.link.has_work() {
            Next::Step
        } else {
            Next::Wait
        }
    }
}

/// The first bytes of a buffer. Bytes that aren't text aren't a command either, and the answer will say so.
fn text(buffer: &[u8], length: usize) -> Cow<'_, str> {
    String::from_utf8_lossy(buffer.get(..length).unwrap_or(buffer))
}
