//! The bot accounts that are available for the ladder: enabled by their owners, connected, and with room for a game.

use table::SaturatingAs;
use tokio::sync::OwnedMutexGuard;

use super::rules::read_rules;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::storage::BotRow;

/// A bot that would play on the ladder now.
pub(crate) struct LadderBot {
    pub(crate) id: String,
    pub(crate) owner: String,
    games: Vec<String>,
    players: (u8, u8),
}

impl LadderBot {
    /// Whether it plays a game with so many players.
    pub(crate) fn plays(&self, game: &str, players: usize) -> bool {
        let (least, most) = self.players;
        self.games.iter().any(|known| known == game)
            && (least..=most).contains(&players.saturating_as::<u8>())
    }
}

impl AppState {
    /// The bots that would play on the ladder now.
    pub(crate) async fn ladder_bots(&self) -> Result<Vec<LadderBot>, ApiError> {
        let mut bots = Vec::new();
        for id in self.bots_online() {
            if let Some(row) = self.storage.bot(&id).await?
                && let Some(bot) = self.on_the_ladder(row).await?
            {
                bots.push(bot);
            }
        }
        Ok(bots)
    }

    /// The bot as the ladder sees it, if it has room. Each game on the ladder takes a place among those that its owner allows at once;
    /// for people who invite it these places are still free.
    async fn on_the_ladder(&self, row: BotRow) -> Result<Option<LadderBot>, ApiError> {
        let rules = read_rules(&row);
        if row.ladder_paused.is_some() || rules.ladder.is_empty() {
            return Ok(None);
        }
        let room = self.bot_tables(&row).await?.len() < usize::from(rules.at_once);
        Ok(room.then_some(LadderBot {
            id: row.id,
            owner: row.owner,
            games: rules.ladder,
            players: rules.players,
        }))
    }

    /// That a bot plays one more game on the ladder; while the answer is held it accepts nothing else. Nothing if it does not.
    pub(crate) async fn ladder_accepts(
        &self,
        id: &str,
        game: &str,
        players: usize,
    ) -> Result<Option<OwnedMutexGuard<()>>, ApiError> {
        let Some(known) = self.known(id).await? else { return Ok(None) };
        let turn = known.turn_to_make().await;
        let Some(row) = self.storage.bot(id).await?.filter(|_| self.is_bot_online(id)) else {
            return Ok(None);
        };
        let bot = self.on_the_ladder(row).await?;
        Ok(bot.filter(|bot| bot.plays(game, players)).map(|_| turn))
    }
}
