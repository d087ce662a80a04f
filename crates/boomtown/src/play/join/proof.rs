//! The check of the dice, the record as a file, and the token for a program.

use std::fs;
use std::path::Path;

use hyper::Method;
use protocol::{DiceCheck, Token, Verdict};
use serde_json::{Value, json};
use table::{Phrase, Seat};

use super::joined_table::JoinedTable;
use super::sign_in::told;
use crate::play::plain::console::{Console, Over};

impl JoinedTable {
    /// Prints whether the dice are honest, and the data to verify it.
    pub(super) async fn dice(&mut self, console: &mut Console<'_>) -> Result<(), Over> {
        let path = format!("tables/{}/dice", self.client.place.table);
        let check = match self.client.ask::<DiceCheck>(Method::GET, &path, None).await {
            Ok(check) => check,
            Err(failure) => return console.say(told(&failure, &self.words).to_string()),
        };
        let rolled = |id: &'static str| Phrase::new(id).with("rolls", check.rolls);
        let verdict = match check.verdict {
            Verdict::Honest => rolled("web-dice-honest"),
            Verdict::SetByHand => rolled("web-dice-set-by-hand"),
            Verdict::NotYet => rolled("web-dice-not-yet"),
            Verdict::NotSealed => Phrase::new("web-dice-not-sealed"),
            Verdict::Wrong { why } => Phrase::new("web-dice-wrong").with("why", self.words.say(&why)),
        };
        console.say(self.words.say(&verdict))?;
        let line = |label: Phrase, value: &str| {
            let line = Phrase::new("table-line").with("label", self.words.say(&label));
            self.words.say(&line.with("value", value.to_owned()))
        };
        let commitment = check.commitment.iter().map(|text| line("web-dice-commitment".into(), text));
        console.say_all(commitment)?;
        console.say_all(check.secret.iter().map(|text| line("web-dice-secret".into(), text)))?;
        let salts = Seat::all(check.salts.len()).zip(&check.salts).filter(|(_, salt)| !salt.is_empty());
        let added = |seat: Seat| Phrase::new("web-dice-salt").with("name", self.words.name(seat));
        console.say_all(salts.map(|(seat, salt)| line(added(seat), salt)))
    }

    /// Writes the record into a new file.
    pub(super) async fn save_record(&mut self, file: &str, console: &mut Console<'_>) -> Result<(), Over> {
        if file.is_empty() {
            return console.say(self.words.get("terminal-join-record-how"));
        }
        let path = format!("tables/{}/record.json", self.client.place.table);
        let record = match self.client.ask::<Value>(Method::GET, &path, None).await {
            Ok(record) => record,
            Err(failure) => return console.say(told(&failure, &self.words).to_string()),
        };
        let written = fs::File::create_new(Path::new(file))
            .and_then(|mut file| std::io::Write::write_all(&mut file, format!("{record}\n").as_bytes()));
        let told = match written {
            Ok(()) => Phrase::new("terminal-join-recorded").with("file", file.to_owned()),
            Err(error) => Phrase::new("terminal-join-not-recorded").with("why", error.to_string()),
        };
        console.say(self.words.say(&told))
    }

    /// Gives the player's seat to a program, and prints its token.
    pub(super) async fn give_to_program(&mut self, console: &mut Console<'_>) -> Result<(), Over> {
        let Some(seat) = self.seat() else { return console.say(self.words.get("terminal-join-not-asked")) };
        let path = format!("tables/{}/seats/{seat}/token", self.client.place.table);
        match self.client.ask::<Token>(Method::POST, &path, Some(&json!({}))).await {
            Ok(Token { token }) => {
                console.say(self.words.get("web-program-help"))?;
                console.say(token)
            }
            Err(failure) => console.say(told(&failure, &self.words).to_string()),
        }
    }
}
