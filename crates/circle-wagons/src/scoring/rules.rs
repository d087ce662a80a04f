//! The rule of each scoring card. "Next to" means sharing an edge; only what is visible counts.

use std::cmp::Reverse;

use super::ledger::Ledger;
use super::worth::{
    BADLANDS, BEER_KEPT, BEER_SOLD, BOOM_OR_BUST, CIRCLED, CLEARING_FOREST, CLEARING_FORT, COOL_WAGON,
    FEWER_CELLS, FORTIFIED, GOLD_MINE, HAPPY_COW, HERD_COW, HOLE, MOST_GUNS, MOST_MINES, ONE_TOO_MANY,
    PRAIRIE_SHARE, RIFLES, SHOT, WAGON_TRAIN,
};
use super::{ScoringCard, Tally};
use crate::card::{Object, Terrain};
use crate::cells::Cells;
use crate::ground::Ground;

/// The points that `card` brings to the owner of `town`, against an opponent with `theirs`; `ledger` receives where they come from.
#[inline]
pub(super) fn points<const N: usize>(
    card: ScoringCard,
    town: &Ground<N>,
    theirs: Tally,
    ledger: &mut impl Ledger<N>,
) -> i32 {
    match card {
        ScoringCard::Badlands => badlands(town, ledger),
        ScoringCard::HappyCows => happy_cows(town, ledger),
        ScoringCard::TheClearing => the_clearing(town, ledger),
        ScoringCard::CircleTheWagons => circle_the_wagons(town, ledger),
        ScoringCard::SmalltownCharm => smalltown_charm(town, theirs, ledger),
        ScoringCard::GoldCountry => gold_country(town, ledger),
        ScoringCard::PrairieLife => prairie_life(town, ledger),
        ScoringCard::CoolWater => cool_water(town, ledger),
        ScoringCard::ClaimJumpers => claim_jumpers(town, theirs, ledger),
        ScoringCard::BoomOrBust => boom_or_bust(town, ledger),
        ScoringCard::WagonTrain => wagon_train(town, ledger),
        ScoringCard::OneTooMany => one_too_many(town, theirs, ledger),
        ScoringCard::Bootleggers => bootleggers(town, ledger),
        ScoringCard::Undiscovered => undiscovered(town, ledger),
        ScoringCard::Fortified => fortified(town, ledger),
        ScoringCard::TheHerd => the_herd(town, ledger),
        ScoringCard::TargetPractice => target_practice(town, ledger),
        ScoringCard::RiflesReady => rifles_ready(town, ledger),
    }
}

/// The points of a card that compares the towns; 0 for any other.
pub(super) fn compared(card: ScoringCard, mine: Tally, theirs: Tally) -> i32 {
    match card {
        ScoringCard::SmalltownCharm => fewer_cells(mine, theirs),
        ScoringCard::ClaimJumpers => claimed(mine, theirs).0,
        ScoringCard::OneTooMany => most_beer(mine, theirs),
        _ => 0,
    }
}

/// 4 for each gun directly between two deserts, horizontally or vertically; a gun scores once.
fn badlands<const N: usize>(town: &Ground<N>, ledger: &mut impl Ledger<N>) -> i32 {
    let deserts = town.terrain(Terrain::Desert);
    let across = town.left_of(deserts) & town.right_of(deserts);
    let down = town.above(deserts) & town.below(deserts);
    ledger.each_with(BADLANDS, town.object(Object::Gun) & (across | down), |gun| {
        let gun = Cells::only(gun);
        let beside = town.left_of(gun) | town.right_of(gun);
        if (across & gun) == gun { beside } else { town.above(gun) | town.below(gun) }
    })
}

/// 2 for each cow neither on snow nor next to snow.
fn happy_cows<const N: usize>(town: &Ground<N>, ledger: &mut impl Ledger<N>) -> i32 {
    let snow = town.on_or_next_to(town.terrain(Terrain::Snow));
    ledger.each(HAPPY_COW, town.object(Object::Cow).minus(snow))
}

/// 2 for each fort, minus 1 for each forest cell.
fn the_clearing<const N: usize>(town: &Ground<N>, ledger: &mut impl Ledger<N>) -> i32 {
    ledger.each(CLEARING_FORT, town.object(Object::Fort))
        + ledger.each(CLEARING_FOREST, town.terrain(Terrain::Forest))
}

/// 6 for each cell with wagons on all four sides; a wagon may serve several. A hole is not a cell.
fn circle_the_wagons<const N: usize>(town: &Ground<N>, ledger: &mut impl Ledger<N>) -> i32 {
    let wagons = town.object(Object::Wagon);
    let circled = town.left_of(wagons) & town.right_of(wagons) & town.above(wagons) & town.below(wagons);
    ledger.each_with(CIRCLED, town.cells() & circled, |cell| town.next_to(Cells::only(cell)))
}

/// The player with fewer cells gains the difference.
fn smalltown_charm<const N: usize>(town: &Ground<N>, theirs: Tally, ledger: &mut impl Ledger<N>) -> i32 {
    ledger.together(fewer_cells(town.tally(), theirs), town.cells())
}

fn fewer_cells(mine: Tally, theirs: Tally) -> i32 {
    FEWER_CELLS * i32::from(theirs.cells.saturating_sub(mine.cells))
}

/// 2 for each mine on a mountain or next to one.
fn gold_country<const N: usize>(town: &Ground<N>, ledger: &mut impl Ledger<N>) -> i32 {
    let mountains = town.on_or_next_to(town.terrain(Terrain::Mountain));
    ledger.each(GOLD_MINE, town.object(Object::Mine) & mountains)
}

/// Half of cows and plains cells together, rounded down; a cow on plains counts as both.
fn prairie_life<const N: usize>(town: &Ground<N>, ledger: &mut impl Ledger<N>) -> i32 {
    let (cows, plains) = (town.object(Object::Cow), town.terrain(Terrain::Plains));
    ledger.together((cows.count() + plains.count()) / PRAIRIE_SHARE, cows | plains)
}

/// 3 for each wagon on the largest water area or next to it. Among equally large areas, the best for the owner counts.
fn cool_water<const N: usize>(town: &Ground<N>, ledger: &mut impl Ledger<N>) -> i32 {
    let mut water = town.terrain(Terrain::Water);
    let (mut best, mut served) = ((0, 0), Cells::NONE);
    while let Some(area) = town.take_group(&mut water) {
        let wagons = town.object(Object::Wagon) & town.on_or_next_to(area);
        let size = (area.count(), wagons.count());
        if size > best {
            (best, served) = (size, wagons);
        }
    }
    ledger.each(COOL_WAGON, served)
}

/// Most mines: 9 points, of which 5 go to the opponent if they have more guns. Nothing if the mines are tied.
fn claim_jumpers<const N: usize>(town: &Ground<N>, theirs: Tally, ledger: &mut impl Ledger<N>) -> i32 {
    let (points, object) = claimed(town.tally(), theirs);
    ledger.together(points, town.object(object))
}

/// What the claims bring, and because of which object.
fn claimed(mine: Tally, theirs: Tally) -> (i32, Object) {
    let more = |object| mine.count(object) > theirs.count(object);
    let fewer = |object| mine.count(object) < theirs.count(object);
    if more(Object::Mine) {
        (if fewer(Object::Gun) { MOST_MINES - MOST_GUNS } else { MOST_MINES }, Object::Mine)
    } else if fewer(Object::Mine) && more(Object::Gun) {
        (MOST_GUNS, Object::Gun)
    } else {
        (0, Object::Mine)
    }
}

/// By the number of mines: few or very many pay.
fn boom_or_bust<const N: usize>(town: &Ground<N>, ledger: &mut impl Ledger<N>) -> i32 {
    let mines = town.object(Object::Mine);
    let step = match mines.count() {
        0..=2 => 0,
        3..=6 => 1,
        7 => 2,
        _ => 3,
    };
    ledger.together(BOOM_OR_BUST[step], mines)
}

/// For each straight unbroken line of wagons, horizontal or vertical: 2 wagons 1, 3 wagons 2, 4 wagons 4, 5 wagons 7, 6 and more
/// 10.
fn wagon_train<const N: usize>(town: &Ground<N>, ledger: &mut impl Ledger<N>) -> i32 {
    let wagons = town.object(Object::Wagon);
    let (mut points, mut before) = (0, 0);
    let mut across = wagons.minus(town.right_of(wagons));
    let mut down = wagons.minus(town.below(wagons));
    for worth in WAGON_TRAIN {
        // What the second, third, … sixth wagon of a line adds.
        let adds = worth - before;
        across = town.right_of(across) & wagons;
        down = town.below(down) & wagons;
        points += ledger.each_with(adds, across, |wagon| town.left_of(Cells::only(wagon)));
        points += ledger.each_with(adds, down, |wagon| town.above(Cells::only(wagon)));
        before = worth;
    }
    points
}

/// Most beer: minus 1 for each beer of the opponent. Nothing if tied.
fn one_too_many<const N: usize>(town: &Ground<N>, theirs: Tally, ledger: &mut impl Ledger<N>) -> i32 {
    ledger.together(most_beer(town.tally(), theirs), town.object(Object::Beer))
}

fn most_beer(mine: Tally, theirs: Tally) -> i32 {
    let others = theirs.count(Object::Beer);
    if mine.count(Object::Beer) > others { ONE_TOO_MANY * others } else { 0 }
}

/// 2 for each beer next to a wagon, minus 1 for each that is not.
fn bootleggers<const N: usize>(town: &Ground<N>, ledger: &mut impl Ledger<N>) -> i32 {
    let (beers, wagons) = (town.object(Object::Beer), town.object(Object::Wagon));
    let sold = beers & town.next_to(wagons);
    ledger.each_with(BEER_SOLD, sold, |beer| town.next_to(Cells::only(beer)) & wagons)
        + ledger.each(BEER_KEPT, beers.minus(sold))
}

/// 5 for each hole of one cell with cells on all eight sides.
fn undiscovered<const N: usize>(town: &Ground<N>, ledger: &mut impl Ledger<N>) -> i32 {
    let cells = town.cells();
    let between = town.left_of(cells) & town.right_of(cells);
    let surrounded = between & town.above(cells & between) & town.below(cells & between);
    ledger.each(HOLE, surrounded.minus(cells))
}

/// 7 for each 2×2 block of forts; a fort may serve several.
fn fortified<const N: usize>(town: &Ground<N>, ledger: &mut impl Ledger<N>) -> i32 {
    let forts = town.object(Object::Fort);
    let pairs = forts & town.left_of(forts);
    ledger.each_with(FORTIFIED, pairs & town.above(pairs), |corner| {
        let above = Cells::only(corner) | town.right_of(Cells::only(corner));
        above | town.below(above)
    })
}

/// 2 for each cow in the largest connected group of cows.
fn the_herd<const N: usize>(town: &Ground<N>, ledger: &mut impl Ledger<N>) -> i32 {
    ledger.each(HERD_COW, town.largest_group(town.object(Object::Cow)))
}

/// For each beer, 1 for each cell between it and the nearest gun in its row or column; holes score nothing. Distance is measured in
/// places, including holes; among equally near guns the one that scores more counts.
fn target_practice<const N: usize>(town: &Ground<N>, ledger: &mut impl Ledger<N>) -> i32 {
    let shots = town.object(Object::Beer).iter().filter_map(|beer| nearest_gun(town, beer));
    shots.map(|shot| ledger.together(SHOT * shot.between, shot.line)).sum()
}

/// The line from a beer to a gun.
struct Shot<const N: usize> {
    /// How many cells lie between them.
    between: i32,
    /// Including the beer and the gun.
    line: Cells<N>,
}

fn nearest_gun<const N: usize>(town: &Ground<N>, beer: usize) -> Option<Shot<N>> {
    let guns = town.object(Object::Gun);
    let walk = |step: isize| {
        let (mut here, mut between, mut line) = (beer, 0, Cells::only(beer));
        for distance in 1.. {
            here = here.checked_add_signed(step).filter(|&next| town.is_inside(next))?;
            let at = Cells::only(here) & town.cells();
            line |= at;
            if guns.contains(here) {
                return Some((Reverse(distance), Shot { between, line }));
            }
            between += at.count();
        }
        None
    };
    let shots = town.steps().into_iter().filter_map(walk);
    shots.max_by_key(|(distance, shot)| (*distance, shot.between)).map(|(_, shot)| shot)
}

/// 2 for each fort next to a gun; a fort counts once.
fn rifles_ready<const N: usize>(town: &Ground<N>, ledger: &mut impl Ledger<N>) -> i32 {
    ledger.each(RIFLES, town.object(Object::Fort) & town.next_to(town.object(Object::Gun)))
}
