//! Looking at matches and positions again: what `replay`, `diagram`, `analyse` and `puzzle` share.

mod board;
pub(crate) mod live;
pub(crate) mod puzzle;
pub(crate) mod replay;
pub(crate) mod scenes;
#[cfg(test)]
mod tests;
pub(crate) mod trainer;
