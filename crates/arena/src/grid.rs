//! Aligned tables for the terminal.

use std::fmt::Write as _;

/// Whether output may use colours and bold text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// For a terminal.
    Ansi,
    /// Characters only.
    Plain,
}

impl Style {
    /// For standard output: plain if it is not a terminal, if `NO_COLOR` is set, or if the terminal is dumb.
    pub fn of_stdout() -> Style {
        use std::io::IsTerminal;
        let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        if std::io::stdout().is_terminal() && !set("NO_COLOR") && !dumb { Style::Ansi } else { Style::Plain }
    }

    /// Emphasised.
    pub(crate) fn strong(self, text: &str) -> String {
        self.coded("1", text)
    }

    /// De-emphasised.
    pub(crate) fn dim(self, text: &str) -> String {
        self.coded("2", text)
    }

    fn coded(self, code: &str, text: &str) -> String {
        match self {
            Style::Ansi => format!("\u{1b}[{code}m{text}\u{1b}[0m"),
            Style::Plain => text.to_owned(),
        }
    }
}

/// A table: headings and rows. The first column is left-aligned, the others right-aligned.
pub(crate) struct Grid {
    rows: Vec<Vec<String>>,
}

impl Grid {
    /// A table with these headings.
    pub(crate) fn new<const COLUMNS: usize>(headings: [&str; COLUMNS]) -> Grid {
        Grid { rows: vec![headings.iter().map(ToString::to_string).collect()] }
    }

    /// A table with these headings.
    pub(crate) fn with_headings(headings: Vec<String>) -> Grid {
        Grid { rows: vec![headings] }
    }

    /// Adds a row.
    pub(crate) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }

    /// The table in characters.
    pub(crate) fn draw(&self, style: Style) -> String {
        let widths: Vec<usize> = (0..self.rows[0].len())
            .map(|column| self.rows.iter().map(|row| row[column].chars().count()).max().unwrap_or_default())
            .collect();
        let mut drawn = String::new();
        for (index, row) in self.rows.iter().enumerate() {
            let mut line = String::new();
            for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
                let padding = " ".repeat(width - cell.chars().count());
                let (before, after) =
                    if column == 0 { ("", padding.as_str()) } else { (padding.as_str(), "") };
                let gap = if column == 0 { "" } else { "  " };
                let _ = write!(line, "{gap}{before}{cell}{after}");
            }
            let line = line.trim_end();
            let line = if index == 0 { style.dim(line) } else { line.to_owned() };
            let _ = writeln!(drawn, "{line}");
        }
        drawn
    }
}

/// A histogram in one line of blocks; a bin that is not empty is always visible.
pub(crate) fn spark(counts: &[usize]) -> String {
    const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let peak = counts.iter().copied().max().unwrap_or_default().max(1);
    counts
        .iter()
        .map(|&count| if count == 0 { ' ' } else { BLOCKS[(count * 8).div_ceil(peak) - 1] })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up_by_characters() {
        let mut grid = Grid::new(["Bot", "Elo"]);
        grid.row(["marshal".to_owned(), "−∞".to_owned()]);
        grid.row(["x".to_owned(), "+1234".to_owned()]);
        assert_eq!(grid.draw(Style::Plain), "Bot        Elo\nmarshal     −∞\nx        +1234\n");
    }

    #[test]
    fn even_one_of_many_shows() {
        assert_eq!(spark(&[0, 1, 500, 1000]), " ▁▄█");
    }
}
