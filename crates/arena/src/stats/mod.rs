//! The statistics of the arena: what a list of results says, and how sure that is.

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
