//! One line for each request: who asked for what, the status, how long it took and how much was sent.
//!
//! The query is left out, because it can be private.

use std::pin::Pin;
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
use tracing::{Instrument as _, info, info_span};

use crate::address::Address;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Gives each request a number, which is in its log lines and its response, and logs how it ended.
pub(crate) async fn requests(
    Extension(address): Extension<Address>,
    request: Request,
    next: Next,
) -> Response {
    static COUNT: AtomicU64 = AtomicU64::new(1);
    let id = COUNT.fetch_add(1, Ordering::Relaxed);
    let mut entry = Entry {
        id,
        address,
        method: request.method().clone(),
        path: request.uri().path().to_owned(),
        status: StatusCode::OK,
        bytes: 0,
        began: Instant::now(),
    };
    let span = info_span!("request", id);
    let mut response = next.run(request).instrument(span).await;
    entry.status = response.status();
    response
        .headers_mut()
        .insert(REQUEST_ID, HeaderValue::from(id));
    response.map(|body| Body::new(Logged { body, entry }))
}

/// The line of a request, written when its response has been sent or aborted.
#[derive(Debug)]
struct Entry {
    id: u64,
    address: Address,
    method: Method,
    path: String,
    status: StatusCode,
    bytes: u64,
    began: Instant,
}

impl Drop for Entry {
    fn drop(&mut self) {
        info!(
            target: "kamisado_server::access",
            id = self.id,
            address = %self.address,
            method = %self.method,
            path = self.path,
            status = self.status.as_u16(),
            ms = self.began.elapsed().as_millis(),
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
            &format!("id={id}"),
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
}
