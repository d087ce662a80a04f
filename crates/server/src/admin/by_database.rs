//! Executes operators' commands that need only the database, so that no server has to be running.

use super::range::AddressRange;
use super::site_settings::{ANNOUNCEMENT, CLOSED};
use super::{DONE, LEASE, shown};
use crate::app_state::now;
use crate::error::ApiError;
use crate::people::{in_ink, tidy_name};
use crate::protocol::{AdminAction, AdminCommand, Announcement, SanctionKind};
use crate::storage::{AdminStorage, SanctionRow, StorageError};

/// The maximum length of a note and of the announcement.
const LONGEST_TEXT: usize = 500;

/// Whether a command needs a running server, because it restores a game.
pub fn needs_a_server(command: &AdminCommand) -> bool {
    matches!(
        command,
        AdminCommand::HideTable { .. } | AdminCommand::EndTable { .. } | AdminCommand::DeleteTable { .. }
    )
}

/// Executes a line of the audit log without a server, unless a server has executed it or must. Running servers apply changed
/// server-wide settings within a second.
///
/// # Errors
/// If the database cannot be used.
pub async fn execute_by_database(
    admin: &dyn AdminStorage,
    number: u32,
) -> Result<Option<AdminAction>, StorageError> {
    let Some(row) = admin.action(number).await? else { return Ok(None) };
    let Ok(command) = serde_json::from_str::<AdminCommand>(&row.command) else { return Ok(None) };
    let now = now();
    if needs_a_server(&command) || !admin.take_action(number, now.saturating_sub(LEASE), now).await? {
        return Ok(None);
    }
    let outcome = match execute(admin, &row.who, command).await {
        Ok(()) => DONE.into(),
        Err(error) => error.why.id,
    };
    admin.finish_action(number, &outcome).await?;
    Ok(admin.action(number).await?.map(shown))
}

/// Executes an operator's command.
pub(super) async fn execute(
    admin: &dyn AdminStorage,
    who: &str,
    command: AdminCommand,
) -> Result<(), ApiError> {
    match command {
        AdminCommand::HideTable { .. } | AdminCommand::EndTable { .. } | AdminCommand::DeleteTable { .. } => {
            Err(ApiError::not_now("admin-needs-server"))
        }
        AdminCommand::DeleteRemark { table, remark } => {
            let table = admin.look_at_table(&table).await?.ok_or_else(ApiError::no_table)?;
            found(admin.delete_remark(table.number, remark).await?)
        }
        AdminCommand::Rename { person, name } => {
            check_known(admin, &person).await?;
            Ok(admin.rename(&person, &tidy_name(&name)?).await?)
        }
        AdminCommand::Mute { person, hours, note } => {
            check_known(admin, &person).await?;
            sanction(admin, SanctionKind::Mute, person, hours, &note).await
        }
        AdminCommand::Ban { person, hours, note } => {
            check_known(admin, &person).await?;
            // Whoever bans all operators would leave nobody who can undo it.
            if person == who || admin.site_settings().await?.operators.contains(&person) {
                return Err(ApiError::not_now("admin-operator"));
            }
            sanction(admin, SanctionKind::Ban, person, hours, &note).await
        }
        AdminCommand::BanAddresses { range, hours, note } => {
            let range: AddressRange = range.parse().map_err(|_| ApiError::invalid("admin-bad-range"))?;
            sanction(admin, SanctionKind::BanAddresses, range.to_string(), hours, &note).await
        }
        AdminCommand::Lift { sanction } => found(admin.lift_sanction(sanction).await?),
        AdminCommand::Announce { text, hours } => {
            let text = tidy_text(&text)?;
            let (since, until) = (now(), until(hours));
            let told = (!text.is_empty()).then_some(Announcement { text, since, until });
            let json = told.map(|told| serde_json::to_string(&told).expect("it has plain keys"));
            Ok(admin.save_site_setting(ANNOUNCEMENT, json.as_deref()).await?)
        }
        AdminCommand::CloseToNewcomers { closed } => {
            Ok(admin.save_site_setting(CLOSED, closed.then_some("")).await?)
        }
        AdminCommand::RotateKeys { days } => Ok(admin.rotate_signing_key(days).await?),
        // Its code is told once, to whoever makes it.
        AdminCommand::Invite { .. } => Err(ApiError::not_now("admin-invite-there")),
        AdminCommand::FreeSpace => Ok(admin.free_space().await?),
        AdminCommand::Grant { person } => {
            check_known(admin, &person).await?;
            admin.set_operator(&person, true).await?;
            Ok(())
        }
        // The last one can be taken away by the command line alone, which has put him there.
        AdminCommand::Revoke { person } if person == who => Err(ApiError::not_now("admin-operator")),
        AdminCommand::Revoke { person } => found(admin.set_operator(&person, false).await?),
        AdminCommand::CloseReport { report } => found(admin.close_report(report).await?),
    }
}

fn found(found: bool) -> Result<(), ApiError> {
    if found { Ok(()) } else { Err(ApiError::nothing_there()) }
}

async fn check_known(admin: &dyn AdminStorage, person: &str) -> Result<(), ApiError> {
    found(admin.knows(person).await?)
}

async fn sanction(
    admin: &dyn AdminStorage,
    kind: SanctionKind,
    whom: String,
    hours: Option<u32>,
    note: &str,
) -> Result<(), ApiError> {
    let kind = serde_json::to_value(kind).expect("a kind is a word");
    let kind = kind.as_str().unwrap_or_default().to_owned();
    let row =
        SanctionRow { number: 0, kind, whom, since: now(), until: until(hours), note: tidy_text(note)? };
    Ok(admin.add_sanction(&row).await?)
}

fn until(hours: Option<u32>) -> Option<u64> {
    hours.map(|hours| now() + u64::from(hours) * 60 * 60 * 1000)
}

fn tidy_text(text: &str) -> Result<String, ApiError> {
    let tidy = in_ink(text).trim().to_owned();
    if tidy.chars().count() > LONGEST_TEXT { Err(ApiError::invalid("server-bad-remark")) } else { Ok(tidy) }
}
