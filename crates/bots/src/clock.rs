//! When thinking has to end.

use std::time::Duration;

use crate::wall::Instant;

/// The moment when a budget is used up, by the clock on the wall or by the processor time of the thread.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Deadline {
    /// By the clock on the wall.
    Wall(Instant),
    /// By the processor time that the thread has used.
    Processor(Duration),
}

impl Deadline {
    /// So long from now, by the clock on the wall; none if that is beyond all time.
    pub(crate) fn after(time: Duration) -> Option<Deadline> {
        Instant::now().checked_add(time).map(Deadline::Wall)
    }

    /// After so much more processor time of this thread; where a system does not count it, by the clock on the wall.
    pub(crate) fn after_processor_time(time: Duration) -> Option<Deadline> {
        match processor_time() {
            Some(now) => now.checked_add(time).map(Deadline::Processor),
            None => Deadline::after(time),
        }
    }

    /// Whether it has come.
    pub(crate) fn is_over(self) -> bool {
        match self {
            Deadline::Wall(end) => Instant::now() >= end,
            Deadline::Processor(end) => processor_time().is_none_or(|now| now >= end),
        }
    }
}

/// The processor time that this thread has used so far, where the system counts it.
///
/// ```
/// let (before, after) = (bots::processor_time(), bots::processor_time());
/// assert!(before <= after);
/// ```
#[cfg(unix)]
pub fn processor_time() -> Option<Duration> {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Some(Duration::new(time.tv_sec.try_into().ok()?, time.tv_nsec.try_into().ok()?))
}

/// The processor time that this thread has used so far, where the system counts it.
#[cfg(not(unix))]
pub fn processor_time() -> Option<Duration> {
    None
}
