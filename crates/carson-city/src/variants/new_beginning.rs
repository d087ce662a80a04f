//! A New Beginning: everybody secretly fills in a sheet, line by line, and pays for what they want to begin with; then all sheets
//! are revealed. The highest bidder is first in the first order. The parcels are chosen after that.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::data::{DataWords, number_i8, number_u8, number_u16, same};
use table::{Dice, FormatError, Log, ParseError, Phrase, SaturatingAs, Seat};

use crate::agenda::SeatList;
use crate::agenda::Task;
use crate::game::CarsonCity;
use crate::interface::event::{Event, Reason, VariantEvent};
use crate::pieces::building::Dollars;
use crate::pieces::line::Line;
use crate::pieces::player::Supplies;
use crate::questions::sheets::Sheets;
use crate::setup::START;
use crate::variants::{Switch, Variant};

/// A line of the sheet, in the order in which they are filled in: lines that bring money come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "kebab-case")]
pub enum SheetLine {
    /// Points bought, or given up.
    Points,
    /// Cowboys beyond the first.
    Cowboys,
    /// Revolvers.
    Revolvers,
    /// Roads.
    Roads,
    /// Parcels, chosen later.
    Parcels,
    /// The Sharpshooter.
    Sharpshooter,
    /// The bid for the first place.
    Bid,
}

impl SheetLine {
    /// The number of lines.
    pub const COUNT: usize = 7;
    /// All lines in the order in which they are filled in.
    pub const ALL: [SheetLine; SheetLine::COUNT] = [
        SheetLine::Points,
        SheetLine::Cowboys,
        SheetLine::Revolvers,
        SheetLine::Roads,
        SheetLine::Parcels,
        SheetLine::Sharpshooter,
        SheetLine::Bid,
    ];

    /// The name in positions and actions.
    pub const fn name(self) -> &'static str {
        match self {
            SheetLine::Points => "points",
            SheetLine::Cowboys => "cowboys",
            SheetLine::Revolvers => "revolvers",
            SheetLine::Roads => "roads",
            SheetLine::Parcels => "parcels",
            SheetLine::Sharpshooter => "sharpshooter",
            SheetLine::Bid => "bid",
        }
    }

    /// The message with its name.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            SheetLine::Points => "city-sheet-points",
            SheetLine::Cowboys => "city-sheet-cowboys",
            SheetLine::Revolvers => "city-sheet-revolvers",
            SheetLine::Roads => "city-sheet-roads",
            SheetLine::Parcels => "city-sheet-parcels",
            SheetLine::Sharpshooter => "city-sheet-sharpshooter",
            SheetLine::Bid => "city-sheet-bid",
        })
    }

    /// Whether it is also filled in against Standish. He is always first, so there is nothing to bid for.
    pub(crate) const fn is_filled_in_alone(self) -> bool {
        !matches!(self, SheetLine::Bid)
    }
}

impl fmt::Display for SheetLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for SheetLine {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<SheetLine, ParseError> {
        let known = SheetLine::ALL.into_iter().find(|line| line.name() == text);
        known.ok_or_else(|| ParseError::new(text, "a line of the sheet, such as cowboys or bid"))
    }
}

/// The largest number that a line offers.
const MOST: usize = 6;

/// The price list: for each line except the bid, the prices of the first, the second, and so on; 0 ends the line.
pub(crate) struct PriceList {
    pub(crate) money: Dollars,
    pub(crate) cowboys: u8,
    prices: [[Dollars; MOST]; SheetLine::COUNT],
    /// Points given up, and what they pay.
    pub(crate) given_up: [(i8, Dollars); 2],
}

pub(crate) static PRICE_LIST: PriceList = read(DataWords::of(include_bytes!("../../data/new-beginning.txt")));

impl PriceList {
    /// The prices of the first, the second, and so on, of a line.
    pub(crate) fn of(&self, line: SheetLine) -> Vec<Dollars> {
        self.prices[line as usize].iter().copied().take_while(|&price| price > 0).collect()
    }
}

const fn read(mut words: DataWords) -> PriceList {
    let mut list =
        PriceList { money: 0, cowboys: 0, prices: [[0; MOST]; SheetLine::COUNT], given_up: [(0, 0); 2] };
    let mut word = words.next();
    let mut given_up = 0;
    while !word.is_empty() {
        let first = words.next();
        if same(word, b"money") {
            list.money = number_u16(first);
        } else if same(word, b"cowboys") {
            list.cowboys = number_u8(first);
        } else if same(word, b"give-up") {
            list.given_up[given_up] = (number_i8(first), number_u16(words.next()));
            given_up += 1;
        } else {
            let line = line_of(word);
            let mut count = 0;
            list.prices[line as usize][count] = number_u16(first);
            word = words.next();
            while !word.is_empty() && word[0].is_ascii_digit() {
                count += 1;
                list.prices[line as usize][count] = number_u16(word);
                word = words.next();
            }
            continue;
        }
        word = words.next();
    }
    list
}

const fn line_of(word: &[u8]) -> SheetLine {
    if same(word, b"more-cowboys") {
        return SheetLine::Cowboys;
    }
    let mut index = 0;
    while index < SheetLine::COUNT {
        if same(word, SheetLine::ALL[index].name().as_bytes()) {
            return SheetLine::ALL[index];
        }
        index += 1;
    }
    panic!("every line of the price list names what it sells")
}

/// The cost of `value` in this line; negative for points given up.
pub(crate) fn cost(line: SheetLine, value: i8) -> Option<i32> {
    if line == SheetLine::Bid {
        return u8::try_from(value).ok().map(i32::from);
    }
    if value < 0 {
        let given_up = value.checked_neg();
        let offer =
            PRICE_LIST.given_up.iter().find(|offer| line == SheetLine::Points && Some(offer.0) == given_up);
        return offer.map(|offer| -i32::from(offer.1));
    }
    let prices = PRICE_LIST.prices[line as usize].get(..usize::try_from(value).ok()?)?;
    prices.iter().all(|&price| price > 0).then(|| prices.iter().map(|&price| i32::from(price)).sum())
}

/// The possible values of a line of the sheet, with their costs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SheetPrices {
    /// Which line.
    pub line: SheetLine,
    /// What everybody has without this variant.
    pub usual: i8,
    /// Whether it is also filled in against Standish.
    pub alone: bool,
    /// Whether any amount of dollars is possible, which is also the cost.
    pub dollars: bool,
    /// Otherwise, in ascending order: each value and its cost. Points given up have a negative cost.
    pub prices: Vec<(i8, i32)>,
}

impl SheetPrices {
    /// The prices of all lines, in the order in which they are filled in.
    pub fn all() -> Vec<SheetPrices> {
        let priced = |line| (i8::MIN..=i8::MAX).filter_map(move |value| Some((value, cost(line, value)?)));
        let of = |line: SheetLine| SheetPrices {
            line,
            usual: Sheet::USUAL.get(line),
            alone: line.is_filled_in_alone(),
            dollars: line == SheetLine::Bid,
            prices: if line == SheetLine::Bid { Vec::new() } else { priced(line).collect() },
        };
        SheetLine::ALL.into_iter().map(of).collect()
    }
}

/// A sheet, filled in from the first line on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(export_to = "carson-city/", as = "BTreeMap<SheetLine, i8>")
)]
#[serde(try_from = "BTreeMap<SheetLine, i8>", into = "BTreeMap<SheetLine, i8>")]
pub struct Sheet {
    values: [i8; SheetLine::COUNT],
    filled: u8,
}

impl Sheet {
    /// An empty sheet.
    pub const BLANK: Sheet = Sheet { values: [0; SheetLine::COUNT], filled: 0 };
    /// What everybody has without this variant: two more cowboys, a revolver, a road, two parcels.
    pub(crate) const USUAL: Sheet = Sheet { values: [0, 2, 1, 1, 2, 0, 0], filled: SheetLine::Bid as u8 + 1 };

    /// The line to be filled in next; `None` once it is complete.
    pub fn next(self) -> Option<SheetLine> {
        SheetLine::ALL.get(self.filled as usize).copied()
    }

    /// The value of a line.
    #[inline]
    pub const fn get(self, line: SheetLine) -> i8 {
        self.values[line as usize]
    }

    /// The number wanted in a line; 0 for points given up.
    pub(crate) fn count(self, line: SheetLine) -> u8 {
        u8::try_from(self.get(line)).unwrap_or(0)
    }

    /// Whether the sheet is empty.
    pub(crate) const fn is_blank(self) -> bool {
        self.filled == 0
    }

    pub(crate) const fn fill(&mut self, line: SheetLine, value: i8) {
        self.values[line as usize] = value;
        self.filled = line as u8 + 1;
    }

    /// The total cost without the bid, which only the highest bidder pays.
    pub(crate) fn total(self) -> i32 {
        SheetLine::ALL[..SheetLine::Bid as usize].iter().filter_map(|&line| cost(line, self.get(line))).sum()
    }

    /// Whether this much money covers it, including the bid.
    pub(crate) fn is_paid_by(self, money: Dollars) -> bool {
        let known = SheetLine::ALL.iter().all(|&line| cost(line, self.get(line)).is_some());
        known && self.total() + i32::from(self.get(SheetLine::Bid)) <= i32::from(money)
    }
}

impl TryFrom<BTreeMap<SheetLine, i8>> for Sheet {
    type Error = ParseError;

    fn try_from(lines: BTreeMap<SheetLine, i8>) -> Result<Sheet, ParseError> {
        let mut sheet = Sheet::BLANK;
        for (line, value) in lines {
            if sheet.next() != Some(line) || cost(line, value).is_none() {
                return Err(ParseError::new(format!("{line} {value}"), "a sheet filled in line by line"));
            }
            sheet.fill(line, value);
        }
        Ok(sheet)
    }
}

impl From<Sheet> for BTreeMap<SheetLine, i8> {
    fn from(sheet: Sheet) -> BTreeMap<SheetLine, i8> {
        SheetLine::ALL[..sheet.filled as usize].iter().map(|&line| (line, sheet.get(line))).collect()
    }
}

impl CarsonCity {
    /// The money for a sheet: the usual start costs what it brings, so any difference from the usual start is a difference in this
    /// sum.
    pub(crate) fn sheet_money(&self, seat: Seat) -> Dollars {
        PRICE_LIST.money - START.money + self.start_money(seat)
    }

    pub(crate) fn hand_out_sheets(&mut self) {
        let waiting = self.all_players().collect();
        self.ask(Sheets { waiting: SeatList(waiting) });
    }

    /// The money that is left for the sheet.
    pub(crate) fn left_for(&self, seat: Seat) -> i32 {
        i32::from(self.sheet_money(seat)) - self.player(seat).sheet().total()
    }

    pub(crate) fn show_sheets(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        for seat in self.all_players() {
            let money = self.left_for(seat).saturating_as::<Dollars>();
            let sheet = self.player(seat).sheet();
            log.tell(|| VariantEvent::Sheet { seat, sheet, money }.into());
            self.player_mut(seat).begin_with(Supplies {
                money,
                points: i16::from(sheet.get(SheetLine::Points)),
                cowboys: PRICE_LIST.cowboys + sheet.count(SheetLine::Cowboys),
                revolvers: sheet.count(SheetLine::Revolvers),
                roads: sheet.count(SheetLine::Roads),
                sharpshooter: Switch::from(sheet.count(SheetLine::Sharpshooter) > 0),
            });
        }
        self.sell_first_place(dice, log);
    }

    /// The highest bidder pays and is first; a die decides between equal bids. Without a bid the order stays.
    fn sell_first_place(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        let bid = |seat: Seat| self.player(seat).sheet().get(SheetLine::Bid);
        let highest = self.all_seats().map(bid).max().unwrap_or(0);
        if highest == 0 {
            return;
        }
        let tied: Vec<Seat> = self.all_seats().filter(|&seat| bid(seat) == highest).collect();
        let index = if tied.len() > 1 { dice.index(tied.len()) } else { 0 };
        let first = tied[index];
        self.pay(first, highest.saturating_as::<Dollars>(), Reason::FirstPlace, log);
        let others = self.pass_order().into_iter().filter(|&seat| seat != first);
        let order: Line = std::iter::once(first).chain(others).collect();
        self.order.begin(order);
        log.tell(|| Event::FirstOrder { seats: self.pass_order().as_slice().to_vec() });
    }

    /// How many parcels a player chooses at the start.
    pub(crate) fn first_parcels(&self, seat: Seat) -> u8 {
        const USUAL: u8 = 2;
        if self.is_standish(seat) {
            return 0;
        }
        if self.plays(Variant::NewBeginning) {
            self.player(seat).sheet().count(SheetLine::Parcels)
        } else {
            USUAL
        }
    }

    pub(crate) fn check_sheets(&self) -> Result<(), FormatError> {
        if !self.plays(Variant::NewBeginning) {
            let none = self.players.iter().all(|player| player.sheet().is_blank());
            return if none { Ok(()) } else { Err(FormatError::new("sheets belong to A New Beginning")) };
        }
        Ok(())
    }

    /// Before the first parcels everybody fills in a sheet.
    pub(crate) fn sheets_to_fill(&self) -> Option<Task> {
        self.plays(Variant::NewBeginning).then_some(Task::Sheets)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_start_is_worth_35_dollars_and_15_are_left() {
        assert_eq!(Sheet::USUAL.total(), 35);
        assert!(Sheet::USUAL.is_paid_by(PRICE_LIST.money));
        assert_eq!(i32::from(PRICE_LIST.money) - Sheet::USUAL.total(), 15);
    }

    #[test]
    fn every_line_has_its_prices_and_its_end() {
        let costs =
            |line| (0..=MOST.saturating_as::<i8>()).map_while(|value| cost(line, value)).collect::<Vec<_>>();
        assert_eq!(costs(SheetLine::Cowboys), [0, 4, 9, 15, 23]);
        assert_eq!(costs(SheetLine::Revolvers), [0, 6, 13, 22]);
        assert_eq!(costs(SheetLine::Roads), [0, 2, 4, 6, 8, 10]);
        assert_eq!(costs(SheetLine::Parcels), [0, 8, 18, 31]);
        assert_eq!(costs(SheetLine::Points), [0, 3, 6, 9, 12, 15]);
        assert_eq!(costs(SheetLine::Sharpshooter), [0, 12]);
        assert_eq!([-5, -10, -7].map(|value| cost(SheetLine::Points, value)), [Some(-10), Some(-18), None]);
        assert_eq!(cost(SheetLine::Roads, -5), None);
    }

    #[test]
    fn a_sheet_is_read_line_by_line() {
        let sheet: Sheet = serde_json::from_str(r#"{"points":-5,"cowboys":2}"#).unwrap();
        assert_eq!(sheet.next(), Some(SheetLine::Revolvers));
        assert_eq!(serde_json::to_string(&sheet).unwrap(), r#"{"points":-5,"cowboys":2}"#);
        assert!(serde_json::from_str::<Sheet>(r#"{"cowboys":2}"#).is_err());
    }
}
