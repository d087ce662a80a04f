//! Laying terrain cards: where they may lie, and what may cover what.

use crate::common::*;
use carson_cards::{CarsonCards, Element, Event, Law, Person, Phase};
use table::{SaturatingAs, Seat};

/// The first player is to lay a card into a city, having these persons.
fn laying(hand: &str, laid: &[&str], persons: &[Person]) -> CarsonCards {
    scene(1, |position| {
        let table = &mut position.table;
        table.round = if hand.starts_with("II") { 12 } else { 2 };
        table.row.clear();
        table.person = None;
        table.phase = Phase::Take;
        table.hand = Some(card(hand));
        table.to_take = [Seat::FIRST].into_iter().collect();
        for (index, player) in table.players.iter_mut().enumerate() {
            player.bid = Some(bid(index.saturating_as::<u8>() + 1));
            player.spent = vec![bid(index.saturating_as::<u8>() + 1)];
        }
        table.players[0].city = city(laid);
        table.players[0].persons = persons.to_vec();
    })
}

fn spots(game: &CarsonCards) -> Vec<String> {
    offered(game, 1).iter().map(|text| text.strip_prefix("lay ").unwrap().to_owned()).collect()
}

#[test]
fn the_first_card_lies_at_the_origin() {
    let game = laying("I-09", &[], &[]);
    assert_eq!(spots(&game), ["0,0"]);
    assert_eq!(refused(&game, "1 lay 1,0"), "cards-illegal-first-at-origin");
}

#[test]
fn a_card_touches_the_city_along_a_cell_side_and_not_by_a_corner() {
    // I-10 and I-14 show a mountain and three empty cells each.
    let game = laying("I-10", &["I-14 0,0"], &[]);
    assert!(spots(&game).contains(&"2,1".to_owned()), "half a side is enough");
    assert!(spots(&game).contains(&"-1,2".to_owned()));
    for corner in ["2,2", "-2,2", "2,-2", "-2,-2"] {
        assert_eq!(refused(&game, &format!("1 lay {corner}")), "cards-illegal-apart", "{corner}");
    }
    assert_eq!(refused(&game, "1 lay 3,0"), "cards-illegal-apart");
    assert_eq!(refused(&game, "1 lay 7,0"), "cards-illegal-too-far");
}

#[test]
fn empty_cells_may_be_covered_in_part_and_in_whole() {
    // I-14: a mountain at the top left. I-42: mountains but for the bottom left.
    let game = laying("I-42", &["I-14 0,0"], &[]);
    assert!(spots(&game).contains(&"1,1".to_owned()), "one cell is covered");
    assert!(spots(&game).contains(&"0,0".to_owned()), "the mountain by a mountain, the rest by anything");
}

#[test]
fn an_empty_cell_covers_nothing_but_empty_cells() {
    // I-09 shows a House at the bottom right and is empty elsewhere.
    let game = laying("I-09", &["I-14 0,0"], &[]);
    assert_eq!(refused(&game, "1 lay 0,0"), "cards-illegal-covers");
    assert!(spots(&game).contains(&"1,1".to_owned()));
}

#[test]
fn a_building_is_covered_by_the_same_building_only() {
    // I-15: empty, empty, Mine, mountain. I-13: a Mine at the top left.
    let game = laying("I-13", &["I-15 0,0"], &[]);
    assert_eq!(refused(&game, "1 lay 0,0"), "cards-illegal-covers");
    assert!(
        !spots(&game).contains(&"0,1".to_owned()),
        "the empty cell beside the Mine would cover the mountain"
    );
    let game = laying("I-22", &["I-15 0,0"], &[]);
    assert!(spots(&game).contains(&"0,1".to_owned()), "Mine on Mine, mountain on mountain");
}

#[test]
fn a_mountain_is_covered_by_a_mountain_only() {
    let game = laying("I-43", &["I-24 0,0"], &[]);
    // I-24: mountains below; I-43: mountains but for the bottom right.
    assert!(spots(&game).contains(&"0,1".to_owned()));
    assert_eq!(refused(&game, "1 lay 0,0"), "cards-illegal-covers");
}

#[test]
fn a_house_is_covered_by_a_house_or_a_townhouse_and_a_townhouse_by_a_townhouse_only() {
    // I-12: a House at the top left. II-48: Townhouses above. II-45: Houses on the left.
    let game = laying("II-48", &["I-12 0,0"], &[]);
    assert!(spots(&game).contains(&"0,0".to_owned()), "House by Townhouse");
    let game = laying("II-45", &["I-12 0,0"], &[]);
    assert!(spots(&game).contains(&"0,0".to_owned()), "House by House");
    let game = laying("II-45", &["I-35 0,0"], &[]);
    // I-35: a Townhouse at the bottom right.
    assert_eq!(refused(&game, "1 lay 1,1"), "cards-illegal-covers");
    let game = laying("II-48", &["I-35 0,0"], &[]);
    assert!(spots(&game).contains(&"1,1".to_owned()), "Townhouse by Townhouse");
    let game = laying("II-28", &["I-12 0,0"], &[]);
    assert_eq!(refused(&game, "1 lay 0,0"), "cards-illegal-covers");
}

#[test]
fn the_rulebooks_four_placements_come_out_as_shown() {
    // A Mine, a Prison and mountains; the new card brings a Mine.
    let laid = ["I-15 0,0", "I-33 2,0", "I-24 2,2"];
    let game = laying("I-16", &laid, &[]);
    assert!(spots(&game).contains(&"4,2".to_owned()), "beside the city");
    assert_eq!(refused(&game, "1 lay 4,4"), "cards-illegal-apart");
    // I-16: empty, empty, Mine, mountain. Over the lower mountain row of I-24 its mountain covers a mountain.
    assert!(spots(&game).contains(&"1,2".to_owned()));
    assert_eq!(refused(&game, "1 lay 2,-1"), "cards-illegal-covers", "the Mine over the Prison");
}

#[test]
fn outlaws_are_never_covered_without_sheriff_or_prison() {
    // I-45: Outlaws, Townhouse, Saloon, empty. I-44: Outlaws, General Store, empty, House.
    for hand in ["I-09", "I-44"] {
        let game = laying(hand, &["I-45 0,0"], &[]);
        for at in ["-1,-1", "0,0", "-1,0", "0,-1"] {
            assert_eq!(refused(&game, &format!("1 lay {at}")), "cards-illegal-covers", "{hand} {at}");
        }
    }
}

#[test]
fn outlaws_count_as_empty_for_the_owner_of_the_sheriff() {
    let game = laying("I-09", &["I-45 0,0"], &[Person::Sheriff]);
    assert!(spots(&game).contains(&"-1,-1".to_owned()), "a House over the Outlaws");
    let game = laying("I-14", &["I-45 0,0"], &[Person::Sheriff]);
    assert!(spots(&game).contains(&"-1,-1".to_owned()), "empty ground over the Outlaws");
}

#[test]
fn outlaws_count_as_empty_beside_a_visible_prison() {
    // I-33: a Prison at the top left.
    let game = laying("I-09", &["I-45 0,0", "I-33 2,0"], &[]);
    assert!(spots(&game).contains(&"-1,-1".to_owned()));
}

#[test]
fn a_prison_on_the_card_being_laid_does_not_yet_help() {
    // II-40: empty, empty, Townhouse, Prison.
    let mut game = laying("II-40", &["I-45 0,0"], &[]);
    assert_eq!(refused(&game, "1 lay -1,-1"), "cards-illegal-covers");
    assert_eq!(game.law(Seat::FIRST), Law::None);
    play(&mut game, &["1 lay 2,0"]);
    assert_eq!(game.law(Seat::FIRST), Law::Kept);
}

#[test]
fn a_prison_that_covers_outlaws_needs_another_prison() {
    // II-40 shows a Prison at the bottom right; I-33 brought one before.
    let mut game = laying("II-40", &["I-45 0,0", "I-33 2,0"], &[]);
    play(&mut game, &["1 lay -1,-1"]);
    assert_eq!(game.city(Seat::FIRST).top(spot("0,0")), Some(Element::Prison));
}

#[test]
fn a_city_is_at_most_eight_cells_wide_and_high() {
    let row = ["I-14 0,0", "I-10 2,0", "I-12 4,0", "I-13 6,0"];
    let game = laying("I-09", &row, &[]);
    assert_eq!(refused(&game, "1 lay 8,0"), "cards-illegal-too-far");
    assert_eq!(refused(&game, "1 lay -1,2"), "cards-illegal-too-far");
    assert!(spots(&game).contains(&"6,2".to_owned()));
    let column = ["I-14 0,0", "I-10 0,2", "I-12 0,4", "I-13 0,6"];
    let game = laying("I-09", &column, &[]);
    assert_eq!(refused(&game, "1 lay 0,8"), "cards-illegal-too-far");
    assert_eq!(refused(&game, "1 lay 0,-2"), "cards-illegal-too-far");
}

#[test]
fn the_captain_allows_nine_columns_or_nine_rows_but_not_both() {
    let row = ["I-14 0,0", "I-10 2,0", "I-12 4,0", "I-13 6,0"];
    let mut game = laying("I-09", &row, &[Person::Captain]);
    assert!(spots(&game).contains(&"7,1".to_owned()), "the ninth column");
    assert!(!spots(&game).contains(&"8,0".to_owned()), "a tenth column");
    play(&mut game, &["1 lay 7,1"]);
    assert_eq!(game.city(Seat::FIRST).size(), (9, 3));

    let nine_wide = ["I-14 0,0", "I-10 2,0", "I-12 4,0", "I-13 6,0", "I-09 7,1", "I-23 0,2", "I-24 0,4"];
    let game = laying("I-25", &nine_wide, &[Person::Captain]);
    assert!(spots(&game).contains(&"0,6".to_owned()), "the eighth row");
    let mut eight_high = nine_wide.to_vec();
    eight_high.push("I-25 0,6");
    let game = laying("I-18", &eight_high, &[Person::Captain]);
    assert_eq!(refused(&game, "1 lay 2,7"), "cards-illegal-too-far");
    assert!(spots(&game).contains(&"2,6".to_owned()));
}

#[test]
fn only_what_is_visible_counts() {
    // The upper row of I-43 comes to lie over the lower mountains of I-24.
    let mut game = laying("I-43", &["I-24 0,0"], &[]);
    play(&mut game, &["1 lay 0,1"]);
    let seen = ["0,0", "0,1", "0,2", "1,2"].map(|at| game.city(Seat::FIRST).top(spot(at)));
    assert_eq!(seen, [Element::Empty, Element::Mountain, Element::Mountain, Element::Empty].map(Some));
    assert_eq!(game.city(Seat::FIRST).covered(), 6);
}

#[test]
fn a_card_that_fits_nowhere_leaves_the_game() {
    // Sixteen cards fill 8 × 8 cells, each with something at its top right and bottom left: no column of two empty cells is
    // left for the Church and the Outlaws of II-36.
    let full = [
        "I-18 0,0",
        "I-19 2,0",
        "I-25 4,0",
        "I-30 6,0",
        "I-37 0,2",
        "I-38 2,2",
        "II-19 4,2",
        "II-20 6,2",
        "II-42 0,4",
        "II-43 2,4",
        "I-41 4,4",
        "I-43 6,4",
        "I-45 0,6",
        "II-34 2,6",
        "II-44 4,6",
        "I-48 6,6",
    ];
    let mut game = scene(1, |position| {
        let table = &mut position.table;
        table.round = 12;
        table.row = cards(&["II-36"]);
        table.person = None;
        table.phase = Phase::Take;
        table.to_take = [Seat::FIRST].into_iter().collect();
        for (index, player) in table.players.iter_mut().enumerate() {
            player.bid = Some(bid(index.saturating_as::<u8>() + 1));
            player.spent = vec![bid(index.saturating_as::<u8>() + 1)];
        }
        table.players[0].city = city(&full);
    });
    let before = *game.city(Seat::FIRST);
    let events = play(&mut game, &["1 take II-36"]);
    assert!(events.iter().any(|event| matches!(event, Event::FitsNowhere { .. })), "{events:?}");
    assert_eq!(*game.city(Seat::FIRST), before);
    assert_eq!(game.round(), 13, "the round goes on to its end");
}
