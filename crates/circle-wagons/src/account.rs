//! The text account: the towns in characters, everything in words.
