//! At the incomes: what the Grocer doubles, which Mines dynamite blasts, which Ranches horses double.

use serde::{Deserialize, Serialize};
use table::{Dice, FormatError, Log, Phrase, Seat};

use super::Question;
use super::sequel::up_to;
use crate::agenda::Task;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::event::{Event, Reason};
use crate::map::parcel::Parcel;
use crate::pieces::building::Building;
use crate::pieces::character::{Character, Side};
use crate::pieces::player::Eight;
use crate::pieces::powers::EIGHT_DOLLARS;
use crate::track::space::Space;

/// Grocer, dynamite and horses at the incomes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct IncomeChoice {
    /// The player who must decide.
    pub seat: Seat,
}

pub(crate) enum Answer {
    /// The Grocer doubles this kind.
    Double(Building),
    /// The Grocer takes $8 after all.
    Eight,
    Blast(Parcel),
    Ride(Parcel),
    Done,
}

impl Question for IncomeChoice {
    type Answer = Answer;

    const PROMPT: &'static str = "city-asked-income";
    const WAITING: &'static str = "city-waiting-income";
    const PHASE: Option<u8> = Some(3);

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, game: &CarsonCity, seat: Seat, into: &mut Vec<Action>) {
        into.extend(game.blastable(seat).iter().map(Action::Blast));
        into.extend(game.rideable(seat).iter().map(Action::Ride));
        if !game.grocer_waits(seat) {
            into.push(Action::Done);
            return;
        }
        let earns = |kind: Building| {
            game.doubled_by_grocer(seat, kind).iter().any(|parcel| game.income(kind, parcel, seat) > 0)
        };
        into.extend(Building::ALL.into_iter().filter(|&kind| earns(kind)).map(Action::Double));
        into.push(Action::Eight);
    }

    fn read(&self, action: Action) -> Option<Answer> {
        match action {
            Action::Double(building) => Some(Answer::Double(building)),
            Action::Eight => Some(Answer::Eight),
            Action::Blast(parcel) => Some(Answer::Blast(parcel)),
            Action::Ride(parcel) => Some(Answer::Ride(parcel)),
            Action::Done => Some(Answer::Done),
            _ => None,
        }
    }

    /// Asked again as long as there is something to decide.
    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        answer: Answer,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        match answer {
            Answer::Double(building) => {
                game.player_mut(seat).set_eight(Eight::Settled);
                game.doubled = Some(building);
                log.tell(|| Event::Doubled { seat, building });
            }
            Answer::Eight => {
                game.player_mut(seat).set_eight(Eight::Settled);
                let grocer = Character::Grocer.side(Side::Yellow);
                game.earn(seat, EIGHT_DOLLARS, Reason::Character(grocer), log);
            }
            Answer::Blast(parcel) => {
                game.player_mut(seat).blast(parcel);
                log.tell(|| Event::Blasted { seat, parcel });
            }
            Answer::Ride(parcel) => game.ride(seat, parcel, log),
            Answer::Done => return,
        }
        game.ask_about_income(seat);
    }

    fn refusal(&self, game: &CarsonCity, seat: Seat, answer: Answer) -> Option<Phrase> {
        match answer {
            Answer::Double(building) => {
                Some(Phrase::new("city-illegal-double").with("building", building.phrase()))
            }
            Answer::Blast(parcel) => {
                Some(Phrase::new(against_blast(game, seat, parcel)).with("parcel", parcel))
            }
            Answer::Ride(parcel) => {
                Some(Phrase::new(against_ride(game, seat, parcel)).with("parcel", parcel))
            }
            Answer::Eight | Answer::Done => None,
        }
    }

    fn sequel(&self, game: &CarsonCity, _: &[Task]) -> Result<Vec<Task>, FormatError> {
        let done = up_to(*game.pass_order(), self.seat);
        Ok(vec![Task::Track(Space::ParcelsPoints), Task::PayIncomes, Task::IncomeChoices { done }])
    }

    /// What the player can still use to earn more.
    fn stop(&self) -> Option<Space> {
        Some(Space::BuildingIncome)
    }

    fn details(&self, game: &CarsonCity, seat: Seat, phrase: Phrase) -> Phrase {
        let dynamite = !game.blastable(seat).is_empty();
        let horse = !game.rideable(seat).is_empty();
        let means = match (game.grocer_waits(seat), dynamite, horse) {
            (true, false, false) => "grocer",
            (false, true, false) => "dynamite",
            (false, false, true) => "horse",
            _ => "several",
        };
        phrase.with("means", means)
    }
}

/// Whether there is a building of this player.
fn is_his(game: &CarsonCity, seat: Seat, kind: Building, parcel: Parcel) -> bool {
    (game.town.buildings(kind) & game.town.owned(seat)).contains(parcel)
}

/// Why dynamite does not blast there.
fn against_blast(game: &CarsonCity, seat: Seat, parcel: Parcel) -> &'static str {
    let player = game.player(seat);
    if !is_his(game, seat, Building::Mine, parcel) {
        "city-illegal-blast-not-yours"
    } else if player.dynamite_on_parcels().contains(parcel) {
        "city-illegal-blast-again"
    } else if player.dynamite() == 0 {
        "city-illegal-no-dynamite"
    } else {
        "city-illegal-blast-doubled"
    }
}

/// Why a horse doubles nothing there.
fn against_ride(game: &CarsonCity, seat: Seat, parcel: Parcel) -> &'static str {
    let is_grocer = game.player(seat).is(Character::Grocer, Side::Yellow);
    if !is_his(game, seat, Building::Ranch, parcel) {
        "city-illegal-ride-not-yours"
    } else if game.ridden.parcels().contains(parcel) {
        "city-illegal-ride-again"
    } else if is_grocer && game.doubled == Some(Building::Ranch) {
        "city-illegal-ride-doubled"
    } else {
        "city-illegal-ride-no-horse"
    }
}
