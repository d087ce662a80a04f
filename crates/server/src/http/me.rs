//! Routes for a person's own name, sessions and account.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::{Extension, Json};
use tokio::time::timeout;

use super::account::{CookieHeader, check_invitation, cookie_of, end_others};
use super::bot_accounts::forget_bot;
use super::detached::to_the_end;
use super::extract::JsonBody;
use super::headers;
use super::limits::Client;
use crate::app_state::AppState;
use crate::chance;
use crate::error::ApiError;
use crate::people::{Identity, LoginSession, Person, Signer, signed_id, tidy_name};
use crate::protocol::{ErrorBody, Me, Naming};
use crate::quotas::FromOneAddress;
use crate::tables::{forget_everywhere, show_person};

/// How long the deletion of an account waits for all tables to forget the person.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// Returns who you are, or 401 before you have chosen a name.
#[utoipa::path(get, path = "/me", tag = "People", responses((status = 200, description = "You; sets a new cookie if the old one will stop working", body = Me), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn who(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    session: Option<Extension<LoginSession>>,
    Client(address): Client,
    headers: HeaderMap,
) -> Result<(Option<CookieHeader>, Json<Me>), ApiError> {
    app.note_seen(&me.id).await;
    app.note_address(&me.id, address).await;
    let old = session.map(|Extension(session)| session).filter(|session| session.is_old);
    let renewed = match old {
        Some(session) => Some(cookie_of(&app, &headers, &me, Some(&session)).await?),
        None => None,
    };
    Ok((renewed, Json(me)))
}

/// Chooses a name: creates a new person, or renames the current one.
#[utoipa::path(post, path = "/me", tag = "People", request_body(content = Naming), responses((status = 200, description = "You; sets a cookie", body = Me), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn name(
    State(app): State<Arc<AppState>>,
    who: Identity,
    session: Option<Extension<LoginSession>>,
    Client(address): Client,
    headers: HeaderMap,
    JsonBody(naming): JsonBody<Naming>,
) -> Result<(CookieHeader, Json<Me>), ApiError> {
    let name = tidy_name(&naming.name)?;
    let before = match who {
        Identity::Person(me) => Some(me),
        _ => None,
    };
    if before.is_none() {
        if app.site_settings.now().closed {
            return Err(ApiError::not_now("house-closed"));
        }
        check_invitation(&app, naming.invitation.as_deref(), address).await?;
        app.count_from(FromOneAddress::Guests, address, 1)?;
    }
    let id = before.as_ref().map_or_else(chance::id, |me| me.id.clone());
    let me = Me { id, name };
    match before {
        Some(before) if before.name != me.name => show_person(&app, app.rename_person(&me).await?),
        Some(_) => {}
        None => app.save_person(&me).await?,
    }
    let session = session.map(|Extension(session)| session);
    Ok((cookie_of(&app, &headers, &me, session.as_ref()).await?, Json(me)))
}

/// Signs out all your other devices: earlier cookies become invalid, and connections opened with them are closed.
#[utoipa::path(delete, path = "/me/sessions", tag = "People", responses((status = 200, description = "Signed out elsewhere; sets a new cookie", body = Me), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn end_other_sessions(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    session: Option<Extension<LoginSession>>,
    headers: HeaderMap,
) -> Result<(CookieHeader, Json<Me>), ApiError> {
    to_the_end(app, me, |app, me| async move {
        let session = session.map(|Extension(session)| session);
        Ok((end_others(&app, &headers, &me, session.as_ref()).await?, Json(me)))
    })
    .await
}

/// Deletes your account. Unfinished games are resigned; the others stay for their players, without your name and your messages.
#[utoipa::path(delete, path = "/me", tag = "People", responses((status = 200, description = "Deleted; removes the cookie"), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn forget(
    State(app): State<Arc<AppState>>,
    who: Identity,
    headers: HeaderMap,
) -> Result<CookieHeader, ApiError> {
    let gone = [(SET_COOKIE, Signer::farewell(&format!("{}/", headers::base(&app, &headers))))];
    let me = match who {
        Identity::Person(me) => me,
        // He left before, and the answer did not reach him.
        Identity::Nobody if has_left(&app, &headers).await? => return Ok(gone),
        _ => return Err(ApiError::nobody()),
    };
    for bot in app.storage.bots_of(&me.id).await? {
        forget_bot(&app, &bot).await?;
    }
    app.begin_forgetting(&me.id).await?;
    // It goes on by itself, even if the client hangs up; who has many tables need not wait for all of them.
    let _ = timeout(PATIENCE, tokio::spawn(forget_everywhere(Arc::clone(&app), me))).await;
    Ok(gone)
}

/// Whether a request has a valid cookie of a person who was deleted. (A person whose session was ended was not.)
async fn has_left(app: &AppState, headers: &HeaderMap) -> Result<bool, ApiError> {
    let Some(id) = signed_id(app, headers) else { return Ok(false) };
    Ok(app.person(&id).await?.is_none())
}
