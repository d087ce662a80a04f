//! For those who run a server: whether it is well, and figures.

use std::sync::Arc;
use table::SaturatingAs;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use crate::app_state::AppState;

/// 200 if a move could be kept right now, 503 with the reason otherwise.
pub(super) async fn health(State(app): State<Arc<AppState>>) -> (StatusCode, String) {
    match app.health.ask(app.storage.as_ref()).await {
        Ok(()) => (StatusCode::OK, "well\n".to_owned()),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")),
    }
}

/// Figures in the form that Prometheus reads.
pub(super) async fn metrics(State(app): State<Arc<AppState>>) -> impl IntoResponse {
    app.metrics.tables.set(app.tables.len().saturating_as::<i64>());
    ([(CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], app.metrics.text())
}
