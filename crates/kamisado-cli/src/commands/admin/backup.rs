//! Backups as files, plain or compressed.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read};
use std::path::Path;

use flate2::Compression;
use flate2::bufread::MultiGzDecoder;
use flate2::write::GzEncoder;
use kamisado::Language;
use kamisado_i18n::{Explain as _, Message};
use kamisado_server::store::{BackedUp, BackupError, Store};
use tempfile::NamedTempFile;

use crate::failure::Failure;

/// The standard input or output.
const PIPE: &str = "-";

/// What compressed files begin with.
const COMPRESSED: [u8; 2] = [0x1f, 0x8b];

/// Backs up everything. The file appears when it is complete, and only its owner can read it. Returns what was done, unless the backup itself goes to the standard output.
pub(super) async fn back_up(
    store: &Store,
    path: &Path,
    language: Language,
) -> Result<Option<String>, Failure> {
    let at = |error: io::Error| Failure::from(error).at(path.display());
    let explained = |error| explained(error, path, language);
    if path == Path::new(PIPE) {
        let mut output = BufWriter::new(io::stdout());
        store.back_up(&mut output).await.map_err(explained)?;
        return Ok(None);
    }
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let file = NamedTempFile::new_in(folder.unwrap_or(Path::new("."))).map_err(at)?;
    let mut output = BufWriter::new(file);
    let is_compressed = path.extension().is_some_and(|ending| ending == "gz");
    let done = if is_compressed {
        let mut compressed = GzEncoder::new(&mut output, Compression::default());
        let done = store.back_up(&mut compressed).await.map_err(explained)?;
        compressed.finish().map_err(at)?;
        done
    } else {
        store.back_up(&mut output).await.map_err(explained)?
    };
    let file = output
        .into_inner()
        .map_err(|error| at(error.into_error()))?;
    file.as_file().sync_all().map_err(at)?;
    file.persist_noclobber(path)
        .map_err(|error| at(error.error))?;
    let (path, BackedUp { games, people }) = (&path.display().to_string(), done);
    let told = Message::AdminBackedUp {
        path,
        games,
        people,
    };
    Ok(Some(told.say(language)))
}

/// Fills the database, and says what was done.
pub(super) async fn restore(
    store: &Store,
    path: &Path,
    replace: bool,
    language: Language,
) -> Result<String, Failure> {
    let at = |error: io::Error| Failure::from(error).at(path.display());
    let file: Box<dyn Read + Send> = if path == Path::new(PIPE) {
        Box::new(io::stdin())
    } else {
        Box::new(File::open(path).map_err(at)?)
    };
    let mut input = BufReader::new(file);
    let is_compressed = input.fill_buf().map_err(at)?.starts_with(&COMPRESSED);
    let restored = if is_compressed {
        let mut input = BufReader::new(MultiGzDecoder::new(input));
        store.restore(&mut input, replace).await
    } else {
        store.restore(&mut input, replace).await
    };
    let done = restored.map_err(|error| explained(error, path, language))?;
    let (path, BackedUp { games, people }) = (&path.display().to_string(), done);
    let told = Message::AdminRestored {
        path,
        games,
        people,
    };
    Ok(told.say(language))
}

fn explained(error: BackupError, path: &Path, language: Language) -> Failure {
    match error {
        BackupError::File(error) => Failure::from(error).at(path.display()),
        BackupError::Down => Failure::No(error.explain(language)),
        BackupError::NotEmpty | BackupError::InUse => Failure::Wrong(error.explain(language)),
        _ => Failure::Wrong(error.explain(language)).at(path.display()),
    }
}
