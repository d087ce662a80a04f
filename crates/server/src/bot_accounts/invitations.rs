//! Invitations of bots, which accept or decline immediately, according to their rules.

use table::{Phrase, SaturatingAs};
use tokio::sync::OwnedMutexGuard;

use super::rules::{read_rules, refusal};
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::protocol::{BotAccount, BotRules, Holder, Me, NewSeat, OnlineBot};
use crate::storage::{BotRow, TableDoc, TableSummary};

/// How many tables of a bot are fetched.
const MOST_TABLES: u32 = 16;
/// The largest number of bots in a list.
const MOST_LISTED: usize = 100;

impl AppState {
    /// The bots for these seats, with their names.
    pub(crate) async fn invited(&self, seats: &[NewSeat]) -> Result<Vec<Me>, ApiError> {
        let mut bots = Vec::new();
        for seat in seats {
            if let NewSeat::BotAccount { id } = seat {
                bots.push(self.person(id).await?.ok_or_else(ApiError::nothing_there)?);
            }
        }
        Ok(bots)
    }

    /// Checks that all invited bots accept a new table. While the result is held, they accept nothing else.
    pub(crate) async fn bots_accept(
        &self,
        host: &str,
        doc: &TableDoc,
    ) -> Result<Vec<OwnedMutexGuard<()>>, ApiError> {
        let id = |holder: &Holder| match holder {
            Holder::BotAccount { id } => Some(id.clone()),
            _ => None,
        };
        let mut ids: Vec<String> = doc.seats.iter().filter_map(|row| id(&row.holder)).collect();
        let seats = ids.len();
        // Always in the same order, so that nobody waits for one who waits for him.
        ids.sort_unstable();
        ids.dedup();
        if ids.len() < seats {
            return Err(ApiError::not_now("bots-one-seat"));
        }
        let mut turns = Vec::new();
        for id in ids {
            turns.push(self.bot_accepts(&id, host, doc).await?);
        }
        Ok(turns)
    }

    /// Checks that a bot accepts a new table. While the result is held, it accepts nothing else.
    pub(crate) async fn bot_accepts(
        &self,
        id: &str,
        host: &str,
        doc: &TableDoc,
    ) -> Result<OwnedMutexGuard<()>, ApiError> {
        let row = self.storage.bot(id).await?.ok_or_else(ApiError::nothing_there)?;
        let known = self.known(id).await?.ok_or_else(ApiError::nothing_there)?;
        let not_now = |why: &'static str| ApiError::not_now(Phrase::new(why).with("name", known.name()));
        if !self.is_bot_online(id) {
            return Err(not_now("bots-offline"));
        }
        let rules = read_rules(&row);
        if let Some(why) = refusal(&row, &rules, host, doc) {
            return Err(not_now(why));
        }
        let turn = known.turn_to_make().await;
        if self.bot_is_busy(&row, &rules).await? {
            return Err(not_now("bots-busy"));
        }
        Ok(turn)
    }

    /// Checks that bots at a table still accept it after a change before its game.
    pub(crate) async fn bots_stay(&self, doc: &TableDoc) -> Result<(), ApiError> {
        for row in &doc.seats {
            let Holder::BotAccount { id } = &row.holder else { continue };
            let (Some(bot), Some(known)) = (self.storage.bot(id).await?, self.person(id).await?) else {
                continue;
            };
            // Whom it plays with was settled when it sat down.
            if let Some(why) = refusal(&bot, &read_rules(&bot), &bot.owner, doc) {
                return Err(ApiError::not_now(Phrase::new(why).with("name", known.name)));
            }
        }
        Ok(())
    }

    /// Whether a bot already plays at as many tables as its owner allows.
    pub(crate) async fn bot_is_busy(&self, row: &BotRow, rules: &BotRules) -> Result<bool, ApiError> {
        Ok(self.bot_plays(row).await? >= u32::from(rules.at_once))
    }

    /// At how many unfinished tables a bot plays with people. Ladder games do not count, because people come first.
    async fn bot_plays(&self, row: &BotRow) -> Result<u32, ApiError> {
        let tables = self.bot_tables(row).await?;
        Ok(tables.iter().filter(|table| table.doc.ladder.is_none()).count().saturating_as::<u32>())
    }

    /// The unfinished tables of a bot.
    pub(super) async fn bot_tables(&self, row: &BotRow) -> Result<Vec<TableSummary>, ApiError> {
        Ok(self.storage.unfinished(&row.id, MOST_TABLES).await?)
    }

    /// A bot account as its owner sees it.
    pub(crate) async fn bot_account(&self, row: &BotRow) -> Result<BotAccount, ApiError> {
        Ok(BotAccount {
            id: row.id.clone(),
            name: self.person(&row.id).await?.map_or_else(String::new, |bot| bot.name),
            rules: read_rules(row),
            has_token: row.token.is_some(),
            online: self.is_bot_online(&row.id),
            playing: self.bot_plays(row).await?,
            made: row.made,
            ladder_paused: row.ladder_paused.is_some(),
        })
    }

    /// Whether a bot is connected, to this server or another one.
    pub(super) fn is_bot_online(&self, id: &str) -> bool {
        self.bot_streams.has(id) || self.tables.presence.bots_elsewhere().iter().any(|bot| bot == id)
    }

    /// The ids of all bots that are connected, to this server or another one.
    pub(super) fn bots_online(&self) -> Vec<String> {
        let mut ids = self.bot_streams.online();
        ids.extend(self.tables.presence.bots_elsewhere());
        ids.sort_unstable();
        ids.dedup();
        ids
    }

    /// The connected bots that this person may invite.
    pub(crate) async fn online_bots(&self, person: &str) -> Result<Vec<OnlineBot>, ApiError> {
        let mut bots = Vec::new();
        for id in self.bots_online().into_iter().take(MOST_LISTED) {
            let Some(row) = self.storage.bot(&id).await? else { continue };
            let (Some(bot), Some(owner)) = (self.person(&id).await?, self.person(&row.owner).await?) else {
                continue;
            };
            let rules = read_rules(&row);
            if !rules.welcomes(&row.owner, person) {
                continue;
            }
            let free = !self.bot_is_busy(&row, &rules).await?;
            let BotRules { games, players, .. } = rules;
            bots.push(OnlineBot { id, name: bot.name, owner, games, players, free });
        }
        bots.sort_by(|one, other| one.name.cmp(&other.name).then_with(|| one.id.cmp(&other.id)));
        Ok(bots)
    }
}
