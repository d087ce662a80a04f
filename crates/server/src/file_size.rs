//! The limit that a system may set on the size of files: beyond it writing fails as on a full disk, and the process goes on.

/// Lets writing fail where a file may not grow any more; otherwise the system would end the process for it. To be called where tasks run.
#[cfg(unix)]
pub fn outlive_largest_file() {
    use tokio::signal::unix::{SignalKind, signal};
    let kind = SignalKind::from_raw(rustix::process::Signal::XFSZ.as_raw());
    // Whoever once heard a signal is never ended by it again.
    if let Err(error) = signal(kind) {
        tracing::warn!(%error, "a file that may not grow any more would end the server");
    }
}

/// Elsewhere there is no such limit.
#[cfg(not(unix))]
pub fn outlive_largest_file() {}
