//! Tests a backup: restores it to a temporary folder, opens it with this version, and replays its tables.

use std::fmt;
use std::path::Path;

use games::Registry;
use table::SaturatingAs;

use crate::chance;
use crate::storage::sqlite::{self, Sqlite};
use crate::storage::{Storage as _, StorageError};
use crate::tables::replays;

/// How many tables are fetched at a time.
const PAGE: u32 = 200;

/// The result of a drill.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Drill {
    /// People in the copy.
    pub people: u32,
    /// Tables in the copy.
    pub tables: u32,
    /// Tables that were replayed.
    pub tried: u32,
    /// Their decisions and undos.
    pub entries: u64,
    /// Tables whose game continues from the stored state, because this version replays their record differently.
    pub from_kept_state: u32,
    /// Tables that cannot be replayed: their ids, with the reason.
    pub failed: Vec<(String, String)>,
}

/// Why a drill could not be completed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DrillError {
    /// The backup cannot be restored or opened.
    Unfit(StorageError),
    /// The drill cannot be run on this machine.
    Here(StorageError),
}

impl fmt::Display for DrillError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // It says itself what is wrong with which file.
            DrillError::Unfit(StorageError::Other(why)) => f.write_str(why),
            DrillError::Unfit(error) => error.fmt(f),
            DrillError::Here(error) => write!(f, "the temporary folder cannot be used: {error}"),
        }
    }
}

impl std::error::Error for DrillError {}

/// Restores a backup into an empty folder, opens it and replays its tables: all of them, or about this many random ones. The backup
/// is only read.
///
/// # Errors
/// If it cannot be restored or opened, or if the folder cannot be written.
pub async fn check_backup(
    games: &Registry,
    file: &Path,
    folder: &Path,
    sample: Option<u32>,
) -> Result<Drill, DrillError> {
    let whose = |error| match error {
        StorageError::Full | StorageError::NotWritable | StorageError::Failing(_) | StorageError::Locked => {
            DrillError::Here(error)
        }
        other => DrillError::Unfit(other),
    };
    sqlite::restore(folder, file).await.map_err(whose)?;
    let storage = Sqlite::open(folder).await.map_err(whose)?;
    let found = replay_tables(games, &storage, sample).await.map_err(whose);
    storage.close().await;
    found
}

async fn replay_tables(
    games: &Registry,
    storage: &Sqlite,
    sample: Option<u32>,
) -> Result<Drill, StorageError> {
    let census = storage.admin().census().await?;
    let mut drill = Drill { people: census.people, tables: census.tables, ..Drill::default() };
    // Each so many-th table, from one on that chance chooses.
    let stride = sample.map_or(1, |sample| (census.tables / sample.max(1)).max(1));
    let first = u32::from_le_bytes(chance::bytes()) % stride;
    let (mut after, mut place) = (0, 0);
    loop {
        let page = storage.table_ids(after, PAGE).await?;
        let Some((last, _)) = page.last() else { return Ok(drill) };
        after = *last;
        for (_, id) in page {
            if place % stride == first {
                drill.try_table(games, storage, id).await;
            }
            place += 1;
        }
    }
}

impl Drill {
    async fn try_table(&mut self, games: &Registry, storage: &Sqlite, id: String) {
        self.tried += 1;
        let stored = match storage.load(&id).await {
            Ok(Some(stored)) => stored,
            Ok(None) => return self.failed.push((id, "it is not there".to_owned())),
            Err(error) => return self.failed.push((id, error.to_string())),
        };
        self.entries += stored.entries.len().saturating_as::<u64>();
        match replays(games, &id, stored) {
            Ok(true) => {}
            Ok(false) => self.from_kept_state += 1,
            Err(why) => self.failed.push((id, why.to_string())),
        }
    }
}
