//! The results as a page: one file, with everything in it.

#![expect(clippy::cast_precision_loss, reason = "no picture has 2^52 rows or games")]

mod figure;
mod matrix;
mod playbill;
mod plots;
mod svg;
mod symbols;

use super::summary::Summary;

const STYLE: &str = include_str!("page.css");

/// The page. It is also well-formed XML, loads nothing from elsewhere and runs no script.
pub fn page(summary: &Summary) -> String {
    let title = svg::escape(playbill::title(summary));
    let figures: String = plots::all(summary).iter().map(figure::Figure::html).collect();
    let (symbols, bill, matrix) = (symbols::sheet(), playbill::bill(summary), matrix::section(summary));
    let (tape, notes) = (playbill::tape(summary), playbill::notes(summary));
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <meta name=\"color-scheme\" content=\"light dark\"/>\n<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n\
         <body>\n{symbols}<main>\n{bill}{tape}{matrix}<div class=\"figures\">\n{figures}</div>\n{notes}</main>\n</body>\n\
         </html>\n"
    )
}
