//! Any bytes give a document or an error, soon, and never a panic.

use zilu_formats::{Source, read, read_rows};
use zilu_rules::Color;

/// A small generator of numbers: the same ones in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        ((self.0 >> 33) as usize) % n.max(1)
    }
}

const SEEDS: [&str; 6] = [
    "(;GM[1]FF[4]SZ[9]KM[6.5]HA[2]AB[aa:cc][gg]AW[dd]PL[W];W[ee];B[](;W[tt]C[\\]x])(;B[ii]))",
    "From: a (b)\n(;SiZe[5]AddBlack[aa];White[bb];B[cc]TB[aa]TW[bb])(;GM[40])",
    "  A B C\n3 . X O 3\n2 x + o 2\n1 O . X 1\n  A B C\n\nFig. 1",
    "图一\n　ＡＢＣ\n3┌●┐3\n2├○┤2\n1└┴┘1\n",
    "$$W Title\n$$ +-------+\n$$ | . 1 2 |\n$$ | X O a |\n$$ +-------+",
    "+--X--O\n|  |  |\n+--+--+\n\n```\n. *\n* O\n```",
];

/// Bytes that mean something to some reader.
const PIECES: [&str; 30] = [
    "(",
    ")",
    ";",
    "[",
    "]",
    "\\",
    ":",
    "SZ[52:1]",
    "SZ[999]",
    "B[zz]",
    "AE[aa:ss]",
    "KM[6,5目]",
    "\r\n",
    "\n\n",
    "$$",
    "```",
    "X",
    "o",
    ".",
    "─",
    "┼",
    "●",
    "○",
    "10",
    "十",
    "Ａ",
    "\u{fe0f}",
    "\u{3000}",
    "|",
    "(;",
];

fn mutated(random: &mut Random) -> Vec<u8> {
    let mut bytes = SEEDS[random.below(SEEDS.len())].as_bytes().to_vec();
    for _ in 0..=random.below(12) {
        let at = random.below(bytes.len() + 1);
        let piece = PIECES[random.below(PIECES.len())];
        match random.below(6) {
            0 => drop(bytes.splice(at..at, piece.bytes())),
            1 => bytes.truncate(at),
            2 if at < bytes.len() => bytes[at] = random.below(256) as u8,
            3 if at < bytes.len() => drop(bytes.remove(at)),
            4 => {
                let end = (at + random.below(20)).min(bytes.len());
                let copy = bytes[at..end].to_vec();
                drop(bytes.splice(at..at, copy));
            }
            _ => drop(bytes.splice(at..at, piece.bytes())),
        }
    }
    bytes
}

#[test]
fn mutated_texts_are_read_or_refused_with_a_place() {
    let mut random = Random(7);
    for _ in 0..10_000 {
        let bytes = mutated(&mut random);
        match read(&bytes) {
            Ok(opened) => {
                let document = &opened.document;
                for point in &document.dead {
                    assert!(document.board.get(*point).is_some());
                }
                if let Source::Sgf { file, .. } = &opened.source {
                    for color in Color::ALL {
                        let record = &document.record;
                        let needed = document.board.count(color) + record.captured[color].unwrap();
                        assert_eq!(record.placed[color], Some(needed), "N = S + d + K");
                    }
                    for node in file.main_line().take(3) {
                        let _ = (file.document_at(node), file.to_play(node));
                    }
                    let _ = file.info();
                }
            }
            Err(error) => {
                let lines = String::from_utf8_lossy(&bytes).lines().count() as u32;
                assert!(error.line >= 1 && error.line <= lines.max(1) + 1, "{error}");
                assert!(error.column >= 1);
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        let _ = read_rows(text.split('\n'));
    }
}

#[test]
fn large_and_deep_texts_come_to_an_end() {
    // Nodes: many. Moves: fewer, they are slow to replay unoptimised.
    let nodes = 200_000;
    let moves = 20_000;
    let length = 1 << 17;
    let texts = [
        "(;C[x]".repeat(nodes) + &")".repeat(nodes),
        "(;B[aa]".repeat(moves),
        format!("(;SZ[9]{})", ";B[ee];W[ed]".repeat(moves / 2)),
        format!("(;SZ[9]{})", "(;B[ee])".repeat(nodes)),
        "(;B[aa])".repeat(nodes),
        "(".repeat(length),
        "( ;".repeat(length / 2),
        format!("(;C[{}", "\\".repeat(length)),
        format!("(;{})", "AB".repeat(length)),
        format!("(;{})", "[aa]".repeat(length / 4)),
        format!("(;AB{})", "[aa:ss]".repeat(10_000)),
        ")x".repeat(length / 2),
        "\n".repeat(length),
        "X\n".repeat(length / 2),
        "X\n\n".repeat(length / 3),
        "X \n.\n".repeat(length / 5),
        "X".repeat(length),
        "1 5 ".repeat(length / 4),
        "5 X 5 5 ?\n".repeat(length / 10),
        "A".repeat(50_000) + "\n" + &"A B C\n".repeat(length / 8),
        "一 X 一\n".repeat(50_000),
        "$$ X\n".repeat(length / 5),
        "+-+\n| |\n".repeat(length / 8),
        "x".repeat(9 * length),
    ];
    for text in texts {
        let _ = read(text.as_bytes());
    }
}
