//! Paths in SVG's notation.

/// A path as it is written. Numbers keep two decimals.
#[derive(Default)]
pub(crate) struct Path(pub(crate) String);

impl Path {
    pub(crate) fn to(self, x: f32, y: f32) -> Self {
        self.command('M', &[x, y])
    }

    pub(crate) fn line(self, x: f32, y: f32) -> Self {
        self.command('L', &[x, y])
    }

    pub(crate) fn across(self, x: f32) -> Self {
        self.command('H', &[x])
    }

    pub(crate) fn down(self, y: f32) -> Self {
        self.command('V', &[y])
    }

    pub(crate) fn close(mut self) -> Self {
        self.0.push('Z');
        self
    }

    fn command(mut self, letter: char, numbers: &[f32]) -> Self {
        self.0.push(letter);
        for (at, &number) in numbers.iter().enumerate() {
            if at > 0 {
                self.0.push(' ');
            }
            push(&mut self.0, number);
        }
        self
    }
}

/// Writes a number with at most two decimals; smaller than the standard formatter.
pub(crate) fn push(out: &mut String, number: f32) {
    let hundredths = (number * 100.0).round() as i32;
    if hundredths < 0 {
        out.push('-');
    }
    let size = hundredths.unsigned_abs();
    out.push_str(&(size / 100).to_string());
    let rest = size % 100;
    if rest > 0 {
        out.push('.');
        let digit = |n: u32| char::from(b'0' + (n % 10) as u8);
        out.push(digit(rest / 10));
        if !rest.is_multiple_of(10) {
            out.push(digit(rest));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let written = |number| {
            let mut out = String::new();
            push(&mut out, number);
            out
        };
        let cases = [
            (0.0, "0"),
            (-0.001, "0"),
            (12.5, "12.5"),
            (-3.04, "-3.04"),
            (7.999, "8"),
            (0.29, "0.29"),
        ];
        for (number, text) in cases {
            assert_eq!(written(number), text);
        }
    }
}
