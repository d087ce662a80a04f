//! When thinking must end.

use std::time::Duration;

use crate::wall::Instant;

/// When a budget ends, by wall-clock time or by the CPU time of the thread, and when it began.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Deadline {
    /// By wall-clock time.
    Wall { begun: Instant, time: Duration },
    /// By the CPU time of the thread.
    Processor { begun: Duration, time: Duration },
}

impl Deadline {
    /// After this much wall-clock time; `None` if that overflows.
    pub(crate) fn after(time: Duration) -> Option<Deadline> {
        let begun = Instant::now();
        begun.checked_add(time).map(|_| Deadline::Wall { begun, time })
    }

    /// After this much CPU time of this thread; by wall-clock time on systems that do not measure CPU time.
    pub(crate) fn after_processor_time(time: Duration) -> Option<Deadline> {
        match processor_time() {
            Some(begun) => begun.checked_add(time).map(|_| Deadline::Processor { begun, time }),
            None => Deadline::after(time),
        }
    }

    /// Whether the deadline has passed.
    pub(crate) fn is_over(self) -> bool {
        match self {
            Deadline::Wall { begun, time } => begun.elapsed() >= time,
            Deadline::Processor { begun, time } => {
                processor_time().is_none_or(|now| now.saturating_sub(begun) >= time)
            }
        }
    }

    /// The share of the time that has passed, from 0 to 1.
    pub(crate) fn share_over(self) -> f64 {
        let (used, time) = match self {
            Deadline::Wall { begun, time } => (begun.elapsed(), time),
            Deadline::Processor { begun, time } => {
                (processor_time().map_or(time, |now| now.saturating_sub(begun)), time)
            }
        };
        if time.is_zero() { 1.0 } else { (used.as_secs_f64() / time.as_secs_f64()).min(1.0) }
    }
}

/// The CPU time used by this thread so far, if the system measures it.
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

/// The CPU time used by this thread so far, if the system measures it.
#[cfg(not(unix))]
pub fn processor_time() -> Option<Duration> {
    None
}
