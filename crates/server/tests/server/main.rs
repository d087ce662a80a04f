//! The server over real sockets, on a real database file.

mod games;
mod guest;
mod place;
mod playing;
mod typescript;
