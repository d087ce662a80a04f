//! `boomtown play --plain` and `boomtown replay` from the outside, through the real command.

mod afterwards;
mod commands;
mod home;
mod joining;
mod languages;
mod replays;
mod saves;
mod server;
mod whole_games;
