//! Files of matches, each used by only one program at a time.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use kamisado::Language;
use kamisado_i18n::Message;

use crate::failure::Failure;

/// The file of a match, locked for other programs as long as this value lives.
///
/// Writing a match replaces its file, so the lock is on a separate file beside it.
#[derive(Debug)]
pub(crate) struct LockedFile {
    path: PathBuf,
    /// `None` if the folder or the system does not support locks; a match can still be played.
    lock: Option<(PathBuf, File)>,
}

/// Another program is using this file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Busy(pub(crate) PathBuf);

impl Busy {
    pub(crate) fn explain(&self, language: Language) -> String {
        let path = &self.0.display().to_string();
        Message::ErrorMatchBusy { path }.say(language)
    }

    pub(crate) fn failure(&self, language: Language) -> Failure {
        Failure::Wrong(self.explain(language))
    }
}

impl LockedFile {
    /// Locks a file, whether it exists yet or not.
    ///
    /// # Errors
    /// When another program has locked it.
    pub(crate) fn new(path: PathBuf) -> Result<LockedFile, Busy> {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let beside = path.with_file_name(format!(".{name}.lock"));
        let lock = loop {
            let Ok(file) = open(&beside) else {
                break None;
            };
            match file.try_lock() {
                // The previous owner may just have removed the file.
                Ok(()) if is_still_there(&file, &beside) => break Some((beside, file)),
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(Busy(path)),
                Err(TryLockError::Error(_)) => {
                    let _ = fs::remove_file(&beside);
                    break None;
                }
            }
        };
        Ok(LockedFile { path, lock })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

fn open(path: &Path) -> io::Result<File> {
    if let Some(folder) = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
    {
        fs::create_dir_all(folder)?;
    }
    File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(path)
}

#[cfg(unix)]
fn is_still_there(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let place = |metadata: fs::Metadata| (metadata.dev(), metadata.ino());
    match (file.metadata(), fs::metadata(path)) {
        (Ok(file), Ok(path)) => place(file) == place(path),
        _ => false,
    }
}

/// Elsewhere an open file cannot be removed.
#[cfg(not(unix))]
fn is_still_there(_file: &File, _path: &Path) -> bool {
    true
}

impl Drop for LockedFile {
    fn drop(&mut self) {
        if let Some((path, file)) = self.lock.take() {
            let _ = fs::remove_file(path);
            drop(file);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_taken_by_one_at_a_time_and_leaves_no_traces() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("evening").join("match.kamisado");
        let taken = LockedFile::new(path.clone()).unwrap();
        assert_eq!(
            LockedFile::new(path.clone()).unwrap_err(),
            Busy(path.clone())
        );
        drop(taken);
        let again = LockedFile::new(path.clone()).unwrap();
        assert_eq!(again.path(), path);
        drop(again);
        let left = fs::read_dir(path.parent().unwrap()).unwrap().count();
        assert_eq!(left, 0);
    }
}
