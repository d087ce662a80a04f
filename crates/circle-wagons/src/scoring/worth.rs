//! The figures of the scoring cards: the lines of `data/points.txt`. Clients print them beside the drawing of a card.

use super::ScoringCard;

const FILE: &[u8] = include_bytes!("../../data/points.txt");

table::named_figures! {
    FILE;
    BADLANDS = "badlands";
    HAPPY_COW = "happy-cows";
    CLEARING_FORT = "the-clearing-fort";
    CLEARING_FOREST = "the-clearing-forest";
    CIRCLED = "circle-the-wagons";
    FEWER_CELLS = "smalltown-charm";
    GOLD_MINE = "gold-country";
    PRAIRIE_SHARE = "prairie-life-share";
    COOL_WAGON = "cool-water";
    MOST_MINES = "claim-jumpers-mines";
    MOST_GUNS = "claim-jumpers-guns";
    FEW_MINES = "boom-or-bust-2";
    SOME_MINES = "boom-or-bust-6";
    SEVEN_MINES = "boom-or-bust-7";
    MORE_MINES = "boom-or-bust-more";
    TWO_WAGONS = "wagon-train-2";
    THREE_WAGONS = "wagon-train-3";
    FOUR_WAGONS = "wagon-train-4";
    FIVE_WAGONS = "wagon-train-5";
    MORE_WAGONS = "wagon-train-more";
    ONE_TOO_MANY = "one-too-many";
    BEER_SOLD = "bootleggers-sold";
    BEER_KEPT = "bootleggers-kept";
    HOLE = "undiscovered";
    FORTIFIED = "fortified";
    HERD_COW = "the-herd";
    SHOT = "target-practice";
    RIFLES = "rifles-ready";
}

/// With up to 2, up to 6, 7, and more mines.
pub(super) const BOOM_OR_BUST: [i32; 4] = [FEW_MINES, SOME_MINES, SEVEN_MINES, MORE_MINES];
/// Lines of 2, 3, 4, 5, and more wagons.
pub(super) const WAGON_TRAIN: [i32; 5] = [TWO_WAGONS, THREE_WAGONS, FOUR_WAGONS, FIVE_WAGONS, MORE_WAGONS];

/// What a card pays, as printed beside its drawing: gains and losses, or a scale.
pub(super) fn worth(card: ScoringCard) -> String {
    match card {
        ScoringCard::Badlands => signs(&[BADLANDS], ""),
        ScoringCard::HappyCows => signs(&[HAPPY_COW], ""),
        ScoringCard::TheClearing => signs(&[CLEARING_FORT, CLEARING_FOREST], " / "),
        ScoringCard::CircleTheWagons => signs(&[CIRCLED], ""),
        ScoringCard::SmalltownCharm => signs(&[FEWER_CELLS], ""),
        ScoringCard::GoldCountry => signs(&[GOLD_MINE], ""),
        ScoringCard::PrairieLife if PRAIRIE_SHARE == 2 => "½".to_owned(),
        ScoringCard::PrairieLife => format!("1/{PRAIRIE_SHARE}"),
        ScoringCard::CoolWater => signs(&[COOL_WAGON], ""),
        ScoringCard::ClaimJumpers => signs(&[MOST_MINES], ""),
        ScoringCard::BoomOrBust => signs(&BOOM_OR_BUST, "·"),
        ScoringCard::WagonTrain => signs(&WAGON_TRAIN, "·"),
        ScoringCard::OneTooMany => signs(&[ONE_TOO_MANY], ""),
        ScoringCard::Bootleggers => signs(&[BEER_SOLD, BEER_KEPT], " / "),
        ScoringCard::Undiscovered => signs(&[HOLE], ""),
        ScoringCard::Fortified => signs(&[FORTIFIED], ""),
        ScoringCard::TheHerd => signs(&[HERD_COW], ""),
        ScoringCard::TargetPractice => signs(&[SHOT], ""),
        ScoringCard::RiflesReady => signs(&[RIFLES], ""),
    }
}

fn signs(points: &[i32], between: &str) -> String {
    points.iter().map(i32::to_string).collect::<Vec<_>>().join(between).replace('-', "−")
}
