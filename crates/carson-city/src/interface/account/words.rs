//! The account in sentences, complete without the pictures.

use table::{Arg, Phrase, Seat};

use crate::game::CarsonCity;
use crate::interface::house_figures;
use crate::interface::view::{Hand, View};
use crate::map::income::{Income, IncomePart, Source};
use crate::map::parcel::{Parcel, Parcels};
use crate::map::roads::RoadPlace;
use crate::pieces::building::Building;
use crate::questions::Ask;
use crate::track::space::{Place, Space};
use crate::variants::Switch;
use crate::variants::horses::enclosures::Enclosure;
use crate::variants::might_is_right::duel_tiles::DuelTiles;
use crate::variants::river::River;

pub(super) fn words(game: &CarsonCity, view: &View) -> Vec<Phrase> {
    let mut words = vec![round(game)];
    words.extend(game.all_seats().flat_map(|seat| player(game, view, seat)));
    words.push(row(game));
    words.push(map(game));
    words.extend(river(game));
    words.extend(outlaws(game));
    words.extend(take_backs(game, view));
    words.extend(standish(game));
    words.extend(tiles(view));
    words.extend(view.incomes.iter().map(income));
    words.extend(cowboys(game));
    words.extend(view.duels.iter().map(|odds| {
        let fighters = odds.fighters.iter().map(|fighter| {
            Phrase::new("city-words-chance").with("seat", fighter.seat).with("percent", fighter.percent)
        });
        Phrase::new("city-words-duel")
            .with("place", game.place_phrase(odds.place))
            .with("fighters", fighters.collect::<Vec<_>>())
    }));
    words.extend(ours(game).into_iter().map(|about| Phrase::new("house-figure").with("about", about)));
    words
}

/// The house figures that are in play.
fn ours(game: &CarsonCity) -> Vec<Phrase> {
    let mut ours = Vec::new();
    if game.town.river() == River::PRINTED.parcels() {
        ours.extend(house_figures::RIVER.about());
    }
    if matches!(game.asked(), Some(Ask::Sheets(_))) {
        ours.extend(house_figures::NEW_BEGINNING.about());
    }
    ours.extend(game.variants.iter().flat_map(house_figures::in_play_with));
    if game.standish().is_some() {
        ours.extend(house_figures::standish());
    }
    ours
}

/// How often the viewer may still take a cowboy back.
fn take_backs(game: &CarsonCity, view: &View) -> Option<Phrase> {
    let (left, most) = game.take_backs(view.viewer.seat()?)?;
    let words = Phrase::new("city-words-take-backs").with("left", left).with("most", most);
    Some(words.with("mark", house_figures::KIT_CARSON.sign()))
}

pub(super) fn round(game: &CarsonCity) -> Phrase {
    Phrase::new("city-words-round").with("round", game.round)
}

fn names(parcels: Parcels) -> String {
    let names: Vec<String> = parcels.iter().map(|parcel: Parcel| parcel.to_string()).collect();
    if names.is_empty() { "–".to_owned() } else { names.join(", ") }
}

fn player(game: &CarsonCity, view: &View, seat: Seat) -> Vec<Phrase> {
    let player = game.player(seat);
    let fire = view.firepower[seat.index()];
    let mut words = vec![
        Phrase::new("city-words-player")
            .with("seat", seat)
            .with("money", player.money())
            .with("points", player.points())
            .with("cowboys", player.cowboys())
            .with("roads", player.roads())
            .with("land", names(game.town.owned(seat))),
        Phrase::new("city-words-firepower")
            .with("seat", seat)
            .with("total", fire.total)
            .with("revolvers", fire.revolvers)
            .with("cowboys", fire.cowboys)
            .with("extra", fire.ammunition + fire.mercenary + fire.horses),
    ];
    if let Some(role) = player.role() {
        words.push(
            Phrase::new("city-words-character")
                .with("seat", seat)
                .with("character", role.phrase())
                .with("power", role.power())
                .with("limit", player.cash_limit()),
        );
    }
    if !player.kept().is_empty() {
        let kept = player.kept().iter().map(|(kind, _)| kind.phrase()).collect::<Vec<_>>();
        words.push(Phrase::new("city-words-kept").with("seat", seat).with("buildings", kept));
    }
    if player.horses() > 0 {
        let stabled = player.enclosures().all_horses().map(|count| count.to_string()).join(" ");
        let corralled: Vec<String> = Enclosure::all()
            .filter(|&enclosure| player.enclosures().has_cowboy(enclosure))
            .map(|enclosure| enclosure.number().to_string())
            .collect();
        let corralled = if corralled.is_empty() { "–".to_owned() } else { corralled.join(", ") };
        words.push(
            Phrase::new("city-words-horses")
                .with("seat", seat)
                .with("horses", player.horses())
                .with("stabled", stabled)
                .with("cowboys", corralled)
                .with("rodeos", player.rodeos()),
        );
    }
    if player.sharpshooter() == Switch::On {
        words.push(Phrase::new("city-words-sharpshooter").with("seat", seat));
    }
    if player.dynamite() > 0 {
        words.push(Phrase::new("city-words-dynamite").with("seat", seat).with("count", player.dynamite()));
    }
    words
}

pub(super) fn row(game: &CarsonCity) -> Phrase {
    let tiles = game.stock.tiles().map(|(space, kind)| tile(space, kind));
    Phrase::new("city-words-row")
        .with("tiles", tiles.collect::<Vec<_>>())
        .with("bag", game.stock.bag().total())
}

fn tile(space: Space, kind: Building) -> Phrase {
    let price = space.row_index().map_or(0, |index| Space::PRICES[index]);
    Phrase::new("city-words-tile").with("building", kind.phrase()).with("price", price)
}

fn map(game: &CarsonCity) -> Phrase {
    let town = &game.town;
    Phrase::new("city-words-map")
        .with("mountains", names(town.mountains()))
        .with("houses", names(town.houses()))
        .with("townhouses", names(town.townhouses()))
        .with("connected", names(town.connected()))
}

fn standish(game: &CarsonCity) -> Option<Phrase> {
    let standish = game.standish()?;
    Some(
        Phrase::new("city-words-standish")
            .with("strategy", standish.strategy().phrase())
            .with("firepower", standish.firepower())
            .with("helped", standish.helped())
            .with("left", standish.left()),
    )
}

fn outlaws(game: &CarsonCity) -> Option<Phrase> {
    (game.outlaw_strength() > 0).then(|| {
        Phrase::new("city-words-outlaws")
            .with("parcels", names(game.town.outlaws()))
            .with("strength", game.outlaw_strength())
            .with("reward", i64::from(game.outlaw_reward()))
            .with("mark", house_figures::OUTLAWS.sign())
    })
}

fn tiles(view: &View) -> Vec<Phrase> {
    let numbers = |tiles: DuelTiles| {
        let numbers: Vec<String> = tiles.iter().map(|number| number.to_string()).collect();
        if numbers.is_empty() { "–".to_owned() } else { numbers.join(", ") }
    };
    let hand = |hand: &Hand| match hand.tiles {
        Some(tiles) => Phrase::new("city-words-tiles").with("tiles", numbers(tiles)),
        None => Phrase::new("city-words-tile-count").with("seat", hand.seat).with("count", hand.count),
    };
    let mut words: Vec<Phrase> = view.hands.iter().map(hand).collect();
    if !words.is_empty() {
        let seen = numbers(view.position.seen_tiles);
        words.push(Phrase::new("city-words-discards").with("tiles", seen));
    }
    words
}

fn river(game: &CarsonCity) -> Option<Phrase> {
    let town = &game.town;
    let bridges: Vec<Phrase> = town.roads().both(&town.crossings()).iter().map(RoadPlace::phrase).collect();
    let bridges = if bridges.is_empty() { Arg::from("–") } else { Arg::from(bridges) };
    (!town.river().is_empty())
        .then(|| Phrase::new("city-words-river").with("river", names(town.river())).with("bridges", bridges))
}

fn income(income: &Income) -> Phrase {
    Phrase::new("city-words-income")
        .with("seat", income.owner)
        .with("building", income.building.phrase())
        .with("parcel", income.parcel)
        .with("total", income.total)
        .with("parts", income.parts.iter().copied().map(part).collect::<Vec<_>>())
}

fn part(part: IncomePart) -> Phrase {
    let id = match part.source {
        Source::FreeLand => "city-part-free-land",
        Source::Mountain => "city-part-mountain",
        Source::River => "city-part-river",
        Source::House => "city-part-house",
        Source::Ranch => "city-part-ranch",
        Source::Mine => "city-part-mine",
        Source::Itself => "city-part-itself",
        Source::Round => "city-part-round",
        Source::CityHall => "city-part-city-hall",
    };
    let at = part.parcel.map_or_else(String::new, |parcel| parcel.to_string());
    Phrase::new(id).with("amount", part.amount).with("parcel", at)
}

fn cowboys(game: &CarsonCity) -> Vec<Phrase> {
    let standing = |seat: Seat| {
        let player = game.player(seat);
        let shared = [(Space::Wages, player.on_wages()), (Space::OneRoad, player.on_road())];
        let shared = shared.into_iter().filter(|&(_, count)| count > 0).map(|(space, count)| {
            Phrase::new("city-words-several").with("count", count).with("place", space.phrase())
        });
        let single =
            player.on_spaces().iter().map(Place::Space).chain(player.on_parcels().iter().map(Place::Parcel));
        let places: Vec<Phrase> = shared.chain(single.map(|place| game.place_phrase(place))).collect();
        (!places.is_empty())
            .then(|| Phrase::new("city-words-cowboys").with("seat", seat).with("places", places))
    };
    game.all_seats().filter_map(standing).collect()
}
