//! The games that can be played here.

use std::sync::LazyLock;

use axum::Json;
use bots::{Entry, Level, REGISTRY};
use serde::Serialize;
use serde_json::Value;
use table::Seat;
use table::account::Chair;
use utoipa::ToSchema;

use super::reading::{At, Sent};
use crate::no::No;
use crate::protocol::{GameInfo, Trouble};

static GAMES: LazyLock<Vec<GameInfo>> = LazyLock::new(|| REGISTRY.iter().map(info).collect());

/// All games.
#[utoipa::path(get, path = "/games", tag = "Games", responses((status = 200, description = "All games", body = Vec<GameInfo>)))]
pub(super) async fn list() -> Json<&'static [GameInfo]> {
    Json(&GAMES)
}

fn info(entry: &Entry) -> GameInfo {
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
        levels: Level::ALL.map(|level| level.name().to_owned()).to_vec(),
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
pub(super) async fn options(At(game): At<String>, Sent(options): Sent<Value>) -> Result<Json<Checked>, No> {
    let title = bots::find(&game).ok_or_else(No::nothing_there)?.title();
    let options = title.check_options(&options)?;
    let chairs = title.chairs(&options)?;
    Ok(Json(Checked { options, chairs }))
}
