//! Each level against the one below, what bots may not know, how people fare against virtual players and Standish, and whole games by the rules.

mod carson_cards;
mod carson_city;
mod city_choices;
mod exact;
mod honesty;
mod ladder;
mod learning;
mod manners;
mod standish;
