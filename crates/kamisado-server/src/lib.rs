#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod address;
mod assets;
mod config;
mod connection;
mod crawlers;
mod diagram;
mod engine;
mod error;
mod etag;
mod form;
mod frame;
mod headers;
mod health;
mod hosts;
mod language;
mod life;
mod limits;
mod log;
mod metrics;
mod offline;
mod online;
mod origin;
mod pages;
mod people;
mod pieces;
mod pool;
mod rates;
mod router;
mod server;
mod site;
mod slots;
pub mod store;

pub use config::{Config, ConfigError, LogFormat, ProxyHeader};
pub use limits::{Bytes, Limits, Threads};
pub use online::BusAddress;
pub use server::Server;
