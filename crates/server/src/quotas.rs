//! How much one person, and one address, may leave behind in a day. What a person made is counted in the database, so that a restart
//! forgives nothing; what came from an address is counted in memory.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use table::Phrase;
use tokio::sync::OwnedMutexGuard;

use crate::app_state::{AppState, now};
use crate::config::Limits;
use crate::error::ApiError;
use crate::protocol::{ErrorCode, Me};
use crate::storage::{CreatedCounts, TableDoc};

/// How many counts of addresses are remembered; then those that matter least go first.
const MOST_COUNTS: usize = 100_000;

/// What is counted by address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum FromOneAddress {
    /// New people.
    Guests,
    /// New tables.
    Tables,
    /// Records that are brought.
    Imports,
    /// Their size.
    ImportBytes,
    /// Remarks.
    Remarks,
    /// Decisions and undos.
    Decisions,
    /// The size of private notes.
    NoteBytes,
}

/// What came from each address today.
#[derive(Default)]
pub(crate) struct AddressCounts(Mutex<HashMap<(FromOneAddress, IpAddr), Count>>);

struct Count {
    since: Instant,
    amount: u64,
}

impl AddressCounts {
    /// Counts so much more, unless it would be more than `most` in a day.
    fn add(
        &self,
        what: FromOneAddress,
        address: IpAddr,
        amount: u64,
        most: u64,
        day: Duration,
    ) -> Result<(), ApiError> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if counts.len() >= MOST_COUNTS {
            counts.retain(|_, count| count.since.elapsed() < day);
        }
        if counts.len() >= MOST_COUNTS {
            let mean = counts.values().map(|count| count.amount).sum::<u64>() / counts.len() as u64;
            counts.retain(|_, count| count.amount > mean);
        }
        let fresh = || Count { since: Instant::now(), amount: 0 };
        let count = counts.entry((what, address)).or_insert_with(fresh);
        if count.since.elapsed() >= day {
            *count = fresh();
        }
        if count.amount + amount > most {
            return Err(enough("server-enough-address"));
        }
        count.amount += amount;
        Ok(())
    }
}

/// Somebody has done enough of it for today.
fn enough(why: &'static str) -> ApiError {
    ApiError::new(ErrorCode::Slow, why)
}

/// That `so_many` are fewer than may be.
fn fewer(so_many: u64, most: u64, why: &'static str) -> Result<(), ApiError> {
    if so_many < most {
        Ok(())
    } else {
        Err(ApiError::new(ErrorCode::Slow, Phrase::new(why).with("count", most as u32)))
    }
}

impl AppState {
    /// Counts so much more from an address, unless it would be too much for a day.
    pub(crate) fn count_from(
        &self,
        what: FromOneAddress,
        address: IpAddr,
        amount: u64,
    ) -> Result<(), ApiError> {
        if self.config.limits == Limits::None {
            return Ok(());
        }
        let quotas = &self.config.quotas;
        let most = match what {
            FromOneAddress::Guests => quotas.address.guests,
            FromOneAddress::Tables => quotas.address.tables,
            FromOneAddress::Imports => quotas.address.imports,
            FromOneAddress::ImportBytes => quotas.address.import_bytes,
            FromOneAddress::Remarks => quotas.address.remarks,
            FromOneAddress::Decisions => quotas.address.decisions,
            FromOneAddress::NoteBytes => quotas.address.note_bytes,
        };
        self.addresses.add(what, address, amount, most, quotas.day)
    }

    /// That somebody may set up one more table. While the answer is held he sets up no other.
    pub(crate) async fn may_set_up(
        &self,
        me: &Me,
        doc: &TableDoc,
        address: IpAddr,
    ) -> Result<Option<OwnedMutexGuard<()>>, ApiError> {
        let Some((turn, made)) = self.made_today(me).await? else { return Ok(None) };
        let most = &self.config.quotas.person;
        fewer(made.tables, most.tables, "server-enough-tables")?;
        if doc.is_for_bots() {
            fewer(made.bots, most.bot_tables, "server-enough-bot-tables")?;
        }
        if doc.listed {
            fewer(made.listed, most.listed_tables, "server-enough-listed")?;
        }
        if doc.waits_for_players() {
            fewer(made.gathering, most.gathering, "server-enough-gathering")?;
            if doc.listed {
                fewer(made.listed_gathering, most.listed_gathering, "server-enough-gathering")?;
            }
        }
        self.count_from(FromOneAddress::Tables, address, 1)?;
        Ok(Some(turn))
    }

    /// That somebody may let bots play alone at one more table. While the answer is held he sets up no other.
    pub(crate) async fn may_leave_to_bots(&self, me: &Me) -> Result<Option<OwnedMutexGuard<()>>, ApiError> {
        let Some((turn, made)) = self.made_today(me).await? else { return Ok(None) };
        fewer(made.bots, self.config.quotas.person.bot_tables, "server-enough-bot-tables")?;
        Ok(Some(turn))
    }

    /// That somebody may bring one more record, of this size. While the answer is held he brings no other.
    pub(crate) async fn may_bring(
        &self,
        me: &Me,
        size: u64,
        address: IpAddr,
    ) -> Result<Option<OwnedMutexGuard<()>>, ApiError> {
        let Some((turn, made)) = self.made_today(me).await? else { return Ok(None) };
        let most = &self.config.quotas.person;
        fewer(made.imports, most.imports, "server-enough-imports")?;
        if made.import_bytes + size > most.import_bytes {
            return Err(enough("server-enough-import-bytes"));
        }
        self.count_from(FromOneAddress::Imports, address, 1)?;
        self.count_from(FromOneAddress::ImportBytes, address, size)?;
        Ok(Some(turn))
    }

    /// That somebody may say one thing more.
    pub(crate) async fn may_say(&self, me: &Me) -> Result<(), ApiError> {
        if self.config.limits == Limits::None {
            return Ok(());
        }
        let said = self.storage.remarks_since(&me.id, self.yesterday()).await?;
        fewer(said, self.config.quotas.person.remarks, "server-enough-remarks")
    }

    async fn made_today(&self, me: &Me) -> Result<Option<(OwnedMutexGuard<()>, CreatedCounts)>, ApiError> {
        if self.config.limits == Limits::None {
            return Ok(None);
        }
        let known = self.known(&me.id).await?.ok_or_else(ApiError::nobody)?;
        let turn = known.turn_to_make().await;
        Ok(Some((turn, self.storage.created_since(&me.id, self.yesterday()).await?)))
    }

    /// A day ago, in milliseconds since 1970.
    fn yesterday(&self) -> u64 {
        now().saturating_sub(self.config.quotas.day.as_millis() as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_much_a_day_and_others_have_their_own() {
        let counts = AddressCounts::default();
        let (here, there): (IpAddr, IpAddr) = ([192, 0, 2, 1].into(), [192, 0, 2, 2].into());
        let add = |address, amount, day| counts.add(FromOneAddress::NoteBytes, address, amount, 10, day);
        let day = Duration::from_secs(86_400);
        assert!(add(here, 6, day).is_ok());
        assert!(add(here, 6, day).is_err());
        assert!(add(here, 4, day).is_ok(), "what was refused is not counted");
        assert!(add(there, 10, day).is_ok());
        assert!(add(here, 10, Duration::ZERO).is_ok(), "another day");
    }

    #[test]
    fn however_many_addresses_come_few_are_remembered() {
        let counts = AddressCounts::default();
        let day = Duration::from_secs(86_400);
        let busy: IpAddr = [192, 0, 2, 1].into();
        let add = |address, amount| counts.add(FromOneAddress::Guests, address, amount, 100, day);
        assert!(add(busy, 100).is_ok());
        for number in 0..MOST_COUNTS as u32 * 2 {
            assert!(add(IpAddr::V4((0x0a00_0000 + number).into()), 1).is_ok());
        }
        assert!(counts.0.lock().unwrap().len() <= MOST_COUNTS);
        assert!(add(busy, 1).is_err(), "the busiest is not forgotten");
    }
}
