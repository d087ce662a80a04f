//! The text account: the map, the track and the players as pictures in characters, and everything in sentences.

pub(super) mod choices;
mod effects;
mod fields;
mod forecast;
mod map;
mod reasons;
mod rounds;
mod words;

use serde::Serialize;
use table::account::Picture;
use table::dice::FastDice;
use table::{
    Account, Chapter, Field, Figure, Forecast, Game, HouseFigure, Line, OptionsError, OptionsForm, Phrase,
    Preview, SaturatingAs, Seat, SeatKind, Silence, Span, Standings, TextAccount, Tone, Used,
};

pub(crate) use self::fields::with_side;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::event::Event;
use crate::interface::facts::Facts;
use crate::interface::view::View;
use crate::questions::{About, Ask};
use crate::setup::options::{Options, Strategy};
use crate::track::space::{Place, Space, Spaces};

impl TextAccount for CarsonCity {
    fn account(view: &View) -> Account {
        let game = view.state();
        Account { pictures: pictures(&game), words: words::words(&game, view), asked: asked(&game, view) }
    }

    fn prompt(view: &View) -> Option<Phrase> {
        asked(&view.state(), view)
    }

    fn scores(view: &View) -> Standings {
        view.scores.clone()
    }

    fn explain(view: &View) -> Standings {
        view.state().explain_standings()
    }

    fn chapters(first: &View, told: &[(usize, &Event)]) -> Vec<Chapter> {
        rounds::chapters(first, told)
    }

    fn used(told: &[&Event]) -> Vec<Used> {
        Used::count(told.iter().filter_map(|event| match **event {
            Event::Chose { seat, role } => Some((seat, "city-used-characters".into(), role.phrase())),
            Event::Built { seat, building, .. } => {
                Some((seat, "city-used-buildings".into(), building.phrase()))
            }
            _ => None,
        }))
    }

    fn facts(view: &View) -> impl Serialize {
        Facts::of(view)
    }
}

impl Preview for CarsonCity {
    fn choice(view: &View, seat: Seat, action: Action) -> (Phrase, Option<i32>) {
        let game = view.state();
        (choices::phrase(&game, seat, action), gain(&game, seat, action))
    }

    fn preview(view: &View, seat: Seat, action: Action) -> Account {
        let game = view.state();
        let mut account = Account { words: vec![choices::phrase(&game, seat, action)], ..Account::default() };
        match without_chance(&game, seat, action) {
            None => account.words.push(Phrase::new("city-preview-chance")),
            Some(after) => {
                account.words.extend(brings(&game, &after, seat));
                account.pictures = pictures(&after);
            }
        }
        account
    }

    fn forecast(view: &View, seat: Seat) -> Vec<Forecast> {
        forecast::forecast(&view.state(), seat)
    }

    fn reasons(view: &View, seat: Seat, action: Action) -> Vec<Phrase> {
        reasons::reasons(&view.state(), seat, action)
    }

    fn nudge(view: &View, seat: Seat, action: Action) -> Phrase {
        reasons::nudge(&view.state(), seat, action)
    }
}

impl OptionsForm for CarsonCity {
    fn fields() -> Vec<Field> {
        fields::fields()
    }

    fn house_figures() -> Vec<HouseFigure> {
        crate::interface::house_figures::all()
    }

    fn figures() -> Vec<Figure> {
        crate::interface::figures::all()
    }

    fn with_players(options: &Options, players: usize) -> Result<Options, OptionsError> {
        let players = u8::try_from(players).unwrap_or(u8::MAX);
        let solo = if players == 1 { Some(options.solo.unwrap_or(Strategy::Rancher)) } else { None };
        let options = Options { players, solo, ..options.clone() };
        options.check()?;
        Ok(options)
    }

    fn seat_kinds(options: &Options) -> Vec<SeatKind> {
        if options.solo.is_some() {
            return vec![SeatKind::Player, SeatKind::Scripted];
        }
        vec![SeatKind::Player; options.players as usize]
    }
}

/// By how much an action changes the points; money is there to be spent and does not count.
fn gain(game: &CarsonCity, seat: Seat, action: Action) -> Option<i32> {
    let after = without_chance(game, seat, action)?;
    Some(after.points_without_money(seat) - game.points_without_money(seat)).filter(|&gain| gain != 0)
}

/// What an action costs and brings: now, each round, at the end.
fn brings(game: &CarsonCity, after: &CarsonCity, seat: Seat) -> Vec<Phrase> {
    let earned = |game: &CarsonCity| -> i32 {
        let incomes = game.incomes().into_iter().filter(|income| income.owner == seat);
        incomes.map(|income| i32::from(income.total)).sum()
    };
    let money = i32::from(after.player(seat).money()) - i32::from(game.player(seat).money());
    let income = earned(after) - earned(game);
    let points = after.points_without_money(seat) - game.points_without_money(seat);
    let mut words = Vec::new();
    if money != 0 {
        let id = if money < 0 { "city-preview-costs" } else { "city-preview-pays" };
        words.push(Phrase::new(id).with("amount", money.abs()));
    }
    if let Some(per_round) = effects::per_round(income) {
        words.push(per_round);
    } else if let Some(best) = forecast::best_income(after, seat).filter(|&best| money < 0 && best > 0) {
        words.push(Phrase::new("city-preview-best-income").with("amount", best));
    }
    if points != 0 {
        words.push(Phrase::new("city-preview-gain").with("gain", points));
    }
    if words.is_empty() {
        words.push(Phrase::new("city-preview-same"));
    }
    words
}

/// The state after an action, if no die is rolled and no tile drawn meanwhile.
fn without_chance(game: &CarsonCity, seat: Seat, action: Action) -> Option<CarsonCity> {
    // What the others have chosen in secret is as good as chance.
    if game.asked().is_some_and(Ask::is_secret) {
        return None;
    }
    let mut after = *game;
    let untouched = FastDice::seeded(0);
    let mut dice = untouched.clone();
    after.apply(seat, action, &mut dice, &mut Silence);
    (dice == untouched).then_some(after)
}

fn asked(game: &CarsonCity, view: &View) -> Option<Phrase> {
    let ask = view.asked?;
    Some(match view.viewer.seat().filter(|&seat| ask.seats().contains(seat)) {
        Some(seat) => ask.prompt(game, seat),
        None if matches!(ask, Ask::Race(_)) => Phrase::new("city-waiting-race"),
        None if ask.seats().len() > 1 => {
            Phrase::new("city-waiting-for-several").with("seats", ask.seats().iter().collect::<Vec<_>>())
        }
        None => ask.prompt_for_others(game),
    })
}

/// The pictures, beginning with what the decision is about: usually the map, but the players if it is about money or a character.
fn pictures(game: &CarsonCity) -> Vec<Picture> {
    let (map, players, track) = (map::picture(game), players_picture(game), track_picture(game));
    match game.asked().map(Ask::about) {
        Some(About::Players) => vec![players, track, map],
        Some(About::Map) | None => vec![map, players, track],
    }
}

/// The row of buildings, and a line for each space with cowboys and each future duel: who, where, and the chances in percent.
fn track_picture(game: &CarsonCity) -> Picture {
    let spaces = Spaces::FOR_COWBOYS.iter().map(Place::Space);
    let places = spaces.chain(game.contested_parcels().iter().map(Place::Parcel));
    let lines = places.filter_map(|place| {
        let mut line = cowboys_on(game, place);
        let used: usize = line.iter().map(map::width).sum();
        if used == 0 {
            return None;
        }
        line.push(Span::plain(" ".repeat(7usize.saturating_sub(used).max(1)), Tone::Plain));
        line.push(Span::words(game.place_phrase(place), Tone::Plain));
        if let Some(chances) = chances(game, place) {
            line.extend([Span::plain("  ", Tone::Dim), Span::words(chances, Tone::Dim)]);
        }
        Some(line)
    });
    let row = vec![
        Span::words(words::round(game), Tone::Strong),
        Span::plain(" ", Tone::Plain),
        Span::words(words::row(game), Tone::Plain),
    ];
    Picture {
        title: "city-title-track".into(),
        owner: None,
        lines: std::iter::once(row).chain(lines).collect(),
    }
}

/// The chances of the fighters in seat order, if there will be a duel.
fn chances(game: &CarsonCity, place: Place) -> Option<Phrase> {
    if !game.awaits_duel(place) {
        return None;
    }
    let odds = game.odds(place);
    let mut fighters = odds.fighters.clone();
    fighters.sort_by_key(|fighter| fighter.seat);
    let percents: Vec<String> = fighters.iter().map(|fighter| fighter.percent.to_string()).collect();
    Some(Phrase::new("city-percent").with("percent", percents.join(" : ")))
}

/// The numbers of the players whose cowboys are there; `!` marks dynamite, `~` a "no duel" token, `*` the Sheriff, `@` an Outlaw.
fn cowboys_on(game: &CarsonCity, place: Place) -> Vec<Span> {
    let mut spans = Vec::new();
    for seat in game.all_seats() {
        let player = game.player(seat);
        let count = match place {
            Place::Space(Space::Wages) => player.on_wages(),
            Place::Space(Space::OneRoad) => player.on_road(),
            _ => u8::from(player.stands_on(place)),
        };
        let quiet =
            matches!(place, Place::Space(space) if game.tokens.lies_on(space)) && game.singer() == Some(seat);
        for _ in 0..count {
            spans.push(Span::plain(seat.to_string(), Tone::Seat(seat)));
        }
        if count > 0 && player.has_dynamite_on(place) {
            spans.push(Span::plain("!", Tone::Strong));
        }
        if count > 0 && quiet {
            spans.push(Span::plain("~", Tone::Strong));
        }
    }
    if game.has_outlaw(place) {
        spans.push(Span::plain("@", Tone::Loss));
    }
    if game.sheriff == crate::game::WhiteCowboy::At(place) {
        spans.push(Span::plain("*", Tone::Strong));
    }
    spans
}

/// A line for each player, in columns: money, points, revolvers, cowboys, roads, firepower, parcels; the character, and `!` for
/// each stick of dynamite.
fn players_picture(game: &CarsonCity) -> Picture {
    let head = vec![
        Span::plain("     $ ", Tone::Dim),
        Span::words("city-columns-first", Tone::Dim),
        Span::plain(" ", Tone::Dim),
        Span::words("city-columns-second", Tone::Dim),
    ];
    let lines = game.all_seats().map(|seat| player_line(game, seat));
    Picture {
        title: "city-title-players".into(),
        owner: None,
        lines: std::iter::once(head).chain(lines).collect(),
    }
}

fn player_line(game: &CarsonCity, seat: Seat) -> Line {
    let player = game.player(seat);
    let column = |width: usize, number: i32| Span::plain(format!("{number:>width$}"), Tone::Plain);
    let mut line = vec![
        Span::plain(format!("{seat:>2}"), Tone::Seat(seat)),
        column(4, i32::from(player.money())),
        column(4, i32::from(player.points())),
        column(4, i32::from(player.revolvers())),
        column(4, i32::from(player.cowboys())),
        column(5, i32::from(player.roads())),
        column(5, i32::from(game.firepower(seat))),
        column(5, game.town.owned(seat).len().saturating_as::<i32>()),
        Span::plain("  ", Tone::Plain),
    ];
    if player.paperboy().is_some() {
        line.push(Span::words("city-character-paperboy", Tone::Plain));
        line.push(Span::plain(" + ", Tone::Dim));
    }
    line.extend(player.role().map(|role| Span::words(role.phrase(), Tone::Plain)));
    if player.dynamite() > 0 {
        line.push(Span::plain(format!(" {}", "!".repeat(player.dynamite() as usize)), Tone::Strong));
    }
    line
}
