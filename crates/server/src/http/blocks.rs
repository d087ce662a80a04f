//! Routes for blocking people.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;

use super::extract::PathParams;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::people::Person;
use crate::protocol::{Blocked, ErrorBody};

/// Lists the people you have blocked.
#[utoipa::path(get, path = "/me/blocks", tag = "People", responses((status = 200, description = "The people who cannot sit down at your tables", body = Vec<Blocked>), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn list(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
) -> Result<Json<Vec<Blocked>>, ApiError> {
    let blocked = app.storage.admin().blocked_by(&me.id).await?;
    Ok(Json(blocked.into_iter().map(|(id, name)| Blocked { id, name }).collect()))
}

/// Blocks a person, who can then no longer sit down at your tables. They are not told who blocked them.
#[utoipa::path(put, path = "/me/blocks/{person}", tag = "People", params(("person" = String, Path, description = "The person")), responses((status = 204, description = "Blocked"), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn block(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    PathParams(person): PathParams<String>,
) -> Result<StatusCode, ApiError> {
    if person == me.id || app.person(&person).await?.is_none() {
        return Err(ApiError::nothing_there());
    }
    app.may_block(&me, &person).await?;
    app.storage.admin().block(&me.id, &person, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Unblocks a person.
#[utoipa::path(delete, path = "/me/blocks/{person}", tag = "People", params(("person" = String, Path, description = "The person")), responses((status = 204, description = "Unblocked"), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn unblock(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    PathParams(person): PathParams<String>,
) -> Result<StatusCode, ApiError> {
    app.storage.admin().block(&me.id, &person, false).await?;
    Ok(StatusCode::NO_CONTENT)
}
