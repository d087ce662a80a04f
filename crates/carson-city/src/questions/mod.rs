//! Everything that players are asked: a module for each question.
//!
//! A question is a small struct, part of the position, that implements `Question`: its answers, what they do, why others are
//! refused, what follows, where it can be asked, its prompt, and how it is answered ahead by orders. [`Ask`] is one of them; it only hands on what it is asked, and turns an
//! [`Action`] into an answer before it reaches the question, so that no question sees an action that is not for it.
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

/// What a question is about: that is shown first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum About {
    /// The map and what stands there.
    Map,
    /// Money, points, a character.
    Players,
}

/// All that is particular to one question.
pub(crate) trait Question: Copy + Into<Ask> {
    /// What can be answered.
    type Answer;

    /// The message that asks it.
    const PROMPT: &'static str;
    /// The message that tells the others what somebody is asked.
    const WAITING: &'static str;
    /// The phase of the round in which it is asked; nothing for what is asked at the set-up.
    const PHASE: Option<u8>;
    /// What it is about.
    const ABOUT: About = About::Map;
    /// Whether it is answered in secret.
    const SECRET: bool = false;
    /// Whether it belongs to a building site.
    const AT_SITE: bool = false;
    /// Whether it gives land away: whoever answers pays no price for it.
    const GIVES_LAND: bool = false;

    /// Who is asked; where several are, the one listed first.
    fn seat(&self) -> Seat;

    /// Everybody who is asked.
    #[inline]
    fn seats(&self) -> Seats {
        Seats::only(self.seat())
    }

    /// Lists what `seat` can answer.
    fn list(&self, game: &CarsonCity, seat: Seat, into: &mut Vec<Action>);

    /// The same answers as sets, where they can be many: one is picked from there without writing the others.
    #[inline]
    fn menu(&self, game: &CarsonCity, seat: Seat) -> Option<Menu> {
        let _ = (game, seat);
        None
    }

    /// The answer that an action is; nothing if it answers something else.
    fn read(&self, action: Action) -> Option<Self::Answer>;

    /// What an answer does.
    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        answer: Self::Answer,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    );

    /// The rule that speaks against an answer that is not listed, if there is a special one.
    fn refusal(&self, game: &CarsonCity, seat: Seat, answer: Self::Answer) -> Option<Phrase> {
        let _ = (game, seat, answer);
        None
    }

    /// What comes after it, the last first; in phase 1 the next choice. `written` is what a position says about it, or nothing.
    fn sequel(&self, game: &CarsonCity, written: &[Task]) -> Result<Vec<Task>, FormatError> {
        let _ = written;
        Ok(vec![Task::Choose { chosen: game.have_chosen() }])
    }

    /// Whether it is asked while cowboys are placed.
    fn is_asked_while_placing(&self, game: &CarsonCity) -> bool {
        let _ = game;
        false
    }

    /// Whether somebody has the character that it belongs to.
    fn fits_role(&self, game: &CarsonCity) -> bool {
        let _ = game;
        true
    }

    /// Whether what every answer takes is there.
    fn has_means(&self, game: &CarsonCity) -> bool {
        let _ = game;
        true
    }

    /// Whatever else must hold in a position where it is asked.
    fn check(&self, game: &CarsonCity) -> Result<(), FormatError> {
        let _ = game;
        Ok(())
    }

    /// Whose choice of a character led to it, if it is asked in phase 1.
    fn chooser(&self, game: &CarsonCity) -> Option<Seat> {
        let _ = game;
        Some(self.seat())
    }

    /// Where the cowboys stand or stood that it is about.
    fn place(&self) -> Option<Place> {
        None
    }

    /// Who can still stand on the space that it is about.
    fn still_here(&self, game: &CarsonCity, space: Space, tasks: &[Task]) -> Seats {
        let _ = tasks;
        game.contenders(Place::Space(space))
    }

    /// The stop of the track that it names.
    fn stop(&self) -> Option<Space> {
        None
    }

    /// Adds to a message what belongs to the question.
    fn details(&self, game: &CarsonCity, seat: Seat, phrase: Phrase) -> Phrase {
        let _ = (game, seat);
        phrase
    }

    /// What is asked, in a sentence to whoever is asked.
    fn prompt(&self, game: &CarsonCity, seat: Seat) -> Phrase {
        self.details(game, seat, Phrase::new(Self::PROMPT))
    }

    /// The same in a sentence about whoever is asked.
    fn prompt_for_others(&self, game: &CarsonCity) -> Phrase {
        self.details(game, self.seat(), Phrase::new(Self::WAITING)).with("seat", self.seat())
    }

    /// The answer that it answers itself with, if every other one brings nothing.
    fn obvious(&self, game: &CarsonCity, seat: Seat, legal: &[Action]) -> Option<Action> {
        let _ = (game, seat, legal);
        None
    }

    /// Adds to the form of the orders the lines by which it can be answered before it is asked. `form` in `interface/ahead/` says where
    /// they come among the others.
    fn offer_orders(form: &mut FormBuilder<'_>) {
        let _ = form;
    }

    /// What a player's orders say to it.
    fn follow(&self, following: &Following<'_>) -> OrderAnswer<Action> {
        let _ = following;
        OrderAnswer::Ask
    }

    /// The line of orders that would have given this answer. Where none can say it, the line that leaves the question to the player; where
    /// there is no such line either, nothing.
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
