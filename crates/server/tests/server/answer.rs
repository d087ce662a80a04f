//! An answer over HTTP, put together and unpacked as a browser does it.

use std::io::Read as _;

use flate2::read::MultiGzDecoder;
use serde_json::Value;

/// An answer over HTTP.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
    /// Whether it came to its end; a browser shows one that did not as a download that failed.
    pub(crate) whole: bool,
}

impl Answer {
    /// Reads all that came until the connection was closed; the status is 0 if nothing came at all.
    pub(crate) fn read(bytes: &[u8]) -> Answer {
        if bytes.is_empty() {
            return Answer { status: 0, head: String::new(), body: String::new(), whole: false };
        }
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n");
        let end = end.unwrap_or_else(|| panic!("no answer: {:?}", String::from_utf8_lossy(bytes)));
        let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        let mut answer = Answer { status, head, body: String::new(), whole: true };
        let sent = &bytes[end + 4..];
        let (sent, arrived) = match answer.header("transfer-encoding") {
            "chunked" => chunks(sent),
            _ => (
                sent.to_vec(),
                answer.header("content-length").parse().is_ok_and(|all: usize| all == sent.len()),
            ),
        };
        let (body, unpacked) = match answer.header("content-encoding") {
            "" => (sent, true),
            "gzip" => gunzip(&sent),
            other => panic!("a browser unpacks '{other}', this does not"),
        };
        // A file that is packed is opened as whoever took it away would.
        let (body, opened) =
            if answer.header("content-type") == "application/gzip" { gunzip(&body) } else { (body, true) };
        answer.whole = arrived && unpacked && opened;
        answer.body = String::from_utf8(body).unwrap();
        answer
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        let line = self.head.lines().find_map(|line| {
            let (found, value) = line.split_once(": ")?;
            found.eq_ignore_ascii_case(name).then_some(value)
        });
        line.unwrap_or_default()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The JSON of an answer that must be good.
    pub(crate) fn good(&self) -> Value {
        assert_eq!((self.status, self.whole), (200, true), "{self:?}");
        self.json()
    }
}

/// What came in chunks, and whether the last one came.
fn chunks(mut rest: &[u8]) -> (Vec<u8>, bool) {
    let mut all = Vec::new();
    loop {
        let Some(end) = rest.windows(2).position(|two| two == b"\r\n") else { return (all, false) };
        let size = usize::from_str_radix(std::str::from_utf8(&rest[..end]).unwrap(), 16).unwrap();
        rest = &rest[end + 2..];
        if size == 0 {
            return (all, true);
        }
        let Some(chunk) = rest.get(..size) else { return (all, false) };
        all.extend(chunk);
        rest = rest.get(size + 2..).unwrap_or_default();
    }
}

/// What was packed, as far as it came, and whether that was all.
fn gunzip(packed: &[u8]) -> (Vec<u8>, bool) {
    let mut all = Vec::new();
    let whole = MultiGzDecoder::new(packed).read_to_end(&mut all).is_ok();
    (all, whole)
}
