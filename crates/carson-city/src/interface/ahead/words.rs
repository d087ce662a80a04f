//! Keys that the lines of several questions share: choices that are not simply an action.

/// As much as the money allows.
pub(crate) const ALL: &str = "all";
/// At most as much as the limit says.
pub(crate) const UP_TO: &str = "up-to";
/// As little as the rules allow.
pub(crate) const LEAST: &str = "least";
/// In the order of the lines.
pub(crate) const RANKED: &str = "ranked";
/// Buy it.
pub(crate) const BUY: &str = "buy";
/// Do not buy it.
pub(crate) const LEAVE: &str = "leave";
