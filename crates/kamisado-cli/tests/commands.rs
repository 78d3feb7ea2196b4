//! The commands as a user types them: the files in `tests/cmd` are terminal sessions.

#[test]
fn the_commands_answer_as_they_are_shown() {
    trycmd::TestCases::new()
        .env("LANG", "C")
        .env("LC_ALL", "C")
        .env("COLUMNS", "100")
        .case("tests/cmd/*.md");
}
