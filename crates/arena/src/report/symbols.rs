//! The players' symbols: hat, star, cactus, boot, horseshoe, cow. A bot's colour always appears together with its symbol.

/// The number of symbols.
pub(super) const COUNT: usize = 6;

/// Names and drawings, in a 16 × 16 view box. Fills and strokes both use the bot's colour.
const SYMBOLS: [(&str, &str); COUNT] = [
    (
        "hat",
        r#"<path d="M.6 10.4c2 1.9 4.6 2.9 7.4 2.9s5.4-1 7.4-2.9c-1.2.3-2.3.2-3.2-.2L11.3 5C11 3.3 9.5 2.6 8 3.6 6.5 2.6 5 3.3 4.7 5l-.9 5.2c-.9.4-2 .5-3.2.2z"/>"#,
    ),
    ("star", r#"<path d="M8 .9l2.1 4.7 5.1.5-3.8 3.4 1.1 5L8 11.9l-4.5 2.6 1.1-5L.8 6.1l5.1-.5z"/>"#),
    (
        "cactus",
        r#"<path class="drawn" d="M8 14.4V3M8 10.6H4.6Q3.2 10.6 3.2 9V6.4M8 8.6h3.4q1.4 0 1.4-1.6V4.6"/>"#,
    ),
    (
        "boot",
        r#"<path d="M4.4 1h6.2l-.6 6.4c1.2 1.3 4.6 1.4 5 4.3l.1 2.6H8.6l-1-1.3-.4 1.3H4.1c.9-4.4 1.2-9 .3-13.3z"/>"#,
    ),
    ("horseshoe", r#"<path class="drawn" d="M4.4 13.4C1.4 7.6 3.2 2.6 8 2.6s6.6 5 3.6 10.8"/>"#),
    (
        "cow",
        r#"<path d="M.7 2.2c.2 2.6 1.5 3.5 3.4 3.6h7.8c1.9-.1 3.2-1 3.4-3.6 1.2 2.5.5 4.9-2.6 5.5l-.9 3.4c-.3 2.6-1.6 3.7-3.8 3.7s-3.5-1.1-3.8-3.7l-.9-3.4C.2 7.1-.5 4.7.7 2.2z"/>"#,
    ),
];

/// The id by which pictures refer to a bot's symbol.
pub(super) fn href(bot: usize) -> String {
    format!("symbol-{}", SYMBOLS[bot % COUNT].0)
}

/// All symbols, to be included once in the page.
pub(super) fn sheet() -> String {
    let symbols: String = (0..COUNT).map(symbol).collect();
    format!("<svg width=\"0\" height=\"0\" aria-hidden=\"true\" class=\"sheet\">\n{symbols}</svg>\n")
}

fn symbol(bot: usize) -> String {
    format!("<symbol id=\"{}\" viewBox=\"0 0 16 16\">{}</symbol>\n", href(bot), SYMBOLS[bot].1)
}

/// A bot's symbol within text.
pub(super) fn inline(bot: usize) -> String {
    let (href, hue) = (href(bot), super::svg::hue(bot));
    format!(
        "<svg class=\"inline symbol {hue}\" viewBox=\"0 0 16 16\" aria-hidden=\"true\"><use href=\"#{href}\"/></svg>"
    )
}
