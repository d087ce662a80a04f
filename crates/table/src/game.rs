//! The trait of all games: a pure state machine that asks for decisions.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{ActionError, Dice, Event, Log, OptionsError, ParseError, Seat, Seats, Standings, Viewer};

/// One small decision of one seat: a few bytes with a short text form, and written as data for clients that draw.
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

/// The rules of a game, as the state of one game being played.
///
/// A state's serialised form is its *position*: what a person or a program writes down to set up that very
/// situation. Reading one back checks it, so an impossible position is never a state.
///
/// The invariants, all of which [`kit`](crate::kit) checks:
/// - As long as the game is not over, somebody is being asked, and everybody who is asked has something to do.
/// - `play` accepts just what `actions` lists, and `pick` picks from it.
/// - Two states that serialise alike are equal and go on alike under the same dice.
/// - Nothing that a viewer may not know changes his view.
pub trait Game: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The name by which the game goes everywhere: on command lines, in files, in addresses.
    const NAME: &'static str;
    /// Counts the changes of the rules that can make an old record replay differently.
    const RULES: u32;

    /// Seats, variants, edition.
    type Options: Clone + Eq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// One small decision of one seat.
    type Action: Action;
    /// Something that happened.
    type Event: Event;
    /// All that one viewer may know, built by addition; never a state with holes.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// Sets the game up.
    ///
    /// # Errors
    /// If the rules refuse the options.
    fn begin(
        options: &Self::Options,
        dice: &mut impl Dice,
        log: &mut impl Log<Self>,
    ) -> Result<Self, OptionsError>;

    /// The options of a record that followed older rules: what those rules did without asking is set as it was then.
    fn options_of_rules(rules: u32, options: Self::Options) -> Self::Options {
        let _ = rules;
        options
    }

    /// The options with which this game began.
    fn options(&self) -> Self::Options;

    /// How many seats there are, scripted ones included.
    fn seats(&self) -> usize;

    /// Who is being asked; several where choices are simultaneous; nobody once the game is over.
    fn deciders(&self) -> Seats;

    /// Where several are asked at once and it matters who comes first: whose turn it is in a fair order. Whoever decides for several
    /// seats, at one screen or among bots, goes by it. Nothing where the order does not matter.
    fn turn(&self) -> Option<Seat> {
        None
    }

    /// Where all who are asked race, each as fast as he can: what `seat` does when the time that a table gives for it is up. Nothing where
    /// nobody races, or the seat is not asked.
    fn when_race_ends(&self, seat: Seat) -> Option<Self::Action> {
        let _ = seat;
        None
    }

    /// Adds what `seat` may do now: what is shown, what is accepted, what bots search. Nothing if it is not asked.
    fn actions(&self, seat: Seat, into: &mut Vec<Self::Action>);

    /// One of the seat's actions, each equally likely: a single roll names its place in the list. Nothing if the seat is not asked.
    ///
    /// A game that can count its actions and find the n-th of them overrides it, so that random play writes no list; `list` is memory for
    /// one that cannot.
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

    /// Carries out an action taken from the legal list. [`play`](Game::play) is the door for everybody else.
    ///
    /// # Panics
    /// May panic, or leave a nonsensical state, if the action is not on the list.
    fn apply(&mut self, seat: Seat, action: Self::Action, dice: &mut impl Dice, log: &mut impl Log<Self>);

    /// Why an action that is not on the legal list is not there.
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

    /// A state that fits what the viewer knows, for search: what he cannot know is chosen by `dice`.
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

    /// The points of each seat as if the game ended now, without the break-down: what bots compare.
    fn points(&self) -> [i32; Seat::MOST];

    /// Places and points, once the game is over.
    fn standings(&self) -> Option<Standings>;

    /// Whether `seat` may do this now.
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

    /// Carries out an action if it is on the legal list; otherwise nothing changes and the reason comes back.
    ///
    /// # Errors
    /// If the action is not on the legal list.
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

    /// Whether nobody is asked any more.
    fn is_over(&self) -> bool {
        self.deciders().is_empty()
    }
}
