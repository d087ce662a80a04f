//! The numbers of the actions.

use carson_city::character::Character;
use carson_city::{
    Action, Building, CarsonCity, Die, Enclosure, Parcel, Place, RoadPlace, Role, SheetLine, Side, Space,
    Taxed,
};
use table::{SaturatingAs, Seat};

use crate::ranges::{Range, count, ranges};

const PARCELS: u32 = count(Parcel::COUNT);
const SPACES: u32 = count(Space::COUNT);
const BUILDINGS: u32 = count(Building::COUNT);
/// The spaces of the track, then the parcels.
const PLACES: u32 = SPACES + PARCELS;
/// The amounts that have a number: more than any real game needs.
const AMOUNTS: u32 = 256;
/// The lines of a sheet except the bid range from −10 to 6.
const LOWEST_WISH: i32 = -10;
const WISHES: u32 = 17;

ranges! {
    PARCEL "parcel" PARCELS, "the parcel, row by row from a1";
    CHOOSE "choose" 40, "twice the number of the character, and 1 more for the red side";
    NOW "now" 1, "";
    LATER "later" 1, "";
    TAKE "take" SPACES, "the space of the track";
    RECRUIT "recruit" 16, "how many";
    TAX "tax" 2, "weapons, money";
    SEND "send" 16, "how many";
    BID "bid" AMOUNTS, "how much; a higher bid has no number";
    PLACE "place" PLACES, "the space of the track, then the parcel";
    PLACE_DYNAMITE "place with dynamite" PLACES, "the same";
    PLACE_TOKEN "place with token" SPACES, "the space of the track";
    SHERIFF "sheriff" PLACES, "the space of the track, then the parcel";
    PASS "pass" 1, "";
    ROAD "road" count(RoadPlace::COUNT), "72 places across, row by row, then 72 down, row by row";
    WANT "want" WISHES * 6, "17 times the line (points, cowboys, revolvers, roads, parcels, sharpshooter), and 10 more than the value";
    WANT_BID "want bid" 128, "the bid of the sheet";
    HORSE "horse" 5, "the enclosure, from 1 on";
    CORRAL "corral" 5, "the enclosure, from 1 on";
    BACK "back" PLACES, "the space of the track, then the parcel";
    LEAVE "leave" 5, "the enclosure, from 1 on";
    RIDE "ride" PARCELS, "the parcel";
    OUTLAW "outlaw" PARCELS, "the parcel";
    COLLECT "collect" 1, "";
    ROB "rob" 1, "";
    TILE "tile" 6, "the number on the tile";
    REDRAW "redraw" 1, "";
    DUEL "duel" PARCELS, "the parcel";
    REROLL "reroll" 2, "the die";
    MOVE "move" PLACES, "the space of the track, then the parcel";
    PAY "pay" 1, "";
    LOSE "lose" 1, "";
    BUY_PARCEL "buy" PARCELS, "the parcel";
    BUY "buy" 1, "the building";
    DECLINE "decline" 1, "";
    BUILD "build" BUILDINGS * PARCELS, "64 times the building, in the order of `Building::ALL`, and the parcel";
    KEEP "keep" 1, "";
    HOUSE "house" PARCELS, "the parcel";
    TOWNHOUSE "townhouse" PARCELS, "the parcel";
    YES "yes" 1, "";
    NO "no" 1, "";
    DOUBLE "double" BUILDINGS, "the building";
    EIGHT "eight" 1, "";
    BLAST "blast" PARCELS, "the parcel";
    POINTS "points" AMOUNTS, "how many";
    SPEND "spend" AMOUNTS, "how much more than the least that must be spent; what is more has no number";
    DONE "done" 1, "";
}

fn of_parcel(parcel: Parcel) -> u32 {
    parcel.index().saturating_as()
}

fn of_place(place: Place) -> u32 {
    match place {
        Place::Space(space) => space as u32,
        Place::Parcel(parcel) => SPACES + of_parcel(parcel),
    }
}

fn of_building(kind: Building) -> u32 {
    kind.index().saturating_as()
}

fn of_enclosure(enclosure: Enclosure) -> u32 {
    u32::from(enclosure.number()) - 1
}

/// The least that a seat must spend at the end of the round. Bids and purchases are counted from 0 instead.
fn least(game: &CarsonCity, seat: Seat) -> u32 {
    u32::from(game.player(seat).above_limit())
}

#[inline]
pub(super) fn number(game: &CarsonCity, seat: Seat, action: Action) -> Option<u32> {
    match action {
        Action::Parcel(parcel) => PARCEL.at(of_parcel(parcel)),
        Action::Choose(role) => {
            CHOOSE.at(2 * u32::from(role.character.number()) + u32::from(role.side == Side::Red))
        }
        Action::Now => NOW.at(0),
        Action::Later => LATER.at(0),
        Action::Take(space) => TAKE.at(space as u32),
        Action::Recruit(count) => RECRUIT.at(count.into()),
        Action::Tax(taxed) => TAX.at(u32::from(taxed == Taxed::Money)),
        Action::Send(count) => SEND.at(count.into()),
        Action::Bid(amount) => BID.at(amount.into()),
        Action::Place(place) => PLACE.at(of_place(place)),
        Action::PlaceWithDynamite(place) => PLACE_DYNAMITE.at(of_place(place)),
        Action::PlaceWithToken(space) => PLACE_TOKEN.at(space as u32),
        Action::Sheriff(place) => SHERIFF.at(of_place(place)),
        Action::Pass => PASS.at(0),
        Action::Road(place) => ROAD.at(place.index().saturating_as()),
        Action::Want(SheetLine::Bid, value) => WANT_BID.at(u32::try_from(value).ok()?),
        Action::Want(line, value) => {
            let wish = u32::try_from(i32::from(value) - LOWEST_WISH).ok()?;
            (wish < WISHES).then(|| WANT.first + line as u32 * WISHES + wish)
        }
        Action::Horse(enclosure) => HORSE.at(of_enclosure(enclosure)),
        Action::Corral(enclosure) => CORRAL.at(of_enclosure(enclosure)),
        Action::Back(place) => BACK.at(of_place(place)),
        Action::Leave(enclosure) => LEAVE.at(of_enclosure(enclosure)),
        Action::Ride(parcel) => RIDE.at(of_parcel(parcel)),
        Action::Outlaw(parcel) => OUTLAW.at(of_parcel(parcel)),
        Action::Collect => COLLECT.at(0),
        Action::Rob => ROB.at(0),
        Action::Tile(number) => TILE.at(number.into()),
        Action::Redraw => REDRAW.at(0),
        Action::Duel(parcel) => DUEL.at(of_parcel(parcel)),
        Action::Reroll(die) => REROLL.at(u32::from(die == Die::Second)),
        Action::Move(place) => MOVE.at(of_place(place)),
        Action::Pay => PAY.at(0),
        Action::Lose => LOSE.at(0),
        Action::BuyParcel(parcel) => BUY_PARCEL.at(of_parcel(parcel)),
        Action::Buy => BUY.at(0),
        Action::Decline => DECLINE.at(0),
        Action::Build(kind, parcel) => BUILD.at(of_building(kind) * PARCELS + of_parcel(parcel)),
        Action::Keep => KEEP.at(0),
        Action::House(parcel) => HOUSE.at(of_parcel(parcel)),
        Action::Townhouse(parcel) => TOWNHOUSE.at(of_parcel(parcel)),
        Action::Yes => YES.at(0),
        Action::No => NO.at(0),
        Action::Double(kind) => DOUBLE.at(of_building(kind)),
        Action::Eight => EIGHT.at(0),
        Action::Blast(parcel) => BLAST.at(of_parcel(parcel)),
        Action::Points(count) => POINTS.at(count.into()),
        Action::Spend(amount) => SPEND.at(u32::from(amount).checked_sub(least(game, seat))?),
        Action::Done => DONE.at(0),
    }
}

fn parcel(place: u32) -> Parcel {
    let place = place as usize;
    Parcel::new(place % 8, place / 8 % 8)
}

fn space(place: u32) -> Space {
    Space::ALL[place as usize % Space::COUNT]
}

fn place(index: u32) -> Place {
    match index.checked_sub(SPACES) {
        Some(index) => Place::Parcel(parcel(index)),
        None => Place::Space(space(index)),
    }
}

fn building(place: u32) -> Option<Building> {
    Building::ALL.get(place as usize).copied()
}

fn enclosure(place: u32) -> Option<Enclosure> {
    Enclosure::try_from(place.saturating_as::<u8>() + 1).ok()
}

fn role(index: u32) -> Option<Role> {
    let character = *Character::ALL.get(index as usize / 2)?;
    Some(Role { character, side: if index % 2 == 1 { Side::Red } else { Side::Yellow } })
}

fn wish(index: u32) -> Option<Action> {
    let line = *SheetLine::ALL.get((index / WISHES) as usize)?;
    let value = (index % WISHES).saturating_as::<i32>() + LOWEST_WISH;
    Some(Action::Want(line, value.saturating_as()))
}

pub(super) fn numbered(game: &CarsonCity, seat: Seat, number: u32) -> Option<Action> {
    let range = ALL_RANGES.iter().find(|range| range.place(number).is_some())?;
    let at = range.place(number)?;
    let small = at.saturating_as::<u8>();
    Some(match *range {
        PARCEL => Action::Parcel(parcel(at)),
        CHOOSE => Action::Choose(role(at)?),
        NOW => Action::Now,
        LATER => Action::Later,
        TAKE => Action::Take(space(at)),
        RECRUIT => Action::Recruit(small),
        TAX => Action::Tax(if at == 1 { Taxed::Money } else { Taxed::Weapons }),
        SEND => Action::Send(small),
        BID => Action::Bid(at.saturating_as()),
        PLACE => Action::Place(place(at)),
        PLACE_DYNAMITE => Action::PlaceWithDynamite(place(at)),
        PLACE_TOKEN => Action::PlaceWithToken(space(at)),
        SHERIFF => Action::Sheriff(place(at)),
        PASS => Action::Pass,
        ROAD => Action::Road(RoadPlace::all().nth(at as usize)?),
        WANT => wish(at)?,
        WANT_BID => Action::Want(SheetLine::Bid, at.saturating_as()),
        HORSE => Action::Horse(enclosure(at)?),
        CORRAL => Action::Corral(enclosure(at)?),
        BACK => Action::Back(place(at)),
        LEAVE => Action::Leave(enclosure(at)?),
        RIDE => Action::Ride(parcel(at)),
        OUTLAW => Action::Outlaw(parcel(at)),
        COLLECT => Action::Collect,
        ROB => Action::Rob,
        TILE => Action::Tile(small),
        REDRAW => Action::Redraw,
        DUEL => Action::Duel(parcel(at)),
        REROLL => Action::Reroll(if at == 1 { Die::Second } else { Die::First }),
        MOVE => Action::Move(place(at)),
        PAY => Action::Pay,
        LOSE => Action::Lose,
        BUY_PARCEL => Action::BuyParcel(parcel(at)),
        BUY => Action::Buy,
        DECLINE => Action::Decline,
        BUILD => Action::Build(building(at / PARCELS)?, parcel(at % PARCELS)),
        KEEP => Action::Keep,
        HOUSE => Action::House(parcel(at)),
        TOWNHOUSE => Action::Townhouse(parcel(at)),
        YES => Action::Yes,
        NO => Action::No,
        DOUBLE => Action::Double(building(at)?),
        EIGHT => Action::Eight,
        BLAST => Action::Blast(parcel(at)),
        POINTS => Action::Points(small),
        SPEND => Action::Spend((least(game, seat) + at).saturating_as()),
        _ => Action::Done,
    })
}

const _: () = assert!(Character::COUNT <= 20);
