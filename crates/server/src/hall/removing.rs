//! Taking a table away.

use std::sync::Arc;

use super::open::Open;
use crate::house::{House, now};
use crate::no::No;
use crate::protocol::{Me, Stage};
use crate::storage::Unmissed;

impl Open {
    /// The host takes a table away whose game has not begun, or a record that he brought.
    pub(crate) async fn remove_for(&mut self, me: &Me) -> Result<(), No> {
        let doc = &self.live().doc;
        if doc.host != me.id {
            return Err(No::not_yours());
        }
        if doc.stage != Stage::Gathering && doc.header.is_some() && !doc.imported {
            return Err(No::not_now("server-begun"));
        }
        self.remove().await
    }

    /// Takes a table away that nobody will miss, unless somebody is there or it is no longer such a one. It is not taken into memory
    /// for that.
    pub(crate) async fn take_away(
        house: &Arc<House>,
        number: i64,
        id: &str,
        unmissed: &Unmissed,
    ) -> Result<bool, No> {
        let mut room = house.hall.cell(id).lock_owned().await;
        let still = house.storage.unmissed(unmissed, number - 1, 1).await?;
        if room.audience.iter().next().is_some() || still.first().is_none_or(|(first, _)| *first != number) {
            return Ok(false);
        }
        house.storage.remove(number).await?;
        room.live = None;
        Ok(true)
    }

    /// The host of a table that gathers players is there, or was: that is noted, so that the table is not taken away meanwhile.
    pub(super) fn note_host(&mut self) {
        const SELDOM: u64 = 60 * 60 * 1000;
        let live = self.live_mut();
        let at = now();
        if live.doc.stage != Stage::Gathering || at.saturating_sub(live.progress.updated) < SELDOM {
            return;
        }
        live.progress.updated = at;
        let (storage, number) = (Arc::clone(&self.house.storage), self.live().number());
        tokio::spawn(async move { storage.touch(number, at).await });
    }

    /// Takes the table away. Whoever looks at it is told, and his connection ends.
    pub(super) async fn remove(&mut self) -> Result<(), No> {
        self.house.storage.remove(self.live().number()).await?;
        self.tell_removed();
        self.room.live = None;
        self.room.audience.dismiss_all();
        Ok(())
    }
}
