//! Whatever is read as a record.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| boomtown_fuzz::record(text));
