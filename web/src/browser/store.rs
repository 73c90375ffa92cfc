//! Where the state is kept from one visit to the next.

use std::cell::RefCell;
use std::collections::BTreeMap;

use web_sys::Storage;

/// The key of the state.
pub const STATE: &str = "zilu.state";
/// The key of the chosen language.
pub const LANG: &str = "zilu.lang";
/// The key of the chosen theme.
pub const THEME: &str = "zilu.theme";
/// The key of whether dead stones are looked for when a game opens: `on` or `off`.
pub const SUGGEST: &str = "zilu.suggest";

/// A place that keeps texts by key. It may forget; it never fails.
#[expect(async_fn_in_trait, reason = "the page has one thread")]
pub trait Store {
    /// The text of a key.
    async fn load(&self, key: &str) -> Option<String>;
    /// Keeps a text.
    async fn save(&self, key: &str, text: &str);
}

/// Keeps texts as long as it lives.
#[derive(Debug, Default)]
pub struct MemoryStore(RefCell<BTreeMap<String, String>>);

impl Store for MemoryStore {
    async fn load(&self, key: &str) -> Option<String> {
        self.0.borrow().get(key).cloned()
    }

    async fn save(&self, key: &str, text: &str) {
        self.0.borrow_mut().insert(key.to_owned(), text.to_owned());
    }
}

/// The browser's storage; memory where it is refused, as in a sandboxed frame, or full.
#[derive(Debug, Default)]
pub struct PageStore {
    memory: MemoryStore,
}

impl PageStore {
    fn storage() -> Option<Storage> {
        web_sys::window()?.local_storage().ok().flatten()
    }
}

impl Store for PageStore {
    async fn load(&self, key: &str) -> Option<String> {
        let kept = Self::storage().and_then(|storage| storage.get_item(key).ok().flatten());
        match kept {
            Some(text) => Some(text),
            None => self.memory.load(key).await,
        }
    }

    async fn save(&self, key: &str, text: &str) {
        let kept = Self::storage().is_some_and(|storage| storage.set_item(key, text).is_ok());
        if !kept {
            self.memory.save(key, text).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use futures::executor::block_on;

    use super::*;

    #[test]
    fn memory_keeps_the_last_text_of_a_key() {
        block_on(async {
            let store = MemoryStore::default();
            assert_eq!(store.load(STATE).await, None);
            store.save(STATE, "a").await;
            store.save(STATE, "b").await;
            assert_eq!(store.load(STATE).await.as_deref(), Some("b"));
            assert_eq!(store.load(LANG).await, None);
        });
    }
}
