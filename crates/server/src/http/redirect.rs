//! Redirects plain HTTP requests to HTTPS.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::{HOST, LOCATION};
use axum::response::{IntoResponse, Response};

use crate::app_state::AppState;
use crate::config::PublicAddress;

/// Redirects everything to the same path over HTTPS at this port.
pub(super) fn router(app: &Arc<AppState>, port: u16) -> Router {
    Router::new().fallback(elsewhere).with_state((Arc::clone(app), port))
}

async fn elsewhere(State((app, port)): State<(Arc<AppState>, u16)>, request: Request) -> Response {
    let host = request.headers().get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let told = app.config.public_address.as_ref().map(PublicAddress::origin);
    let home = match told.filter(|origin| origin.starts_with("https:")) {
        Some(origin) => origin.to_owned(),
        None => match bare(host) {
            Some(host) if port == 443 => format!("https://{host}"),
            Some(host) => format!("https://{host}:{port}"),
            None => return (StatusCode::BAD_REQUEST, "Come by HTTPS.\n").into_response(),
        },
    };
    let path = request.uri().path_and_query().map_or("/", |path| path.as_str());
    let path = if path.starts_with('/') { path } else { "/" };
    (StatusCode::PERMANENT_REDIRECT, [(LOCATION, format!("{home}{path}"))]).into_response()
}

/// The host without its port; `None` if it is not a valid host.
fn bare(host: &str) -> Option<&str> {
    let name = match host.strip_prefix('[').and_then(|rest| rest.find(']')) {
        Some(end) => &host[..end + 2],
        None => host.split(':').next().unwrap_or_default(),
    };
    let plain = |letter: char| letter.is_ascii_alphanumeric() || ".-[]:".contains(letter);
    (!name.is_empty() && name.chars().all(plain)).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::bare;

    #[test]
    fn a_host_is_taken_without_its_port_and_nothing_else_is_taken_for_one() {
        for (host, name) in [
            ("games.example", Some("games.example")),
            ("games.example:80", Some("games.example")),
            ("[2001:db8::7]:80", Some("[2001:db8::7]")),
            ("", None),
            ("games.example/elsewhere", None),
            ("a b", None),
        ] {
            assert_eq!(bare(host), name, "{host}");
        }
    }
}
