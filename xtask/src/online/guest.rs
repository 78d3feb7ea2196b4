//! People without an account, who invite each other as in a browser: with a form and a cookie.

use std::net::SocketAddr;

use anyhow::{Context as _, Result, bail, ensure};
use kamisado_online::Slug;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::time::timeout;

use super::PATIENCE;
use super::socket::connect;

/// A guest. They are numbered, and each group of them has an address of its own.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    number: usize,
    cookie: String,
}

impl Guest {
    pub(crate) fn new(number: usize) -> Guest {
        Guest {
            number,
            cookie: String::new(),
        }
    }

    pub(crate) fn number(&self) -> usize {
        self.number
    }

    pub(crate) fn cookie(&self) -> &str {
        &self.cookie
    }

    /// Invites somebody to a game on these terms, and says how the game is called.
    pub(crate) async fn invite(&mut self, server: SocketAddr, form: &str) -> Result<Slug> {
        let address = self.post(server, "/en/lobby", form).await?;
        let slug = address.rsplit('/').next().unwrap_or_default();
        slug.parse()
            .with_context(|| format!("the invitation leads to {address}"))
    }

    /// Accepts an invitation.
    pub(crate) async fn accept(&mut self, server: SocketAddr, slug: Slug) -> Result<()> {
        let path = format!("/en/game/{slug}");
        self.post(server, &path, "do=accept").await.map(|_| ())
    }

    /// Takes a name, so that games can be rated.
    pub(crate) async fn register(&mut self, server: SocketAddr) -> Result<()> {
        let form = format!("name=Player-{}&password=correct-horse", self.number);
        let (head, _) = self.send(server, "/en/register", &form).await?;
        ensure!(
            head.starts_with("HTTP/1.1 200"),
            "the registration was answered: {head}"
        );
        Ok(())
    }

    /// Sends a form, and says where the answer leads.
    async fn post(&mut self, server: SocketAddr, path: &str, form: &str) -> Result<String> {
        let (head, body) = self.send(server, path, form).await?;
        ensure!(
            head.starts_with("HTTP/1.1 303"),
            "POST {path} was answered: {head}\n{}",
            trouble(&body)
        );
        match header(&head, "location") {
            Some(address) => Ok(address.to_owned()),
            None => bail!("POST {path} leads nowhere: {head}"),
        }
    }

    /// Sends a form, keeps the cookie, and returns head and body of the answer.
    async fn send(
        &mut self,
        server: SocketAddr,
        path: &str,
        form: &str,
    ) -> Result<(String, String)> {
        let asking = async {
            let mut stream = connect(server, self.number).await?;
            let request = format!(
                "POST {path} HTTP/1.1\r\nhost: {server}\r\norigin: http://{server}\r\ncookie: {}\r\nconnection: close\r\n\
                 content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{form}",
                self.cookie,
                form.len(),
            );
            stream.write_all(request.as_bytes()).await?;
            let mut answer = Vec::new();
            stream.read_to_end(&mut answer).await?;
            anyhow::Ok(String::from_utf8_lossy(&answer).into_owned())
        };
        let answer = timeout(PATIENCE, asking)
            .await
            .with_context(|| format!("no answer to POST {path}"))??;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        if let Some(cookie) = header(head, "set-cookie") {
            cookie
                .split(';')
                .next()
                .unwrap_or_default()
                .clone_into(&mut self.cookie);
        }
        Ok((head.to_owned(), body.to_owned()))
    }
}

/// Why a page refuses what was sent.
fn trouble(body: &str) -> &str {
    let alert = body.split_once("role=\"alert\"");
    let line = alert.and_then(|(_, rest)| rest.lines().next());
    line.unwrap_or_default()
}

fn header<'h>(head: &'h str, name: &str) -> Option<&'h str> {
    head.lines().find_map(|line| {
        let (key, value) = line.split_once(':')?;
        key.eq_ignore_ascii_case(name).then(|| value.trim())
    })
}
