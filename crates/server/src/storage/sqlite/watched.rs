//! The files of the database as they were opened. What is written into a file that was deleted or replaced since is lost with the
//! next start, so nothing may be acknowledged then.

use std::fs::{self, Metadata};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::errors::io_error;
use super::place::beside;
use crate::storage::StorageError;

/// The files of the database as they were opened.
pub(super) struct Watched(Vec<(PathBuf, Identity)>);

/// Which file it is, whatever its name.
#[cfg(unix)]
type Identity = (u64, u64);
#[cfg(not(unix))]
type Identity = ();

#[cfg(unix)]
fn identity(file: &Metadata) -> Identity {
    use std::os::unix::fs::MetadataExt as _;
    (file.dev(), file.ino())
}

/// Elsewhere a file that is open can be neither deleted nor replaced.
#[cfg(not(unix))]
fn identity(_: &Metadata) -> Identity {}

impl Watched {
    /// The database and its log, as they lie there now.
    pub(super) fn new(database: &Path) -> Result<Watched, StorageError> {
        let files = [database.to_owned(), beside(database, "-wal")];
        let known = files.into_iter().map(|file| {
            let found = fs::metadata(&file).map_err(|error| io_error(&file, &error))?;
            Ok((file, identity(&found)))
        });
        Ok(Watched(known.collect::<Result<_, StorageError>>()?))
    }

    /// That they still lie there.
    pub(super) fn check(&self) -> Result<(), StorageError> {
        for (file, known) in &self.0 {
            match fs::metadata(file) {
                Ok(found) if identity(&found) == *known => {}
                Ok(_) => return Err(StorageError::Gone),
                Err(error) if is_missing(&error) => return Err(StorageError::Gone),
                Err(error) => return Err(io_error(file, &error)),
            }
        }
        Ok(())
    }

    /// How long the log is, in bytes.
    pub(super) fn log_bytes(&self) -> u64 {
        self.0.last().and_then(|(log, _)| fs::metadata(log).ok()).map_or(0, |log| log.len())
    }
}

fn is_missing(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory)
}
