//! The Debian package: the program, its manual and completions, the units of `deploy/systemd` and the settings to begin with.

use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};
use kamisado_testing::program as find;
use xshell::{Shell, cmd};

use crate::program;
use crate::workspace::Workspace;

/// What is copied into the package: from where, to where, with which permissions.
const FILES: &[(&str, &str, &str)] = &[
    ("deploy/server.toml", "etc/kamisado/server.toml", "644"),
    (
        "deploy/systemd/kamisado.service",
        "usr/lib/systemd/system/kamisado.service",
        "644",
    ),
    (
        "deploy/systemd/kamisado-backup.service",
        "usr/lib/systemd/system/kamisado-backup.service",
        "644",
    ),
    (
        "deploy/systemd/kamisado-backup.timer",
        "usr/lib/systemd/system/kamisado-backup.timer",
        "644",
    ),
    (
        "deploy/systemd/kamisado.sysusers",
        "usr/lib/sysusers.d/kamisado.conf",
        "644",
    ),
    (
        "deploy/debian/copyright",
        "usr/share/doc/kamisado/copyright",
        "644",
    ),
    ("deploy/debian/conffiles", "DEBIAN/conffiles", "644"),
    ("deploy/debian/postinst", "DEBIAN/postinst", "755"),
    ("deploy/debian/prerm", "DEBIAN/prerm", "755"),
    ("deploy/debian/postrm", "DEBIAN/postrm", "755"),
];

/// The commands whose man pages are installed; the others' are printed by `kamisado man`.
const PAGES: &[&str] = &["", "serve", "admin"];

/// What the program prints for shells, and where they look for it.
const COMPLETIONS: &[(&str, &str)] = &[
    ("bash", "usr/share/bash-completion/completions/kamisado"),
    ("fish", "usr/share/fish/vendor_completions.d/kamisado.fish"),
    ("zsh", "usr/share/zsh/vendor-completions/_kamisado"),
];

/// Packs a program, or the release build, and says where the package is.
pub(crate) fn build(sh: &Shell, program: Option<PathBuf>) -> Result<()> {
    ensure!(
        find("dpkg-deb").is_some(),
        "dpkg-deb is missing. It comes with Debian, and as the package dpkg with many other systems."
    );
    let program = match program {
        Some(program) => program,
        None => program::build(sh, false)?,
    };
    let version = env!("CARGO_PKG_VERSION");
    let architecture = cmd!(sh, "dpkg --print-architecture").read()?;
    let folder = PathBuf::from(Workspace::load(sh)?.target).join("deb");
    let root = folder.join("root");
    sh.remove_path(&root)?;

    install(sh, &program, &root.join("usr/bin/kamisado"), "755")?;
    let installed = root.join("usr/bin/kamisado");
    cmd!(sh, "strip --strip-debug {installed}").run()?;
    for (from, to, mode) in FILES {
        install(sh, Path::new(from), &root.join(to), mode)?;
    }
    for command in PAGES {
        let name = match *command {
            "" => "kamisado.1".to_owned(),
            command => format!("kamisado-{command}.1"),
        };
        let words = command.split_whitespace();
        let page = cmd!(sh, "{installed} --lang en man {words...}").read()?;
        let file = root.join("usr/share/man/man1").join(name);
        sh.write_file(&file, page + "\n")?;
        cmd!(sh, "gzip --best --no-name {file}").run()?;
    }
    for (shell, to) in COMPLETIONS {
        let script = cmd!(sh, "{installed} --lang en completions {shell}").read()?;
        sh.write_file(root.join(to), script + "\n")?;
    }
    let size = cmd!(sh, "du --summarize --apparent-size --block-size 1K {root}").read()?;
    let size = size.split_whitespace().next().unwrap_or("0").to_owned();
    let control = control(version, &architecture, &size, &libc(sh)?);
    sh.write_file(root.join("DEBIAN/control"), control)?;

    let package = folder.join(format!("kamisado_{version}_{architecture}.deb"));
    cmd!(sh, "chmod -R u+rwX,go+rX,go-w {root}").run()?;
    cmd!(sh, "dpkg-deb --build --root-owner-group {root} {package}").run()?;
    println!("{}", package.display());
    Ok(())
}

fn install(sh: &Shell, from: &Path, to: &Path, mode: &str) -> Result<()> {
    cmd!(sh, "install -D --mode {mode} {from} {to}").run()?;
    Ok(())
}

/// The version of the C library that the program was linked with, which is the oldest that is known to do.
fn libc(sh: &Shell) -> Result<String> {
    let format = "${Version}";
    let version = cmd!(sh, "dpkg-query --show --showformat {format} libc6").read()?;
    Ok(version.split('-').next().unwrap_or_default().to_owned())
}

fn control(version: &str, architecture: &str, kibibytes: &str, libc: &str) -> String {
    format!(
        "Package: kamisado
Version: {version}
Architecture: {architecture}
Maintainer: the Kamisado contributors <kamisado@localhost>
Installed-Size: {kibibytes}
Depends: libc6 (>= {libc}), libgcc-s1
Recommends: ca-certificates, systemd
Suggests: haproxy, nats-server, postgresql
Section: games
Priority: optional
Description: Kamisado, a board game for two
 Play in the terminal and in the browser, against the computer and each other.
 This package also runs a server: pages, engine, games between people, ratings
 and an archive, in one process with a file or in several with PostgreSQL.
"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_package_is_there() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        for (from, _, _) in FILES {
            assert!(root.join(from).is_file(), "{from}");
        }
    }

    #[test]
    fn the_description_keeps_to_the_form() {
        let control = control("1.2.3", "amd64", "4", "2.36");
        for line in control.lines() {
            assert!(line.starts_with(' ') || line.contains(": "), "{line}");
            assert!(line.len() <= 80, "{line}");
        }
    }

    /// What the settings, the unit and the container say of each other.
    #[test]
    fn the_unit_runs_what_the_package_installs() {
        let unit = include_str!("../../deploy/systemd/kamisado.service");
        let settings = include_str!("../../deploy/server.toml");
        assert!(
            unit.contains(
                "\nExecStart=/usr/bin/kamisado serve --config /etc/kamisado/server.toml\n"
            )
        );
        assert!(unit.contains("\nStateDirectory=kamisado\n"));
        assert!(settings.contains("\ndatabase = \"/var/lib/kamisado/kamisado.db\"\n"));
    }

    #[test]
    fn the_image_has_no_root_and_no_shell() {
        let image = include_str!("../../deploy/Dockerfile");
        let lines: Vec<&str> = image.lines().map(str::trim).collect();
        let last = lines
            .iter()
            .rposition(|line| line.starts_with("FROM "))
            .unwrap();
        let stage = &lines[last..];
        assert!(stage.contains(&"USER 65532:65532"), "{stage:?}");
        assert!(
            !stage.iter().any(|line| line.starts_with("RUN ")),
            "{stage:?}"
        );
        for line in stage
            .iter()
            .filter(|line| line.starts_with("ENTRYPOINT") || line.starts_with("CMD"))
        {
            assert!(line.ends_with("\"]"), "{line}");
        }
    }
}
