//! How play goes on from a question that somebody set up without saying what comes after it.

use table::Seat;

use crate::agenda::{Scope, Task};
use crate::game::{CarsonCity, Line};
use crate::question::Ask;
use crate::space::{Place, Space};

impl CarsonCity {
    /// How play goes on from a question that somebody set up without saying what comes after it.
    pub(super) fn usual_agenda(&self) -> Vec<Task> {
        let Some(ask) = self.asked else { return Vec::new() };
        let seat = ask.seat();
        let after = |line: &Line| {
            line.as_slice().iter().position(|&other| other == seat).map_or(0, |at| at as u8 + 1)
        };
        let done = after(&self.passed);
        match ask {
            Ask::Sheets { .. } => {
                vec![Task::Choose { chosen: 0 }, Task::FirstParcels { chosen: 0 }]
            }
            Ask::Tiles { place, .. } => self.after_duel(place),
            Ask::FirstParcel { .. } => {
                vec![
                    Task::Choose { chosen: 0 },
                    Task::FirstParcels { chosen: self.town.sold().len() as u8 + 1 },
                ]
            }
            Ask::Place { .. } => vec![Task::NextTurn { from: after(&self.order) % self.seats }],
            Ask::BuyParcel { .. } => vec![Task::Track(Space::Building12), Task::Uncontested { done }],
            Ask::DuelOrder { among, .. } => {
                if (among & self.town.for_sale()).is_empty() {
                    let contested = Task::Contested { seat, space: Space::BuildingIncome };
                    vec![
                        Task::Track(Space::ParcelsPoints),
                        Task::PayIncomes,
                        Task::IncomeChoices { done: 0 },
                        contested,
                    ]
                } else {
                    let contested = Task::Contested { seat, space: Space::Parcels };
                    vec![Task::Track(Space::Building12), Task::Uncontested { done: 0 }, contested]
                }
            }
            Ask::BuyBuilding { space, .. } | Ask::BuyPoints { space, .. } => match space.next() {
                Some(next) => vec![Task::Track(next)],
                None => vec![
                    Task::CleanUp,
                    Task::Limit { done: 0 },
                    Task::RoundScoring,
                    Task::LastRoads { done: 0 },
                ],
            },
            Ask::Build { scope: Scope::All, .. } => {
                vec![Task::Track(Space::ParcelsIncome), Task::Kept { done }]
            }
            Ask::Build { .. } | Ask::House { .. } | Ask::Consent { .. } => {
                vec![Task::Track(Space::KeptBuildings)]
            }
            Ask::Income { .. } => {
                vec![Task::Track(Space::ParcelsPoints), Task::PayIncomes, Task::IncomeChoices { done }]
            }
            Ask::LastRoads { .. } => {
                vec![Task::CleanUp, Task::Limit { done: 0 }, Task::RoundScoring, Task::LastRoads { done }]
            }
            Ask::Banker { .. } => vec![Task::CleanUp, Task::Limit { done: 0 }],
            Ask::Spend { .. } => vec![Task::CleanUp, Task::Limit { done }],
            Ask::CityHall { .. } => vec![Task::Choose { chosen: 0 }, Task::FillRow],
            Ask::Reroll { duel, .. } => self.after_duel(duel.place),
            Ask::Heal { beaten_on, .. } => self.after_duel(beaten_on),
            Ask::Undertaker { .. } => vec![Task::Track(Space::Parcels)],
            Ask::Bid(auction) => vec![Task::Choose { chosen: self.chosen_by(auction.auctioneer) }],
            _ => vec![Task::Choose { chosen: self.chosen_by(seat) }],
        }
    }

    fn chosen_by(&self, seat: Seat) -> u8 {
        (0..self.seats).find(|&chosen| self.chooser(chosen) == Some(seat)).map_or(0, |chosen| chosen + 1)
    }

    fn after_duel(&self, place: Place) -> Vec<Task> {
        match place {
            Place::Space(space) => vec![Task::Track(space.next().unwrap_or(space))],
            Place::Parcel(parcel) if self.town.for_sale().contains(parcel) => {
                vec![Task::Track(Space::Building12), Task::Uncontested { done: 0 }]
            }
            Place::Parcel(_) => {
                vec![Task::Track(Space::ParcelsPoints), Task::PayIncomes, Task::IncomeChoices { done: 0 }]
            }
        }
    }
}
