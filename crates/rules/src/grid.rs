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
    /// The indices of the board's cells in reading order.
    on_board: Vec<usize>,
}

impl Grid {
    pub(crate) fn new(board: &Board) -> Self {
        let size = board.size();
        let stride = usize::from(size.width()) + 1;
        let rows = usize::from(size.height()) + 2;
        let mut cells = alloc::vec![Cell::Border; stride * rows + 1];
        let mut on_board = Vec::with_capacity(usize::from(size.points()));
        for row in 1..=usize::from(size.height()) {
            on_board.extend(row * stride + 1..row * stride + stride);
        }
        for (&cell, stone) in on_board.iter().zip(board.stones()) {
            cells[cell] = stone.map_or(Cell::Empty, Cell::from);
        }
        Self {
            size,
            stride,
            cells,
            on_board,
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
    pub(crate) fn board_cells(&self) -> impl Iterator<Item = usize> {
        self.on_board.iter().copied()
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
    pub(crate) fn centrality(&self, index: usize) -> usize {
        let Point { col, row } = self.point(index);
        let inner = |at: u8, length: u8| usize::from(at > 0 && at + 1 < length);
        inner(col, self.size.width()) + inner(row, self.size.height())
    }
}
