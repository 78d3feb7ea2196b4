use std::fmt;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::{Diagram, Look, Sheet};

/// The largest width and height of a picture, in pixels.
pub const MAX_WIDTH: u32 = 16_384;

/// Why there is no PNG.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PngError {
    /// The picture would be 0 pixels wide, or wider or higher than the limit.
    Size {
        /// The width asked for.
        width: u32,
        /// The limit: [`MAX_WIDTH`], or less for an animation.
        limit: u32,
    },
    /// The picture could not be rendered, with the renderer's reason.
    Rendering(String),
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PngError::Size { width, limit } => write!(
                f,
                "a picture {width} pixels wide cannot be made: it must have 1 to {limit} pixels each way"
            ),
            PngError::Rendering(reason) => write!(f, "the picture could not be rendered: {reason}"),
        }
    }
}

impl std::error::Error for PngError {}

impl Diagram {
    /// The diagram as a PNG, this many pixels wide; without a legend it is just as high.
    ///
    /// ```
    /// use kamisado::Position;
    /// use kamisado_draw::{Diagram, Look};
    ///
    /// let png = Diagram::from(&Position::start()).png(&Look::default(), 200)?;
    /// assert!(png.starts_with(b"\x89PNG"));
    /// # Ok::<(), kamisado_draw::PngError>(())
    /// ```
    ///
    /// # Errors
    /// When the width is 0 or more than [`MAX_WIDTH`].
    pub fn png(&self, look: &Look, width: u32) -> Result<Vec<u8>, PngError> {
        render(&self.svg(look), width)
    }
}

impl Sheet {
    /// The sheet as a PNG, this many pixels wide.
    ///
    /// # Errors
    /// When the width is 0, or the width or the height is more than [`MAX_WIDTH`].
    pub fn png(&self, look: &Look, width: u32) -> Result<Vec<u8>, PngError> {
        render(&self.svg(look), width)
    }
}

pub(crate) fn refused(error: &dyn fmt::Display) -> PngError {
    PngError::Rendering(error.to_string())
}

fn render(svg: &str, width: u32) -> Result<Vec<u8>, PngError> {
    let tree = Tree::from_str(svg, &Options::default()).map_err(|error| refused(&error))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round();
    if width == 0 || width > MAX_WIDTH || height < 1.0 || height > MAX_WIDTH as f32 {
        let limit = MAX_WIDTH;
        return Err(PngError::Size { width, limit });
    }
    let pixels = pixels_of(&tree, width, height as u32, scale)?;
    pixels.encode_png().map_err(|error| refused(&error))
}

/// The pixels of a picture.
#[cfg(feature = "gif")]
pub(crate) fn paint(svg: &str, width: u32, height: u32, scale: f32) -> Result<Pixmap, PngError> {
    let tree = Tree::from_str(svg, &Options::default()).map_err(|error| refused(&error))?;
    pixels_of(&tree, width, height, scale)
}

fn pixels_of(tree: &Tree, width: u32, height: u32, scale: f32) -> Result<Pixmap, PngError> {
    let limit = MAX_WIDTH;
    let mut pixels = Pixmap::new(width, height).ok_or(PngError::Size { width, limit })?;
    let scaled = Transform::from_scale(scale, scale);
    resvg::render(tree, scaled, &mut pixels.as_mut());
    Ok(pixels)
}
