//! Accounts and sessions, as browsers and attackers use them.

use kamisado_server::{Config, Limits};
use reqwest::{Client, StatusCode, header, redirect};

use crate::host::Host;
use crate::online::{FORM, PASSWORD, Person, form, start};

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

/// Where an answer leads.
fn location(answer: &reqwest::Response) -> String {
    let location = answer.headers().get(header::LOCATION);
    location.unwrap().to_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_invited_to_a_rated_game_comes_back_to_it_with_an_account() {
    let folder = tempfile::tempdir().unwrap();
    let host = start(&folder.path().join("games"), Limits::default()).await;
    let (mut ada, mut ben) = (Person::new(&host), Person::new(&host));
    ada.register("Ada").await;
    let rated = [
        ("rated", "rated"),
        ("kind", "double"),
        ("opening", "matchplay"),
    ];
    let path = location(&ada.post("/en/lobby", &form(&rated)).await);
    let slug = path.rsplit('/').next().unwrap();
    let page = text(ben.get(&path).await).await;
    assert!(!page.contains("value=\"accept\""), "{page}");
    let register = format!("/en/register?game={slug}");
    assert!(page.contains(&register), "{page}");
    let page = text(ben.get(&register).await).await;
    assert!(page.contains(&format!("name=\"game\" value=\"{slug}\"")));
    let fields = [("name", "Ben"), ("password", PASSWORD), ("game", slug)];
    let page = text(ben.post("/en/register", &fields).await).await;
    assert!(page.contains(&format!("href=\"{path}\"")), "{page}");
    let answer = ben.post("/en/log-in", &fields).await;
    assert_eq!(location(&answer), path);
    // Only the name of a game leads anywhere.
    for elsewhere in ["//evil.example", "../account", "https://evil.example"] {
        let fields = [("name", "Ben"), ("password", PASSWORD), ("game", elsewhere)];
        let answer = ben.post("/en/log-in", &fields).await;
        assert_eq!(location(&answer), "/en/lobby");
        let page = text(ben.get(&format!("/en/register?game={elsewhere}")).await).await;
        assert!(!page.contains("evil"), "{page}");
    }
    let answer = ben.post(&path, &[("do", "accept")]).await;
    assert_eq!(location(&answer), path);
    host.leave();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_link_of_a_game_leads_everybody_to_their_own_language() {
    let folder = tempfile::tempdir().unwrap();
    let host = start(&folder.path().join("games"), Limits::default()).await;
    let mut ada = Person::new(&host);
    let path = location(&ada.post("/en/lobby", FORM).await);
    let slug = path.rsplit('/').next().unwrap();
    let page = text(ada.get(&path).await).await;
    let link = format!("http://{}/game/{slug}", host.address);
    assert!(page.contains(&link), "{page}");
    let client = Client::builder().redirect(redirect::Policy::none());
    let client = client.build().unwrap();
    let german = client.get(&link).header(header::ACCEPT_LANGUAGE, "de-AT");
    let answer = german.send().await.unwrap();
    assert_eq!(location(&answer), format!("/de/game/{slug}"));
    for wrong in ["/game/..%2faccount", "/game/x", "/game/%00", "/game/"] {
        let answer = client.get(format!("http://{}{wrong}", host.address));
        let answer = answer.send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{wrong}");
    }
    // Of an invitation that was withdrawn the page says so.
    ada.post(&path, &[("do", "withdraw")]).await;
    let answer = ada.get(&path).await;
    assert_eq!(answer.status(), StatusCode::NOT_FOUND);
    assert!(text(answer).await.contains("no longer open"));
    host.leave();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_opponent_is_blocked_and_reported_from_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let host = start(&folder.path().join("games"), Limits::default()).await;
    let (mut ada, mut ben, mut eve) = (Person::new(&host), Person::new(&host), Person::new(&host));
    ada.register("Ada").await;
    let path = location(&ada.post("/en/lobby", FORM).await);
    ben.post(&path, &[("do", "accept")]).await;
    eve.become_guest().await;
    let report = [("do", "report"), ("reason", "stalling")];
    // Those who do not play have nobody to report.
    for person in [&mut eve, &mut Person::new(&host)] {
        let answer = person.post(&path, &report).await;
        assert_eq!(answer.status(), StatusCode::NOT_FOUND);
    }
    let nonsense = [("do", "report"), ("reason", "<b>")];
    let answer = ada.post(&path, &nonsense).await;
    assert_eq!(answer.status(), StatusCode::BAD_REQUEST);
    for fields in [&report[..], &[("do", "block")]] {
        let answer = ada.post(&path, fields).await;
        assert_eq!(answer.status(), StatusCode::NO_CONTENT);
    }
    // A guest who is blocked is on the list as well, and can be taken off it.
    let page = text(ada.get("/en/account").await).await;
    let id = page.split("name=\"person\" value=\"").nth(1).unwrap();
    let id = id.split('"').next().unwrap();
    assert!(page.contains("Guest"), "{page}");
    let path = location(&ada.post("/en/lobby", FORM).await);
    let answer = ben.post(&path, &[("do", "accept")]).await;
    assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY);
    ada.post("/en/account", &[("do", "unblock"), ("person", id)])
        .await;
    let answer = ben.post(&path, &[("do", "accept")]).await;
    assert_eq!(answer.status(), StatusCode::SEE_OTHER);
    // What is being played is not in the archive.
    let slug = path.rsplit('/').next().unwrap();
    let answer = ada.get(&format!("/archive/{slug}.txt")).await;
    assert_eq!(answer.status(), StatusCode::NOT_FOUND);
    host.leave();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_those_who_want_the_same_name_at_once_one_gets_it() {
    let folder = tempfile::tempdir().unwrap();
    let host = start(&folder.path().join("games"), Limits::default()).await;
    let names = ["Ada", "ADA", "adä", "Ádá"];
    let attempts = names.map(|name| {
        let mut person = Person::new(&host);
        tokio::spawn(async move {
            let fields = [("name", name), ("password", PASSWORD)];
            person.post("/en/register", &fields).await.status()
        })
    });
    let mut registered = 0;
    for attempt in attempts {
        registered += usize::from(attempt.await.unwrap() == StatusCode::OK);
    }
    assert_eq!(registered, 1);
    host.leave();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_no_page_sends_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let host = start(&folder.path().join("games"), Limits::default()).await;
    let own = format!("http://{}", host.address);
    let client = Client::builder().redirect(redirect::Policy::none());
    let client = client.build().unwrap();
    let form = "application/x-www-form-urlencoded";
    let long = format!("name={}", "x".repeat(10_000));
    for (kind, body) in [
        ("text/plain", "do=new"),
        ("application/json", "{\"do\":\"new\"}"),
        ("multipart/form-data; boundary=x", "--x--"),
        (form, "do=new&do=take"),
        (form, "name=%ff%fe&password=x"),
        (form, long.as_str()),
        (form, ""),
    ] {
        for path in ["/en/lobby", "/en/log-in", "/en/register", "/en/account"] {
            let answer = client
                .post(format!("{own}{path}"))
                .header(header::ORIGIN, &own)
                .header(header::CONTENT_TYPE, kind)
                .body(body.to_owned());
            let status = answer.send().await.unwrap().status();
            assert!(
                status.is_client_error(),
                "{path} {kind} {body:.40}: {status}"
            );
        }
    }
    // A cookie that nobody gave out is nobody's.
    for cookie in [
        "kamisado=",
        "kamisado=0",
        "kamisado=' OR 1=1 --",
        "kamisado=ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
        "__Host-kamisado=x; kamisado=y",
    ] {
        let answer = client.get(format!("{own}/me"));
        let answer = answer.header(header::COOKIE, cookie).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::OK, "{cookie}");
        assert_eq!(text(answer).await, r#"{"name":null,"kind":null}"#);
    }
    for path in [
        "/archive/../../etc/passwd",
        "/archive/..%2f..%2fetc%2fpasswd.txt",
        "/archive/aaaaaaaaaa.exe",
        "/en/player/%00",
        "/en/player/<script>alert(1)<%2fscript>",
        "/en/leaderboard/x",
        "/xx/lobby",
    ] {
        let answer = client.get(format!("{own}{path}")).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
        assert!(!text(answer).await.contains("<script>alert"), "{path}");
    }
    for path in [
        "/en/archive?player=%3Cscript%3Ealert(1)%3C/script%3E",
        "/en/archive?lineup=%22%3E%3Cscript%3Ealert(1)",
        "/en/archive?after=%22%3E%3Cscript%3Ealert(1)",
    ] {
        let page = client.get(format!("{own}{path}")).send().await.unwrap();
        assert!(!text(page).await.contains("<script>alert"), "{path}");
    }
    host.leave();
}
