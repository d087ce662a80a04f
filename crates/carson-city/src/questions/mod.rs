//! Everything that players decide: a module for each question.
//!
//! A question is a small struct, part of the position, that implements `Question`: its answers, their effects, why others are not
//! legal, what follows, in which positions it can occur, its prompt, and how orders answer it in advance. [`Ask`] is one of them.
//! It only delegates, after converting an [`Action`] into an answer, so that no question sees an action that is not for it.
//!
//! A new question is a module here and a line in `ask.rs`. Rules ask it with `CarsonCity::ask`.

mod ask;
pub mod auction;
pub mod banker;
pub mod build;
pub mod buy_building;
pub mod buy_parcel;
pub mod buy_points;
pub mod character;
pub mod city_hall;
pub mod duel_order;
pub mod eight;
pub mod first_parcel;
pub mod heal;
pub mod heroes;
pub mod horse;
pub mod house;
pub mod income;
pub mod last_roads;
pub mod outlaw_order;
pub(crate) mod pending;
pub mod place;
mod purchase;
pub mod race;
pub mod recruit;
mod refusal;
pub mod reroll;
pub mod reward;
pub mod second_go;
mod sequel;
pub mod sheets;
pub mod spend;
pub mod stake;
pub mod take_building;
pub mod tax;
pub mod tiles;
pub mod undertaker;

use table::{Dice, FormatError, Log, OrderAnswer, OrderLine, Phrase, Seat, Seats};

pub use self::ask::Ask;
use self::pending::Pending;
use crate::agenda::Task;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::action::menu::Menu;
use crate::interface::ahead::follow::Following;
use crate::interface::ahead::form::FormBuilder;
use crate::track::space::{Place, Space};

/// What a question is about, which is shown first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum About {
    /// The map and what is on it.
    Map,
    /// Money, points, a character.
    Players,
}

/// Everything specific to one question.
pub(crate) trait Question: Copy + Into<Ask> {
    /// The type of its answers.
    type Answer;

    /// The message id of its prompt.
    const PROMPT: &'static str;
    /// The message id that tells the others what a player has to decide.
    const WAITING: &'static str;
    /// The phase of the round to which it belongs; `None` for set-up.
    const PHASE: Option<u8>;
    /// What it is about.
    const ABOUT: About = About::Map;
    /// Whether the answer is secret.
    const SECRET: bool = false;
    /// Whether it belongs to a building site.
    const AT_SITE: bool = false;
    /// Whether it gives land away: whoever answers pays no price for it.
    const GIVES_LAND: bool = false;

    /// The player who must decide; the first one if there are several.
    fn seat(&self) -> Seat;

    /// All players who must decide.
    #[inline]
    fn seats(&self) -> Seats {
        Seats::only(self.seat())
    }

    /// Lists the legal answers of `seat`.
    fn list(&self, game: &CarsonCity, seat: Seat, into: &mut Vec<Action>);

    /// The same answers as sets, if there can be many: one can be picked without writing the others.
    #[inline]
    fn menu(&self, game: &CarsonCity, seat: Seat) -> Option<Menu> {
        let _ = (game, seat);
        None
    }

    /// Converts an action into an answer; `None` if it does not answer this question.
    fn read(&self, action: Action) -> Option<Self::Answer>;

    /// Applies an answer.
    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        answer: Self::Answer,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    );

    /// The reason why an answer is not legal, if a special rule forbids it.
    fn refusal(&self, game: &CarsonCity, seat: Seat, answer: Self::Answer) -> Option<Phrase> {
        let _ = (game, seat, answer);
        None
    }

    /// What comes after it, in reverse order; in phase 1 the next choice. `written` is what a position says about that, or empty.
    fn sequel(&self, game: &CarsonCity, written: &[Task]) -> Result<Vec<Task>, FormatError> {
        let _ = written;
        Ok(vec![Task::Choose { chosen: game.have_chosen() }])
    }

    /// Whether it belongs to placing cowboys.
    fn is_asked_while_placing(&self, game: &CarsonCity) -> bool {
        let _ = game;
        false
    }

    /// Whether somebody has the character to which it belongs.
    fn fits_role(&self, game: &CarsonCity) -> bool {
        let _ = game;
        true
    }

    /// Whether the means that every answer needs are there.
    fn has_means(&self, game: &CarsonCity) -> bool {
        let _ = game;
        true
    }

    /// Any other conditions for positions with this question.
    fn check(&self, game: &CarsonCity) -> Result<(), FormatError> {
        let _ = game;
        Ok(())
    }

    /// The player whose choice of a character led to it, if it is asked in phase 1.
    fn chooser(&self, game: &CarsonCity) -> Option<Seat> {
        let _ = game;
        Some(self.seat())
    }

    /// The place of the cowboys that it is about.
    fn place(&self) -> Option<Place> {
        None
    }

    /// The players who can still be on the space that it is about.
    fn still_here(&self, game: &CarsonCity, space: Space, tasks: &[Task]) -> Seats {
        let _ = tasks;
        game.contenders(Place::Space(space))
    }

    /// The space of the track that it names.
    fn stop(&self) -> Option<Space> {
        None
    }

    /// Adds the question's data to a message.
    fn details(&self, game: &CarsonCity, seat: Seat, phrase: Phrase) -> Phrase {
        let _ = (game, seat);
        phrase
    }

    /// The question as a sentence to the player who must decide.
    fn prompt(&self, game: &CarsonCity, seat: Seat) -> Phrase {
        self.details(game, seat, Phrase::new(Self::PROMPT))
    }

    /// The question as a sentence about that player.
    fn prompt_for_others(&self, game: &CarsonCity) -> Phrase {
        self.details(game, self.seat(), Phrase::new(Self::WAITING)).with("seat", self.seat())
    }

    /// The obvious answer, if no other one is of any use.
    fn obvious(&self, game: &CarsonCity, seat: Seat, legal: &[Action]) -> Option<Action> {
        let _ = (game, seat, legal);
        None
    }

    /// Adds the lines of the order form that can answer it in advance. `form` in `interface/ahead/` determines where they come
    /// among the others.
    fn offer_orders(form: &mut FormBuilder<'_>) {
        let _ = form;
    }

    /// What a player's orders answer.
    fn follow(&self, following: &Following<'_>) -> OrderAnswer<Action> {
        let _ = following;
        OrderAnswer::Ask
    }

    /// The line of orders that would have given this answer. If no line can express it, the line that leaves the question to the
    /// player; `None` if there is no such line either.
    fn as_line(&self, game: &CarsonCity, seat: Seat, action: Action) -> Option<OrderLine> {
        let _ = (game, seat, action);
        None
    }
}

impl CarsonCity {
    /// Asks a question.
    #[inline]
    pub(crate) fn ask(&mut self, question: impl Into<Ask>) {
        self.pending = Pending::new(question.into());
    }
}
