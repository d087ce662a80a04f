//! A game by name.

use std::marker::PhantomData;

use serde_json::Value;

use super::{AnySitting, AnyView, BadStart, to_value};
use crate::account::Chair;
use crate::record::Record;
use crate::sitting::{Diverged, KeptState, Resumed};
use crate::{Dice, Field, Figure, House, PlayOut, Scratch, Seat, Sitting, Telling};

/// A game by name.
pub trait Title: Send + Sync {
    /// The name by which the game goes everywhere.
    fn name(&self) -> &'static str;

    /// The version of its rules.
    fn rules(&self) -> u32;

    /// The size of a state in bytes.
    fn state_bytes(&self) -> usize;

    /// The options a client can offer.
    fn fields(&self) -> Vec<Field>;

    /// The figures that are the house's own, as the data files mark them.
    fn house(&self) -> Vec<House>;

    /// The figures and lists of the rules, for pages that quote them.
    fn figures(&self) -> Vec<Figure>;

    /// The options spelled out, or why they are refused.
    fn check_options(&self, options: &Value) -> Result<Value, BadStart>;

    /// The seats that these options make.
    fn chairs(&self, options: &Value) -> Result<Vec<Chair>, BadStart>;

    /// The same options for so many seats that are held by a player.
    fn with_players(&self, options: &Value, players: usize) -> Result<Value, BadStart>;

    /// Sets a game up.
    fn begin(&self, options: &Value, dice: &mut dyn Dice) -> Result<Box<dyn AnySitting>, BadStart>;

    /// Begins with a position.
    fn load(&self, position: &Value) -> Result<Box<dyn AnySitting>, BadStart>;

    /// Reads the JSON form of the view of a seat that is asked, as [`AnySitting::view`] gives it, for a bot.
    ///
    /// # Panics
    /// May panic if no position has this view.
    fn read_view(&self, view: &Value, seat: Seat) -> Result<AnyView, BadStart>;

    /// Takes a record up again.
    fn resume(&self, record: &Record) -> Result<(Box<dyn AnySitting>, Resumed), Diverged>;

    /// Takes a record up again that whoever keeps it trusts, with the state that was kept beside it.
    fn resume_beside(
        &self,
        record: &Record,
        kept: Option<&KeptState>,
    ) -> Result<(Box<dyn AnySitting>, Resumed), Diverged>;

    /// Random games one after the other, each scored, until `go_on` says no to what the last one did.
    fn play_outs(
        &self,
        options: &Value,
        dice: &mut crate::dice::FastDice,
        go_on: &mut dyn FnMut(PlayOut) -> bool,
    ) -> Result<(), BadStart>;
}

/// The title of a game.
pub const fn title<G: Telling>() -> &'static dyn Title {
    &Named::<G>(PhantomData)
}

struct Named<G>(PhantomData<G>);

impl<G: Telling> Named<G> {
    fn options(options: &Value) -> Result<G::Options, BadStart> {
        let options = if options.is_null() { &Value::Object(serde_json::Map::new()) } else { options };
        G::Options::deserialize_from(options)
    }
}

/// Reads options and positions, with a reason where it cannot.
trait FromValue: Sized {
    fn deserialize_from(value: &Value) -> Result<Self, BadStart>;
}

impl<T: serde::de::DeserializeOwned> FromValue for T {
    fn deserialize_from(value: &Value) -> Result<T, BadStart> {
        if !value.is_object() {
            return Err(BadStart::Form(format!("this must be an object with fields, not {value}")));
        }
        T::deserialize(value).map_err(|error| BadStart::Form(error.to_string()))
    }
}

impl<G: Telling> Title for Named<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn state_bytes(&self) -> usize {
        size_of::<G>()
    }

    fn fields(&self) -> Vec<Field> {
        G::fields()
    }

    fn house(&self) -> Vec<House> {
        G::house()
    }

    fn figures(&self) -> Vec<Figure> {
        G::figures()
    }

    fn check_options(&self, options: &Value) -> Result<Value, BadStart> {
        let options = Self::options(options)?;
        let mut dice = crate::dice::FastDice::seeded(0);
        G::begin(&options, &mut dice, &mut crate::Silence).map_err(BadStart::Options)?;
        Ok(to_value(&options))
    }

    fn chairs(&self, options: &Value) -> Result<Vec<Chair>, BadStart> {
        Ok(G::chairs(&Self::options(options)?))
    }

    fn with_players(&self, options: &Value, players: usize) -> Result<Value, BadStart> {
        let options = G::with_players(&Self::options(options)?, players).map_err(BadStart::Options)?;
        Ok(to_value(&options))
    }

    fn begin(&self, options: &Value, mut dice: &mut dyn Dice) -> Result<Box<dyn AnySitting>, BadStart> {
        let sitting = Sitting::<G>::begin(&Self::options(options)?, &mut dice).map_err(BadStart::Options)?;
        Ok(Box::new(sitting))
    }

    fn load(&self, position: &Value) -> Result<Box<dyn AnySitting>, BadStart> {
        Ok(Box::new(Sitting::from_position(G::deserialize_from(position)?)))
    }

    fn read_view(&self, view: &Value, seat: Seat) -> Result<AnyView, BadStart> {
        let view = G::View::deserialize_from(view)?;
        if !G::imagine(&view, &mut crate::dice::FastDice::seeded(0)).deciders().contains(seat) {
            return Err(BadStart::Form(format!("seat {seat} is not asked in this view")));
        }
        Ok(AnyView::new::<G>(view))
    }

    fn resume(&self, record: &Record) -> Result<(Box<dyn AnySitting>, Resumed), Diverged> {
        let (sitting, resumed) = Sitting::<G>::resume(record)?;
        Ok((Box::new(sitting), resumed))
    }

    fn resume_beside(
        &self,
        record: &Record,
        kept: Option<&KeptState>,
    ) -> Result<(Box<dyn AnySitting>, Resumed), Diverged> {
        let (sitting, resumed) = Sitting::<G>::resume_beside(record, kept)?;
        Ok((Box::new(sitting), resumed))
    }

    fn play_outs(
        &self,
        options: &Value,
        dice: &mut crate::dice::FastDice,
        go_on: &mut dyn FnMut(PlayOut) -> bool,
    ) -> Result<(), BadStart> {
        let options = Self::options(options)?;
        let mut scratch = Scratch::<G>::default();
        loop {
            let mut state = G::begin(&options, dice, &mut crate::Silence).map_err(BadStart::Options)?;
            let done = scratch.play_out(&mut state, dice);
            std::hint::black_box(state.points());
            if !go_on(done) {
                return Ok(());
            }
        }
    }
}
