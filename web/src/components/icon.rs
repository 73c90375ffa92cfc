//! Small line drawings on buttons.

use yew::prelude::*;

/// An icon of 20 × 20 units, drawn with the text's colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// A folder.
    Open,
    /// Four boards.
    Examples,
    /// An arrow back.
    Undo,
    /// An arrow forward.
    Redo,
    /// A screen on a stand.
    Present,
    /// A question mark.
    Help,
    /// A globe.
    Language,
    /// A half disc.
    Theme,
    /// A printer.
    Print,
    /// Three dots.
    More,
    /// A pin.
    Pin,
    /// Down.
    Down,
    /// To the left.
    Before,
    /// To the right.
    Next,
    /// A cross.
    Close,
    /// A tick.
    Check,
    /// Less.
    Minus,
    /// More.
    Plus,
    /// Two sheets.
    Copy,
    /// Two links of a chain.
    Link,
    /// A pencil.
    Edit,
    /// A triangle with an exclamation mark.
    Warn,
}

impl Icon {
    const fn path(self) -> &'static str {
        match self {
            Self::Open => {
                "M3 6.5V15a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 17 15V7.5A1.5 1.5 0 0 0 15.5 6H10L8.3 4H4.5A1.5 1.5 0 0 0 3 5.5z"
            }
            Self::Examples => {
                "M3.5 3.5H9V9H3.5zM11 3.5h5.5V9H11zM3.5 11H9v5.5H3.5zM11 11h5.5v5.5H11z"
            }
            Self::Undo => "M7 4 3.5 7.5 7 11M3.5 7.5h8.3a4.2 4.2 0 0 1 0 8.5H7",
            Self::Redo => "M13 4l3.5 3.5L13 11m3.5-3.5H8.2a4.2 4.2 0 0 0 0 8.5H13",
            Self::Present => "M3 4h14M4 4v8.5h12V4M10 12.5V15M7 17l3-2 3 2",
            Self::Help => {
                "M10 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM8 8.2a2 2 0 1 1 2.9 1.8c-.6.3-.9.7-.9 1.4M10 13.6v.1"
            }
            Self::Language => {
                "M10 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM3.5 10h13M10 3.5c2 2 2.6 4.2 2.6 6.5s-.6 4.5-2.6 6.5c-2-2-2.6-4.2-2.6-6.5S8 5.5 10 3.5z"
            }
            Self::Theme => "M10 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z",
            Self::Print => {
                "M6 8V3.5h8V8M6 13.5H4.5a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1h11a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1H14M6 11.5h8v5H6z"
            }
            Self::More => "M4.5 10h.01M10 10h.01M15.5 10h.01",
            Self::Pin => "M7 3h6M8 3v5l-2.5 3h9L12 8V3M10 11v6",
            Self::Down => "m5 7.5 5 5 5-5",
            Self::Before => "m12.5 4.5-5.5 5.5 5.5 5.5",
            Self::Next => "m7.5 4.5 5.5 5.5-5.5 5.5",
            Self::Close => "m5 5 10 10M15 5 5 15",
            Self::Check => "m4 10.5 4 4 8-9",
            Self::Minus => "M5 10h10",
            Self::Plus => "M5 10h10M10 5v10",
            Self::Copy => "M7 7h9.5v9.5H7zM4 13V4h9",
            Self::Link => {
                "M8.300 11.700l3.400-3.400M9.500 6.500l1.700-1.700a2.900 2.900 0 0 1 4 4l-1.700 1.700M10.500 13.500l-1.700 1.700a2.900 2.900 0 0 1-4-4l1.700-1.700"
            }
            Self::Edit => {
                "m4 13.5-.7 3.2 3.2-.7L15.8 6.7a1.4 1.4 0 0 0 0-2l-.5-.5a1.4 1.4 0 0 0-2 0zM12 5.5l2.5 2.5"
            }
            Self::Warn => "M10 3.5 17.5 16.5h-15zM10 8.5V12M10 14.3v.1",
        }
    }

    /// The icon as an element that readers of the screen pass over.
    pub fn html(self) -> Html {
        let half = (self == Self::Theme)
            .then(|| html! { <path class="solid" d="M10 3.5a6.5 6.5 0 0 0 0 13z" /> });
        html! {
            <svg class={classes!("ic", (self == Self::More).then_some("dots"))} viewBox="0 0 20 20" aria-hidden="true">
                <path d={self.path()} />{ half }
            </svg>
        }
    }
}
