//! Accounts, points and the end of a game as lines of text, without colours.

use table::account::{Ink, Picture};
use table::{Account, AnySession, Chapter, Phrase, Seat, Standing, Standings, Viewer};
use words::Words;

use super::chronicle;
use super::wording::game_name;

/// The game and its players.
pub(crate) fn head(session: &dyn AnySession, words: &Words) -> String {
    let names: Vec<String> = Seat::all(session.seats()).map(|seat| words.name(seat)).collect();
    let game = game_name(words, session.game());
    words.say(&Phrase::new("terminal-head").with("game", game).with("names", names.join(", ")))
}

/// Everything in sentences.
pub(crate) fn account(account: &Account, words: &Words) -> Vec<String> {
    account.words.iter().map(|phrase| words.say(phrase)).collect()
}

/// The pictures below each other.
pub(crate) fn pictures(account: &Account, words: &Words) -> Vec<String> {
    account.pictures.iter().flat_map(|picture| drawn(picture, words)).collect()
}

fn drawn(picture: &Picture, words: &Words) -> Vec<String> {
    let span = |span: &table::Span| match &span.text {
        Ink::Plain(text) => text.to_string(),
        Ink::Words(phrase) => words.say(phrase),
    };
    let lines =
        picture.lines.iter().map(|line| line.iter().map(span).collect::<String>().trim_end().to_owned());
    std::iter::once(format!("[{}]", words.say(&picture.title))).chain(lines).collect()
}

/// The position after this many decisions, and the effects of the last one.
pub(crate) fn past(session: &dyn AnySession, at: usize, viewer: Viewer, words: &Words) -> Vec<String> {
    let phrase = Phrase::new("terminal-past").with("decision", at).with("count", session.decisions());
    let mut lines = vec![words.say(&phrase)];
    lines.extend(account(&session.look_back(at).account(viewer), words));
    if let Some(before) = at.checked_sub(1) {
        let told = chronicle::at(session, Some(before), viewer);
        lines.extend(told.iter().map(|line| words.say(&line.phrase)));
    }
    lines
}

/// Everybody's points in one line: `Ann 12, Deputy 9.`
pub(crate) fn points(standings: &Standings, words: &Words) -> String {
    let player = |standing: &Standing| format!("{} {}", words.name(standing.seat), standing.points);
    standings.seats.iter().map(player).collect::<Vec<_>>().join(", ")
}

/// Everybody's points with their sources; with their places too if those were requested.
pub(crate) fn break_down(standings: &Standings, words: &Words) -> Vec<String> {
    let mut lines = Vec::new();
    for standing in &standings.seats {
        let head = Phrase::new("terminal-plain-standing")
            .with("seat", standing.seat)
            .with("place", standing.place)
            .with("points", standing.points);
        lines.push(words.say(&head));
        let counted = standing.lines.iter().filter(|line| line.points != 0);
        for line in counted {
            let told = Phrase::new("table-line").with("label", line.label.clone()).with("value", line.points);
            lines.push(format!("  {}", words.say(&told)));
            let placed = line.parts.iter().filter(|part| !part.places.is_empty());
            lines.extend(placed.map(|part| {
                let told = Phrase::new("table-line").with("label", part.places.join(" "));
                format!("    {}", words.say(&told.with("value", part.points)))
            }));
        }
    }
    lines
}

/// What happened in each round: a paragraph for each row of a round, with a line for each player.
pub(crate) fn chapters(chapters: &[Chapter], words: &Words) -> Vec<String> {
    if chapters.is_empty() {
        return vec![words.get("terminal-rounds-none")];
    }
    let mut lines = Vec::new();
    for chapter in chapters {
        lines.push(format!("── {} ──", words.say(&chapter.title)));
        for row in &chapter.rows {
            lines.push(words.say(&row.label));
            for (seat, cell) in
                Seat::all(row.cells.len()).zip(&row.cells).filter(|(_, cell)| !cell.is_empty())
            {
                let line =
                    Phrase::new("table-line").with("label", words.name(seat)).with("value", cell.clone());
                lines.push(format!("  {}", words.say(&line)));
            }
        }
    }
    lines
}

/// Who resigned, and who won because of it.
pub(crate) fn gave_up(seat: Seat, seats: usize, words: &Words) -> String {
    let winners = words.names(Seat::all(seats).filter(|other| *other != seat));
    words.say(&Phrase::new("terminal-gave-up").with("seat", seat).with("winner", winners))
}

/// The winners.
pub(crate) fn winners(standings: &Standings, words: &Words) -> String {
    let winners: Vec<&Standing> = standings.seats.iter().filter(|standing| standing.place == 1).collect();
    let names = words.names(winners.iter().map(|standing| standing.seat));
    let id = if winners.len() == 1 { "terminal-wins" } else { "terminal-win-together" };
    let points = winners.first().map_or(0, |standing| standing.points);
    words.say(&Phrase::new(id).with("names", names).with("points", points))
}
