//! Animations as GIF, the one animated format that every program can show.
//!
//! The board is rendered once, and each tower once for each of its looks; frames are composed of these. Of each frame only
//! the difference to the one before is written.

use std::borrow::Cow;
use std::collections::HashMap;

use color_quant::NeuQuant;
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use kamisado::{Color, Setup, Square, Teeth, Tower};
use resvg::tiny_skia::{Pixmap, PixmapPaint, Transform};

use crate::animation::{Pace, Scene};
use crate::png::{PngError, paint, refused};
use crate::svg::{self, UNIT, side_length};
use crate::{Animation, Diagram, Look};

/// The widest animation possible, in pixels.
pub const MAX_ANIMATION_WIDTH: u32 = 1024;

/// How many frames show towers on their way, at most in one move and at most in a whole animation: a long match goes in jumps.
const FRAMES_OF_A_MOVE: usize = 8;
const FRAMES_OF_ALL: usize = 600;
/// How long each of these is shown, in hundredths of a second.
const TICK: u16 = 4;

/// The colour of pixels that stay as they were.
const UNCHANGED: u8 = 255;

/// The room around the middle of a square that a tower with its ring needs.
const REACH: f32 = 0.6 * UNIT;

impl Pace {
    /// In hundredths of a second.
    const fn hold(self) -> u16 {
        match self {
            Pace::Move => 80,
            Pace::Beginning => 120,
            Pace::End => 250,
        }
    }
}

impl Animation {
    /// The animation as a looping GIF, this many pixels wide and high.
    ///
    /// # Errors
    /// When the width is 0 or more than [`MAX_ANIMATION_WIDTH`], or there is nothing to show.
    pub fn gif(&self, look: &Look, width: u32) -> Result<Vec<u8>, PngError> {
        let mut making = self.clone().encode(look, width)?;
        while making.step()? {}
        Ok(making.finish())
    }

    /// Starts making a GIF, scene by scene.
    ///
    /// # Errors
    /// As for [`gif`](Animation::gif).
    pub fn encode(self, look: &Look, width: u32) -> Result<GifEncoding, PngError> {
        GifEncoding::new(self, look, width)
    }
}

/// A GIF in progress. Each step draws one scene.
pub struct GifEncoding {
    scenes: std::vec::IntoIter<Scene>,
    /// What the towers stood like before the next scene.
    before: Option<Diagram>,
    frames_of_a_move: usize,
    stage: Stage,
    colors: Colors,
    encoder: Encoder<Vec<u8>>,
    shown: Vec<u8>,
}

impl std::fmt::Debug for GifEncoding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("GifEncoding")
            .field("scenes_left", &self.scenes.len())
            .finish_non_exhaustive()
    }
}

impl GifEncoding {
    fn new(animation: Animation, look: &Look, width: u32) -> Result<GifEncoding, PngError> {
        let size = u16::try_from(width).ok();
        let size = size.filter(|_| (1..=MAX_ANIMATION_WIDTH).contains(&width));
        let size = size.ok_or(PngError::Size {
            width,
            limit: MAX_ANIMATION_WIDTH,
        })?;
        let scenes = animation.scenes;
        let first = scenes.first();
        let first = first.ok_or_else(|| refused(&"there is nothing to show"))?;
        let mut stage = Stage::new(look, width, first.diagram.setup.board)?;
        let colors = Colors::of(&stage.frame(&first.diagram, &[], 0.0)?);
        let mut encoder = Encoder::new(Vec::new(), size, size, &colors.palette)
            .map_err(|error| refused(&error))?;
        encoder
            .set_repeat(Repeat::Infinite)
            .map_err(|error| refused(&error))?;
        let moves = scenes.iter().filter(|scene| !scene.slides.is_empty());
        let frames_of_a_move = (FRAMES_OF_ALL / moves.count().max(1)).min(FRAMES_OF_A_MOVE);
        Ok(GifEncoding {
            scenes: scenes.into_iter(),
            before: None,
            frames_of_a_move,
            stage,
            colors,
            encoder,
            shown: Vec::new(),
        })
    }

    /// Draws the next scene, and returns whether there was one.
    ///
    /// # Errors
    /// When it cannot be rendered.
    pub fn step(&mut self) -> Result<bool, PngError> {
        let Some(scene) = self.scenes.next() else {
            return Ok(false);
        };
        if let Some(before) = self.before.take().filter(|_| !scene.slides.is_empty()) {
            let count = self.frames_of_a_move;
            for number in 1..=count {
                let way = number as f32 / count as f32;
                // Slow, fast, slow.
                let way = way * way * (3.0 - 2.0 * way);
                let frame = self.stage.frame(&before, &scene.slides, way)?;
                self.write(&frame, TICK)?;
            }
        }
        let frame = self.stage.frame(&scene.diagram, &[], 0.0)?;
        self.write(&frame, scene.pace.hold())?;
        self.before = Some(scene.diagram);
        Ok(true)
    }

    /// The GIF, as far as it has been made.
    ///
    /// # Panics
    /// Never: writing into memory does not fail.
    #[must_use]
    pub fn finish(self) -> Vec<u8> {
        self.encoder.into_inner().unwrap_or_default()
    }

    /// Writes the part of a frame that is new.
    fn write(&mut self, frame: &Pixmap, delay: u16) -> Result<(), PngError> {
        let width = frame.width() as usize;
        let pixels = self.colors.indices(frame);
        let part = Part::of_change(&self.shown, &pixels, width);
        let mut written = Frame {
            delay,
            dispose: DisposalMethod::Keep,
            left: part.left as u16,
            top: part.top as u16,
            width: part.width as u16,
            height: part.height as u16,
            ..Frame::default()
        };
        let rows = part.top..part.top + part.height;
        let indices = rows.flat_map(|row| {
            let start = row * width + part.left;
            start..start + part.width
        });
        if self.shown.is_empty() {
            written.buffer = Cow::Owned(indices.map(|index| pixels[index]).collect());
        } else {
            written.transparent = Some(UNCHANGED);
            let pixel = |index: usize| {
                if self.shown[index] == pixels[index] {
                    UNCHANGED
                } else {
                    pixels[index]
                }
            };
            written.buffer = Cow::Owned(indices.map(pixel).collect());
        }
        self.shown = pixels;
        self.encoder
            .write_frame(&written)
            .map_err(|error| refused(&error))
    }
}

/// A rectangle of a frame, in pixels.
struct Part {
    left: usize,
    top: usize,
    width: usize,
    height: usize,
}

impl Part {
    /// The smallest one that holds all changes, and one pixel at least.
    fn of_change(before: &[u8], after: &[u8], width: usize) -> Part {
        if before.is_empty() {
            return Part {
                left: 0,
                top: 0,
                width,
                height: after.len() / width,
            };
        }
        let (mut left, mut right, mut top, mut bottom) = (width, 0, usize::MAX, 0);
        for (row, (old, new)) in before.chunks(width).zip(after.chunks(width)).enumerate() {
            let differs = |column: &usize| old[*column] != new[*column];
            if let Some(first) = (0..width).find(differs) {
                let last = (0..width).rfind(differs).unwrap_or(first);
                left = left.min(first);
                right = right.max(last);
                top = top.min(row);
                bottom = row;
            }
        }
        if top == usize::MAX {
            (left, right, top, bottom) = (0, 0, 0, 0);
        }
        Part {
            left,
            top,
            width: right - left + 1,
            height: bottom - top + 1,
        }
    }
}

/// The 255 colours of all frames, and which of them is nearest to any colour.
struct Colors {
    /// Red, green and blue of each.
    palette: Vec<u8>,
    quantizer: NeuQuant,
    /// What has been looked up, by the five highest bits of red, green and blue.
    known: Vec<Option<u8>>,
}

impl Colors {
    /// Those that suit a frame.
    fn of(frame: &Pixmap) -> Colors {
        let quantizer = NeuQuant::new(10, usize::from(UNCHANGED), frame.data());
        Colors {
            palette: quantizer.color_map_rgb(),
            quantizer,
            known: vec![None; 1 << 15],
        }
    }

    /// The colours of a frame's pixels, by their places in the palette.
    fn indices(&mut self, frame: &Pixmap) -> Vec<u8> {
        let (known, quantizer) = (&mut self.known, &self.quantizer);
        let pixels = frame.pixels().iter();
        let index = pixels.map(|pixel| {
            let rgb = [pixel.red(), pixel.green(), pixel.blue()];
            let place = rgb
                .into_iter()
                .fold(0, |place, part| place << 5 | usize::from(part >> 3));
            *known[place].get_or_insert_with(|| {
                let [red, green, blue] = rgb;
                let index = quantizer.index_of(&[red, green, blue, 255]);
                u8::try_from(index).unwrap_or(0).min(UNCHANGED - 1)
            })
        });
        index.collect()
    }
}

/// How a tower looks: whether it must move, and the colour that is named in its corner.
type Guise = (Tower, Teeth, bool, Option<Color>);

/// The board, on which frames are put together.
struct Stage {
    look: Look,
    width: u32,
    scale: f32,
    empty: Pixmap,
    towers: HashMap<Guise, Pixmap>,
}

impl Stage {
    fn new(look: &Look, width: u32, board: kamisado::Board) -> Result<Stage, PngError> {
        let mut setup = Setup::empty();
        setup.board = board;
        let side = side_length(look);
        let scale = width as f32 / side;
        let mut picture = svg::page(side, look);
        Diagram::from(&setup).draw(&mut picture, look);
        picture.push_str("</svg>");
        Ok(Stage {
            look: *look,
            width,
            scale,
            empty: paint(&picture, width, width, scale)?,
            towers: HashMap::new(),
        })
    }

    /// A diagram, some of whose towers are on their way.
    fn frame(
        &mut self,
        diagram: &Diagram,
        slides: &[(Square, Square)],
        way: f32,
    ) -> Result<Pixmap, PngError> {
        let mut frame = self.empty.clone();
        if let Some(m) = diagram.last_move.filter(|_| slides.is_empty()) {
            let picture = svg::arrow(&self.look, m);
            let arrow = paint(&picture, self.width, self.width, self.scale)?;
            put(&mut frame, &arrow, 0, 0);
        }
        let active = diagram.active_square();
        let goal = |square| slides.iter().find(|(from, _)| *from == square);
        // Towers on their way pass over those that stand.
        for is_moving in [false, true] {
            for from in Square::all().filter(|&square| goal(square).is_some() == is_moving) {
                let Some((tower, teeth)) = diagram.setup.at(from) else {
                    continue;
                };
                let to = goal(from).map_or(from, |&(_, to)| to);
                let color = diagram.setup.board.color(from);
                let is_active = active == Some(from);
                self.put_tower(
                    &mut frame,
                    (tower, teeth, is_active, Some(color)),
                    from,
                    to,
                    way,
                )?;
            }
        }
        Ok(frame)
    }

    /// Puts a tower somewhere between two squares.
    fn put_tower(
        &mut self,
        frame: &mut Pixmap,
        (tower, teeth, is_active, color): Guise,
        from: Square,
        to: Square,
        way: f32,
    ) -> Result<(), PngError> {
        // The colour of a square is named only under a tower that stands on it.
        let color = color.filter(|_| from == to && self.look.symbols != crate::Symbols::Off);
        let guise = (tower, teeth, is_active, color);
        if !self.towers.contains_key(&guise) {
            let picture = svg::tower(&self.look, tower, teeth, is_active, color, REACH);
            let size = (2.0 * REACH * self.scale).ceil() as u32;
            let painted = paint(&picture, size, size, self.scale)?;
            self.towers.insert(guise, painted);
        }
        let ((x1, y1), (x2, y2)) = (svg::middle(&self.look, from), svg::middle(&self.look, to));
        let at = |one: f32, other: f32| {
            ((one + (other - one) * way - REACH) * self.scale).round() as i32
        };
        if let Some(painted) = self.towers.get(&guise) {
            put(frame, painted, at(x1, x2), at(y1, y2));
        }
        Ok(())
    }
}

fn put(frame: &mut Pixmap, picture: &Pixmap, x: i32, y: i32) {
    let paint = PixmapPaint::default();
    frame.draw_pixmap(x, y, picture.as_ref(), &paint, Transform::identity(), None);
}
