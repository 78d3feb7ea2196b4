//! Each palette seen through the eye it is for.
//!
//! The simulation is that of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
//! Deficiency" (2009), at full severity; distances are Euclidean in Oklab, where 0.02 is just noticeable side by side.

use kamisado::Color;
use kamisado_draw::Palette;

type Matrix = [[f32; 3]; 3];

const NORMAL: Matrix = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
const DEUTERANOPIA: Matrix = [
    [0.367_322, 0.860_646, -0.227_968],
    [0.280_085, 0.672_501, 0.047_413],
    [-0.011_820, 0.042_940, 0.968_881],
];
const PROTANOPIA: Matrix = [
    [0.152_286, 1.052_583, -0.204_868],
    [0.114_503, 0.786_281, 0.099_216],
    [-0.003_882, -0.048_116, 1.051_998],
];
const TRITANOPIA: Matrix = [
    [1.255_528, -0.076_749, -0.178_779],
    [-0.078_411, 0.930_809, 0.147_602],
    [0.004_733, 0.691_367, 0.303_900],
];

const EYES: [(Palette, Matrix); 4] = [
    (Palette::Classic, NORMAL),
    (Palette::Deuteranopia, DEUTERANOPIA),
    (Palette::Protanopia, PROTANOPIA),
    (Palette::Tritanopia, TRITANOPIA),
];

fn times(matrix: &Matrix, [x, y, z]: [f32; 3]) -> [f32; 3] {
    matrix.map(|[a, b, c]| a * x + b * y + c * z)
}

fn oklab(linear: [f32; 3]) -> [f32; 3] {
    const CONES: Matrix = [
        [0.412_221_46, 0.536_332_55, 0.051_445_995],
        [0.211_903_5, 0.680_699_5, 0.107_396_96],
        [0.088_302_46, 0.281_718_85, 0.629_978_7],
    ];
    const LAB: Matrix = [
        [0.210_454_26, 0.793_617_8, -0.004_072_047],
        [1.977_998_5, -2.428_592_2, 0.450_593_7],
        [0.025_904_037, 0.782_771_77, -0.808_675_77],
    ];
    times(&LAB, times(&CONES, linear).map(f32::cbrt))
}

/// A colour as an eye sees it.
fn seen(palette: Palette, color: Color, eye: &Matrix) -> [f32; 3] {
    let linear = palette.rgb(color).map(|part| {
        let part = f32::from(part) / 255.0;
        if part <= 0.040_45 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    });
    oklab(times(eye, linear).map(|part| part.clamp(0.0, 1.0)))
}

/// How far apart the two most similar colours are.
fn closest(palette: Palette, eye: &Matrix) -> f32 {
    let mut closest = f32::INFINITY;
    for (number, one) in Color::ALL.into_iter().enumerate() {
        for other in &Color::ALL[..number] {
            let (a, b) = (seen(palette, one, eye), seen(palette, *other, eye));
            let distance = a
                .iter()
                .zip(b)
                .map(|(a, b)| (a - b).powi(2))
                .sum::<f32>()
                .sqrt();
            closest = closest.min(distance);
        }
    }
    closest
}

#[test]
fn in_every_palette_all_colors_differ_for_the_eye_it_is_for() {
    for (palette, eye) in EYES {
        let distance = closest(palette, &eye);
        let least = if palette == Palette::Classic {
            0.12
        } else {
            0.17
        };
        assert!(distance > least, "{}: {distance}", palette.name());
    }
}

#[test]
fn every_palette_can_be_told_apart_by_a_normal_eye() {
    for palette in Palette::ALL {
        let distance = closest(palette, &NORMAL);
        assert!(distance > 0.12, "{}: {distance}", palette.name());
    }
}

#[test]
fn a_special_palette_beats_the_classic_one_for_its_eye() {
    for (palette, eye) in EYES.into_iter().skip(1) {
        let (classic, special) = (closest(Palette::Classic, &eye), closest(palette, &eye));
        assert!(
            special > 2.0 * classic,
            "{}: {special} against {classic}",
            palette.name()
        );
    }
}
