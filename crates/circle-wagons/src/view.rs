//! What a viewer may know. This game has no secrets: everybody sees everything except the order of the preference pile, which does
//! not exist.

use serde::{Deserialize, Serialize};
use table::{Game, Standings, Viewer};

use crate::game::{Asked, CircleWagons};
use crate::position::Position;

/// What a viewer may know.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "circle-wagons/"))]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// What lies on the table.
    pub position: Position,
    /// The current question; `None` once the game is over.
    pub asked: Option<Asked>,
    /// The current places and points, with their break-down.
    pub scores: Standings,
    /// Whether all cards have been placed.
    pub over: bool,
}

impl View {
    pub(crate) fn of(game: &CircleWagons, viewer: Viewer) -> View {
        View {
            viewer,
            position: Position::of(game),
            asked: game.asked(),
            scores: game.standings_now(),
            over: game.is_over(),
        }
    }

    /// The state that it shows.
    ///
    /// # Panics
    /// If the view was not made by a game.
    pub fn state(&self) -> CircleWagons {
        CircleWagons::try_from(self.position.clone()).expect("a view shows a position of a game")
    }
}
