//! The mark of a player at a table: a symbol with a colour.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A symbol with its colour, by which a player is recognised at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// A hat.
    #[default]
    Hat,
    /// A star.
    Star,
    /// A cactus.
    Cactus,
    /// A boot.
    Boot,
    /// A horseshoe.
    Horseshoe,
    /// A cow.
    Cow,
}

impl Mark {
    /// All marks, in the order in which seats have them if nobody chose.
    pub const ALL: [Mark; 6] = [Mark::Hat, Mark::Star, Mark::Cactus, Mark::Boot, Mark::Horseshoe, Mark::Cow];
}

/// The mark that somebody chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MarkChoice {
    /// The mark.
    pub mark: Mark,
}

/// Everybody's mark after some have chosen: the others have that of their seat, or the first free one.
pub fn settle_marks(chosen: &[Option<Mark>]) -> Vec<Mark> {
    let own = |index: usize| Mark::ALL[index % Mark::ALL.len()];
    let mut settled: Vec<Option<Mark>> = chosen.to_vec();
    for index in 0..settled.len() {
        if settled[index].is_none() && !settled.contains(&Some(own(index))) {
            settled[index] = Some(own(index));
        }
    }
    for index in 0..settled.len() {
        let left = Mark::ALL.into_iter().find(|mark| !settled.contains(&Some(*mark)));
        // With more seats than marks some are seen twice.
        settled[index] = settled[index].or(left).or(Some(own(index)));
    }
    settled.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::{Mark, settle_marks};

    #[test]
    fn where_nobody_chose_every_seat_has_its_own() {
        assert_eq!(settle_marks(&[None; 6]), Mark::ALL);
    }

    #[test]
    fn whoever_chose_has_it_and_the_others_give_way() {
        let settled = settle_marks(&[Some(Mark::Star), None, None, Some(Mark::Hat)]);
        assert_eq!(settled, [Mark::Star, Mark::Boot, Mark::Cactus, Mark::Hat]);
    }

    #[test]
    fn no_two_of_six_players_have_the_same() {
        for first in Mark::ALL {
            for last in Mark::ALL.into_iter().filter(|last| *last != first) {
                let settled = settle_marks(&[Some(first), None, None, None, None, Some(last)]);
                assert!(Mark::ALL.iter().all(|mark| settled.contains(mark)), "{settled:?}");
            }
        }
    }

    #[test]
    fn eight_seats_do_with_six_marks() {
        assert_eq!(settle_marks(&[None; 8]).len(), 8);
    }
}
