//! The owner and origin of an open connection, for closing it after a ban or a sign-out.

use std::net::IpAddr;

use super::Identity;

/// The owner and origin of an open connection.
#[derive(Clone, Debug)]
pub(crate) struct Origin {
    /// The owner.
    pub(crate) who: Identity,
    /// The device, if it is a person's.
    pub(crate) device: Option<String>,
    /// From where it comes.
    pub(crate) address: IpAddr,
}

#[cfg(test)]
impl Origin {
    /// A connection from this machine.
    pub(crate) fn here(who: Identity) -> Origin {
        Origin { who, device: None, address: IpAddr::V4(std::net::Ipv4Addr::LOCALHOST) }
    }
}
