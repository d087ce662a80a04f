//! A position: the form in which a state is written down, set up and sent. Reading one checks it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Game, Seat, Seats};

use crate::agenda::{Agenda, Ask, Scope, Site, Task};
use crate::building::{Building, Dollars, Tiles};
use crate::character::{Cast, Character, Role, Side};
use crate::game::{CarsonCity, DYNAMITE, Line, ROUNDS, WhiteCowboy};
use crate::options::{BuildingSet, Characters, Edition};
use crate::parcel::{Parcel, Parcels};
use crate::player::{COWBOYS, Eight, Player};
use crate::roads::Roads;
use crate::space::{Place, Space, Spaces};
use crate::town::{PROPERTY_TILES, Town};

/// A position. What is left out has its plain value: no pieces, nobody, the edition of 2023, all buildings. Without a `bag` every
/// tile that lies nowhere else is in it; without an `agenda` play goes on from the question as usual.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Which edition's rules are played.
    #[serde(default)]
    pub edition: Edition,
    /// Which building tiles are used.
    #[serde(default)]
    pub buildings: BuildingSet,
    /// How the characters were chosen; left out, they were named.
    #[serde(default)]
    pub characters: Option<Characters>,
    /// The characters in play with the sides that are up.
    pub cast: Cast,
    /// From 1 to 4.
    pub round: u8,
    /// The map.
    pub town: TownPosition,
    /// The players in the order of their seats.
    pub players: Vec<PlayerPosition>,
    /// The row of buildings from $3 to $12.
    #[serde(default)]
    pub row: [Option<Building>; 7],
    /// The tiles in the bag.
    #[serde(default)]
    pub bag: Option<Tiles>,
    /// The turn order of phase 2.
    #[serde(default)]
    pub order: Vec<Seat>,
    /// The pass order track.
    #[serde(default)]
    pub passed: Vec<Seat>,
    /// Who chooses first because he had the Teacher.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub teacher: Option<Seat>,
    /// Who has the three-revolver token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ammunition: Option<Seat>,
    /// Who holds the City Hall.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub city_hall: Option<Seat>,
    /// Where the white cowboy is.
    #[serde(default)]
    pub sheriff: WhiteCowboy,
    /// The "no duel" tokens that the Singer's player has left.
    #[serde(default)]
    pub tokens: u8,
    /// The spaces where the Singer's cowboy has a token.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub quiet: Vec<Space>,
    /// What the Grocer doubles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doubled: Option<Building>,
    /// A building that still needs Houses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub site: Option<Site>,
    /// What is being asked; nothing once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Ask>,
    /// What comes after that, the last first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agenda: Option<Vec<Task>>,
}

/// The map of a position.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TownPosition {
    /// Where mountains are.
    pub mountains: Parcels,
    /// Where Houses stand.
    pub houses: Parcels,
    /// Where Townhouses stand.
    pub townhouses: Parcels,
    /// Where buildings stand.
    pub buildings: BTreeMap<Building, Parcels>,
    /// Where roads lie.
    pub roads: Roads,
}

/// What lies in front of a player in a position, and where his pieces are.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerPosition {
    /// His money.
    pub money: Dollars,
    /// His points.
    pub points: i16,
    /// His revolver tokens.
    pub revolvers: u8,
    /// The roads in his supply.
    pub roads: u8,
    /// The cowboys in his supply.
    pub cowboys: u8,
    /// The dynamite in his supply.
    pub dynamite: u8,
    /// The buildings he keeps.
    pub kept: Tiles,
    /// His parcels.
    pub parcels: Parcels,
    /// His character.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
    /// The side of the Paperboy, if he chose him.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paperboy: Option<Side>,
    /// What he decided about the Grocer's or the Settler's $8.
    pub eight: Eight,
    /// Where his cowboys stand; a shared space once for each.
    pub standing: Vec<Place>,
    /// Where his cowboys have dynamite.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub blasting: Vec<Place>,
}

impl From<CarsonCity> for Position {
    fn from(game: CarsonCity) -> Position {
        Position::of(&game)
    }
}

impl Position {
    pub(crate) fn of(game: &CarsonCity) -> Position {
        let town = &game.town;
        let built = Building::ALL.into_iter().map(|kind| (kind, town.buildings(kind)));
        Position {
            edition: game.edition,
            buildings: game.building_set,
            characters: Some(game.characters),
            cast: game.cast,
            round: game.round,
            town: TownPosition {
                mountains: town.mountains(),
                houses: town.houses(),
                townhouses: town.townhouses(),
                buildings: built.filter(|(_, parcels)| !parcels.is_empty()).collect(),
                roads: *town.roads(),
            },
            players: game.all_seats().map(|seat| PlayerPosition::of(game, seat)).collect(),
            row: game.row,
            bag: Some(game.bag),
            order: game.order.as_slice().to_vec(),
            passed: game.passed.as_slice().to_vec(),
            teacher: game.teacher,
            ammunition: game.ammunition,
            city_hall: game.holder,
            sheriff: game.sheriff,
            tokens: game.tokens,
            quiet: game.quiet.iter().collect(),
            doubled: game.doubled,
            site: game.site,
            asked: game.asked,
            agenda: Some(game.agenda.as_slice().to_vec()),
        }
    }
}

impl PlayerPosition {
    fn of(game: &CarsonCity, seat: Seat) -> PlayerPosition {
        let player = game.player(seat);
        let places = |spaces: Spaces, parcels: Parcels| {
            spaces.iter().map(Place::Space).chain(parcels.iter().map(Place::Parcel))
        };
        let shared = [(Space::Wages, player.on_wages), (Space::OneRoad, player.on_road)];
        let shared =
            shared.into_iter().flat_map(|(space, count)| (0..count).map(move |_| Place::Space(space)));
        PlayerPosition {
            money: player.money,
            points: player.points,
            revolvers: player.revolvers,
            roads: player.roads,
            cowboys: player.cowboys,
            dynamite: player.dynamite,
            kept: player.kept,
            parcels: game.town.owned(seat),
            role: player.role,
            paperboy: player.paperboy,
            eight: player.eight,
            standing: shared.chain(places(player.on_spaces, player.on_parcels)).collect(),
            blasting: places(player.dynamite_on_spaces, player.dynamite_on_parcels).collect(),
        }
    }

    fn player(&self) -> Result<Player, String> {
        let mut player = Player {
            money: self.money,
            points: self.points,
            revolvers: self.revolvers,
            roads: self.roads,
            cowboys: self.cowboys,
            dynamite: self.dynamite,
            kept: self.kept,
            role: self.role,
            paperboy: self.paperboy,
            eight: self.eight,
            ..Player::default()
        };
        if self.standing.len() > COWBOYS as usize || self.blasting.len() > DYNAMITE as usize {
            return Err(format!(
                "a player has at most {COWBOYS} cowboys, and there are {DYNAMITE} sticks of dynamite"
            ));
        }
        for &place in &self.standing {
            match place {
                Place::Space(space) if !Spaces::FOR_COWBOYS.contains(space) => {
                    return Err(format!("no cowboy can stand on {space}"));
                }
                Place::Space(space) if space.is_shared() => {}
                _ if player.stands_on(place) => {
                    return Err(format!("two cowboys of one player stand on {place}"));
                }
                _ => {}
            }
            player.stand(place);
        }
        for &place in &self.blasting {
            player.set_dynamite(place);
        }
        Ok(player)
    }
}

impl TownPosition {
    fn town(&self, players: &[PlayerPosition]) -> Result<Town, String> {
        let mut town = Town::BARE;
        fill(&mut town, self.mountains, Town::add_mountain)?;
        fill(&mut town, self.houses, Town::add_house)?;
        fill(&mut town, self.townhouses, Town::add_townhouse)?;
        for (&kind, &parcels) in &self.buildings {
            fill(&mut town, parcels, |town, parcel| town.add_building(kind, parcel))?;
        }
        for (index, player) in players.iter().enumerate() {
            if player.parcels.len() > PROPERTY_TILES {
                return Err(format!("player {} has more than {PROPERTY_TILES} parcels", index + 1));
            }
            for parcel in player.parcels.iter() {
                if town.sold().contains(parcel) {
                    return Err(format!("{parcel} belongs to two players"));
                }
                town.sell(Seat::new(index), parcel);
            }
        }
        let city_hall = town.buildings(Building::CityHall);
        if !(city_hall & town.sold()).is_empty() {
            return Err("the City Hall's parcel belongs to nobody".to_owned());
        }
        if let Some(parcel) = town.built().without(city_hall | town.sold()).first() {
            return Err(format!("the building on {parcel} needs an owner"));
        }
        if !self.roads.hang_together() {
            return Err("the roads do not hang together".to_owned());
        }
        town.set_roads(self.roads);
        Ok(town)
    }
}

fn fill(town: &mut Town, parcels: Parcels, put: impl Fn(&mut Town, Parcel)) -> Result<(), String> {
    if let Some(parcel) = (parcels & town.occupied()).first() {
        return Err(format!("two things stand on {parcel}"));
    }
    parcels.iter().for_each(|parcel| put(town, parcel));
    Ok(())
}

impl TryFrom<Position> for CarsonCity {
    type Error = String;

    fn try_from(position: Position) -> Result<CarsonCity, String> {
        let seats = position.players.len();
        if !(2..=6).contains(&seats) {
            return Err(format!("Carson City is played by 2 to 6, not by {seats}"));
        }
        if !(1..=ROUNDS).contains(&position.round) {
            return Err(format!("'round' is from 1 to {ROUNDS}"));
        }
        let mut players = [Player::default(); crate::town::MOST_PLAYERS];
        for (player, written) in players.iter_mut().zip(&position.players) {
            *player = written.player()?;
        }
        let mut game = CarsonCity {
            town: position.town.town(&position.players)?,
            players,
            seats: seats as u8,
            edition: position.edition,
            building_set: position.buildings,
            characters: position.characters.unwrap_or(Characters::Chosen(position.cast)),
            cast: position.cast,
            bag: Tiles::NONE,
            row: position.row,
            round: position.round,
            order: line(&position.order, seats, "order")?,
            passed: line(&position.passed, seats, "passed")?,
            teacher: position.teacher,
            ammunition: position.ammunition,
            holder: position.city_hall,
            sheriff: position.sheriff,
            tokens: position.tokens,
            quiet: position.quiet.iter().copied().collect(),
            doubled: position.doubled,
            site: position.site,
            asked: position.asked,
            agenda: Agenda::EMPTY,
        };
        game.bag = game.checked_bag(position.bag)?;
        game.check_pieces()?;
        game.check_cast()?;
        game.check_question()?;
        let tasks = position.agenda.unwrap_or_else(|| game.usual_agenda());
        game.set_agenda(&tasks)?;
        Ok(game)
    }
}

fn line(seats: &[Seat], count: usize, name: &str) -> Result<Line, String> {
    let set: Seats = seats.iter().copied().collect();
    if set.len() != seats.len() || seats.iter().any(|seat| seat.index() >= count) {
        return Err(format!("'{name}' names a seat twice or one that is not taken"));
    }
    Ok(seats.iter().copied().collect())
}

impl CarsonCity {
    /// How many tiles of a kind lie outside the bag.
    fn tiles_outside(&self, kind: Building) -> u8 {
        let row = self.row.iter().filter(|&&tile| tile == Some(kind)).count();
        let kept: u8 = self.players.iter().map(|player| player.kept.count(kind)).sum();
        kept + (row + self.town.buildings(kind).len()) as u8
    }

    fn checked_bag(&self, written: Option<Tiles>) -> Result<Tiles, String> {
        let all = self.building_set.tiles();
        let mut bag = BTreeMap::new();
        for kind in Building::ALL {
            let (outside, in_box) = (self.tiles_outside(kind), all.count(kind));
            let inside = written.map_or_else(|| in_box.saturating_sub(outside), |bag| bag.count(kind));
            if outside.saturating_add(inside) > in_box {
                return Err(format!("there are only {in_box} tiles of {kind}"));
            }
            bag.insert(kind, inside);
        }
        Ok(Tiles::from(bag))
    }

    fn check_pieces(&self) -> Result<(), String> {
        for seat in self.all_seats() {
            let player = self.player(seat);
            if player.cowboys.saturating_add(player.on_board()) > COWBOYS {
                return Err(format!("player {seat} has more than {COWBOYS} cowboys"));
            }
            if player.kept.count(Building::CityHall) > 0 || self.row.contains(&Some(Building::CityHall)) {
                return Err("the City Hall cannot be bought or kept".to_owned());
            }
            let idle = player.on_parcels.without(self.town.for_sale() | self.town.built());
            if let Some(parcel) = idle.first() {
                return Err(format!("a cowboy on {parcel} has nothing to buy, attack or defend there"));
            }
        }
        let dynamite: u32 = self.players.iter().map(|player| u32::from(player.all_dynamite())).sum();
        if dynamite > u32::from(DYNAMITE) {
            return Err(format!("there are only {DYNAMITE} sticks of dynamite"));
        }
        match (self.holder, self.town.city_hall()) {
            (Some(_), None) => Err("the City Hall is held and does not stand".to_owned()),
            (Some(seat), Some(parcel))
                if !self.player(seat).on_parcels.contains(parcel)
                    && self.sheriff != WhiteCowboy::At(Place::Parcel(parcel)) =>
            {
                Err(format!("player {seat} holds the City Hall and needs a cowboy on {parcel}"))
            }
            _ => Ok(()),
        }
    }

    fn check_cast(&self) -> Result<(), String> {
        if self.cast.is_empty() || self.cast.len() > self.cast.size() {
            return Err(format!("there are {} characters in play at most", self.cast.size()));
        }
        let mut seen = Cast::NONE;
        for seat in self.all_seats() {
            let player = self.player(seat);
            let paperboy = player.paperboy.map(|side| Character::Paperboy.side(side));
            for role in player.role.into_iter().chain(paperboy) {
                if !self.cast.contains(role.character) || seen.contains(role.character) {
                    return Err(format!("{role} is not in play or belongs to two players"));
                }
                seen.insert(role);
            }
            if player.role.is_some_and(|role| role.character == Character::Paperboy) {
                return Err(
                    "the Paperboy is written as 'paperboy'; 'role' is the character he fetched".to_owned()
                );
            }
        }
        if self.tokens > 2 || ((self.tokens > 0 || !self.quiet.is_empty()) && self.singer().is_none()) {
            return Err("\"no duel\" tokens belong to the Singer's player, two at most".to_owned());
        }
        if self.sheriff != WhiteCowboy::Away && self.sheriff_seat().is_none() {
            return Err("the white cowboy belongs to the Sheriff's player".to_owned());
        }
        let named = [self.teacher, self.ammunition, self.holder];
        if named.into_iter().flatten().any(|seat| seat.index() >= self.seats()) {
            return Err("a seat is named that is not taken".to_owned());
        }
        Ok(())
    }

    fn check_question(&self) -> Result<(), String> {
        let Some(ask) = self.asked else { return Ok(()) };
        let seat = ask.seat();
        if seat.index() >= self.seats() {
            return Err(format!("seat {seat} is asked and not taken"));
        }
        let placing = matches!(ask, Ask::Place { .. });
        if placing && (self.order.as_slice().len() != self.seats() || self.passed.contains(seat)) {
            return Err(
                "while cowboys are placed 'order' names everybody, and nobody who has passed is asked"
                    .to_owned(),
            );
        }
        if !placing && self.passed.as_slice().len() != self.seats() {
            return Err("'passed' names everybody, except while cowboys are placed".to_owned());
        }
        let at_site = matches!(ask, Ask::House { .. } | Ask::Consent { .. });
        if at_site != self.site.is_some() {
            return Err("'site' is there while Houses are added, and only then".to_owned());
        }
        if !self.fits_role(ask) {
            return Err(format!("player {seat} has not the character that this question belongs to"));
        }
        if let Ask::Reroll { duel, .. } = ask {
            let thrown = |seat: Seat| duel.dice[seat.index().min(5)][0];
            if duel.fighters.0.len() < 2
                || duel.fighters.0.iter().any(|seat| !(1..=6).contains(&thrown(seat)))
            {
                return Err("every fighter of a duel has rolled from 1 to 6".to_owned());
            }
        }
        let mut list = Vec::new();
        self.actions(seat, &mut list);
        if list.is_empty() { Err(format!("player {seat} is asked and can do nothing")) } else { Ok(()) }
    }

    fn fits_role(&self, ask: Ask) -> bool {
        let player = self.player(ask.seat());
        let is = |character: Character| player.role.is_some_and(|role| role.character == character);
        match ask {
            Ask::SecondCharacter { .. } => player.paperboy.is_some(),
            Ask::Eight { .. } => is(Character::Grocer) || is(Character::Settler),
            Ask::TakeBuilding { .. } => is(Character::ChineseWorker),
            Ask::FreeParcel { .. } => is(Character::Settler),
            Ask::Recruit { .. } => is(Character::Captain),
            Ask::Stake { .. } | Ask::StakeTile { .. } => is(Character::Prospector) || is(Character::Cowboy),
            Ask::Lot { .. } => is(Character::Auctioneer),
            Ask::Tax { .. } => is(Character::Governor),
            Ask::Heroes { .. } => is(Character::Heroes),
            Ask::LawyerParcel { .. } => is(Character::Lawyer),
            Ask::Reroll { .. } => is(Character::Gunsmith),
            Ask::Banker { .. } => is(Character::Banker),
            _ => true,
        }
    }

    fn set_agenda(&mut self, tasks: &[Task]) -> Result<(), String> {
        if tasks.len() >= Agenda::DEEPEST {
            return Err(format!("the agenda is longer than {}", Agenda::DEEPEST - 1));
        }
        if self.asked.is_none() && !tasks.is_empty() {
            return Err("somebody is asked as long as something is to come".to_owned());
        }
        for task in tasks {
            if task.seats().iter().any(|seat| seat.index() >= self.seats()) {
                return Err("the agenda names a seat that is not taken".to_owned());
            }
            self.agenda.push(*task);
        }
        Ok(())
    }

    /// How play goes on from a question that somebody set up without saying what comes after it.
    fn usual_agenda(&self) -> Vec<Task> {
        let Some(ask) = self.asked else { return Vec::new() };
        let seat = ask.seat();
        let after = |line: &Line| {
            line.as_slice().iter().position(|&other| other == seat).map_or(0, |at| at as u8 + 1)
        };
        let done = after(&self.passed);
        match ask {
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
