//! The observation of a state by a seat.

use carson_city::game::WhiteCowboy;
use carson_city::player::Eight;
use carson_city::standish::{Cards, Standish};
use carson_city::{
    Ask, Building, CarsonCity, DuelTiles, Enclosure, Parcels, Place, SheetLine, Side, Space, Switch, Variant,
};
use table::{Game as _, SaturatingAs, Seat, Seats};

use super::channels::CHANNELS;
use crate::channel::{Round, Sink};

pub(super) fn observe(game: &CarsonCity, seat: Seat, into: &mut [i16]) {
    let round = Round { me: seat, seats: game.seats() };
    let mut sink = Sink::new(CHANNELS, into);
    observe_question(game, round, &mut sink);
    observe_map(game, round, &mut sink);
    observe_track(game, round, &mut sink);
    observe_order(game, round, &mut sink);
    observe_players(game, round, &mut sink);
    observe_variants(game, round, &mut sink);
    debug_assert!(sink.is_full(), "every channel is written");
}

fn write_map(parcels: Parcels, into: &mut [i16]) {
    for parcel in parcels.iter() {
        into[parcel.index()] = 1;
    }
}

/// Writes everybody's parcels, one map for each seat.
fn write_maps(round: Round, into: &mut [i16], parcels: impl Fn(Seat) -> Parcels) {
    for seat in Seat::all(round.seats) {
        write_map(parcels(seat), &mut into[round.place(seat) * 64..]);
    }
}

fn write_spaces(spaces: impl Iterator<Item = Space>, into: &mut [i16]) {
    for space in spaces {
        into[space as usize] = 1;
    }
}

fn flag(is: bool) -> i32 {
    i32::from(is)
}

/// What a question is about besides a place: land to choose from, kinds of building.
fn observe_question(game: &CarsonCity, round: Round, sink: &mut Sink) {
    let asked = game.deciders();
    sink.number("me_asked", flag(asked.contains(round.me)));
    sink.each("asked", round, |seat| flag(asked.contains(seat)));
    let ask = game.asked();
    sink.one_of("question", ask.map(Ask::kind));
    let space = sink.channel("question_space");
    let map = sink.channel("question_map");
    let kinds = sink.channel("question_building");
    match ask.and_then(Ask::place) {
        Some(Place::Space(at)) => space[at as usize] = 1,
        Some(Place::Parcel(at)) => map[at.index()] = 1,
        None => {}
    }
    let mut auction = None;
    let mut seats = Seats::NONE;
    match ask {
        Some(Ask::Build(build)) => {
            for kind in Building::ALL.into_iter().filter(|&kind| build.kinds.contains(kind)) {
                kinds[kind.index()] = 1;
            }
        }
        Some(Ask::Stake(stake)) => kinds[stake.kind.index()] = 1,
        Some(Ask::StakeTile(stake)) => {
            kinds[stake.kind.index()] = 1;
            map[stake.parcel.index()] = 1;
        }
        Some(Ask::Lot(lot)) => write_map(lot.chosen, map),
        Some(Ask::BuyParcel(buy)) => write_map(buy.among, map),
        Some(Ask::DuelOrder(order)) => write_map(order.among, map),
        Some(Ask::BuyBuilding(buy)) => space[buy.space as usize] = 1,
        Some(Ask::BuyPoints(buy)) => space[buy.space as usize] = 1,
        Some(Ask::Bid(bid)) => {
            write_map(bid.0.lot.parcels(), map);
            seats = bid.0.bidders.0;
            auction = Some(bid.0);
        }
        Some(Ask::Tiles(tiles)) => seats = tiles.fighters.0,
        _ => {}
    }
    sink.number("question_bid", auction.map_or(0, |auction| i32::from(auction.bid)));
    let leader = auction.and_then(|auction| auction.leader);
    sink.each("question_leader", round, |seat| flag(leader == Some(seat)));
    sink.each("question_seats", round, |seat| flag(seats.contains(seat)));
    sink.number("round", i32::from(game.round()));
    sink.one_of("phase", ask.map(|ask| ask.phase().map_or(0, usize::from)));
    sink.one_of("stop", game.current_stop().map(|stop| stop as usize));
    let variants = sink.channel("variants");
    for (variant, into) in Variant::ALL.into_iter().zip(variants) {
        *into = i16::from(game.plays(variant));
    }
}

fn observe_map(game: &CarsonCity, round: Round, sink: &mut Sink) {
    let town = game.town();
    write_map(town.mountains(), sink.channel("mountains"));
    write_map(town.houses(), sink.channel("houses"));
    write_map(town.townhouses(), sink.channel("townhouses"));
    let buildings = sink.channel("buildings");
    for kind in Building::ALL {
        write_map(town.buildings(kind), &mut buildings[kind.index() * 64..]);
    }
    write_map(town.river(), sink.channel("river"));
    write_map(town.outlaws(), sink.channel("outlaws"));
    write_map(town.connected(), sink.channel("connected"));
    write_map(game.given_up(), sink.channel("given_up"));
    write_map(game.ridden_ranches(), sink.channel("ridden"));
    let roads = sink.channel("roads");
    for place in town.roads().iter() {
        roads[place.index()] = 1;
    }
    write_maps(round, sink.channel("owned"), |seat| town.owned(seat));
    write_maps(round, sink.channel("cowboys_on_map"), |seat| game.player(seat).on_parcels());
    write_maps(round, sink.channel("dynamite_on_map"), |seat| game.player(seat).dynamite_on_parcels());
}

fn observe_track(game: &CarsonCity, round: Round, sink: &mut Sink) {
    let cowboys = sink.channel("cowboys_on_track");
    let dynamite = sink.channel("dynamite_on_track");
    for seat in Seat::all(round.seats) {
        let player = game.player(seat);
        let first = round.place(seat) * Space::COUNT;
        write_spaces(player.on_spaces().iter(), &mut cowboys[first..]);
        cowboys[first + Space::Wages as usize] = player.on_wages().into();
        cowboys[first + Space::OneRoad as usize] = player.on_road().into();
        write_spaces(player.dynamite_on_spaces().iter(), &mut dynamite[first..]);
    }
    let sheriff = game.sheriff();
    let on_map = sink.channel("sheriff_on_map");
    let on_track = sink.channel("sheriff_on_track");
    match sheriff {
        WhiteCowboy::At(Place::Parcel(parcel)) => on_map[parcel.index()] = 1,
        WhiteCowboy::At(Place::Space(space)) => on_track[space as usize] = 1,
        WhiteCowboy::Away | WhiteCowboy::InHand => {}
    }
    sink.number("sheriff_in_hand", flag(sheriff == WhiteCowboy::InHand));
    sink.number("tokens_left", i32::from(game.tokens_left()));
    write_spaces(game.tokens_laid().iter(), sink.channel("tokens"));
    let row = sink.channel("row");
    for (index, kind) in game.row().iter().enumerate() {
        if let Some(kind) = kind {
            row[index * Building::COUNT + kind.index()] = 1;
        }
    }
    let bag = sink.channel("bag");
    for (kind, into) in Building::ALL.into_iter().zip(bag) {
        *into = game.bag().count(kind).into();
    }
}

fn observe_order(game: &CarsonCity, round: Round, sink: &mut Sink) {
    let cast = game.cast();
    let present = sink.channel("cast");
    let red = sink.channel("cast_red");
    for role in cast.iter() {
        present[usize::from(role.character.number())] = 1;
        red[usize::from(role.character.number())] = i16::from(role.side == Side::Red);
    }
    sink.each("players", round, |_| 1);
    for (name, line) in [("turn_order", game.turns()), ("pass_order", game.pass_order())] {
        let places = sink.channel(name);
        for (place, &seat) in (1..).zip(line.as_slice()) {
            places[round.place(seat)] = place;
        }
    }
}

fn observe_players(game: &CarsonCity, round: Round, sink: &mut Sink) {
    let player = |seat| game.player(seat);
    let points = game.points();
    sink.each("money", round, |seat| player(seat).money().into());
    sink.each("victory_points", round, |seat| player(seat).points().into());
    sink.each("points", round, |seat| points[seat.index()]);
    sink.each("cash_limit", round, |seat| player(seat).cash_limit().into());
    sink.each("revolvers", round, |seat| player(seat).revolvers().into());
    sink.each("firepower", round, |seat| game.firepower(seat).into());
    sink.each("own_roads", round, |seat| player(seat).roads().into());
    sink.each("cowboys", round, |seat| player(seat).cowboys().into());
    sink.each("cowboys_away", round, |seat| player(seat).in_general_supply().into());
    sink.each("dynamite", round, |seat| player(seat).dynamite().into());
    sink.each("property_tiles", round, |seat| game.town().tiles_left(seat).saturating_as());
    let kept = sink.channel("kept");
    for seat in Seat::all(round.seats) {
        let tiles = player(seat).kept();
        if !tiles.is_empty() {
            for (kind, count) in tiles.iter() {
                kept[round.place(seat) * Building::COUNT + kind.index()] = count.into();
            }
        }
    }
    let roles = sink.channel("role");
    let characters = roles.len() / carson_city::town::MOST_PLAYERS;
    for seat in Seat::all(round.seats) {
        if let Some(role) = player(seat).role() {
            roles[round.place(seat) * characters + usize::from(role.character.number())] = 1;
        }
    }
    sink.each("role_red", round, |seat| flag(player(seat).role().is_some_and(|role| role.side == Side::Red)));
    let paperboys = sink.channel("paperboy");
    for seat in Seat::all(round.seats) {
        if let Some(side) = player(seat).paperboy() {
            paperboys[round.place(seat) * 2 + usize::from(side == Side::Red)] = 1;
        }
    }
    sink.each("waits_for_eight", round, |seat| flag(player(seat).eight() == Eight::Later));
    sink.each("sharpshooter", round, |seat| flag(player(seat).sharpshooter() == Switch::On));
    sink.each("ammunition", round, |seat| flag(game.ammunition() == Some(seat)));
    sink.each("city_hall", round, |seat| flag(game.holds_city_hall(seat)));
    sink.each("teacher", round, |seat| flag(game.teacher() == Some(seat)));
}

/// Horses, duel tiles, sheets, Outlaws and Standish.
fn observe_variants(game: &CarsonCity, round: Round, sink: &mut Sink) {
    let player = |seat| game.player(seat);
    sink.each("shifts", round, |seat| player(seat).shifts().into());
    sink.each("horses", round, |seat| player(seat).horses().into());
    let horses = sink.channel("enclosed_horses");
    let cowboys = sink.channel("enclosed_cowboys");
    if game.plays(Variant::Horses) {
        for seat in Seat::all(round.seats) {
            let enclosures = player(seat).enclosures();
            for (enclosure, index) in Enclosure::all().zip(round.place(seat) * Enclosure::COUNT..) {
                horses[index] = enclosures.horses(enclosure).into();
                cowboys[index] = enclosures.has_cowboy(enclosure).into();
            }
        }
    }
    sink.each("rodeos", round, |seat| player(seat).rodeos().into());
    sink.each("duel_tiles", round, |seat| player(seat).tiles().len().into());
    sink.each("duel_tiles_laid", round, |seat| player(seat).laid().len().into());
    write_tiles(player(round.me).tiles(), sink.channel("own_duel_tiles"));
    let laid = sink.channel("known_laid_tiles");
    for seat in game.open_tiles().with(round.me).iter() {
        write_tiles(player(seat).laid(), &mut laid[round.place(seat) * 6..]);
    }
    write_tiles(game.seen_tiles(), sink.channel("seen_duel_tiles"));
    let sheet = sink.channel("own_sheet");
    if matches!(game.asked(), Some(Ask::Sheets(_))) {
        for (line, into) in SheetLine::ALL.into_iter().zip(sheet) {
            *into = player(round.me).sheet().get(line).into();
        }
    }
    sink.number("outlaw_strength", i32::from(game.outlaw_strength()));
    let standish = game.standish();
    sink.each("standish", round, |seat| flag(standish.is_some() && seat != Seat::FIRST));
    sink.number("standish_left", standish.map_or(0, |standish| i32::from(standish.left())));
    sink.one_of("standish_strategy", standish.map(|standish| standish.strategy() as usize));
    let deck = sink.channel("standish_deck");
    let drawn = sink.channel("standish_drawn");
    if let Some(standish) = standish {
        write_cards(standish.deck(), deck);
        write_cards(standish.drawn(), drawn);
    }
    sink.number("standish_helped", standish.map_or(0, |standish| i32::from(standish.helped())));
    sink.number("standish_bridge", flag(standish.is_some_and(Standish::has_bridge)));
}

fn write_cards(cards: Cards, into: &mut [i16]) {
    for number in Vec::<u8>::from(cards) {
        into[usize::from(number) - 1] = 1;
    }
}

fn write_tiles(tiles: DuelTiles, into: &mut [i16]) {
    for number in 0..=DuelTiles::HIGHEST {
        into[usize::from(number)] = tiles.count(number).into();
    }
}
