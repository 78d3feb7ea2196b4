//! Looking at matches and positions again: what `replay`, `diagram`, `analyse` and `puzzle` share.

pub(crate) mod live;
pub(crate) mod progress;
pub(crate) mod puzzle;
pub(crate) mod replay;
pub(crate) mod scenes;
pub(crate) mod screen;
#[cfg(test)]
mod tests;
pub(crate) mod trainer;
