//! Circle the Wagons.

use super::{Game, Quotes};

pub(super) const CIRCLE_WAGONS: Game = Game {
    name: "circle-wagons",
    prefixes: &["wagons-", "web-wagons-"],
    quotes: QUOTES,
    in_words: &[
        ("wagons-rule-smalltown-charm", "points-smalltown-charm", 1),
        ("wagons-rule-prairie-life", "points-prairie-life-share", 2),
        ("wagons-rule-boom-or-bust", "points-boom-or-bust-6", 0),
    ],
};

const QUOTES: &[Quotes] = &[
    ("wagons-rule-badlands", &["points-badlands"], &[]),
    ("wagons-rule-happy-cows", &["points-happy-cows"], &[]),
    ("wagons-rule-the-clearing", &["points-the-clearing-fort", "points-the-clearing-forest"], &[]),
    ("wagons-rule-circle-the-wagons", &["points-circle-the-wagons"], &[]),
    ("wagons-rule-gold-country", &["points-gold-country"], &[]),
    ("wagons-rule-cool-water", &["points-cool-water"], &[]),
    ("wagons-rule-claim-jumpers", &["points-claim-jumpers-mines", "points-claim-jumpers-guns"], &[]),
    ("wagons-rule-one-too-many", &["points-one-too-many"], &[]),
    (
        "wagons-rule-boom-or-bust",
        &["points-boom-or-bust-2", "points-boom-or-bust-7", "points-boom-or-bust-more"],
        &[2, 3, 6, 7, 8],
    ),
    (
        "wagons-rule-wagon-train",
        &[
            "points-wagon-train-2",
            "points-wagon-train-3",
            "points-wagon-train-4",
            "points-wagon-train-5",
            "points-wagon-train-more",
        ],
        &[2, 3, 4, 5, 6],
    ),
    ("wagons-rule-bootleggers", &["points-bootleggers-sold", "points-bootleggers-kept"], &[]),
    ("wagons-rule-undiscovered", &["points-undiscovered"], &[]),
    ("wagons-rule-the-herd", &["points-the-herd"], &[]),
    ("wagons-rule-target-practice", &["points-target-practice"], &[]),
    ("wagons-rule-rifles-ready", &["points-rifles-ready"], &[]),
    ("wagons-rule-fortified", &["points-fortified"], &[2]),
    ("wagons-asked-lay", &[], &[180]),
    ("wagons-words-brief", &[], &[2]),
    ("wagons-event-second-round", &[], &[2]),
    ("wagons-illegal-first-at-origin", &[], &[0]),
    ("web-wagons-hard-help", &[], &[100]),
    ("web-wagons-town", &[], &[0]),
];
