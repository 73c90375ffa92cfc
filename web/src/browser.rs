//! What only a browser has: the page, files, the clipboard, storage, keys.
//!
//! Anything here may be missing or refused (a sandbox, an old browser): then it does
//! nothing, and the app goes on.

mod decoder;
mod fullscreen;
mod incoming;
mod input;
mod keys;
mod modal;
mod mount;
mod page;
mod room;
mod slices;
mod store;
mod worker;

pub use decoder::{TextDecoders, read_anew};
pub use fullscreen::use_fullscreen;
pub use incoming::{read_file, use_incoming};
pub use input::{input_files, input_value, place_in, select_value};
pub use keys::use_keys;
pub use modal::{
    contains_focus, focus_button, focus_next, focus_next_line, use_modal, use_outside,
};
pub use mount::mount_app;
pub use page::{
    copy, link_to, print, save_file, show_in_address, show_lang, show_theme, show_title,
    use_revealed,
};
pub use room::{Fit, Room, use_room};
pub use slices::breathe;
pub use store::{LANG, MemoryStore, PageStore, STATE, SUGGEST, Store, THEME};
pub use worker::{suggest, use_suggestion};
