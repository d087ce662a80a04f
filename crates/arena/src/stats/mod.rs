//! The statistics of the arena: what a list of results says, and how certain that is.

#![expect(clippy::cast_precision_loss, reason = "no run has 2^52 games or points")]

mod histogram;
mod rate;
mod sample;
mod sign_test;
mod student;

pub(crate) use histogram::Bins;
pub use histogram::Histogram;
pub use rate::{Elo, Rate};
pub(crate) use sample::percentile;
pub use sample::{Mean, Spread};
pub(crate) use sign_test::sign_test;

/// The normal quantile of a 95% interval.
const Z: f64 = 1.959_963_984_540_054;
