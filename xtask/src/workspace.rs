//! What cargo knows about the workspace, and which crate may know which.

use anyhow::{Context as _, Result};
use serde_json::Value;
use xshell::{Shell, cmd};

/// The crates in the order of the code map in ARCHITECTURE.md: each may depend on those before it only.
const ROOMS: &[&str] = &[
    "kamisado",
    "kamisado-certificate",
    "kamisado-engine",
    "kamisado-i18n",
    "kamisado-view",
    "kamisado-link",
    "kamisado-draw",
    "kamisado-online",
    "kamisado-server",
    "kamisado-arena",
    "kamisado-cli",
    "kamisado-wasm",
    "kamisado-testing",
    "xtask",
];

/// The members of the workspace.
#[derive(Debug)]
pub(crate) struct Workspace {
    pub(crate) packages: Vec<Package>,
    /// The folder in which cargo builds.
    pub(crate) target: String,
}

/// One member.
#[derive(Debug)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) features: Vec<String>,
    /// The names of its benchmarks.
    pub(crate) benches: Vec<String>,
    /// The names of its programs of integration tests.
    tests: Vec<String>,
    dependencies: Vec<Dependency>,
}

#[derive(Debug)]
struct Dependency {
    name: String,
    optional: bool,
    /// Needed by tests and benchmarks only.
    dev: bool,
}

impl Workspace {
    pub(crate) fn load(sh: &Shell) -> Result<Self> {
        let json = cmd!(sh, "cargo metadata --no-deps --format-version 1")
            .quiet()
            .read()?;
        Self::parse(&json)
    }

    fn parse(json: &str) -> Result<Self> {
        let metadata: Value = serde_json::from_str(json)
            .context("cargo metadata answered something else than JSON")?;
        let packages = array(&metadata["packages"]).map(Package::parse).collect();
        Ok(Self {
            packages,
            target: string(&metadata["target_directory"]),
        })
    }

    pub(crate) fn package(&self, name: &str) -> Option<&Package> {
        self.packages.iter().find(|package| package.name == name)
    }

    /// A sentence for each dependency that the house does not allow, and for each crate with several programs of tests.
    pub(crate) fn findings(&self) -> Vec<String> {
        let place = |name: &str| ROOMS.iter().position(|room| *room == name);
        let mut sentences = Vec::new();
        for Package {
            name,
            tests,
            dependencies,
            ..
        } in &self.packages
        {
            // Each would be linked on its own, with everything that the crate depends on.
            if tests.len() > 1 {
                sentences.push(format!(
                    "crate {name} has the programs of tests {}: make them modules of tests/it",
                    tests.join(", ")
                ));
            }
            let Some(own) = place(name) else {
                sentences.push(format!(
                    "crate {name} has no place yet: add it to ROOMS and to ARCHITECTURE.md"
                ));
                continue;
            };
            for dependency in dependencies.iter().filter(|dependency| !dependency.dev) {
                if place(&dependency.name).is_some_and(|other| other >= own) {
                    sentences.push(format!(
                        "crate {name} must not know {}, which comes after it",
                        dependency.name
                    ));
                } else if name == ROOMS[0] && !dependency.optional {
                    sentences.push(format!(
                        "crate {name} has no dependencies: make {} optional",
                        dependency.name
                    ));
                }
            }
        }
        sentences
    }
}

impl Package {
    fn parse(value: &Value) -> Self {
        let targets = |wanted: &str| {
            let is_wanted = |target: &&Value| array(&target["kind"]).any(|kind| kind == wanted);
            let targets = array(&value["targets"]).filter(is_wanted);
            targets.map(|target| string(&target["name"])).collect()
        };
        Self {
            name: string(&value["name"]),
            features: value["features"]
                .as_object()
                .into_iter()
                .flatten()
                .map(|(name, _)| name.clone())
                .collect(),
            benches: targets("bench"),
            tests: targets("test"),
            dependencies: array(&value["dependencies"])
                .map(Dependency::parse)
                .collect(),
        }
    }
}

impl Dependency {
    fn parse(value: &Value) -> Self {
        Self {
            name: string(&value["name"]),
            optional: value["optional"] == true,
            dev: value["kind"] == "dev",
        }
    }
}

fn array(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn string(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn misdirections(name: &str, dependency: &str) -> Vec<String> {
        let json = format!(r#"{{"packages":[{{"name":"{name}","dependencies":[{dependency}]}}]}}"#);
        Workspace::parse(&json).unwrap().findings()
    }

    #[test]
    fn this_workspace_is_read_as_cargo_describes_it() {
        let sh = Shell::new().unwrap();
        let workspace = Workspace::load(&sh).unwrap();
        assert!(workspace.package("xtask").is_some());
        let rules = workspace.package("kamisado").unwrap();
        assert!(
            rules.features.iter().any(|feature| feature == "serde"),
            "{:?}",
            rules.features
        );
        assert!(
            rules
                .dependencies
                .iter()
                .any(|dependency| dependency.name == "serde" && dependency.optional)
        );
    }

    #[test]
    fn dependencies_point_up_the_list_only() {
        let up = misdirections(
            "kamisado-engine",
            r#"{"name":"kamisado","kind":null,"optional":false}"#,
        );
        assert_eq!(up, Vec::<String>::new());
        let down = misdirections(
            "kamisado-engine",
            r#"{"name":"kamisado-cli","kind":null,"optional":false}"#,
        );
        assert_eq!(
            down,
            ["crate kamisado-engine must not know kamisado-cli, which comes after it"]
        );
    }

    #[test]
    fn the_rules_crate_has_optional_dependencies_at_most() {
        let dependency = |kind, optional| {
            misdirections(
                "kamisado",
                &format!(r#"{{"name":"serde","kind":{kind},"optional":{optional}}}"#),
            )
        };
        assert_eq!(dependency("null", true), Vec::<String>::new());
        assert_eq!(dependency(r#""dev""#, false), Vec::<String>::new());
        assert_eq!(
            dependency("null", false),
            ["crate kamisado has no dependencies: make serde optional"]
        );
        assert_eq!(
            dependency(r#""build""#, false),
            ["crate kamisado has no dependencies: make serde optional"]
        );
    }

    #[test]
    fn a_crate_has_one_program_of_tests() {
        let findings = |targets: &str| {
            let json = format!(
                r#"{{"packages":[{{"name":"kamisado","targets":[{{"kind":["lib"],"name":"kamisado"}},{targets}]}}]}}"#
            );
            Workspace::parse(&json).unwrap().findings()
        };
        let one = r#"{"kind":["test"],"name":"it"}"#;
        let other = r#"{"kind":["test"],"name":"rules"}"#;
        assert_eq!(findings(one), Vec::<String>::new());
        assert_eq!(
            findings(&format!("{one},{other}")),
            ["crate kamisado has the programs of tests it, rules: make them modules of tests/it"]
        );
    }

    #[test]
    fn a_crate_without_a_place_is_reported() {
        assert_eq!(misdirections("kamisado-chess", "").len(), 1);
    }
}
