//! Routes for signing in through an identity provider: the redirect to it, and the return with a code.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{COOKIE, LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use axum::{Extension, Json};
use serde::Deserialize;
use utoipa::IntoParams;

use super::super::extract::QueryParams;
use super::super::headers;
use super::super::limits::Client;
use super::devices::end_session;
use super::sign_in::{Arrival, CookieHeader};
use crate::app_state::AppState;
use crate::chance;
use crate::config::{Access, PublicAddress};
use crate::error::ApiError;
use crate::oidc::{Claims, Errand, Oidc, is_inside};
use crate::people::{Identity, LoginSession, Person, Signer, tidy_name};
use crate::protocol::{ErrorBody, ErrorCode, Me, OwnGuest, SignedOut};
use crate::quotas::FromOneAddress;
use crate::storage::IdentityRow;

/// The longest name, in characters.
const LONGEST_NAME: usize = 32;

/// Where to continue after signing in, and what to do with the guest of this browser.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Wish {
    /// The page to return to, below the base path, without a leading slash.
    #[serde(default)]
    to: String,
    /// What to do with the guest of this browser, if another person signs in.
    #[serde(default)]
    #[param(inline)]
    own: OwnGuest,
}

/// The parameters with which a browser returns from the provider.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Answer {
    /// The authorization code.
    code: Option<String>,
    /// The state that the browser was sent with.
    state: Option<String>,
    /// The error, if there is no code.
    error: Option<String>,
}

fn provider(app: &AppState) -> Result<&Oidc, ApiError> {
    app.oidc.as_ref().ok_or_else(ApiError::nothing_there)
}

/// The URL to which the provider redirects back.
fn address_back(app: &AppState, headers: &HeaderMap) -> String {
    format!("{}api/oidc/back", home(app, headers))
}

/// The URL of this server in browsers.
fn home(app: &AppState, headers: &HeaderMap) -> String {
    match app.config.public_address.as_ref().map(PublicAddress::origin) {
        Some(origin) => format!("{origin}{}/", headers::base(app, headers)),
        None => headers::home(app, headers),
    }
}

/// Redirects a browser to a page of this server, with these cookies; `why` is the message shown there.
fn go_on(
    app: &AppState,
    headers: &HeaderMap,
    to: &str,
    why: Option<&str>,
    cookies: impl IntoIterator<Item = String>,
) -> Response {
    let to = if is_inside(to) { to } else { "" };
    let why = why.map(|why| format!("?oidc={why}")).unwrap_or_default();
    let mut response = StatusCode::SEE_OTHER.into_response();
    let told = response.headers_mut();
    let place = HeaderValue::try_from(format!("{}/{to}{why}", headers::base(app, headers)));
    told.insert(LOCATION, place.unwrap_or(HeaderValue::from_static("/")));
    for cookie in cookies.into_iter().filter_map(|cookie| HeaderValue::try_from(cookie).ok()) {
        told.append(SET_COOKIE, cookie);
    }
    response
}

/// Redirects a browser to the server's identity provider.
#[utoipa::path(get, path = "/oidc", tag = "Signing in", params(Wish), responses((status = 303, description = "To the provider; if it cannot be reached, to the page `to` with `?oidc=` and the id of a message"), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn begin(
    State(app): State<Arc<AppState>>,
    headers: HeaderMap,
    QueryParams(wish): QueryParams<Wish>,
) -> Result<Response, ApiError> {
    let oidc = provider(&app)?;
    if !is_inside(&wish.to) {
        return Err(ApiError::malformed("to must be a page of this server"));
    }
    let back = address_back(&app, &headers);
    // What becomes of a guest is for himself to say: a link on another site that leads here says nothing of it.
    let own = if headers::from_elsewhere(&headers) { OwnGuest::Ask } else { wish.own };
    match oidc.begin(&back, wish.to.clone(), own, app.now()).await {
        Ok((url, errand)) => {
            let base = headers::base(&app, &headers);
            let cookie = errand.header(&app.signer, &base, headers::over_https(&app, &headers));
            let to = [(LOCATION, String::from(url)), (SET_COOKIE, cookie)];
            Ok((StatusCode::SEE_OTHER, to).into_response())
        }
        Err(error) => {
            tracing::warn!(%error, "cannot redirect to the identity provider");
            Ok(go_on(&app, &headers, &wish.to, Some(error.why()), None))
        }
    }
}

/// Signs in a browser that returns from the identity provider.
#[utoipa::path(get, path = "/oidc/back", tag = "Signing in", params(Answer), responses((status = 303, description = "To the page that was asked for, with a cookie; if nobody was signed in, with `?oidc=` and the id of a message"), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn back(
    State(app): State<Arc<AppState>>,
    who: Identity,
    session: Option<Extension<LoginSession>>,
    Client(address): Client,
    headers: HeaderMap,
    QueryParams(answer): QueryParams<Answer>,
) -> Result<Response, ApiError> {
    provider(&app)?;
    let done = Errand::done(&headers::base(&app, &headers));
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let cookies = cookies.collect::<Vec<_>>().join("; ");
    let errand = Errand::read(&app.signer, &cookies, app.now());
    // An answer to a question that this browser did not ask, or asked long ago, signs nobody in.
    let Some(errand) = errand.filter(|errand| answer.state.as_ref() == Some(&errand.state)) else {
        return Ok(go_on(&app, &headers, "", Some("account-oidc-again"), [done]));
    };
    let arrival = Arrival {
        who,
        session: session.map(|Extension(session)| session),
        headers: headers.clone(),
        own: errand.own,
    };
    let arrived = arrive(&app, arrival, &errand, answer, address).await;
    Ok(match arrived {
        Ok([(_, cookie)]) => go_on(&app, &headers, &errand.to, None, [done, cookie]),
        Err(error) => go_on(&app, &headers, &errand.to, Some(&error.why.id), [done]),
    })
}

/// The cookie of the person whom the provider identifies.
async fn arrive(
    app: &Arc<AppState>,
    arrival: Arrival,
    errand: &Errand,
    answer: Answer,
    address: IpAddr,
) -> Result<CookieHeader, ApiError> {
    let oidc = provider(app)?;
    let Some(code) = answer.code.filter(|_| answer.error.is_none()) else {
        return Err(ApiError::not_now("account-oidc-refused"));
    };
    let back = address_back(app, &arrival.headers);
    let claims = oidc.finish(&back, errand, &code).await.map_err(|error| {
        tracing::warn!(%error, "a sign-in through the identity provider failed");
        ApiError::not_now(error.why())
    })?;
    enter(app, arrival, claims, address).await
}

async fn enter(
    app: &Arc<AppState>,
    arrival: Arrival,
    claims: Claims,
    address: IpAddr,
) -> Result<CookieHeader, ApiError> {
    let person = match app.storage.identity(&claims.issuer, &claims.subject).await? {
        Some(known) => known.person,
        None => vouched(app, &arrival, &claims, address).await?,
    };
    let me = arrival.check(app, &person).await?;
    Ok(arrival.sign_in(Arc::clone(app), me).await?.0)
}

/// The person for an identity that is seen for the first time: the guest of this browser, unless that guest has another identity;
/// otherwise a new person.
async fn vouched(
    app: &Arc<AppState>,
    arrival: &Arrival,
    claims: &Claims,
    address: IpAddr,
) -> Result<String, ApiError> {
    let guest = match &arrival.who {
        Identity::Person(me) => {
            let linked = app.storage.identities(&me.id).await?;
            (!linked.iter().any(|row| row.issuer == claims.issuer)).then(|| me.id.clone())
        }
        _ => None,
    };
    let person = match guest {
        Some(guest) => guest,
        None => newcomer(app, claims, address).await?,
    };
    let row = IdentityRow {
        issuer: claims.issuer.clone(),
        subject: claims.subject.clone(),
        person: person.clone(),
        made: app.now(),
    };
    if app.storage.save_identity(&row).await? {
        return Ok(person);
    }
    // He came twice at the same moment: he is whoever was first.
    let known = app.storage.identity(&claims.issuer, &claims.subject).await?;
    known.map(|row| row.person).ok_or_else(ApiError::nobody)
}

async fn newcomer(app: &Arc<AppState>, claims: &Claims, address: IpAddr) -> Result<String, ApiError> {
    if app.site_settings.now().closed {
        return Err(ApiError::not_now("house-closed"));
    }
    if matches!(app.config.access, Access::Invitation { .. }) {
        return Err(ApiError::new(ErrorCode::NotYours, "account-invitation-needed"));
    }
    app.count_from(FromOneAddress::Guests, address, 1)?;
    let fitting = |name: &String| tidy_name(&name.chars().take(LONGEST_NAME).collect::<String>()).ok();
    let name = claims.names.iter().find_map(fitting);
    let me = Me { id: chance::id(), name: name.map_or_else(|| tidy_name(provider(app)?.name()), Ok)? };
    app.save_person(&me).await?;
    Ok(me.id)
}

/// Signs this browser out and returns where the provider ends its own session. Only for people who can sign in through the provider.
#[utoipa::path(post, path = "/oidc/leave", tag = "Signing in", responses((status = 200, description = "Signed out; removes the cookie", body = SignedOut), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn leave(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    session: Option<Extension<LoginSession>>,
    headers: HeaderMap,
) -> Result<(CookieHeader, Json<SignedOut>), ApiError> {
    let oidc = provider(&app)?;
    if !app.storage.identities(&me.id).await?.iter().any(|row| row.issuer == oidc.issuer()) {
        return Err(ApiError::not_now("account-oidc-not-linked"));
    }
    if let Some(device) = session.and_then(|Extension(session)| session.device) {
        end_session(&app, &me, &device).await?;
    }
    let url = oidc.logout(&home(&app, &headers)).await;
    let gone = [(SET_COOKIE, Signer::farewell(&format!("{}/", headers::base(&app, &headers))))];
    Ok((gone, Json(SignedOut { url })))
}

/// Removes your link to the identity provider. Refused if new people can sign in only through it.
#[utoipa::path(delete, path = "/me/oidc", tag = "Signing in", responses((status = 200, description = "Removed"), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn unlink(State(app): State<Arc<AppState>>, Person(me): Person) -> Result<(), ApiError> {
    let oidc = provider(&app)?;
    if app.config.access == Access::Oidc {
        return Err(ApiError::not_now("account-oidc-needed"));
    }
    app.storage.remove_identity(&me.id, oidc.issuer()).await?;
    Ok(())
}
