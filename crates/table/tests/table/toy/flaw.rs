//! The laws that the toy game can break.

use std::sync::atomic::{AtomicI32, Ordering};

use serde::{Deserialize, Serialize};

/// A law that is broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Flaw {
    AcceptsTheUnlisted,
    AsksByTheSecret,
    AsksWithoutWords,
    ChangesWhenRefusing,
    CountsTwoWays,
    EndsWithoutStandings,
    ExplainsOtherPoints,
    ForgetsASeat,
    ForgetsInTheView,
    ForgetsItsOptions,
    ForgetsToWriteDown,
    LeaksInTheView,
    LinesDoNotAddUp,
    ListsByTheSecret,
    ListsNothing,
    ListsTwice,
    ListsWhatHasNoText,
    NeverEnds,
    NobodyIsFirst,
    PartsDoNotAddUp,
    PreviewsNothing,
    PromptsSomethingElse,
    RefusesTheListed,
    RefusesWithoutReason,
    RollsItsOwnDice,
    SeatsOneMore,
    TellsOtherPoints,
}

/// Chance that does not come from outside.
pub(crate) fn own_dice() -> i32 {
    static NEXT: AtomicI32 = AtomicI32::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}
