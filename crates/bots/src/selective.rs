//! Tree search for two players (or one) without secrets: alpha-beta with iterative deepening.
//!
//! Instead of searching to a fixed depth, each line of play has an allowance. A choice that looks best costs little of it, an
//! unlikely one more. When the allowance is used up, the position is evaluated. The allowance grows with every iteration. An
//! iteration in which nothing was left out and every line reached the end of the game is exact, and ends the search.

use table::dice::FastDice;
use table::{Game, SaturatingAs, Seat, Silence};

use crate::bot::{Allowed, Thought};

/// How much of a line's allowance a choice costs.
pub type Cost = i32;

/// A choice worth searching.
#[derive(Clone, Copy, Debug)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// What it costs of a line's allowance: little if it looks good.
    pub cost: Cost,
}

/// What the search needs to know about a game.
pub trait Scout<G: Game> {
    /// The choices worth searching, the most promising first, and whether these are all that matter.
    fn candidates(&mut self, state: &G, seat: Seat, into: &mut Vec<Candidate<G::Action>>) -> Coverage;

    /// By how much the first seat is ahead, in hundredths of a point. Called at the end, and where [`can_stop`](Scout::can_stop)
    /// allows it.
    fn judge(&mut self, state: &G) -> i32;

    /// Whether the position is quiet enough to be evaluated.
    fn can_stop(&self, state: &G) -> bool;
}

/// Whether the candidates are all that matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coverage {
    /// No omitted choice can be better than all that are listed.
    Whole,
    /// Some choices were omitted.
    Partial,
}

/// Limits of a search.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The largest allowance.
    pub most: Cost,
    /// How many of the best choices get an exact value.
    pub lines: usize,
    /// In how many sampled worlds each choice is tried, if there is randomness.
    pub worlds: u64,
}

/// The search, with what its scout remembers from one decision to the next.
///
/// ```
/// use bots::{Budget, Candidate, Coverage, Limits, Scout, Selective};
/// use circle_wagons::{Action, CircleWagons, Options};
/// use table::dice::FastDice;
/// use table::{Game, Seat, Silence};
///
/// /// Looks at everything and counts the points as they stand.
/// struct Everything;
///
/// impl Scout<CircleWagons> for Everything {
///     fn candidates(&mut self, state: &CircleWagons, seat: Seat, into: &mut Vec<Candidate<Action>>) -> Coverage {
///         let mut list = Vec::new();
///         state.actions(seat, &mut list);
///         into.clear();
///         into.extend(list.into_iter().map(|action| Candidate { action, cost: 50 }));
///         Coverage::Whole
///     }
///
///     fn judge(&mut self, state: &CircleWagons) -> i32 {
///         let points = state.points();
///         100 * (points[0] - points[1])
///     }
///
///     fn can_stop(&self, _: &CircleWagons) -> bool {
///         true
///     }
/// }
///
/// let game = CircleWagons::begin(&Options::default(), &mut FastDice::seeded(1), &mut Silence)?;
/// let limits = Limits { most: 100, lines: 1, worlds: 1 };
/// let thoughts = Selective::new(Everything).think(&game, Seat::SECOND, limits, Budget::Positions(500).start());
/// assert!(game.is_legal(Seat::SECOND, thoughts[0].action));
/// # Ok::<(), table::OptionsError>(())
/// ```
#[derive(Debug)]
pub struct Selective<S> {
    scout: S,
    /// What is left of the budget for the current decision.
    allowed: Allowed,
    /// Whether the last decision was searched to the end of every line.
    exact: bool,
}

/// How an iteration treats the choices.
#[derive(Clone, Copy)]
struct Focus<A> {
    limits: Limits,
    /// A choice that also gets an exact value, however bad it is.
    beside: Option<A>,
}

/// The budget is used up.
struct OutOfTime;

/// One iteration of the search, in one world.
struct Step<'a, G: Game, S> {
    scout: &'a mut S,
    allowed: &'a mut Allowed,
    exact: bool,
    lists: Vec<Vec<Candidate<G::Action>>>,
}

/// More than any lead, in hundredths of a point.
const INFINITE: i32 = i32::MAX / 2;
/// By how much the allowance grows from one iteration to the next.
const STEP: Cost = 100;

impl<S> Selective<S> {
    /// A search with this scout.
    pub const fn new(scout: S) -> Selective<S> {
        Selective { scout, allowed: Allowed::NOTHING, exact: false }
    }

    /// Whether the last [`think`](Selective::think) left nothing out, so that no choice can be better than its first.
    pub const fn was_exact(&self) -> bool {
        self.exact
    }

    /// The possible actions of `seat`, the best first, with their values: those that were searched, at least one.
    pub fn think<G: Game>(
        &mut self,
        state: &G,
        seat: Seat,
        limits: Limits,
        allowed: Allowed,
    ) -> Vec<Thought<G::Action>>
    where
        S: Scout<G>,
    {
        self.think_beside(None, state, seat, limits, allowed)
    }

    /// Like [`think`](Selective::think), but one choice also gets an exact value, whether the scout considers it or not, so that it
    /// is evaluated as carefully as the best one.
    pub fn think_beside<G: Game>(
        &mut self,
        beside: Option<G::Action>,
        state: &G,
        seat: Seat,
        limits: Limits,
        allowed: Allowed,
    ) -> Vec<Thought<G::Action>>
    where
        S: Scout<G>,
    {
        self.allowed = allowed;
        self.exact = false;
        let mut candidates = Vec::new();
        let coverage = self.scout.candidates(state, seat, &mut candidates);
        if let Some(action) = beside {
            // It is looked at as far as the most promising one.
            let cost = candidates[0].cost;
            match candidates.iter_mut().find(|candidate| candidate.action == action) {
                Some(candidate) => candidate.cost = cost,
                None => candidates.push(Candidate { action, cost }),
            }
        }
        let focus = Focus { limits, beside };
        let mut choices: Vec<Choice<G::Action>> =
            candidates.into_iter().map(|candidate| Choice { candidate, value: None }).collect();
        for allowance in (STEP..=limits.most).step_by(STEP as usize) {
            let (values, stepped) = self.step(state, seat, &choices, allowance, focus);
            // A step that was cut short counts if it got as far as the choices that are asked for.
            if stepped != Stepped::Cut || values.len() >= limits.lines {
                reorder(&mut choices, &values);
            }
            if stepped != Stepped::Whole {
                self.exact = stepped == Stepped::Exact && coverage == Coverage::Whole;
                break;
            }
        }
        let mut thoughts: Vec<Thought<G::Action>> = choices
            .iter()
            .filter_map(|choice| Some((choice.candidate.action, choice.value?)))
            .map(|(action, value)| Thought { action, value: f64::from(value) / 100.0 })
            .collect();
        if thoughts.is_empty() {
            let value = f64::from(self.scout.judge(state)) / 100.0;
            let value = if seat == Seat::FIRST { value } else { -value };
            thoughts.push(Thought { action: choices[0].candidate.action, value });
        }
        thoughts
    }

    /// Tries the choices in order with this allowance. The values end where the budget was used up.
    fn step<G: Game>(
        &mut self,
        state: &G,
        seat: Seat,
        choices: &[Choice<G::Action>],
        allowance: Cost,
        Focus { limits, beside }: Focus<G::Action>,
    ) -> (Vec<Option<i32>>, Stepped)
    where
        S: Scout<G>,
    {
        let mut values = Vec::with_capacity(choices.len());
        let mut stepped = Stepped::Exact;
        for (rank, Choice { candidate, .. }) in choices.iter().enumerate() {
            if rank > 0 && candidate.cost > allowance {
                values.push(None);
                stepped = Stepped::Whole;
                continue;
            }
            let is_beside = Some(candidate.action) == beside;
            let alpha = if is_beside { -INFINITE } else { nth_best(&values, limits.lines) };
            match self.value_of(state, seat, candidate.action, allowance - candidate.cost, alpha, limits) {
                Ok((value, exact)) => {
                    values.push(Some(value));
                    if !exact {
                        stepped = Stepped::Whole;
                    }
                }
                Err(OutOfTime) => return (values, Stepped::Cut),
            }
        }
        (values, stepped)
    }

    /// The value of a choice for `seat`, as the mean over the worlds.
    fn value_of<G: Game>(
        &mut self,
        state: &G,
        seat: Seat,
        action: G::Action,
        allowance: Cost,
        alpha: i32,
        limits: Limits,
    ) -> Result<(i32, bool), OutOfTime>
    where
        S: Scout<G>,
    {
        let mut sum = 0;
        let mut exact = true;
        for world in 0..limits.worlds {
            let mut step =
                Step { scout: &mut self.scout, allowed: &mut self.allowed, exact: true, lists: Vec::new() };
            let mut dice = FastDice::seeded(world);
            let mut after = state.clone();
            after.apply(seat, action, &mut dice, &mut Silence);
            // With several worlds the mean decides, so no single one can be cut short by the others' best.
            let alpha = if limits.worlds == 1 { alpha } else { -INFINITE };
            let (low, high) = if seat == Seat::FIRST { (alpha, INFINITE) } else { (-INFINITE, -alpha) };
            let value = step.value(&after, allowance, low, high, &mut dice)?;
            sum += if seat == Seat::FIRST { value } else { -value };
            exact &= step.exact;
        }
        Ok((sum / limits.worlds.saturating_as::<i32>(), exact))
    }
}

/// A choice at the root, and its last value.
#[derive(Clone, Copy)]
struct Choice<A> {
    candidate: Candidate<A>,
    value: Option<i32>,
}

/// How an iteration ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stepped {
    /// All choices were tried and every line ran to the end of the game: a larger allowance changes nothing.
    Exact,
    /// All choices within the allowance were tried.
    Whole,
    /// The budget was used up before.
    Cut,
}

/// The value that a choice must exceed to be among the best `lines`.
fn nth_best(values: &[Option<i32>], lines: usize) -> i32 {
    let mut known: Vec<i32> = values.iter().copied().flatten().collect();
    known.sort_unstable_by_key(|&value| std::cmp::Reverse(value));
    known.get(lines - 1).copied().unwrap_or(-INFINITE)
}

/// Puts the choices with new values in front, the best first; the others keep their order after them.
fn reorder<A: Copy>(choices: &mut [Choice<A>], values: &[Option<i32>]) {
    for (choice, value) in choices.iter_mut().zip(values) {
        choice.value = value.or(choice.value);
    }
    let fresh = |index: usize| values.get(index).copied().flatten();
    let mut order: Vec<(Option<i32>, Choice<A>)> =
        choices.iter().enumerate().map(|(index, &choice)| (fresh(index), choice)).collect();
    // Stable: of equal values the one that was looked at first stays in front.
    order.sort_by_key(|&(value, _)| std::cmp::Reverse(value));
    for (choice, (_, ordered)) in choices.iter_mut().zip(order) {
        *choice = ordered;
    }
}

impl<G: Game, S: Scout<G>> Step<'_, G, S> {
    /// By how much the first seat will be ahead, as far as the allowance reaches; exact between `low` and `high`.
    fn value(
        &mut self,
        state: &G,
        allowance: Cost,
        mut low: i32,
        mut high: i32,
        dice: &mut FastDice,
    ) -> Result<i32, OutOfTime> {
        if !self.allowed.spend() {
            return Err(OutOfTime);
        }
        let Some(seat) = state.deciders().lowest() else { return Ok(self.scout.judge(state)) };
        if allowance < 0 && self.scout.can_stop(state) {
            self.exact = false;
            return Ok(self.scout.judge(state));
        }
        let mut candidates = self.lists.pop().unwrap_or_default();
        candidates.clear();
        if self.scout.candidates(state, seat, &mut candidates) == Coverage::Partial {
            self.exact = false;
        }
        let maximizing = seat == Seat::FIRST;
        let mut best = if maximizing { -INFINITE } else { INFINITE };
        for (rank, candidate) in candidates.iter().enumerate() {
            if rank > 0 && candidate.cost > allowance {
                self.exact = false;
                break;
            }
            let mut after = state.clone();
            let mut dice = dice.clone();
            after.apply(seat, candidate.action, &mut dice, &mut Silence);
            let value = self.value(&after, allowance - candidate.cost, low, high, &mut dice)?;
            if maximizing {
                best = best.max(value);
                low = low.max(value);
            } else {
                best = best.min(value);
                high = high.min(value);
            }
            if low >= high {
                break;
            }
        }
        self.lists.push(candidates);
        Ok(best)
    }
}
