//! The trait that a game implements so that every client can play it.

use crate::{Ahead, OptionsForm, Preview, TextAccount};

/// A game that every client can offer, show and play: the four traits together. It has a blanket implementation.
pub trait ClientGame: OptionsForm + TextAccount + Preview + Ahead {}

impl<G: OptionsForm + TextAccount + Preview + Ahead> ClientGame for G {}
