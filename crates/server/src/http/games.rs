//! Routes for the list of games and their options.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use hosting::CheckedOptions;
use serde::Serialize;
use serde_json::Value;
use table::SeatKind;
use utoipa::ToSchema;

use super::extract::{JsonBody, PathParams};
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::protocol::{ErrorBody, GameInfo};

/// Lists all games.
#[utoipa::path(get, path = "/games", tag = "Games", responses((status = 200, description = "All games", body = Vec<GameInfo>)))]
pub(super) async fn list(State(app): State<Arc<AppState>>) -> Json<Vec<GameInfo>> {
    Json(app.config.games.games().iter().map(hosting::game_info).collect())
}

/// Validated options, and the seats that they make.
#[derive(Serialize, ToSchema)]
pub(super) struct Checked {
    /// The options, with all defaults filled in.
    #[schema(value_type = Object)]
    options: Value,
    /// `player` or `scripted` for each seat.
    #[schema(value_type = Vec<String>)]
    #[serde(rename = "chairs")]
    seat_kinds: Vec<SeatKind>,
}

/// Completes the options of a game, or says why they are invalid.
#[utoipa::path(post, path = "/games/{game}/options", tag = "Games", params(("game" = String, Path, description = "The name of the game")), request_body(content = Object), responses((status = 200, description = "All options with their values, and the seats of the game", body = Checked), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn options(
    State(app): State<Arc<AppState>>,
    PathParams(game): PathParams<String>,
    JsonBody(options): JsonBody<Value>,
) -> Result<Json<Checked>, ApiError> {
    let game = app.config.games.find(&game).ok_or_else(ApiError::nothing_there)?.game();
    let CheckedOptions { options, seat_kinds } = hosting::check_options(game, &options)?;
    Ok(Json(Checked { options, seat_kinds }))
}
