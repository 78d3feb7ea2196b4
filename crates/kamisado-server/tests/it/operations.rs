//! What whoever runs a server looks at: health, metrics, and how it stops.

use std::time::Duration;

use kamisado_server::Config;
use tokio::time::sleep;

use super::host::Host;

/// The status and the body of an answer.
async fn ask(address: &str, path: &str) -> Option<(u16, String)> {
    let response = reqwest::get(format!("http://{address}{path}")).await.ok()?;
    let status = response.status().as_u16();
    Some((status, response.text().await.ok()?))
}

/// Asks until the answer is as it should be.
async fn wait_for(address: &str, path: &str, status: u16, body: &str) {
    for _ in 0..600 {
        if ask(address, path).await == Some((status, body.to_owned())) {
            return;
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("{path}: {:?}", ask(address, path).await);
}

const READY: &str = r#"{"status":"ready","database":"up","bus":"none"}"#;
const STOPPING: &str = r#"{"status":"stopping","database":"up","bus":"none"}"#;

#[tokio::test]
async fn a_server_that_stops_tells_balancers_first_and_goes_on_answering() {
    let mut host = Host::start_with(Config {
        drain_time: Duration::from_secs(3600),
        ..Config::default()
    })
    .await;
    let address = host.address.clone();
    wait_for(&address, "/health/ready", 200, READY).await;
    host.end();
    wait_for(&address, "/health/ready", 503, STOPPING).await;
    wait_for(&address, "/health/live", 200, r#"{"status":"live"}"#).await;
    let (status, _) = ask(&address, "/en/").await.unwrap();
    assert_eq!(status, 200);
    host.leave();
}

#[tokio::test]
async fn prometheus_is_told_what_happens_on_a_port_of_its_own() {
    let host = Host::start_with(Config {
        metrics: Some(([127, 0, 0, 1], 0).into()),
        ..Config::default()
    })
    .await;
    let metrics = host.metrics.unwrap().to_string();
    wait_for(&host.address, "/health/ready", 200, READY).await;
    ask(&host.address, "/en/").await.unwrap();
    ask(&host.address, "/no-such-page").await.unwrap();
    assert_eq!(ask(&host.address, "/metrics").await.unwrap().0, 404);
    let mut text = String::new();
    for _ in 0..600 {
        text = ask(&metrics, "/metrics").await.unwrap().1;
        let page = r#"kamisado_http_requests_total{class="page",status="200"}"#;
        if text.contains(page) && text.contains("kamisado_ready 1") {
            break;
        }
        sleep(Duration::from_millis(50)).await;
    }
    for line in [
        "# TYPE kamisado_connections gauge",
        "# HELP kamisado_decisions_total Decisions accepted by this server and written to the journal.",
        r#"kamisado_http_requests_total{class="page",status="404"}"#,
        r#"kamisado_http_request_seconds_bucket{class="page",le="10"}"#,
        "kamisado_commit_seconds_count ",
        r#"kamisado_commit_jobs_bucket{le="1024"}"#,
        "kamisado_database_up 1\n",
        "kamisado_rooms ",
    ] {
        assert!(text.contains(line), "{line} is not in\n{text}");
    }
    if cfg!(target_os = "linux") {
        let value = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name));
            line.and_then(|value| value.trim().parse::<f64>().ok())
        };
        assert!(value("process_resident_memory_bytes ").unwrap() > 1e6);
        assert!(value("process_start_time_seconds ").unwrap() > 1.6e9);
        assert!(value("process_open_fds ").unwrap() < value("process_max_fds ").unwrap());
    }
    assert_eq!(ask(&metrics, "/en/").await.unwrap().0, 404);
    host.leave();
}

#[tokio::test]
async fn a_request_keeps_the_id_of_a_trusted_proxy_only() {
    for (trusted, is_kept) in [("", false), ("127.0.0.0/8", true)] {
        let mut config = Config::default();
        config.set("trusted-proxies", trusted).unwrap();
        let host = Host::start_with(config).await;
        let request = reqwest::Client::new()
            .get(format!("http://{}/en/", host.address))
            .header("x-request-id", "from-the-proxy.7");
        let response = request.send().await.unwrap();
        let id = response.headers()["x-request-id"].to_str().unwrap();
        assert_eq!(id == "from-the-proxy.7", is_kept, "{id}");
        host.leave();
    }
}
