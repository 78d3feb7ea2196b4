//! Matches as animations.

use kamisado::{Event, HistoryEntry, Match, Square};

use crate::Diagram;

/// What happens in a match, frame by frame: towers slide and push, rounds end and start.
///
/// ```
/// use kamisado::Match;
/// use kamisado_draw::{Animation, Look};
///
/// let game = Match::default().replay(["b1b7".parse()?])?;
/// let gif = Animation::of(&game).gif(&Look::default(), 120)?;
/// assert!(gif.starts_with(b"GIF89a"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Animation {
    pub(crate) scenes: Vec<Scene>,
}

/// A diagram, and how towers get to their places on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Scene {
    pub(crate) diagram: Diagram,
    /// The towers that slide while the diagram before this one is still shown, from where to where.
    pub(crate) slides: Vec<(Square, Square)>,
    pub(crate) pace: Pace,
}

/// How long a scene is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    /// A move that is followed by another.
    Move,
    /// Something new stands on the board.
    Beginning,
    /// A round is over.
    End,
}

impl Animation {
    /// The whole match.
    #[must_use]
    pub fn of(game: &Match) -> Animation {
        let beginning = game.at(0).and_then(Diagram::at).map(|diagram| Scene {
            diagram,
            slides: Vec::new(),
            pace: Pace::Beginning,
        });
        let scenes = game.history().filter_map(|entry| Scene::of(&entry));
        let mut scenes: Vec<Scene> = beginning.into_iter().chain(scenes).collect();
        if let Some(last) = scenes.last_mut() {
            last.pace = Pace::End;
        }
        Animation { scenes }
    }

    /// How many scenes it has: one for the start, and one for each decision that changed the board.
    #[must_use]
    pub const fn scenes(&self) -> usize {
        self.scenes.len()
    }
}

impl Scene {
    fn of(entry: &HistoryEntry<'_>) -> Option<Scene> {
        let mut slides = Vec::new();
        let mut pace = Pace::Beginning;
        for event in entry.events {
            match event {
                Event::Slid { m, .. } => {
                    slides.push((m.from, m.to));
                    pace = Pace::Move;
                }
                Event::Pushed { m, pushed, .. } => {
                    slides.push((m.from, m.to));
                    slides.extend(pushed.iter().map(|pushed| (pushed.from, pushed.to)));
                    pace = Pace::Move;
                }
                Event::RoundWon(_) => pace = Pace::End,
                _ => {}
            }
        }
        Some(Scene {
            diagram: Diagram::at(entry.after)?,
            slides,
            pace,
        })
    }
}
