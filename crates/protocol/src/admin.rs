//! What operators of a server do and see, and what players report to them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::tables::Stage;

/// What an operator has done. Where `hours` is missing, it holds until it is lifted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "command", rename_all = "snake_case")]
pub enum AdminCommand {
    /// A table is no longer listed and open only to those who play there; or that is undone.
    HideTable {
        /// Which.
        table: String,
        /// Whether it is hidden from now on.
        hidden: bool,
    },
    /// A game is broken off, without a winner.
    EndTable {
        /// Which.
        table: String,
    },
    /// A table is taken away, with everything that was done and said there.
    DeleteTable {
        /// Which.
        table: String,
    },
    /// Something that was said is taken away.
    DeleteRemark {
        /// At which table.
        table: String,
        /// Its number there.
        remark: u32,
    },
    /// Somebody is called otherwise.
    Rename {
        /// Who.
        person: String,
        /// How.
        name: String,
    },
    /// Somebody can say nothing at any table.
    Mute {
        /// Who.
        person: String,
        /// For how long.
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hours: Option<u32>,
        /// What he reads.
        #[serde(default)]
        note: String,
    },
    /// Somebody can do nothing here but read why, take his games along and leave for good.
    Ban {
        /// Who.
        person: String,
        /// For how long.
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hours: Option<u32>,
        /// What he reads.
        #[serde(default)]
        note: String,
    },
    /// Nobody comes in from some addresses, and nobody there does anything.
    BanAddresses {
        /// An address, or a range such as `192.0.2.0/24`.
        range: String,
        /// For how long.
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hours: Option<u32>,
        /// What they read.
        #[serde(default)]
        note: String,
    },
    /// Somebody may speak or come in again.
    Lift {
        /// The number of what is lifted.
        sanction: u32,
    },
    /// Everybody reads something on top of every page; nothing takes it away.
    Announce {
        /// What.
        text: String,
        /// For how long.
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hours: Option<u32>,
    },
    /// New people are let in no more, or again.
    CloseToNewcomers {
        /// Whether they are kept out.
        closed: bool,
    },
    /// A new key signs the cookies.
    RotateKeys {
        /// For how many days cookies of the old one are believed.
        days: u32,
    },
    /// An invitation was made on the command line, which was told its code.
    Invite {
        /// How many people it lets in.
        uses: u32,
        /// For how many days.
        days: u32,
    },
    /// What was deleted is given back to the disk.
    FreeSpace,
    /// Somebody is an operator.
    Grant {
        /// Who.
        person: String,
    },
    /// Somebody is an operator no more.
    Revoke {
        /// Who.
        person: String,
    },
    /// A report was dealt with.
    CloseReport {
        /// Its number.
        report: u32,
    },
}

impl AdminCommand {
    /// The person whom it is about.
    pub fn person(&self) -> Option<&str> {
        match self {
            AdminCommand::Rename { person, .. }
            | AdminCommand::Mute { person, .. }
            | AdminCommand::Ban { person, .. }
            | AdminCommand::Grant { person }
            | AdminCommand::Revoke { person } => Some(person),
            _ => None,
        }
    }
}

/// A line of the audit log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AdminAction {
    /// Its number.
    pub number: u32,
    /// When it was asked for, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: u64,
    /// The id of the operator; empty for the command line.
    pub who: String,
    /// What was asked for; nothing once the person whom it was about has left for good.
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<AdminCommand>,
    /// What came of it.
    pub outcome: AdminOutcome,
}

/// What came of what an operator asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "outcome", rename_all = "snake_case")]
pub enum AdminOutcome {
    /// No server has taken it up yet.
    Waiting,
    /// It was done.
    Done,
    /// It could not be done.
    Refused {
        /// The id of the message that says why.
        why: String,
    },
}

/// Why somebody is kept from something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SanctionKind {
    /// A person says nothing.
    Mute,
    /// A person does nothing.
    Ban,
    /// Nobody from some addresses does anything.
    BanAddresses,
}

/// What keeps somebody from something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sanction {
    /// Its number.
    pub number: u32,
    /// From what.
    pub kind: SanctionKind,
    /// The id of the person, or the range of addresses.
    pub whom: String,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub since: u64,
    /// Until when; nothing where it holds until it is lifted.
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<u64>,
    /// What they read.
    pub note: String,
}

/// What everybody reads on top of every page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Announcement {
    /// What.
    pub text: String,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub since: u64,
    /// Until when; nothing where it stands until it is withdrawn.
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<u64>,
}

/// How a server stands, for operators.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AdminOverview {
    /// What everybody reads.
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announcement: Option<Announcement>,
    /// Whether new people are kept out.
    pub closed_to_newcomers: bool,
    /// What keeps somebody from something now.
    pub sanctions: Vec<Sanction>,
    /// The operators.
    pub operators: Vec<FoundPerson>,
    /// How many reports wait.
    pub open_reports: u32,
    /// How many people there are.
    pub people: u32,
    /// How many tables there are.
    pub tables: u32,
    /// How many of them are being played.
    pub playing: u32,
    /// How much room the database takes, in bytes.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub bytes: u64,
    /// How much of that could be given back, where the database knows it without reading everything.
    #[cfg_attr(feature = "typescript", ts(type = "number", optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub free_bytes: Option<u64>,
}

/// A person, for operators.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FoundPerson {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// When he was last here, to some hours, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub seen: u64,
    /// At how many tables he sits.
    pub tables: u32,
    /// From where he came lately, the last first.
    pub addresses: Vec<String>,
}

/// A table, for operators.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FoundTable {
    /// The id.
    pub id: String,
    /// Which game.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// Whether an operator has hidden it.
    pub hidden: bool,
    /// Who set it up, by id.
    pub host: String,
    /// Who sits there.
    pub players: Vec<String>,
    /// When something last happened there, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub updated: u64,
}

/// What a player reports.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NewReport {
    /// At which table.
    pub table: String,
    /// About whom, by id.
    pub person: String,
    /// What happened, in his words.
    #[schema(max_length = 500)]
    pub why: String,
}

/// What a player reported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Report {
    /// Its number.
    pub number: u32,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: u64,
    /// Who reports, by id.
    pub reporter: String,
    /// What he was called.
    pub reporter_name: String,
    /// About whom, by id.
    pub person: String,
    /// What that one was called.
    pub person_name: String,
    /// At which table.
    pub table: String,
    /// What happened, in the reporter's words.
    pub why: String,
    /// What was said there last.
    pub said: Vec<SaidThere>,
    /// Whether it was dealt with.
    pub closed: bool,
}

/// Something that was said, as it goes with a report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SaidThere {
    /// Its number at the table.
    pub number: u32,
    /// Who said it, by id.
    pub person: String,
    /// Under what name.
    pub name: String,
    /// What.
    pub text: String,
}

/// Somebody with whom a person does not want to play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Blocked {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
}
