//! Holidays: the clocks of whoever takes one rest.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use hosting::clocks::{Span, begin_holiday, end_holiday, holiday};

use super::extract::JsonBody;
use super::task::to_the_end;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::people::Person;
use crate::protocol::{ErrorBody, Holiday, HolidayWish, Me, Stage};
use crate::storage::TableFilter;
use crate::tables::TableGuard;

/// How many tables are looked at together.
const PAGE: u32 = 100;

/// How the holidays of whoever asks stand.
#[utoipa::path(get, path = "/me/holiday", tag = "People", responses((status = 200, description = "Until when you are on holiday, and how many days are left", body = Holiday), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn look(State(app): State<Arc<AppState>>, Person(me): Person) -> Json<Holiday> {
    let hours = app.tables.presence.hours();
    Json(holiday(&hours.holidays_of(&me.id), hours.now()))
}

/// Takes a holiday from now on.
#[utoipa::path(put, path = "/me/holiday", tag = "People", request_body(content = HolidayWish), responses((status = 200, description = "Your clocks rest where the table's rules say so", body = Holiday), (status = "default", description = "Refused", body = ErrorBody)))]
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

/// Ends the holiday; what was not used of it can be taken later.
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
        let hours = app.tables.presence.hours().clone();
        let now = hours.now();
        let spans = how(&hours.holidays_of(&me.id), now)?;
        app.storage.save_holidays(&me.id, spans.clone()).await?;
        hours.set_holidays(&me.id, spans.clone());
        // His clocks rest or run from now on; the others at his tables are shown it one after the other.
        tokio::spawn(tell_tables(app, me));
        Ok(Json(holiday(&spans, now)))
    })
    .await
}

async fn tell_tables(app: Arc<AppState>, me: Me) {
    let (his, mut after) = (TableFilter::Played(me.id), None);
    loop {
        let Ok(tables) = app.storage.list(&his, after, PAGE).await else { return };
        let Some(last) = tables.last() else { return };
        after = Some(last.number);
        for slice in
            tables.iter().filter(|slice| slice.doc.stage == Stage::Playing && slice.doc.clock.is_some())
        {
            if let Ok(mut guard) = TableGuard::open(&app, &slice.id).await
                && let Err(error) = guard.holiday_changed().await
            {
                tracing::warn!(table = slice.id, why = %error.why, "a clock was not told of a holiday");
            }
        }
    }
}
