//! The trait of all games: a pure state machine that asks for decisions.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{ActionError, Dice, Event, Log, OptionsError, ParseError, Seat, Seats, Standings, Viewer};

/// One small decision of one seat: a few bytes, with a short text form and a serialised form for clients that draw.
pub trait Action:
    Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + Display
    + FromStr<Err = ParseError>
    + Serialize
    + DeserializeOwned
    + Send
    + Sync
    + 'static
{
}

impl<A> Action for A where
    A: Copy
        + Eq
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = ParseError>
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static
{
}

/// The rules of a game, as the state of one game.
///
/// A state's serialised form is its *position*: what a person or a program writes to set up that situation. Deserialising validates
/// it, so an impossible position never becomes a state.
///
/// The invariants, all of which are checked by [`kit`](crate::kit):
/// - As long as the game is not over, at least one seat must decide, and every deciding seat has a legal action.
/// - `play` accepts exactly the actions that `actions` lists, and `pick` picks from them.
/// - Two states with the same serialised form are equal and continue alike with the same dice.
/// - Nothing that a viewer may not know changes their view.
pub trait Game: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The game's name everywhere: on command lines, in files, in URLs.
    const NAME: &'static str;
    /// The version of the rules. It is raised by every change that can make an old record replay differently.
    const RULES: u32;

    /// Seats, variants, edition.
    type Options: Clone + Eq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// One small decision of one seat.
    type Action: Action;
    /// Something that happened.
    type Event: Event;
    /// Everything that one viewer may know. It is built up from what is visible, never by hiding parts of a state.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// Sets the game up.
    ///
    /// # Errors
    /// If the rules reject the options.
    fn begin(
        options: &Self::Options,
        dice: &mut impl Dice,
        log: &mut impl Log<Self>,
    ) -> Result<Self, OptionsError>;

    /// Adapts the options of a record that followed older rules: what was fixed in those rules is set as it was then.
    fn options_of_rules(rules: u32, options: Self::Options) -> Self::Options {
        let _ = rules;
        options
    }

    /// The options with which this game began.
    fn options(&self) -> Self::Options;

    /// The number of seats, including scripted ones.
    fn seats(&self) -> usize;

    /// The seats that must decide: several if choices are simultaneous, none once the game is over.
    fn deciders(&self) -> Seats;

    /// Whose turn it is in a fair order, if several seats must decide and it matters who is first. Code that decides for several
    /// seats, such as a shared screen or a game of bots, follows this order. `None` if the order does not matter.
    fn turn(&self) -> Option<Seat> {
        None
    }

    /// In a race, where all deciding seats act as fast as they can: the action of `seat` when its time is up. `None` if there is no
    /// race, or if the seat has nothing to decide.
    fn when_race_ends(&self, seat: Seat) -> Option<Self::Action> {
        let _ = seat;
        None
    }

    /// Appends the legal actions of `seat`: clients show them, `play` accepts them, bots search them. Appends nothing if the seat
    /// has nothing to decide.
    fn actions(&self, seat: Seat, into: &mut Vec<Self::Action>);

    /// One of the seat's legal actions, uniformly distributed; a single roll is its index in the list. `None` if the seat has
    /// nothing to decide.
    ///
    /// Override it for a game that can count its actions and find the n-th one, so that random play needs no list. `list` is memory
    /// for the default implementation.
    ///
    /// ```
    /// use circle_wagons::{CircleWagons, Options};
    /// use table::dice::{FastDice, ScriptedDice};
    /// use table::{Game, Seat, Silence};
    ///
    /// let game = CircleWagons::begin(&Options::default(), &mut FastDice::seeded(1), &mut Silence)?;
    /// let (mut list, mut memory) = (Vec::new(), Vec::new());
    /// game.actions(Seat::SECOND, &mut list);
    /// assert_eq!(game.pick(Seat::SECOND, &mut ScriptedDice::new([3]), &mut memory), Some(list[3]));
    /// # Ok::<(), table::OptionsError>(())
    /// ```
    fn pick(&self, seat: Seat, dice: &mut impl Dice, list: &mut Vec<Self::Action>) -> Option<Self::Action> {
        list.clear();
        self.actions(seat, list);
        if list.is_empty() { None } else { Some(list[dice.index(list.len())]) }
    }

    /// Applies an action taken from `actions`. Everybody else calls [`play`](Game::play).
    ///
    /// # Panics
    /// May panic, or leave a nonsensical state, if the action is not legal.
    fn apply(&mut self, seat: Seat, action: Self::Action, dice: &mut impl Dice, log: &mut impl Log<Self>);

    /// Explains why an action is not legal.
    fn why_not(&self, seat: Seat, action: Self::Action) -> ActionError;

    /// What `viewer` may know.
    ///
    /// ```
    /// use carson_cards::{CarsonCards, Options};
    /// use table::dice::FastDice;
    /// use table::{Game, Seat, Silence, Viewer};
    ///
    /// let mut dice = FastDice::seeded(1);
    /// let options = Options { people: 2, ..Options::default() };
    /// let mut game = CarsonCards::begin(&options, &mut dice, &mut Silence)?;
    /// let before = game.view(Viewer::Seat(Seat::FIRST));
    /// game.play(Seat::SECOND, "bid 9".parse().unwrap(), &mut dice, &mut Silence).unwrap();
    /// let after = serde_json::to_string(&game.view(Viewer::Seat(Seat::FIRST))).unwrap();
    /// assert_ne!(after, serde_json::to_string(&before).unwrap(), "everybody sees that a bid lies there");
    /// assert!(!after.contains("\"own_bid\":9"), "and nobody else which");
    /// # Ok::<(), table::OptionsError>(())
    /// ```
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A state that fits what the viewer knows, for search. What the viewer cannot know is chosen by `dice`.
    ///
    /// ```
    /// use carson_cards::{CarsonCards, Options};
    /// use table::dice::FastDice;
    /// use table::{Game, Seat, Silence, Viewer};
    ///
    /// let mut dice = FastDice::seeded(1);
    /// let game = CarsonCards::begin(&Options::default(), &mut dice, &mut Silence)?;
    /// let view = game.view(Viewer::Seat(Seat::FIRST));
    /// // Which cards come next is a secret, so each imagined world has its own; what is known is the same.
    /// let world = CarsonCards::imagine(&view, &mut dice);
    /// assert_eq!(world.view(Viewer::Seat(Seat::FIRST)), view);
    /// # Ok::<(), table::OptionsError>(())
    /// ```
    fn imagine(view: &Self::View, dice: &mut impl Dice) -> Self;

    /// The points of each seat as if the game ended now, without a break-down: what bots compare.
    fn points(&self) -> [i32; Seat::MOST];

    /// Places and points, once the game is over.
    fn standings(&self) -> Option<Standings>;

    /// Whether `seat` may play this action now.
    ///
    /// ```
    /// use circle_wagons::{CircleWagons, Options};
    /// use table::dice::FastDice;
    /// use table::{Game, Seat, Silence};
    ///
    /// let game = CircleWagons::begin(&Options::default(), &mut FastDice::seeded(1), &mut Silence)?;
    /// let mut list = Vec::new();
    /// game.actions(Seat::SECOND, &mut list);
    /// assert!(game.is_legal(Seat::SECOND, list[0]));
    /// assert!(!game.is_legal(Seat::FIRST, list[0]), "he is not asked");
    /// # Ok::<(), table::OptionsError>(())
    /// ```
    fn is_legal(&self, seat: Seat, action: Self::Action) -> bool {
        let mut list = Vec::new();
        self.actions(seat, &mut list);
        list.contains(&action)
    }

    /// Plays an action if it is legal; otherwise nothing changes and the reason is returned.
    ///
    /// # Errors
    /// If the action is not legal.
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        dice: &mut impl Dice,
        log: &mut impl Log<Self>,
    ) -> Result<(), ActionError> {
        if self.deciders().is_empty() {
            Err(ActionError::over())
        } else if !self.deciders().contains(seat) {
            Err(ActionError::not_asked())
        } else if self.is_legal(seat, action) {
            self.apply(seat, action, dice, log);
            Ok(())
        } else {
            Err(self.why_not(seat, action))
        }
    }

    /// Whether nobody must decide any more.
    fn is_over(&self) -> bool {
        self.deciders().is_empty()
    }
}
