//! Accounts and sessions, as browsers and attackers use them.

use kamisado_server::{Config, Limits};
use reqwest::{Client, StatusCode, header, redirect};

use crate::host::Host;
use crate::online::{FORM, PASSWORD, Person, start};

/// Everything that can be changed by a form.
const FORMS: &[&str] = &[
    "/me",
    "/en/lobby",
    "/en/game/3xP7qLm2Zw",
    "/en/log-in",
    "/en/register",
    "/en/recover",
    "/en/account",
    "/en/player/Ada",
];

/// The pages that depend on who asks, behind the language.
const PERSONAL: &[&str] = &[
    "lobby",
    "lobby/seeks",
    "games",
    "archive",
    "leaderboard/double",
    "leaderboard/match",
    "leaderboard/correspondence",
    "player/Ada",
    "log-in",
    "register",
    "recover",
    "account",
];

async fn text(answer: reqwest::Response) -> String {
    answer.text().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn forms_are_taken_from_pages_of_this_server_only() {
    let folder = tempfile::tempdir().unwrap();
    let host = start(&folder.path().join("games"), Limits::default()).await;
    let client = Client::new();
    let own = format!("http://{}", host.address);
    for path in FORMS {
        let address = format!("{own}{path}");
        let post = || {
            client
                .post(&address)
                .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
                .body("do=new")
        };
        for request in [
            post(),
            post().header(header::ORIGIN, "http://evil.example"),
            post().header(header::ORIGIN, "null"),
            post()
                .header(header::ORIGIN, &own)
                .header("sec-fetch-site", "cross-site"),
        ] {
            let answer = request.send().await.unwrap();
            assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{path}");
            assert!(!answer.headers().contains_key(header::SET_COOKIE), "{path}");
            assert!(text(answer).await.contains("nothing was changed"));
        }
    }
    host.leave();
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_keeps_a_personal_page() {
    let folder = tempfile::tempdir().unwrap();
    let host = start(&folder.path().join("games"), Limits::default()).await;
    let mut ada = Person::new(&host);
    ada.register("Ada").await;
    for language in ["en", "de", "fr", "nl", "tr", "hu", "ro"] {
        for page in PERSONAL {
            let answer = ada.get(&format!("/{language}/{page}")).await;
            assert_eq!(answer.status(), StatusCode::OK, "/{language}/{page}");
            let headers = answer.headers();
            assert_eq!(headers[header::CACHE_CONTROL], "no-store", "{page}");
            assert!(!headers.contains_key(header::ETAG), "{page}");
            let page_text = text(answer).await;
            assert!(!page_text.contains(" style="), "{page}");
            assert!(!page_text.contains(" onclick="), "{page}");
        }
    }
    let me = ada.get("/me").await;
    assert_eq!(me.headers()[header::CACHE_CONTROL], "no-store");
    assert_eq!(text(me).await, r#"{"name":"Ada","kind":"member"}"#);
    let mut nobody = Person::new(&host);
    let me = nobody.get("/me").await;
    assert_eq!(text(me).await, r#"{"name":null,"kind":null}"#);
    assert_eq!(nobody.cookie, None);
    // The browser keeps none of them for use without a connection.
    let script = text(nobody.get("/service-worker.js").await).await;
    let kept = script.lines().next().unwrap().to_owned();
    for page in PERSONAL {
        assert!(!kept.contains(&format!("\"{page}\"")), "{page}");
    }
    host.leave();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_registers_and_keeps_the_games() {
    let folder = tempfile::tempdir().unwrap();
    let host = start(&folder.path().join("games"), Limits::default()).await;
    let mut ada = Person::new(&host);
    let invited = ada.post("/en/lobby", FORM).await;
    let path = invited.headers()[header::LOCATION].to_str().unwrap();
    let path = path.to_owned();
    let before = ada.cookie.clone().unwrap();
    ada.register("Ada").await;
    let after = ada.cookie.clone().unwrap();
    // Whoever knew the cookie of the guest is not Ada.
    assert_ne!(before, after);
    let mut other = Person::new(&host);
    other.cookie = Some(before);
    assert!(text(other.get("/me").await).await.contains("null"));
    assert!(text(ada.get(&path).await).await.contains("Send this link"));

    // The name is taken, also for those whose letters look like it.
    for name in ["Ada", "ADA", "adä"] {
        let fields = [("name", name), ("password", PASSWORD)];
        let answer = other.post("/en/register", &fields).await;
        assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY, "{name}");
        assert!(text(answer).await.contains("taken"), "{name}");
    }
    for (name, password) in [
        ("a b", PASSWORD),
        ("admin", PASSWORD),
        ("Ben", "short"),
        ("Ben", "password123"),
        ("<script>", PASSWORD),
    ] {
        let fields = [("name", name), ("password", password)];
        let answer = other.post("/en/register", &fields).await;
        assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY, "{name}");
        assert!(!text(answer).await.contains("<script>\""));
    }
    host.leave();
}

/// The recovery codes on a page.
fn codes(page: &str) -> Vec<String> {
    page.split("<code translate=\"no\">")
        .skip(1)
        .map(|rest| rest.split('<').next().unwrap().to_owned())
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_is_changed_recovered_and_deleted_by_its_owner_only() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits {
        log_ins_per_minute: 100,
        ..Limits::default()
    };
    let host = start(&folder.path().join("games"), limits).await;
    let (mut here, mut there) = (Person::new(&host), Person::new(&host));
    let fields = [("name", "Ada"), ("password", PASSWORD)];
    let page = text(here.post("/en/register", &fields).await).await;
    let codes = codes(&page);
    assert!(codes.len() >= 5, "{page}");

    // The same words for a wrong name and a wrong password.
    let wrong = [("name", "Ada"), ("password", "something else 8")];
    let unknown = [("name", "Nobody-here"), ("password", PASSWORD)];
    for fields in [wrong, unknown] {
        let answer = there.post("/en/log-in", &fields).await;
        assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY);
        let page = text(answer).await;
        assert!(page.contains("The name or the password is wrong."));
        assert_eq!(there.cookie, None);
    }
    let answer = there.post("/en/log-in", &fields).await;
    assert_eq!(answer.status(), StatusCode::SEE_OTHER);
    let account = text(here.get("/en/account").await).await;
    assert_eq!(account.matches("end-session").count(), 1, "{account}");

    // A new password ends the other session, and its socket.
    let mut socket = there.connect().await;
    socket.say("ping 1").await;
    socket.line().await.unwrap();
    let new = "another umbrella 18";
    let refused = [
        ("do", "password"),
        ("password", "wrong one 123"),
        ("new", new),
    ];
    let answer = here.post("/en/account", &refused).await;
    assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let change = [("do", "password"), ("password", PASSWORD), ("new", new)];
    let answer = here.post("/en/account", &change).await;
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(socket.line().await, None);
    assert!(text(there.get("/me").await).await.contains("null"));
    assert!(text(here.get("/me").await).await.contains("Ada"));

    // A recovery code works once, and ends all sessions.
    let third = "a third umbrella 19";
    let recover = [
        ("name", "ada"),
        ("code", codes[0].as_str()),
        ("password", third),
    ];
    let mut lost = Person::new(&host);
    let nonsense = [("name", "Ada"), ("code", "aaaa-bbbb"), ("password", third)];
    let answer = lost.post("/en/recover", &nonsense).await;
    assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let answer = lost.post("/en/recover", &recover).await;
    assert_eq!(answer.status(), StatusCode::SEE_OTHER);
    assert!(text(here.get("/me").await).await.contains("null"));
    let answer = there.post("/en/recover", &recover).await;
    assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY);

    // One file with everything, and the end.
    let file = text(lost.post("/en/account", &[("do", "export")]).await).await;
    assert!(
        file.contains("\"Ada\"") && !file.contains("argon2"),
        "{file}"
    );
    let delete = [("do", "delete"), ("password", "wrong one 123")];
    lost.post("/en/account", &delete).await;
    assert!(text(lost.get("/me").await).await.contains("Ada"));
    let delete = [("do", "delete"), ("password", third)];
    let answer = lost.post("/en/account", &delete).await;
    assert_eq!(answer.status(), StatusCode::SEE_OTHER);
    assert_eq!(lost.cookie, None);
    let answer = lost.get("/en/player/Ada").await;
    assert_eq!(answer.status(), StatusCode::NOT_FOUND);
    host.leave();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_tries_too_often_is_told_when_to_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits {
        log_ins_per_minute: 2,
        newcomers_per_hour: 3,
        searches_per_second: 1,
        ..Limits::default()
    };
    let host = start(&folder.path().join("games"), limits).await;
    let mut ada = Person::new(&host);
    let fields = [("name", "Ada"), ("password", PASSWORD)];
    let mut answers = Vec::new();
    for _ in 0..3 {
        answers.push(ada.post("/en/log-in", &fields).await.status());
    }
    assert_eq!(answers[2], StatusCode::TOO_MANY_REQUESTS, "{answers:?}");
    for _ in 0..3 {
        let mut guest = Person::new(&host);
        guest.become_guest().await;
    }
    let answer = ada.post("/me", &[]).await;
    assert_eq!(answer.status(), StatusCode::TOO_MANY_REQUESTS);
    assert!(text(answer).await.contains("minute"));
    let mut refused = 0;
    for _ in 0..30 {
        let answer = ada.get("/en/archive").await;
        refused += usize::from(answer.status() == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refused > 0);
    host.leave();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_encrypted_connection_has_a_cookie_that_belongs_to_the_host() {
    let host = Host::start_with(Config {
        trusted_proxies: vec!["127.0.0.0/8".parse().unwrap()],
        ..Config::default()
    })
    .await;
    let client = Client::builder().redirect(redirect::Policy::none());
    let client = client.build().unwrap();
    let own = format!("http://{}", host.address);
    let ask = |scheme: Option<&'static str>| {
        let mut request = client
            .post(format!("{own}/me"))
            .header(header::ORIGIN, own.replace("http:", "https:"));
        if let Some(scheme) = scheme {
            request = request.header("x-forwarded-proto", scheme);
        }
        request.send()
    };
    for (scheme, begins, is_secure) in [
        (Some("https"), "__Host-kamisado=", true),
        (Some("http"), "kamisado=", false),
        (None, "kamisado=", false),
    ] {
        let answer = ask(scheme).await.unwrap();
        let cookie = answer.headers()[header::SET_COOKIE].to_str().unwrap();
        assert!(cookie.starts_with(begins), "{cookie}");
        assert_eq!(cookie.contains("; Secure"), is_secure, "{cookie}");
        for part in ["; Path=/", "; HttpOnly", "; SameSite=Lax"] {
            assert!(cookie.contains(part), "{cookie}");
        }
        let token = cookie[begins.len()..].split(';').next().unwrap();
        // 256 random bits.
        assert_eq!(token.len(), 64, "{token}");
    }
    host.leave();
}

#[tokio::test(flavor = "multi_thread")]
async fn people_block_and_report_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let host = start(&folder.path().join("games"), Limits::default()).await;
    let (mut ada, mut ben) = (Person::new(&host), Person::new(&host));
    ada.register("Ada").await;
    ben.register("Ben").await;
    let page = text(ada.get("/en/player/Ben").await).await;
    assert!(page.contains("Report this player"), "{page}");
    let page = text(ada.get("/en/player/Ada").await).await;
    assert!(!page.contains("Report this player"), "{page}");
    ada.post("/en/player/Ben", &[("do", "block")]).await;
    assert!(text(ada.get("/en/account").await).await.contains("Ben"));
    let fields = [("do", "report"), ("reason", "stalling")];
    let page = text(ada.post("/en/player/Ben", &fields).await).await;
    assert!(page.contains("Your report has been sent"), "{page}");

    // Who has blocked somebody does not meet them.
    let invited = ada.post("/en/lobby", FORM).await;
    let path = invited.headers()[header::LOCATION].to_str().unwrap();
    let answer = ben.post(path, &[("do", "accept")]).await;
    assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY);
    ada.post("/en/player/Ben", &[("do", "unblock")]).await;
    let answer = ben.post(path, &[("do", "accept")]).await;
    assert_eq!(answer.status(), StatusCode::SEE_OTHER);
    host.leave();
}
