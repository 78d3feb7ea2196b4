//! Where visitors find this server, for addresses that only make sense as a whole: those that search engines and link previews read.

use axum::extract::Request;
use axum::http::header;
use axum::http::uri::Authority;
use axum::middleware::Next;
use axum::response::Response;

use crate::people::IsSecure;

tokio::task_local! {
    /// The site that the request of this task is for.
    static SITE: String;
}

/// The site of the request that is being answered, such as `https://kamisado.example`; empty where no request is.
pub(crate) fn address() -> String {
    SITE.try_with(Clone::clone).unwrap_or_default()
}

/// Remembers which site a request is for. The names that the server answers to have been checked by then.
pub(crate) async fn find(request: Request, next: Next) -> Response {
    let site = asked(&request).unwrap_or_default();
    SITE.scope(site, next.run(request)).await
}

fn asked(request: &Request) -> Option<String> {
    let host = match request.uri().authority() {
        Some(authority) => authority.clone(),
        None => {
            let host = request.headers().get(header::HOST)?.to_str().ok()?;
            host.parse::<Authority>().ok()?
        }
    };
    let is_secure = request.extensions().get::<IsSecure>();
    let scheme = match is_secure {
        Some(IsSecure(true)) => "https",
        _ => "http",
    };
    let port = host
        .port()
        .map_or_else(String::new, |port| format!(":{port}"));
    Some(format!("{scheme}://{}{port}", host.host()))
}
