//! The words of the notation in the seven languages, all in one place.

use alloc::string::String;

use super::{Direction, Step};
use crate::{Color, Language};

/// The words of one language. The first of each list is printed, the others are read as well.
#[derive(Debug)]
pub(super) struct Words {
    colors: [&'static [&'static str]; 8],
    left: &'static [&'static str],
    straight: &'static [&'static str],
    right: &'static [&'static str],
    back: &'static [&'static str],
    pass: &'static [&'static str],
    round: &'static [&'static str],
}

/// What an abbreviation stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning<T> {
    /// Exactly this.
    Of(T),
    /// More than one thing.
    Several,
    /// Nothing.
    Unknown,
}

impl<T> Meaning<T> {
    /// The same meaning in other terms.
    pub(super) fn map<U>(self, f: impl FnOnce(T) -> U) -> Meaning<U> {
        match self {
            Meaning::Of(value) => Meaning::Of(f(value)),
            Meaning::Several => Meaning::Several,
            Meaning::Unknown => Meaning::Unknown,
        }
    }
}

/// Where a tower went, or that it did not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// Forward, under its own power.
    Forward(Direction),
    /// Back, pushed.
    Back,
    /// Nowhere.
    Pass,
}

impl Words {
    /// The words of a language.
    pub(super) const fn of(language: Language) -> &'static Words {
        match language {
            Language::German => &DE,
            Language::English => &EN,
            Language::French => &FR,
            Language::Dutch => &NL,
            Language::Turkish => &TR,
            Language::Hungarian => &HU,
            Language::Romanian => &RO,
        }
    }

    /// The printed word for a colour.
    pub(super) fn color(&self, color: Color) -> &'static str {
        self.colors[color.index()].first().copied().unwrap_or("")
    }

    /// The printed word for a direction; a pass has none.
    pub(super) fn direction(&self, step: Step) -> Option<&'static str> {
        let words = match step {
            Step::Forward(Direction::Left, _) => self.left,
            Step::Forward(Direction::Straight, _) => self.straight,
            Step::Forward(Direction::Right, _) => self.right,
            Step::Back => self.back,
            Step::Pass => return None,
        };
        words.first().copied()
    }

    /// Reads a colour, abbreviated or not. One letter that is a letter of position texts always means that colour.
    pub(super) fn read_color(&self, folded: &str) -> Meaning<Color> {
        let mut characters = folded.chars();
        if let (Some(character), None) = (characters.next(), characters.next())
            && let Some(color) = Color::from_letter(character)
        {
            return Meaning::Of(color);
        }
        let lists = Color::ALL.map(|color| (color, self.colors[color.index()]));
        read(&lists, folded)
    }

    /// Whether this is the whole word for a colour, not an abbreviation.
    pub(super) fn is_color(&self, folded: &str) -> bool {
        let mut words = self.colors.iter().copied().flatten();
        words.any(|word| is_whole(word, folded))
    }

    /// Reads a direction or the word for passing. The letter `v` is the arrow of a tower pushed back.
    pub(super) fn read_way(&self, folded: &str) -> Meaning<Way> {
        if folded == "v" {
            return Meaning::Of(Way::Back);
        }
        let lists = [
            (Way::Forward(Direction::Left), self.left),
            (Way::Forward(Direction::Straight), self.straight),
            (Way::Forward(Direction::Right), self.right),
            (Way::Back, self.back),
        ];
        match read(&lists, folded) {
            Meaning::Unknown if self.is_pass(folded) => Meaning::Of(Way::Pass),
            meaning => meaning,
        }
    }

    /// Whether this is the word for passing.
    pub(super) fn is_pass(&self, folded: &str) -> bool {
        self.pass.iter().any(|word| is_whole(word, folded))
    }
}

/// Whether this is the word for a round in any of the languages, as headings of records begin with it.
pub(crate) fn is_round(word: &str) -> bool {
    let folded = fold(word);
    let mut languages = Language::ALL.into_iter().map(Words::of);
    languages.any(|words| words.round.iter().any(|word| is_whole(word, &folded)))
}

/// Finds what a folded word stands for: a whole word, else the beginning of one printed word, else of one other word.
fn read<T: Copy + PartialEq>(lists: &[(T, &[&str])], folded: &str) -> Meaning<T> {
    if folded.is_empty() {
        return Meaning::Unknown;
    }
    let whole = |word: &str| is_whole(word, folded);
    let beginning = |word: &str| {
        let mut characters = word.chars().filter_map(fold_character);
        folded
            .chars()
            .all(|character| characters.next() == Some(character))
    };
    let every = 0..usize::MAX;
    for (places, fits) in [
        (every.clone(), &whole as &dyn Fn(&str) -> bool),
        (0..1, &beginning),
        (every, &beginning),
    ] {
        let mut found = lists.iter().filter(|(_, words)| {
            let words = words.get(places.start..places.end.min(words.len()));
            words.is_some_and(|words| words.iter().any(|word| fits(word)))
        });
        match (found.next(), found.next()) {
            (Some(&(value, _)), None) => return Meaning::Of(value),
            (Some(_), Some(_)) => return Meaning::Several,
            (None, _) => {}
        }
    }
    Meaning::Unknown
}

fn is_whole(word: &str, folded: &str) -> bool {
    word.chars().filter_map(fold_character).eq(folded.chars())
}

/// A word without case, accents and spaces, so that keyboards of every language can write it.
pub(super) fn fold(text: &str) -> String {
    text.chars().filter_map(fold_character).collect()
}

/// One letter without case and accent; `None` for accents that stand alone, and for spaces.
pub(super) fn fold_character(character: char) -> Option<char> {
    Some(match character {
        // Turkish has both a dotted and a dotless i, in both cases.
        'ı' | 'İ' => 'i',
        'à' | 'á' | 'â' | 'ä' | 'ă' | 'À' | 'Á' | 'Â' | 'Ä' | 'Ă' => 'a',
        'ç' | 'Ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' | 'È' | 'É' | 'Ê' | 'Ë' => 'e',
        'ğ' | 'Ğ' => 'g',
        'ì' | 'í' | 'î' | 'ï' | 'Ì' | 'Í' | 'Î' | 'Ï' => 'i',
        'ò' | 'ó' | 'ô' | 'ö' | 'ő' | 'Ò' | 'Ó' | 'Ô' | 'Ö' | 'Ő' => 'o',
        // Romanian ș has a comma below, Turkish ş a cedilla, and many keyboards have only one of them.
        'ș' | 'Ș' | 'ş' | 'Ş' => 's',
        'ț' | 'Ț' | 'ţ' | 'Ţ' => 't',
        'ù' | 'ú' | 'û' | 'ü' | 'ű' | 'Ù' | 'Ú' | 'Û' | 'Ü' | 'Ű' => 'u',
        '\u{300}'..='\u{36f}' => return None,
        _ if character.is_whitespace() => return None,
        _ => character.to_lowercase().next().unwrap_or(character),
    })
}

static DE: Words = Words {
    colors: [
        &["Braun"],
        &["Grün", "Gruen"],
        &["Rot"],
        &["Gelb"],
        &["Rosa", "Pink", "Pinkfarben"],
        &["Lila", "Lilafarben", "Violett"],
        &["Blau"],
        &["Orange", "Orangefarben"],
    ],
    left: &["Links"],
    straight: &["Gerade", "Geradeaus", "Vorwärts", "Voran", "Vorn"],
    right: &["Rechts"],
    back: &["Zurück", "Zurueck", "Rückwärts"],
    pass: &["passt", "passen", "aussetzen", "setzt aus"],
    round: &["Runde"],
};

static EN: Words = Words {
    colors: [
        &["Brown"],
        &["Green"],
        &["Red"],
        &["Yellow"],
        &["Pink"],
        &["Purple", "Violet"],
        &["Blue"],
        &["Orange"],
    ],
    left: &["Left"],
    straight: &["Straight", "Ahead", "Forward", "Forwards"],
    right: &["Right"],
    back: &["Back", "Backward", "Backwards", "Pushed"],
    pass: &["pass", "passes"],
    round: &["Round"],
};

static FR: Words = Words {
    colors: [
        &["Marron", "Brun", "Brune"],
        &["Vert", "Verte"],
        &["Rouge"],
        &["Jaune"],
        &["Rose"],
        &["Violet", "Violette", "Mauve"],
        &["Bleu", "Bleue"],
        &["Orange"],
    ],
    left: &["Gauche"],
    // "Droit" is straight and "droite" right: alone it stands in both lists, so that it is never guessed at.
    straight: &["Devant", "Avant", "Tout droit", "Droit"],
    right: &["Droite", "Droit"],
    back: &["Arrière", "Derrière", "Recul"],
    pass: &["passe", "passer"],
    round: &["Manche"],
};

static NL: Words = Words {
    colors: [
        &["Bruin", "Bruine"],
        &["Groen", "Groene"],
        &["Rood", "Rode"],
        &["Geel", "Gele"],
        &["Roze", "Rose"],
        &["Paars", "Paarse", "Lila"],
        &["Blauw", "Blauwe"],
        &["Oranje"],
    ],
    left: &["Links"],
    straight: &["Vooruit", "Rechtdoor", "Recht vooruit"],
    right: &["Rechts"],
    back: &["Achteruit", "Terug"],
    pass: &["past", "pas", "overslaan", "slaat over"],
    round: &["Ronde"],
};

static TR: Words = Words {
    colors: [
        &["Kahverengi"],
        &["Yeşil", "Yeşil renkli"],
        &["Kırmızı", "Kırmızı renkli"],
        &["Sarı", "Sarı renkli"],
        &["Pembe", "Pembe renkli"],
        &["Mor", "Mor renkli"],
        &["Mavi", "Mavi renkli"],
        &["Turuncu", "Turuncu renkli"],
    ],
    left: &["Sol", "Sola"],
    straight: &["Düz", "Düz ileri", "İleri"],
    right: &["Sağ", "Sağa"],
    back: &["Geri", "Geriye"],
    pass: &["pas", "pas geçer"],
    round: &["Tur"],
};

// The Hungarian rulebook writes its notation in small letters.
static HU: Words = Words {
    colors: [
        &["barna"],
        &["zöld"],
        &["piros", "vörös"],
        &["sárga"],
        &["rózsaszín", "rózsaszínű"],
        &["lila"],
        &["kék"],
        &["narancsszínű", "narancs", "narancssárga"],
    ],
    left: &["balra", "bal"],
    straight: &["előre", "egyenesen", "egyenesen előre"],
    right: &["jobbra", "jobb"],
    back: &["hátra", "hátrafelé"],
    pass: &["passz", "passzol", "kimarad"],
    round: &["kör"],
};

static RO: Words = Words {
    colors: [
        &["Maro", "Maroniu"],
        &["Verde"],
        &["Roșu", "Roșie"],
        &["Galben", "Galbenă"],
        &["Roz"],
        &["Mov", "Violet"],
        &["Albastru", "Albastră"],
        &["Portocaliu", "Portocalie"],
    ],
    left: &["Stânga"],
    straight: &["Înainte", "Drept", "Drept înainte"],
    right: &["Dreapta"],
    back: &["Înapoi"],
    pass: &["pas", "pasează", "pass"],
    round: &["Rundă"],
};
