//! The IP address of a request, from the connection or from the headers of trusted proxies, and which addresses count as one client.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap, HeaderValue};

use crate::app_state::AppState;

const FORWARDED_FOR: &str = "x-forwarded-for";

/// The value that the outermost of our own proxies put into a header. Several lines are one list to whose end each proxy appends,
/// so anything before the entries of our own proxies was sent by the client.
pub(super) fn forwarded<'a>(app: &AppState, headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let proxies = app.config.proxies;
    if proxies == 0 {
        return None;
    }
    // Each entry is read by itself: what a client wrote that is no text does not hide what a proxy put behind it.
    let lines = headers.get_all(name).iter().map(HeaderValue::as_bytes);
    let entries = lines.flat_map(|line| line.split(|&byte| byte == b',')).map(<[u8]>::trim_ascii);
    let list: Vec<&[u8]> = entries.filter(|entry| !entry.is_empty()).collect();
    str::from_utf8(list.get(list.len().saturating_sub(proxies))?).ok()
}

/// The address of a request's client.
pub(crate) fn client(app: &AppState, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let told = forwarded(app, headers, FORWARDED_FOR).and_then(address);
    household(told.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)))
}

/// Parses an address as proxies write it: with or without a port, IPv6 with or without brackets.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|rest| rest.split(']').next()).unwrap_or(text);
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// The part of an address that identifies a client: of IPv6 the first 64 bits, because a client has all addresses below them.
pub(super) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => IpAddr::V6(Ipv6Addr::from_bits(six.to_bits() & !u128::from(u64::MAX))),
        four @ IpAddr::V4(_) => four,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_however_a_proxy_writes_them() {
        let four: IpAddr = [192, 0, 2, 7].into();
        for text in ["192.0.2.7", "192.0.2.7:5123"] {
            assert_eq!(address(text), Some(four), "{text}");
        }
        for text in ["2001:db8::7", "[2001:db8::7]", "[2001:db8::7]:5123"] {
            assert_eq!(address(text), "2001:db8::7".parse().ok(), "{text}");
        }
        for text in ["unknown", "_hidden", "", "1.2.3"] {
            assert_eq!(address(text), None, "{text}");
        }
    }

    #[test]
    fn the_addresses_of_one_household_count_as_one() {
        let home = |text: &str| household(text.parse().unwrap());
        assert_eq!(home("2001:db8:1:2::1"), home("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(home("2001:db8:1:2::1"), home("2001:db8:1:3::1"));
        assert_ne!(home("192.0.2.1"), home("192.0.2.2"));
        assert_eq!(home("::ffff:192.0.2.1"), home("192.0.2.1"));
    }
}
