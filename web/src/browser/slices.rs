//! Long work in slices, so that the page goes on meanwhile.

use std::cell::Cell;
use std::rc::Rc;

use gloo::timers::future::TimeoutFuture;
use yew::Callback;
use zilu_formats::{GameFile, ReadError, Reading, is_record};

use super::decoder::TextDecoders;
use crate::state::{Action, Incoming, Progress, Shared};

/// Longer files are read in slices.
const LONG: usize = 1 << 20;
/// Bytes that are read before the page may do something else.
const SLICE: usize = 1 << 20;

/// Lets the page do what is waiting.
pub async fn breathe() {
    TimeoutFuture::new(0).await;
}

/// Opens a file; a long record in slices, with its progress.
pub(super) async fn open(bytes: Rc<[u8]>, name: String, on: &Callback<Action>) {
    let long = bytes.len() >= LONG;
    let progress = Progress {
        name: name.clone(),
        percent: 0,
        cancelled: Shared::new(Cell::new(false)),
    };
    if long {
        on.emit(Action::Reading(Some(progress.clone())));
        // Once for the state, once for what shows it.
        breathe().await;
        breathe().await;
    }
    let mut incoming = Incoming::file(bytes, name, &TextDecoders, None);
    if long && is_record(&incoming.decoded.text) {
        match in_slices(&mut incoming, &progress, on).await {
            Ok(Some(file)) => incoming.record = Some(Shared::new(file)),
            Ok(None) => return,
            // Said where every other text is that cannot be opened.
            Err(_) => {}
        }
    }
    if !progress.cancelled.get() {
        on.emit(Action::Read(Rc::new(incoming)));
    }
}

/// The record of a text; nothing where a person stopped it. The text goes into it.
async fn in_slices(
    incoming: &mut Incoming,
    progress: &Progress,
    on: &Callback<Action>,
) -> Result<Option<GameFile>, ReadError> {
    let mut reading = Reading::new(incoming.decoded.clone())?;
    loop {
        let done = reading.step(SLICE);
        breathe().await;
        if progress.cancelled.get() {
            return Ok(None);
        }
        if done {
            break;
        }
        let (read, all) = reading.progress();
        on.emit(Action::Reading(Some(Progress {
            percent: u8::try_from(read * 100 / all.max(1)).unwrap_or(100),
            ..progress.clone()
        })));
    }
    let file = reading.finish()?;
    incoming.decoded.text = String::new();
    Ok(Some(file))
}
