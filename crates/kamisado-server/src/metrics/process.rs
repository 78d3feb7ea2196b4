//! What the system says about this process.

use super::table::{CPU, FILES, MAX_FILES, MEMORY, THREADS};

/// Ticks of a second in the files of Linux: the same on every machine, whatever its kernel counts in.
#[cfg(target_os = "linux")]
const TICKS: f64 = 100.0;

/// Looks everything up. What the system does not tell is left out.
#[cfg(target_os = "linux")]
pub(super) fn sample() {
    use std::fs;

    let read = |name: &str| fs::read_to_string(format!("/proc/self/{name}")).unwrap_or_default();
    let status = read("status");
    let field = |name: &str| -> Option<f64> {
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        line.split_whitespace().next()?.parse().ok()
    };
    if let Some(kibibytes) = field("VmRSS:") {
        MEMORY.set([], kibibytes * 1024.0);
    }
    if let Some(threads) = field("Threads:") {
        THREADS.set([], threads);
    }
    let stat = read("stat");
    // The name of the program is in parentheses and may contain anything.
    let fields: Vec<f64> = stat
        .rsplit_once(") ")
        .map(|(_, rest)| {
            rest.split_whitespace()
                .map(|field| field.parse().unwrap_or_default())
        })
        .into_iter()
        .flatten()
        .collect();
    if let [user, system] = fields.get(11..13).unwrap_or_default() {
        CPU.set([], (user + system) / TICKS);
    }
    if let Ok(files) = fs::read_dir("/proc/self/fd") {
        FILES.set([], files.count() as f64);
    }
    let limits = read("limits");
    let most = limits
        .lines()
        .find_map(|line| line.strip_prefix("Max open files"))
        .and_then(|line| line.split_whitespace().next()?.parse().ok());
    if let Some(most) = most {
        MAX_FILES.set([], most);
    }
}

#[cfg(not(target_os = "linux"))]
pub(super) fn sample() {}
