use kamisado::Language;
use kamisado_certificate::{Flaw, ParseCertificateError};

use crate::{Explain, Message};

impl Explain for ParseCertificateError {
    fn explain(&self, language: Language) -> String {
        let message = match self {
            ParseCertificateError::Title => Message::CertificateTitle,
            ParseCertificateError::Missing(name) => Message::CertificateLine { name },
            ParseCertificateError::Winner(_) => Message::CertificateLine { name: "winner" },
            ParseCertificateError::Position(error) => {
                let reason = &error.explain(language);
                return Message::CertificatePosition { reason }.say(language);
            }
            &ParseCertificateError::Moves(line) => Message::CertificateMoves { line },
            ParseCertificateError::Count | ParseCertificateError::Trailing => {
                Message::CertificateCount
            }
            ParseCertificateError::Checksum => Message::CertificateChecksum,
        };
        message.say(language)
    }
}

impl Explain for Flaw {
    fn explain(&self, language: Language) -> String {
        let position = match self {
            Flaw::Ended(position) | Flaw::NoSuchMove(position) | Flaw::Loses(position) => {
                position.to_string()
            }
            Flaw::LeftOver(_) => String::new(),
        };
        let text = &*position;
        let message = match self {
            Flaw::Ended(_) => Message::CertificateNoMove { text },
            Flaw::NoSuchMove(_) => Message::CertificateIllegalMove { text },
            Flaw::Loses(_) => Message::CertificateLoses { text },
            Flaw::LeftOver(_) => Message::CertificateLeftOver,
        };
        message.say(language)
    }
}
