//! Checks that must hold for every state.

use std::collections::{BTreeSet, HashSet};
use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::CheckPoint;
use crate::dice::FastDice;
use crate::{Dice, Game, Seat, Silence, Viewer};

/// Actions seen earlier in the game. Most are no longer legal, so they must be rejected.
#[derive(Debug)]
pub(super) struct Seen<G: Game> {
    actions: BTreeSet<G::Action>,
}

impl<G: Game> Default for Seen<G> {
    fn default() -> Self {
        Seen { actions: BTreeSet::new() }
    }
}

pub(super) fn check_state<G: Game>(state: &G, seen: &mut Seen<G>, dice: &mut FastDice, point: CheckPoint) {
    assert!(
        comes_back(state),
        "{point}: the position does not come back from its serialised form: {state:?}"
    );
    check_lists(state, seen, dice, point);
    check_views(state, dice, point);
}

fn check_lists<G: Game>(state: &G, seen: &mut Seen<G>, dice: &mut FastDice, point: CheckPoint) {
    for seat in Seat::all(Seat::MOST) {
        let mut list = Vec::new();
        state.actions(seat, &mut list);
        let asked = state.deciders().contains(seat);
        assert_eq!(
            asked,
            !list.is_empty(),
            "{point}: seat {seat} is asked and has nothing to do, or the other way round"
        );
        let distinct: HashSet<_> = list.iter().copied().collect();
        assert_eq!(distinct.len(), list.len(), "{point}: an action is listed twice for seat {seat}");
        for action in &list {
            let text = action.to_string();
            assert_eq!(
                text.parse().as_ref(),
                Ok(action),
                "{point}: the text form '{text}' does not come back"
            );
        }
        check_picks(state, seat, &list, point);
        if asked {
            let action = list[dice.index(list.len())];
            check_accepted(state, seat, action, point);
        }
        for &action in seen.actions.iter().filter(|action| !distinct.contains(action)) {
            check_refused(state, seat, action, point);
        }
        seen.actions.extend(list);
    }
    while seen.actions.len() > 64 {
        let index = dice.index(seen.actions.len());
        let odd = *seen.actions.iter().nth(index).expect("the index is below the length");
        seen.actions.remove(&odd);
    }
}

/// Dice that roll once and remember the bound.
struct OneRoll {
    roll: u32,
    bound: Option<u32>,
}

impl Dice for OneRoll {
    fn below(&mut self, bound: u32) -> u32 {
        assert_eq!(self.bound.replace(bound), None, "one roll is enough to pick an action");
        self.roll
    }
}

fn check_picks<G: Game>(state: &G, seat: Seat, list: &[G::Action], point: CheckPoint) {
    let pick = |roll| {
        let mut dice = OneRoll { roll, bound: None };
        let picked = state.pick(seat, &mut dice, &mut Vec::new());
        (picked, dice.bound)
    };
    let length = u32::try_from(list.len()).expect("a list of actions is short");
    for (roll, &action) in (0..).zip(list) {
        assert_eq!(
            pick(roll),
            (Some(action), Some(length)),
            "{point}: roll {roll} picks from the list of seat {seat}"
        );
    }
    if list.is_empty() {
        assert_eq!(pick(0), (None, None), "{point}: seat {seat} is not asked");
    }
}

fn check_accepted<G: Game>(state: &G, seat: Seat, action: G::Action, point: CheckPoint) {
    let play = || {
        let mut after = state.clone();
        let done = after.play(seat, action, &mut FastDice::seeded(point.seed), &mut Silence);
        assert!(done.is_ok(), "{point}: {action} is listed for seat {seat} and refused");
        after
    };
    assert!(play() == play(), "{point}: {action} does not give the same state twice under the same dice");
}

fn check_refused<G: Game>(state: &G, seat: Seat, action: G::Action, point: CheckPoint) {
    let mut after = state.clone();
    let done = after.play(seat, action, &mut FastDice::seeded(0), &mut Silence);
    let illegal = done.expect_err(&format!("{point}: {action} is not listed for seat {seat} and accepted"));
    assert!(!illegal.why.id.is_empty(), "{point}: {action} is refused without a reason");
    assert!(after == *state, "{point}: {action} is refused and changes the state");
}

fn check_views<G: Game>(state: &G, dice: &mut FastDice, point: CheckPoint) {
    for viewer in Viewer::all(state.seats()) {
        let view = state.view(viewer);
        assert!(
            comes_back(&view),
            "{point}: the view of {viewer:?} does not come back from its serialised form"
        );
        // A state imagined from the view differs in what the viewer cannot know, and in nothing else.
        let imagined = G::imagine(&view, dice);
        assert_eq!(
            written(&imagined.view(viewer)),
            written(&view),
            "{point}: what {viewer:?} cannot know changes what he sees"
        );
        assert_eq!(imagined.deciders(), state.deciders(), "{point}: who is asked is known to everybody");
        if let Viewer::Seat(seat) = viewer {
            let lists = [state, &imagined].map(|state| {
                let mut list = Vec::new();
                state.actions(seat, &mut list);
                list
            });
            assert_eq!(lists[0], lists[1], "{point}: what seat {seat} may do depends on what it cannot know");
        }
    }
}

pub(super) fn check_end<G: Game>(state: &G, point: CheckPoint) {
    let standings = state.standings().unwrap_or_else(|| panic!("{point}: over, and no standings"));
    assert_eq!(standings.seats.len(), state.seats(), "{point}: a seat has no standing");
    let points = state.points();
    for standing in &standings.seats {
        let sum: i32 = standing.lines.iter().map(|line| line.points).sum();
        assert_eq!(sum, standing.points, "{point}: the lines of seat {} do not add up", standing.seat);
        assert_eq!(
            points[standing.seat.index()],
            standing.points,
            "{point}: two counts of the points of seat {} differ",
            standing.seat
        );
    }
    assert!(standings.winners().next().is_some(), "{point}: nobody is first");
}

fn comes_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(part: &T) -> bool {
    serde_json::from_str::<T>(&written(part)).is_ok_and(|back| back == *part)
}

fn written(part: &impl Serialize) -> String {
    serde_json::to_string(part).expect("states and views have only keys that are text")
}
