//! Circle the Wagons as numbers.

use circle_wagons::{Action, Asked, Card, CircleWagons, Facing, Score, ScoringCard, Spot, Tally, Town};
use table::{Game as _, SaturatingAs, Seat};

use crate::channel::{Channel, Round, Sink};
use crate::observed::Observed;
use crate::ranges::{Range, count, ranges};

/// A card can begin two columns before the town and as far after it as it stretches.
const SIDE: u32 = 2 * count(Town::MOST) + 3;

ranges! {
    START "start" 18, "the card, from card 1 on";
    TAKE "take" 18, "the card, from card 1 on";
    LAY "lay" SIDE * SIDE * 2, "((row − top + 2) · 35 + column − left + 2) · 2, and 1 more if the card is turned; top and left are the least row and column of a card in the own town, 0 and 0 while it is empty";
}

const CHANNELS: &[Channel] = &[
    Channel::flags("me_asked", &[1], "whether the looking seat is asked"),
    Channel::flags(
        "asked",
        &[3],
        "what is asked: the start card, a draft, where to lay; nothing once the game is over",
    ),
    Channel::flags(
        "scoring",
        &[18],
        "the scoring cards in play, in the order of their names in `ScoringCard::ALL`",
    ),
    Channel::counts(
        "circle",
        &[18],
        16,
        "for each card its place in the circle from 1 on, 0 if it is not there",
    ),
    Channel::counts(
        "waiting",
        &[2, 18],
        16,
        "for each card its place among those that a seat has yet to lay, from 1 on; own, other",
    ),
    Channel::counts(
        "laid_card",
        &[2, 16],
        18,
        "the cards of a town in the order in which they were laid, 0 beyond the last; own, other",
    ),
    Channel::counts("laid_column", &[2, 16], 32, "the column of each, counted from the left end of the town"),
    Channel::counts("laid_row", &[2, 16], 32, "the row of each, counted from the top of the town"),
    Channel::flags("laid_turned", &[2, 16], "whether each is turned"),
    Channel::counts("cells", &[2], 64, "how many cells a town has; own, other"),
    Channel::counts("objects", &[2, 6], 64, "how many of its cells show beer, cow, fort, gun, mine, wagon"),
    Channel::signed(
        "areas",
        &[2, 6],
        64,
        "the points of its largest desert, forest, snow, mountain, plains, water",
    ),
    Channel::signed("cards", &[2, 3], 128, "the points of its scoring cards, in the order in which they lie"),
    Channel::signed("points", &[2], 512, "its points as they stand"),
    Channel::flags("scenario", &[6], "the Lone Cowboy's scenario"),
    Channel::counts("city", &[18], 18, "the place of each card in the opponent's city, from 1 on"),
    Channel::flags("preference", &[18], "the card on top of the preference pile"),
    Channel::flags("pile", &[18], "the cards under it"),
];

fn corner(town: &Town) -> Spot {
    town.bounds().map_or(Spot::ORIGIN, |(low, _)| low)
}

fn index(card: Card) -> usize {
    card.number() as usize - 1
}

/// Writes the 1-based index of each card in a list.
fn write_places<'a>(cards: impl IntoIterator<Item = &'a Card>, into: &mut [i16]) {
    for (place, &card) in (1..).zip(cards) {
        into[index(card)] = place;
    }
}

/// Memoised counts of a town: most decisions leave it unchanged, and counting is the main cost of an observation.
#[derive(Clone, Copy, Debug)]
pub struct Counted {
    town: Town,
    tally: Tally,
    score: Option<([ScoringCard; 3], usize, Tally, Score)>,
}

impl Default for Counted {
    fn default() -> Counted {
        Counted { town: Town::EMPTY, tally: Tally::default(), score: None }
    }
}

impl Counted {
    fn tally(&mut self, town: &Town) -> Tally {
        if self.town != *town {
            *self = Counted { town: *town, tally: Tally::of(town), score: None };
        }
        self.tally
    }

    /// The points of a seat's town; its tally must have been requested before.
    fn score(&mut self, game: &CircleWagons, seat: Seat, theirs: Tally) -> Score {
        let scoring = game.scoring();
        let mut cards = [ScoringCard::Badlands; 3];
        cards[..scoring.len()].copy_from_slice(scoring);
        // The other town matters only where a card compares the two.
        let compared = if scoring.iter().any(|card| card.compares()) { theirs } else { Tally::default() };
        match self.score {
            Some((of, count, beside, score)) if (of, count, beside) == (cards, scoring.len(), compared) => {
                score
            }
            _ => {
                let score = Score::of(game.town(seat), scoring, theirs);
                self.score = Some((cards, scoring.len(), compared, score));
                score
            }
        }
    }
}

impl Observed for CircleWagons {
    const NUMBERING: u32 = 1;
    const RANGES: &'static [Range] = ALL_RANGES;
    const OBSERVATION: u32 = 1;
    const CHANNELS: &'static [Channel] = CHANNELS;
    type Memo = [Counted; 2];

    fn cards() -> Vec<Vec<String>> {
        Card::all().map(|card| card.face().iter().map(ToString::to_string).collect()).collect()
    }

    #[inline]
    fn number(&self, seat: Seat, action: Action) -> Option<u32> {
        self.numberer(seat)(action)
    }

    #[inline]
    fn numberer(&self, seat: Seat) -> impl Fn(Action) -> Option<u32> {
        // Some seventy places to lay a card share the corner that they are counted from.
        let low = corner(self.town(seat));
        move |action| match action {
            Action::Start(card) => START.at(u32::from(card.number()) - 1),
            Action::Take(card) => TAKE.at(u32::from(card.number()) - 1),
            Action::Lay { facing, at } => {
                let column = u32::try_from(i32::from(at.column) - i32::from(low.column) + 2).ok()?;
                let row = u32::try_from(i32::from(at.row) - i32::from(low.row) + 2).ok()?;
                let inside = column < SIDE && row < SIDE;
                inside.then(|| LAY.first + (row * SIDE + column) * 2 + u32::from(facing == Facing::Turned))
            }
        }
    }

    fn numbered(&self, seat: Seat, number: u32) -> Option<Action> {
        let card = |place: u32| Card::try_from(place.saturating_as::<u8>() + 1).ok();
        if let Some(place) = START.place(number) {
            return card(place).map(Action::Start);
        }
        if let Some(place) = TAKE.place(number) {
            return card(place).map(Action::Take);
        }
        let place = LAY.place(number)?;
        let low = corner(self.town(seat));
        let (column, row) = (place / 2 % SIDE, place / 2 / SIDE);
        let at = low.offset(column.saturating_as::<i16>() - 2, row.saturating_as::<i16>() - 2);
        Some(Action::Lay { facing: Facing::from(place % 2 == 1), at })
    }

    fn observe_with(&self, seat: Seat, memo: &mut [Counted; 2], into: &mut [i16]) {
        let round = Round { me: seat, seats: 2 };
        let both = [seat, seat.other()];
        let mut sink = Sink::new(CHANNELS, into);
        sink.number("me_asked", i32::from(self.deciders().contains(seat)));
        let asked = self.asked().map(|asked| match asked {
            Asked::Start { .. } => 0,
            Asked::Draft { .. } => 1,
            Asked::Lay { .. } => 2,
        });
        sink.one_of("asked", asked);
        let scoring = sink.channel("scoring");
        for &card in self.scoring() {
            scoring[card as usize] = 1;
        }
        write_places(self.circle(), sink.channel("circle"));
        let waiting = sink.channel("waiting");
        for (seat, into) in both.into_iter().zip(waiting.chunks_exact_mut(Card::COUNT)) {
            write_places(self.waiting(seat), into);
        }
        observe_towns(self, both, &mut sink);
        let tallies = both.map(|seat| match self.lone_cowboy() {
            Some(solo) if seat == Seat::SECOND => solo.tally(),
            _ => memo[seat.index()].tally(self.town(seat)),
        });
        sink.each("cells", round, |seat| i32::from(tallies[round.place(seat)].cells));
        let objects = sink.channel("objects");
        for (tally, into) in tallies.iter().zip(objects.chunks_exact_mut(6)) {
            for (count, into) in tally.objects.iter().zip(into) {
                *into = i16::from(*count);
            }
        }
        observe_points(self, both, tallies, memo, &mut sink);
        observe_cowboy(self, &mut sink);
        debug_assert!(sink.is_full(), "every channel is written");
    }
}

/// The cards of both towns.
fn observe_towns(game: &CircleWagons, both: [Seat; 2], sink: &mut Sink) {
    let [cards, columns, rows, turned] =
        ["laid_card", "laid_column", "laid_row", "laid_turned"].map(|name| sink.channel(name));
    for (side, town) in both.map(|seat| game.town(seat)).into_iter().enumerate() {
        let low = corner(town);
        for (laid, place) in town.laid().iter().zip(side * Town::MOST..) {
            cards[place] = i16::from(laid.card.number());
            columns[place] = laid.at.column - low.column;
            rows[place] = laid.at.row - low.row;
            turned[place] = i16::from(laid.facing == Facing::Turned);
        }
    }
}

/// The points of both towns.
fn observe_points(
    game: &CircleWagons,
    both: [Seat; 2],
    tallies: [Tally; 2],
    memo: &mut [Counted; 2],
    sink: &mut Sink,
) {
    let areas = sink.channel("areas");
    let cards = sink.channel("cards");
    let totals = sink.channel("points");
    for (side, seat) in both.into_iter().enumerate() {
        if let Some(solo) = game.lone_cowboy().filter(|_| seat == Seat::SECOND) {
            totals[side] = solo.points().iter().sum::<i32>().saturating_as();
            continue;
        }
        let score = memo[seat.index()].score(game, seat, tallies[1 - side]);
        for (points, into) in score.areas.iter().zip(&mut areas[side * 6..]) {
            *into = (*points).saturating_as();
        }
        for (points, into) in score.cards.iter().zip(&mut cards[side * 3..]).take(game.scoring().len()) {
            *into = (*points).saturating_as();
        }
        totals[side] = score.total().saturating_as();
    }
}

/// The state of the Lone Cowboy.
fn observe_cowboy(game: &CircleWagons, sink: &mut Sink) {
    let solo = game.lone_cowboy();
    sink.one_of("scenario", solo.map(|solo| solo.scenario as usize));
    write_places(solo.map_or(&[][..], |solo| solo.city.as_slice()), sink.channel("city"));
    sink.one_of("preference", solo.and_then(|solo| solo.preference).map(index));
    let pile = sink.channel("pile");
    for card in solo.into_iter().flat_map(|solo| solo.pile.iter()) {
        pile[index(card)] = 1;
    }
}

const _: () = assert!(ScoringCard::ALL.len() == 18 && Card::COUNT == 18 && Town::MOST == 16);
