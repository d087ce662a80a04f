//! The worker: looks at what is due, and sends it; what is not kept of it is done again, and nobody can tell.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use table::SaturatingAs;
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::due::decide;
use super::sending::deliver;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::storage::{DeliveryRow, NoticeOutcome};

/// How many notices or messages are looked at together.
const PAGE: u32 = 256;
/// How many messages are on their way at once. On one channel there is one: an endpoint that hangs holds no other up, not even another
/// of the same person.
const AT_ONCE: usize = 48;
/// The longest and the shortest time between two looks.
const SELDOM: Duration = Duration::from_secs(5);
const OFTEN: Duration = Duration::from_millis(20);
/// How long it is shown what was sent, in milliseconds.
const SHOWN: u64 = 14 * 24 * 60 * 60 * 1000;
/// How often what was sent long ago is looked for, in looks.
const TIDY: u32 = 500;

/// Works until the server goes down.
pub(crate) async fn work(app: Arc<AppState>) {
    let every = (app.config.notices.park / 2).clamp(OFTEN, SELDOM);
    let mut sending = Sending::default();
    for look in 0_u32.. {
        if let Err(error) = sending.look(&app).await {
            tracing::warn!(why = %error.why, "messages to people wait: the database does not answer");
        }
        if look.is_multiple_of(TIDY)
            && let Err(error) = app.storage.forget_deliveries(app.now().saturating_sub(SHOWN)).await
        {
            tracing::warn!(%error, "messages that were sent long ago are not forgotten yet");
        }
        tokio::select! {
            () = sleep(every) => {}
            () = app.notices.wake.notified() => {}
            Some(_) = sending.tasks.join_next() => {}
            () = app.closed() => return,
        }
    }
}

/// The messages that are on their way.
#[derive(Default)]
struct Sending {
    tasks: JoinSet<()>,
    /// On which channel, by their ids.
    under_way: Arc<std::sync::Mutex<HashMap<String, String>>>,
}

impl Sending {
    async fn look(&mut self, app: &Arc<AppState>) -> Result<(), ApiError> {
        // Whatever is due has waited a moment more: who sees it meanwhile needs no message.
        let parked = app.now().saturating_sub(app.config.notices.park.as_millis().saturating_as::<u64>());
        for notice in app.storage.due_notices(parked, PAGE).await? {
            let outcome = match decide(app, &notice).await {
                // A table that cannot be read is told of by nobody; all others go on.
                Err(error) if error.is_unreadable() => NoticeOutcome::Settled,
                decided => decided?,
            };
            app.storage.settle_notice(notice, outcome).await?;
        }
        for row in app.storage.due_deliveries(app.now(), PAGE).await? {
            self.send(app, row);
        }
        Ok(())
    }

    /// Sends a message, unless it is on its way, or too many are.
    fn send(&mut self, app: &Arc<AppState>, row: DeliveryRow) {
        while self.tasks.try_join_next().is_some() {}
        let mut under_way = self.under_way.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if under_way.len() >= AT_ONCE || under_way.values().any(|channel| *channel == row.channel) {
            return;
        }
        under_way.insert(row.id.clone(), row.channel.clone());
        let (app, all, id) = (Arc::clone(app), Arc::clone(&self.under_way), row.id.clone());
        self.tasks.spawn(async move {
            let done = UnderWay { all, id };
            if let Err(error) = deliver(&app, row).await {
                tracing::warn!(message = done.id, why = %error.why, "what came of a message is not kept; it is tried again");
            }
        });
    }
}

/// A message that is on its way until this is dropped.
struct UnderWay {
    all: Arc<std::sync::Mutex<HashMap<String, String>>>,
    id: String,
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        self.all.lock().unwrap_or_else(std::sync::PoisonError::into_inner).remove(&self.id);
    }
}
