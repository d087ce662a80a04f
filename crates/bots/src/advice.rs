//! What a bot thinks about a decision.

use table::Seat;

use crate::bot::{Bot, Budget, HasBots, Thought};
use crate::outlook::Outlook;

/// What a bot thinks about a decision: the best choice, the alternatives, and the consequences of each. It follows from the view
/// alone.
///
/// ```
/// use bots::{Advice, Budget, HasBots, Level};
/// use circle_wagons::{CircleWagons, Options};
/// use table::dice::FastDice;
/// use table::{Game, Seat, Silence, Viewer};
///
/// let game = CircleWagons::begin(&Options::default(), &mut FastDice::seeded(1), &mut Silence)?;
/// let view = game.view(Viewer::Seat(Seat::SECOND));
/// let mut bot = CircleWagons::bot(Level::Marshal, 1);
/// let advice = Advice::ask::<CircleWagons>(&mut *bot, &view, Seat::SECOND, Budget::Positions(500));
/// assert!(game.is_legal(Seat::SECOND, advice.best().action));
/// assert!(advice.choices.len() > 1, "the others follow");
/// assert!((0.0..=1.0).contains(&advice.best().chance));
/// # Ok::<(), table::OptionsError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// The choices, the best first; never empty.
    pub choices: Vec<ChoiceAdvice<A>>,
}

/// A choice, and its expected consequences.
#[derive(Clone, PartialEq, Debug)]
pub struct ChoiceAdvice<A> {
    /// The action.
    pub action: A,
    /// The expected lead over the others' average, in points.
    pub lead: f64,
    /// The expected lead over the others, of whom the strongest count most ([`Outlook::ahead`]): the bot's objective.
    pub ahead: f64,
    /// The expected points of each seat, in seat order.
    pub points: Vec<f64>,
    /// The player's chance of winning, from 0 to 1.
    pub chance: f64,
}

impl<A> Advice<A> {
    /// The best choice.
    pub fn best(&self) -> &ChoiceAdvice<A> {
        &self.choices[0]
    }

    /// Turns thoughts, the best first, into advice in the light of an outlook.
    ///
    /// # Panics
    /// If there are no thoughts.
    pub fn of(thoughts: Vec<Thought<A>>, outlook: &Outlook, seat: Seat) -> Advice<A> {
        let choice = |thought: Thought<A>| {
            let Thought { action, value: ahead } = thought;
            let after = outlook.with_ahead(seat, ahead);
            let (lead, chance) = (after.lead(seat), after.chances()[seat.index()]);
            ChoiceAdvice { action, lead, ahead, points: after.points, chance }
        };
        assert!(!thoughts.is_empty(), "a bot that is asked thinks of something");
        Advice { choices: thoughts.into_iter().map(choice).collect() }
    }
}

impl<A: PartialEq> Advice<A> {
    /// The advice about an action, if the bot considered it.
    pub fn choice(&self, action: &A) -> Option<&ChoiceAdvice<A>> {
        self.choices.iter().find(|choice| choice.action == *action)
    }
}

impl<A> Advice<A> {
    /// Asks a bot. `seat` must decide, and the view is that seat's.
    pub fn ask<G: HasBots<Action = A>>(
        bot: &mut dyn Bot<G>,
        view: &G::View,
        seat: Seat,
        budget: Budget,
    ) -> Advice<A> {
        Advice::of(bot.think(view, seat, budget), &Outlook::of_view::<G>(view), seat)
    }

    /// Asks a bot and includes an action that it might not consider: see [`Bot::weigh`].
    pub fn ask_about<G: HasBots<Action = A>>(
        bot: &mut dyn Bot<G>,
        view: &G::View,
        seat: Seat,
        done: A,
        budget: Budget,
    ) -> Advice<A> {
        Advice::of(bot.weigh(view, seat, done, budget), &Outlook::of_view::<G>(view), seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thought_that_changes_nothing_leaves_the_chance_of_winning_as_it_is() {
        // One rival is close, the other far behind: the lead over their average is not what decides.
        let outlook = Outlook { points: vec![40.0, 41.0, 3.0], spread: 4.0 };
        let thoughts = vec![Thought { action: (), value: outlook.ahead(Seat::FIRST) }];
        let advice = Advice::of(thoughts, &outlook, Seat::FIRST);
        assert!((advice.best().chance - outlook.chances()[0]).abs() < 1e-9);
        assert!((advice.best().lead - outlook.lead(Seat::FIRST)).abs() < 1e-9);
    }
}
