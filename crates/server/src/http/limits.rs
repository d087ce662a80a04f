//! How much one client may ask.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::config::Limits;
use crate::house::House;
use crate::no::No;

/// Requests a second over HTTP, and how many at once.
const REQUESTS: (u32, u32) = (40, 200);
/// Messages a second over a socket, and how many at once: a hand that hovers over a board asks for many previews.
const MESSAGES: (u32, u32) = (40, 160);
/// After so many requests, clients that have been quiet are forgotten.
const TIDY: u64 = 4096;

fn quota((each_second, at_once): (u32, u32)) -> Quota {
    let number = |number| NonZeroU32::new(number).expect("the limits are not zero");
    Quota::per_second(number(each_second)).allow_burst(number(at_once))
}

/// How much each client asks over HTTP.
#[derive(Clone)]
pub(super) struct PerClient {
    house: Arc<House>,
    limiter: Arc<DefaultKeyedRateLimiter<IpAddr>>,
}

impl PerClient {
    pub(super) fn new(house: &Arc<House>) -> PerClient {
        PerClient { house: Arc::clone(house), limiter: Arc::new(RateLimiter::keyed(quota(REQUESTS))) }
    }
}

/// Refuses a client that asks too much.
pub(super) async fn check(State(clients): State<PerClient>, request: Request, next: Next) -> Response {
    let PerClient { house, limiter } = clients;
    if house.config.limits == Limits::None {
        return next.run(request).await;
    }
    if house.metrics.requests.get().is_multiple_of(TIDY) {
        limiter.retain_recent();
    }
    if limiter.check_key(&client(&house, &request)).is_err() {
        house.metrics.slowed.inc();
        return No::slow().into_response();
    }
    next.run(request).await
}

/// Where a request comes from.
fn client(house: &House, request: &Request) -> IpAddr {
    let forwarded = request.headers().get("x-forwarded-for").and_then(|value| value.to_str().ok());
    // The last address is the one that our own proxy saw.
    let seen = forwarded.and_then(|list| list.rsplit(',').next()?.trim().parse().ok());
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    seen.filter(|_| house.config.behind_proxy).or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}

/// How much one socket asks.
pub(super) struct PerSocket(Option<DefaultDirectRateLimiter>);

impl PerSocket {
    pub(super) fn new(house: &House) -> PerSocket {
        PerSocket((house.config.limits == Limits::Usual).then(|| RateLimiter::direct(quota(MESSAGES))))
    }

    /// Whether one more message is welcome.
    pub(super) fn allows_one_more(&self) -> bool {
        self.0.as_ref().is_none_or(|limiter| limiter.check().is_ok())
    }
}
