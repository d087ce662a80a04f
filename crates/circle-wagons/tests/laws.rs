//! The laws of the table, for the game for two and every Lone Cowboy scenario.

use circle_wagons::{Card, CircleWagons, Options, Position, Scenario};
use table::kit::Kit;
use table::{Game, Seat};

/// Every card that is not a scoring card lies in just one place.
fn cards_are_conserved(game: &CircleWagons, in_play: usize) {
    let position = Position::from(game.clone());
    let solo =
        position.solo.iter().flat_map(|solo| solo.city.iter().chain(&solo.preference).chain(&solo.pile));
    let laid = position.towns.iter().flatten().map(|laid| &laid.card);
    let mut cards: Vec<Card> = position
        .circle
        .iter()
        .chain(&position.taken)
        .chain(&position.skipped)
        .chain(laid)
        .chain(solo)
        .copied()
        .collect();
    let backs: Vec<Card> = Card::all().filter(|card| game.scoring().contains(&card.back())).collect();
    assert!(backs.iter().all(|card| !cards.contains(card)), "a scoring card's other side is in play");
    cards.sort_unstable();
    cards.dedup();
    assert_eq!(cards.len(), in_play);
}

#[test]
fn the_game_for_two_keeps_the_laws() {
    Kit::<CircleWagons>::new(Options::default())
        .games(120)
        .longest(31)
        .check(|game| cards_are_conserved(game, 15));
}

#[test]
fn the_game_with_chosen_scoring_cards_keeps_the_laws() {
    let scoring = ["badlands", "cool-water", "one-too-many"].map(|name| name.parse().unwrap());
    let options = Options { scoring: Some(scoring), ..Options::default() };
    Kit::<CircleWagons>::new(options).games(20).longest(31).check(|game| {
        assert_eq!(game.scoring(), scoring);
        cards_are_conserved(game, 15);
    });
}

#[test]
fn every_lone_cowboy_scenario_keeps_the_laws() {
    for scenario in Scenario::ALL {
        Kit::<CircleWagons>::new(Options::solo(scenario)).games(40).longest(32).check(|game| {
            cards_are_conserved(game, 16);
            assert!(!game.deciders().contains(Seat::SECOND), "the opponent plays by the rules alone");
        });
    }
}

#[test]
fn a_state_is_smaller_than_a_kilobyte() {
    assert!(size_of::<CircleWagons>() < 1024, "{} bytes", size_of::<CircleWagons>());
}

#[test]
fn the_form_the_account_and_the_previews_keep_the_laws() {
    Kit::<CircleWagons>::new(Options::default()).games(5).longest(31).check_client();
    Kit::<CircleWagons>::new(Options::solo(Scenario::ALL[0])).games(5).longest(32).check_client();
}
