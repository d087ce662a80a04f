//! The house figures, as the data files mark them: the printed cards are not known.

use table::{HouseFigure, Markable};

/// The Lone Cowboy scenarios: names, rules and figures.
pub(crate) const SCENARIOS: Markable = Markable {
    file: include_bytes!("../data/scenarios.txt"),
    name: "scenarios",
    about: "wagons-house-scenarios",
};
/// Which scoring card is on the back of which card.
const BACKS: Markable =
    Markable { file: include_bytes!("../data/cards.txt"), name: "backs", about: "wagons-house-backs" };

/// All house figures.
pub(crate) fn all() -> Vec<HouseFigure> {
    [SCENARIOS, BACKS].iter().filter_map(Markable::house).collect()
}
