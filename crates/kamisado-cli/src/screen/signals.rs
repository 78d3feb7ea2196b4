//! Signals that end the program. They take effect only after the terminal has been restored.

use std::io;

#[cfg(unix)]
mod watch {
    use std::io;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicI32, Ordering};
    use std::thread;
    use std::time::Duration;

    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::{self, Handle};
    use signal_hook::low_level;

    /// How long the program has to put the terminal in order. Where the terminal itself has gone, reading from it may never
    /// return, and then the signal ends the program as it would have without us.
    const GRACE: Duration = Duration::from_secs(2);

    /// Watches for signals until it is dropped.
    #[derive(Debug)]
    pub(crate) struct Signals {
        /// The last signal received, or 0.
        caught: Arc<AtomicI32>,
        handle: Handle,
    }

    impl Signals {
        pub(super) fn new() -> io::Result<Signals> {
            let mut signals = iterator::Signals::new([SIGHUP, SIGINT, SIGTERM])?;
            let handle = signals.handle();
            let caught = Arc::new(AtomicI32::new(0));
            let last = Arc::clone(&caught);
            thread::Builder::new()
                .name("signals".to_owned())
                .spawn(move || {
                    let handle = signals.handle();
                    for signal in signals.forever() {
                        last.store(signal, Ordering::Relaxed);
                        thread::sleep(GRACE);
                        if !handle.is_closed() {
                            let _ = low_level::emulate_default_handler(signal);
                        }
                    }
                })?;
            Ok(Signals { caught, handle })
        }

        /// Whether a signal has asked the program to end.
        pub(crate) fn came(&self) -> bool {
            self.caught.load(Ordering::Relaxed) != 0
        }

        /// Ends the program as the signal would have, if one was received.
        pub(crate) fn obey(self) {
            let signal = self.caught.load(Ordering::Relaxed);
            drop(self);
            if signal != 0 {
                let _ = low_level::emulate_default_handler(signal);
            }
        }
    }

    impl Drop for Signals {
        fn drop(&mut self) {
            self.handle.close();
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
