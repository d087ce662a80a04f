//! Measures the bytes that a decision takes on the wire, for each viewer.

use std::net::SocketAddr;

use serde::Deserialize;

use super::client::Guest;
use super::detail::Detail;
use super::viewer::Viewer;
use crate::common::CommandError;

/// The smallest number of decisions of each game that are measured.
const DECISIONS: usize = 300;
/// The largest number of players at a table.
const MOST_PLAYERS: usize = 4;

/// The bytes of each decision for each viewer of a game, sorted.
pub(super) struct OnTheWire {
    pub(super) game: String,
    pub(super) players: usize,
    /// Whether one viewer holds all seats, and requests a preview before every decision.
    pub(super) one_screen: bool,
    pub(super) bytes: Vec<u32>,
}

#[derive(Deserialize)]
struct Game {
    name: String,
    players: (usize, usize),
}

/// Plays every game with a viewer at each seat and a spectator, and with one viewer at all seats.
pub(super) async fn measure(address: SocketAddr, detail: Detail) -> Result<Vec<OnTheWire>, CommandError> {
    let mut guest = Guest::new(address).await?;
    let games: Vec<Game> =
        serde_json::from_str(&guest.get("/api/games").await?).map_err(CommandError::new)?;
    let mut measured = Vec::new();
    for Game { name, players: (_, most) } in games {
        let players = most.min(MOST_PLAYERS);
        for one_screen in [false, true] {
            let (mut bytes, mut decisions) = (Vec::new(), 0);
            while decisions < DECISIONS {
                decisions += if one_screen {
                    play_at_one_screen(address, detail, (&name, players), &mut bytes).await?
                } else {
                    play(address, detail, (&name, players), &mut bytes).await?
                };
            }
            bytes.sort_unstable();
            measured.push(OnTheWire { game: name.clone(), players, one_screen, bytes });
        }
    }
    Ok(measured)
}

/// A different choice each time, but the same in every run.
fn some(actions: &[String], decisions: usize) -> &str {
    &actions[decisions * 7 % actions.len()]
}

/// Plays a game to the end at one screen, with a preview before each decision.
async fn play_at_one_screen(
    address: SocketAddr,
    detail: Detail,
    (game, players): (&str, usize),
    bytes: &mut Vec<u32>,
) -> Result<usize, CommandError> {
    let mut host = Guest::new(address).await?;
    let here = r#",{"kind":"here","name":"Bob"}"#.repeat(players - 1);
    let table = host.new_table(&format!(r#"{{"game":"{game}","seats":[{{"kind":"me"}}{here}]}}"#)).await?;
    let mut viewer = Viewer::new(host.listen(&table, true, &detail.hello()).await?, detail).await?;
    let mut decisions = 0;
    while let Some((seat, actions)) = viewer.choices()? {
        let action = some(&actions, decisions);
        let previewed = viewer.preview(seat, action).await?;
        viewer.play(seat, action).await?;
        decisions += 1;
        bytes.push(previewed + until_told(&mut viewer, decisions as u64).await?);
    }
    Ok(decisions)
}

/// Plays a game to the end with any legal actions, and returns the number of decisions.
async fn play(
    address: SocketAddr,
    detail: Detail,
    (game, players): (&str, usize),
    bytes: &mut Vec<u32>,
) -> Result<usize, CommandError> {
    let mut host = Guest::new(address).await?;
    let open = r#",{"kind":"open"}"#.repeat(players - 1);
    let table = host.new_table(&format!(r#"{{"game":"{game}","seats":[{{"kind":"me"}}{open}]}}"#)).await?;
    let mut guests = vec![host];
    for _ in 1..players {
        let mut guest = Guest::new(address).await?;
        guest.join(&table).await?;
        guests.push(guest);
    }
    let mut viewers = Vec::new();
    for guest in &guests {
        viewers.push(Viewer::new(guest.listen(&table, true, &detail.hello()).await?, detail).await?);
    }
    viewers.push(Viewer::new(guests[0].listen(&table, false, &detail.hello()).await?, detail).await?);
    let mut decisions = 0;
    loop {
        let mut asked = None;
        for (place, viewer) in viewers.iter().enumerate() {
            asked = asked.or(viewer.choices()?.map(|choices| (place, choices)));
        }
        let Some((place, (seat, actions))) = asked else { return Ok(decisions) };
        viewers[place].play(seat, some(&actions, decisions)).await?;
        decisions += 1;
        for viewer in &mut viewers {
            bytes.push(until_told(viewer, decisions as u64).await?);
        }
    }
}

/// Listens until this many decisions were made, and returns how many bytes that took.
async fn until_told(viewer: &mut Viewer, decisions: u64) -> Result<u32, CommandError> {
    let mut bytes = 0;
    while viewer.decisions() < decisions {
        bytes += viewer.hear().await?.bytes;
    }
    Ok(bytes)
}
