//! Each thing that an operator can ask for.

use std::sync::Arc;

use super::house::{ANNOUNCEMENT, CLOSED};
use super::range::AddressRange;
use crate::app_state::{AppState, now};
use crate::error::ApiError;
use crate::http::tell_name;
use crate::people::{in_ink, tidy_name};
use crate::protocol::{AdminCommand, Announcement, Me, SanctionKind};
use crate::storage::SanctionRow;
use crate::tables::TableGuard;

/// The longest note and the longest announcement.
const LONGEST_TEXT: usize = 500;

pub(super) async fn carry_out(app: &Arc<AppState>, who: &str, command: AdminCommand) -> Result<(), ApiError> {
    let admin = app.storage.admin();
    match command {
        AdminCommand::HideTable { table, hidden } => {
            TableGuard::open(app, &table).await?.hide_from_strangers(hidden).await
        }
        AdminCommand::EndTable { table } => TableGuard::open(app, &table).await?.break_off().await,
        AdminCommand::DeleteTable { table } => TableGuard::open(app, &table).await?.remove().await,
        AdminCommand::DeleteRemark { table, remark } => {
            TableGuard::open(app, &table).await?.delete_remark(remark).await
        }
        AdminCommand::Rename { person, name } => rename(app, person, &name).await,
        AdminCommand::Mute { person, hours, note } => {
            check_known(app, &person).await?;
            sanction(app, SanctionKind::Mute, person, hours, &note).await
        }
        AdminCommand::Ban { person, hours, note } => {
            check_known(app, &person).await?;
            // Whoever bans all operators would leave nobody who can undo it.
            if person == who || app.house.is_operator(&person) {
                return Err(ApiError::not_now("admin-operator"));
            }
            sanction(app, SanctionKind::Ban, person.clone(), hours, &note).await?;
            app.dismiss(&person).await;
            Ok(())
        }
        AdminCommand::BanAddresses { range, hours, note } => {
            let range: AddressRange = range.parse().map_err(|_| ApiError::invalid("admin-bad-range"))?;
            sanction(app, SanctionKind::BanAddresses, range.to_string(), hours, &note).await
        }
        AdminCommand::Lift { sanction } => found(admin.lift_sanction(sanction).await?),
        AdminCommand::Announce { text, hours } => {
            let text = tidy_text(&text)?;
            let (since, until) = (now(), until(hours));
            let told = (!text.is_empty()).then_some(Announcement { text, since, until });
            let json = told.map(|told| serde_json::to_string(&told).expect("it has plain keys"));
            Ok(admin.save_house_value(ANNOUNCEMENT, json.as_deref()).await?)
        }
        AdminCommand::CloseToNewcomers { closed } => {
            Ok(admin.save_house_value(CLOSED, closed.then_some("")).await?)
        }
        AdminCommand::RotateKeys { days } => {
            admin.rotate_signing_key(days).await?;
            Ok(app.renew_signing_keys().await?)
        }
        AdminCommand::FreeSpace => Ok(admin.free_space().await?),
        AdminCommand::Grant { person } => {
            check_known(app, &person).await?;
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

async fn check_known(app: &AppState, person: &str) -> Result<(), ApiError> {
    found(app.person(person).await?.is_some())
}

async fn rename(app: &Arc<AppState>, person: String, name: &str) -> Result<(), ApiError> {
    check_known(app, &person).await?;
    let me = Me { id: person, name: tidy_name(name)? };
    tell_name(app, app.rename_person(&me).await?);
    Ok(())
}

async fn sanction(
    app: &AppState,
    kind: SanctionKind,
    whom: String,
    hours: Option<u32>,
    note: &str,
) -> Result<(), ApiError> {
    let kind = serde_json::to_value(kind).expect("a kind is a word");
    let kind = kind.as_str().unwrap_or_default().to_owned();
    let row =
        SanctionRow { number: 0, kind, whom, since: now(), until: until(hours), note: tidy_text(note)? };
    Ok(app.storage.admin().add_sanction(&row).await?)
}

fn until(hours: Option<u32>) -> Option<u64> {
    hours.map(|hours| now() + u64::from(hours) * 60 * 60 * 1000)
}

fn tidy_text(text: &str) -> Result<String, ApiError> {
    let tidy = in_ink(text).trim().to_owned();
    if tidy.chars().count() > LONGEST_TEXT { Err(ApiError::invalid("server-bad-remark")) } else { Ok(tidy) }
}
