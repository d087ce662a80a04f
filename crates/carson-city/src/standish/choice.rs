//! How Standish chooses: by one criterion after the other, and by a die among what is left; and the report of that.

use serde::{Deserialize, Serialize};
use table::{Dice, Phrase, SaturatingAs};

/// Why Standish made a choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "snake_case")]
pub enum Criterion {
    /// The most income for him.
    Income(i32),
    /// The greatest growth of his income.
    Gain(i32),
    /// The place of the building in his list, counted from 1.
    Priority(i32),
    /// The lowest price.
    Cheapest(i32),
    /// The highest price.
    Dearest(i32),
    /// The smallest distance from his other parcels, in steps.
    NearHisLand(i32),
    /// The smallest distance from the player's parcels, in steps.
    NearYourLand(i32),
    /// The most free land around it.
    FreeSpace(i32),
    /// The fewest new roads.
    NewRoads(i32),
    /// The last on the track.
    LastOnTrack,
    /// The player's income.
    YourIncome(i32),
    /// What the player would lose.
    YourLoss(i32),
    /// What he would keep.
    HisShare(i32),
    /// A House of his own becomes a Townhouse.
    OwnTownhouse,
    /// The only choice.
    Only,
    /// A die between this many.
    Die(i32),
}

impl Criterion {
    /// The sentence.
    pub fn phrase(self) -> Phrase {
        let (id, value) = match self {
            Criterion::Income(value) => ("city-criterion-income", value),
            Criterion::Gain(value) => ("city-criterion-gain", value),
            Criterion::Priority(value) => ("city-criterion-priority", value),
            Criterion::Cheapest(value) => ("city-criterion-cheapest", value),
            Criterion::Dearest(value) => ("city-criterion-dearest", value),
            Criterion::NearHisLand(value) => ("city-criterion-near-his-land", value),
            Criterion::NearYourLand(value) => ("city-criterion-near-your-land", value),
            Criterion::FreeSpace(value) => ("city-criterion-free-space", value),
            Criterion::NewRoads(value) => ("city-criterion-new-roads", value),
            Criterion::LastOnTrack => ("city-criterion-last-on-track", 0),
            Criterion::YourIncome(value) => ("city-criterion-your-income", value),
            Criterion::YourLoss(value) => ("city-criterion-your-loss", value),
            Criterion::HisShare(value) => ("city-criterion-his-share", value),
            Criterion::OwnTownhouse => ("city-criterion-own-townhouse", 0),
            Criterion::Only => ("city-criterion-only", 0),
            Criterion::Die(value) => ("city-criterion-die", value),
        };
        Phrase::new(id).with("value", i64::from(value))
    }
}

/// Which number is best.
enum Best {
    Highest,
    Lowest,
}

/// One step of a choice: what it compares, which value is best, and how it is reported.
pub(crate) struct Rule<'a, T> {
    score: Box<dyn Fn(T) -> i32 + 'a>,
    best: Best,
    tell: fn(i32) -> Criterion,
}

/// The highest value is best.
pub(crate) fn most<'a, T>(score: impl Fn(T) -> i32 + 'a, tell: fn(i32) -> Criterion) -> Rule<'a, T> {
    Rule { score: Box::new(score), best: Best::Highest, tell }
}

/// The lowest value is best.
pub(crate) fn least<'a, T>(score: impl Fn(T) -> i32 + 'a, tell: fn(i32) -> Criterion) -> Rule<'a, T> {
    Rule { score: Box::new(score), best: Best::Lowest, tell }
}

/// The best options by the first rule, among those by the second, and so on; a die decides between equal ones. Also returns the
/// rules that decided.
pub(crate) fn choose<T: Copy>(
    mut options: Vec<T>,
    rules: &[Rule<'_, T>],
    dice: &mut impl Dice,
) -> Option<(T, Vec<Criterion>)> {
    let mut by = Vec::new();
    if options.len() == 1 {
        by.push(Criterion::Only);
    }
    for rule in rules {
        if options.len() < 2 {
            break;
        }
        let scores: Vec<i32> = options.iter().map(|&option| (rule.score)(option)).collect();
        let best = match rule.best {
            Best::Highest => *scores.iter().max()?,
            Best::Lowest => *scores.iter().min()?,
        };
        let before = options.len();
        let rated = options.into_iter().zip(scores);
        options = rated.filter(|&(_, score)| score == best).map(|(option, _)| option).collect();
        if options.len() < before {
            by.push((rule.tell)(best));
        }
    }
    if options.len() > 1 {
        by.push(Criterion::Die(options.len().saturating_as::<i32>()));
        let index = dice.index(options.len());
        return Some((options[index], by));
    }
    options.first().map(|&option| (option, by))
}

#[cfg(test)]
mod tests {
    use table::dice::ScriptedDice;

    use super::*;

    #[test]
    fn rules_narrow_the_choice_in_their_order_and_only_those_that_did_are_told() {
        let rules = [
            most(|option: i32| option / 10, Criterion::Income),
            least(|option| option % 10, Criterion::NewRoads),
        ];
        let mut no_dice = ScriptedDice::default();
        let chosen = choose(vec![12, 23, 21], &rules, &mut no_dice);
        assert_eq!(chosen, Some((21, vec![Criterion::Income(2), Criterion::NewRoads(1)])));
        assert_eq!(choose(vec![7], &rules, &mut no_dice), Some((7, vec![Criterion::Only])));
        assert_eq!(choose(Vec::new(), &rules, &mut no_dice), None);
        let tied = choose(vec![11, 11], &rules, &mut ScriptedDice::new([1]));
        assert_eq!(tied, Some((11, vec![Criterion::Die(2)])));
    }
}
