//! Studying matches and positions: what `replay`, `diagram`, `analyse` and `puzzle` share.

pub(crate) mod analysis;
mod board;
pub(crate) mod live;
pub(crate) mod match_list;
pub(crate) mod moments;
pub(crate) mod puzzle;
pub(crate) mod replay;
#[cfg(test)]
mod tests;
pub(crate) mod trainer;
