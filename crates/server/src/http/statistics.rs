//! Statistics of finished games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use crate::app_state::AppState;
use crate::error::ApiError;
use crate::people::Person;
use crate::protocol::{ErrorBody, Statistics};
use crate::statistics;

/// What your finished games came to.
#[utoipa::path(get, path = "/me/statistics", tag = "People", responses((status = 200, description = "Your latest thousand games", body = Statistics), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn mine(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
) -> Result<Json<Statistics>, ApiError> {
    statistics::of(&app, &me).await.map(Json)
}

/// What the finished games of all who play here came to, where the host allows it.
#[utoipa::path(get, path = "/statistics", tag = "History", responses((status = 200, description = "The latest games of all, by game and number of players; null where the host does not publish them", body = Option<Statistics>), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn of_site(State(app): State<Arc<AppState>>) -> Result<Json<Option<Statistics>>, ApiError> {
    statistics::of_site(&app).await.map(Json)
}
