//! The commands from the outside, as a person or another program meets them. `terminal` and `serve` are programs of their own.

mod arena;
mod bench;
mod building;
mod dependencies;
mod engine;
mod programs;
mod records;
mod scenarios;
mod train;
