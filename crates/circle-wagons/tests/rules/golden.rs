//! The positions of recorded games do not change as long as `RULES` says that the rules are the same.

use circle_wagons::CircleWagons;

#[test]
fn golden_positions_change_only_with_the_number_of_the_rules() {
    table::kit::check_golden::<CircleWagons>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests"));
}
