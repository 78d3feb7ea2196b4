//! Which file the match being played is kept in.

use std::io;
use std::path::PathBuf;

use kamisado::record::Record;

use super::matches;

/// Where the match is kept.
#[derive(Debug)]
pub(crate) struct Keeper {
    /// Where new matches get their files.
    pub(crate) folder: Option<PathBuf>,
    /// The file that the user has named.
    pub(crate) named: Option<PathBuf>,
    /// The file of the match being played.
    pub(crate) file: Option<PathBuf>,
    /// The file of the match that can be resumed.
    pub(crate) aside: Option<PathBuf>,
}

impl Keeper {
    /// A file for a new match: the named one, or beside it when that holds a match already.
    pub(crate) fn begin(&mut self) {
        self.file = match &self.named {
            Some(named) => Some(matches::beside(named)),
            None => self.folder.as_deref().map(matches::new_file),
        };
    }

    /// Keeps the match, if it has a file; returns which, and how it went.
    pub(crate) fn keep(&self, record: &Record) -> Option<(PathBuf, io::Result<()>)> {
        let file = self.file.clone()?;
        let result = matches::save(&file, record);
        Some((file, result))
    }
}
