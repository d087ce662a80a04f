//! Routes for one-time links, which sign in another device.

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

/// How long a link is valid.
const GOOD_FOR: Duration = Duration::from_secs(10 * 60);

/// The message about an invalid link.
const GONE: &str = "account-link-gone";

/// Creates a one-time link that signs in another device of yours, and replaces an earlier one.
#[utoipa::path(post, path = "/me/links", tag = "Signing in", responses((status = 200, description = "The code of the link: valid for ten minutes and one device, and shown only once", body = SignInCode), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn make(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
) -> Result<Json<SignInCode>, ApiError> {
    let code = chance::token();
    let until = app.now() + GOOD_FOR.as_millis().saturating_as::<u64>();
    app.storage.save_link(&token_hash(&code), &me.id, until).await?;
    Ok(Json(SignInCode { code, until: Some(until) }))
}

/// Returns whom a one-time link would sign in, without using it up.
#[utoipa::path(post, path = "/link/look", tag = "Signing in", request_body(content = CodeUse), responses((status = 200, description = "The person that this device would be signed in as", body = Me), (status = "default", description = "Refused", body = ErrorBody)))]
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

/// Signs this browser in with a one-time link, which is then used up.
#[utoipa::path(post, path = "/link", tag = "Signing in", request_body(content = CodeUse), responses((status = 200, description = "The person that this browser is signed in as; sets a cookie", body = Me), (status = "default", description = "Refused; with `account-two-people` if the guest in this browser has tables and `own` does not say what to do with them", body = ErrorBody)))]
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
