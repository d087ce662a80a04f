//! Descriptions of the games that can be played.

use games::GameEntry;
use protocol::GameInfo;
use serde::Serialize;
use serde_json::Value;
use table::{AnyGame, Seat, SeatKind};

use crate::request_error::RequestError;

/// The description of a game.
pub fn game_info(entry: &GameEntry) -> GameInfo {
    let game = entry.game();
    let fits = |&players: &usize| {
        let options = game.with_players(&Value::Null, players);
        options.is_ok_and(|options| game.check_options(&options).is_ok())
    };
    let mut counts = (1..=Seat::MOST).filter(fits);
    let fewest = counts.next().unwrap_or(1);
    GameInfo {
        name: game.name().to_owned(),
        rules: game.rules(),
        fields: game.fields(),
        house: game.house_figures(),
        players: (fewest, counts.last().unwrap_or(fewest)),
        levels: entry.bot_names().map(str::to_owned).collect(),
    }
}

/// Validated options, and the seats that they make.
#[derive(Serialize)]
pub struct CheckedOptions {
    /// The options, with all defaults filled in.
    pub options: Value,
    /// `player` or `scripted` for each seat.
    #[serde(rename = "chairs")]
    pub seat_kinds: Vec<SeatKind>,
}

/// Validates options and fills in the defaults.
///
/// # Errors
/// If the game does not allow them.
pub fn check_options(game: &dyn AnyGame, options: &Value) -> Result<CheckedOptions, RequestError> {
    let options = game.check_options(options)?;
    let seat_kinds = game.seat_kinds(&options)?;
    Ok(CheckedOptions { options, seat_kinds })
}
