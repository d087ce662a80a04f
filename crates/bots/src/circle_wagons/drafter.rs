//! Looks at the draft: the Marshal at some cards of it, the Legend at all of it, as wide as time allows.

use std::cmp::Reverse;

use circle_wagons::{Action, Asked, Card, CircleWagons, Laid, Town, View};
use rustc_hash::FxHashMap;
use table::Seat;

use super::beam::{Share, Side};
use super::builder::{Builder, OutOfTime};
use super::draft::{Circle, Draft, INFINITE, Situation, Stage};
use super::scout::cards_left;
use super::{LINES, SearchBot, TO_THE_END, Wanted};
use crate::bot::{Allowed, Bot, Budget, Thought, shorten};

/// Solves the draft with beams of towns, further and wider with each step; the last cards, and the Lone Cowboy, by trying everything.
pub(super) struct Drafter {
    /// How many steps are taken at most.
    steps: usize,
    builder: Builder,
    thorough: SearchBot,
}

/// How far and how wide the search looks, step by step.
const STAGES: [Stage; 17] = [
    Stage { cards: 2, width: 1 },
    Stage { cards: 4, width: 1 },
    Stage { cards: 4, width: 2 },
    Stage { cards: 6, width: 2 },
    Stage { cards: 6, width: 4 },
    Stage { cards: 8, width: 4 },
    Stage { cards: 8, width: 8 },
    Stage { cards: 10, width: 8 },
    Stage { cards: 12, width: 8 },
    Stage { cards: 15, width: 8 },
    Stage { cards: 15, width: 16 },
    Stage { cards: 15, width: 32 },
    Stage { cards: 15, width: 64 },
    Stage { cards: 15, width: 128 },
    Stage { cards: 15, width: 256 },
    Stage { cards: 15, width: 512 },
    Stage { cards: 15, width: 1024 },
];
/// With so few cards to be laid everything is tried, in half of the time.
const FEW: usize = 3;
/// How many ways to lay a card stay in the running from step to step, of every four; and how many always do.
const STAYING_OF_FOUR: usize = 3;
const LAST_FEW: usize = 4;

/// A choice and what follows it.
#[derive(Clone, Copy, Debug)]
struct Prospect {
    action: Action,
    /// Which of the circles.
    circle: usize,
    towns: [Town; 2],
    situation: Situation,
    value: Option<i32>,
}

/// All that one decision needs.
struct Decision<'a> {
    builder: &'a mut Builder,
    allowed: Allowed,
    seat: Seat,
    circles: Vec<Circle>,
    /// By circle, seat and town.
    sides: FxHashMap<(usize, Seat, Town), Side>,
}

impl Decision<'_> {
    fn circle(&mut self, cards: Vec<Card>, game: &CircleWagons) -> usize {
        let towns = [game.town(Seat::FIRST), game.town(Seat::SECOND)];
        self.circles.push(Circle::new(cards, towns, self.builder));
        self.circles.len() - 1
    }

    /// The choices, those that look best first where that is known.
    fn prospects(&mut self, game: &CircleWagons, beside: Option<Action>) -> Vec<Prospect> {
        match game.asked() {
            Some(Asked::Lay { card, .. }) => self.lays(game, card, beside),
            Some(Asked::Draft { .. }) => self.drafts(game),
            _ => self.starts(game),
        }
    }

    fn lays(&mut self, game: &CircleWagons, card: Card, beside: Option<Action>) -> Vec<Prospect> {
        let (seat, towns) = (self.seat, towns(game));
        let mine = &game.waiting(seat)[1..];
        let theirs = game.waiting(seat.other());
        let mut shares: [Share; 2] = [0; 2];
        shares[seat.index()] = (1 << mine.len()) - 1;
        shares[seat.other().index()] = ((1 << theirs.len()) - 1) << mine.len();
        let given = mine.len() + theirs.len();
        let circle = self.circle([mine, theirs, game.circle()].concat(), game);
        let situation = Situation { given, shares, turn: game.drafter().other() };
        let prospect = |laid: Laid| {
            let mut towns = towns;
            towns[seat.index()].lay(laid);
            let action = Action::Lay { facing: laid.facing, at: laid.at };
            Prospect { action, circle, towns, situation, value: None }
        };
        let lays = self.builder.best_lays(&towns[seat.index()], card).iter().map(|lay| lay.laid);
        let mut prospects: Vec<Prospect> = lays.map(prospect).collect();
        if let Some(Action::Lay { facing, at }) = beside
            && !prospects.iter().any(|prospect| Some(prospect.action) == beside)
        {
            prospects.push(prospect(Laid { card, facing, at }));
        }
        prospects
    }

    fn drafts(&mut self, game: &CircleWagons) -> Vec<Prospect> {
        let (towns, circle) = (towns(game), self.circle(game.circle().to_vec(), game));
        let now = Situation { given: 0, shares: [0; 2], turn: self.seat };
        let take = |(skip, card): (usize, &Card)| {
            let situation = now.after(skip);
            Prospect { action: Action::Take(*card), circle, towns, situation, value: None }
        };
        game.circle().iter().enumerate().map(take).collect()
    }

    fn starts(&mut self, game: &CircleWagons) -> Vec<Prospect> {
        let situation = Situation { given: 0, shares: [0; 2], turn: Seat::FIRST };
        let start = |(index, &card): (usize, &Card)| {
            let mut cards = game.circle().to_vec();
            cards.rotate_left(index);
            let (action, circle) = (Action::Start(card), self.circle(cards, game));
            Prospect { action, circle, towns: towns(game), situation, value: None }
        };
        game.circle().iter().enumerate().map(start).collect()
    }

    /// What a choice is worth, if it is more than `low`.
    fn value(&mut self, prospect: &Prospect, stage: Stage, low: i32) -> Result<i32, OutOfTime> {
        let keys =
            [Seat::FIRST, Seat::SECOND].map(|seat| (prospect.circle, seat, prospect.towns[seat.index()]));
        for key in keys {
            self.sides.entry(key).or_insert_with(|| Side::new(key.2, stage.width, self.builder));
        }
        let sides = self.sides.get_disjoint_mut([&keys[0], &keys[1]]);
        let sides = sides.map(|side| side.expect("both sides have just been set up"));
        let circle = &mut self.circles[prospect.circle];
        let until = (prospect.situation.given + stage.cards).min(circle.cards.len());
        let mut draft = Draft { circle, sides, builder: self.builder, allowed: &mut self.allowed, until };
        let own_turn = prospect.situation.turn == self.seat;
        let mut between = |low: i32, high: i32| {
            if own_turn {
                draft.value(prospect.situation, low, high)
            } else {
                draft.value(prospect.situation, -high, -low).map(|value| -value)
            }
        };
        // It is cheaper to see that a choice is no better than to see how good it is.
        let found = if low > -INFINITE { between(low, low + 1)? } else { INFINITE };
        if found > low { between(low, INFINITE) } else { Ok(found) }
    }

    /// Tries the choices in their order at this stage, as far as time allows, and sorts them.
    fn step(&mut self, prospects: &mut [Prospect], stage: Stage, wanted: Wanted) -> Result<(), OutOfTime> {
        let Wanted { lines, beside } = wanted;
        self.sides.clear();
        let mut values: Vec<i32> = Vec::with_capacity(prospects.len());
        let mut ended = Ok(());
        for prospect in prospects.iter() {
            let mut best = values.clone();
            best.sort_unstable_by_key(|&value| Reverse(value));
            let is_beside = Some(prospect.action) == beside;
            let low = best.get(lines - 1).copied().filter(|_| !is_beside).unwrap_or(-INFINITE);
            let Ok(value) = self.value(prospect, stage, low) else {
                ended = Err(OutOfTime);
                break;
            };
            values.push(value);
        }
        // A step that was cut short counts if it got as far as the choices that are asked for.
        if ended.is_ok() || values.len() >= lines {
            for (prospect, &value) in prospects.iter_mut().zip(&values) {
                prospect.value = Some(value);
            }
            prospects[..values.len()].sort_by_key(|prospect| Reverse(prospect.value));
        }
        ended
    }

    /// Whether looking further or wider would change nothing.
    fn is_settled(&self, prospects: &[Prospect], stage: Stage) -> bool {
        let to_the_end = |prospect: &Prospect| {
            prospect.situation.given + stage.cards >= self.circles[prospect.circle].cards.len()
        };
        prospects.iter().all(to_the_end) && !self.sides.values().any(Side::is_narrowed)
    }
}

fn towns(game: &CircleWagons) -> [Town; 2] {
    [Seat::FIRST, Seat::SECOND].map(|seat| *game.town(seat))
}

impl Drafter {
    /// Looks at the next six cards, and at four towns of each share of them.
    pub(super) fn marshal() -> Drafter {
        Drafter::of(5)
    }

    /// Looks at the whole circle, as wide as time allows.
    pub(super) fn legend() -> Drafter {
        Drafter::of(STAGES.len())
    }

    fn of(steps: usize) -> Drafter {
        Drafter { steps, builder: Builder::default(), thorough: SearchBot::new(TO_THE_END) }
    }

    fn look(&mut self, view: &View, seat: Seat, budget: Budget, wanted: Wanted) -> Vec<Thought<Action>> {
        let game = view.state();
        if game.lone_cowboy().is_some() {
            return self.thorough.look(&game, seat, budget, wanted);
        }
        let mut budget = budget;
        if cards_left(&game) <= FEW {
            budget = budget.half();
            let thoughts = self.thorough.look(&game, seat, budget, wanted);
            if self.thorough.was_exact() {
                return thoughts;
            }
        }
        self.builder.begin(game.scoring());
        self.look_wide(&game, seat, budget, wanted)
    }

    fn look_wide(
        &mut self,
        game: &CircleWagons,
        seat: Seat,
        budget: Budget,
        wanted: Wanted,
    ) -> Vec<Thought<Action>> {
        let (builder, allowed) = (&mut self.builder, budget.start());
        let mut decision =
            Decision { builder, allowed, seat, circles: Vec::new(), sides: FxHashMap::default() };
        let mut prospects = decision.prospects(game, wanted.beside);
        let laying = matches!(game.asked(), Some(Asked::Lay { .. }));
        for stage in STAGES.into_iter().take(self.steps) {
            if decision.step(&mut prospects, stage, wanted).is_err() || decision.is_settled(&prospects, stage)
            {
                break;
            }
            if laying {
                let staying = (prospects.len() * STAYING_OF_FOUR / 4).max(LAST_FEW).max(wanted.lines);
                let place = prospects.iter().position(|prospect| Some(prospect.action) == wanted.beside);
                let lost = place.filter(|&place| place >= staying).map(|place| prospects[place]);
                prospects.truncate(staying);
                prospects.extend(lost);
            }
        }
        let now = f64::from(game.score(seat).total() - game.score(seat.other()).total());
        let thought = |prospect: &Prospect| Thought {
            action: prospect.action,
            value: prospect.value.map_or(now, |value| f64::from(value) / 100.0),
        };
        prospects.iter().map(thought).collect()
    }
}

impl Bot<CircleWagons> for Drafter {
    fn choose(&mut self, view: &View, seat: Seat, budget: Budget) -> Action {
        self.look(view, seat, budget, Wanted::BEST)[0].action
    }

    fn think(&mut self, view: &View, seat: Seat, budget: Budget) -> Vec<Thought<Action>> {
        let mut thoughts = self.look(view, seat, budget, Wanted::SEVERAL);
        thoughts.truncate(LINES);
        thoughts
    }

    fn weigh(&mut self, view: &View, seat: Seat, done: Action, budget: Budget) -> Vec<Thought<Action>> {
        let mut thoughts = self.look(view, seat, budget, Wanted::beside(done));
        shorten(&mut thoughts, LINES, Some(&done));
        thoughts
    }
}
