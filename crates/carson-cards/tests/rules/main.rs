//! The rules chapter by chapter, the laws of every table, recorded games and positions that somebody writes down.

mod ahead;
mod auction;
mod building;
mod common;
mod deck;
mod golden;
mod handicap;
mod interplay;
mod laws;
mod mutated;
mod persons;
mod plain;
mod positions;
mod recorded;
mod secrecy;
mod suits;
