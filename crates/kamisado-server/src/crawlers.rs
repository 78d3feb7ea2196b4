//! What search engines read: which pages there are, and which they had better leave alone.

use std::fmt::Write as _;

use axum::http::header;
use axum::response::IntoResponse;
use kamisado::Language;

use crate::{pages, site};

/// `/robots.txt`. What depends on who asks, or on what was played, is nothing to search for.
pub(crate) async fn robots() -> impl IntoResponse {
    let mut text = "User-agent: *\n".to_owned();
    for path in ["/engine", "/online", "/me", "/archive", "/*/game/"] {
        let _ = writeln!(text, "Disallow: {path}");
    }
    let _ = writeln!(text, "Sitemap: {}/sitemap.xml", site::address());
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text)
}

/// `/sitemap.xml`: the pages that are the same for everybody, in every language.
pub(crate) async fn sitemap() -> impl IntoResponse {
    let site = site::address();
    let mut text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
        <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n"
        .to_owned();
    // Writing to a string cannot fail.
    for place in pages::places().iter().filter(|place| *place != "offline") {
        for language in Language::ALL {
            let _ = write!(text, "<url><loc>{site}/{language}/{place}</loc>");
            for other in Language::ALL {
                let _ = write!(
                    text,
                    "<xhtml:link rel=\"alternate\" hreflang=\"{other}\" href=\"{site}/{other}/{place}\"/>"
                );
            }
            text.push_str("</url>\n");
        }
    }
    text.push_str("</urlset>\n");
    (
        [(header::CONTENT_TYPE, "application/xml; charset=utf-8")],
        text,
    )
}
