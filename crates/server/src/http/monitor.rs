//! Serves health and metrics, either with everything else or at a separate address.

use std::sync::Arc;

use axum::Router;
use axum::middleware::from_fn;
use axum::routing::get;
use tokio::net::TcpListener;
use tower_http::catch_panic::CatchPanicLayer;

use super::{headers, health};
use crate::app_state::AppState;

/// Where `/health` and `/metrics` are served.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Monitoring {
    /// At the same address as the games.
    Here,
    /// At a separate address only.
    Elsewhere,
}

/// The routes for monitoring.
pub(super) fn routes() -> Router<Arc<AppState>> {
    Router::new()
        .route("/health", get(health::health))
        .route("/metrics", get(health::metrics))
        .layer(from_fn(headers::not_stored))
}

/// Serves them at a separate address, until the task is aborted.
pub(crate) async fn monitor(app: Arc<AppState>, listener: TcpListener) {
    let router = routes().layer(from_fn(headers::safe)).layer(CatchPanicLayer::new()).with_state(app);
    if let Err(error) = axum::serve(listener, router).await {
        tracing::error!(%error, "health and metrics are no longer served");
    }
}
