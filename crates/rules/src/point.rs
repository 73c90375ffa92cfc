//! Points and board sizes.

use core::fmt;

/// The size of a board: 1 to 52 points each way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    width: u8,
    height: u8,
}

impl Size {
    /// The longest side: SGF has no letters beyond 52.
    pub const MAX: u8 = 52;

    /// A size, if both sides are in `1..=52`.
    #[must_use]
    pub const fn new(width: u8, height: u8) -> Option<Self> {
        if width >= 1 && width <= Self::MAX && height >= 1 && height <= Self::MAX {
            Some(Self { width, height })
        } else {
            None
        }
    }

    /// The number of columns.
    #[must_use]
    pub const fn width(self) -> u8 {
        self.width
    }

    /// The number of rows.
    #[must_use]
    pub const fn height(self) -> u8 {
        self.height
    }

    /// The number of points.
    #[must_use]
    pub const fn points(self) -> u16 {
        self.width as u16 * self.height as u16
    }

    /// Whether the point lies on a board of this size.
    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        point.col < self.width && point.row < self.height
    }

    /// Every point in reading order: rows from the top, columns from the left.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Point> + Clone {
        let width = u16::from(self.width);
        (0..self.points()).map(move |i| Point::new((i % width) as u8, (i / width) as u8))
    }

    /// The place of a point in reading order. Meaningless for a point off the board.
    #[must_use]
    pub const fn index(self, point: Point) -> usize {
        point.row as usize * self.width as usize + point.col as usize
    }

    /// The point's neighbours on the board: up, left, right, down.
    pub fn neighbours(self, point: Point) -> impl Iterator<Item = Point> {
        let Point { col, row } = point;
        [
            row.checked_sub(1).map(|row| Point::new(col, row)),
            col.checked_sub(1).map(|col| Point::new(col, row)),
            Some(Point::new(col + 1, row)),
            Some(Point::new(col, row + 1)),
        ]
        .into_iter()
        .flatten()
        .filter(move |&p| self.contains(p))
    }

    /// The name of a point, such as `C2`: columns A to Z without I from the left,
    /// then AA, AB …; rows from the bottom.
    #[must_use]
    pub const fn name(self, point: Point) -> Name {
        Name { size: self, point }
    }

    /// Reads a name such as `C2` or `aa10`.
    #[must_use]
    pub fn parse_name(self, text: &str) -> Option<Point> {
        let text = text.trim();
        let digits_at = text.find(|c: char| c.is_ascii_digit())?;
        let (letters, digits) = text.split_at(digits_at);
        let mut col = 0_u32;
        if letters.is_empty() || letters.len() > 2 {
            return None;
        }
        for byte in letters.bytes() {
            let letter = byte.to_ascii_uppercase();
            if !letter.is_ascii_uppercase() || letter == b'I' {
                return None;
            }
            col = col * 25 + u32::from(letter - b'A') - u32::from(letter > b'I') + 1;
        }
        let from_bottom: u8 = digits.parse().ok()?;
        let row = self.height.checked_sub(from_bottom)?;
        let point = Point::new(u8::try_from(col - 1).ok()?, row);
        (from_bottom >= 1 && self.contains(point)).then_some(point)
    }
}

/// A point of the board, counted from the top left, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Point {
    /// The column, from the left.
    pub col: u8,
    /// The row, from the top.
    pub row: u8,
}

impl Point {
    /// The point in this column and row.
    #[must_use]
    pub const fn new(col: u8, row: u8) -> Self {
        Self { col, row }
    }
}

impl PartialOrd for Point {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Point {
    /// Reading order.
    fn cmp(&self, other: &Self) -> core::cmp::Ordering {
        (self.row, self.col).cmp(&(other.row, other.col))
    }
}

/// A point's name on a board of a size; see [`Size::name`].
#[derive(Clone, Copy, Debug)]
pub struct Name {
    size: Size,
    point: Point,
}

/// The letters above a column, from 0: A to Z without I, then AA, AB ….
#[must_use]
pub fn column_letters(col: u8) -> ([u8; 2], usize) {
    let letter = |i: u8| b'A' + i + u8::from(i >= 8);
    if col < 25 {
        ([letter(col), 0], 1)
    } else {
        ([letter(((col - 25) / 25) % 25), letter((col - 25) % 25)], 2)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (letters, n) = column_letters(self.point.col);
        for &letter in letters.iter().take(n) {
            write!(f, "{}", char::from(letter))?;
        }
        write!(
            f,
            "{}",
            i16::from(self.size.height) - i16::from(self.point.row)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn names_of_points_are_read_back() {
        let size = Size::new(52, 52).unwrap();
        for point in size.iter() {
            assert_eq!(size.parse_name(&size.name(point).to_string()), Some(point));
        }
        let size = Size::new(9, 7).unwrap();
        assert_eq!(size.name(Point::new(8, 6)).to_string(), "J1");
        assert_eq!(size.parse_name("a7"), Some(Point::new(0, 0)));
        assert_eq!(
            Size::new(30, 30)
                .unwrap()
                .name(Point::new(25, 29))
                .to_string(),
            "AA1"
        );
        for bad in ["", "I3", "A0", "A8", "K1", "3A", "A", "AAA1", "é1"] {
            assert_eq!(size.parse_name(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_corner_has_two_neighbours() {
        let size = Size::new(3, 2).unwrap();
        assert_eq!(size.neighbours(Point::new(0, 0)).count(), 2);
        assert_eq!(size.neighbours(Point::new(1, 0)).count(), 3);
        assert_eq!(size.iter().count(), 6);
        assert_eq!(Size::new(0, 3), None);
        assert_eq!(Size::new(3, 53), None);
    }
}
