//! Several servers on one `PostgreSQL`. Where that is not installed, nothing is tested, and that is said.

#[path = "../server/answer.rs"]
mod answer;
#[path = "../server/cluster.rs"]
mod cluster;
#[expect(dead_code, reason = "the tests of the server use the rest")]
#[path = "../server/guest.rs"]
mod guest;
#[expect(dead_code, reason = "the tests of the server use the rest")]
#[path = "../server/place.rs"]
mod place;
#[expect(dead_code, reason = "the tests of the server use the rest")]
#[path = "../server/playing.rs"]
mod playing;
#[expect(dead_code, reason = "the tests of the server use the rest")]
#[path = "../server/streaming.rs"]
mod streaming;

mod house;
mod houses;
mod operators;
mod streams;
