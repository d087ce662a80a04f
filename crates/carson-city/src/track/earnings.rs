//! Building Income: the duels at buildings and the City Hall, the choices of Grocer and dynamite, the incomes, the Editor.

use table::{Log, SaturatingAs, Seat};

use crate::agenda::Task;
use crate::game::{CarsonCity, WhiteCowboy};
use crate::interface::event::{Event, Reason};
use crate::map::parcel::{Parcel, Parcels};
use crate::map::town::MOST_PLAYERS;
use crate::pieces::building::{Building, Dollars};
use crate::pieces::character::{Character, Side};
use crate::pieces::player::Eight;
use crate::pieces::powers::EDITORS_DOLLARS;
use crate::questions::income::IncomeChoice;
use crate::track::space::{Place, Space};

/// How many times its income a Mine pays when it is blasted with dynamite.
pub(crate) const BLASTED: Dollars = 3;

impl CarsonCity {
    pub(crate) fn begin_incomes(&mut self) {
        self.agenda.push(Task::PayIncomes);
        self.agenda.push(Task::IncomeChoices { done: 0 });
        self.begin_contests(Space::BuildingIncome);
    }

    /// The cowboy that is left on the City Hall holds it.
    fn settle_city_hall(&mut self, log: &mut impl Log<CarsonCity>) {
        let Some(parcel) = self.town.city_hall() else { return };
        let holder = self.contenders(Place::Parcel(parcel)).lowest();
        if let Some(seat) = holder
            && self.holder != holder
        {
            self.holder = holder;
            log.tell(|| Event::Holds { seat });
        }
    }

    /// The choices are made in pass order, after all duels.
    pub(crate) fn next_income_choice(&mut self, done: u8, log: &mut impl Log<CarsonCity>) {
        if done == 0 {
            self.settle_city_hall(log);
        }
        let Some(seat) = self.pass_order().get(done) else { return };
        self.agenda.push(Task::IncomeChoices { done: done + 1 });
        self.ask_about_income(seat);
    }

    pub(crate) fn ask_about_income(&mut self, seat: Seat) {
        if self.grocer_waits(seat) || !self.blastable(seat).is_empty() || !self.rideable(seat).is_empty() {
            self.ask(IncomeChoice { seat });
        }
    }

    pub(crate) fn grocer_waits(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.eight() == Eight::Later && player.is(Character::Grocer, Side::Yellow)
    }

    /// The player's Mines that dynamite can still blast: each once a round, and not if the Grocer doubles them.
    pub(crate) fn blastable(&self, seat: Seat) -> Parcels {
        let player = self.player(seat);
        let doubled = self.doubled == Some(Building::Mine) && player.is(Character::Grocer, Side::Yellow);
        if player.dynamite() == 0 || doubled {
            return Parcels::NONE;
        }
        (self.town.buildings(Building::Mine) & self.town.owned(seat)).without(player.dynamite_on_parcels())
    }

    /// The player's buildings of a kind that the Grocer would double: those that neither dynamite nor a horse already raises.
    pub(crate) fn doubled_by_grocer(&self, seat: Seat, kind: Building) -> Parcels {
        let raised = self.player(seat).dynamite_on_parcels() | self.ridden.parcels();
        (self.town.buildings(kind) & self.town.owned(seat)).without(raised)
    }

    /// Pays all incomes; then the cowboys on buildings other than the City Hall go to the general supply.
    pub(crate) fn pay_incomes(&mut self, log: &mut impl Log<CarsonCity>) {
        let mut earned = [0; MOST_PLAYERS];
        for owner in self.all_seats() {
            for kind in Building::ALL {
                for parcel in (self.town.buildings(kind) & self.town.owned(owner)).iter() {
                    let income = self.income(kind, parcel, owner);
                    let robber = self
                        .all_seats()
                        .find(|&seat| seat != owner && self.player(seat).on_parcels().contains(parcel));
                    let (mut kept, stolen) = self.shares_of(kind, parcel, owner, income, robber.is_some());
                    if self.town.outlaws().contains(parcel) {
                        kept = self.left_by_outlaw(owner, kept);
                    }
                    earned[owner.index()] += kept;
                    self.earn(owner, kept, Reason::Income(kind, parcel), log);
                    if let Some(robber) = robber {
                        self.earn(robber, stolen, Reason::Robbery(kind, parcel, owner), log);
                    }
                }
            }
        }
        self.clear_buildings();
        self.convert_income(log);
        if let Some(editor) = self.whose(Character::Lawyer, Side::Red) {
            let points = earned[editor.index()].div_ceil(EDITORS_DOLLARS * Dollars::from(self.round));
            let reason = Reason::Character(Character::Lawyer.side(Side::Red));
            self.score(editor, points.saturating_as::<i16>(), reason, log);
        }
    }

    /// What the owner keeps and what a robber takes: half of what the building pays, rounded down, including whatever raises it.
    fn shares_of(
        &self,
        kind: Building,
        parcel: Parcel,
        owner: Seat,
        income: Dollars,
        is_robbed: bool,
    ) -> (Dollars, Dollars) {
        let paid = self.times_paid(kind, parcel, owner) * income;
        let stolen = if is_robbed { paid / 2 } else { 0 };
        (paid - stolen, stolen)
    }

    /// How many times its income a building pays this round: a horse doubles a Ranch, dynamite triples a Mine, the Grocer doubles
    /// the others of a kind.
    pub(crate) fn times_paid(&self, kind: Building, parcel: Parcel, owner: Seat) -> Dollars {
        let player = self.player(owner);
        let blasted = kind == Building::Mine && player.dynamite_on_parcels().contains(parcel);
        let doubled = self.doubled == Some(kind) && player.is(Character::Grocer, Side::Yellow);
        let ridden = self.ridden.parcels().contains(parcel);
        match (ridden, blasted, doubled) {
            (true, ..) | (false, false, true) => 2,
            (false, true, _) => BLASTED,
            (false, false, false) => 1,
        }
    }

    fn clear_buildings(&mut self) {
        let city_hall = self.town.buildings(Building::CityHall);
        for seat in self.all_seats() {
            self.player_mut(seat).leave_map(city_hall);
        }
        self.doubled = None;
        self.dismount();
        if let WhiteCowboy::At(Place::Parcel(parcel)) = self.sheriff
            && !city_hall.contains(parcel)
        {
            self.sheriff = WhiteCowboy::Away;
        }
    }
}
