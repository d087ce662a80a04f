//! Routes for statistics of finished games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use crate::app_state::AppState;
use crate::error::ApiError;
use crate::people::Person;
use crate::protocol::{ErrorBody, Statistics};
use crate::statistics;

/// Returns statistics of your finished games.
#[utoipa::path(get, path = "/me/statistics", tag = "People", responses((status = 200, description = "Statistics of your latest thousand games", body = Statistics), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn mine(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
) -> Result<Json<Statistics>, ApiError> {
    statistics::of(&app, &me).await.map(Json)
}

/// Returns statistics of all finished games on this server, if the host publishes them.
#[utoipa::path(get, path = "/statistics", tag = "History", responses((status = 200, description = "Statistics of the latest games, by game and number of players; null if the host does not publish them", body = Option<Statistics>), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn of_site(State(app): State<Arc<AppState>>) -> Result<Json<Option<Statistics>>, ApiError> {
    statistics::of_site(&app).await.map(Json)
}
