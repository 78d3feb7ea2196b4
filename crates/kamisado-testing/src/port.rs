//! Ports that nobody listens on.

use std::net::{Ipv4Addr, TcpListener};
use std::sync::atomic::{AtomicU16, Ordering};

/// Below those that systems give to outgoing connections, so that a server finds its port free again when it is restarted.
const PORTS: std::ops::Range<u16> = 15_000..32_000;

/// A port of this computer on which a server can be started.
///
/// # Panics
/// When there is none.
#[must_use]
pub fn free_port() -> u16 {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    // Test programs that run at the same time begin at different places.
    let start = std::process::id().wrapping_mul(613) as u16;
    let count = PORTS.end - PORTS.start;
    (0..count)
        .map(|_| PORTS.start + start.wrapping_add(NEXT.fetch_add(1, Ordering::Relaxed)) % count)
        .find(|&port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok())
        .expect("a free port")
}
