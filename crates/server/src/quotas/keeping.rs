//! Stores what was counted for each address, so that a restart resets nothing and servers on the same database count together.
//! Counts are written shortly after, for many requests at once, under a keyed hash of the address, and deleted after a day.

use std::net::IpAddr;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use table::SaturatingAs;
use tokio::time::sleep;

use super::{AddressCounts, Count, FromOneAddress, MOST_COUNTS};
use crate::app_state::AppState;
use crate::storage::{AddressCountRow, StorageError};

/// How often counts are stored.
const EVERY: Duration = Duration::from_secs(2);

impl AddressCounts {
    /// The counts that have not been stored yet. From now on they count as stored.
    fn take_unsaved(&self) -> Vec<AddressCountRow> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let unsaved = counts.iter_mut().filter(|(_, count)| count.unsaved > 0);
        let row = |((what, mark), count): (&(FromOneAddress, String), &mut Count)| AddressCountRow {
            what: what.name().to_owned(),
            mark: mark.clone(),
            since: count.since,
            amount: std::mem::take(&mut count.unsaved),
        };
        unsaved.map(row).collect()
    }

    /// Storing them failed.
    fn put_back(&self, rows: Vec<AddressCountRow>) {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for row in rows {
            let count = FromOneAddress::named(&row.what).and_then(|what| counts.get_mut(&(what, row.mark)));
            if let Some(count) = count.filter(|count| count.since == row.since) {
                count.unsaved += row.amount;
            }
        }
    }

    /// Takes over the totals, including those of other servers and from before the start.
    fn learn(&self, rows: Vec<AddressCountRow>) {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for AddressCountRow { what, mark, since, amount } in rows {
            // What a newer server counts is not known here.
            let Some(what) = FromOneAddress::named(&what) else { continue };
            let count = counts.entry((what, mark)).or_insert(Count { since, amount: 0, unsaved: 0 });
            *count = Count { since, amount: amount + count.unsaved, unsaved: count.unsaved };
        }
    }
}

impl AppState {
    /// The mark of an address: a keyed hash; or the address itself if there is no key, and then nothing is stored.
    pub(super) fn mark_of(&self, address: IpAddr) -> String {
        let text = address.to_string();
        self.notices
            .sealer
            .as_ref()
            .map_or_else(|| text.clone(), |sealer| sealer.mark(&format!("from {text}")))
    }

    /// Counts that began before this time have expired.
    fn counts_over(&self) -> u64 {
        let today = self.today();
        today.now.saturating_sub(today.day)
    }
}

/// Stores the new counts, and reads those of other servers.
pub(crate) async fn save_counts(app: &AppState) {
    let rows = app.addresses.take_unsaved();
    if rows.is_empty() || app.notices.sealer.is_none() {
        return;
    }
    match app.storage.admin().add_address_counts(&rows, app.counts_over()).await {
        Ok(all) => app.addresses.learn(all),
        Err(error) => {
            tracing::warn!(%error, "what came from addresses is not kept yet");
            app.addresses.put_back(rows);
        }
    }
}

/// Stores counts regularly, until the server stops.
pub(crate) async fn keep_counts(app: Arc<AppState>) {
    loop {
        tokio::select! {
            () = sleep(EVERY) => save_counts(&app).await,
            () = app.closed() => return,
        }
    }
}

/// Reads the stored counts of today.
pub(crate) async fn recall_counts(app: &AppState) -> Result<(), StorageError> {
    if app.notices.sealer.is_some() {
        let limit = (MOST_COUNTS / 2).saturating_as::<u32>();
        app.addresses.learn(app.storage.admin().address_counts(app.counts_over(), limit).await?);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::Today;
    use super::*;

    const DAY: u64 = 86_400_000;

    fn add(counts: &AddressCounts, amount: u64) -> bool {
        let today = Today { now: 20_000 * DAY, day: DAY };
        counts.add(FromOneAddress::Tables, "here".to_owned(), amount, 10, today).is_ok()
    }

    fn amounts(rows: &[AddressCountRow]) -> Vec<u64> {
        rows.iter().map(|row| row.amount).collect()
    }

    #[test]
    fn what_could_not_be_kept_is_kept_the_next_time_with_what_came_meanwhile() {
        let counts = AddressCounts::default();
        assert!(add(&counts, 3));
        let failed = counts.take_unsaved();
        assert_eq!((amounts(&failed), counts.take_unsaved().len()), (vec![3], 0));
        assert!(add(&counts, 2));
        counts.put_back(failed);
        assert_eq!(amounts(&counts.take_unsaved()), [5]);
    }

    #[test]
    fn what_others_counted_is_added_to_what_is_not_kept_yet() {
        let counts = AddressCounts::default();
        assert!(add(&counts, 3));
        let kept = counts.take_unsaved();
        // While it is written one more comes; another server has counted four.
        assert!(add(&counts, 1));
        counts.learn(kept.into_iter().map(|row| AddressCountRow { amount: 7, ..row }).collect());
        assert!(add(&counts, 2) && !add(&counts, 1), "seven, one and two are ten");
        assert_eq!(amounts(&counts.take_unsaved()), [3]);
    }
}
