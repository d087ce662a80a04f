//! What is kept of a table on this device.

use hosting::KeptAhead;
use protocol::{Ending, Happening, Holder, Mark, PlayedOn, Raw, Stage, Verdict};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;

/// The form in which tables are kept now. Whoever finds a newer one has an old page before him.
pub(crate) const FORM: u32 = 1;

/// What seldom changes at a table. What was added later has a default, so that an older form is read as it was meant.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Doc {
    /// The form in which it is kept.
    #[serde(default)]
    pub(crate) form: u32,
    pub(crate) id: String,
    pub(crate) version: u64,
    pub(crate) game: String,
    pub(crate) options: Value,
    /// The id of whoever set it up.
    pub(crate) host: String,
    pub(crate) stage: Stage,
    pub(crate) hints: bool,
    pub(crate) created: u64,
    pub(crate) updated: u64,
    pub(crate) seats: Vec<SeatDoc>,
    /// The secret of the dice. It is shown only when the game is over.
    pub(crate) secret: Option<String>,
    /// The record's header.
    pub(crate) header: Raw,
    /// How many entries of the record the kept state has.
    #[serde(default)]
    pub(crate) saved_entries: usize,
    /// The versions of the table that the entries made.
    pub(crate) versions: Vec<u64>,
    pub(crate) decisions: u32,
    pub(crate) deciders: Vec<Seat>,
    pub(crate) ending: Option<Ending>,
    pub(crate) points: Option<Vec<i32>>,
    #[serde(default)]
    pub(crate) winners: Vec<Seat>,
    #[serde(default)]
    pub(crate) rematch: Option<String>,
    #[serde(default)]
    pub(crate) rematch_of: Option<String>,
    #[serde(default)]
    pub(crate) imported: bool,
    /// For a record that was brought: whether its dice fit.
    #[serde(default)]
    pub(crate) dice: Option<Verdict>,
    #[serde(default)]
    pub(crate) happenings: Vec<Happening>,
    /// Whether somebody went back to before a roll or a reveal.
    #[serde(default)]
    pub(crate) looked_ahead: bool,
    /// The game goes on from a position of another one.
    #[serde(default)]
    pub(crate) played_on: Option<PlayedOn>,
    /// The table of a server at which the game goes on.
    #[serde(default)]
    pub(crate) moved_to: Option<String>,
    /// The last requests that were carried out, to know them when they come again.
    #[serde(default)]
    pub(crate) asked: Vec<String>,
}

/// What is kept of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct SeatDoc {
    pub(crate) holder: Holder,
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) resigned: bool,
    pub(crate) salt: String,
    /// The mark that was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) mark: Option<Mark>,
    /// What its player has left to be answered for him.
    #[serde(default, skip_serializing_if = "KeptAhead::is_blank")]
    pub(crate) ahead: KeptAhead,
}

impl SeatDoc {
    pub(crate) fn is_persons(&self) -> bool {
        matches!(self.holder, Holder::Person { .. })
    }
}
