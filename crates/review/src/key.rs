//! Which decisions and chances mattered most.

use crate::report::{Fortune, Judged};

/// The largest number of them.
const MOST: usize = 6;
/// A smaller cost does not matter.
const LEAST: f64 = 0.5;

/// The most expensive decisions, the most expensive first.
pub(crate) fn decisions(decisions: &[Judged]) -> Vec<usize> {
    let mut dear: Vec<usize> =
        (0..decisions.len()).filter(|&index| decisions[index].cost <= -LEAST).collect();
    dear.sort_by(|&one, &other| decisions[one].cost.total_cmp(&decisions[other].cost));
    dear.truncate(MOST);
    dear
}

/// The rolls and draws with the largest effects, the largest first.
pub(crate) fn fortunes(fortunes: &[Fortune]) -> Vec<usize> {
    let size = |index: usize| fortunes[index].leads.iter().fold(0.0_f64, |most, lead| most.max(lead.abs()));
    let mut great: Vec<usize> =
        (0..fortunes.len()).filter(|&index| size(index) >= LEAST.max(2.0 * fortunes[index].doubt)).collect();
    great.sort_by(|&one, &other| size(other).total_cmp(&size(one)));
    great.truncate(MOST);
    great
}
