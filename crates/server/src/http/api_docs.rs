//! The description of the API, made from the code: as OpenAPI for programs, as a page for people.

mod page;

use std::sync::Arc;

use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::routing::get;
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Description;

use crate::house::House;
use crate::protocol::{FromServer, ToServer};

/// What the description says beside the routes.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Boomtown",
        description = "The browser client and programs use the same API. All paths are below the server's base path and /api. \
                       A person shows his cookie, a program its token as `Authorization: Bearer TOKEN`."
    ),
    components(schemas(ToServer, FromServer))
)]
pub(super) struct Described;

const STYLE: &str = include_str!("api_docs/page.css");

/// The pages that describe the API.
pub(super) fn pages(description: &Description) -> Router<Arc<House>> {
    let json = description.to_json().expect("a description has only keys that are text");
    let html = page::html(&serde_json::from_str(&json).expect("what was just written can be read"));
    let html = move || async move { ([(CONTENT_TYPE, "text/html; charset=utf-8")], html) };
    Router::new()
        .route("/openapi.json", get(move || async move { ([(CONTENT_TYPE, "application/json")], json) }))
        .route("/", get(html.clone()))
        .route("/docs", get(html))
        .route("/docs.css", get(|| async { ([(CONTENT_TYPE, "text/css; charset=utf-8")], STYLE) }))
}
