//! The figures of the rules by name, for the pages that players read.

use table::Figure;

use crate::card::Card;
use crate::house_figures;
use crate::lone_cowboy::{CIRCLE, SKIPS_FOR_CITY, SKIPS_FOR_PREFERENCE, Scenario, TERRAINS_SCORED};
use crate::scoring::worth::BY_NAME;

/// All figures.
pub(crate) fn all() -> Vec<Figure> {
    let count = |name: &str, count: usize| Figure::number(name, i64::try_from(count).unwrap_or(i64::MAX));
    let house = house_figures::SCENARIOS.about().is_some();
    let mut skips: Vec<u8> = Scenario::ALL.iter().map(|scenario| scenario.brief().skips).collect();
    skips.sort_unstable();
    skips.dedup();
    let skips: Vec<String> = skips.iter().map(u8::to_string).collect();
    let mut figures = vec![
        count("cards", Card::COUNT),
        count("draft", Card::COUNT - 3),
        count("solo-circle", CIRCLE),
        count("skips-preference", SKIPS_FOR_PREFERENCE),
        count("skips-city", SKIPS_FOR_CITY),
        count("terrains", TERRAINS_SCORED),
        count("scenarios", Scenario::COUNT),
        Figure::text("skips-object", skips.join("–")).ours(house),
    ];
    let points = BY_NAME.iter().map(|&(name, points)| Figure::number(format!("points-{name}"), points));
    figures.extend(points);
    figures
}
