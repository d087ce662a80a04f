//! The pictures of the report, a file each.

mod length;
mod margins;
mod panel;
mod points;
mod scores;
mod seats;
mod thinking;
mod trend;

use super::figure::Figure;
use crate::summary::Summary;

/// All figures, in the order of the questions they answer; those side by side have about the same height.
pub(super) fn all(summary: &Summary) -> Vec<Figure> {
    let [margins, trend] = [margins::figure(summary), trend::figure(summary)];
    let (early, late) = if margins::shown(summary).len() == 1 { (margins, trend) } else { (trend, margins) };
    vec![
        scores::figure(summary),
        early,
        points::figure(summary),
        late,
        seats::figure(summary),
        thinking::figure(summary),
        length::figure(summary),
    ]
}
