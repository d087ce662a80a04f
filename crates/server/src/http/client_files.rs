//! The files of the browser client: part of the program in a release, read from `web/dist` in a debug build.

use std::borrow::Cow;
use std::io::Read as _;

use axum::body::Bytes;
use flate2::read::GzDecoder;

/// A file of the client.
pub(super) struct ClientFile {
    /// A hash of the content.
    pub(super) tag: Cow<'static, str>,
    /// Whether the body is compressed with gzip.
    pub(super) packed: bool,
    pub(super) body: Bytes,
}

impl ClientFile {
    /// The content.
    pub(super) fn plain(&self) -> Bytes {
        if !self.packed {
            return self.body.clone();
        }
        let mut plain = Vec::new();
        GzDecoder::new(&*self.body).read_to_end(&mut plain).expect("the build has packed it");
        plain.into()
    }
}

/// A file as the build compressed it.
#[cfg(not(debug_assertions))]
pub(super) fn find(path: &str) -> Option<ClientFile> {
    /// Path, tag, whether it is compressed, body; sorted by path.
    static FILES: &[(&str, &str, bool, &[u8])] = include!(concat!(env!("OUT_DIR"), "/client_files.rs"));

    let place = FILES.binary_search_by_key(&path, |(name, ..)| name).ok()?;
    let (_, tag, packed, body) = FILES[place];
    Some(ClientFile { tag: Cow::Borrowed(tag), packed, body: Bytes::from_static(body) })
}

/// A file read from the folder.
#[cfg(debug_assertions)]
pub(super) fn find(path: &str) -> Option<ClientFile> {
    use std::hash::{DefaultHasher, Hash as _, Hasher as _};
    use std::path::{Component, Path};

    let inside = Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist").join(path);
    let body = std::fs::read(file).ok().filter(|_| inside)?;
    let mut hash = DefaultHasher::new();
    body.hash(&mut hash);
    Some(ClientFile { tag: Cow::Owned(format!("{:016x}", hash.finish())), packed: false, body: body.into() })
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::*;

    #[test]
    fn what_was_packed_is_given_plain_to_whoever_wants_it_so() {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(b"howdy").unwrap();
        let packed = ClientFile { tag: "a".into(), packed: true, body: encoder.finish().unwrap().into() };
        assert_eq!(&*packed.plain(), b"howdy");
        let plain = ClientFile { tag: "a".into(), packed: false, body: Bytes::from_static(b"howdy") };
        assert_eq!(plain.plain(), plain.body);
    }

    #[test]
    fn no_file_outside_of_the_folder_is_found() {
        for path in
            ["../../Cargo.toml", "../package.json", "/etc/passwd", "assets/../../package.json", "", "assets"]
        {
            assert!(find(path).is_none(), "{path}");
        }
    }
}
