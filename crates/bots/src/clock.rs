//! When thinking has to end.

use std::time::Duration;

use crate::wall::Instant;

/// The moment when a budget is used up, by the clock on the wall or by the processor time of the thread, and when it began.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Deadline {
    /// By the clock on the wall.
    Wall { begun: Instant, time: Duration },
    /// By the processor time that the thread has used.
    Processor { begun: Duration, time: Duration },
}

impl Deadline {
    /// So long from now, by the clock on the wall; none if that is beyond all time.
    pub(crate) fn after(time: Duration) -> Option<Deadline> {
        let begun = Instant::now();
        begun.checked_add(time).map(|_| Deadline::Wall { begun, time })
    }

    /// After so much more processor time of this thread; where a system does not count it, by the clock on the wall.
    pub(crate) fn after_processor_time(time: Duration) -> Option<Deadline> {
        match processor_time() {
            Some(begun) => begun.checked_add(time).map(|_| Deadline::Processor { begun, time }),
            None => Deadline::after(time),
        }
    }

    /// Whether it has come.
    pub(crate) fn is_over(self) -> bool {
        match self {
            Deadline::Wall { begun, time } => begun.elapsed() >= time,
            Deadline::Processor { begun, time } => {
                processor_time().is_none_or(|now| now.saturating_sub(begun) >= time)
            }
        }
    }

    /// How much of the time is over, from 0 to 1.
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
