use std::fs;
use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use kamisado::record::{Record, Tags};
use kamisado::{Event, Language, Moment};
use kamisado_draw::{
    Animation, Diagram, Frame, Look, MAX_WIDTH, PngError, Sheet, Symbols, TextStyle,
};
use kamisado_i18n::{Message, letters, tell};

use crate::failure::Failure;
use crate::input::{At, Source};
use crate::looks::{PaletteName, SymbolsName};
use crate::output::Output;
use crate::study::moments::{self, color_names, moment, moments};

/// The widths of pictures when none is asked for, in pixels.
const WIDTH: u32 = 800;
const ANIMATION_WIDTH: u32 = 400;

/// Draws a position, a step of a record, or a whole record on one sheet or as an animation
#[derive(Debug, clap::Args)]
#[command(after_help = "\
For a record, the last position is drawn, unless --at names another one or --sheet asks for all of them. A GIF shows the whole record move by \
move, or up to --at. Without --format, the file's extension decides the format. If letters name the colours, a legend explains them.

Examples:
  kamisado diagram
  kamisado diagram 'OBUPYRGN/8/8/8/8/8/8/ngrypubo b -' --output start.svg
  kamisado diagram match.txt --at 12 --targets --symbols letters
  kamisado diagram match.txt --sheet --output match.png
  kamisado diagram match.txt --output match.gif --width 400
  kamisado convert match.txt --to json | kamisado diagram - --format png > last.png")]
pub(crate) struct Arguments {
    #[command(flatten)]
    at: At,

    /// All positions of the record, each with its move, as one picture
    #[arg(long, conflicts_with = "at")]
    sheet: bool,

    /// How many diagrams to put in a row of the sheet
    #[arg(long, requires = "sheet", value_parser = clap::value_parser!(u8).range(1..))]
    columns: Option<u8>,

    /// The format
    #[arg(long, value_enum)]
    format: Option<Format>,

    /// The file to write; by default standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// The width of a PNG or a GIF in pixels; by default 800 or 400
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=i64::from(MAX_WIDTH)))]
    width: Option<u32>,

    /// The characters that name the colours of the squares
    #[arg(long, value_enum, default_value_t = SymbolsName::None)]
    symbols: SymbolsName,

    /// The characters that name the colours of the towers; by default those of the squares, or else kanji
    #[arg(long, value_enum)]
    tower_symbols: Option<SymbolsName>,

    /// The colours, also for colour-blind players
    #[arg(long, value_enum, default_value_t = PaletteName::Classic)]
    palette: PaletteName,

    /// For dark pages
    #[arg(long)]
    dark: bool,

    /// Show the board from White's side
    #[arg(long)]
    flip: bool,

    /// Leave out the names of files and ranks
    #[arg(long)]
    no_coordinates: bool,

    /// Mark the squares that the active tower can move to
    #[arg(long)]
    targets: bool,

    #[command(flatten)]
    source: Source,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A grid of box-drawing characters
    Text,
    /// The same grid in ASCII
    Ascii,
    /// A line for each rank
    Compact,
    Svg,
    Png,
    /// An animation
    Gif,
}

impl Format {
    /// The form that the ending of a file asks for; a file without an ending gets text.
    fn of_file(file: &Path, language: Language) -> Result<Format, Failure> {
        let Some(ending) = file.extension() else {
            return Ok(Format::Text);
        };
        let ending = ending.to_string_lossy();
        match ending.to_ascii_lowercase().as_str() {
            "svg" => Ok(Format::Svg),
            "png" => Ok(Format::Png),
            "gif" => Ok(Format::Gif),
            "txt" => Ok(Format::Text),
            _ => {
                let refused = Message::DiagramEnding { ending: &ending };
                Err(Failure::Wrong(refused.say(language)))
            }
        }
    }

    const fn text_style(self) -> Option<TextStyle> {
        match self {
            Format::Text => Some(TextStyle::Boxes),
            Format::Ascii => Some(TextStyle::Ascii),
            Format::Compact => Some(TextStyle::Compact),
            Format::Svg | Format::Png | Format::Gif => None,
        }
    }
}

impl Arguments {
    pub(crate) fn run(self, language: Language, output: &mut Output<'_>) -> Result<(), Failure> {
        let format = match (self.format, &self.output) {
            (Some(format), _) => format,
            (None, Some(file)) => Format::of_file(file, language)?,
            (None, None) => Format::Text,
        };
        let is_binary = matches!(format, Format::Png | Format::Gif);
        if is_binary && self.output.is_none() && io::stdout().is_terminal() {
            return Err(Failure::Wrong(Message::DiagramTerminal.say(language)));
        }
        let studied = self.source.read("startpos", language)?;
        let record = studied.into_record();
        let at = self.at.checked(&record, language)?;
        let picture = if format == Format::Gif {
            self.animate(&record, at, language)?
        } else if self.sheet {
            self.draw_sheet(&record, format, language)?
        } else {
            let diagram = self.diagram(&record, at, language)?;
            let look = self.look(language);
            let diagram = diagram.with_legend(color_names(language));
            match format.text_style() {
                Some(style) => diagram.text(&look, style).into_bytes(),
                None if format == Format::Svg => format!("{}\n", diagram.svg(&look)).into_bytes(),
                None => diagram
                    .png(&look, self.width.unwrap_or(WIDTH))
                    .map_err(|error| no_png(&error, language))?,
            }
        };
        match &self.output {
            None => match std::str::from_utf8(&picture) {
                Ok(text) => output.text(text),
                Err(_) => output.bytes(&picture),
            },
            Some(file) => {
                fs::write(file, picture).map_err(|error| Failure::from(error).at(file.display()))
            }
        }
    }

    fn look(&self, language: Language) -> Look {
        let symbols = Symbols::from(self.symbols);
        let tower_symbols = match self.tower_symbols {
            Some(characters) => characters.into(),
            None if symbols == Symbols::Off => Symbols::Kanji,
            None => symbols,
        };
        Look {
            palette: self.palette.into(),
            frame: if self.dark { Frame::Dark } else { Frame::Light },
            symbols,
            tower_symbols,
            letters: letters(language),
            flipped: self.flip,
            coordinates: !self.no_coordinates,
        }
    }

    /// The record move by move, to its end or to a moment.
    fn animate(
        &self,
        record: &Record,
        until: Option<usize>,
        language: Language,
    ) -> Result<Vec<u8>, Failure> {
        let mut game = record.game().clone();
        while until.is_some_and(|until| game.decisions().len() > until) {
            game.undo();
        }
        let animation = Animation::of(&game);
        if animation.scenes() == 0 || self.sheet {
            return Err(Failure::Wrong(Message::DiagramNothing.say(language)));
        }
        let width = self.width.unwrap_or(ANIMATION_WIDTH);
        animation
            .gif(&self.look(language), width)
            .map_err(|error| no_png(&error, language))
    }

    /// One moment, the last one unless another is asked for.
    fn diagram(
        &self,
        record: &Record,
        at: Option<usize>,
        language: Language,
    ) -> Result<Diagram, Failure> {
        let game = record.game();
        let moment = moment(game, at.unwrap_or(game.decisions().len()));
        let diagram = moment.and_then(|moment| self.draw(moment, language));
        let diagram =
            diagram.ok_or_else(|| Failure::Wrong(Message::DiagramNothing.say(language)))?;
        Ok(diagram.titled(title(record, language)))
    }

    fn draw(&self, moment: Moment<'_>, language: Language) -> Option<Diagram> {
        let diagram = moments::diagram(moment, language)?;
        match moment.position() {
            Some(position) if self.targets => Some(diagram.with_targets(position.targets())),
            _ => Some(diagram),
        }
    }

    /// The whole match.
    fn draw_sheet(
        &self,
        record: &Record,
        format: Format,
        language: Language,
    ) -> Result<Vec<u8>, Failure> {
        let mut pictures: Vec<(Diagram, String)> = moments(record.game())
            .filter_map(|moment| Some((self.draw(moment, language)?, caption(moment, language))))
            .collect();
        let Some((last, _)) = pictures.last_mut() else {
            return Err(Failure::Wrong(Message::DiagramNothing.say(language)));
        };
        let look = self.look(language);
        if let Some(style) = format.text_style() {
            *last = last.clone().with_legend(color_names(language));
            let texts: Vec<String> = pictures
                .into_iter()
                .map(|(diagram, caption)| format!("{caption}\n{}", diagram.text(&look, style)))
                .collect();
            return Ok(texts.join("\n").into_bytes());
        }
        let mut sheet = Sheet::new(title(record, language), pictures);
        if let Some(columns) = self.columns {
            sheet = sheet.columns(columns.into());
        }
        match format {
            Format::Png => sheet
                .png(&look, self.width.unwrap_or(WIDTH))
                .map_err(|error| no_png(&error, language)),
            _ => Ok(format!("{}\n", sheet.svg(&look)).into_bytes()),
        }
    }
}

fn no_png(error: &PngError, language: Language) -> Failure {
    let message = match error {
        &PngError::Size { width, limit } => Message::DiagramSize { width, limit },
        PngError::Rendering(reason) => Message::DiagramFailed { reason },
    };
    Failure::Wrong(message.say(language))
}

/// Who plays what, for those who cannot see the picture.
fn title(record: &Record, language: Language) -> String {
    let kind = record.game().rules().kind;
    let name = Message::KindName { kind }.say(language);
    match (record.tags.get(Tags::BLACK), record.tags.get(Tags::WHITE)) {
        (Some(black), Some(white)) => format!("{black} – {white}, {name}"),
        _ => name,
    }
}

/// What stands below a diagram of the sheet: the number and the official characters of the move, and what is worth telling besides.
fn caption(moment: Moment<'_>, language: Language) -> String {
    let mut words = Vec::new();
    if let Some(written) = moments::written(moment, Symbols::Letters, language) {
        words.push(format!("{}. {written}", moment.decisions()));
    }
    let told = moments::events(moment).filter(|event| {
        matches!(
            event,
            Event::RoundBegan { .. }
                | Event::RoundWon(_)
                | Event::MatchWon { .. }
                | Event::MatchTied { .. }
        )
    });
    words.extend(told.map(|event| tell(event, language)));
    words.join(" – ")
}
