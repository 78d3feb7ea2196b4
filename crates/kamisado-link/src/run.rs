//! The loop for hosts at the other end of a pipe.

use std::io::{self, BufRead, Read as _, Write};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, Scope, ScopedJoinHandle};
use std::time::Duration;

use crate::{Reply, Search, Session, Status};

/// How long a search that ends by itself may continue after the end of the input.
const PATIENCE: Duration = Duration::from_secs(10);

/// Runs a session until `quit` or the end of the input. Searches run on a thread of their own.
///
/// At the end of the input a search that ends by itself may finish, so that commands can simply be piped in; `go infinite`
/// is stopped.
///
/// ```
/// use kamisado_link::{Session, SystemClock, run};
///
/// let mut output = Vec::new();
/// run(Session::new(SystemClock::start()), &b"isready\ngo perft 3\n"[..], &mut output)?;
/// assert_eq!(output, b"readyok\ninfo perft 11332\n");
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
/// When the input cannot be read or the output cannot be written, as with a closed pipe.
pub fn run(
    mut session: Session,
    mut input: impl BufRead,
    output: impl Write + Send,
) -> io::Result<()> {
    let sink = Sink::new(output);
    thread::scope(|scope| {
        let mut search = None;
        let ended = converse(&mut session, &mut input, &sink, scope, &mut search);
        if ended.is_err() {
            session.stop();
        }
        if let Some(search) = search {
            Running::finish(search, &sink, PATIENCE)?;
        }
        ended.and(sink.result())
    })
}

fn converse<'scope, W: Write + Send>(
    session: &mut Session,
    input: &mut impl BufRead,
    sink: &'scope Sink<W>,
    scope: &'scope Scope<'scope, '_>,
    search: &mut Option<Running<'scope>>,
) -> io::Result<()> {
    let longest = session.options().capacity().line;
    while let Some(line) = read_line(input, longest)? {
        // A search that has sent its last reply ends before the next line is read.
        if !session.is_searching()
            && let Some(ended) = search.take()
        {
            ended.finish(sink, Duration::MAX)?;
        }
        let handled = session.handle(&line);
        handled.replies.iter().for_each(|reply| sink.say(reply));
        if let Some(stopped) = search.take_if(|search| search.stop.is_asked()) {
            stopped.finish(sink, Duration::MAX)?;
        }
        if let Some(begun) = handled.search {
            *search = Some(Running::spawn(begun, sink, scope)?);
        }
        if handled.quit {
            break;
        }
        sink.result()?;
    }
    Ok(())
}

/// A search on its own thread.
struct Running<'scope> {
    stop: kamisado_engine::Stop,
    is_endless: bool,
    thread: ScopedJoinHandle<'scope, Search>,
    ended: Receiver<()>,
}

impl<'scope> Running<'scope> {
    fn spawn<W: Write + Send>(
        mut search: Search,
        sink: &'scope Sink<W>,
        scope: &'scope Scope<'scope, '_>,
    ) -> io::Result<Running<'scope>> {
        let stop = search.stopper();
        let is_endless = search.is_endless();
        let (end, ended) = mpsc::channel();
        let thread = thread::Builder::new()
            .name("search".to_owned())
            .spawn_scoped(scope, move || {
                while search.step(&mut |reply| sink.say(&reply)) == Status::More {
                    if sink.is_broken() {
                        search.stopper().now();
                    }
                }
                // If the search has been stopped, nobody is listening, and nobody has to.
                let _ = end.send(());
                search
            })?;
        Ok(Running {
            stop,
            is_endless,
            thread,
            ended,
        })
    }

    /// Lets the search say its last word, and stops it when that takes longer than this.
    fn finish<W: Write + Send>(self, sink: &Sink<W>, patience: Duration) -> io::Result<()> {
        let waits = self.is_endless || self.stop.is_asked();
        if waits || self.ended.recv_timeout(patience).is_err() {
            self.stop.now();
        }
        let Ok(mut search) = self.thread.join() else {
            return Err(io::Error::other("the search broke down"));
        };
        // A search that waited has its last word yet to say.
        while search.step(&mut |reply| sink.say(&reply)) != Status::Done {}
        Ok(())
    }
}

/// Where the lines go, from whichever thread they come; each is sent at once.
struct Sink<W>(Mutex<(W, Option<io::Error>)>);

impl<W: Write> Sink<W> {
    const fn new(output: W) -> Sink<W> {
        Sink(Mutex::new((output, None)))
    }

    fn say(&self, reply: &Reply) {
        let mut sink = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (output, broken) = &mut *sink;
        if broken.is_none() {
            // In one piece, so that a host never sees half a line.
            let line = format!("{reply}\n");
            *broken = output
                .write_all(line.as_bytes())
                .and_then(|()| output.flush())
                .err();
        }
    }

    fn is_broken(&self) -> bool {
        let sink = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        sink.1.is_some()
    }

    /// The error that ended the output, if there was one.
    fn result(&self) -> io::Result<()> {
        let mut sink = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match &mut sink.1 {
            None => Ok(()),
            Some(error) => Err(io::Error::new(error.kind(), error.to_string())),
        }
    }
}

/// The next line, or `None` at the end of the input. Of a line that is too long, one byte too many is kept, so that the session refuses it.
fn read_line(input: &mut impl BufRead, longest: usize) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    input
        .by_ref()
        .take(longest as u64 + 1)
        .read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if bytes.len() > longest {
        input.skip_until(b'\n')?;
    }
    // Bytes that aren't text aren't a command either, and the answer will say so.
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}
