//! File descriptors: raises the limit, and computes how many are left for connections.

/// How many are reserved for the database, the log and the system.
const RESERVED: usize = 64;
/// The minimum, so that somebody can connect even if there are hardly any.
const FEWEST: usize = 16;

/// Raises the limit of this process as far as the system allows. Returns the limit, or `None` if there is none.
#[cfg(unix)]
pub fn raise() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current == maximum {
        return current;
    }
    match setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }) {
        Ok(()) => maximum,
        Err(error) => {
            tracing::warn!(%error, "the limit of file descriptors could not be raised");
            current
        }
    }
}

/// On other systems there is no such limit.
#[cfg(not(unix))]
pub fn raise() -> Option<u64> {
    None
}

/// How many connections can be open, if this many are wanted.
pub(crate) fn for_connections(wanted: usize) -> usize {
    match allowed() {
        Some(allowed) => wanted.min(usize::try_from(allowed).unwrap_or(usize::MAX).saturating_sub(RESERVED)),
        None => wanted,
    }
    .max(FEWEST)
}

#[cfg(unix)]
fn allowed() -> Option<u64> {
    rustix::process::getrlimit(rustix::process::Resource::Nofile).current
}

#[cfg(not(unix))]
fn allowed() -> Option<u64> {
    None
}
