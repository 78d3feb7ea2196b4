//! Embeds the folder `web/`, the engine for browsers and its sentences: every file with its compressed forms, under one hash of them all.

#[path = "build/wasm.rs"]
mod wasm;

use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use sha2::{Digest as _, Sha256};

/// How the names end of what in `web/` is for developers only.
const LEFT_OUT: &[&str] = &[
    "node_modules",
    "tests",
    "biome.json",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "README.md",
    ".d.ts",
];

/// Compressing pictures again gains nothing.
const COMPRESSED_ALREADY: &[&str] = &["png", "woff2"];

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../web");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=build");
    println!("cargo:rerun-if-changed={}", root.display());

    let mut files = Vec::new();
    collect(&root, &root, &mut files)?;
    let is_release = env::var("PROFILE")? == "release";
    files.extend(wasm::provide(is_release).map(|path| ("engine.wasm".to_owned(), path)));
    files.extend(catalogues(&out)?);
    files.sort();

    let mut hash = Sha256::new();
    let mut table = String::new();
    for (index, (name, path)) in files.iter().enumerate() {
        let bytes = fs::read(path)?;
        hash.update(name.as_bytes());
        hash.update((bytes.len() as u64).to_le_bytes());
        hash.update(&bytes);
        let embed = |bytes: &[u8], ending: &str| -> Result<String, Box<dyn Error>> {
            let file = out.join(format!("{index}.{ending}"));
            fs::write(&file, bytes)?;
            Ok(format!("include_bytes!({:?})", file.display().to_string()))
        };
        let plain = embed(&bytes, "plain")?;
        let is_dense = path
            .extension()
            .and_then(|ending| ending.to_str())
            .is_some_and(|ending| COMPRESSED_ALREADY.contains(&ending));
        let (brotli, gzip) = if is_dense {
            ("None".to_owned(), "None".to_owned())
        } else {
            (
                format!("Some({})", embed(&brotli(&bytes, is_release)?, "br")?),
                format!("Some({})", embed(&gzip(&bytes, is_release)?, "gz")?),
            )
        };
        writeln!(
            table,
            "    Embedded {{ name: {name:?}, plain: {plain}, brotli: {brotli}, gzip: {gzip} }},"
        )?;
    }
    let digest = hash.finalize();
    let mut version = String::new();
    for byte in &digest[..8] {
        write!(version, "{byte:02x}")?;
    }
    fs::write(
        out.join("assets.rs"),
        format!(
            "/// Changes whenever any file does.\nconst VERSION: &str = {version:?};\n\
             static FILES: &[Embedded] = &[\n{table}];\n"
        ),
    )?;
    Ok(())
}

/// Writes a file for each language with the sentences that the engine for browsers says in it, so that it is sent only one of them.
fn catalogues(out: &Path) -> Result<Vec<(String, PathBuf)>, Box<dyn Error>> {
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../kamisado-i18n/locales");
    println!("cargo:rerun-if-changed={}", locales.display());
    let mut written = Vec::new();
    for language in fs::read_dir(&locales)? {
        let language = language?.path();
        let mut parts = Vec::new();
        collect(&language, &language.join("game"), &mut parts)?;
        parts.sort();
        let mut texts = String::new();
        for (_, part) in parts {
            texts += &fs::read_to_string(part)?;
        }
        let name = language.file_name().unwrap_or_default().to_string_lossy();
        let name = format!("catalogues/{name}.ftl");
        let file = out.join(name.replace('/', "-"));
        fs::write(&file, texts)?;
        written.push((name, file));
    }
    Ok(written)
}

/// Lists the files below `folder` by their names from `root`, with slashes.
fn collect(
    root: &Path,
    folder: &Path,
    files: &mut Vec<(String, PathBuf)>,
) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str());
        if name.is_none_or(|name| {
            name.starts_with('.') || LEFT_OUT.iter().any(|end| name.ends_with(end))
        }) {
            continue;
        }
        if path.is_dir() {
            collect(root, &path, files)?;
        } else {
            let parts = path.strip_prefix(root)?.iter();
            let parts = parts.map(|part| part.to_string_lossy());
            files.push((parts.collect::<Vec<_>>().join("/"), path.clone()));
        }
    }
    Ok(())
}

/// Compresses as well as it goes for a release, and quickly otherwise.
fn brotli(bytes: &[u8], is_release: bool) -> Result<Vec<u8>, Box<dyn Error>> {
    let quality = if is_release { 11 } else { 5 };
    let mut compressed = Vec::new();
    brotli::CompressorWriter::new(&mut compressed, 1 << 16, quality, 22).write_all(bytes)?;
    Ok(compressed)
}

fn gzip(bytes: &[u8], is_release: bool) -> Result<Vec<u8>, Box<dyn Error>> {
    let level = if is_release {
        flate2::Compression::best()
    } else {
        flate2::Compression::fast()
    };
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), level);
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}
