//! Validates positions.

use table::{FormatError, Game, SaturatingAs, Seat, Seats};

use crate::auction::{Bid, BidSet};
use crate::check_suits;
use crate::city::City;
use crate::element::Law;
use crate::game::CarsonCards;
use crate::person::{Person, PersonSet};
use crate::phase::Phase;
use crate::position::{Holding, Position, Table};
use crate::scoring;
use crate::spot::{Laid, Spot};
use crate::terrain::{Epoch, TerrainSet};

/// Checks everything except whether somebody can answer.
pub(crate) fn position(position: &Position) -> Result<(), FormatError> {
    let table = &position.table;
    table.options.check().map_err(|bad| bad.to_string())?;
    if !(1..=2 * CarsonCards::ROUNDS).contains(&table.round) {
        return Err(FormatError::new(format!("'round' is {}; it goes from 1 to 18", table.round)));
    }
    if table.players.len() != table.options.players() {
        return Err(FormatError::new(format!(
            "'players' has {} entries and must have {}",
            table.players.len(),
            table.options.players()
        )));
    }
    cards(position)?;
    check_suits::suits(table)?;
    for (index, player) in table.players.iter().enumerate() {
        holding(table, index, player).map_err(|why| format!("player {}: {why}", index + 1))?;
    }
    course(table)?;
    used(table)?;
    sealed(position)
}

/// Checks that somebody must decide and has a legal action, or that the game is over.
pub(crate) fn question(game: &CarsonCards) -> Result<(), FormatError> {
    if game.phase == Phase::Over || (!game.asked.is_empty() && game.has_question()) {
        return match game
            .deciders()
            .iter()
            .find(|&seat| game.phase == Phase::Bids && game.bids_left(seat).is_empty())
        {
            Some(seat) => {
                Err(FormatError::new(format!("player {seat} has no auction card left to bid with")))
            }
            None => Ok(()),
        };
    }
    Err(FormatError::new("in this phase nobody has anything to decide: choose the phase that comes next"))
}

/// No card is in two places, and each may be where it is.
fn cards(position: &Position) -> Result<(), FormatError> {
    let table = &position.table;
    let mut terrain = TerrainSet::NONE;
    if let Some(card) = table.terrain().find(|&card| !terrain.insert(card)) {
        return Err(FormatError::new(format!("the card {card} lies in two places")));
    }
    let mut persons = PersonSet::NONE;
    if let Some(person) = table.persons().chain(position.next).find(|&person| !persons.insert(person)) {
        return Err(FormatError::new(format!("the {person} is in two places")));
    }
    let epoch = table.epoch();
    if table.epoch() == Epoch::I
        && let Some(card) = table.terrain().find(|card| card.epoch() == Epoch::II)
    {
        return Err(FormatError::new(format!("{card} is dealt in the second epoch only")));
    }
    if let Some(card) =
        table.row.iter().chain(&table.hand).chain(&table.gone).find(|card| card.epoch() != epoch)
    {
        return Err(FormatError::new(format!("{card} is not of the epoch that is being played")));
    }
    let most = longest_row(table);
    if table.row.len() > most {
        return Err(FormatError::new(format!("the row has {most} terrain cards at most")));
    }
    let unneeded = matches!(table.phase, Phase::LastSale | Phase::Over | Phase::Suits);
    if position.next.is_none() && !unneeded && !(table.unseen_persons().is_empty() && table.under.is_empty())
    {
        return Err(FormatError::new("'next' must name the person on top of the pile"));
    }
    Ok(())
}

/// How many terrain cards can be in the row: one more each because of the Governor and the Day labourer, once they are used.
fn longest_row(table: &Table) -> usize {
    let extra = [Person::Governor, Person::DayLabourer].iter().filter(|person| table.used.contains(person));
    table.options.row() + extra.count()
}

/// How many auction cards a player can have spent in this epoch: one in each round, including this one once the bids are open.
fn most_spent(table: &Table) -> usize {
    let ended = matches!(table.phase, Phase::Choice | Phase::LastSale | Phase::Over);
    let before = usize::from((table.round - 1) % CarsonCards::ROUNDS);
    before + usize::from(ended || table.phase.shows_bids())
}

fn holding(table: &Table, index: usize, player: &Holding) -> Result<(), FormatError> {
    let is_person = index < table.options.people as usize;
    if is_person && !player.collected.is_empty() {
        return Err(FormatError::new("a person lays terrain cards and collects none"));
    }
    if !is_person && !player.city.is_empty() {
        return Err(FormatError::new("a virtual player builds no city"));
    }
    let all = if is_person { BidSet::PERSON } else { table.options.strength.bids() };
    let mut spent = BidSet::NONE;
    if let Some(bid) = player.spent.iter().find(|&&bid| !all.contains(bid) || !spent.insert(bid)) {
        return Err(FormatError::new(format!("the auction card {bid} cannot be spent, or not twice")));
    }
    if spent.len() > most_spent(table) {
        return Err(FormatError::new(format!(
            "{} auction cards are spent, and by now it can be {} at most",
            spent.len(),
            most_spent(table)
        )));
    }
    if player.bid.is_some() != table.phase.shows_bids() {
        return Err(FormatError::new("'bid' stands there just while the bids lie open"));
    }
    if let Some(bid) = player.bid.filter(|&bid| !spent.contains(bid)) {
        return Err(FormatError::new(format!("the open bid {bid} is also among 'spent'")));
    }
    city(&player.city, &player.persons)
}

/// Cards that were sold may have joined or allowed what remains, so only what is still visible is checked.
fn city(laid: &[Laid], persons: &[Person]) -> Result<(), FormatError> {
    if laid.len() > City::MOST_CARDS {
        return Err(FormatError::new(format!("a city has {} cards at most", City::MOST_CARDS)));
    }
    let (columns, rows) = size(laid)?;
    if !scoring::limit(persons.iter().copied().collect()).allows(columns, rows) {
        return Err(FormatError::new(format!("the city stretches over {columns} columns and {rows} rows")));
    }
    let mut city = City::EMPTY;
    for &laid in laid {
        let covers = laid
            .cells()
            .into_iter()
            .find(|&(spot, above)| city.top(spot).is_some_and(|below| !above.covers(below, Law::Kept)));
        if let Some((spot, above)) = covers {
            return Err(FormatError::new(format!(
                "the {} of {} may not cover what shows at {spot}",
                above.name(),
                laid.card
            )));
        }
        city.lay(laid);
    }
    if city.is_in_one_piece() { Ok(()) } else { Err(FormatError::new("the city is not in one piece")) }
}

/// How many columns and rows the cards cover.
fn size(laid: &[Laid]) -> Result<(u8, u8), FormatError> {
    if let Some(far) = laid.iter().find(|laid| !laid.at.is_near()) {
        return Err(FormatError::new(format!("{} lies farther out than {}", far.card, Spot::FARTHEST)));
    }
    let length = |places: &dyn Fn(&Laid) -> i8| {
        let all = || laid.iter().map(places);
        all().max().zip(all().min()).map_or(0, |(high, low)| (high - low + 2).saturating_as::<u8>())
    };
    Ok((length(&|laid| laid.at.column), length(&|laid| laid.at.row)))
}

/// Fields that are allowed only in some phases.
fn course(table: &Table) -> Result<(), FormatError> {
    let last = table.round == 2 * CarsonCards::ROUNDS;
    match table.phase {
        Phase::Use(person) if !person.has_arrow() => {
            return Err(FormatError::new(format!("the {person} is nobody to be used")));
        }
        Phase::TakeAtOnce(person) if !matches!(person, Person::Governor | Person::Lawyer) => {
            return Err(FormatError::new(format!("the {person} does not let take a card at once")));
        }
        Phase::TakeAtOnce(person) if !table.used.contains(&person) => {
            return Err(FormatError::new(format!("to take at once by the {person}, name him in 'used'")));
        }
        Phase::Choice | Phase::LastSale | Phase::Over
            if !last || !table.row.is_empty() || table.person.is_some() =>
        {
            return Err(FormatError::new("the game ends after round 18, when the row is empty"));
        }
        _ => {}
    }
    if table.hand.is_some() && !matches!(table.phase, Phase::Take | Phase::TakeAtOnce(_)) {
        return Err(FormatError::new("'hand' is a terrain card that was just taken"));
    }
    let players = Seats::first(table.options.players());
    if !table.to_take.is_empty() && table.phase != Phase::Take {
        return Err(FormatError::new("'to_take' stands there only in the phase 'take'"));
    }
    if let Some(seat) = table.to_take.iter().find(|&seat| !players.contains(seat)) {
        return Err(FormatError::new(format!("there is no player {seat} to take a card")));
    }
    let void = |seat: &Seat| {
        let persons = &table.players[seat.index()].persons;
        persons.contains(&Person::Lawyer) && table.used.contains(&Person::Lawyer)
    };
    if let Some(seat) = table.to_take.iter().find(void) {
        return Err(FormatError::new(format!("player {seat} used the Lawyer and takes no further card")));
    }
    if table.second_card && (table.phase != Phase::Take || !table.used.contains(&Person::DayLabourer)) {
        return Err(FormatError::new(
            "'second_card' needs the Day labourer among 'used' and the phase 'take'",
        ));
    }
    Ok(())
}

/// Persons that are used or turned belong to somebody and can be used.
fn used(table: &Table) -> Result<(), FormatError> {
    let people = &table.players[..table.options.people as usize];
    let owned: PersonSet = people.iter().flat_map(|player| &player.persons).copied().collect();
    if let Some(person) = table.turned.iter().find(|&&person| !owned.contains(person) || !person.has_arrow())
    {
        return Err(FormatError::new(format!(
            "the {person} cannot be turned: no person at the table has used him"
        )));
    }
    if let Some(person) = table.used.iter().find(|person| !table.turned.contains(person)) {
        return Err(FormatError::new(format!("the {person} was used and is not among 'turned'")));
    }
    if table.sold.len() > CarsonCards::MOST_SALES {
        return Err(FormatError::new(format!(
            "the Auctioneer sells {} cards at most",
            CarsonCards::MOST_SALES
        )));
    }
    if !table.sold.is_empty() && !owned.contains(Person::Auctioneer) {
        return Err(FormatError::new("cards are sold and no person at the table has the Auctioneer"));
    }
    Ok(())
}

fn sealed(position: &Position) -> Result<(), FormatError> {
    if !position.sealed.is_empty() && position.table.phase != Phase::Bids {
        return Err(FormatError::new("bids lie face down only in the phase 'bids'"));
    }
    let mut seen = Seats::NONE;
    for sealed in &position.sealed {
        let seat: Seat = sealed.seat;
        if seat.index() >= position.table.options.people as usize || seen.contains(seat) {
            return Err(FormatError::new(format!("seat {seat} cannot have that sealed bid, or not twice")));
        }
        seen = seen.with(seat);
        let bid: Bid = sealed.bid;
        if !BidSet::PERSON.contains(bid) || position.table.players[seat.index()].spent.contains(&bid) {
            return Err(FormatError::new(format!("player {seat} has no {bid} to bid")));
        }
    }
    Ok(())
}
