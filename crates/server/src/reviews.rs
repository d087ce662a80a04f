//! Reviews of finished games. They run on the threads of the bots, one decision at a time in the fair queue, so that no player
//! waits for them. A person can have one in progress, and finished ones are stored with the table.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use review::{Progress, Reviewing, Settings};
use table::{Record, SaturatingAs};
use tokio::sync::oneshot::error::TryRecvError;
use tokio::sync::oneshot::{self, Receiver, Sender};

use crate::app_state::AppState;
use crate::bot_pool::Requester;
use crate::error::ApiError;
use crate::people::Identity;
use crate::protocol::{ErrorCode, Me, Raw, ReviewState};
use crate::tables::TableGuard;

/// How long a server holds the lease of a review.
const LEASE: Duration = Duration::from_secs(120);

/// The reviews in progress, by table.
#[derive(Default)]
pub(crate) struct Reviews(Mutex<HashMap<String, Running>>);

/// A review in progress.
struct Running {
    /// The person who requested it.
    person: String,
    progress: Progress,
    /// Stops it when dropped.
    _stop: Sender<()>,
}

impl Reviews {
    fn running(&self) -> MutexGuard<'_, HashMap<String, Running>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn state(&self, table: &str) -> Option<ReviewState> {
        let Progress { done, all } = self.running().get(table)?.progress;
        Some(ReviewState::Running { done: done.saturating_as::<u32>(), all: all.saturating_as::<u32>() })
    }

    /// Adds a review, which must stop when the receiver resolves. `None` if the table has one in progress.
    fn add(&self, table: &str, person: &str, progress: Progress) -> Result<Option<Receiver<()>>, ApiError> {
        let mut running = self.running();
        if running.contains_key(table) {
            return Ok(None);
        }
        // One review for each person at a time, so that nobody takes the threads from others.
        if running.values().any(|running| running.person == person) {
            return Err(ApiError::new(ErrorCode::Slow, "server-one-review"));
        }
        let (stop, stopped) = oneshot::channel();
        running.insert(table.to_owned(), Running { person: person.to_owned(), progress, _stop: stop });
        Ok(Some(stopped))
    }

    fn note(&self, table: &str, progress: Progress) {
        if let Some(running) = self.running().get_mut(table) {
            running.progress = progress;
        }
    }

    /// Removes a review that has ended, unless it was cancelled: then another one may be in its place.
    fn remove(&self, table: &str, stopped: &mut Receiver<()>) {
        let mut running = self.running();
        if stopped.try_recv() == Err(TryRecvError::Empty) {
            running.remove(table);
        }
    }
}

/// The state of the review of a table, for somebody who may see the table.
pub(crate) async fn state(app: &Arc<AppState>, who: &Identity, id: &str) -> Result<ReviewState, ApiError> {
    let number = TableGuard::open_for(app, id, who).await?.table().number();
    if let Some(review) = app.storage.review(number).await? {
        return Ok(ReviewState::Done { review: Raw::written(review) });
    }
    Ok(app.reviews.state(id).unwrap_or(ReviewState::None))
}

/// Starts a review, unless it exists or is in progress.
pub(crate) async fn begin(
    app: &Arc<AppState>,
    me: &Me,
    address: IpAddr,
    id: &str,
) -> Result<ReviewState, ApiError> {
    let who = Identity::Person(me.clone());
    let (number, record) = {
        let guard = TableGuard::open_for(app, id, &who).await?;
        (guard.table().number(), guard.table().final_record()?)
    };
    let now = state(app, &who, id).await?;
    if !matches!(now, ReviewState::None) {
        return Ok(now);
    }
    let progress = Progress { done: 0, all: record.entries().len() };
    let all = progress.all.saturating_as::<u32>();
    let Some(mut stopped) = app.reviews.add(id, &me.id, progress)? else { return state(app, &who, id).await };
    if !app.claims("review", id, LEASE).await {
        // Another server makes it; it is there for all when it is done.
        app.reviews.remove(id, &mut stopped);
        return Ok(ReviewState::Running { done: 0, all });
    }
    let requester = Requester { address: Some(address), person: me.id.clone() };
    let making = Making { app: Arc::clone(app), id: id.to_owned(), number, requester };
    tokio::spawn(making.run(record, stopped));
    Ok(ReviewState::Running { done: 0, all })
}

/// Cancels a review that this person has requested.
pub(crate) async fn break_off(app: &Arc<AppState>, me: &Me, id: &str) -> Result<ReviewState, ApiError> {
    {
        let mut running = app.reviews.running();
        if running.get(id).is_some_and(|running| running.person == me.id) {
            running.remove(id);
        }
    }
    state(app, &Identity::Person(me.clone()), id).await
}

/// A review in progress.
struct Making {
    app: Arc<AppState>,
    id: String,
    number: i64,
    requester: Requester,
}

impl Making {
    async fn run(self, record: Record, mut stopped: Receiver<()>) {
        let made = tokio::select! {
            made = self.make(record) => made,
            // Dropping this removes a request that still waits in the queue.
            _ = &mut stopped => return,
            // Whoever still wants it asks again when the server is back.
            () = self.app.closed() => None,
        };
        if let Some(review) = made
            && let Err(error) = self.app.storage.save_review(self.number, review).await
        {
            tracing::error!(table = self.id, %error, "cannot store a review");
        }
        self.app.reviews.remove(&self.id, &mut stopped);
    }

    /// The review as JSON; `None` if it failed.
    async fn make(&self, record: Record) -> Option<String> {
        let pool = &self.app.bot_pool;
        let begin = move |turn: &crate::bot_pool::Turn| {
            turn.games.find(record.game())?.review(&record, Settings::default()).ok()
        };
        let mut reviewing: Box<dyn Reviewing> = pool.run(self.requester.clone(), begin).await??;
        loop {
            let step = move |_: &crate::bot_pool::Turn| {
                let mut reviewing = reviewing;
                let progress = reviewing.step();
                (reviewing, progress)
            };
            let (stepped, progress) = pool.run(self.requester.clone(), step).await?;
            reviewing = stepped;
            match progress {
                Some(progress) => self.app.reviews.note(&self.id, progress),
                None => break,
            }
        }
        let review = reviewing.finish();
        Some(serde_json::to_string(&review).expect("a review has only keys that are text"))
    }
}
