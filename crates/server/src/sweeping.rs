//! Takes away what nobody will miss: one thing at a time, each in a transaction of its own, so that no move waits for it. If the
//! server is killed meanwhile, the rest goes the next time.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{interval, sleep};

use crate::hall::Open;
use crate::house::{House, now};
use crate::no::No;
use crate::storage::Unmissed;

/// How many things are looked up together.
const PAGE: u32 = 50;
/// How long others go first after each thing.
const BREATH: Duration = Duration::from_millis(10);

/// Takes away what nobody will miss, now and then, until the server goes down.
pub(crate) async fn sweep(house: Arc<House>) {
    let mut ticks = interval(house.config.keeping.every.max(BREATH));
    loop {
        ticks.tick().await;
        if let Err(no) = sweep_once(&house).await {
            tracing::warn!(why = %no.why, "not everything that nobody will miss was taken away; it is tried again");
        }
    }
}

async fn sweep_once(house: &Arc<House>) -> Result<(), No> {
    let tables = sweep_tables(house).await?;
    let guests = sweep_guests(house).await?;
    if tables + guests > 0 {
        tracing::info!(tables, guests, "took away what nobody will miss");
    }
    Ok(())
}

async fn sweep_tables(house: &Arc<House>) -> Result<u32, No> {
    let keeping = &house.config.keeping;
    let unmissed = Unmissed {
        listed: before(keeping.gathering),
        invitations: before(keeping.invitations),
        imports: before(keeping.imports),
        bots: before(keeping.bot_tables),
    };
    let (mut after, mut gone) = (0, 0);
    loop {
        let tables = house.storage.unmissed(&unmissed, after, PAGE).await?;
        let Some((last, _)) = tables.last() else { return Ok(gone) };
        after = *last;
        for (number, id) in tables {
            gone += u32::from(Open::take_away(house, number, &id, &unmissed).await?);
            sleep(BREATH).await;
        }
    }
}

async fn sweep_guests(house: &Arc<House>) -> Result<u32, No> {
    let seen = before(house.config.keeping.guests);
    let (mut after, mut gone) = (String::new(), 0);
    loop {
        let guests = house.storage.idle_guests(seen, &after, PAGE).await?;
        let Some(last) = guests.last() else { return Ok(gone) };
        after.clone_from(last);
        for id in guests {
            if house.hall.presence.tables_of(&id).is_empty() {
                house.forget_guest(&id, seen).await?;
                gone += 1;
                sleep(BREATH).await;
            }
        }
    }
}

/// So long ago, in milliseconds since 1970.
fn before(long: Duration) -> u64 {
    now().saturating_sub(long.as_millis() as u64)
}
