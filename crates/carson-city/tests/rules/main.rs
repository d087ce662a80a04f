//! The rules chapter by chapter: every worked example of the rulebook, every building, every character, every ruling. A test
//! that settles a numbered ruling has its number in its name: `r8` is ruling 8 of docs/rules/carson-city.md.

mod characters;
mod construction;
mod duels;
mod incomes;
mod parcels;
mod rounds;
mod scene;
