//! What the catalogues say, seen from outside.

mod glossary;
mod refusals;
mod story;
