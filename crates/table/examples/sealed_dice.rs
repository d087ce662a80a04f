//! Dice that nobody can choose: `cargo run -p boomtown-table --example sealed_dice`.
//!
//! The host commits to a secret before the game, every player adds a salt, and after the game everybody can check the rolls.

use table::Dice as _;
use table::dice::{SealedDice, Secret};

fn main() {
    let secret = Secret::new([58; 32]);
    println!("before the game the host publishes {}", secret.commitment());
    let salts = ["Ann's salt".to_owned(), "Ben's salt".to_owned()];
    let mut dice = SealedDice::new(&secret, &salts, 0);
    let rolls: Vec<u32> = (0..5).map(|_| dice.below(6) + 1).collect();
    println!("the dice fall {rolls:?}");
    let mut again = SealedDice::new(&secret, &salts, 0);
    assert!(rolls.iter().all(|&roll| again.below(6) + 1 == roll), "the secret gives the same rolls");
    println!("after the game the secret is shown, and everybody finds the same rolls");
}
