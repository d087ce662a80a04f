//! The real `boomtown serve`, killed and started again.

#[path = "../../../server/tests/server/answer.rs"]
mod answer;
#[expect(dead_code, reason = "the tests of the server use the rest")]
#[path = "../../../server/tests/server/cluster.rs"]
mod cluster;
#[expect(dead_code, reason = "the tests of the server use the rest")]
#[path = "../../../server/tests/server/encrypted.rs"]
mod encrypted;
#[expect(dead_code, reason = "the tests of the server use the rest")]
#[path = "../../../server/tests/server/guest.rs"]
mod guest;
#[path = "../../../server/tests/server/playing.rs"]
mod playing;

mod backups;
mod bots;
mod full;
#[cfg(unix)]
mod hardship;
mod keys;
mod killed;
mod ledger;
mod log;
#[cfg(unix)]
mod measured;
#[cfg(unix)]
mod moved;
mod process;
mod program;
mod read_only;
#[cfg(unix)]
mod settings;
#[cfg(unix)]
mod tls;
#[cfg(unix)]
mod together;
mod traces;
