//! Statistics of finished games: each game is reduced to a [`Digest`] once, and many digests to [`Statistics`].

mod digest;
mod labels;
mod tally;

use games::Registry;
use protocol::{GameResult, GameStatistics, Holder, PointSource, Results, Statistics};
use serde_json::Value;
use table::{Phrase, SaturatingAs, Seat, Standing};

pub use self::digest::Digest;
use self::labels::{opponents, options, players, seat_label};
use self::tally::{Groups, Tally};

/// How many games are listed one by one.
const TOLD: usize = 200;

/// Who played a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// A person.
    Person,
    /// A bot of this level.
    Bot(String),
    /// Somebody's program.
    Program,
    /// Nobody: the rules decide.
    Scripted,
}

impl From<&Holder> for Opponent {
    fn from(holder: &Holder) -> Opponent {
        match holder {
            // Whatever its manner: it is the level that tells how strong it was.
            Holder::Bot { level } => Opponent::Bot(level.split('/').next().unwrap_or(level).to_owned()),
            Holder::Program { .. } | Holder::BotAccount { .. } => Opponent::Program,
            Holder::Scripted => Opponent::Scripted,
            // A seat of somebody who left for good was a person's too.
            Holder::Person { .. } | Holder::Open => Opponent::Person,
        }
    }
}

/// A finished game, with what is counted.
#[derive(Clone, Debug)]
pub struct Finished {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// Its options, with all defaults filled in.
    pub options: Value,
    /// When it ended, in milliseconds since 1970.
    pub over: u64,
    /// The players, in seat order.
    pub seats: Vec<Opponent>,
    /// The winners.
    pub winners: Vec<Seat>,
    /// Its result.
    pub digest: Digest,
}

impl Finished {
    fn players(&self) -> usize {
        self.seats.iter().filter(|seat| **seat != Opponent::Scripted).count()
    }

    fn standing(&self, seat: Seat) -> Option<&Standing> {
        self.digest.standings.as_ref()?.seats.get(seat.index())
    }

    fn tally(&self, seat: Seat) -> Tally {
        let won = self.winners.contains(&seat);
        Tally::one(
            if won { share(self.winners.len()) } else { 0.0 },
            share(self.seats.len()),
            self.standing(seat).map(|standing| (standing.points, standing.place)),
        )
    }
}

/// An equal share among this many.
fn share(among: usize) -> f64 {
    1.0 / f64::from(among.saturating_as::<u32>().max(1))
}

/// The statistics of one person: each game with that person's seat.
pub fn of_person(registry: &Registry, games: &[(Finished, Seat)]) -> Vec<GameStatistics> {
    let mut kinds: Vec<Kind> = Vec::new();
    for (finished, seat) in games {
        let kind = Kind::of(&mut kinds, &finished.game, None);
        kind.count(finished, *seat);
        let tally = finished.tally(*seat);
        kind.by_players.add(players(finished.players()), finished.players().saturating_as(), tally, None);
        for (label, order) in options(registry, finished) {
            kind.by_option.add(label, order, tally, None);
        }
        for (label, order) in opponents(registry, finished, *seat) {
            kind.by_opponent.add(label, order, tally, None);
        }
        kind.line.push((finished, *seat));
    }
    finish(kinds)
}

/// The statistics of everybody, by game and number of players.
pub fn of_all(games: &[Finished]) -> Vec<GameStatistics> {
    let mut kinds: Vec<Kind> = Vec::new();
    for finished in games {
        let kind = Kind::of(&mut kinds, &finished.game, Some(finished.players().saturating_as()));
        let plays = |seat: &Seat| finished.seats[seat.index()] != Opponent::Scripted;
        for seat in Seat::all(finished.seats.len()).filter(plays) {
            kind.count(finished, seat);
        }
    }
    finish(kinds)
}

/// The games of one kind while they are counted.
struct Kind<'a> {
    game: &'a str,
    players: Option<u32>,
    total: Tally,
    by_players: Groups,
    by_option: Groups,
    by_opponent: Groups,
    by_seat: Groups,
    used: Vec<(Phrase, Groups)>,
    sources: Vec<(Phrase, u32, i64)>,
    line: Vec<(&'a Finished, Seat)>,
}

impl<'a> Kind<'a> {
    /// The kind of a game, which is added if it is new.
    fn of<'k>(kinds: &'k mut Vec<Kind<'a>>, game: &'a str, players: Option<u32>) -> &'k mut Kind<'a> {
        let known = kinds.iter().position(|kind| kind.game == game && kind.players == players);
        let index = known.unwrap_or_else(|| {
            kinds.push(Kind {
                game,
                players,
                total: Tally::default(),
                by_players: Groups::default(),
                by_option: Groups::default(),
                by_opponent: Groups::default(),
                by_seat: Groups::default(),
                used: Vec::new(),
                sources: Vec::new(),
                line: Vec::new(),
            });
            kinds.len() - 1
        });
        &mut kinds[index]
    }

    /// Counts the result of one seat.
    fn count(&mut self, finished: &Finished, seat: Seat) {
        let tally = finished.tally(seat);
        self.total.add(tally);
        self.by_seat.add(seat_label(seat), seat.number().into(), tally, None);
        for used in finished.digest.used.iter().filter(|used| used.seat == seat) {
            let known = self.used.iter().position(|(kind, _)| *kind == used.kind);
            let index = known.unwrap_or_else(|| {
                self.used.push((used.kind.clone(), Groups::default()));
                self.used.len() - 1
            });
            self.used[index].1.add(used.what.clone(), 0, tally, Some(used.times));
        }
        for line in finished.standing(seat).iter().flat_map(|standing| &standing.lines) {
            match self.sources.iter_mut().find(|(label, ..)| *label == line.label) {
                Some((_, games, sum)) => {
                    *games += 1;
                    *sum += i64::from(line.points);
                }
                None => self.sources.push((line.label.clone(), 1, line.points.into())),
            }
        }
    }

    fn statistics(mut self) -> GameStatistics {
        self.line.retain(|(finished, seat)| finished.standing(*seat).is_some());
        self.line.sort_by_key(|(finished, _)| finished.over);
        let told = &self.line[self.line.len().saturating_sub(TOLD)..];
        let brought = |label: &Phrase, (finished, seat): &(&Finished, Seat)| {
            let standing = finished.standing(*seat)?;
            standing.lines.iter().find(|line| line.label == *label).map(|line| line.points)
        };
        let source = |(label, games, sum): (Phrase, u32, i64)| PointSource {
            games,
            average: f64::from(sum.saturating_as::<i32>()) / f64::from(games),
            points: told.iter().map(|game| brought(&label, game)).collect(),
            label,
        };
        let result = |(finished, seat): &(&Finished, Seat)| {
            let standing = finished.standing(*seat)?;
            Some(GameResult {
                table: finished.table.clone(),
                over: finished.over,
                place: standing.place,
                seats: finished.seats.len().saturating_as(),
                points: standing.points,
            })
        };
        let mut groups: Vec<_> = [
            ("statistics-by-players", self.by_players),
            ("statistics-by-option", self.by_option),
            ("statistics-by-opponent", self.by_opponent),
            ("statistics-by-seat", self.by_seat),
        ]
        .into_iter()
        .filter_map(|(title, groups)| groups.in_order(title.into()))
        .collect();
        groups.extend(self.used.into_iter().filter_map(|(title, groups)| groups.most_first(title)));
        GameStatistics {
            game: self.game.to_owned(),
            players: self.players,
            total: Results::from(self.total),
            groups,
            sources: self.sources.into_iter().map(source).collect(),
            line: told.iter().filter_map(result).collect(),
        }
    }
}

/// Sorts the kinds by the number of results.
fn finish(mut kinds: Vec<Kind>) -> Vec<GameStatistics> {
    kinds.sort_by(|one, other| (other.total.games.cmp(&one.total.games)).then(one.game.cmp(other.game)));
    kinds.into_iter().map(Kind::statistics).collect()
}

/// The statistics of this many games.
pub fn statistics(games: Vec<GameStatistics>, counted: usize, waiting: usize, older: bool) -> Statistics {
    Statistics { games, counted: counted.saturating_as(), waiting: waiting.saturating_as(), older }
}
