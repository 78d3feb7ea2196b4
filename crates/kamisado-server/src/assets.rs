//! Scripts, styles and pictures: embedded in the program, under names that change with their content.

use std::io::Read as _;
use std::path::{Path as FilePath, PathBuf};
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};

use crate::headers::{CORP, accepts};

/// A file of `web/`, and its compressed forms where they are smaller.
#[derive(Debug)]
struct Embedded {
    name: &'static str,
    plain: &'static [u8],
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The first part of every asset's path.
const ROOT: &str = "/assets";

/// Nothing behind a hashed name ever changes.
const FOREVER: &str = "public, max-age=31536000, immutable";

/// Where assets come from.
#[derive(Clone, Debug, Default)]
pub(crate) enum Assets {
    /// The program itself.
    #[default]
    Embedded,
    /// A folder that is read again for every request, for those who work on the files.
    Folder {
        /// The path of the folder.
        path: Arc<PathBuf>,
        /// How large a file may be.
        largest: u64,
    },
}

impl Assets {
    /// The path under which all assets of this version are, without a trailing slash.
    pub(crate) fn folder(&self) -> String {
        let version = match self {
            Assets::Embedded => VERSION,
            Assets::Folder { .. } => "now",
        };
        format!("{ROOT}/{version}")
    }

    /// The names of all embedded files.
    pub(crate) fn names() -> impl Iterator<Item = &'static str> {
        FILES.iter().map(|file| file.name)
    }

    /// A file's content, uncompressed.
    pub(crate) fn embedded(name: &str) -> Option<&'static [u8]> {
        let index = FILES.binary_search_by(|file| file.name.cmp(name)).ok()?;
        FILES.get(index).map(|file| file.plain)
    }
}

/// The name of the board's module that never changes, for pages of other sites.
pub(crate) async fn board(State(assets): State<Assets>) -> impl IntoResponse {
    let headers = [
        (header::CACHE_CONTROL, "public, max-age=3600"),
        (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"),
        (CORP, "cross-origin"),
    ];
    let module = format!("{}/board/board.js", assets.folder());
    (headers, Redirect::temporary(&module))
}

/// Answers with a file, in the encoding that the browser prefers.
pub(crate) async fn serve(
    State(assets): State<Assets>,
    Path((version, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let kind = mime_guess::from_path(&name).first_or_octet_stream();
    let kind = match kind.type_() {
        mime_guess::mime::TEXT => format!("{kind}; charset=utf-8"),
        _ => kind.to_string(),
    };
    if let Assets::Folder { path, largest } = assets {
        let reading = tokio::task::spawn_blocking({
            let name = name.clone();
            move || read(&path, &name, largest)
        });
        // Files that the build makes are not in the folder.
        let made = || Assets::embedded(&name).map(<[u8]>::to_vec);
        return match reading.await.ok().flatten().or_else(made) {
            Some(bytes) => (
                [
                    (header::CONTENT_TYPE, kind),
                    (header::CACHE_CONTROL, "no-store".to_owned()),
                    (CORP, "cross-origin".to_owned()),
                    (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*".to_owned()),
                ],
                bytes,
            )
                .into_response(),
            None => StatusCode::NOT_FOUND.into_response(),
        };
    }
    let file = FILES
        .binary_search_by(|file| file.name.cmp(name.as_str()))
        .ok()
        .and_then(|index| FILES.get(index))
        .filter(|_| version == VERSION);
    let Some(file) = file else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let (encoding, bytes) = match (file.brotli, file.gzip) {
        (Some(bytes), _) if accepts(&headers, "br") => (Some("br"), bytes),
        (_, Some(bytes)) if accepts(&headers, "gzip") => (Some("gzip"), bytes),
        _ => (None, file.plain),
    };
    let mut response = Response::builder()
        .header(header::CONTENT_TYPE, kind)
        .header(header::CACHE_CONTROL, FOREVER)
        .header(header::VARY, "accept-encoding")
        // Any page may embed the board.
        .header(CORP, "cross-origin")
        .header(header::ACCESS_CONTROL_ALLOW_ORIGIN, "*");
    if let Some(encoding) = encoding {
        response = response.header(header::CONTENT_ENCODING, encoding);
    }
    response
        .body(Body::from(bytes))
        .unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

/// Whether a name cannot lead out of the folder.
fn is_plain(name: &str) -> bool {
    name.split('/')
        .all(|part| !part.is_empty() && !part.starts_with('.') && !part.contains('\\'))
}

/// Reads a regular file of the folder; links that lead elsewhere and special files such as devices are refused.
fn read(folder: &FilePath, name: &str, largest: u64) -> Option<Vec<u8>> {
    if !is_plain(name) {
        return None;
    }
    let path = folder.join(name).canonicalize().ok()?;
    let file = path.metadata().ok()?;
    if !path.starts_with(folder.canonicalize().ok()?) || !file.is_file() || file.len() > largest {
        return None;
    }
    let mut bytes = Vec::new();
    let file = std::fs::File::open(path).ok()?;
    // The file may have grown in the meantime.
    file.take(largest).read_to_end(&mut bytes).ok()?;
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_found_by_its_name() {
        assert!(Assets::names().count() > 0);
        for name in Assets::names() {
            assert!(Assets::embedded(name).is_some(), "{name}");
        }
        assert!(Assets::embedded("no/such.file").is_none());
    }

    #[test]
    fn compressed_forms_give_the_same_bytes() {
        use std::io::Read as _;
        for file in FILES {
            if let Some(gzip) = file.gzip {
                let mut bytes = Vec::new();
                flate2::read::GzDecoder::new(gzip)
                    .read_to_end(&mut bytes)
                    .unwrap();
                assert_eq!(bytes, file.plain, "{}", file.name);
            }
        }
    }

    #[cfg(unix)]
    #[test]
    fn only_files_of_the_folder_are_read() {
        let folder = std::env::temp_dir().join(format!("kamisado-assets-{}", std::process::id()));
        let inside = folder.join("web");
        std::fs::create_dir_all(&inside).unwrap();
        std::fs::write(folder.join("secret"), "secret").unwrap();
        std::fs::write(inside.join("small.js"), "small").unwrap();
        std::fs::write(inside.join("large.js"), "too large").unwrap();
        std::os::unix::fs::symlink(folder.join("secret"), inside.join("link")).unwrap();
        std::os::unix::fs::symlink("/dev/zero", inside.join("zero")).unwrap();
        let read = |name| read(&inside, name, 5);
        assert_eq!(read("small.js"), Some(b"small".to_vec()));
        for name in [
            "large.js",
            "link",
            "zero",
            "/dev/zero",
            "../secret",
            "none",
            ".",
        ] {
            assert_eq!(read(name), None, "{name}");
        }
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_name_cannot_leave_its_folder() {
        for bad in ["../x", "a/../x", "/etc", "a//b", ".hidden", "a\\..\\b"] {
            assert!(!is_plain(bad), "{bad}");
        }
        assert!(is_plain("styles/base.css"));
    }
}
