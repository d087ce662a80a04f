//! Words that the lines of several questions have in common: choices that are not simply an action.

/// As much as there is money for.
pub(crate) const ALL: &str = "all";
/// At most so much as the limit says.
pub(crate) const UP_TO: &str = "up-to";
/// As little as the rules allow.
pub(crate) const LEAST: &str = "least";
/// In the order of the lines.
pub(crate) const RANKED: &str = "ranked";
/// Buy it.
pub(crate) const BUY: &str = "buy";
/// Leave it.
pub(crate) const LEAVE: &str = "leave";
