//! Each level against the one below, how people fare against virtual players and Standish, and whole games by the rules.

mod carson_cards;
mod carson_city;
mod exact;
mod ladder;
mod standish;
