//! The second enclosure: another cowboy, another place for one, or passing; and where to put a cowboy that was taken back.

use serde::{Deserialize, Serialize};
use table::{Dice, FormatError, Log, Phrase, Seat};

use super::Question;
use super::sequel::up_to;
use crate::agenda::Task;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::map::roads::RoadPlace;
use crate::phases::placing::Placing;
use crate::pieces::character::{Character, Side};
use crate::track::space::Place;
use crate::variants::horses::TakeBack;

/// Another cowboy, another place for one, or passing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct SecondGo {
    /// The player who must decide.
    pub seat: Seat,
}

/// Where to put a cowboy that was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct Resettle {
    /// The player who must decide.
    pub seat: Seat,
    /// The cowboy.
    #[serde(default)]
    pub mover: Mover,
    /// The place that it left; `None` if it was in an enclosure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Place>,
}

/// A cowboy that moves to another place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "snake_case")]
pub enum Mover {
    /// One of the player's ten.
    #[default]
    Cowboy,
    /// The white cowboy.
    Sheriff,
}

fn next_turn(game: &CarsonCity, seat: Seat) -> Vec<Task> {
    vec![Task::NextTurn { from: up_to(*game.turn_order(), seat) % game.seats }]
}

pub(crate) enum SecondGoAnswer {
    Placing(Placing),
    TakeBack(TakeBack),
    Road(RoadPlace),
    Done,
}

impl Question for SecondGo {
    type Answer = SecondGoAnswer;

    const PROMPT: &'static str = "city-asked-second-go";
    const WAITING: &'static str = "city-waiting-second-go";
    const PHASE: Option<u8> = Some(2);

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, game: &CarsonCity, seat: Seat, into: &mut Vec<Action>) {
        game.list_placings(seat, into);
        game.list_recalls(seat, into);
        into.push(Action::Done);
    }

    fn read(&self, action: Action) -> Option<SecondGoAnswer> {
        match action {
            Action::Road(place) => Some(SecondGoAnswer::Road(place)),
            Action::Done => Some(SecondGoAnswer::Done),
            _ => Placing::read(action)
                .map(SecondGoAnswer::Placing)
                .or_else(|| TakeBack::read(action).map(SecondGoAnswer::TakeBack)),
        }
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        answer: SecondGoAnswer,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        match answer {
            SecondGoAnswer::Placing(placing) => game.place_in_turn(seat, placing, log),
            SecondGoAnswer::TakeBack(cowboy) => {
                if let Some(mover) = game.recall(seat, cowboy, log) {
                    game.ask(Resettle { seat, mover, from: cowboy.place() });
                }
            }
            SecondGoAnswer::Road(place) => {
                game.lay_road(seat, place, log);
                game.ask(self);
            }
            SecondGoAnswer::Done => {}
        }
    }

    fn refusal(&self, game: &CarsonCity, seat: Seat, answer: SecondGoAnswer) -> Option<Phrase> {
        match answer {
            SecondGoAnswer::Placing(placing) => game.against_placing(seat, placing),
            SecondGoAnswer::TakeBack(cowboy) => Some(game.against_take_back(seat, cowboy)),
            SecondGoAnswer::Road(place) => Some(game.against_road(seat, place)),
            SecondGoAnswer::Done => None,
        }
    }

    fn sequel(&self, game: &CarsonCity, _: &[Task]) -> Result<Vec<Task>, FormatError> {
        Ok(next_turn(game, self.seat))
    }

    fn is_asked_while_placing(&self, _: &CarsonCity) -> bool {
        true
    }

    fn has_means(&self, game: &CarsonCity) -> bool {
        game.has_second_go(self.seat)
    }
}

pub(crate) enum ResettleAnswer {
    /// Onto the board: neither into an enclosure nor passing.
    Placing(Placing),
    Road(RoadPlace),
    Done,
}

impl Resettle {
    /// Whether the cowboy can be placed like this: at another place. The red Singer's token would bring another cowboy.
    fn fits(self, game: &CarsonCity, placing: Placing) -> bool {
        match (placing, self.mover) {
            (Placing::Plain(to) | Placing::WithDynamite(to), Mover::Cowboy)
            | (Placing::Sheriff(to), Mover::Sheriff) => Some(to) != self.from,
            (Placing::WithToken(to), Mover::Cowboy) => {
                game.player(self.seat).is(Character::Singer, Side::Yellow)
                    && Some(Place::Space(to)) != self.from
            }
            _ => false,
        }
    }
}

impl Question for Resettle {
    type Answer = ResettleAnswer;

    const PROMPT: &'static str = "city-asked-resettle";
    const WAITING: &'static str = "city-waiting-resettle";
    const PHASE: Option<u8> = Some(2);

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, game: &CarsonCity, seat: Seat, into: &mut Vec<Action>) {
        let listed = into.len();
        game.list_placings(seat, into);
        let fits = |action: Action| match Placing::read(action) {
            Some(placing) => self.fits(game, placing),
            None => true,
        };
        into.extract_if(listed.., |action| !fits(*action)).for_each(drop);
        into.push(Action::Done);
    }

    fn read(&self, action: Action) -> Option<ResettleAnswer> {
        match action {
            Action::Road(place) => Some(ResettleAnswer::Road(place)),
            Action::Done => Some(ResettleAnswer::Done),
            Action::Pass | Action::Corral(_) => None,
            _ => Placing::read(action).map(ResettleAnswer::Placing),
        }
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        answer: ResettleAnswer,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        match answer {
            ResettleAnswer::Placing(placing) => game.place(seat, placing, log),
            ResettleAnswer::Road(place) => {
                game.lay_road(seat, place, log);
                game.ask(self);
            }
            ResettleAnswer::Done => {}
        }
    }

    fn refusal(&self, game: &CarsonCity, seat: Seat, answer: ResettleAnswer) -> Option<Phrase> {
        match answer {
            ResettleAnswer::Placing(
                Placing::Plain(to) | Placing::WithDynamite(to) | Placing::Sheriff(to),
            ) if Some(to) == self.from => {
                Some(Phrase::new("city-illegal-same-place").with("place", game.place_phrase(to)))
            }
            ResettleAnswer::Placing(placing) => match (placing, self.mover) {
                (Placing::Plain(_) | Placing::WithDynamite(_), Mover::Cowboy)
                | (Placing::Sheriff(_), Mover::Sheriff) => game.against_placing(seat, placing),
                _ => None,
            },
            ResettleAnswer::Road(place) => Some(game.against_road(seat, place)),
            ResettleAnswer::Done => None,
        }
    }

    fn sequel(&self, game: &CarsonCity, _: &[Task]) -> Result<Vec<Task>, FormatError> {
        Ok(next_turn(game, self.seat))
    }

    fn is_asked_while_placing(&self, _: &CarsonCity) -> bool {
        true
    }

    fn has_means(&self, game: &CarsonCity) -> bool {
        game.has_second_go(self.seat)
    }
}
