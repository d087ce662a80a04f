//! What each kind of viewer was shown last, for sending only changes.

use hosting::{Scene, ViewerKind};

use super::audience::{Audience, Listener};
use super::live_table::LiveTable;

/// To which kind of viewer somebody belongs.
pub(super) fn kind_of(table: &LiveTable, listener: &Listener) -> ViewerKind {
    ViewerKind {
        viewpoint: table.seats_of(&listener.who),
        detail: listener.detail,
        changes: listener.changes,
    }
}

/// A table and its game as they are shown to a kind of viewer.
pub(super) fn scene_of(table: &LiveTable, audience: &Audience, kind: ViewerKind) -> Scene {
    Scene::new(&table.info(kind.viewpoint, audience), table.moment(kind).as_ref())
}

/// What a kind of viewer was shown last, under a number that nothing else at this table has.
pub(super) struct ShownScene {
    pub(super) kind: ViewerKind,
    pub(super) step: u64,
    pub(super) scene: Scene,
}
