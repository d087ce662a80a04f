//! The server over real sockets, on a real database file.

mod games;
mod guest;
mod identity;
mod messages;
mod operations;
mod place;
mod playing;
mod restart;
mod seats;
mod storage;
mod typescript;
mod undo;
