//! Points at the end: the lines of the scoring pad for a city, and what each person brings.

use serde::{Deserialize, Serialize};
use table::{Phrase, ScoreLine};

use crate::cells::{Cells, Limit};
use crate::city::City;
use crate::element::{Element, Law};
use crate::handicap;
use crate::person::{Person, PersonSet};
use crate::terrain::TerrainSet;

/// A line of the scoring pad for the buildings of a city.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PadLine {
    /// Ranches: 1 for each empty cell around.
    Ranches,
    /// Mines: 2 for each mountain around.
    Mines,
    /// Drugstores: 1 for each House around.
    Drugstores,
    /// Banks: 1 for each House around.
    Banks,
    /// Saloons: 2 for each House around.
    Saloons,
    /// General Stores and the City Hall: 1 for each House around.
    StoresAndHall,
    /// Drugstores and Blacksmiths: 1 for each Ranch in the city.
    PerRanch,
    /// Banks and Blacksmiths: 1 for each Mine in the city.
    PerMine,
    /// Churches and General Stores: 1 for each House in the city.
    PerHouse,
    /// Hotels: 3 each.
    Hotels,
    /// The City Hall: 1 for each building in the city that is no House or Townhouse.
    PerBuilding,
    /// Outlaws that nobody keeps quiet: −6 each.
    Outlaws,
}

impl PadLine {
    /// How many there are.
    pub const COUNT: usize = 12;

    /// All of them, in the order of the pad.
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

    /// What it is called.
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

/// Whether the Outlaws of a city are quiet when its owner has these persons.
#[inline]
pub fn law(city: &City, persons: PersonSet) -> Law {
    if persons.contains(Person::Sheriff) || city.has_prison() { Law::Kept } else { Law::None }
}

/// How far a city may stretch when its owner has these persons.
#[inline]
pub const fn limit(persons: PersonSet) -> Limit {
    if persons.contains(Person::Captain) { Limit::Captain } else { Limit::Square }
}

/// What scoring looks at.
struct Survey {
    showing: [Cells; Element::COUNT],
    /// Empty cells, and those of quiet Outlaws.
    empty: Cells,
    /// Townhouses and Hotels: they count as two Houses.
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

    fn count(&self, element: Element) -> i32 {
        self.cells(element).len()
    }

    /// The Houses in the city, a Townhouse or Hotel counting as two.
    fn houses(&self) -> i32 {
        self.count(Element::House) + 2 * self.doubles.len()
    }

    /// The Houses around each building of a kind, all together.
    fn houses_around(&self, element: Element) -> i32 {
        let buildings = self.cells(element);
        buildings.count_around(self.cells(Element::House)) + 2 * buildings.count_around(self.doubles)
    }

    /// The Houses around the Saloon that has most.
    fn houses_around_best_saloon(&self) -> i32 {
        let houses =
            |around: Cells| (around & self.cells(Element::House)).len() + 2 * (around & self.doubles).len();
        self.cells(Element::Saloon).each_around().map(houses).max().unwrap_or(0)
    }

    /// The buildings that are no House and no Townhouse.
    fn other_buildings(&self) -> i32 {
        let plain = |element: &Element| matches!(element, Element::House | Element::Townhouse);
        let counted = Element::ALL.into_iter().filter(|element| element.is_building() && !plain(element));
        counted.map(|element| self.count(element)).sum()
    }

    fn line(&self, line: PadLine) -> i32 {
        let count = |element| self.count(element);
        match line {
            PadLine::Ranches => self.cells(Element::Ranch).count_around(self.empty),
            PadLine::Mines => 2 * self.cells(Element::Mine).count_around(self.cells(Element::Mountain)),
            PadLine::Drugstores => self.houses_around(Element::Drugstore),
            PadLine::Banks => self.houses_around(Element::Bank),
            PadLine::Saloons => 2 * self.houses_around(Element::Saloon),
            PadLine::StoresAndHall => {
                self.houses_around(Element::GeneralStore) + self.houses_around(Element::CityHall)
            }
            PadLine::PerRanch => {
                (count(Element::Drugstore) + count(Element::Blacksmith)) * count(Element::Ranch)
            }
            PadLine::PerMine => (count(Element::Bank) + count(Element::Blacksmith)) * count(Element::Mine),
            PadLine::PerHouse => (count(Element::Church) + count(Element::GeneralStore)) * self.houses(),
            PadLine::Hotels => 3 * count(Element::Hotel),
            PadLine::PerBuilding => count(Element::CityHall) * self.other_buildings(),
            PadLine::Outlaws if self.law == Law::Kept => 0,
            PadLine::Outlaws => -6 * count(Element::Outlaws),
        }
    }

    /// What a person brings to the owner of `persons`, who sold so many cards.
    fn person(&self, person: Person, city: &City, persons: PersonSet, sold: i32) -> i32 {
        match person {
            Person::Cowboy => 3 * self.count(Element::Ranch),
            Person::Auctioneer => 7 * sold,
            Person::Settler => {
                let ranches = self.cells(Element::Ranch).each_around();
                let around = ranches.fold(Cells::NONE, |all, around| all | around);
                (around & self.empty).len()
            }
            Person::Captain | Person::Heroes => 6,
            Person::Singer => 2 * self.houses_around_best_saloon(),
            Person::Banker => 4 * self.count(Element::Bank),
            Person::Doctor => 5,
            Person::Teacher => self.houses(),
            Person::Publisher => {
                persons.iter().map(|own| i32::from(own.has_dollar()) + 4 * i32::from(own.has_arrow())).sum()
            }
            Person::Grocer => 4 * self.count(Element::Drugstore),
            Person::NewspaperBoy => 3,
            Person::Sheriff => 3 * self.count(Element::Prison),
            Person::Indian => (limit(persons).area() - city.covered() + 1) / 2,
            Person::Prospector => self.count(Element::Mountain) + self.count(Element::Mine),
            Person::Undertaker => 2 * persons.len() as i32,
            Person::Lawyer
            | Person::Gunsmith
            | Person::Governor
            | Person::DayLabourer
            | Person::Gunslinger => 0,
        }
    }
}

/// The points of a city whose owner has these persons, of whom the Auctioneer sold so many cards.
#[inline]
pub fn points(city: &City, persons: PersonSet, sold: usize) -> i32 {
    let survey = Survey::of(city, persons);
    let buildings: i32 = PadLine::ALL.into_iter().map(|line| survey.line(line)).sum();
    let people: i32 = persons.iter().map(|person| survey.person(person, city, persons, sold as i32)).sum();
    buildings + people
}

/// The points of each line of the pad, and of each person.
pub fn break_down(city: &City, persons: PersonSet, sold: usize) -> Vec<ScoreLine> {
    let survey = Survey::of(city, persons);
    let buildings = PadLine::ALL.into_iter().map(|line| ScoreLine::new(line.phrase(), survey.line(line)));
    let people = persons
        .iter()
        .map(|person| ScoreLine::new(person.phrase(), survey.person(person, city, persons, sold as i32)));
    buildings.chain(people).collect()
}

/// The points of one line of the pad.
pub fn pad_line(city: &City, persons: PersonSet, line: PadLine) -> i32 {
    Survey::of(city, persons).line(line)
}

/// What one person brings to the owner of `persons`, who sold so many cards.
pub fn person_points(city: &City, persons: PersonSet, sold: usize, person: Person) -> i32 {
    Survey::of(city, persons).person(person, city, persons, sold as i32)
}

/// What a virtual player began with, if he did, and what his cards bring: their pulls.
pub(crate) fn virtual_break_down(collected: TerrainSet, persons: PersonSet, handicap: i32) -> Vec<ScoreLine> {
    let terrain: i32 = collected.iter().map(|card| i32::from(card.pull())).sum();
    let label = Phrase::new("cards-pad-pulls").with("count", collected.len());
    let people = persons.iter().map(|person| ScoreLine::new(person.phrase(), i32::from(person.pull())));
    let begun = Phrase::new("cards-pad-handicap").with("mark", handicap::POINTS.sign());
    let begun = (handicap != 0).then(|| ScoreLine::new(begun, handicap));
    begun.into_iter().chain([ScoreLine::new(label, terrain)]).chain(people).collect()
}

#[cfg(test)]
mod tests;
