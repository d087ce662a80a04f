//! Reads a game's data files while its crate is compiled, so that a mistake in one is an error of the build.

/// The number that these digits write.
///
/// # Panics
/// If they are no digits.
pub const fn number(digits: &[u8]) -> usize {
    assert!(!digits.is_empty(), "a number has a digit");
    let mut value = 0;
    let mut index = 0;
    while index < digits.len() {
        assert!(digits[index].is_ascii_digit(), "a number is made of digits");
        value = value * 10 + (digits[index] - b'0') as usize;
        index += 1;
    }
    value
}

/// Whether two words are the same.
pub const fn same(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut index = 0;
    while index < one.len() {
        if one[index] != other[index] {
            return false;
        }
        index += 1;
    }
    true
}

/// The words of a data file, without the lines that begin with `#`.
#[derive(Debug)]
pub struct Words {
    rest: &'static [u8],
}

impl Words {
    /// The words of this file.
    pub const fn of(file: &'static [u8]) -> Words {
        Words { rest: file }
    }

    /// The next word; an empty one at the end.
    pub const fn next(&mut self) -> &'static [u8] {
        while let [first, rest @ ..] = self.rest {
            if *first == b'#' {
                self.skip_line();
            } else if first.is_ascii_whitespace() {
                self.rest = rest;
            } else {
                break;
            }
        }
        let mut length = 0;
        while length < self.rest.len() && !self.rest[length].is_ascii_whitespace() {
            length += 1;
        }
        let (word, rest) = self.rest.split_at(length);
        self.rest = rest;
        word
    }

    const fn skip_line(&mut self) {
        while let [first, rest @ ..] = self.rest {
            self.rest = rest;
            if *first == b'\n' {
                break;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_white_space_are_passed_over() {
        let mut words = Words::of(b"# a line\n one  two\n# another\nthree");
        assert_eq!(
            [words.next(), words.next(), words.next(), words.next()],
            [&b"one"[..], b"two", b"three", b""]
        );
    }

    #[test]
    fn digits_are_read_as_a_number() {
        assert_eq!(number(b"1858"), 1858);
        assert!(same(b"fort", b"fort") && !same(b"fort", b"forts"));
    }
}
