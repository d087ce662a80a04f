//! What the host of a table does: fills seats and frees them, sends somebody away, keeps the talk to the players, removes the table.

use hyper::Method;
use protocol::{Holder, NewSeat, OnlineBot, Page, SeatInfo, TableRequest};
use serde_json::{Value, json};
use table::Seat;

use super::client::Failure;
use super::desk::Desk;
use super::sign_in::told;
use super::vocabulary::SeatWish;
use crate::play::plain::console::{Console, Over};

impl Desk {
    /// The seat that a word means: by its number, or by the name of its player.
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
        let wish = self.wishes.of_seat(rest.trim());
        let (Some(seat), Some((wish, whom))) = (self.seat_called(first), wish) else {
            return console.say(self.words.get("terminal-join-seat-how"));
        };
        let found = match wish {
            SeatWish::Open => Ok(Some(NewSeat::Open)),
            SeatWish::Bot => Ok(Some(NewSeat::Bot { level: whom.to_lowercase(), mark: None })),
            SeatWish::Keep => self.acquaintance(whom).await,
            SeatWish::Invite => self.bot_account(whom).await,
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

    /// Somebody with whom one has sat at a table.
    async fn acquaintance(&mut self, name: &str) -> Result<Option<NewSeat>, Failure> {
        let page: Page = self.client.ask(Method::GET, "tables?list=mine", None).await?;
        let seats = page.tables.into_iter().flat_map(|table| table.seats);
        let person = |info: SeatInfo| match info.holder {
            Holder::Person { id } if info.name.eq_ignore_ascii_case(name) => Some(id),
            _ => None,
        };
        Ok(seats.into_iter().find_map(person).map(|person| NewSeat::Kept { person }))
    }

    /// A bot with an account that is connected now.
    async fn bot_account(&mut self, name: &str) -> Result<Option<NewSeat>, Failure> {
        let bots: Vec<OnlineBot> = self.client.ask(Method::GET, "bots", None).await?;
        let bot = bots.into_iter().find(|bot| bot.name.eq_ignore_ascii_case(name));
        Ok(bot.map(|bot| NewSeat::BotAccount { id: bot.id }))
    }

    /// Removes the table, once that was confirmed.
    pub(super) async fn remove(&mut self, rest: &str, console: &mut Console<'_>) -> Result<(), Over> {
        if !self.vocabulary.is_yes(rest) {
            console.say(self.words.get("web-remove-table-help"))?;
            return console.say(self.words.get("terminal-join-remove-sure"));
        }
        let path = format!("tables/{}", self.client.place.table);
        match self.client.ask::<Value>(Method::DELETE, &path, None).await {
            // The line to the table says the rest.
            Ok(_) => Ok(()),
            Err(failure) => console.say(told(&failure, &self.words).to_string()),
        }
    }

    /// Whether only the players talk.
    pub(super) fn close_chat(&mut self, rest: &str, console: &mut Console<'_>) -> Result<(), Over> {
        match self.switched(rest) {
            Some(open) => {
                self.ask(TableRequest::CloseChat { closed: !open });
                Ok(())
            }
            None => console.say(self.words.get("terminal-join-chat-how")),
        }
    }

    /// Hides what somebody says from everybody, or shows it again.
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
