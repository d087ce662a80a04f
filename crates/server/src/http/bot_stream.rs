//! The API of bot accounts: a stream of events, and the routes by which a bot decides, resigns, joins and leaves.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CONTENT_ENCODING, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::response::{IntoResponse as _, Response};
use axum::{Extension, Json};
use futures_util::{StreamExt as _, stream};
use table::SaturatingAs;
use tokio::time::timeout;

use super::admission::Busy;
use super::detached::to_the_end;
use super::extract::{JsonBody, PathParams};
use super::limits::{Client, OpenSocket};
use crate::app_state::AppState;
use crate::bot_accounts::{BotStream, line};
use crate::error::ApiError;
use crate::people::{Bot, Identity, Origin, bearer, token_hash};
use crate::protocol::{
    BotDecision, BotDone, BotEvent, BotResignation, ErrorBody, Joining, Me, ServerMessage, TableInfo,
    TableRequest,
};
use crate::quotas::FromOneAddress;
use crate::tables::{EVERYWHERE, PresenceGuard, TableGuard};

/// How many tables a bot is told about when it connects.
const MOST_TABLES: u32 = 16;
/// After this silence a heartbeat is sent.
const SILENCE: Duration = Duration::from_secs(10);

/// What is held as long as the stream is open.
type Counted = (Option<Extension<Arc<OpenSocket>>>, Option<Extension<Arc<Busy>>>);

/// Streams a bot's events: first its current state, then changes. A bot that reconnects has missed nothing.
#[utoipa::path(get, path = "/stream/events", tag = "Bots", responses((status = 200, description = "Lines of JSON, each a BotEvent; a heartbeat after ten seconds without events", content_type = "application/x-ndjson", body = BotEvent), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn events(
    State(app): State<Arc<AppState>>,
    bot: Bot,
    Client(address): Client,
    counted: Counted,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    app.check_pace(&bot.me.id)?;
    let who = Identity::BotAccount { me: bot.me.clone(), owner: bot.owner };
    let token = bearer(&headers).map(token_hash).unwrap_or_default();
    // First the stream, then the state: what happens in between is told twice, and never not at all.
    let origin = Origin { who: who.clone(), device: None, address };
    let events = app.bot_streams.open(&bot.me.id, token.clone(), origin);
    // A bot that was banned or given another token in this very moment may not have been found on this stream.
    app.site_settings.check_line(&who, address)?;
    if app.storage.bot(&bot.me.id).await?.is_none_or(|row| row.token != Some(token)) {
        return Err(ApiError::nobody());
    }
    let presence = app.tables.presence.enter(EVERYWHERE, events.number, &who, Arc::default());
    let tables = app.storage.unfinished(&bot.me.id, MOST_TABLES).await?;
    app.follow(&bot.me.id, &tables, tables.len() < MOST_TABLES as usize);
    let tables: Vec<String> = tables.into_iter().map(|table| table.id).collect();
    let hello = line(&BotEvent::Hello { bot: bot.me.clone(), tables: tables.clone() });
    for table in tables {
        let mut guard = TableGuard::open(&app, &table).await?;
        guard.tell_bot_all(&bot.me.id);
        guard.show_presence();
    }
    app.note_seen(&bot.me.id).await;
    let open = Open { app, bot: bot.me, events, first: Some(hello), presence: Some(presence), counted };
    // Whatever sends it may ask once more after its end.
    let body = Body::from_stream(stream::unfold(open, Open::next).fuse());
    // It is passed on as it comes: packed, it would come late.
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static("application/x-ndjson")),
        (CONTENT_ENCODING, HeaderValue::from_static("identity")),
        (HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no")),
    ];
    Ok((headers, body).into_response())
}

/// An open stream.
struct Open {
    app: Arc<AppState>,
    bot: Me,
    events: BotStream,
    first: Option<String>,
    presence: Option<PresenceGuard>,
    counted: Counted,
}

impl Open {
    async fn next(mut self) -> Option<(Result<String, Infallible>, Open)> {
        if let Some(first) = self.first.take() {
            return Some((Ok(first), self));
        }
        let next = tokio::select! {
            next = timeout(SILENCE, self.events.events.recv()) => next,
            () = self.app.closed() => return None,
        };
        let next = match next {
            Ok(next) => next?,
            Err(_) => line(&BotEvent::Beat),
        };
        Some((Ok(next), self))
    }
}

/// The bot has disconnected, which its tables show.
impl Drop for Open {
    fn drop(&mut self) {
        drop(std::mem::take(&mut self.counted));
        drop(self.presence.take());
        let (app, bot) = (Arc::clone(&self.app), self.bot.id.clone());
        tokio::spawn(TableGuard::broadcast_coming_and_going(app, bot));
    }
}

/// Makes a decision for a bot.
#[utoipa::path(post, path = "/stream/tables/{id}/decisions", tag = "Bots", params(("id" = String, Path, description = "The table")), request_body(content = BotDecision), responses((status = 200, description = "Executed, now or when it was sent before", body = BotDone), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn decide(
    State(app): State<Arc<AppState>>,
    bot: Bot,
    Client(address): Client,
    PathParams(table): PathParams<String>,
    JsonBody(BotDecision { id, seat, action, at }): JsonBody<BotDecision>,
) -> Result<Json<BotDone>, ApiError> {
    ask(app, bot, address, table, (id, TableRequest::Play { seat, action, at })).await
}

/// Resigns a game for a bot.
#[utoipa::path(post, path = "/stream/tables/{id}/resign", tag = "Bots", params(("id" = String, Path, description = "The table")), request_body(content = BotResignation), responses((status = 200, description = "Resigned", body = BotDone), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn resign(
    State(app): State<Arc<AppState>>,
    bot: Bot,
    Client(address): Client,
    PathParams(table): PathParams<String>,
    JsonBody(BotResignation { id, seat }): JsonBody<BotResignation>,
) -> Result<Json<BotDone>, ApiError> {
    ask(app, bot, address, table, (id, TableRequest::Resign { seat })).await
}

async fn ask(
    app: Arc<AppState>,
    bot: Bot,
    address: IpAddr,
    table: String,
    (id, request): (String, TableRequest),
) -> Result<Json<BotDone>, ApiError> {
    let Bot { me, owner } = bot;
    let turn = app.bot_turn(&me.id).await?;
    to_the_end(app, me, |app, me| async move {
        let _turn = turn;
        let mut guard = TableGuard::open(&app, &table).await?;
        let who = Identity::BotAccount { me, owner };
        if !guard.knows(&who, &id) {
            app.check_room(FromOneAddress::Decisions, address)?;
        }
        let before = guard.version();
        let answer = guard.ask(&who, id, request, |_| ()).await;
        if guard.version() > before {
            app.count_kept(FromOneAddress::Decisions, address);
        }
        match answer {
            Some(ServerMessage::Refused { reason, why, .. }) => Err(ApiError::new(reason, why)),
            Some(ServerMessage::Done { id }) => {
                let decisions = guard.table().session().map_or(0, table::AnySession::decisions);
                Ok(Json(BotDone { id, at: decisions.saturating_as::<u32>() }))
            }
            _ => Err(ApiError::malformed("this request is not possible here")),
        }
    })
    .await
}

/// Seats a bot, on a seat that is reserved for it or at a table that accepts bots.
#[utoipa::path(post, path = "/stream/tables/{id}/join", tag = "Bots", params(("id" = String, Path, description = "The table")), request_body(content = Joining), responses((status = 200, description = "The table", body = TableInfo), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn join(
    State(app): State<Arc<AppState>>,
    Bot { me, owner }: Bot,
    PathParams(table): PathParams<String>,
    JsonBody(joining): JsonBody<Joining>,
) -> Result<Json<TableInfo>, ApiError> {
    let turn = app.bot_turn(&me.id).await?;
    to_the_end(app, me, |app, me| async move {
        let _turn = turn;
        let who = Identity::BotAccount { me: me.clone(), owner: owner.clone() };
        let mut guard = TableGuard::open_for(&app, &table, &who).await?;
        let bot = Bot { me, owner };
        guard.seat_bot(&bot, joining.seat).await?;
        Ok(Json(guard.info(&who)))
    })
    .await
}

/// Gives up a bot's seat before the game begins.
#[utoipa::path(post, path = "/stream/tables/{id}/leave", tag = "Bots", params(("id" = String, Path, description = "The table")), responses((status = 200, description = "The table", body = TableInfo), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn leave(
    State(app): State<Arc<AppState>>,
    Bot { me, owner }: Bot,
    PathParams(table): PathParams<String>,
) -> Result<Json<TableInfo>, ApiError> {
    let turn = app.bot_turn(&me.id).await?;
    to_the_end(app, me, |app, me| async move {
        let _turn = turn;
        let mut guard = TableGuard::open(&app, &table).await?;
        guard.leave(&me).await?;
        Ok(Json(guard.info(&Identity::BotAccount { me, owner })))
    })
    .await
}
