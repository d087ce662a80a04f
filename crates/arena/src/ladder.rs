//! All bots of a game ranked by strength, for the terminal and as a page of documentation.

use std::fmt::Write as _;

use crate::format::{counted, number_text, options_text, percent};
use crate::grid::{Grid, Style};
use crate::summary::{Duel, Played, Rating, Summary};

/// All bots of a run ranked by strength.
pub struct Ladder {
    summary: Summary,
    ratings: Vec<Rating>,
}

impl Ladder {
    /// The ladder that follows from these games.
    pub fn of(played: &Played<'_>, summary: Summary) -> Ladder {
        Ladder { summary, ratings: played.ratings() }
    }

    /// The bots with their ratings, the strongest first.
    pub fn ratings(&self) -> &[Rating] {
        &self.ratings
    }

    fn name(&self, rating: &Rating) -> String {
        self.summary.bots[rating.bot].name.clone()
    }

    fn title(&self) -> String {
        let options =
            options_text(&self.summary.options).map_or_else(String::new, |text| format!(" with {text}"));
        format!("{}{options}", self.summary.game)
    }

    /// What was played, in a sentence.
    fn played(&self) -> String {
        let count = &self.summary.count;
        format!(
            "{} on {}, each in {}, from seed {}.",
            counted(count.games, "game"),
            counted(count.rounds, "set-up"),
            counted(count.seatings, "seating"),
            self.summary.seed
        )
    }

    /// The figures of a bot: its rating, its interval, its score, and its thinking time.
    fn figures(&self, rating: &Rating) -> [String; 5] {
        let bot = &self.summary.bots[rating.bot];
        [
            number_text(rating.value, 0),
            format!("{}–{}", number_text(rating.low, 0), number_text(rating.high, 0)),
            percent(bot.score.value),
            bot.games.to_string(),
            format!("{} ms", number_text(bot.time.mean_ms, 1)),
        ]
    }

    /// A bot's score against another; empty against itself.
    fn against(&self, rating: &Rating, other: &Rating) -> String {
        let duel = Duel::between(&self.summary.duels, rating.bot, other.bot);
        duel.map_or_else(String::new, |duel| percent(duel.score.value))
    }

    /// The ladder as a text table.
    pub fn show(&self, style: Style) -> String {
        let mut grid = Grid::new(["Bot", "Rating", "95%", "Score", "Games", "Thinking"]);
        for rating in &self.ratings {
            grid.row([self.name(rating)].into_iter().chain(self.figures(rating)));
        }
        let headings = [String::new()].into_iter().chain(self.ratings.iter().map(|rating| self.name(rating)));
        let mut matrix = Grid::with_headings(headings.collect());
        for rating in &self.ratings {
            let cells = self.ratings.iter().map(|other| self.against(rating, other));
            matrix.row([self.name(rating)].into_iter().chain(cells));
        }
        let title = style.strong(&self.title());
        format!("{title}\n{}\n\n{}\n{}", self.played(), grid.draw(style), matrix.draw(style))
    }

    /// The ladder as a Markdown page. `command` is the command that made it.
    pub fn page(&self, command: &str) -> String {
        let mut page = format!(
            "# The ladder of {}\n\n`{command}`: {} A budget in milliseconds is processor time of the thread. The average bot has 1500 points; 400 points \
             more are ten wins to one. The intervals are at 95%, from drawing the set-ups again.\n\n\
             | bot | rating | 95% interval | score | games | thinking a decision |\n|---|---|---|---|---|---|\n",
            self.title(),
            self.played()
        );
        for rating in &self.ratings {
            let _ = writeln!(page, "| {} | {} |", self.name(rating), self.figures(rating).join(" | "));
        }
        let names: Vec<String> = self.ratings.iter().map(|rating| self.name(rating)).collect();
        let _ =
            write!(page, "\nWhat each won of its meetings with each other:\n\n| | {} |\n", names.join(" | "));
        let _ = writeln!(page, "|---|{}", "---|".repeat(names.len()));
        for rating in &self.ratings {
            let cells: Vec<String> = self.ratings.iter().map(|other| self.against(rating, other)).collect();
            let _ = writeln!(page, "| {} | {} |", self.name(rating), cells.join(" | "));
        }
        page
    }
}
