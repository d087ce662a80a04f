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

/// Whether a data file says of something in it that the figures are the house's own, because the printed ones are not known: by a line
/// `# [house] name: why`. Whoever puts the printed figures there takes the line away.
pub const fn is_house(file: &[u8], name: &[u8]) -> bool {
    let mut from = 0;
    while from < file.len() {
        let mut end = from;
        while end < file.len() && file[end] != b'\n' {
            end += 1;
        }
        let (before, _) = file.split_at(end);
        let (_, line) = before.split_at(from);
        if names(line, name) {
            return true;
        }
        from = end + 1;
    }
    false
}

/// Whether a line marks something of this name.
const fn names(line: &[u8], name: &[u8]) -> bool {
    const MARK: &[u8] = b"# [house] ";
    if line.len() <= MARK.len() + name.len() {
        return false;
    }
    let (mark, rest) = line.split_at(MARK.len());
    let (named, rest) = rest.split_at(name.len());
    same(mark, MARK) && same(named, name) && rest[0] == b':'
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
    fn a_figure_is_the_houses_own_as_long_as_its_mark_stands_there() {
        let file = b"# Two figures.\n# [house] second: not found\n1 2\n# [house] bonus: ours";
        assert!(is_house(file, b"second") && is_house(file, b"bonus"));
        assert!(
            !is_house(file, b"first") && !is_house(file, b"sec") && !is_house(b"# [house] bonus", b"bonus")
        );
    }

    #[test]
    fn digits_are_read_as_a_number() {
        assert_eq!(number(b"1858"), 1858);
        assert!(same(b"fort", b"fort") && !same(b"fort", b"forts"));
    }
}
