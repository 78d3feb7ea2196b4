//! Draws the pictures one wants to look at after a change, into a folder: `cargo run --example gallery -- <folder>`.
use std::path::PathBuf;

use kamisado::{Decision, Match, MatchKind, MatchRules, Position};
use kamisado_draw::{Diagram, Frame, Look, Palette, Sheet, Symbols};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("name a folder")?);
    let busy: Position = "O3Y1GN/3P4/1B3R2/4++r3/2+n5/1+++U2p3/1g3+bo1/4yu2 b b".parse()?;
    let looks = [
        ("light", Look::default()),
        (
            "dark",
            Look {
                frame: Frame::Dark,
                ..Look::default()
            },
        ),
        (
            "kanji",
            Look {
                symbols: Symbols::Kanji,
                ..Look::default()
            },
        ),
        (
            "letters",
            Look {
                symbols: Symbols::Letters,
                tower_symbols: Symbols::Letters,
                frame: Frame::Dark,
                flipped: true,
                ..Look::default()
            },
        ),
    ];
    let diagram = Diagram::from(&busy)
        .with_targets(busy.targets())
        .with_last_move("h8e5".parse()?);
    for (name, look) in looks {
        std::fs::write(folder.join(format!("{name}.png")), diagram.png(&look, 900)?)?;
        std::fs::write(folder.join(format!("{name}.svg")), diagram.svg(&look))?;
    }
    for palette in Palette::ALL {
        let look = Look {
            palette,
            ..Look::default()
        };
        let png = Diagram::from(&Position::start()).png(&look, 600)?;
        std::fs::write(folder.join(format!("{}.png", palette.name())), png)?;
    }
    let mut game = Match::new(MatchRules::new(MatchKind::Single));
    let mut pictures = vec![(Diagram::from(&Position::start()), "Start".to_owned())];
    for m in ["e1e5", "h8f6", "a1a5", "d8c7", "e5c7"] {
        let Decision::Move(m) = m.parse()? else { break };
        if game.play(Decision::Move(m)).is_err() {
            continue;
        }
        let Some(position) = game.position() else {
            break;
        };
        let caption = format!("{}. {m}", game.decisions().len());
        pictures.push((Diagram::from(position).with_last_move(m), caption));
    }
    let sheet = Sheet::new("A round", pictures).columns(3);
    std::fs::write(folder.join("sheet.png"), sheet.png(&Look::default(), 1500)?)?;
    Ok(())
}
