//! A New Beginning: what to begin with, line by line, simultaneously and in secret.

use serde::{Deserialize, Serialize};
use table::{Dice, FormatError, Log, Phrase, Seat, Seats};

use super::Question;
use crate::agenda::{SeatList, Task};
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::house_figures;
use crate::variants::Variant;
use crate::variants::new_beginning::{SheetLine, cost};

/// What to begin with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct Sheets {
    /// The players who have not finished.
    pub waiting: SeatList,
}

/// An entry in a line.
pub(crate) struct SheetEntry {
    line: SheetLine,
    value: i8,
}

impl Question for Sheets {
    type Answer = SheetEntry;

    const PROMPT: &'static str = "city-asked-sheets";
    const WAITING: &'static str = "city-waiting-secretly";
    const PHASE: Option<u8> = None;
    const SECRET: bool = true;

    fn seat(&self) -> Seat {
        self.waiting.0.lowest().unwrap_or(Seat::FIRST)
    }

    fn seats(&self) -> Seats {
        self.waiting.0
    }

    fn list(&self, game: &CarsonCity, seat: Seat, into: &mut Vec<Action>) {
        if let Some(line) = game.player(seat).sheet().next() {
            let money = game.left_for(seat);
            let affordable = |value: &i8| cost(line, *value).is_some_and(|price| price <= money);
            into.extend((-10..=i8::MAX).filter(affordable).map(|value| Action::Want(line, value)));
        }
    }

    fn read(&self, action: Action) -> Option<SheetEntry> {
        match action {
            Action::Want(line, value) => Some(SheetEntry { line, value }),
            _ => None,
        }
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        SheetEntry { line, value }: SheetEntry,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        game.player_mut(seat).sheet_mut().fill(line, value);
        if let Some(line) = game.player(seat).sheet().next()
            && game.standish.is_some()
            && !line.is_filled_in_alone()
        {
            game.player_mut(seat).sheet_mut().fill(line, 0);
        }
        let is_done = game.player(seat).sheet().next().is_none();
        let waiting = if is_done { self.waiting.0.without(seat) } else { self.waiting.0 };
        if waiting.is_empty() {
            game.show_sheets(dice, log);
        } else {
            game.ask(Sheets { waiting: SeatList(waiting) });
        }
    }

    fn refusal(
        &self,
        game: &CarsonCity,
        seat: Seat,
        SheetEntry { line, value }: SheetEntry,
    ) -> Option<Phrase> {
        Some(match (game.player(seat).sheet().next(), cost(line, value)) {
            (Some(next), _) if next != line => {
                Phrase::new("city-illegal-sheet-line").with("line", next.phrase())
            }
            (_, None) => Phrase::new("city-illegal-sheet-amount")
                .with("line", line.phrase())
                .with("amount", i64::from(value)),
            (_, Some(price)) => Phrase::new("city-illegal-sheet-price")
                .with("line", line.phrase())
                .with("price", price)
                .with("money", game.left_for(seat)),
        })
    }

    fn sequel(&self, _: &CarsonCity, _: &[Task]) -> Result<Vec<Task>, FormatError> {
        Ok(vec![Task::Choose { chosen: 0 }, Task::FirstParcels { chosen: 0 }])
    }

    fn check(&self, game: &CarsonCity) -> Result<(), FormatError> {
        game.check_several(Variant::NewBeginning, self.waiting.0, game.all_seats().collect())?;
        for seat in game.all_players() {
            let sheet = game.player(seat).sheet();
            if sheet.next().is_some() != self.waiting.0.contains(seat) {
                return Err(FormatError::new("'waiting' names those whose sheets are not complete"));
            }
            if !sheet.is_paid_by(game.sheet_money(seat)) {
                return Err(FormatError::new(format!("the sheet of player {seat} costs more than he has")));
            }
        }
        Ok(())
    }

    fn details(&self, game: &CarsonCity, seat: Seat, phrase: Phrase) -> Phrase {
        let is_done = game.player(seat).sheet().next().is_none();
        let money = if is_done { 0 } else { game.left_for(seat) };
        phrase.with("money", money).with("mark", house_figures::NEW_BEGINNING.sign())
    }
}
