//! Hosts games in the terminal and saves them: the only part that uses files, the clock and the system's random numbers.

use std::path::PathBuf;
use std::time::SystemTime;

use table::Record;
use table::dice::Secret;
use words::Words;

use super::host_error::HostError;
use super::local_game::{LocalGame, PlayedOn};
use super::local_player::LocalPlayer;
use super::moment::stamp;
use super::own::SavedValues;
use super::save::Save;
use super::save_dir::{Inventory, SaveDir, SaveLock};
use super::setup::Setup;

/// Starts games and saves them.
pub(crate) struct Host {
    saves: SaveDir,
    /// The lock of the current game, so that no other window continues it.
    claim: Option<SaveLock>,
    /// With a seed, games can be repeated roll by roll.
    seed: Option<u64>,
}

impl Host {
    pub(crate) const fn new(saves: SaveDir, seed: Option<u64>) -> Host {
        Host { saves, claim: None, seed }
    }

    /// The saved games.
    pub(crate) fn inventory(&self) -> Inventory {
        self.saves.inventory()
    }

    /// Begins a game; an error says why it cannot begin.
    pub(crate) fn begin(&mut self, setup: &Setup, words: &Words) -> Result<LocalGame, HostError> {
        let salts = self.salts(setup.holders())?;
        let secret = self.secret()?;
        let id = self.saves.new_id(setup.game().name(), &stamp(SystemTime::now()));
        let game = LocalGame::begin(id, setup, secret, salts, words)?;
        // A folder that cannot be written to shows when the game is saved.
        self.claim = self.saves.claim(game.id()).ok().flatten();
        Ok(game)
    }

    /// Continues a game from a past position; an error says why it cannot.
    pub(crate) fn play_on(&mut self, from: &PlayedOn, words: &Words) -> Result<LocalGame, HostError> {
        let salts = self.salts(&from.holders)?;
        let secret = self.secret()?;
        let id = self.saves.new_id(from.then.game().name(), &stamp(SystemTime::now()));
        let game = LocalGame::play_on(id, from, secret, salts, words)?;
        self.claim = self.saves.claim(game.id()).ok().flatten();
        Ok(game)
    }

    /// Continues an unfinished game; an error says why it cannot.
    pub(crate) fn resume(&mut self, id: &str) -> Result<LocalGame, HostError> {
        let waiting = self.inventory().waiting.into_iter().map(|waiting| waiting.game);
        let game = waiting.into_iter().find(|game| game.id() == id);
        let game = game.ok_or_else(|| HostError::Gone(id.to_owned()))?;
        self.claim = self.saves.claim(id)?;
        Ok(game)
    }

    /// The custom values for options that the player saved.
    pub(crate) fn saved_values(&self) -> SavedValues {
        self.saves.saved_values()
    }

    /// Saves custom values.
    pub(crate) fn save_values(&self, kept: &SavedValues) -> Result<(), HostError> {
        Ok(self.saves.save_values(kept)?)
    }

    /// Saves an unfinished game.
    pub(crate) fn save(&self, id: &str, save: &Save) -> Result<(), HostError> {
        Ok(self.saves.save(id, save)?)
    }

    /// Saves the record of a finished game.
    pub(crate) fn finish(&mut self, id: &str, record: &Record) -> Result<PathBuf, HostError> {
        let path = self.saves.finish(id, record)?;
        self.claim = None;
        Ok(path)
    }

    /// The secret of the next game.
    fn secret(&mut self) -> Result<Secret, HostError> {
        let mut bits = [0; 32];
        match &mut self.seed {
            Some(seed) => {
                bits[..8].copy_from_slice(&seed.to_be_bytes());
                // Another game in the same go is another game.
                *seed = seed.wrapping_add(1);
            }
            None => getrandom::fill(&mut bits)?,
        }
        Ok(Secret::new(bits))
    }

    /// The people's contributions to the dice: random bytes. A game with a seed follows from the seed alone.
    fn salts(&self, holders: &[LocalPlayer]) -> Result<Vec<String>, HostError> {
        if self.seed.is_some() {
            return Ok(Vec::new());
        }
        let share = |holder: &LocalPlayer| {
            if !holder.is_person() {
                return Ok(String::new());
            }
            let mut bits = [0; 16];
            getrandom::fill(&mut bits)?;
            Ok(format!("{:032x}", u128::from_be_bytes(bits)))
        };
        holders.iter().map(share).collect()
    }
}
