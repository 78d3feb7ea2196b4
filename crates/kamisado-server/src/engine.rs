//! The engine behind a WebSocket: the lines of the protocol, with fair limits.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};

/// What each visitor may ask of the engine.
#[derive(Clone, Debug, Default)]
pub struct EngineLimits {}

/// All sessions.
#[derive(Clone, Debug)]
pub(crate) struct Engines {
    _limits: EngineLimits,
}

impl Engines {
    pub(crate) fn new(limits: EngineLimits) -> Engines {
        Engines { _limits: limits }
    }

    /// Ends all sessions.
    pub(crate) fn close(&self) {}
}

pub(crate) async fn socket(State(_): State<Engines>) -> Response {
    StatusCode::SERVICE_UNAVAILABLE.into_response()
}
