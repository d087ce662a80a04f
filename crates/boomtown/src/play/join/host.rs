//! The commands of a table's host: fill and free seats, close the chat, hide chat messages, remove the table.

use hyper::Method;
use protocol::{Holder, NewSeat, OnlineBot, Page, SeatInfo, TableRequest};
use serde_json::{Value, json};
use table::Seat;

use super::client::Failure;
use super::joined_table::JoinedTable;
use super::sign_in::told;
use super::vocabulary::SeatCommand;
use crate::play::plain::console::{Console, Over};

impl JoinedTable {
    /// The seat with this number, or of the player with this name.
    pub(super) fn seat_called(&self, word: &str) -> Option<Seat> {
        let seats = &self.table.as_ref()?.seats;
        let is_it = |info: &&SeatInfo| {
            info.seat.to_string() == word || self.words.name(info.seat).eq_ignore_ascii_case(word)
        };
        seats.iter().find(is_it).map(|info| info.seat)
    }

    /// Fills a seat or frees it: `3 open`, `3 bot deputy`, `3 keep Ann`, `3 invite Clockwork`.
    pub(super) async fn fill_seat(&mut self, rest: &str, console: &mut Console<'_>) -> Result<(), Over> {
        let (first, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let command = self.commands.of_seat(rest.trim());
        let (Some(seat), Some((command, whom))) = (self.seat_called(first), command) else {
            return console.say(self.words.get("terminal-join-seat-how"));
        };
        let found = match command {
            SeatCommand::Open => Ok(Some(NewSeat::Open)),
            SeatCommand::Bot => Ok(Some(NewSeat::Bot { level: whom.to_lowercase(), mark: None })),
            SeatCommand::Keep => self.acquaintance(whom).await,
            SeatCommand::Invite => self.bot_account(whom).await,
        };
        let new = match found {
            Ok(Some(new)) => new,
            Ok(None) => return self.say_nobody(whom, console),
            Err(failure) => return console.say(told(&failure, &self.words).to_string()),
        };
        let path = format!("tables/{}/seats/{seat}", self.client.place.table);
        match self.client.ask::<Value>(Method::POST, &path, Some(&json!(new))).await {
            Ok(_) => console.say(self.words.get("terminal-join-done")),
            Err(failure) => console.say(told(&failure, &self.words).to_string()),
        }
    }

    /// The person with this name at any of the player's tables.
    async fn acquaintance(&mut self, name: &str) -> Result<Option<NewSeat>, Failure> {
        let page: Page = self.client.ask(Method::GET, "tables?list=mine", None).await?;
        let seats = page.tables.into_iter().flat_map(|table| table.seats);
        let person = |info: SeatInfo| match info.holder {
            Holder::Person { id } if info.name.eq_ignore_ascii_case(name) => Some(id),
            _ => None,
        };
        Ok(seats.into_iter().find_map(person).map(|person| NewSeat::Kept { person }))
    }

    /// The connected bot account with this name.
    async fn bot_account(&mut self, name: &str) -> Result<Option<NewSeat>, Failure> {
        let bots: Vec<OnlineBot> = self.client.ask(Method::GET, "bots", None).await?;
        let bot = bots.into_iter().find(|bot| bot.name.eq_ignore_ascii_case(name));
        Ok(bot.map(|bot| NewSeat::BotAccount { id: bot.id }))
    }

    /// Removes the table after confirmation.
    pub(super) async fn remove(&mut self, rest: &str, console: &mut Console<'_>) -> Result<(), Over> {
        if !self.vocabulary.is_yes(rest) {
            console.say(self.words.get("web-remove-table-help"))?;
            return console.say(self.words.get("terminal-join-remove-sure"));
        }
        let path = format!("tables/{}", self.client.place.table);
        match self.client.ask::<Value>(Method::DELETE, &path, None).await {
            // The socket reports that the table is gone.
            Ok(_) => Ok(()),
            Err(failure) => console.say(told(&failure, &self.words).to_string()),
        }
    }

    /// Closes the chat to everybody except the players, or opens it.
    pub(super) fn close_chat(&mut self, rest: &str, console: &mut Console<'_>) -> Result<(), Over> {
        match self.switched(rest) {
            Some(open) => {
                self.ask(TableRequest::CloseChat { closed: !open });
                Ok(())
            }
            None => console.say(self.words.get("terminal-join-chat-how")),
        }
    }

    /// Hides somebody's chat messages from everybody, or shows them again.
    pub(super) fn hide(&mut self, name: &str, hidden: bool, console: &mut Console<'_>) -> Result<(), Over> {
        let speaker = self.speakers.iter().find(|(_, known)| known.eq_ignore_ascii_case(name));
        match speaker.map(|(person, _)| person.clone()) {
            Some(person) => {
                self.ask(TableRequest::HideRemarks { person, hidden });
                Ok(())
            }
            None => self.say_nobody(name, console),
        }
    }
}
