//! The worker that checks due notices and sends messages. Work whose result was not stored is repeated without harm.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use table::SaturatingAs;
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::due::decide;
use super::sending::deliver;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::storage::{DueDelivery, NoticeOutcome};

/// How many notices or messages are fetched at a time.
const PAGE: u32 = 256;
/// How many messages are sent in parallel. Each channel has at most one, so an endpoint that hangs delays no other one, not even
/// another one of the same person.
const AT_ONCE: usize = 48;
/// How many of them may go to endpoints that did not respond last time, or never: however many hang, the others do not wait.
const DOUBTFUL_AT_ONCE: usize = 16;
/// The longest and the shortest time between two checks.
const SELDOM: Duration = Duration::from_secs(5);
const OFTEN: Duration = Duration::from_millis(20);
/// How long sent messages are listed, in milliseconds.
const SHOWN: u64 = 14 * 24 * 60 * 60 * 1000;
/// After how many checks old messages are deleted.
const TIDY: u32 = 500;

/// Works until the server stops.
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

/// The messages being sent.
#[derive(Default)]
struct Sending {
    tasks: JoinSet<()>,
    under_way: Arc<Mutex<UnderWay>>,
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
        self.ask_mail_server(app);
        while self.tasks.try_join_next().is_some() {}
        // What is on its way now may arrive while it is read as due: it is looked at again when its channel is free.
        let under_way = self.under_way.lock().unwrap_or_else(PoisonError::into_inner).clone();
        for due in app.storage.due_deliveries(app.now(), PAGE).await? {
            if !under_way.contains_key(&due.row.channel) {
                self.send(app, due);
            }
        }
        Ok(())
    }

    /// Checks whether a mail server that was down is back, if it is time.
    fn ask_mail_server(&mut self, app: &Arc<AppState>) {
        let now = app.now();
        if app.notices.mailer.as_ref().is_some_and(|mailer| mailer.outage.ask_again(now)) {
            let app = Arc::clone(app);
            self.tasks.spawn(async move {
                if let Some(mailer) = &app.notices.mailer {
                    mailer.ask_again(now).await;
                }
            });
        }
    }

    /// Sends a message, unless its channel is busy or too many are being sent.
    fn send(&mut self, app: &Arc<AppState>, DueDelivery { row, doubtful }: DueDelivery) {
        let Some(busy) = Busy::take(&self.under_way, &row.channel, doubtful) else { return };
        let app = Arc::clone(app);
        self.tasks.spawn(async move {
            let message = row.id.clone();
            if let Err(error) = deliver(&app, row).await {
                tracing::warn!(message, why = %error.why, "what came of a message is not kept; it is tried again");
            }
            drop(busy);
        });
    }
}

/// The channels on which something is being sent, and whether each of them is doubtful.
type UnderWay = HashMap<String, bool>;

/// A channel that is busy until this is dropped.
struct Busy {
    all: Arc<Mutex<UnderWay>>,
    channel: String,
}

impl Busy {
    /// Marks a channel as busy, unless it is busy already or there is no room.
    fn take(all: &Arc<Mutex<UnderWay>>, channel: &str, doubtful: bool) -> Option<Busy> {
        let mut under_way = all.lock().unwrap_or_else(PoisonError::into_inner);
        let full = under_way.len() >= AT_ONCE
            || (doubtful && under_way.values().filter(|doubtful| **doubtful).count() >= DOUBTFUL_AT_ONCE);
        if full || under_way.contains_key(channel) {
            return None;
        }
        under_way.insert(channel.to_owned(), doubtful);
        Some(Busy { all: Arc::clone(all), channel: channel.to_owned() })
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.all.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.channel);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_are_under_way_at_once_and_fewer_of_those_that_are_doubtful() {
        let all = Arc::default();
        let take = |from: usize, count: usize, doubtful: bool| -> Vec<Busy> {
            let take = |number: usize| Busy::take(&all, &number.to_string(), doubtful);
            (from..from + count).filter_map(take).collect()
        };
        let doubtful = take(0, AT_ONCE, true);
        assert_eq!(doubtful.len(), DOUBTFUL_AT_ONCE);
        assert!(Busy::take(&all, "0", false).is_none(), "one at a time on each channel");
        let good = take(1000, AT_ONCE, false);
        assert_eq!(good.len(), AT_ONCE - DOUBTFUL_AT_ONCE);
        drop(doubtful);
        assert_eq!(take(2000, AT_ONCE, false).len(), DOUBTFUL_AT_ONCE);
        drop(good);
        assert!(all.lock().unwrap().is_empty(), "nothing stays busy");
    }
}
