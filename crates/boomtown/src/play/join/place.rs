//! The location of a table: the address of a server and the table's id.

use url::Url;

/// A table of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Place {
    /// The URL of the server, with a slash at the end.
    pub(super) home: Url,
    /// The table's id.
    pub(super) table: String,
}

impl Place {
    /// Parses the URL of a table as a browser shows it, such as `https://games.example.org/t/abc`.
    pub(super) fn read(text: &str) -> Option<Place> {
        let text = text.trim();
        let whole = if text.contains("://") { text.to_owned() } else { format!("http://{text}") };
        let mut url = Url::parse(&whole).ok()?;
        if !["http", "https"].contains(&url.scheme()) || url.host_str().is_none() {
            return None;
        }
        let path = url.path().to_owned();
        let (before, after) = path.rsplit_once("/t/")?;
        let table = after.split('/').next().filter(|table| !table.is_empty())?.to_owned();
        url.set_path(&format!("{before}/"));
        url.set_query(None);
        url.set_fragment(None);
        Some(Place { home: url, table })
    }

    /// The URL of something below the server's URL.
    pub(super) fn at(&self, path: &str) -> Option<Url> {
        self.home.join(path).ok()
    }
}

#[cfg(test)]
mod unit {
    use super::*;

    #[test]
    fn the_address_of_a_table_is_read_as_a_browser_shows_it() {
        let read = |text: &str| Place::read(text).map(|place| (place.home.to_string(), place.table));
        let of = |home: &str| Some((home.to_owned(), "abc".to_owned()));
        assert_eq!(read("https://example.org/t/abc"), of("https://example.org/"));
        assert_eq!(read("https://example.org/games/t/abc/at/7?x#y"), of("https://example.org/games/"));
        assert_eq!(read("127.0.0.1:1858/t/abc"), of("http://127.0.0.1:1858/"));
        for other in
            ["https://example.org/", "https://example.org/t/", "ftp://example.org/t/abc", "", "t/abc"]
        {
            assert_eq!(read(other), None, "{other}");
        }
    }
}
