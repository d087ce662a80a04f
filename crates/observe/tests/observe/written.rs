//! The specification that is written down.

use std::fs;
use std::path::Path;

use carson_cards::CarsonCards;
use carson_city::CarsonCity;
use circle_wagons::CircleWagons;
use observe::{Observed, specification};

#[test]
fn the_page_says_what_the_code_does() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/observations.md");
    let page = fs::read_to_string(path).unwrap();
    for part in
        [specification::<CircleWagons>(), specification::<CarsonCity>(), specification::<CarsonCards>()]
    {
        let game = part.lines().next().unwrap();
        assert!(
            page.contains(&part),
            "docs/observations.md says something else under '{game}': write it anew with 'cargo run --example observations', and raise the version if a number changed its meaning"
        );
    }
}

fn check_order<G: Observed>() {
    let mut next = 0;
    for range in G::RANGES {
        assert_eq!(range.first, next, "{}: {}", G::NAME, range.name);
        next += range.count;
    }
    assert!(u16::try_from(next).is_ok(), "a number fits sixteen bits");
}

#[test]
fn the_ranges_of_numbers_follow_each_other() {
    check_order::<CircleWagons>();
    check_order::<CarsonCity>();
    check_order::<CarsonCards>();
}
