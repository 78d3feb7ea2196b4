//! The app without a connection: which files browsers keep, and how the app is installed like a program.

use axum::extract::State;
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use kamisado::Language;
use kamisado_i18n::Message;
use serde_json::json;

use crate::assets::Assets;
use crate::error::Error;
use crate::language::InLanguage;
use crate::pages::{self, render, trouble::Trouble};

/// The script that keeps the app, among the assets.
const SCRIPT: &str = "service-worker.js";

/// The colours of the page in a light theme, while the app starts.
const PAPER: &str = "#f6f1e7";

/// `/service-worker.js`: the list of files to keep, and then the script. It changes whenever an asset does.
///
/// It is not an asset, because browsers let such a script control only addresses beside and below its own.
pub(crate) async fn service_worker(State(assets): State<Assets>) -> Response {
    let folder = assets.folder();
    let kept = json!({
        "folder": folder,
        "assets": Assets::names().map(|name| format!("{folder}/{name}")).collect::<Vec<_>>(),
        "languages": Language::ALL.map(|language| language.to_string()),
        "places": pages::places(),
        "pictures": pages::pictures(),
    });
    let script = Assets::embedded(SCRIPT).unwrap_or_default();
    let script = String::from_utf8_lossy(script);
    let kind = [(header::CONTENT_TYPE, "text/javascript; charset=utf-8")];
    (kind, format!("self.kept = {kept};\n{script}")).into_response()
}

/// `/de/manifest.webmanifest`: how the app presents itself when it is installed.
pub(crate) async fn manifest(
    InLanguage(language): InLanguage,
    State(assets): State<Assets>,
) -> impl IntoResponse {
    let folder = assets.folder();
    let icon = |name: &str, sizes: &str, kind: &str, purpose: &str| {
        let source = format!("{folder}/pictures/{name}");
        json!({"src": source, "sizes": sizes, "type": kind, "purpose": purpose})
    };
    let manifest = json!({
        "id": "/",
        "name": "Kamisado",
        "short_name": "Kamisado",
        "description": Message::SiteDescription.say(language),
        "lang": language.to_string(),
        "dir": "ltr",
        "start_url": format!("/{language}/"),
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games"],
        "icons": [
            icon("mark.svg", "any", "image/svg+xml", "any"),
            icon("icon-192.png", "192x192", "image/png", "any"),
            icon("icon-512.png", "512x512", "image/png", "any"),
            icon("icon-maskable-512.png", "512x512", "image/png", "maskable"),
        ],
    });
    let kind = [(header::CONTENT_TYPE, "application/manifest+json")];
    (kind, manifest.to_string())
}

/// `/de/offline`: the page that is shown in place of one that was not kept.
pub(crate) async fn page(InLanguage(language): InLanguage) -> Result<Html<String>, Error> {
    let title = Message::OfflineTitle.say(language);
    let text = Message::OfflineText.say(language);
    render(language, &Trouble::new(language, title, text))
}
