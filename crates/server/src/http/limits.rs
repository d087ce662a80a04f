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

/// Requests a second over HTTP, and how many at once.
const REQUESTS: (u32, u32) = (40, 200);
/// Messages a second over a socket, and how many at once: a hand that hovers over a board asks for many previews.
const MESSAGES: (u32, u32) = (40, 160);
/// How many sockets one client may have open.
const SOCKETS: u32 = 200;
/// After so many requests, clients that have been quiet are forgotten.
const TIDY: u64 = 4096;

fn quota((each_second, at_once): (u32, u32)) -> Quota {
    let number = |number| NonZeroU32::new(number).expect("the limits are not zero");
    Quota::per_second(number(each_second)).allow_burst(number(at_once))
}

/// How much each client asks over HTTP.
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
    by_client: Arc<Mutex<HashMap<IpAddr, u32>>>,
    most: u32,
}

/// A socket that a client has open, until this is dropped.
pub(super) struct OpenSocket {
    all: OpenSockets,
    client: IpAddr,
}

impl OpenSockets {
    /// None is open yet.
    pub(super) fn new(limits: Limits) -> OpenSockets {
        let most = match limits {
            Limits::Usual => SOCKETS,
            Limits::None => u32::MAX,
        };
        OpenSockets { by_client: Arc::default(), most }
    }

    /// One more, unless there are too many.
    fn one_more(&self, client: IpAddr) -> Option<OpenSocket> {
        let mut all = self.by_client.lock().unwrap_or_else(PoisonError::into_inner);
        let open = all.entry(client).or_default();
        (*open < self.most).then(|| {
            *open += 1;
            OpenSocket { all: self.clone(), client }
        })
    }
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        let mut all = self.all.by_client.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = all.get_mut(&self.client) {
            *open -= 1;
            if *open == 0 {
                all.remove(&self.client);
            }
        }
    }
}

/// Refuses a client that has too many sockets open.
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

/// Refuses a client that asks too much.
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

/// Where a request comes from.
pub(super) struct Client(pub(super) IpAddr);

impl FromRequestParts<Arc<AppState>> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<Client, Infallible> {
        Ok(Client(client(app, &parts.headers, &parts.extensions)))
    }
}

/// How much one socket asks.
pub(super) struct PerSocket(Option<DefaultDirectRateLimiter>);

impl PerSocket {
    pub(super) fn new(app: &AppState) -> PerSocket {
        PerSocket((app.config.limits == Limits::Usual).then(|| RateLimiter::direct(quota(MESSAGES))))
    }

    /// Whether one more message is welcome.
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
    fn where_there_are_no_limits_a_client_has_as_many_sockets_as_it_likes() {
        let all = OpenSockets::new(Limits::None);
        let open = (0..=SOCKETS).filter_map(|_| all.one_more(IpAddr::V4(Ipv4Addr::LOCALHOST)));
        assert_eq!(open.collect::<Vec<_>>().len(), SOCKETS as usize + 1);
    }
}
