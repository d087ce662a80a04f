//! Compressed files of the browser client; each is compressed once, at the first request.

use std::collections::HashMap;
use std::io::Write as _;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;

/// What was compressed so far, by path. There are only as many as the client has files.
#[derive(Default)]
pub(super) struct PackedFiles(Mutex<HashMap<String, Packed>>);

struct Packed {
    /// Of the file as it was; in a debug build the folder may have another by now.
    hash: [u8; 32],
    body: Bytes,
}

impl PackedFiles {
    /// Whether a file gets smaller, by the end of its name: pictures and fonts are compressed already.
    pub(super) fn shrinks(path: &str) -> bool {
        let end = Path::new(path).extension().and_then(|end| end.to_str());
        matches!(end, Some("css" | "ftl" | "html" | "js" | "json" | "svg" | "txt" | "wasm" | "webmanifest"))
    }

    /// The compressed file, made now if this is the first time.
    pub(super) fn pack(&self, path: &str, hash: [u8; 32], plain: &[u8]) -> Bytes {
        if let Some(packed) = self.files().get(path).filter(|packed| packed.hash == hash) {
            return packed.body.clone();
        }
        // Without the lock: two who come first at the same time both compress, and nobody waits for another file.
        let body = compressed(plain);
        self.files().insert(path.to_owned(), Packed { hash, body: body.clone() });
        body
    }

    fn files(&self) -> MutexGuard<'_, HashMap<String, Packed>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn compressed(plain: &[u8]) -> Bytes {
    let mut encoder = GzEncoder::new(Vec::with_capacity(plain.len() / 2), Compression::default());
    encoder.write_all(plain).expect("memory takes everything");
    encoder.finish().expect("memory takes everything").into()
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::GzDecoder;

    use super::*;

    #[test]
    fn what_was_packed_is_kept_until_the_file_is_another() {
        let files = PackedFiles::default();
        let first = files.pack("a.js", [1; 32], b"one");
        // The same hash: what is given now is not even looked at.
        assert_eq!(files.pack("a.js", [1; 32], b"two"), first);
        let mut text = String::new();
        let changed = files.pack("a.js", [2; 32], b"two");
        GzDecoder::new(&*changed).read_to_string(&mut text).unwrap();
        assert_eq!(text, "two");
    }
}
