//! The text account: the circle and the towns as pictures in characters, and everything in sentences.

use serde::Serialize;
use table::account::Picture;
use table::{
    Account, Choice, Field, Figure, HouseFigure, Hue, Line, OptionsError, OptionsForm, Phrase, Preview, Seat,
    SeatKind, Span, Standings, TextAccount, Tone,
};

use crate::action::Action;
use crate::card::{Card, Terrain, Territory};
use crate::facts::Facts;
use crate::game::{Asked, CircleWagons};
use crate::house_figures;
use crate::lone_cowboy::{Brief, Scenario};
use crate::options::Options;
use crate::reasons;
use crate::scoring::{ScoringCard, each_trial};
use crate::town::{Facing, Laid, Spot, Town};
use crate::view::View;

/// How many cards of the circle are drawn side by side: as many as fit beside a list of choices.
const CARDS_ABREAST: usize = 5;

impl TextAccount for CircleWagons {
    fn account(view: &View) -> Account {
        let game = view.state();
        Account { pictures: pictures(&game, None), words: words(&game, &view.scores), asked: asked(view) }
    }

    fn prompt(view: &View) -> Option<Phrase> {
        asked(view)
    }

    fn scores(view: &View) -> Standings {
        view.scores.clone()
    }

    fn explain(view: &View) -> Standings {
        view.state().explain_standings()
    }

    fn facts(view: &View) -> impl Serialize {
        Facts::of(&view.state())
    }
}

impl Preview for CircleWagons {
    fn choice(view: &View, seat: Seat, action: Action) -> (Phrase, Option<i32>) {
        let game = view.state();
        match action {
            Action::Start(card) => {
                (Phrase::new("wagons-choice-start").with("card", card).with("cells", cells_of(card)), None)
            }
            Action::Take(card) => {
                let skipped = game.circle.position(card).unwrap_or_default();
                let phrase =
                    Phrase::new("wagons-choice-take").with("card", card).with("cells", cells_of(card));
                (phrase.with("skipped", skipped), None)
            }
            Action::Lay { facing, at } => {
                let card = game.to_lay().unwrap_or(Card::ONE);
                let gain = game.gain(seat, Laid { card, at, facing });
                let id =
                    if facing == Facing::Upright { "wagons-choice-lay" } else { "wagons-choice-lay-turned" };
                (Phrase::new(id).with("at", at.to_string()), Some(gain))
            }
        }
    }

    fn preview(view: &View, seat: Seat, action: Action) -> Account {
        let game = view.state();
        match action {
            Action::Start(card) => preview_start(&game, card),
            Action::Take(card) => preview_draft(&game, seat, card),
            Action::Lay { facing, at } => {
                let card = game.to_lay().unwrap_or(Card::ONE);
                preview_lay(&game, seat, Laid { card, at, facing })
            }
        }
    }

    fn preview_scores(view: &View, seat: Seat, action: Action) -> Option<Standings> {
        let Action::Lay { facing, at } = action else { return None };
        let mut game = view.state();
        let card = game.to_lay()?;
        game.towns[seat.index()].lay(Laid { card, at, facing });
        Some(game.standings_now())
    }

    fn reasons(view: &View, seat: Seat, action: Action) -> Vec<Phrase> {
        reasons::reasons(view, seat, action)
    }

    fn nudge(view: &View, seat: Seat, action: Action) -> Phrase {
        reasons::nudge(view, seat, action)
    }
}

impl OptionsForm for CircleWagons {
    fn fields() -> Vec<Field> {
        let two = Choice::unset("wagons-option-two");
        let scenarios = Scenario::ALL.map(|scenario| {
            let brief = scenario.brief();
            let help = Phrase::new("wagons-option-scenario-help")
                .with("first", brief.scoring[0].phrase())
                .with("second", brief.scoring[1].phrase())
                .with("brief", brief_phrase(*brief));
            Choice::new(scenario.name(), scenario.phrase()).explained(help)
        });
        let choices = std::iter::once(two).chain(scenarios).collect();
        vec![
            Field::new("solo", "wagons-option-solo", "wagons-option-solo-help", choices)
                .with_house(house_figures::SCENARIOS.about()),
        ]
    }

    fn house_figures() -> Vec<HouseFigure> {
        house_figures::all()
    }

    fn figures() -> Vec<Figure> {
        crate::figures::all()
    }

    fn with_players(options: &Options, players: usize) -> Result<Options, OptionsError> {
        match players {
            1 => Ok(Options { solo: options.solo.or(Some(Scenario::DefensiblePosition)), scoring: None }),
            2 => Ok(Options { solo: None, ..options.clone() }),
            _ => Err(OptionsError::new(Phrase::new("wagons-options-players").with("players", players))),
        }
    }

    fn seat_kinds(options: &Options) -> Vec<SeatKind> {
        vec![SeatKind::Player, if options.solo.is_some() { SeatKind::Scripted } else { SeatKind::Player }]
    }
}

/// The card to be placed next, and how it changes the town.
fn preview_lay(game: &CircleWagons, seat: Seat, laid: Laid) -> Account {
    let before = game.score(seat).lines(game.scoring());
    let mut after = game.clone();
    after.towns[seat.index()].lay(laid);
    let changes =
        after.score(seat).lines(game.scoring()).into_iter().zip(before).filter_map(|(now, then)| {
            let change = now.points - then.points;
            (change != 0)
                .then(|| Phrase::new("wagons-preview-line").with("label", now.label).with("change", change))
        });
    let gain = Phrase::new("wagons-preview-gain").with("gain", game.gain(seat, laid));
    Account {
        pictures: vec![town_picture(&after, seat, Some(laid))],
        words: std::iter::once(gain).chain(changes).collect(),
        asked: None,
    }
}

/// The circle in the order of the draft, if this became the start card.
fn preview_start(game: &CircleWagons, card: Card) -> Account {
    let mut after = game.clone();
    after.circle.rotate_to(game.circle.position(card).unwrap_or_default());
    let order = after.circle().iter().map(|&card| card_phrase(card)).collect::<Vec<_>>();
    let words = vec![Phrase::new("wagons-preview-start").with("count", order.len()).with("cards", order)];
    Account { pictures: vec![circle_picture(&after, Some(card))], words, asked: None }
}

fn preview_draft(game: &CircleWagons, seat: Seat, card: Card) -> Account {
    let index = game.circle.position(card).unwrap_or_default();
    let mut best = i32::MIN;
    let theirs = game.tally(seat.other());
    each_trial(game.town(seat), card, game.scoring(), theirs, &mut |trial| {
        best = best.max(trial.score.total());
    });
    let now = game.score(seat).total();
    let given = game.circle()[..index].iter().map(|&card| card_phrase(card)).collect::<Vec<_>>();
    let mut words = vec![Phrase::new("wagons-preview-take").with("card", card).with("gain", best - now)];
    if !given.is_empty() {
        words.push(Phrase::new("wagons-preview-given").with("count", given.len()).with("cards", given));
    }
    Account { pictures: pictures(game, Some(card)), words, asked: None }
}

/// All pictures, beginning with what the decision is about. A card of the circle can be marked.
fn pictures(game: &CircleWagons, marked: Option<Card>) -> Vec<Picture> {
    let hand = game.to_lay().map(|card| hand_picture(game, card));
    let circle = (!game.circle.is_empty()).then(|| circle_picture(game, marked));
    let is_draft = hand.is_none();
    let (first, later) = if is_draft { (circle, None) } else { (hand, circle) };
    let turn = game.asked().map_or(Seat::FIRST, Asked::seat);
    let towns = [turn, turn.other()].into_iter().filter(|&seat| has_town(game, seat));
    let mut pictures: Vec<Picture> =
        first.into_iter().chain(towns.map(|seat| town_picture(game, seat, None))).collect();
    if let Some(preference) = game.lone_cowboy().and_then(|solo| solo.preference) {
        let lines = card_lines(preference, Facing::Upright, false);
        pictures.push(Picture { title: "wagons-title-preference".into(), owner: None, lines });
    }
    pictures.push(scoring_picture(game));
    pictures.extend(later);
    pictures
}

/// The scoring cards, one line each.
fn scoring_picture(game: &CircleWagons) -> Picture {
    let line = |card: &ScoringCard| {
        let phrase = Phrase::new("wagons-scoring-line").with("card", card.phrase()).with("rule", card.rule());
        vec![Span::words(phrase, Tone::Plain)]
    };
    let lines = game.scoring().iter().map(line).collect();
    Picture { title: "wagons-title-scoring".into(), owner: None, lines }
}

fn has_town(game: &CircleWagons, seat: Seat) -> bool {
    game.lone_cowboy().is_none() || seat == Seat::FIRST
}

fn hand_picture(game: &CircleWagons, card: Card) -> Picture {
    let [upright, turned] = Facing::ALL.map(|facing| card_lines(card, facing, false));
    let gap = || Span::plain("   ", Tone::Plain);
    let lines = upright
        .into_iter()
        .zip(turned)
        .map(|(upright, turned)| upright.into_iter().chain([gap()]).chain(turned).collect())
        .collect();
    let title = Phrase::new("wagons-title-hand").with("card", card);
    Picture { title, owner: game.asked().map(Asked::seat), lines }
}

fn circle_picture(game: &CircleWagons, marked: Option<Card>) -> Picture {
    let mut lines: Vec<Line> = Vec::new();
    for (row, cards) in game.circle().chunks(CARDS_ABREAST).enumerate() {
        let mut block: [Line; 3] = Default::default();
        for (index, &card) in cards.iter().enumerate() {
            let skips = row * CARDS_ABREAST + index;
            let tone = if marked == Some(card) { Tone::Target } else { Tone::Strong };
            let cost = if skips == 0 || game.start_open { String::new() } else { format!("+{skips}") };
            block[0].push(Span::plain(format!("{card:<3}"), tone));
            block[0].push(Span::plain(format!("{cost:<5} "), Tone::Dim));
            for (line, cells) in
                block[1..].iter_mut().zip(card_lines(card, Facing::Upright, marked == Some(card)))
            {
                line.extend(cells);
                line.push(Span::plain(" ", Tone::Plain));
            }
        }
        lines.extend(block);
    }
    let title = Phrase::new("wagons-title-circle").with("count", game.circle.len());
    Picture { title, owner: None, lines }
}

/// The two rows of a card.
fn card_lines(card: Card, facing: Facing, marked: bool) -> Vec<Line> {
    let laid = Laid { card, at: Spot::ORIGIN, facing };
    let [a, b, c, d] = laid.cells().map(|(_, _, territory)| territory);
    [[a, b], [c, d]]
        .map(|row| row.into_iter().flat_map(|territory| cell_spans(territory, marked)).collect())
        .into()
}

/// A cell: the terrain's sign, two letters for the object, a space.
fn cell_spans(territory: Territory, marked: bool) -> [Span; 3] {
    let (sign, hue) = sign(territory.terrain);
    let tone = if marked { Tone::Marked(hue) } else { Tone::Ground(hue) };
    [Span::plain(sign, tone), Span::words(territory.object.letters(), tone), Span::plain(" ", Tone::Plain)]
}

/// A terrain can be recognised by its sign alone.
const fn sign(terrain: Terrain) -> (&'static str, Hue) {
    match terrain {
        Terrain::Desert => (".", Hue::Sand),
        Terrain::Forest => ("♣", Hue::Leaf),
        Terrain::Snow => ("*", Hue::Snow),
        Terrain::Mountain => ("^", Hue::Rock),
        Terrain::Plains => ("\"", Hue::Grass),
        Terrain::Water => ("~", Hue::Water),
    }
}

/// A town with the numbers of its columns and rows. The card placed last, or the one being tried, is marked.
fn town_picture(game: &CircleWagons, seat: Seat, trial: Option<Laid>) -> Picture {
    let town = game.town(seat);
    let marked = trial.or(town.laid().last().copied());
    let mut lines = Vec::new();
    if let Some((low, high)) = town.bounds() {
        let mut head = vec![Span::plain("    ", Tone::Plain)];
        head.extend((low.column..=high.column).map(|column| Span::plain(format!("{column:^4}"), Tone::Dim)));
        lines.push(head);
        lines.extend((low.row..=high.row).map(|row| town_line(town, low.column..=high.column, row, marked)));
    } else {
        lines.push(vec![Span::words("wagons-town-empty", Tone::Dim)]);
    }
    Picture { title: Phrase::new("wagons-title-town").with("seat", seat), owner: Some(seat), lines }
}

fn town_line(town: &Town, columns: std::ops::RangeInclusive<i16>, row: i16, marked: Option<Laid>) -> Line {
    let mut line = vec![Span::plain(format!("{row:>3} "), Tone::Dim)];
    for column in columns {
        let at = Spot { column, row };
        match town.top(at) {
            Some(territory) => {
                let is_marked = marked.is_some_and(|laid| laid.covers(at));
                line.extend(cell_spans(territory, is_marked));
            }
            None => line.push(Span::plain(" ·  ", Tone::Dim)),
        }
    }
    line
}

fn asked(view: &View) -> Option<Phrase> {
    let asked = view.asked?;
    let mine = view.viewer.seat() == Some(asked.seat());
    Some(match (asked, mine) {
        (Asked::Start { .. }, true) => Phrase::new("wagons-asked-start"),
        (Asked::Draft { .. }, true) => Phrase::new("wagons-asked-draft"),
        (Asked::Lay { card, .. }, true) => Phrase::new("wagons-asked-lay").with("card", card),
        (Asked::Start { seat }, false) => Phrase::new("wagons-waiting-start").with("seat", seat),
        (Asked::Draft { seat }, false) => Phrase::new("wagons-waiting-draft").with("seat", seat),
        (Asked::Lay { seat, card }, false) => {
            Phrase::new("wagons-waiting-lay").with("seat", seat).with("card", card)
        }
    })
}

fn words(game: &CircleWagons, scores: &Standings) -> Vec<Phrase> {
    let mut words = Vec::new();
    words.extend(game.scoring().iter().map(|card| scoring_phrase(*card)));
    for standing in &scores.seats {
        words.push(
            Phrase::new("wagons-words-points").with("seat", standing.seat).with("points", standing.points),
        );
    }
    for seat in Seat::all(2).filter(|&seat| has_town(game, seat)) {
        words.extend(town_words(game.town(seat), seat));
    }
    if let Some(solo) = game.lone_cowboy() {
        let brief = brief_phrase(*solo.scenario.brief());
        words.push(
            Phrase::new("wagons-words-scenario")
                .with("scenario", solo.scenario.phrase())
                .with("brief", brief),
        );
        words.extend(
            house_figures::SCENARIOS.about().map(|about| Phrase::new("house-figure").with("about", about)),
        );
        let city = solo.city.as_slice().iter().map(|&card| card_phrase(card)).collect::<Vec<_>>();
        words.push(Phrase::new("wagons-words-city").with("count", city.len()).with("cards", city));
        if let Some(preference) = solo.preference {
            let top = card_phrase(preference);
            words
                .push(Phrase::new("wagons-words-preference").with("card", top).with("left", solo.pile.len()));
        }
    }
    let circle = game.circle().iter().map(|&card| card_phrase(card)).collect::<Vec<_>>();
    words.push(Phrase::new("wagons-words-circle").with("count", circle.len()).with("cards", circle));
    words
}

fn scoring_phrase(card: ScoringCard) -> Phrase {
    Phrase::new("wagons-words-scoring").with("card", card.phrase()).with("rule", card.rule())
}

/// What the Lone Cowboy's opponent looks for, and the points it brings them.
fn brief_phrase(brief: Brief) -> Phrase {
    Phrase::new("wagons-words-brief")
        .with("object", brief.object.phrase())
        .with("skips", brief.skips)
        .with("points", brief.points)
}

fn town_words(town: &Town, seat: Seat) -> Vec<Phrase> {
    let Some((low, high)) = town.bounds() else {
        return vec![Phrase::new("wagons-words-town-empty").with("seat", seat)];
    };
    let cells = (low.row..=high.row)
        .flat_map(|row| (low.column..=high.column).map(move |column| town.top(Spot { column, row })))
        .flatten()
        .count();
    let head = Phrase::new("wagons-words-town")
        .with("seat", seat)
        .with("count", town.laid().len())
        .with("cells", cells)
        .with("first", low.column);
    let rows = (low.row..=high.row).map(|row| {
        let cells = (low.column..=high.column).map(|column| match town.top(Spot { column, row }) {
            Some(territory) => territory_phrase(territory),
            None => Phrase::new("wagons-words-hole"),
        });
        Phrase::new("wagons-words-row").with("row", row).with("cells", cells.collect::<Vec<_>>())
    });
    std::iter::once(head).chain(rows).collect()
}

fn territory_phrase(territory: Territory) -> Phrase {
    Phrase::new("wagons-words-cell")
        .with("terrain", territory.terrain.phrase())
        .with("object", territory.object.phrase())
}

pub(crate) fn cells_of(card: Card) -> Vec<Phrase> {
    card.face().iter().map(|&territory| territory_phrase(territory)).collect()
}

pub(crate) fn card_phrase(card: Card) -> Phrase {
    Phrase::new("wagons-words-card").with("card", card).with("cells", cells_of(card))
}
