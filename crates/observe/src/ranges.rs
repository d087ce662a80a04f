//! Numbers of actions that belong together.

/// Numbers of actions that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    /// What it is called: the word with which the text form begins.
    pub name: &'static str,
    /// The first number.
    pub first: u32,
    /// How many numbers there are.
    pub count: u32,
    /// What is counted.
    pub meaning: &'static str,
}

impl Range {
    /// Numbers that follow another range.
    pub(crate) const fn after(
        before: &Range,
        name: &'static str,
        count: u32,
        meaning: &'static str,
    ) -> Range {
        Range { name, first: before.first + before.count, count, meaning }
    }

    /// The number of what is counted with `index`, if there is one.
    #[inline]
    pub(crate) const fn at(&self, index: u32) -> Option<u32> {
        if index < self.count { Some(self.first + index) } else { None }
    }

    /// The place of a number in this range.
    #[inline]
    pub(crate) const fn place(&self, number: u32) -> Option<u32> {
        match number.checked_sub(self.first) {
            Some(place) if place < self.count => Some(place),
            _ => None,
        }
    }
}

/// How many there are of something, as ranges count.
#[expect(clippy::cast_possible_truncation, reason = "no game has that many pieces")]
pub(crate) const fn count(things: usize) -> u32 {
    things as u32
}

/// Declares ranges that follow each other, each a constant, and the list of all of them.
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
