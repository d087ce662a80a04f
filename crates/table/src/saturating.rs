//! Numeric conversions that return the nearest representable number instead of overflowing.

/// Converts a number into the nearest number of another type.
pub trait SaturatingFrom<N> {
    /// The nearest number: the largest one for a number that is too large, the smallest one for a number that is too small.
    fn saturating_from(number: N) -> Self;
}

/// `as` without surprises: a number that does not fit becomes the nearest one that does.
///
/// ```
/// use table::SaturatingAs;
///
/// let points: i32 = [1, 8, 5, 8].len().saturating_as();
/// assert_eq!(points, 4);
/// assert_eq!(300_usize.saturating_as::<u8>(), 255);
/// assert_eq!((-1_i64).saturating_as::<u64>(), 0);
/// ```
pub trait SaturatingAs: Sized {
    /// Converts the number to another type.
    #[inline]
    fn saturating_as<T: SaturatingFrom<Self>>(self) -> T {
        T::saturating_from(self)
    }
}

impl<N> SaturatingAs for N {}

macro_rules! numbers {
    ($($from:ty => $($to:ty),*;)*) => {$($(
        impl SaturatingFrom<$from> for $to {
            #[inline]
            fn saturating_from(number: $from) -> $to {
                let nearest = if number > 0 { <$to>::MAX } else { <$to>::MIN };
                <$to>::try_from(number).unwrap_or(nearest)
            }
        }
    )*)*};
}

numbers! {
    usize => u8, u16, u32, u64, i8, i16, i32, i64;
    u128 => u32, u64, i64;
    u64 => u32, usize, i64, i32;
    u32 => u8, u16, i8, i16, i32, usize;
    u16 => u8, i16;
    u8 => i8;
    i64 => u32, u64, usize, i32;
    isize => i32, i16;
    i32 => u8, u16, u32, i8, i16, usize;
    i16 => u8, u32, usize;
    i8 => u8, u16;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fits_stays_and_what_does_not_becomes_the_nearest() {
        assert_eq!([0_i32, 7, 255, 256, -1].map(SaturatingAs::saturating_as::<u8>), [0, 7, 255, 255, 0]);
        assert_eq!(
            [i64::MIN, -5, i64::MAX].map(SaturatingAs::saturating_as::<i32>),
            [i32::MIN, -5, i32::MAX]
        );
        assert_eq!([0, u64::MAX].map(SaturatingAs::saturating_as::<i64>), [0, i64::MAX]);
    }
}
