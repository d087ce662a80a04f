//! What each scoring card scores. "Next to" is by edge; only what is visible counts.

use std::cmp::Reverse;

use super::{ScoringCard, Tally};
use crate::card::{Object, Terrain};
use crate::ground::Ground;

/// The points that `card` brings to the owner of `town`, beside an opponent with `theirs`.
pub(super) fn points<const N: usize>(card: ScoringCard, town: &Ground<N>, theirs: Tally) -> i32 {
    match card {
        ScoringCard::Badlands => badlands(town),
        ScoringCard::HappyCows => happy_cows(town),
        ScoringCard::TheClearing => the_clearing(town),
        ScoringCard::CircleTheWagons => circle_the_wagons(town),
        ScoringCard::SmalltownCharm => smalltown_charm(town.tally(), theirs),
        ScoringCard::GoldCountry => gold_country(town),
        ScoringCard::PrairieLife => prairie_life(town),
        ScoringCard::CoolWater => cool_water(town),
        ScoringCard::ClaimJumpers => claim_jumpers(town.tally(), theirs),
        ScoringCard::BoomOrBust => boom_or_bust(town),
        ScoringCard::WagonTrain => wagon_train(town),
        ScoringCard::OneTooMany => one_too_many(town.tally(), theirs),
        ScoringCard::Bootleggers => bootleggers(town),
        ScoringCard::Undiscovered => undiscovered(town),
        ScoringCard::Fortified => fortified(town),
        ScoringCard::TheHerd => the_herd(town),
        ScoringCard::TargetPractice => target_practice(town),
        ScoringCard::RiflesReady => rifles_ready(town),
    }
}

/// 4 for each gun directly between two deserts, left and right or above and below; a gun scores once.
fn badlands<const N: usize>(town: &Ground<N>) -> i32 {
    let deserts = town.terrain(Terrain::Desert);
    let across = town.left_of(deserts) & town.right_of(deserts);
    let down = town.above(deserts) & town.below(deserts);
    4 * (town.object(Object::Gun) & (across | down)).count()
}

/// 2 for each cow neither on snow nor next to snow.
fn happy_cows<const N: usize>(town: &Ground<N>) -> i32 {
    2 * town.object(Object::Cow).minus(town.on_or_next_to(town.terrain(Terrain::Snow))).count()
}

/// 2 for each fort, less 1 for each forest cell.
fn the_clearing<const N: usize>(town: &Ground<N>) -> i32 {
    2 * town.object(Object::Fort).count() - town.terrain(Terrain::Forest).count()
}

/// 6 for each cell with wagons on all four sides; a wagon may serve several. A hole is no cell.
fn circle_the_wagons<const N: usize>(town: &Ground<N>) -> i32 {
    let wagons = town.object(Object::Wagon);
    let circled = town.left_of(wagons) & town.right_of(wagons) & town.above(wagons) & town.below(wagons);
    6 * (town.cells() & circled).count()
}

/// The player with fewer cells gains the difference.
fn smalltown_charm(mine: Tally, theirs: Tally) -> i32 {
    i32::from(theirs.cells.saturating_sub(mine.cells))
}

/// 2 for each mine on a mountain or next to one.
fn gold_country<const N: usize>(town: &Ground<N>) -> i32 {
    2 * (town.object(Object::Mine) & town.on_or_next_to(town.terrain(Terrain::Mountain))).count()
}

/// Half of cows and plains cells together, rounded down; a cow on plains counts as both.
fn prairie_life<const N: usize>(town: &Ground<N>) -> i32 {
    i32::midpoint(town.object(Object::Cow).count(), town.terrain(Terrain::Plains).count())
}

/// 3 for each wagon on the largest water area or next to it; among equally large ones the best for the owner.
fn cool_water<const N: usize>(town: &Ground<N>) -> i32 {
    let mut water = town.terrain(Terrain::Water);
    let mut best = (0, 0);
    while let Some(area) = town.take_group(&mut water) {
        let wagons = (town.object(Object::Wagon) & town.on_or_next_to(area)).count();
        best = best.max((area.count(), wagons));
    }
    3 * best.1
}

/// Most mines: 9, of which 5 go to the opponent if he has more guns. Nothing if the mines are tied.
fn claim_jumpers(mine: Tally, theirs: Tally) -> i32 {
    let more = |object| mine.count(object) > theirs.count(object);
    let fewer = |object| mine.count(object) < theirs.count(object);
    if more(Object::Mine) {
        if fewer(Object::Gun) { 9 - 5 } else { 9 }
    } else if fewer(Object::Mine) && more(Object::Gun) {
        5
    } else {
        0
    }
}

/// By the number of mines: few or very many pay.
fn boom_or_bust<const N: usize>(town: &Ground<N>) -> i32 {
    match town.object(Object::Mine).count() {
        0..=2 => 5,
        3..=6 => 0,
        7 => 3,
        _ => 8,
    }
}

/// For each straight unbroken line of wagons, across or down: 2 wagons 1, 3 wagons 2, 4 wagons 4, 5 wagons 7, 6 and more 10.
fn wagon_train<const N: usize>(town: &Ground<N>) -> i32 {
    /// What the second, third, … sixth wagon of a line adds.
    const ADDS: [i32; 5] = [1, 1, 2, 3, 3];
    let wagons = town.object(Object::Wagon);
    let mut points = 0;
    let mut across = wagons.minus(town.right_of(wagons));
    let mut down = wagons.minus(town.below(wagons));
    for adds in ADDS {
        across = town.right_of(across) & wagons;
        down = town.below(down) & wagons;
        points += adds * (across.count() + down.count());
    }
    points
}

/// Most beer: less 1 for each beer of the opponent. Nothing if tied.
fn one_too_many(mine: Tally, theirs: Tally) -> i32 {
    let beers = theirs.count(Object::Beer);
    if mine.count(Object::Beer) > beers { -beers } else { 0 }
}

/// 2 for each beer next to a wagon, less 1 for each that is not.
fn bootleggers<const N: usize>(town: &Ground<N>) -> i32 {
    let beers = town.object(Object::Beer);
    let sold = (beers & town.next_to(town.object(Object::Wagon))).count();
    2 * sold - (beers.count() - sold)
}

/// 5 for each hole of one cell with cells on all eight sides.
fn undiscovered<const N: usize>(town: &Ground<N>) -> i32 {
    let cells = town.cells();
    let between = town.left_of(cells) & town.right_of(cells);
    let surrounded = between & town.above(cells & between) & town.below(cells & between);
    5 * surrounded.minus(cells).count()
}

/// 7 for each 2×2 block of forts; a fort may serve several.
fn fortified<const N: usize>(town: &Ground<N>) -> i32 {
    let forts = town.object(Object::Fort);
    let pairs = forts & town.left_of(forts);
    7 * (pairs & town.above(pairs)).count()
}

/// 2 for each cow in the largest edge-joined group of cows.
fn the_herd<const N: usize>(town: &Ground<N>) -> i32 {
    2 * town.largest_group(town.object(Object::Cow))
}

/// For each beer 1 for each cell between it and the nearest gun in its row or column; holes count nothing. Nearness is
/// measured in places, holes included; among equally near guns the one that scores more counts.
fn target_practice<const N: usize>(town: &Ground<N>) -> i32 {
    town.object(Object::Beer).iter().map(|beer| between_nearest_gun(town, beer)).sum()
}

fn between_nearest_gun<const N: usize>(town: &Ground<N>, beer: usize) -> i32 {
    let guns = town.object(Object::Gun);
    let walk = |step: isize| {
        let mut here = beer;
        let mut between = 0;
        for distance in 1.. {
            here = here.checked_add_signed(step).filter(|&next| town.is_inside(next))?;
            if guns.contains(here) {
                return Some((Reverse(distance), between));
            }
            between += i32::from(town.cells().contains(here));
        }
        None
    };
    town.steps().into_iter().filter_map(walk).max().map_or(0, |(_, between)| between)
}

/// 2 for each fort next to a gun; a fort counts once.
fn rifles_ready<const N: usize>(town: &Ground<N>) -> i32 {
    2 * (town.object(Object::Fort) & town.next_to(town.object(Object::Gun))).count()
}
