//! Sends changes to everybody at a table; each message is made once per kind of viewer.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use hosting::{Scene, ViewerKind};
use tokio::time::sleep;

use super::audience::Audience;
use super::commit::write;
use super::guard::TableGuard;
use super::live_table::LiveTable;
use super::scene::{ShownScene, kind_of, scene_of};
use crate::app_state::AppState;
use crate::people::CachedPerson;
use crate::protocol::{LogChange, Raw, Said, ServerMessage};

/// The pause before somebody is shown to their tables once more.
const BREATH: Duration = Duration::from_millis(100);

/// Shows a person's current name and presence at their tables in memory: one task for each person, however often they change their
/// name or come and go.
pub(crate) fn show_person(app: &Arc<AppState>, known: Arc<CachedPerson>) {
    if !known.begins_showing() {
        return;
    }
    let app = Arc::clone(app);
    tokio::spawn(async move {
        loop {
            for table in known.tables() {
                TableGuard::broadcast_people(&app, &table).await;
            }
            if known.ends_showing() {
                return;
            }
            sleep(BREATH).await;
        }
    });
}

/// What happened.
enum Update {
    /// A decision or an undo; this many lines of the log are still valid.
    Moved { keep: u32 },
    /// Somebody came or left, sat down, or requested something.
    Table,
}

impl TableGuard {
    /// Shows everybody else that somebody came.
    pub(super) fn broadcast_presence(&mut self, newcomer: u64) {
        self.broadcast(&Update::Table, Some(newcomer));
    }

    /// Shows everybody a decision or an undo.
    pub(super) fn broadcast_move(&mut self, keep: u32) {
        self.broadcast(&Update::Moved { keep }, None);
        self.wake_bots();
    }

    /// Shows everybody the table: somebody came or left, sat down, or requested something.
    pub(super) fn broadcast_table(&mut self) {
        self.broadcast(&Update::Table, None);
    }

    /// Shows everybody at a table the current names and presence of its players; does nothing if it is not in memory.
    pub(crate) async fn broadcast_people(app: &Arc<AppState>, id: &str) {
        let handle = app.tables.handle(id);
        let slot = Arc::clone(&handle).lock_owned().await;
        let mut guard = TableGuard { app: Arc::clone(app), handle, slot };
        if guard.slot.table.is_some() {
            guard.broadcast_table();
        }
    }

    /// Updates a person's presence at their tables in memory, when they came to the site or left it.
    pub(crate) async fn broadcast_coming_and_going(app: Arc<AppState>, person: String) {
        if let Ok(Some(known)) = app.known(&person).await {
            show_person(&app, known);
        }
    }

    /// Shows everybody who is present.
    pub(crate) fn show_presence(&mut self) {
        self.broadcast_table();
    }

    /// Sends everybody a chat message.
    pub(super) fn broadcast_remark(&mut self, said: &Said) {
        self.broadcast_same(&ServerMessage::Said { said: said.clone() });
    }

    /// Tells everybody that the table was deleted.
    pub(super) fn broadcast_removed(&mut self) {
        self.broadcast_same(&ServerMessage::Removed);
    }

    fn broadcast_same(&mut self, message: &ServerMessage) {
        let text = write(message);
        self.slot.audience.send_all(|_| Some(text.clone()));
    }

    /// Makes the message once per kind of viewer, and sends it to all except one.
    fn broadcast(&mut self, update: &Update, but: Option<u64>) {
        let slot = &mut *self.slot;
        let table = slot.table.as_ref().expect("a guard has loaded its table");
        let mut messages: Vec<(ViewerKind, ViewerMessage)> = Vec::new();
        for kind in slot.audience.iter().map(|listener| kind_of(table, listener)) {
            if !messages.iter().any(|(known, _)| *known == kind) {
                let Some(message) = ViewerMessage::new(table, &slot.audience, kind, update) else { return };
                messages.push((kind, message));
            }
        }
        for (_, message) in &mut messages {
            if let ViewerMessage::Change(change) = message {
                change.step = change.step.or_else(|| Some(slot.audience.next_step()));
            }
        }
        slot.audience.send_all(|listener| {
            let kind = kind_of(table, listener);
            let message =
                messages.iter_mut().find(|(known, _)| *known == kind).map(|(_, message)| message)?;
            if Some(listener.number) == but {
                return None;
            }
            match message {
                ViewerMessage::Same(text) => Some(text.clone()),
                ViewerMessage::Change(change) => change.to(&mut listener.step),
            }
        });
        slot.audience.shown =
            messages.into_iter().filter_map(|(kind, message)| message.shown(kind)).collect();
    }
}

/// A message to one kind of viewer.
enum ViewerMessage {
    /// The same for all.
    Same(Utf8Bytes),
    /// The change for those who have the previous state, everything for the others.
    Change(Box<SceneChange>),
}

struct SceneChange {
    version: u64,
    log: Option<LogChange>,
    scene: Scene,
    /// The number of the previous state.
    follows: Option<u64>,
    /// The number of the current state; `None` if it is new.
    step: Option<u64>,
    /// The message for those who have the previous state; `None` if nothing changed.
    told: Option<String>,
    written: Option<Utf8Bytes>,
    written_whole: Option<Utf8Bytes>,
}

impl ViewerMessage {
    fn new(
        table: &LiveTable,
        audience: &Audience,
        kind: ViewerKind,
        update: &Update,
    ) -> Option<ViewerMessage> {
        let version = table.progress.version;
        if kind.changes {
            return Some(ViewerMessage::Change(Box::new(SceneChange::new(table, audience, kind, update))));
        }
        let info = table.info(kind.viewpoint, audience);
        Some(ViewerMessage::Same(write(&match *update {
            Update::Table => ServerMessage::Table { version, table: info },
            Update::Moved { keep } => {
                let (log, moment) = (table.log_from(kind.viewpoint, keep), table.moment(kind)?);
                ServerMessage::Moved { version, keep, log, moment, table: info }
            }
        })))
    }

    /// What its viewers have been shown now.
    fn shown(self, kind: ViewerKind) -> Option<ShownScene> {
        match self {
            ViewerMessage::Same(_) => None,
            ViewerMessage::Change(change) => {
                Some(ShownScene { kind, step: change.step?, scene: change.scene })
            }
        }
    }
}

impl SceneChange {
    fn new(table: &LiveTable, audience: &Audience, kind: ViewerKind, update: &Update) -> SceneChange {
        let before = audience.shown.iter().find(|shown| shown.kind == kind);
        let (scene, log) = match (update, before) {
            (Update::Table, Some(before)) => {
                (before.scene.clone().with_table(&table.info(kind.viewpoint, audience)), None)
            }
            (Update::Table, None) => (scene_of(table, audience, kind), None),
            (Update::Moved { keep }, _) => {
                let lines = table.log_from(kind.viewpoint, *keep);
                (scene_of(table, audience, kind), Some(LogChange { keep: *keep, lines }))
            }
        };
        let follows = before.map(|before| before.step);
        let mut told = before.and_then(|before| scene.change_from(&before.scene));
        if log.is_some() {
            // What was decided is told even where nothing of it is seen.
            told = told.or_else(|| Some("{}".to_owned()));
        }
        let step = if told.is_none() { follows } else { None };
        let version = table.progress.version;
        SceneChange { version, log, scene, follows, step, told, written: None, written_whole: None }
    }

    /// The message for a viewer who has the state with the number `has`; `None` if nothing changed for them.
    fn to(&mut self, has: &mut Option<u64>) -> Option<Utf8Bytes> {
        let in_step = has.is_some() && *has == self.follows;
        *has = self.step;
        if in_step {
            let told = self.told.as_ref()?;
            if self.written.is_none() {
                self.written = Some(self.write(self.follows, told.clone()));
            }
            return self.written.clone();
        }
        if self.written_whole.is_none() {
            self.written_whole = Some(self.write(None, self.scene.whole()));
        }
        self.written_whole.clone()
    }

    fn write(&self, follows: Option<u64>, change: String) -> Utf8Bytes {
        write(&ServerMessage::Changed {
            version: self.version,
            step: self.step.unwrap_or_default(),
            follows,
            log: self.log.clone(),
            change: Raw::written(change),
        })
    }
}
