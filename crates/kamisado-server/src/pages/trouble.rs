//! The page that says what went wrong.

use askama::Template;
use kamisado::Language;
use kamisado_i18n::Message;

use crate::assets::Assets;
use crate::frame::Frame;

#[derive(Debug, Template)]
#[template(path = "trouble.html")]
pub(crate) struct Trouble {
    frame: Frame,
    title: String,
    text: String,
}

impl Trouble {
    pub(crate) fn new(language: Language, title: String, text: String) -> Trouble {
        Trouble {
            frame: Frame::new(language, "", &Assets::default()).titled(title.clone()),
            title,
            text,
        }
    }
}
