//! Reading a long record in slices.

use super::file::GameFile;
use super::reader::Reader;
use crate::decode::Decoded;
use crate::{FileOddity, Place, ReadError, ReadErrorKind};

/// A file that is being read. Whoever must not stand still meanwhile, such as a page,
/// reads it in slices:
///
/// ```
/// use zilu_formats::{Decoded, Reading};
/// let mut reading = Reading::new(Decoded::from_text("(;SZ[5];B[aa];W[bb])".to_owned()))?;
/// while !reading.step(8) {
///     let (_read, _all) = reading.progress();
/// }
/// assert_eq!(reading.finish()?.node_count(), 3);
/// # Ok::<(), zilu_formats::ReadError>(())
/// ```
#[derive(Debug)]
pub struct Reading {
    reader: Reader,
    odd: Vec<FileOddity>,
}

impl Reading {
    /// Begins to read a text; what is odd about its bytes is told first.
    ///
    /// # Errors
    /// [`ReadError`] when it is blank, or longer than 4 GB.
    pub fn new(decoded: Decoded) -> Result<Self, ReadError> {
        if u32::try_from(decoded.text.len()).is_err() {
            return Err(ReadError::new(Place::START, ReadErrorKind::TextTooLarge));
        }
        if decoded.text.trim().is_empty() {
            return Err(ReadError::new(Place::START, ReadErrorKind::Empty));
        }
        let odd = decoded.oddities();
        Ok(Self {
            reader: Reader::new(decoded.text),
            odd,
        })
    }

    /// Reads on for about this many bytes; whether that was all.
    pub fn step(&mut self, bytes: usize) -> bool {
        self.reader.step(bytes)
    }

    /// The bytes that were read, and all there are.
    #[must_use]
    pub const fn progress(&self) -> (usize, usize) {
        self.reader.progress()
    }

    /// Reads what is left.
    ///
    /// # Errors
    /// As [`GameFile::parse`].
    pub fn finish(mut self) -> Result<GameFile, ReadError> {
        self.reader.step(usize::MAX);
        let mut file = self.reader.finish().sized()?;
        file.oddities.splice(0..0, self.odd);
        Ok(file)
    }
}
