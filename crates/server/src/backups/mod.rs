//! Scheduled backups of the database by the running server, and the test of whether a backup can be restored.

mod drill;
mod names;
mod schedule;

use std::fmt;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use table::SaturatingAs;

pub use self::drill::{Drill, DrillError, check_backup};
pub use self::names::newest_backup;
pub(crate) use self::schedule::back_up;

/// Held locked by the server whose backups lie in the folder: two that tidy up after each other would lose some.
const LOCK: &str = "backups.lock";

/// When a server copies its database, where to, and how many copies stay.
#[derive(Clone, Debug)]
pub struct BackupPlan {
    data: PathBuf,
    folder: PathBuf,
    every: Duration,
    keep: usize,
    keep_for: Option<Duration>,
    /// Given back when the last copy of the plan goes.
    _lock: Arc<File>,
}

impl BackupPlan {
    /// A plan for the database of a data folder. The folder for the copies is made if there is none, for its owner alone.
    ///
    /// The newest `keep` copies stay, of those that are not older than `keep_for`; the newest one stays in any case.
    ///
    /// # Errors
    /// If the folder cannot be used, or another server keeps its backups there.
    pub fn new(
        data: &Path,
        folder: &Path,
        every: Duration,
        keep: usize,
        keep_for: Option<Duration>,
    ) -> Result<BackupPlan, BackupError> {
        let unfit = |error: &io::Error| {
            let why = format!(
                "{}: backups cannot be stored there ({error}): name a folder that the server may write to (backup-folder)",
                folder.display()
            );
            BackupError(why)
        };
        make_private_folder(folder).map_err(|error| unfit(&error))?;
        let lock = File::create(folder.join(LOCK)).map_err(|error| unfit(&error))?;
        if lock.try_lock().is_err() {
            let why = format!(
                "{}: another server stores its backups there: each server needs its own folder (backup-folder)",
                folder.display()
            );
            return Err(BackupError(why));
        }
        Ok(BackupPlan {
            data: data.to_owned(),
            folder: folder.to_owned(),
            every: every.max(Duration::from_secs(1)),
            keep: keep.max(1),
            keep_for,
            _lock: Arc::new(lock),
        })
    }
}

/// Why no backup can be made, and what to do about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BackupError(String);

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BackupError {}

fn make_private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// How the backups of a server stand.
#[derive(Default)]
pub(crate) struct BackupState(Mutex<Standing>);

#[derive(Clone, Copy, Default)]
struct Standing {
    /// Since when, or from when on, one is due, in milliseconds since 1970; nothing without a plan.
    due: Option<u64>,
    /// Whether the last attempt failed.
    failed: bool,
}

impl BackupState {
    fn set(&self, change: impl FnOnce(&mut Standing)) {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }

    fn now(&self) -> Standing {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the last attempt failed.
    pub(crate) fn has_failed(&self) -> bool {
        self.now().failed
    }

    /// For how many seconds a backup has been due.
    pub(crate) fn overdue_seconds(&self, now: u64) -> i64 {
        let late = self.now().due.map_or(0, |due| now.saturating_sub(due));
        (late / 1000).saturating_as::<i64>()
    }
}
