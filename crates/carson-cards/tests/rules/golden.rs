//! The positions of recorded games do not change as long as `RULES` says that the rules are the same.

use carson_cards::CarsonCards;

#[test]
fn golden_positions_change_only_with_the_number_of_the_rules() {
    table::kit::check_golden::<CarsonCards>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rules"));
}
