//! The laws of the table, for the game for two and every Lone Cowboy scenario.

use std::collections::HashSet;

use circle_wagons::{Card, CircleWagons, Options, Position, Scenario, ScoringCard};
use table::dice::FastDice;
use table::kit::Kit;
use table::{Game, Scratch, Seat, Silence};

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

#[test]
fn every_line_with_points_tells_the_cells_that_bring_them_for_all_scoring_cards() {
    let mut told = HashSet::new();
    for seed in 0..60 {
        let mut dice = FastDice::seeded(seed);
        let mut game = CircleWagons::begin(&Options::default(), &mut dice, &mut Silence).unwrap();
        Scratch::default().play_out(&mut game, &mut dice);
        let explained = game.explain_standings();
        assert_eq!(explained.points(), game.standings_now().points());
        for (standing, seat) in explained.seats.iter().zip(Seat::all(2)) {
            let is_cell = |place: &String| game.town(seat).top(place.parse().unwrap()).is_some();
            for line in &standing.lines {
                assert_eq!(line.parts.iter().map(|part| part.points).sum::<i32>(), line.points);
                let is_hole = line.label == ScoringCard::Undiscovered.phrase();
                let places = line.parts.iter().flat_map(|part| &part.places);
                for place in places {
                    assert_ne!(is_cell(place), is_hole, "{place} of {line:?}");
                }
                told.extend((!line.parts.is_empty()).then(|| line.label.clone()));
            }
        }
    }
    let silent: Vec<_> = ScoringCard::ALL.into_iter().filter(|card| !told.contains(&card.phrase())).collect();
    // No random game makes such a circle or such a hole; the tests of the rules do.
    let rare = [ScoringCard::CircleTheWagons, ScoringCard::Undiscovered, ScoringCard::Fortified];
    assert!(silent.iter().all(|card| rare.contains(card)), "{silent:?}");
}
