//! The bot accounts that are available for the ladder: enabled by their owners, connected, and with room for a game.

use table::SaturatingAs;
use tokio::sync::OwnedMutexGuard;

use super::rules::read_rules;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::storage::BotRow;

/// A bot that is available for the ladder.
pub(crate) struct LadderBot {
    pub(crate) id: String,
    pub(crate) owner: String,
    games: Vec<String>,
    players: (u8, u8),
}

impl LadderBot {
    /// Whether it plays a game with this many players.
    pub(crate) fn plays(&self, game: &str, players: usize) -> bool {
        let (least, most) = self.players;
        self.games.iter().any(|known| known == game)
            && (least..=most).contains(&players.saturating_as::<u8>())
    }
}

impl AppState {
    /// The bots that are available for the ladder.
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

    /// The bot for the ladder, if it is not busy. Each ladder game counts towards the number of games that its owner allows at
    /// once, but not for people who invite it.
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

    /// Reserves a bot for a ladder game; while the result is held, it accepts nothing else. `None` if it does not play.
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
