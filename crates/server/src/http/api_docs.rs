//! The API description, generated from the code: as `OpenAPI` for programs and as a page for people.

mod page;
mod security;

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::routing::get;
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Description;

use super::headers;
use crate::app_state::AppState;
use crate::protocol::{ClientMessage, ServerMessage};

/// The parts of the description that are not routes.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Boomtown",
        description = "The browser client and programs use the same API. All paths are below the server's base path and /api. \
                       People authenticate with a cookie, programs with a token: `Authorization: Bearer TOKEN`."
    ),
    servers((url = "/where-it-is-found", description = "This server")),
    components(schemas(ClientMessage, ServerMessage))
)]
pub(super) struct Described;

/// Placeholder for the server's address, which a proxy may have changed; replaced in every answer.
const SERVER: &str = "/where-it-is-found";

const STYLE: &str = include_str!("api_docs/page.css");

/// The pages that describe the API.
pub(super) fn pages(mut description: Description) -> Router<Arc<AppState>> {
    security::describe(&mut description);
    let json = description.to_json().expect("a description has only keys that are text");
    let html = page::html(&serde_json::from_str(&json).expect("what was just written can be read"));
    let openapi = async move |State(app): State<Arc<AppState>>, headers: HeaderMap| {
        let found_at = format!("{}/api", headers::base(&app, &headers));
        ([(CONTENT_TYPE, "application/json")], json.replacen(SERVER, &found_at, 1))
    };
    let html = move || async move { ([(CONTENT_TYPE, "text/html; charset=utf-8")], html) };
    Router::new()
        .route("/openapi.json", get(openapi))
        .route("/", get(html.clone()))
        .route("/docs", get(html))
        .route("/docs.css", get(|| async { ([(CONTENT_TYPE, "text/css; charset=utf-8")], STYLE) }))
}
