//! Routes for signing in: devices, one-time links, recovery codes, passkeys, the identity provider, invitations.

mod devices;
mod entrance;
mod links;
mod oidc;
mod passkeys;
mod recovery;
mod sign_in;

use std::sync::Arc;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) use self::devices::ways_in;
pub(super) use self::entrance::{check_invitation, only_guests};
pub(super) use self::sign_in::{CookieHeader, cookie_of, end_others};
use crate::app_state::AppState;

/// The routes of this part.
pub(super) fn routes() -> OpenApiRouter<Arc<AppState>> {
    OpenApiRouter::new()
        .routes(routes!(entrance::look))
        .routes(routes!(devices::account))
        .routes(routes!(devices::rename, devices::end))
        .routes(routes!(links::make))
        .routes(routes!(links::look))
        .routes(routes!(links::follow))
        .routes(routes!(oidc::begin))
        .routes(routes!(oidc::back))
        .routes(routes!(oidc::leave))
        .routes(routes!(oidc::unlink))
        .routes(routes!(recovery::make, recovery::remove))
        .routes(routes!(recovery::recover))
        .routes(routes!(passkeys::begin))
        .routes(routes!(passkeys::add))
        .routes(routes!(passkeys::rename, passkeys::remove))
        .routes(routes!(passkeys::challenge))
        .routes(routes!(passkeys::sign_in))
}
