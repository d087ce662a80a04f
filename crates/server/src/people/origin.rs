//! The owner and origin of an open connection, for closing it after a ban or a sign-out.

use std::net::IpAddr;

use super::Identity;

/// Whose a line is that stays open, and from where it comes.
#[derive(Clone, Debug)]
pub(crate) struct Origin {
    /// Who opened it.
    pub(crate) who: Identity,
    /// The device that opened it, if it is somebody's.
    pub(crate) device: Option<String>,
    /// From where it comes.
    pub(crate) address: IpAddr,
}

#[cfg(test)]
impl Origin {
    /// A line of somebody's from this machine.
    pub(crate) fn here(who: Identity) -> Origin {
        Origin { who, device: None, address: IpAddr::V4(std::net::Ipv4Addr::LOCALHOST) }
    }
}
