//! The location of a database: a file or an address.

use std::convert::Infallible;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use super::{End, MoveError};
use crate::storage::{postgres, sqlite};

/// The location of a database: a server's data folder, the file itself, or `postgres://user:password@host/name`.
#[derive(Clone, PartialEq, Eq)]
pub struct DatabasePlace(Place);

#[derive(Clone, PartialEq, Eq)]
enum Place {
    File(PathBuf),
    Postgres(String),
}

impl FromStr for DatabasePlace {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<DatabasePlace, Infallible> {
        let is_address = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
        Ok(DatabasePlace(if is_address {
            Place::Postgres(text.to_owned())
        } else {
            let path = Path::new(text);
            let is_file = path.is_file() || path.extension().is_some_and(|ending| ending == "db");
            Place::File(if is_file { path.to_owned() } else { path.join(sqlite::FILE) })
        }))
    }
}

/// A location without its password.
impl fmt::Display for DatabasePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Place::File(file) => write!(f, "{}", file.display()),
            Place::Postgres(address) => match url::Url::parse(address) {
                Ok(mut url) => {
                    // An address without a host has no password either.
                    let _ = url.set_password(None);
                    url.set_query(None);
                    f.write_str(url.as_str())
                }
                Err(_) => f.write_str("postgres://…"),
            },
        }
    }
}

/// Passwords must not be logged.
impl fmt::Debug for DatabasePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl DatabasePlace {
    /// The data folder of the database, if it is a file in one.
    pub fn folder(&self) -> Option<&Path> {
        match &self.0 {
            Place::File(file) => file.parent(),
            Place::Postgres(_) => None,
        }
    }

    /// Opens it as a source, and makes sure that nobody writes to it meanwhile.
    pub(super) async fn source(&self) -> Result<Box<dyn End>, MoveError> {
        match &self.0 {
            Place::File(file) if !file.exists() => Err(MoveError::NoSource(file.display().to_string())),
            Place::File(file) => Ok(Box::new(sqlite::FileEnd::source(file).await?)),
            Place::Postgres(address) => Ok(Box::new(postgres::PostgresEnd::source(address).await?)),
        }
    }

    /// Opens it as a target, and creates it if it does not exist.
    pub(super) async fn target(&self) -> Result<Box<dyn End>, MoveError> {
        match &self.0 {
            Place::File(file) => Ok(Box::new(sqlite::FileEnd::target(file).await?)),
            Place::Postgres(address) => Ok(Box::new(postgres::PostgresEnd::target(address).await?)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_shown_without_its_password() {
        let shown = |text: &str| text.parse::<DatabasePlace>().expect("every text is one").to_string();
        assert_eq!(
            shown("postgres://ann:secret@db.example/boomtown?password=too"),
            "postgres://ann@db.example/boomtown"
        );
        assert_eq!(shown("folder"), format!("folder/{}", sqlite::FILE));
        assert_eq!(shown("folder/old.db"), "folder/old.db");
    }
}
