//! The file names of backups, and which of them can be deleted.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use table::SaturatingAs;

/// The name contains the time when the backup was started, so that names sort by time.
const FORM: &str = "boomtown-%Y-%m-%dT%H-%M-%SZ.db";
/// The suffix of a backup that is being written or was interrupted.
const PARTIAL: &str = ".partial";

/// A backup in the folder.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Copy {
    /// When it was started, in milliseconds since 1970.
    pub(super) at: u64,
    pub(super) file: PathBuf,
}

/// The name of a backup that is started at this time, in milliseconds since 1970.
pub(super) fn name(at: u64) -> String {
    let at = Timestamp::from_millisecond(at.saturating_as::<i64>()).unwrap_or(Timestamp::UNIX_EPOCH);
    at.strftime(FORM).to_string()
}

/// When the backup with this name was started; `None` if it is not the name of a backup.
fn begun(name: &str) -> Option<u64> {
    let at = DateTime::strptime(FORM, name).ok()?.to_zoned(TimeZone::UTC).ok()?;
    let at = u64::try_from(at.timestamp().as_millisecond()).ok()?;
    (self::name(at) == name).then_some(at)
}

/// The names of all files in a folder.
fn files(folder: &Path) -> io::Result<Vec<String>> {
    let all = fs::read_dir(folder)?.map(|file| Ok(file?.file_name().into_string().ok()));
    all.filter_map(io::Result::transpose).collect()
}

/// The backups in a folder, the oldest first. Other files are ignored.
pub(super) fn copies(folder: &Path) -> io::Result<Vec<Copy>> {
    let known = |name: String| Some(Copy { at: begun(&name)?, file: folder.join(name) });
    let mut copies: Vec<Copy> = files(folder)?.into_iter().filter_map(known).collect();
    copies.sort();
    Ok(copies)
}

/// Files of interrupted backups.
pub(super) fn broken_off(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let is_ours = |name: &String| name.strip_suffix(PARTIAL).and_then(begun).is_some();
    Ok(files(folder)?.into_iter().filter(is_ours).map(|name| folder.join(name)).collect())
}

/// The backups that can be deleted: all beyond the newest `keep`, and those older than `keep_for`. The newest is always kept.
pub(super) fn superfluous(copies: &[Copy], keep: usize, keep_for: Option<Duration>, now: u64) -> &[Copy] {
    let beyond = copies.len().saturating_sub(keep.max(1));
    let cutoff = keep_for.map_or(0, |long| now.saturating_sub(long.as_millis().saturating_as::<u64>()));
    let old = copies.iter().take_while(|copy| copy.at < cutoff).count();
    &copies[..beyond.max(old).min(copies.len().saturating_sub(1))]
}

/// The newest backup in a server's backup folder.
///
/// # Errors
/// If the folder cannot be read.
pub fn newest_backup(folder: &Path) -> io::Result<Option<PathBuf>> {
    Ok(copies(folder)?.pop().map(|copy| copy.file))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: u64 = 24 * 60 * 60 * 1000;

    fn daily(days: &[u64]) -> Vec<Copy> {
        days.iter().map(|day| Copy { at: day * DAY, file: name(day * DAY).into() }).collect()
    }

    #[test]
    fn a_name_says_when_the_copy_was_begun() {
        let at = 1_795_049_131_000;
        assert_eq!(name(at), "boomtown-2026-11-19T00-45-31Z.db");
        assert_eq!(begun(&name(at)), Some(at));
        for other in [
            "boomtown.db",
            "boomtown-2026-11-19T00-45-31Z.db.partial",
            "boomtown-2026-13-18T00-45-31Z.db",
            "boomtown-2026-11-19T0-45-31Z.db",
            "my-boomtown-2026-11-19T00-45-31Z.db",
        ] {
            assert_eq!(begun(other), None, "{other}");
        }
    }

    #[test]
    fn the_oldest_beyond_so_many_go() {
        let copies = daily(&[1, 2, 3, 4]);
        assert_eq!(superfluous(&copies, 3, None, 5 * DAY), daily(&[1]));
        assert_eq!(superfluous(&copies, 4, None, 5 * DAY), []);
        assert_eq!(superfluous(&copies, 9, None, 5 * DAY), []);
    }

    #[test]
    fn those_that_are_too_old_go_and_the_newest_stays_however_old_it_is() {
        let copies = daily(&[1, 2, 3, 4]);
        let week = Some(Duration::from_secs(7 * 24 * 60 * 60));
        assert_eq!(superfluous(&copies, 9, week, 10 * DAY), daily(&[1, 2]));
        assert_eq!(superfluous(&copies, 9, week, 100 * DAY), daily(&[1, 2, 3]));
        assert_eq!(superfluous(&copies, 1, None, 5 * DAY), daily(&[1, 2, 3]));
        assert_eq!(superfluous(&[], 1, week, 100 * DAY), []);
    }

    #[test]
    fn what_else_lies_in_the_folder_is_neither_a_copy_nor_left_of_one() {
        let folder = tempfile::tempdir().unwrap();
        let put = |name: &str| fs::write(folder.path().join(name), "").unwrap();
        let (older, newer) = (name(DAY), name(2 * DAY));
        for name in
            [&newer, &older, "diary.txt", "boomtown.db", "diary.txt.partial", &format!("{newer}.partial")]
        {
            put(name);
        }
        let found = copies(folder.path()).unwrap();
        assert_eq!(found.iter().map(|copy| copy.at).collect::<Vec<_>>(), [DAY, 2 * DAY]);
        assert_eq!(newest_backup(folder.path()).unwrap(), Some(folder.path().join(&newer)));
        assert_eq!(broken_off(folder.path()).unwrap(), [folder.path().join(format!("{newer}.partial"))]);
    }
}
