//! Changes run to their end, even if the client that asked for them hangs up.

use std::future::Future;

use crate::error::ApiError;

/// Runs a change as a task of its own, and waits for it.
pub(super) async fn to_the_end<T: Send + 'static>(
    change: impl Future<Output = Result<T, ApiError>> + Send + 'static,
) -> Result<T, ApiError> {
    tokio::spawn(change).await.unwrap_or_else(|error| {
        tracing::error!(%error, "a change broke down");
        Err(ApiError::storage())
    })
}
