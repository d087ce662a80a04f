//! The registry of the tables in memory. Each table is behind a lock, and the holder of the lock is its only writer.

mod ahead;
mod asked;
mod audience;
mod bot_guests;
mod bot_news;
mod bots;
mod broadcast;
mod chat;
mod clocks;
mod commit;
mod erase;
mod erase_text;
mod fewer_players;
mod guard;
mod happenings;
mod join;
mod ladder;
mod last_seen;
mod live_table;
mod load;
mod moderation;
mod operating;
mod play;
mod players;
mod presence;
mod records;
mod refresh;
mod rematch;
mod remove;
mod requests;
mod resign;
mod scene;
mod seats;
mod server_time;
mod setup;
mod sight;
mod stand_in;
mod table_info;
mod tell_people;
mod undo;
mod unsaved;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Mutex as TableLock;

pub(crate) use self::audience::Listener;
pub(crate) use self::bots::BOT;
pub(crate) use self::broadcast::show_person;
pub(crate) use self::clocks::watch_clocks;
pub(crate) use self::commit::{RequestId, write};
pub(crate) use self::erase::{forget_everywhere, forget_if_gone};
pub(crate) use self::guard::{TableGuard, TableSlot};
pub(crate) use self::join::join_people;
pub(crate) use self::ladder::{LadderGameWish, ladder_table, start_position};
pub(crate) use self::last_seen::{COARSE, LastSeen};
pub(crate) use self::live_table::LiveTable;
pub(crate) use self::load::replays;
pub(crate) use self::presence::{EVERYWHERE, ON_THE_SITE, Presence, PresenceGuard, Present};
pub(crate) use self::records::{imported, record_of};
pub(crate) use self::requests::refused;
pub(crate) use self::server_time::ServerTime;
pub(crate) use self::setup::{StartPosition, is_full, new_table};
pub(crate) use self::sight::{Seen, Sight};
pub(crate) use self::stand_in::end_takeovers;
pub(crate) use self::table_info::slice_info;
pub(crate) use self::unsaved::UnsavedState;

/// A shared handle to the slot of one table.
pub(crate) type TableHandle = Arc<TableLock<TableSlot>>;

/// All tables in memory.
pub(crate) struct TableRegistry {
    handles: Mutex<HashMap<String, TableHandle>>,
    pub(crate) presence: Presence,
}

impl TableRegistry {
    /// An empty registry.
    pub(crate) fn new(seen: LastSeen) -> TableRegistry {
        TableRegistry { handles: Mutex::default(), presence: Presence::new(seen) }
    }

    /// The handle of a table, whether or not it has been loaded.
    pub(crate) fn handle(&self, id: &str) -> TableHandle {
        let mut handles = self.handles.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(handle) = handles.get(id) {
            return Arc::clone(handle);
        }
        let handle = Arc::new(TableLock::new(TableSlot::empty(id, self.presence.clone())));
        handles.insert(id.to_owned(), Arc::clone(&handle));
        handle
    }

    /// The number of tables in memory.
    pub(crate) fn len(&self) -> usize {
        self.handles.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// The number and the version of every table in memory, with its handle, except those that are locked.
    pub(crate) fn versions(&self) -> Vec<(i64, u64, TableHandle)> {
        let version = |handle: TableHandle| {
            let (number, version) = handle.try_lock().ok()?.known()?;
            Some((number, version, handle))
        };
        self.all().into_iter().filter_map(version).collect()
    }

    /// All handles.
    pub(crate) fn all(&self) -> Vec<TableHandle> {
        self.handles.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    /// The states of tables that have changed since they were last stored, except those that are locked.
    pub(crate) fn unsaved(&self) -> Vec<UnsavedState> {
        self.all().iter().filter_map(|handle| handle.try_lock().ok()?.table.as_ref()?.unsaved()).collect()
    }

    /// Drops tables that were unused for `idle`. Returns their states, to be stored.
    ///
    /// While the map is locked nobody can get a handle, so a slot that only the map refers to is unused.
    pub(crate) fn sweep(&self, idle: Duration) -> Vec<LiveTable> {
        let mut gone = Vec::new();
        let mut handles = self.handles.lock().unwrap_or_else(PoisonError::into_inner);
        handles.retain(|_, handle| {
            if Arc::strong_count(handle) > 1 {
                return true;
            }
            let Ok(mut slot) = handle.try_lock() else { return true };
            let fresh = Instant::now().duration_since(slot.touched) < idle;
            if fresh && slot.table.is_some() {
                return true;
            }
            gone.extend(slot.table.take());
            false
        });
        gone
    }
}
