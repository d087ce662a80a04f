//! Routes for holidays, during which a person's clocks stand still.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use hosting::clocks::{Span, begin_holiday, end_holiday, holiday};
use table::Seat;

use super::detached::to_the_end;
use super::extract::JsonBody;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::people::{CachedPerson, Person};
use crate::protocol::{ErrorBody, Holiday, HolidayWish, Me, Stage};
use crate::storage::{TableFilter, TableSummary};
use crate::tables::TableGuard;

/// How many tables are fetched at a time.
const PAGE: u32 = 100;

/// Returns your holiday.
#[utoipa::path(get, path = "/me/holiday", tag = "People", responses((status = 200, description = "The end of your holiday, and the days left", body = Holiday), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn look(State(app): State<Arc<AppState>>, Person(me): Person) -> Json<Holiday> {
    let server_time = app.tables.presence.server_time();
    Json(holiday(&server_time.holidays_of(&me.id), server_time.now()))
}

/// Starts a holiday now.
#[utoipa::path(put, path = "/me/holiday", tag = "People", request_body(content = HolidayWish), responses((status = 200, description = "Your clocks stand still at tables whose rules allow holidays", body = Holiday), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn begin(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    JsonBody(wish): JsonBody<HolidayWish>,
) -> Result<Json<Holiday>, ApiError> {
    change(app, me, move |spans, now| {
        begin_holiday(spans, now, wish.days).ok_or_else(|| ApiError::not_now("server-no-holiday"))
    })
    .await
}

/// Ends your holiday; unused days can be taken later.
#[utoipa::path(delete, path = "/me/holiday", tag = "People", responses((status = 200, description = "Your clocks run again", body = Holiday), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn end(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
) -> Result<Json<Holiday>, ApiError> {
    change(app, me, |spans, now| Ok(end_holiday(spans, now))).await
}

async fn change(
    app: Arc<AppState>,
    me: Me,
    how: impl FnOnce(&[Span], u64) -> Result<Vec<Span>, ApiError> + Send + 'static,
) -> Result<Json<Holiday>, ApiError> {
    to_the_end(app, me, |app, me| async move {
        let server_time = app.tables.presence.server_time().clone();
        let now = server_time.now();
        let before = server_time.holidays_of(&me.id);
        let spans = how(&before, now)?;
        if spans != before {
            app.storage.save_holidays(&me.id, spans.clone()).await?;
            server_time.set_holidays(&me.id, spans.clone());
            // His clocks rest or run from now on; the others at his tables are shown it one after the other.
            tell_clocks(&app, app.known(&me.id).await?.ok_or_else(ApiError::nobody)?, me);
        }
        Ok(Json(holiday(&spans, now)))
    })
    .await
}

/// Pauses or resumes a person's clocks: one task for each person, however often they change their mind.
fn tell_clocks(app: &Arc<AppState>, known: Arc<CachedPerson>, me: Me) {
    if !known.begins_resting() {
        return;
    }
    let app = Arc::clone(app);
    tokio::spawn(async move {
        loop {
            tell_tables(&app, &me).await;
            if known.ends_resting() {
                return;
            }
        }
    });
}

async fn tell_tables(app: &Arc<AppState>, me: &Me) {
    let (his, mut after) = (TableFilter::Played(me.id.clone()), None);
    loop {
        let Ok(tables) = app.storage.list(&his, after, PAGE).await else { return };
        let Some(last) = tables.last() else { return };
        after = Some(last.number);
        for slice in tables.iter().filter(|slice| runs_for(slice, &me.id)) {
            if let Ok(mut guard) = TableGuard::open(app, &slice.id).await
                && let Err(error) = guard.holiday_changed().await
            {
                tracing::warn!(table = slice.id, why = %error.why, "cannot update a clock for a holiday");
            }
        }
    }
}

/// Whether a clock that depends on a person's holidays runs at a table. If they do not have to decide, their clock stands still
/// anyway.
fn runs_for(slice: &TableSummary, person: &str) -> bool {
    let rests = slice.doc.clock.as_ref().is_some_and(|rules| rules.holidays);
    let is_his =
        |seat: &Seat| slice.doc.seats.get(seat.index()).is_some_and(|row| row.whose() == Some(person));
    slice.doc.stage == Stage::Playing && rests && slice.progress.deciders.iter().any(is_his)
}
