//! The games that can be played here.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use games::GameEntry;
use serde::Serialize;
use serde_json::Value;
use table::Seat;
use table::account::Chair;
use utoipa::ToSchema;

use super::reading::{At, Sent};
use crate::house::House;
use crate::no::No;
use crate::protocol::{GameInfo, Trouble};

/// All games.
#[utoipa::path(get, path = "/games", tag = "Games", responses((status = 200, description = "All games", body = Vec<GameInfo>)))]
pub(super) async fn list(State(house): State<Arc<House>>) -> Json<Vec<GameInfo>> {
    Json(house.config.games.games().iter().map(info).collect())
}

fn info(entry: &GameEntry) -> GameInfo {
    let title = entry.title();
    let fits = |&players: &usize| {
        let options = title.with_players(&Value::Null, players);
        options.is_ok_and(|options| title.check_options(&options).is_ok())
    };
    let mut counts = (1..=Seat::MOST).filter(fits);
    let fewest = counts.next().unwrap_or(1);
    GameInfo {
        name: title.name().to_owned(),
        rules: title.rules(),
        fields: title.fields(),
        house: title.house(),
        players: (fewest, counts.last().unwrap_or(fewest)),
        levels: entry.bot_names().map(str::to_owned).collect(),
    }
}

/// Options spelled out, and the seats that they make.
#[derive(Serialize, ToSchema)]
pub(super) struct Checked {
    /// The options spelled out.
    #[schema(value_type = Object)]
    options: Value,
    /// `player` or `scripted` for each seat.
    #[schema(value_type = Vec<String>)]
    chairs: Vec<Chair>,
}

/// Options spelled out, or why they are refused.
#[utoipa::path(post, path = "/games/{game}/options", tag = "Games", params(("game" = String, Path, description = "The name of the game")), request_body(content = Object), responses((status = 200, description = "The options spelled out, and the seats that they make", body = Checked), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn options(
    State(house): State<Arc<House>>,
    At(game): At<String>,
    Sent(options): Sent<Value>,
) -> Result<Json<Checked>, No> {
    let title = house.config.games.find(&game).ok_or_else(No::nothing_there)?.title();
    let options = title.check_options(&options)?;
    let chairs = title.chairs(&options)?;
    Ok(Json(Checked { options, chairs }))
}
