//! The slot of a table, and the guard that locks it: the holder of a [`TableGuard`] is the table's only writer.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use tokio::sync::OwnedMutexGuard;
use tokio::task::spawn_blocking;

use super::audience::Audience;
use super::bot_news::BotsTold;
use super::live_table::person_of;
use super::presence::Presence;
use super::refresh::LastShown;
use super::setup::is_full;
use super::{LiveTable, TableHandle, UnsavedState};
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::protocol::ErrorCode;
use crate::storage::{SeatRow, StoredTable};

/// The slot of one table in the registry: the table once it is loaded, and its audience.
pub(crate) struct TableSlot {
    pub(super) id: String,
    /// The table; `None` before it is first needed, and after a failed commit, because what is stored counts.
    pub(super) table: Option<LiveTable>,
    pub(super) audience: Audience,
    /// The bots that are thinking: the seat, and the number of entries when they began.
    pub(super) thinking: Vec<(table::Seat, usize)>,
    /// The seats for which a bot thinks about a hint.
    pub(super) hinting: Vec<table::Seat>,
    pub(super) touched: Instant,
    /// Whether the table was dropped because another server changed it first.
    pub(super) raced: bool,
    /// What its viewers were last shown, while it is not in memory.
    pub(super) shown: Option<LastShown>,
    /// What bot accounts were told.
    pub(super) bots_told: BotsTold,
    /// The last address of a player.
    pub(super) origin: Option<IpAddr>,
}

impl TableSlot {
    pub(super) fn empty(id: &str, presence: Presence) -> TableSlot {
        TableSlot {
            id: id.to_owned(),
            table: None,
            audience: Audience::none(id, presence),
            thinking: Vec::new(),
            hinting: Vec::new(),
            touched: Instant::now(),
            raced: false,
            shown: None,
            bots_told: BotsTold::default(),
            origin: None,
        }
    }
}

/// A locked table: it can be read and changed until the guard is dropped.
pub(crate) struct TableGuard {
    pub(super) app: Arc<AppState>,
    pub(super) handle: TableHandle,
    pub(super) slot: OwnedMutexGuard<TableSlot>,
}

impl TableGuard {
    /// Locks a table, loading it if it is not in memory.
    pub(crate) async fn open(app: &Arc<AppState>, id: &str) -> Result<TableGuard, ApiError> {
        TableGuard::lock(app, app.tables.handle(id)).await
    }

    /// Locks a new table without loading it, because what is stored of it is known.
    pub(crate) async fn open_new(
        app: &Arc<AppState>,
        id: &str,
        stored: StoredTable,
    ) -> Result<TableGuard, ApiError> {
        TableGuard::lock_or_load(app, app.tables.handle(id), Some(stored)).await
    }

    /// Locks a table through its handle, loading it if it is not in memory.
    pub(crate) async fn lock(app: &Arc<AppState>, handle: TableHandle) -> Result<TableGuard, ApiError> {
        TableGuard::lock_or_load(app, handle, None).await
    }

    async fn lock_or_load(
        app: &Arc<AppState>,
        handle: TableHandle,
        known: Option<StoredTable>,
    ) -> Result<TableGuard, ApiError> {
        let mut slot = Arc::clone(&handle).lock_owned().await;
        slot.touched = Instant::now();
        slot.raced = false;
        let is_new = slot.table.is_none();
        if is_new {
            let stored = match known {
                Some(known) => known,
                None => app.storage.load(&slot.id).await?.ok_or_else(ApiError::no_table)?,
            };
            app.recall(stored.doc.seats.iter().filter_map(|row| person_of(&row.holder))).await?;
            slot.table = Some(load(app, &slot.id, stored).await?);
        }
        let mut guard = TableGuard { app: Arc::clone(app), handle, slot };
        guard.load_players().await?;
        if let Some(shown) = guard.slot.shown.take() {
            guard.show_since(&shown);
        }
        if is_full(&guard.table().doc) {
            guard.begin_if_left_full().await?;
        }
        guard.set_clocks_if_missing().await?;
        if is_new {
            guard.go_on_ahead().await;
            if guard.slot.table.is_none() {
                return Err(ApiError::storage());
            }
        }
        Ok(guard)
    }

    /// Begins the game of a full table whose server was killed. If the current rules do not allow that, the table stays as it is.
    async fn begin_if_left_full(&mut self) -> Result<(), ApiError> {
        match self.begin().await {
            Err(error) if error.code != ErrorCode::Storage => {
                tracing::error!(table = self.slot.id, why = %error.why, "a full table cannot start its game");
                Ok(())
            }
            begun => begun,
        }
    }

    /// Loads the people at the table, if they are not known yet.
    pub(super) async fn load_players(&mut self) -> Result<(), ApiError> {
        let app = Arc::clone(&self.app);
        let LiveTable { doc, people, id, .. } = self.table_mut();
        let seated = || doc.seats.iter().filter_map(SeatRow::whose);
        people.retain(|person, _| seated().any(|seated| seated == person));
        for person in seated() {
            if !people.contains_key(person)
                && let Some(known) = app.known(person).await?
            {
                people.insert(person.to_owned(), known.sits_at(id));
            }
        }
        Ok(())
    }

    /// The table.
    pub(crate) fn table(&self) -> &LiveTable {
        self.slot.table.as_ref().expect("a guard has loaded its table")
    }

    pub(super) fn table_mut(&mut self) -> &mut LiveTable {
        self.slot.table.as_mut().expect("a guard has loaded its table")
    }

    /// The version of the table, which increases with every commit.
    pub(crate) fn version(&self) -> u64 {
        self.slot.known().map_or(0, |(_, version)| version)
    }

    /// Whether another server was first with a change, so that the table in memory was dropped.
    pub(crate) fn lost_a_race(&self) -> bool {
        self.slot.raced
    }

    /// The state to be stored, if there is a newer one.
    pub(crate) fn unsaved(&self) -> Option<UnsavedState> {
        self.table().unsaved()
    }

    /// Notes the address of a player.
    pub(crate) fn came_from(&mut self, address: IpAddr) {
        self.slot.origin = Some(address);
    }

    /// The handle, to lock the table again later.
    pub(crate) fn place(&self) -> TableHandle {
        Arc::clone(&self.handle)
    }
}

/// After a panic in the middle of a change, the table must not be shown or changed further: it is reloaded.
impl Drop for TableGuard {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.slot.table = None;
        }
    }
}

/// The table from storage. If newer rules take it over, that is stored first. Replaying a long game takes a while, so this is done
/// outside the threads that serve sockets.
async fn load(app: &AppState, id: &str, stored: StoredTable) -> Result<LiveTable, ApiError> {
    let (games, table) = (app.config.games, id.to_owned());
    let replayed = spawn_blocking(move || LiveTable::from_stored(games, &table, stored)).await;
    let loaded = match replayed {
        Ok(loaded) => loaded.map_err(|why| why.to_string()),
        Err(panicked) => Err(panicked.to_string()),
    };
    let (table, change) = loaded.map_err(|why| {
        tracing::error!(table = id, %why, "cannot load a table");
        ApiError::unreadable()
    })?;
    if let Some(change) = change {
        tracing::warn!(table = id, "the rules have changed; the game continues from its stored snapshot");
        app.storage.commit(change).await?;
    }
    Ok(table)
}
