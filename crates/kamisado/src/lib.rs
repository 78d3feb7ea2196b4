//! The board game Kamisado.
#![no_std]
