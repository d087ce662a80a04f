//! The kind of a viewer: the viewpoint, and the level of detail that the client asked for.

use protocol::Detail;
use table::{Seats, Viewer};

/// Viewers who get the same messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ViewerKind {
    /// The seats of the viewer.
    pub viewpoint: Seats,
    /// The level of detail.
    pub detail: Detail,
    /// Whether they accept changes instead of everything.
    pub changes: bool,
}

/// The viewers at these seats, or a spectator.
pub fn viewers(viewpoint: Seats) -> Vec<Viewer> {
    if viewpoint.is_empty() { vec![Viewer::Spectator] } else { viewpoint.iter().map(Viewer::Seat).collect() }
}

/// The viewpoint for the log and the points. Several people at one screen share them, so nothing in them is private to one of them.
pub fn shared(viewpoint: Seats) -> Seats {
    if viewpoint.len() > 1 { Seats::NONE } else { viewpoint }
}
