//! Creates files and folders, private to their owner where the system supports it, and syncs them to disk.

use std::ffi::OsString;
use std::fs::{DirBuilder, File, OpenOptions};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::errors::io_error;
use crate::storage::StorageError;

/// The path of a file with this suffix.
pub(super) fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(ending);
    name.into()
}

/// Creates the data folder if it does not exist, accessible only to its owner: anybody with the database can sign in as anyone.
pub(super) fn make_folder(folder: &Path) -> Result<(), StorageError> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(|error| match error.kind() {
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => {
            let why = format!("{} is not a folder and cannot be created: name another", folder.display());
            StorageError::Other(why)
        }
        _ => io_error(folder, &error),
    })
}

/// Creates an empty file, accessible only to its owner.
pub(super) fn create_private(file: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

/// Makes the database and the files beside it accessible only to their owner; creates an empty database if there is none. Files
/// that `SQLite` creates later get the same permissions.
pub(super) fn make_private(database: &Path) -> Result<(), StorageError> {
    if !database.exists() {
        create_private(database).map_err(|error| io_error(database, &error))?;
    }
    #[cfg(unix)]
    for ending in ["", "-wal", "-shm", "-journal"] {
        use std::os::unix::fs::PermissionsExt as _;
        let file = beside(database, ending);
        let Ok(found) = std::fs::metadata(&file) else { continue };
        let mut rights = found.permissions();
        let mode = rights.mode();
        // What the group and all others may do.
        if (mode & 0o777) == (mode & 0o700) {
            continue;
        }
        rights.set_mode(0o600);
        if let Err(error) = std::fs::set_permissions(&file, rights) {
            tracing::warn!(file = %file.display(), %error, "the database is readable by other users than its owner");
        }
    }
    Ok(())
}

/// Syncs the folder of a file, so that its name is on disk.
pub(super) fn sync_folder(file: &Path) -> Result<(), StorageError> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(|error| io_error(folder, &error))
}
