//! Routes for recovery codes, with which a person signs in on a new device.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::{Extension, Json};
use tokio::task::spawn_blocking;

use super::super::extract::JsonBody;
use super::super::limits::Client;
use super::sign_in::{Arrival, CookieHeader};
use crate::app_state::{AppState, now};
use crate::error::ApiError;
use crate::people::{Identity, LoginSession, Person, RecoveryCode};
use crate::protocol::{CodeUse, ErrorBody, Me, SignInCode};
use crate::storage::RecoveryRow;

/// The message about an invalid code.
const WRONG: &str = "account-wrong-code";

/// Creates a recovery code for you, and replaces an earlier one.
#[utoipa::path(post, path = "/me/recovery", tag = "Signing in", responses((status = 200, description = "The code, shown only once", body = SignInCode), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn make(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
) -> Result<Json<SignInCode>, ApiError> {
    app.may_guess(&me.id)?;
    let code = RecoveryCode::new();
    let hashed = code.clone();
    let hash = slowly(&app, move || hashed.hash()).await??;
    let row = RecoveryRow { person: me.id, finder: code.finder.clone(), hash, made: now(), used: None };
    app.storage.save_recovery(&row).await?;
    Ok(Json(SignInCode { code: code.written(), until: None }))
}

/// Removes your recovery code.
#[utoipa::path(delete, path = "/me/recovery", tag = "Signing in", responses((status = 200, description = "Removed"), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn remove(State(app): State<Arc<AppState>>, Person(me): Person) -> Result<(), ApiError> {
    Ok(app.storage.remove_recovery(&me.id).await?)
}

/// Signs this browser in with a recovery code, which stays valid until it is replaced.
#[utoipa::path(post, path = "/recovery", tag = "Signing in", request_body(content = CodeUse), responses((status = 200, description = "The person that this browser is signed in as; sets a cookie", body = Me), (status = "default", description = "Refused; with `account-two-people` if the guest in this browser has tables and `own` does not say what to do with them", body = ErrorBody)))]
pub(super) async fn recover(
    State(app): State<Arc<AppState>>,
    who: Identity,
    session: Option<Extension<LoginSession>>,
    Client(address): Client,
    headers: HeaderMap,
    JsonBody(asked): JsonBody<CodeUse>,
) -> Result<(CookieHeader, Json<Me>), ApiError> {
    app.may_try_code(address)?;
    let Some(code) = RecoveryCode::read(&asked.code) else { return Err(app.wrong_code(address, WRONG)) };
    let Some(row) = app.storage.recovery(&code.finder).await? else {
        return Err(app.wrong_code(address, WRONG));
    };
    app.may_guess(&row.person)?;
    let hash = row.hash.clone();
    if !slowly(&app, move || code.fits(&hash)).await? {
        return Err(app.wrong_code(address, WRONG));
    }
    let session = session.map(|Extension(session)| session);
    let arrival = Arrival { who, session, headers, own: asked.own };
    let me = arrival.check(&app, &row.person).await?;
    app.storage.save_recovery(&RecoveryRow { used: Some(now()), ..row }).await?;
    arrival.sign_in(app, me).await
}

/// Runs deliberately slow work outside the threads that serve sockets, a few at a time.
async fn slowly<T: Send + 'static>(
    app: &AppState,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, ApiError> {
    let _turn = app.importing.acquire().await.map_err(|_| ApiError::storage())?;
    spawn_blocking(work).await.map_err(|_| ApiError::storage())
}
