//! Several servers on one `PostgreSQL`. Where that is not installed, nothing is tested, and that is said.

#[path = "../server/answer.rs"]
mod answer;
#[expect(dead_code, reason = "the tests of servers in processes of their own use the rest")]
#[path = "../server/cluster.rs"]
mod cluster;
#[expect(dead_code, reason = "the tests of the server use the rest")]
#[path = "../server/guest.rs"]
mod guest;
#[path = "../server/hex.rs"]
mod hex;
#[expect(dead_code, reason = "the tests of the server use the rest")]
#[path = "../server/place.rs"]
mod place;
#[path = "../server/playing.rs"]
mod playing;
#[expect(dead_code, reason = "the tests of the server use the rest")]
#[path = "../server/streaming.rs"]
mod streaming;

mod contract;
mod ladder;
mod moved;
mod operators;
mod several_servers;
mod shared_database;
mod streams;
