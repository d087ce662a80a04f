//! What orders say to a question, and which line would have said what a player decided.

use table::{ASK_ME, OrderAnswer, OrderLine, Orders, Phrase, SaturatingAs, Seat};

use super::basis::{Basis, rivals};
use super::keys;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::view::View;
use crate::map::parcel::{Parcel, Parcels};
use crate::pieces::building::{Building, Dollars};
use crate::questions::Ask;
use crate::questions::build::Build;
use crate::track::space::{Place, Space};

type Answer = OrderAnswer<Action>;

/// What orders say to the question that a seat is asked.
pub(super) fn follow(view: &View, seat: Seat, orders: &Orders, legal: &[Action]) -> Answer {
    let game = view.state();
    let Ok(basis) = orders.basis.parse::<Basis>() else { return Answer::Done };
    if basis.round != game.round() || view.phase == Some(1) {
        return Answer::Done;
    }
    let Some(ask) = view.asked else { return Answer::Ask };
    let following = Following { game: &game, seat, orders, legal, basis };
    following.stop().unwrap_or_else(|| following.answer(ask))
}

struct Following<'a> {
    game: &'a CarsonCity,
    seat: Seat,
    orders: &'a Orders,
    legal: &'a [Action],
    basis: Basis,
}

impl Following<'_> {
    /// Whether one of the conditions has come about that end the orders at any question.
    fn stop(&self) -> Option<Answer> {
        if self.orders.stops_if("attacked")
            && let Some((place, by)) = self.basis.attacked(self.game, self.seat)
        {
            let why = Phrase::new("city-ahead-attacked")
                .with("place", self.game.place_phrase(place))
                .with("seats", by.iter().collect::<Vec<Seat>>());
            return Some(Answer::Stop(why));
        }
        let lost = self.orders.stops_if("lost") && self.basis.has_lost(self.game, self.seat);
        lost.then(|| Answer::Stop(Phrase::new("city-ahead-lost")))
    }

    fn answer(&self, ask: Ask) -> Answer {
        match ask {
            Ask::Place(_) => self.place(),
            Ask::DuelOrder(question) => self.duel(question.among),
            Ask::BuyParcel(question) => self.buy_parcel(question.among),
            Ask::BuyBuilding(question) => self.buy_building(question.space),
            Ask::Build(question) => self.build(question),
            Ask::House(_) => self.house(),
            Ask::Consent(_) => self.chosen(keys::CONSENT),
            Ask::Undertaker(_) => self.chosen(keys::UNDERTAKER),
            Ask::Reward(_) => self.chosen(keys::REWARD),
            Ask::BuyPoints(question) => self.buy_points(question.space),
            Ask::LastRoads(_) => self.roads(),
            Ask::Banker(_) => self.banker(),
            Ask::Spend(_) => self.spend(),
            _ => Answer::Ask,
        }
    }

    /// The action that a line names.
    fn chosen(&self, key: &str) -> Answer {
        self.orders.choice(key).and_then(|choice| choice.parse().ok()).map_or(Answer::Ask, Answer::Play)
    }

    fn place(&self) -> Answer {
        let answer = self.chosen(&keys::place(self.game.player(self.seat).on_board()));
        if let Answer::Play(Action::Place(place)) = answer
            && self.orders.stops_if("taken")
            && !is_shared(place)
            && !rivals(self.game, self.seat, place).is_empty()
        {
            let by: Vec<Seat> = rivals(self.game, self.seat, place).iter().collect();
            let why = Phrase::new("city-ahead-taken")
                .with("place", self.game.place_phrase(place))
                .with("seats", by);
            return Answer::Stop(why);
        }
        answer
    }

    /// The duel for what is most important comes first.
    fn duel(&self, among: Parcels) -> Answer {
        if self.orders.choice(keys::DUELS) != Some(keys::RANKED) {
            return Answer::Ask;
        }
        let rank = |parcel: &Parcel| self.orders.rank(&keys::parcel(*parcel)).unwrap_or(usize::MAX);
        among.iter().min_by_key(rank).map_or(Answer::Ask, |parcel| Answer::Play(Action::Duel(parcel)))
    }

    /// What is to be kept for what is more important and still to come.
    fn reserved_for_more_than(&self, key: &str) -> Dollars {
        let Some(rank) = self.orders.rank(key) else { return 0 };
        let more = self.orders.lines[..rank].iter().filter(|line| line.choice != keys::LEAVE);
        more.map(|line| self.cost_to_come(line)).fold(0, Dollars::saturating_add)
    }

    /// What the thing of a line will cost, if his cowboy still stands there.
    fn cost_to_come(&self, line: &OrderLine) -> Dollars {
        let (game, seat) = (self.game, self.seat);
        if line.choice == ASK_ME {
            return 0;
        }
        if let Some(parcel) = line.key.strip_prefix("parcel ").and_then(|text| text.parse::<Parcel>().ok()) {
            let wanted = game.player(seat).on_parcels() & game.town.buyable();
            return if wanted.contains(parcel) { game.parcel_price(seat, parcel) } else { 0 };
        }
        match line.key.parse::<Space>() {
            Ok(space) if !game.player(seat).on_spaces().contains(space) => 0,
            Ok(space) => match (space.point_price(), line.choice.as_str(), line.most) {
                (Some(price), keys::UP_TO, Some(most)) => price * most.saturating_as::<Dollars>(),
                (Some(_), ..) => 0,
                (None, ..) => game.building_price(seat, space),
            },
            Err(_) => 0,
        }
    }

    fn money_for(&self, key: &str) -> Dollars {
        self.game.player(self.seat).money().saturating_sub(self.reserved_for_more_than(key))
    }

    /// Of several parcels the most important comes first; whoever wants none of the others gives them up together.
    fn buy_parcel(&self, among: Parcels) -> Answer {
        let mut wanted: Vec<(usize, Parcel)> = Vec::new();
        for parcel in among.iter() {
            let key = keys::parcel(parcel);
            match (self.orders.choice(&key), self.orders.rank(&key)) {
                (Some(keys::BUY), Some(rank)) => wanted.push((rank, parcel)),
                (Some(_), _) => {}
                (None, _) => return Answer::Ask,
            }
        }
        wanted.sort_unstable();
        for (_, parcel) in wanted {
            let (key, price) = (keys::parcel(parcel), self.game.parcel_price(self.seat, parcel));
            let most = self.orders.line(&key).and_then(|line| line.most).unwrap_or(i32::MAX);
            let before = self.basis.price(Place::Parcel(parcel));
            if self.orders.stops_if("price") && before.is_some_and(|before| price > before) {
                let why = Phrase::new("city-ahead-price")
                    .with("parcel", parcel)
                    .with("before", before.unwrap_or_default())
                    .with("price", price);
                return Answer::Stop(why);
            }
            let affordable = price <= self.money_for(&key) && i32::from(price) <= most;
            if affordable && self.legal.contains(&Action::BuyParcel(parcel)) {
                return Answer::Play(Action::BuyParcel(parcel));
            }
        }
        Answer::Play(Action::Decline)
    }

    fn buy_building(&self, space: Space) -> Answer {
        let key = keys::space(space);
        match self.orders.choice(&key) {
            Some(keys::BUY) if self.game.building_price(self.seat, space) <= self.money_for(&key) => {
                Answer::Play(Action::Buy)
            }
            Some(_) => Answer::Play(Action::Decline),
            None => Answer::Ask,
        }
    }

    /// What is to be built comes in the order of importance, and the rest is kept.
    fn build(&self, question: Build) -> Answer {
        let kept = self.game.player(self.seat).kept();
        let kinds = kept.iter().map(|(kind, _)| kind).filter(|&kind| question.kinds.contains(kind));
        let mut wanted: Vec<(usize, Action)> = Vec::new();
        for kind in kinds {
            let key = keys::build(kind);
            match (self.chosen(&key), self.orders.rank(&key)) {
                (Answer::Play(Action::Keep), _) => {}
                (Answer::Play(action), Some(rank)) => wanted.push((rank, action)),
                _ => return Answer::Ask,
            }
        }
        wanted.sort_unstable();
        wanted.first().map_or(Answer::Play(Action::Keep), |(_, action)| Answer::Play(*action))
    }

    fn house(&self) -> Answer {
        self.game.site.map_or(Answer::Ask, |site| self.chosen(&keys::next_house(&site)))
    }

    fn buy_points(&self, space: Space) -> Answer {
        let key = keys::space(space);
        let price = space.point_price().unwrap_or(1).max(1);
        let most = i32::from(self.money_for(&key) / price);
        let count = match (self.orders.choice(&key), self.orders.line(&key).and_then(|line| line.most)) {
            (Some(keys::ALL), _) | (Some(keys::UP_TO), None) => most,
            (Some(keys::UP_TO), Some(limit)) => most.min(limit),
            (Some(_), _) => 0,
            (None, _) => return Answer::Ask,
        };
        Answer::Play(Action::Points(count.saturating_as::<u8>()))
    }

    /// One road, if it can still be laid, and then no more.
    fn roads(&self) -> Answer {
        match self.chosen(keys::ROADS) {
            Answer::Play(action) if self.legal.contains(&action) => Answer::Play(action),
            Answer::Play(_) => Answer::Play(Action::Done),
            other => other,
        }
    }

    fn banker(&self) -> Answer {
        let points = |action: &&Action| matches!(action, Action::Points(_));
        match self.orders.choice(keys::BANKER) {
            Some(keys::ALL) => {
                Answer::Play(self.legal.iter().filter(points).max().copied().unwrap_or(Action::Decline))
            }
            Some(_) => Answer::Play(Action::Decline),
            None => Answer::Ask,
        }
    }

    fn spend(&self) -> Answer {
        let player = self.game.player(self.seat);
        let (least, all) = (player.above_limit(), player.money());
        let limit = self.orders.line(keys::SPEND).and_then(|line| line.most);
        let amount = match (self.orders.choice(keys::SPEND), limit) {
            (Some(keys::LEAST), _) => least,
            (Some(keys::UP_TO), Some(limit)) => limit.saturating_as::<Dollars>().clamp(least, all),
            (Some(_), _) => all,
            (None, _) => return Answer::Ask,
        };
        Answer::Play(Action::Spend(amount))
    }
}

/// Whether any number of cowboys can stand there in peace.
fn is_shared(place: Place) -> bool {
    matches!(place, Place::Space(space) if space.is_shared())
}

/// The line that would have given this answer: what a player who decides so would have ordered. Where no line can say it, the line that
/// leaves the question to him.
pub(super) fn as_line(view: &View, seat: Seat, action: Action) -> Option<OrderLine> {
    let game = view.state();
    let player = game.player(seat);
    let line = |key: String, choice: String| Some(OrderLine { key, choice, most: None });
    let up_to =
        |key: String, most: i32| Some(OrderLine { key, choice: keys::UP_TO.to_owned(), most: Some(most) });
    let text = action.to_string();
    match (view.asked?, action) {
        (Ask::Place(_), Action::Pass | Action::Place(_)) => line(keys::place(player.on_board()), text),
        (Ask::Place(_), _) => line(keys::place(player.on_board()), ASK_ME.to_owned()),
        (Ask::DuelOrder(_), _) => line(keys::DUELS.to_owned(), keys::RANKED.to_owned()),
        (Ask::BuyParcel(_), Action::BuyParcel(parcel)) => {
            let most = game.parcel_price(seat, parcel).into();
            Some(OrderLine { key: keys::parcel(parcel), choice: keys::BUY.to_owned(), most: Some(most) })
        }
        (Ask::BuyParcel(question), _) => {
            let parcel = question.among.iter().next()?;
            line(keys::parcel(parcel), keys::LEAVE.to_owned())
        }
        (Ask::BuyBuilding(question), _) => {
            let choice = if action == Action::Buy { keys::BUY } else { keys::LEAVE };
            line(keys::space(question.space), choice.to_owned())
        }
        (Ask::Build(_), Action::Build(kind, _)) => line(keys::build(kind), text),
        (Ask::Build(question), _) => {
            let is_asked = |kind: &Building| question.kinds.contains(*kind);
            let kind = player.kept().iter().map(|(kind, _)| kind).find(is_asked)?;
            line(keys::build(kind), if action == Action::Keep { text } else { ASK_ME.to_owned() })
        }
        (Ask::House(_), Action::House(_) | Action::Townhouse(_)) => line(keys::next_house(&game.site?), text),
        (Ask::House(_), _) => line(keys::next_house(&game.site?), ASK_ME.to_owned()),
        (Ask::Consent(_), _) => line(keys::CONSENT.to_owned(), text),
        (Ask::Undertaker(_), _) => line(keys::UNDERTAKER.to_owned(), text),
        (Ask::Reward(_), _) => line(keys::REWARD.to_owned(), text),
        (Ask::BuyPoints(question), Action::Points(count)) => {
            let price = question.space.point_price().unwrap_or(1).max(1);
            let all = player.money() / price;
            match count {
                0 => line(keys::space(question.space), keys::LEAVE.to_owned()),
                _ if Dollars::from(count) == all => line(keys::space(question.space), keys::ALL.to_owned()),
                _ => up_to(keys::space(question.space), count.into()),
            }
        }
        (Ask::LastRoads(_), _) => line(keys::ROADS.to_owned(), text),
        (Ask::Banker(_), _) => {
            let choice = if action == Action::Decline { keys::LEAVE } else { keys::ALL };
            line(keys::BANKER.to_owned(), choice.to_owned())
        }
        (Ask::Spend(_), Action::Spend(amount)) => match amount {
            _ if amount == player.above_limit() => line(keys::SPEND.to_owned(), keys::LEAST.to_owned()),
            _ if amount == player.money() => line(keys::SPEND.to_owned(), keys::ALL.to_owned()),
            _ => up_to(keys::SPEND.to_owned(), amount.into()),
        },
        _ => None,
    }
}
