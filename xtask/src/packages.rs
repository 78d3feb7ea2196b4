//! System packages: which ones a chore needs, and how they come onto the machine.

use anyhow::{Context as _, Result, bail};
use kamisado_testing::program;
use xshell::{Shell, cmd};

/// What a package is needed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Chore {
    Check,
    Counts,
}

#[derive(Debug)]
struct Package {
    /// Its name in Debian.
    name: &'static str,
    /// The command it provides; the package is taken to be there when this is.
    command: &'static str,
    chore: Chore,
    purpose: &'static str,
}

/// The one list of system packages. Add a line here and `cargo xtask check` installs it or asks for it.
const PACKAGES: &[Package] = &[
    Package {
        name: "git",
        command: "git",
        chore: Chore::Check,
        purpose: "lists the files of the project",
    },
    Package {
        name: "tmux",
        command: "tmux",
        chore: Chore::Check,
        purpose: "is the terminal of the terminal tests",
    },
    Package {
        name: "g++",
        command: "c++",
        chore: Chore::Check,
        purpose: "compiles libFuzzer for the fuzz targets",
    },
    Package {
        name: "nodejs",
        command: "node",
        chore: Chore::Check,
        purpose: "runs the tests of the web app",
    },
    Package {
        name: "npm",
        command: "npm",
        chore: Chore::Check,
        purpose: "installs what those tests need",
    },
    Package {
        name: "chromium",
        command: "chromium",
        chore: Chore::Check,
        purpose: "is the browser of those tests",
    },
    Package {
        name: POSTGRES,
        command: "pg_ctl",
        chore: Chore::Check,
        purpose: "is the other database of the tests",
    },
    Package {
        name: "nats-server",
        command: "nats-server",
        chore: Chore::Check,
        purpose: "carries hints between servers in the tests",
    },
    Package {
        name: "haproxy",
        command: "haproxy",
        chore: Chore::Check,
        purpose: "stands in front of several servers in the tests",
    },
    Package {
        name: "firefox-esr",
        command: "firefox-esr",
        chore: Chore::Check,
        purpose: "is the other browser of those tests",
    },
    Package {
        name: "valgrind",
        command: "valgrind",
        chore: Chore::Counts,
        purpose: "counts instructions",
    },
];

/// Starts a system service when it is installed, unless told otherwise.
const POSTGRES: &str = "postgresql";

impl Package {
    fn is_installed(&self) -> bool {
        program(self.command).is_some()
    }
}

/// What to do about missing packages.
#[derive(Debug, PartialEq, Eq)]
enum Plan {
    Nothing,
    Install(Vec<&'static str>),
    Refuse(String),
}

/// Makes sure that the packages for `chore` are installed, by installing them where that is allowed.
pub(crate) fn require(sh: &Shell, chore: Chore) -> Result<()> {
    let missing = |package: &&Package| package.chore == chore && !package.is_installed();
    let missing = PACKAGES.iter().filter(missing).collect::<Vec<_>>();
    match plan(&missing, program("apt-get").is_some(), is_root(sh)) {
        Plan::Nothing => Ok(()),
        Plan::Refuse(reason) => bail!(reason),
        Plan::Install(names) => {
            let _quiet = sh.push_env("DEBIAN_FRONTEND", "noninteractive");
            cmd!(sh, "apt-get update").run()?;
            let install = |names: &[&str]| {
                cmd!(
                    sh,
                    "apt-get install --yes --no-install-recommends {names...}"
                )
                .run()
            };
            if names.contains(&POSTGRES) {
                // The tests start clusters of their own; nobody needs one that always runs.
                install(&["postgresql-common"])?;
                let settings = "/etc/postgresql-common/createcluster.conf";
                let text = sh.read_file(settings)?;
                sh.write_file(settings, format!("{text}\ncreate_main_cluster = false\n"))?;
            }
            install(&names)?;
            missing
                .iter()
                .find(|package| !package.is_installed())
                .map_or(Ok(()), |package| {
                    bail!(
                        "{} is installed but brought no command `{}`",
                        package.name,
                        package.command
                    )
                })
        }
    }
}

fn plan(missing: &[&Package], apt: bool, root: bool) -> Plan {
    let names = missing
        .iter()
        .map(|package| package.name)
        .collect::<Vec<_>>();
    if names.is_empty() {
        return Plan::Nothing;
    }
    if apt && root {
        return Plan::Install(names);
    }
    let list = missing
        .iter()
        .map(|package| format!("\n  {} ({})", package.name, package.purpose));
    let list = list.collect::<String>();
    let remedy = if apt {
        let names = names.join(" ");
        format!("sudo apt-get update && sudo apt-get install --yes --no-install-recommends {names}")
    } else {
        "install the packages of those (Debian) names with the package manager of this system"
            .to_owned()
    };
    Plan::Refuse(format!(
        "these system packages are missing:{list}\nTo go on:\n  {remedy}"
    ))
}

fn is_root(sh: &Shell) -> bool {
    cmd!(sh, "id -u")
        .quiet()
        .ignore_stderr()
        .read()
        .context("asking who runs this")
        .is_ok_and(|id| id == "0")
}

#[cfg(test)]
mod tests {
    use super::*;

    const TMUX: &Package = &Package {
        name: "tmux",
        command: "tmux",
        chore: Chore::Check,
        purpose: "is a terminal",
    };
    const GXX: &Package = &Package {
        name: "g++",
        command: "c++",
        chore: Chore::Check,
        purpose: "compiles",
    };

    #[test]
    fn a_complete_machine_is_left_alone() {
        assert_eq!(plan(&[], true, true), Plan::Nothing);
        assert_eq!(plan(&[], false, false), Plan::Nothing);
    }

    #[test]
    fn root_on_debian_installs_what_is_missing() {
        assert_eq!(
            plan(&[TMUX, GXX], true, true),
            Plan::Install(vec!["tmux", "g++"])
        );
    }

    #[test]
    fn others_on_debian_are_told_the_exact_command() {
        let Plan::Refuse(reason) = plan(&[TMUX, GXX], true, false) else {
            panic!("it must refuse")
        };
        assert!(reason.contains("tmux (is a terminal)"), "{reason}");
        assert!(
            reason.ends_with("sudo apt-get install --yes --no-install-recommends tmux g++"),
            "{reason}"
        );
    }

    #[test]
    fn elsewhere_the_packages_are_named_even_to_root() {
        for root in [false, true] {
            let Plan::Refuse(reason) = plan(&[TMUX], false, root) else {
                panic!("it must refuse")
            };
            assert!(
                reason.contains("tmux") && !reason.contains("apt-get"),
                "{reason}"
            );
        }
    }
}
