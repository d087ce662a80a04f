//! When to send messages to a person: quiet hours and the digest, in their time zone.

use jiff::civil::Time;
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp, Zoned};
use table::SaturatingAs;
use words::Language;

use crate::error::ApiError;
use crate::protocol::{NoticeKind, NoticeSettings, QuietHours};

/// How many minutes a day has.
const DAY: u16 = 24 * 60;

/// Validates settings.
pub(crate) fn check(settings: &NoticeSettings) -> Result<(), ApiError> {
    let minutes = settings.quiet.iter().flat_map(|quiet| [quiet.from, quiet.until]).chain(settings.digest);
    if minutes.into_iter().any(|minute| minute >= DAY) {
        return Err(ApiError::malformed("a minute of the day is 0 to 1439"));
    }
    if TimeZone::get(&settings.zone).is_err() {
        return Err(ApiError::invalid("notice-bad-zone"));
    }
    if settings.except.values().any(|kinds| kinds.len() > NoticeKind::ALL.len()) {
        return Err(ApiError::malformed("each kind is named once for a channel"));
    }
    settings.language.parse::<Language>().map_err(|error| ApiError::malformed(error.to_string()))?;
    Ok(())
}

/// The language of a person's messages.
pub(super) fn language(settings: &NoticeSettings) -> Language {
    settings.language.parse().unwrap_or_default()
}

/// Whether a person wants messages of this kind at all.
pub(super) fn wants(settings: &NoticeSettings, kind: NoticeKind) -> bool {
    match kind {
        NoticeKind::Turn => settings.turn,
        NoticeKind::Invited => settings.invited,
        NoticeKind::Reminder => settings.reminder,
        NoticeKind::Remark => settings.remark,
        NoticeKind::Over => settings.over,
        NoticeKind::Digest
        | NoticeKind::ChannelOff
        | NoticeKind::Test
        | NoticeKind::Confirm
        | NoticeKind::BotPaused => true,
    }
}

/// Whether a channel gets messages of this kind.
pub(super) fn gets(settings: &NoticeSettings, channel: &str, kind: NoticeKind) -> bool {
    !settings.except.get(channel).is_some_and(|kinds| kinds.contains(&kind))
}

/// Until when nothing is sent to a person, in milliseconds since 1970; `None` if messages may be sent now.
pub(super) fn quiet_until(settings: &NoticeSettings, now: u64) -> Option<u64> {
    let QuietHours { from, until } = settings.quiet?;
    let local = local(settings, now)?;
    let minute = minute_of(&local);
    let quiet =
        if from <= until { (from..until).contains(&minute) } else { minute >= from || minute < until };
    quiet.then(|| next_at(&local, until)).flatten()
}

/// When a person's next digest is due, in milliseconds since 1970; `None` if they want none.
pub(super) fn next_digest(settings: &NoticeSettings, now: u64) -> Option<u64> {
    next_at(&local(settings, now)?, settings.digest?)
}

fn local(settings: &NoticeSettings, now: u64) -> Option<Zoned> {
    let zone = TimeZone::get(&settings.zone).unwrap_or(TimeZone::UTC);
    Some(Timestamp::from_millisecond(now.saturating_as::<i64>()).ok()?.to_zoned(zone))
}

fn minute_of(local: &Zoned) -> u16 {
    u16::from(local.hour().unsigned_abs()) * 60 + u16::from(local.minute().unsigned_abs())
}

/// The next time when it is this minute of the day. If daylight saving skips that minute, it is the moment after.
fn next_at(local: &Zoned, minute: u16) -> Option<u64> {
    let (hour, minute) = (i8::try_from(minute / 60).ok()?, i8::try_from(minute % 60).ok()?);
    let time = Time::new(hour, minute, 0, 0).ok()?;
    let on = |date: jiff::civil::Date| date.to_datetime(time).to_zoned(local.time_zone().clone()).ok();
    let today = on(local.date())?;
    let next =
        if today > *local { today } else { on(local.date().checked_add(Span::new().days(1)).ok()?)? };
    Some(next.timestamp().as_millisecond().unsigned_abs())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn at(zone: &str, quiet: Option<(u16, u16)>, digest: Option<u16>) -> NoticeSettings {
        NoticeSettings {
            zone: zone.to_owned(),
            quiet: quiet.map(|(from, until)| QuietHours { from, until }),
            digest,
            ..NoticeSettings::default()
        }
    }

    fn millis(text: &str) -> u64 {
        text.parse::<Timestamp>().unwrap().as_millisecond().unsigned_abs()
    }

    #[test]
    fn a_night_is_quiet_until_the_morning_of_the_persons_own_zone() {
        let brussels = at("Europe/Brussels", Some((22 * 60, 7 * 60)), None);
        let morning = Some(millis("2026-11-18T06:00:00Z"));
        assert_eq!(quiet_until(&brussels, millis("2026-11-17T21:30:00Z")), morning);
        assert_eq!(quiet_until(&brussels, millis("2026-11-18T05:59:59Z")), morning);
        assert_eq!(quiet_until(&brussels, millis("2026-11-18T06:00:00Z")), None);
        assert_eq!(quiet_until(&brussels, millis("2026-11-17T20:30:00Z")), None);
        let new_york = at("America/New_York", Some((22 * 60, 7 * 60)), None);
        assert_eq!(quiet_until(&new_york, millis("2026-11-17T21:30:00Z")), None);
    }

    #[test]
    fn a_digest_comes_at_its_hour_also_when_the_clocks_change() {
        let berlin = at("Europe/Berlin", None, Some(2 * 60 + 30));
        // On 29 March 2026 there is no half past two: it is half past three then.
        assert_eq!(
            next_digest(&berlin, millis("2026-03-29T00:00:00Z")),
            Some(millis("2026-03-29T01:30:00Z"))
        );
        assert_eq!(
            next_digest(&berlin, millis("2026-03-29T01:30:00Z")),
            Some(millis("2026-03-30T00:30:00Z"))
        );
    }

    proptest! {
        #[test]
        fn quiet_hours_end_and_a_digest_comes_within_a_day_whatever_the_clocks_do(
            now in 0_u64..4_000_000_000_000, from in 0_u16..DAY, until in 0_u16..DAY, zone in 0_usize..5,
        ) {
            let zone = ["UTC", "Europe/Paris", "America/St_Johns", "Asia/Kathmandu", "Australia/Lord_Howe"][zone];
            let settings = at(zone, Some((from, until)), Some(until));
            if let Some(end) = quiet_until(&settings, now) {
                prop_assert!(end > now && end - now <= 26 * 3_600_000, "{}", end - now);
            }
            let digest = next_digest(&settings, now).unwrap();
            prop_assert!(digest > now && digest - now <= 26 * 3_600_000);
        }
    }
}
