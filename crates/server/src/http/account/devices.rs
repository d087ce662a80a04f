//! Routes for the devices on which a person is signed in.

use std::sync::Arc;

use axum::extract::State;
use axum::{Extension, Json};

use super::super::detached::to_the_end;
use super::super::extract::{JsonBody, PathParams};
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::people::{LoginSession, Person, tidy_name};
use crate::protocol::{
    Device, DeviceNaming, ErrorBody, LinkedIdentity, Me, PasskeyInfo, RecoveryInfo, WaysIn,
};
use crate::storage::Named;
use crate::tables::TableGuard;

/// Lists your ways to sign in: devices, passkeys, and whether there is a recovery code.
#[utoipa::path(get, path = "/me/account", tag = "Signing in", responses((status = 200, description = "Your ways to sign in, without secrets", body = WaysIn), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn account(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    session: Option<Extension<LoginSession>>,
) -> Result<Json<WaysIn>, ApiError> {
    let here = session.and_then(|Extension(session)| session.device);
    ways_in(&app, &me, here).await.map(Json)
}

/// How a person can sign in; `here` is the device of the request.
pub(in super::super) async fn ways_in(
    app: &AppState,
    me: &Me,
    here: Option<String>,
) -> Result<WaysIn, ApiError> {
    let devices = app.storage.devices(&me.id).await?.into_iter().map(|row| Device {
        here: here.as_ref() == Some(&row.id),
        id: row.id,
        name: row.name,
        browser: row.browser,
        system: row.system,
        made: row.made,
        seen: row.seen,
    });
    let passkeys = app.storage.passkeys(&me.id).await?.into_iter().map(|row| PasskeyInfo {
        id: row.id,
        name: row.name,
        made: row.made,
        used: row.used,
    });
    let recovery = app.storage.recovery_of(&me.id).await?;
    let recovery = recovery.map(|row| RecoveryInfo { made: row.made, used: row.used });
    let identities = app.storage.identities(&me.id).await?.into_iter();
    let identities =
        identities.map(|row| LinkedIdentity { issuer: row.issuer, subject: row.subject, made: row.made });
    Ok(WaysIn {
        me: me.clone(),
        devices: devices.collect(),
        passkeys: passkeys.collect(),
        recovery,
        identities: identities.collect(),
    })
}

/// Renames a device.
#[utoipa::path(put, path = "/me/devices/{id}", tag = "Signing in", params(("id" = String, Path, description = "The device")), request_body(content = DeviceNaming), responses((status = 200, description = "Renamed"), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn rename(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    PathParams(id): PathParams<String>,
    JsonBody(naming): JsonBody<DeviceNaming>,
) -> Result<(), ApiError> {
    let name = tidy_name(&naming.name)?;
    let found = app.storage.rename(Named::Device, &me.id, &id, &name).await?;
    found.then_some(()).ok_or_else(ApiError::nothing_there)
}

/// Signs a device out: its cookie becomes invalid, and its open connections are closed.
#[utoipa::path(delete, path = "/me/devices/{id}", tag = "Signing in", params(("id" = String, Path, description = "The device")), responses((status = 200, description = "Signed out; also if it was already"), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn end(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    PathParams(id): PathParams<String>,
) -> Result<(), ApiError> {
    to_the_end(app, me, |app, me| async move { end_session(&app, &me, &id).await }).await
}

/// Ends the session of a person on a device.
pub(super) async fn end_session(app: &Arc<AppState>, me: &Me, device: &str) -> Result<(), ApiError> {
    app.storage.take_away(Named::Device, &me.id, device).await?;
    app.sessions.forget(&me.id);
    app.notices.streams.dismiss(&me.id, false);
    for table in app.tables.presence.tables_of(&me.id) {
        TableGuard::dismiss_device(app, &table, device).await;
    }
    Ok(())
}
