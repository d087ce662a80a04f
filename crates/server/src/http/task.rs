//! Changes run to their end, even if the client that asked for them hangs up.

use std::future::Future;

use crate::no::No;

/// Runs a change as a task of its own, and waits for it.
pub(super) async fn to_the_end<T: Send + 'static>(
    change: impl Future<Output = Result<T, No>> + Send + 'static,
) -> Result<T, No> {
    tokio::spawn(change).await.unwrap_or_else(|error| {
        tracing::error!(%error, "a change broke down");
        Err(No::storage())
    })
}
