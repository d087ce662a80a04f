//! Exhaustive search to the end, for games without hidden information and once no die is rolled any more.

use std::cmp::Reverse;

use table::{AnySession, Dice, Seat};

/// The lead of a seat with best play by everybody, and the decisions that lead to it.
pub(super) struct Solved {
    pub(super) value: i32,
    pub(super) session: Box<dyn AnySession>,
}

/// Dice that note whether they were rolled.
#[derive(Default)]
struct Untouched {
    touched: bool,
}

impl Dice for Untouched {
    fn below(&mut self, _: u32) -> u32 {
        self.touched = true;
        0
    }
}

/// The value of every choice of the deciding seat, the best first. `None` if there is randomness left, if several seats must decide
/// at once, if there are more than two, or if more than `most` positions would have to be searched.
pub(super) fn solve(session: &dyn AnySession, mut most: u64) -> Option<Vec<(String, Solved)>> {
    let seat = only(session)?;
    if session.seats() != 2 {
        return None;
    }
    let mut all = Vec::new();
    for action in session.actions(seat) {
        let after = played(session, seat, &action)?;
        let value = value(after.as_ref(), seat, i32::MIN + 1, i32::MAX, &mut most)?;
        all.push((action, value));
    }
    all.sort_by_key(|(_, solved)| Reverse(solved.value));
    Some(all)
}

fn only(session: &dyn AnySession) -> Option<Seat> {
    let deciders = session.deciders();
    if deciders.len() == 1 { deciders.lowest() } else { None }
}

fn played(session: &dyn AnySession, seat: Seat, action: &str) -> Option<Box<dyn AnySession>> {
    let mut after = session.boxed_clone();
    let mut dice = Untouched::default();
    after.play(seat, action, &mut dice).ok()?;
    (!dice.touched).then_some(after)
}

/// By how much `seat` will be ahead: alpha-beta, with the choices of the largest immediate gain first.
fn value(
    session: &dyn AnySession,
    seat: Seat,
    mut low: i32,
    mut high: i32,
    most: &mut u64,
) -> Option<Solved> {
    *most = most.checked_sub(1)?;
    if let Some(standings) = session.standings() {
        let points = |own: bool| {
            let mine = standings.seats.iter().filter(|standing| (standing.seat == seat) == own);
            mine.map(|standing| standing.points).max().unwrap_or_default()
        };
        return Some(Solved { value: points(true) - points(false), session: session.boxed_clone() });
    }
    let asked = only(session)?;
    let mut offers = session.offers(asked);
    offers.sort_by_key(|offer| Reverse(offer.gain));
    let mut best: Option<Solved> = None;
    for offer in offers {
        let after = played(session, asked, &offer.action)?;
        let found = value(after.as_ref(), seat, low, high, most)?;
        let better = best.as_ref().is_none_or(|best| {
            if asked == seat { found.value > best.value } else { found.value < best.value }
        });
        if asked == seat {
            low = low.max(found.value);
        } else {
            high = high.min(found.value);
        }
        if better {
            best = Some(found);
        }
        if low >= high {
            break;
        }
    }
    best
}
