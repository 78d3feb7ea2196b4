use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A network between two programs that can be cut: nothing gets through then, and nobody is told.
#[derive(Debug)]
pub(crate) struct Cable {
    pub(crate) port: u16,
    is_whole: watch::Sender<bool>,
}

impl Cable {
    /// A cable that leads to a port of this computer.
    pub(crate) async fn to(port: u16) -> Cable {
        let (is_whole, whole) = watch::channel(true);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let cable = Cable {
            port: listener.local_addr().unwrap().port(),
            is_whole,
        };
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(connect(near, port, whole.clone()));
            }
        });
        cable
    }

    pub(crate) fn cut(&self) {
        self.is_whole.send_replace(false);
    }

    pub(crate) fn restore(&self) {
        self.is_whole.send_replace(true);
    }
}

async fn connect(near: TcpStream, port: u16, mut whole: watch::Receiver<bool>) {
    let _ = whole.wait_for(|&whole| whole).await;
    let far = TcpStream::connect(SocketAddr::from(([127, 0, 0, 1], port))).await;
    // Nobody there: the near side sees the same.
    let Ok(far) = far else {
        tokio::time::sleep(Duration::from_millis(10)).await;
        return;
    };
    let (near_read, near_write) = near.into_split();
    let (far_read, far_write) = far.into_split();
    tokio::select! {
        () = carry(near_read, far_write, whole.clone()) => {}
        () = carry(far_read, near_write, whole) => {}
    }
}

/// Carries bytes in one direction while the cable is whole.
async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut whole: watch::Receiver<bool>) {
    let mut bytes = vec![0; 16 << 10];
    loop {
        let Ok(count @ 1..) = from.read(&mut bytes).await else {
            return;
        };
        if whole.wait_for(|&whole| whole).await.is_err()
            || to.write_all(&bytes[..count]).await.is_err()
        {
            return;
        }
    }
}
