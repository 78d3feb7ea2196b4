//! Signals that end the program. They are obeyed only after the terminal has been put in order.

use std::io;

#[cfg(unix)]
mod watch {
    use std::io;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use signal_hook::SigId;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::{flag, low_level};

    /// Notices signals as long as it lives.
    #[derive(Debug)]
    pub(crate) struct Signals {
        /// The last signal that came, or 0.
        caught: Arc<AtomicUsize>,
        registered: Vec<SigId>,
    }

    impl Signals {
        pub(super) fn new() -> io::Result<Signals> {
            let caught = Arc::new(AtomicUsize::new(0));
            let registered = [SIGHUP, SIGINT, SIGTERM]
                .into_iter()
                .map(|signal| {
                    let number = usize::try_from(signal).unwrap_or_default();
                    flag::register_usize(signal, Arc::clone(&caught), number)
                })
                .collect::<io::Result<_>>()?;
            Ok(Signals { caught, registered })
        }

        /// Whether the program has been told to end.
        pub(crate) fn came(&self) -> bool {
            self.caught.load(Ordering::Relaxed) != 0
        }

        /// Ends the program if a signal came, as the signal would have.
        pub(crate) fn obey(self) {
            let caught = self.caught.load(Ordering::Relaxed);
            drop(self);
            if let Ok(signal @ 1..) = i32::try_from(caught) {
                let _ = low_level::emulate_default_handler(signal);
            }
        }
    }

    impl Drop for Signals {
        fn drop(&mut self) {
            for id in self.registered.drain(..) {
                low_level::unregister(id);
            }
        }
    }
}

#[cfg(not(unix))]
mod watch {
    use std::io;

    /// Elsewhere the system ends a program without asking.
    #[derive(Debug)]
    pub(crate) struct Signals;

    impl Signals {
        #[allow(clippy::unnecessary_wraps)] // It fails on other systems.
        pub(super) fn new() -> io::Result<Signals> {
            Ok(Signals)
        }

        pub(crate) fn came(&self) -> bool {
            false
        }

        pub(crate) fn obey(self) {}
    }
}

pub(crate) use self::watch::Signals;

impl Signals {
    /// Notices signals from now on.
    ///
    /// # Errors
    /// When the system does not allow it.
    pub(crate) fn watch() -> io::Result<Signals> {
        Signals::new()
    }
}
