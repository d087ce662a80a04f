//! Whole games with their exact points: a change of the rules, of the text forms or of the use of dice shows here.

use carson_cards::{CarsonCards, Options, Strength};
use table::kit::playthrough;

fn game(people: u8, fill: u8, strength: Strength) -> String {
    playthrough::<CarsonCards>(
        &Options { people, fill, strength, ..Options::default() },
        u64::from(people) * 100,
    )
}

#[test]
fn one_person_against_three_professionals() {
    insta::assert_snapshot!(game(1, 4, Strength::Professional));
}

#[test]
fn two_people_and_two_beginners() {
    insta::assert_snapshot!(game(2, 4, Strength::Beginner));
}

#[test]
fn three_people_and_three_advanced_players() {
    insta::assert_snapshot!(game(3, 6, Strength::Advanced));
}

#[test]
fn four_people() {
    insta::assert_snapshot!(game(4, 4, Strength::Beginner));
}

#[test]
fn five_people_and_a_professional() {
    insta::assert_snapshot!(game(5, 6, Strength::Professional));
}

#[test]
fn six_people() {
    insta::assert_snapshot!(game(6, 4, Strength::Beginner));
}
