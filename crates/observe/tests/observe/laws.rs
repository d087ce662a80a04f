//! What must hold in every state that random play leads to.

use std::collections::BTreeSet;

use carson_cards::CarsonCards;
use carson_city::CarsonCity;
use circle_wagons::{CircleWagons, Scenario};
use observe::{Observed, observation_size};
use serde_json::{Value, json};
use table::dice::FastDice;
use table::{Scratch, Seat, Silence, Viewer};

/// Plays games at random and gives every state to `look`, with dice to imagine others by.
fn each_state<G: Observed>(options: &Value, games: u64, mut look: impl FnMut(&G, &mut FastDice)) {
    let options: G::Options = serde_json::from_value(options.clone()).expect("the options are good");
    let mut scratch = Scratch::<G>::default();
    for seed in 0..games {
        let mut dice = FastDice::seeded(seed);
        let mut game = G::begin(&options, &mut dice, &mut Silence).expect("the options can be played");
        loop {
            look(&game, &mut dice);
            let Some(seat) = game.turn().or_else(|| game.deciders().lowest()) else { break };
            let action = scratch.pick(&game, seat, &mut dice);
            game.apply(seat, action, &mut dice, &mut Silence);
        }
    }
}

fn observed<G: Observed>(game: &G, seat: Seat) -> Vec<i16> {
    let mut into = vec![-1; observation_size::<G>()];
    game.observe(seat, &mut into);
    into
}

/// Every legal action has a number of its own from which it comes back, and whoever is asked has one.
fn check_numbers<G: Observed>(options: &Value, games: u64) {
    each_state::<G>(options, games, |game, _| {
        for seat in game.deciders().iter() {
            let mut list = Vec::new();
            game.actions(seat, &mut list);
            let mut seen = BTreeSet::new();
            for action in list {
                if let Some(number) = game.number(seat, action) {
                    assert!((number as usize) < G::action_count(), "{action}: {number}");
                    assert_eq!(game.numbered(seat, number), Some(action), "{number}");
                    assert!(seen.insert(number), "{action} has the number of another action");
                }
            }
            assert!(!seen.is_empty(), "seat {seat} is asked and has nothing with a number");
        }
    });
}

/// In states that look alike to a seat it observes the same; how many of them differed in something hidden.
fn check_secrets<G: Observed>(options: &Value, games: u64) -> usize {
    let mut differed = 0;
    each_state::<G>(options, games, |game, dice| {
        for seat in Seat::all(game.seats()) {
            let imagined = G::imagine(&game.view(Viewer::Seat(seat)), dice);
            assert_eq!(observed(&imagined, seat), observed(game, seat), "{}: seat {seat}", G::NAME);
            differed += usize::from(imagined != *game);
        }
    });
    differed
}

/// Every number of an observation lies within the bounds of its channel.
fn check_bounds<G: Observed>(options: &Value, games: u64) {
    each_state::<G>(options, games, |game, _| {
        for seat in Seat::all(game.seats()) {
            let seen = observed(game, seat);
            let mut rest = &seen[..];
            for channel in G::CHANNELS {
                let (numbers, others) = rest.split_at(channel.size());
                rest = others;
                for number in numbers {
                    let fits = (channel.least..=channel.most).contains(number);
                    assert!(fits, "{}: {number} in {}", G::NAME, channel.name);
                }
            }
        }
    });
}

fn city(variants: &[&str], players: u8) -> Value {
    let mut options = json!({ "players": players });
    for &variant in variants {
        options[variant] = if variant == "river" { json!("printed") } else { json!(true) };
    }
    options
}

const VARIANTS: [&str; 6] = ["new_beginning", "river", "might_is_right", "kit_carson", "outlaws", "horses"];

#[test]
fn every_legal_action_of_the_wagons_has_a_number_of_its_own() {
    check_numbers::<CircleWagons>(&json!({}), 40);
    check_numbers::<CircleWagons>(&json!({ "solo": Scenario::DryTown }), 40);
}

#[test]
fn every_legal_action_of_the_card_game_has_a_number_of_its_own() {
    check_numbers::<CarsonCards>(&json!({}), 10);
    check_numbers::<CarsonCards>(&json!({ "people": 6, "suits": "chosen" }), 4);
}

#[test]
fn every_legal_action_of_carson_city_has_a_number_of_its_own() {
    check_numbers::<CarsonCity>(&city(&[], 4), 6);
    check_numbers::<CarsonCity>(&city(&VARIANTS, 6), 4);
    check_numbers::<CarsonCity>(&city(&VARIANTS[..3], 2), 4);
}

#[test]
fn nobody_observes_what_he_may_not_know_in_the_wagons() {
    check_secrets::<CircleWagons>(&json!({}), 2);
    check_secrets::<CircleWagons>(&json!({ "solo": Scenario::GoldFever }), 4);
}

#[test]
fn nobody_observes_the_bids_of_others_or_the_next_person_in_the_card_game() {
    assert!(check_secrets::<CarsonCards>(&json!({ "people": 4 }), 2) > 100, "something is hidden");
}

#[test]
fn nobody_observes_the_sheets_and_duel_tiles_of_others_in_carson_city() {
    let hidden = city(&["new_beginning", "might_is_right"], 4);
    assert!(check_secrets::<CarsonCity>(&hidden, 1) > 100, "something is hidden");
    check_secrets::<CarsonCity>(&city(&VARIANTS, 3), 1);
}

#[test]
fn observations_stay_within_the_bounds_of_their_channels() {
    check_bounds::<CircleWagons>(&json!({}), 20);
    check_bounds::<CircleWagons>(&json!({ "solo": Scenario::HighNoon }), 20);
    check_bounds::<CarsonCards>(&json!({}), 5);
    check_bounds::<CarsonCity>(&city(&[], 4), 3);
    check_bounds::<CarsonCity>(&city(&VARIANTS, 4), 2);
    check_bounds::<CarsonCity>(&json!({ "players": 1, "solo": "rancher" }), 2);
}

#[test]
fn the_next_seat_observes_the_table_turned_by_one() {
    // Money is a channel that shows everybody: the first of the second seat is the second of the first.
    let first: usize = CarsonCity::CHANNELS
        .iter()
        .take_while(|channel| channel.name != "money")
        .map(observe::Channel::size)
        .sum();
    each_state::<CarsonCity>(&city(&[], 4), 1, |game, _| {
        let [own, next] =
            [Seat::FIRST, Seat::SECOND].map(|seat| observed(game, seat)[first..first + 4].to_vec());
        assert_eq!([own[1], own[2], own[3], own[0]], next[..]);
    });
}

#[test]
fn a_memo_of_other_observations_changes_nothing() {
    let mut memo = <CircleWagons as Observed>::Memo::default();
    // Towns that are compared, and a city beside a town: what was counted before must not be taken for the next game's.
    let compared = json!({ "scoring": ["smalltown-charm", "claim-jumpers", "one-too-many"] });
    for options in [json!({}), compared, json!({ "solo": Scenario::GoldFever })] {
        each_state::<CircleWagons>(&options, 10, |game, _| {
            for seat in [Seat::FIRST, Seat::SECOND] {
                let mut into = vec![-1; observation_size::<CircleWagons>()];
                game.observe_with(seat, &mut memo, &mut into);
                assert_eq!(into, observed(game, seat));
            }
        });
    }
}
