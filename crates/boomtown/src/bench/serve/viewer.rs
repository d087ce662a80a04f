//! A viewer of the load test, which decodes messages as the browser does.

use serde_json::Value;
use server::protocol::{delta, unpack};
use table::SaturatingAs;

use super::client::Line;
use super::detail::Detail;
use crate::common::{self, CommandError};

/// A viewer or player of a table.
pub(super) struct Viewer {
    line: Line,
    detail: Detail,
    /// What it is shown: the table and the moment.
    scene: Value,
    step: Option<u64>,
}

/// A message, and how many bytes it took on the wire.
pub(super) struct Heard {
    pub(super) kind: String,
    pub(super) bytes: u32,
}

impl Viewer {
    /// Reads the welcome.
    pub(super) async fn new(line: Line, detail: Detail) -> Result<Viewer, CommandError> {
        let mut viewer = Viewer { line, detail, scene: Value::Null, step: None };
        let first = viewer.hear().await?;
        if first.kind == "welcome" {
            Ok(viewer)
        } else {
            Err(CommandError::new("the server did not send a welcome"))
        }
    }

    /// Waits for the next message and applies it.
    pub(super) async fn hear(&mut self) -> Result<Heard, CommandError> {
        let text = self.line.next().await?;
        let mut message: Value = serde_json::from_str(&text).map_err(CommandError::new)?;
        let kind = message["type"].as_str().unwrap_or_default().to_owned();
        match kind.as_str() {
            "welcome" => {
                let (table, moment) = (message["table"].take(), message["moment"].take());
                self.scene = serde_json::json!({"table": table, "moment": moment});
            }
            "changed" => {
                let follows = message["follows"].as_u64();
                if follows.is_some() && follows != self.step {
                    return Err(CommandError::new("a viewer is out of sync"));
                }
                delta::apply(&mut self.scene, &message["change"]).map_err(CommandError::new)?;
            }
            "refused" => return Err(CommandError::new(format!("the server answered: {text}"))),
            _ => return Ok(Heard { kind, bytes: on_the_wire(text.len()) }),
        }
        self.step = message["step"].as_u64();
        Ok(Heard { kind, bytes: on_the_wire(text.len()) })
    }

    /// The number of decisions so far.
    pub(super) fn decisions(&self) -> u64 {
        self.scene["moment"]["decisions"].as_u64().unwrap_or_default()
    }

    /// The choices of one of its seats: the seat and the text forms.
    pub(super) fn choices(&self) -> Result<Option<(u64, Vec<String>)>, CommandError> {
        let mut moment = self.scene["moment"].clone();
        unpack(&mut moment).map_err(CommandError::new)?;
        if self.detail == Detail::View {
            return self.made_here(&moment);
        }
        let mut seats = moment["seats"].as_array().into_iter().flatten();
        let Some(seat) = seats.find(|seat| seat.get("offers").is_some()) else { return Ok(None) };
        let offers = seat["offers"].as_array().into_iter().flatten();
        let actions = offers.filter_map(|offer| offer["action"].as_str()).map(str::to_owned).collect();
        Ok(Some((seat["viewer"]["seat"].as_u64().unwrap_or_default(), actions)))
    }

    /// The choices if only views are sent: its engine derives them.
    fn made_here(&self, moment: &Value) -> Result<Option<(u64, Vec<String>)>, CommandError> {
        let game = common::game(self.scene["table"]["game"].as_str().unwrap_or_default())?.game();
        let asked: Vec<u64> =
            moment["deciders"].as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
        for seen in moment["seats"].as_array().into_iter().flatten() {
            let Some(number) = seen["viewer"]["seat"].as_u64().filter(|seat| asked.contains(seat)) else {
                continue;
            };
            let seat = number.to_string().parse().map_err(CommandError::new)?;
            let actions = game.imagine(&seen["view"]).map_err(CommandError::new)?.actions(seat);
            if !actions.is_empty() {
                return Ok(Some((number, actions)));
            }
        }
        Ok(None)
    }

    /// Requests a preview, as the browser does, and returns how many bytes that took: none with an engine.
    pub(super) async fn preview(&mut self, seat: u64, action: &str) -> Result<u32, CommandError> {
        if self.detail == Detail::View {
            return Ok(0);
        }
        self.line.ask_for_preview(self.decisions(), seat, action).await?;
        let mut bytes = 0;
        loop {
            let heard = self.hear().await?;
            bytes += heard.bytes;
            if heard.kind == "previewed" {
                return Ok(bytes);
            }
        }
    }

    /// Decides for a seat.
    pub(super) async fn play(&mut self, seat: u64, action: &str) -> Result<(), CommandError> {
        let decisions = self.decisions();
        self.line.ask_to_play(decisions, seat, action).await
    }
}

/// The size of a text with the header of its frame, in bytes.
fn on_the_wire(text: usize) -> u32 {
    let head = match text {
        0..=125 => 2,
        126..=0xffff => 4,
        _ => 10,
    };
    (text + head).saturating_as::<u32>()
}
