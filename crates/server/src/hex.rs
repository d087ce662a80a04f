//! Writes bytes as hexadecimal digits.

use std::fmt::Write as _;

/// Two digits for each byte.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a text can always be added to");
        text
    })
}
