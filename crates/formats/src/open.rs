//! Any text: which kind it is, and what it holds.

use zilu_rules::Document;

use crate::decode::{Decoded, Evidence, decode, decoder, is_binary};
use crate::{
    DiagramRead, Encoding, FileOddity, GameFile, Link, NodeId, Place, ReadError, ReadErrorKind,
    read_diagram, sgf,
};

/// What was opened.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The position: of a record, the one at the end of its main line.
    pub document: Document,
    /// What is odd about the text.
    pub oddities: Vec<FileOddity>,
    /// The encoding of its bytes.
    pub encoding: Encoding,
    /// How the encoding was found.
    pub evidence: Evidence,
    /// Where the position comes from.
    pub source: Source,
}

/// The kind of text that was read.
#[derive(Clone, Debug)]
pub enum Source {
    /// A game record, and the node of the position.
    Sgf {
        /// The record.
        file: GameFile,
        /// The node.
        node: NodeId,
    },
    /// A text diagram.
    Diagram(DiagramRead),
    /// A share code, or an address with one.
    Link {
        /// The look that it holds, as bytes; see [`Link::look`].
        look: Vec<u8>,
    },
}

impl Source {
    /// The stable id: `sgf`, `diagram` or `link`.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Sgf { .. } => "sgf",
            Self::Diagram(_) => "diagram",
            Self::Link { .. } => "link",
        }
    }
}

impl Opened {
    /// A record that was read: the end of the main line of its first game.
    #[must_use]
    pub fn of_record(file: GameFile, encoding: Encoding, evidence: Evidence) -> Self {
        let node = file.last_of_main_line();
        let (document, later) = file.document_at(node);
        let oddities = [file.oddities(), &later].concat();
        Self {
            document,
            oddities,
            encoding,
            evidence,
            source: Source::Sgf { file, node },
        }
    }
}

/// Whether a text would be read as a record, not as a diagram.
#[must_use]
pub fn is_record(text: &str) -> bool {
    sgf::begins_game(text)
}

/// Reads a file: a share code where it is nothing else, SGF where a game begins somewhere in
/// it, else a text diagram. The encoding is found out; see [`decode()`] for another decoder,
/// or a chosen encoding.
///
/// # Errors
/// [`ReadError`] when neither can be read.
pub fn read(bytes: &[u8]) -> Result<Opened, ReadError> {
    read_decoded(decode(bytes, decoder(), None))
}

/// Reads a text that is decoded, as [`read`] does.
///
/// # Errors
/// As [`read`].
pub fn read_decoded(decoded: Decoded) -> Result<Opened, ReadError> {
    let (encoding, evidence) = (decoded.encoding, decoded.evidence);
    if Link::is_in(&decoded.text) {
        let Link { document, look } = Link::read(&decoded.text)?;
        return Ok(Opened {
            document,
            oddities: Vec::new(),
            encoding,
            evidence,
            source: Source::Link { look },
        });
    }
    if sgf::begins_game(&decoded.text) {
        let file = GameFile::from_decoded(decoded)?;
        return Ok(Opened::of_record(file, encoding, evidence));
    }
    if is_binary(&decoded.text) {
        return Err(ReadError::new(Place::START, ReadErrorKind::NoBoard));
    }
    let diagram = read_diagram(&decoded.text)?;
    let oddities = [diagram.oddities.clone(), decoded.oddities()].concat();
    Ok(Opened {
        document: diagram.document.clone(),
        oddities,
        encoding,
        evidence,
        source: Source::Diagram(diagram),
    })
}
