//! The HTTP routes of the server, and the layers around them.

mod access;
mod account;
mod address;
mod admin;
mod admission;
mod answer;
mod api_docs;
mod base_path;
mod blocks;
mod bot_accounts;
mod bot_stream;
mod client_files;
mod connections;
mod counted;
mod deflate;
mod detached;
mod events;
mod export;
mod extract;
mod files;
mod games;
mod headers;
mod health;
mod history;
mod holiday;
mod idempotency;
mod ladder;
mod limits;
mod mail;
mod me;
mod monitor;
mod notices;
mod quotas;
mod records;
mod redirect;
mod reports;
mod request_body;
mod reviews;
mod seats;
mod socket;
mod statistics;
mod tables;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use tower_http::timeout::TimeoutLayer;
use utoipa::OpenApi as _;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use self::base_path::under_base_path;
pub(crate) use self::connections::serve;
pub(crate) use self::monitor::{Monitoring, monitor};
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::people::notice;

/// The largest request body, except for records.
const LARGEST_BODY: usize = 64 * 1024;
/// The largest imported record, more than ten times a long game, because many decisions may have been undone.
const LARGEST_RECORD: usize = 512 * 1024;
/// The timeout of a request.
const PATIENCE: Duration = Duration::from_secs(30);

/// Which responses are compressed: not the engine and the fonts, which already are.
fn not_packed() -> impl Predicate {
    DefaultPredicate::new()
        .and(NotForContentType::const_new("application/octet-stream"))
        .and(NotForContentType::const_new("font/"))
}

/// Everything below the base path.
fn router(app: &Arc<AppState>, monitoring: Monitoring) -> Router {
    let (routes, described) = OpenApiRouter::with_openapi(api_docs::Described::openapi())
        .routes(routes!(me::who, me::name, me::forget))
        .routes(routes!(me::end_other_sessions))
        .merge(account::routes())
        .merge(admin::routes())
        .routes(routes!(quotas::mine))
        .routes(routes!(reports::report))
        .routes(routes!(blocks::list))
        .routes(routes!(blocks::block, blocks::unblock))
        .routes(routes!(holiday::look, holiday::begin, holiday::end))
        .routes(routes!(records::mine))
        .routes(routes!(export::mine))
        .routes(routes!(statistics::mine))
        .routes(routes!(statistics::of_site))
        .routes(routes!(notices::look, notices::settle))
        .routes(routes!(notices::add))
        .routes(routes!(notices::remove))
        .routes(routes!(notices::test))
        .routes(routes!(notices::mute))
        .routes(routes!(mail::page, mail::act))
        .routes(routes!(answer::page, answer::act))
        .routes(routes!(games::list))
        .routes(routes!(games::options))
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(tables::info, tables::remove))
        .routes(routes!(tables::rematch))
        .routes(routes!(seats::join))
        .routes(routes!(seats::leave))
        .routes(routes!(seats::begin))
        .routes(routes!(seats::set))
        .routes(routes!(seats::wear))
        .routes(routes!(seats::token))
        .routes(routes!(seats::note, seats::save_note))
        .routes(routes!(history::at))
        .routes(routes!(history::log))
        .routes(routes!(history::glance))
        .routes(routes!(records::json))
        .routes(routes!(records::text))
        .routes(routes!(records::dice))
        .routes(routes!(reviews::look, reviews::begin, reviews::break_off))
        .routes(routes!(bot_accounts::mine, bot_accounts::make))
        .routes(routes!(bot_accounts::change, bot_accounts::remove))
        .routes(routes!(bot_accounts::new_token, bot_accounts::remove_token))
        .routes(routes!(bot_accounts::online))
        .routes(routes!(ladder::look))
        .routes(routes!(ladder::records))
        .routes(routes!(bot_stream::decide))
        .routes(routes!(bot_stream::resign))
        .routes(routes!(bot_stream::join))
        .routes(routes!(bot_stream::leave))
        .merge(
            OpenApiRouter::new()
                .routes(routes!(records::import))
                .layer(DefaultBodyLimit::max(LARGEST_RECORD)),
        )
        .merge(
            OpenApiRouter::new()
                .routes(routes!(socket::table))
                .routes(routes!(events::mine))
                .routes(routes!(bot_stream::events))
                .layer(from_fn_with_state(
                    (Arc::clone(app), limits::OpenSockets::new(app.config.limits)),
                    limits::check_sockets,
                )),
        )
        .split_for_parts();
    let api = routes
        .merge(api_docs::pages(described))
        .fallback(|| async { ApiError::nothing_there() })
        .method_not_allowed_fallback(extract::wrong_method)
        .layer(CompressionLayer::new())
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, PATIENCE))
        .layer(from_fn_with_state(Arc::clone(app), account::only_guests))
        .layer(from_fn_with_state(Arc::clone(app), admin::keep_out))
        .layer(from_fn_with_state(Arc::clone(app), notice))
        .layer(from_fn_with_state(Arc::clone(app), headers::same_origin))
        .layer(from_fn_with_state(limits::PerClient::new(app), limits::check))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        // Around all others, because their refusals are private too.
        .layer(from_fn(headers::not_stored));
    let pages = Router::new()
        .fallback(files::serve)
        .with_state(Arc::clone(app))
        .layer(CompressionLayer::new().compress_when(not_packed()))
        .layer(from_fn_with_state(Arc::clone(app), notice));
    let app_routes = Router::new()
        .nest("/api", api)
        .merge(match monitoring {
            Monitoring::Here => monitor::routes(),
            Monitoring::Elsewhere => Router::new(),
        })
        .merge(pages)
        .layer(from_fn_with_state(Arc::clone(app), access::note))
        .layer(from_fn(headers::safe))
        .layer(CatchPanicLayer::new())
        .with_state(Arc::clone(app));
    match app.config.base_path.as_str() {
        "" => app_routes,
        base => under_base_path(base, app_routes),
    }
}
