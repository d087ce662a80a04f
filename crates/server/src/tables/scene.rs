//! What each kind of viewer was shown last, to tell him just what changed.

use table::Seats;

use super::audience::{Audience, Listener};
use super::live_table::LiveTable;
use crate::protocol::{Detail, delta};

/// Viewers to whom the same is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ViewerKind {
    /// The seats from which they see.
    pub(super) viewpoint: Seats,
    pub(super) detail: Detail,
    /// Whether they take what changed instead of everything.
    pub(super) changes: bool,
}

impl ViewerKind {
    pub(super) fn of(table: &LiveTable, listener: &Listener) -> ViewerKind {
        ViewerKind {
            viewpoint: table.seats_of(&listener.who),
            detail: listener.detail,
            changes: listener.changes,
        }
    }
}

/// A table and its game as JSON texts, as they are shown to one kind of viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Scene {
    table: String,
    moment: String,
}

impl Scene {
    pub(super) fn of(table: &LiveTable, audience: &Audience, kind: ViewerKind) -> Scene {
        Scene { table: table_of(table, audience, kind), moment: json(&table.moment(kind)) }
    }

    /// The same game at the table as it is now.
    pub(super) fn with_table_of(self, table: &LiveTable, audience: &Audience, kind: ViewerKind) -> Scene {
        Scene { table: table_of(table, audience, kind), ..self }
    }

    /// The change that shows it to whoever was shown something else before.
    pub(super) fn whole(&self) -> String {
        delta::whole(&self.text())
    }

    /// The change that makes it of what was shown before; nothing if that was the same.
    pub(super) fn change_from(&self, before: &Scene) -> Option<String> {
        delta::between(&before.text(), &self.text())
    }

    fn text(&self) -> String {
        format!(r#"{{"table":{},"moment":{}}}"#, self.table, self.moment)
    }
}

fn table_of(table: &LiveTable, audience: &Audience, kind: ViewerKind) -> String {
    json(&table.info(kind.viewpoint, audience))
}

fn json(part: &impl serde::Serialize) -> String {
    serde_json::to_string(part).expect("messages have only keys that are text")
}

/// What a kind of viewer was shown last, under a number that nothing else at this table has.
pub(super) struct ShownScene {
    pub(super) kind: ViewerKind,
    pub(super) step: u64,
    pub(super) scene: Scene,
}
