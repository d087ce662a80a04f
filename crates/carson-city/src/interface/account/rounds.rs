//! One card for each round: what everybody got, fought for, built, earned and scored, taken from the events.

use table::{Chapter, ChapterRow, Phrase, SaturatingAs, Seat};

use crate::interface::event::{Event, Reason, VariantEvent};
use crate::interface::view::View;
use crate::map::parcel::Parcel;
use crate::pieces::building::Building;

/// A change to a player's money or points: the reason, and the amount.
type Change = (Reason, i32);

/// A player's column of a card.
#[derive(Clone, Default)]
struct Column {
    character: Vec<Phrase>,
    land: Vec<Phrase>,
    won: Vec<Phrase>,
    lost: Vec<Phrase>,
    built: Vec<Phrase>,
    money: Vec<Change>,
    points: Vec<Change>,
    money_before: i32,
    points_before: i32,
}

impl Column {
    fn after(before: i32, changes: &[Change]) -> i32 {
        before + changes.iter().map(|&(_, change)| change).sum::<i32>()
    }

    /// The column of the next round.
    fn next(&self) -> Column {
        Column {
            money_before: Column::after(self.money_before, &self.money),
            points_before: Column::after(self.points_before, &self.points),
            ..Column::default()
        }
    }
}

/// Adds a change; changes for the same reason share a line.
fn note(changes: &mut Vec<Change>, reason: Reason, change: i32) {
    match changes.iter_mut().find(|(known, sum)| *known == reason && sum.signum() == change.signum()) {
        Some((_, sum)) => *sum += change,
        None => changes.push((reason, change)),
    }
}

/// A card under construction.
struct Card {
    round: u8,
    from: usize,
    columns: Vec<Column>,
}

impl Card {
    fn of(&mut self, seat: Seat) -> &mut Column {
        &mut self.columns[seat.index()]
    }

    fn stands(building: Building, parcel: Parcel) -> Phrase {
        Reason::Income(building, parcel).phrase()
    }

    fn tell(&mut self, event: &Event) {
        match *event {
            Event::Chose { seat, role } => self.of(seat).character.push(role.phrase()),
            Event::Owned { seat, parcel } => {
                self.of(seat).land.push(Phrase::new("city-card-parcel").with("parcel", parcel));
            }
            Event::Duel { place, there, ref fighters, .. } => {
                for (rank, fighter) in fighters.iter().enumerate() {
                    let column = self.of(fighter.seat);
                    let duels = if rank == 0 { &mut column.won } else { &mut column.lost };
                    duels.push(place.phrase_with(there));
                }
            }
            Event::InVariant(VariantEvent::OutlawFight { parcel, ref fighters, winner, .. }) => {
                for fighter in fighters {
                    let column = self.of(fighter.seat);
                    let won = winner == Some(fighter.seat);
                    let fights = if won { &mut column.won } else { &mut column.lost };
                    fights.push(Reason::Outlaw(parcel).phrase());
                }
            }
            Event::Built { seat, building, parcel } => {
                self.of(seat).built.push(Card::stands(building, parcel));
            }
            Event::TakenBack { seat, building, parcel } => {
                let taken = Card::stands(building, parcel);
                self.of(seat).built.retain(|built| *built != taken);
            }
            Event::CityHall { seat, parcel } => {
                self.of(seat).built.push(Card::stands(Building::CityHall, parcel));
            }
            Event::House { seat, parcel } => {
                self.of(seat).built.push(Phrase::new("city-card-house").with("parcel", parcel));
            }
            Event::Townhouse { seat, parcel } => {
                self.of(seat).built.push(Phrase::new("city-card-townhouse").with("parcel", parcel));
            }
            Event::Money { seat, change, reason } => note(&mut self.of(seat).money, reason, change),
            Event::Points { seat, change, reason } => note(&mut self.of(seat).points, reason, change),
            _ => {}
        }
    }

    fn row(&self, label: &'static str, cells: impl Fn(&Column) -> Vec<Phrase>) -> ChapterRow {
        ChapterRow { label: Phrase::new(label), cells: self.columns.iter().map(cells).collect() }
    }

    fn close(&self, until: usize) -> Chapter {
        let changes = |id: &'static str, changes: &[Change], wanted: fn(i32) -> bool| {
            let told = changes.iter().filter(|&&(_, change)| wanted(change));
            let one = |&(reason, change): &Change| {
                Phrase::new(id).with("reason", reason.phrase()).with("amount", change.abs())
            };
            told.map(one).collect::<Vec<_>>()
        };
        let gained: fn(i32) -> bool = |change| change > 0;
        let lost: fn(i32) -> bool = |change| change < 0;
        let span = |id: &'static str, before: i32, changes: &[Change]| {
            let after = Column::after(before, changes);
            vec![Phrase::new(id).with("before", before).with("after", after)]
        };
        let rows = vec![
            self.row("city-card-character", |column| column.character.clone()),
            self.row("city-card-land", |column| column.land.clone()),
            self.row("city-card-won", |column| column.won.clone()),
            self.row("city-card-lost", |column| column.lost.clone()),
            self.row("city-card-built", |column| column.built.clone()),
            self.row("city-card-earned", |column| changes("city-card-gains-money", &column.money, gained)),
            self.row("city-card-paid", |column| changes("city-card-loses-money", &column.money, lost)),
            self.row("city-card-money", |column| {
                span("city-card-dollars", column.money_before, &column.money)
            }),
            self.row("city-card-scored", |column| {
                let gains = changes("city-card-gains-points", &column.points, gained);
                let losses = changes("city-card-loses-points", &column.points, lost);
                [gains, losses].concat()
            }),
            self.row("city-card-points", |column| {
                span("city-card-stars", column.points_before, &column.points)
            }),
        ];
        let told = |row: &ChapterRow| row.cells.iter().any(|cell| !cell.is_empty());
        Chapter {
            title: Phrase::new("city-card-round").with("round", self.round),
            from: self.from.saturating_as(),
            until: until.saturating_as(),
            rows: rows.into_iter().filter(told).collect(),
        }
    }
}

/// The cards of all rounds so far.
pub(super) fn chapters(first: &View, told: &[(usize, &Event)]) -> Vec<Chapter> {
    let columns = first.position.players.iter().map(|player| Column {
        money_before: i32::from(player.money),
        points_before: i32::from(player.points),
        ..Column::default()
    });
    let mut card = Card { round: first.position.round, from: 0, columns: columns.collect() };
    let mut cards = Vec::new();
    for &(decision, event) in told {
        if let Event::Round { round } = *event
            && round > card.round
        {
            cards.push(card.close(decision + 1));
            let columns = card.columns.iter().map(Column::next).collect();
            card = Card { round, from: decision + 1, columns };
        }
        card.tell(event);
    }
    let now = told.last().map_or(0, |&(decision, _)| decision + 1);
    cards.push(card.close(now));
    cards
}
