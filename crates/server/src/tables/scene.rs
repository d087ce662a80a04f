//! What each kind of viewer was last shown, for sending only changes.

use hosting::{Scene, ViewerKind};

use super::audience::{Audience, Listener};
use super::live_table::LiveTable;

/// The kind of a viewer.
pub(super) fn kind_of(table: &LiveTable, listener: &Listener) -> ViewerKind {
    ViewerKind {
        viewpoint: table.seats_of(&listener.who),
        detail: listener.detail,
        changes: listener.changes,
    }
}

/// A table and its game, as shown to a kind of viewer.
pub(super) fn scene_of(table: &LiveTable, audience: &Audience, kind: ViewerKind) -> Scene {
    Scene::new(&table.info(kind.viewpoint, audience), table.moment(kind).as_ref())
}

/// What a kind of viewer was last shown, with a number that is unique at this table.
pub(super) struct ShownScene {
    pub(super) kind: ViewerKind,
    pub(super) step: u64,
    pub(super) scene: Scene,
}
