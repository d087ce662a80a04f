//! The operators' settings for the whole server (bans, mutes, announcement, closed to new people), in memory for every request.

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::sync::{Arc, PoisonError, RwLock};

use serde_json::json;
use table::{Phrase, SaturatingAs};

use super::range::AddressRange;
use crate::app_state::now;
use crate::error::ApiError;
use crate::people::Identity;
use crate::protocol::{Announcement, ErrorCode, Sanction, SanctionKind};
use crate::storage::{AdminStorage, SanctionRow, SiteSettingRows, StorageError};

/// The key of the stored announcement.
pub(super) const ANNOUNCEMENT: &str = "announcement";
/// The key that is stored while the server is closed to new people.
pub(super) const CLOSED: &str = "closed_to_newcomers";

/// The server-wide settings of the operators.
pub(crate) struct SiteSettings(RwLock<Arc<CurrentSettings>>);

/// A snapshot of these settings.
#[derive(Default)]
pub(crate) struct CurrentSettings {
    sanctions: Vec<Sanction>,
    ranges: Vec<(AddressRange, Sanction)>,
    announcement: Option<Announcement>,
    /// Whether the server is closed to new people.
    pub(crate) closed: bool,
    /// The ids of the operators.
    pub(crate) operators: BTreeSet<String>,
}

impl SiteSettings {
    pub(crate) async fn load(admin: &dyn AdminStorage) -> Result<SiteSettings, StorageError> {
        Ok(SiteSettings(RwLock::new(Arc::new(CurrentSettings::of(admin.site_settings().await?)))))
    }

    /// Reloads the settings from the database.
    pub(crate) async fn load_again(&self, admin: &dyn AdminStorage) -> Result<(), StorageError> {
        let settled = Arc::new(CurrentSettings::of(admin.site_settings().await?));
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = settled;
        Ok(())
    }

    /// The current settings.
    pub(crate) fn now(&self) -> Arc<CurrentSettings> {
        Arc::clone(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Checks that a person is not banned, regardless of their address.
    pub(crate) fn check_person(&self, person: &str) -> Result<(), ApiError> {
        let now = now();
        self.now().sanction(SanctionKind::Ban, person, now).map_or(Ok(()), |ban| Err(banned(ban, now)))
    }

    /// Checks that neither a person nor their address is banned.
    pub(crate) fn check_line(&self, who: &Identity, address: IpAddr) -> Result<(), ApiError> {
        let now = now();
        self.now().ban_of(who, address, now).map_or(Ok(()), |ban| Err(banned(ban, now)))
    }

    /// Checks that a person is not muted.
    pub(crate) fn check_mute(&self, person: &str) -> Result<(), ApiError> {
        let now = now();
        match self.now().sanction(SanctionKind::Mute, person, now) {
            Some(mute) => Err(refusal("house-muted", mute, now)),
            None => Ok(()),
        }
    }

    /// Whether a person is an operator.
    pub(crate) fn is_operator(&self, person: &str) -> bool {
        self.now().operators.contains(person)
    }
}

impl CurrentSettings {
    fn of(rows: SiteSettingRows) -> CurrentSettings {
        let sanctions: Vec<Sanction> = rows.sanctions.into_iter().filter_map(sanction).collect();
        let ranges = sanctions
            .iter()
            .filter(|sanction| sanction.kind == SanctionKind::BanAddresses)
            .filter_map(|sanction| Some((sanction.whom.parse().ok()?, sanction.clone())))
            .collect();
        let value = |key: &str| rows.values.iter().find(|(name, _)| name == key).map(|(_, value)| value);
        CurrentSettings {
            sanctions,
            ranges,
            announcement: value(ANNOUNCEMENT).and_then(|json| serde_json::from_str(json).ok()),
            closed: value(CLOSED).is_some(),
            operators: rows.operators.into_iter().collect(),
        }
    }

    fn sanction(&self, kind: SanctionKind, person: &str, now: u64) -> Option<&Sanction> {
        let his = |sanction: &&Sanction| sanction.kind == kind && sanction.whom == person;
        self.sanctions.iter().find(|sanction| his(sanction) && is_in_force(sanction, now))
    }

    /// The ban that applies to somebody at an address. Address bans do not apply to operators: nobody can lock themselves out.
    fn ban_of(&self, who: &Identity, address: IpAddr, now: u64) -> Option<&Sanction> {
        let ban = |person: &str| self.sanction(SanctionKind::Ban, person, now);
        let of_person = match who {
            _ if self.has_operator(who) => return None,
            Identity::Person(me) => ban(&me.id),
            Identity::Program { owner, .. } => ban(owner),
            Identity::BotAccount { me, owner } => ban(&me.id).or_else(|| ban(owner)),
            Identity::Nobody => None,
        };
        let holds = |(range, sanction): &&(AddressRange, Sanction)| {
            range.contains(address) && is_in_force(sanction, now)
        };
        of_person.or_else(|| self.ranges.iter().find(holds).map(|(_, sanction)| sanction))
    }

    /// Whether somebody is an operator, in person and not as a program.
    pub(crate) fn has_operator(&self, who: &Identity) -> bool {
        matches!(who, Identity::Person(me) if self.operators.contains(&me.id))
    }

    /// Whether an open connection must be closed.
    pub(crate) fn keeps_out(&self, who: &Identity, address: IpAddr) -> bool {
        self.ban_of(who, address, now()).is_some()
    }

    /// Whether there are any bans.
    pub(crate) fn has_bans(&self) -> bool {
        self.sanctions.iter().any(|sanction| sanction.kind != SanctionKind::Mute)
    }

    /// All current sanctions.
    pub(crate) fn in_force(&self) -> Vec<Sanction> {
        let now = now();
        self.sanctions.iter().filter(|sanction| is_in_force(sanction, now)).cloned().collect()
    }

    /// The current announcement.
    pub(crate) fn announcement(&self) -> Option<Announcement> {
        let now = now();
        self.announcement.clone().filter(|told| told.until.is_none_or(|until| until > now))
    }
}

fn sanction(row: SanctionRow) -> Option<Sanction> {
    let kind = serde_json::from_value(json!(row.kind)).ok()?;
    let SanctionRow { number, whom, since, until, note, .. } = row;
    Some(Sanction { number, kind, whom, since, until, note })
}

fn is_in_force(sanction: &Sanction, now: u64) -> bool {
    sanction.until.is_none_or(|until| until > now)
}

fn banned(ban: &Sanction, now: u64) -> ApiError {
    refusal("house-banned", ban, now)
}

/// The error for a sanction: with its note, and the remaining hours.
fn refusal(why: &'static str, sanction: &Sanction, now: u64) -> ApiError {
    const HOUR: u64 = 60 * 60 * 1000;
    let hours = sanction.until.map_or(0, |until| until.saturating_sub(now).div_ceil(HOUR));
    let note = if sanction.note.is_empty() { "–" } else { sanction.note.as_str() };
    let phrase = Phrase::new(why).with("note", note.to_owned()).with("hours", hours.saturating_as::<i64>());
    ApiError::new(ErrorCode::NotYours, phrase)
}
