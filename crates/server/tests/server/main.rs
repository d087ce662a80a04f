//! The server over real sockets, on a real database file.

mod abuse;
mod answer;
mod deltas;
mod fairness;
mod farewell;
mod games;
mod guest;
mod identity;
mod mended;
mod messages;
mod names;
mod old_forms;
mod operations;
mod place;
mod playing;
mod presence;
mod quotas;
mod rematch;
mod restart;
mod seats;
mod standing_in;
mod storage;
mod sweeping;
mod typescript;
mod undo;
mod viewer;
