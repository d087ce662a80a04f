//! The form of the orders: everything that a player may still be asked in this round, in the order of the track.

use table::{ASK_ME, FormChoice, FormLine, FormStop, OrderForm, Phrase, Seat};

use super::keys;
use crate::game::{CarsonCity, ROUNDS};
use crate::interface::account::choices;
use crate::interface::action::Action;
use crate::interface::view::View;
use crate::map::parcel::Parcels;
use crate::pieces::building::Building;
use crate::pieces::character::{Character, Side};
use crate::questions::Ask;
use crate::questions::undertaker::UNDERTAKER;
use crate::track::space::{Place, Space};
use crate::variants::Variant;

/// What orders can be left by a seat: while cowboys are placed and the track is resolved, where everybody decides in turn.
pub(super) fn form(view: &View, seat: Seat) -> Option<OrderForm> {
    let in_time = matches!(view.phase, Some(2..=4)) && !matches!(view.asked, Some(Ask::Race(_)));
    if !in_time || seat.index() >= view.position.players.len() || view.position.standish.is_some() {
        return None;
    }
    let game = view.state();
    let form = Form { game: &game, seat };
    let mut lines = if view.phase == Some(2) { form.placings() } else { Vec::new() };
    form.parcels(&mut lines);
    form.buildings(&mut lines);
    form.rest(&mut lines);
    Some(OrderForm { lines, stops: stops(), ranked: true })
}

fn stops() -> Vec<FormStop> {
    let stop = |(key, label): (&str, &'static str)| FormStop {
        key: key.to_owned(),
        label: Phrase::new(label),
        on: key != "lost",
    };
    [
        ("attacked", "city-ahead-if-attacked"),
        ("price", "city-ahead-if-price"),
        ("taken", "city-ahead-if-taken"),
        ("lost", "city-ahead-if-lost"),
    ]
    .map(stop)
    .into()
}

struct Form<'a> {
    game: &'a CarsonCity,
    seat: Seat,
}

impl Form<'_> {
    /// A choice that is an action, by its text.
    fn action(&self, action: Action) -> FormChoice {
        FormChoice::new(action.to_string(), choices::phrase(self.game, self.seat, action))
    }

    /// Where the next cowboys go, of whoever has not passed.
    fn placings(&self) -> Vec<FormLine> {
        let (game, seat) = (self.game, self.seat);
        let player = game.player(seat);
        if game.pass_order().as_slice().contains(&seat) {
            return Vec::new();
        }
        let mut legal = Vec::new();
        game.list_placings(seat, &mut legal);
        let plain = |action: &&Action| matches!(action, Action::Pass | Action::Place(_));
        let choices: Vec<FormChoice> =
            legal.iter().filter(plain).map(|&action| self.action(action)).collect();
        let line = |after: u8| {
            let label = Phrase::new("city-ahead-place").with("number", after + 1);
            FormLine::new(keys::place(player.on_board() + after), label, choices.clone()).choose(ASK_ME)
        };
        (0..=player.cowboys().min(keys::PLACED_AHEAD - 1)).map(line).collect()
    }

    /// The land on which his cowboys stand, and which duel comes first.
    fn parcels(&self, lines: &mut Vec<FormLine>) {
        let (game, seat) = (self.game, self.seat);
        let land = game.player(seat).on_parcels() & game.town.buyable();
        for parcel in land.iter() {
            let label = game.place_phrase(Place::Parcel(parcel));
            let buy = FormChoice::new(keys::BUY, "city-ahead-buy").up_to("city-ahead-at-most");
            let choices = vec![buy, FormChoice::new(keys::LEAVE, "city-ahead-leave")];
            let price = game.parcel_price(seat, parcel);
            lines.push(FormLine::new(keys::parcel(parcel), label, choices).most(price.into()));
        }
        if game.player(seat).on_parcels().len() > 1 {
            let choices = vec![FormChoice::new(keys::RANKED, "city-ahead-ranked")];
            lines.push(FormLine::new(keys::DUELS, Phrase::new("city-ahead-duels"), choices));
        }
    }

    /// The buildings on whose spaces his cowboys stand and those he keeps, with where they and their Houses go.
    fn buildings(&self, lines: &mut Vec<FormLine>) {
        let (game, seat) = (self.game, self.seat);
        let player = game.player(seat);
        let mut kinds: Vec<Building> = Vec::new();
        for space in player.on_spaces().iter() {
            let Some(kind) = game.stock.tile_on(space) else { continue };
            let label = game.place_phrase(Place::Space(space));
            let choices = vec![
                FormChoice::new(keys::BUY, "city-ahead-buy"),
                FormChoice::new(keys::LEAVE, "city-ahead-leave"),
            ];
            lines.push(FormLine::new(keys::space(space), label, choices));
            kinds.push(kind);
        }
        kinds.extend(player.kept().iter().map(|(kind, _)| kind));
        let mut known: Vec<Building> = Vec::new();
        for kind in kinds {
            if !known.contains(&kind) {
                known.push(kind);
                self.site(kind, lines);
            }
        }
    }

    /// Where a building and its Houses go.
    fn site(&self, kind: Building, lines: &mut Vec<FormLine>) {
        let (game, seat) = (self.game, self.seat);
        let town = &game.town;
        let wanted = game.player(seat).on_parcels() & town.buyable();
        let lots: Parcels = (town.owned(seat) | wanted) & town.vacant();
        let mut choices: Vec<FormChoice> = lots
            .iter()
            .map(|lot| {
                let label = Phrase::new("city-ahead-build-on").with("parcel", lot);
                FormChoice::new(Action::Build(kind, lot).to_string(), label)
            })
            .collect();
        choices.push(self.action(Action::Keep));
        let label = Phrase::new("city-ahead-build").with("building", kind.phrase());
        lines.push(FormLine::new(keys::build(kind), label, choices).choose(ASK_ME));
        for number in 1..=usize::from(kind.new_houses(game.edition)) {
            let new = (town.connected() & town.vacant()).iter().map(Action::House);
            let raised = town.crowded_houses().iter().map(Action::Townhouse);
            let choices = new.chain(raised).map(|action| self.action(action)).collect();
            let label =
                Phrase::new("city-ahead-house").with("building", kind.phrase()).with("number", number);
            lines.push(FormLine::new(keys::house(kind, number), label, choices).choose(ASK_ME));
        }
    }

    /// What may be asked beside the cowboys.
    fn rest(&self, lines: &mut Vec<FormLine>) {
        let (game, seat) = (self.game, self.seat);
        let player = game.player(seat);
        let actions = |actions: &[Action]| actions.iter().map(|&action| self.action(action)).collect();
        let fixed = |key: &str, label: &'static str, choices: Vec<FormChoice>| {
            FormLine::new(key, Phrase::new(label), choices)
        };
        if game.whose(UNDERTAKER.character, UNDERTAKER.side).is_some() {
            let choices = actions(&[Action::Pay, Action::Lose]);
            lines.push(fixed(keys::UNDERTAKER, "city-ahead-undertaker", choices).choose(ASK_ME));
        }
        if game.plays(Variant::Outlaws) {
            let choices = actions(&[Action::Collect, Action::Rob]);
            lines.push(fixed(keys::REWARD, "city-ahead-reward", choices));
        }
        for space in player.on_spaces().iter().filter(|space| space.point_price().is_some()) {
            lines.push(self.points(space));
        }
        let consents = actions(&[Action::No, Action::Yes]);
        lines.push(fixed(keys::CONSENT, "city-ahead-consent", consents).choose(ASK_ME));
        if player.roads() > 0 {
            let mut choices: Vec<FormChoice> =
                vec![FormChoice::new(Action::Done.to_string(), "city-ahead-no-roads")];
            let mut roads = Vec::new();
            game.list_roads(seat, &mut roads);
            choices.extend(roads.into_iter().map(|road| self.action(road)));
            lines.push(fixed(keys::ROADS, "city-ahead-roads", choices).choose(ASK_ME));
        }
        if player.is(Character::Banker, Side::Red) {
            let choices = vec![
                FormChoice::new(keys::ALL, "city-ahead-all-points"),
                FormChoice::new(keys::LEAVE, "city-ahead-no-points"),
            ];
            lines.push(fixed(keys::BANKER, "city-ahead-banker", choices).choose(ASK_ME));
        }
        let spend = vec![
            FormChoice::new(keys::LEAST, "city-ahead-spend-least"),
            FormChoice::new(keys::ALL, "city-ahead-spend-all"),
            FormChoice::new(keys::UP_TO, "city-ahead-spend-some").up_to("city-ahead-at-most"),
        ];
        let all_at_last = if game.round == ROUNDS { keys::ALL } else { keys::LEAST };
        lines.push(fixed(keys::SPEND, "city-ahead-spend", spend).choose(all_at_last));
    }

    fn points(&self, space: Space) -> FormLine {
        let price = space.point_price().unwrap_or(1).max(1);
        let most = self.game.player(self.seat).money() / price;
        let choices = vec![
            FormChoice::new(keys::ALL, "city-ahead-all-points"),
            FormChoice::new(keys::UP_TO, "city-ahead-some-points").up_to("city-ahead-points-at-most"),
            FormChoice::new(keys::LEAVE, "city-ahead-no-points"),
        ];
        FormLine::new(keys::space(space), space.phrase(), choices).most(most.into())
    }
}
