//! Who plays whom: whoever has played least meets those whom they have met least.

use std::collections::{BTreeMap, BTreeSet};

use crate::storage::{LEVEL, LadderRow};

/// How many times two built-in levels meet while no bot account wants to play: enough to measure others by them.
const BUILT_IN_ROUNDS: usize = 5;

/// A possible player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Candidate {
    /// The name in results.
    pub(super) player: String,
    /// The owner; `None` for a built-in level.
    owner: Option<String>,
}

impl Candidate {
    /// A bot account.
    pub(super) fn account(id: &str, owner: &str) -> Candidate {
        Candidate { player: id.to_owned(), owner: Some(owner.to_owned()) }
    }

    /// A built-in level.
    pub(super) fn level(name: &str) -> Candidate {
        Candidate { player: format!("{LEVEL}{name}"), owner: None }
    }
}

/// How many rounds each player has played, and each pair with each other.
struct Met<'a> {
    rounds: BTreeMap<&'a str, BTreeSet<&'a str>>,
}

impl<'a> Met<'a> {
    fn of(results: &'a [LadderRow], players: usize) -> Met<'a> {
        let mut rounds: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for row in results.iter().filter(|row| usize::from(row.players) == players) {
            rounds.entry(&row.player).or_default().insert(&row.round);
        }
        Met { rounds }
    }

    fn played(&self, player: &str) -> usize {
        self.rounds.get(player).map_or(0, BTreeSet::len)
    }

    fn together(&self, one: &str, other: &str) -> usize {
        let both = self.rounds.get(one).zip(self.rounds.get(other));
        both.map_or(0, |(one, other)| one.intersection(other).count())
    }
}

/// The indices of those who play next; `None` if there is nothing to find out. Ties go to the first candidate, so callers shuffle
/// them.
pub(super) fn pair(candidates: &[Candidate], results: &[LadderRow], players: usize) -> Option<Vec<usize>> {
    let met = Met::of(results, players);
    let accounts = |index: &usize| candidates[*index].owner.is_some();
    let all = || 0..candidates.len();
    let first = if all().any(|index| accounts(&index)) {
        all().filter(accounts).min_by_key(|&index| met.played(&candidates[index].player))?
    } else {
        all().min_by_key(|&index| met.played(&candidates[index].player))?
    };
    let mut chosen = vec![first];
    while chosen.len() < players {
        let fits = |index: &usize| {
            let other = &candidates[*index];
            // Bots of one owner could let each other win.
            let clash = |one: &usize| {
                *one == *index || (other.owner.is_some() && candidates[*one].owner == other.owner)
            };
            !chosen.iter().any(clash)
        };
        let known = |index: &usize| {
            let other = &candidates[*index].player;
            let together: usize =
                chosen.iter().map(|&one| met.together(&candidates[one].player, other)).sum();
            (together, met.played(other))
        };
        chosen.push(all().filter(fits).min_by_key(known)?);
    }
    let built_in = chosen.iter().all(|index| candidates[*index].owner.is_none());
    let familiar = met.together(&candidates[chosen[0]].player, &candidates[chosen[1]].player);
    (!built_in || familiar < BUILT_IN_ROUNDS).then_some(chosen)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(round: &str, who: &[&str]) -> Vec<LadderRow> {
        let row = |player: &&str| LadderRow {
            table: round.to_owned(),
            players: 2,
            round: round.to_owned(),
            player: (*player).to_owned(),
            place: 1,
            forfeit: false,
            over: 0,
        };
        who.iter().map(row).collect()
    }

    fn names(candidates: &[Candidate], results: &[LadderRow], players: usize) -> Option<Vec<String>> {
        let chosen = pair(candidates, results, players)?;
        Some(chosen.into_iter().map(|index| candidates[index].player.clone()).collect())
    }

    #[test]
    fn a_bot_that_has_played_least_meets_whom_it_has_met_least() {
        let all = [
            Candidate::level("deputy"),
            Candidate::level("cowhand"),
            Candidate::account("ann", "a"),
            Candidate::account("bob", "b"),
        ];
        let mut results = played("1", &["ann", "level:deputy"]);
        assert_eq!(names(&all, &results, 2).unwrap(), ["bob", "level:cowhand"], "both are new");
        results.extend(played("2", &["bob", "level:cowhand"]));
        results.extend(played("3", &["bob", "level:deputy"]));
        assert_eq!(names(&all, &results, 2).unwrap()[0], "ann");
        assert_ne!(names(&all, &results, 2).unwrap()[1], "level:deputy", "she has met the deputy");
    }

    #[test]
    fn two_bots_of_one_owner_never_meet() {
        let all = [
            Candidate::account("one", "a"),
            Candidate::account("two", "a"),
            Candidate::account("three", "b"),
        ];
        for _ in 0..3 {
            assert_eq!(names(&all, &[], 2).unwrap(), ["one", "three"]);
        }
        assert_eq!(names(&all[..2], &[], 2), None);
    }

    #[test]
    fn levels_of_the_house_meet_until_they_know_each_other_and_then_only_for_others() {
        let built_in = [Candidate::level("deputy"), Candidate::level("cowhand")];
        let mut results = Vec::new();
        for round in 0..BUILT_IN_ROUNDS {
            assert!(pair(&built_in, &results, 2).is_some());
            results.extend(played(&round.to_string(), &["level:deputy", "level:cowhand"]));
        }
        assert_eq!(pair(&built_in, &results, 2), None);
        let with = [&built_in[..], &[Candidate::account("ann", "a")]].concat();
        assert_eq!(names(&with, &results, 2).unwrap()[0], "ann");
    }

    #[test]
    fn a_table_for_four_needs_four() {
        let three = [Candidate::level("deputy"), Candidate::level("cowhand"), Candidate::account("ann", "a")];
        assert_eq!(pair(&three, &[], 4), None);
    }
}
