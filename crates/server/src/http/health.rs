//! The routes `/health` and `/metrics`.

use std::sync::Arc;
use table::SaturatingAs;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use crate::app_state::{AppState, now};
use crate::oidc::Oidc;

/// The warning while a backup is missing.
const BACKUP_FAILED: &str = "The last backup could not be made: the log says why.\n";

/// 200 if the database is writable, otherwise 503 with the reason. A failed backup, or an identity provider or mail server that is
/// down, is reported but does not count as unhealthy.
pub(super) async fn health(State(app): State<Arc<AppState>>) -> (StatusCode, String) {
    match app.health.ask(app.storage.as_ref()).await {
        Ok(()) => {
            let failed = app.backups.has_failed().then(|| BACKUP_FAILED.to_owned());
            let remarks = app.storage.remarks().into_iter().map(|remark| format!("{remark}\n"));
            let provider = app.oidc.as_ref().and_then(Oidc::trouble);
            let away = provider.map(|why| {
                format!("The identity provider does not answer, nobody can sign in through it: {why}\n")
            });
            let mail = mail_trouble(&app)
                .map(|(_, why)| format!("The mail server takes no mail, so all of it waits: {why}\n"));
            let said =
                std::iter::once("well\n".to_owned()).chain(failed).chain(away).chain(mail).chain(remarks);
            (StatusCode::OK, said.collect())
        }
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")),
    }
}

/// Since when the mail server has been down, in milliseconds since 1970, and why.
fn mail_trouble(app: &AppState) -> Option<(u64, String)> {
    app.notices.mailer.as_ref()?.outage.trouble()
}

/// Metrics in the Prometheus format.
pub(super) async fn metrics(State(app): State<Arc<AppState>>) -> impl IntoResponse {
    app.metrics.tables.set(app.tables.len().saturating_as::<i64>());
    app.metrics.figures.look_at_process();
    app.metrics.backup_overdue.set(app.backups.overdue_seconds(now()));
    let mail_away = mail_trouble(&app).map_or(0, |(since, _)| app.now().saturating_sub(since) / 1000);
    app.metrics.notices.mail_away.set(mail_away.saturating_as::<i64>());
    ([(CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], app.metrics.text())
}
