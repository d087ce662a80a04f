//! Red Gunsmith: whether to roll again.

use serde::{Deserialize, Serialize};
use table::{Dice, FormatError, Log, Phrase, Seat};

use super::Question;
use crate::agenda::{Duel, Task};
use crate::game::CarsonCity;
use crate::interface::action::{Action, Die};
use crate::interface::event::Event;
use crate::pieces::character::{Character, Side};
use crate::track::space::Place;

/// Whether to roll again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct Reroll {
    /// The player who must decide.
    pub seat: Seat,
    /// The duel as it was rolled.
    pub duel: Duel,
}

impl Question for Reroll {
    /// `None` to keep it.
    type Answer = Option<Die>;

    const PROMPT: &'static str = "city-asked-reroll";
    const WAITING: &'static str = "city-waiting-reroll";
    const PHASE: Option<u8> = Some(3);

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, _: &CarsonCity, seat: Seat, into: &mut Vec<Action>) {
        into.push(Action::Reroll(Die::First));
        if self.duel.dice[seat.index()][1] > 0 {
            into.push(Action::Reroll(Die::Second));
        }
        into.push(Action::Done);
    }

    fn read(&self, action: Action) -> Option<Self::Answer> {
        match action {
            Action::Reroll(die) => Some(Some(die)),
            Action::Done => Some(None),
            _ => None,
        }
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        again: Option<Die>,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        let mut duel = self.duel;
        if let Some(which) = again {
            let [rolled, _] = game.roll_for(seat, 1, dice, log);
            duel.dice[seat.index()][usize::from(which == Die::Second)] = rolled;
            log.tell(|| Event::Rerolled { seat, die: rolled });
        }
        game.agenda.push(Task::Settle(duel));
    }

    fn refusal(&self, _: &CarsonCity, _: Seat, die: Option<Die>) -> Option<Phrase> {
        die.map(|_| Phrase::new("city-illegal-reroll"))
    }

    fn sequel(&self, game: &CarsonCity, written: &[Task]) -> Result<Vec<Task>, FormatError> {
        game.during_duel(self.duel.place, written)
    }

    fn fits_role(&self, game: &CarsonCity) -> bool {
        game.player(self.seat).is(Character::Gunsmith, Side::Red)
    }

    fn check(&self, game: &CarsonCity) -> Result<(), FormatError> {
        let Duel { place, fighters, dice } = self.duel;
        let is_rolled = |seat: Seat| {
            let [first, second] = dice[seat.index()];
            let blasts = game.player(seat).has_dynamite_on(place);
            (1..=6).contains(&first) && if blasts { (1..=6).contains(&second) } else { second == 0 }
        };
        if !game.can_fight(fighters.0, place) || !fighters.0.contains(self.seat) {
            return Err(FormatError::new("all who stand on a place fight for it, the Gunsmith among them"));
        }
        let mut others = (0..dice.len()).map(Seat::new).filter(|&seat| !fighters.0.contains(seat));
        let rolls = |seat: &Seat| !game.is_standish(*seat);
        if !fighters.0.iter().filter(rolls).all(is_rolled) || others.any(|seat| dice[seat.index()] != [0; 2])
        {
            return Err(FormatError::new("every fighter has rolled from 1 to 6, with dynamite twice"));
        }
        Ok(())
    }

    fn place(&self) -> Option<Place> {
        Some(self.duel.place)
    }

    fn details(&self, game: &CarsonCity, _: Seat, phrase: Phrase) -> Phrase {
        let [first, second] = self.duel.dice[self.seat.index()];
        phrase.with("place", game.place_phrase(self.duel.place)).with("rolled", first + second)
    }
}
