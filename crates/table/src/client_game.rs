//! What a game needs so that every client can play it.

use crate::{OptionsForm, Preview, TextAccount};

/// A game that every client can offer, show and play: the three parts together. It is implemented by itself.
pub trait ClientGame: OptionsForm + TextAccount + Preview {}

impl<G: OptionsForm + TextAccount + Preview> ClientGame for G {}
