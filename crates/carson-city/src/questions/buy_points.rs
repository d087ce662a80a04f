//! How many points to buy on a space of the track.

use serde::{Deserialize, Serialize};
use table::{Dice, FormatError, Log, Phrase, SaturatingAs, Seat, Seats};

use super::{About, Question};
use crate::agenda::Task;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::event::Reason;
use crate::pieces::building::Dollars;
use crate::track::space::{Place, Space};

/// How many points to buy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct BuyPoints {
    /// Who is asked.
    pub seat: Seat,
    /// On which space.
    pub space: Space,
}

impl Question for BuyPoints {
    /// How many.
    type Answer = u8;

    const PROMPT: &'static str = "city-asked-buy-points";
    const WAITING: &'static str = "city-waiting-buy-points";
    const PHASE: Option<u8> = Some(3);
    const ABOUT: About = About::Players;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, game: &CarsonCity, seat: Seat, into: &mut Vec<Action>) {
        if let Some(price) = self.space.point_price() {
            let most = (game.player(seat).money() / price).saturating_as::<u8>();
            into.extend((0..=most).map(Action::Points));
        }
    }

    fn read(&self, action: Action) -> Option<u8> {
        match action {
            Action::Points(count) => Some(count),
            _ => None,
        }
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        count: u8,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        let (price, reason) = (self.space.point_price().unwrap_or_default(), Reason::Space(self.space));
        game.pay(seat, price * Dollars::from(count), reason, log);
        game.score(seat, i16::from(count), reason, log);
    }

    fn refusal(&self, game: &CarsonCity, seat: Seat, _: u8) -> Option<Phrase> {
        Some(Phrase::new("city-illegal-points").with("money", game.player(seat).money()))
    }

    /// The Singer's player buys before or after the others who stand there.
    fn sequel(&self, game: &CarsonCity, written: &[Task]) -> Result<Vec<Task>, FormatError> {
        let place = Place::Space(self.space);
        let mut tasks = game.after(self.space);
        if game.tokens.lies_on(self.space) && game.singer() == Some(self.seat) {
            let said = matches!(written.last(), Some(Task::Contend { .. }));
            if said || !game.contenders(place).is_empty() {
                tasks.push(Task::Contend { place });
            }
        } else {
            tasks.extend(game.singer_waits(self.space));
        }
        Ok(tasks)
    }

    fn check(&self, game: &CarsonCity) -> Result<(), FormatError> {
        if !game.open_stops().contains(self.space) {
            return Err(FormatError::new(format!(
                "no points are sold on {} in round {}",
                self.space, game.round
            )));
        }
        Ok(())
    }

    fn place(&self) -> Option<Place> {
        Some(Place::Space(self.space))
    }

    fn still_here(&self, game: &CarsonCity, space: Space, tasks: &[Task]) -> Seats {
        if matches!(tasks.last(), Some(Task::Contend { .. })) {
            game.contenders(Place::Space(space))
        } else {
            Seats::NONE
        }
    }

    fn stop(&self) -> Option<Space> {
        Some(self.space)
    }

    fn details(&self, _: &CarsonCity, _: Seat, phrase: Phrase) -> Phrase {
        phrase.with("price", self.space.point_price().unwrap_or_default())
    }
}
