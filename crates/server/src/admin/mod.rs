//! Operators' commands. Each one, from the web page or the command line, is first written to the audit log; a server then takes it
//! from there and executes it. So the log is complete, and the command line reaches a server through the database alone. If no
//! server is running, the command line executes what needs only the database.

mod by_database;
mod execute;
mod range;
mod site_settings;

use std::sync::Arc;
use std::time::Duration;

use tokio::time::interval;

pub use self::by_database::{execute_by_database, needs_a_server};
pub(crate) use self::site_settings::{CurrentSettings, SiteSettings};
use crate::app_state::{AppState, now};
use crate::error::ApiError;
use crate::protocol::{AdminAction, AdminCommand, AdminOutcome};
use crate::storage::{AdminActionRow, StorageError};

/// How often a server checks for commands from elsewhere.
const EVERY: Duration = Duration::from_secs(1);
/// How long a server may take for a command, in milliseconds; after that, another server may execute it.
const LEASE: u64 = 60_000;
/// The outcome of an executed command.
const DONE: &str = "done";

/// Executes an operator's command on this server, and returns its line of the audit log.
pub(crate) async fn ask(
    app: &Arc<AppState>,
    who: &str,
    command: &AdminCommand,
) -> Result<AdminAction, ApiError> {
    let admin = app.storage.admin();
    let json = serde_json::to_string(command).expect("a command is a map with plain keys");
    let number = admin.log_action(who, command.person().unwrap_or_default(), &json, now()).await?;
    take_up(app, number).await?;
    let row = admin.action(number).await?.ok_or_else(ApiError::nothing_there)?;
    Ok(shown(row))
}

/// Executes commands from elsewhere, and applies what other servers executed, until the server stops.
pub(crate) async fn follow(app: Arc<AppState>) {
    let mut ticks = interval(EVERY);
    let mut known = None;
    while !app.is_closing() {
        ticks.tick().await;
        if let Err(error) = look(&app, &mut known).await {
            tracing::warn!(%error, "cannot read operators' commands; trying again");
        }
    }
}

async fn look(app: &Arc<AppState>, known: &mut Option<u64>) -> Result<(), StorageError> {
    let admin = app.storage.admin();
    for row in admin.waiting_actions(now().saturating_sub(LEASE)).await? {
        take_up(app, row.number).await?;
    }
    let finished = Some(admin.actions_finished().await?);
    if *known != finished {
        app.settle().await?;
        *known = finished;
    }
    Ok(())
}

/// Executes a line of the audit log, unless another server does.
async fn take_up(app: &Arc<AppState>, number: u32) -> Result<(), StorageError> {
    let (admin, now) = (app.storage.admin(), now());
    if !admin.take_action(number, now.saturating_sub(LEASE), now).await? {
        return Ok(());
    }
    let Some(row) = admin.action(number).await? else { return Ok(()) };
    let done = match serde_json::from_str::<AdminCommand>(&row.command) {
        Ok(command) => execute::execute(app, &row.who, command).await,
        // A newer version asked for it.
        Err(_) => Err(ApiError::invalid("admin-unknown-command")),
    };
    let outcome = match done {
        Ok(()) => DONE.into(),
        Err(error) => error.why.id,
    };
    tracing::info!(number, who = row.who, %outcome, "executed an operator's command");
    // Whoever reads that it is done finds it so.
    app.settle().await?;
    admin.finish_action(number, &outcome).await
}

/// A line of the audit log, as operators see it.
pub fn shown(row: AdminActionRow) -> AdminAction {
    let AdminActionRow { number, at, who, command, outcome } = row;
    let outcome = match outcome.as_str() {
        "" => AdminOutcome::Waiting,
        DONE => AdminOutcome::Done,
        why => AdminOutcome::Refused { why: why.to_owned() },
    };
    AdminAction { number, at, who, command: serde_json::from_str(&command).ok(), outcome }
}
