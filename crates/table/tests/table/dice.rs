//! Dice that a game cannot exhaust or break.

use proptest::prelude::*;
use table::dice::{RecordedDice, ScriptedDice};
use table::{Dice, SaturatingAs, Session};

use crate::toy::{Options, Toy};

proptest! {
    #[test]
    fn a_script_of_any_rolls_is_used_or_its_fault_is_kept(script: Vec<u32>, bounds in prop::collection::vec(1u32.., 0..20)) {
        let mut dice = ScriptedDice::new(script.clone());
        for &bound in &bounds {
            prop_assert!(dice.below(bound) < bound);
        }
        let fits = bounds.len() <= script.len() && script.iter().zip(&bounds).all(|(roll, bound)| roll < bound);
        prop_assert_eq!(dice.take_fault().is_none(), fits);
        prop_assert_eq!(dice.left(), script.len().saturating_sub(bounds.len()));
    }

    #[test]
    fn what_was_recorded_can_be_played_again(script in prop::collection::vec(0u32..6, 1..9)) {
        let options = Options { handicap: true, ..Options::default() };
        let mut recorded = RecordedDice::new(ScriptedDice::new(script.clone()));
        let session = Session::<Toy<1>>::begin(&options, &mut recorded).unwrap();
        let rolls = recorded.into_rolls();
        prop_assert_eq!(rolls.len(), 1);
        prop_assert_eq!(session.record().rolls().collect::<Vec<_>>(), rolls.iter().collect::<Vec<_>>());
        prop_assert_eq!(session.state().points[0], script[0].saturating_as::<i32>());
    }
}
