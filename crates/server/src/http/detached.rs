//! Runs changes to their end, even if the client disconnects.

use std::future::Future;
use std::sync::Arc;

use crate::app_state::AppState;
use crate::error::ApiError;
use crate::protocol::Me;
use crate::tables::forget_if_gone;

/// Runs a change as a separate task, and waits for it. If the caller was deleted meanwhile, nothing of the change names them.
pub(super) async fn to_the_end<T, C>(
    app: Arc<AppState>,
    me: Me,
    change: impl FnOnce(Arc<AppState>, Me) -> C,
) -> Result<T, ApiError>
where
    T: Send + 'static,
    C: Future<Output = Result<T, ApiError>> + Send + 'static,
{
    let change = change(Arc::clone(&app), me.clone());
    let task = tokio::spawn(async move {
        let changed = change.await;
        forget_if_gone(&app, me).await;
        changed
    });
    task.await.unwrap_or_else(|error| {
        tracing::error!(%error, "a change failed");
        Err(ApiError::storage())
    })
}
