//! The system's limit on the size of files: beyond it writes fail, as on a full disk, and the process survives.

/// Makes writes fail beyond the limit, where the system would end the process. Must be called inside the async runtime.
#[cfg(unix)]
pub fn outlive_largest_file() {
    use tokio::signal::unix::{SignalKind, signal};
    let kind = SignalKind::from_raw(rustix::process::Signal::XFSZ.as_raw());
    // A handler, once installed, stays for the lifetime of the process.
    if let Err(error) = signal(kind) {
        tracing::warn!(%error, "a file that may not grow any more would end the server");
    }
}

/// Other systems have no such signal.
#[cfg(not(unix))]
pub fn outlive_largest_file() {}
