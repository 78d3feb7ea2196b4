//! Scripts, styles and pictures: embedded in the program, under names that change with their content.

use std::path::PathBuf;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};

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
    /// A folder that is read anew each time: for those who work on the files.
    Folder(Arc<PathBuf>),
}

impl Assets {
    /// The folder in which all assets of this version are, without a slash at its end.
    pub(crate) fn folder(&self) -> String {
        let version = match self {
            Assets::Embedded => VERSION,
            Assets::Folder(_) => "now",
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

/// Answers with a file, compressed as the browser likes it best.
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
    if let Assets::Folder(folder) = &assets {
        // What is made by the build is not in the folder.
        let made = || Assets::embedded(&name).map(<[u8]>::to_vec);
        return match read(folder.join(&name)).or_else(made) {
            Some(bytes) if is_plain(&name) => (
                [
                    (header::CONTENT_TYPE, kind),
                    (header::CACHE_CONTROL, "no-store".to_owned()),
                ],
                bytes,
            )
                .into_response(),
            _ => StatusCode::NOT_FOUND.into_response(),
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
    let accepts = |encoding: &str| {
        let list = headers.get(header::ACCEPT_ENCODING);
        list.and_then(|list| list.to_str().ok())
            .is_some_and(|list| {
                list.split(',').any(|item| {
                    let mut parts = item.split(';').map(str::trim);
                    parts.next() == Some(encoding) && !parts.any(|part| part == "q=0")
                })
            })
    };
    let (encoding, bytes) = match (file.brotli, file.gzip) {
        (Some(bytes), _) if accepts("br") => (Some("br"), bytes),
        (_, Some(bytes)) if accepts("gzip") => (Some("gzip"), bytes),
        _ => (None, file.plain),
    };
    let mut response = Response::builder()
        .header(header::CONTENT_TYPE, kind)
        .header(header::CACHE_CONTROL, FOREVER)
        .header(header::VARY, "accept-encoding")
        // Anyone may use the board in a page of their own.
        .header(header::ACCESS_CONTROL_ALLOW_ORIGIN, "*");
    if let Some(encoding) = encoding {
        response = response.header(header::CONTENT_ENCODING, encoding);
    }
    response
        .body(Body::from(bytes))
        .unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

/// Whether the name stays inside the folder it is looked up in.
fn is_plain(name: &str) -> bool {
    name.split('/')
        .all(|part| !part.is_empty() && !part.starts_with('.') && !part.contains('\\'))
}

fn read(path: PathBuf) -> Option<Vec<u8>> {
    std::fs::read(path).ok()
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

    #[test]
    fn a_name_cannot_leave_its_folder() {
        for bad in ["../x", "a/../x", "/etc", "a//b", ".hidden", "a\\..\\b"] {
            assert!(!is_plain(bad), "{bad}");
        }
        assert!(is_plain("styles/base.css"));
    }
}
