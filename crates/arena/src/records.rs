//! The files that the arena writes: the records of the games, and the report.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use table::Record;

use super::plan::Fixture;
use crate::error::ArenaError;

/// A folder for the records of all games.
pub struct RecordFolder {
    folder: PathBuf,
    game: &'static str,
}

impl RecordFolder {
    /// Creates the folder if necessary, and checks whether it is writable.
    ///
    /// # Errors
    /// If the folder cannot be created or written to.
    pub fn open(folder: &Path, game: &'static str) -> Result<RecordFolder, ArenaError> {
        let trial = folder.join(".boomtown");
        fs::create_dir_all(folder)
            .and_then(|()| File::create(&trial))
            .and_then(|_| fs::remove_file(&trial))
            .map_err(|error| unwritable(folder, &error, "choose another folder with --records"))?;
        Ok(RecordFolder { folder: folder.to_owned(), game })
    }

    /// Writes the record of a game in text form.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn save(&self, fixture: Fixture, record: &Record) -> Result<(), ArenaError> {
        let path = self.folder.join(format!("{}-{}-{}.txt", self.game, fixture.seed, fixture.seating + 1));
        fs::write(&path, record.to_text())
            .map_err(|error| unwritable(&path, &error, "make room or drop --records"))
    }
}

/// The file of the report. It is opened before the first game, so that no games are played for a report that cannot be written.
pub struct ReportFile {
    path: PathBuf,
    file: File,
    is_new: bool,
}

impl ReportFile {
    /// Opens the file without changing its content.
    ///
    /// # Errors
    /// If the file cannot be opened for writing.
    pub fn open(path: &Path) -> Result<ReportFile, ArenaError> {
        let is_new = !path.exists();
        let file = OpenOptions::new().write(true).create(true).truncate(false).open(path);
        let file = file.map_err(|error| unwritable(path, &error, "choose another file with --report"))?;
        Ok(ReportFile { path: path.to_owned(), file, is_new })
    }

    /// Replaces the content of the file.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn print(mut self, page: &str) -> Result<(), ArenaError> {
        let written = self.file.set_len(0).and_then(|()| self.file.write_all(page.as_bytes()));
        written.map_err(|error| unwritable(&self.path, &error, "choose another file with --report"))
    }

    /// Removes the file if it did not exist before.
    pub fn discard(self) {
        if self.is_new {
            // Nothing depends on it: at worst an empty file stays.
            let _ = fs::remove_file(&self.path);
        }
    }
}

fn unwritable(path: &Path, error: &std::io::Error, way_out: &str) -> ArenaError {
    ArenaError::File(format!("{}: this cannot be written ({error}); {way_out}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("boomtown-arena-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        folder.join(name)
    }

    #[test]
    fn a_report_that_comes_to_nothing_leaves_no_file_behind() {
        let path = place("new.html");
        let report = ReportFile::open(&path).unwrap();
        assert!(path.exists());
        report.discard();
        assert!(!path.exists());
    }

    #[test]
    fn a_report_that_comes_to_nothing_leaves_an_older_one_as_it_was() {
        let path = place("old.html");
        fs::write(&path, "older and longer than what comes").unwrap();
        ReportFile::open(&path).unwrap().discard();
        assert_eq!(fs::read_to_string(&path).unwrap(), "older and longer than what comes");
        ReportFile::open(&path).unwrap().print("new").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
    }
}
