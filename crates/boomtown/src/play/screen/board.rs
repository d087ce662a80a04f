//! The pictures of an account as one sheet, of which the window shows a part.

use ratatui::layout::Size;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::account::{Ink, Picture};
use table::{Account, SaturatingAs, Tone};
use words::Words;

use super::draw::text::{cut, width};
use super::draw::theme::Theme;

/// All pictures on one sheet.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sheet {
    /// From top to bottom.
    pub(crate) lines: Vec<Line<'static>>,
    /// The row of each picture's title, without duplicates.
    pub(crate) tops: Vec<u16>,
}

/// Columns between two pictures side by side.
const GAP: usize = 3;

impl Sheet {
    /// Lays out pictures from left to right and top to bottom, within `columns` if they fit.
    pub(crate) fn of(pictures: &[Shown<'_>], columns: usize, words: &Words, theme: Theme) -> Sheet {
        let mut sheet = Sheet::default();
        let mut shelf: Vec<Block> = Vec::new();
        for picture in pictures {
            let block = Block::of(picture, columns, words, theme);
            let taken: usize = shelf.iter().map(|block| block.width + GAP).sum();
            if !shelf.is_empty() && taken + block.width > columns {
                sheet.add_shelf(std::mem::take(&mut shelf), columns, theme);
            }
            shelf.push(block);
        }
        sheet.add_shelf(shelf, columns, theme);
        sheet
    }

    fn add_shelf(&mut self, blocks: Vec<Block>, columns: usize, theme: Theme) {
        if blocks.is_empty() {
            return;
        }
        self.tops.push(self.lines.len().saturating_as::<u16>());
        let height = blocks.iter().map(|block| block.lines.len()).max().unwrap_or_default();
        let mut rows: Vec<Line<'static>> = vec![Line::default(); height + 1];
        let mut left = 0;
        let last = blocks.len() - 1;
        for (index, block) in blocks.into_iter().enumerate() {
            let room =
                if index == last { columns.saturating_sub(left).max(block.width) } else { block.width };
            for (row, line) in rows.iter_mut().enumerate() {
                let start = line.width();
                line.push_span(Span::raw(" ".repeat(left.saturating_sub(start))));
                match row {
                    0 => line.spans.extend(block.title(room, theme)),
                    _ => line.spans.extend(block.lines.get(row - 1).cloned().unwrap_or_default()),
                }
            }
            left += block.width + GAP;
        }
        self.lines.extend(rows);
    }

    /// The first and the last row that differ from those of another sheet, ignoring titles.
    pub(crate) fn changed_rows(&self, other: &Sheet) -> Option<(u16, u16)> {
        let differs = |row: &u16| {
            let row = *row as usize;
            self.lines.get(row) != other.lines.get(row) && !self.tops.contains(&row.saturating_as::<u16>())
        };
        let mut rows = (0..self.lines.len().saturating_as::<u16>()).filter(differs);
        let first = rows.next()?;
        Some((first, rows.next_back().unwrap_or(first)))
    }

    /// The size.
    pub(crate) fn size(&self) -> Size {
        let width = self.lines.iter().map(Line::width).max().unwrap_or_default();
        Size::new(width.saturating_as::<u16>(), self.lines.len().saturating_as::<u16>())
    }
}

/// A picture, current or from a preview.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shown<'a> {
    picture: &'a Picture,
    /// Whether it is from a preview.
    tried: bool,
}

/// The pictures of an account, replaced by those of the preview with the same title.
pub(crate) fn with_preview<'a>(account: &'a Account, preview: Option<&'a Account>) -> Vec<Shown<'a>> {
    let tried = preview.map_or(&[][..], |preview| &preview.pictures);
    let replaced = account.pictures.iter().map(|picture| {
        let instead = tried.iter().find(|tried| tried.title == picture.title);
        Shown { picture: instead.unwrap_or(picture), tried: instead.is_some_and(|tried| tried != picture) }
    });
    let new =
        tried.iter().filter(|tried| account.pictures.iter().all(|picture| picture.title != tried.title));
    new.map(|picture| Shown { picture, tried: true }).chain(replaced).collect()
}

/// One picture in spans.
struct Block {
    badge: Option<Span<'static>>,
    title: String,
    title_style: Style,
    width: usize,
    lines: Vec<Vec<Span<'static>>>,
}

impl Block {
    fn of(shown: &Shown<'_>, columns: usize, words: &Words, theme: Theme) -> Block {
        let Picture { title, owner, lines } = shown.picture;
        let span = |span: &table::Span| Span::styled(text_of(span, words), theme.tone(span.tone));
        let lines: Vec<Vec<Span<'static>>> = lines
            .iter()
            .map(|line| line.iter().map(span).collect())
            .flat_map(|line: Vec<_>| if is_prose(&line) { wrap_spans(&line, columns) } else { vec![line] })
            .collect();
        let widest = lines.iter().map(|line| line.iter().map(Span::width).sum()).max().unwrap_or(0);
        let mut title = words.say(title);
        if shown.tried {
            title = format!("{title} – {}", words.get("terminal-preview"));
        }
        let badge = owner.map(|seat| Span::styled(format!(" {} ", Theme::symbol(seat)), theme.badge(seat)));
        let title_width = width(&title) + badge.as_ref().map_or(0, |badge| badge.width() + 1) + 2;
        let title_style = if shown.tried { theme.target() } else { theme.strong() };
        Block { badge, title, title_style, width: widest.max(title_width.min(24)), lines }
    }

    /// The title on a line of this width.
    fn title(&self, columns: usize, theme: Theme) -> Vec<Span<'static>> {
        let mut spans = Vec::new();
        if let Some(badge) = &self.badge {
            spans.extend([badge.clone(), Span::raw(" ")]);
        }
        let before: usize = spans.iter().map(Span::width).sum();
        let title = cut(&self.title, columns.saturating_sub(before));
        let rule = columns.saturating_sub(before + width(&title) + 1);
        spans.push(Span::styled(title, self.title_style));
        spans.push(Span::styled(format!(" {}", "─".repeat(rule)), theme.rule()));
        spans
    }
}

/// The text of a span. A player's number in their colour is replaced by their symbol.
fn text_of(span: &table::Span, words: &Words) -> String {
    let text = match &span.text {
        Ink::Plain(text) => text.to_string(),
        Ink::Words(phrase) => words.say(phrase),
    };
    match span.tone {
        Tone::Seat(seat) if text.trim() == seat.number().to_string() => {
            text.replace(text.trim(), &Theme::symbol(seat).to_string())
        }
        _ => text,
    }
}

/// The width of the widest row of signs; sentences fit any width.
pub(crate) fn widest(account: &Account, words: &Words) -> usize {
    let wide = |line: &table::Line| {
        let texts: Vec<String> = line.iter().map(|span| text_of(span, words)).collect();
        let is_sentence = texts.iter().any(|text| is_sentence(text));
        if is_sentence { 0 } else { texts.iter().map(|text| width(text)).sum() }
    };
    account.pictures.iter().flat_map(|picture| &picture.lines).map(wide).max().unwrap_or(0)
}

/// A span this wide is a sentence, not a sign.
const SENTENCE: usize = 24;

fn is_sentence(text: &str) -> bool {
    width(text) > SENTENCE && text.contains(' ')
}

fn is_prose(line: &[Span<'_>]) -> bool {
    line.iter().any(|span| is_sentence(&span.content))
}

/// Wraps at spaces and keeps the style of each word.
fn wrap_spans(line: &[Span<'static>], columns: usize) -> Vec<Vec<Span<'static>>> {
    let mut broken: Vec<Vec<Span<'static>>> = vec![Vec::new()];
    let mut taken = 0;
    for word in words_of(line) {
        let wide: usize = word.iter().map(Span::width).sum();
        if taken > 0 && taken + 1 + wide > columns {
            broken.push(Vec::new());
            taken = 0;
        }
        let last = broken.last_mut().expect("there is always a line");
        if taken > 0 {
            last.push(Span::raw(" "));
            taken += 1;
        }
        last.extend(word);
        taken += wide;
    }
    broken
}

/// The words of a line; a word may consist of the end of a span and the beginning of the next.
fn words_of(line: &[Span<'static>]) -> Vec<Vec<Span<'static>>> {
    let mut words: Vec<Vec<Span<'static>>> = vec![Vec::new()];
    for span in line {
        for (index, part) in span.content.split(' ').enumerate() {
            if index > 0 {
                words.push(Vec::new());
            }
            if !part.is_empty() {
                let last = words.last_mut().expect("there is always a word");
                last.push(Span::styled(part.to_owned(), span.style));
            }
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

#[cfg(test)]
mod tests {
    use table::{Phrase, Seat};
    use words::Language;

    use super::*;
    use crate::play::screen::draw::theme::Palette;

    fn picture(title: &'static str, line: &'static str) -> Picture {
        Picture {
            title: Phrase::new(title),
            owner: None,
            lines: vec![vec![table::Span::plain(line, Tone::Plain)]],
        }
    }

    fn account(pictures: Vec<Picture>) -> Account {
        Account { pictures, ..Account::default() }
    }

    fn sheet(account: &Account, columns: usize) -> Vec<String> {
        let words = Words::new(Language::English);
        let sheet = Sheet::of(&with_preview(account, None), columns, &words, Theme::new(Palette::Monochrome));
        sheet.lines.iter().map(|line| line.to_string().trim_end_matches([' ', '─']).to_owned()).collect()
    }

    #[test]
    fn pictures_stand_side_by_side_where_they_fit_and_below_each_other_where_not() {
        let account = account(vec![picture("One", "aaaa aaaa"), picture("Two", "bb")]);
        assert_eq!(sheet(&account, 40), ["One ─────   Two", "aaaa aaaa   bb"]);
        assert_eq!(sheet(&account, 12), ["One", "aaaa aaaa", "Two", "bb"]);
    }

    #[test]
    fn the_number_of_a_player_in_his_colour_is_shown_as_his_symbol() {
        let spans = vec![
            table::Span::plain(" 2", Tone::Seat(Seat::SECOND)),
            table::Span::plain(" 2", Tone::Plain),
            table::Span::plain("$2", Tone::Seat(Seat::SECOND)),
        ];
        let picture = Picture { title: Phrase::new("Town"), owner: None, lines: vec![spans] };
        assert_eq!(sheet(&account(vec![picture]), 20)[1], " ★ 2$2");
    }

    #[test]
    fn sentences_are_broken_and_rows_of_signs_are_not() {
        let rules = picture("Rules", "Two points for each cow that stands on green ground");
        let ground = picture("Ground", "~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~");
        assert_eq!(
            sheet(&account(vec![rules]), 20)[1..],
            ["Two points for each", "cow that stands on", "green ground"]
        );
        assert_eq!(sheet(&account(vec![ground]), 20).len(), 2);
    }

    #[test]
    fn a_preview_stands_in_the_place_of_what_it_changes() {
        let now = account(vec![picture("Circle", "x"), picture("Town", "old")]);
        let then = account(vec![picture("Town", "new")]);
        let shown = with_preview(&now, Some(&then));
        let titles: Vec<(&str, bool)> =
            shown.iter().map(|shown| (shown.picture.title.id.as_ref(), shown.tried)).collect();
        assert_eq!(titles, [("Circle", false), ("Town", true)]);
        assert_eq!(shown[1].picture, &then.pictures[0]);
    }
}
