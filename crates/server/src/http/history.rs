//! The past of a table.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use super::extract::PathParams;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::people::Identity;
use crate::protocol::{ErrorBody, LogLine, Moment};
use crate::tables::TableGuard;

/// The game as it stood after so many decisions, for the eyes of whoever asks.
#[utoipa::path(get, path = "/tables/{id}/at/{decisions}", tag = "History", params(("id" = String, Path, description = "The table"), ("decisions" = u32, Path, description = "After how many decisions")), responses((status = 200, description = "The game as it stood then", body = Moment), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn at(
    State(app): State<Arc<AppState>>,
    who: Identity,
    PathParams((id, decisions)): PathParams<(String, usize)>,
) -> Result<Json<Moment>, ApiError> {
    let guard = TableGuard::open(&app, &id).await?;
    guard.table().moment_at(&who, decisions).map(Json).ok_or_else(ApiError::nothing_there)
}

/// The whole log, for the eyes of whoever asks.
#[utoipa::path(get, path = "/tables/{id}/log", tag = "History", params(("id" = String, Path, description = "The table")), responses((status = 200, description = "All lines", body = Vec<LogLine>), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn log(
    State(app): State<Arc<AppState>>,
    who: Identity,
    PathParams(id): PathParams<String>,
) -> Result<Json<Vec<LogLine>>, ApiError> {
    let guard = TableGuard::open(&app, &id).await?;
    Ok(Json(guard.table().log(&who)))
}
