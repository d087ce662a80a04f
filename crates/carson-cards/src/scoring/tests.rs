//! Each line of the score pad and each person, on cities drawn for it.
//!
//! `.` empty, `M` mountain, `H` House, `T` Townhouse, `m` Mine, `R` Ranch, `b` Blacksmith, `D` Drugstore, `B` Bank, `S` Saloon,
//! `O` Hotel, `G` General Store, `C` Church, `P` Prison, `A` City Hall, `o` Outlaws.

use super::*;
use table::SaturatingAs;

const NOBODY: [Person; 0] = [];

fn line(rows: &[&str], line: PadLine) -> i32 {
    pad_line(&City::drawn(rows), PersonSet::NONE, line)
}

fn brings(rows: &[&str], persons: impl IntoIterator<Item = Person>, person: Person) -> i32 {
    let persons: PersonSet = persons.into_iter().chain([person]).collect();
    person_points(&City::drawn(rows), persons, 0, person)
}

fn all(rows: &[&str], persons: impl IntoIterator<Item = Person>) -> i32 {
    points(&City::drawn(rows), persons.into_iter().collect(), 0)
}

#[test]
fn the_rulebooks_example_adds_up_to_109() {
    let city = City::drawn(&[
        "MMMMm...", //
        "MmmM..R.", ".M..mM.P", ".....o..", "HHOHH..H", ".BSB..D.", ".HOHH..H", "H.....o.",
    ]);
    let persons = PersonSet::from_iter([Person::Doctor, Person::Teacher, Person::Banker, Person::Lawyer]);
    let lines = PadLine::ALL.map(|line| pad_line(&city, persons, line));
    assert_eq!(lines, [6, 28, 2, 15, 16, 0, 1, 8, 0, 6, 0, 0]);
    assert_eq!(person_points(&city, persons, 0, Person::Doctor), 5);
    assert_eq!(person_points(&city, persons, 0, Person::Teacher), 14);
    assert_eq!(person_points(&city, persons, 0, Person::Banker), 8);
    assert_eq!(person_points(&city, persons, 0, Person::Lawyer), 0);
    assert_eq!(points(&city, persons, 0), 109);
    let sum: i32 = break_down(&city, persons, 0).iter().map(|line| line.points).sum();
    assert_eq!(sum, 109);
}

#[test]
fn a_ranch_brings_one_for_each_empty_cell_around_and_nothing_for_bare_ground() {
    assert_eq!(line(&["...", ".R.", "..."], PadLine::Ranches), 8);
    assert_eq!(line(&["R.", ".."], PadLine::Ranches), 3);
    assert_eq!(line(&["H.M", "RR.", "   "], PadLine::Ranches), 1 + 2);
}

#[test]
fn outlaws_beside_a_ranch_count_as_empty_only_when_they_are_quiet() {
    assert_eq!(line(&["oR."], PadLine::Ranches), 1);
    assert_eq!(line(&["oR.P"], PadLine::Ranches), 2);
    let sheriff = PersonSet::from_iter([Person::Sheriff]);
    assert_eq!(pad_line(&City::drawn(&["oR."]), sheriff, PadLine::Ranches), 2);
}

#[test]
fn a_mine_brings_two_for_each_mountain_around() {
    assert_eq!(line(&["MMM", "MmM", "MMM"], PadLine::Mines), 16);
    assert_eq!(line(&["mM", "Mm"], PadLine::Mines), 8);
    assert_eq!(line(&["m.M"], PadLine::Mines), 0);
}

#[test]
fn cells_touch_by_corners_but_not_around_the_edge() {
    assert_eq!(line(&["m.", ".M"], PadLine::Mines), 2);
    // The right end of a row and the left end of the next one are no neighbours, even in the widest city.
    assert_eq!(line(&["........m", "M........"], PadLine::Mines), 0);
    let tall = [
        "m.......", "M.......", "........", "........", "........", "........", "........", ".......M",
        ".......m",
    ];
    assert_eq!(line(&tall, PadLine::Mines), 4);
}

#[test]
fn a_drugstore_brings_houses_around_and_ranches_in_the_city() {
    let city = ["HD.R", "T..R"];
    assert_eq!(line(&city, PadLine::Drugstores), 3);
    assert_eq!(line(&city, PadLine::PerRanch), 2);
}

#[test]
fn a_bank_brings_houses_around_and_mines_in_the_city() {
    let city = ["HB.m", "O..m", "...m"];
    assert_eq!(line(&city, PadLine::Banks), 3);
    assert_eq!(line(&city, PadLine::PerMine), 3);
}

#[test]
fn townhouses_and_hotels_count_as_two_houses_around() {
    let city = ["TOT", "OSO", "TOT"];
    assert_eq!(line(&city, PadLine::Saloons), 32);
    assert_eq!(line(&["HSH"], PadLine::Saloons), 4);
    assert_eq!(line(&["TOT", "OBO", "TOT"], PadLine::Banks), 16);
    assert_eq!(line(&["TOT", "ODO", "TOT"], PadLine::Drugstores), 16);
    assert_eq!(line(&["TOT", "OGO", "TOT"], PadLine::StoresAndHall), 16);
}

#[test]
fn a_general_store_brings_houses_around_and_again_all_houses_in_the_city() {
    let city = ["HG..T", "....O"];
    assert_eq!(line(&city, PadLine::StoresAndHall), 1);
    assert_eq!(line(&city, PadLine::PerHouse), 5);
}

#[test]
fn a_church_brings_all_houses_in_the_city() {
    assert_eq!(line(&["C..H", "...T"], PadLine::PerHouse), 3);
    assert_eq!(line(&["C..C", "..H."], PadLine::PerHouse), 2);
}

#[test]
fn a_blacksmith_brings_every_mine_and_every_ranch() {
    let city = ["b..mm", "....R"];
    assert_eq!(line(&city, PadLine::PerRanch), 1);
    assert_eq!(line(&city, PadLine::PerMine), 2);
}

#[test]
fn a_hotel_brings_three() {
    assert_eq!(line(&["O.O"], PadLine::Hotels), 6);
}

#[test]
fn the_city_hall_brings_houses_around_and_every_building_but_houses_and_townhouses() {
    let city = ["HA.mo", "T.MOR"];
    assert_eq!(line(&city, PadLine::StoresAndHall), 3);
    // The City Hall itself, the Mine, the Hotel and the Ranch; no mountain, no Outlaws.
    assert_eq!(line(&city, PadLine::PerBuilding), 4);
}

#[test]
fn each_outlaws_cell_costs_six_without_sheriff_or_prison() {
    assert_eq!(line(&["o.o"], PadLine::Outlaws), -12);
    assert_eq!(line(&["o.oP"], PadLine::Outlaws), 0);
    let sheriff = PersonSet::from_iter([Person::Sheriff]);
    assert_eq!(pad_line(&City::drawn(&["o.o"]), sheriff, PadLine::Outlaws), 0);
}

#[test]
fn houses_mountains_and_empty_cells_bring_nothing_themselves() {
    assert_eq!(all(&["HTM."], NOBODY), 0);
}

#[test]
fn the_cowboy_brings_three_for_each_ranch() {
    assert_eq!(brings(&["R.R"], NOBODY, Person::Cowboy), 6);
}

#[test]
fn the_auctioneer_brings_seven_for_each_card_sold() {
    let persons = PersonSet::from_iter([Person::Auctioneer]);
    for sold in 0..=3 {
        assert_eq!(
            person_points(&City::EMPTY, persons, sold, Person::Auctioneer),
            7 * sold.saturating_as::<i32>()
        );
    }
}

#[test]
fn the_settler_counts_each_empty_cell_beside_ranches_once() {
    assert_eq!(brings(&["R.R", "..."], NOBODY, Person::Settler), 4);
    assert_eq!(brings(&["R..."], NOBODY, Person::Settler), 1);
    assert_eq!(brings(&["RoP"], NOBODY, Person::Settler), 1, "quiet Outlaws count as empty");
    assert_eq!(brings(&["Ro."], NOBODY, Person::Settler), 0);
}

#[test]
fn captain_heroes_doctor_and_newspaper_boy_bring_fixed_points() {
    let fixed = [(Person::Captain, 6), (Person::Heroes, 6), (Person::Doctor, 5), (Person::NewspaperBoy, 3)];
    for (person, points) in fixed {
        assert_eq!(brings(&["."], NOBODY, person), points, "{person}");
    }
}

#[test]
fn the_singer_brings_as_much_as_the_best_saloon() {
    assert_eq!(brings(&["HS.", "...", "TST"], NOBODY, Person::Singer), 8);
    assert_eq!(brings(&["H.H"], NOBODY, Person::Singer), 0);
}

#[test]
fn banker_grocer_and_sheriff_bring_points_for_each_of_their_buildings() {
    assert_eq!(brings(&["B.B"], NOBODY, Person::Banker), 8);
    assert_eq!(brings(&["D.D"], NOBODY, Person::Grocer), 8);
    assert_eq!(brings(&["P.P"], NOBODY, Person::Sheriff), 6);
}

#[test]
fn the_teacher_counts_houses_and_townhouses_and_hotels_twice() {
    assert_eq!(brings(&["HHTO"], NOBODY, Person::Teacher), 6);
}

#[test]
fn the_publisher_brings_one_for_each_dollar_and_four_for_each_arrow() {
    assert_eq!(brings(&["."], NOBODY, Person::Publisher), 1);
    assert_eq!(brings(&["."], [Person::Cowboy, Person::Lawyer], Person::Publisher), 1 + 1 + 4);
    assert_eq!(brings(&["."], [Person::Doctor], Person::Publisher), 1 + 5, "the Doctor carries both signs");
    assert_eq!(brings(&["."], [Person::Heroes], Person::Publisher), 1 + 5, "the Heroes carry both signs");
    let arrows = [Person::Governor, Person::DayLabourer, Person::Gunsmith, Person::Gunslinger];
    assert_eq!(brings(&["."], arrows, Person::Publisher), 1 + 16);
    let dollars = [Person::Auctioneer, Person::Captain, Person::NewspaperBoy, Person::Sheriff];
    assert_eq!(brings(&["."], dollars, Person::Publisher), 1 + 4);
}

#[test]
fn the_indian_brings_half_a_point_for_each_uncovered_cell_rounded_up() {
    assert_eq!(brings(&["........"; 5], NOBODY, Person::Indian), 12);
    assert_eq!(brings(&["........", "......."], NOBODY, Person::Indian), 25);
    assert_eq!(brings(&["........"; 8], NOBODY, Person::Indian), 0);
}

#[test]
fn the_captain_gives_the_indian_eight_more_cells() {
    assert_eq!(brings(&["........"; 5], [Person::Captain], Person::Indian), 16);
}

#[test]
fn the_prospector_counts_mountains_and_mines() {
    assert_eq!(brings(&["MmM."], NOBODY, Person::Prospector), 3);
}

#[test]
fn the_undertaker_brings_two_for_each_person_himself_included() {
    assert_eq!(brings(&["."], [Person::Lawyer, Person::Doctor], Person::Undertaker), 6);
}

#[test]
fn those_who_only_help_in_the_auction_bring_nothing() {
    let helpers = Person::ALL.into_iter().filter(|person| !person.has_dollar());
    for person in helpers {
        assert_eq!(brings(&["HRM."], NOBODY, person), 0, "{person}");
    }
}

#[test]
fn a_virtual_player_gets_the_pulls_of_his_cards() {
    let cards: Vec<crate::Terrain> = ["I-01", "II-48"].iter().map(|name| name.parse().unwrap()).collect();
    let lines = virtual_break_down(
        cards.iter().copied().collect(),
        [Person::Banker, Person::Heroes].into_iter().collect(),
        0,
    );
    let points: Vec<i32> = lines.iter().map(|line| line.points).collect();
    let terrain: i32 = cards.iter().map(|card| i32::from(card.pull())).sum();
    assert_eq!(points, [terrain, 7, 2]);
}

#[test]
fn what_a_virtual_player_began_with_stands_on_a_line_of_its_own() {
    let lines = virtual_break_down(TerrainSet::NONE, [Person::Banker].into_iter().collect(), -12);
    let points: Vec<i32> = lines.iter().map(|line| line.points).collect();
    assert_eq!(points, [-12, 0, 7]);
    assert_eq!(lines[0].label.id, "cards-pad-handicap");
}
