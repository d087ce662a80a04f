//! The French "de" before a name: "de Bob", but "d’Anna".

/// The Fluent function that puts "de" before a name.
pub(crate) const DE: &str = "DE";

/// The name with "de" before it, elided before a vowel. It is not elided before an h, because the spelling does not show whether
/// that is mute.
pub(crate) fn de(name: &str) -> String {
    let mut letters = name.chars().flat_map(char::to_lowercase);
    let elides = match letters.next() {
        // Yves begins with a vowel, Yann does not.
        Some('y') => letters.next().is_some_and(|second| !is_vowel(second)),
        Some(first) => is_vowel(first),
        None => false,
    };
    if elides { format!("d’{name}") } else { format!("de {name}") }
}

fn is_vowel(letter: char) -> bool {
    "aàâäáæeèéêëiîïíoôöóœuùûüú".contains(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn de_is_elided_before_a_vowel() {
        let said = ["Anna", "Bob", "Élise", "Yves", "Yann", "Hugo", "8ball", ""].map(de);
        assert_eq!(said, ["d’Anna", "de Bob", "d’Élise", "d’Yves", "de Yann", "de Hugo", "de 8ball", "de "]);
    }
}
