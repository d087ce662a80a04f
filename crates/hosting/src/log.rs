//! The log of a game, line by line, and how each entry of the record changed it.

use protocol::{LogLine, Stage};
use table::record::Entry;
use table::{AnySession, Record, SaturatingAs, Seats, Viewer};

use crate::clocks::standing_times;
use crate::viewer_kind::{shared, viewers};

/// The effect of an entry of the record on the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LogCut {
    /// The version of the table after it.
    pub version: u64,
    /// How many lines remained.
    pub keep: u32,
    /// How many lines there were then.
    pub lines: u32,
}

/// The effect of each entry on the log, with the version of the table after it.
///
/// # Errors
/// If an entry cannot be parsed.
pub fn cuts<'a>(entries: impl IntoIterator<Item = (u64, &'a str)>) -> Result<Vec<LogCut>, serde_json::Error> {
    let mut lines = 1;
    let cut = |(version, entry): (u64, &str)| {
        let (keep, after) = match table::read_json(entry)? {
            Entry::Play { .. } => (lines, lines + 1),
            Entry::Undo { keep, .. } => (keep.saturating_as::<u32>() + 1, keep.saturating_as::<u32>() + 1),
            Entry::Rules { .. } => (0, 1),
        };
        lines = after;
        Ok(LogCut { version, keep, lines })
    };
    entries.into_iter().map(cut).collect()
}

/// How many lines of the log are still valid for a client that has seen everything up to the version `since`.
pub fn standing_since(cuts: &[LogCut], since: u64) -> u32 {
    let missed = cuts.partition_point(|cut| cut.version <= since);
    let Some(had) = cuts[..missed].last().map(|cut| cut.lines) else { return 0 };
    cuts[missed..].iter().map(|cut| cut.keep).fold(had, u32::min)
}

/// The lines of the log from this index on.
pub fn lines_from(session: &dyn AnySession, stage: Stage, viewpoint: Seats, first: u32) -> Vec<LogLine> {
    let viewpoint = if stage == Stage::Over { viewpoint } else { shared(viewpoint) };
    let viewers = viewers(viewpoint);
    let decisions = session.decisions();
    // The line of the set-up comes before that of the first decision.
    let shown = decisions.saturating_sub((first as usize).saturating_sub(1));
    let times = times_of_last(session.record(), shown);
    let took = |index: u32| {
        let decision = (index as usize).checked_sub(1)?;
        let time = times.get((decision + times.len()).checked_sub(decisions)?)?;
        Some(*time).filter(|took| *took > 0)
    };
    (first..=decisions.saturating_as::<u32>())
        .map(|index| LogLine { took: took(index), ..line(session, stage, index, viewpoint, &viewers) })
        .collect()
}

/// How long each of the last `count` decisions took. Usually only the end of the record must be read.
fn times_of_last(record: &Record, count: usize) -> Vec<u64> {
    let entries = record.entries();
    let took = |entry: &Entry| match entry {
        Entry::Play { took, .. } => Some(took.unwrap_or(0)),
        Entry::Undo { .. } | Entry::Rules { .. } => None,
    };
    let last: Option<Vec<u64>> = entries[entries.len().saturating_sub(count)..].iter().map(took).collect();
    last.unwrap_or_else(|| {
        let standing = standing_times(record);
        standing[standing.len().saturating_sub(count)..].iter().map(|time| time.took).collect()
    })
}

fn line(session: &dyn AnySession, stage: Stage, index: u32, viewpoint: Seats, viewers: &[Viewer]) -> LogLine {
    let decision = (index as usize).checked_sub(1);
    let told = session.told_to(decision, viewers);
    let Some(decision) = decision else {
        return LogLine { index, seat: None, action: None, told, took: None, ahead: None };
    };
    let (seat, action) = session.decision(decision);
    // Where several are asked at the same time, a choice is a secret until all have chosen.
    let public = session.asked(decision).len() == 1 || stage == Stage::Over;
    let known = public || viewpoint.contains(seat);
    LogLine { index, seat: Some(seat), action: known.then_some(action), told, took: None, ahead: None }
}
