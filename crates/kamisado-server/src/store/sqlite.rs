//! What is needed for a file of SQLite.

use std::fs::{self, File, TryLockError};
use std::path::Path;

use super::open_error::Problem;

/// What each new connection to SQLite is told. In WAL mode readers never wait for the writer, and FULL means that what is committed
/// is on the disk. The log may become so long that the writer never has to copy much of it into the file itself, which takes long; a server does that
/// [beside](CHECKPOINT) it.
pub(super) const SETTINGS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; \
                                   PRAGMA wal_autocheckpoint = 8000; \
                                   PRAGMA busy_timeout = 5000; PRAGMA cache_size = -32000; PRAGMA temp_store = MEMORY;";

/// Copies from the log into the file, and keeps nobody waiting.
pub(super) const CHECKPOINT: &str = "PRAGMA wal_checkpoint(PASSIVE)";

/// The address of a database that is kept nowhere.
pub(super) const MEMORY: &str = "sqlite::memory:";

/// The address of a file.
pub(super) fn url(path: &Path) -> String {
    let mut url = "sqlite://".to_owned();
    for &byte in path.as_os_str().as_encoded_bytes() {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'/' | b'.' | b'-' | b'_') {
            url.push(char::from(byte));
        } else {
            url.push_str(&format!("%{byte:02X}"));
        }
    }
    url + "?mode=rwc"
}

/// Takes the file that keeps a second server away.
pub(super) fn lock(path: &Path) -> Result<File, Problem> {
    let read_only = |_| Problem::ReadOnly;
    if let Some(folder) = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
    {
        fs::create_dir_all(folder).map_err(read_only)?;
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(".lock");
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(beside)
        .map_err(read_only)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(Problem::InUse),
        Err(TryLockError::Error(error)) => Err(Problem::Other(error.to_string())),
    }
}
