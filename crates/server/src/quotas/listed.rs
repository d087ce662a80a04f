//! The listed tables that wait for players, by the address from which they were set up, so that one place cannot fill the lobby, however
//! many guests come from there. They are counted in memory only, so each server counts for itself, and a restart begins anew.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{MOST_COUNTS, fewer};
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::protocol::Stage;

/// The tables of each address, under its mark. Some of them may have begun or be gone: that is looked up when there are too many.
#[derive(Default)]
pub(crate) struct ListedTables(Mutex<HashMap<String, Vec<String>>>);

impl ListedTables {
    /// Adds a table if there are fewer than `most`; otherwise returns those that are known.
    fn add(&self, mark: &str, table: &str, most: u64) -> Result<(), Vec<String>> {
        let mut all = self.lock();
        if all.len() >= MOST_COUNTS && !all.contains_key(mark) {
            all.clear();
        }
        let here = all.entry(mark.to_owned()).or_default();
        if here.len() as u64 >= most {
            return Err(here.clone());
        }
        here.push(table.to_owned());
        Ok(())
    }

    /// Forgets tables that wait no longer.
    fn forget(&self, mark: &str, gone: &[String]) {
        if let Some(here) = self.lock().get_mut(mark) {
            here.retain(|table| !gone.contains(table));
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Vec<String>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl AppState {
    /// Checks that another listed table of an address may wait for players, and counts it.
    pub(super) async fn may_list(&self, table: &str, address: IpAddr) -> Result<(), ApiError> {
        let (mark, most) = (self.mark_of(address), self.config.quotas.address.listed_gathering);
        let Err(known) = self.listed.add(&mark, table, most) else { return Ok(()) };
        let mut gone = Vec::new();
        for id in known {
            let stored = self.storage.load(&id).await?;
            if stored.is_none_or(|stored| stored.doc.stage != Stage::Gathering) {
                gone.push(id);
            }
        }
        self.listed.forget(&mark, &gone);
        let added = self.listed.add(&mark, table, most);
        added.or_else(|known| fewer(known.len() as u64, most, "server-enough-listed-here"))
    }
}
