//! The hall: every table that is in memory, each behind a lock that makes whoever holds it the table's single writer.

mod asking;
mod audience;
mod begin;
mod bots;
mod changes;
mod forgetting;
mod happenings;
mod hosting;
mod last_seen;
mod leaving;
mod live;
mod open;
mod playing;
mod presence;
mod records;
mod remarks;
mod rematch;
mod removing;
mod revive;
mod scrubbing;
mod seating;
mod showing;
mod shown;
mod standing_in;
mod telling;
mod undoing;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Mutex as TableLock;

pub(crate) use self::asking::refused;
pub(crate) use self::audience::Listener;
pub(crate) use self::begin::{is_full, new_table};
pub(crate) use self::changes::write;
pub(crate) use self::forgetting::forget_everywhere;
pub(crate) use self::last_seen::{COARSE, LastSeen};
pub(crate) use self::live::Live;
pub(crate) use self::open::{Open, Room};
use self::presence::Presence;
pub(crate) use self::records::{imported, record_of};
pub(crate) use self::showing::slice_info;
use crate::storage::Kept;

/// A table's room.
pub(crate) type Cell = Arc<TableLock<Room>>;

/// Every table that is in memory.
pub(crate) struct Hall {
    cells: Mutex<HashMap<String, Cell>>,
    pub(crate) presence: Presence,
}

impl Hall {
    /// No table is in memory yet.
    pub(crate) fn new(seen: LastSeen) -> Hall {
        Hall { cells: Mutex::default(), presence: Presence::new(seen) }
    }

    /// The room of a table, whether or not it has been furnished yet.
    pub(crate) fn cell(&self, id: &str) -> Cell {
        let mut cells = self.cells.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(cell) = cells.get(id) {
            return Arc::clone(cell);
        }
        let cell = Arc::new(TableLock::new(Room::empty(id, self.presence.clone())));
        cells.insert(id.to_owned(), Arc::clone(&cell));
        cell
    }

    /// How many tables are in memory.
    pub(crate) fn len(&self) -> usize {
        self.cells.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Every room there is.
    pub(crate) fn all(&self) -> Vec<Cell> {
        self.cells.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    /// The states of tables that went on since they were last kept, but for those that somebody is busy with.
    pub(crate) fn unkept(&self) -> Vec<(i64, Kept)> {
        self.all().iter().filter_map(|cell| cell.try_lock().ok()?.live.as_mut()?.unkept()).collect()
    }

    /// Lets tables go that nobody has touched for `idle`. Their last states are given back, to be kept.
    ///
    /// While the map is locked nobody can come by a room, so one that only the map holds is nobody's.
    pub(crate) fn sweep(&self, idle: Duration) -> Vec<Live> {
        let mut gone = Vec::new();
        let mut cells = self.cells.lock().unwrap_or_else(PoisonError::into_inner);
        cells.retain(|_, cell| {
            if Arc::strong_count(cell) > 1 {
                return true;
            }
            let Ok(mut room) = cell.try_lock() else { return true };
            let fresh = Instant::now().duration_since(room.touched) < idle;
            if fresh && room.live.is_some() {
                return true;
            }
            gone.extend(room.live.take());
            false
        });
        gone
    }
}
