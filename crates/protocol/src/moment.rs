//! The state of a game as a viewer may see it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Account, Offer, Orders, Phrase, Seat, Standings, Viewer};
use utoipa::ToSchema;

use super::delta::{self, DeltaError};
use super::{PackedOffers, Raw};

/// The game as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Moment {
    /// The version of the table.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: u64,
    /// The number of decisions so far.
    pub decisions: u32,
    /// The seats that must decide.
    #[schema(value_type = Vec<u8>)]
    pub deciders: Vec<Seat>,
    /// One for each seat of the viewer, or a spectator's. For clients that accept changes, only the first of them.
    pub seats: Vec<SeatMoment>,
    /// The viewer's other seats, for clients that accept changes: each as the change from the first one, see [`super::delta`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Array<unknown>"))]
    #[schema(value_type = Vec<Object>)]
    pub others: Vec<Raw>,
    /// The legal actions of the viewer's seats, for clients that accept changes: instead of their `offers`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<SeatOffers>>"))]
    pub packed: Vec<SeatOffers>,
    /// The current points, as far as the viewer can know them; omitted in bare detail and if only views are sent.
    #[schema(value_type = Option<Object>)]
    pub scores: Option<Standings>,
    /// Places and points, once the game is over.
    #[schema(value_type = Option<Object>)]
    pub standings: Option<Standings>,
}

/// The legal actions of one seat, in few bytes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatOffers {
    /// The seat.
    #[schema(value_type = u8, minimum = 1, maximum = 8)]
    pub seat: Seat,
    /// The actions.
    pub offers: PackedOffers,
}

impl Moment {
    /// The same in few bytes: what several seats have in common is written once, and all offers are in one place.
    ///
    /// # Panics
    /// Never: a seat's moment has only keys that are text.
    #[must_use]
    pub fn packed(mut self) -> Moment {
        for seat in &mut self.seats {
            if let (Some(number), false) = (seat.viewer.seat(), seat.offers.is_empty()) {
                let offers = PackedOffers::pack(&std::mem::take(&mut seat.offers));
                self.packed.push(SeatOffers { seat: number, offers });
            }
        }
        let written = |seat: &SeatMoment| {
            serde_json::to_string(seat).expect("a seat's moment has only keys that are text")
        };
        let mut seats = self.seats.iter().map(written);
        let first = seats.next().unwrap_or_default();
        let change = |other: String| delta::between(&first, &other).unwrap_or_else(|| "{}".to_owned());
        self.others = seats.map(change).map(Raw::written).collect();
        self.seats.truncate(1);
        self
    }
}

/// Expands a packed moment, as clients do.
///
/// # Errors
/// If it is malformed.
pub fn unpack(moment: &mut Value) -> Result<(), DeltaError> {
    let Some(members) = moment.as_object_mut() else { return Ok(()) };
    let mut taken = |name: &str| match members.shift_remove(name) {
        Some(Value::Array(items)) => Ok(items),
        Some(_) => Err(DeltaError),
        None => Ok(Vec::new()),
    };
    let (others, packed) = (taken("others")?, taken("packed")?);
    let seats = members.get_mut("seats").and_then(Value::as_array_mut).ok_or(DeltaError)?;
    let first = seats.first().cloned().ok_or(DeltaError)?;
    for change in &others {
        let mut seat = first.clone();
        delta::apply(&mut seat, change)?;
        seats.push(seat);
    }
    for packed in packed {
        let SeatOffers { seat, offers } = serde_json::from_value(packed).map_err(|_| DeltaError)?;
        let offers =
            offers.unpack().and_then(|offers| serde_json::to_value(offers).ok()).ok_or(DeltaError)?;
        let is_his = |known: &&mut Value| known["viewer"]["seat"] == u8::from(seat);
        let members = seats.iter_mut().find(is_his).and_then(Value::as_object_mut).ok_or(DeltaError)?;
        members.insert("offers".to_owned(), offers);
    }
    Ok(())
}

/// The game seen from one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatMoment {
    /// The viewer.
    #[schema(value_type = Object)]
    pub viewer: Viewer,
    /// The game's own view.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub view: Raw,
    /// The text account; omitted in bare detail and if only views are sent. In board detail it has only the question.
    #[schema(value_type = Option<Object>)]
    pub account: Option<Account>,
    /// The legal actions; in bare detail only the text forms, in `actions`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Offer>>"))]
    #[schema(value_type = Vec<Object>)]
    pub offers: Vec<Offer>,
    /// The text forms of the legal actions, in bare detail.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
    pub actions: Vec<String>,
    /// Whether the seat can undo its last decision.
    pub undo: Undo,
    /// The number of decisions after that; `None` if there is nothing to undo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub undo_keep: Option<u32>,
    /// The orders that its player has left; sent only to that player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub ahead: Option<SeatAhead>,
}

/// What is answered automatically for the player of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatAhead {
    /// Whether obvious questions are answered automatically; `None` if the player has not chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub obvious: Option<bool>,
    /// The player's orders.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[schema(value_type = Option<Object>)]
    pub orders: Option<Orders>,
    /// Why the orders ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[schema(value_type = Option<Object>)]
    pub ended: Option<Phrase>,
}

/// What answered a question for a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AnsweredBy {
    /// There was nothing to decide.
    Obvious,
    /// The player's orders.
    Orders,
}

/// Whether a decision can be undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Undo {
    /// Immediately.
    Free,
    /// Immediately, but a roll or a reveal has been seen: the game is marked.
    LookAhead,
    /// If the others consent.
    Ask,
    /// Not at all, or not now.
    No,
}

/// A request to undo a decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct UndoAsked {
    /// The seat that asks.
    #[schema(value_type = u8, minimum = 1, maximum = 8)]
    pub seat: Seat,
    /// The number of decisions after it.
    pub keep: u32,
    /// The seats that have not answered yet.
    #[schema(value_type = Vec<u8>)]
    pub waiting: Vec<Seat>,
}
