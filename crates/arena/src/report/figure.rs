//! A figure of the report: a title, a sentence that describes it, a picture, and its numbers.

use super::svg::escape;

/// A table of numbers: headings, and rows whose first cell names the row.
pub(super) struct Table {
    caption: String,
    headings: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table with these headings.
    pub(super) fn new<T: Into<String>>(
        caption: impl Into<String>,
        headings: impl IntoIterator<Item = T>,
    ) -> Table {
        let headings = headings.into_iter().map(Into::into).collect();
        Table { caption: caption.into(), headings, rows: Vec::new() }
    }

    /// Adds a row.
    pub(super) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }

    /// The table in HTML. It scrolls if the page is too narrow for it.
    pub(super) fn html(&self) -> String {
        let caption = escape(&self.caption);
        let head: String = self.headings.iter().map(|cell| html_heading(cell)).collect();
        let body: String = self.rows.iter().map(|row| html_row(row)).collect();
        format!(
            "<div class=\"scroll\" role=\"region\" aria-label=\"{caption}\" tabindex=\"0\"><table>\n\
             <caption>{caption}</caption>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table></div>\n"
        )
    }
}

fn html_heading(cell: &str) -> String {
    format!("<th scope=\"col\">{}</th>", escape(cell))
}

fn html_row(row: &[String]) -> String {
    let cells: String = row
        .iter()
        .enumerate()
        .map(|(index, cell)| match index {
            0 => format!("<th scope=\"row\">{}</th>", escape(cell)),
            _ => format!("<td>{}</td>", escape(cell)),
        })
        .collect();
    format!("<tr>{cells}</tr>\n")
}

/// A figure of the report.
pub(super) struct Figure {
    /// The title.
    pub(super) title: &'static str,
    /// What it shows, in a sentence.
    pub(super) says: String,
    /// The picture.
    pub(super) picture: String,
    /// Its numbers.
    pub(super) table: Table,
}

impl Figure {
    /// The figure in HTML.
    pub(super) fn html(&self) -> String {
        let Figure { title, says, picture, table } = self;
        let (title, says, table) = (escape(title), escape(says), table.html());
        format!(
            "<figure>\n<h2>{title}</h2>\n<figcaption>{says}</figcaption>\n{picture}<details>\n\
             <summary>The numbers</summary>\n{table}</details>\n</figure>\n"
        )
    }
}
