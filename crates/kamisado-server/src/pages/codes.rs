//! Recovery codes, which are shown once.

use askama::Template;
use kamisado_i18n::Message;

use crate::frame::Frame;
use crate::pages::COPYING;
use crate::store::RecoveryCode;

#[derive(Template)]
#[template(path = "codes.html")]
pub(crate) struct Codes {
    frame: Frame,
    codes: Vec<String>,
    /// Where to go from here.
    next: String,
}

impl Codes {
    pub(crate) fn new(frame: Frame, codes: &[RecoveryCode], next: String) -> Codes {
        let codes = codes.iter().map(|code| code.as_str().to_owned()).collect();
        let title = frame.say(Message::CodesTitle);
        Codes {
            frame: frame.titled(title),
            codes,
            next,
        }
    }
}
