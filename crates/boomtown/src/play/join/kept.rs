//! Stores the cookies of servers, in a file that only its owner can read.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use super::place::Place;

/// The stored cookies.
pub(super) struct KeptCookies {
    path: PathBuf,
}

impl KeptCookies {
    pub(super) fn in_folder(folder: &Path) -> KeptCookies {
        KeptCookies { path: folder.join("servers.json") }
    }

    fn all(&self) -> BTreeMap<String, String> {
        let text = fs::read_to_string(&self.path).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// The cookie for the server of a table, if one is stored.
    pub(super) fn cookie_of(&self, address: &str) -> Option<String> {
        self.all().remove(Place::read(address)?.home.as_str())
    }

    /// Stores the cookie for a server.
    pub(super) fn keep(&self, place: &Place, cookie: &str) -> io::Result<()> {
        let mut all = self.all();
        if all.insert(place.home.to_string(), cookie.to_owned()).as_deref() == Some(cookie) {
            return Ok(());
        }
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder)?;
        }
        let fresh = self.path.with_extension("new");
        let mut options = fs::OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&fresh)?;
        file.write_all(serde_json::to_string_pretty(&all)?.as_bytes())?;
        file.sync_all()?;
        fs::rename(fresh, &self.path)
    }
}
