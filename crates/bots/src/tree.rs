//! A search that sees replies: choices are tried in one imagined world after the other, as in [`Halving`](crate::Halving), but what
//! the others and oneself do next is not left to a quick policy alone. What turned out well for whoever chose it is chosen more often
//! (max^n), in a tree that holds choices and not what came of them by chance.
//!
//! At the root the budget is shared out by halving: each time a part of it is used up, the worse half drops out. So more time means more trials for
//! every choice before it is dropped, and deeper replies.

use table::dice::FastDice;
use table::{Dice, Game, Seat, Silence};

use crate::bot::{Allowed, Thought};

/// What a game tells the search.
pub(crate) trait Guide<G: Game> {
    /// The choices of a seat that are worth a look, the best first, with what they look worth in points.
    fn choices(&mut self, game: &G, seat: Seat, dice: &mut FastDice, into: &mut Vec<Thought<G::Action>>);

    /// What a seat does in quick play.
    fn quick(&mut self, game: &G, seat: Seat, dice: &mut FastDice) -> G::Action;

    /// Whether the judgement can be asked here: no need to play on.
    fn is_horizon(&self, game: &G) -> bool;

    /// By how much each seat is ahead, in points.
    fn judge(&mut self, game: &G, into: &mut [f64; Seat::MOST]);
}

/// How a tree grows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    /// How many replies are looked at, at most.
    pub(crate) replies: usize,
    /// How many points a reply that was seldom tried may look better than it did.
    pub(crate) curiosity: f64,
    /// So many points less at first sight make a reply about a third as likely.
    pub(crate) doubt: f64,
    /// How many choices stay in the running to the end.
    pub(crate) last_few: usize,
    /// How many decisions deep the tree may be.
    pub(crate) depth: u32,
}

/// A reply that was looked at.
struct Edge<A> {
    action: A,
    prior: f64,
    tries: f64,
    sum: f64,
    /// The place of what follows, once it was tried.
    next: Option<usize>,
}

/// Somebody's choice, after the choices on the way.
struct Node<A> {
    seat: Seat,
    tries: f64,
    edges: Vec<Edge<A>>,
}

/// One choice at the root.
struct Branch<A> {
    action: A,
    glance: f64,
    tries: f64,
    sum: f64,
    squares: f64,
    next: Option<usize>,
}

/// From so many tries on the best can be surely the best.
const SURE_FROM: f64 = 64.0;
/// So many standard errors are beyond all doubt.
const SURE: f64 = 4.0;

impl<A> Branch<A> {
    fn of(thought: Thought<A>) -> Branch<A> {
        let Thought { action, value } = thought;
        Branch { action, glance: value, tries: 0.0, sum: 0.0, squares: 0.0, next: None }
    }

    /// The square of the standard error of the mean.
    fn doubt(&self) -> f64 {
        (self.squares / self.tries - self.mean() * self.mean()).max(0.0) / self.tries
    }

    /// Whether this is better than the other beyond all doubt.
    fn is_surely_better(&self, other: &Branch<A>) -> bool {
        self.tries >= SURE_FROM && self.mean() - other.mean() > SURE * (self.doubt() + other.doubt()).sqrt()
    }

    fn mean(&self) -> f64 {
        if self.tries > 0.0 { self.sum / self.tries } else { self.glance }
    }
}

/// Where a walk has come.
#[derive(Clone, Copy)]
enum Where {
    /// At a node, or at the place of one that is still to grow.
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

/// How many decisions an imagined world may take, whatever the budget.
const LONGEST: u32 = 400;
/// How many nodes are kept at most.
const MOST_NODES: usize = 1 << 18;

impl<'a, G: Game, U: Guide<G>> Tree<'a, G, U> {
    pub(crate) fn new(guide: &'a mut U, shape: Shape) -> Self {
        Tree { guide, shape, nodes: Vec::new(), path: Vec::new(), list: Vec::new(), legal: Vec::new() }
    }

    /// What the choices are worth, the best first, those that dropped out last. The choice `beside` never drops out.
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

    /// One walk through the tree behind a choice, and on in quick play; what came of it for `root`.
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

    /// What is chosen next by what the tree knows; nothing beyond it. Where a walk leaves the tree, the tree grows.
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

    /// A new node: what its player could do.
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

    /// The reply that is tried next: what did well, and what was seldom tried and looks good.
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

/// Whether one choice is better than every other beyond all doubt, looked at from time to time.
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

/// How often the worse half drops out until few are left.
fn cuts(choices: usize, last_few: usize) -> u32 {
    let mut running = choices;
    let mut cuts = 0;
    while running > last_few.max(1) {
        running = running.div_ceil(2).max(last_few);
        cuts += 1;
    }
    cuts
}

/// Drops the worse half, but for `beside`; how many stay.
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
