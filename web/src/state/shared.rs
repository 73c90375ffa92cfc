//! A value shared by reference and compared by identity.

use std::fmt;
use std::ops::Deref;
use std::rc::Rc;

/// Cheap to clone and to compare: two are equal where they are the same value in memory.
///
/// What is derived from a document is made once and handed down through components;
/// comparing it point by point would cost more than it saves.
pub struct Shared<T: ?Sized>(Rc<T>);

impl<T> Shared<T> {
    /// Shares a value.
    pub fn new(value: T) -> Self {
        Self(Rc::new(value))
    }
}

impl<T: ?Sized> Shared<T> {
    /// Shares what is shared already.
    pub const fn of(value: Rc<T>) -> Self {
        Self(value)
    }
}

impl<T: ?Sized> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Self(Rc::clone(&self.0))
    }
}

impl<T: ?Sized> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: ?Sized> PartialEq for Shared<T> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<T: fmt::Debug + ?Sized> fmt::Debug for Shared<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
