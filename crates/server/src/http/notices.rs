//! Routes for messages to people: settings, channels, and what was sent.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;

use super::detached::to_the_end;
use super::extract::{JsonBody, PathParams};
use super::headers;
use super::limits::Client;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::notices::{ChannelSecret, at_once, check_settings, new_channel};
use crate::people::Person;
use crate::protocol::{
    ChannelInfo, DeliveryInfo, ErrorBody, Me, NewChannel, NoticeKind, NoticeSettings, Notices, TableNotices,
};
use crate::quotas::FromOneAddress;
use crate::storage::{ChannelRow, DeliveryRow, Hearing};
use crate::tables::TableGuard;

/// How many messages are listed.
const SHOWN: u32 = 50;
/// The largest number of exported messages: more than anybody gets in two weeks.
pub(super) const EXPORTED: u32 = 100_000;

/// Returns your notification settings and channels, and which messages were sent.
#[utoipa::path(get, path = "/me/notices", tag = "People", responses((status = 200, description = "Settings, channels and sent messages", body = Notices), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn look(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
) -> Result<Json<Notices>, ApiError> {
    notices_of(&app, &me, SHOWN).await.map(Json)
}

/// Everything about a person's messages, with the latest of those that were sent.
pub(super) async fn notices_of(app: &AppState, me: &Me, latest: u32) -> Result<Notices, ApiError> {
    let sealer = app.notices.sealer.as_ref();
    let channels = app.storage.channels(&me.id).await?;
    let shown = |row: &ChannelRow| {
        ChannelSecret::shown(sealer.and_then(|sealer| ChannelSecret::open(sealer, row)), row)
    };
    let settings = app.storage.notice_settings(&me.id).await?;
    let sent = |(row, table): (DeliveryRow, Option<String>)| {
        let DeliveryRow { id, channel, kind, made, state, tries, trouble, .. } = row;
        DeliveryInfo { id, channel, about: kind, table, made, state, tries, trouble }
    };
    let deliveries = app.storage.deliveries(&me.id, latest).await?;
    let less = app.storage.hearing(&me.id).await?;
    let of = |level: Hearing| {
        let tables = less.iter().filter(|(.., hearing)| *hearing == level);
        tables.map(|(_, id, _)| id.clone()).collect()
    };
    Ok(Notices {
        settings: settings.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default(),
        channels: channels.iter().map(shown).collect(),
        muted: of(Hearing::Nothing),
        only_turn: of(Hearing::Turn),
        deliveries: deliveries.into_iter().map(sent).collect(),
        push_key: app.notices.push_key(),
        mail: sealer.is_some() && app.notices.mailer.is_some(),
    })
}

/// Changes which messages you get, and when.
#[utoipa::path(put, path = "/me/notices", tag = "People", request_body(content = NoticeSettings), responses((status = 200, description = "Stored", body = NoticeSettings), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn settle(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    JsonBody(mut settings): JsonBody<NoticeSettings>,
) -> Result<Json<NoticeSettings>, ApiError> {
    check_settings(&settings)?;
    // What is said of a channel goes with it.
    let channels = app.storage.channels(&me.id).await?;
    settings.except.retain(|id, _| channels.iter().any(|channel| channel.id == *id));
    let text = serde_json::to_string(&settings).expect("settings have only keys that are text");
    app.storage.save_notice_settings(&me.id, text).await?;
    Ok(Json(settings))
}

/// Adds a channel for messages. A mail address must be confirmed through a link that is sent to it.
#[utoipa::path(post, path = "/me/channels", tag = "People", request_body(content = NewChannel), responses((status = 200, description = "The channel; it replaces an earlier one with the same address", body = ChannelInfo), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn add(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    Client(address): Client,
    headers: HeaderMap,
    JsonBody(new): JsonBody<NewChannel>,
) -> Result<Json<ChannelInfo>, ApiError> {
    let home = app.config.notices.public_url.clone().unwrap_or_else(|| headers::home(&app, &headers));
    to_the_end(
        app,
        me,
        move |app, me| async move { new_channel(&app, &me, new, home, address).await.map(Json) },
    )
    .await
}

async fn own_channel(app: &AppState, me: &Me, id: &str) -> Result<ChannelRow, ApiError> {
    let found = app.storage.channel(id).await?.filter(|row| row.person == me.id);
    found.ok_or_else(ApiError::nothing_there)
}

/// Removes a channel.
#[utoipa::path(delete, path = "/me/channels/{id}", tag = "People", params(("id" = String, Path, description = "The channel")), responses((status = 200, description = "Removed"), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn remove(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    PathParams(id): PathParams<String>,
) -> Result<(), ApiError> {
    own_channel(&app, &me, &id).await?;
    Ok(app.storage.remove_channel(&id).await?)
}

/// Sends a test message to a channel, and switches it on again if it was switched off.
#[utoipa::path(post, path = "/me/channels/{id}/test", tag = "People", params(("id" = String, Path, description = "The channel")), responses((status = 200, description = "A message is being sent"), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn test(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    Client(address): Client,
    PathParams(id): PathParams<String>,
) -> Result<(), ApiError> {
    let row = own_channel(&app, &me, &id).await?;
    if !row.confirmed {
        return Err(ApiError::not_now("notice-unconfirmed"));
    }
    let waits = app.storage.deliveries(&me.id, SHOWN).await?.into_iter().any(|(sent, _)| {
        sent.kind == NoticeKind::Test && sent.channel == id && sent.made + TEST_AGAIN > app.now()
    });
    if waits && app.config.limits == crate::config::Limits::Usual {
        return Err(ApiError::slow());
    }
    app.count_from(FromOneAddress::ChannelTests, address, 1)?;
    app.storage.try_channel(&id, at_once(&app, &row, NoticeKind::Test)).await?;
    app.notices.wake.notify_one();
    Ok(())
}

/// The minimum time between two tests of a channel, in milliseconds.
const TEST_AGAIN: u64 = 20_000;

/// Changes which messages you get about a table where you play.
#[utoipa::path(put, path = "/tables/{id}/notices", tag = "Tables", params(("id" = String, Path, description = "The table")), request_body(content = TableNotices), responses((status = 200, description = "Stored", body = TableNotices), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn mute(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    PathParams(id): PathParams<String>,
    JsonBody(wish): JsonBody<TableNotices>,
) -> Result<Json<TableNotices>, ApiError> {
    let guard = TableGuard::open(&app, &id).await?;
    if !guard.table().has_place_for(&me.id) {
        return Err(ApiError::not_yours());
    }
    let number = guard.table().number();
    drop(guard);
    let hearing = match wish {
        TableNotices { muted: true, .. } => Hearing::Nothing,
        TableNotices { only_turn: true, .. } => Hearing::Turn,
        TableNotices { .. } => Hearing::Everything,
    };
    app.storage.save_hearing(&me.id, number, hearing).await?;
    Ok(Json(wish))
}
