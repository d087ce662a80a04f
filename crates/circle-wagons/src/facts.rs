//! Facts that follow from a position and can be asserted in scenarios: the visible cells of each town, counts, largest areas.

use std::collections::BTreeMap;

use serde::Serialize;
use table::Seat;

use crate::card::{Card, Object, Terrain, Territory};
use crate::game::CircleWagons;
use crate::scoring::{Score, Tally};
use crate::town::{Spot, Town};

/// The facts of a game.
#[derive(Serialize)]
pub(crate) struct Facts {
    /// In seat order; the Lone Cowboy's opponent has no town.
    towns: Vec<TownFacts>,
    #[serde(skip_serializing_if = "Option::is_none")]
    city: Option<Counts>,
}

#[derive(Serialize)]
struct TownFacts {
    /// By place, such as `"2,-1": "desert gun"`.
    cells: BTreeMap<String, String>,
    #[serde(flatten)]
    counts: Counts,
    /// The size of the largest area of each terrain.
    areas: BTreeMap<Terrain, i32>,
}

#[derive(Serialize)]
struct Counts {
    count: usize,
    terrains: BTreeMap<Terrain, usize>,
    objects: BTreeMap<Object, usize>,
}

impl Facts {
    pub(crate) fn of(game: &CircleWagons) -> Facts {
        let city = game.lone_cowboy().map(|solo| cells_of_city(solo.city.as_slice()));
        let towns = if city.is_some() { 1 } else { 2 };
        Facts {
            towns: Seat::all(towns).map(|seat| TownFacts::of(game.town(seat))).collect(),
            city: city.map(|cells| Counts::of(&cells)),
        }
    }
}

impl TownFacts {
    fn of(town: &Town) -> TownFacts {
        let visible = visible(town);
        let cells: Vec<Territory> = visible.iter().map(|&(_, territory)| territory).collect();
        let areas = Score::of(town, &[], Tally::default()).areas;
        TownFacts {
            cells: visible.iter().map(|(at, territory)| (at.to_string(), territory.to_string())).collect(),
            counts: Counts::of(&cells),
            areas: Terrain::ALL.into_iter().zip(areas).collect(),
        }
    }
}

impl Counts {
    fn of(cells: &[Territory]) -> Counts {
        let terrains = |terrain| cells.iter().filter(|cell| cell.terrain == terrain).count();
        let objects = |object| cells.iter().filter(|cell| cell.object == object).count();
        Counts {
            count: cells.len(),
            terrains: Terrain::ALL.into_iter().map(|terrain| (terrain, terrains(terrain))).collect(),
            objects: Object::ALL.into_iter().map(|object| (object, objects(object))).collect(),
        }
    }
}

fn cells_of_city(cards: &[Card]) -> Vec<Territory> {
    cards.iter().flat_map(|card| *card.face()).collect()
}

/// The visible cells, row by row.
fn visible(town: &Town) -> Vec<(Spot, Territory)> {
    let Some((low, high)) = town.bounds() else { return Vec::new() };
    (low.row..=high.row)
        .flat_map(|row| (low.column..=high.column).map(move |column| Spot { column, row }))
        .filter_map(|at| town.top(at).map(|territory| (at, territory)))
        .collect()
}

#[cfg(test)]
mod tests {
    use table::TextAccount;

    use super::*;

    fn facts(position: &str) -> serde_json::Value {
        let game: CircleWagons = serde_json::from_str(position).unwrap();
        let view = table::Game::view(&game, table::Viewer::Spectator);
        serde_json::to_value(CircleWagons::facts(&view)).unwrap()
    }

    #[test]
    fn a_covered_cell_shows_the_card_on_top() {
        let facts = facts(
            r#"{"scoring": ["badlands", "fortified", "the-herd"], "circle": [], "turn": 1, "towns": [
                [{"card": 5, "column": 0, "row": 0}, {"card": 1, "column": 1, "row": -1, "turned": true}], []]}"#,
        );
        let town = &facts["towns"][0];
        // Card 5 is desert wagon, desert gun over desert cow, mountain fort; card 1 turned has its top right cell there.
        assert_eq!(town["cells"]["1,0"], "plains fort");
        assert_eq!(town["cells"]["0,0"], "desert wagon");
        assert_eq!(town["cells"]["1,-1"], "forest beer");
        assert_eq!(town["count"], 7);
        assert_eq!(town["objects"]["fort"], 2);
        assert_eq!(town["areas"]["desert"], 2);
        assert_eq!(town["areas"]["plains"], 3);
        assert_eq!(facts["towns"][1]["count"], 0);
    }

    #[test]
    fn the_city_of_the_opponent_counts_every_cell() {
        let facts = facts(
            r#"{"circle": [3, 4], "turn": 1, "towns": [],
                "solo": {"scenario": "gold-fever", "city": [16, 2], "preference": 7, "pile": [9]}}"#,
        );
        assert_eq!(facts["city"]["count"], 8);
        assert_eq!(facts["city"]["objects"]["mine"], 4);
        assert_eq!(facts["city"]["terrains"]["mountain"], 4);
        assert_eq!(facts["towns"].as_array().map(Vec::len), Some(1));
    }
}
