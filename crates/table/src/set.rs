//! Sets over a few elements, with one bit for each.

/// Declares a set of things with one bit for each, so that it is copied, joined and counted in an instruction or two.
///
/// Each thing has a number, which is its bit, and can be made from the number. Iteration follows the order of the numbers. There
/// are at most 128.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// pub struct Wagon(u8);
///
/// table::set! {
///     /// Some of the eight wagons.
///     pub struct Train(u8) of Wagon;
///     wagon => wagon.0;
///     number => Wagon(number);
/// }
///
/// let mut train = Train::only(Wagon(5)).with(Wagon(2));
/// assert!(train.insert(Wagon(7)), "it was not there before");
/// assert_eq!(train.lowest(), Some(Wagon(2)));
/// assert_eq!(train.without(Train::only(Wagon(2))).len(), 2);
/// ```
#[macro_export]
macro_rules! set {
    (
        $(#[$about:meta])*
        $visible:vis struct $Set:ident($Bits:ty) of $Thing:ty;
        $thing:ident => $its_number:expr;
        $number:ident => $of_number:expr;
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        $visible struct $Set($Bits);

        impl $Set {
            /// The empty set.
            $visible const NONE: $Set = $Set(0);

            #[inline]
            const fn bit($thing: $Thing) -> $Bits {
                1 << ($its_number)
            }

            /// The set of only this thing.
            #[inline]
            $visible const fn only(one: $Thing) -> $Set {
                $Set($Set::bit(one))
            }

            /// The set with this thing added.
            #[inline]
            #[must_use]
            $visible const fn with(self, one: $Thing) -> $Set {
                $Set(self.0 | $Set::bit(one))
            }

            /// Adds a thing; returns whether it was new.
            #[inline]
            $visible const fn insert(&mut self, one: $Thing) -> bool {
                let before = self.0;
                self.0 |= $Set::bit(one);
                self.0 != before
            }

            /// Removes a thing.
            #[inline]
            $visible const fn remove(&mut self, one: $Thing) {
                self.0 &= !$Set::bit(one);
            }

            /// Whether the set contains this thing.
            #[inline]
            $visible const fn contains(self, one: $Thing) -> bool {
                self.0 & $Set::bit(one) != 0
            }

            /// What is in either set.
            #[inline]
            #[must_use]
            $visible const fn union(self, other: $Set) -> $Set {
                $Set(self.0 | other.0)
            }

            /// What is in both sets.
            #[inline]
            #[must_use]
            $visible const fn common(self, other: $Set) -> $Set {
                $Set(self.0 & other.0)
            }

            /// What is in this set but not in the other.
            #[inline]
            #[must_use]
            $visible const fn without(self, other: $Set) -> $Set {
                $Set(self.0 & !other.0)
            }

            /// The number of things in the set.
            #[inline]
            $visible const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether the set is empty.
            #[inline]
            $visible const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The thing with the lowest number, if any.
            #[inline]
            $visible const fn lowest(self) -> Option<$Thing> {
                if self.0 == 0 {
                    return None;
                }
                #[expect(clippy::cast_possible_truncation, reason = "a set has at most 128 bits")]
                let $number = self.0.trailing_zeros() as u8;
                Some($of_number)
            }

            /// All things in the order of their numbers.
            #[inline]
            $visible fn iter(self) -> impl Iterator<Item = $Thing> {
                let mut left = self;
                ::std::iter::from_fn(move || {
                    let next = left.lowest()?;
                    left.0 &= left.0 - 1;
                    Some(next)
                })
            }

            /// Like `iter`, with an exact length, so that a list allocates once.
            #[inline]
            $visible fn counted(self) -> impl ExactSizeIterator<Item = $Thing> {
                $crate::bits::counted(self.0).map(|$number| $of_number)
            }

            /// The n-th thing, counted from 0, if there are so many.
            #[inline]
            $visible fn nth(self, before: u32) -> Option<$Thing> {
                if before >= self.0.count_ones() {
                    return None;
                }
                let $number = $crate::bits::Bits::nth_place(self.0, before);
                Some($of_number)
            }

            /// A random thing of the set, if it is not empty.
            #[inline]
            $visible fn pick(self, dice: &mut impl $crate::Dice) -> Option<$Thing> {
                if self.0 == 0 {
                    return None;
                }
                let $number = $crate::bits::Bits::nth_place(self.0, dice.below(self.0.count_ones()));
                Some($of_number)
            }

            /// Removes a random thing, if the set is not empty.
            #[inline]
            $visible fn draw(&mut self, dice: &mut impl $crate::Dice) -> Option<$Thing> {
                let drawn = self.pick(dice)?;
                self.remove(drawn);
                Some(drawn)
            }
        }

        impl FromIterator<$Thing> for $Set {
            fn from_iter<I: IntoIterator<Item = $Thing>>(things: I) -> $Set {
                things.into_iter().fold($Set::NONE, $Set::with)
            }
        }

        impl ::std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::collection::btree_set;
    use proptest::prelude::*;

    use crate::SaturatingAs;
    use crate::dice::ScriptedDice;

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Wagon(u8);

    set! {
        struct Train(u16) of Wagon;
        wagon => wagon.0;
        number => Wagon(number);
    }

    fn train(numbers: &BTreeSet<u8>) -> Train {
        numbers.iter().map(|&number| Wagon(number)).collect()
    }

    fn numbers(train: Train) -> BTreeSet<u8> {
        train.iter().map(|wagon| wagon.0).collect()
    }

    proptest! {
        #[test]
        fn it_does_what_a_tree_of_numbers_does(a in btree_set(0u8..16, 0..16), b in btree_set(0u8..16, 0..16), one in 0u8..16) {
            let (first, second, wagon) = (train(&a), train(&b), Wagon(one));
            prop_assert_eq!(first.iter().map(|wagon| wagon.0).collect::<Vec<_>>(), a.iter().copied().collect::<Vec<_>>());
            prop_assert_eq!(first.counted().map(|wagon| wagon.0).collect::<Vec<_>>(), a.iter().copied().collect::<Vec<_>>());
            prop_assert_eq!(first.nth(one.into()).map(|wagon| wagon.0), a.iter().copied().nth(one.into()));
            prop_assert_eq!(first.len(), a.len());
            prop_assert_eq!(first.is_empty(), a.is_empty());
            prop_assert_eq!(first.lowest().map(|wagon| wagon.0), a.first().copied());
            prop_assert_eq!(first.contains(wagon), a.contains(&one));
            prop_assert_eq!(numbers(first.union(second)), a.union(&b).copied().collect());
            prop_assert_eq!(numbers(first.common(second)), a.intersection(&b).copied().collect());
            prop_assert_eq!(numbers(first.without(second)), a.difference(&b).copied().collect());
            prop_assert_eq!(first.with(wagon), first.union(Train::only(wagon)));
            let (mut changed, mut tree) = (first, a);
            prop_assert_eq!(changed.insert(wagon), tree.insert(one));
            prop_assert_eq!(numbers(changed), tree.clone());
            changed.remove(wagon);
            tree.remove(&one);
            prop_assert_eq!(numbers(changed), tree);
        }

        #[test]
        fn chance_counts_from_the_lowest(members in btree_set(0u8..16, 1..16), roll: prop::sample::Index) {
            let roll = roll.index(members.len());
            let mut set = train(&members);
            let drawn = set.draw(&mut ScriptedDice::new([roll.saturating_as::<u32>()]));
            prop_assert_eq!(drawn.map(|wagon| wagon.0), members.iter().nth(roll).copied());
            prop_assert_eq!(set.with(drawn.unwrap()), train(&members));
            prop_assert_eq!(set.len(), members.len() - 1);
        }
    }

    #[test]
    fn nothing_is_drawn_from_nothing_and_no_roll_is_used() {
        assert_eq!(Train::NONE.pick(&mut ScriptedDice::new([])), None);
    }
}
