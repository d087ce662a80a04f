//! Counts the listed tables that wait for players by the address of their creator, so that one address cannot fill the lobby, however many
//! guests it has. They are counted in memory only: each server has its own counts, and a restart clears them.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{Mutex as TurnLock, OwnedMutexGuard};

use super::{MOST_COUNTS, fewer};
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::protocol::Stage;
use crate::storage::StorageError;

/// The tables of one address. Those that began or were removed are dropped when the limit is reached.
type OfOneAddress = Vec<String>;

/// The tables of each address, under its mark.
#[derive(Default)]
pub(crate) struct ListedTables(Mutex<HashMap<String, Arc<TurnLock<OfOneAddress>>>>);

/// Until this is dropped, nobody else lists a table from the same address: a table that is not stored yet would look removed.
pub(crate) type ListingTurn = OwnedMutexGuard<OfOneAddress>;

impl ListedTables {
    fn of(&self, mark: String) -> Arc<TurnLock<OfOneAddress>> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MOST_COUNTS && !all.contains_key(&mark) {
            all.clear();
        }
        Arc::clone(all.entry(mark).or_default())
    }
}

impl AppState {
    /// Checks that another listed table of an address may wait for players, and counts it. The result must be held until the table is
    /// stored.
    pub(super) async fn may_list(&self, table: &str, address: IpAddr) -> Result<ListingTurn, ApiError> {
        let most = self.config.quotas.address.listed_gathering;
        let mut here = self.listed.of(self.mark_of(address)).lock_owned().await;
        if here.len() as u64 >= most {
            let mut waiting = Vec::new();
            for id in &*here {
                match self.storage.load(id).await {
                    Ok(Some(stored)) if stored.doc.stage == Stage::Gathering => waiting.push(id.clone()),
                    // One that cannot be parsed does not count.
                    Ok(_) | Err(StorageError::Unreadable(_)) => {}
                    Err(error) => return Err(error.into()),
                }
            }
            *here = waiting;
        }
        fewer(here.len() as u64, most, "server-enough-listed-here")?;
        here.push(table.to_owned());
        Ok(here)
    }
}
