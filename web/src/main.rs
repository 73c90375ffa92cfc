//! The page's program: everything is in the library, which the page calls.

use zilu_web as _;

fn main() {}
