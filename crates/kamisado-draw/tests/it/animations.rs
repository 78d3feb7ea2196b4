//! Matches as moving pictures.

use gif::{ColorOutput, DecodeOptions};
use kamisado::{Match, MatchKind, MatchRules, Opening, Position};
use kamisado_draw::{Animation, Diagram, Look, MAX_ANIMATION_WIDTH, PngError};

const WIDTH: usize = 160;

fn after(game: Match, decisions: &str) -> Match {
    let decisions = decisions.split_whitespace().map(str::parse);
    let decisions: Vec<_> = decisions.collect::<Result<_, _>>().unwrap();
    game.replay(decisions).unwrap()
}

/// Every frame as a whole picture, with how long it is shown in hundredths of a second.
fn frames(gif: &[u8]) -> Vec<(Vec<u8>, u16)> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(gif).unwrap();
    assert_eq!(usize::from(decoder.width()), WIDTH);
    let mut canvas = vec![0; WIDTH * WIDTH * 4];
    let mut frames = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        let width = usize::from(frame.width);
        for (place, pixel) in frame.buffer.chunks(4).enumerate() {
            let (x, y) = (place % width, place / width);
            let at = (usize::from(frame.top) + y) * WIDTH + usize::from(frame.left) + x;
            if pixel[3] == 255 {
                canvas[4 * at..4 * at + 4].copy_from_slice(pixel);
            }
        }
        frames.push((canvas.clone(), frame.delay));
    }
    frames
}

/// How far two pictures are from each other: the mean difference of a colour of a pixel.
fn distance(one: &[u8], other: &[u8]) -> f32 {
    let colors = |picture: &[u8]| -> Vec<i32> {
        let pixels = picture.chunks(4);
        pixels
            .flat_map(|pixel| [pixel[0], pixel[1], pixel[2]].map(i32::from))
            .collect()
    };
    let (one, other) = (colors(one), colors(other));
    let sum: i32 = one.iter().zip(&other).map(|(a, b)| (a - b).abs()).sum();
    sum as f32 / one.len() as f32
}

fn made(game: &Match) -> Vec<(Vec<u8>, u16)> {
    frames(
        &Animation::of(game)
            .gif(&Look::default(), WIDTH as u32)
            .unwrap(),
    )
}

#[test]
fn a_push_is_shown_on_its_way() {
    let position: Position = "4B3/8/8/2R5/3G4/3+p4/8/8 b p".parse().unwrap();
    let game = after(Match::from(position), "d3d4");
    let frames = made(&game);
    // The beginning, eight frames on the way, and the end.
    assert_eq!(frames.len(), 10);
    assert!(
        frames[0].1 > 50 && frames[9].1 > 50,
        "one has to look at them"
    );
    assert!(frames[1..9].iter().all(|(_, delay)| *delay < 10));
    for pair in frames.windows(2) {
        assert!(distance(&pair[0].0, &pair[1].0) > 0.0, "something moves");
    }
}

#[test]
fn a_moving_picture_ends_as_the_diagram_shows_it() {
    let game = after(Match::default(), "b1b7 a8a4");
    let frames = made(&game);
    let last = Diagram::at(game.now()).unwrap();
    let png = last.png(&Look::default(), WIDTH as u32).unwrap();
    let still = resvg::tiny_skia::Pixmap::decode_png(&png).unwrap();
    // The colours are reduced to 255, and towers stand on whole pixels.
    let (last, first) = (&frames[frames.len() - 1].0, &frames[0].0);
    assert!(
        distance(last, still.data()) < 6.0,
        "{}",
        distance(last, still.data())
    );
    assert!(distance(last, still.data()) < distance(first, still.data()));
}

#[test]
fn line_ups_and_fills_are_scenes_as_well() {
    let rules = MatchRules {
        opening: Opening::Tournament,
        ..MatchKind::Standard.into()
    };
    let game = after(Match::new(rules), "ngrypubo obupyrgn b1b7");
    let animation = Animation::of(&game);
    // There is nothing to see before the first line-up.
    assert!(
        (2..=3).contains(&animation.scenes()),
        "{}",
        animation.scenes()
    );
    assert!(animation.gif(&Look::default(), 80).is_ok());
    assert_eq!(Animation::of(&Match::new(rules)).scenes(), 0);
    let nothing = Animation::of(&Match::new(rules)).gif(&Look::default(), 80);
    assert!(matches!(nothing, Err(PngError::Rendering(_))));
}

#[test]
fn a_moving_picture_of_an_impossible_size_is_refused() {
    let limit = MAX_ANIMATION_WIDTH;
    for width in [0, limit + 1, u32::MAX] {
        let refused = Animation::of(&Match::default()).gif(&Look::default(), width);
        assert_eq!(refused, Err(PngError::Size { width, limit }));
    }
}
