//! Removes expired data, one item per transaction, so that no move waits for it. If the server is killed meanwhile, the rest is
//! removed the next time.

use std::sync::Arc;
use std::time::Duration;
use table::SaturatingAs;

use tokio::time::{interval, sleep};

use crate::app_state::AppState;
use crate::error::ApiError;
use crate::storage::ExpiryCutoffs;
use crate::tables::TableGuard;

/// How many items are fetched at a time.
const PAGE: u32 = 50;
/// The pause after each item, so that other work goes first.
const BREATH: Duration = Duration::from_millis(10);

/// Removes expired data from time to time, until the server stops.
pub(crate) async fn sweep(app: Arc<AppState>) {
    let mut ticks = interval(app.config.keeping.every.max(BREATH));
    loop {
        ticks.tick().await;
        // One of all servers that share the storage does it.
        if !app.claims("sweep", "all", app.config.keeping.every / 2).await {
            continue;
        }
        if let Err(error) = sweep_once(&app).await {
            tracing::warn!(why = %error.why, "not all expired data could be removed; trying again");
        }
    }
}

async fn sweep_once(app: &Arc<AppState>) -> Result<(), ApiError> {
    let tables = sweep_tables(app).await?;
    let guests = sweep_guests(app).await?;
    app.storage.admin().forget_addresses(before(app, app.config.keeping.addresses)).await?;
    app.storage.admin().forget_address_counts(before(app, app.config.quotas.day)).await?;
    if tables + guests > 0 {
        tracing::info!(tables, guests, "removed expired data");
    }
    Ok(())
}

async fn sweep_tables(app: &Arc<AppState>) -> Result<u32, ApiError> {
    let keeping = &app.config.keeping;
    let expired_tables = ExpiryCutoffs {
        listed: before(app, keeping.gathering),
        invitations: before(app, keeping.invitations),
        imports: before(app, keeping.imports),
        bots: before(app, keeping.bot_tables),
    };
    let (mut after, mut gone) = (0, 0);
    loop {
        let tables = app.storage.expired_tables(&expired_tables, after, PAGE).await?;
        let Some((last, _)) = tables.last() else { return Ok(gone) };
        after = *last;
        for (number, id) in tables {
            gone += u32::from(TableGuard::take_away(app, number, &id, &expired_tables).await?);
            sleep(BREATH).await;
        }
    }
}

async fn sweep_guests(app: &Arc<AppState>) -> Result<u32, ApiError> {
    let seen = before(app, app.config.keeping.guests);
    let (mut after, mut gone) = (String::new(), 0);
    loop {
        let guests = app.storage.idle_guests(seen, &after, PAGE).await?;
        let Some(last) = guests.last() else { return Ok(gone) };
        after.clone_from(last);
        for id in guests {
            if !app.tables.presence.is_here(&id) && app.tables.presence.tables_of(&id).is_empty() {
                app.forget_guest(&id, seen).await?;
                gone += 1;
                sleep(BREATH).await;
            }
        }
    }
}

/// The time this long ago, in milliseconds since 1970.
fn before(app: &AppState, long: Duration) -> u64 {
    app.now().saturating_sub(long.as_millis().saturating_as::<u64>())
}
