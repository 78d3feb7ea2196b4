//! One line for each request: who asked for what, the status, how long it took and how much was sent.
//!
//! The query is left out, because it can be private.

use std::pin::Pin;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::{Context, Poll};
use std::time::Instant;

use axum::Extension;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use http_body::{Frame, SizeHint};
use tracing::{Instrument as _, error_span, info};

use crate::address::Address;
use crate::health;
use crate::metrics::{HTTP_REQUESTS, HTTP_SECONDS};

pub(crate) const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The longest id that is taken over from a proxy.
const LONGEST_ID: usize = 64;

/// Gives each request an id, which is in its log lines and its response, and logs how it ended. The id is that of the proxy, if there is
/// one: [`address::find`](crate::address::find) leaves only that of a trusted one.
pub(crate) async fn requests(
    Extension(address): Extension<Address>,
    request: Request,
    next: Next,
) -> Response {
    let given = request.headers().get(REQUEST_ID).filter(|id| is_id(id));
    let id = given.cloned().unwrap_or_else(new_id);
    let mut entry = Entry {
        id: id.clone(),
        class: Class::of(request.uri().path()),
        address,
        method: request.method().clone(),
        path: request.uri().path().to_owned(),
        status: StatusCode::OK,
        bytes: 0,
        began: Instant::now(),
    };
    let span = error_span!("request", id = text(&id));
    let mut response = next.run(request).instrument(span).await;
    entry.status = response.status();
    response.headers_mut().insert(REQUEST_ID, id);
    response.map(|body| Body::new(Logged { body, entry }))
}

/// The number of the process, which no other server has, and that of the request.
fn new_id() -> HeaderValue {
    static PROCESS: LazyLock<u32> = LazyLock::new(|| getrandom::u32().unwrap_or_default());
    static COUNT: AtomicU64 = AtomicU64::new(1);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let id = format!("{:08x}-{count}", *PROCESS);
    HeaderValue::try_from(id).unwrap_or(HeaderValue::from_static("-"))
}

fn is_id(id: &HeaderValue) -> bool {
    let is_of_it = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_.".contains(byte);
    (1..=LONGEST_ID).contains(&id.len()) && id.as_bytes().iter().all(is_of_it)
}

fn text(id: &HeaderValue) -> &str {
    id.to_str().unwrap_or_default()
}

/// What a request is for, as far as it is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Class {
    Page,
    Asset,
    Diagram,
    Engine,
    Online,
    Health,
}

impl Class {
    fn of(path: &str) -> Class {
        match path {
            "/engine" => Class::Engine,
            "/online" => Class::Online,
            _ if path.starts_with("/assets/") => Class::Asset,
            _ if path.starts_with("/diagram.") => Class::Diagram,
            _ if path.starts_with(health::PATH) => Class::Health,
            _ => Class::Page,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Class::Page => "page",
            Class::Asset => "asset",
            Class::Diagram => "diagram",
            Class::Engine => "engine",
            Class::Online => "online",
            Class::Health => "health",
        }
    }
}

/// The line of a request, written when its response has been sent or aborted.
#[derive(Debug)]
struct Entry {
    id: HeaderValue,
    class: Class,
    address: Address,
    method: Method,
    path: String,
    status: StatusCode,
    bytes: u64,
    began: Instant,
}

impl Drop for Entry {
    fn drop(&mut self) {
        let took = self.began.elapsed();
        HTTP_REQUESTS.count([self.class.name(), self.status.as_str()]);
        HTTP_SECONDS.record([self.class.name()], took.as_secs_f64());
        // Balancers ask every other second.
        if self.class == Class::Health && self.status.is_success() {
            return;
        }
        info!(
            target: "kamisado_server::access",
            id = text(&self.id),
            address = %self.address,
            method = %self.method,
            path = self.path,
            status = self.status.as_u16(),
            ms = took.as_millis() as u64,
            bytes = self.bytes,
        );
    }
}

/// A body whose bytes are counted.
#[derive(Debug)]
struct Logged {
    body: Body,
    entry: Entry,
}

impl HttpBody for Logged {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = Pin::new(&mut self.body).poll_frame(context);
        if let Poll::Ready(Some(Ok(frame))) = &frame
            && let Some(data) = frame.data_ref()
        {
            self.entry.bytes += data.len() as u64;
        }
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::net::IpAddr;
    use std::sync::{Arc, Mutex};

    use axum::Router;
    use axum::middleware::from_fn;
    use axum::routing::get;
    use tower_service::Service as _;

    use super::*;

    #[derive(Clone, Default)]
    struct Lines(Arc<Mutex<Vec<u8>>>);

    impl io::Write for Lines {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().extend(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[tokio::test]
    async fn a_request_is_one_line_without_what_may_be_private() {
        let lines = Lines::default();
        let writer = lines.clone();
        let subscriber = tracing_subscriber::fmt()
            .with_writer(move || writer.clone())
            .with_ansi(false)
            .finish();
        let _guard = tracing::subscriber::set_default(subscriber);
        let mut router = Router::new()
            .route("/page", get(|| async { "twelve bytes" }))
            .layer(from_fn(requests))
            .layer(Extension(Address::from(IpAddr::from([192, 0, 2, 1]))));
        let request = Request::get("/page?secret=1").body(Body::empty()).unwrap();
        let answer = router.call(request).await.unwrap();
        let id = answer.headers()[REQUEST_ID].to_str().unwrap().to_owned();
        axum::body::to_bytes(answer.into_body(), 100).await.unwrap();
        let log = String::from_utf8(lines.0.lock().unwrap().clone()).unwrap();
        assert_eq!(log.lines().count(), 1, "{log}");
        for part in [
            &format!("id=\"{id}\""),
            "address=192.0.2.1",
            "method=GET",
            "path=\"/page\"",
            "status=200",
            "ms=",
            "bytes=12",
        ] {
            assert!(log.contains(part), "{part}: {log}");
        }
        assert!(!log.contains("secret"), "{log}");
    }

    #[test]
    fn only_short_plain_ids_are_taken_over() {
        let is_taken = |id: &str| is_id(&HeaderValue::from_str(id).unwrap());
        for id in ["7", "f0e1-99_a.b", &"a".repeat(64)] {
            assert!(is_taken(id), "{id}");
        }
        for id in ["", "a b", "a\"b", "é", "a=b", &"a".repeat(65)] {
            assert!(!is_taken(id), "{id}");
        }
        assert!(is_id(&new_id()));
        assert_ne!(new_id(), new_id());
    }
}
