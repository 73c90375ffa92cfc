//! Pieces that live with a piece of the other colour (spec 1.5, seki).

use alloc::vec::Vec;

use super::Survey;
use crate::blob::Blob;
use crate::settled::Standing;
use crate::{BySide, Color, Oddity};

impl Survey<'_> {
    /// Pieces that share a neutral region with a piece of the other colour, neither of
    /// them independent or attached (spec 1.5, seki).
    pub(super) fn find_seki(&mut self) {
        for id in 0..self.blobs.list.len() {
            let region = self.blobs.list[id];
            if !region.is_neutral() {
                continue;
            }
            let mut sharers: BySide<Vec<u16>> = BySide::default();
            for &cell in self.blobs.cells(&region) {
                for n in self.grid.around(cell) {
                    let Some(color) = self.grid.cells[n].color() else {
                        continue;
                    };
                    let open = matches!(
                        self.standing_at(n),
                        Some(Standing::Unsettled | Standing::Seki { .. })
                    );
                    let piece = self.piece_of[n];
                    if open && !sharers[color].contains(&piece) {
                        sharers[color].push(piece);
                    }
                }
            }
            let (Some(&black), Some(&white)) = (sharers.black.first(), sharers.white.first())
            else {
                continue;
            };
            let contested = self.is_contested(&region);
            let by_hand = |p: u16| self.pieces[usize::from(p)].set_by_hand;
            if contested && !(by_hand(black) && by_hand(white)) {
                self.oddities.push(Oddity::ContestedSeki {
                    pieces: BySide::new(black, white).map(|p| self.pieces[usize::from(p)].at),
                    points: self.points_of(&region),
                });
            }
            for color in Color::ALL {
                for &piece in &sharers[color] {
                    let piece = &mut self.pieces[usize::from(piece)];
                    if !piece.set_by_hand {
                        let was = matches!(piece.standing, Standing::Seki { contested: true });
                        piece.standing = Standing::Seki {
                            contested: contested || was,
                        };
                    }
                }
            }
        }
    }

    /// Whether on some point of a neutral region a stone of either colour captures, or
    /// has more than one liberty.
    fn is_contested(&self, region: &Blob) -> bool {
        self.blobs.cells(region).iter().any(|&cell| {
            Color::ALL
                .into_iter()
                .any(|color| self.captures(cell, color) || self.liberties_after(cell, color, 2) > 1)
        })
    }
}
