//! Maps tones, hues and players to colours; nothing else does.
//!
//! Colours are from the 256 that nearly every terminal has. Grounds and badges have their own background, so that they are legible
//! on dark and light terminals; everything else uses the terminal's own colours. Without colours (`NO_COLOR`) only bold text and
//! reverse video remain; signs, letters and symbols carry the meaning in both cases.

use ratatui::style::{Color, Modifier, Style};
use table::{Hue, Seat, Tone};

/// Whether colours can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Palette {
    Colours,
    Monochrome,
}

impl Palette {
    /// From the environment: <https://no-color.org>.
    pub(crate) fn of_environment() -> Palette {
        match std::env::var_os("NO_COLOR") {
            Some(value) if !value.is_empty() => Palette::Monochrome,
            _ => Palette::Colours,
        }
    }
}

/// The styles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Theme {
    palette: Palette,
}

/// Hat, star, cactus, boot, horseshoe, cow; then two more for very large tables.
const SYMBOLS: [char; Seat::MOST] = ['▲', '★', 'Ψ', '▙', 'Ω', 'ɤ', '◆', '●'];

/// The players' colours, distinguishable for colour-blind people, each with a legible text colour.
const SEATS: [(u8, u8); Seat::MOST] =
    [(166, 231), (25, 231), (36, 16), (220, 16), (133, 231), (117, 16), (240, 231), (252, 16)];

const AMBER: (u8, u8) = (214, 16);
const SLATE: (u8, u8) = (238, 254);
const PAST: (u8, u8) = (97, 231);

impl Theme {
    pub(crate) const fn new(palette: Palette) -> Theme {
        Theme { palette }
    }

    /// The symbol of a player: colour is never the only distinction.
    pub(crate) const fn symbol(seat: Seat) -> char {
        SYMBOLS[seat.index()]
    }

    /// The style of a player's badge.
    pub(crate) const fn badge(self, seat: Seat) -> Style {
        self.on(SEATS[seat.index()], Modifier::BOLD)
    }

    /// The style of a span of an account.
    pub(crate) const fn tone(self, tone: Tone) -> Style {
        match tone {
            Tone::Plain => Style::new(),
            Tone::Dim => self.dim(),
            Tone::Strong => self.strong(),
            Tone::Target => self.target(),
            Tone::Gain => self.gain(),
            Tone::Loss => self.loss(),
            Tone::Seat(seat) => self.badge(seat),
            Tone::Ground(hue) => self.ground(hue),
            Tone::Marked(hue) => self.marked(hue),
        }
    }

    /// Less important.
    #[expect(clippy::unused_self, reason = "the theme decides, whatever it needs for it")]
    pub(crate) const fn dim(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// More important.
    #[expect(clippy::unused_self, reason = "the theme decides, whatever it needs for it")]
    pub(crate) const fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// Where something can be done, or was just done.
    pub(crate) const fn target(self) -> Style {
        self.on(AMBER, Modifier::BOLD.union(self.reverse()))
    }

    /// The selected row.
    pub(crate) const fn selected(self) -> Style {
        self.target()
    }

    /// A gain.
    pub(crate) const fn gain(self) -> Style {
        self.ink(Color::Green)
    }

    /// A loss.
    pub(crate) const fn loss(self) -> Style {
        self.ink(Color::Red)
    }

    /// A gain, a loss, or neither.
    pub(crate) const fn change(self, points: i32) -> Style {
        match points {
            1.. => self.gain(),
            0 => self.dim(),
            _ => self.loss(),
        }
    }

    /// The line with the question, when it is my turn.
    pub(crate) const fn my_turn(self) -> Style {
        self.on(AMBER, Modifier::BOLD.union(self.reverse()))
    }

    /// The same line while others decide.
    pub(crate) const fn waiting(self) -> Style {
        self.on(SLATE, Modifier::empty())
    }

    /// The same line while the past is being looked at.
    pub(crate) const fn past(self) -> Style {
        self.on(PAST, Modifier::BOLD.union(self.reverse()))
    }

    /// A key on the bar.
    pub(crate) const fn key(self) -> Style {
        self.on(SLATE, Modifier::BOLD)
    }

    /// Lines between panes.
    pub(crate) const fn rule(self) -> Style {
        self.dim()
    }

    const fn ground(self, hue: Hue) -> Style {
        self.on(
            match hue {
                Hue::Sand => (223, 16),
                Hue::Leaf => (28, 231),
                Hue::Snow => (255, 16),
                Hue::Rock => (245, 16),
                Hue::Grass => (149, 16),
                Hue::Water => (32, 231),
                Hue::Bare => (180, 16),
            },
            Modifier::empty(),
        )
    }

    /// The same background, highlighted: the text is bold and underlined.
    const fn marked(self, hue: Hue) -> Style {
        let marked = Modifier::BOLD.union(Modifier::UNDERLINED).union(self.reverse());
        self.on(
            match hue {
                Hue::Sand => (215, 16),
                Hue::Leaf => (40, 16),
                Hue::Snow => (231, 16),
                Hue::Rock => (250, 16),
                Hue::Grass => (190, 16),
                Hue::Water => (45, 16),
                Hue::Bare => (214, 16),
            },
            marked,
        )
    }

    const fn on(self, (ground, ink): (u8, u8), modifier: Modifier) -> Style {
        match self.palette {
            Palette::Colours => Style::new()
                .bg(Color::Indexed(ground))
                .fg(Color::Indexed(ink))
                .add_modifier(modifier.difference(Modifier::REVERSED)),
            Palette::Monochrome => Style::new().add_modifier(modifier),
        }
    }

    const fn ink(self, colour: Color) -> Style {
        match self.palette {
            Palette::Colours => Style::new().fg(colour).add_modifier(Modifier::BOLD),
            Palette::Monochrome => Style::new().add_modifier(Modifier::BOLD),
        }
    }

    /// Replaces a background if there are no colours.
    const fn reverse(self) -> Modifier {
        match self.palette {
            Palette::Colours => Modifier::empty(),
            Palette::Monochrome => Modifier::REVERSED,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tones() -> Vec<Tone> {
        let hues = [Hue::Sand, Hue::Leaf, Hue::Snow, Hue::Rock, Hue::Grass, Hue::Water, Hue::Bare];
        let plain = [Tone::Plain, Tone::Dim, Tone::Strong, Tone::Target, Tone::Gain, Tone::Loss];
        let seats = Seat::all(Seat::MOST).map(Tone::Seat);
        let grounds = hues.into_iter().flat_map(|hue| [Tone::Ground(hue), Tone::Marked(hue)]);
        plain.into_iter().chain(seats).chain(grounds).collect()
    }

    #[test]
    fn without_colours_no_style_has_one() {
        let theme = Theme::new(Palette::Monochrome);
        for tone in tones() {
            let style = theme.tone(tone);
            assert_eq!((style.fg, style.bg), (None, None), "{tone:?}");
        }
    }

    #[test]
    fn without_colours_what_is_marked_still_stands_out() {
        let theme = Theme::new(Palette::Monochrome);
        assert_ne!(theme.tone(Tone::Marked(Hue::Sand)), theme.tone(Tone::Ground(Hue::Sand)));
        assert_ne!(theme.selected(), Style::new());
    }

    #[test]
    fn whoever_brings_a_background_brings_the_ink_too() {
        let theme = Theme::new(Palette::Colours);
        for tone in tones() {
            let style = theme.tone(tone);
            assert!(style.bg.is_none() || style.fg.is_some(), "{tone:?}");
        }
    }

    #[test]
    fn no_two_players_have_the_same_symbol_or_colour() {
        let symbols: std::collections::HashSet<char> = SYMBOLS.into_iter().collect();
        let colours: std::collections::HashSet<u8> = SEATS.into_iter().map(|(ground, _)| ground).collect();
        assert_eq!((symbols.len(), colours.len()), (Seat::MOST, Seat::MOST));
    }
}
