//! Headers of proxies, security headers, and the check of the request's origin.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, ORIGIN, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::address::forwarded;
use crate::app_state::AppState;
use crate::config::tidy_base_path;
use crate::error::ApiError;

const FORWARDED_PREFIX: &str = "x-forwarded-prefix";
const FORWARDED_PROTO: &str = "x-forwarded-proto";
const FORWARDED_HOST: &str = "x-forwarded-host";

/// Scripts, styles and connections only from this server; no other site may frame the pages.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
frame-ancestors 'none'; base-uri 'self'; form-action 'self'; object-src 'none'";

/// The path below which a browser finds the server.
pub(super) fn base(app: &AppState, headers: &HeaderMap) -> String {
    let prefix = forwarded(app, headers, FORWARDED_PREFIX).map(tidy_base_path).unwrap_or_default();
    let plain = prefix.chars().all(|letter| letter.is_ascii_alphanumeric() || "/-_.~".contains(letter));
    let prefix = if plain { prefix } else { String::new() };
    format!("{prefix}{}", app.config.base_path)
}

/// Whether the browser came over HTTPS.
pub(super) fn over_https(app: &AppState, headers: &HeaderMap) -> bool {
    match forwarded(app, headers, FORWARDED_PROTO) {
        Some(scheme) => scheme.eq_ignore_ascii_case("https"),
        None => app.config.tls.is_some(),
    }
}

/// The host in the browser's URL, with the port if it has one.
pub(super) fn host(app: &AppState, headers: &HeaderMap) -> String {
    let told = forwarded(app, headers, FORWARDED_HOST).or_else(|| headers.get(HOST)?.to_str().ok());
    told.unwrap_or_default().to_ascii_lowercase()
}

/// The URL of this server, as far as the request shows.
pub(super) fn home(app: &AppState, headers: &HeaderMap) -> String {
    let scheme = if over_https(app, headers) { "https" } else { "http" };
    format!("{scheme}://{}{}/", host(app, headers), base(app, headers))
}

/// Rejects requests that another site's page makes a browser send.
pub(super) async fn same_origin(State(app): State<Arc<AppState>>, request: Request, next: Next) -> Response {
    let socket = request.headers().contains_key("sec-websocket-key");
    let asks_only = matches!(*request.method(), Method::GET | Method::HEAD) && !socket;
    if asks_only || from_here(&app, request.headers()) {
        next.run(request).await
    } else {
        ApiError::not_yours().into_response()
    }
}

/// Whether the page that sent the request, if there is one, is from this server.
fn from_here(app: &AppState, headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(ORIGIN.as_str()) else { return true };
    let Some((scheme, host)) = origin.split_once("://") else { return false };
    // Who comes to us directly speaks what we do. A proxy may leave open what it spoke.
    let ours = if app.config.tls.is_some() { "https" } else { "http" };
    let spoken = if app.config.proxies == 0 { Some(ours) } else { forwarded(app, headers, FORWARDED_PROTO) };
    let same_scheme = spoken.is_none_or(|spoken| spoken.eq_ignore_ascii_case(scheme));
    let hosts = [text(HOST.as_str()), forwarded(app, headers, FORWARDED_HOST)];
    let same_host = |ours: &str| without_port(ours, scheme).eq_ignore_ascii_case(without_port(host, scheme));
    let same = same_scheme && hosts.into_iter().flatten().any(same_host);
    if !same {
        tracing::info!(origin, ?hosts, ?spoken, "refused a change from a page of another origin");
    }
    same
}

/// Whether a browser says that a page of another site sent the request. A URL that was typed has no sender.
pub(super) fn from_elsewhere(headers: &HeaderMap) -> bool {
    let site = headers.get("sec-fetch-site").and_then(|value| value.to_str().ok());
    site.is_some_and(|site| !["same-origin", "none"].contains(&site))
}

/// A host without the default port of its scheme.
fn without_port<'a>(host: &'a str, scheme: &str) -> &'a str {
    let port = if scheme.eq_ignore_ascii_case("https") { ":443" } else { ":80" };
    host.strip_suffix(port).unwrap_or(host)
}

/// Prevents proxies and browsers from storing responses.
pub(super) async fn not_stored(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    response.headers_mut().entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Adds security headers.
pub(super) async fn safe(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let always = [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
    ];
    for (name, value) in always {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}
