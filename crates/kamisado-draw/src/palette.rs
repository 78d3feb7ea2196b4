use kamisado::{ByColor, Color};

/// The eight colours as they are painted.
///
/// The palettes for colour-blind players keep each colour recognisable by its name, and make the eight as different as possible, mostly in
/// brightness, for people with that deficiency.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Palette {
    /// The colours of the game.
    #[default]
    Classic,
    /// For people without green cones.
    Deuteranopia,
    /// For people without red cones.
    Protanopia,
    /// For people without blue cones.
    Tritanopia,
}

impl Palette {
    /// All palettes.
    pub const ALL: [Palette; 4] = [
        Palette::Classic,
        Palette::Deuteranopia,
        Palette::Protanopia,
        Palette::Tritanopia,
    ];

    /// `classic`, `deuteranopia`, `protanopia` or `tritanopia`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Palette::Classic => "classic",
            Palette::Deuteranopia => "deuteranopia",
            Palette::Protanopia => "protanopia",
            Palette::Tritanopia => "tritanopia",
        }
    }

    /// A colour as red, green and blue.
    ///
    /// ```
    /// use kamisado::Color;
    /// use kamisado_draw::Palette;
    ///
    /// let [red, green, blue] = Palette::Classic.rgb(Color::Red);
    /// assert!(red > green && red > blue);
    /// ```
    #[must_use]
    pub fn rgb(self, color: Color) -> [u8; 3] {
        let [_, red, green, blue] = self.table()[color].to_be_bytes();
        [red, green, blue]
    }

    /// A colour as in HTML, `#rrggbb`.
    #[must_use]
    pub fn hex(self, color: Color) -> String {
        format!("#{:06x}", self.table()[color])
    }

    /// Whether black reads better than white on a colour.
    #[must_use]
    pub fn is_bright(self, color: Color) -> bool {
        let linear = self.rgb(color).map(|part| {
            let part = f32::from(part) / 255.0;
            part.powf(2.2)
        });
        let luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
        // Here the contrast with black and with white is the same.
        luminance > 0.18
    }

    /// In the order of the colours: brown, green, red, yellow, pink, purple, blue, orange.
    fn table(self) -> ByColor<u32> {
        let colors = match self {
            Palette::Classic => [
                0x7b4b2a, 0x2f9e58, 0xd2342e, 0xf4cf3a, 0xf08fba, 0x7c45a6, 0x2a72c4, 0xf28522,
            ],
            Palette::Deuteranopia => [
                0x3a2b16, 0x57a07e, 0xae0001, 0xfffa41, 0xffd2ef, 0x6a0090, 0x3f73f0, 0xff8b00,
            ],
            Palette::Protanopia => [
                0x541500, 0x40d599, 0xb92940, 0xfffa41, 0xfd88da, 0x46008e, 0x2f6ae2, 0xe08b00,
            ],
            Palette::Tritanopia => [
                0x3a2b16, 0x03d874, 0xa8002e, 0xf8f8a7, 0xffa2e1, 0x7528bf, 0x558cb9, 0xea6d00,
            ],
        };
        ByColor::from_fn(|color| colors[color.index()])
    }
}
