//! Whatever is sent to the engine.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    for game in games::built_in().games() {
        let mut answers = Vec::new();
        boomtown::serve_engine(game, input, &mut answers).expect("answers are kept in memory");
        assert_eq!(answers.is_empty(), input.is_empty(), "every line is answered");
    }
});
