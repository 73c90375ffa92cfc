//! Every component in each state and both languages, rendered to text without a browser.

use std::rc::Rc;

use futures::executor::block_on;
use yew::{BaseComponent, Callback, Html, LocalServerRenderer, Properties, Reducible, component};
use zilu_diagram::{Order, View, Why};
use zilu_rules::{Amount, Color, Count, KomiChoice, Method, Point, Scope};
use zilu_suggest::Suggestion;
use zilu_web::browser::Fit;
use zilu_web::components::*;
use zilu_web::state::{
    Action, EXAMPLES, Fact, Incoming, Opening, Progress, ProposalAction, Shared, State, Theme,
    TrialAction, Walk, Window as Over,
};
use zilu_words::{Lang, Words};

/// A state with all that follows from it.
struct Scene {
    state: Rc<State>,
    count: Shared<Count>,
    view: Shared<View>,
    words: Words,
}

impl Scene {
    fn new(lang: Lang, actions: impl IntoIterator<Item = Action>) -> Self {
        let first = Rc::new(State::new(lang));
        let state = actions
            .into_iter()
            .fold(first, |state, action| state.reduce(action));
        let words = Words::new(lang);
        let count = Count::of(state.document());
        let view = View::of(state.document(), &count, &state.look, words);
        Self {
            state,
            count: Shared::new(count),
            view: Shared::new(view),
            words,
        }
    }
}

impl Scene {
    /// Why the point under the cursor counts as it does.
    fn why(&self) -> Option<Why> {
        let method = self.state.look.method;
        Why::of(&self.count, method, self.state.cursor, self.words)
    }
}

fn render<C: BaseComponent>(props: C::Properties) -> String {
    let html = LocalServerRenderer::<C>::with_props(props)
        .hydratable(false)
        .render();
    let html = block_on(html);
    check(&html);
    html
}

#[derive(Properties, PartialEq)]
struct HostProps {
    html: Html,
}

/// Renders what is a plain function.
#[component]
fn Host(props: &HostProps) -> Html {
    props.html.clone()
}

fn show(html: Html) -> String {
    render::<Host>(HostProps { html })
}

/// What must be true of everything on the page.
fn check(html: &str) {
    assert!(
        !html.contains(" style="),
        "the page's policy allows no inline style: {html}"
    );
    // A text that is missing shows its key.
    for key in [
        "app-",
        "example-",
        "read-",
        "file-",
        "method-",
        "quantity-",
        "mark-",
        "cause-",
        "suggest-",
        "label-",
    ] {
        for quote in [">", "aria-label=\"", "title=\""] {
            let shown = format!("{quote}{key}");
            assert!(
                !html.contains(&shown),
                "a text is missing: {shown} in {html}"
            );
        }
    }
}

fn ignore<T: 'static>() -> Callback<T> {
    Callback::noop()
}

fn open(text: &str) -> Action {
    Action::Read(Rc::new(Incoming::text(text)))
}

fn board(scene: &Scene, operable: bool) -> String {
    let on = operable.then(ignore);
    render::<Board>(BoardProps {
        view: scene.view.clone(),
        id: "b".into(),
        fit: Fit::default(),
        lit: None,
        outlined: None,
        keys: "app-board-keys",
        cursor: scene.state.cursor,
        words: scene.words,
        on,
    })
}

fn table(scene: &Scene) -> String {
    let props = MethodTableProps {
        view: scene.view.clone(),
        words: scene.words,
        on: ignore(),
    };
    render::<MethodTable>(props)
}

fn facts(scene: &Scene) -> String {
    render::<Facts>(FactsProps {
        document: Rc::clone(scene.state.document()),
        count: scene.count.clone(),
        view: scene.view.clone(),
        open: scene.state.facts_open,
        words: scene.words,
        on: ignore(),
    })
}

#[test]
fn the_whole_app_renders_every_example_in_every_language() {
    for lang in Lang::ALL {
        for example in &EXAMPLES {
            for order in [Order::Family, Order::Margin] {
                let scene = Scene::new(
                    lang,
                    [
                        Action::Example(example.id),
                        Action::Order(order),
                        Action::Facts(true),
                    ],
                );
                let shown = scene.state.look.methods().count();
                let html = render::<App>(AppProps {
                    state: scene.state,
                    store: None,
                    worker: None,
                });
                assert!(html.contains("role=\"grid\""), "{}", example.id);
                assert_eq!(html.matches("data-method=").count(), shown);
                assert!(html.contains("data-test=\"more-methods\""));
            }
        }
    }
}

#[test]
fn every_method_is_shown_with_its_account() {
    for lang in Lang::ALL {
        for method in Method::ALL {
            let scene = Scene::new(
                lang,
                [Action::Choose(method), Action::Versus(Method::Japanese)],
            );
            let html = render::<Explorer>(ExplorerProps {
                state: Rc::clone(&scene.state),
                count: scene.count.clone(),
                view: scene.view.clone(),
                words: scene.words,
                on: ignore(),
            });
            let name = scene.words.method_name(method);
            assert!(html.contains(&format!("<h2>{name}")), "{name}");
        }
    }
}

#[test]
fn a_board_is_a_worded_grid() {
    let scene = Scene::new(Lang::En, [Action::Cursor(Point::new(2, 5))]);
    let html = board(&scene, true);
    assert_eq!(html.matches("role=\"gridcell\"").count(), 49);
    assert_eq!(html.matches("role=\"row\"").count(), 7);
    assert_eq!(html.matches("tabindex=\"0\"").count(), 1);
    assert!(html.contains("aria-activedescendant=\"b-C2\""));
    assert!(html.contains("id=\"b-C2\""));
    assert!(html.contains("aria-label=\"C2, black, dead"));
    assert_eq!(html.matches("aria-selected=\"true\"").count(), 1);
    // Stones can be dead or alive, empty points neither.
    assert_eq!(html.matches("aria-selected=").count(), 40);
}

#[test]
fn a_board_without_listeners_is_a_picture() {
    let html = board(&Scene::new(Lang::ZhHans, []), false);
    assert!(html.contains("role=\"img\"") && !html.contains("role=\"grid\""));
}

#[test]
fn boards_of_every_size_render() {
    let sizes = [(1, 1), (1, 52), (52, 1), (52, 52), (9, 13)];
    for (width, height) in sizes {
        let row = "X".repeat(width);
        let text = vec![row; height].join("\n");
        let sgf = format!("(;SZ[{width}:{height}];B[aa])");
        let scene = Scene::new(
            Lang::En,
            [open(if width * height == 1 { &sgf } else { &text })],
        );
        let size = scene.view.board.size;
        assert_eq!(
            (usize::from(size.width()), usize::from(size.height())),
            (width, height)
        );
        let cells = board(&scene, true).matches("role=\"gridcell\"").count();
        assert_eq!(cells, width * height);
    }
}

#[test]
fn what_was_done_is_said_with_its_effect() {
    let line = |actions: Vec<Action>| {
        let scene = Scene::new(Lang::En, actions);
        show(touched(
            &scene.view,
            scene.state.done,
            scene.why().as_ref(),
            false,
            scene.words,
            &ignore(),
        ))
    };
    let c2 = Point::new(2, 5);
    let html = line(vec![Action::Touch(c2), Action::Touch(c2)]);
    assert!(html.contains("C2, one black stone, dead."), "{html}");
    assert!(html.contains("Living stones: B+1."), "{html}");
    assert!(html.contains("Mark alive") && html.contains("Everything here dead"));
    assert!(html.contains("role=\"status\"") && html.contains("aria-live=\"polite\""));
    let html = line(vec![Action::Touch(Point::new(0, 0))]);
    assert!(
        html.contains("A7 is Black’s own point") && !html.contains("mark-chain"),
        "{html}"
    );
    assert!(line(vec![]).contains("Touch a stone"));
    assert!(!line(vec![Action::Touch(c2)]).contains("data-test=\"scope\""));
    let html = line(vec![Action::Scope(c2, Scope::Ruling)]);
    assert!(
        html.contains("C2, one black stone, dead by ruling only."),
        "{html}"
    );
    assert!(html.contains("data-test=\"scope-ruling\""), "{html}");
    let html = line(vec![Action::Touch(c2), Action::Undo]);
    assert!(html.contains("Taken back. Living stones: B+1."), "{html}");
}

#[test]
fn the_step_bar_marks_one_step_and_says_its_sentence() {
    let bar = |lang, step| {
        let scene = Scene::new(lang, [Action::Frame(step)]);
        show(touched(
            &scene.view,
            scene.state.done,
            scene.why().as_ref(),
            false,
            scene.words,
            &ignore(),
        ))
    };
    for lang in Lang::ALL {
        for step in [None, Some(0), Some(4)] {
            let html = bar(lang, step);
            assert_eq!(html.matches("data-step=").count(), 6, "{html}");
            assert_eq!(html.matches("aria-current=\"step\"").count(), 1, "{html}");
            // At either end one of the two buttons rests.
            let rests = step != Some(0);
            assert_eq!(html.contains("aria-disabled"), rests, "{html}");
        }
    }
    assert!(bar(Lang::En, None).contains("Touch a stone"));
    assert!(bar(Lang::En, Some(4)).contains("22"));
    assert!(bar(Lang::ZhHans, Some(3)).contains("填路"));
}

#[test]
fn the_table_tells_verdicts_as_badges_of_each_kind() {
    let html = table(&Scene::new(Lang::En, []));
    assert!(html.contains("data-winner=\"b\"") && html.contains("data-winner=\"w\""));
    assert!(html.contains("W+½子"));
    assert_eq!(html.matches("aria-current=\"true\"").count(), 1);
    assert_eq!(html.matches("aria-pressed=\"true\"").count(), 1);
    // Without a record the territory methods lean on a default.
    let bare = table(&Scene::new(Lang::En, [open(". X .\n. X .\nO O O\n. . .")]));
    assert!(bare.matches("Open the game facts").count() >= 5);
    // WMSG says nothing about handicap games.
    let handicap = table(&Scene::new(Lang::En, [Action::Example("handicap")]));
    assert!(handicap.contains("data-winner=\"silent\""));
    let draw = Action::Komi(KomiChoice::Same(Amount::points(1)));
    assert!(table(&Scene::new(Lang::En, [draw])).contains("data-winner=\"d\""));
}

#[test]
fn the_turn_stands_between_white_and_black_when_ordered_by_margin() {
    let scene = Scene::new(Lang::En, [Action::Order(Order::Margin)]);
    let html = table(&scene);
    let (above, below) = html.split_once("data-test=\"flip\"").unwrap();
    assert!(!above.contains("data-winner=\"b\"") && !below.contains("data-winner=\"w\""));
    assert!(!table(&Scene::new(Lang::En, [])).contains("data-test=\"flip\""));
}

#[test]
fn a_ledger_lights_only_lines_with_points() {
    let scene = Scene::new(Lang::En, [Action::Choose(Method::Japanese)]);
    let html = render::<LedgerPanel>(LedgerPanelProps {
        view: scene.view.clone(),
        count: scene.count.clone(),
        words: scene.words,
        on_lit: ignore(),
        on: ignore(),
    });
    let line = |id: &str| {
        let at = html.find(&format!("data-quantity=\"{id}\"")).unwrap();
        let end = html[at..].find("</tr>").unwrap();
        html[at..at + end].to_owned()
    };
    assert!(line("own").contains("<button"));
    assert!(
        !line("captured").contains("<button"),
        "prisoners lie in the record"
    );
}

#[test]
fn the_comparison_asks_for_a_method_where_there_is_none() {
    let panel = |actions: Vec<Action>| {
        let scene = Scene::new(Lang::En, actions);
        render::<ComparePanel>(ComparePanelProps {
            view: scene.view.clone(),
            words: scene.words,
            on_lit: ignore(),
            on: ignore(),
        })
    };
    assert!(panel(vec![]).contains("−1 + 2 = +1"));
    let none = panel(vec![Action::Pin(Method::Chinese)]);
    assert!(none.contains("Pin a method") && none.contains("data-test=\"versus\""));
    let same = panel(vec![Action::Choose(Method::Chinese)]);
    assert!(same.contains("the pinned method"));
}

#[test]
fn komi_shows_its_number_only_for_all_alike() {
    let control = |komi| {
        let words = Words::new(Lang::En);
        let usual = Amount::halves(15);
        show(komi_control(komi, usual, words, &ignore()))
    };
    assert!(!control(KomiChoice::Own).contains("komi-points"));
    assert!(!control(KomiChoice::None).contains("komi-points"));
    assert!(control(KomiChoice::Same(Amount::halves(13))).contains("value=\"6.5\""));
}

#[test]
fn game_facts_show_what_is_known_and_what_is_assumed() {
    let known = facts(&Scene::new(Lang::En, [Action::Facts(true)]));
    assert!(known.contains("value=\"21\""), "{known}");
    let bare = facts(&Scene::new(
        Lang::En,
        [open(". X\nO ."), Action::Facts(true)],
    ));
    assert!(bare.contains("value=\"\" placeholder=\"1\"") || bare.contains("placeholder=\"1\""));
    let clash = Action::Fact(Fact::LastMove(Some(Color::White)));
    let html = facts(&Scene::new(Lang::En, [clash, Action::Facts(true)]));
    assert!(html.contains("White has one turn more"), "{html}");
    assert!(!facts(&Scene::new(Lang::En, [])).contains("class=\"form\""));
}

#[test]
fn notices_name_what_is_odd_about_position_and_file() {
    let notices = |actions: Vec<Action>| {
        let scene = Scene::new(Lang::En, actions);
        show(notices(
            &scene.view,
            scene.state.source(),
            scene.words,
            &ignore(),
            &ignore(),
        ))
    };
    assert_eq!(notices(vec![]), "");
    let alive = notices(vec![Action::Touch(Point::new(2, 5))]);
    assert!(alive.contains("data-notice=\"contested-seki\"") && alive.contains("<button"));
    // Black must connect at B3 in the end, unless a ruling says otherwise.
    let ko = ". X O .\n. X O .\nX . X O\n. X O .\n. X O .";
    let ruling = |html: &str, which: &str| {
        let option = html
            .split("ruling-B3-")
            .find(|part| part.starts_with(which));
        option.is_some_and(|part| part.contains("checked"))
    };
    let offered = notices(vec![open(ko)]);
    assert!(
        offered.contains("data-notice=\"ruling-decides\""),
        "{offered}"
    );
    assert!(
        ruling(&offered, "fill") && !ruling(&offered, "open"),
        "{offered}"
    );
    let ruled = notices(vec![open(ko), Action::Rule(Point::new(1, 2), false)]);
    assert!(!ruling(&ruled, "fill") && ruling(&ruled, "open"), "{ruled}");
    let file = notices(vec![open("(;SZ[5];B[zz];W[cc])")]);
    assert!(file.contains("“zz” is not on the board"), "{file}");
}

#[test]
fn a_record_tells_of_its_game() {
    let sgf = "(;SZ[5]PB[甲]PW[Anna]DT[1926]RE[B+2]RU[Chinese];B[cc])";
    let scene = Scene::new(Lang::En, [open(sgf)]);
    let told = |method| show(info(scene.state.source(), method, scene.words, &ignore()));
    let html = told(Method::LivingStones);
    assert!(html.contains("data-test=\"record-take\""), "{html}");
    assert!(!told(Method::Chinese).contains("record-take"));
    for part in ["甲", "Anna", "1926", "B+2", "Chinese"] {
        assert!(html.contains(part), "{part} in {html}");
    }
}

/// A comment that would be HTML, and a branch.
const BRANCHES: &str = "(;SZ[5]C[<b>x</b> & y](;B[cc];W[bb])(;B[aa]))";

#[test]
fn the_record_panel_says_where_one_is() {
    for lang in Lang::ALL {
        let panel = |walks: &[Walk]| {
            let walks = walks.iter().map(|&walk| Action::Walk(walk));
            let scene = Scene::new(lang, [open(BRANCHES)].into_iter().chain(walks));
            render::<RecordPanel>(RecordPanelProps {
                place: scene.state.place().unwrap().clone(),
                dead: scene.state.dead_at_end(),
                document: Rc::clone(scene.state.document()),
                count: scene.count.clone(),
                look: scene.state.look,
                words: scene.words,
                on: ignore(),
            })
        };
        let end = panel(&[]);
        assert!(
            end.contains("value=\"2\"") && !end.contains("record-middle"),
            "{end}"
        );
        assert!(!end.contains("record-branch"), "{end}");
        let start = panel(&[Walk::First]);
        assert_eq!(
            start.matches("data-test=\"record-branch\"").count(),
            2,
            "{start}"
        );
        assert_eq!(start.matches("aria-current").count(), 1, "{start}");
        assert!(start.contains("record-middle"), "{start}");
        // Comments are text.
        assert!(start.contains("&lt;b&gt;x&lt;/b&gt; &amp; y"), "{start}");
    }
}

#[test]
fn a_long_list_of_games_shows_a_page() {
    let game = |i: usize| format!("(;SZ[5]PB[b{i}]PW[w]RE[B+{i}];B[aa])");
    let text: String = (0..2000).map(game).collect();
    for lang in Lang::ALL {
        let scene = Scene::new(lang, [open(&text), Action::Walk(Walk::Game(1234))]);
        let html = render::<GamesWindow>(GamesWindowProps {
            place: scene.state.place().unwrap().clone(),
            words: scene.words,
            on: ignore(),
        });
        assert_eq!(html.matches("data-test=\"game\"").count(), 50);
        assert!(
            html.contains("b1234 – w") && html.contains("B+1234"),
            "{html}"
        );
    }
}

#[test]
fn what_is_being_read_can_be_stopped() {
    let progress = Progress {
        name: "long.sgf".into(),
        percent: 40,
        cancelled: Shared::new(std::cell::Cell::new(false)),
    };
    let html = show(reading(&progress, Words::new(Lang::En), &ignore()));
    assert!(html.contains("long.sgf is being read: 40 %"), "{html}");
    assert!(html.contains("reading-stop"), "{html}");
}

#[test]
fn the_open_window_shows_what_it_found_or_what_is_wrong() {
    for lang in Lang::ALL {
        let window = |opening: Rc<Opening>| {
            let words = Words::new(lang);
            render::<OpenWindow>(OpenWindowProps {
                opening,
                words,
                on: ignore(),
            })
        };
        assert!(window(Rc::default()).contains("data-test=\"open-text\""));
        let found = window(Rc::new(Opening::of(". X\nO .".into())));
        assert!(found.contains("data-test=\"found\"") && found.contains("role=\"img\""));
        let broken = [
            ". X\n. ?",
            "",
            "(;SZ[99])",
            "(;GM[3])",
            "X\nXX\nXXX X",
            "hello",
            "(;",
        ];
        for text in broken {
            let scene = Scene::new(lang, [open(text)]);
            if scene.state.window == Over::Open {
                let html = window(Rc::clone(&scene.state.opening));
                assert!(html.contains("role=\"alert\""), "{text:?}");
            }
        }
        let scene = Scene::new(lang, [open(". X\n. ?")]);
        let html = window(Rc::clone(&scene.state.opening));
        assert!(html.contains("<mark>?</mark>"), "{html}");
    }
}

#[test]
fn the_presentation_shows_two_verdicts_on_their_grounds() {
    let present = |lang, actions: Vec<Action>| {
        let scene = Scene::new(lang, actions);
        let chinese = Scene::new(Lang::ZhHans, []);
        render::<Present>(PresentProps {
            view: scene.view.clone(),
            chinese: (lang == Lang::En).then_some(chinese.view),
            words: scene.words,
            on: ignore(),
        })
    };
    let html = present(Lang::En, vec![]);
    let (first, second) = html.split_once("class=\"why\"").unwrap();
    assert!(first.contains("data-winner=\"w\"") && second.contains("data-winner=\"b\""));
    assert!(
        html.contains("White wins") && html.contains("白胜"),
        "{html}"
    );
    let alone = present(Lang::ZhHans, vec![Action::Pin(Method::Chinese)]);
    assert_eq!(alone.matches("data-winner=").count(), 1);
}

#[test]
fn the_bar_names_the_position_and_what_can_be_undone() {
    for (lang, theme) in Lang::ALL.into_iter().zip([Theme::Auto, Theme::Dark]) {
        let scene = Scene::new(lang, []);
        let html = render::<Bar>(BarProps {
            source: Rc::clone(scene.state.source()),
            can_undo: true,
            can_redo: false,
            theme,
            words: scene.words,
            on_link: Callback::noop(),
            on: ignore(),
        });
        assert!(html.contains("图一 无争局面"));
        assert_eq!(html.matches("aria-disabled=\"true\"").count(), 1, "{html}");
    }
}

#[test]
fn help_and_the_foot_of_a_phone_render_in_every_language() {
    for lang in Lang::ALL {
        let scene = Scene::new(lang, []);
        let words = scene.words;
        assert!(show(help(words, &ignore())).contains("<kbd>"));
        let html = show(sticky(&scene.view, words));
        assert_eq!(html.matches("data-test=\"verdict\"").count(), 2);
        let html = show(legend(&scene.view, words));
        assert_eq!(html.matches("<li").count(), scene.view.legend.len());
    }
}

#[test]
fn the_loupe_names_the_chain_and_offers_one_thing() {
    let scene = Scene::new(Lang::En, []);
    let loupe = |point| {
        let loupe = Loupe {
            trial: false,
            view: &scene.view,
            point,
            chain: scene.state.document().board.chain_at(point).len(),
            words: scene.words,
            on: &ignore(),
            on_point: &ignore(),
        };
        show(loupe.html())
    };
    let dead = loupe(Point::new(2, 5));
    assert!(
        dead.contains("Black, one stone, dead") && dead.contains("Mark alive"),
        "{dead}"
    );
    assert!(!loupe(Point::new(0, 0)).contains("data-test=\"loupe-mark\""));
}

#[test]
fn a_point_is_explained_when_asked() {
    let c2 = Point::new(2, 5);
    for lang in Lang::ALL {
        let scene = Scene::new(lang, [Action::Choose(Method::Japanese), Action::Why(c2)]);
        let why = scene.why();
        let html = show(touched(
            &scene.view,
            scene.state.done,
            why.as_ref(),
            false,
            scene.words,
            &ignore(),
        ));
        let told = scene.words.worth(&scene.count, Method::Japanese, c2);
        assert!(html.contains(&told) && html.contains("C2"), "{html}");
    }
}

#[test]
fn points_to_be_filled_are_told_one_by_one() {
    let scene = Scene::new(
        Lang::En,
        [Action::Example("teire"), Action::Choose(Method::Japanese)],
    );
    let list = |method| {
        let points = Why::must_fill(&scene.count, method, scene.words);
        show(must_fill(&points, scene.words, &ignore()))
    };
    let html = list(Method::Japanese);
    assert_eq!(html.matches("data-line=\"must-fill\"").count(), 1, "{html}");
    assert!(html.contains("must fill E5"), "{html}");
    assert!(!list(Method::Chinese).contains("must-fill"));
}

fn flips(scene: &Scene, open: bool) -> String {
    render::<FlipsPanel>(FlipsPanelProps {
        document: Rc::clone(scene.state.document()),
        count: scene.count.clone(),
        look: scene.state.look,
        words: scene.words,
        open,
        on_lit: ignore(),
        on: ignore(),
    })
}

#[test]
fn every_method_stands_on_the_komi_axis() {
    for lang in Lang::ALL {
        for komi in [
            KomiChoice::Own,
            KomiChoice::None,
            KomiChoice::Same(Amount::points(1)),
        ] {
            let scene = Scene::new(lang, [Action::Komi(komi)]);
            let html = flips(&scene, false);
            for method in scene.state.look.methods() {
                let id = format!("data-axis=\"{}\"", method.id());
                assert_eq!(html.matches(&id).count(), 1, "{method}: {html}");
            }
            assert_eq!(html.matches("class=\"chosen\"").count(), 1);
            assert_eq!(html.contains("lane-w"), komi != KomiChoice::Own);
            assert!(!html.contains("flip-lines"));
        }
    }
    let scene = Scene::new(Lang::En, [Action::Komi(KomiChoice::Same(Amount::HALF))]);
    let html = flips(&scene, false);
    assert!(
        html.contains("Komi 0.5: 12 methods for White, 5 for Black"),
        "{html}"
    );
}

#[test]
fn the_smallest_changes_are_tried_when_asked_for() {
    let scene = Scene::new(Lang::En, [Action::Choose(Method::Chinese)]);
    let html = flips(&scene, true);
    assert!(html.contains("What would turn Chinese 2002"), "{html}");
    assert!(html.contains("data-line=\"komi\"") && html.contains("it is a draw"));
    assert!(html.contains("If the black chain at C2 is alive, Black wins."));
    // An empty board has too many points to try.
    let scene = Scene::new(Lang::En, [open("(;SZ[19])")]);
    let html = flips(&scene, true);
    assert!(html.contains("361 points are still open"), "{html}");
}

#[test]
fn a_trial_tells_its_turns_its_rules_and_what_it_found() {
    let begin = Action::Trial(TrialAction::Begin);
    let panel = |actions: Vec<Action>| {
        let scene = Scene::new(Lang::En, actions);
        let play = scene.state.trial.clone().unwrap();
        show(trial(&play, scene.state.document(), scene.words, &ignore()))
    };
    let html = panel(vec![begin.clone()]);
    assert!(html.contains("Black moves first.") && html.contains("trial-first"));
    assert!(html.contains("positional superko"), "{html}");
    let first = Action::Trial(TrialAction::First(Color::White));
    let html = panel(vec![
        begin.clone(),
        first.clone(),
        Action::Touch(Point::new(2, 5)),
    ]);
    assert!(html.contains("There is already a stone at C2."), "{html}");
    // White takes C2 from B2.
    let b2 = Action::Touch(Point::new(1, 5));
    let html = panel(vec![begin, first, b2]);
    assert!(
        html.contains("White B2, takes one stone. Black to move."),
        "{html}"
    );
    assert!(!html.contains("trial-first"));
}

/// A position without marks: a white stone in Black's area.
const PRISON: &str = "\
. . . X O . .
. . . X O . .
. . . X O . .
O . . X O . .
. . . X O . .
. . . X O . .
. . . X O . .";

fn answered(scene: &Scene) -> Scene {
    let answer = ProposalAction::Answer {
        number: scene.state.questions,
        proposal: Shared::new(Suggestion::of(&scene.state.document().board)),
        finished: true,
    };
    let mut state = Rc::clone(&scene.state);
    state = state.reduce(Action::Proposal(answer));
    Scene {
        state,
        count: scene.count.clone(),
        view: scene.view.clone(),
        words: scene.words,
    }
}

fn suggested(scene: &Scene) -> String {
    show(proposal(&scene.state, scene.words, &ignore(), &ignore()))
}

#[test]
fn a_proposal_is_told_with_reasons_and_changes_nothing() {
    for lang in Lang::ALL {
        let scene = Scene::new(lang, [open(PRISON)]);
        let looking = suggested(&scene);
        assert!(looking.contains("aria-busy=\"true\""), "{looking}");
        assert!(looking.contains(scene.words.text("app-suggest-looking")));
        let live = "data-test=\"proposal-live\" class=\"sr\"></p>";
        assert!(looking.contains(live), "nothing is said before the end");
        let scene = answered(&scene);
        let html = suggested(&scene);
        assert!(!html.contains(live), "{html}");
        assert!(
            html.contains("data-line=\"looks-dead\" data-chain=\"A4\""),
            "{html}"
        );
        let verdict = scene.state.proposed().next().expect("it looks dead");
        let told = scene.words.suggested(verdict, scene.view.board.size);
        assert!(html.contains(&told), "{html}");
        assert_eq!(html.matches("data-test=\"proposal-mark\"").count(), 1);
        let [looks_dead, unsure] = proposed_stones(&scene.state);
        assert!(unsure.is_empty());
        let view = scene.view.with_proposal(&looks_dead, &unsure, scene.words);
        let at = view.board.at(Point::new(0, 3)).expect("on the board");
        assert!(at.label.contains(scene.words.text("label-looks-dead")));
        assert!(!at.dead && view.legend.len() == scene.view.legend.len() + 1);
        assert_eq!(view.ledger, scene.view.ledger);
    }
}

#[test]
fn marks_win_and_differences_are_pointed_out() {
    let a4 = Action::Touch(Point::new(0, 3));
    let wall = Action::Touch(Point::new(3, 0));
    let ask = || Action::Proposal(ProposalAction::Ask);
    let kept = answered(&Scene::new(Lang::En, [open(PRISON), a4, ask()]));
    let html = suggested(&kept);
    assert!(html.contains("The suggestion agrees with them."), "{html}");
    assert!(!html.contains("proposal-accept") && !html.contains("data-chain"));
    let other = answered(&Scene::new(Lang::En, [open(PRISON), wall, ask()]));
    let html = suggested(&other);
    assert!(html.contains("2 chains look otherwise."), "{html}");
    assert_eq!(html.matches("data-line=\"differing\"").count(), 2, "{html}");
    assert!(html.contains("Mark alive: D7") && html.contains("Mark dead: A4"));
}

#[test]
fn a_suggestion_is_offered_where_there_is_none() {
    let line = |is_suggested| {
        let scene = Scene::new(Lang::En, []);
        let (view, words) = (&scene.view, scene.words);
        show(touched(view, None, None, is_suggested, words, &ignore()))
    };
    assert!(line(false).contains("data-test=\"suggest\""));
    assert!(!line(true).contains("data-test=\"suggest\""));
}
