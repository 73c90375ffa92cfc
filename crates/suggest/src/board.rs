//! The playing board: stones, chains and their liberties, kept up to date move by move.
//!
//! A chain knows the number, the sum and the sum of squares of its pseudo-liberties: a
//! liberty counts once for each stone beside it. All of them are one point exactly when
//! number × squares = sum² (the variance is nothing), and then that point is sum / number.

use alloc::boxed::Box;

use zilu_rules::{Board as Stones, Color, Point, Size};

/// Room for 52 × 52 points with a border. A power of two: masking an index with
/// `ROOM - 1` proves it in range.
pub(crate) const ROOM: usize = 4096;

/// A place of the board. Place 0 is always border and stands for "none".
pub(crate) type Place = u16;

/// No place.
pub(crate) const NONE: Place = 0;

/// What a place holds.
pub(crate) const EMPTY: u8 = 0;
/// A black stone.
pub(crate) const BLACK: u8 = 1;
/// A white stone.
pub(crate) const WHITE: u8 = 2;
/// Off the board.
pub(crate) const BORDER: u8 = 3;

/// The content of a place with a stone.
pub(crate) const fn cell(color: Color) -> u8 {
    match color {
        Color::Black => BLACK,
        Color::White => WHITE,
    }
}

/// The other colour of a stone's content.
pub(crate) const fn enemy(cell: u8) -> u8 {
    BLACK + WHITE - cell
}

/// One array entry for each place.
#[derive(Clone)]
pub(crate) struct Places<T>(Box<[T; ROOM]>);

impl<T: Copy> Places<T> {
    pub(crate) fn new(value: T) -> Self {
        Self(Box::new([value; ROOM]))
    }

    fn copy_from(&mut self, other: &Self, length: usize) {
        let length = length.min(ROOM);
        self.0[..length].copy_from_slice(&other.0[..length]);
    }
}

impl<T> core::ops::Index<Place> for Places<T> {
    type Output = T;

    #[inline(always)]
    fn index(&self, place: Place) -> &T {
        &self.0[usize::from(place) & (ROOM - 1)]
    }
}

impl<T> core::ops::IndexMut<Place> for Places<T> {
    #[inline(always)]
    fn index_mut(&mut self, place: Place) -> &mut T {
        &mut self.0[usize::from(place) & (ROOM - 1)]
    }
}

/// What is known of a chain, kept at its head.
#[derive(Clone, Copy, Default)]
pub(crate) struct Chain {
    /// The number of its stones.
    pub(crate) stones: u16,
    /// Pseudo-liberties: number, sum of their places, sum of the squares.
    liberties: u32,
    sum: u32,
    squares: u64,
}

impl Chain {
    fn gain(&mut self, place: Place) {
        let place = u32::from(place);
        self.liberties += 1;
        self.sum += place;
        self.squares += u64::from(place * place);
    }

    /// Forgets `times` contacts with a place.
    const fn lose(mut self, place: Place, times: u32) -> Self {
        let place = place as u32;
        self.liberties = self.liberties.wrapping_sub(times);
        self.sum = self.sum.wrapping_sub(times * place);
        self.squares = self
            .squares
            .wrapping_sub(times as u64 * (place * place) as u64);
        self
    }

    /// Whether there are no liberties.
    pub(crate) const fn is_taken(self) -> bool {
        self.liberties == 0
    }

    /// The only liberty, or none.
    pub(crate) fn only_liberty(self) -> Option<Place> {
        let one =
            u64::from(self.liberties) * self.squares == u64::from(self.sum) * u64::from(self.sum);
        (one && self.liberties > 0).then(|| (self.sum / self.liberties) as Place)
    }
}

/// Up to a few different places.
pub(crate) struct Few<const N: usize> {
    list: [Place; N],
    length: usize,
}

impl<const N: usize> Few<N> {
    pub(crate) const fn new() -> Self {
        Self {
            list: [NONE; N],
            length: 0,
        }
    }

    /// Adds a place that is not there yet; one too many is left out.
    pub(crate) fn add(&mut self, place: Place) {
        if !self.holds(place)
            && let Some(free) = self.list.get_mut(self.length)
        {
            *free = place;
            self.length += 1;
        }
    }

    pub(crate) fn holds(&self, place: Place) -> bool {
        self.as_slice().contains(&place)
    }

    pub(crate) fn as_slice(&self) -> &[Place] {
        self.list.get(..self.length).unwrap_or(&[])
    }

    pub(crate) const fn is_full(&self) -> bool {
        self.length >= N
    }

    pub(crate) const fn len(&self) -> usize {
        self.length
    }
}

/// A board that can be played on.
#[derive(Clone)]
pub(crate) struct Board {
    pub(crate) size: Size,
    stride: Place,
    /// Places from here on are unused.
    end: Place,
    pub(crate) cells: Places<u8>,
    heads: Places<Place>,
    /// The next stone of the chain, in a ring.
    next: Places<Place>,
    chains: Places<Chain>,
    empties: Places<Place>,
    /// Where an empty place stands in the list of empties.
    slot: Places<Place>,
    empty: Place,
    /// Where the ko forbids a stone; none, if nowhere.
    pub(crate) ko: Place,
    /// The first stones that the last move took, and how many it took.
    pub(crate) taken: [Place; 6],
    pub(crate) takes: u16,
}

impl Board {
    /// The stones as given; chains without a liberty are left out (they could not stand
    /// there), White's last.
    pub(crate) fn new(stones: &Stones) -> Self {
        let size = stones.size();
        let stride = Place::from(size.width()) + 1;
        let mut board = Self {
            size,
            stride,
            end: stride * (Place::from(size.height()) + 2) + 1,
            cells: Places::new(BORDER),
            heads: Places::new(NONE),
            next: Places::new(NONE),
            chains: Places::new(Chain::default()),
            empties: Places::new(NONE),
            slot: Places::new(NONE),
            empty: 0,
            ko: NONE,
            taken: [NONE; 6],
            takes: 0,
        };
        for point in size.iter() {
            let place = board.place(point);
            board.cells[place] = EMPTY;
            board.vacate(place);
        }
        for point in size.iter() {
            if let Some(color) = stones.get(point) {
                board.put(cell(color), board.place(point));
            }
        }
        for color in Color::ALL {
            for point in size.iter() {
                let place = board.place(point);
                if board.cells[place] == cell(color) && board.chain(place).is_taken() {
                    board.take(place);
                }
            }
        }
        board.ko = NONE;
        board
    }

    /// Becomes another board of the same size.
    pub(crate) fn copy_from(&mut self, other: &Self) {
        let end = usize::from(other.end);
        self.size = other.size;
        self.stride = other.stride;
        self.end = other.end;
        self.cells.copy_from(&other.cells, end);
        self.heads.copy_from(&other.heads, end);
        self.next.copy_from(&other.next, end);
        self.chains.copy_from(&other.chains, end);
        self.empties
            .copy_from(&other.empties, usize::from(other.empty));
        self.slot.copy_from(&other.slot, end);
        self.empty = other.empty;
        self.ko = other.ko;
        self.taken = other.taken;
        self.takes = other.takes;
    }

    /// The place of a point of the board.
    pub(crate) fn place(&self, point: Point) -> Place {
        (Place::from(point.row) + 1) * self.stride + Place::from(point.col) + 1
    }

    /// The point of a place on the board.
    pub(crate) fn point(&self, place: Place) -> Point {
        let stride = self.stride.max(1);
        Point::new(
            (place % stride).wrapping_sub(1) as u8,
            (place / stride).wrapping_sub(1) as u8,
        )
    }

    /// Places from here on are unused.
    pub(crate) const fn end(&self) -> Place {
        self.end
    }

    /// Every place on the board, in reading order.
    pub(crate) fn places(&self) -> impl Iterator<Item = Place> + use<> {
        let stride = self.stride;
        let (width, height) = (self.size.width(), self.size.height());
        (1..=Place::from(height))
            .flat_map(move |row| (1..=Place::from(width)).map(move |col| row * stride + col))
    }

    /// Up, left, right, down.
    #[inline(always)]
    pub(crate) const fn around(&self, place: Place) -> [Place; 4] {
        [
            place.wrapping_sub(self.stride),
            place.wrapping_sub(1),
            place + 1,
            place + self.stride,
        ]
    }

    /// The four diagonal neighbours.
    #[inline(always)]
    pub(crate) const fn diagonals(&self, place: Place) -> [Place; 4] {
        [
            place.wrapping_sub(self.stride + 1),
            place.wrapping_sub(self.stride - 1),
            place + self.stride - 1,
            place + self.stride + 1,
        ]
    }

    /// The empty places, in no order.
    pub(crate) const fn empties(&self) -> usize {
        self.empty as usize
    }

    /// One of the empty places.
    #[inline(always)]
    pub(crate) fn empty_at(&self, slot: usize) -> Place {
        self.empties[slot as Place]
    }

    /// The head of the chain through a stone.
    #[inline(always)]
    pub(crate) fn head(&self, place: Place) -> Place {
        self.heads[place]
    }

    /// The chain through a stone.
    #[inline(always)]
    pub(crate) fn chain(&self, place: Place) -> Chain {
        self.chains[self.heads[place]]
    }

    /// The stones of a chain.
    pub(crate) fn stones(&self, place: Place) -> impl Iterator<Item = Place> + '_ {
        let mut at = place;
        let mut left = self.chain(place).stones;
        core::iter::from_fn(move || {
            left = left.checked_sub(1)?;
            let here = at;
            at = self.next[here];
            Some(here)
        })
    }

    /// The different liberties of a chain, as many as there is room for.
    pub(crate) fn liberties<const N: usize>(&self, place: Place) -> Few<N> {
        let mut few = Few::new();
        for stone in self.stones(place) {
            for n in self.around(stone) {
                if self.cells[n] == EMPTY {
                    few.add(n);
                }
            }
            if few.is_full() {
                break;
            }
        }
        few
    }

    /// Whether a move takes something or leaves its chain a liberty, and the ko allows it.
    pub(crate) fn is_legal(&self, color: u8, place: Place) -> bool {
        place != self.ko
            && self.around(place).into_iter().any(|n| match self.cells[n] {
                EMPTY => true,
                BORDER => false,
                c if c == color => !self.leaves_taken(n, place),
                _ => self.leaves_taken(n, place),
            })
    }

    /// Whether the chain's only liberty is this place.
    #[inline(always)]
    pub(crate) fn leaves_taken(&self, chain: Place, place: Place) -> bool {
        self.chain(chain).only_liberty() == Some(place)
    }

    /// The liberties a stone's chain would have, counted up to two.
    pub(crate) fn liberties_after(&self, color: u8, place: Place) -> Few<2> {
        let around = self.around(place);
        let mut few = Few::new();
        for (i, &n) in around.iter().enumerate() {
            match self.cells[n] {
                EMPTY => few.add(n),
                BORDER => {}
                c if c == color => {
                    let head = self.head(n);
                    let (before, rest) = around.split_at(i);
                    let same = |&&m: &&Place| self.cells[m] == color && self.head(m) == head;
                    if before.iter().any(|m| same(&m)) {
                        continue;
                    }
                    let contacts = rest.iter().filter(same).count() as u32;
                    let left = self.chains[head].lose(place, contacts);
                    if left.is_taken() {
                        continue;
                    }
                    match left.only_liberty() {
                        Some(one) => few.add(one),
                        None => {
                            for liberty in self.liberties::<3>(n).as_slice() {
                                if *liberty != place {
                                    few.add(*liberty);
                                }
                            }
                        }
                    }
                }
                _ => {
                    if self.leaves_taken(n, place) {
                        few.add(n);
                    }
                }
            }
            if few.is_full() {
                break;
            }
        }
        few
    }

    /// Whether a stone's chain would have two liberties at least.
    #[inline(always)]
    pub(crate) fn is_safe(&self, color: u8, place: Place) -> bool {
        let around = self.around(place);
        let mut first = NONE;
        for (i, &n) in around.iter().enumerate() {
            let liberty = match self.cells[n] {
                EMPTY => n,
                BORDER => continue,
                c if c == color => {
                    let head = self.head(n);
                    let (before, rest) = around.split_at(i);
                    let same = |&&m: &&Place| self.cells[m] == color && self.head(m) == head;
                    if before.iter().any(|m| same(&m)) {
                        continue;
                    }
                    let contacts = rest.iter().filter(same).count() as u32;
                    let left = self.chains[head].lose(place, contacts);
                    if left.is_taken() {
                        continue;
                    }
                    match left.only_liberty() {
                        Some(one) => one,
                        None => return true,
                    }
                }
                _ if self.leaves_taken(n, place) => n,
                _ => continue,
            };
            if first == NONE {
                first = liberty;
            } else if first != liberty {
                return true;
            }
        }
        false
    }

    /// Plays a legal move.
    pub(crate) fn play(&mut self, color: u8, place: Place) {
        self.takes = 0;
        self.ko = NONE;
        self.put(color, place);
        for n in self.around(place) {
            if self.cells[n] == enemy(color) && self.chain(n).is_taken() {
                self.take(n);
            }
        }
        let chain = self.chain(place);
        if self.takes == 1 && chain.stones == 1 && chain.liberties == 1 {
            self.ko = self.taken[0];
        }
    }

    /// Puts a stone on an empty place and joins its chains; takes nothing.
    fn put(&mut self, color: u8, place: Place) {
        self.occupy(place);
        self.cells[place] = color;
        self.heads[place] = place;
        self.next[place] = place;
        let mut chain = Chain {
            stones: 1,
            ..Chain::default()
        };
        for n in self.around(place) {
            match self.cells[n] {
                EMPTY => chain.gain(n),
                BORDER => {}
                _ => {
                    let head = self.heads[n];
                    self.chains[head] = self.chains[head].lose(place, 1);
                }
            }
        }
        self.chains[place] = chain;
        for n in self.around(place) {
            if self.cells[n] == color && self.heads[n] != self.heads[place] {
                self.join(self.heads[n], self.heads[place]);
            }
        }
    }

    fn join(&mut self, a: Place, b: Place) {
        let (to, from) = if self.chains[a].stones >= self.chains[b].stones {
            (a, b)
        } else {
            (b, a)
        };
        let Chain {
            stones,
            liberties,
            sum,
            squares,
        } = self.chains[from];
        let chain = &mut self.chains[to];
        chain.stones += stones;
        chain.liberties += liberties;
        chain.sum += sum;
        chain.squares += squares;
        let mut at = from;
        for _ in 0..stones {
            self.heads[at] = to;
            at = self.next[at];
        }
        let (after_to, after_from) = (self.next[to], self.next[from]);
        self.next[to] = after_from;
        self.next[from] = after_to;
    }

    /// Takes a chain off.
    fn take(&mut self, place: Place) {
        let stones = self.chain(place).stones;
        let mut at = place;
        for _ in 0..stones {
            self.cells[at] = EMPTY;
            self.vacate(at);
            if let Some(taken) = self.taken.get_mut(usize::from(self.takes)) {
                *taken = at;
            }
            self.takes += 1;
            at = self.next[at];
        }
        for _ in 0..stones {
            for n in self.around(at) {
                if matches!(self.cells[n], BLACK | WHITE) {
                    let head = self.heads[n];
                    self.chains[head].gain(at);
                }
            }
            at = self.next[at];
        }
    }

    /// Adds a place to the list of empties.
    fn vacate(&mut self, place: Place) {
        self.empties[self.empty] = place;
        self.slot[place] = self.empty;
        self.empty += 1;
    }

    /// Removes a place from the list of empties.
    fn occupy(&mut self, place: Place) {
        self.empty = self.empty.saturating_sub(1);
        let last = self.empties[self.empty];
        let slot = self.slot[place];
        self.empties[slot] = last;
        self.slot[last] = slot;
    }
}
