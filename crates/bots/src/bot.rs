//! Bots, typed and type-erased.

use std::time::Duration;

use table::dice::FastDice;
use table::{AnyView, ClientGame, Dice as _, Game, Seat};

use crate::clock::Deadline;
use crate::level::Level;
use crate::manner::Manner;
use crate::outlook::Outlook;

/// How long a bot may think about one decision.
///
/// ```
/// use std::time::Duration;
///
/// use bots::Budget;
///
/// assert_eq!(Budget::millis(50), Budget::Time(Duration::from_millis(50)));
/// // The same decisions on every machine:
/// let repeatable = Budget::Positions(1_000);
/// assert_ne!(repeatable, Budget::millis(50));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// Wall-clock time.
    Time(Duration),
    /// CPU time of the thread: fair on a busy machine, for comparisons.
    ProcessorTime(Duration),
    /// A number of positions: the same decisions on every machine, for tests and comparisons.
    Positions(u64),
}

impl Budget {
    /// A number of milliseconds of wall-clock time.
    pub const fn millis(milliseconds: u64) -> Budget {
        Budget::Time(Duration::from_millis(milliseconds))
    }

    /// Half of it.
    #[must_use]
    pub(crate) fn half(self) -> Budget {
        match self {
            Budget::Time(time) => Budget::Time(time / 2),
            Budget::ProcessorTime(time) => Budget::ProcessorTime(time / 2),
            Budget::Positions(positions) => Budget::Positions(positions / 2),
        }
    }

    /// Starts the clock.
    ///
    /// ```
    /// use bots::Budget;
    ///
    /// let mut allowed = Budget::Positions(2).start();
    /// assert!(allowed.spend() && allowed.spend());
    /// assert!(!allowed.spend(), "there is no budget for a third position");
    /// ```
    pub fn start(self) -> Allowed {
        let endless = |deadline| Allowed { deadline, positions: u64::MAX, given: u64::MAX };
        match self {
            Budget::Time(time) => endless(Deadline::after(time)),
            Budget::ProcessorTime(time) => endless(Deadline::after_processor_time(time)),
            Budget::Positions(positions) => Allowed { deadline: None, positions, given: positions },
        }
    }
}

/// What is left of a budget.
#[derive(Clone, Copy, Debug)]
pub struct Allowed {
    deadline: Option<Deadline>,
    positions: u64,
    /// The number of positions at the start.
    given: u64,
}

/// How many positions are evaluated between two readings of the clock.
const POSITIONS_PER_LOOK: u64 = 4;

impl Allowed {
    /// An empty budget.
    pub const NOTHING: Allowed = Allowed { deadline: None, positions: 0, given: 0 };

    /// Counts an evaluated position; returns whether there was still budget for it.
    pub fn spend(&mut self) -> bool {
        if self.positions == 0 {
            return false;
        }
        self.positions -= 1;
        let late = || self.deadline.is_some_and(Deadline::is_over);
        !(self.positions.is_multiple_of(POSITIONS_PER_LOOK) && late())
    }

    /// Whether the budget is a time, which need not be used up. A budget of positions is meant for comparisons.
    pub(crate) fn is_timed(&self) -> bool {
        self.deadline.is_some()
    }

    /// The share of the budget that is used up, from 0 to 1.
    ///
    /// ```
    /// let mut allowed = bots::Budget::Positions(4).start();
    /// allowed.spend();
    /// assert_eq!(allowed.share_used(), 0.25);
    /// ```
    #[expect(clippy::cast_precision_loss, reason = "a share is told roughly")]
    pub fn share_used(&self) -> f64 {
        match self.deadline {
            Some(deadline) => deadline.share_over(),
            None => 1.0 - self.positions as f64 / self.given.max(1) as f64,
        }
    }
}

/// An action and its value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought<A> {
    /// The action.
    pub action: A,
    /// By how many points its player is expected to be ahead at the end, mainly of the strongest others
    /// ([`Outlook::ahead`](crate::Outlook::ahead)).
    pub value: f64,
}

/// Keeps the first `most` thoughts, and the one of `beside` after them if it would be lost.
pub(crate) fn shorten<A: PartialEq>(thoughts: &mut Vec<Thought<A>>, most: usize, beside: Option<&A>) {
    let place = thoughts.iter().position(|thought| beside == Some(&thought.action));
    let most = most.min(thoughts.len());
    match place.filter(|&place| place >= most) {
        Some(place) => {
            thoughts.swap(most, place);
            thoughts.truncate(most + 1);
        }
        None => thoughts.truncate(most),
    }
}

/// The weights of the best action, the second and the third in a random choice.
const CHANCES: [u32; 3] = [3, 2, 1];
/// An action that is worse than the best by more points than this is never a random choice.
const NEARLY: f64 = 5.0;

/// A random one of the best actions.
fn by_chance<'a, A>(thoughts: &'a [Thought<A>], dice: &mut FastDice) -> &'a A {
    let nearly = |thought: &&Thought<A>| thought.value >= thoughts[0].value - NEARLY;
    let chances: Vec<(u32, &A)> =
        CHANCES.into_iter().zip(thoughts.iter().take_while(nearly).map(|thought| &thought.action)).collect();
    let mut left = dice.below(chances.iter().map(|(chance, _)| chance).sum());
    let chosen = chances.into_iter().find(|(chance, _)| {
        let is_it = left < *chance;
        left = left.saturating_sub(*chance);
        is_it
    });
    chosen.map_or(&thoughts[0].action, |(_, action)| action)
}

/// A computer player.
pub trait Bot<G: Game>: Send {
    /// The chosen action. `seat` must decide, and the view is that seat's.
    fn choose(&mut self, view: &G::View, seat: Seat, budget: Budget) -> G::Action {
        self.think(view, seat, budget)[0].action
    }

    /// The possible actions, the best first: at least one, at most all.
    fn think(&mut self, view: &G::View, seat: Seat, budget: Budget) -> Vec<Thought<G::Action>>;

    /// Like [`think`](Bot::think), but a given legal action is evaluated as carefully as the best one, however bad it is: to say
    /// what a decision cost. A bot that does not search may leave it out.
    fn weigh(
        &mut self,
        view: &G::View,
        seat: Seat,
        done: G::Action,
        budget: Budget,
    ) -> Vec<Thought<G::Action>> {
        let _ = done;
        self.think(view, seat, budget)
    }
}

/// A type-erased [`Bot`].
pub trait AnyBot: Send {
    /// The text form of the chosen action.
    ///
    /// # Panics
    /// If the view is of another game.
    fn choose(&mut self, view: &AnyView, seat: Seat, budget: Budget) -> String;

    /// The possible actions, the best first.
    ///
    /// # Panics
    /// If the view is of another game.
    fn think(&mut self, view: &AnyView, seat: Seat, budget: Budget) -> Vec<Thought<String>>;

    /// The text form of a random one of the nearly best actions. This is for a secret question whose answer was undone after others had
    /// seen it: the new answer must not follow from the old one.
    ///
    /// # Panics
    /// If the view is of another game.
    fn choose_anew(&mut self, view: &AnyView, seat: Seat, budget: Budget, seed: u64) -> String {
        by_chance(&self.think(view, seat, budget), &mut FastDice::seeded(seed)).clone()
    }
}

/// A game with a bot of every level.
///
/// ```
/// use bots::{Budget, HasBots, Level};
/// use circle_wagons::{CircleWagons, Options};
/// use table::dice::FastDice;
/// use table::{Game, Seat, Silence, Viewer};
///
/// let game = CircleWagons::begin(&Options::default(), &mut FastDice::seeded(1), &mut Silence)?;
/// let view = game.view(Viewer::Seat(Seat::SECOND));
/// let action = CircleWagons::bot(Level::Deputy, 1).choose(&view, Seat::SECOND, Budget::Positions(500));
/// assert!(game.is_legal(Seat::SECOND, action));
/// # Ok::<(), table::OptionsError>(())
/// ```
pub trait HasBots: ClientGame {
    /// The manners that its bots know; empty if they know none.
    const MANNERS: &'static [Manner] = &[];

    /// The bot of a level. The seed makes its choices between equal actions repeatable.
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>>;

    /// The bot of a level with a manner; the plain bot if the game knows no manners.
    fn mannered_bot(level: Level, manner: Manner, seed: u64) -> Box<dyn Bot<Self>> {
        let _ = manner;
        Self::bot(level, seed)
    }

    /// A quick estimate of what everybody can expect in this state.
    fn outlook(&self) -> Outlook {
        Outlook::as_it_stands(self)
    }

    /// The outlook after a short playout, which shows what a quick estimate cannot see: the cards in the row, the tiles drawn.
    fn foresee(&self, dice: &mut FastDice) -> Outlook {
        let _ = dice;
        self.outlook()
    }

    /// The current part of the game, usually the round, for reports.
    fn chapter(&self) -> u32 {
        1
    }
}

/// Erases the type of a bot.
///
/// ```
/// use bots::{Budget, RandomBot, erase};
/// use circle_wagons::CircleWagons;
/// use table::Viewer;
/// use table::dice::FastDice;
/// use table::erased::any_game;
///
/// let session = any_game::<CircleWagons>().begin(&Default::default(), &mut FastDice::seeded(1)).unwrap();
/// let seat = session.deciders().lowest().unwrap();
/// let mut bot = erase::<CircleWagons>(Box::new(RandomBot::seeded(1)));
/// let action = bot.choose(&session.bot_view(Viewer::Seat(seat)), seat, Budget::millis(1));
/// assert!(session.actions(seat).contains(&action));
/// ```
pub fn erase<G: Game>(bot: Box<dyn Bot<G>>) -> Box<dyn AnyBot> {
    Box::new(Erased(bot))
}

/// A type-erased bot.
struct Erased<G: Game>(Box<dyn Bot<G>>);

impl<G: Game> AnyBot for Erased<G> {
    fn choose(&mut self, view: &AnyView, seat: Seat, budget: Budget) -> String {
        self.0.choose(own_view::<G>(view), seat, budget).to_string()
    }

    fn think(&mut self, view: &AnyView, seat: Seat, budget: Budget) -> Vec<Thought<String>> {
        let thoughts = self.0.think(own_view::<G>(view), seat, budget);
        thoughts
            .into_iter()
            .map(|thought| Thought { action: thought.action.to_string(), value: thought.value })
            .collect()
    }
}

fn own_view<G: Game>(view: &AnyView) -> &G::View {
    view.of::<G>().unwrap_or_else(|| panic!("the view is not one of {}", G::NAME))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thoughts(values: &[f64]) -> Vec<Thought<usize>> {
        values.iter().enumerate().map(|(action, &value)| Thought { action, value }).collect()
    }

    /// How often each action is chosen.
    fn chosen(values: &[f64]) -> Vec<usize> {
        let thoughts = thoughts(values);
        let mut counts = vec![0; values.len()];
        for seed in 0..600 {
            counts[*by_chance(&thoughts, &mut FastDice::seeded(seed << 32))] += 1;
        }
        counts
    }

    #[test]
    fn by_chance_one_of_the_three_best_is_chosen_the_best_most_often() {
        let counts = chosen(&[0.0, -1.0, -2.0, -2.0]);
        assert!(counts[0] > counts[1] && counts[1] > counts[2] && counts[2] > 0, "{counts:?}");
        assert_eq!(counts[3], 0);
    }

    #[test]
    fn by_chance_nothing_is_chosen_that_is_much_worse() {
        assert_eq!(chosen(&[10.0, 4.0]), [600, 0]);
        assert_eq!(chosen(&[-3.0]), [600]);
    }
}
