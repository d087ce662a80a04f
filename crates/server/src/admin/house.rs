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
use crate::storage::{AdminStorage, HouseRows, SanctionRow, StorageError};

/// The setting that holds what everybody reads.
pub(super) const ANNOUNCEMENT: &str = "announcement";
/// The setting that is there while new people are kept out.
pub(super) const CLOSED: &str = "closed_to_newcomers";

/// What operators have settled for the whole server.
pub(crate) struct House(RwLock<Arc<Settled>>);

/// The same at one moment.
#[derive(Default)]
pub(crate) struct Settled {
    sanctions: Vec<Sanction>,
    ranges: Vec<(AddressRange, Sanction)>,
    announcement: Option<Announcement>,
    /// Whether new people are kept out.
    pub(crate) closed: bool,
    /// Who is an operator.
    pub(crate) operators: BTreeSet<String>,
}

impl House {
    pub(crate) async fn load(admin: &dyn AdminStorage) -> Result<House, StorageError> {
        Ok(House(RwLock::new(Arc::new(Settled::of(admin.house().await?)))))
    }

    /// Learns what has changed.
    pub(crate) async fn load_again(&self, admin: &dyn AdminStorage) -> Result<(), StorageError> {
        let settled = Arc::new(Settled::of(admin.house().await?));
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = settled;
        Ok(())
    }

    /// How it stands now.
    pub(crate) fn now(&self) -> Arc<Settled> {
        Arc::clone(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// That a person is not kept out, from wherever he comes.
    pub(crate) fn check_person(&self, person: &str) -> Result<(), ApiError> {
        let now = now();
        self.now().sanction(SanctionKind::Ban, person, now).map_or(Ok(()), |ban| Err(banned(ban, now)))
    }

    /// That somebody is kept out neither himself nor by his address.
    pub(crate) fn check_line(&self, who: &Identity, address: IpAddr) -> Result<(), ApiError> {
        let now = now();
        self.now().ban_of(who, address, now).map_or(Ok(()), |ban| Err(banned(ban, now)))
    }

    /// That a person may speak.
    pub(crate) fn check_mute(&self, person: &str) -> Result<(), ApiError> {
        let now = now();
        match self.now().sanction(SanctionKind::Mute, person, now) {
            Some(mute) => Err(refusal("house-muted", mute, now)),
            None => Ok(()),
        }
    }

    /// Whether somebody is an operator.
    pub(crate) fn is_operator(&self, person: &str) -> bool {
        self.now().operators.contains(person)
    }
}

impl Settled {
    fn of(rows: HouseRows) -> Settled {
        let sanctions: Vec<Sanction> = rows.sanctions.into_iter().filter_map(sanction).collect();
        let ranges = sanctions
            .iter()
            .filter(|sanction| sanction.kind == SanctionKind::BanAddresses)
            .filter_map(|sanction| Some((sanction.whom.parse().ok()?, sanction.clone())))
            .collect();
        let value = |key: &str| rows.values.iter().find(|(name, _)| name == key).map(|(_, value)| value);
        Settled {
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

    /// What keeps somebody out who comes from an address. Operators come in from everywhere: nobody locks himself out of what would let
    /// him in again.
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

    /// Whether somebody is an operator, himself and not by a program.
    pub(crate) fn has_operator(&self, who: &Identity) -> bool {
        matches!(who, Identity::Person(me) if self.operators.contains(&me.id))
    }

    /// Whether a line that somebody has open is to end.
    pub(crate) fn keeps_out(&self, who: &Identity, address: IpAddr) -> bool {
        self.ban_of(who, address, now()).is_some()
    }

    /// Whether anybody is kept out.
    pub(crate) fn has_bans(&self) -> bool {
        self.sanctions.iter().any(|sanction| sanction.kind != SanctionKind::Mute)
    }

    /// What keeps somebody from something now.
    pub(crate) fn in_force(&self) -> Vec<Sanction> {
        let now = now();
        self.sanctions.iter().filter(|sanction| is_in_force(sanction, now)).cloned().collect()
    }

    /// What everybody reads now.
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

/// Why something is refused: with the note, and for how many hours more.
fn refusal(why: &'static str, sanction: &Sanction, now: u64) -> ApiError {
    const HOUR: u64 = 60 * 60 * 1000;
    let hours = sanction.until.map_or(0, |until| until.saturating_sub(now).div_ceil(HOUR));
    let note = if sanction.note.is_empty() { "–" } else { sanction.note.as_str() };
    let phrase = Phrase::new(why).with("note", note.to_owned()).with("hours", hours.saturating_as::<i64>());
    ApiError::new(ErrorCode::NotYours, phrase)
}
