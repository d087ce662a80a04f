//! Which addresses the server sends messages to: a person who gives an address must not reach what only this machine can reach.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Which addresses messages may be sent to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reach {
    /// Only public addresses, over HTTPS.
    #[default]
    Public,
    /// Any address, including the server's own network and without TLS, if all players are trusted.
    Anywhere,
}

impl Reach {
    /// Whether messages may be sent to this address.
    pub(super) fn allows(self, address: IpAddr) -> bool {
        match self {
            Reach::Public => is_public(address.to_canonical()),
            Reach::Anywhere => true,
        }
    }
}

/// Whether an address is public, and does not embed another one.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation()
        || a == 0
        || a >= 240
        // Shared between a provider and its customers, protocol assignments, relays, measuring.
        || (a == 100 && (64..128).contains(&b))
        || (a, b, c) == (192, 0, 0)
        || (a, b, c) == (192, 88, 99)
        || (a == 198 && (b == 18 || b == 19));
    !special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    // Global unicast is 2000::/3; not among it what is for documents, tunnels and translations, which stand for other addresses.
    let global = (first & 0xe000) == 0x2000;
    let special =
        (first == 0x2001 && (second < 0x0200 || second == 0x0db8)) || first == 0x2002 || first == 0x3fff;
    global && !special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_this_machine_and_its_network_reach_is_not_public() {
        let private = [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "255.255.255.255",
            "224.0.0.1",
            "198.18.0.1",
            "192.0.0.8",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2002:7f00:1::",
            "2001:db8::1",
            "2001::1",
        ];
        for address in private {
            assert!(!Reach::Public.allows(address.parse().unwrap()), "{address}");
            assert!(Reach::Anywhere.allows(address.parse().unwrap()));
        }
        for address in ["1.1.1.1", "93.184.216.34", "172.32.0.1", "2606:4700::1111", "2a00:1450:4001::200e"] {
            assert!(Reach::Public.allows(address.parse().unwrap()), "{address}");
        }
    }
}
