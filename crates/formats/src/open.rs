//! Any text: which kind it is, and what it holds.

use zilu_rules::Document;

use crate::decode::decode;
use crate::place::Places;
use crate::{DiagramRead, FileOddity, GameFile, NodeId, OddityKind, ReadError, read_diagram, sgf};

/// What was opened.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The position: of a record, the one at the end of its main line.
    pub document: Document,
    /// What is odd about the text.
    pub oddities: Vec<FileOddity>,
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
}

impl Source {
    /// The stable id: `sgf` or `diagram`.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Sgf { .. } => "sgf",
            Self::Diagram(_) => "diagram",
        }
    }
}

/// Reads a file, or a text that was pasted or dropped: SGF where a game begins
/// somewhere in it, else a text diagram.
///
/// # Errors
/// [`ReadError`] when neither can be read.
pub fn read(bytes: &[u8]) -> Result<Opened, ReadError> {
    let decoded = decode(bytes);
    if sgf::begins_game(&decoded.text) {
        let file = GameFile::parse(bytes)?;
        let node = file.last_of_main_line();
        let (document, later) = file.document_at(node);
        let oddities = [file.oddities(), &later].concat();
        return Ok(Opened {
            document,
            oddities,
            source: Source::Sgf { file, node },
        });
    }
    let diagram = read_diagram(&decoded.text)?;
    let mut oddities = diagram.oddities.clone();
    if let Some(offset) = decoded.replaced {
        oddities.push(FileOddity {
            kind: OddityKind::InvalidText,
            place: Places::new(&decoded.text).at(offset),
            turn: None,
        });
    }
    Ok(Opened {
        document: diagram.document.clone(),
        oddities,
        source: Source::Diagram(diagram),
    })
}
