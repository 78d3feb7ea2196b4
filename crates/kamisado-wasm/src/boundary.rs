//! Where WebAssembly and JavaScript meet: four functions the worker calls, and three that it brings.
//!
//! This is the one module with unsafe code, and all of it is declarations; no unsafe operation is carried out.
//!
//! - `no_mangle` gives the four functions their names. That could only harm if another symbol of the module had one of these
//!   names, and then the linker would say so. Natively, where a program may well have a `handle` of its own, they keep their
//!   mangled names.
//! - `now`, `stopping` and `say` are brought by the worker. They are declared safe: the first two only return a number, and `say`
//!   only reads the bytes it is shown, before it returns.
//! - `input` hands out a pointer, which is safe; the worker writes through it while no Rust code runs. It points to as many
//!   bytes as were asked for and stays valid until the next call. A worker that wrote elsewhere would break its own engine and
//!   nothing else, because the memory of the module is all that WebAssembly can reach.
#![allow(unsafe_code)]

use std::cell::RefCell;
use std::time::Duration;

use kamisado_link::Reply;

use crate::engine::{Engine, Next};

#[cfg(target_arch = "wasm32")]
mod host {
    #[link(wasm_import_module = "host")]
    unsafe extern "C" {
        /// The time in milliseconds since some moment.
        pub(super) safe fn now() -> f64;
        /// Whether `stop` has been sent and not yet been handled: not 0 if so.
        pub(super) safe fn stopping() -> i32;
        /// Takes a line, in UTF-8 and without its end, to whoever listens.
        pub(super) safe fn say(line: *const u8, length: usize);
    }
}

thread_local! {
    /// A worker has one thread, and so one engine.
    static ENGINE: RefCell<Engine> = RefCell::new(Engine::new(clock, is_stopping));
}

fn clock() -> Duration {
    // A clock that answers nonsense is taken to stand still.
    Duration::try_from_secs_f64(host::now() / 1e3).unwrap_or_default()
}

fn is_stopping() -> bool {
    host::stopping() != 0
}

fn say(reply: Reply) {
    let line = reply.to_string();
    host::say(line.as_ptr(), line.len());
}

/// Where to write the next line, of this many bytes of UTF-8. Null when that is far more than a line may have: it need not be
/// written then, because [`handle`] will refuse it.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
extern "C" fn input(length: usize) -> *mut u8 {
    ENGINE.with_borrow_mut(|engine| {
        let buffer = engine.buffer(length);
        if buffer.len() < length {
            return std::ptr::null_mut();
        }
        buffer.as_mut_ptr()
    })
}

/// Answers the line that was written where [`input`] said, and tells what to do next.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
extern "C" fn handle(length: usize) -> Next {
    ENGINE.with_borrow_mut(|engine| engine.handle(length, say))
}

/// Takes the catalogue that was written where [`input`] said: the code of a language, a line break, and the messages.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
extern "C" fn catalogue(length: usize) {
    ENGINE.with_borrow_mut(|engine| engine.catalogue(length));
}

/// Goes on with the search for some milliseconds, and tells what to do next.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
extern "C" fn step() -> Next {
    ENGINE.with_borrow_mut(|engine| engine.step(say))
}

/// In the place of the worker, for tests.
#[cfg(not(target_arch = "wasm32"))]
mod host {
    use std::cell::{Cell, RefCell};

    thread_local! {
        pub(super) static SAID: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
        pub(super) static NOW: Cell<f64> = const { Cell::new(0.0) };
        pub(super) static STOPS: Cell<i32> = const { Cell::new(0) };
    }

    pub(super) fn now() -> f64 {
        NOW.get()
    }

    pub(super) fn stopping() -> i32 {
        STOPS.get()
    }

    pub(super) fn say(line: *const u8, length: usize) {
        // SAFETY: the only caller shows a string that it keeps until this returns.
        let bytes = unsafe { std::slice::from_raw_parts(line, length) };
        SAID.with_borrow_mut(|said| said.push(String::from_utf8_lossy(bytes).into_owned()));
    }
}

#[cfg(test)]
mod tests {
    use std::ptr;

    use super::*;

    /// Writes bytes as the worker does.
    fn write(bytes: &[u8]) {
        let buffer = input(bytes.len());
        assert!(!buffer.is_null());
        // SAFETY: `input` has made room for this many bytes, and nothing else touches them.
        unsafe { ptr::copy_nonoverlapping(bytes.as_ptr(), buffer, bytes.len()) };
    }

    fn send(line: &[u8]) -> Next {
        write(line);
        handle(line.len())
    }

    fn said() -> Vec<String> {
        host::SAID.take()
    }

    #[test]
    fn a_line_is_answered_at_once() {
        assert_eq!(send(b"isready"), Next::Wait);
        assert_eq!(said(), ["readyok"]);
        assert_eq!(send(b""), Next::Wait);
        assert_eq!(said(), Vec::<String>::new());
    }

    #[test]
    fn a_search_runs_in_steps_and_hears_lines_in_between() {
        assert_eq!(send(b"go perft 5"), Next::Step);
        assert_eq!(said(), Vec::<String>::new());
        assert_eq!(send(b"isready"), Next::Step);
        assert_eq!(said(), ["readyok"]);
        while step() == Next::Step {}
        assert_eq!(said(), ["info perft 928716"]);
        assert_eq!(step(), Next::Wait);
    }

    #[test]
    fn an_endless_search_waits_for_stop() {
        send(b"setoption name Hash value 1");
        assert_eq!(send(b"go infinite"), Next::Step);
        while step() == Next::Step {}
        assert!(!said().iter().any(|line| line.starts_with("bestmove")));
        assert_eq!(send(b"stop"), Next::Wait);
        assert!(said().last().unwrap().starts_with("bestmove "));
    }

    #[test]
    fn a_stop_that_waits_outside_ends_a_step() {
        send(b"setoption name Hash value 1");
        assert_eq!(send(b"go mate"), Next::Step);
        host::STOPS.set(1);
        assert_eq!(step(), Next::Wait);
        assert!(said().last().unwrap().starts_with("bestmove "));
        host::STOPS.set(0);
        assert_eq!(send(b"stop"), Next::Wait);
        assert_eq!(said(), Vec::<String>::new());
    }

    #[test]
    fn the_clock_is_that_of_the_worker() {
        send(b"setoption name Hash value 1");
        host::NOW.set(1000.0);
        assert_eq!(send(b"go mate movetime 500"), Next::Step);
        assert_eq!(step(), Next::Step);
        host::NOW.set(1500.5);
        assert_eq!(step(), Next::Wait);
        let said = said();
        assert!(
            said.iter().any(|line| line.contains(" time 500 ")),
            "{said:?}"
        );
    }

    #[test]
    fn a_clock_that_answers_nonsense_does_no_harm() {
        for nonsense in [f64::NAN, f64::NEG_INFINITY, f64::INFINITY, -1.0] {
            host::NOW.set(nonsense);
            send(b"go movetime 1");
            while step() == Next::Step {}
        }
    }

    #[test]
    fn what_is_no_text_is_refused() {
        send(b"query \xff\xfe");
        assert!(said()[0].starts_with("error "));
    }

    #[test]
    fn a_line_that_is_too_long_is_refused_unseen() {
        for excess in [1, 2, 1 << 30] {
            let long = crate::engine::CAPACITY.line + excess;
            assert_eq!(input(long).is_null(), excess > 1);
            assert_eq!(handle(long), Next::Wait);
            assert_eq!(
                said(),
                ["error This line is too long: at most 1,048,576 bytes are read."]
            );
        }
    }

    #[test]
    fn more_bytes_than_were_asked_for_are_not_read() {
        let _ = input(4);
        assert_eq!(handle(usize::MAX), Next::Wait);
        assert!(said()[0].starts_with("error "));
    }

    #[test]
    fn a_language_is_spoken_as_its_catalogue_says() {
        for sent in [
            "",
            "ro",
            "xx\nlevel = 1",
            "ro\nerror-line-too-long = Prea mult: { $count }.\n",
        ] {
            write(sent.as_bytes());
            catalogue(sent.len());
        }
        send(b"setoption name Language value ro");
        handle(usize::MAX);
        let _ = input(usize::MAX);
        handle(usize::MAX);
        assert_eq!(said().last().unwrap(), "error Prea mult: 1.048.576.");
    }

    #[test]
    fn nothing_is_heard_after_quit() {
        assert_eq!(send(b"quit"), Next::End);
        assert_eq!(send(b"isready"), Next::End);
        assert_eq!(said(), Vec::<String>::new());
    }
}
