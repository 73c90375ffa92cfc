//! The working board of the analysis: a flat array with a border around it.

use alloc::vec::Vec;

use crate::{Board, Color, Point, Size};

/// What a cell of the grid holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Cell {
    Empty,
    Black,
    White,
    /// Off the board.
    Border,
}

impl From<Color> for Cell {
    fn from(color: Color) -> Self {
        match color {
            Color::Black => Self::Black,
            Color::White => Self::White,
        }
    }
}

impl Cell {
    /// The colour of the stone here.
    pub(crate) const fn color(self) -> Option<Color> {
        match self {
            Self::Black => Some(Color::Black),
            Self::White => Some(Color::White),
            Self::Empty | Self::Border => None,
        }
    }
}

/// Cells by index, with a border so that every cell of the board has four neighbours.
///
/// One border column serves the right edge of a row and the left edge of the next.
#[derive(Clone)]
pub(crate) struct Grid {
    pub(crate) size: Size,
    stride: usize,
    pub(crate) cells: Vec<Cell>,
}

impl Grid {
    pub(crate) fn new(board: &Board) -> Self {
        let size = board.size();
        let stride = usize::from(size.width()) + 1;
        let rows = usize::from(size.height()) + 2;
        let mut cells = alloc::vec![Cell::Border; stride * rows + 1];
        let mut stones = board.stones().iter();
        for row in 0..usize::from(size.height()) {
            for col in 0..usize::from(size.width()) {
                let stone = stones.next().copied().flatten();
                cells[(row + 1) * stride + col + 1] = stone.map_or(Cell::Empty, Cell::from);
            }
        }
        Self {
            size,
            stride,
            cells,
        }
    }

    /// The number of cells, border included: the length for arrays beside the grid.
    pub(crate) fn len(&self) -> usize {
        self.cells.len()
    }

    pub(crate) fn index(&self, point: Point) -> usize {
        (usize::from(point.row) + 1) * self.stride + usize::from(point.col) + 1
    }

    pub(crate) fn point(&self, index: usize) -> Point {
        // Indices come from the board, so both fit in a byte.
        Point::new(
            (index % self.stride).wrapping_sub(1) as u8,
            (index / self.stride).wrapping_sub(1) as u8,
        )
    }

    /// The cells of the board in reading order.
    pub(crate) fn board_cells(&self) -> impl Iterator<Item = usize> + use<> {
        let (stride, width) = (self.stride, usize::from(self.size.width()));
        (1..=usize::from(self.size.height()))
            .flat_map(move |row| (1..=width).map(move |col| row * stride + col))
    }

    /// Up, left, right, down. Only for cells of the board.
    pub(crate) const fn around(&self, index: usize) -> [usize; 4] {
        [
            index - self.stride,
            index - 1,
            index + 1,
            index + self.stride,
        ]
    }

    /// The eight cells around one, clockwise from up.
    pub(crate) const fn ring(&self, index: usize) -> [usize; 8] {
        let s = self.stride;
        [
            index - s,
            index - s + 1,
            index + 1,
            index + s + 1,
            index + s,
            index + s - 1,
            index - 1,
            index - s - 1,
        ]
    }

    /// 0 in a corner, 1 on an edge, 2 elsewhere (spec 1.8).
    pub(crate) fn centrality(&self, index: usize) -> u8 {
        let Point { col, row } = self.point(index);
        let inner = |at: u8, length: u8| u8::from(at > 0 && at + 1 < length);
        inner(col, self.size.width()) + inner(row, self.size.height())
    }
}
