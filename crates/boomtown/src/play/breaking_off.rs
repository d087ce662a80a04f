//! Ctrl-C cancels a long computation; at any other time it ends the program.

use std::process;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

/// The exit code of an interrupted program.
const INTERRUPTED: i32 = 130;

static WORKING: AtomicBool = AtomicBool::new(false);
static BROKEN_OFF: AtomicBool = AtomicBool::new(false);
static LISTENING: Once = Once::new();

/// Does long work in steps. It is told each time whether to continue.
pub(crate) fn while_working<T>(work: impl FnOnce(&dyn Fn() -> bool) -> T) -> T {
    LISTENING.call_once(|| {
        // Where it cannot be heard, Ctrl-C ends the program.
        let _ = ctrlc::set_handler(|| {
            if !WORKING.load(Ordering::SeqCst) || BROKEN_OFF.swap(true, Ordering::SeqCst) {
                process::exit(INTERRUPTED);
            }
        });
    });
    BROKEN_OFF.store(false, Ordering::SeqCst);
    WORKING.store(true, Ordering::SeqCst);
    let done = work(&|| !BROKEN_OFF.load(Ordering::SeqCst));
    WORKING.store(false, Ordering::SeqCst);
    done
}
