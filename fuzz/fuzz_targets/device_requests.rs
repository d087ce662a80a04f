//! Whatever a page asks of the engine in it.
#![no_main]

#[path = "../src/messages.rs"]
#[expect(dead_code, reason = "each target calls one of the functions")]
mod messages;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| messages::device_requests(text));
