//! The real `boomtown serve`, killed and started again.

#[path = "../../../server/tests/server/answer.rs"]
mod answer;
#[expect(dead_code, reason = "the tests of the server use the rest")]
#[path = "../../../server/tests/server/guest.rs"]
mod guest;
#[expect(dead_code, reason = "the tests of the server use the rest")]
#[path = "../../../server/tests/server/playing.rs"]
mod playing;

mod full;
mod keys;
mod killed;
mod log;
mod process;
mod program;
mod read_only;
#[cfg(unix)]
mod settings;
