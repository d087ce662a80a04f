//! Whatever is read as options.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| boomtown_fuzz::options(text));
