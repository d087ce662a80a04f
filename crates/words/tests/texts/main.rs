//! What keeps the texts whole: complete and alike in all languages, all used, all sayable, and set as a printer would set them.

mod complete;
mod docs;
mod figures;
mod letters;
mod message;
mod names;
mod numbering;
mod rules_page;
mod said;
mod sayable;
mod style;
mod typography;
mod used;
