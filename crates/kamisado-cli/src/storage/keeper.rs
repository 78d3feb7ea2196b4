//! Which file the match being played is kept in.

use std::io;
use std::path::{Path, PathBuf};

use kamisado::Language;
use kamisado::record::Record;
use kamisado_i18n::Explain as _;

use super::lock::LockedFile;
use super::matches;

/// Where the match is kept.
#[derive(Debug, Default)]
pub(crate) struct Keeper {
    /// Where new matches get their files.
    pub(crate) folder: Option<PathBuf>,
    /// The file that the user has named.
    pub(crate) named: Option<PathBuf>,
    /// The file of the match being played.
    pub(crate) file: Option<LockedFile>,
    /// The file of the match that can be resumed.
    pub(crate) aside: Option<LockedFile>,
}

impl Keeper {
    /// A file for a new match: the named one, or beside it when that holds a match already.
    pub(crate) fn begin(&mut self) {
        // This unlocks the file of the previous match.
        self.file = None;
        self.file = match &self.named {
            Some(named) => matches::beside(named),
            None => self.folder.as_deref().and_then(matches::new_file),
        };
    }

    /// Sets the match being played aside, to be resumed.
    pub(crate) fn set_aside(&mut self) {
        self.aside = self.file.take();
    }

    /// Resumes the match that was set aside.
    pub(crate) fn resume(&mut self) {
        self.file = self.aside.take();
    }

    /// Keeps the match, if it has a file; returns which, and how it went.
    pub(crate) fn keep(&self, record: &Record) -> Option<(PathBuf, io::Result<()>)> {
        let file = self.file.as_ref()?.path();
        Some((file.to_owned(), matches::save(file, record)))
    }

    /// Saves a copy of the match.
    ///
    /// # Errors
    /// In this language, when another program plays on the file or it cannot be written.
    pub(crate) fn save(
        &self,
        path: &Path,
        record: &Record,
        language: Language,
    ) -> Result<(), String> {
        let own = [&self.file, &self.aside];
        let is_own = own.into_iter().flatten().any(|file| file.path() == path);
        let _lock = if is_own {
            None
        } else {
            let locked = LockedFile::new(path.to_owned());
            Some(locked.map_err(|busy| busy.explain(language))?)
        };
        matches::save(path, record).map_err(|error| error.explain(language))
    }
}
