//! The commands as a user types them: the files in `tests/cmd` are terminal sessions.

#[test]
fn the_commands_answer_as_they_are_shown() {
    // Nothing of the user's own is read or changed.
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().to_str().unwrap();
    trycmd::TestCases::new()
        .env("LANG", "C")
        .env("LC_ALL", "C")
        .env("COLUMNS", "100")
        .env("XDG_DATA_HOME", folder)
        .env("XDG_STATE_HOME", folder)
        .env("XDG_CONFIG_HOME", folder)
        .case("tests/cmd/*.md");
}
