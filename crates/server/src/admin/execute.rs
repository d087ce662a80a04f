//! Executes operators' commands in a running server: those that concern a table in memory, and those that need only the database.

use std::sync::Arc;

use super::by_database;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::people::tidy_name;
use crate::protocol::{AdminCommand, Me};
use crate::tables::{TableGuard, show_person};

pub(super) async fn execute(app: &Arc<AppState>, who: &str, command: AdminCommand) -> Result<(), ApiError> {
    match command {
        AdminCommand::HideTable { table, hidden } => {
            TableGuard::open(app, &table).await?.hide_from_strangers(hidden).await
        }
        AdminCommand::EndTable { table } => TableGuard::open(app, &table).await?.break_off().await,
        AdminCommand::DeleteTable { table } => TableGuard::remove_by_operator(app, &table).await,
        AdminCommand::DeleteRemark { table, remark } => {
            TableGuard::open(app, &table).await?.delete_remark(remark).await
        }
        AdminCommand::Rename { person, name } => {
            let me = app.person(&person).await?.ok_or_else(ApiError::nothing_there)?;
            let me = Me { name: tidy_name(&name)?, ..me };
            show_person(app, app.rename_person(&me).await?);
            Ok(())
        }
        keys @ AdminCommand::RotateKeys { .. } => {
            by_database::execute(app.storage.admin().as_ref(), who, keys).await?;
            Ok(app.renew_signing_keys().await?)
        }
        other => by_database::execute(app.storage.admin().as_ref(), who, other).await,
    }
}
