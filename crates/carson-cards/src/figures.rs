//! The figures of the rules by name, for the pages that players read.

use table::{Figure, SaturatingAs};

use crate::auction::{Bid, BidSet, Strength};
use crate::cells::Limit;
use crate::element::Element;
use crate::game::CarsonCards;
use crate::handicap::{self, Mixture};
use crate::house_figures;
use crate::options::Options;
use crate::person::Person;
use crate::scoring::points;
use crate::terrain::{Epoch, Terrain};

/// All figures.
pub(crate) fn all() -> Vec<Figure> {
    let count = |name: String, count: usize| Figure::number(name, i64::try_from(count).unwrap_or(i64::MAX));
    let elements = Epoch::ALL.into_iter().flat_map(|epoch| {
        Element::ALL.into_iter().map(move |element| {
            let cards = Terrain::all().filter(|card| card.epoch() == epoch);
            let cells = cards.flat_map(Terrain::cells).filter(|&cell| cell == element).count();
            let name = format!("{}-{}", element.name(), epoch.number());
            if cells == 0 { Figure::text(name, "–") } else { count(name, cells) }
        })
    });
    let pulls = Person::ALL.into_iter().map(|one| {
        Figure::number(format!("pull-{}", one.name()), one.pull()).ours(house_figures::is_pull_ours(one))
    });
    let bids = Strength::ALL.into_iter().flat_map(|strength| {
        let values = || strength.bids().iter().map(Bid::value);
        let (lowest, highest) = (values().min(), values().max());
        [
            Figure::number(format!("{}-lowest", strength.name()), lowest.unwrap_or(0)),
            Figure::number(format!("{}-highest", strength.name()), highest.unwrap_or(0)),
        ]
    });
    let handicaps = Mixture::ALL.into_iter().flat_map(|mixture| {
        Strength::ALL.into_iter().map(move |strength| {
            let Mixture { people, virtuals, .. } = mixture;
            let name = format!("handicap-{people}-{virtuals}-{}", strength.name());
            Figure::text(name, signed(mixture.points(strength))).ours(handicap::POINTS.about().is_some())
        })
    });
    let points =
        points::BY_NAME.iter().map(|&(name, points)| Figure::number(format!("points-{name}"), points));
    let bonuses = Person::ALL.into_iter().filter(|person| person.bonus() > 0);
    let bonuses = bonuses.map(|person| Figure::number(format!("bonus-{}", person.name()), person.bonus()));
    let mut figures = vec![
        count("terrain".to_owned(), Terrain::COUNT / Epoch::ALL.len()),
        count("persons".to_owned(), Person::COUNT),
        count("epochs".to_owned(), Epoch::ALL.len()),
        count("rounds".to_owned(), Epoch::ALL.len() * usize::from(CarsonCards::ROUNDS)),
        Figure::number("epoch-rounds", CarsonCards::ROUNDS),
        count("row".to_owned(), Options::default().row()),
        count(
            "row-of-many".to_owned(),
            Options { fill: Options::MOST.saturating_as::<u8>(), ..Options::default() }.row(),
        ),
        Figure::number("lowest-bid", BidSet::PERSON.iter().map(Bid::value).min().unwrap_or(0)),
        Figure::number("highest-bid", BidSet::PERSON.iter().map(Bid::value).max().unwrap_or(0)),
        Figure::number("cells", Limit::Square.area()),
        Figure::number("captains-cells", Limit::Captain.area()),
    ];
    figures.extend(elements.chain(pulls).chain(bonuses).chain(points).chain(bids).chain(handicaps));
    figures
}

/// Points to be gained or lost, with their sign.
fn signed(points: i32) -> String {
    match points {
        0 => "0".to_owned(),
        given if given > 0 => format!("+{given}"),
        docked => format!("−{}", docked.unsigned_abs()),
    }
}
