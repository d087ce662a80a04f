//! Tests of the model and of what it looks like. Bots are never asked: their answers are given by hand.

mod any_size;
mod desk;
mod finished;
mod hotseat;
mod looks;
mod mouse;
mod pages;
mod past;
mod turns;
mod watching;
