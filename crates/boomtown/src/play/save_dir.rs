//! The folder of saved games: unfinished ones to continue, finished ones as records.
//!
//! `unfinished/` contains a save for each unfinished game, `games/` a record in text form for each finished one, `own-values.json`
//! the custom rivers and sets, `set-aside/` files from among the saves that could not be used: nothing is ever deleted unread.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use table::{Phrase, Record};
use words::Words;

use super::local_game::LocalGame;
use super::own::SavedValues;
use super::save::{Save, SaveError};
use crate::common::{self, CommandError};

/// The folder of saved games.
#[derive(Clone, Debug)]
pub(crate) struct SaveDir {
    root: PathBuf,
}

/// An unfinished game.
pub(crate) struct SavedGame {
    /// The game.
    pub(crate) game: LocalGame,
    /// When it was last saved.
    pub(crate) saved: SystemTime,
}

/// A file among the saves that could not be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct UnusableSave {
    /// Its original path.
    pub(crate) found: PathBuf,
    /// Why it could not be used.
    pub(crate) why: SaveError,
    /// Its new path, if it could be moved.
    pub(crate) now: Option<PathBuf>,
}

/// The saved games.
#[derive(Default)]
pub(crate) struct Inventory {
    /// The most recently saved comes first.
    pub(crate) waiting: Vec<SavedGame>,
    /// The files that were set aside.
    pub(crate) set_aside: Vec<UnusableSave>,
}

/// The lock of a save: as long as it exists, no other window continues that game.
#[derive(Debug)]
pub(crate) struct SaveLock {
    lock: File,
    path: PathBuf,
}

impl Drop for SaveLock {
    fn drop(&mut self) {
        // A lock file that stays behind is harmless: what counts is the lock, and that ends with the program.
        let _ = fs::remove_file(&self.path);
        let _ = self.lock.unlock();
    }
}

const SAVE: &str = "json";

impl SaveDir {
    /// The saves in this folder.
    pub(crate) const fn at(root: PathBuf) -> SaveDir {
        SaveDir { root }
    }

    /// The user's saves: in the given folder, or where the system keeps a user's data.
    pub(crate) fn of_user(named: Option<PathBuf>) -> Result<SaveDir, CommandError> {
        common::data_folder(named).map(SaveDir::at)
    }

    fn unfinished(&self) -> PathBuf {
        self.root.join("unfinished")
    }

    fn save_path(&self, id: &str) -> PathBuf {
        self.unfinished().join(format!("{id}.{SAVE}"))
    }

    /// The records of finished games, sorted by name; empty if there is no folder yet.
    pub(crate) fn records(&self) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(self.root.join("games")) else { return Vec::new() };
        let mut records: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        records.sort();
        records
    }

    fn record_path(&self, id: &str) -> PathBuf {
        self.root.join("games").join(format!("{id}.txt"))
    }

    /// A name that no saved game has, made from the game's name and the time.
    pub(crate) fn new_id(&self, game: &str, stamp: &str) -> String {
        let free = |id: &String| !self.save_path(id).exists() && !self.record_path(id).exists();
        let numbered = (2..).map(|number| format!("{game}-{stamp}-{number}"));
        let unused = std::iter::once(format!("{game}-{stamp}")).chain(numbered).find(free);
        unused.expect("there are more numbers than games")
    }

    /// Locks a save, unless another window has.
    pub(crate) fn claim(&self, id: &str) -> io::Result<Option<SaveLock>> {
        fs::create_dir_all(self.unfinished())?;
        let path = self.unfinished().join(format!("{id}.lock"));
        let lock = File::create(&path)?;
        match lock.try_lock() {
            Ok(()) => Ok(Some(SaveLock { lock, path })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    fn values_path(&self) -> PathBuf {
        self.root.join("own-values.json")
    }

    /// The saved custom values; empty if they cannot be read.
    pub(crate) fn saved_values(&self) -> SavedValues {
        let source = fs::read_to_string(self.values_path()).unwrap_or_default();
        serde_json::from_str(&source).unwrap_or_default()
    }

    /// Saves custom values.
    pub(crate) fn save_values(&self, kept: &SavedValues) -> io::Result<()> {
        let text = serde_json::to_string_pretty(kept).map_err(io::Error::other)?;
        write_whole(&self.values_path(), &text)
    }

    /// Saves an unfinished game.
    pub(crate) fn save(&self, id: &str, save: &Save) -> io::Result<()> {
        write_whole(&self.save_path(id), &save.to_json())
    }

    /// Saves the record of a finished game, and deletes its save.
    pub(crate) fn finish(&self, id: &str, record: &Record) -> io::Result<PathBuf> {
        let path = self.record_path(id);
        write_whole(&path, &record.to_text())?;
        match fs::remove_file(self.save_path(id)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(path),
        }
    }

    /// Lists the unfinished games. Unusable files are set aside; games that are open in another window are skipped.
    pub(crate) fn inventory(&self) -> Inventory {
        let mut inventory = Inventory::default();
        let Ok(files) = fs::read_dir(self.unfinished()) else { return inventory };
        for path in files.flatten().map(|file| file.path()).filter(|path| is_save(path)) {
            let id = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            match self.claim(&id) {
                Ok(None) => {}
                _ => match look_at(&path, id) {
                    Ok(waiting) => inventory.waiting.push(waiting),
                    Err(why) => inventory.set_aside.push(self.set_aside(path, why)),
                },
            }
        }
        inventory.waiting.sort_by_key(|waiting| std::cmp::Reverse(waiting.saved));
        inventory
    }

    fn set_aside(&self, found: PathBuf, why: SaveError) -> UnusableSave {
        let folder = self.root.join("set-aside");
        let name = found.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let numbered = (2..).map(|number| format!("{name}.{number}"));
        let moved = std::iter::once(name.clone())
            .chain(numbered)
            .map(|name| folder.join(name))
            .find(|path| !path.exists())
            .filter(|path| fs::create_dir_all(&folder).is_ok() && fs::rename(&found, path).is_ok());
        UnusableSave { found, why, now: moved }
    }
}

/// A sentence about a file that was set aside.
pub(crate) fn about(set_aside: &UnusableSave, words: &Words) -> String {
    let id = if set_aside.now.is_some() { "terminal-set-aside" } else { "terminal-not-set-aside" };
    let place = set_aside.now.as_ref().unwrap_or(&set_aside.found);
    let name = set_aside.found.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let phrase = Phrase::new(id)
        .with("file", name)
        .with("why", set_aside.why.phrase())
        .with("place", place.display().to_string());
    words.say(&phrase)
}

fn is_save(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == SAVE)
}

fn look_at(path: &Path, id: String) -> Result<SavedGame, SaveError> {
    let source = fs::read_to_string(path).map_err(|error| SaveError::unreadable(&error))?;
    let saved = fs::metadata(path).and_then(|about| about.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    let (game, _) = LocalGame::resume(id, &Save::read(&source)?)?;
    Ok(SavedGame { game, saved })
}

/// Writes a file atomically: to a temporary file first, synced to disk, then renamed.
fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let folder = path.parent().expect("kept games lie in a folder");
    fs::create_dir_all(folder)?;
    let beside = path.with_extension("new");
    let mut file = File::create(&beside)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&beside, path)?;
    sync_folder(folder)
}

/// Syncs the folder, if the system supports that.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
