//! Points at the end: the lines of the score pad for a city, and what each person brings.

mod ledger;
pub(crate) mod points;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Phrase, SaturatingAs, ScoreLine, ScorePart, Silence};

use crate::cells::{Cells, Limit};
use crate::city::City;
use crate::element::{Element, Law};
use crate::handicap;
use crate::person::{Person, PersonSet};
use crate::spot::Spot;
use crate::terrain::TerrainSet;

use self::ledger::{Ledger, Part};

/// A line of the score pad for the buildings of a city.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PadLine {
    /// Ranches: for each empty cell around.
    Ranches,
    /// Mines: for each mountain around.
    Mines,
    /// Drugstores: for each House around.
    Drugstores,
    /// Banks: for each House around.
    Banks,
    /// Saloons: for each House around.
    Saloons,
    /// General Stores and the City Hall: for each House around.
    StoresAndHall,
    /// Drugstores and Blacksmiths: for each Ranch in the city.
    PerRanch,
    /// Banks and Blacksmiths: for each Mine in the city.
    PerMine,
    /// Churches and General Stores: for each House in the city.
    PerHouse,
    /// Hotels: for each one.
    Hotels,
    /// The City Hall: for each building in the city except Houses and Townhouses.
    PerBuilding,
    /// Outlaws that are not quiet: what each costs.
    Outlaws,
}

impl PadLine {
    /// The number of lines.
    pub const COUNT: usize = 12;

    /// All lines, in the order of the pad.
    pub const ALL: [PadLine; PadLine::COUNT] = [
        PadLine::Ranches,
        PadLine::Mines,
        PadLine::Drugstores,
        PadLine::Banks,
        PadLine::Saloons,
        PadLine::StoresAndHall,
        PadLine::PerRanch,
        PadLine::PerMine,
        PadLine::PerHouse,
        PadLine::Hotels,
        PadLine::PerBuilding,
        PadLine::Outlaws,
    ];

    /// The message with its name.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            PadLine::Ranches => "cards-pad-ranches",
            PadLine::Mines => "cards-pad-mines",
            PadLine::Drugstores => "cards-pad-drugstores",
            PadLine::Banks => "cards-pad-banks",
            PadLine::Saloons => "cards-pad-saloons",
            PadLine::StoresAndHall => "cards-pad-stores-and-hall",
            PadLine::PerRanch => "cards-pad-per-ranch",
            PadLine::PerMine => "cards-pad-per-mine",
            PadLine::PerHouse => "cards-pad-per-house",
            PadLine::Hotels => "cards-pad-hotels",
            PadLine::PerBuilding => "cards-pad-per-building",
            PadLine::Outlaws => "cards-pad-outlaws",
        })
    }
}

/// Whether the Outlaws of a city are quiet if its owner has these persons.
#[inline]
pub fn law(city: &City, persons: PersonSet) -> Law {
    if persons.contains(Person::Sheriff) || city.has_prison() { Law::Kept } else { Law::None }
}

/// How large a city may become if its owner has these persons.
#[inline]
pub const fn limit(persons: PersonSet) -> Limit {
    if persons.contains(Person::Captain) { Limit::Captain } else { Limit::Square }
}

/// What scoring looks at.
struct Survey {
    showing: [Cells; Element::COUNT],
    /// Empty cells, including those of quiet Outlaws.
    empty: Cells,
    /// Townhouses and Hotels, which count as several Houses.
    doubles: Cells,
    law: Law,
}

impl Survey {
    fn of(city: &City, persons: PersonSet) -> Survey {
        let showing = city.all_showing();
        let cells = |element: Element| showing[element.index()];
        let kept = persons.contains(Person::Sheriff) || !cells(Element::Prison).is_empty();
        let quiet = if kept { cells(Element::Outlaws) } else { Cells::NONE };
        Survey {
            empty: cells(Element::Empty) | quiet,
            doubles: cells(Element::Townhouse) | cells(Element::Hotel),
            law: if kept { Law::Kept } else { Law::None },
            showing,
        }
    }

    fn cells(&self, element: Element) -> Cells {
        self.showing[element.index()]
    }

    /// The number of Houses in the city, including what Townhouses and Hotels count as.
    fn houses(&self) -> i32 {
        self.cells(Element::House).len() + points::DOUBLE_HOUSES * self.doubles.len()
    }

    /// How many Houses these cells count as.
    fn houses_in(&self, cells: Cells) -> i32 {
        (cells & self.cells(Element::House)).len() + points::DOUBLE_HOUSES * (cells & self.doubles).len()
    }

    /// All cells that count as Houses.
    fn house_cells(&self) -> Cells {
        self.cells(Element::House) | self.doubles
    }

    /// Points for each of `others` around each building of a kind.
    #[inline]
    fn around(&self, element: Element, others: Cells, each: i32, ledger: &mut impl Ledger) -> i32 {
        let buildings = self.cells(element);
        ledger.hear(|| {
            buildings.with_around().map(move |(at, around)| {
                let counted = around & others;
                Part { building: Some(at), counted, points: each * counted.len() }
            })
        });
        each * buildings.count_around(others)
    }

    /// Points for each House around each building of a kind.
    #[inline]
    fn houses_around(&self, element: Element, each: i32, ledger: &mut impl Ledger) -> i32 {
        let buildings = self.cells(element);
        ledger.hear(|| {
            buildings.with_around().map(|(at, around)| Part {
                building: Some(at),
                counted: around & self.house_cells(),
                points: each * self.houses_in(around),
            })
        });
        let houses = buildings.count_around(self.cells(Element::House))
            + points::DOUBLE_HOUSES * buildings.count_around(self.doubles);
        each * houses
    }

    /// Points for each building of a kind, because of others in the city.
    #[inline]
    fn each(&self, element: Element, points: i32, counted: Cells, ledger: &mut impl Ledger) -> i32 {
        let buildings = self.cells(element);
        ledger.hear(|| buildings.iter().map(move |at| Part { building: Some(at), counted, points }));
        points * buildings.len()
    }

    /// The buildings that are neither House nor Townhouse.
    fn other_buildings(&self) -> Cells {
        let plain = |element: &Element| matches!(element, Element::House | Element::Townhouse);
        let counted = Element::ALL.into_iter().filter(|element| element.is_building() && !plain(element));
        counted.fold(Cells::NONE, |all, element| all | self.cells(element))
    }

    #[inline]
    fn line(&self, line: PadLine, ledger: &mut impl Ledger) -> i32 {
        match line {
            PadLine::Ranches => self.around(Element::Ranch, self.empty, points::RANCH, ledger),
            PadLine::Mines => self.around(Element::Mine, self.cells(Element::Mountain), points::MINE, ledger),
            PadLine::Drugstores => self.houses_around(Element::Drugstore, points::DRUGSTORE, ledger),
            PadLine::Banks => self.houses_around(Element::Bank, points::BANK, ledger),
            PadLine::Saloons => self.houses_around(Element::Saloon, points::SALOON, ledger),
            PadLine::StoresAndHall => {
                self.houses_around(Element::GeneralStore, points::GENERAL_STORE, ledger)
                    + self.houses_around(Element::CityHall, points::CITY_HALL, ledger)
            }
            PadLine::PerRanch => {
                let ranches = self.cells(Element::Ranch);
                let each = points::PER_RANCH * ranches.len();
                self.each(Element::Drugstore, each, ranches, ledger)
                    + self.each(Element::Blacksmith, each, ranches, ledger)
            }
            PadLine::PerMine => {
                let mines = self.cells(Element::Mine);
                let each = points::PER_MINE * mines.len();
                self.each(Element::Bank, each, mines, ledger)
                    + self.each(Element::Blacksmith, each, mines, ledger)
            }
            PadLine::PerHouse => {
                let houses = self.house_cells();
                let each = points::PER_HOUSE * self.houses();
                self.each(Element::Church, each, houses, ledger)
                    + self.each(Element::GeneralStore, each, houses, ledger)
            }
            PadLine::Hotels => self.each(Element::Hotel, points::HOTEL, Cells::NONE, ledger),
            PadLine::PerBuilding => {
                let others = self.other_buildings();
                self.each(Element::CityHall, points::PER_BUILDING * others.len(), others, ledger)
            }
            PadLine::Outlaws if self.law == Law::Kept => 0,
            PadLine::Outlaws => self.each(Element::Outlaws, -points::OUTLAWS_COST, Cells::NONE, ledger),
        }
    }

    /// What a person brings to the owner of `persons`, who sold this many cards.
    #[inline]
    fn person(
        &self,
        person: Person,
        city: &City,
        persons: PersonSet,
        sold: i32,
        ledger: &mut impl Ledger,
    ) -> i32 {
        let points = match person {
            Person::Cowboy => return self.each(Element::Ranch, points::COWBOY, Cells::NONE, ledger),
            Person::Settler => return self.settler(ledger),
            Person::Singer => return self.singer(ledger),
            Person::Banker => return self.each(Element::Bank, points::BANKER, Cells::NONE, ledger),
            Person::Teacher => {
                let double = points::TEACHER * points::DOUBLE_HOUSES;
                return self.each(Element::House, points::TEACHER, Cells::NONE, ledger)
                    + self.each(Element::Townhouse, double, Cells::NONE, ledger)
                    + self.each(Element::Hotel, double, Cells::NONE, ledger);
            }
            Person::Grocer => return self.each(Element::Drugstore, points::GROCER, Cells::NONE, ledger),
            Person::Sheriff => return self.each(Element::Prison, points::SHERIFF, Cells::NONE, ledger),
            Person::Prospector => {
                return self.each(Element::Mountain, points::PROSPECTOR, Cells::NONE, ledger)
                    + self.each(Element::Mine, points::PROSPECTOR, Cells::NONE, ledger);
            }
            Person::Auctioneer => points::AUCTIONEER * sold,
            Person::Captain => points::CAPTAIN,
            Person::Heroes => points::HEROES,
            Person::Doctor => points::DOCTOR,
            Person::Publisher => {
                let dollar = |own: Person| points::PUBLISHER_DOLLAR * i32::from(own.has_dollar());
                let arrow = |own: Person| points::PUBLISHER_ARROW * i32::from(own.has_arrow());
                persons.iter().map(|own| dollar(own) + arrow(own)).sum()
            }
            Person::NewspaperBoy => points::NEWSPAPER_BOY,
            Person::Indian => {
                let bare = limit(persons).area() - city.covered();
                (bare + points::INDIAN_CELLS - 1) / points::INDIAN_CELLS
            }
            Person::Undertaker => points::UNDERTAKER * persons.len().saturating_as::<i32>(),
            Person::Lawyer
            | Person::Gunsmith
            | Person::Governor
            | Person::DayLabourer
            | Person::Gunslinger => 0,
        };
        ledger.hear(|| (points != 0).then(|| Part::nowhere(points)));
        points
    }

    /// For each empty cell around a Ranch; a cell counts once.
    fn settler(&self, ledger: &mut impl Ledger) -> i32 {
        let ranches = self.cells(Element::Ranch).with_around();
        let counted = ranches.fold(Cells::NONE, |all, (_, around)| all | around) & self.empty;
        let points = points::SETTLER * counted.len();
        ledger.hear(|| (!counted.is_empty()).then_some(Part { building: None, counted, points }));
        points
    }

    /// What the best Saloon brings.
    fn singer(&self, ledger: &mut impl Ledger) -> i32 {
        let saloons = self.cells(Element::Saloon).with_around();
        let Some((at, around)) = saloons.max_by_key(|&(_, around)| self.houses_in(around)) else { return 0 };
        let points = points::SALOON * self.houses_in(around);
        ledger.hear(|| [Part { building: Some(at), counted: around & self.house_cells(), points }]);
        points
    }
}

/// The points of a city whose owner has these persons and whose Auctioneer sold this many cards.
#[inline]
pub fn points(city: &City, persons: PersonSet, sold: usize) -> i32 {
    let survey = Survey::of(city, persons);
    let buildings: i32 = PadLine::ALL.into_iter().map(|line| survey.line(line, &mut Silence)).sum();
    let person = |person| survey.person(person, city, persons, sold.saturating_as::<i32>(), &mut Silence);
    buildings + persons.iter().map(person).sum::<i32>()
}

/// The points of each line of the pad, and of each person.
pub fn break_down(city: &City, persons: PersonSet, sold: usize) -> Vec<ScoreLine> {
    let survey = Survey::of(city, persons);
    let buildings =
        PadLine::ALL.into_iter().map(|line| ScoreLine::new(line.phrase(), survey.line(line, &mut Silence)));
    let people = persons.iter().map(|person| {
        let points = survey.person(person, city, persons, sold.saturating_as::<i32>(), &mut Silence);
        ScoreLine::new(person.phrase(), points)
    });
    buildings.chain(people).collect()
}

/// The same with the cells that each line counts: first the building that scores.
pub fn explain(city: &City, persons: PersonSet, sold: usize) -> Vec<ScoreLine> {
    let survey = Survey::of(city, persons);
    let told = |label: Phrase, parts: &[Part]| {
        ScoreLine::of_parts(label, parts.iter().map(|part| part.told(city)).collect())
    };
    let buildings = PadLine::ALL.into_iter().map(|line| {
        let mut parts = Vec::new();
        survey.line(line, &mut parts);
        told(line.phrase(), &parts)
    });
    let people = persons.iter().map(|person| {
        let mut parts = Vec::new();
        survey.person(person, city, persons, sold.saturating_as::<i32>(), &mut parts);
        told(person.phrase(), &parts)
    });
    buildings.chain(people).collect()
}

/// What each building of a city brings, by its position; without those that bring nothing.
pub fn worths(city: &City, persons: PersonSet) -> BTreeMap<Spot, i32> {
    let survey = Survey::of(city, persons);
    let mut parts = Vec::new();
    for line in PadLine::ALL {
        survey.line(line, &mut parts);
    }
    let mut worths = BTreeMap::new();
    for (at, points) in parts.iter().filter_map(|part| Some((part.building?, part.points))) {
        *worths.entry(city.spot(at)).or_default() += points;
    }
    worths.retain(|_, points| *points != 0);
    worths
}

/// The points of one line of the pad.
pub fn pad_line(city: &City, persons: PersonSet, line: PadLine) -> i32 {
    Survey::of(city, persons).line(line, &mut Silence)
}

/// What one person brings to the owner of `persons`, who sold this many cards.
pub fn person_points(city: &City, persons: PersonSet, sold: usize, person: Person) -> i32 {
    Survey::of(city, persons).person(person, city, persons, sold.saturating_as::<i32>(), &mut Silence)
}

/// What a virtual player began with, if anything, and what its cards bring: their pulls.
pub(crate) fn virtual_break_down(collected: TerrainSet, persons: PersonSet, handicap: i32) -> Vec<ScoreLine> {
    let lines = explain_virtual(collected, persons, handicap);
    lines.into_iter().map(|line| ScoreLine::new(line.label, line.points)).collect()
}

/// The same with the cards that each line counts.
pub(crate) fn explain_virtual(collected: TerrainSet, persons: PersonSet, handicap: i32) -> Vec<ScoreLine> {
    let label = Phrase::new("cards-pad-pulls").with("count", collected.len());
    let terrain = collected.iter().map(|card| ScorePart::new([card], i32::from(card.pull()))).collect();
    let people = persons.iter().map(|person| {
        ScoreLine::of_parts(person.phrase(), vec![ScorePart::new([person], i32::from(person.pull()))])
    });
    let begun = Phrase::new("cards-pad-handicap").with("mark", handicap::POINTS.sign());
    let begun = (handicap != 0).then(|| ScoreLine::of_parts(begun, vec![ScorePart::nowhere(handicap)]));
    begun.into_iter().chain([ScoreLine::of_parts(label, terrain)]).chain(people).collect()
}

#[cfg(test)]
mod tests;
