//! Reads lines of input, with a limit to their length.

use std::io::{self, BufRead, Read as _};

/// The largest size of a line, in bytes.
pub(super) const LONGEST: usize = 1 << 20;

/// A line, without its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Line {
    Bytes(Vec<u8>),
    /// It had more than [`LONGEST`] bytes and was skipped.
    TooLong,
}

/// Reads lines.
pub(super) struct Lines<R> {
    input: R,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(input: R) -> Lines<R> {
        Lines { input }
    }

    /// The next line; `None` at the end of the input.
    pub(super) fn next(&mut self) -> io::Result<Option<Line>> {
        let mut bytes = Vec::new();
        let most = LONGEST as u64 + 1;
        if (&mut self.input).take(most).read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        if bytes.last() == Some(&b'\n') {
            bytes.pop();
        } else if bytes.len() > LONGEST {
            self.input.skip_until(b'\n')?;
            return Ok(Some(Line::TooLong));
        }
        Ok(Some(Line::Bytes(bytes)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_too_long_is_passed_over_and_the_next_one_read() {
        let longest = vec![b'x'; LONGEST];
        let mut input = longest.clone();
        input.extend(b"\n");
        input.extend(&longest);
        input.extend(b"x\nshort\nlast");
        let mut lines = Lines::new(&input[..]);
        assert_eq!(lines.next().unwrap(), Some(Line::Bytes(longest)));
        assert_eq!(lines.next().unwrap(), Some(Line::TooLong));
        assert_eq!(lines.next().unwrap(), Some(Line::Bytes(b"short".to_vec())));
        assert_eq!(lines.next().unwrap(), Some(Line::Bytes(b"last".to_vec())));
        assert_eq!(lines.next().unwrap(), None);
    }
}
