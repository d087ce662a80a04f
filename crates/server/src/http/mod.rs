//! What is served over HTTP.

mod files;
mod games;
mod headers;
mod health;
mod history;
mod limits;
mod me;
mod records;
mod seats;
mod socket;
mod tables;
mod task;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use axum::{Router, extract::Request};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

use crate::house::House;
use crate::no::No;

/// The largest request, but for records.
const LARGEST_BODY: usize = 64 * 1024;
/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// Everything below the base path.
pub(crate) fn router(house: &Arc<House>) -> Router {
    let api = Router::new()
        .route("/me", get(me::who).post(me::name))
        .route("/games", get(games::list))
        .route("/games/{game}/options", post(games::options))
        .route("/tables", get(tables::list).post(tables::create))
        .route("/tables/{id}", get(tables::info))
        .route("/tables/{id}/join", post(seats::join))
        .route("/tables/{id}/leave", post(seats::leave))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/seats/{seat}", post(seats::set))
        .route("/tables/{id}/seats/{seat}/token", post(seats::token))
        .route("/tables/{id}/seats/{seat}/note", get(seats::note).put(seats::keep_note))
        .route("/tables/{id}/at/{decisions}", get(history::at))
        .route("/tables/{id}/log", get(history::log))
        .route("/tables/{id}/record.json", get(records::json))
        .route("/tables/{id}/record.txt", get(records::text))
        .route("/tables/{id}/dice", get(records::dice))
        .route("/records", post(records::import))
        .fallback(|| async { No::nothing_there() })
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, PATIENCE))
        .layer(CompressionLayer::new())
        .route("/tables/{id}/live", get(socket::live))
        .layer(from_fn(headers::same_origin))
        .layer(from_fn_with_state(limits::PerClient::new(house), limits::check))
        .layer(DefaultBodyLimit::max(LARGEST_BODY));
    let pages = Router::new().fallback(files::serve).layer(CompressionLayer::new());
    let app = Router::new()
        .nest("/api", api)
        .route("/health", get(health::health))
        .route("/metrics", get(health::metrics))
        .merge(pages)
        .layer(from_fn_with_state(Arc::clone(house), count))
        .layer(from_fn(headers::safe))
        .layer(CatchPanicLayer::new())
        .with_state(Arc::clone(house));
    match house.config.base_path.as_str() {
        "" => app,
        base => {
            // What is nested answers at the base and below it, but not at the base with a bare slash behind it.
            let front = Router::new()
                .route(&format!("{base}/"), get(files::serve))
                .fallback(files::outside)
                .layer(from_fn(headers::safe))
                .with_state(Arc::clone(house));
            Router::new().nest(base, app).merge(front)
        }
    }
}

async fn count(
    axum::extract::State(house): axum::extract::State<Arc<House>>,
    request: Request,
    next: axum::middleware::Next,
) -> axum::response::Response {
    house.metrics.requests.inc();
    next.run(request).await
}
