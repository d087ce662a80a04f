//! Serves the browser client: the files of `web/dist`, which are embedded in the program.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{IntoResponse, Response};

use super::client_files::{ClientFile, find};
use super::headers;
use crate::app_state::AppState;

const INDEX: &str = "index.html";
/// The base in the client's page, to be replaced.
const BASE: &str = "<base href=\"/\"";

const NOT_BUILT: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>Boomtown</title>
<h1>Boomtown is open</h1><p>The server runs, but its browser client has not been built into it. Build it with <code>make web</code>, then build \
the server again.</p>";

/// Serves a file of the client; its page for every other path.
pub(super) async fn serve(State(app): State<Arc<AppState>>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return (StatusCode::METHOD_NOT_ALLOWED, [(ALLOW, "GET,HEAD")]).into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    if path.is_empty() || path == INDEX {
        return page(&app, request.headers());
    }
    match find(path) {
        Some(file) => send(path, &file, request.headers()),
        None if path.starts_with("assets/") => StatusCode::NOT_FOUND.into_response(),
        None => page(&app, request.headers()),
    }
}

/// The client's page, with the base from which it is served.
fn page(app: &AppState, headers: &HeaderMap) -> Response {
    let html = find(INDEX).map_or_else(
        || NOT_BUILT.to_owned(),
        |file| {
            let based = format!("<base href=\"{}/\"", headers::base(app, headers));
            String::from_utf8_lossy(&file.plain()).replacen(BASE, &based, 1)
        },
    );
    ([(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-cache")], html).into_response()
}

/// Sends a file; it can be cached forever if its name changes with its content.
fn send(path: &str, file: &ClientFile, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", file.tag);
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let own = [(CACHE_CONTROL, cache.to_owned()), (ETAG, tag.clone())];
    if knows(headers, &tag) {
        return (StatusCode::NOT_MODIFIED, own).into_response();
    }
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let kind = [(CONTENT_TYPE, kind.as_ref().to_owned())];
    if !file.packed {
        return (own, kind, file.plain()).into_response();
    }
    let varies = [(VARY, "accept-encoding")];
    if takes_gzip(headers) {
        return (own, kind, varies, [(CONTENT_ENCODING, "gzip")], file.body.clone()).into_response();
    }
    (own, kind, varies, file.plain()).into_response()
}

/// Whether the browser accepts gzip.
fn takes_gzip(headers: &HeaderMap) -> bool {
    let named = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    named.flat_map(|list| list.split(',')).any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        let refused =
            weight.trim().strip_prefix("q=").is_some_and(|q| q.parse().is_ok_and(|q: f32| q <= 0.0));
        name.trim() == "gzip" && !refused
    })
}

/// Whether the browser already has the file. A proxy that compresses marks the tag as weak, although the content is the same.
fn knows(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let mut known = known.flat_map(|list| list.split(',')).map(str::trim);
    known.any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::*;

    #[test]
    fn a_packed_file_goes_out_as_it_is_to_those_who_take_it_so_and_plain_to_others() {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(b"let it = 1;").unwrap();
        let file = ClientFile { tag: "a".into(), packed: true, body: encoder.finish().unwrap().into() };
        let gzip = HeaderMap::from_iter([(ACCEPT_ENCODING, "gzip".parse().unwrap())]);
        let sent = send("assets/a.js", &file, &gzip);
        assert_eq!(sent.headers()[CONTENT_ENCODING], "gzip");
        assert_eq!(sent.headers()[ETAG], "\"a\"");
        let sent = send("assets/a.js", &file, &HeaderMap::new());
        assert!(!sent.headers().contains_key(CONTENT_ENCODING));
        let known = HeaderMap::from_iter([(IF_NONE_MATCH, "\"a\"".parse().unwrap())]);
        assert_eq!(send("assets/a.js", &file, &known).status(), StatusCode::NOT_MODIFIED);
    }

    #[test]
    fn a_browser_that_has_the_file_is_known_however_it_says_so() {
        let said = |value: &str| HeaderMap::from_iter([(IF_NONE_MATCH, value.parse().unwrap())]);
        for known in ["\"a\"", "W/\"a\"", "\"b\", W/\"a\"", "*"] {
            assert!(knows(&said(known), "\"a\""), "{known}");
        }
        for unknown in ["\"b\"", "a", ""] {
            assert!(!knows(&said(unknown), "\"a\""), "{unknown}");
        }
        assert!(!knows(&HeaderMap::new(), "\"a\""));
    }

    #[test]
    fn gzip_is_sent_to_those_who_name_it_and_do_not_refuse_it() {
        let said = |value: &str| HeaderMap::from_iter([(ACCEPT_ENCODING, value.parse().unwrap())]);
        for taken in
            ["gzip", "gzip, deflate, br, zstd", "br;q=0.9, gzip;q=0.5", "deflate, gzip;q=1.0, *;q=0.5"]
        {
            assert!(takes_gzip(&said(taken)), "{taken}");
        }
        for refused in ["br", "gzip;q=0", "br, gzip; q=0.0", "gzipped", ""] {
            assert!(!takes_gzip(&said(refused)), "{refused}");
        }
        assert!(!takes_gzip(&HeaderMap::new()));
    }
}
