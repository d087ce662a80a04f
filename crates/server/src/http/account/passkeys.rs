//! Routes for creating passkeys, managing them and signing in with them.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::{Extension, Json};
use webauthn_rs::Webauthn;
use webauthn_rs::prelude::{
    CredentialID, DiscoverableKey, Passkey, PublicKeyCredential, RegisterPublicKeyCredential,
};

use super::super::extract::{JsonBody, PathParams};
use super::super::headers;
use super::super::limits::Client;
use super::sign_in::{Arrival, CookieHeader};
use crate::app_state::{AppState, now};
use crate::error::ApiError;
use crate::hex::hex;
use crate::people::{Ceremony, Identity, LoginSession, Person, relying_party, tidy_name, user_handle};
use crate::protocol::{DeviceNaming, ErrorBody, Me, NewPasskey, PasskeyChallenge, PasskeyInfo, PasskeyUse};
use crate::storage::{Named, PasskeyRow};

/// The largest number of passkeys of a person.
const MOST: usize = 20;
/// The message about an invalid passkey.
const WRONG: &str = "account-wrong-passkey";

fn party(app: &AppState, headers: &HeaderMap) -> Result<Webauthn, ApiError> {
    let host = headers::host(app, headers);
    relying_party(app.config.public_address.as_ref(), &host).map_err(ApiError::not_now)
}

/// Reads a stored passkey.
fn read(row: &PasskeyRow) -> Result<Passkey, ApiError> {
    serde_json::from_str(&row.credential).map_err(|error| {
        tracing::error!(%error, "a passkey cannot be read");
        ApiError::storage()
    })
}

fn write(passkey: &Passkey) -> Result<String, ApiError> {
    serde_json::to_string(passkey).map_err(|_| ApiError::storage())
}

/// Starts the creation of a passkey for you.
#[utoipa::path(post, path = "/me/passkeys/challenge", tag = "Signing in", responses((status = 200, description = "The argument for `navigator.credentials.create`", body = PasskeyChallenge), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn begin(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    headers: HeaderMap,
) -> Result<Json<PasskeyChallenge>, ApiError> {
    let party = party(&app, &headers)?;
    let known = app.storage.passkeys(&me.id).await?;
    if known.len() >= MOST {
        return Err(ApiError::not_now("account-enough-passkeys"));
    }
    let known: Result<Vec<CredentialID>, ApiError> =
        known.iter().map(|row| Ok(read(row)?.cred_id().clone())).collect();
    let begun = party.start_passkey_registration(user_handle(&me.id), &me.name, &me.name, Some(known?));
    let (options, state) = begun.map_err(|error| broken(&error))?;
    let mut options = serde_json::to_value(options).map_err(|_| ApiError::storage())?;
    // On a new device nobody can say who he is: the passkey itself must.
    options["publicKey"]["authenticatorSelection"]["residentKey"] = "required".into();
    options["publicKey"]["authenticatorSelection"]["requireResidentKey"] = true.into();
    let ceremony = app.ceremonies.begin(Ceremony::Registration(me.id, Box::new(state)));
    Ok(Json(PasskeyChallenge { ceremony, options }))
}

/// Stores a new passkey.
#[utoipa::path(post, path = "/me/passkeys", tag = "Signing in", request_body(content = NewPasskey), responses((status = 200, description = "Stored", body = PasskeyInfo), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn add(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    headers: HeaderMap,
    JsonBody(new): JsonBody<NewPasskey>,
) -> Result<Json<PasskeyInfo>, ApiError> {
    let name = tidy_name(&new.name)?;
    let party = party(&app, &headers)?;
    let credential: RegisterPublicKeyCredential =
        serde_json::from_value(new.credential).map_err(|error| ApiError::malformed(error.to_string()))?;
    let Some(Ceremony::Registration(person, state)) = app.ceremonies.take(&new.ceremony) else {
        return Err(ApiError::not_now("account-passkey-late"));
    };
    if person != me.id {
        return Err(ApiError::not_now("account-passkey-late"));
    }
    let made = party.finish_passkey_registration(&credential, &state);
    let passkey = made.map_err(|error| broken(&error))?;
    let id = hex(passkey.cred_id().as_ref());
    if app.storage.passkey(&id).await?.is_some() {
        return Err(ApiError::not_now("account-passkey-known"));
    }
    let row = PasskeyRow { id, person, name, credential: write(&passkey)?, made: now(), used: None };
    app.storage.save_passkey(&row).await?;
    Ok(Json(PasskeyInfo { id: row.id, name: row.name, made: row.made, used: None }))
}

/// Renames a passkey.
#[utoipa::path(put, path = "/me/passkeys/{id}", tag = "Signing in", params(("id" = String, Path, description = "The passkey")), request_body(content = DeviceNaming), responses((status = 200, description = "Renamed"), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn rename(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    PathParams(id): PathParams<String>,
    JsonBody(naming): JsonBody<DeviceNaming>,
) -> Result<(), ApiError> {
    let name = tidy_name(&naming.name)?;
    let found = app.storage.rename(Named::Passkey, &me.id, &id, &name).await?;
    found.then_some(()).ok_or_else(ApiError::nothing_there)
}

/// Removes a passkey, which then signs nobody in.
#[utoipa::path(delete, path = "/me/passkeys/{id}", tag = "Signing in", params(("id" = String, Path, description = "The passkey")), responses((status = 200, description = "Removed; also if it was already"), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn remove(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    PathParams(id): PathParams<String>,
) -> Result<(), ApiError> {
    app.storage.take_away(Named::Passkey, &me.id, &id).await?;
    Ok(())
}

/// Starts signing this browser in with a passkey.
#[utoipa::path(post, path = "/passkey/challenge", tag = "Signing in", responses((status = 200, description = "The argument for `navigator.credentials.get`", body = PasskeyChallenge), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn challenge(
    State(app): State<Arc<AppState>>,
    Client(address): Client,
    headers: HeaderMap,
) -> Result<Json<PasskeyChallenge>, ApiError> {
    app.may_try_code(address)?;
    let begun = party(&app, &headers)?.start_discoverable_authentication();
    let (options, state) = begun.map_err(|error| broken(&error))?;
    let options = serde_json::to_value(options).map_err(|_| ApiError::storage())?;
    let ceremony = app.ceremonies.begin(Ceremony::SignIn(Box::new(state)));
    Ok(Json(PasskeyChallenge { ceremony, options }))
}

/// Signs this browser in with a passkey.
#[utoipa::path(post, path = "/passkey", tag = "Signing in", request_body(content = PasskeyUse), responses((status = 200, description = "The person that this browser is signed in as; sets a cookie", body = Me), (status = "default", description = "Refused; with `account-two-people` if the guest in this browser has tables and `own` does not say what to do with them", body = ErrorBody)))]
pub(super) async fn sign_in(
    State(app): State<Arc<AppState>>,
    who: Identity,
    session: Option<Extension<LoginSession>>,
    Client(address): Client,
    headers: HeaderMap,
    JsonBody(asked): JsonBody<PasskeyUse>,
) -> Result<(CookieHeader, Json<Me>), ApiError> {
    app.may_try_code(address)?;
    let party = party(&app, &headers)?;
    let credential: PublicKeyCredential =
        serde_json::from_value(asked.credential).map_err(|error| ApiError::malformed(error.to_string()))?;
    let Some(Ceremony::SignIn(state)) = app.ceremonies.take(&asked.ceremony) else {
        return Err(ApiError::not_now("account-passkey-late"));
    };
    let Some(row) = app.storage.passkey(&hex(credential.raw_id.as_ref())).await? else {
        return Err(app.wrong_code(address, "account-unknown-passkey"));
    };
    let mut passkey = read(&row)?;
    let key = DiscoverableKey::from(&passkey);
    let checked = party.finish_discoverable_authentication_v2(&credential, *state, &key);
    let Ok(result) = checked else { return Err(app.wrong_code(address, WRONG)) };
    let session = session.map(|Extension(session)| session);
    let arrival = Arrival { who, session, headers, own: asked.own };
    let me = arrival.check(&app, &row.person).await?;
    passkey.update_credential(&result);
    let used = PasskeyRow { credential: write(&passkey)?, used: Some(now()), ..row };
    app.storage.save_passkey(&used).await?;
    arrival.sign_in(app, me).await
}

/// The authenticator's answer is invalid.
fn broken(error: &webauthn_rs::prelude::WebauthnError) -> ApiError {
    tracing::info!(%error, "a passkey was refused");
    ApiError::not_now(WRONG)
}
