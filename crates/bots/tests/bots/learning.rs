//! What is learnt from games: repeatable, and better than a plain guess in games that were not learnt from.

use std::sync::Arc;

use bots::{AgainstStandish, Course, Learns, Lessons, Weights};
use carson_cards::CarsonCards;
use carson_city::CarsonCity;

/// A few games by bots that hardly look ahead: quick, and far from those that the weights come from.
const SHORT: Course = Course { first: 1_000_001, games: 56, positions: 20 };

/// The mean over stages of how far predictions are off, where both were tested.
#[expect(clippy::cast_precision_loss, reason = "there are few stages")]
fn error(lessons: &Lessons, weights: &Weights) -> f64 {
    let errors: Vec<f64> = lessons.report(weights).into_iter().flatten().collect();
    errors.iter().sum::<f64>() / errors.len() as f64
}

#[test]
fn the_learnt_judgement_of_carson_city_is_nearer_to_the_end_than_a_guess() {
    let lessons = Lessons::play::<CarsonCity>(SHORT, CarsonCity::weights());
    let guess = error(&lessons, &Weights::none::<CarsonCity>());
    let learnt = error(&lessons, CarsonCity::weights());
    assert!(learnt < 0.8 * guess, "{learnt} points off, a guess {guess}");
}

#[test]
fn the_learnt_judgement_against_standish_is_nearer_to_the_end_than_a_guess() {
    let lessons = Lessons::play::<AgainstStandish>(SHORT, AgainstStandish::weights());
    let guess = error(&lessons, &Weights::none::<AgainstStandish>());
    let learnt = error(&lessons, AgainstStandish::weights());
    assert!(learnt < 0.8 * guess, "{learnt} points off, a guess {guess}");
}

#[test]
fn the_learnt_judgement_of_the_card_game_is_nearer_to_the_end_than_a_guess() {
    let lessons = Lessons::play::<CarsonCards>(SHORT, CarsonCards::weights());
    let guess = error(&lessons, &Weights::none::<CarsonCards>());
    let learnt = error(&lessons, CarsonCards::weights());
    assert!(learnt < 0.5 * guess, "{learnt} points off, a guess {guess}");
}

#[test]
fn games_teach_the_same_however_they_are_divided() {
    let nothing = Arc::new(Weights::none::<CarsonCity>());
    let play = |first, games| Lessons::play::<CarsonCity>(Course { first, games, positions: 5 }, &nothing);
    let mut parts = play(1, 10);
    parts.join(&play(11, 10));
    let (together, apart) = (play(1, 20).weights(), parts.weights());
    // The order in which sums are added shows at most in the last of four decimals.
    let numbers = |weights: &Weights| -> Vec<f64> {
        let text = weights.write::<CarsonCity>("a test");
        text.lines()
            .skip(1)
            .flat_map(|line| line.split(' ').skip(1))
            .map(|number| number.parse().unwrap())
            .collect()
    };
    for (one, other) in numbers(&together).iter().zip(numbers(&apart)) {
        assert!((one - other).abs() < 0.001, "{one} and {other}");
    }
}
