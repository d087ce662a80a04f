//! The kind of a viewer: the seat, and the level of detail that the client asked for.

use protocol::Detail;
use table::{Seats, Viewer};

/// Viewers to whom the same is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ViewerKind {
    /// The seats from which they see.
    pub viewpoint: Seats,
    /// How much they want to be told.
    pub detail: Detail,
    /// Whether they take what changed instead of everything.
    pub changes: bool,
}

/// From where somebody looks: his seats, or from outside.
pub fn viewers(viewpoint: Seats) -> Vec<Viewer> {
    if viewpoint.is_empty() { vec![Viewer::Spectator] } else { viewpoint.iter().map(Viewer::Seat).collect() }
}

/// From where the log and the points are told. Several people at one screen share them, so nothing there is private to one of them.
pub fn shared(viewpoint: Seats) -> Seats {
    if viewpoint.len() > 1 { Seats::NONE } else { viewpoint }
}
