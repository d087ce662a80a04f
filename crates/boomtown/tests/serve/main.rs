//! The real `boomtown serve`, killed and started again.

#[expect(dead_code, reason = "the tests of the server use the rest")]
#[path = "../../../server/tests/server/guest.rs"]
mod guest;
#[expect(dead_code, reason = "the tests of the server use the rest")]
#[path = "../../../server/tests/server/playing.rs"]
mod playing;

mod killed;
mod process;
mod program;
