//! Reviews: asking for one, looking at it, breaking it off.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use super::extract::PathParams;
use super::limits::Client;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::people::{Identity, Person};
use crate::protocol::{ErrorBody, ReviewState};
use crate::reviews;

/// Where the review of a finished game stands.
#[utoipa::path(get, path = "/tables/{id}/review", tag = "History", params(("id" = String, Path, description = "The table")), responses((status = 200, description = "Nothing yet, how far it has come, or the review", body = ReviewState), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn look(
    State(app): State<Arc<AppState>>,
    who: Identity,
    PathParams(id): PathParams<String>,
) -> Result<Json<ReviewState>, ApiError> {
    reviews::state(&app, &who, &id).await.map(Json)
}

/// Has a finished game reviewed: what every decision was worth, what dice and draws gave and took. One at a time for each person.
#[utoipa::path(post, path = "/tables/{id}/review", tag = "History", params(("id" = String, Path, description = "The table")), responses((status = 200, description = "How far it has come, or the review if it is there", body = ReviewState), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn begin(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    Client(address): Client,
    PathParams(id): PathParams<String>,
) -> Result<Json<ReviewState>, ApiError> {
    reviews::begin(&app, &me, address, &id).await.map(Json)
}

/// Breaks off a review that whoever asks has asked for.
#[utoipa::path(delete, path = "/tables/{id}/review", tag = "History", params(("id" = String, Path, description = "The table")), responses((status = 200, description = "Where the review stands now", body = ReviewState), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn break_off(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    PathParams(id): PathParams<String>,
) -> Result<Json<ReviewState>, ApiError> {
    reviews::break_off(&app, &me, &id).await.map(Json)
}
