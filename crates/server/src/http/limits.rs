//! Rate limits per client.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::address::client;
use crate::app_state::AppState;
use crate::config::Limits;
use crate::error::ApiError;

/// HTTP requests per second, and the burst.
const REQUESTS: (u32, u32) = (40, 200);
/// Socket messages per second, and the burst: a mouse moving over a board requests many previews.
const MESSAGES: (u32, u32) = (40, 160);
/// Queries per second over all sockets of a client, and the burst: as many as ten moving mice. Decisions do not count, so that
/// nobody keeps others at the same address from playing.
const QUESTIONS: (u32, u32) = (400, 1600);
/// How many sockets a client may have open.
const SOCKETS: u32 = 200;
/// After this many requests, clients that have been quiet are forgotten.
const TIDY: u64 = 4096;

fn quota((each_second, at_once): (u32, u32)) -> Quota {
    let number = |number| NonZeroU32::new(number).expect("the limits are not zero");
    Quota::per_second(number(each_second)).allow_burst(number(at_once))
}

/// The HTTP rate limits of each client.
#[derive(Clone)]
pub(super) struct PerClient {
    app: Arc<AppState>,
    limiter: Arc<DefaultKeyedRateLimiter<IpAddr>>,
}

impl PerClient {
    pub(super) fn new(app: &Arc<AppState>) -> PerClient {
        PerClient { app: Arc::clone(app), limiter: Arc::new(RateLimiter::keyed(quota(REQUESTS))) }
    }
}

/// How many sockets each client has open.
#[derive(Clone)]
pub(super) struct OpenSockets {
    by_client: Arc<Mutex<HashMap<IpAddr, OfClient>>>,
    limits: Limits,
}

/// The sockets of a client.
struct OfClient {
    open: u32,
    /// The limit of queries over all of them.
    questions: Arc<DefaultDirectRateLimiter>,
}

/// A client's open socket, until this is dropped.
pub(super) struct OpenSocket {
    all: OpenSockets,
    client: IpAddr,
    questions: Arc<DefaultDirectRateLimiter>,
}

impl OpenSockets {
    /// None is open yet.
    pub(super) fn new(limits: Limits) -> OpenSockets {
        OpenSockets { by_client: Arc::default(), limits }
    }

    /// Adds a socket, unless there are too many.
    fn one_more(&self, client: IpAddr) -> Option<OpenSocket> {
        let mut all = self.by_client.lock().unwrap_or_else(PoisonError::into_inner);
        let questions = || Arc::new(RateLimiter::direct(quota(QUESTIONS)));
        let theirs = all.entry(client).or_insert_with(|| OfClient { open: 0, questions: questions() });
        (theirs.open < SOCKETS || self.limits == Limits::None).then(|| {
            theirs.open += 1;
            OpenSocket { all: self.clone(), client, questions: Arc::clone(&theirs.questions) }
        })
    }
}

impl OpenSocket {
    /// Whether another query is allowed over any socket of the client.
    pub(super) fn allows_one_more(&self) -> bool {
        self.all.limits == Limits::None || self.questions.check().is_ok()
    }
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        let mut all = self.all.by_client.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(theirs) = all.get_mut(&self.client) {
            theirs.open -= 1;
            if theirs.open == 0 {
                all.remove(&self.client);
            }
        }
    }
}

/// Rejects clients with too many open sockets.
pub(super) async fn check_sockets(
    State((app, sockets)): State<(Arc<AppState>, OpenSockets)>,
    mut request: Request,
    next: Next,
) -> Response {
    let Some(socket) = sockets.one_more(client(&app, request.headers(), request.extensions())) else {
        app.metrics.slowed.inc();
        return ApiError::slow().into_response();
    };
    request.extensions_mut().insert(Arc::new(socket));
    next.run(request).await
}

/// Rejects clients that send too many requests.
pub(super) async fn check(State(clients): State<PerClient>, request: Request, next: Next) -> Response {
    let PerClient { app, limiter } = clients;
    if app.config.limits == Limits::None {
        return next.run(request).await;
    }
    if app.metrics.requests.get().is_multiple_of(TIDY) {
        limiter.retain_recent();
    }
    if limiter.check_key(&client(&app, request.headers(), request.extensions())).is_err() {
        app.metrics.slowed.inc();
        return ApiError::slow().into_response();
    }
    next.run(request).await
}

/// The address of a request's client.
pub(super) struct Client(pub(super) IpAddr);

impl FromRequestParts<Arc<AppState>> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<Client, Infallible> {
        Ok(Client(client(app, &parts.headers, &parts.extensions)))
    }
}

/// The rate limit of a socket.
pub(super) struct PerSocket(Option<DefaultDirectRateLimiter>);

impl PerSocket {
    pub(super) fn new(app: &AppState) -> PerSocket {
        PerSocket((app.config.limits == Limits::Usual).then(|| RateLimiter::direct(quota(MESSAGES))))
    }

    /// Whether another message is allowed.
    pub(super) fn allows_one_more(&self) -> bool {
        self.0.as_ref().is_none_or(|limiter| limiter.check().is_ok())
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn a_client_has_so_many_sockets_and_gets_another_when_one_is_closed() {
        let all = OpenSockets::new(Limits::Usual);
        let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let mut open: Vec<OpenSocket> = (0..SOCKETS).filter_map(|_| all.one_more(here)).collect();
        assert_eq!(open.len(), SOCKETS as usize);
        assert!(all.one_more(here).is_none());
        assert!(all.one_more(IpAddr::V4(Ipv4Addr::UNSPECIFIED)).is_some(), "another client has its own");
        open.pop();
        assert!(all.one_more(here).is_some());
        open.clear();
        assert!(all.by_client.lock().unwrap().is_empty(), "nobody is remembered for nothing");
    }

    #[test]
    fn all_sockets_of_one_client_ask_no_more_than_a_few_and_those_of_another_have_their_own() {
        let all = OpenSockets::new(Limits::Usual);
        let open = |number: u8| all.one_more([192, 0, 2, number].into()).unwrap();
        let (one, another, others) = (open(1), open(1), open(2));
        let asked = (0..1_000_000).find(|_| !one.allows_one_more()).expect("there is an end");
        assert!(asked >= QUESTIONS.1);
        assert!((0..100_000).any(|_| !another.allows_one_more()), "they share what there is");
        assert!(others.allows_one_more());
    }

    #[test]
    fn where_there_are_no_limits_a_client_has_as_many_sockets_as_it_likes() {
        let all = OpenSockets::new(Limits::None);
        let open = (0..=SOCKETS).filter_map(|_| all.one_more(IpAddr::V4(Ipv4Addr::LOCALHOST)));
        assert_eq!(open.collect::<Vec<_>>().len(), SOCKETS as usize + 1);
    }
}
