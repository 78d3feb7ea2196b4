//! A visitor's connection: bytes that are counted, and an end for whoever does not read.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};
use tokio_util::sync::WaitForCancellationFutureOwned;

use crate::address::Address;
use crate::rates::Rate;
use crate::slots::Slot;

/// A connection that keeps to the limits, for requests and for what they are upgraded to.
#[derive(Debug)]
pub(crate) struct Connection {
    stream: TcpStream,
    /// Comes when the place was given to another.
    lost: Pin<Box<WaitForCancellationFutureOwned>>,
    /// How fast it is read, unless it is a proxy's.
    rate: Option<(Rate, Address)>,
    /// What was read and is not yet paid for.
    owed: u32,
    /// Until it can be paid for.
    pause: Option<Pin<Box<Sleep>>>,
    stall_time: Duration,
    /// Until a visitor that reads nothing is given up.
    stall: Option<Pin<Box<Sleep>>>,
    /// Given back at the end.
    _slot: Slot,
}

impl Connection {
    pub(crate) fn new(
        stream: TcpStream,
        slot: Slot,
        rate: Option<(Rate, Address)>,
        stall_time: Duration,
    ) -> Connection {
        Connection {
            stream,
            lost: Box::pin(slot.lost().cancelled_owned()),
            rate,
            owed: 0,
            pause: None,
            stall_time,
            stall: None,
            _slot: slot,
        }
    }

    #[cfg(test)]
    pub(crate) fn nodelay(&self) -> io::Result<bool> {
        self.stream.nodelay()
    }

    /// Waits until what was read is paid for.
    fn poll_paid(&mut self, context: &mut Context<'_>) -> Poll<()> {
        while self.owed > 0 {
            if let Some(pause) = &mut self.pause {
                ready!(pause.as_mut().poll(context));
                self.pause = None;
            }
            let paid = self
                .rate
                .as_ref()
                .map(|(rate, address)| rate.take(*address, self.owed));
            match paid {
                Some(Err(time)) => self.pause = Some(Box::pin(sleep(time))),
                Some(Ok(())) | None => self.owed = 0,
            }
        }
        Poll::Ready(())
    }

    /// Gives up a visitor that has not read anything for too long.
    fn watch<T>(
        &mut self,
        written: Poll<io::Result<T>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stall = None;
            return written;
        }
        let time = self.stall_time;
        let stall = self.stall.get_or_insert_with(|| Box::pin(sleep(time)));
        ready!(stall.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.lost.as_mut().poll(context).is_ready() {
            return Poll::Ready(Err(io::ErrorKind::ConnectionAborted.into()));
        }
        ready!(self.poll_paid(context));
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        let read = buffer.filled().len() - before;
        self.owed = u32::try_from(read).unwrap_or(u32::MAX);
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch(written, context)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.watch(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
