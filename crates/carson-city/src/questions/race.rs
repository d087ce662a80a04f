//! Kit Carson: everybody places simultaneously, and takes cowboys back.

use serde::{Deserialize, Serialize};
use table::{Dice, FormatError, Log, Phrase, Seat, Seats};

use super::Question;
use crate::agenda::{SeatList, Task};
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::map::roads::RoadPlace;
use crate::phases::placing::Placing;
use crate::variants::Variant;
use crate::variants::horses::TakeBack;
use crate::variants::horses::enclosures::Enclosure;
use crate::variants::kit_carson::TAKE_BACKS;

/// Everybody places simultaneously.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct Race {
    /// The players who have not passed.
    pub racing: SeatList,
}

pub(crate) enum Answer {
    Placing(Placing),
    TakeBack(TakeBack),
    Horse(Enclosure),
    Road(RoadPlace),
}

impl Question for Race {
    type Answer = Answer;

    const PROMPT: &'static str = "city-asked-place";
    const WAITING: &'static str = "city-waiting-place";
    const PHASE: Option<u8> = Some(2);

    fn seat(&self) -> Seat {
        self.racing.0.lowest().unwrap_or(Seat::FIRST)
    }

    fn seats(&self) -> Seats {
        self.racing.0
    }

    fn list(&self, game: &CarsonCity, seat: Seat, into: &mut Vec<Action>) {
        let listed = into.len();
        game.list_placings(seat, into);
        if game.has_horse_without_cowboy(seat) {
            into.extract_if(listed.., |action| matches!(action, Action::Corral(_))).for_each(drop);
        }
        if game.player(seat).shifts() < TAKE_BACKS {
            game.list_recalls(seat, into);
        }
        if game.follows_cowboy(seat) {
            game.list_enclosures(into);
        }
    }

    fn read(&self, action: Action) -> Option<Answer> {
        match action {
            Action::Road(place) => Some(Answer::Road(place)),
            Action::Horse(enclosure) => Some(Answer::Horse(enclosure)),
            _ => Placing::read(action)
                .map(Answer::Placing)
                .or_else(|| TakeBack::read(action).map(Answer::TakeBack)),
        }
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        answer: Answer,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        match answer {
            Answer::Placing(placing) => game.place(seat, placing, log),
            Answer::TakeBack(cowboy) => {
                game.player_mut(seat).count_shift();
                game.recall(seat, cowboy, log);
            }
            Answer::Horse(enclosure) => game.stable(seat, enclosure, log),
            Answer::Road(place) => {
                game.lay_road(seat, place, log);
                game.ask(self);
            }
        }
    }

    fn refusal(&self, game: &CarsonCity, seat: Seat, answer: Answer) -> Option<Phrase> {
        match answer {
            Answer::Placing(placing) => game.against_placing(seat, placing),
            Answer::TakeBack(cowboy) => Some(game.against_take_back(seat, cowboy)),
            Answer::Horse(enclosure) => Some(game.against_horse(seat, enclosure)),
            Answer::Road(place) => Some(game.against_road(seat, place)),
        }
    }

    fn sequel(&self, _: &CarsonCity, _: &[Task]) -> Result<Vec<Task>, FormatError> {
        Ok(vec![Task::Race])
    }

    fn is_asked_while_placing(&self, _: &CarsonCity) -> bool {
        true
    }

    fn check(&self, game: &CarsonCity) -> Result<(), FormatError> {
        let racers = game.racers();
        game.check_several(Variant::KitCarson, self.racing.0, racers)?;
        if self.racing.0 != racers {
            return Err(FormatError::new(
                "everybody races who has not passed; before the first cowboy only the first",
            ));
        }
        Ok(())
    }

    fn details(&self, game: &CarsonCity, seat: Seat, phrase: Phrase) -> Phrase {
        phrase.with("cowboys", game.player(seat).cowboys())
    }
}
