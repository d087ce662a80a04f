//! A room, and being in it: whoever holds an [`Open`] room is the table's single writer.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use tokio::sync::OwnedMutexGuard;

use super::audience::Audience;
use super::begin::is_full;
use super::live::person_of;
use super::presence::Presence;
use super::{Cell, Live};
use crate::house::House;
use crate::no::No;
use crate::protocol::Refused;
use crate::storage::{Kept, SeatRow, Stored};

/// A table's room.
pub(crate) struct Room {
    pub(super) id: String,
    /// The table; nothing before it is first needed, and after something could not be kept: what is stored is the truth.
    pub(super) live: Option<Live>,
    pub(super) audience: Audience,
    /// The bots that are thinking: the seat, and how many entries the record had when they began.
    pub(super) thinking: Vec<(table::Seat, usize)>,
    /// The seats for which a bot thinks about a hint.
    pub(super) hinting: Vec<table::Seat>,
    pub(super) touched: Instant,
    /// From where whoever plays here last came.
    pub(super) origin: Option<IpAddr>,
}

impl Room {
    pub(super) fn empty(id: &str, presence: Presence) -> Room {
        Room {
            id: id.to_owned(),
            live: None,
            audience: Audience::none(presence),
            thinking: Vec::new(),
            hinting: Vec::new(),
            touched: Instant::now(),
            origin: None,
        }
    }
}

/// A room that somebody is in.
pub(crate) struct Open {
    pub(super) house: Arc<House>,
    pub(super) cell: Cell,
    pub(super) room: OwnedMutexGuard<Room>,
}

impl Open {
    /// Enters the room of a table, and furnishes it if nobody has been there for long.
    pub(crate) async fn table(house: &Arc<House>, id: &str) -> Result<Open, No> {
        Open::cell(house, house.hall.cell(id)).await
    }

    /// Enters a room.
    pub(crate) async fn cell(house: &Arc<House>, cell: Cell) -> Result<Open, No> {
        let mut room = Arc::clone(&cell).lock_owned().await;
        room.touched = Instant::now();
        if room.live.is_none() {
            let stored = house.storage.load(&room.id).await?.ok_or_else(No::no_table)?;
            house.recall(stored.doc.seats.iter().filter_map(|row| person_of(&row.holder))).await?;
            room.live = Some(revive(house, &room.id, stored).await?);
        }
        let mut open = Open { house: Arc::clone(house), cell, room };
        open.meet_players().await?;
        if is_full(&open.live().doc) {
            open.begin_late().await?;
        }
        Ok(open)
    }

    /// Begins the game of a table that was left full by a server that was killed. If the rules of today do not allow that, the table
    /// stays as it is.
    async fn begin_late(&mut self) -> Result<(), No> {
        match self.begin().await {
            Err(no) if no.reason != Refused::Storage => {
                tracing::error!(table = self.room.id, why = %no.why, "a full table cannot begin");
                Ok(())
            }
            begun => begun,
        }
    }

    /// Looks up who sits at the table, where that is not known yet.
    pub(super) async fn meet_players(&mut self) -> Result<(), No> {
        let house = Arc::clone(&self.house);
        let Live { doc, people, id, .. } = self.live_mut();
        let seated = || doc.seats.iter().filter_map(SeatRow::whose);
        people.retain(|person, _| seated().any(|seated| seated == person));
        for person in seated() {
            if !people.contains_key(person)
                && let Some(known) = house.known(person).await?
            {
                people.insert(person.to_owned(), known.sits_at(id));
            }
        }
        Ok(())
    }

    /// The table.
    pub(crate) fn live(&self) -> &Live {
        self.room.live.as_ref().expect("whoever is in the room found it furnished")
    }

    pub(super) fn live_mut(&mut self) -> &mut Live {
        self.room.live.as_mut().expect("whoever is in the room found it furnished")
    }

    /// The state to be kept, if there is a newer one than the last.
    pub(crate) fn unkept(&mut self) -> Option<(i64, Kept)> {
        self.live_mut().unkept()
    }

    /// Notes from where somebody came who plays here.
    pub(crate) fn came_from(&mut self, address: IpAddr) {
        self.room.origin = Some(address);
    }

    /// The room itself, to come back to.
    pub(crate) fn place(&self) -> Cell {
        Arc::clone(&self.cell)
    }
}

/// What broke down in the middle of a change must not be shown or built upon: the table is read again from what is stored.
impl Drop for Open {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.room.live = None;
        }
    }
}

/// The table as it was stored. If newer rules take it from here, that is written down first.
async fn revive(house: &House, id: &str, stored: Stored) -> Result<Live, No> {
    let (live, change) = Live::revive(house.config.games, id, stored).map_err(|why| {
        tracing::error!(table = id, %why, "a table cannot be taken up again");
        No::unreadable()
    })?;
    if let Some(change) = change {
        tracing::warn!(table = id, "the rules have changed; the game goes on from the state that was kept");
        house.storage.commit(change).await?;
    }
    Ok(live)
}
