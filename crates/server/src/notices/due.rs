//! Decides about due notices: whether to send them, on which channels, and when.

use std::sync::Arc;

use table::SaturatingAs;

use super::seal::mac;
use super::settings::{gets, next_digest, quiet_until, wants};
use super::told::is_asked;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::hex::hex;
use crate::protocol::{DeliveryState, NoticeKind, NoticeSettings, Stage};
use crate::storage::{ChannelRow, DeliveryRow, DueNotice, NoticeOutcome, TableSummary};
use crate::tables::Seen;

/// The minimum time between two messages about the same reserved seat, in milliseconds.
const INVITED_AGAIN: u64 = 24 * 60 * 60 * 1000;
/// How many of a person's latest messages are searched for duplicates.
const LOOKED_BACK: u32 = 1_000;
/// After which time it is looked again whether somebody sees what a page shows that is open, in milliseconds.
const LOOK_AGAIN: u64 = 1_000;
/// How many messages about the same may follow each other at once while he is not here.
const AT_ONCE_UNHEARD: usize = 2;
/// How long the next one waits after the one before it, in milliseconds; each further one twice as long.
const UNHEARD_PAUSE: u64 = 10 * 60 * 1000;
/// The longest that it waits.
const LONGEST_PAUSE: u64 = 24 * 60 * 60 * 1000;

/// A person's settings, or the defaults.
pub(super) async fn settings_of(app: &AppState, person: &str) -> Result<NoticeSettings, ApiError> {
    let kept = app.storage.notice_settings(person).await?;
    Ok(kept.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
}

/// Decides about a due notice.
pub(super) async fn decide(app: &Arc<AppState>, notice: &DueNotice) -> Result<NoticeOutcome, ApiError> {
    let wishes = settings_of(app, &notice.person).await?;
    let channels = app.storage.channels(&notice.person).await?;
    // A digest is about his turns: it goes where they would be told.
    let digests = wishes.digest.is_some() && is_in_digest(app, notice).await?;
    let about = if digests { NoticeKind::Turn } else { notice.kind };
    let gets = |channel: &&ChannelRow| channel.is_on() && gets(&wishes, &channel.id, about);
    let on: Vec<&ChannelRow> = channels.iter().filter(gets).collect();
    if on.is_empty() || !wants(&wishes, notice.kind) {
        return Ok(NoticeOutcome::Settled);
    }
    let now = app.now();
    if notice.number != 0 {
        match matters(app, notice).await? {
            Matters::Yes => {}
            Matters::No => return Ok(NoticeOutcome::Settled),
            Matters::Unclear => return Ok(NoticeOutcome::Later(now + LOOK_AGAIN)),
        }
    }
    if notice.kind == NoticeKind::Invited && was_invited(app, notice, now).await? {
        return Ok(NoticeOutcome::Settled);
    }
    if let Some(until) = quiet_until(&wishes, now).max(unheard_until(app, notice, now).await?) {
        return Ok(NoticeOutcome::Later(until));
    }
    let mut told = (notice.kind, notice.number, notice.version);
    if matches!(notice.kind, NoticeKind::Turn | NoticeKind::Remark)
        && let Some(digest) = next_digest(&wishes, notice.made)
    {
        if digest > now {
            return Ok(NoticeOutcome::Later(digest));
        }
        // All that waited for this digest is in the one message that the first of them makes.
        if digests {
            told = (NoticeKind::Digest, 0, digest);
        }
    }
    let message = |channel: &&ChannelRow| delivery(notice, channel, told, now);
    Ok(NoticeOutcome::Told(on.iter().map(message).collect()))
}

/// Whether a digest tells this: it lists tables that are not over. What is said after a game waits as long, and comes by itself.
async fn is_in_digest(app: &AppState, notice: &DueNotice) -> Result<bool, ApiError> {
    Ok(match notice.kind {
        NoticeKind::Turn => true,
        NoticeKind::Remark => {
            let table = app.storage.summary(notice.number).await?;
            table.is_some_and(|table| table.doc.stage != Stage::Over)
        }
        _ => false,
    })
}

/// Whether a person was already told about this invitation: a host who repeats it sends only one message.
async fn was_invited(app: &AppState, notice: &DueNotice, now: u64) -> Result<bool, ApiError> {
    let told = app.storage.deliveries(&notice.person, LOOKED_BACK).await?;
    let same = |row: &DeliveryRow| (row.kind, row.number) == (NoticeKind::Invited, notice.number);
    Ok(told.iter().any(|(row, _)| same(row) && now.saturating_sub(row.made) < INVITED_AGAIN))
}

/// Until when a message waits because he has not been here since those before it about the same. Whoever takes back and decides anew, says
/// something again, or invites to one table after the other, so calls nobody more often.
async fn unheard_until(app: &AppState, notice: &DueNotice, now: u64) -> Result<Option<u64>, ApiError> {
    let presence = &app.tables.presence;
    let last_here = presence.server_time().wall(presence.seen.of(&notice.person));
    let same = |row: &DeliveryRow| {
        row.kind == notice.kind && (row.number == notice.number || notice.kind == NoticeKind::Invited)
    };
    let told = app.storage.deliveries(&notice.person, LOOKED_BACK).await?;
    let unheard = told.iter().map(|(row, _)| row).filter(|row| same(row) && row.made > last_here);
    // The latest first; one on each channel.
    let mut made: Vec<u64> = unheard.map(|row| row.made).collect();
    made.dedup();
    let until = made.first().and_then(|latest| pause_until(*latest, made.len(), now));
    // A page that he does not see does not make him one who is here.
    Ok(until.filter(|_| !presence.looks(&notice.person)))
}

/// Until when the next message waits, if so many were not heard and the latest of them is from then.
fn pause_until(latest: u64, unheard: usize, now: u64) -> Option<u64> {
    let further = unheard.checked_sub(AT_ONCE_UNHEARD)?;
    let pause = UNHEARD_PAUSE.checked_shl(further.min(16).saturating_as::<u32>()).unwrap_or(u64::MAX);
    Some(latest + pause.min(LONGEST_PAUSE)).filter(|until| *until > now)
}

/// Whether a message is still needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Matters {
    Yes,
    No,
    /// It is soon known whether the person has seen what it tells.
    Unclear,
}

/// Whether a message is still needed: the person has not seen it, has not decided meanwhile, and has not muted the table.
async fn matters(app: &Arc<AppState>, notice: &DueNotice) -> Result<Matters, ApiError> {
    let Some(table) = app.storage.summary(notice.number).await? else { return Ok(Matters::No) };
    let less = app.storage.hearing(&notice.person).await?;
    let here = less.iter().find(|(number, ..)| *number == notice.number);
    let wanted = here.is_none_or(|(.., hearing)| hearing.hears(notice.kind)) && is_true(&table, notice);
    Ok(match app.tables.presence.has_seen(&table.id, &notice.person, notice.made) {
        Seen::Unclear if wanted => Matters::Unclear,
        Seen::No if wanted => Matters::Yes,
        _ => Matters::No,
    })
}

/// Whether the content of a notice is still true.
fn is_true(table: &TableSummary, notice: &DueNotice) -> bool {
    let kept = || table.doc.seats.iter().any(|row| row.kept_for.as_ref() == Some(&notice.person));
    match notice.kind {
        NoticeKind::Turn | NoticeKind::Reminder => is_asked(&table.doc, &table.progress, &notice.person),
        NoticeKind::Invited => table.doc.stage == Stage::Gathering && kept(),
        _ => true,
    }
}

/// The message for one channel. Its id is derived from its content, so the same notice creates it once.
fn delivery(
    notice: &DueNotice,
    channel: &ChannelRow,
    (kind, number, version): (NoticeKind, i64, u64),
    now: u64,
) -> DeliveryRow {
    let of = format!("{} {number} {} {version} {}", notice.person, kind.name(), channel.id);
    DeliveryRow {
        id: hex(&mac(b"message", of.as_bytes())[..16]),
        person: notice.person.clone(),
        channel: channel.id.clone(),
        number,
        kind,
        made: now,
        due: now,
        tries: 0,
        state: DeliveryState::Waiting,
        trouble: String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_messages_were_not_heard_the_longer_the_next_one_waits_up_to_a_day() {
        let (minute, now) = (60_000, 1_000_000_000);
        let waits = |unheard| pause_until(now, unheard, now).map_or(0, |until| (until - now) / minute);
        assert_eq!([0, 1, 2, 3, 4].map(waits), [0, 0, 10, 20, 40]);
        assert_eq!(waits(1_000), 24 * 60);
        assert_eq!(pause_until(now, 2, now + 10 * minute), None, "it has waited");
    }
}
