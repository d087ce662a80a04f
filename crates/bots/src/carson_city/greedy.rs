//! A look one decision ahead.

use carson_city::{Action, Ask, CarsonCity, Place, SheetLine};
use table::dice::FastDice;
use table::{Dice, Game, Seat, Silence};

use super::characters;
use super::sight::Sight;
use super::stakes::{prize, stake};
use super::taste::Liking;
use super::worth::{cowboy, lead, own_lead};
use crate::bot::{Bot, Budget, Thought};

/// What it costs to take a building back: the incomes come before the next chance to build it.
const TAKEN_BACK: f64 = 4.0;

/// By how much a thought can be off, so that equals are told apart by chance.
pub(super) const TIE: f64 = 0.1;

/// Takes what looks best right after the decision.
#[derive(Debug)]
pub(super) struct Greedy {
    dice: FastDice,
    liking: Liking,
}

impl Greedy {
    pub(super) fn new(liking: Liking, seed: u64) -> Greedy {
        Greedy { dice: FastDice::seeded(seed), liking }
    }
}

impl Bot<CarsonCity> for Greedy {
    fn think(&mut self, view: &<CarsonCity as Game>::View, seat: Seat, _: Budget) -> Vec<Thought<Action>> {
        let state = CarsonCity::imagine(view, &mut self.dice);
        glance(&Sight::of(&state, self.liking), seat, &mut self.dice)
    }
}

/// All actions with the lead that can be expected of them, the best first.
pub(super) fn glance(state: &Sight<'_>, seat: Seat, dice: &mut FastDice) -> Vec<Thought<Action>> {
    let mut thoughts = Vec::new();
    rank(state, seat, TIE, dice, &mut thoughts);
    // A glance makes little of what the others have; what is told of it is the whole lead.
    let now = if is_plan(state.asked()) { 0.0 } else { own_lead(state, seat) };
    let more = lead(state, seat) - now;
    for thought in &mut thoughts {
        thought.value += more;
    }
    thoughts
}

/// Whether characters are called or cowboys placed: there what comes of an action is not seen right after it.
fn is_plan(asked: Option<Ask>) -> bool {
    matches!(
        asked,
        Some(
            Ask::Character { .. }
                | Ask::SecondCharacter { .. }
                | Ask::Place { .. }
                | Ask::Race { .. }
                | Ask::Horse { .. }
                | Ask::SecondGo { .. }
        )
    )
}

/// All actions, the best first, with what they look worth: in plans more than passing is.
pub(super) fn rank(
    state: &Sight<'_>,
    seat: Seat,
    carelessness: f64,
    dice: &mut FastDice,
    into: &mut Vec<Thought<Action>>,
) {
    let mut list = Vec::new();
    state.actions(seat, &mut list);
    // Chance must not make one action look better than another.
    let luck = u64::from(dice.below(u32::MAX));
    into.clear();
    into.extend(list.into_iter().map(|action| {
        let doubt = f64::from(dice.below(1000)) / 1000.0 * carelessness;
        Thought { action, value: value_of(state, seat, action, luck) + doubt }
    }));
    into.sort_by(|one, other| other.value.total_cmp(&one.value));
}

fn value_of(state: &Sight<'_>, seat: Seat, action: Action, luck: u64) -> f64 {
    match (state.asked(), action) {
        (asked, Action::Choose(role)) if is_plan(asked) => characters::promise_of(state, seat, role),
        (asked, _) if is_plan(asked) => value_of_placing(state, seat, action),
        (_, Action::Want(line, count)) => -f64::from(count.abs_diff(usual(line))),
        (Some(Ask::House { .. }), Action::Keep) => after(state, seat, action, luck) - TAKEN_BACK,
        (Some(Ask::Consent { .. }), Action::Yes) => after(state, seat, action, luck) - 0.5,
        _ => after(state, seat, action, luck),
    }
}

/// What everybody begins with without a sheet.
const fn usual(line: SheetLine) -> i8 {
    match line {
        SheetLine::Cowboys | SheetLine::Parcels => 2,
        SheetLine::Revolvers | SheetLine::Roads => 1,
        SheetLine::Points | SheetLine::Sharpshooter | SheetLine::Bid => 0,
    }
}

fn after(state: &Sight<'_>, seat: Seat, action: Action, luck: u64) -> f64 {
    let mut after: CarsonCity = **state;
    after.apply(seat, action, &mut FastDice::seeded(luck), &mut Silence);
    own_lead(&state.on(&after), seat)
}

/// What a decision of phase 2 brings more than passing.
fn value_of_placing(state: &Sight<'_>, seat: Seat, action: Action) -> f64 {
    let player = state.player(seat);
    match action {
        Action::Place(place) => stake(state, seat, place) - cowboy(state),
        Action::PlaceWithDynamite(place) => 1.1 * stake(state, seat, place) - cowboy(state) - 0.5,
        Action::PlaceWithToken(space) => prize(state, seat, Place::Space(space)) - cowboy(state) + 0.1,
        Action::Sheriff(place) => prize(state, seat, place),
        Action::Corral(_) => 0.1 - cowboy(state),
        Action::Horse(enclosure) => 0.2 + 0.1 * f64::from(enclosure.number()),
        Action::Back(place) => cowboy(state) - stake(state, seat, place) - 0.4,
        Action::Leave(_) => -0.5,
        Action::Road(place) => {
            let mut roads = *state.town().roads();
            let before = roads.connected();
            roads.lay(place);
            let lots = state.town().owned(seat).without(state.town().occupied());
            let reached = (roads.connected().without(before) & lots).len() as f64;
            if player.kept().is_empty() { 0.15 * reached - 0.2 } else { 0.8 * reached - 0.2 }
        }
        _ => 0.0,
    }
}
