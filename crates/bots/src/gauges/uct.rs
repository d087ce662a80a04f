//! Monte Carlo tree search with upper confidence bounds (UCT). Each walk uses a newly sampled world, so the tree contains choices,
//! and no random outcomes.
//! not what came of it by chance.

use rustc_hash::FxHashMap;
use table::dice::FastDice;
use table::{Dice, Game, SaturatingAs, Scratch, Seat, Silence};

use super::{legal, reward, sorted};
use crate::bot::{Bot, Budget, Thought};

pub(super) struct Uct<G: Game> {
    dice: FastDice,
    scratch: Scratch<G>,
}

/// The exploration constant.
const CURIOSITY: f64 = 0.7;

/// The results of a choice, for the player who made it.
struct Node<A> {
    sum: f64,
    tries: f64,
    children: FxHashMap<A, usize>,
}

impl<A> Node<A> {
    fn new() -> Node<A> {
        Node { sum: 0.0, tries: 0.0, children: FxHashMap::default() }
    }
}

impl<G: Game> Uct<G> {
    pub(super) fn seeded(seed: u64) -> Uct<G> {
        Uct { dice: FastDice::seeded(seed), scratch: Scratch::default() }
    }

    /// One walk down the tree, with a random playout from where it ends.
    fn walk(&mut self, nodes: &mut Vec<Node<G::Action>>, mut world: G, mut seat: Seat) {
        let (mut here, mut path) = (0, vec![(0, seat)]);
        loop {
            let list = legal(&world, seat);
            let new: Vec<_> =
                list.iter().filter(|action| !nodes[here].children.contains_key(action)).collect();
            let action = match new.len() {
                0 => {
                    let log = nodes[here].tries.ln();
                    let bound = |action: &G::Action| {
                        let node = &nodes[nodes[here].children[action]];
                        node.sum / node.tries + CURIOSITY * (log / node.tries).sqrt()
                    };
                    *list.iter().max_by(|a, b| bound(a).total_cmp(&bound(b))).expect("there is a choice")
                }
                some => *new[self.dice.below(some.saturating_as()) as usize],
            };
            let at_the_edge = !new.is_empty();
            let next = nodes.len();
            here = *nodes[here].children.entry(action).or_insert(next);
            if here == next {
                nodes.push(Node::new());
            }
            path.push((here, seat));
            world.apply(seat, action, &mut self.dice, &mut Silence);
            match world.turn().or_else(|| world.deciders().lowest()) {
                Some(asked) if !at_the_edge => seat = asked,
                _ => break,
            }
        }
        self.scratch.play_out(&mut world, &mut self.dice);
        for (node, seat) in path {
            nodes[node].sum += reward(&world, seat);
            nodes[node].tries += 1.0;
        }
    }
}

impl<G: Game> Bot<G> for Uct<G> {
    fn think(&mut self, view: &G::View, seat: Seat, budget: Budget) -> Vec<Thought<G::Action>> {
        let mut allowed = budget.start();
        let list = legal(&G::imagine(view, &mut self.dice), seat);
        let mut nodes = vec![Node::new()];
        while list.len() > 1 && allowed.spend() {
            let world = G::imagine(view, &mut self.dice);
            self.walk(&mut nodes, world, seat);
        }
        // The choice that was tried most often comes first.
        let tries = |action| nodes[0].children.get(action).map_or(0.0, |&child| nodes[child].tries);
        sorted(list.iter().map(|action| Thought { action: *action, value: tries(action) }).collect())
    }
}
