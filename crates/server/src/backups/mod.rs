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

/// Locked by the server whose backups are in the folder: two servers that delete old ones would delete each other's.
const LOCK: &str = "backups.lock";

/// When and where a server backs up its database, and how many backups are kept.
#[derive(Clone, Debug)]
pub struct BackupPlan {
    data: PathBuf,
    folder: PathBuf,
    every: Duration,
    keep: usize,
    keep_for: Option<Duration>,
    /// Released when the last copy of the plan is dropped.
    _lock: Arc<File>,
}

impl BackupPlan {
    /// A plan for the database of a data folder. The backup folder is created if necessary, accessible only to its owner.
    ///
    /// The newest `keep` backups are kept, if they are not older than `keep_for`; the newest one is always kept.
    ///
    /// # Errors
    /// If the folder cannot be used, or if another server keeps its backups there.
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

/// The state of a server's backups.
#[derive(Default)]
pub(crate) struct BackupState(Mutex<Standing>);

#[derive(Clone, Copy, Default)]
struct Standing {
    /// Since when, or from when on, a backup is due, in milliseconds since 1970; `None` without a plan.
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
