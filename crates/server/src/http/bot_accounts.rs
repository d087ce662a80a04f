//! Routes for the owners of bot accounts, and the list of bots that can be invited.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use table::SaturatingAs;
use tokio::time::timeout;

use super::extract::{JsonBody, PathParams};
use super::limits::Client;
use super::me::PATIENCE;
use crate::app_state::{AppState, now};
use crate::bot_accounts::check_rules;
use crate::chance;
use crate::config::Limits;
use crate::error::ApiError;
use crate::people::{Identity, Person, tidy_name, token_hash};
use crate::protocol::{BotAccount, BotWish, ErrorBody, ErrorCode, Me, NewBotAccount, OnlineBot, Token};
use crate::quotas::FromOneAddress;
use crate::storage::BotRow;
use crate::tables::{forget_everywhere, show_person};

/// Lists your bots.
#[utoipa::path(get, path = "/me/bots", tag = "Bots", responses((status = 200, description = "Your bots, the oldest first", body = Vec<BotAccount>), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn mine(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
) -> Result<Json<Vec<BotAccount>>, ApiError> {
    let mut bots = Vec::new();
    for row in app.storage.bots_of(&me.id).await? {
        bots.push(app.bot_account(&row).await?);
    }
    Ok(Json(bots))
}

/// Creates a bot with a token.
#[utoipa::path(post, path = "/me/bots", tag = "Bots", request_body(content = BotWish), responses((status = 200, description = "The bot and its token, which is shown only once", body = NewBotAccount), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn make(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    Client(address): Client,
    JsonBody(wish): JsonBody<BotWish>,
) -> Result<Json<NewBotAccount>, ApiError> {
    let name = tidy_name(&wish.name)?;
    check_rules(app.config.games, &wish.rules)?;
    let known = app.known(&me.id).await?.ok_or_else(ApiError::nobody)?;
    let _turn = known.turn_to_make().await;
    let has = app.storage.bots_of(&me.id).await?.len().saturating_as::<u64>();
    if app.config.limits == Limits::Usual && has >= app.config.quotas.person.bots {
        return Err(ApiError::new(ErrorCode::Slow, "bots-enough"));
    }
    app.count_from(FromOneAddress::Guests, address, 1)?;
    let bot = Me { id: chance::id(), name };
    let token = chance::token();
    app.save_person(&bot).await?;
    let row = BotRow {
        id: bot.id,
        owner: me.id,
        token: Some(token_hash(&token)),
        rules: written(&wish),
        made: now(),
        ladder_paused: None,
    };
    app.storage.save_bot(&row).await?;
    Ok(Json(NewBotAccount { bot: app.bot_account(&row).await?, token }))
}

/// Changes the name or the rules of a bot.
#[utoipa::path(put, path = "/me/bots/{id}", tag = "Bots", params(("id" = String, Path, description = "The bot")), request_body(content = BotWish), responses((status = 200, description = "The bot", body = BotAccount), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn change(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    PathParams(id): PathParams<String>,
    JsonBody(wish): JsonBody<BotWish>,
) -> Result<Json<BotAccount>, ApiError> {
    let name = tidy_name(&wish.name)?;
    check_rules(app.config.games, &wish.rules)?;
    // Whoever keeps its rules has looked after it: the ladder may ask it again.
    let row = BotRow { rules: written(&wish), ladder_paused: None, ..own_bot(&app, &me, &id).await? };
    app.storage.save_bot(&row).await?;
    if app.person(&id).await?.is_some_and(|bot| bot.name != name) {
        show_person(&app, app.rename_person(&Me { id, name }).await?);
    }
    Ok(Json(app.bot_account(&row).await?))
}

/// Deletes a bot. It resigns its unfinished games; the others stay for their players, without its name.
#[utoipa::path(delete, path = "/me/bots/{id}", tag = "Bots", params(("id" = String, Path, description = "The bot")), responses((status = 200, description = "Deleted"), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn remove(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    PathParams(id): PathParams<String>,
) -> Result<(), ApiError> {
    let row = own_bot(&app, &me, &id).await?;
    forget_bot(&app, &row).await
}

/// Creates a new token for a bot; the previous one stops working.
#[utoipa::path(post, path = "/me/bots/{id}/token", tag = "Bots", params(("id" = String, Path, description = "The bot")), responses((status = 200, description = "The token, which is shown only once", body = Token), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn new_token(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    PathParams(id): PathParams<String>,
) -> Result<Json<Token>, ApiError> {
    let token = chance::token();
    let row = BotRow { token: Some(token_hash(&token)), ..own_bot(&app, &me, &id).await? };
    app.storage.save_bot(&row).await?;
    app.dismiss_bot(&id).await;
    Ok(Json(Token { token }))
}

/// Revokes the token of a bot: no program can connect as it until it gets a new one.
#[utoipa::path(delete, path = "/me/bots/{id}/token", tag = "Bots", params(("id" = String, Path, description = "The bot")), responses((status = 200, description = "The token no longer works", body = BotAccount), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn remove_token(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    PathParams(id): PathParams<String>,
) -> Result<Json<BotAccount>, ApiError> {
    let row = BotRow { token: None, ..own_bot(&app, &me, &id).await? };
    app.storage.save_bot(&row).await?;
    app.dismiss_bot(&id).await;
    Ok(Json(app.bot_account(&row).await?))
}

/// Lists the connected bots that you may invite.
#[utoipa::path(get, path = "/bots", tag = "Bots", responses((status = 200, description = "The bots, by name", body = Vec<OnlineBot>), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn online(
    State(app): State<Arc<AppState>>,
    who: Identity,
) -> Result<Json<Vec<OnlineBot>>, ApiError> {
    Ok(Json(app.online_bots(&who.key()).await?))
}

fn written(wish: &BotWish) -> String {
    serde_json::to_string(&wish.rules).expect("rules have only keys that are text")
}

/// One of the caller's own bots.
async fn own_bot(app: &AppState, me: &Me, id: &str) -> Result<BotRow, ApiError> {
    let row = app.storage.bot(id).await?.filter(|row| row.owner == me.id);
    row.ok_or_else(ApiError::nothing_there)
}

/// Deletes a bot.
pub(super) async fn forget_bot(app: &Arc<AppState>, row: &BotRow) -> Result<(), ApiError> {
    let name = app.person(&row.id).await?.map_or_else(String::new, |bot| bot.name);
    app.begin_forgetting(&row.id).await?;
    let me = Me { id: row.id.clone(), name };
    // It goes on by itself, even if the client hangs up.
    let _ = timeout(PATIENCE, tokio::spawn(forget_everywhere(Arc::clone(app), me))).await;
    Ok(())
}
