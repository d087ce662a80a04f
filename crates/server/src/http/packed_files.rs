//! Compressed files of the browser client; each is compressed once, at the first request.

use std::collections::HashMap;
use std::io::Write as _;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;

/// The files compressed so far, by path; at most as many as the client has.
#[derive(Default)]
pub(super) struct PackedFiles(Mutex<HashMap<String, Packed>>);

struct Packed {
    /// The hash of the file; in a debug build the file may have changed since.
    hash: [u8; 32],
    body: Bytes,
}

impl PackedFiles {
    /// Whether a file can be compressed, by its extension: pictures and fonts already are.
    pub(super) fn shrinks(path: &str) -> bool {
        let end = Path::new(path).extension().and_then(|end| end.to_str());
        matches!(end, Some("css" | "ftl" | "html" | "js" | "json" | "svg" | "txt" | "wasm" | "webmanifest"))
    }

    /// The compressed file, which is compressed now if this is the first request.
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
