//! The stored document of a table on this device.

use hosting::KeptAhead;
use protocol::{Ending, Happening, Holder, Mark, PlayedOn, Raw, Stage, Verdict};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;

/// The current format. A newer one means that the page is outdated.
pub(crate) const FORM: u32 = 1;

/// What rarely changes at a table. Fields that were added later have defaults, so that older documents can be read.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Doc {
    /// The format.
    #[serde(default)]
    pub(crate) form: u32,
    pub(crate) id: String,
    pub(crate) version: u64,
    pub(crate) game: String,
    pub(crate) options: Value,
    /// The id of the person who created it.
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
    /// How many entries of the record the stored state includes.
    #[serde(default)]
    pub(crate) saved_entries: usize,
    /// The versions of the table after each entry.
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
    /// For an imported record: whether its dice are valid.
    #[serde(default)]
    pub(crate) dice: Option<Verdict>,
    #[serde(default)]
    pub(crate) happenings: Vec<Happening>,
    /// Whether somebody undid a roll or a reveal.
    #[serde(default)]
    pub(crate) looked_ahead: bool,
    /// The position from which the game continues.
    #[serde(default)]
    pub(crate) played_on: Option<PlayedOn>,
    /// The table of a server at which the game continues.
    #[serde(default)]
    pub(crate) moved_to: Option<String>,
    /// The last executed requests, to recognise them when they are repeated.
    #[serde(default)]
    pub(crate) asked: Vec<String>,
}

/// The stored document of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct SeatDoc {
    pub(crate) holder: Holder,
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) resigned: bool,
    pub(crate) salt: String,
    /// The chosen mark.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) mark: Option<Mark>,
    /// The player's wishes about automatic answers.
    #[serde(default, skip_serializing_if = "KeptAhead::is_blank")]
    pub(crate) ahead: KeptAhead,
}

impl SeatDoc {
    pub(crate) fn is_persons(&self) -> bool {
        matches!(self.holder, Holder::Person { .. })
    }
}
