//! Iterates over the set bits of a number, and finds the n-th.

/// A number whose set bits stand for the elements of a set.
pub trait Bits: Copy {
    /// The number of set bits.
    fn count(self) -> u32;

    /// The index of the lowest set bit; unspecified if there is none.
    fn first_place(self) -> u8;

    /// The number without its lowest set bit.
    #[must_use]
    fn without_first(self) -> Self;

    /// The index of the set bit that has exactly `before` set bits below it; unspecified if there is none.
    ///
    /// ```
    /// use table::bits::Bits;
    ///
    /// assert_eq!(0b1010_0100_u64.nth_place(1), 5);
    /// ```
    fn nth_place(self, before: u32) -> u8;
}

/// Iterates over the set bits, from the lowest. The length is known in advance, so that a list allocates once.
///
/// ```
/// let places = table::bits::counted(0b1010_0100_u8);
/// assert_eq!(places.len(), 3);
/// assert_eq!(places.collect::<Vec<_>>(), [2, 5, 7]);
/// ```
#[inline]
pub fn counted<B: Bits>(bits: B) -> impl ExactSizeIterator<Item = u8> {
    let mut left = bits;
    (0..bits.count() as usize).map(move |_| {
        let place = left.first_place();
        left = left.without_first();
        place
    })
}

macro_rules! bits {
    ($($number:ty: $nth_place:expr;)*) => {$(
        impl Bits for $number {
            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            #[expect(clippy::cast_possible_truncation, reason = "a number has at most 128 bits")]
            fn first_place(self) -> u8 {
                // With the highest bit set there is always one to find: that takes an instruction less.
                (self | 1 << (<$number>::BITS - 1)).trailing_zeros() as u8
            }

            #[inline]
            fn without_first(self) -> $number {
                self & self.wrapping_sub(1)
            }

            #[inline]
            fn nth_place(self, before: u32) -> u8 {
                $nth_place(self, before)
            }
        }
    )*};
}

bits! {
    u8: one_by_one;
    u16: one_by_one;
    u32: one_by_one;
    u64: by_bytes;
    u128: by_halves;
}

#[inline]
fn one_by_one<B: Bits>(mut bits: B, before: u32) -> u8 {
    for _ in 0..before {
        bits = bits.without_first();
    }
    bits.first_place()
}

/// Finds the byte by counting all eight at once, and the bit within it one by one.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "what is cut off lies in other bytes")]
fn by_bytes(bits: u64, before: u32) -> u8 {
    const EACH: u64 = u64::from_ne_bytes([1; 8]);
    let pairs = bits - (bits >> 1 & (EACH * 0x55));
    let fours = (pairs & (EACH * 0x33)) + (pairs >> 2 & (EACH * 0x33));
    let bytes = (fours + (fours >> 4)) & (EACH * 0x0f);
    // Byte n: how many bits are set up to it, and its highest bit whether that is not yet enough.
    let up_to = bytes.wrapping_mul(EACH);
    let high = EACH << 7;
    let short = ((EACH * u64::from(before & 63)) | high).wrapping_sub(up_to) & high;
    let skipped = ((short >> 7).wrapping_mul(EACH) >> 56) as u32 * 8;
    let found = (up_to << 8).wrapping_shr(skipped) as u8;
    let byte = bits.wrapping_shr(skipped) as u8;
    skipped as u8 + one_by_one(byte, before.wrapping_sub(u32::from(found)) & 7)
}

#[inline]
#[expect(clippy::cast_possible_truncation, reason = "that is how a number is cut into halves")]
fn by_halves(bits: u128, before: u32) -> u8 {
    let low = bits as u64;
    match before.checked_sub(low.count_ones()) {
        None => by_bytes(low, before),
        Some(before) => 64 + by_bytes((bits >> 64) as u64, before),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn places(bits: u128) -> Vec<u8> {
        (0..128).filter(|place| bits >> place & 1 == 1).collect()
    }

    proptest! {
        #[test]
        #[expect(clippy::cast_possible_truncation, reason = "numbers of every size are wanted")]
        fn every_place_is_found_by_what_comes_before_it(bits: u128, mask: u128) {
            for bits in [bits, bits & mask, bits | mask, 1 << (mask % 128), u128::MAX] {
                for (before, &place) in (0..).zip(&places(bits)) {
                    prop_assert_eq!(bits.nth_place(before), place);
                }
                for (before, &place) in (0..).zip(&places((bits as u64).into())) {
                    prop_assert_eq!((bits as u64).nth_place(before), place);
                }
                prop_assert_eq!(counted(bits).collect::<Vec<_>>(), places(bits));
                prop_assert_eq!(counted(bits as u32).collect::<Vec<_>>(), places((bits as u32).into()));
            }
        }

        #[test]
        fn asking_for_more_than_there_are_gives_some_place(bits: u64, before: u32) {
            prop_assert!(bits.nth_place(before % 200) < 128);
        }
    }
}
