//! With whom somebody does not want to play.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;

use super::extract::PathParams;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::people::Person;
use crate::protocol::{Blocked, ErrorBody};

/// With whom whoever asks does not want to play.
#[utoipa::path(get, path = "/me/blocks", tag = "People", responses((status = 200, description = "Those who cannot sit down where you sit", body = Vec<Blocked>), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn list(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
) -> Result<Json<Vec<Blocked>>, ApiError> {
    let blocked = app.storage.admin().blocked_by(&me.id).await?;
    Ok(Json(blocked.into_iter().map(|(id, name)| Blocked { id, name }).collect()))
}

/// Somebody can no longer sit down at tables where whoever asks sits. He is not told by whom.
#[utoipa::path(put, path = "/me/blocks/{person}", tag = "People", params(("person" = String, Path, description = "Who")), responses((status = 204, description = "It holds from now on"), (status = "default", description = "Refused", body = ErrorBody)))]
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

/// Somebody may sit down again.
#[utoipa::path(delete, path = "/me/blocks/{person}", tag = "People", params(("person" = String, Path, description = "Who")), responses((status = 204, description = "It holds no more"), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn unblock(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    PathParams(person): PathParams<String>,
) -> Result<StatusCode, ApiError> {
    app.storage.admin().block(&me.id, &person, false).await?;
    Ok(StatusCode::NO_CONTENT)
}
