//! Routes for past positions, the game log and the summary of a table.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::IntoParams;

use super::extract::{PathParams, QueryParams};
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::people::Identity;
use crate::protocol::{ErrorBody, Glance, LogLine, Moment};
use crate::tables::TableGuard;

/// Returns the game after a number of decisions, as you may see it.
#[utoipa::path(get, path = "/tables/{id}/at/{decisions}", tag = "History", params(("id" = String, Path, description = "The table"), ("decisions" = u32, Path, description = "The number of decisions")), responses((status = 200, description = "The game at that point", body = Moment), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn at(
    State(app): State<Arc<AppState>>,
    who: Identity,
    PathParams((id, decisions)): PathParams<(String, usize)>,
) -> Result<Json<Moment>, ApiError> {
    let guard = TableGuard::open_for(&app, &id, &who).await?;
    guard.table().moment_at(&who, decisions).map(Json).ok_or_else(ApiError::nothing_there)
}

/// Returns the whole game log, as you may see it.
#[utoipa::path(get, path = "/tables/{id}/log", tag = "History", params(("id" = String, Path, description = "The table")), responses((status = 200, description = "All lines", body = Vec<LogLine>), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn log(
    State(app): State<Arc<AppState>>,
    who: Identity,
    PathParams(id): PathParams<String>,
) -> Result<Json<Vec<LogLine>>, ApiError> {
    let guard = TableGuard::open_for(&app, &id, &who).await?;
    Ok(Json(guard.table().log(&who)))
}

/// The start of what happened.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Since {
    /// The number of decisions that you have seen; if left out or earlier, everything after your own last decision.
    since: Option<u32>,
}

/// Returns a summary of a table, as you may see it.
#[utoipa::path(get, path = "/tables/{id}/glance", tag = "History", params(("id" = String, Path, description = "The table"), Since), responses((status = 200, description = "The state of the game, and what happened since", body = Glance), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn glance(
    State(app): State<Arc<AppState>>,
    who: Identity,
    PathParams(id): PathParams<String>,
    QueryParams(Since { since }): QueryParams<Since>,
) -> Result<Json<Glance>, ApiError> {
    let guard = TableGuard::open_for(&app, &id, &who).await?;
    guard.table().glance(&who, since).map(Json).ok_or_else(ApiError::nothing_there)
}
