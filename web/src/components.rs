//! What the page is made of. All of it lays out what the view words; each piece is small.
//!
//! What keeps something of its own, or is worth not drawing again, is a component; the
//! rest are plain functions, which weigh a fifth in the page's wasm.

mod app;
mod badge;
mod bar;
mod board;
mod choice;
mod compare;
mod custom;
mod explorer;
mod facts;
mod headline;
mod help;
mod icon;
mod info;
mod komi;
mod lane;
mod ledger;
mod legend;
mod letters;
mod loupe;
mod menu;
mod named;
mod notices;
mod number_field;
mod open;
mod present;
mod shapes;
mod steps;
mod sticky;
mod strip;
mod table;
mod touched;
mod window;

pub use app::{App, AppProps};
pub use badge::badge;
pub use bar::{Bar, BarProps};
pub use board::{Board, BoardEvent, BoardProps, Lit};
pub use choice::Choice;
pub use compare::{ComparePanel, ComparePanelProps};
pub use explorer::{Explorer, ExplorerProps};
pub use facts::{Facts, FactsProps};
pub use headline::headline;
pub use help::help;
pub use icon::Icon;
pub use info::info;
pub use komi::komi_control;
pub use ledger::{LedgerPanel, LedgerPanelProps};
pub use legend::legend;
pub use loupe::Loupe;
pub use menu::{Menu, MenuProps};
pub use notices::notices;
pub use number_field::{NumberField, NumberFieldProps};
pub use open::{OpenWindow, OpenWindowProps};
pub use present::{Present, PresentProps};
pub use sticky::sticky;
pub use strip::strip;
pub use table::{MethodTable, MethodTableProps};
pub use touched::touched;
pub use window::{Window, WindowProps};
