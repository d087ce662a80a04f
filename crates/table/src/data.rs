//! Reads a game's data files at compile time, so that a mistake in one fails the build.

/// Parses digits as a number.
///
/// # Panics
/// If there is anything but digits.
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

macro_rules! small_numbers {
    ($($name:ident: $kind:ty;)*) => {$(
        /// Parses digits as a number of this type.
        ///
        /// # Panics
        /// If there is anything but digits, or if the number is too large.
        pub const fn $name(digits: &[u8]) -> $kind {
            let value = number(digits);
            assert!(value <= <$kind>::MAX as usize, "a number is not too large for what it counts");
            #[expect(clippy::cast_possible_truncation, reason = "the line above has looked")]
            let small = value as $kind;
            small
        }
    )*};
}

small_numbers! {
    number_u8: u8;
    number_i8: i8;
    number_u16: u16;
}

/// Parses digits as a number.
///
/// # Panics
/// If there is anything but digits, or if the number is too large.
pub const fn number_i16(digits: &[u8]) -> i16 {
    let value = number_u16(digits).cast_signed();
    assert!(value >= 0, "a number is not too large for what it counts");
    value
}

/// Parses a number, with a `-` in front if it is negative.
///
/// # Panics
/// If it is not a number, or if it is too large.
pub const fn number_i32(word: &[u8]) -> i32 {
    match word {
        [b'-', digits @ ..] => -(number_u16(digits) as i32),
        digits => number_u16(digits) as i32,
    }
}

/// The value of `name` in a data file with one `name value` pair per line.
///
/// # Panics
/// If no line has this name.
pub const fn named(file: &'static [u8], name: &str) -> &'static [u8] {
    let mut words = DataWords::of(file);
    loop {
        let (found, figure) = (words.next(), words.next());
        assert!(!figure.is_empty(), "a name is not in the data file, or has no figure behind it");
        if same(found, name.as_bytes()) {
            return figure;
        }
    }
}

/// The number of `name value` lines of a data file.
pub const fn count_named(file: &'static [u8]) -> usize {
    let mut words = DataWords::of(file);
    let mut count = 0;
    while !words.next().is_empty() {
        words.next();
        count += 1;
    }
    count
}

/// Declares the figures of a data file with `name value` lines as constants, and `BY_NAME`, a list of them all. A name that is
/// missing in the file, or a line of the file that nothing reads, is a compile error.
///
/// ```
/// mod saloon {
///     table::named_figures! {
///         b"# A drink, and what a broken chair costs.\nbeer 2\nchair -6";
///         BEER = "beer";
///         CHAIR = "chair";
///     }
/// }
///
/// assert_eq!((saloon::BEER, saloon::CHAIR), (2, -6));
/// assert_eq!(saloon::BY_NAME, [("beer", 2), ("chair", -6)]);
/// ```
#[macro_export]
macro_rules! named_figures {
    ($file:expr; $($(#[$about:meta])* $NAME:ident = $name:literal;)*) => {
        $(
            $(#[$about])*
            pub(crate) const $NAME: i32 = $crate::data::number_i32($crate::data::named($file, $name));
        )*

        /// All figures with their names.
        pub(crate) const BY_NAME: &[(&str, i32)] = &[$(($name, $NAME)),*];

        const _: () = assert!(
            BY_NAME.len() == $crate::data::count_named($file),
            "the rules read every figure of a data file"
        );
    };
}

/// Whether two words are equal.
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

/// Whether a line `# [house] name: why` of a data file marks `name` as a house figure: one that is not the printed one, because
/// that is not known. To put the printed figure there, change it and delete the line.
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

/// Whether a line marks this name.
const fn names(line: &[u8], name: &[u8]) -> bool {
    const MARK: &[u8] = b"# [house] ";
    if line.len() <= MARK.len() + name.len() {
        return false;
    }
    let (mark, rest) = line.split_at(MARK.len());
    let (named, rest) = rest.split_at(name.len());
    same(mark, MARK) && same(named, name) && rest[0] == b':'
}

/// The words of a data file. Lines that begin with `#` are skipped.
#[derive(Debug)]
pub struct DataWords {
    rest: &'static [u8],
}

impl DataWords {
    /// Starts at the beginning of this file.
    pub const fn of(file: &'static [u8]) -> DataWords {
        DataWords { rest: file }
    }

    /// The next word; empty at the end of the file.
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
        let mut words = DataWords::of(b"# a line\n one  two\n# another\nthree");
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
    #[should_panic(expected = "a name is not in the data file")]
    fn a_figure_that_is_not_there_is_missed() {
        named(b"beer 2", "whisky");
    }

    #[test]
    #[should_panic(expected = "too large")]
    fn a_number_is_never_cut_off() {
        number_i8(b"128");
    }

    #[test]
    fn digits_are_read_as_a_number() {
        assert_eq!(number(b"1858"), 1858);
        assert_eq!((number_u8(b"255"), number_i8(b"127"), number_u16(b"1858")), (255, 127, 1858));
        assert_eq!((number_i32(b"1858"), number_i32(b"-6")), (1858, -6));
        assert!(same(b"fort", b"fort") && !same(b"fort", b"forts"));
    }
}
