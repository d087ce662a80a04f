//! The route for what anybody may know before signing in, and the check of who may sign in.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts as _, Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use super::super::headers;
use crate::app_state::{AppState, now};
use crate::config::Access;
use crate::error::ApiError;
use crate::people::{Identity, relying_party, token_hash};
use crate::protocol::{Entrance, ErrorBody, ErrorCode, OidcEntrance};

/// What strangers may request on a server that is not open: what they need to sign in, the list of games, and the API description.
const OPEN_PATHS: [&str; 13] = [
    "/games",
    "/house",
    "/me",
    "/link",
    "/link/look",
    "/recovery",
    "/oidc",
    "/oidc/back",
    "/passkey",
    "/passkey/challenge",
    "/openapi.json",
    "/docs",
    "/docs.css",
];

/// Returns what anybody may know about this server before signing in.
#[utoipa::path(get, path = "/house", tag = "Signing in", responses((status = 200, description = "Whether an invitation is needed, and whether passkeys can be used", body = Entrance), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn look(
    State(app): State<Arc<AppState>>,
    who: Identity,
    headers: HeaderMap,
) -> Json<Entrance> {
    let host = headers::host(&app, &headers);
    let no_passkeys = relying_party(app.config.public_address.as_ref(), &host).err();
    let settled = app.site_settings.now();
    Json(Entrance {
        by_invitation: matches!(app.config.access, Access::Invitation { .. }),
        oidc: app.oidc.as_ref().map(|oidc| OidcEntrance {
            name: oidc.name().to_owned(),
            only: app.config.access == Access::Oidc,
        }),
        closed_to_newcomers: settled.closed,
        announcement: settled.announcement(),
        operator: matches!(&who, Identity::Person(me) if settled.operators.contains(&me.id)),
        no_passkeys,
    })
}

/// Checks that a new person may sign in.
pub(in super::super) async fn check_invitation(
    app: &AppState,
    code: Option<&str>,
    address: IpAddr,
) -> Result<(), ApiError> {
    let codes = match &app.config.access {
        Access::Open => return Ok(()),
        Access::Oidc => return Err(ApiError::new(ErrorCode::NotYours, "account-oidc-needed")),
        Access::Invitation { codes } => codes,
    };
    let Some(code) = code.map(str::trim).filter(|code| !code.is_empty()) else {
        return Err(ApiError::new(ErrorCode::NotYours, "account-invitation-needed"));
    };
    app.may_try_code(address)?;
    let hash = token_hash(code);
    // Hashes are compared, so that the time it takes tells nothing of the codes.
    let always = codes.iter().any(|known| token_hash(known) == hash);
    if always || app.storage.use_invitation(&hash, now()).await? {
        Ok(())
    } else {
        Err(app.wrong_code(address, "account-wrong-invitation"))
    }
}

/// On a server that is not open, lets only known people through.
pub(in super::super) async fn only_guests(
    State(app): State<Arc<AppState>>,
    request: Request,
    next: Next,
) -> Response {
    let path = request.uri().path();
    // Links in messages show by themselves for whom they are.
    let open = ["/games/", "/mail/", "/answer/"].iter().any(|prefix| path.starts_with(prefix));
    if app.config.access == Access::Open || OPEN_PATHS.contains(&path) || open {
        return next.run(request).await;
    }
    let (mut parts, body) = request.into_parts();
    match Identity::from_request_parts(&mut parts, &app).await {
        Ok(Identity::Nobody) => {
            let by_provider = app.config.access == Access::Oidc;
            let why = if by_provider { "account-oidc-needed" } else { "account-invitation-needed" };
            ApiError::new(ErrorCode::Nobody, why).into_response()
        }
        Ok(_) => next.run(Request::from_parts(parts, body)).await,
        Err(error) => error.into_response(),
    }
}
