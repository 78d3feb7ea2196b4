//! A body that is made while it is sent, so that nothing long is in memory as a whole.

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody};
use http_body::Frame;
use tokio::sync::mpsc;

/// How many pieces wait until they are sent.
const WAITING: usize = 4;

/// Where the pieces of a body are put, one after the other.
#[derive(Debug)]
pub(crate) struct Pieces(mpsc::Sender<Bytes>);

/// Nobody reads any further.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Broken;

#[derive(Debug)]
struct Sent(mpsc::Receiver<Bytes>);

impl Pieces {
    pub(crate) fn new() -> (Pieces, Body) {
        let (pieces, sent) = mpsc::channel(WAITING);
        (Pieces(pieces), Body::new(Sent(sent)))
    }

    /// Sends a piece once there is room for it.
    ///
    /// # Errors
    /// When nobody reads any further.
    pub(crate) async fn send(&self, piece: String) -> Result<(), Broken> {
        let sent = self.0.send(Bytes::from(piece)).await;
        sent.map_err(|_| Broken)
    }
}

impl HttpBody for Sent {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        let piece = self.0.poll_recv(context);
        piece.map(|piece| piece.map(|piece| Ok(Frame::data(piece))))
    }
}
