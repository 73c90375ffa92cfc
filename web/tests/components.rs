//! Every component in each state and both languages, rendered to text without a browser.

use std::rc::Rc;

use futures::executor::block_on;
use yew::{BaseComponent, Callback, LocalServerRenderer, Reducible};
use zilu_diagram::{Order, View};
use zilu_rules::{Amount, Count, KomiChoice, Method, Point};
use zilu_web::components::*;
use zilu_web::state::{Action, EXAMPLES, Fact, Opening, Shared, State, Theme};
use zilu_words::{Lang, Words};

fn render<C: BaseComponent>(props: C::Properties) -> String
where
    C::Properties: Send,
{
    block_on(LocalServerRenderer::<C>::with_props(props).hydratable(false).render())
}
