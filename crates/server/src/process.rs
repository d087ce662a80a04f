//! Memory, CPU time and open files of this process, as far as the system reports them.

/// The resources that a process uses.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Taken {
    /// Memory, in bytes.
    pub(crate) memory: i64,
    /// CPU time since the start, in seconds.
    pub(crate) processor: f64,
    /// Open files and connections.
    pub(crate) files: i64,
}

/// The current use of resources; `None` if the system does not report it.
#[cfg(target_os = "linux")]
pub(crate) fn taken() -> Option<Taken> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let files = std::fs::read_dir("/proc/self/fd").ok()?.count();
    Some(Taken {
        memory: resident(&status)?,
        processor: processor(&stat)?,
        files: i64::try_from(files).unwrap_or(i64::MAX),
    })
}

/// Not supported on other systems.
#[cfg(not(target_os = "linux"))]
pub(crate) fn taken() -> Option<Taken> {
    None
}

/// The resident memory in a `/proc` status file, in bytes.
#[cfg(target_os = "linux")]
fn resident(status: &str) -> Option<i64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse::<i64>().ok()?.checked_mul(1024)
}

/// The CPU time in a `/proc` stat file, in seconds. The system counts in hundredths.
#[cfg(target_os = "linux")]
fn processor(stat: &str) -> Option<f64> {
    // What stands before the last bracket is the name of the program, whatever is in it.
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut next = || fields.next()?.parse::<u32>().ok().map(f64::from);
    Some((next()? + next()?) / 100.0)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_says_is_read() {
        assert_eq!(resident("Name:\tboomtown\nVmRSS:\t    2048 kB\n"), Some(2 << 20));
        let stat = "7 (a) b) R 1 7 7 0 -1 4194304 2 0 0 0 150 50 0 0 20 0 9 0 1 2 3";
        assert_eq!(processor(stat), Some(2.0));
        let taken = taken().unwrap();
        assert!(taken.memory > 1 << 20 && taken.files > 0);
    }
}
