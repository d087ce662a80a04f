//! Whatever is read as an action.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| boomtown_fuzz::action(text));
