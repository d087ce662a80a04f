//! The figures and lists of the rules by name, for the pages that players read.

use table::{Figure, Markable, Phrase};

use crate::game::{AMMUNITION, DYNAMITE, ROUNDS};
use crate::interface::account::with_side;
use crate::interface::house_figures;
use crate::map::income::earns;
use crate::map::parcel::Parcel;
use crate::map::roads::RoadPlace;
use crate::map::town::{LAND_PRICE, NEIGHBOUR_PRICE, PROPERTY_TILES};
use crate::phases::round_end::{DOLLARS_SPENT_FOR_A_POINT, NEW_COWBOYS};
use crate::phases::scoring::{
    DOLLARS_LEFT_FOR_A_POINT, HOUSES_FOR_A_POINT, POINTS_FOR_A_POSSESSION, POINTS_MORE_AT_A_BRIDGE,
};
use crate::pieces::building::{Building, Dollars, Tiles};
use crate::pieces::character::{Character, Role, Side};
use crate::pieces::player::COWBOYS;
use crate::pieces::powers::{self, BANKERS_OFFERS, COWBOY_PRICES, REVOLVER_PRICES};
use crate::setup::options::{Edition, Preset, Strategy};
use crate::setup::{MOUNTAINS, START};
use crate::standish::{
    self, CARD_COUNT, CARDS_OF_ROUND, Cards, DOLLARS_FOR_A_POINT_IN_ROUND, NOTHING_TO_ATTACK, UNUSED,
    WORTH_ROBBING,
};
use crate::track::earnings::BLASTED;
use crate::track::space::Space;
use crate::track::{
    DOLLARS_FOR_A_PARCEL, DOLLARS_FOR_FIREPOWER, FIREPOWER_FOR_A_POINT, PARCELS_FOR_A_POINT, THREE_ROADS,
    WAGE,
};
use crate::variants::horses::enclosures::{Enclosure, TEAM};
use crate::variants::horses::{FOURTH_ENCLOSURE, HORSE_PRICE, HORSES};
use crate::variants::kit_carson::TAKE_BACKS;
use crate::variants::might_is_right::duel_tiles::DuelTiles;
use crate::variants::might_is_right::{LAST_TILES, MONEY_AND_TILES, NEW_TILES};
use crate::variants::new_beginning::{PRICE_LIST, Sheet, SheetLine};
use crate::variants::outlaws::{DOCTORS_BOUNTY, OUTLAWS, UNDERTAKERS_BOUNTY, WEAKEST, rewards};
use crate::variants::river::{self, River};

/// All figures.
pub(crate) fn all() -> Vec<Figure> {
    [town(), buildings(), characters(), variants(), new_beginning(), solo()].concat()
}

/// A parcel and its neighbours: each raises the price by being occupied.
const NEIGHBOURHOOD: Dollars = 9;

fn count(name: &str, count: usize) -> Figure {
    Figure::number(name, i64::try_from(count).unwrap_or(i64::MAX))
}

/// What a table shows for an empty cell.
const DASH: &str = "–";

fn or_dash(name: String, number: u8) -> Figure {
    if number == 0 { Figure::text(name, DASH) } else { Figure::number(name, number) }
}

fn ours(mark: &Markable) -> bool {
    mark.about().is_some()
}

fn town() -> Vec<Figure> {
    let mut row = Space::PRICES.to_vec();
    row.reverse();
    let points = Space::ALL.iter().filter_map(|space| space.point_price());
    let mut figures = vec![
        count("parcels", Parcel::COUNT),
        count("road-places", RoadPlace::COUNT),
        count("building-kinds", Building::COUNT),
        count("property-tiles", PROPERTY_TILES),
        count("mountains", MOUNTAINS),
        Figure::number("cowboys", COWBOYS),
        Figure::number("rounds", ROUNDS),
        Figure::number("year-new", Edition::Y2023.year()),
        Figure::number("year-old", Edition::Y2015.year()),
        Figure::number("dynamite", DYNAMITE),
        Figure::number("start-money", START.money),
        Figure::number("start-roads", START.roads),
        Figure::number("start-revolvers", START.revolvers),
        Figure::number("start-cowboys", START.cowboys),
        Figure::number("land-price", LAND_PRICE),
        Figure::number("neighbour-price", NEIGHBOUR_PRICE),
        Figure::number("dearest-land", LAND_PRICE + NEIGHBOUR_PRICE * NEIGHBOURHOOD),
        Figure::number("wage", WAGE),
        Figure::number("ammunition", AMMUNITION),
        Figure::number("three-roads", THREE_ROADS),
        Figure::number("parcel-dollars", DOLLARS_FOR_A_PARCEL),
        Figure::number("firepower-dollars", DOLLARS_FOR_FIREPOWER),
        Figure::number("parcels-for-a-point", PARCELS_FOR_A_POINT),
        Figure::number("firepower-for-a-point", FIREPOWER_FOR_A_POINT),
        Figure::number("possession-points", POINTS_FOR_A_POSSESSION),
        Figure::number("bridge-possession-points", POINTS_FOR_A_POSSESSION + POINTS_MORE_AT_A_BRIDGE),
        Figure::number("dynamite-times", BLASTED),
        Figure::number("houses-for-a-point", HOUSES_FOR_A_POINT),
        Figure::dollars("row-prices", row),
        Figure::dollars("point-prices", points),
        Figure::number("limit-dollars", DOLLARS_SPENT_FOR_A_POINT),
        Figure::number("end-dollars", DOLLARS_LEFT_FOR_A_POINT),
    ];
    figures.extend(
        Space::PRICES
            .iter()
            .enumerate()
            .map(|(index, &price)| Figure::number(format!("row-{}", index + 1), price)),
    );
    figures.extend(Space::ALL.iter().filter_map(|space| {
        let price = space.point_price()?;
        Some(Figure::number(space.name().replace("vp", "point-price"), price))
    }));
    figures.extend(
        (1..).zip(NEW_COWBOYS).map(|(round, new)| Figure::number(format!("new-cowboys-{round}"), new)),
    );
    figures
}

fn buildings() -> Vec<Figure> {
    let (all, first) = (Tiles::all(), Tiles::first_game());
    let of = |kind: Building| {
        let name = kind.name();
        let mut figures = vec![
            Figure::number(format!("{name}-tiles"), all.count(kind)),
            or_dash(format!("{name}-houses"), kind.houses()),
            or_dash(format!("{name}-revolvers"), kind.revolvers()),
            Figure::number(format!("{name}-level"), kind.level()),
            Figure::number(format!("{name}-new-houses"), kind.new_houses(Edition::Y2023)),
        ];
        let cap = format!("{name}-cap");
        figures.push(
            kind.cap().map_or_else(|| Figure::text(&*cap, DASH), |most| Figure::dollars(&*cap, [most])),
        );
        figures
    };
    let left_out = Building::ALL.into_iter().filter(|&kind| first.count(kind) == 0).map(Building::phrase);
    let mut figures: Vec<Figure> = Building::ALL.into_iter().flat_map(of).collect();
    figures.extend([
        Figure::number("earns-ranch", earns::RANCH),
        Figure::number("earns-poorest-ranch", earns::POOREST_RANCH),
        Figure::number("earns-mine", earns::MINE),
        Figure::number("earns-mine-at-river", earns::MINE_AT_RIVER),
        Figure::number("earns-drugstore", earns::DRUGSTORE),
        Figure::number("earns-bank", earns::BANK),
        Figure::number("earns-saloon", earns::SALOON),
        Figure::number("earns-hotel", earns::HOTEL),
        Figure::number("earns-general-store", earns::GENERAL_STORE),
        Figure::number("earns-general-store-own", earns::GENERAL_STORE_OWN),
        Figure::number("earns-blacksmith", earns::BLACKSMITH),
    ]);
    figures.extend([
        Figure::number("tiles", all.total()),
        Figure::number("first-tiles", first.total()),
        Figure::number("first-ranches-less", all.count(Building::Ranch) - first.count(Building::Ranch)),
        Figure::number("first-mines-less", all.count(Building::Mine) - first.count(Building::Mine)),
        Figure::names("first-without", left_out),
    ]);
    figures
}

fn characters() -> Vec<Figure> {
    let sides = Character::ALL.into_iter().flat_map(|who| [who.side(Side::Yellow), who.side(Side::Red)]);
    let mut figures: Vec<Figure> =
        sides.map(|role: Role| Figure::number(format!("limit-{role}"), role.cash_limit())).collect();
    figures.extend(
        Preset::ALL.map(|preset| {
            Figure::names(format!("set-{}", preset.name()), preset.cast().iter().map(with_side))
        }),
    );
    figures.extend((1..).zip(BANKERS_OFFERS).flat_map(|(offer, (points, price))| {
        [
            Figure::number(format!("banker-points-{offer}"), points),
            Figure::number(format!("banker-price-{offer}"), price),
        ]
    }));
    figures.extend([
        Figure::number("paperboy-fee", powers::PAPERBOY_FEE),
        Figure::number("paperboys-cut", powers::PAPERBOYS_CUT),
        Figure::number("sheriffs-points", powers::SHERIFFS_POINTS),
        Figure::number("bankers-dollars", powers::BANKERS_DOLLARS),
        Figure::number("eight-dollars", powers::EIGHT_DOLLARS),
        Figure::number("workers-roads", powers::WORKERS_ROADS),
        Figure::number("workers-price", powers::WORKERS_PRICE),
        Figure::dollars("captain-cowboys", COWBOY_PRICES),
        Figure::dollars("captain-revolvers", REVOLVER_PRICES),
        Figure::number("mercenary-yellow", powers::mercenary(Side::Yellow)),
        Figure::number("mercenary-red", powers::mercenary(Side::Red)),
        Figure::number("indians-parcels", powers::INDIANS_PARCELS),
        Figure::number("indians-price", powers::INDIANS_PRICE),
        Figure::number("stake-mine", powers::stake_price(Building::Mine)),
        Figure::number("stake-ranch", powers::stake_price(Building::Ranch)),
        Figure::number("prospectors-dynamite", powers::PROSPECTORS_DYNAMITE),
        Figure::number("gunsmiths-dynamite", powers::GUNSMITHS_DYNAMITE),
        Figure::number("gunsmiths-points", powers::GUNSMITHS_POINTS),
        Figure::number("singers-tokens", powers::singers_tokens(Side::Yellow)),
        Figure::number("governors-roads", powers::GOVERNORS_ROADS),
        Figure::number("tax-dollars", powers::DOLLARS_TAXED),
        Figure::number("doctors-fee", powers::DOCTORS_FEE),
        Figure::number("undertakers-fee", powers::UNDERTAKERS_FEE),
        Figure::number("heroes-points", powers::HEROES_POINTS),
        Figure::number("heroes-send", powers::HEROES_SEND),
        Figure::number("teachers-points", powers::TEACHERS_POINTS),
        Figure::number("christmas-yellow", powers::christmas_points(Side::Yellow)),
        Figure::number("christmas-red", powers::christmas_points(Side::Red)),
        Figure::number("christmas-dollars", powers::CHRISTMAS_DOLLARS),
    ]);
    figures.extend((0..=powers::HEROES_SEND).map(|sent| {
        Figure::number(format!("heroes-points-{sent}"), powers::HEROES_POINTS * (1 + i16::from(sent)))
    }));
    figures.extend((1..=ROUNDS).map(|round| {
        Figure::number(format!("editors-dollars-{round}"), powers::EDITORS_DOLLARS * Dollars::from(round))
    }));
    figures
}

fn variants() -> Vec<Figure> {
    let side: Vec<String> = River::PRINTED.parcels().iter().map(|parcel| parcel.to_string()).collect();
    let mut figures = vec![
        Figure::text("river-side", side.join(" ")).ours(ours(&house_figures::RIVER)),
        count("river-mountains", river::MOUNTAINS_WITH_RIVER_SIDE),
        count("river-tiles", river::TILES),
        count("river-tiles-for-a-mountain", river::TILES_FOR_A_MOUNTAIN),
        Figure::number("highest-tile", DuelTiles::HIGHEST),
        Figure::number("money-and-tiles", MONEY_AND_TILES),
        Figure::number("new-tiles", NEW_TILES),
        Figure::number("last-tiles", LAST_TILES),
        Figure::number("take-backs", TAKE_BACKS).ours(ours(&house_figures::KIT_CARSON)),
        count("outlaws", OUTLAWS),
        Figure::number("outlaw-weakest", WEAKEST),
        Figure::number("outlaw-doctor", DOCTORS_BOUNTY),
        Figure::number("outlaw-undertaker", UNDERTAKERS_BOUNTY),
        Figure::number("horses", HORSES),
        Figure::number("horse-price", HORSE_PRICE),
        Figure::number("horse-team", TEAM),
        Figure::number("horse-dollars", FOURTH_ENCLOSURE),
    ];
    figures.extend(rewards().map(|(strength, reward)| {
        Figure::number(format!("outlaw-{strength}"), reward).ours(ours(&house_figures::OUTLAWS))
    }));
    figures.extend(Enclosure::all().map(|enclosure| {
        let house = house_figures::hats_of(enclosure).is_some();
        Figure::number(format!("hats-{}", enclosure.number()), enclosure.hats()).ours(house)
    }));
    figures
}

fn new_beginning() -> Vec<Figure> {
    let house = ours(&house_figures::NEW_BEGINNING);
    let usual = i64::from(Sheet::USUAL.total());
    let with_tiles = PRICE_LIST.money - START.money + MONEY_AND_TILES;
    let mut figures = vec![
        Figure::number("sheet-money", PRICE_LIST.money),
        Figure::number("sheet-first-cowboys", PRICE_LIST.cowboys),
        Figure::number("sheet-usual", usual),
        Figure::number("sheet-left", i64::from(PRICE_LIST.money) - usual),
        Figure::number("sheet-tiles-money", with_tiles),
    ];
    for (number, (points, pays)) in (1..).zip(PRICE_LIST.given_up) {
        figures.push(Figure::number(format!("sheet-give-up-{number}"), points));
        figures.push(Figure::number(format!("sheet-give-up-pays-{number}"), pays));
    }
    for line in SheetLine::ALL {
        let prices = PRICE_LIST.of(line);
        if let Some(&first) = prices.first() {
            figures.push(count(&format!("sheet-{line}-most"), prices.len()));
            figures.push(Figure::number(format!("sheet-{line}-price"), first));
            figures.push(Figure::dollars(format!("sheet-{line}-prices"), prices));
        }
    }
    figures.into_iter().map(|figure| figure.ours(house)).collect()
}

fn solo() -> Vec<Figure> {
    let building = |kind: &Building| kind.phrase();
    let (least, most) = Cards::powers();
    let mut figures = vec![
        count("standish-cards", CARD_COUNT),
        Figure::number("standish-deck", Cards::of(Strategy::Rancher).len()),
        Figure::number("standish-power-least", least).ours(ours(&house_figures::STANDISH_CARDS)),
        Figure::number("standish-power-most", most).ours(ours(&house_figures::STANDISH_CARDS)),
        Figure::number("standish-robs-from", WORTH_ROBBING),
        Figure::number("standish-nothing-to-attack", NOTHING_TO_ATTACK),
        Figure::dollars("standish-rates", DOLLARS_FOR_A_POINT_IN_ROUND),
        count("standish-characters", standish::CHARACTERS.len()),
        Figure::names("standish-cast", standish::CHARACTERS.map(|who| who.side(Side::Yellow).phrase())),
        Figure::names("standish-without", UNUSED.iter().map(building)),
    ];
    figures.extend(
        (1..)
            .zip(CARDS_OF_ROUND)
            .map(|(round, cards)| Figure::number(format!("standish-cards-{round}"), cards)),
    );
    figures.extend((1..=3).map(|kinds: usize| {
        let house = kinds < 3 && ours(&house_figures::STANDISH_BONUS);
        Figure::number(format!("standish-bonus-{kinds}"), Strategy::bonus(kinds)).ours(house)
    }));
    for strategy in Strategy::ALL {
        let (name, list) = (strategy.name(), strategy.priorities());
        let helper: Phrase = strategy.helper().phrase();
        figures.extend([
            Figure::names(format!("standish-{name}-list"), list.iter().map(building))
                .ours(ours(&house_figures::STANDISH_PRIORITIES)),
            Figure::names(format!("standish-{name}-kinds"), list[..3].iter().map(building)),
            Figure::names(format!("standish-{name}-helper"), [helper]),
            Figure::number(format!("standish-{name}-help"), strategy.help()),
        ]);
        figures.extend((1..=5).map(|beaten| {
            Figure::number(format!("standish-{name}-consolation-{beaten}"), strategy.consolation(beaten))
        }));
    }
    figures
}
