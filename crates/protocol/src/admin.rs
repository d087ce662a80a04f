//! Types for operators' commands, and for the reports of players.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::tables::Stage;

/// An operator's command. Without `hours`, a sanction lasts until it is lifted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "command", rename_all = "snake_case")]
pub enum AdminCommand {
    /// Remove a table from the lists and close it to everybody except its players; or undo that.
    HideTable {
        /// The table.
        table: String,
        /// Whether it becomes hidden.
        hidden: bool,
    },
    /// End a game without a winner.
    EndTable {
        /// The table.
        table: String,
    },
    /// Delete a table with its game and its chat.
    DeleteTable {
        /// The table.
        table: String,
    },
    /// Delete a chat message.
    DeleteRemark {
        /// The table.
        table: String,
        /// The number of the message there.
        remark: u32,
    },
    /// Rename a person.
    Rename {
        /// The person.
        person: String,
        /// The new name.
        name: String,
    },
    /// Forbid a person to write chat messages at any table.
    Mute {
        /// The person.
        person: String,
        /// The duration; without it, until lifted.
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hours: Option<u32>,
        /// The note that the person sees.
        #[serde(default)]
        note: String,
    },
    /// Ban a person, who can still read the note, export their games and delete their account.
    Ban {
        /// The person.
        person: String,
        /// The duration; without it, until lifted.
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hours: Option<u32>,
        /// The note that the person sees.
        #[serde(default)]
        note: String,
    },
    /// Ban a range of IP addresses.
    BanAddresses {
        /// An address, or a range such as `192.0.2.0/24`.
        range: String,
        /// The duration; without it, until lifted.
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hours: Option<u32>,
        /// The note that they see.
        #[serde(default)]
        note: String,
    },
    /// Lift a ban or a mute.
    Lift {
        /// The number of the sanction.
        sanction: u32,
    },
    /// Set the announcement at the top of every page. It cannot be dismissed.
    Announce {
        /// The text.
        text: String,
        /// The duration; without it, until removed.
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hours: Option<u32>,
    },
    /// Close the server to new people, or open it again.
    CloseToNewcomers {
        /// Whether the server is closed to new people.
        closed: bool,
    },
    /// Sign cookies with a new key.
    RotateKeys {
        /// For how many days cookies signed with the old key remain valid.
        days: u32,
    },
    /// An invitation was created on the command line, which printed its code.
    Invite {
        /// How many people can use it.
        uses: u32,
        /// For how many days it is valid.
        days: u32,
    },
    /// Return the space of deleted data to the disk.
    FreeSpace,
    /// Make a person an operator.
    Grant {
        /// The person.
        person: String,
    },
    /// Remove a person's operator rights.
    Revoke {
        /// The person.
        person: String,
    },
    /// Close a report.
    CloseReport {
        /// Its number.
        report: u32,
    },
}

impl AdminCommand {
    /// The person that it is about.
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
    /// When it was requested, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: u64,
    /// The id of the operator; empty for the command line.
    pub who: String,
    /// The command; `None` once the person that it was about has been deleted.
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<AdminCommand>,
    /// The result.
    pub outcome: AdminOutcome,
}

/// The result of an operator's command.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "outcome", rename_all = "snake_case")]
pub enum AdminOutcome {
    /// No server has executed it yet.
    Waiting,
    /// It was executed.
    Done,
    /// It could not be executed.
    Refused {
        /// The id of the message with the reason.
        why: String,
    },
}

/// The kind of a sanction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SanctionKind {
    /// A person cannot write chat messages.
    Mute,
    /// A person cannot do anything.
    Ban,
    /// Nobody from some addresses can do anything.
    BanAddresses,
}

/// A sanction: a ban or a mute.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sanction {
    /// Its number.
    pub number: u32,
    /// Its kind.
    pub kind: SanctionKind,
    /// The id of the person, or the range of addresses.
    pub whom: String,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub since: u64,
    /// When it ends; `None` if it lasts until it is lifted.
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<u64>,
    /// The note that they see.
    pub note: String,
}

/// The announcement at the top of every page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Announcement {
    /// The text.
    pub text: String,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub since: u64,
    /// When it ends; `None` if it is shown until it is removed.
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<u64>,
}

/// The state of a server, for operators.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AdminOverview {
    /// The announcement.
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announcement: Option<Announcement>,
    /// Whether the server is closed to new people.
    pub closed_to_newcomers: bool,
    /// The current sanctions.
    pub sanctions: Vec<Sanction>,
    /// The operators.
    pub operators: Vec<FoundPerson>,
    /// The number of open reports.
    pub open_reports: u32,
    /// The number of people.
    pub people: u32,
    /// The number of tables.
    pub tables: u32,
    /// The number of games in progress.
    pub playing: u32,
    /// The size of the database, in bytes.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub bytes: u64,
    /// How much of that is free space, if the database knows it without reading everything.
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
    /// When they were last seen, to some hours, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub seen: u64,
    /// The number of tables where they sit.
    pub tables: u32,
    /// The addresses that they recently connected from, the latest first.
    pub addresses: Vec<String>,
}

/// A table, for operators.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FoundTable {
    /// The id.
    pub id: String,
    /// The game.
    pub game: String,
    /// Its stage.
    pub stage: Stage,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// Whether an operator has hidden it.
    pub hidden: bool,
    /// The id of the host.
    pub host: String,
    /// The players.
    pub players: Vec<String>,
    /// When something last happened there, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub updated: u64,
}

/// A player's report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NewReport {
    /// The table.
    pub table: String,
    /// The id of the person that it is about.
    pub person: String,
    /// What happened, in the reporter's words.
    #[schema(max_length = 500)]
    pub why: String,
}

/// A stored report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Report {
    /// Its number.
    pub number: u32,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: u64,
    /// The id of the reporter.
    pub reporter: String,
    /// The name of the reporter then.
    pub reporter_name: String,
    /// The id of the person that it is about.
    pub person: String,
    /// The name of that person then.
    pub person_name: String,
    /// The table.
    pub table: String,
    /// What happened, in the reporter's words.
    pub why: String,
    /// The latest chat messages there.
    pub said: Vec<SaidThere>,
    /// Whether it has been closed.
    pub closed: bool,
}

/// A chat message that is part of a report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SaidThere {
    /// Its number at the table.
    pub number: u32,
    /// The id of its author.
    pub person: String,
    /// The author's name then.
    pub name: String,
    /// The text.
    pub text: String,
}

/// A person that somebody has blocked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Blocked {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
}
