use crate::{Reply, Search, Session, Status};

/// A session whose searches run in small steps on the thread that calls it: for a browser worker, which has no other.
///
/// ```
/// use kamisado_link::{Link, Session, SystemClock};
///
/// let mut link = Link::new(Session::new(SystemClock::start()));
/// assert!(link.handle("go perft 3").is_empty());
/// let mut replies = Vec::new();
/// while link.has_work() {
///     replies.extend(link.step());
/// }
/// assert_eq!(replies[0].to_string(), "info perft 11332");
/// ```
#[derive(Debug)]
pub struct Link {
    session: Session,
    search: Option<Search>,
    waiting: bool,
    over: bool,
}

impl Link {
    /// A link to this session.
    #[must_use]
    pub const fn new(session: Session) -> Link {
        Link {
            session,
            search: None,
            waiting: false,
            over: false,
        }
    }

    /// Answers a line. If the line told a search to stop, the search's last lines are among the replies.
    pub fn handle(&mut self, line: &str) -> Vec<Reply> {
        if self.over {
            return Vec::new();
        }
        let handled = self.session.handle(line);
        let mut replies = handled.replies;
        self.over = handled.quit;
        if let Some(search) = &mut self.search
            && search.stopper().is_asked()
        {
            while search.step(&mut |reply| replies.push(reply)) != Status::Done {}
            self.search = None;
        }
        if let Some(search) = handled.search {
            self.search = Some(search);
            self.waiting = false;
        }
        replies
    }

    /// Whether there is a search for [`step`](Link::step) to continue. A search that is only waiting for `stop` doesn't count.
    #[must_use]
    pub const fn has_work(&self) -> bool {
        self.search.is_some() && !self.waiting
    }

    /// Whether the host has sent `quit`.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// Searches for a few milliseconds; between two steps you can listen to the host.
    pub fn step(&mut self) -> Vec<Reply> {
        let mut replies = Vec::new();
        if let Some(search) = &mut self.search {
            match search.step(&mut |reply| replies.push(reply)) {
                Status::More => {}
                Status::Waiting => self.waiting = true,
                Status::Done => self.search = None,
            }
        }
        replies
    }
}
