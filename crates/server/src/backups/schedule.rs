//! Makes backups on a schedule, on a separate thread, so that no move waits for them.

use std::fs;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use table::SaturatingAs;
use tokio::runtime::Handle;
use tokio::task::spawn_blocking;
use tokio::time::sleep;

use super::names::{broken_off, copies, name, superfluous};
use super::{BackupError, BackupPlan};
use crate::app_state::{AppState, now};
use crate::storage::sqlite;

/// The delay before a failed backup is tried again.
const AGAIN: Duration = Duration::from_secs(10 * 60);
/// The longest sleep, so that a machine that was suspended, or whose clock was set, is not hours late.
const LOOK: Duration = Duration::from_secs(60);
/// How much free space a backup leaves on its disk, which may be that of the database.
#[cfg(unix)]
const SPARE: u64 = 16 << 20;

/// Makes backups until the server stops.
pub(crate) async fn back_up(app: Arc<AppState>) {
    let Some(plan) = app.config.backups.clone() else { return };
    let every = milliseconds(plan.every);
    let last = match copies(&plan.folder) {
        Ok(copies) => copies.last().map(|copy| copy.at),
        Err(error) => {
            tracing::warn!(folder = %plan.folder.display(), %error, "cannot list the existing backups");
            None
        }
    };
    if let Some(last) = last {
        app.metrics.last_backup.set((last / 1000).saturating_as::<i64>());
    }
    // One that is said to come from the future is no reason to wait for it.
    let mut next = last.map_or_else(now, |last| last.min(now()).saturating_add(every));
    app.backups.set(|standing| standing.due = Some(next));
    loop {
        if !is_time(&app, next).await {
            return;
        }
        let begun = now();
        match one_more(&app, &plan, begun).await {
            Ok(()) => {
                app.metrics.backups.inc();
                app.metrics.last_backup.set((begun / 1000).saturating_as::<i64>());
                next = begun.saturating_add(every);
                app.backups.set(|standing| {
                    standing.due = Some(next);
                    standing.failed = false;
                });
            }
            Err(_) if app.is_closing() => return,
            Err(error) => {
                tracing::error!(folder = %plan.folder.display(), %error, "the backup failed; older ones are kept, trying again later");
                app.metrics.backups_failed.inc();
                app.backups.set(|standing| standing.failed = true);
                next = now().saturating_add(every.min(milliseconds(AGAIN)));
            }
        }
    }
}

/// Waits until a given wall time; returns whether it came before the server stopped.
async fn is_time(app: &AppState, at: u64) -> bool {
    loop {
        let left = at.saturating_sub(now());
        if left == 0 {
            return !app.is_closing();
        }
        tokio::select! {
            () = sleep(Duration::from_millis(left).min(LOOK)) => {}
            () = app.closed() => return false,
        }
    }
}

/// Makes a backup, and deletes those that are no longer needed.
async fn one_more(app: &Arc<AppState>, plan: &BackupPlan, begun: u64) -> Result<(), BackupError> {
    let (runtime, app, plan) = (Handle::current(), Arc::clone(app), plan.clone());
    let copying = spawn_blocking(move || {
        let started = Instant::now();
        let in_folder = |error: io::Error| BackupError(format!("{}: {error}", plan.folder.display()));
        for partial in broken_off(&plan.folder).map_err(in_folder)? {
            fs::remove_file(partial).map_err(in_folder)?;
        }
        check_room(&plan)?;
        let file = plan.folder.join(name(begun));
        let go_on = move || !app.is_closing();
        runtime
            .block_on(sqlite::backup_while(&plan.data, &file, go_on))
            .map_err(|error| BackupError(error.to_string()))?;
        let bytes = fs::metadata(&file).map_or(0, |file| file.len());
        let seconds = started.elapsed().as_secs_f64();
        tracing::info!(file = %file.display(), bytes, seconds, "made a backup");
        if let Err(error) = tidy_up(&plan) {
            tracing::warn!(folder = %plan.folder.display(), %error, "old backups could not be removed");
        }
        Ok(())
    });
    copying.await.unwrap_or_else(|error| Err(BackupError(error.to_string())))
}

/// Deletes the backups that are no longer needed.
fn tidy_up(plan: &BackupPlan) -> io::Result<()> {
    let copies = copies(&plan.folder)?;
    superfluous(&copies, plan.keep, plan.keep_for, now())
        .iter()
        .try_for_each(|copy| fs::remove_file(&copy.file))
}

/// Checks that there is enough space for a backup, and for moves made meanwhile.
#[cfg(unix)]
fn check_room(plan: &BackupPlan) -> Result<(), BackupError> {
    let database = plan.data.join(sqlite::FILE);
    let length = |file: &Path| fs::metadata(file).map_or(0, |file| file.len());
    let needed = length(&database) + length(&database.with_extension("db-wal"));
    // Where the system does not say what is free, the copy itself will show it.
    let Ok(disk) = rustix::fs::statvfs(&plan.folder) else { return Ok(()) };
    let free = disk.f_bavail.saturating_mul(disk.f_frsize);
    if needed.saturating_add(SPARE) <= free {
        return Ok(());
    }
    let megabytes = |bytes: u64| bytes.div_ceil(1 << 20);
    Err(BackupError(format!(
        "{}: a backup needs up to {} MB and must leave {} MB free, but only {} MB are free: free some space, keep fewer backups \
         (backup-keep), or name a folder on another disk (backup-folder)",
        plan.folder.display(),
        megabytes(needed),
        megabytes(SPARE),
        free >> 20,
    )))
}

/// On other systems, the backup itself fails if there is not enough space.
#[cfg(not(unix))]
fn check_room(_: &BackupPlan) -> Result<(), BackupError> {
    Ok(())
}

fn milliseconds(long: Duration) -> u64 {
    long.as_millis().saturating_as::<u64>()
}
