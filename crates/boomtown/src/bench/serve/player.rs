//! A player of the load test: a program or a browser.

use super::client::{Guest, Line, Position};
use super::detail::Detail;
use super::viewer::Viewer;
use crate::common::CommandError;

/// The client that plays both seats of a table.
pub(super) enum Player {
    Program(Box<Line>, Option<Position>),
    Browser(Box<Viewer>),
}

impl Player {
    /// A new game with a client that plays it.
    pub(super) async fn sit_down(
        guest: &mut Guest,
        detail: Detail,
    ) -> Result<(String, Player), CommandError> {
        let (table, mut line) = guest.sit_down(&detail.hello()).await?;
        let player = if detail == Detail::Bare {
            let position = Position::read(&line.next().await?)?;
            Player::Program(Box::new(line), Some(position))
        } else {
            Player::Browser(Box::new(Viewer::new(line, detail).await?))
        };
        Ok((table, player))
    }

    /// Plays any legal move and waits until it is acknowledged; returns false if the game is over.
    pub(super) async fn play(&mut self) -> Result<bool, CommandError> {
        match self {
            Player::Program(line, position) => {
                let Some(now) = position.take().filter(|position| !position.is_over()) else {
                    return Ok(false);
                };
                *position = Some(line.play(now).await?);
                Ok(true)
            }
            Player::Browser(viewer) => {
                let Some((seat, actions)) = viewer.choices()? else { return Ok(false) };
                viewer.play(seat, &actions[actions.len() / 2]).await?;
                while viewer.hear().await?.kind != "done" {}
                Ok(true)
            }
        }
    }
}
