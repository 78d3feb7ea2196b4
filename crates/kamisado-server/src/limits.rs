//! How much of everything the server gives to its visitors: one table.

use std::thread;
use std::time::Duration;

use crate::config::ConfigError;

/// A number of bytes, written `65536`, `64KiB` or `1MiB`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bytes(pub usize);

/// A number of threads, written as a number, or `auto` for one less than there are processors, and at least one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threads(pub usize);

/// A value that can be written in a flag, in the environment and in a file. Zero is refused: such a server would be of no use.
trait Value: Sized {
    fn parse(text: &str) -> Option<Self>;
}

impl Value for usize {
    fn parse(text: &str) -> Option<usize> {
        text.parse().ok().filter(|&number| number > 0)
    }
}

impl Value for u32 {
    fn parse(text: &str) -> Option<u32> {
        text.parse().ok().filter(|&number| number > 0)
    }
}

impl Value for Bytes {
    fn parse(text: &str) -> Option<Bytes> {
        let (number, unit) = split(text);
        let unit = match unit {
            "" => 1,
            "KiB" => 1 << 10,
            "MiB" => 1 << 20,
            _ => return None,
        };
        usize::parse(number)?.checked_mul(unit).map(Bytes)
    }
}

impl Value for Duration {
    fn parse(text: &str) -> Option<Duration> {
        let (number, unit) = split(text);
        let unit = match unit {
            "ms" => 1,
            "s" => 1000,
            "min" => 60 * 1000,
            "d" => 24 * 60 * 60 * 1000,
            _ => return None,
        };
        // No system clock can count further than this.
        const LONGEST: u64 = 365 * 24 * 3600 * 1000;
        let milliseconds = u64::from(u32::parse(number)?) * unit;
        (milliseconds <= LONGEST).then(|| Duration::from_millis(milliseconds))
    }
}

impl Value for Threads {
    fn parse(text: &str) -> Option<Threads> {
        match text {
            "auto" => {
                let processors = thread::available_parallelism().map_or(1, usize::from);
                Some(Threads((processors - 1).max(1)))
            }
            _ => usize::parse(text).map(Threads),
        }
    }
}

/// Reads the time of a setting.
pub(crate) fn time(name: &str, value: &str) -> Result<Duration, ConfigError> {
    Duration::parse(value).ok_or_else(|| ConfigError::value(name, value))
}

/// A number and the unit behind it.
fn split(text: &str) -> (&str, &str) {
    let end = text
        .find(|character: char| !character.is_ascii_digit())
        .unwrap_or(text.len());
    text.split_at(end)
}

/// Makes [`Limits`] out of a table: what each limit means, its name, its type and its default.
macro_rules! limits {
    ($($(#[doc = $meaning:literal])+ $name:ident: $type:ty = $default:literal;)*) => {
        /// How much the server gives to all visitors together, and to each of them.
        ///
        /// One address is one IPv4 address, or a network of 64 bits of IPv6 addresses, which is what a household gets.
        ///
        /// ```
        /// use kamisado_server::Limits;
        ///
        /// let mut limits = Limits::default();
        /// limits.set("sessions-per-address", "4")?;
        /// assert_eq!(limits.sessions_per_address, 4);
        /// assert!(limits.set("sessions-per-address", "none").is_err());
        /// # Ok::<(), kamisado_server::ConfigError>(())
        /// ```
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Limits {
            $($(#[doc = $meaning])+ pub $name: $type,)*
        }

        impl Default for Limits {
            fn default() -> Limits {
                Limits {
                    $($name: <$type>::parse($default).expect("a test reads every default"),)*
                }
            }
        }

        impl Limits {
            /// The name, the default and the meaning of every limit.
            pub const TABLE: &'static [(&'static str, &'static str, &'static str)] =
                &[$((stringify!($name), $default, concat!($($meaning),+)),)*];

            /// Sets a limit by its name, in which words are joined by hyphens or underscores.
            ///
            /// # Errors
            /// When there is no such limit, or when it cannot have this value.
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), ConfigError> {
                match name.replace('-', "_").as_str() {
                    $(stringify!($name) => {
                        self.$name = <$type>::parse(value).ok_or_else(|| ConfigError::value(name, value))?;
                    })*
                    _ => return Err(ConfigError::UnknownSetting(name.to_owned())),
                }
                Ok(())
            }
        }
    };
}

limits! {
    /// Simultaneous connections. The process needs a few more open files than this.
    connections: usize = "512";
    /// Simultaneous connections from one address. A trusted proxy may use all of them.
    connections_per_address: usize = "64";
    /// New connections per second from one address. Any more are reset. A trusted proxy may open as many as it likes.
    connections_per_second: u32 = "100";
    /// How long a client may take to send a request's headers, and how long it may idle between two requests.
    header_time: Duration = "10s";
    /// The largest size of a request's headers.
    header_bytes: Bytes = "32KiB";
    /// How long a client may take to read the next part of a response.
    stall_time: Duration = "20s";
    /// Bytes read per second from one address. Every rate allows a burst of ten seconds' worth.
    bytes_per_second: Bytes = "256KiB";
    /// Requests per second from one address.
    requests_per_second: u32 = "100";
    /// How long a server that is shutting down waits for its clients.
    shutdown_time: Duration = "5s";
    /// Threads that search and draw; addresses take turns on them.
    workers: Threads = "auto";
    /// How long a search runs before the next one gets its turn.
    slice: Duration = "10ms";
    /// Simultaneous engine sessions.
    sessions: usize = "64";
    /// Simultaneous engine sessions from one address.
    sessions_per_address: usize = "8";
    /// How long a session may go without a line or a running search before it ends.
    session_idle_time: Duration = "15min";
    /// How long a search may run. It then answers with what it has found so far.
    search_time: Duration = "30s";
    /// The largest hash table of a session, in whole MiB.
    hash: Bytes = "4MiB";
    /// The longest line to the engine.
    line_bytes: Bytes = "64KiB";
    /// Lines allowed in one message to the engine.
    lines_per_message: usize = "64";
    /// Messages to the engine per second from one address.
    messages_per_second: u32 = "50";
    /// The widest PNG diagram, in pixels.
    diagram_width: u32 = "2000";
    /// The widest animation, in pixels.
    animation_width: u32 = "600";
    /// The most decisions in a match that is drawn as an animation.
    animation_decisions: usize = "600";
    /// PNG diagrams and animations waiting to be drawn.
    diagram_queue: usize = "32";
    /// PNG diagrams and animations waiting to be drawn for one address.
    diagram_queue_per_address: usize = "8";
    /// Memory for PNG diagrams and animations that have already been drawn.
    diagram_cache: Bytes = "16MiB";
    /// The largest file read from the `--assets` folder.
    asset_bytes: Bytes = "16MiB";
    /// Simultaneous sockets of people who are playing, watching or waiting in the lobby.
    online_sockets: usize = "10000";
    /// Such sockets from one address.
    online_sockets_per_address: usize = "48";
    /// Such sockets of one person.
    online_sockets_per_person: usize = "16";
    /// The longest line on such a socket.
    online_line_bytes: Bytes = "256";
    /// Lines on such sockets per second from one address.
    online_lines_per_second: u32 = "20";
    /// Lines waiting to be sent to one socket. A socket that falls further behind is closed, and reconnects.
    online_outbox: usize = "256";
    /// How often a socket is pinged.
    online_ping_time: Duration = "15s";
    /// Open seeks and invitations of one person.
    seeks_per_person: usize = "8";
    /// Open seeks in the lobby posted from one address.
    seeks_per_address: usize = "24";
    /// Seeks, invitations, pairings and games against the computer per minute, of one person and from one address.
    seeks_per_minute: u32 = "20";
    /// Games one person may have in progress before they can't start another.
    games_per_person: usize = "100";
    /// Simultaneous games of the computer.
    computer_games: usize = "200";
    /// Simultaneous games of the computer against one address.
    computer_games_per_address: usize = "6";
    /// How long the computer thinks about a decision.
    computer_time: Duration = "2s";
    /// Passwords hashed at the same time, 19 MiB each.
    password_threads: usize = "2";
    /// Passwords waiting to be hashed.
    password_queue: usize = "32";
    /// Attempts per minute to log in or to recover an account, from one address and for one name.
    log_ins_per_minute: u32 = "10";
    /// New guests and accounts per hour from one address.
    newcomers_per_hour: u32 = "60";
    /// Reports per hour of one person and from one address.
    reports_per_hour: u32 = "10";
    /// Searches of the archive per second from one address.
    searches_per_second: u32 = "5";
    /// Downloads of many games per hour from one address.
    downloads_per_hour: u32 = "20";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_is_set_by_its_name_and_never_to_nothing() {
        let mut limits = Limits::default();
        for (name, default, _) in Limits::TABLE {
            assert_eq!(limits.set(name, default), Ok(()), "{name}");
            assert_eq!(limits.set(&name.replace('_', "-"), default), Ok(()));
            for wrong in [
                "0",
                "",
                "-1",
                "1e9",
                "0s",
                "99999999999999999999",
                "1 s",
                "KiB",
            ] {
                assert!(limits.set(name, wrong).is_err(), "{name} = {wrong}");
            }
        }
        assert_eq!(limits, Limits::default());
        assert!(limits.set("no-such-limit", "1").is_err());
    }

    #[test]
    fn values_have_units() {
        assert_eq!(Bytes::parse("3KiB"), Some(Bytes(3072)));
        assert_eq!(Bytes::parse("3"), Some(Bytes(3)));
        assert_eq!(Bytes::parse("3kb"), None);
        assert_eq!(Duration::parse("250ms"), Some(Duration::from_millis(250)));
        assert_eq!(Duration::parse("2min"), Some(Duration::from_secs(120)));
        assert_eq!(Duration::parse("10"), None);
        assert!(Threads::parse("auto").is_some_and(|threads| threads.0 > 0));
        assert_eq!(Threads::parse("3"), Some(Threads(3)));
    }

    /// The table in docs/server.md is this one.
    #[test]
    fn the_document_tells_every_limit() {
        let document = include_str!("../../../docs/server.md");
        let rows: String = Limits::TABLE
            .iter()
            .map(|(name, default, meaning)| {
                let (name, meaning) = (name.replace('_', "-"), meaning.trim());
                format!("| `{name}` | `{default}` | {meaning} |\n")
            })
            .collect();
        assert!(
            document.contains(&rows),
            "the table of limits in docs/server.md has to read:\n{rows}"
        );
    }
}
