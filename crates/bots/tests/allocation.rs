//! A play-out takes no memory from the heap once its scratch list has grown, in any game.

#![expect(unsafe_code, reason = "counting allocations takes an allocator, and its trait is unsafe")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use carson_cards::CarsonCards;
use carson_city::CarsonCity;
use circle_wagons::{CircleWagons, Scenario};
use table::dice::FastDice;
use table::{Game, OptionsForm, Scratch, Silence};

struct Counting;

thread_local! {
    /// Of this thread only: what the test harness allocates beside it does not count.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call goes to the system's allocator unchanged; only a counter is added.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

fn play_outs<G: Game>(
    options: &G::Options,
    scratch: &mut Scratch<G>,
    dice: &mut FastDice,
    games: usize,
) -> i32 {
    let mut points = 0;
    for _ in 0..games {
        let mut game = G::begin(options, dice, &mut Silence).expect("the options can be played");
        scratch.play_out(&mut game, dice);
        points += game.points()[0];
    }
    points
}

fn check<G: Game>(options: &G::Options) {
    let mut scratch = Scratch::<G>::default();
    let mut dice = FastDice::seeded(1);
    play_outs(options, &mut scratch, &mut dice, 200);
    let before = ALLOCATIONS.get();
    play_outs(options, &mut scratch, &mut dice, 300);
    assert_eq!(ALLOCATIONS.get() - before, 0, "{} with {options:?}", G::NAME);
}

fn for_players<G: OptionsForm>(players: usize) -> G::Options {
    G::with_players(&G::Options::default(), players).expect("so many can play")
}

#[test]
fn circle_the_wagons_allocates_nothing_on_the_way_of_a_play_out() {
    check::<CircleWagons>(&for_players::<CircleWagons>(2));
    check::<CircleWagons>(&circle_wagons::Options::solo(Scenario::GoldFever));
}

#[test]
fn carson_city_allocates_nothing_on_the_way_of_a_play_out() {
    for players in [2, 4, 6] {
        check::<CarsonCity>(&for_players::<CarsonCity>(players));
    }
}

#[test]
fn the_card_game_allocates_nothing_on_the_way_of_a_play_out() {
    for players in [1, 4, 6] {
        check::<CarsonCards>(&for_players::<CarsonCards>(players));
    }
}
