//! What can be answered to each question, and what the answers do: the way from here to every rule.

use table::{Dice, Log, Seat};

use crate::agenda::Duel;
use crate::game::CarsonCity;
use crate::interface::action::{Action, Die, Taxed, list};
use crate::map::parcel::Parcels;
use crate::pieces::building::Building;
use crate::questions::Ask;
use crate::track::space::Space;

impl CarsonCity {
    /// What can be done about a question. Every list of the game begins here.
    #[inline]
    pub(crate) fn list(&self, ask: Ask, seat: Seat, into: &mut Vec<Action>) {
        match ask {
            Ask::Sheets { .. } => self.list_wants(seat, into),
            Ask::Tiles { .. } => self.list_tiles(seat, into),
            Ask::FirstParcel { .. } | Ask::FreeParcel { .. } => {
                let land = self.town.for_sale();
                list(land.len(), land.iter(), Action::Parcel, into);
            }
            Ask::Character { .. } | Ask::SecondCharacter { .. } => self.list_characters(ask, into),
            Ask::Eight { .. } => into.extend([Action::Now, Action::Later]),
            Ask::TakeBuilding { .. } => {
                self.list_row(|_| true, into);
                into.push(Action::Decline);
            }
            Ask::Recruit { seat } => self.list_recruits(seat, into),
            Ask::Stake { .. } => {
                into.extend(self.free_land().iter().map(Action::Parcel));
                into.push(Action::Decline);
            }
            Ask::StakeTile { kind, .. } => self.list_row(|tile| tile == kind, into),
            Ask::Lot { chosen, .. } => {
                into.extend(self.town.buyable().without(chosen).iter().map(Action::Parcel));
            }
            Ask::Bid(auction) => self.list_bids(&auction, into),
            Ask::Tax { .. } => {
                into.extend([Taxed::Weapons, Taxed::Money].map(Action::Tax));
            }
            Ask::Heroes { seat } => into.extend((0..=self.player(seat).cowboys.min(2)).map(Action::Send)),
            Ask::LawyerParcel { seat } => self.list_parcels(seat, self.town.buyable(), into),
            Ask::Place { seat } => self.list_placings(seat, into),
            Ask::Race { .. } => self.list_race(seat, into),
            Ask::Horse { .. } => {
                self.list_enclosures(into);
                into.push(Action::Done);
            }
            Ask::NewHorse { .. } => self.list_enclosures(into),
            Ask::SecondGo { seat } => self.list_second_go(seat, into),
            Ask::Resettle { seat, mover, from } => self.list_resettling(seat, mover, from, into),
            Ask::OutlawOrder { left, .. } => into.extend(left.iter().map(Action::Outlaw)),
            Ask::Reward { .. } => into.extend([Action::Collect, Action::Rob]),
            Ask::DuelOrder { among, .. } => into.extend(among.iter().map(Action::Duel)),
            Ask::Reroll { seat, duel } => list_rerolls(&duel, seat, into),
            Ask::Heal { seat, beaten_on } => self.list_healings(seat, beaten_on, into),
            Ask::Undertaker { seat, .. } => self.list_burials(seat, into),
            Ask::BuyParcel { seat, among } => self.list_parcels(seat, among, into),
            Ask::BuyBuilding { .. } | Ask::BuyHorse { .. } => into.extend([Action::Buy, Action::Decline]),
            Ask::Build { seat, kinds, .. } => self.list_buildings(seat, kinds, into),
            Ask::House { seat } => self.list_houses(seat, into),
            Ask::Consent { .. } => into.extend([Action::Yes, Action::No]),
            Ask::Income { seat } => self.list_income_choices(seat, into),
            Ask::BuyPoints { seat, space } => self.list_points(seat, space, into),
            Ask::LastRoads { seat } => {
                self.list_roads(seat, into);
                into.push(Action::Done);
            }
            Ask::Banker { seat } => self.list_banker(seat, into),
            Ask::Spend { seat } => {
                let player = self.player(seat);
                let must = player.money.saturating_sub(player.cash_limit());
                into.extend((must..=player.money).map(Action::Spend));
            }
            Ask::CityHall { .. } => self.list_city_hall(into),
        }
    }

    fn list_row(&self, suits: impl Fn(Building) -> bool, into: &mut Vec<Action>) {
        let spaces = (0..self.row.len()).filter(|&index| self.row[index].is_some_and(&suits));
        into.extend(spaces.map(|index| Action::Take(Space::of_row(index))));
    }

    /// Parcels that are nobody's and on which nothing stands.
    pub(crate) fn free_land(&self) -> Parcels {
        self.town.for_sale() & self.town.vacant()
    }

    #[inline]
    pub(crate) fn answer(
        &mut self,
        ask: Ask,
        seat: Seat,
        action: Action,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        match ask {
            Ask::Sheets { waiting } => self.fill_in(seat, waiting.0, action, dice, log),
            Ask::Tiles { place, fighters, waiting } => {
                self.lay_tile(seat, (place, fighters.0, waiting.0), action, dice, log);
            }
            Ask::FirstParcel { seat } | Ask::FreeParcel { seat } => self.take_parcel(seat, action, log),
            Ask::Character { seat } | Ask::SecondCharacter { seat } => self.choose(seat, action, dice, log),
            Ask::Eight { seat } => self.take_eight(seat, action, log),
            Ask::TakeBuilding { seat } => self.take_building(seat, action, log),
            Ask::Recruit { seat } => self.recruit(seat, action, log),
            Ask::Stake { seat, kind } => self.stake(seat, kind, action, log),
            Ask::StakeTile { seat, kind, parcel } => self.stake_tile(seat, kind, parcel, action, log),
            Ask::Lot { seat, chosen } => self.choose_lot(seat, chosen, action, log),
            Ask::Bid(bidding) => self.bid(bidding, action, log),
            Ask::Tax { seat } => self.tax(seat, action, log),
            Ask::Heroes { seat } => self.send_cowboys(seat, action, log),
            Ask::LawyerParcel { seat } => self.buy_as_lawyer(seat, action, log),
            Ask::Place { seat } => self.place(seat, action, log),
            Ask::Race { .. } => self.race(seat, action, log),
            Ask::Horse { seat } => self.place_horse(seat, action, log),
            Ask::NewHorse { seat } => self.stable_new_horse(seat, action, log),
            Ask::SecondGo { seat } => self.go_again(seat, action, log),
            Ask::Resettle { .. } if action == Action::Done => {}
            Ask::Resettle { seat, .. } => self.carry_out_placing(seat, action, log),
            Ask::BuyHorse { seat } => self.buy_horse(seat, action, log),
            Ask::OutlawOrder { left, .. } => self.choose_outlaw(left, action, dice, log),
            Ask::Reward { seat, parcel } => self.collect_reward(seat, parcel, action, log),
            Ask::DuelOrder { .. } => self.choose_duel(action, dice, log),
            Ask::Reroll { seat, duel } => self.reroll(seat, duel, action, dice, log),
            Ask::Heal { seat, beaten_on } => self.heal(seat, beaten_on, action, log),
            Ask::Undertaker { seat, .. } => self.bury(seat, action, log),
            Ask::BuyParcel { seat, among } => self.buy_parcel(seat, among, action, log),
            Ask::BuyBuilding { seat, space } => self.buy_building(seat, space, action, log),
            Ask::Build { seat, kinds, scope } => self.build(seat, kinds, scope, action, log),
            Ask::House { seat } => self.add_house(seat, action, log),
            Ask::Consent { seat, parcel } => self.consent(seat, parcel, action, log),
            Ask::Income { seat } => self.decide_income(seat, action, log),
            Ask::BuyPoints { seat, space } => self.buy_points(seat, space, action, log),
            Ask::LastRoads { .. } => {}
            Ask::Banker { seat } => self.buy_from_banker(seat, action, log),
            Ask::Spend { seat } => self.spend(seat, action, log),
            Ask::CityHall { seat } => self.place_city_hall(seat, action, log),
        }
    }

    /// After a road the same question is asked again, if it still asks something.
    pub(crate) fn ask_after_road(&mut self, ask: Ask) {
        match ask {
            Ask::LastRoads { seat } if self.open_roads(seat).is_empty() => {}
            Ask::Build { seat, kinds, scope } => self.ask_to_build(seat, kinds, scope),
            _ => self.asked = Some(ask),
        }
    }
}

fn list_rerolls(duel: &Duel, seat: Seat, into: &mut Vec<Action>) {
    into.push(Action::Reroll(Die::First));
    if duel.dice[seat.index()][1] > 0 {
        into.push(Action::Reroll(Die::Second));
    }
    into.push(Action::Done);
}
