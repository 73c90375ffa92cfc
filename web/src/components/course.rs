//! The margin by move as a small plot, with the slider over it.

use std::cell::Cell;
use std::rc::Rc;

use yew::prelude::*;
use zilu_diagram::Look;
use zilu_formats::Moment;
use zilu_rules::{Amount, Count, KomiChoice, Method, Point};

use crate::browser::breathe;
use crate::state::Place;

/// Longer lines have no plot.
pub const LONGEST: usize = 1500;
/// Positions that are counted before the page may do something else.
const SLICE: usize = 12;
/// The plot shows at least this margin on both sides.
const LEAST: i32 = 20 * 4;

/// A margin, and the number of its node in the line.
pub type Stand = (usize, Amount);

/// The margin of the chosen method after each move, in points with komi. It is counted in
/// slices: empty until it is done.
#[hook]
pub fn use_course(place: &Place, dead: Vec<Point>, look: &Look) -> Rc<Vec<Stand>> {
    let course = use_state(|| Rc::new(Vec::new()));
    let set = course.setter();
    let deps = (
        place.file.clone(),
        place.line.clone(),
        dead,
        look.method,
        look.komi,
    );
    use_effect_with(deps, move |(file, line, dead, method, komi)| {
        let left = Rc::new(Cell::new(false));
        let gone = Rc::clone(&left);
        let (file, line, dead) = (file.clone(), line.clone(), dead.clone());
        let (method, komi) = (*method, *komi);
        wasm_bindgen_futures::spawn_local(async move {
            let mut stands = Vec::new();
            breathe().await;
            if let Some(&end) = line.last().filter(|_| line.len() <= LONGEST && !gone.get()) {
                let moments = file.by_move_to(end, Some(&dead));
                for slice in moments.chunks(SLICE) {
                    if gone.get() {
                        return;
                    }
                    let stand = |moment: &Moment| {
                        let at = line.binary_search(&moment.node).unwrap_or(0);
                        (at, net(moment, method, komi))
                    };
                    stands.extend(slice.iter().map(stand));
                    breathe().await;
                }
            }
            if !gone.get() {
                set.set(Rc::new(stands));
            }
        });
        move || left.set(true)
    });
    Rc::clone(&course)
}

fn net(moment: &Moment, method: Method, komi: KomiChoice) -> Amount {
    Count::of(&moment.document).score(method, komi).net
}

/// The margins as a line from 0 to 100 across and down; Black's are above 50.
///
/// A single stone owns the whole board, so that the beginning of a game would flatten
/// all that follows: the scale is that of the last third, and what is larger runs along
/// the edge.
#[must_use]
pub fn outline(stands: &[Stand], end: usize) -> String {
    let last = stands.get(stands.len() * 2 / 3..).unwrap_or_default();
    let largest = last.iter().map(|(_, net)| net.abs().as_quarters()).max();
    let scale = largest.unwrap_or(0).max(LEAST) as f32;
    let mut out = String::new();
    for (i, (at, net)) in stands.iter().enumerate() {
        let x = *at as f32 * 100.0 / end.max(1) as f32;
        let share = (net.as_quarters() as f32 / scale).clamp(-1.0, 1.0);
        let y = 50.0 - share * 46.0;
        out.push_str(&format!("{}{x:.2} {y:.1}", if i == 0 { 'M' } else { 'L' }));
    }
    out
}

/// The drawing.
pub fn plot(stands: &[Stand], end: usize, at: usize) -> Html {
    let x = (at as f32 * 100.0 / end.max(1) as f32).to_string();
    html! {
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" data-test="course">
            <rect class="lane-b" width="100" height="50" /><rect class="lane-w" y="50" width="100" height="50" />
            <path class="zero" d="M0 50H100" />
            <path class="net" d={outline(stands, end)} />
            <path class="here" d={format!("M{x} 0V100")} />
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_is_that_of_the_end() {
        let points = |n: i32| Amount::points(n);
        let stands = [
            (0, points(0)),
            (1, points(361)),
            (2, points(-40)),
            (4, points(20)),
        ];
        assert_eq!(
            outline(&stands, 4),
            "M0.00 50.0L25.00 4.0L50.00 96.0L100.00 27.0"
        );
        assert_eq!(outline(&stands[..1], 0), "M0.00 50.0");
        assert_eq!(outline(&[], 0), "");
    }
}
