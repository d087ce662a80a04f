//! The game as a viewer may know it.

use serde::{Deserialize, Serialize};
use table::{Account, Offer, Seat, Standings, Viewer};
use utoipa::ToSchema;

use super::{PackedOffers, Raw};

/// The game as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Moment {
    /// The version of the table.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: u64,
    /// How many decisions stand.
    pub decisions: u32,
    /// Who is being asked.
    #[schema(value_type = Vec<u8>)]
    pub deciders: Vec<Seat>,
    /// One for each seat of the viewer, or a spectator's.
    pub seats: Vec<SeatMoment>,
    /// The points as they stand, as far as the viewer can know; left out in bare detail.
    #[schema(value_type = Option<Object>)]
    pub scores: Option<Standings>,
    /// Places and points, once the game is over.
    #[schema(value_type = Option<Object>)]
    pub standings: Option<Standings>,
}

/// The game seen from one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatMoment {
    /// From where.
    #[schema(value_type = Object)]
    pub viewer: Viewer,
    /// The game's own view.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub view: Raw,
    /// The view in characters and words; left out in bare detail. In board detail it has neither, only what is asked.
    #[schema(value_type = Option<Object>)]
    pub account: Option<Account>,
    /// What may be done; in bare detail only the text forms, in `actions`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Offer>>"))]
    #[schema(value_type = Vec<Object>)]
    pub offers: Vec<Offer>,
    /// The text forms of what may be done, in bare detail.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
    pub actions: Vec<String>,
    /// What may be done, for clients that take changes: in place of `offers`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub packed: Option<PackedOffers>,
    /// Whether the seat can take back its last decision.
    pub undo: Undo,
    /// How many decisions would stand then; nothing where there is nothing to take back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub undo_keep: Option<u32>,
}

/// Whether a decision can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Undo {
    /// At once.
    Free,
    /// At once, but a roll or something hidden has been seen: the game is marked.
    LookAhead,
    /// If the others agree.
    Ask,
    /// There is none, or not now.
    No,
}

/// Somebody asks to take back a decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct UndoAsked {
    /// Who.
    #[schema(value_type = u8, minimum = 1, maximum = 8)]
    pub seat: Seat,
    /// How many decisions would stand.
    pub keep: u32,
    /// Whose answer is missing.
    #[schema(value_type = Vec<u8>)]
    pub waiting: Vec<Seat>,
}
