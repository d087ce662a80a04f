//! Ranges of action numbers.

/// Action numbers that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    /// Its name: the first word of the text form.
    pub name: &'static str,
    /// The first number.
    pub first: u32,
    /// The number of numbers.
    pub count: u32,
    /// Its meaning.
    pub meaning: &'static str,
}

impl Range {
    /// A range that follows another one.
    pub(crate) const fn after(
        before: &Range,
        name: &'static str,
        count: u32,
        meaning: &'static str,
    ) -> Range {
        Range { name, first: before.first + before.count, count, meaning }
    }

    /// The number at this index of the range, if there is one.
    #[inline]
    pub(crate) const fn at(&self, index: u32) -> Option<u32> {
        if index < self.count { Some(self.first + index) } else { None }
    }

    /// The index of a number in this range, if it is in it.
    #[inline]
    pub(crate) const fn place(&self, number: u32) -> Option<u32> {
        match number.checked_sub(self.first) {
            Some(place) if place < self.count => Some(place),
            _ => None,
        }
    }
}

/// Converts a count.
#[expect(clippy::cast_possible_truncation, reason = "no game has that many pieces")]
pub(crate) const fn count(things: usize) -> u32 {
    things as u32
}

/// Declares consecutive ranges, each as a constant, and the list of all of them.
macro_rules! ranges {
    ($first:ident $name:literal $count:expr, $meaning:literal; $($rest:tt)*) => {
        const $first: Range = Range { name: $name, first: 0, count: $count, meaning: $meaning };
        ranges!(@ [$first] $first; $($rest)*);
    };
    (@ [$($all:ident),*] $before:ident; $next:ident $name:literal $count:expr, $meaning:literal; $($rest:tt)*) => {
        const $next: Range = Range::after(&$before, $name, $count, $meaning);
        ranges!(@ [$($all,)* $next] $next; $($rest)*);
    };
    (@ [$($all:ident),*] $before:ident;) => {
        pub(crate) const ALL_RANGES: &[Range] = &[$($all),*];
    };
}
pub(crate) use ranges;
