//! Routes for starting, reading and cancelling reviews.

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

/// Returns the state of the review of a finished game.
#[utoipa::path(get, path = "/tables/{id}/review", tag = "History", params(("id" = String, Path, description = "The table")), responses((status = 200, description = "Nothing yet, the progress, or the review", body = ReviewState), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn look(
    State(app): State<Arc<AppState>>,
    who: Identity,
    PathParams(id): PathParams<String>,
) -> Result<Json<ReviewState>, ApiError> {
    reviews::state(&app, &who, &id).await.map(Json)
}

/// Starts a review of a finished game: the value of every decision, and the effect of dice and draws. One at a time per person.
#[utoipa::path(post, path = "/tables/{id}/review", tag = "History", params(("id" = String, Path, description = "The table")), responses((status = 200, description = "The progress, or the review if it is complete", body = ReviewState), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn begin(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    Client(address): Client,
    PathParams(id): PathParams<String>,
) -> Result<Json<ReviewState>, ApiError> {
    reviews::begin(&app, &me, address, &id).await.map(Json)
}

/// Cancels a review that you have started.
#[utoipa::path(delete, path = "/tables/{id}/review", tag = "History", params(("id" = String, Path, description = "The table")), responses((status = 200, description = "The state of the review", body = ReviewState), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn break_off(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    PathParams(id): PathParams<String>,
) -> Result<Json<ReviewState>, ApiError> {
    reviews::break_off(&app, &me, &id).await.map(Json)
}
