//! Ranges of IP addresses.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

/// An address, or all addresses with the same prefix.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AddressRange {
    /// The bits of the address, in IPv6 form.
    bits: u128,
    /// The length of the prefix.
    length: u32,
}

/// The prefix length of IPv4-mapped IPv6 addresses.
const MAPPED: u32 = 96;
/// Shorter prefixes would ban whole countries by a typo.
const SHORTEST_FOUR: u32 = 8;
const SHORTEST_SIX: u32 = 16;

impl AddressRange {
    /// Whether the range contains an address.
    pub(crate) fn contains(self, address: IpAddr) -> bool {
        masked(bits(address), self.length) == self.bits
    }
}

fn bits(address: IpAddr) -> u128 {
    match address {
        IpAddr::V4(four) => four.to_ipv6_mapped().to_bits(),
        IpAddr::V6(six) => six.to_bits(),
    }
}

fn masked(bits: u128, length: u32) -> u128 {
    if length == 0 { 0 } else { bits & (u128::MAX << (128 - length)) }
}

impl FromStr for AddressRange {
    type Err = AddressRangeError;

    fn from_str(text: &str) -> Result<AddressRange, AddressRangeError> {
        let (address, length) = match text.trim().split_once('/') {
            Some((address, length)) => (address, Some(length.parse::<u32>().map_err(|_| AddressRangeError)?)),
            None => (text.trim(), None),
        };
        let address = address.parse::<IpAddr>().map_err(|_| AddressRangeError)?;
        let (most, shortest, before) =
            if address.is_ipv4() { (32, SHORTEST_FOUR, MAPPED) } else { (128, SHORTEST_SIX, 0) };
        // Whoever has one address of version 6 has the 2⁶⁴ beside it too.
        let usual = if address.is_ipv4() { 32 } else { 64 };
        let length = length.unwrap_or(usual);
        if !(shortest..=most).contains(&length) {
            return Err(AddressRangeError);
        }
        Ok(AddressRange { bits: masked(bits(address), before + length), length: before + length })
    }
}

impl fmt::Display for AddressRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let six = Ipv6Addr::from_bits(self.bits);
        match six.to_ipv4_mapped() {
            Some(four) => write!(f, "{four}/{}", self.length - MAPPED),
            None => write!(f, "{six}/{}", self.length),
        }
    }
}

/// The text is not a range of addresses, or the range is far too large.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AddressRangeError;

#[cfg(test)]
mod tests {
    use super::*;

    fn range(text: &str) -> AddressRange {
        text.parse().unwrap()
    }

    #[test]
    fn a_range_holds_the_addresses_that_begin_like_it_and_no_others() {
        assert!(range("192.0.2.0/24").contains("192.0.2.77".parse().unwrap()));
        assert!(!range("192.0.2.0/24").contains("192.0.3.77".parse().unwrap()));
        assert!(range("192.0.2.7").contains("::ffff:192.0.2.7".parse().unwrap()));
        assert!(range("2001:db8::1").contains("2001:db8::ffff".parse().unwrap()), "a household");
        assert!(!range("2001:db8::/64").contains("2001:db8:0:1::".parse().unwrap()));
    }

    #[test]
    fn a_range_is_written_as_it_is_meant() {
        assert_eq!(range("192.0.2.9/24").to_string(), "192.0.2.0/24");
        assert_eq!(range("2001:db8::9").to_string(), "2001:db8::/64");
    }

    #[test]
    fn what_is_no_range_or_would_keep_everybody_out_is_refused() {
        for text in ["", "somewhere", "192.0.2.0/33", "0.0.0.0/0", "::/0", "192.0.2.0/", "10.0.0.0/7"] {
            assert_eq!(text.parse::<AddressRange>(), Err(AddressRangeError), "{text}");
        }
    }
}
