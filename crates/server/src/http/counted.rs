//! Socket requests that count for the client's address: only those that store something.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;

use crate::app_state::AppState;
use crate::people::Identity;
use crate::protocol::{ServerMessage, TableRequest};
use crate::quotas::FromOneAddress;
use crate::tables::{TableGuard, refused};

/// The sender of a table request, with what counts for their address.
pub(super) struct Asker {
    pub(super) app: Arc<AppState>,
    pub(super) who: Identity,
    pub(super) address: IpAddr,
    pub(super) counted: Option<FromOneAddress>,
}

/// Sends a request to a table. A request that was executed before is answered even if the quota is used up.
pub(super) async fn ask_counted(
    guard: &mut TableGuard,
    Asker { app, who, address, counted }: &Asker,
    (id, ask): (&str, &TableRequest),
    later: impl Fn(Utf8Bytes) + Send + 'static,
) -> Option<ServerMessage> {
    if let Some(what) = counted
        && !guard.knows(who, id)
        && let Err(error) = app.check_room(*what, *address)
    {
        return Some(refused(Some(id.to_owned()), error));
    }
    let before = guard.version();
    let answer = guard.ask(who, id.to_owned(), ask.clone(), later).await;
    if let Some(what) = counted.filter(|_| guard.version() > before) {
        app.count_kept(what, *address);
    }
    answer
}

/// What counts for the sender's address. `None` for requests that store nothing.
pub(super) const fn counted_as(ask: &TableRequest) -> Option<FromOneAddress> {
    match ask {
        TableRequest::Say { .. } => Some(FromOneAddress::Remarks),
        TableRequest::Preview { .. }
        | TableRequest::Account { .. }
        | TableRequest::Explain { .. }
        | TableRequest::Chapters { .. }
        | TableRequest::Forecast { .. }
        | TableRequest::Hint { .. }
        | TableRequest::OfferOrders { .. } => None,
        _ => Some(FromOneAddress::Decisions),
    }
}
