//! A search that considers replies. Choices are tried in one sampled world after the other, as in [`Halving`](crate::Halving), but
//! the following decisions are not left to a quick policy alone: choices that turned out well for their player are chosen more
//! often (max^n), in a tree of choices without random outcomes.
//!
//! At the root the budget is shared by halving: each time a part of it is used up, the worse half is dropped. So with more time,
//! every choice gets more trials before it is dropped, and deeper replies.

use table::dice::FastDice;
use table::{Dice, Game, Seat, Silence};

use crate::bot::{Allowed, Thought};

/// What the search needs to know about a game.
pub(crate) trait Guide<G: Game> {
    /// The choices of a seat worth searching, the best first, with their estimated values in points.
    fn choices(&mut self, game: &G, seat: Seat, dice: &mut FastDice, into: &mut Vec<Thought<G::Action>>);

    /// The choice of a seat in a quick playout.
    fn quick(&mut self, game: &G, seat: Seat, dice: &mut FastDice) -> G::Action;

    /// Whether the position can be evaluated, without playing on.
    fn is_horizon(&self, game: &G) -> bool;

    /// By how much each seat is ahead, in points.
    fn judge(&mut self, game: &G, into: &mut [f64; Seat::MOST]);
}

/// The shape of a tree.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    /// The largest number of replies that are considered.
    pub(crate) replies: usize,
    /// The exploration constant, in points.
    pub(crate) curiosity: f64,
    /// A reply that looks this many points worse is about a third as likely.
    pub(crate) doubt: f64,
    /// How many choices remain to the end.
    pub(crate) last_few: usize,
    /// The largest depth of the tree, in decisions.
    pub(crate) depth: u32,
}

/// A reply in the tree.
struct Edge<A> {
    action: A,
    prior: f64,
    tries: f64,
    sum: f64,
    /// The index of the next node, once the reply was tried.
    next: Option<usize>,
}

/// A player's choice, after the choices on the way to it.
struct Node<A> {
    seat: Seat,
    tries: f64,
    edges: Vec<Edge<A>>,
}

/// A choice at the root.
struct Branch<A> {
    action: A,
    glance: f64,
    tries: f64,
    sum: f64,
    squares: f64,
    next: Option<usize>,
}

/// The best choice can be certain after this many trials.
const SURE_FROM: f64 = 64.0;
/// A difference of this many standard errors counts as certain.
const SURE: f64 = 4.0;

impl<A> Branch<A> {
    fn of(thought: Thought<A>) -> Branch<A> {
        let Thought { action, value } = thought;
        Branch { action, glance: value, tries: 0.0, sum: 0.0, squares: 0.0, next: None }
    }

    /// The squared standard error of the mean.
    fn doubt(&self) -> f64 {
        (self.squares / self.tries - self.mean() * self.mean()).max(0.0) / self.tries
    }

    /// Whether this is better than the other with certainty.
    fn is_surely_better(&self, other: &Branch<A>) -> bool {
        self.tries >= SURE_FROM && self.mean() - other.mean() > SURE * (self.doubt() + other.doubt()).sqrt()
    }

    fn mean(&self) -> f64 {
        if self.tries > 0.0 { self.sum / self.tries } else { self.glance }
    }
}

/// The position of a walk.
#[derive(Clone, Copy)]
enum Where {
    /// At a node, or where a new one can be added.
    InTree(Option<usize>),
    /// Beyond the tree.
    Beyond,
}

/// A search in progress.
pub(crate) struct Tree<'a, G: Game, U: Guide<G>> {
    guide: &'a mut U,
    shape: Shape,
    nodes: Vec<Node<G::Action>>,
    path: Vec<(usize, usize)>,
    list: Vec<Thought<G::Action>>,
    legal: Vec<G::Action>,
}

/// The largest number of decisions in a sampled world, whatever the budget.
const LONGEST: u32 = 400;
/// The largest number of nodes.
const MOST_NODES: usize = 1 << 18;

impl<'a, G: Game, U: Guide<G>> Tree<'a, G, U> {
    pub(crate) fn new(guide: &'a mut U, shape: Shape) -> Self {
        Tree { guide, shape, nodes: Vec::new(), path: Vec::new(), list: Vec::new(), legal: Vec::new() }
    }

    /// The values of the choices, the best first, those dropped last before those dropped earlier. The choice `beside` is never
    /// dropped.
    pub(crate) fn search(
        mut self,
        choices: Vec<Thought<G::Action>>,
        beside: Option<G::Action>,
        seat: Seat,
        dice: &mut FastDice,
        imagine: impl Fn(&mut FastDice) -> G,
        allowed: &mut Allowed,
    ) -> Vec<Thought<G::Action>> {
        let mut branches: Vec<Branch<G::Action>> = choices.into_iter().map(Branch::of).collect();
        let mut running = branches.len();
        let cuts = cuts(running, self.shape.last_few);
        let mut cut = 0;
        let mut values = Vec::with_capacity(running);
        while running > 1 {
            let world = imagine(dice);
            let luck = u64::from(dice.below(u32::MAX));
            values.clear();
            for branch in &mut branches[..running] {
                let mut dice = FastDice::seeded(luck);
                let mut game = world.clone();
                if !allowed.spend() {
                    break;
                }
                game.apply(seat, branch.action, &mut dice, &mut Silence);
                match self.walk(game, seat, &mut branch.next, &mut dice, allowed) {
                    Some(value) => values.push(value),
                    None => break,
                }
            }
            if values.len() < running {
                break;
            }
            for (branch, value) in branches.iter_mut().zip(&values) {
                branch.sum += value;
                branch.squares += value * value;
                branch.tries += 1.0;
            }
            if allowed.is_timed() && is_settled(&branches[..running]) {
                break;
            }
            while cut < cuts && allowed.share_used() >= f64::from(cut + 1) / f64::from(cuts + 1) {
                cut += 1;
                running = drop_half(&mut branches, running, self.shape.last_few, beside.as_ref());
            }
        }
        best_first(&mut branches[..running]);
        branches.into_iter().map(|branch| Thought { value: branch.mean(), action: branch.action }).collect()
    }

    /// One walk through the tree after a choice, continued by a quick playout; returns the result for `root`.
    fn walk(
        &mut self,
        mut game: G,
        root: Seat,
        start: &mut Option<usize>,
        dice: &mut FastDice,
        allowed: &mut Allowed,
    ) -> Option<f64> {
        self.path.clear();
        let mut here = Where::InTree(*start);
        for step in 0..LONGEST {
            if self.guide.is_horizon(&game) {
                break;
            }
            let deciders = game.deciders();
            let Some(seat) = deciders.lowest() else { break };
            if !allowed.spend() {
                return None;
            }
            if deciders.len() > 1 || step >= self.shape.depth {
                here = Where::Beyond;
            }
            let chosen = self.choose(&game, seat, &mut here, start, dice);
            let action = chosen.unwrap_or_else(|| self.guide.quick(&game, seat, dice));
            game.apply(seat, action, dice, &mut Silence);
        }
        let mut ahead = [0.0; Seat::MOST];
        self.guide.judge(&game, &mut ahead);
        for &(node, edge) in &self.path {
            let node = &mut self.nodes[node];
            node.tries += 1.0;
            node.edges[edge].tries += 1.0;
            node.edges[edge].sum += ahead[node.seat.index()];
        }
        Some(ahead[root.index()])
    }

    /// The next choice by the tree; `None` beyond it. Where a walk leaves the tree, a node is added.
    fn choose(
        &mut self,
        game: &G,
        seat: Seat,
        here: &mut Where,
        start: &mut Option<usize>,
        dice: &mut FastDice,
    ) -> Option<G::Action> {
        let Where::InTree(place) = std::mem::replace(here, Where::Beyond) else { return None };
        let (node, edge) = match place {
            Some(node) => {
                let edge =
                    if self.nodes[node].seat == seat { self.select(node, game, seat)? } else { return None };
                *here = Where::InTree(self.nodes[node].edges[edge].next);
                (node, edge)
            }
            None if self.nodes.len() < MOST_NODES => {
                let node = self.expand(game, seat, dice);
                match self.path.last() {
                    Some(&(before, edge)) => self.nodes[before].edges[edge].next = Some(node),
                    None => *start = Some(node),
                }
                (node, 0)
            }
            None => return None,
        };
        self.path.push((node, edge));
        Some(self.nodes[node].edges[edge].action)
    }

    /// Adds a node with its player's choices.
    fn expand(&mut self, game: &G, seat: Seat, dice: &mut FastDice) -> usize {
        self.guide.choices(game, seat, dice, &mut self.list);
        self.list.truncate(self.shape.replies);
        let best = self.list.first().map_or(0.0, |thought| thought.value);
        let weight = |thought: &Thought<G::Action>| ((thought.value - best) / self.shape.doubt).exp();
        let all: f64 = self.list.iter().map(weight).sum();
        let edges = self.list.iter().map(|thought| Edge {
            action: thought.action,
            prior: weight(thought) / all,
            tries: 0.0,
            sum: 0.0,
            next: None,
        });
        let node = Node { seat, tries: 0.0, edges: edges.collect() };
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    /// The reply to try next: one that did well, or that was seldom tried and looks good.
    fn select(&mut self, node: usize, game: &G, seat: Seat) -> Option<usize> {
        self.legal.clear();
        game.actions(seat, &mut self.legal);
        let node = &self.nodes[node];
        let tried: f64 = node.edges.iter().map(|edge| edge.sum).sum();
        let usual = tried / node.tries.max(1.0);
        let width = node.tries.sqrt();
        let bound = |edge: &Edge<G::Action>| {
            let mean = if edge.tries > 0.0 { edge.sum / edge.tries } else { usual };
            mean + self.shape.curiosity * edge.prior * width / (1.0 + edge.tries)
        };
        let mut best: Option<(usize, f64)> = None;
        for (index, edge) in node.edges.iter().enumerate() {
            let bound = bound(edge);
            if best.is_none_or(|(_, most)| bound > most) && self.legal.contains(&edge.action) {
                best = Some((index, bound));
            }
        }
        best.map(|(index, _)| index)
    }
}

/// Whether one choice is better than all others with certainty; checked from time to time.
fn is_settled<A>(branches: &[Branch<A>]) -> bool {
    const LOOK_EVERY: f64 = 16.0;
    if branches[0].tries % LOOK_EVERY != 0.0 {
        return false;
    }
    let best = branches.iter().max_by(|one, other| one.mean().total_cmp(&other.mean()));
    best.is_some_and(|best| {
        branches.iter().all(|other| std::ptr::eq(best, other) || best.is_surely_better(other))
    })
}

fn best_first<A>(branches: &mut [Branch<A>]) {
    branches.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
}

/// How many times the worse half is dropped.
fn cuts(choices: usize, last_few: usize) -> u32 {
    let mut running = choices;
    let mut cuts = 0;
    while running > last_few.max(1) {
        running = running.div_ceil(2).max(last_few);
        cuts += 1;
    }
    cuts
}

/// Drops the worse half except `beside`; returns how many remain.
fn drop_half<A: PartialEq>(
    branches: &mut [Branch<A>],
    running: usize,
    last_few: usize,
    beside: Option<&A>,
) -> usize {
    best_first(&mut branches[..running]);
    let staying = running.div_ceil(2).max(running.min(last_few));
    let lost = branches[staying..running].iter().position(|branch| Some(&branch.action) == beside);
    match lost {
        Some(place) => {
            branches[staying..=staying + place].rotate_right(1);
            staying + 1
        }
        None => staying,
    }
}
