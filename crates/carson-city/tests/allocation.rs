//! A play-out takes no memory from the heap once its scratch list has grown.

#![expect(unsafe_code, reason = "counting allocations takes an allocator, and its trait is unsafe")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};

use carson_city::{CarsonCity, Edition, Options};
use table::dice::FastDice;
use table::{Game, Scratch, Silence};

struct Counting;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

// SAFETY: every call goes to the system's allocator unchanged; only a counter is added.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
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

fn play_outs(options: &Options, scratch: &mut Scratch<CarsonCity>, dice: &mut FastDice, games: usize) -> i32 {
    let mut points = 0;
    for _ in 0..games {
        let mut game = CarsonCity::begin(options, dice, &mut Silence).expect("the options can be played");
        scratch.play_out(&mut game, dice);
        points += game.points()[0];
    }
    points
}

/// The only test of this file, because the counter is the whole process's.
#[test]
fn a_play_out_allocates_nothing_after_the_first() {
    let old = Options { edition: Edition::Y2015, ..Options::for_players(6) };
    for options in [Options::default(), old] {
        let mut scratch = Scratch::default();
        let mut dice = FastDice::seeded(1);
        play_outs(&options, &mut scratch, &mut dice, 100);
        let before = ALLOCATIONS.load(Ordering::Relaxed);
        play_outs(&options, &mut scratch, &mut dice, 1000);
        assert_eq!(ALLOCATIONS.load(Ordering::Relaxed) - before, 0, "{options:?}");
    }
}
