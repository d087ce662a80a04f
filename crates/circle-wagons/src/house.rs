//! What is the house's own, as the data files mark it, because the printed cards are not known.

use table::{HouseFigure, Markable};

/// The Lone Cowboy scenarios: their names, their rules, their figures.
pub(crate) const SCENARIOS: Markable = Markable {
    file: include_bytes!("../data/scenarios.txt"),
    name: "scenarios",
    about: "wagons-house-scenarios",
};
/// Which scoring card is on the back of which face.
const BACKS: Markable =
    Markable { file: include_bytes!("../data/cards.txt"), name: "backs", about: "wagons-house-backs" };

/// All of it.
pub(crate) fn all() -> Vec<HouseFigure> {
    [SCENARIOS, BACKS].iter().filter_map(Markable::house).collect()
}
