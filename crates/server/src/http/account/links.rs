//! One-time links that sign another device in.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::{Extension, Json};
use table::SaturatingAs;

use super::super::extract::JsonBody;
use super::super::limits::Client;
use super::sign_in::{Arrival, CookieHeader};
use crate::app_state::AppState;
use crate::chance;
use crate::error::ApiError;
use crate::people::{Identity, LoginSession, Person, token_hash};
use crate::protocol::{CodeUse, ErrorBody, Me, SignInCode};

/// How long a link is good.
const GOOD_FOR: Duration = Duration::from_secs(10 * 60);

/// What is said of a link that lets nobody in.
const GONE: &str = "account-link-gone";

/// Makes a one-time link for another device of whoever asks; one that was made before no longer works.
#[utoipa::path(post, path = "/me/links", tag = "Signing in", responses((status = 200, description = "The code of the link: good for ten minutes and for one device, and told only now", body = SignInCode), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn make(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
) -> Result<Json<SignInCode>, ApiError> {
    let code = chance::token();
    let until = app.now() + GOOD_FOR.as_millis().saturating_as::<u64>();
    app.storage.save_link(&token_hash(&code), &me.id, until).await?;
    Ok(Json(SignInCode { code, until: Some(until) }))
}

/// Whom a link would sign in. It is not used up.
#[utoipa::path(post, path = "/link/look", tag = "Signing in", request_body(content = CodeUse), responses((status = 200, description = "Whose device this would become", body = Me), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn look(
    State(app): State<Arc<AppState>>,
    Client(address): Client,
    JsonBody(asked): JsonBody<CodeUse>,
) -> Result<Json<Me>, ApiError> {
    app.may_try_code(address)?;
    let found = app.storage.link(&token_hash(&asked.code), app.now()).await?;
    let Some((person, _)) = found else { return Err(app.wrong_code(address, GONE)) };
    Ok(Json(app.person(&person).await?.ok_or_else(ApiError::nobody)?))
}

/// Signs this browser in by a link, and uses the link up.
#[utoipa::path(post, path = "/link", tag = "Signing in", request_body(content = CodeUse), responses((status = 200, description = "Who this browser is from now on; the answer sets a cookie", body = Me), (status = "default", description = "Refused; with `account-two-people` if the guest of this browser has tables and `own` says nothing of him", body = ErrorBody)))]
pub(super) async fn follow(
    State(app): State<Arc<AppState>>,
    who: Identity,
    session: Option<Extension<LoginSession>>,
    Client(address): Client,
    headers: HeaderMap,
    JsonBody(asked): JsonBody<CodeUse>,
) -> Result<(CookieHeader, Json<Me>), ApiError> {
    app.may_try_code(address)?;
    let (hash, now) = (token_hash(&asked.code), app.now());
    let found = app.storage.link(&hash, now).await?;
    let Some((person, _)) = found else { return Err(app.wrong_code(address, GONE)) };
    let session = session.map(|Extension(session)| session);
    let arrival = Arrival { who, session, headers, own: asked.own };
    let me = arrival.check(&app, &person).await?;
    // Whoever is here already leaves the link for the device that it was made for.
    if !arrival.is_already(&person) && !app.storage.use_link(&hash, now).await? {
        return Err(app.wrong_code(address, GONE));
    }
    arrival.sign_in(app, me).await
}
