//! People, tables, storage and live play: the only room that knows HTTP, JSON on the wire and SQL.

pub mod protocol;
