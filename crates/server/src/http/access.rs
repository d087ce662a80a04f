//! Counts every request, and writes the access log if it is enabled.

use std::sync::Arc;
use std::time::Instant;
use table::SaturatingAs;

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use tracing::field::Empty;
use tracing::{Instrument as _, Span};

use super::address::client;
use crate::TRACES;
use crate::app_state::AppState;
use crate::protocol::ErrorCode;

/// The target of access log lines.
pub(super) const ACCESS: &str = "access";

pub(super) async fn note(State(app): State<Arc<AppState>>, request: Request, next: Next) -> Response {
    app.metrics.requests.inc();
    let begun = Instant::now();
    let asked = app.config.access_log.then(|| {
        let from = client(&app, request.headers(), request.extensions());
        // Without what stands behind the question mark: nobody needs that to run a server.
        (from, request.method().clone(), request.uri().path().to_owned())
    });
    let span = span_of(&request);
    let response = next.run(request).instrument(span.clone()).await;
    span.record("http.response.status_code", i64::from(response.status().as_u16()));
    if let Some(reason) = response.extensions().get::<ErrorCode>() {
        app.metrics.refused(*reason, "http");
    }
    app.metrics.answers.observe(begun.elapsed().as_secs_f64());
    if let Some((from, method, path)) = asked {
        let millis = begun.elapsed().as_millis().saturating_as::<u64>();
        let status = response.status().as_u16();
        tracing::info!(target: ACCESS, %from, %method, path, status, millis, "request answered");
    }
    response
}

/// The span of a request: it contains the route and not the path, because the URL of a table allows watching it.
fn span_of(request: &Request) -> Span {
    let route = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str);
    tracing::info_span!(
        target: TRACES,
        "request",
        "http.request.method" = request.method().as_str(),
        "http.route" = route,
        "http.response.status_code" = Empty,
    )
}
