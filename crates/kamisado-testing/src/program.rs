//! Where programs are.

use std::cmp::Reverse;
use std::fs;
use std::path::{Path, PathBuf};

/// Where a program is: where Debian keeps, in a folder for each version, the programs of PostgreSQL, which belong together; on the path;
/// or where it keeps daemons.
#[must_use]
pub fn program(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&path);
    let daemons = PathBuf::from("/usr/sbin");
    let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    postgres_folders()
        .into_iter()
        .chain(on_path)
        .chain([daemons])
        .map(|folder| folder.join(&name))
        .find(|program| program.is_file())
}

/// The newest version first.
fn postgres_folders() -> Vec<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let mut folders: Vec<PathBuf> = versions
        .filter_map(|version| Some(version.ok()?.path()))
        .collect();
    let number = |folder: &Path| folder.file_name()?.to_str()?.parse::<u32>().ok();
    folders.sort_by_key(|folder| Reverse(number(folder)));
    folders
        .into_iter()
        .map(|folder| folder.join("bin"))
        .collect()
}
