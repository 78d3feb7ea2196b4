//! What is kept between one start of the program and the next.

pub(crate) mod keeper;
pub(crate) mod matches;
pub(crate) mod progress;

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

/// Writes a file so that at any moment either the old one or the new one is there, whole.
///
/// # Errors
/// When the file cannot be written.
fn write(path: &Path, text: &str) -> io::Result<()> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    fs::create_dir_all(folder)?;
    let mut file = tempfile::Builder::new()
        .prefix(".kamisado-")
        .tempfile_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    Ok(())
}
