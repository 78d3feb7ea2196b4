use std::io;

use kamisado::{Language, ParseLineUpError};

use crate::{Explain, Message};

impl Explain for ParseLineUpError {
    fn explain(&self, language: Language) -> String {
        let message = match *self {
            ParseLineUpError::NotAColor(offset) => Message::ErrorLineUpLetter { offset },
            ParseLineUpError::Length(count) => Message::ErrorLineUpLength { count },
            ParseLineUpError::Twice(color) => Message::ErrorLineUpTwice { color },
        };
        message.say(language)
    }
}

/// The usual reasons in the reader's language; of the others the system's own words.
impl Explain for io::Error {
    fn explain(&self, language: Language) -> String {
        let reason = &self.to_string();
        let message = match self.kind() {
            io::ErrorKind::NotFound => Message::ErrorFileMissing,
            io::ErrorKind::PermissionDenied => Message::ErrorFileForbidden,
            io::ErrorKind::IsADirectory => Message::ErrorFileFolder,
            io::ErrorKind::NotADirectory => Message::ErrorFileNoFolder,
            io::ErrorKind::AlreadyExists => Message::ErrorFileExists,
            io::ErrorKind::InvalidFilename => Message::ErrorFileName,
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Message::ErrorFileFull,
            io::ErrorKind::ReadOnlyFilesystem => Message::ErrorFileReadOnly,
            io::ErrorKind::InvalidData => Message::ErrorFileText,
            _ => Message::ErrorFileOther { reason },
        };
        message.say(language)
    }
}
