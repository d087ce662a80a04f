//! The event stream of a person.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse as _, Response};
use futures_util::{StreamExt as _, stream};

use super::admission::Busy;
use super::limits::{Client, OpenSocket};
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::notices::Subscription;
use crate::people::{Identity, LoginSession, Origin};
use crate::protocol::{ErrorBody, PersonEvent, TableInfo};
use crate::storage::{SeatRow, TableSummary};
use crate::tables::{ON_THE_SITE, PresenceGuard, TableGuard, slice_info};

/// How many tables the first event contains.
const MOST_TABLES: u32 = 200;
/// After this silence a heartbeat is sent, so that no proxy closes the connection.
const SILENCE: Duration = Duration::from_secs(20);

/// What is held as long as the stream is open.
type Counted = (Option<Extension<Arc<OpenSocket>>>, Option<Extension<Arc<Busy>>>);

/// Streams changes at your tables: first all unfinished ones, then each that changes. A program receives only its own table.
#[utoipa::path(get, path = "/me/events", tag = "People", responses((status = 200, description = "Server-sent events, each a PersonEvent as JSON. The first one is complete, so a client that reconnects needs no Last-Event-ID", content_type = "text/event-stream", body = PersonEvent), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn mine(
    State(app): State<Arc<AppState>>,
    who: Identity,
    session: Option<Extension<LoginSession>>,
    Client(address): Client,
    counted: Counted,
) -> Result<Response, ApiError> {
    let (person, only) = match &who {
        Identity::Person(me) => (me.id.clone(), None),
        Identity::Program { owner, table, .. } => (owner.clone(), Some(table.clone())),
        Identity::BotAccount { .. } | Identity::Nobody => return Err(ApiError::nobody()),
    };
    // First the stream, then the state: what happens in between is told twice, and never not at all.
    let session = session.map(|Extension(session)| session);
    let device = session.as_ref().and_then(|session| session.device.clone());
    let line = Origin { who: who.clone(), device, address };
    let events = app.notices.streams.open(&person, only.clone(), line).ok_or_else(ApiError::slow)?;
    // Whoever was banned or signed out in this very moment may not have been found on this stream.
    app.site_settings.check_line(&who, address)?;
    if let Some(session) = session
        && app.sessions.whose(app.storage.as_ref(), &session).await?.is_none()
    {
        return Err(ApiError::nobody());
    }
    let tables = match only {
        None => tables_of(&app, &person).await?,
        Some(table) => vec![TableGuard::open(&app, &table).await?.info(&who)],
    };
    let was_here = app.tables.presence.is_here(&who.key());
    let present = app.tables.presence.enter(ON_THE_SITE, events.number, &who, Arc::default());
    if !was_here {
        tokio::spawn(TableGuard::broadcast_coming_and_going(Arc::clone(&app), person));
    }
    let state = PersonEvent::State { tables };
    let first = serde_json::to_string(&state).expect("events have only keys that are text");
    app.metrics.notices.streams.inc();
    let open = Open { app, events, who, first: Some(first), present: Some(present), counted };
    // Whatever sends it may ask once more after its end.
    let answer =
        Sse::new(stream::unfold(open, Open::next).fuse()).keep_alive(KeepAlive::new().interval(SILENCE));
    // Proxies pass it on as it comes.
    let unbuffered = (HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
    Ok(([unbuffered], answer).into_response())
}

async fn tables_of(app: &AppState, person: &str) -> Result<Vec<TableInfo>, ApiError> {
    let slices: Vec<TableSummary> = app.storage.unfinished(person, MOST_TABLES).await?;
    app.follow(person, &slices, slices.len() < MOST_TABLES as usize);
    let whose = slices.iter().flat_map(|slice| slice.doc.seats.iter().filter_map(SeatRow::whose));
    let names = app.names(whose.map(str::to_owned).collect::<BTreeSet<_>>()).await?;
    let there = app.tables.presence.at(slices.iter().map(|slice| slice.id.as_str()));
    let info = |(slice, there)| slice_info(slice, Some(person), there, &names, &app.tables.presence);
    Ok(slices.iter().zip(there.iter().map(Vec::as_slice)).map(info).collect())
}

/// An open stream.
struct Open {
    app: Arc<AppState>,
    events: Subscription,
    who: Identity,
    first: Option<String>,
    /// Whoever has a page open is on the site, wherever he looks.
    present: Option<PresenceGuard>,
    counted: Counted,
}

impl Open {
    /// The next event; `None` when the server stops, or disconnects a client that does not keep up or was banned.
    async fn next(mut self) -> Option<(Result<Event, Infallible>, Open)> {
        if let Some(first) = self.first.take() {
            return Some((Ok(Event::default().data(first)), self));
        }
        let next = tokio::select! {
            next = self.events.events.recv() => next?,
            () = self.app.closed() => return None,
        };
        Some((Ok(Event::default().data(&*next)), self))
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.app.metrics.notices.streams.dec();
        drop(std::mem::take(&mut self.counted));
        drop(self.present.take());
        let key = self.who.key();
        if !self.app.tables.presence.is_here(&key) {
            let person = key.split('/').next().unwrap_or_default().to_owned();
            tokio::spawn(TableGuard::broadcast_coming_and_going(Arc::clone(&self.app), person));
        }
    }
}
