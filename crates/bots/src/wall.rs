//! Wall-clock time: the system's, or the page's for bots that think in a browser.

#[cfg(not(target_family = "wasm"))]
pub(crate) use std::time::Instant;

#[cfg(target_family = "wasm")]
pub(crate) use self::page::Instant;

#[cfg(target_family = "wasm")]
mod page {
    use std::time::Duration;

    #[expect(
        unsafe_code,
        reason = "the page gives the time; this is how a function of another module is named"
    )]
    #[link(wasm_import_module = "page")]
    unsafe extern "C" {
        /// Milliseconds since some moment.
        safe fn now() -> f64;
    }

    /// A point in time, measured from the start of the page.
    #[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
    pub(crate) struct Instant(Duration);

    impl Instant {
        pub(crate) fn now() -> Instant {
            Instant(Duration::try_from_secs_f64(now() / 1000.0).unwrap_or_default())
        }

        pub(crate) fn checked_add(self, time: Duration) -> Option<Instant> {
            self.0.checked_add(time).map(Instant)
        }

        pub(crate) fn elapsed(self) -> Duration {
            Instant::now().0.saturating_sub(self.0)
        }
    }
}
