//! The quick grids against a slow and plain reading of the rules, over random games.

use std::collections::HashMap;

use carson_cards::{Action, CarsonCards, Element, Laid, Options, Person, PersonSet, Spot};
use table::dice::FastDice;
use table::{Game, SaturatingAs, Scratch, Seat, Silence};

type Ground = HashMap<(i8, i8), Element>;

fn ground(laid: &[Laid]) -> Ground {
    let cells = laid.iter().flat_map(|laid| laid.cells());
    cells.map(|(spot, element)| ((spot.column, spot.row), element)).collect()
}

fn is_quiet(ground: &Ground, persons: PersonSet) -> bool {
    persons.contains(Person::Sheriff) || ground.values().any(|&shown| shown == Element::Prison)
}

fn size(ground: &Ground) -> (i8, i8) {
    let length = |places: &dyn Fn(&(i8, i8)) -> i8| {
        let all = || ground.keys().map(places);
        all().max().unwrap() - all().min().unwrap() + 1
    };
    (length(&|cell| cell.0), length(&|cell| cell.1))
}

fn may_cover(above: Element, below: Element, quiet: bool) -> bool {
    match below {
        Element::Empty => true,
        Element::Outlaws => quiet,
        Element::House if above == Element::Townhouse => true,
        _ => above == below,
    }
}

fn may_lie(ground: &Ground, laid: Laid, persons: PersonSet) -> bool {
    if ground.is_empty() {
        return laid.at == Spot::ORIGIN;
    }
    let quiet = is_quiet(ground, persons);
    let covers_well = laid.cells().iter().all(|(spot, above)| {
        ground.get(&(spot.column, spot.row)).is_none_or(|&below| may_cover(*above, below, quiet))
    });
    let touches = laid.cells().iter().any(|(Spot { column, row }, _)| {
        [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)]
            .iter()
            .any(|(x, y)| ground.contains_key(&(column + x, row + y)))
    });
    let mut after = ground.clone();
    after.extend(laid.cells().map(|(spot, element)| ((spot.column, spot.row), element)));
    let (columns, rows) = size(&after);
    let fits = columns.max(rows) <= 8
        || persons.contains(Person::Captain) && columns.max(rows) == 9 && columns.min(rows) <= 8;
    covers_well && touches && fits
}

fn around(ground: &Ground, cell: (i8, i8)) -> Vec<Element> {
    let steps = (-1..=1).flat_map(|x| (-1..=1).map(move |y| (x, y))).filter(|&step| step != (0, 0));
    steps.filter_map(|(x, y)| ground.get(&(cell.0 + x, cell.1 + y)).copied()).collect()
}

fn houses(shown: impl IntoIterator<Item = Element>) -> i32 {
    let weight = |element| match element {
        Element::House => 1,
        Element::Townhouse | Element::Hotel => 2,
        _ => 0,
    };
    shown.into_iter().map(weight).sum()
}

/// Every building asks for its points itself.
fn building_points(ground: &Ground, quiet: bool) -> i32 {
    let count = |element| ground.values().filter(|&&shown| shown == element).count().saturating_as::<i32>();
    let all_houses = houses(ground.values().copied());
    let others = ground.values().filter(|shown| {
        !matches!(
            shown,
            Element::Empty | Element::Mountain | Element::Outlaws | Element::House | Element::Townhouse
        )
    });
    let others = others.count().saturating_as::<i32>();
    let points_of = |(&cell, &element): (&(i8, i8), &Element)| {
        let near = around(ground, cell);
        let near_houses = houses(near.iter().copied());
        let empty = |shown: &&Element| **shown == Element::Empty || quiet && **shown == Element::Outlaws;
        match element {
            Element::Ranch => near.iter().filter(empty).count().saturating_as::<i32>(),
            Element::Mine => {
                2 * near.iter().filter(|shown| **shown == Element::Mountain).count().saturating_as::<i32>()
            }
            Element::Blacksmith => count(Element::Mine) + count(Element::Ranch),
            Element::Drugstore => near_houses + count(Element::Ranch),
            Element::Bank => near_houses + count(Element::Mine),
            Element::Saloon => 2 * near_houses,
            Element::Hotel => 3,
            Element::GeneralStore => near_houses + all_houses,
            Element::Church => all_houses,
            Element::CityHall => near_houses + others,
            Element::Outlaws if !quiet => -6,
            _ => 0,
        }
    };
    ground.iter().map(points_of).sum()
}

fn check(game: &CarsonCards, seat: Seat, list: &[Action]) {
    let persons = game.persons(seat);
    let laid: Vec<Laid> = game.city(seat).laid().collect();
    let ground = ground(&laid);
    let lines: i32 =
        game.standings_now().seats[seat.index()].lines[..12].iter().map(|line| line.points).sum();
    assert_eq!(lines, building_points(&ground, is_quiet(&ground, persons)), "{laid:?}");
    let Some(card) = game.hand() else { return };
    let spots = (-20..=20).flat_map(|row| (-20..=20).map(move |column| Spot { column, row }));
    let plain: Vec<Action> =
        spots.filter(|&at| may_lie(&ground, Laid { card, at }, persons)).map(Action::Lay).collect();
    assert_eq!(plain, list, "{card} into {laid:?}");
    for at in (-3..=10).flat_map(|row| (-3..=10).map(move |column| Spot { column, row })) {
        let misplaced = game.city(seat).misplaced(Laid { card, at }, game.limit(seat), game.law(seat));
        assert_eq!(misplaced.is_none(), plain.contains(&Action::Lay(at)), "{card} at {at}: {misplaced:?}");
    }
}

#[test]
fn places_and_points_are_those_of_the_plain_reading() {
    let mut scratch = Scratch::<CarsonCards>::default();
    for seed in 0..40 {
        let mut dice = FastDice::seeded(seed);
        let options = Options { people: 1 + (seed % 6) as u8, ..Options::default() };
        let mut game = CarsonCards::begin(&options, &mut dice, &mut Silence).unwrap();
        while let Some(seat) = game.deciders().lowest() {
            let mut list = Vec::new();
            game.actions(seat, &mut list);
            check(&game, seat, &list);
            // Persons are taken when they can be, so that the Captain and the Sheriff come into play.
            let person = list.iter().copied().find(|action| {
                let wanted = |text: &str| text == "take captain" || text == "take sheriff";
                wanted(&action.to_string())
            });
            let action = person.unwrap_or_else(|| scratch.pick(&game, seat, &mut dice));
            game.apply(seat, action, &mut dice, &mut Silence);
        }
    }
}
