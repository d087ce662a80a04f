//! Compresses long messages for clients that support it.

use std::io::Write as _;

use flate2::Compression;
use flate2::write::DeflateEncoder;

/// Shorter messages are sent uncompressed: they fit into one packet.
const SHORT: usize = 1_000;

/// The compressed text (RFC 1951); `None` if that is not worth it.
pub(super) fn deflated(text: &str) -> Option<Vec<u8>> {
    if text.len() < SHORT {
        return None;
    }
    let mut encoder = DeflateEncoder::new(Vec::with_capacity(text.len() / 2), Compression::fast());
    let bytes = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish()).ok()?;
    (bytes.len() < text.len()).then_some(bytes)
}
