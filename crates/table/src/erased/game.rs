//! A type-erased game.

use std::marker::PhantomData;

use serde_json::Value;

use super::{AnySession, AnyView};
use crate::record::Record;
use crate::session::{ResumeError, Resumed, Snapshot};
use crate::value::to_value;
use crate::{
    ClientGame, Dice, Field, Figure, GameError, HouseFigure, Lists, Phrase, PlayOut, Scratch, Seat, SeatKind,
    Session, Viewer, explain, read_value,
};

/// A type-erased game: its options, and how to begin, load and resume sessions of it.
pub trait AnyGame: Send + Sync {
    /// [`Game::NAME`](crate::Game::NAME).
    fn name(&self) -> &'static str;

    /// [`Game::RULES`](crate::Game::RULES).
    fn rules(&self) -> u32;

    /// The size of a state in bytes.
    fn state_bytes(&self) -> usize;

    /// The options that a client can offer.
    fn fields(&self) -> Vec<Field>;

    /// A remark about an option's current value; `None` if there is nothing to say, or if the options are rejected.
    fn note(&self, options: &Value, key: &str) -> Option<Phrase>;

    /// The figures that are not the printed ones, as the data files mark them.
    fn house_figures(&self) -> Vec<HouseFigure>;

    /// The figures and lists of the rules, for pages that quote them.
    fn figures(&self) -> Vec<Figure>;

    /// Validates options and fills in the defaults.
    ///
    /// # Errors
    /// If they are not options of this game, or if the rules reject them.
    fn check_options(&self, options: &Value) -> Result<Value, GameError>;

    /// The seats that these options make.
    ///
    /// # Errors
    /// If the options are rejected.
    fn seat_kinds(&self, options: &Value) -> Result<Vec<SeatKind>, GameError>;

    /// The same options for another number of players.
    ///
    /// # Errors
    /// If the options are rejected, or if the game is not for so many.
    fn with_players(&self, options: &Value, players: usize) -> Result<Value, GameError>;

    /// Sets a game up.
    ///
    /// ```
    /// use circle_wagons::CircleWagons;
    /// use serde_json::json;
    /// use table::dice::FastDice;
    /// use table::erased::any_game;
    ///
    /// let game = any_game::<CircleWagons>();
    /// let session = game.begin(&json!({"solo": "gold-fever"}), &mut FastDice::seeded(1)).unwrap();
    /// assert_eq!(session.game().name(), "circle-wagons");
    /// assert!(game.begin(&json!({"luck": "good"}), &mut FastDice::seeded(1)).is_err());
    /// ```
    ///
    /// # Errors
    /// If the options are rejected.
    fn begin(&self, options: &Value, dice: &mut dyn Dice) -> Result<Box<dyn AnySession>, GameError>;

    /// Begins from a position.
    ///
    /// ```
    /// use circle_wagons::CircleWagons;
    /// use serde_json::json;
    /// use table::Seat;
    /// use table::erased::any_game;
    ///
    /// let position = json!({
    ///     "scoring": ["badlands", "cool-water", "the-herd"],
    ///     "circle": [7, 8],
    ///     "turn": 1,
    ///     "towns": [[{"card": 5, "column": 0, "row": 0}], []],
    /// });
    /// let session = any_game::<CircleWagons>().load(&position).unwrap();
    /// assert_eq!(session.actions(Seat::FIRST), ["take 7", "take 8"]);
    /// ```
    ///
    /// # Errors
    /// If it is malformed or impossible.
    fn load(&self, position: &Value) -> Result<Box<dyn AnySession>, GameError>;

    /// A session that fits a view, given in the JSON form of [`AnySession::view`]. Everything it shows to that viewer is true:
    /// legal actions, previews, points, accounts and the view itself. What the viewer cannot know is made up.
    ///
    /// ```
    /// use circle_wagons::CircleWagons;
    /// use table::dice::FastDice;
    /// use table::erased::any_game;
    /// use table::{Seat, Viewer};
    ///
    /// let game = any_game::<CircleWagons>();
    /// let session = game.begin(&Default::default(), &mut FastDice::seeded(1)).unwrap();
    /// let imagined = game.imagine(&session.view(Viewer::Seat(Seat::SECOND))).unwrap();
    /// assert_eq!(imagined.offers(Seat::SECOND), session.offers(Seat::SECOND));
    /// ```
    ///
    /// # Panics
    /// May panic if no position has this view.
    ///
    /// # Errors
    /// If it is not the JSON form of a view.
    fn imagine(&self, view: &Value) -> Result<Box<dyn AnySession>, GameError> {
        self.imagine_by(view, 0)
    }

    /// Like [`imagine`](AnyGame::imagine), with a seed for what is made up.
    ///
    /// # Panics
    /// May panic if no position has this view.
    ///
    /// # Errors
    /// If it is not the JSON form of a view.
    fn imagine_by(&self, view: &Value, guess: u64) -> Result<Box<dyn AnySession>, GameError>;

    /// Reads the JSON form of the view of a deciding seat, as [`AnySession::view`] gives it, for a bot.
    ///
    /// # Panics
    /// May panic if no position has this view.
    ///
    /// # Errors
    /// If it is not the JSON form of a view, or if the seat has nothing to decide.
    fn read_view(&self, view: &Value, seat: Seat) -> Result<AnyView, GameError> {
        let imagined = self.imagine(view)?;
        if !imagined.deciders().contains(seat) {
            return Err(GameError::Malformed(format!("seat {seat} is not asked in this view")));
        }
        Ok(imagined.bot_view(Viewer::Seat(seat)))
    }

    /// The text form of an action that is given as data.
    ///
    /// # Errors
    /// If it is not an action of this game.
    ///
    /// ```
    /// use circle_wagons::CircleWagons;
    /// use serde_json::json;
    /// use table::erased::any_game;
    ///
    /// let game = any_game::<CircleWagons>();
    /// assert_eq!(game.action_text(&json!({"take": 7})).unwrap(), "take 7");
    /// assert!(game.action_text(&json!({"take": 99})).is_err());
    /// ```
    fn action_text(&self, data: &Value) -> Result<String, GameError>;

    /// Resumes a record.
    ///
    /// # Errors
    /// If the record is of another game, or if it does not replay.
    fn resume(&self, record: &Record) -> Result<(Box<dyn AnySession>, Resumed), ResumeError>;

    /// Resumes a record from a trusted source, with the state that was stored beside it.
    ///
    /// # Errors
    /// If the record is of another game, or if neither it nor the stored state can be read.
    fn resume_beside(
        &self,
        record: &Record,
        kept: Option<&Snapshot>,
    ) -> Result<(Box<dyn AnySession>, Resumed), ResumeError>;

    /// Plays random games one after the other and scores each, until `go_on` returns false for the last one.
    ///
    /// # Errors
    /// If the options are rejected.
    fn play_outs(
        &self,
        options: &Value,
        lists: Lists,
        dice: &mut crate::dice::FastDice,
        go_on: &mut dyn FnMut(PlayOut) -> bool,
    ) -> Result<(), GameError>;
}

/// The type-erased form of a game.
pub const fn any_game<G: ClientGame>() -> &'static dyn AnyGame {
    &Named::<G>(PhantomData)
}

struct Named<G>(PhantomData<G>);

impl<G: ClientGame> Named<G> {
    fn options(options: &Value) -> Result<G::Options, GameError> {
        let options = if options.is_null() { &Value::Object(serde_json::Map::new()) } else { options };
        G::Options::deserialize_from(options)
    }
}

/// Reads options and positions; errors say what is wrong and where.
trait FromValue: Sized {
    fn deserialize_from(value: &Value) -> Result<Self, GameError>;
}

impl<T: serde::de::DeserializeOwned> FromValue for T {
    fn deserialize_from(value: &Value) -> Result<T, GameError> {
        if !value.is_object() {
            return Err(GameError::Malformed(format!("this must be an object with fields, not {value}")));
        }
        Ok(explain::read(value)?)
    }
}

impl<G: ClientGame> AnyGame for Named<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn state_bytes(&self) -> usize {
        size_of::<G>()
    }

    fn fields(&self) -> Vec<Field> {
        G::fields()
    }

    fn note(&self, options: &Value, key: &str) -> Option<Phrase> {
        G::note(&Self::options(options).ok()?, key)
    }

    fn house_figures(&self) -> Vec<HouseFigure> {
        G::house_figures()
    }

    fn figures(&self) -> Vec<Figure> {
        // The page has them from the same data, written down when it was made.
        if cfg!(target_family = "wasm") { Vec::new() } else { G::figures() }
    }

    fn check_options(&self, options: &Value) -> Result<Value, GameError> {
        let options = Self::options(options)?;
        let mut dice = crate::dice::FastDice::seeded(0);
        G::begin(&options, &mut dice, &mut crate::Silence)?;
        Ok(to_value(&options))
    }

    fn seat_kinds(&self, options: &Value) -> Result<Vec<SeatKind>, GameError> {
        Ok(G::seat_kinds(&Self::options(options)?))
    }

    fn with_players(&self, options: &Value, players: usize) -> Result<Value, GameError> {
        let options = G::with_players(&Self::options(options)?, players)?;
        Ok(to_value(&options))
    }

    fn begin(&self, options: &Value, mut dice: &mut dyn Dice) -> Result<Box<dyn AnySession>, GameError> {
        let session = Session::<G>::begin(&Self::options(options)?, &mut dice)?;
        Ok(Box::new(session))
    }

    fn load(&self, position: &Value) -> Result<Box<dyn AnySession>, GameError> {
        Ok(Box::new(Session::from_position(G::deserialize_from(position)?)))
    }

    fn imagine_by(&self, view: &Value, guess: u64) -> Result<Box<dyn AnySession>, GameError> {
        let view = G::View::deserialize_from(view)?;
        let state = G::imagine(&view, &mut crate::dice::FastDice::seeded(guess));
        Ok(Box::new(Session::from_position(state)))
    }

    fn action_text(&self, data: &Value) -> Result<String, GameError> {
        let action: G::Action = read_value(data).map_err(|error| GameError::Malformed(error.to_string()))?;
        Ok(action.to_string())
    }

    fn resume(&self, record: &Record) -> Result<(Box<dyn AnySession>, Resumed), ResumeError> {
        let (session, resumed) = Session::<G>::resume(record)?;
        Ok((Box::new(session), resumed))
    }

    fn resume_beside(
        &self,
        record: &Record,
        kept: Option<&Snapshot>,
    ) -> Result<(Box<dyn AnySession>, Resumed), ResumeError> {
        let (session, resumed) = Session::<G>::resume_beside(record, kept)?;
        Ok((Box::new(session), resumed))
    }

    fn play_outs(
        &self,
        options: &Value,
        lists: Lists,
        dice: &mut crate::dice::FastDice,
        go_on: &mut dyn FnMut(PlayOut) -> bool,
    ) -> Result<(), GameError> {
        let options = Self::options(options)?;
        let mut scratch = Scratch::<G>::default();
        loop {
            let mut state = G::begin(&options, dice, &mut crate::Silence)?;
            let done = scratch.play_to_the_end(&mut state, lists, dice);
            std::hint::black_box(state.points());
            if !go_on(done) {
                return Ok(());
            }
        }
    }
}
