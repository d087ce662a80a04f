//! Determines who sent a request.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::Response;
use sha2::{Digest, Sha256};
use table::Seat;

use super::sessions::LoginSession;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::hex::hex;
use crate::protocol::{ErrorCode, Me};
use crate::tables::end_takeovers;

/// The sender of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Identity {
    /// A guest.
    Person(Me),
    /// A program that acts for one seat.
    Program {
        /// The table.
        table: String,
        /// The seat.
        seat: Seat,
        /// The person who created its token.
        owner: String,
    },
    /// A bot account.
    BotAccount {
        /// The bot.
        me: Me,
        /// Its owner.
        owner: String,
    },
    /// Nobody known.
    Nobody,
}

impl Identity {
    /// Whether this is the person with this id.
    pub(crate) fn is_person(&self, id: &str) -> bool {
        matches!(self, Identity::Person(me) if me.id == id)
    }

    /// Whether this is a program of the person with this id.
    pub(crate) fn is_program_of(&self, id: &str) -> bool {
        matches!(self, Identity::Program { owner, .. } if owner == id)
    }

    /// Whether this is the bot account with this id, or one of the person with this id.
    pub(crate) fn is_bot_of(&self, id: &str) -> bool {
        matches!(self, Identity::BotAccount { me, owner } if me.id == id || owner == id)
    }

    /// The sender with this [`key`](Identity::key) at a table.
    pub(crate) fn of_key(key: &str, table: &str) -> Identity {
        let program = key.split_once('/').and_then(|(owner, seat)| Some((owner, seat.parse().ok()?)));
        match program {
            Some((owner, seat)) => {
                Identity::Program { table: table.to_owned(), seat, owner: owner.to_owned() }
            }
            None => Identity::Person(Me { id: key.to_owned(), name: String::new() }),
        }
    }

    /// The key by which senders of requests are distinguished.
    pub(crate) fn key(&self) -> String {
        match self {
            Identity::Person(me) | Identity::BotAccount { me, .. } => me.id.clone(),
            Identity::Program { seat, owner, .. } => format!("{owner}/{seat}"),
            Identity::Nobody => String::new(),
        }
    }
}

impl FromRequestParts<Arc<AppState>> for Identity {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<Identity, ApiError> {
        if let Some(who) = parts.extensions.get::<Identity>() {
            return Ok(who.clone());
        }
        if let Some(token) = bearer(&parts.headers) {
            let hash = token_hash(token);
            let program = match app.storage.token(&hash).await? {
                Some(row) => {
                    app.site_settings.check_person(&row.owner)?;
                    Identity::Program { table: row.table, seat: row.seat, owner: row.owner }
                }
                None => bot_with_token(app, &hash).await?,
            };
            app.saw(&program);
            return Ok(program);
        }
        for session in sessions_in(app, &parts.headers) {
            let Some(person) = app.sessions.whose(app.storage.as_ref(), &session).await? else { continue };
            if let Some(me) = app.person(&person).await? {
                app.device_seen(&session);
                parts.extensions.insert(session);
                let who = Identity::Person(me);
                if app.saw(&who) {
                    tokio::spawn(end_takeovers(Arc::clone(app), person));
                }
                return Ok(who);
            }
        }
        Ok(Identity::Nobody)
    }
}

/// The bot whose token has this hash.
async fn bot_with_token(app: &AppState, hash: &str) -> Result<Identity, ApiError> {
    let row = app.storage.bot_with_token(hash).await?.ok_or_else(ApiError::nobody)?;
    app.site_settings.check_person(&row.owner)?;
    app.site_settings.check_person(&row.id)?;
    let me = app.person(&row.id).await?.ok_or_else(ApiError::nobody)?;
    Ok(Identity::BotAccount { me, owner: row.owner })
}

/// Notes that a person with a cookie is here, and stores the identity with the request.
pub(crate) async fn notice(State(app): State<Arc<AppState>>, request: Request, next: Next) -> Response {
    if !request.headers().contains_key(COOKIE) {
        return next.run(request).await;
    }
    let (mut parts, body) = request.into_parts();
    // Whoever needs to know who asks, and cannot, says so himself.
    if let Ok(who) = Identity::from_request_parts(&mut parts, &app).await {
        parts.extensions.insert(who);
    }
    next.run(Request::from_parts(parts, body)).await
}

/// The id in a cookie with a valid signature, whether or not the person exists.
pub(crate) fn signed_id(app: &AppState, headers: &HeaderMap) -> Option<String> {
    sessions_in(app, headers).into_iter().next().map(|session| session.person)
}

/// The sessions in a request's cookies, valid or not.
fn sessions_in(app: &AppState, headers: &HeaderMap) -> Vec<LoginSession> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies.flat_map(|cookie| app.signer.read(cookie)).collect()
}

/// The token of a request.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// The stored hash of a token.
pub(crate) fn token_hash(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

/// A bot account; anybody else is rejected.
pub(crate) struct Bot {
    pub(crate) me: Me,
    pub(crate) owner: String,
}

impl FromRequestParts<Arc<AppState>> for Bot {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<Bot, ApiError> {
        match Identity::from_request_parts(parts, app).await? {
            Identity::BotAccount { me, owner } => Ok(Bot { me, owner }),
            _ => Err(ApiError::new(ErrorCode::Nobody, "bots-token-needed")),
        }
    }
}

/// A person; anybody else is rejected.
pub(crate) struct Person(pub(crate) Me);

impl FromRequestParts<Arc<AppState>> for Person {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<Person, ApiError> {
        match Identity::from_request_parts(parts, app).await? {
            Identity::Person(me) => Ok(Person(me)),
            _ => Err(ApiError::nobody()),
        }
    }
}
