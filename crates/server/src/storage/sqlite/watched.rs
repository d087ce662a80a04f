//! Watches the files of the database. Writes to a file that was deleted, replaced or overwritten would be lost at the next start,
//! so nothing may be acknowledged then.

use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use sqlx::{Executor as _, SqliteConnection};

use super::errors::{io_error, storage_error};
use super::place::beside;
use crate::chance;
use crate::storage::StorageError;

/// The header of every `SQLite` file.
#[cfg(unix)]
const MAGIC: [u8; 16] = *b"SQLite format 3\0";
/// The offset of the application id, used for the owner.
const OWNER: u64 = 68;
/// The header of every log, except for its last bit.
#[cfg(unix)]
const LOG_MAGIC: u32 = 0x377f_0682;

/// The files of the database as they were opened.
pub(super) struct Watched {
    files: Vec<(PathBuf, Identity)>,
    /// Never closed before the database, because closing a file releases its locks.
    database: File,
    log: File,
    /// The accepted owners: the one from before the database was signed, until the log is checkpointed, and the one since.
    owners: [u32; 2],
}

/// Identifies a file independent of its name.
#[cfg(unix)]
type Identity = (u64, u64);
#[cfg(not(unix))]
type Identity = ();

#[cfg(unix)]
fn identity(file: &Metadata) -> Identity {
    use std::os::unix::fs::MetadataExt as _;
    (file.dev(), file.ino())
}

/// On other systems an open file can be neither deleted nor replaced.
#[cfg(not(unix))]
fn identity(_: &Metadata) -> Identity {}

/// The owner stored in a file: it distinguishes the database from any other that is copied over it.
#[cfg(unix)]
fn owner(database: &File) -> io::Result<u32> {
    use std::os::unix::fs::FileExt as _;
    let (mut magic, mut owner) = ([0; MAGIC.len()], [0; 4]);
    database.read_exact_at(&mut magic, 0)?;
    database.read_exact_at(&mut owner, OWNER)?;
    if magic == MAGIC { Ok(u32::from_be_bytes(owner)) } else { Err(ErrorKind::InvalidData.into()) }
}

/// On other systems nobody can write to an open file.
#[cfg(not(unix))]
fn owner(_: &File) -> io::Result<u32> {
    Ok(0)
}

/// Whether a log has a valid header; an empty one need not.
#[cfg(unix)]
fn is_log(log: &File) -> io::Result<bool> {
    use std::os::unix::fs::FileExt as _;
    let mut magic = [0; 4];
    match log.read_exact_at(&mut magic, 0) {
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(log.metadata()?.len() == 0),
        read => read.map(|()| u32::from_be_bytes(magic) & !1 == LOG_MAGIC),
    }
}

/// On other systems nobody can write to an open file.
#[cfg(not(unix))]
fn is_log(_: &File) -> io::Result<bool> {
    Ok(true)
}

/// Signs the database with a unique number, and checkpoints the log so that it is in the file.
async fn sign(connection: &mut SqliteConnection) -> Result<u32, StorageError> {
    let owner = u32::from_be_bytes(chance::bytes()) >> 1;
    for order in [format!("PRAGMA application_id = {owner}"), "PRAGMA wal_checkpoint(TRUNCATE)".to_owned()] {
        connection.execute(order.as_str()).await.map_err(storage_error)?;
    }
    Ok(owner)
}

/// Removes the owner from a copy, so that it is noticed if somebody puts it in place of the database while a server is running.
pub(super) fn disown(copy: &mut File) -> io::Result<()> {
    copy.seek(SeekFrom::Start(OWNER))?;
    copy.write_all(&[0; 4])
}

impl Watched {
    /// The database and its log, as they are now.
    pub(super) async fn new(
        database: &Path,
        connection: &mut SqliteConnection,
    ) -> Result<Watched, StorageError> {
        let signed = sign(connection).await?;
        let file = File::open(database).map_err(|error| io_error(database, &error))?;
        let found = owner(&file).map_err(|error| io_error(database, &error))?;
        let files = [database.to_owned(), beside(database, "-wal")];
        let log = File::open(&files[1]).map_err(|error| io_error(&files[1], &error))?;
        let known = files.into_iter().map(|file| {
            let found = fs::metadata(&file).map_err(|error| io_error(&file, &error))?;
            Ok((file, identity(&found)))
        });
        let files = known.collect::<Result<_, StorageError>>()?;
        Ok(Watched { files, database: file, log, owners: [found, signed] })
    }

    /// Checks that the files are still in place, and that the database is the one that was opened.
    pub(super) fn check(&self) -> Result<(), StorageError> {
        for (file, known) in &self.files {
            match fs::metadata(file) {
                Ok(found) if identity(&found) == *known => {}
                Ok(_) => return Err(StorageError::Gone),
                Err(error) if is_missing(&error) => return Err(StorageError::Gone),
                Err(error) => return Err(io_error(file, &error)),
            }
        }
        match owner(&self.database) {
            Ok(found) if self.owners.contains(&found) => Ok(()),
            Ok(_) => Err(StorageError::Gone),
            Err(error) if is_no_head(&error) => Err(StorageError::Gone),
            Err(error) => Err(StorageError::Failing(error.to_string())),
        }
    }

    /// Checks the same after a write, and that it went to a log with a valid header: if somebody truncated the log, what is written
    /// after its lost beginning is lost too.
    pub(super) fn check_written(&self) -> Result<(), StorageError> {
        self.check()?;
        match is_log(&self.log) {
            Ok(true) => Ok(()),
            Ok(false) => Err(StorageError::Gone),
            Err(error) => Err(StorageError::Failing(error.to_string())),
        }
    }

    /// The length of the log, in bytes.
    pub(super) fn log_bytes(&self) -> u64 {
        self.files.last().and_then(|(log, _)| fs::metadata(log).ok()).map_or(0, |log| log.len())
    }
}

fn is_missing(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory)
}

/// Whether a file was truncated, or is not a database any more.
fn is_no_head(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::UnexpectedEof | ErrorKind::InvalidData)
}
