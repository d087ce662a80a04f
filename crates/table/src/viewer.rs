//! The viewer of a game: a seat or a spectator.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// Who looks at a game. A seat sees what that player knows, a spectator only what is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The player at this seat.
    Seat(Seat),
    /// Anybody without a seat.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table with this many seats.
    ///
    /// ```
    /// use table::Viewer;
    ///
    /// assert_eq!(Viewer::all(2).count(), 3, "two players and a spectator");
    /// ```
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// The seat, if the viewer has one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

impl From<Option<Seat>> for Viewer {
    fn from(seat: Option<Seat>) -> Viewer {
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }
}
